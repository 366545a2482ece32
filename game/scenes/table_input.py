"""Where each event at the table goes: ending what moves, the open bubble, rules, own keys, then the widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.content.controls import Action
from game.scenes.table_rules import panel_at
from game.ui.focus import DIRECTIONS
from game.ui.input import Act, Event, Hover, Key, Pos, Press, Release, Wheel

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_FOCUS_MOVES = {*DIRECTIONS, Action.NEXT, Action.PREVIOUS}
_DICE_STEPS = {Action.NEXT_TAB: 1, Action.PREVIOUS_TAB: -1}


class TableInput:
    """The input of one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._pointer: Pos | None = None

    def handle(self, event: Event) -> bool:
        """Uses an event; True if it was used."""
        scene = self.scene
        if isinstance(event, Act) and event.action is Action.HURRY:
            scene.player.hurry = event.down
            return True
        if scene.busy and not scene.player.waiting and self._only_ends_motion(event):
            scene.finish()
            return True
        if isinstance(event, (Press, Act, Wheel)) and scene.bubble:
            return self._with_bubble(event)
        self._follow_pointer(event)
        used = self._cite(event) or self._next_die(event) or scene.page.handle(event)
        if isinstance(event, (Hover, Act, Key, Release)):
            scene.look()
        return used or self._back(event)

    def _only_ends_motion(self, event: Event) -> bool:
        """Any click or key ends what runs; while the own turn goes on it is carried out as well."""
        scene = self.scene
        match event:
            case Press() | Act(down=True):
                pass
            case Key(name=name) if not scene.ui.controls.actions(name):
                pass
            case _:
                return False
        return not scene.game.shows_own_turn or scene.close_up.fight is not None

    def _with_bubble(self, event: Event) -> bool:
        """F1 opens the rule of a refusal, Back closes the bubble; anything else closes it and is carried out."""
        scene = self.scene
        assert scene.bubble
        _, anchor, rule = scene.bubble
        scene.bubble, scene.stale = None, True
        if isinstance(event, Act) and event.action is Action.HELP and rule:
            return scene.page.cite(rule, anchor)
        if isinstance(event, Act) and event.action is Action.BACK:
            return True
        return self.handle(event)

    def _leave_bubble(self, event: Hover) -> None:
        """A refusal closes when the pointer goes away from what was clicked; a hint stays."""
        scene = self.scene
        if scene.bubble and scene.bubble[0].refusal and not scene.bubble[1].collidepoint(event.pos):
            scene.bubble, scene.stale = None, True

    def _cite(self, event: Event) -> bool:
        """F1 opens the rule of the space under the pointer or the cursor, or of the panel under the pointer."""
        scene = self.scene
        asked = isinstance(event, Act) and event.action is Action.HELP and event.down
        if not asked or scene.page.popover:
            return False
        if self._pointer and not (scene.board and scene.board.pointer):
            found = panel_at(scene.places, self._pointer)
            return found is not None and scene.page.cite(*found)
        if scene.pointed is None:
            return False
        return scene.page.cite(scene.rule_of(scene.pointed), scene.geometry.space_rect(scene.pointed))

    def _follow_pointer(self, event: Event) -> None:
        """The pointer counts until a key moves the focus."""
        if isinstance(event, Hover):
            self._pointer = event.pos
            self._leave_bubble(event)
        elif isinstance(event, Act) and event.action in _FOCUS_MOVES:
            self._pointer = None

    def _next_die(self, event: Event) -> bool:
        """The tab keys go through the own dice."""
        scene = self.scene
        game = scene.game
        if not isinstance(event, Act) or event.action not in _DICE_STEPS or not event.down or not game.acting:
            return False
        step = _DICE_STEPS[event.action]
        dice = sorted(pick for pick in game.chooser.next_picks(()) if pick.startswith("die:"))
        if dice:
            now = dice.index(f"die:{game.selected}") if game.selected else -(step > 0)
            game.chooser.take_instead(())
            scene.pick(dice[(now + step) % len(dice)])
            if scene.board and game.selected:
                scene.board.cursor = game.state.die(game.selected).space
        return True

    def _back(self, event: Event) -> bool:
        """Nobody used Back: one step back at the table itself."""
        if not isinstance(event, Act) or event.action is not Action.BACK or not event.down or event.repeat:
            return False
        self.scene.back()
        return True
