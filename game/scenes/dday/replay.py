"""A recorded game of D-Day Dice shown again on its table, with slider and steps in place of the Pool."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.dday.strip import Strip
from game.scenes.dday.table import DdayTableScene
from game.scenes.dday.widget_maker import WidgetMaker
from game.scenes.replay import REPLAY_BUTTONS, SHOWN_AGAIN, Replaying, replay_buttons, replay_slider
from game.scenes.table_calls import TableCalls
from game.ui import theme
from game.ui.skins.dday.strip_frame import paint_frame
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import MenuButton

_HEAD, _GAP, _FOOT, _WORDS = 150, 16, 18, 110  # left of the steps, between and below them; the slider's numbers


class DdayReplayScene(Replaying, DdayTableScene):
    """The table of a recorded game, from command `start` on. `on_menu` of `calls` leaves it."""

    def __init__(self, ui: Ui, recorded: Session, calls: TableCalls, near: Path | None = None, start: int = 0) -> None:
        silent = TableCalls(on_menu=calls.on_menu, no_bots=SHOWN_AGAIN)  # what happened long ago is told to nobody
        super().__init__(ui, self.open_record(recorded, start), silent, near)
        if self.at == 0:
            self.finish_all()

    first_focus = "play"

    def _new_makers(self) -> WidgetMaker:
        return ReplayWidgets(self)

    @property
    def person_chooses(self) -> bool:
        """Nobody does: the tray follows who acts."""
        return False

    def pick(self, pick: str) -> None:
        """Nothing can be decided again."""
        self.say(tr(SHOWN_AGAIN))

    def hint(self) -> None:
        """There is nothing to advise."""
        self.say(tr(SHOWN_AGAIN))

    def back(self) -> None:
        if self.note or self.log.clear():
            self.note = ""
            self.rebuild()
        else:
            self.calls.on_menu()


class ReplayWidgets(WidgetMaker):
    """The table's widgets without choices and seats, and with steps in place of the Pool."""

    def __init__(self, scene: DdayReplayScene) -> None:
        super().__init__(scene)
        self.strip = ReplayStrip(scene)

    def menu(self) -> Widget:
        return MenuButton(self.scene.menu, tr(N_("Leave")))

    def choices(self) -> list[Widget]:
        return []

    def advice(self) -> list[Widget]:
        return []


class ReplayStrip(Strip):
    """The strip at the foot with slider and steps."""

    scene: DdayReplayScene

    def widgets(self) -> list[Widget]:
        """Slider above, five buttons below."""
        pool = self.scene.places.pool
        left = pool.x + _HEAD
        slider = replay_slider(self.scene, pygame.Rect(left, pool.y + 18, pool.right - left - _WORDS, theme.HIT))
        wide = (pool.right - left) // REPLAY_BUTTONS
        top = pool.bottom - theme.BUTTON - _FOOT
        rects = [pygame.Rect(left + n * wide, top, wide - _GAP, theme.BUTTON) for n in range(REPLAY_BUTTONS)]
        return [slider, *replay_buttons(self.scene, rects, self.scene.ui.prompt)]

    def paint(self, surface: pygame.Surface) -> None:
        """The frame, and what it is."""
        words = tr(N_("Commands are shown as they were played."))
        paint_frame(surface, self.scene.places.pool, tr(N_("REPLAY")), words, None)
