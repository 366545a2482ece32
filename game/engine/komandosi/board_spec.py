"""An island as plain data: the terrain of its squares and the places on it, kept in every save."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Terrain = Literal["sea", "plain", "forest", "river", "lake", "road", "rail", "crossing", "airport"]
SIGNS: dict[Terrain, str] = {
    "sea": "~",
    "plain": ".",
    "forest": "f",
    "river": "r",
    "lake": "l",
    "road": "+",
    "rail": "#",
    "crossing": "%",
    "airport": "Y",
}
"""One sign a square; a crossing is road and rail at once."""
Place = Literal["shop", "bank", "hospital", "station", "rental", "pier", "helicopter"]
PLACES: tuple[Place, ...] = ("shop", "bank", "hospital", "station", "rental", "pier", "helicopter")
UNDER: dict[Place, Terrain] = {
    "shop": "plain",
    "bank": "plain",
    "hospital": "plain",
    "station": "rail",
    "rental": "road",
    "pier": "plain",
    "helicopter": "airport",
}
"""The terrain that a place stands on."""
ROW_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_COLUMNS = 40


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """Everything that an island says. Squares are numbered `row * columns + column` from 0, in reading order.

    `terrain` has one of SIGNS for each square; `places` are (square, kind) in the order of their squares.
    """

    name: str
    title: str
    columns: int
    rows: int
    terrain: str
    places: tuple[tuple[int, Place], ...]


def square_name(square: int, columns: int) -> str:
    """The coordinates printed along the edges, row letter first: `K7` (komandosi:K4, second translator's note)."""
    row, column = divmod(square, columns)
    return f"{ROW_LETTERS[row]}{column + 1}"
