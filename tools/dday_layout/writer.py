"""Writes a battle map as Tiled does: ground, scenery, sectors, links, plates, levels."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from tools.art.beach_scenery import NAME, SCENERY
from tools.art.beach_tiles import COLUMNS as BEACH_COLUMNS
from tools.art.beach_tiles import BORDERS, MIXES, TERRAINS, VARIANTS
from tools.dday_layout.ground import COLUMNS, ROWS, TILE, edge_at, edges_of, ground_gids
from tools.dday_layout.plans import ALL, MapPlan, SectorPlan

WIDTH, HEIGHT = COLUMNS * TILE, ROWS * TILE
SHORE = 13.6
"""The lower edge of the first row, in tiles."""
FIRST_BEACH = 1
BEACH_TILES = len(TERRAINS) * VARIANTS + len(BORDERS) * len(MIXES)
FIRST_SCENERY = FIRST_BEACH - (-BEACH_TILES // BEACH_COLUMNS) * BEACH_COLUMNS
"""After the whole rows of the beach tileset."""
STEP = 16
MINE_STEP = 22
PLATE_UP = 4
Value = bool | int | str
Point = tuple[int, int]


class MapWriter:
    """Writes one map; numbers objects and layers as Tiled does."""

    def __init__(self, plan: MapPlan) -> None:
        self.plan = plan
        self.objects = self.layers = 0
        self.number: dict[str, int] = {}
        self.edges = edges_of(plan)

    def text(self) -> str:
        """The whole file."""
        sectors = "".join(self._sector(sector) for sector in self.plan.sectors)
        links = "".join(self._links(sector) for sector in self.plan.sectors)
        levels = "".join(self._level(place) for place in range(len(self.plan.levels)))
        scenery = "".join(self._thing(*thing) for thing in (*self.plan.things, *self._mines()))
        layers = self._ground() + self._layer("scenery", scenery) + self._layer("sectors", sectors)
        layers += self._layer("links", links) + (self._layer("levels", levels) if levels else "")
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
            f'width="{COLUMNS}" height="{ROWS}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
            f'nextlayerid="{self.layers + 1}" nextobjectid="{self.objects + 1}">\n'
            f"{self._properties(self._map_properties(), ' ')}"
            f' <tileset firstgid="{FIRST_BEACH}" source="../tilesets/beach.tsx"/>\n'
            f' <tileset firstgid="{FIRST_SCENERY}" source="../tilesets/{NAME}.tsx"/>\n'
            f"{layers}</map>\n"
        )

    def _map_properties(self) -> dict[str, Value]:
        plan = self.plan
        soldiers, courage, stars, points = plan.start
        return {
            "awards": ALL,
            "courage": courage,
            "game": "dday",
            "items": ALL,
            "order": int(plan.stem[0]),
            "points": points,
            "soldiers": soldiers,
            "special_items": plan.specials,
            "specialists": ALL,
            "stars": stars,
            "title": plan.title,
            "unique_specialists": plan.uniques,
            "vehicles": plan.vehicles,
        }

    # ------------------------------------------------------------ layers

    def _ground(self) -> str:
        self.layers += 1
        gids = ground_gids(self.plan, FIRST_BEACH)
        rows = ",\n".join(",".join(map(str, gids[at : at + COLUMNS])) for at in range(0, len(gids), COLUMNS))
        head = f' <layer id="{self.layers}" name="ground" width="{COLUMNS}" height="{ROWS}">\n'
        return f'{head}  <data encoding="csv">\n{rows}\n</data>\n </layer>\n'

    def _layer(self, name: str, objects: str) -> str:
        self.layers += 1
        return f' <objectgroup id="{self.layers}" name="{name}">\n{objects} </objectgroup>\n'

    def _object(self, attributes: str, properties: dict[str, Value], shape: str = "") -> str:
        self.objects += 1
        inside = self._properties(properties, "   ") + shape
        return f'  <object id="{self.objects}"{attributes}>\n{inside}  </object>\n'

    @staticmethod
    def _properties(properties: dict[str, Value], indent: str) -> str:
        if not properties:
            return ""
        lines = "".join(f"{indent} {_property(name, value)}\n" for name, value in sorted(properties.items()))
        return f"{indent}<properties>\n{lines}{indent}</properties>\n"

    # ------------------------------------------------------------ objects

    def _thing(self, name: str, x: int, y: int) -> str:
        self.objects += 1
        picture = SCENERY[name]()
        gid = FIRST_SCENERY + list(SCENERY).index(name)
        size = f'width="{picture.get_width()}" height="{picture.get_height()}"'
        return f'  <object id="{self.objects}" name="{name}" gid="{gid}" x="{x}" y="{y}" {size}/>\n'

    def _mines(self) -> list[tuple[str, int, int]]:
        """Mines along the lower edge of every sector whose entry is mined."""
        found = []
        for sector in self.plan.sectors:
            if sector.mined:
                left, right = self._span(sector)
                for x in range(left + MINE_STEP // 2, right - MINE_STEP // 3, MINE_STEP):
                    found.append(("mine", x, self._edge(sector.row - 2, x)))
        return found

    def _edge(self, row: int, x: int) -> int:
        """The pixel of the upper edge of a row of sectors (-1: the shore) at a place."""
        if row < 0:
            return round(SHORE * TILE)
        return round(edge_at(self.edges[row], row, x / TILE) * TILE)

    def _span(self, sector: SectorPlan) -> tuple[int, int]:
        """The left and right end of a sector in pixels."""
        row = [other for other in self.plan.sectors if other.row == sector.row]
        if len(row) == 1:
            return 0, WIDTH
        split = self.plan.splits[sector.row - 1]
        return (0, split) if row[0] is sector else (split, WIDTH)

    def _corners(self, sector: SectorPlan) -> list[Point]:
        left, right = self._span(sector)
        splits = {split for split in self.plan.splits if split}
        columns = sorted({*range(0, WIDTH + 1, STEP), *splits} & set(range(left, right + 1)))
        above = [(x, self._edge(sector.row - 1, x)) for x in columns]
        below = [(x, self._edge(sector.row - 2, x)) for x in reversed(columns)]
        return above + below

    def _sector(self, sector: SectorPlan) -> str:
        self.number[sector.name] = self.objects + 1
        properties: dict[str, Value] = {"defence": sector.defence, "row": sector.row}
        optional = {"machine_gun": sector.guns, "start": sector.row == 1}
        properties |= {name: value for name, value in optional.items() if value}
        for name in ("bonus", "penalty"):
            if (value := getattr(sector, name)) != "none":
                properties[name] = value
        if sector.stay != "3 turns":
            properties["stay"] = sector.stay
        corners = self._corners(sector)
        x, y = corners[0]
        points = " ".join(f"{px - x},{py - y}" for px, py in corners)
        shape = f'   <polygon points="{points}"/>\n'
        return self._object(f' name="{sector.name}" type="Sector" x="{x}" y="{y}"', properties, shape) + (
            self._plate(sector)
        )

    def _plate(self, sector: SectorPlan) -> str:
        left, right = self._span(sector)
        x = (left + right) // 2
        top, bottom = self._edge(sector.row - 1, x), self._edge(sector.row - 2, x)
        y = 52 if sector.stay == "bunker" else (top + bottom) // 2 - PLATE_UP
        sector_number = {"sector": f"@{self.number[sector.name]}"}
        return self._object(f' name="{sector.name}" type="Plate" x="{x}" y="{y}"', sector_number, "   <point/>\n")

    def _links(self, sector: SectorPlan) -> str:
        plans = {other.name: other for other in self.plan.sectors}
        forward = [plans[name] for name in sector.to.split()]
        sideways = [other for other in self.plan.sectors if other.row == sector.row and other is not sector]
        return "".join(self._link(sector, target) for target in (*forward, *sideways))

    def _link(self, origin: SectorPlan, target: SectorPlan) -> str:
        advance = target.row > origin.row
        properties: dict[str, Value] = {
            "from": f"@{self.number[origin.name]}",
            "to": f"@{self.number[target.name]}",
        }
        if advance:
            properties["courage"] = target.courage
        if target.mined:
            properties["landmines"] = True
        if target.need != "none":
            properties["need"] = target.need
        x, y = self._between(origin, target)
        name = f"{origin.name} to {target.name}"
        return self._object(f' name="{name}" type="Link" x="{x}" y="{y}"', properties, "   <point/>\n")

    def _between(self, origin: SectorPlan, target: SectorPlan) -> Point:
        """Where the plate of a link stands: on the edge between the two sectors."""
        one, other = self._span(origin), self._span(target)
        if origin.row == target.row:
            x = max(one[0], other[0])
            return x, (self._edge(origin.row - 1, x) + self._edge(origin.row - 2, x)) // 2
        x = (max(one[0], other[0]) + min(one[1], other[1])) // 2
        if one[1] <= other[0] or other[1] <= one[0]:
            x = max(one[0], other[0])
        return x, self._edge(origin.row - 1, x)

    def _level(self, place: int) -> str:
        level = self.plan.levels[place]
        y = HEIGHT - 8 * (place + 1)
        attributes = f' name={quoteattr(level.name)} type="Level" x="8" y="{y}"'
        return self._object(attributes, level.properties, "   <point/>\n")


def _property(name: str, value: Value) -> str:
    """A property as Tiled writes it; text that begins with @ is the number of an object."""
    if isinstance(value, bool):
        return f'<property name="{name}" type="bool" value="{str(value).lower()}"/>'
    if isinstance(value, int):
        return f'<property name="{name}" type="int" value="{value}"/>'
    if value.startswith("@"):
        return f'<property name="{name}" type="object" value="{value[1:]}"/>'
    return f'<property name="{name}" value={quoteattr(value)}/>'


def map_text(plan: MapPlan) -> str:
    """The file of a plan."""
    return MapWriter(plan).text()
