"""Writes a battle map as Tiled does: ground, scenery, sectors, links, plates, levels."""

from __future__ import annotations

from xml.sax.saxutils import quoteattr

from tools.art.beach_scenery import NAME, SCENERY
from tools.art.beach_tiles import beach_tile_count
from tools.dday_layout.ground import COLUMNS, ROWS, TILE, layers_of
from tools.dday_layout.layout import HEIGHT, Point
from tools.dday_layout.plans import ALL, MapPlan, SectorPlan
from tools.dday_layout.scenes import SCENES
from tools.dday_layout.signs import Signs, link_size, sector_size

FIRST_BEACH = 1
MINE_STEP = 24
Value = bool | int | str


class MapWriter:
    """Writes one map; numbers objects and layers as Tiled does."""

    def __init__(self, plan: MapPlan) -> None:
        self.plan = plan
        self.objects = self.layers = 0
        self.number: dict[str, int] = {}
        self.first_scenery = FIRST_BEACH + beach_tile_count()
        self.scene = SCENES[plan.stem]
        self.layout = self.scene.layout
        self.signs = Signs()
        rows = [sector.row for sector in plan.sectors]
        self.right = {sector.name: rows[:at].count(sector.row) == 1 for at, sector in enumerate(plan.sectors)}
        """The second sector of a row lies on the right."""

    def text(self) -> str:
        """The whole file."""
        sectors = "".join(self._sector(sector) for sector in self.plan.sectors)
        links = "".join(self._links(sector) for sector in self.plan.sectors)
        levels = "".join(self._level(place) for place in range(len(self.plan.levels)))
        scenery = "".join(self._thing(*thing) for thing in (*self.scene.things, *self._mines()))
        layers = self._picture() + self._layer("scenery", scenery) + self._layer("sectors", sectors)
        layers += self._layer("links", links) + (self._layer("levels", levels) if levels else "")
        return (
            '<?xml version="1.0" encoding="UTF-8"?>\n'
            f'<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
            f'width="{COLUMNS}" height="{ROWS}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
            f'nextlayerid="{self.layers + 1}" nextobjectid="{self.objects + 1}">\n'
            f"{self._properties(self._map_properties(), ' ')}"
            f' <tileset firstgid="{FIRST_BEACH}" source="../tilesets/beach.tsx"/>\n'
            f' <tileset firstgid="{self.first_scenery}" source="../tilesets/{NAME}.tsx"/>\n'
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

    def _picture(self) -> str:
        """The tile layers."""
        layers = layers_of(self.scene, int(self.plan.stem[0]))
        return "".join(self._tiles(name, cells) for name, cells in layers.items())

    def _tiles(self, name: str, cells: list[int]) -> str:
        self.layers += 1
        gids = [FIRST_BEACH + cell - 1 if cell else 0 for cell in cells]
        rows = ",\n".join(",".join(map(str, gids[at : at + COLUMNS])) for at in range(0, len(gids), COLUMNS))
        head = f' <layer id="{self.layers}" name="{name}" width="{COLUMNS}" height="{ROWS}">\n'
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
        gid = self.first_scenery + list(SCENERY).index(name)
        size = f'width="{picture.get_width()}" height="{picture.get_height()}"'
        return f'  <object id="{self.objects}" name="{name}" gid="{gid}" x="{x}" y="{y}" {size}/>\n'

    def _mines(self) -> list[tuple[str, int, int]]:
        """Mines along the lower border of every sector whose entry is mined."""
        found = []
        for sector in self.plan.sectors:
            if sector.mined:
                left, right = self.layout.span(sector.row, self.right[sector.name])
                for x in range(left + MINE_STEP // 2, right - MINE_STEP // 3, MINE_STEP):
                    found.append(("mine", x, self.layout.border(sector.row - 1, x)))
        return found

    def _sector(self, sector: SectorPlan) -> str:
        self.number[sector.name] = self.objects + 1
        properties: dict[str, Value] = {"defence": sector.defence, "row": sector.row}
        optional = {"machine_gun": sector.guns, "garrison": sector.garrison, "start": sector.row == 1}
        properties |= {name: value for name, value in optional.items() if value}
        for name in ("bonus", "penalty"):
            if (value := getattr(sector, name)) != "none":
                properties[name] = value
        if sector.stay != "3 turns":
            properties["stay"] = sector.stay
        corners = self.layout.sector(sector.row, self.right[sector.name])
        x, y = corners[0]
        points = " ".join(f"{px - x},{py - y}" for px, py in corners)
        shape = f'   <polygon points="{points}"/>\n'
        return self._object(f' name="{sector.name}" type="Sector" x="{x}" y="{y}"', properties, shape) + (
            self._plate(sector)
        )

    def _plate(self, sector: SectorPlan) -> str:
        x, y = self.layout.plate(sector.row, self.right[sector.name])
        self.signs.put((x, y), sector_size(sector))
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
        if advance or target.mined or target.need != "none":
            x, y = self.signs.clear((x, y), link_size(target, advance))
        name = f"{origin.name} to {target.name}"
        return self._object(f' name="{name}" type="Link" x="{x}" y="{y}"', properties, "   <point/>\n")

    def _between(self, origin: SectorPlan, target: SectorPlan) -> Point:
        """Where the plate of a link stands: on the border that it crosses."""
        right = self.right[origin.name]
        if origin.row == target.row:
            return self.layout.sideways(origin.row, right)
        return self.layout.forward(origin.row, right, self.right[target.name])

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
