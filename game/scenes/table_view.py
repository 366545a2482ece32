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
from game.scenes.moving_table import MovingTable
from game.scenes.stack import Size
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

LOG_FILTERS = {"fight": N_("Fights"), "enemy": N_("Enemies"), "card": N_("Cards"), "move": N_("Moves")}


class TableView(MovingTable):
    """One game on the table. `near` is the map that the board was read from: its cards are looked for there.

    What the player's clicks do is the matter of `TableScene`.
    """

    game: TableGame

    def __init__(self, ui: Ui, session: Session, calls: TableCalls | None = None, near: Path | None = None) -> None:
        self.ui, self.calls = ui, calls or TableCalls()
        self.page = ui.page()
        self.size: Size = theme.DESIGN
        self.start_motion(lambda event: self._clips.clip(event), Effects)
        self._input = TableInput(self)
        self.game = self.new_game(session)
        self.log = TableLog(self, LOG_FILTERS, "commandos:R4")
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

    def new_game(self, session: Session) -> TableGame:
        game = TableGame(session, self.calls, self.queued.extend)
        self.close_up = CloseUp(game, self.player)
        return game

    def heading(self) -> Heading:
        """What the panel below the board says."""
        return heading(self.game, self.busy, self.ui.settings.hints, self.ui.prompt(Action.UNDO))

    # ------------------------------------------------------------ events of the game

    def begun(self, event: TableEvent) -> None:
        self.close_up.follow(event)
        if (space := place_of(event, self.game.shown, self.game.state.table.board)) is not None:
            self.geometry.show(space)
        match event:
            case e.EnemyAimed(tile=tile, why="directive"):
                self.order = self.game.state.table.board.tile_names[tile]
            case e.EnemyAimed() | e.PhaseBegan() | e.DirectiveDrawn():
                self.order = ""

    def settled(self, event: TableEvent) -> None:
        self.picture.changes += 1

    def set_pace(self) -> None:
        super().set_pace()
        settings = self.ui.settings
        self._clips.reduced = settings.reduced_motion
        self._clips.close_up = settings.close_up
        self.close_up.wanted = settings.close_up != "off"

    def moved_on(self) -> None:
        """Something was played or chosen: widgets and marks are made anew."""
        self.close_up.close_if_done()
        self.picture.changes += 1
        self.board_marks = TableMarks(self.game)
        super().moved_on()
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

    def say(self, sentence: str, anchor: pygame.Rect, rule: str = "", title: str = "") -> None:
        """Open a bubble with a reason, or with a title of its own."""
        self.ui.cue("focus" if title else "refuse")
        self.bubble = Tip(sentence, title or tr(N_("Not now")), refusal=not title), anchor, rule
        self.stale = True

    # ------------------------------------------------------------ arranging

    @property
    def log_place(self) -> pygame.Rect:
        """Where the log is."""
        return self.places.log

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

    def update(self, ms: int) -> None:
        self.page.update(ms)
        self.stale = self.looking.update(ms) or self.stale
        self.pass_time(ms)
        self.stale = self.stale or self.page.stale

    def next_frame(self) -> int | None:
        due = (self.page.next_frame(), self.motion_due, self.looking.due)
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
