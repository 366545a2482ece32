"""A small sound island of Komandosi as text, which tests change and read."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content.boards import read_board
from game.content.report import Report
from game.engine.komandosi.board_spec import PLACES, SIGNS, UNDER, BoardSpec, Place

PLACE_SIGNS: dict[str, Place] = dict(zip("SBHTCMX", PLACES, strict=True))
SMALL = """
~~~~~~~~~~~~~~
~.T..........~
~.#..S...ff..~
~+%+++++.ff..~
~+#....+.....~
~+#.B..+lll..~
~C#....+lll..~
~+%+++++r....~
~.#..H..r.YX.~
~.T.....r.YY.~
~~~~~M~~~~~~~~
"""
EMPTY, STRANGE, MISSPELT = "_", "?", "!"
"""No tile, a tile without class, a tile whose terrain is misspelt."""
TILES = (*SIGNS.values(), STRANGE, MISSPELT)


def under(sign: str) -> str:
    """The sign of the terrain below a place; that of a square without one is its own."""
    return SIGNS[UNDER[PLACE_SIGNS[sign]]] if sign in PLACE_SIGNS else sign


class Isle:
    """An island in signs: those of the terrain, or of a place that stands on its terrain."""

    def __init__(self, picture: str = SMALL) -> None:
        self.rows = [list(row) for row in picture.split()]
        self.places = {
            (x, y): PLACE_SIGNS[sign]
            for y, row in enumerate(self.rows)
            for x, sign in enumerate(row)
            if sign in PLACE_SIGNS
        }
        self.rows = [[under(sign) for sign in row] for row in self.rows]
        self.more: list[str] = []
        self.tile = 16
        self.layer = "terrain"
        self.head = '<property name="game" value="komandosi"/><property name="title" value="Isle"/>'

    def paint(self, sign: str, *squares: str) -> Isle:
        """Gives squares such as `C7` a terrain."""
        for square in squares:
            x, y = at(square)
            self.rows[y][x] = sign
        return self

    def put(self, kind: Place, square: str) -> Isle:
        """Adds a place, whatever stands there."""
        x, y = at(square)
        return self.add(kind, x * 16 + 8, y * 16 + 8)

    def add(self, kind: str, x: int, y: int, class_name: str = "Place") -> Isle:
        """Adds an object at a point of the map."""
        self.more.append(_object(900 + len(self.more), kind, x, y, class_name))
        return self

    def move(self, square: str, to: str) -> Isle:
        """Moves the place of a square."""
        self.places[at(to)] = self.places.pop(at(square))
        return self

    def remove(self, square: str) -> Isle:
        """Takes away the place of a square."""
        del self.places[at(square)]
        return self

    def text(self) -> str:
        """The map as Tiled writes it."""
        columns, rows = len(self.rows[0]), len(self.rows)
        cells = ",\n".join(",".join(str(TILES.index(it) + 1 if it != EMPTY else 0) for it in row) for row in self.rows)
        size = f'width="{columns}" height="{rows}"'
        objects = "".join(
            _object(number, kind, x * 16 + 8, y * 16 + 8)
            for number, ((x, y), kind) in enumerate(self.places.items(), 1)
        )
        return (
            f'<map version="1.10" orientation="orthogonal" {size} tilewidth="{self.tile}" tileheight="{self.tile}">\n'
            f"<properties>{self.head}</properties>\n{_tileset()}\n"
            f'<layer id="1" name="{self.layer}" {size}><data encoding="csv">\n{cells}\n</data></layer>\n'
            f'<objectgroup id="2" name="places">{objects}{"".join(self.more)}</objectgroup>\n</map>\n'
        )

    def read(self, folder: Path) -> tuple[BoardSpec | None, Report]:
        """What the reader makes of the map."""
        file = folder / "isle.tmx"
        pygame.image.save(pygame.Surface((16 * len(TILES), 16)), folder / "isle.png")
        file.write_text(self.text(), encoding="utf-8")
        spec, report = read_board(file)
        assert spec is None or isinstance(spec, BoardSpec)
        return spec, report


def at(square: str) -> tuple[int, int]:
    """Column and row, from 0, of a square such as `C7`."""
    return int(square[1:]) - 1, ord(square[0]) - ord("A")


def _tileset() -> str:
    terrains = [*SIGNS, "", "swamp"]
    tiles = "".join(
        f'<tile id="{number}" type="Terrain"><properties><property name="kind" value="{name}"/></properties></tile>'
        for number, name in enumerate(terrains)
        if name
    )
    size = f'tilewidth="16" tileheight="16" tilecount="{len(terrains)}" columns="{len(terrains)}"'
    return f'<tileset firstgid="1" name="isle" {size}><image source="isle.png"/>{tiles}</tileset>'


def _object(number: int, kind: str, x: int, y: int, class_name: str = "Place") -> str:
    said = f'<properties><property name="kind" value="{kind}"/></properties>'
    return f'<object id="{number}" type="{class_name}" x="{x}" y="{y}">{said}<point/></object>\n'
