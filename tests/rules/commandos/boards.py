"""Boards for the rule tests: the shipped one, drawn ones, and plain ones without walls."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

from game import paths
from game.content.boards import read_board
from game.content.commandos_models import Side
from game.engine.commandos.board import board_of
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec, CardPlace, SpecialSpace


@cache
def mission_board() -> BoardSpec:
    """The shipped board of the first mission."""
    spec, report = read_board(paths.maps() / "commandos" / "01_gather_intel.tmx")
    assert spec is not None, report.findings
    return spec


@cache
def shipped(stem: str, side: str = "A") -> BoardSpec:
    """A shipped mission, all its cards with this side up."""
    spec, report = read_board(paths.maps() / "commandos" / f"{stem}.tmx", side=Side(side))
    assert isinstance(spec, BoardSpec), report.findings
    return spec


def with_sites(board: BoardSpec, **sites: str) -> BoardSpec:
    """A board with special spaces: kind = the names of its cells, such as `hut="B1:4 B1:5"`; `hut_2` is another hut."""
    names = board_of(board).space_of
    specials = [
        SpecialSpace(kind.rstrip("_0123456789"), tuple(names[cell] for cell in cells.split()))
        for kind, cells in sites.items()
    ]
    return replace(board, specials=tuple(sorted(specials, key=lambda special: special.cells)))


@cache
def drawn(text: str) -> BoardSpec:
    """A board drawn with characters: every other line is a row of spaces, `|` and `-` between them are walls.

    The lines between hold the walls below their spaces. `d` is the drop zone, `c`, `t` and `s` are the spawn points,
    `o` an objective, `.` any other space. Without `d` it is the first space, without spawn points they lie there too.
    """
    lines = text.strip("\n").split("\n")
    indent = min(len(line) - len(line.lstrip()) for line in lines[::2])
    lines = [line[indent:].rstrip() for line in lines]
    width, height = (len(lines[0]) + 1) // 2, (len(lines) + 1) // 2
    signs, walls = {}, []
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            space = row // 2 * width + column // 2
            if sign == "|":
                walls.append((space, space + 1))
            elif sign == "-":
                walls.append((space, space + width))
            elif sign != " ":
                signs[space] = sign
    assert len(signs) == width * height, f"{len(signs)} spaces on a board of {width} by {height}"
    found = {sign: [space for space, it in signs.items() if it == sign] or [0] for sign in "dcts"}
    return BoardSpec(
        name="drawn",
        mission="gather_intel",
        columns=width // TILE_SIZE,
        rows=height // TILE_SIZE,
        cards=(CardPlace("T01"),) * (width * height // TILE_SIZE**2),
        walls=tuple(sorted(walls)),
        drop_zone=found["d"][0],
        spawns=(found["c"][0], found["t"][0], found["s"][0]),
        objectives=tuple(space for space, sign in signs.items() if sign == "o"),
    )


def plain(columns: int, rows: int) -> BoardSpec:
    """A board of so many tiles without any wall."""
    row = " ".join("." * columns * TILE_SIZE)
    return drawn("\n\n".join([row] * rows * TILE_SIZE))
