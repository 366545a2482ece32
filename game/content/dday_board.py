"""Puts a D-Day Dice map together: sectors, links, levels, starting resources and cards, all checked."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from game.content import dday_kinds as kinds
from game.content.commandos_objects import game_objects, read_as
from game.content.dday_checks import check_rows, check_shapes, check_ways
from game.content.dday_models import BattleMap, Level, Link, LinkNeed, Plate, Sector, SectorBonus, SectorStay
from game.content.dday_shapes import Shape, centre, shape_of
from game.content.report import Place, Report, nearest
from game.content.tiled.tree import MapObject, ObjectRef, TileMap
from game.engine.dday.board_spec import BoardSpec, LevelSpec, LinkSpec, SectorSpec
from game.engine.dday.cards import Cards

PLACES = (Sector, Link, Level, Plate)
NAME = re.compile(r"[^\s:@!%=][^\s:=]*")
STAYS = {SectorStay.TURNS: "turns", SectorStay.CANNOT: "cannot", SectorStay.BUNKER: "bunker"}
NEEDS = {LinkNeed.NONE: "", LinkNeed.ANY: "any", LinkNeed.ANY_2: "any 2"}
FIELDS = {"soldier": "soldiers", "star": "stars", "courage": "courage", "tool": "tools"}
"""The field of a sector that a bonus or penalty changes."""
BOUNDS = {"row": (1, 99), "defence": (0, 99), "machine_gun": (0, 4), "turns": (1, 3)}
COUNTS = {"bonus_count": (1, 9), "penalty_count": (1, 9)}
STARTING = {"soldiers": (1, 99), "courage": (0, 99), "stars": (0, 99), "points": (0, 99)}


@dataclass(slots=True)
class Found:
    """A sector that was read: its object, its model, its corners."""

    thing: MapObject
    model: Sector
    shape: Shape


@dataclass(slots=True)
class Ways:
    """The links that were read, each with its object."""

    links: list[LinkSpec] = field(default_factory=list)
    things: list[MapObject] = field(default_factory=list)


class DdayBoard:
    """One reading of one battle map."""

    def __init__(self, tree: TileMap, report: Report, cards: Cards) -> None:
        self.tree, self.report, self.cards = tree, report, cards
        self.width, self.height = tree.width * tree.tile_width, tree.height * tree.tile_height
        self.sectors: list[Found] = []

    def read(self, name: str) -> BoardSpec | None:
        """The board; None when something that it cannot do without is wrong. All findings go to the report."""
        things = game_objects(self.tree.layers, PLACES, self.report, scenery=True)
        self.sectors = [found for thing in things if (found := self._sector(thing))]
        if not self.sectors:
            self.report.add(kinds.NO_SECTOR, self.tree.place)
            return None
        check_shapes(self.report, [(it.thing, it.shape) for it in self.sectors], (self.width, self.height))
        check_rows(self.report, self.tree.place, [(it.thing, it.model) for it in self.sectors])
        ways = self._ways(things)
        levels = self._levels(things)
        battle = read_as(BattleMap, self.tree.properties, self.tree.place, self.report)
        self._within(STARTING, battle, self.tree.place)
        if not self.report.sound:
            return None
        spec = self._spec(name, battle, ways, levels, self._plates(things))
        check_ways(self.report, self.tree.place, spec, ways.things, [it.thing for it in self.sectors], self.cards)
        return spec if self.report.sound else None

    def _spec(
        self, name: str, battle: BattleMap, ways: Ways, levels: list[LevelSpec], plates: dict[int, tuple[int, int]]
    ) -> BoardSpec:
        specialists, items = self.cards.specialists, self.cards.items
        return BoardSpec(
            name=name,
            title=battle.title or name,
            order=battle.order,
            sectors=tuple(_sector_spec(it, plates.get(it.thing.id)) for it in self.sectors),
            links=tuple(ways.links),
            start=next(number for number, it in enumerate(self.sectors) if it.model.start),
            soldiers=battle.soldiers,
            courage=battle.courage,
            stars=battle.stars,
            points=battle.points,
            specialists=self._ids(battle.specialists, "specialists", [c.id for c in specialists if c.set == "regular"]),
            uniques=self._ids(
                battle.unique_specialists, "unique_specialists", [c.id for c in specialists if c.set == "unique"]
            ),
            items=self._ids(battle.items, "items", [c.id for c in items if c.set == "regular"]),
            specials=self._ids(battle.special_items, "special_items", [c.id for c in items if c.set == "special"]),
            vehicles=self._ids(battle.vehicles, "vehicles", [c.id for c in self.cards.vehicles]),
            awards=self._ids(battle.awards, "awards", [c.id for c in self.cards.awards]),
            levels=tuple(levels) or (LevelSpec(""),),
            width=self.width,
            height=self.height,
        )

    # ------------------------------------------------------------ objects

    def _sector(self, thing: MapObject) -> Found | None:
        if thing.class_name != Sector.__name__:
            return None
        model = read_as(Sector, thing.properties, thing.place, self.report)
        shape = shape_of(thing)
        if not NAME.fullmatch(thing.name):
            self.report.add(kinds.SECTOR_NAME, thing.place, name=thing.name)
        if any(thing.name == other.thing.name for other in self.sectors):
            self.report.add(kinds.SECTOR_TWICE, thing.place, name=thing.name)
        if not shape:
            self.report.add(kinds.SECTOR_SHAPE, thing.place, shape=thing.shape)
        self._within(BOUNDS | COUNTS, model, thing.place)
        return Found(thing, model, shape) if shape else None

    def _within(self, bounds: dict[str, tuple[int, int]], model: Sector | Link | BattleMap, place: Place) -> None:
        for name, (low, high) in bounds.items():
            value = getattr(model, name)
            if not low <= value <= high:
                self.report.add(kinds.SECTOR_VALUE, place, name=name, value=value, low=low, high=high)

    def _ways(self, things: list[MapObject]) -> Ways:
        ways = Ways()
        for thing in things:
            if thing.class_name == Link.__name__ and (link := self._link(thing, things)):
                if any((link.origin, link.target) == (other.origin, other.target) for other in ways.links):
                    names = {"origin": self._name(link.origin), "target": self._name(link.target)}
                    self.report.add(kinds.LINK_TWICE, thing.place, **names)
                ways.links.append(link)
                ways.things.append(thing)
        return ways

    def _link(self, thing: MapObject, things: list[MapObject]) -> LinkSpec | None:
        model = read_as(Link, thing.properties, thing.place, self.report)
        self._within({"courage": (0, 99)}, model, thing.place)
        origin = self._end(thing, "from", model.origin, things)
        target = self._end(thing, "to", model.target, things)
        if origin is None or target is None:
            return None
        if origin == target:
            self.report.add(kinds.LINK_SELF, thing.place, name=self._name(origin))
            return None
        need = NEEDS.get(model.need, str(model.need))
        at = round(thing.x), round(thing.y)
        return LinkSpec(origin, target, model.courage, model.landmines, need, at)  # type: ignore[arg-type]

    def _end(self, thing: MapObject, end: str, ref: ObjectRef, things: list[MapObject]) -> int | None:
        """The number of the sector at an end of a link; None with its finding."""
        for number, found in enumerate(self.sectors):
            if found.thing.id == ref.id:
                return number
        if any(other.id == ref.id for other in things):
            self.report.add(kinds.LINK_CLASS, thing.place, end=end, id=ref.id)
        else:
            self.report.add(kinds.LINK_END, thing.place, end=end)
        return None

    def _name(self, number: int) -> str:
        return self.sectors[number].thing.name

    def _levels(self, things: list[MapObject]) -> list[LevelSpec]:
        return [self._level(thing) for thing in things if thing.class_name == Level.__name__]

    def _level(self, thing: MapObject) -> LevelSpec:
        model = read_as(Level, thing.properties, thing.place, self.report)
        parts = [part.strip() for part in model.courage.split(",")] if model.courage.strip() else []
        if not all(part.isascii() and part.isdecimal() for part in parts):
            self.report.add(kinds.LEVEL_COURAGE, thing.place, text=model.courage)
            parts = []
        return LevelSpec(
            name=thing.name,
            specialists=model.specialists,
            items=model.items,
            awards=model.awards,
            landmines=model.landmines,
            machine_guns=model.machine_guns,
            bunker_defence=max(0, model.bunker_defence),
            courage=tuple(int(part) for part in parts),
        )

    def _plates(self, things: list[MapObject]) -> dict[int, tuple[int, int]]:
        """The places of name plates by the number of their sector's object."""
        known = {found.thing.id for found in self.sectors}
        places = {}
        for thing in things:
            if thing.class_name == Plate.__name__:
                ref = read_as(Plate, thing.properties, thing.place, self.report).sector.id
                if ref in known:
                    places[ref] = round(thing.x), round(thing.y)
                else:
                    self.report.add(kinds.PLATE_LOST, thing.place)
        return places

    def _ids(self, text: str, where: str, known: list[str]) -> tuple[str, ...]:
        """The ids of a list of cards."""
        if text.strip().lower() in ("all", "none", ""):
            return tuple(known) if text.strip().lower() == "all" else ()
        ids = [part.strip() for part in text.split(",")]
        for card in ids:
            if card not in known:
                likely = nearest(card, known) or ", ".join(known)
                self.report.add(kinds.CARD_UNKNOWN, self.tree.place, card=card, list=where, known=likely)
        return tuple(dict.fromkeys(card for card in ids if card in known))


def _sector_spec(found: Found, plate: tuple[int, int] | None) -> SectorSpec:
    model = found.model
    change = dict.fromkeys(FIELDS.values(), 0)
    if str(model.bonus) in FIELDS:
        change[FIELDS[str(model.bonus)]] += model.bonus_count
    if str(model.penalty) in FIELDS:
        change[FIELDS[str(model.penalty)]] -= model.penalty_count
    return SectorSpec(
        name=found.thing.name,
        row=model.row,
        defence=model.defence,
        machine_gun=model.machine_gun,
        stay=STAYS[model.stay],  # type: ignore[arg-type]
        turns=model.turns,
        random=model.bonus is SectorBonus.RANDOM,
        shape=found.shape,
        label=plate or centre(found.shape),
        **change,
    )
