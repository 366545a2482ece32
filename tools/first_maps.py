"""Lays out the shipped Dice Commandos maps the first time; they are ordinary maps of Tiled since.

Refuses to write over a map that exists, so that nothing regenerates an author's work: delete a file to have it again.
The Tiled project is written anew each time: it follows from the models.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.content.tiled.project import write_project  # noqa: E402
from tools.mission_plans import MISSIONS  # noqa: E402

MAPS = ROOT / "maps"
HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
VERSION = 'version="1.8" tiledversion="1.8.2"'
SPACE, SIDE = 16, 3
CARD = SPACE * SIDE
NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
STYLES = ("sandbag", "stone", "bamboo", "boulder", "fence")
STYLE_COLUMNS = 16
WALL_GID, GROUND_GID, SITE_GID = 1, 161, 449
SITE_KINDS = (
    *("tall_grass", "rope_bridge", "hut", "sniper_nest", "machine_gun_nest", "swamp"),
    *("radio_post", "ammo_depot", "tunnel", "med_tent", "minefield"),
)
SITE_PIECES = ("single", "left", "middle", "right", "top", "bottom")
"""Rows and columns of the tileset of special spaces."""


@dataclass(frozen=True, slots=True)
class CardPlan:
    """A map tile card: name, wall style, walls in the notation of the rules, and the special space of side B."""

    title: str
    style: str
    walls: str
    special: str
    cells: tuple[int, ...]


CARDS = {
    "T01": CardPlan("Clearing", "boulder", "", "tall_grass", (4, 5)),
    "T02": CardPlan("Ravine", "boulder", "4-7 5-8 N1", "rope_bridge", (2, 5)),
    "T03": CardPlan("Broken Wall", "stone", "1/2 4/5 S9", "hut", (7, 8)),
    "T04": CardPlan("Outpost", "sandbag", "2-5 3-6 W7", "sniper_nest", (9,)),
    "T05": CardPlan("Trench", "sandbag", "4-7 6-9 E3", "machine_gun_nest", (5, 8)),
    "T06": CardPlan("Bamboo", "bamboo", "2/3 5/6 N3", "tall_grass", (1, 4)),
    "T07": CardPlan("Ford", "boulder", "4/5 5/6", "swamp", (7, 8, 9)),
    "T08": CardPlan("Village", "fence", "1-4 6-9", "hut", (2, 3)),
    "T09": CardPlan("Radio Hill", "boulder", "5/6 8/9 W1", "radio_post", (6, 9)),
    "T10": CardPlan("Depot", "fence", "1/2 8/9 S7", "ammo_depot", (5, 6)),
    "T11": CardPlan("Temple", "stone", "4/5 2-5 E9", "tunnel", (5,)),
    "T12": CardPlan("Field Camp", "sandbag", "5-8 2/3", "med_tent", (1, 4)),
    "T13": CardPlan("Scorched Ground", "stone", "4-7 3-6 N1 S9", "minefield", (5,)),
}
GATHER_INTEL = ("T01 T02 T03 T04", "T05 T06 T07 T08", "T09 T10 T11 T12")
TOKENS = (
    ("drop-zone", "A3:7"),
    ("spawn-circle", "D1:3"),
    ("spawn-triangle", "A1:1"),
    ("spawn-square", "D3:9"),
    ("objective", "B1:5"),
    ("objective", "D2:5"),
    ("objective", "C3:8"),
)
TEMPLATES = {
    "drop-zone": ("Drop zone", "DropZone", 0, ""),
    "spawn-circle": ("Spawn circle", "Spawn", 1, "circle"),
    "spawn-triangle": ("Spawn triangle", "Spawn", 2, "triangle"),
    "spawn-square": ("Spawn square", "Spawn", 3, "square"),
    "objective": ("Objective", "Objective", 4, ""),
    "target": ("Target", "Target", 12, ""),
    "boss": ("Boss", "Boss", 13, ""),
}


def wall_bits(walls: str) -> tuple[list[int], list[int]]:
    """Bits of the nine spaces: inner walls, painted on both sides, and walls on the card's rim.

    `a/b` stands between side neighbours, `a-b` between neighbours above each other, `N1` on the rim of a space.
    """
    inner, rim = [0] * SIDE * SIDE, [0] * SIDE * SIDE
    for wall in walls.split():
        if "/" in wall or "-" in wall:
            first, second = (int(number) - 1 for number in wall.replace("-", "/").split("/"))
            inner[first] |= EAST if "/" in wall else SOUTH
            inner[second] |= WEST if "/" in wall else NORTH
        else:
            rim[int(wall[1]) - 1] |= {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}[wall[0]]
    return inner, rim


class CardWriter:
    """Writes one card; numbers layers and objects as Tiled does."""

    def __init__(self, name: str, plan: CardPlan) -> None:
        self.name, self.plan = name, plan
        self.layers = 0
        self.inner, self.rim = wall_bits(plan.walls)

    def text(self) -> str:
        """The whole file."""
        first = (int(self.name[1:]) - 1) * SIDE * SIDE + GROUND_GID
        ground = list(range(first, first + SIDE * SIDE))
        sides = self._side("A", ground, "") + self._side("B", ground, self._special())
        return (
            f'{HEAD}<map {VERSION} orientation="orthogonal" renderorder="right-down" width="{SIDE}" '
            f'height="{SIDE}" tilewidth="{SPACE}" tileheight="{SPACE}" infinite="0" '
            f'nextlayerid="{self.layers + 1}" nextobjectid="2">\n'
            " <properties>\n"
            f'  <property name="card" value="{self.name}"/>\n'
            f'  <property name="title" value="{self.plan.title}"/>\n'
            " </properties>\n"
            f' <tileset firstgid="{WALL_GID}" source="../../tilesets/walls.tsx"/>\n'
            f' <tileset firstgid="{GROUND_GID}" source="../../tilesets/ground.tsx"/>\n'
            f' <tileset firstgid="{SITE_GID}" source="../../tilesets/sites.tsx"/>\n'
            f"{sides}</map>\n"
        )

    def _side(self, side: str, ground: list[int], objects: str) -> str:
        group = self._number()
        row = STYLES.index(self.plan.style)
        layers = self._tiles("ground", ground, "")
        layers += self._tiles("walls", self._gids(self.inner, row), "walls")
        layers += self._tiles("walls on the rim", self._gids(self.rim, row + len(STYLES)), "walls")
        layers += self._tiles("decoration", self._site_gids() if side == "B" else [0] * SIDE * SIDE, "")
        hidden = "" if side == "A" else ' visible="0"'
        return (
            f' <group id="{group}" name="side {side}"{hidden}>\n{layers}{objects and self._objects(objects)} </group>\n'
        )

    def _site_gids(self) -> list[int]:
        """The pieces of the special space, each in its cell."""
        gids, cells = [0] * SIDE * SIDE, self.plan.cells
        across = len(cells) > 1 and cells[1] == cells[0] + 1
        for at, cell in enumerate(cells):
            if len(cells) == 1:
                piece = "single"
            elif across:
                piece = "left" if not at else "right" if at == len(cells) - 1 else "middle"
            else:
                piece = "top" if not at else "bottom"
            row = SITE_KINDS.index(self.plan.special)
            gids[cell - 1] = SITE_GID + row * len(SITE_PIECES) + SITE_PIECES.index(piece)
        return gids

    def _gids(self, bits: list[int], row: int) -> list[int]:
        return [WALL_GID + row * STYLE_COLUMNS + bit if bit else 0 for bit in bits]

    def _tiles(self, name: str, gids: list[int], role: str) -> str:
        rows = ",\n".join(",".join(map(str, gids[at : at + SIDE])) for at in range(0, len(gids), SIDE))
        properties = f'   <properties>\n    <property name="role" value="{role}"/>\n   </properties>\n' if role else ""
        return (
            f'  <layer id="{self._number()}" name="{name}" width="{SIDE}" height="{SIDE}">\n{properties}'
            f'   <data encoding="csv">\n{rows}\n</data>\n  </layer>\n'
        )

    def _objects(self, objects: str) -> str:
        return f'  <objectgroup id="{self._number()}" name="special spaces">\n{objects}  </objectgroup>\n'

    def _special(self) -> str:
        cells = [divmod(number - 1, SIDE) for number in self.plan.cells]
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        height, width = max(row for row, _ in cells) - top + 1, max(column for _, column in cells) - left + 1
        return (
            f'   <object id="1" name="{self.plan.special}" type="Special" x="{left * SPACE}" y="{top * SPACE}" '
            f'width="{width * SPACE}" height="{height * SPACE}">\n    <properties>\n'
            f'     <property name="kind" value="{self.plan.special}"/>\n'
            "    </properties>\n   </object>\n"
        )

    def _number(self) -> int:
        self.layers += 1
        return self.layers


def template_text(name: str) -> str:
    """An object template: a sign of one space with the class that the game reads."""
    title, class_name, sign, symbol = TEMPLATES[name]
    head = f'{HEAD}<template>\n <tileset firstgid="1" source="../tilesets/signs.tsx"/>\n'
    start = f' <object name="{title}" type="{class_name}" gid="{sign + 1}" width="{SPACE}" height="{SPACE}"'
    if not symbol:
        return f"{head}{start}/>\n</template>\n"
    value = f'   <property name="symbol" value="{symbol}"/>\n'
    return f"{head}{start}>\n  <properties>\n{value}  </properties>\n </object>\n</template>\n"


def mission_text(layout: tuple[str, ...], mission: str, tokens: tuple[tuple[str, str], ...] = TOKENS) -> str:
    """A mission map: cards upright, one token an object made from its template."""
    rows = [[int(card[1:]) for card in row.split()] for row in layout]
    cells = ",\n".join(",".join(map(str, row)) for row in rows)
    columns = len(rows[0])
    objects = "".join(_token(number, *token) for number, token in enumerate(tokens, 1))
    return (
        f'{HEAD}<map {VERSION} orientation="orthogonal" renderorder="right-down" width="{columns}" '
        f'height="{len(rows)}" tilewidth="{CARD}" tileheight="{CARD}" infinite="0" nextlayerid="3" '
        f'nextobjectid="{len(tokens) + 1}">\n'
        f' <properties>\n  <property name="mission" value="{mission}"/>\n </properties>\n'
        ' <tileset firstgid="1" source="../tilesets/cards.tsx"/>\n'
        f' <layer id="1" name="cards" width="{columns}" height="{len(rows)}">\n'
        f'  <data encoding="csv">\n{cells}\n</data>\n </layer>\n'
        f' <objectgroup id="2" name="tokens">\n{objects} </objectgroup>\n</map>\n'
    )


def _token(number: int, template: str, space: str) -> str:
    """A token in the middle of "A3:7"; a tile object's point is its bottom left corner."""
    tile, index = space.split(":")
    row, column = divmod(int(index) - 1, SIDE)
    x = ((ord(tile[0]) - ord("A")) * SIDE + column) * SPACE
    y = ((int(tile[1:]) - 1) * SIDE + row + 1) * SPACE
    return f'  <object id="{number}" template="../templates/{template}.tx" x="{x}" y="{y}"/>\n'


def write(file: Path, text: str) -> None:
    """Writes a file that is not there yet."""
    if file.exists():
        print(f"kept   {file.relative_to(ROOT)}")
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8", newline="\n")
    print(f"wrote  {file.relative_to(ROOT)}")


def main() -> int:
    """Lays out everything that is missing."""
    for name, plan in CARDS.items():
        write(MAPS / "commandos" / "tiles" / f"{name}.tmx", CardWriter(name, plan).text())
    for name in TEMPLATES:
        write(MAPS / "templates" / f"{name}.tx", template_text(name))
    write(MAPS / "commandos" / "01_gather_intel.tmx", mission_text(GATHER_INTEL, "gather_intel"))
    for name, plan in MISSIONS.items():
        write(MAPS / "commandos" / f"{name}.tmx", mission_text(plan.layout, plan.mission, plan.tokens))
    write_project(MAPS)
    return 0


if __name__ == "__main__":
    sys.exit(main())
