"""A recorded game of Komandosi shown again on its table, with slider and steps in place of the buttons."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.komandosi.widget_maker import DIE_ROOM, WidgetMaker
from game.scenes.replay import REPLAY_BUTTONS, SHOWN_AGAIN, Replaying, replay_buttons, replay_slider
from game.scenes.table_calls import TableCalls
from game.ui import theme
from game.ui.input import Act, Key, Press
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import MenuButton

_GAP, _BUTTON, _WORDS = 8, 118, 96


class KomandosiReplayScene(Replaying, KomandosiTableScene):
    """The table of a recorded game, from command `start` on. `on_menu` of `calls` leaves it."""

    first_focus = "play"

    def __init__(self, ui: Ui, recorded: Session, calls: TableCalls, near: Path | None = None, start: int = 0) -> None:
        silent = TableCalls(on_menu=calls.on_menu, no_bots=SHOWN_AGAIN)  # what happened long ago is told to nobody
        super().__init__(ui, self.open_record(recorded, start), silent, near)
        if self.at == 0:
            self.finish_all()

    def _new_makers(self) -> WidgetMaker:
        return ReplayWidgets(self)

    def _ends_motion(self, event: Press | Key | Act) -> bool:
        """What ends a motion is carried out, too: it can decide nothing unseen, and a pause must not wait for one."""
        super()._ends_motion(event)
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
    """The table's widgets with slider and steps in place of what can be done."""

    scene: KomandosiReplayScene

    def menu(self) -> Widget:
        return MenuButton(self.scene.menu, tr(N_("Leave")))

    def acts(self) -> list[Widget]:
        foot = self.scene.places.foot
        wide = REPLAY_BUTTONS * (_BUTTON + _GAP)
        room = foot.w - DIE_ROOM - wide - _WORDS
        slider = pygame.Rect(foot.x + DIE_ROOM, foot.centery - theme.HIT // 2, room, theme.HIT)
        left, top = foot.right - wide, foot.centery - theme.BUTTON // 2
        rects = [pygame.Rect(left + n * (_BUTTON + _GAP), top, _BUTTON, theme.BUTTON) for n in range(REPLAY_BUTTONS)]
        return [replay_slider(self.scene, slider), *replay_buttons(self.scene, rects, self.scene.ui.prompt)]
