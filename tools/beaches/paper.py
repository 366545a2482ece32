"""Writes a battle map as Tiled 1.8 does: the picture's layers, then sectors, plates, ways and levels as objects."""

from __future__ import annotations

from collections.abc import Iterable
from xml.sax.saxutils import quoteattr

from tools.beaches.layout import HEIGHT, WIDTH, Layout, Point
from tools.beaches.plans import Level, Plan, Sector

TILE = 16
COLUMNS, ROWS = WIDTH // TILE, HEIGHT // TILE
Value = str | int | bool
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
_LEVEL_PITCH = 12


def properties(values: dict[str, Value], depth: int, references: Iterable[str] = ()) -> str:
    """A `<properties>` element in the order of the names, as Tiled writes it; `references` are numbers of objects."""
    indent = " " * depth
    lines = "".join(_property(name, value, indent, name in references) for name, value in sorted(values.items()))
    return f"{indent}<properties>\n{lines}{indent}</properties>\n" if lines else ""


def _property(name: str, value: Value, indent: str, reference: bool) -> str:
    kind = "bool" if isinstance(value, bool) else "object" if reference else "int" if isinstance(value, int) else ""
    text = str(value).lower() if isinstance(value, bool) else str(value)
    type_ = f' type="{kind}"' if kind else ""
    return f'{indent} <property name="{name}"{type_} value={quoteattr(text)}/>\n'


class MapWriter:
    """Writes one map; numbers layers and objects as Tiled does."""

    def __init__(self, order: int, plan: Plan, layout: Layout) -> None:
        self.order, self.plan, self.layout = order, plan, layout
        self.objects = self.layers = 0
        self.sectors = plan.sectors()
        self.numbers: dict[str, int] = {}
        self.rights = {sector.name: self._is_right(sector) for sector in self.sectors}

    def text(self, tilesets: str, picture: str, first_layer: int = 0, first_object: int = 0) -> str:
        """The whole file around the tilesets and the layers of the picture, which used up some numbers."""
        self.layers, self.objects = first_layer, first_object
        body = self._group("sectors", self._sector_objects() + self._plate_objects())
        body += self._group("links", self._link_objects())
        if self.plan.levels:
            body += self._group("levels", self._level_objects())
        return (
            f'{_HEAD}<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
            f'width="{COLUMNS}" height="{ROWS}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
            f'nextlayerid="{self.layers + 1}" nextobjectid="{self.objects + 1}">\n'
            f"{self._map_properties()}{tilesets}{picture}{body}</map>\n"
        )

    def _map_properties(self) -> str:
        soldiers, courage, stars, points = self.plan.start
        return properties(
            {
                "game": "dday",
                "title": self.plan.title,
                "order": self.order,
                "soldiers": soldiers,
                "courage": courage,
                "stars": stars,
                "points": points,
                "specialists": "all",
                "unique_specialists": self.plan.uniques,
                "items": "all",
                "special_items": self.plan.specials,
                "vehicles": self.plan.vehicles,
                "awards": "all",
            },
            1,
        )

    def _is_right(self, sector: Sector) -> bool:
        """The second sector of a row lies on the right."""
        return [other.name for other in self.sectors if other.row == sector.row].index(sector.name) == 1

    def _group(self, name: str, objects: str) -> str:
        self.layers += 1
        return f' <objectgroup id="{self.layers}" name="{name}">\n{objects} </objectgroup>\n'

    def _number(self) -> int:
        self.objects += 1
        return self.objects

    def _sector_objects(self) -> str:
        text = ""
        for sector in self.sectors:
            number = self.numbers[sector.name] = self._number()
            outline = self.layout.sector(sector.row, self.rights[sector.name])
            x, y = outline[0]
            points = " ".join(f"{px - x},{py - y}" for px, py in outline)
            text += (
                f'  <object id="{number}" name="{sector.name}" type="Sector" x="{x}" y="{y}">\n'
                f"{properties(_sector_values(sector), 3)}"
                f'   <polygon points="{points}"/>\n  </object>\n'
            )
        return text

    def _plate_objects(self) -> str:
        return "".join(
            self._point(
                "",
                "Plate",
                self.layout.plate(sector.row, self.rights[sector.name]),
                properties({"sector": self.numbers[sector.name]}, 3, ("sector",)),
            )
            for sector in self.sectors
        )

    def _link_objects(self) -> str:
        by_name = {sector.name: sector for sector in self.sectors}
        text = ""
        for origin in self.sectors:
            right = self.rights[origin.name]
            for target in (by_name[name] for name in origin.ways):
                at = self.layout.forward(origin.row, right, self.rights[target.name])
                text += self._link(origin, target, at, target.enter)
            for target in self.sectors:
                if target.row == origin.row and target is not origin:
                    text += self._link(origin, target, self.layout.sideways(origin.row, right), 0)
        return text

    def _link(self, origin: Sector, target: Sector, at: Point, courage: int) -> str:
        values: dict[str, Value] = {"from": self.numbers[origin.name], "to": self.numbers[target.name]}
        if courage:
            values["courage"] = courage
        if target.mines:
            values["landmines"] = True
        if target.need:
            values["need"] = target.need
        return self._point(f"{origin.name} to {target.name}", "Link", at, properties(values, 3, ("from", "to")))

    def _level_objects(self) -> str:
        return "".join(
            self._point(level.name, "Level", (TILE // 2, _LEVEL_PITCH * place), properties(_level_values(level), 3))
            for place, level in enumerate(self.plan.levels, 1)
        )

    def _point(self, name: str, class_name: str, at: Point, inner: str) -> str:
        named = f" name={quoteattr(name)}" if name else ""
        return (
            f'  <object id="{self._number()}"{named} type="{class_name}" x="{at[0]}" y="{at[1]}">\n'
            f"{inner}   <point/>\n  </object>\n"
        )


def _sector_values(sector: Sector) -> dict[str, Value]:
    """The properties that differ from what the class says anyway."""
    values: dict[str, Value] = {"row": sector.row, "defence": sector.defence}
    if sector.guns:
        values["machine_gun"] = sector.guns
    if sector.row == 1:
        values["start"] = True
    match sector.effect:
        case "bunker":
            values["stay"] = "bunker"
        case "leave":
            values["stay"] = "cannot stay"
        case "random":
            values["bonus"] = "random"
        case effect if effect:
            values["bonus" if effect[0] == "+" else "penalty"] = effect[1:]
    return values


def _level_values(level: Level) -> dict[str, Value]:
    values: dict[str, Value] = {
        "specialists": level.specialists,
        "items": level.items,
        "awards": level.awards,
        "landmines": level.landmines,
        "machine_guns": level.guns,
    }
    if level.bunker_defence:
        values["bunker_defence"] = level.bunker_defence
    if level.courage:
        values["courage"] = level.courage
    return values
