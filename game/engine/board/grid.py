"""A grid of spaces with walls on the edges between them, as bit masks: bit y * width + x is a space."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def spaces_of(mask: int) -> Iterator[int]:
    """The spaces of a mask in reading order."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Grid:
    """A rectangle of spaces. `open_north` and its sisters hold the spaces that can be left on that side.

    `walls` are pairs of neighbouring spaces with a wall between them; the rim is always closed.
    Raises ValueError for a pair that are not neighbours on the board.
    """

    __slots__ = ("full", "height", "open_east", "open_north", "open_south", "open_west", "size", "walls", "width")

    def __init__(self, width: int, height: int, walls: Iterable[tuple[int, int]] = ()) -> None:
        self.width, self.height, self.size = width, height, width * height
        self.full = (1 << self.size) - 1
        self.walls = frozenset((min(a, b), max(a, b)) for a, b in walls)
        first_column = sum(1 << y * width for y in range(height))
        row = (1 << width) - 1
        self.open_north = self.full & ~row
        self.open_south = self.full & ~(row << (self.size - width))
        self.open_west = self.full & ~first_column
        self.open_east = self.full & ~(first_column << (width - 1))
        for a, b in self.walls:
            self._close(a, b)

    def _close(self, a: int, b: int) -> None:
        if b == a + self.width and b < self.size and a >= 0:
            self.open_south &= ~(1 << a)
            self.open_north &= ~(1 << b)
        elif b == a + 1 and b % self.width and a >= 0 and b < self.size:
            self.open_east &= ~(1 << a)
            self.open_west &= ~(1 << b)
        else:
            raise ValueError(f"spaces {a} and {b} are not neighbours on a board of {self.width} by {self.height}")

    def step(self, mask: int) -> int:
        """All spaces one orthogonal step away from the mask."""
        w = self.width
        return (
            (mask & self.open_north) >> w
            | (mask & self.open_west) >> 1
            | (mask & self.open_east) << 1
            | (mask & self.open_south) << w
        )

    def step_any(self, mask: int) -> int:
        """All spaces one step away, diagonals included; a diagonal needs one of its two L-ways open (commandos:Q73)."""
        w = self.width
        north, south = (mask & self.open_north) >> w, (mask & self.open_south) << w
        west, east = (mask & self.open_west) >> 1, (mask & self.open_east) << 1
        upright, lying = north | south, west | east
        return (
            upright
            | lying
            | (upright & self.open_west) >> 1
            | (upright & self.open_east) << 1
            | (lying & self.open_north) >> w
            | (lying & self.open_south) << w
        )

    def directions(self) -> tuple[int, ...]:
        """The differences of the eight neighbours in the fixed order: up, left, right, down, then the diagonals."""
        w = self.width
        return (-w, -1, 1, w, -w - 1, -w + 1, w - 1, w + 1)
