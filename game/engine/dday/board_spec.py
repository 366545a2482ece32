"""A battle map as plain data: sectors, the links between them, starting resources, available cards, levels."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Stay = Literal["turns", "cannot", "bunker"]
Need = Literal["", "any", "any 2", "sacrifice", "engineer", "scout", "sniper", "climb"]
NEEDS: tuple[Need, ...] = ("", "any", "any 2", "sacrifice", "engineer", "scout", "sniper", "climb")
Point = tuple[int, int]
"""A place on the map's picture, in its pixels."""


@dataclass(frozen=True, slots=True)
class SectorSpec:
    """A sector of the beach. `row` 1 is at the sea; `defence` and `machine_gun` (dice) are what combat costs there.

    `stay` is "turns" (at most `turns` turns), "cannot" (leave in the next Phase 4) or "bunker". The DEF is `garrison`
    higher for each Unit after the first (dday:Q77). The next four are added to (or, below zero, taken off) each Tally
    there; `random` sectors get a token at set-up (dday:Q58). `shape` is the polygon to click, `label` the place of its
    name plate.
    """

    name: str
    row: int
    defence: int
    machine_gun: int = 0
    stay: Stay = "turns"
    turns: int = 3
    garrison: int = 0
    soldiers: int = 0
    courage: int = 0
    stars: int = 0
    tools: int = 0
    random: bool = False
    shape: tuple[Point, ...] = ()
    label: Point = (0, 0)


@dataclass(frozen=True, slots=True)
class LinkSpec:
    """A way from one sector to another, one direction. Sectors go by their place in `BoardSpec.sectors`.

    `courage` is the cost of the Advance (0 on lateral links), `need` what the Unit must have on entry, `at` the place
    of its plate on the picture.
    """

    origin: int
    target: int
    courage: int = 0
    landmines: bool = False
    need: Need = ""
    at: Point = (0, 0)


@dataclass(frozen=True, slots=True)
class LevelSpec:
    """A teaching level of a map (dday:Q60): what of the printed map holds in it.

    `courage` is the cost of entering row 2, 3, ... (empty: as printed); `bunker_defence` 0 means as printed.
    """

    name: str
    specialists: bool = True
    items: bool = True
    awards: bool = True
    landmines: bool = True
    machine_guns: bool = True
    bunker_defence: int = 0
    courage: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class BoardSpec:
    """Everything that a battle map says; it is kept in the save. `order` is its place in the box, 0 for other maps.

    Cards are named by their ids. A map without levels has one, with everything as printed.
    """

    name: str
    title: str
    order: int
    sectors: tuple[SectorSpec, ...]
    links: tuple[LinkSpec, ...]
    start: int
    soldiers: int
    courage: int
    stars: int
    points: int
    specialists: tuple[str, ...]
    uniques: tuple[str, ...]
    items: tuple[str, ...]
    specials: tuple[str, ...]
    vehicles: tuple[str, ...]
    awards: tuple[str, ...]
    levels: tuple[LevelSpec, ...]
    width: int
    height: int
