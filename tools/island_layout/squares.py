"""Chooses the tile of every square of an island, as the Terrain Brush would."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.engine.komandosi.board_spec import SIGNS, Terrain
from tools.art.island_shapes import EDGES, STEPS, seen
from tools.art.island_tiles import Key, catalogue, tile_numbers, variants
from tools.art.island_ways import LYING, UPRIGHT
from tools.art.noise import hashed

TERRAINS: dict[str, Terrain] = {sign: terrain for terrain, sign in SIGNS.items()}
WATERS = frozenset("~lr")
_SEEDS = 3
Test = Callable[[int, int], bool]
Bridges = frozenset[tuple[int, int]]


class Squares:
    """The terrain of an island in rows of signs, one a square; `bridges` are ways that have a river below."""

    def __init__(self, rows: Sequence[str], bridges: Bridges = frozenset()) -> None:
        self.rows, self.bridges = rows, bridges
        self.columns = len(rows[0])

    def tiles(self) -> list[int]:
        """The numbers of all tiles in reading order."""
        numbers = tile_numbers()
        places = ((x, y) for y in range(len(self.rows)) for x in range(self.columns))
        return [numbers[self._key(x, y)] for x, y in places]

    def sign(self, x: int, y: int) -> str:
        """The sign of a square; around the island there is sea."""
        inside = 0 <= y < len(self.rows) and 0 <= x < self.columns
        return self.rows[y][x] if inside else SIGNS["sea"]

    def _key(self, x: int, y: int) -> Key:
        sign = self.sign(x, y)
        if sign == SIGNS["sea"] and self._is_deep(x, y):
            return self._blob("deep sea", x, y, self._is_deep)
        match TERRAINS[sign]:
            case "plain":
                return Key("plain", variant=_picked(_all_plains(), x, y))
            case "road" | "rail" as kind:
                return self._way(kind, x, y)
            case "crossing":
                return Key("crossing", self._crossed(x, y, "road"))
            case "river":
                bits = self._sides(x, y, lambda a, b: self.sign(a, b) in WATERS or (a, b) in self.bridges)
                return Key("river", bits, 0, _picked(2, x, y) if bits in (UPRIGHT, LYING) else 0)
            case name:
                return self._blob(name, x, y, lambda a, b: self.sign(a, b) == sign)

    def _blob(self, name: str, x: int, y: int, same: Test) -> Key:
        """A tile of a terrain by those of its neighbours that are the same."""
        bits = seen(sum(side for side, (dx, dy) in STEPS.items() if same(x + dx, y + dy)))
        mouths = self._sides(x, y, self._is_river) if name in ("sea", "lake") else 0
        if Key(name, bits, mouths) not in catalogue():
            mouths = 0
        return Key(name, bits, mouths, 0 if mouths else _picked(variants(name, bits), x, y))

    def _way(self, kind: str, x: int, y: int) -> Key:
        """A road or a track; one on a bridge is straight."""
        if (x, y) in self.bridges:
            return Key(f"{kind} bridge", self._crossed(x, y, kind))
        return Key(kind, self._sides(x, y, lambda a, b: self._joins(kind, a, b)))

    def _joins(self, kind: str, x: int, y: int) -> bool:
        return self.sign(x, y) in (SIGNS[kind], SIGNS["crossing"])  # type: ignore[index]

    def _crossed(self, x: int, y: int, kind: str) -> int:
        """How the upper of two ways that cross runs."""
        lying = self._joins(kind, x - 1, y) or self._joins(kind, x + 1, y)
        upright = self._joins(kind, x, y - 1) and self._joins(kind, x, y + 1)
        return UPRIGHT if upright and not lying else LYING

    def _sides(self, x: int, y: int, joined: Test) -> int:
        return sum(edge for edge in EDGES if joined(x + STEPS[edge][0], y + STEPS[edge][1]))

    def _is_river(self, x: int, y: int) -> bool:
        return self.sign(x, y) == SIGNS["river"] or (x, y) in self.bridges

    def _is_deep(self, x: int, y: int) -> bool:
        """Sea that no land touches."""
        around = ((x, y), *((x + dx, y + dy) for dx, dy in STEPS.values()))
        return all(self.sign(*place) == SIGNS["sea"] for place in around)


def _all_plains() -> int:
    return sum(key.name == "plain" for key in catalogue())


def _picked(count: int, x: int, y: int) -> int:
    """One of so many pictures, the first ones more often."""
    chance = hashed(x, y, _SEEDS)
    return int(chance**1.5 * count) % count
