"""The table of D-Day Dice as it is seen: map, dice, Units and cards around one session; events are played here."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content.controls import Action
from game.engine.core.bots import Bot
from game.engine.core.events import Event as TableEvent
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.engine.dday.events import MineRolled
from game.scenes.context import Ui
from game.scenes.dday.game import DdayTableGame
from game.scenes.dday.gunfire import Gunfire
from game.scenes.dday.picture import TablePicture
from game.scenes.dday.strip import Strip
from game.scenes.dday.widget_maker import WidgetMaker
from game.scenes.motion_input import HARMLESS as HARMLESS_ANYWHERE
from game.scenes.motion_input import decides_nothing
from game.scenes.moving_table import MovingTable
from game.scenes.page_scene import PageScene
from game.scenes.stack import Size
from game.scenes.table_calls import TableCalls
from game.scenes.table_log import TableLog
from game.ui.input import Act, Event, Key, Press
from game.ui.skins.dday.clip_maker import ClipMaker
from game.ui.skins.dday.combat_panel import is_fight, is_toll
from game.ui.skins.dday.effects import Effects
from game.ui.skins.dday.layout import Layout
from game.ui.widgets.base import Widget
from game.ui.widgets.moving_layer import MovingLayer

LOG_FILTERS = {
    "roll": N_("Dice"),
    "card": N_("Cards"),
    "move": N_("Moves"),
    "fight": N_("Combat"),
    "trade": N_("Trades"),
}
HARMLESS = (*HARMLESS_ANYWHERE, "unit ", "pool less", "pool more")
"""How the names of the widgets begin that decide nothing of the game."""


class DdayTableView(PageScene, MovingTable):
    """One game on the table. `near` is the map that the board was read from.

    What the player's clicks do is the matter of `DdayTableScene`.
    """

    first_focus = "tray 0"
    ambience = "beach"
    game: DdayTableGame
    bots: dict[str, Bot]
    """The Units that bots play."""

    def __init__(self, ui: Ui, session: Session, calls: TableCalls | None = None, near: Path | None = None) -> None:
        super().__init__(ui)
        self.calls = calls or TableCalls()
        self._clips = ClipMaker(lambda: self.game.shown)
        self.start_motion(self._clips.clip, Effects)
        self.game = self.new_game(session)
        self.note = ""
        """The reason or the advice that is shown beside the dice."""
        self.pages = {"tray": 0, "pool": 0}
        self.shows_log = False
        """Whether the log was opened; in a high window it is always seen."""
        self.log = TableLog(self, LOG_FILTERS, "")
        self._acting = ""
        self.gunfire = Gunfire(self)
        self.picture = TablePicture(self, near)
        self.places = Layout((1280, 720), self.picture.size)
        self._makers = self._new_makers()
        self.play_queued()

    def _new_makers(self) -> WidgetMaker:
        return WidgetMaker(self)

    def new_game(self, session: Session) -> DdayTableGame:
        return DdayTableGame(session, self.calls, self.queued.extend)

    # ------------------------------------------------------------ the page

    def layout(self, size: Size) -> None:
        self.places = Layout(size, self.picture.size)
        self.set_pace()
        super().layout(size)

    def build(self, size: Size) -> list[Widget]:
        fight = [MovingLayer(self.gunfire.paint, "fight")] if self.gunfire.shown else []
        moving = MovingLayer(self.picture.draw)
        widgets = [*fight, *self._makers.all(), *self._log_widgets(), moving, *self.notes()]
        return [*widgets, *self.calls.above(widgets)]

    def notes(self) -> list[Widget]:
        """What lies above the markers until it is put away."""
        return []

    def _log_widgets(self) -> list[Widget]:
        return self.log.widgets() if self.log_open or self.places.log.h else []

    def rebuild(self) -> None:
        super().rebuild()
        if not self.busy:
            self.picture.motion.remember_cards()

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        self.picture.paint(surface)

    # ------------------------------------------------------------ what is shown

    @property
    def watched(self) -> str:
        """The Unit whose dice are in the tray: the active one while a person chooses for it, else who acts."""
        return self.game.active if not self.acting or (self.person_chooses and self.shows_question) else self.acting

    @property
    def acting(self) -> str:
        """The Unit that something is happening to; empty while nothing is."""
        return self._acting if self.busy else ""

    @property
    def person_chooses(self) -> bool:
        """Whether the active Unit has something to decide, and no bot does that."""
        return self.game.active in self.game.deciders() and self.game.active not in self.bots

    @property
    def shows_question(self) -> bool:
        """Whether what is shown is the phase that the question belongs to; an answer before would tell what comes."""
        shown, s = self.game.shown, self.game.state
        hidden = self.gunfire.shown or any(isinstance(event, MineRolled) for event in self.player.ahead())
        return not self.busy or (shown.turn == s.turn and shown.phase == s.phase and not hidden)

    @property
    def at_toll(self) -> bool:
        """Whether the sum of Combat and the casualties stand where dice and preview do else."""
        s = self.game.state
        return self.game.ask is not None and self.shows_question and (is_fight(s) or is_toll(s))

    @property
    def hand(self) -> pygame.Rect:
        """The panel with the buttons."""
        return self.places.toll if self.at_toll else self.places.tray

    @property
    def strip(self) -> Strip:
        """The strip at the foot: Pool, or cards for Combat."""
        return self._makers.strip

    # ------------------------------------------------------------ the log

    @property
    def log_open(self) -> bool:
        """Whether the log covers the panels of the Units."""
        return self.shows_log and not self.places.log.h

    @property
    def log_place(self) -> pygame.Rect:
        """Where the list is: at the foot of a high window, else over the Units and, beside the dice, the preview."""
        places = self.places
        if places.log.h:
            return places.log
        covered = self.at_toll or self.gunfire.shown
        return places.units.copy() if covered else places.units.union(places.preview)

    def swap_log(self) -> None:
        """Opens the log, or puts it away."""
        self.shows_log = not self.shows_log
        self.log.clear()
        self.rebuild()
        self.page.focus("log" if self.log_open else self.first_focus)

    def say(self, sentence: str, anchor: pygame.Rect | None = None) -> None:
        """Says why something cannot be, beside the dice."""
        self.ui.cue("refuse")
        self.note = sentence
        self.rebuild()

    # ------------------------------------------------------------ events of the game

    def begun(self, event: TableEvent) -> None:
        self._acting = getattr(event, "unit", "")
        self.gunfire.follow(event)

    def set_pace(self) -> None:
        super().set_pace()
        self._clips.reduced = self.ui.settings.reduced_motion

    def update(self, ms: int) -> None:
        super().update(ms)
        self.pass_time(ms)
        self.stale = self.picture.beach.flow(ms) or self.stale

    def next_frame(self) -> int | None:
        due = (super().next_frame(), self.motion_due, self.picture.beach.due)
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
        """Any click or key ends what runs; it is carried out too where the question was seen, or nothing is decided."""
        if isinstance(event, Act) and not event.down:
            return False
        if isinstance(event, Key) and self.ui.controls.actions(event.name):
            return False  # its action comes as an event of its own
        carried_out = self.shows_question or decides_nothing(self.page, event, HARMLESS)
        self.finish_all()
        return not carried_out
