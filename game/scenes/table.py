"""The table of Dice Commandos: board, panels, hand and log around one session; input never waits for what moves."""

from __future__ import annotations

from pathlib import Path

import pygame

from game import paths
from game.content.controls import Action
from game.engine.core.events import Event as TableEvent
from game.engine.core.session import Session
from game.engine.core.step import Refusal
from game.engine.core.text import N_
from game.scenes.combat import CloseUp
from game.scenes.context import Ui
from game.scenes.dialog import confirm
from game.scenes.stack import Scene, Size
from game.scenes.table_board import BoardWidget, OddsTags, paint_order
from game.scenes.table_game import TableCalls, TableGame
from game.scenes.table_log import FILTERS, copy_text
from game.scenes.table_marks import TableMarks
from game.scenes.table_panels import heading, stills
from game.scenes.table_widgets import WidgetMaker
from game.ui import marks, theme
from game.ui.animations import Clip, Effects, Player
from game.ui.input import Act, Event, Hover, Key, Pos, Press, Release, Wheel
from game.ui.skins.commandos import close_up
from game.ui.skins.commandos.board import BoardPainter, Marks, die_at, die_rect
from game.ui.skins.commandos.clips import ClipMaker
from game.ui.skins.commandos.geometry import Geometry
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.right_panels import Odds, chance_words
from game.ui.skins.commandos.sheet import PanelSheet
from game.ui.stage import Stage
from game.ui.text import tr, tr_message
from game.ui.widgets import bubble
from game.ui.widgets.base import Tip
from game.ui.widgets.listbox import ListBox


class TableScene(Scene):
    """One game on the table. `near` is the map that the board was read from: its cards are looked for there."""

    def __init__(self, ui: Ui, session: Session, calls: TableCalls | None = None, near: Path | None = None) -> None:
        self.ui, self.calls = ui, calls or TableCalls()
        self.page = ui.page()
        settings = ui.settings
        self._player = Player(self._clip, self._settle, ui.cue)
        self._queued: list[TableEvent] = []
        self.game = TableGame(session, self.calls, self._queued.extend)
        spec = session.state.table.setup.board
        self._clips = ClipMaker(
            lambda: self.game.shown, spec.width, settings.reduced_motion, getattr(settings, "close_up", "full")
        )
        self.close_up = CloseUp(self.game, self._player)
        table = session.state.table
        plates = tuple(table.objective[token].plate for token in session.state.objectives)
        near = near or paths.maps() / "commandos" / f"{spec.name}.tmx"
        self._near, self._plates = near, plates
        self._painter = BoardPainter(spec, near, plates, settings.colours)
        self._sheet = PanelSheet()
        self._bubble: tuple[Tip, pygame.Rect, str] | None = None
        self._changes = 0
        self._pointed: int | None = None
        self.shown_by_log: frozenset[int] = frozenset()
        self.log_filter = "all"
        self.to_space = False  # Move was pressed: a click on a space with dice goes there
        self.size: Size = theme.DESIGN
        self.board_marks = TableMarks(self.game)
        self._marks = Marks()
        self._makers = WidgetMaker(self)
        self._play_queued()

    # ------------------------------------------------------------ events of the game

    def _clip(self, event: TableEvent) -> Clip:
        clip = self._clips.clip(event)
        self.close_up.follow(event)
        return clip

    def _settle(self, event: TableEvent) -> None:
        self.game.shown.apply(event)
        self._changes += 1

    def _play_queued(self) -> None:
        """Plays what just happened, at the player's speed."""
        settings = self.ui.settings
        self._player.speed = settings.speed
        self._clips.reduced = settings.reduced_motion
        queued, self._queued[:] = self._queued[:], []
        self._player.add(queued)
        if not settings.speed:
            self._player.finish()
        self._moved_on()

    def _moved_on(self) -> None:
        """Something was played or chosen: widgets and marks are made anew."""
        self.close_up.close_if_done()
        self._changes += 1
        if not self._player.running:
            assert self.game.shown == Stage.of(self.game.state), "the window's table is not the game's"
            self.game.tell_end()
        self.board_marks = TableMarks(self.game)
        self.rebuild()

    @property
    def busy(self) -> bool:
        """Whether something still moves or waits for Continue."""
        return self._player.running

    # ------------------------------------------------------------ arranging

    def layout(self, size: Size) -> None:
        self.size = size
        self.places = Layout(size)
        self.geometry = Geometry(self.game.state.table.setup.board, self.places.well)
        if self._painter.lines is not theme.MARKS[self.ui.settings.colours]:
            self._painter = BoardPainter(
                self.game.state.table.setup.board, self._near, self._plates, self.ui.settings.colours
            )
        self._sheet.forget()
        self._player.speed = self.ui.settings.speed
        self.rebuild()

    def rebuild(self) -> None:
        """Make the widgets and marks for what can be done now."""
        if not hasattr(self, "geometry"):
            return
        self.page.show(self._makers.widgets(), "board")
        self._point()
        self.stale = True

    @property
    def board(self) -> BoardWidget | None:
        """The board's widget; None behind the close-up."""
        widget = self.page.widget("board")
        return widget if isinstance(widget, BoardWidget) else None

    def _point(self) -> None:
        """Works out what the pointer or the cursor is on."""
        board = self.board
        self._pointed = board.pointed if board else None
        quiet = self._player.running
        self._marks = (
            Marks(shown=self.shown_by_log) if quiet else self.board_marks.marks(self._pointed, self.shown_by_log)
        )

    # ------------------------------------------------------------ choosing

    def pick(self, pick: str, anchor: pygame.Rect | None = None) -> None:
        """A click on something that can be picked, or is refused with a reason beside `anchor`."""
        self.finish()
        self.shown_by_log = frozenset()
        if refusal := self.game.pick(pick):
            self.refuse(refusal, anchor or pygame.Rect(self.size[0] // 2, self.size[1] // 2, 0, 0))
            return
        self.to_space = False
        self._play_queued()

    def refuse(self, refusal: Refusal, anchor: pygame.Rect) -> None:
        """Say why not, beside what was clicked."""
        self.say(tr_message(refusal.message), anchor, refusal.rule)

    def say(self, sentence: str, anchor: pygame.Rect, rule: str = "") -> None:
        """Open a bubble with a reason."""
        self.ui.cue("refuse")
        self._bubble = Tip(sentence, tr(N_("Not now")), refusal=True), anchor, rule
        self.stale = True

    def pick_on_board(self, space: int, pos: Pos | None) -> None:
        """A click on a space, or on a die in it; without `pos` it came from the keyboard."""
        self.finish()
        letter = die_at(self.geometry, self.game.shown, pos) if pos else None
        self.pick(self._target(space, letter), self.geometry.space_rect(space))

    def _target(self, space: int, letter: str | None) -> str:
        """What a click on a space means: the die under it, the space, its tile, or an enemy to be attacked."""
        board = self.game.state.table.board
        chooser, here = self.game.chooser, self.game.shown.at(space)
        next_picks, open_picks = chooser.next_picks(), chooser.open_picks()
        own = [f"die:{die.letter}" for die in here if die.letter < "u"]
        by_space, by_tile = f"space:{board.names[space]}", f"tile:{board.tile_names[board.tile_of[space]]}"
        if letter:
            own.sort(key=lambda pick: pick != f"die:{letter}")
        tries = [f"die:{letter}" if letter else "", *(f"die:{die.letter}" for die in here)]
        if found := next((pick for pick in tries if pick in next_picks), None):
            return found
        if by_space in next_picks and (self.to_space or not letter or letter >= "u"):
            return by_space
        if by_tile in next_picks:
            return by_tile
        for die in here:
            if die.letter >= "u" and (entry := self.board_marks.entry_to(die.letter)) is not None:
                return f"space:{board.names[entry]}"
        if own_open := [pick for pick in own if pick in open_picks]:
            return self._next_own(own_open, letter)
        if by_space in next_picks:
            return by_space
        return f"die:{letter}" if letter else by_space

    def _next_own(self, picks: list[str], letter: str | None) -> str:
        """Of several own dice in a space the one under the pointer; by keyboard each in turn."""
        selected = f"die:{self.game.selected}"
        if letter or selected not in picks:
            return picks[0]
        return picks[(picks.index(selected) + 1) % len(picks)] if len(picks) > 1 else selected

    def end_phase(self) -> None:
        """Ends the Commando Phase, after asking where the player wants that."""
        left, ask = self.game.state.actions, self.ui.settings.ask_before
        self.finish()
        if ask == "always" or (left and ask == "last" and "button:end" in self.game.chooser.open_picks()):
            body = tr(N_("Actions left: {n}. Ending the phase cannot be taken back.")).format(n=left)
            confirm(self.ui, tr(N_("End your turn?")), body, tr(N_("End it")), lambda: self.pick("button:end"))
            return
        self.pick("button:end")

    def back(self) -> None:
        """One step back: the bubble, the log's mark, the last click; then the menu."""
        if self._bubble:
            self._bubble = None
        elif self.shown_by_log:
            self.shown_by_log = frozenset()
        elif self.to_space:
            self.to_space = False
        elif self.game.chooser.back():
            self.board_marks = TableMarks(self.game)
        else:
            self.calls.on_menu()
        self.rebuild()

    def undo(self, anchor: pygame.Rect) -> None:
        """Takes the last command back, or says why not."""
        self.finish_all()
        if reason := self.game.undo():
            self.say(tr_message(reason), anchor)
            return
        self._moved_on()

    def redo(self, anchor: pygame.Rect) -> None:
        """Plays again what was taken back, or says why not."""
        self.finish_all()
        if reason := self.game.redo():
            self.say(tr_message(reason), anchor)
            return
        self._play_queued()

    def hint(self, anchor: pygame.Rect) -> None:
        """Shows what the bot would do: its picks are taken as far as they are only looking."""
        self.finish_all()
        command = self.game.hint()
        if command is None:
            self.say(tr(N_("There is no hint now.")), anchor)
            return
        *first, last = command.picks()
        self.game.chooser.taken = tuple(first)
        self.board_marks = TableMarks(self.game)
        self._point_at(last)
        self._bubble = Tip(tr_message(self._makers.hint_words(command)), tr(N_("Hint"))), anchor, ""
        self.rebuild()

    def _point_at(self, pick: str) -> None:
        """Puts the mark of the log on the space or tile of a pick, and the focus on its button."""
        kind, _, name = pick.partition(":")
        board = self.game.state.table.board
        if kind == "space":
            self.shown_by_log = frozenset((board.space_of[name],))
        elif kind == "die" and self.game.state.die(name).space >= 0:
            self.shown_by_log = frozenset((self.game.state.die(name).space,))
        else:
            self.page.focus(pick)

    def arm_move(self) -> None:
        """Move: the keyboard goes to the board, and a click on a space with dice in it goes there."""
        self.finish()
        self.to_space = True
        self.page.focus("board")
        board = self.board
        if board and self._marks.steps:
            board.cursor = min(self._marks.steps, key=lambda pair: pair[1])[0]
        self.rebuild()

    # ------------------------------------------------------------ log

    def next_filter(self) -> None:
        """Shows another kind of lines."""
        names = list(FILTERS)
        self.log_filter = names[(names.index(self.log_filter) + 1) % len(names)]
        self.rebuild()

    def copy_log(self) -> None:
        """Puts the log on the clipboard."""
        if not copy_text(self.game.book.as_text()):
            self.say(tr(N_("There is no clipboard here.")), self.places.log)

    def show_line(self, row: int) -> None:
        """Shows on the board what a line of the log is about."""
        widget = self.page.widget("log")
        if not isinstance(widget, ListBox) or row >= len(widget.rows):
            return
        number, _ = widget.rows[row].value  # type: ignore[misc]
        self.shown_by_log = frozenset(self.game.book.lines[number].spaces)
        self.look()

    # ------------------------------------------------------------ time

    def finish(self) -> None:
        """Ends at once what still moves."""
        if self._player.running:
            self._player.finish()
            self._moved_on()

    def finish_all(self) -> None:
        """Ends everything, also what waits for Continue."""
        while self._player.running:
            self._player.finish()
            self._player.let_go()
        self.close_up.fight = None
        self._moved_on()

    def go_on(self) -> None:
        """Continue: closes the close-up and plays on."""
        if self._player.waiting:
            self._player.let_go()
        self._moved_on()

    def update(self, ms: int) -> None:
        self.page.update(ms)
        was_waiting = self._player.waiting
        if self._player.update(ms):
            self.stale = True
            if not self._player.running or self._player.waiting != was_waiting:
                self._moved_on()
            elif bool(self.close_up.fight) != self._makers.in_close_up:
                self.rebuild()
        self.stale = self.stale or self.page.stale

    def next_frame(self) -> int | None:
        due = [ms for ms in (self.page.next_frame(), self._player.due(theme.FRAME)) if ms is not None]
        return min(due, default=None)

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        if isinstance(event, Act) and event.action is Action.HURRY:
            self._player.hurry = event.down
            return True
        if self._player.running and not self._player.waiting and self._ends_motion(event):
            self.finish()
            return True
        if isinstance(event, (Press, Act, Wheel)) and self._bubble:
            return self._with_bubble(event)
        used = self._cite_space(event) or self.page.handle(event)
        if isinstance(event, (Hover, Act, Key, Release)):
            self.look()
        if not used and isinstance(event, Act) and event.action is Action.BACK and event.down and not event.repeat:
            self.back()
            used = True
        self.stale = self.stale or self.page.stale
        return used

    def _cite_space(self, event: Event) -> bool:
        """F1 on the board opens the rule of the space under the pointer or the cursor."""
        asked = isinstance(event, Act) and event.action is Action.HELP and event.down
        if not asked or self.page.popover or self._pointed is None:
            return False
        rule = self.explain_space(self._pointed)
        return rule is not None and self.page.cite(rule, self.geometry.space_rect(self._pointed))

    def _ends_motion(self, event: Event) -> bool:
        """Any click or key ends what runs; during the own turn it is carried out as well."""
        if not isinstance(event, (Press, Act)) or (isinstance(event, Act) and not event.down):
            return False
        own = self.game.shown.phase == self.game.state.phase == "commandos" and self.close_up.fight is None
        return not own

    def _with_bubble(self, event: Event) -> bool:
        """F1 opens the rule of a refusal; anything else closes the bubble and is carried out."""
        assert self._bubble
        _, anchor, rule = self._bubble
        self._bubble, self.stale = None, True
        if isinstance(event, Act) and event.action is Action.HELP and rule:
            return self.page.cite(rule, anchor)
        if isinstance(event, Act) and event.action is Action.BACK:
            return True
        return self.handle(event)

    def look(self) -> None:
        """The pointer or the cursor may be on something else now."""
        before, marks_before = self._pointed, self._marks
        self._point()
        if (before, marks_before) != (self._pointed, self._marks):
            self.stale = True

    # ------------------------------------------------------------ picture

    def odds(self) -> Odds | None:
        """The preview of the fight that is pointed at, or else of the first one in reach."""
        if self._player.running:
            return None
        pointed = self._pointed
        letters = [d.letter for d in self.game.shown.at(pointed)] if pointed is not None else []
        if pointed is not None and (enemy := self.board_marks.enemy_at(pointed)):
            letters.append(enemy)
        for letter in (*letters, *self.board_marks.targets):
            if found := self.board_marks.odds(letter):
                return found
        return None

    def _enemy_looked_at(self) -> int:
        """The value of the enemy under the pointer; 0 without one."""
        if self._pointed is None:
            return 0
        return next((die.pips for die in self.game.shown.at(self._pointed) if die.letter >= "u"), 0)

    def draw(self, surface: pygame.Surface) -> None:
        head = heading(self.game, self._player.running, self.ui.settings.hints)
        panels = stills(self.game, self.places, head, self.odds(), self._enemy_looked_at(), self.ui.settings)
        surface.blit(self._sheet.picture(surface.get_size(), panels), (0, 0))
        if self.close_up.fight:
            self._draw_close_up(surface)
            return
        self.page.draw(surface)
        self._makers.draw_above(surface)
        if self._bubble:
            tip, anchor, rule = self._bubble
            bubble.draw_tip(surface, tip, anchor, self.ui.prompt(Action.HELP) if rule else "")

    def draw_board(self, surface: pygame.Surface) -> None:
        """The board with everything on it; called by its widget."""
        self._painter.paint_frame(surface, self.geometry)
        running = self._player.running
        effects = self._player.effects() if running else Effects()
        still = -1 if running else self._changes
        self._painter.paint(surface, self.geometry, self.game.shown, self._marks, effects, still)
        if running:
            return
        self._draw_tags(surface)

    def _draw_tags(self, surface: pygame.Surface) -> None:
        """The order of the enemies, and the odds against each that can be met."""
        still, stage = Effects(), self.game.shown
        rects = {
            letter: self.geometry.on_screen(*rect)
            for letter in stage.dice
            if (rect := die_rect(self.geometry, stage, letter, still))
        }
        for place, letter in enumerate(self._marks.order, 1):
            paint_order(surface, rects[letter], place)
        how = self.ui.settings.odds
        tags = OddsTags(self.geometry.board, list(rects.values()))
        for letter in self.board_marks.targets:
            if letter >= "u" and how != "hidden":
                tags.paint(surface, rects[letter], chance_words(self.board_marks.chance(letter), how))

    def face_of(self, letter: str) -> int | None:
        """What a die shows in this frame; None is a question mark."""
        effects = self._player.effects()
        return effects.faces.get(letter, self.game.shown.dice[letter].pips or None)

    def _draw_close_up(self, surface: pygame.Surface) -> None:
        for widget in self._makers.table_widgets():
            widget.draw(surface)
        marks.veil(surface)
        rect = close_up.rect_in(surface.get_size())
        assert self.close_up.fight
        moment = self.close_up.moment(self._player.passed)
        close_up.paint_close_up(surface, rect, self.close_up.fight, moment, self.ui.settings.odds)
        self.page.draw(surface)

    def explain_space(self, space: int | None) -> str | None:
        """The rule that says most about a space as it is now."""
        if space is None:
            return None
        if self._marks.entry and space in self._marks.entry:
            return "commandos:A2"
        here = self.game.shown.at(space)
        if any(die.letter >= "u" for die in here):
            return "commandos:A6" if self.board_marks.targets else "commandos:E2"
        if space in self.game.shown.objective_at:
            return "commandos:A12"
        if space in self.game.state.table.setup.board.spawns:
            return "commandos:E8"
        if space in self.game.shown.drop_zones:
            return "commandos:A10"
        return "commandos:A1"
