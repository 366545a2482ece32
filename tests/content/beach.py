"""A small battle map written by tests: four sectors in three rows, which a test may change before it is read."""

from __future__ import annotations

from pathlib import Path

from game.content.boards import read_board
from game.content.report import Report
from game.engine.dday.board_spec import BoardSpec

Properties = dict[str, str | int | bool]
REFERENCES = ("from", "to", "sector")
AREAS = {1: (0, 192, 304, 64), 2: (0, 128, 152, 64), 3: (152, 128, 152, 64), 4: (0, 0, 304, 64)}


class Beach:
    """T1 at the sea, T2 and T3 above it, the Bunker TB at the top; four links lead up. Objects go by their ids."""

    def __init__(self) -> None:
        self.map: Properties = {"game": "dday", "title": "Beach", "specialists": "all", "items": "all"}
        self.names = {1: "T1", 2: "T2", 3: "T3", 4: "TB"}
        self.shapes = {number: _rectangle(*area) for number, area in AREAS.items()}
        self.sectors: dict[int, Properties] = {
            1: {"row": 1, "start": True},
            2: {"row": 2},
            3: {"row": 2},
            4: {"row": 3, "stay": "bunker"},
        }
        ways = {11: (1, 2), 12: (1, 3), 13: (2, 4), 14: (3, 4)}
        self.links: dict[int, Properties] = {number: {"from": a, "to": b} for number, (a, b) in ways.items()}
        self.more: list[str] = []

    def sector(self, number: int, **properties: str | int | bool) -> Beach:
        """Changes properties of a sector."""
        self.sectors[number].update(properties)
        return self

    def link(self, number: int, **properties: str | int | bool) -> Beach:
        """Changes properties of a link, or adds one; `origin` and `target` are its ends."""
        ends = {"origin": "from", "target": "to"}
        self.links.setdefault(number, {}).update({ends.get(name, name): it for name, it in properties.items()})
        return self

    def rectangle(self, number: int, *area: int) -> Beach:
        """Gives a sector another rectangle: left, top, width, height."""
        self.shapes[number] = _rectangle(*area)
        return self

    def polygon(self, number: int, points: str) -> Beach:
        """Gives a sector corners in pixels of the map."""
        self.shapes[number] = f'x="0" y="0">{{}}<polygon points="{points}"/>'
        return self

    def add(self, kind: str, number: int, name: str = "", x: int = 8, y: int = 8, **more: str | int | bool) -> Beach:
        """Adds a point of some class."""
        self.more.append(
            f'<object id="{number}" name="{name}" type="{kind}" x="{x}" y="{y}">{_properties(more)}<point/></object>'
        )
        return self

    def text(self) -> str:
        """The map as Tiled writes it."""
        sectors = "\n".join(
            f'<object id="{number}" name="{name}" type="Sector" '
            + self.shapes[number].format(_properties(self.sectors[number]))
            + "</object>"
            for number, name in self.names.items()
        )
        links = "\n".join(
            f'<object id="{number}" type="Link" x="9" y="9">{_properties(link)}<point/></object>'
            for number, link in self.links.items()
        )
        return (
            '<map version="1.10" orientation="orthogonal" width="19" height="16" tilewidth="16" tileheight="16">\n'
            f'{_properties(self.map)}\n<objectgroup id="1" name="sectors">\n{sectors}\n</objectgroup>\n'
            f'<objectgroup id="2" name="links">\n{links}\n{"".join(self.more)}\n</objectgroup>\n</map>\n'
        )

    def read(self, folder: Path) -> tuple[BoardSpec | None, Report]:
        """What the reader makes of the map."""
        file = folder / "beach.tmx"
        file.write_text(self.text(), encoding="utf-8")
        spec, report = read_board(file)
        assert spec is None or isinstance(spec, BoardSpec)
        return spec, report


def _rectangle(x: int, y: int, width: int, height: int) -> str:
    return f'x="{x}" y="{y}" width="{width}" height="{height}">{{}}'


def _properties(properties: Properties) -> str:
    def one(name: str, value: str | int | bool) -> str:
        kind = "object" if name in REFERENCES else {bool: "bool", int: "int", str: "string"}[type(value)]
        text = str(value).lower() if kind == "bool" else str(value)
        return f'<property name="{name}" type="{kind}" value="{text}"/>'

    return f"<properties>{''.join(one(*it) for it in properties.items())}</properties>" if properties else ""
