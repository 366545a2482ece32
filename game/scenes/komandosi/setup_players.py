"""Who plays Komandosi: two to six players, each with a name, a colour, and a person or a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame

from game.engine.core.text import N_
from game.engine.games import BOTS
from game.engine.komandosi.state import FEWEST, LETTERS, MOST, NAMES, PAWNS
from game.scenes.komandosi.setup_maps import FOLDER
from game.scenes.players import PERSON, SHORT_NAMES
from game.ui import sprites, text, theme
from game.ui.skins.komandosi.pawns import ATLAS
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch
from game.ui.widgets.textbox import TextBox

PLAYERS = (PERSON, *BOTS[FOLDER])
LONGEST_NAME = 12
_COLOURS = {
    "white": N_("white"),
    "yellow": N_("yellow"),
    "green": N_("green"),
    "blue": N_("blue"),
    "red": N_("red"),
    "black": N_("black"),
}
_LABELS, _HIGH, _ROW, _FIRST = 162, 36, 42, 38
_BADGE, _NAME, _PLAYER = (10, 42), (58, 108), (172, 296)  # left and width


@dataclass
class Players:
    """The choices for all six players; the first `count` of them take part."""

    count: int = 3
    names: list[str] = field(default_factory=lambda: list(NAMES))
    colours: list[int] = field(default_factory=lambda: list(range(MOST)))
    players: list[str] = field(default_factory=lambda: [PERSON, "greedy", "greedy", *[PERSON] * (MOST - 3)])

    def taken(self) -> tuple[str, ...]:
        """The names of those who take part: what was typed, or their usual names."""
        return tuple(self.names[seat].strip() or NAMES[seat] for seat in range(self.count))

    def bots(self) -> dict[int, str]:
        """The bots by seat; a seat that is not in it is a person's."""
        return {seat: self.players[seat] for seat in range(self.count) if self.players[seat] != PERSON}

    def twice(self) -> str:
        """A name that two players have; empty if there is none."""
        names = [name.casefold() for name in self.taken()]
        return next((name for name in self.taken() if names.count(name.casefold()) > 1), "")

    def next_colour(self, seat: int) -> None:
        """The player takes the next colour, and whoever had it takes this one's."""
        colour = (self.colours[seat] + 1) % MOST
        other = self.colours.index(colour)
        self.colours[other], self.colours[seat] = self.colours[seat], colour


class PawnBadge(Button):
    """The player's pawn; a click gives it the next colour."""

    def __init__(self, seat: int, colour: str, rect: pygame.Rect, on_click: Callable[[], None]) -> None:
        words = tr(N_("Player {letter} is {colour}. A click changes the colour."))
        tip = words.format(letter=LETTERS[seat], colour=tr(_COLOURS[colour]))
        super().__init__(f"colour {seat}", rect, "", on_click, tip=tip, rule="komandosi:K1")
        self.colour = colour

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._body(surface, "button")
        pawn = sprites.sprite(f"pawn_{self.colour}", 2, ATLAS)
        surface.blit(pawn, pawn.get_rect(center=rect.center))


def player_widgets(
    rect: pygame.Rect, players: Players, on_change: Callable[[], None], on_enter: Callable[[], None]
) -> list[Widget]:
    """How many players there are, and a row for each of them."""

    def recount(count: int) -> None:
        players.count = count
        on_change()

    place = (rect.x + _LABELS, rect.y + _FIRST, rect.w - _LABELS - 14, _HIGH)
    counts = [Option(count, str(count)) for count in range(FEWEST, MOST + 1)]
    widgets: list[Widget] = [Switch("players", place, counts, players.count, recount, rule="komandosi:Q1")]
    for seat in range(players.count):
        widgets += _row(pygame.Rect(rect.x, _row_top(rect, seat), rect.w, _HIGH), players, seat, on_change, on_enter)
    return widgets


def _row_top(rect: pygame.Rect, seat: int) -> int:
    return rect.y + _FIRST + (seat + 1) * _ROW


def _row(
    row: pygame.Rect, players: Players, seat: int, on_change: Callable[[], None], on_enter: Callable[[], None]
) -> list[Widget]:
    def recolour() -> None:
        players.next_colour(seat)
        on_change()

    def rename(name: str) -> None:
        players.names[seat] = name
        on_change()

    def hand_over(player: str) -> None:
        players.players[seat] = player
        on_change()

    badge, name, player = (pygame.Rect(row.x + left, row.y, wide, row.h) for left, wide in (_BADGE, _NAME, _PLAYER))
    kinds = [Option(kind, tr(SHORT_NAMES[kind])) for kind in PLAYERS]
    return [
        PawnBadge(seat, PAWNS[players.colours[seat]], badge, recolour),
        TextBox(f"name {seat}", name, players.names[seat], rename, on_enter, longest=LONGEST_NAME, hint=NAMES[seat]),
        Switch(f"player {seat}", player, kinds, players.players[seat], hand_over),
    ]


def paint_players(surface: pygame.Surface, rect: pygame.Rect, players: Players) -> None:
    """The words of the panel: its label, and the rows that nobody has."""
    text.draw(surface, tr(N_("Players")), (rect.x + 14, rect.y + _FIRST + 9), "paper")
    for seat in range(players.count, MOST):
        y = _row_top(rect, seat)
        surface.fill(theme.rgb("ink"), (rect.x + _BADGE[0], y + 2, rect.w - 28, _HIGH - 4))
        pawn = sprites.greyed(f"pawn_{PAWNS[players.colours[seat]]}", 2, ATLAS)
        surface.blit(pawn, pawn.get_rect(center=(rect.x + _BADGE[0] + _BADGE[1] // 2, y + _HIGH // 2)))
        text.draw(surface, tr(N_("does not play")), (rect.x + _NAME[0] + 10, y + 9), "fog")
