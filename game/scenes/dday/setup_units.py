"""The rows of the set-up in which the Units are chosen: mark, name, and a person or a bot."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.core.text import N_
from game.engine.dday.state import LETTERS, MOST_UNITS, NAMES
from game.scenes.dday.setup_team import LONGEST_NAME, PLAYERS, Team
from game.scenes.players import SHORT_NAMES
from game.ui import sprites, text, theme
from game.ui.skins.dday.markers import marker_name
from game.ui.skins.dday.unit_panel import BARS
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch
from game.ui.widgets.textbox import TextBox

LABELS = 162  # where controls stand in the panels of this column
_HIGH, _ROW = 36, 44
_FIRST = 38
_BADGE, _NAME, _PLAYER = (14, 46), (68, 128), (202, 264)  # left and width


class UnitBadge(Button):
    """The Unit's marker on its colour; a click gives it the next colour."""

    def __init__(self, seat: int, colour: int, rect: pygame.Rect, on_click: Callable[[], None]) -> None:
        tip = tr(N_("Unit {letter}: another colour.")).format(letter=LETTERS[seat])
        super().__init__(f"colour {seat}", rect, "", on_click, tip=tip, rule="dday:D3")
        self.seat, self.colour = seat, colour

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._body(surface, "button")
        surface.fill(theme.rgb("ink"), rect.inflate(-6, -6))
        surface.fill(theme.rgb(BARS[self.colour]), rect.inflate(-8, -8))
        marker = sprites.sprite(marker_name(self.seat, self.colour, 1), 1, "dday")
        surface.blit(marker, marker.get_rect(center=rect.center))


def unit_widgets(
    rect: pygame.Rect, team: Team, on_change: Callable[[], None], on_enter: Callable[[], None]
) -> list[Widget]:
    """How many Units there are, and a row for each of them."""

    def recount(count: int) -> None:
        team.count = count
        on_change()

    place = (rect.x + LABELS, rect.y + _FIRST, rect.w - LABELS - 14, _HIGH)
    counts = [Option(count, str(count)) for count in range(1, MOST_UNITS + 1)]
    widgets: list[Widget] = [Switch("units", place, counts, team.count, recount, rule="dday:D3")]
    for seat in range(team.count):
        widgets += _row(pygame.Rect(rect.x, row_top(rect, seat), rect.w, _HIGH), team, seat, on_change, on_enter)
    return widgets


def row_top(rect: pygame.Rect, seat: int) -> int:
    """The upper edge of a Unit's row in the panel."""
    return rect.y + _FIRST + (seat + 1) * _ROW


def _row(
    row: pygame.Rect, team: Team, seat: int, on_change: Callable[[], None], on_enter: Callable[[], None]
) -> list[Widget]:
    def recolour() -> None:
        team.next_colour(seat)
        on_change()

    def rename(name: str) -> None:
        team.names[seat] = name
        on_change()

    def hand_over(player: str) -> None:
        team.players[seat] = player
        on_change()

    badge, name, player = (pygame.Rect(row.x + left, row.y, wide, row.h) for left, wide in (_BADGE, _NAME, _PLAYER))
    players = [Option(kind, tr(SHORT_NAMES[kind])) for kind in PLAYERS]
    return [
        UnitBadge(seat, team.colours[seat], badge, recolour),
        TextBox(f"name {seat}", name, team.names[seat], rename, on_enter, longest=LONGEST_NAME, hint=NAMES[seat]),
        Switch(f"player {seat}", player, players, team.players[seat], hand_over, rule="dday:Q73"),
    ]


def paint_units(surface: pygame.Surface, rect: pygame.Rect, team: Team) -> None:
    """The words of the panel: its label, and the rows that nobody has."""
    text.draw(surface, tr(N_("Units")), (rect.x + 14, rect.y + _FIRST + 9), "paper")
    for seat in range(team.count, MOST_UNITS):
        y = row_top(rect, seat)
        surface.fill(theme.rgb("ink"), (rect.x + _BADGE[0], y + 2, rect.w - 28, _HIGH - 4))
        marker = sprites.greyed(marker_name(seat, team.colours[seat], 1), 1, "dday")
        surface.blit(marker, marker.get_rect(center=(rect.x + _BADGE[0] + _BADGE[1] // 2, y + _HIGH // 2)))
        text.draw(surface, tr(N_("stays at home")), (rect.x + _NAME[0] + 10, y + 9), "fog")
