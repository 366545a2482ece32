"""Reads the objects of a D-Day Dice map one by one: sectors, links, levels and name plates."""

from __future__ import annotations

import re
from dataclasses import dataclass

from game.content import dday_kinds as kinds
from game.content import map_kinds
from game.content.dday_models import Level, Link, LinkNeed, Plate, Sector
from game.content.dday_shapes import Shape, shape_of
from game.content.map_objects import game_objects, middle, read_as
from game.content.report import Place, Report
from game.content.tiled.tree import MapObject, ObjectLayer, ObjectRef, TileMap
from game.content.tiled_class import TiledClass
from game.engine.dday.board_spec import LevelSpec, LinkSpec, Need, Point

PLACES = (Sector, Link, Level, Plate)
NAME = re.compile(r"[^\s:@!%=]+")
"""Names of sectors are words of the commands, whose signs they cannot hold."""
COSTS = re.compile(r"\s*[0-9]{1,2}\s*(,\s*[0-9]{1,2}\s*)*")
NEEDS: dict[LinkNeed, Need] = {
    LinkNeed.NONE: "",
    LinkNeed.ANY: "any",
    LinkNeed.ANY_2: "any 2",
    LinkNeed.SACRIFICE: "sacrifice",
    LinkNeed.ENGINEER: "engineer",
    LinkNeed.SCOUT: "scout",
    LinkNeed.SNIPER: "sniper",
    LinkNeed.CLIMB: "climb",
}
MOST = 99
MOST_CORNERS = 120
"""Corners of a sector: more than anybody draws."""
MOST_CORNERS_IN_ALL = 1500
"""Corners of all sectors: few enough to compare each side with each."""
SECTOR_BOUNDS = {
    "row": (1, MOST),
    "defence": (0, MOST),
    "machine_gun": (0, 4),
    "garrison": (0, 9),
    "turns": (1, 3),
    "bonus_count": (1, 9),
    "penalty_count": (1, 9),
}


@dataclass(frozen=True, slots=True)
class FoundSector:
    """A sector: its object, its properties, its corners. `sound` is False when some property could not be used."""

    thing: MapObject
    model: Sector
    shape: Shape
    sound: bool

    @property
    def name(self) -> str:
        """The name, which is that of the object."""
        return self.thing.name


@dataclass(frozen=True, slots=True)
class FoundLink:
    """A link: its object, and what it says."""

    thing: MapObject
    spec: LinkSpec


class DdayObjects:
    """All objects of one map, read in document order. `some_lost`: what seems missing may be one that was misread."""

    def __init__(self, tree: TileMap, report: Report) -> None:
        self.tree, self.report = tree, report
        self.size = tree.width * tree.tile_width, tree.height * tree.tile_height
        every = [it for layer in tree.flat_layers() if isinstance(layer, ObjectLayer) for it in layer.objects]
        self.some_lost = tree.lost_layers or any(thing.lost_template for thing in every)
        self._ids = {thing.id for thing in every}
        self._lost_sectors: set[int] = set()
        self._corners = 0
        things = game_objects(tree.layers, PLACES, report, scenery=True)
        self.sectors = self._sectors(things)
        self.links = self._links(things)
        self.levels = self._levels(things)
        self.plates = self._plates(things)

    def _sectors(self, things: list[MapObject]) -> list[FoundSector]:
        sectors: list[FoundSector] = []
        for thing in _of(Sector, things):
            sector = self._sector(thing)
            self.some_lost |= not sector.sound
            if any(thing.name == other.name for other in sectors):
                self.report.add(kinds.SECTOR_TWICE, thing.place, name=thing.name)
            if sector.shape:
                sectors.append(sector)
            else:
                self._lost_sectors.add(thing.id)
        return sectors

    def _sector(self, thing: MapObject) -> FoundSector:
        before = self.report.error_count
        model = read_as(Sector, thing.properties, thing.place, self.report)
        check_bounds(self.report, model, SECTOR_BOUNDS, thing.place)
        shape = shape_of(thing)
        if not shape:
            self.report.add(kinds.SECTOR_SHAPE, thing.place, shape="tile" if thing.gid else thing.shape)
        if len(shape) > MOST_CORNERS:
            self.report.add(kinds.SECTOR_CORNERS, thing.place, found=len(shape), most=MOST_CORNERS)
            shape = ()
        before_it, self._corners = self._corners, self._corners + len(shape)
        if before_it <= MOST_CORNERS_IN_ALL < self._corners:
            self.report.add(kinds.SECTORS_CORNERS, thing.place, most=MOST_CORNERS_IN_ALL)
        if self._corners > MOST_CORNERS_IN_ALL:
            shape = ()
        sound = self.report.error_count == before
        if not NAME.fullmatch(thing.name):
            self.report.add(kinds.SECTOR_NAME, thing.place, name=thing.name)
        return FoundSector(thing, model, shape, sound)

    def _links(self, things: list[MapObject]) -> list[FoundLink]:
        links: dict[tuple[int, int], FoundLink] = {}
        for thing in _of(Link, things):
            spec = self._link(thing)
            if spec is None:
                self.some_lost = True
            elif (spec.origin, spec.target) in links:
                names = {"origin": self.sectors[spec.origin].name, "target": self.sectors[spec.target].name}
                self.report.add(kinds.LINK_TWICE, thing.place, **names)
            else:
                links[spec.origin, spec.target] = FoundLink(thing, spec)
        return list(links.values())

    def _link(self, thing: MapObject) -> LinkSpec | None:
        before = self.report.error_count
        model = read_as(Link, thing.properties, thing.place, self.report)
        if self.report.error_count > before:
            return None
        check_bounds(self.report, model, {"courage": (0, MOST)}, thing.place)
        origin, target = self._end(thing, "from", model.origin), self._end(thing, "to", model.target)
        if origin is None or target is None:
            return None
        if origin == target:
            self.report.add(kinds.LINK_SELF, thing.place, name=self.sectors[origin].name)
            return None
        return LinkSpec(origin, target, model.courage, model.landmines, NEEDS[model.need], self._spot(thing))

    def _end(self, thing: MapObject, end: str, ref: ObjectRef) -> int | None:
        """The number of the sector at an end of a link; None with its finding.

        A reference to an object that was deleted, and a sector without shape, have theirs already.
        """
        for number, found in enumerate(self.sectors):
            if found.thing.id == ref.id and ref.id:
                return number
        if not ref.id:
            self.report.add(kinds.LINK_END, thing.place, end=end)
        elif ref.id in self._ids - self._lost_sectors:
            self.report.add(kinds.LINK_CLASS, thing.place, end=end, id=ref.id)
        return None

    def _spot(self, thing: MapObject) -> Point:
        """Where an object lies, in whole pixels; off the map with its finding."""
        x, y = (round(at) for at in middle(thing))
        width, height = self.size
        if not (0 <= x <= width and 0 <= y <= height):
            self.report.add(map_kinds.OBJECT_OUTSIDE, thing.place, x=x, y=y, width=width, height=height)
        return x, y

    def _levels(self, things: list[MapObject]) -> list[LevelSpec]:
        levels: list[LevelSpec] = []
        for thing in _of(Level, things):
            if not thing.name.strip() or any(thing.name == other.name for other in levels):
                self.report.add(kinds.LEVEL_NAME, thing.place, name=thing.name)
            levels.append(self._level(thing))
        return levels

    def _level(self, thing: MapObject) -> LevelSpec:
        model = read_as(Level, thing.properties, thing.place, self.report)
        check_bounds(self.report, model, {"bunker_defence": (0, MOST)}, thing.place)
        rows = max((sector.model.row for sector in self.sectors), default=1) - 1
        costs: tuple[int, ...] = ()
        if COSTS.fullmatch(model.courage):
            costs = tuple(int(part) for part in model.courage.split(","))
        elif model.courage.strip():
            self.report.add(kinds.LEVEL_COURAGE, thing.place, text=model.courage)
        if len(costs) > rows and not self.some_lost:
            self.report.add(kinds.LEVEL_ROWS, thing.place, found=len(costs), most=rows)
        given = model.model_dump(exclude={"courage"})
        return LevelSpec(name=thing.name, courage=costs, **given)

    def _plates(self, things: list[MapObject]) -> dict[int, Point]:
        """The places of name plates by the number of their sector's object."""
        known = {found.thing.id for found in self.sectors}
        places: dict[int, Point] = {}
        for thing in _of(Plate, things):
            ref = read_as(Plate, thing.properties, thing.place, self.report).sector.id
            if ref in places:
                self.report.add(kinds.PLATE_TWICE, thing.place)
            elif ref in known:
                places[ref] = self._spot(thing)
            elif not ref or ref in self._ids - self._lost_sectors:
                self.report.add(kinds.PLATE_LOST, thing.place)
        return places


def check_bounds(report: Report, model: TiledClass, bounds: dict[str, tuple[int, int]], place: Place) -> None:
    """Numbers of a class lie between their least and greatest values."""
    for name, (low, high) in bounds.items():
        value = getattr(model, name)
        if not low <= value <= high:
            report.add(kinds.SECTOR_VALUE, place, name=name, value=value, low=low, high=high)


def _of(model: type[TiledClass], things: list[MapObject]) -> list[MapObject]:
    return [thing for thing in things if thing.class_name == model.__name__]
