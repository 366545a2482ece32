"""The tab "Gameplay": what is asked, what is shown, and how bots behave."""

from __future__ import annotations

import pygame

from game import paths
from game.engine.core.text import N_
from game.scenes.settings_tab import CONTROL, SettingsTab
from game.ui import text
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.choices import Option

_WIDE = 500
_PAUSES = (0, 100, 200, 300, 400, 600, 800, 1000, 1500, 2000)
_SECOND = 1000


class PlayTab(SettingsTab):
    """Questions, odds, reminders, bots."""

    name = N_("Gameplay")
    icon = "directive"

    def rows(self) -> list[Widget]:
        ask = (
            Option("never", tr(N_("never"))),
            Option("last", tr(N_("last action"))),
            Option("always", tr(N_("always"))),
        )
        odds = (
            Option("percent", tr(N_("percent"))),
            Option("of_36", tr(N_("x of 36"))),
            Option("hidden", tr(N_("hidden"))),
        )
        close_up = (
            Option("full", tr(N_("until Continue"))),
            Option("short", tr(N_("short"))),
            Option("off", tr(N_("off"))),
        )
        order = (Option("player", tr(N_("you choose"))), Option("table", tr(N_("by itself"))))
        reminder = tr(N_('"Lower total wins" reminder'))
        widgets: list[Widget] = [
            self.switch("ask_before", tr(N_("Ask before")), tr(N_("steps that cannot be undone")), ask, _WIDE),
            self.check("end_by_itself", tr(N_("End the phase by itself")), tr(N_("after the last action"))),
            self.switch("odds", tr(N_("Odds")), tr(N_("shown before each roll")), odds, _WIDE),
            self.switch("close_up", tr(N_("Combat close-up")), tr(N_("how long it stays")), close_up, _WIDE),
            self.switch("fight_order", tr(N_("Order of fights")), tr(N_("where one die meets several")), order),
            self.check("lower_total_reminder", reminder, tr(N_("in the combat preview"))),
            self.check("hints", tr(N_("Hints")), tr(N_("what can be done now, in the lowest line"))),
            self.slider("bot_pause_ms", tr(N_("Bot speed")), tr(N_("pause between its decisions")), _PAUSES, _pause),
            self.check("bot_explains", tr(N_("Bot explains its move")), tr(N_("one line below the board"))),
        ]
        self.row(tr(N_("Autosave")), tr(N_("after every command")))
        return widgets

    def paint_more(self, surface: pygame.Surface) -> None:
        x, y = self.area.x + CONTROL, self.bottom - 40
        end = text.draw(surface, tr(N_("always on")), (x, y), "lime")
        room = self.area.right - 12 - end - 24
        text.draw(surface, _shortened(str(paths.saves()), room), (end + 24, y + 3), "fog", "label")


def _pause(step: int) -> str:
    return tr(N_("{seconds} s")).format(seconds=_PAUSES[step] / _SECOND)


def _shortened(path: str, room: int) -> str:
    """The end of a path that fits: the end says more than the beginning."""
    while path and text.width(path, "label") > room:
        path = ".." + path.lstrip(".")[1:]
    return path
