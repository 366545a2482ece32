"""What a Dice Commandos board is made of, as plain data: read from a Tiled map, kept in every save."""

from __future__ import annotations

from dataclasses import dataclass

TILE_SIZE = 3
"""Spaces along the side of a map tile card."""
NO_BOSS = -1


@dataclass(frozen=True, slots=True)
class CardPlace:
    """One map tile card as it lies: its name ("T05"), the visible side ("A" or "B") and how it is turned.

    The turn is told as Tiled does: `diagonal` swaps rows and columns first, then `across` mirrors left and right,
    then `down` mirrors top and bottom. An upright card has all three False.
    """

    card: str
    side: str = "A"
    across: bool = False
    down: bool = False
    diagonal: bool = False


@dataclass(frozen=True, slots=True)
class SpecialSpace:
    """A special space of a card that lies on side B: its icon's id and its cells, which count as one space
    (commandos:M3). Dice and tokens lie on the first cell (commandos:Q69).
    """

    kind: str
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """A rectangle of map tile cards with its walls and tokens (commandos:S5-S10).

    Spaces are numbered `y * width + x` over the whole board, with `width = columns * TILE_SIZE`.
    `walls` holds pairs `(a, b)`, a < b, of neighbouring spaces with a wall between them; the rim is closed anyway.
    `spawns` are the spaces of circle, triangle and square. `mission` names the mission script (missions.toml).
    `specials` are the special spaces of the cards that lie on side B. `targets` are places that the mission names,
    `boss` is where its boss starts (NO_BOSS without one).
    """

    name: str
    mission: str
    columns: int
    rows: int
    cards: tuple[CardPlace, ...]
    walls: tuple[tuple[int, int], ...]
    drop_zone: int
    spawns: tuple[int, int, int]
    objectives: tuple[int, ...]
    specials: tuple[SpecialSpace, ...] = ()
    targets: tuple[int, ...] = ()
    boss: int = NO_BOSS

    @property
    def width(self) -> int:
        """Spaces across."""
        return self.columns * TILE_SIZE

    @property
    def height(self) -> int:
        """Spaces down."""
        return self.rows * TILE_SIZE
