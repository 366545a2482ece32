"""The table of Komandosi as it is seen: island, players, card, spinner around one session; events are played here."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pygame

from game.content.controls import Action
from game.engine.core.bots import Bot
from game.engine.core.events import Event as TableEvent
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.engine.komandosi.declaring import Declare
from game.engine.komandosi.events import Stayed
from game.engine.komandosi.forecast import Way, reach_chances, ways
from game.engine.komandosi.order_way import order_way
from game.engine.komandosi.routes import Path as Squares
from game.scenes.context import Ui
from game.scenes.komandosi.game import KomandosiTableGame
from game.scenes.komandosi.island_board import IslandBoard
from game.scenes.komandosi.picture import TablePicture
from game.scenes.komandosi.widget_maker import WidgetMaker
from game.scenes.motion_input import decides_nothing
from game.scenes.moving_table import MovingTable
from game.scenes.page_scene import PageScene
from game.scenes.stack import Size
from game.scenes.table_calls import TableCalls
from game.scenes.table_log import TableLog
from game.ui.input import Act, Event, Key, Press
from game.ui.skins.komandosi.clip_maker import ClipMaker
from game.ui.skins.komandosi.effects import Effects
from game.ui.skins.komandosi.layout import Layout
from game.ui.skins.komandosi.passed import stuck_words
from game.ui.widgets.base import Widget
from game.ui.widgets.moving_layer import MovingLayer

LOG_FILTERS = {
    "roll": N_("Dice"),
    "move": N_("Moves"),
    "fight": N_("Combat"),
    "money": N_("Money"),
    "card": N_("Cards"),
}


class KomandosiTableView(PageScene, MovingTable):
    """One game on the table. `near` is the map that the island was read from.

    What the players' clicks do is the matter of `KomandosiTableScene`.
    """

    ambience = "beach"
    game: KomandosiTableGame
    bots: dict[str, Bot]
    """The seats that bots play."""

    def __init__(self, ui: Ui, session: Session, calls: TableCalls | None = None, near: Path | None = None) -> None:
        super().__init__(ui)
        self.calls = calls or TableCalls()
        self._clips = ClipMaker(lambda: self.game.shown)
        self.start_motion(self._clips.clip, Effects)
        self.game = self.new_game(session)
        self.note = ""
        """The reason or the advice that is shown at the foot."""
        self.page_shown = 0
        """Which page of the buttons at the foot is seen, where they do not all fit."""
        self.shows_log = False
        """Whether the log was opened; in a high window it is always seen."""
        self.ways: dict[int, Way] = {}
        self.chances: dict[int, Fraction] = {}
        self.order_way: Squares = ()
        """The squares to the place of the asked player's order."""
        self.log = TableLog(self, LOG_FILTERS, "")
        self._acting = ""
        self.picture = TablePicture(self, near)
        self.places = Layout((1280, 720), self.picture.size, len(self.game.state.players))
        self._makers = self._new_makers()
        self.play_queued()

    def _new_makers(self) -> WidgetMaker:
        return WidgetMaker(self)

    def new_game(self, session: Session) -> KomandosiTableGame:
        return KomandosiTableGame(session, self.calls, self.queued.extend)

    # ------------------------------------------------------------ the page

    def layout(self, size: Size) -> None:
        self.places = Layout(size, self.picture.size, len(self.game.state.players))
        self.set_pace()
        super().layout(size)

    @property
    def first_focus(self) -> str:  # type: ignore[override]
        """The usual answer: rolling, or ending the turn; never something that costs money."""
        words = {option.word for option in self.game.ask.options} if self.game.ask else set()
        usual = [f"act button:{word}" for word in ("roll", "done") if word in words]
        return usual[0] if usual else "island"

    def build(self, size: Size) -> list[Widget]:
        self._look_ahead()
        moving = MovingLayer(self.picture.draw)
        widgets = [*self._makers.all(), *self._log_widgets(), moving, *self.notes()]
        return [*widgets, *self.calls.above(widgets)]

    def _look_ahead(self) -> None:
        """What the present question allows, and what the next roll may bring."""
        game = self.game
        if not self.shows_question:
            self.ways, self.chances, self.order_way = {}, {}, ()
            return
        self.order_way = order_way(game.state, game.asked)
        self.ways = ways(game.state, game.ask)
        declares = game.ask is not None and isinstance(game.ask.choice, Declare) and not game.button
        self.chances = reach_chances(game.state, game.asked) if declares else {}

    def notes(self) -> list[Widget]:
        """What lies above the pawns until it is put away."""
        return []

    def _log_widgets(self) -> list[Widget]:
        return self.log.widgets() if self.log_open or self.places.log.h else []

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        self.picture.paint(surface)

    # ------------------------------------------------------------ what is shown

    @property
    def watched(self) -> str:
        """The player whom something happens to, else the one who is asked."""
        return self._acting if self.busy and self._acting else self.game.asked.letter

    @property
    def island(self) -> IslandBoard | None:
        """The widget of the island; None before the first page."""
        return self._makers.island

    @property
    def pointed(self) -> int | None:
        """The square under the pointer or the cursor."""
        return self.island.pointed if self.island else None

    @property
    def shows_question(self) -> bool:
        """Whether what is shown is what the question is about; an answer before would tell what comes."""
        return not self.busy and self.game.ask is not None

    # ------------------------------------------------------------ the log

    @property
    def log_open(self) -> bool:
        """Whether the log covers the panels of the players."""
        return self.shows_log and not self.places.log.h

    @property
    def log_place(self) -> pygame.Rect:
        """Where the list is: under the players in a high window, else over them."""
        return self.places.log if self.places.log.h else self.places.over_players

    def swap_log(self) -> None:
        """Opens the log, or puts it away."""
        self.shows_log = not self.shows_log
        self.log.clear()
        self.rebuild()
        self.page.focus("log" if self.log_open else self.first_focus)

    def say(self, sentence: str, anchor: pygame.Rect | None = None) -> None:
        """Says why something cannot be, at the foot."""
        self.ui.cue("refuse")
        self.note = sentence
        self.rebuild()

    # ------------------------------------------------------------ events of the game

    def begun(self, event: TableEvent) -> None:
        self._acting = getattr(event, "player", "")
        if isinstance(event, Stayed):
            self.note = stuck_words(event, self._clips.name(event.player)) or self.note

    def set_pace(self) -> None:
        super().set_pace()
        self._clips.reduced = self.ui.settings.reduced_motion

    def update(self, ms: int) -> None:
        super().update(ms)
        self.pass_time(ms)
        self.stale = self.picture.island.flow(ms) or self.stale

    def next_frame(self) -> int | None:
        due = (super().next_frame(), self.motion_due, self.picture.island.due)
        return min((ms for ms in due if ms is not None), default=None)

    # ------------------------------------------------------------ input

    def handle(self, event: Event) -> bool:
        if isinstance(event, Act) and event.action is Action.HURRY:
            self.player.hurry = event.down
            return True
        if self.busy and isinstance(event, (Press, Key, Act)) and self._ends_motion(event):
            return True
        return super().handle(event)

    def _ends_motion(self, event: Press | Key | Act) -> bool:
        """Any click or key ends what runs; that is all it does, unless it decides nothing of the game."""
        if isinstance(event, Act) and not event.down:
            return False
        if isinstance(event, Key) and self.ui.controls.actions(event.name):
            return False  # its action comes as an event of its own
        harmless = decides_nothing(self.page, event)
        self.finish_all()
        return not harmless
