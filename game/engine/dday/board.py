"""A battle map ready to play: one level of it for a number of Units, the links sorted by where they begin."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from game.engine.dday.board_spec import BoardSpec, LinkSpec, SectorSpec


@dataclass(frozen=True, slots=True)
class Link:
    """A way out of a sector: its number in `Board.links`, and whether it leads to a new row (an Advance)."""

    number: int
    origin: int
    target: int
    courage: int
    landmines: bool
    need: str
    advance: bool
    into_bunker: bool


class Board:
    """The sectors and links of one level. `out[sector]` are the links that leave it."""

    def __init__(self, spec: BoardSpec, level: int, units: int) -> None:
        self.spec, self.level, self.units = spec, spec.levels[level], units
        self.sectors = tuple(self._sector(sector) for sector in spec.sectors)
        self.names = tuple(sector.name for sector in spec.sectors)
        self.sector_of = {name: number for number, name in enumerate(self.names)}
        self.bunker = next(number for number, sector in enumerate(self.sectors) if sector.stay == "bunker")
        self.links = tuple(self._link(number, link) for number, link in enumerate(spec.links))
        self.out = tuple(
            tuple(link for link in self.links if link.origin == number) for number in range(len(self.sectors))
        )

    def _sector(self, sector: SectorSpec) -> SectorSpec:
        """The sector as this level plays it; a garrison grows with the number of Units (dday:Q77)."""
        guns = sector.machine_gun if self.level.machine_guns else 0
        of_level = sector.stay == "bunker" and self.level.bunker_defence
        defence = (of_level or sector.defence) + sector.garrison * (self.units - 1)
        return replace(sector, machine_gun=guns, defence=defence)

    def _link(self, number: int, link: LinkSpec) -> Link:
        origin, target = self.sectors[link.origin], self.sectors[link.target]
        advance = target.row > origin.row
        row = target.row - 2
        printed = not self.level.courage or row >= len(self.level.courage)
        courage = link.courage if printed or not advance else self.level.courage[row]
        mined = link.landmines and self.level.landmines
        needs = link.need if self.level.specialists else ""
        bunker = target.stay == "bunker"
        return Link(number, link.origin, link.target, courage, mined, needs, advance, bunker)


@lru_cache(maxsize=64)
def board_of(spec: BoardSpec, level: int, units: int = 1) -> Board:
    """The board of a map's level for so many Units; the same one for every game on it."""
    return Board(spec, level, units)
