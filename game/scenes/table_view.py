"""The table of Dice Commandos as it is seen: board, panels, hand and log around one session; events are played here."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content.controls import Action
from game.engine.commandos import events as e
from game.engine.core.events import Event as TableEvent
from game.engine.core.session import Session
from game.engine.core.step import Ask
from game.engine.core.text import N_
from game.scenes.combat import CloseUp
from game.scenes.context import Ui
from game.scenes.stack import Scene, Size
from game.scenes.table_board import BoardWidget, place_of
from game.scenes.table_calls import TableCalls
from game.scenes.table_game import TableGame
from game.scenes.table_input import TableInput
from game.scenes.table_log import TableLog
from game.scenes.table_looking import Looking
from game.scenes.table_marks import TableMarks
from game.scenes.table_panels import heading
from game.scenes.table_picture import TablePicture
from game.scenes.table_rules import rule_of
from game.scenes.table_widgets import WidgetMaker
from game.ui import theme
from game.ui.animations import Clip, Player
from game.ui.chooser import kind_of
from game.ui.input import Event
from game.ui.skins.commandos.board import Marks
from game.ui.skins.commandos.clips import ClipMaker
from game.ui.skins.commandos.commando_panel import Heading
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.geometry import Geometry
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.tray import TrayDie, TrayDirective
from game.ui.text import tr
from game.ui.widgets.base import Tip


class TableView(Scene):
    """One game on the table. `near` is the map that the board was read from: its cards are looked for there.

    What the player's clicks do is the matter of `TableScene`.
    """

    def __init__(self, ui: Ui, session: Session, calls: TableCalls | None = None, near: Path | None = None) -> None:
        self.ui, self.calls = ui, calls or TableCalls()
        self.page = ui.page()
        self.size: Size = theme.DESIGN
        self.player = Player(self._clip, self._settle, Effects, ui.cue)
        self._queued: list[TableEvent] = []
        self._input = TableInput(self)
        self._settled = False  # an event has begun or ended since the widgets were made
        self.game = TableGame(session, self.calls, self._queued.extend)
        self.close_up = CloseUp(self.game, self.player)
        self.log = TableLog(self)
        self.picture = TablePicture(self, near)
        width, ground = session.state.table.setup.board.width, self.picture.ground_of
        self._clips = ClipMaker(lambda: self.game.shown, width, ground=ground)
        self.makers = self._new_makers()
        self.bubble: tuple[Tip, pygame.Rect, str] | None = None
        """A reason or a hint beside what was clicked, and its rule."""
        self.order = ""
        """The tile that the directive of the moving enemy names."""
        self._focus = "board"
        self._asked: Ask | None = None  # the question that the close-up asks
        self.board_marks, self.looking = TableMarks(self.game), Looking(self)
        self.places = Layout(self.size)
        self.geometry = Geometry(session.state.table.setup.board, self.places.well)
        self.play_queued()

    def _new_makers(self) -> WidgetMaker:
        return WidgetMaker(self)

    def show_session(self, session: Session) -> None:
        """Put another session of the same set-up on the table, as it is now."""
        self.player.clear()
        self._queued.clear()
        self.game = TableGame(session, self.calls, self._queued.extend)
        self.game.catch_up()
        self._queued.clear()
        self.close_up = CloseUp(self.game, self.player)
        self.moved_on()

    def heading(self) -> Heading:
        """What the panel below the board says."""
        return heading(self.game, self.busy, self.ui.settings.hints, self.ui.prompt(Action.UNDO))

    # ------------------------------------------------------------ events of the game

    def _clip(self, event: TableEvent) -> Clip[Effects]:
        """An event begins to play."""
        clip = self._clips.clip(event)
        self.close_up.follow(event)
        self._settled = True
        if (space := place_of(event, self.game.shown, self.game.state.table.board)) is not None:
            self.geometry.show(space)
        match event:
            case e.EnemyAimed(tile=tile, why="directive"):
                self.order = self.game.state.table.board.tile_names[tile]
            case e.EnemyAimed() | e.PhaseBegan() | e.DirectiveDrawn():
                self.order = ""
        return clip

    def _settle(self, event: TableEvent) -> None:
        self.game.settle(event)
        self.picture.changes += 1
        self._settled = True

    def play_queued(self) -> None:
        """Plays what just happened, at the player's speed."""
        settings = self.ui.settings
        self.player.speed = settings.speed
        self._clips.reduced = settings.reduced_motion
        self._clips.close_up = settings.close_up
        self.close_up.wanted = settings.close_up != "off"
        queued, self._queued[:] = self._queued[:], []
        self.player.add(queued)
        self.moved_on()

    def moved_on(self) -> None:
        """Something was played or chosen: widgets and marks are made anew."""
        self.close_up.close_if_done()
        self.picture.changes += 1
        if not self.busy:
            self.game.catch_up()
            self.game.tell_end()
        self.board_marks = TableMarks(self.game)
        self.rebuild()
        self._focus_answer()

    def _focus_answer(self) -> None:
        """A question that no button answers has the keyboard where it is answered: in the tray, on board or card."""
        picks = self.game.chooser.next_picks()
        kinds = {kind_of(pick) for pick in picks}
        if self.busy or self.makers.in_close_up:
            return
        lying = [widget.name for widget in self.page.widgets if isinstance(widget, (TrayDie, TrayDirective))]
        if lying and self.page.focused is self.board:
            self.page.focus(lying[0])
        elif self.game.acting and not self.game.state.actions:
            self.page.focus("button:end")
        elif "button" in kinds:
            if self.page.focused and self.page.focused.why_not():  # the button that was pressed is gone
                self.page.focus("board")
        elif not kinds & {"die", "space", "tile"}:
            self.page.focus(next(iter(sorted(picks)), ""))
        elif self.board and self.board.cursor not in self.board.useful:
            self.page.focus("board")
            self.board.cursor = self.board.useful[0]

    @property
    def busy(self) -> bool:
        """Whether something still moves or waits for Continue."""
        return self.player.running

    def say(self, sentence: str, anchor: pygame.Rect, rule: str = "", title: str = "") -> None:
        """Open a bubble with a reason, or with a title of its own."""
        self.ui.cue("focus" if title else "refuse")
        self.bubble = Tip(sentence, title or tr(N_("Not now")), refusal=not title), anchor, rule
        self.stale = True

    # ------------------------------------------------------------ arranging

    def layout(self, size: Size) -> None:
        self.size, self.places = size, Layout(size)
        self.geometry = Geometry(self.game.state.table.setup.board, self.places.well)
        self.geometry.show(self.board.cursor if self.board else self.game.state.drop_zones[0])
        self.picture.forget()
        self.player.speed = self.ui.settings.speed
        self.picture.changes += 1
        self.rebuild()

    def rebuild(self) -> None:
        """Make the widgets and marks for what can be done now."""
        before, focused = self.makers.in_close_up, self.page.focused
        widgets = self.makers.widgets()
        self.page.show([*widgets, *self.calls.above(widgets)], "board")
        if self.makers.in_close_up and not before:
            self._focus = focused.name if focused else "board"
        elif before and not self.makers.in_close_up:
            self.page.focus(self._focus)  # not what happens to lie where Continue was
        self._focus_reaction()
        self.looking.anew()
        self.stale = True

    def _focus_reaction(self) -> None:
        """A new question in the close-up has the keyboard on its first answer."""
        asked = self.game.ask if self.makers.in_close_up and self.close_up.reacting else None
        if asked and asked is not self._asked:
            self.page.focus(self.page.widgets[0].name)
        self._asked = asked

    @property
    def board(self) -> BoardWidget | None:
        """The board's widget; None behind the close-up."""
        widget = self.page.widget("board")
        return widget if isinstance(widget, BoardWidget) else None

    @property
    def marks(self) -> Marks:
        """What is marked on the board now."""
        return self.looking.marks

    @property
    def pointed(self) -> int | None:
        """The space under the pointer or the cursor."""
        return self.looking.pointed

    def look(self) -> None:
        """The pointer or the cursor may be on something else now."""
        self.stale = self.looking.look() or self.stale

    # ------------------------------------------------------------ time

    def finish(self) -> bool:
        """Ends at once what still moves; False if a fight waits for Continue, which is to be seen first."""
        if self.busy:
            self.player.finish()
            self.moved_on()
        return not self.busy

    def finish_all(self) -> None:
        """Ends everything, also what waits for Continue."""
        while self.busy:
            self.player.finish()
            self.player.let_go()
        self.moved_on()

    def go_on(self) -> None:
        """Continue: closes the close-up and plays on."""
        if self.player.waiting:
            self.player.let_go()
        self.moved_on()

    def update(self, ms: int) -> None:
        self.page.update(ms)
        self.stale = self.looking.update(ms) or self.stale
        waited = self.player.waiting
        if self.player.update(ms):
            self.stale = True
            if not self.busy or self.player.waiting != waited:
                self.moved_on()
            elif self._settled:
                self.rebuild()
            self._settled = False
        self.stale = self.stale or self.page.stale

    def next_frame(self) -> int | None:
        due = (self.page.next_frame(), self.player.due(theme.FRAME), self.looking.due)
        return min((ms for ms in due if ms is not None), default=None)

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        used = self._input.handle(event)
        self.stale = self.stale or self.page.stale
        return used

    def rule_of(self, space: int) -> str:
        """The rule that says most about a space."""
        return rule_of(self.game, self.board_marks, self.marks, space)

    def draw(self, surface: pygame.Surface) -> None:
        self.picture.draw(surface)
