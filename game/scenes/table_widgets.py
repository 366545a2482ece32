"""Makes the table's widgets for what can be done now: board, buttons, hand, log, and the close-up's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.content.controls import Action
from game.engine.core.step import Command
from game.engine.core.text import N_, Message
from game.scenes.table_advice import advice
from game.scenes.table_board import BoardWidget
from game.scenes.table_buttons import Choice, choices, useful_spaces
from game.scenes.table_fights import FOR_ME
from game.scenes.table_marks import TableMarks
from game.scenes.table_tray import tray_widgets
from game.ui import theme
from game.ui.skins.commandos import close_up
from game.ui.skins.commandos.hand import HandCard, paint_full
from game.ui.text import tr, tr_message
from game.ui.widgets import bubble
from game.ui.widgets.base import Tip, Widget
from game.ui.widgets.button import Button, MenuButton

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_HAND_KEYS = (Action.LOADOUT_1, Action.LOADOUT_2, Action.LOADOUT_3)
_SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 0.0)
_CLOSE_UP_BUTTON = (164, 46)


class PanelNote(Widget):
    """A panel that only has a bubble."""

    focusable = False

    def __init__(self, name: str, rect: pygame.Rect, words: str) -> None:
        super().__init__(name, rect, tip=words)


class WidgetMaker:
    """Builds the widgets of the table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.in_close_up = False

    def widgets(self) -> list[Widget]:
        """All widgets, in drawing and Tab order."""
        self.in_close_up = self.scene.close_up.fight is not None
        return self._close_up_widgets() if self.in_close_up else self.table_widgets()

    def table_widgets(self) -> list[Widget]:
        """The widgets of the table itself."""
        return [
            self._menu(),
            self._board(),
            *tray_widgets(self.scene),
            *self._about(),
            *self.buttons(),
            *self.tools(),
            *self._hand(),
            *self.scene.log.widgets(),
        ]

    def _menu(self) -> Widget:
        key = self.scene.ui.prompt(Action.BACK)
        return MenuButton(self.scene.calls.on_menu, tr(N_("Menu ({key})")).format(key=key))

    def _board(self) -> Widget:
        scene = self.scene
        game = scene.game
        useful = useful_spaces(game)
        start = scene.game.state.drop_zones[0]
        return BoardWidget(
            scene.geometry,
            paint=scene.picture.draw_board,
            on_pick=scene.pick_on_board,
            on_point=scene.look,
            useful=useful,
            explain=lambda space: None if space is None else scene.rule_of(space),
            by_mouse=lambda: scene.ui.controls.device == "mouse",
            cursor=start,
        )

    def _about(self) -> list[Widget]:
        """In a low window the whole text of the panel below the board is in a bubble."""
        places, body = self.scene.places, self.scene.heading().body
        return [PanelNote("about", places.commando, body)] if places.cramped and body else []

    # ------------------------------------------------------------ action bar

    def buttons(self) -> list[Widget]:
        """What can be done, below the board."""
        game = self.scene.game
        if self.scene.busy and not (game.acting and game.shows_own_turn):
            return []  # an answer before the question has been seen would tell what comes
        found = choices(game)
        return [self._button(choice, self.scene.places.button(i, len(found))) for i, choice in enumerate(found)]

    def _button(self, choice: Choice, rect: pygame.Rect) -> Button:
        prompt = self.scene.ui.prompt(choice.hotkey) if choice.hotkey else choice.letter.upper()
        return Button(
            choice.pick,
            rect,
            choice.label,
            self._on_click(choice, rect),
            style=choice.style,
            icon=choice.icon,
            sub=choice.sub,
            key=prompt,
            tip=choice.tip,
            reason=choice.reason,
            rule=choice.rule,
            hotkey=choice.hotkey,
            letter=choice.letter,
        )

    def _on_click(self, choice: Choice, rect: pygame.Rect) -> Callable[[], None]:
        scene = self.scene
        if choice.pick == "button:move":
            return scene.arm_move
        if choice.pick == "button:end":
            return scene.end_phase
        if choice.pick == FOR_ME:
            return lambda: scene.fight_next(rect)
        return lambda: scene.pick(choice.pick, rect)

    # ------------------------------------------------------------ tools

    def tools(self) -> list[Widget]:
        """Undo, redo, hint and speed."""
        scene = self.scene
        session = scene.game.session
        undo, redo = session.undo_stop(), session.redo_stop()
        places = scene.places.tools()
        return [
            self._tool("undo", places[0], "undo", Action.UNDO, N_("Undo"), lambda: scene.undo(places[0]), undo),
            self._tool("redo", places[1], "redo", Action.REDO, N_("Redo"), lambda: scene.redo(places[1]), redo),
            self._tool("hint", places[2], "hint", Action.HINT, N_("Hint"), lambda: scene.hint(places[2]), None),
            self.speed(places[3]),
        ]

    def _tool(
        self,
        name: str,
        rect: pygame.Rect,
        icon: str,
        action: Action,
        label: str,
        on_click: Callable[[], None],
        stop: Message | None,
    ) -> Button:
        key = self.scene.ui.prompt(action)
        tip = f"{tr(label)} ({key})" if key else tr(label)
        reason = tr_message(stop) if stop else ""
        rule = "commandos:R4" if name == "undo" else None
        return Button(name, rect, "", on_click, icon=icon, tip=tip, reason=reason, rule=rule, hotkey=action)

    def speed(self, rect: pygame.Rect) -> Button:
        """The button that changes the speed of what moves."""
        speed = self.scene.ui.settings.speed
        label = f"{speed:g}x" if speed else tr(N_("off"))
        tip = tr(N_("Speed of what moves. Hold {key} to hurry.")).format(key=self.scene.ui.prompt(Action.HURRY))
        return Button("speed", rect, label, self._change_speed, role="label", tip=tip)

    def _change_speed(self) -> None:
        now = self.scene.ui.settings.speed
        index = _SPEEDS.index(now) if now in _SPEEDS else 0
        self.scene.ui.change(speed=_SPEEDS[(index + 1) % len(_SPEEDS)])
        self.scene.rebuild()

    # ------------------------------------------------------------ hand

    def _hand(self) -> list[Widget]:
        game = self.scene.game
        stage, chooser = game.shown, game.chooser
        count = max(3, len(stage.hand))
        return [self._card(index, card, count, chooser.taken) for index, card in enumerate(stage.hand)]

    def _card(self, index: int, card_id: str, count: int, taken: tuple[str, ...]) -> HandCard:
        scene, pick = self.scene, f"card:{card_id}"
        game, rect = scene.game, scene.places.card(index, count)
        refusal = game.chooser.reason(pick)
        until = tr(N_("ready in R{n}")).format(n=game.shown.round + 1) if card_id in game.shown.exhausted else ""
        hotkey = _HAND_KEYS[index] if index < len(_HAND_KEYS) else None
        return HandCard(
            rect,
            game.state.table.loadout[card_id],
            lambda: scene.pick(pick, rect),
            exhausted=until,
            is_open=refusal is None,
            chosen=pick in taken,
            key=scene.ui.prompt(hotkey) if hotkey and refusal is None else "",
            reason=tr_message(refusal.message) if refusal else "",
            rule=(refusal.rule if refusal else "") or "commandos:L1",
            hotkey=hotkey,
        )

    # ------------------------------------------------------------ close-up

    def _close_up_widgets(self) -> list[Widget]:
        scene = self.scene
        rect = close_up.rect_in(scene.size)
        w, h = _CLOSE_UP_BUTTON
        right, y = rect.right - 24, rect.y + 454
        found: list[Widget] = []
        if scene.close_up.reacting:
            options = [choice for choice in choices(scene.game)]
            for index, choice in enumerate(reversed(options)):
                place = pygame.Rect(right - w - index * (w + theme.GAP), y, w, h)
                found.insert(0, self._reaction(choice, place))
            return found
        place = pygame.Rect(right - w, y, w, h)
        return [Button("continue", place, tr(N_("Continue")), scene.go_on, style="primary", rule="commandos:A6")]

    def _reaction(self, choice: Choice, place: pygame.Rect) -> Button:
        scene = self.scene

        def react() -> None:
            scene.go_on()
            scene.pick(choice.pick, place)

        button = self._button(choice, place)
        button.on_click = react
        return button

    # ------------------------------------------------------------ above the table

    def draw_above(self, surface: pygame.Surface) -> None:
        """The full card of a load-out that is looked at."""
        cards = [widget for widget in self.scene.page.widgets if isinstance(widget, HandCard)]
        by_keys = self.scene.ui.controls.device != "mouse"
        looked_at = [card for card in cards if card.hovered] or [card for card in cards if card.focused and by_keys]
        for card in looked_at[:1]:
            full = paint_full(surface, card.rect, card.card)
            if card.refusal and not self.scene.bubble:
                bubble.draw_tip(surface, Tip(card.refusal, tr(N_("Not now")), refusal=True), full)

    # ------------------------------------------------------------ hint

    def show_hint(self, command: Command, why: Message, anchor: pygame.Rect) -> None:
        """Makes all clicks of the bot's command but the last one, marks that, and says what it would be and why."""
        scene = self.scene
        *first, last = command.picks()
        scene.game.chooser.take_instead(tuple(first))
        scene.board_marks = TableMarks(scene.game)
        scene.log.shown = self._spaces_of(last)
        scene.say(f"{advice(scene.game, command)} {tr_message(why)}", anchor, title=tr(N_("Hint")))
        scene.rebuild()
        if not scene.log.shown:
            scene.page.focus(last)

    def _spaces_of(self, pick: str) -> frozenset[int]:
        """Where a pick is on the board; nowhere for a button or a card."""
        s = self.scene.game.state
        kind, _, name = pick.partition(":")
        if kind == "space":
            return frozenset((s.table.board.space_of[name],))
        if kind == "tile":
            return frozenset((s.table.board.centres[s.table.board.tile_number[name]],))
        if kind == "die" and s.die(name).space >= 0:
            return frozenset((s.die(name).space,))
        return frozenset()
