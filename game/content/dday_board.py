"""Puts a D-Day Dice map together: sectors, links, levels, starting resources and cards, all checked."""

from __future__ import annotations

from game.content import dday_kinds as kinds
from game.content.dday_checks import check_links, check_reach, check_rows, check_shapes
from game.content.dday_models import BattleMap, SectorBonus, SectorStay
from game.content.dday_objects import MOST, DdayObjects, FoundSector, check_bounds
from game.content.dday_shapes import centre
from game.content.map_objects import read_as
from game.content.report import Report, nearest
from game.content.tiled.tree import TileMap
from game.engine.dday.board_spec import BoardSpec, LevelSpec, Point, SectorSpec, Stay
from game.engine.dday.cards import Cards

STAYS: dict[SectorStay, Stay] = {
    SectorStay.TURNS: "turns",
    SectorStay.CANNOT: "cannot",
    SectorStay.BUNKER: "bunker",
}
FIELDS = {"soldier": "soldiers", "star": "stars", "courage": "courage", "tool": "tools"}
"""The field of a sector that a bonus or penalty changes."""
MAP_BOUNDS = {
    "order": (0, MOST),
    "soldiers": (1, MOST),
    "courage": (0, MOST),
    "stars": (0, MOST),
    "points": (0, MOST),
}


class DdayBoard:
    """One reading of one battle map."""

    def __init__(self, tree: TileMap, report: Report, cards: Cards) -> None:
        self.tree, self.report, self.cards = tree, report, cards

    def read(self, name: str) -> BoardSpec | None:
        """The board; None when something that it cannot do without is wrong. All findings go to the report."""
        battle = read_as(BattleMap, self.tree.properties, self.tree.place, self.report)
        check_bounds(self.report, battle, MAP_BOUNDS, self.tree.place)
        pools = self._pools(battle)
        objects = DdayObjects(self.tree, self.report)
        if not objects.sectors:
            if not objects.some_lost:
                self.report.add(kinds.NO_SECTOR, self.tree.place)
            return None
        check_shapes(self.report, objects.sectors, objects.size)
        check_rows(self.report, self.tree.place, objects)
        check_links(self.report, objects, pools, self.cards)
        if self.report.sound:
            check_reach(self.report, self.tree.place, objects)
        return self._spec(name, battle, objects, pools) if self.report.sound else None

    def _spec(self, name: str, battle: BattleMap, objects: DdayObjects, pools: dict[str, tuple[str, ...]]) -> BoardSpec:
        width, height = objects.size
        return BoardSpec(
            name=name,
            title=battle.title or name,
            order=battle.order,
            sectors=tuple(_sector_spec(sector, objects.plates.get(sector.thing.id)) for sector in objects.sectors),
            links=tuple(link.spec for link in objects.links),
            start=next(number for number, sector in enumerate(objects.sectors) if sector.model.start),
            soldiers=battle.soldiers,
            courage=battle.courage,
            stars=battle.stars,
            points=battle.points,
            levels=tuple(objects.levels) or (LevelSpec(""),),
            width=width,
            height=height,
            **pools,
        )

    def _pools(self, battle: BattleMap) -> dict[str, tuple[str, ...]]:
        """The ids of all cards of the map, by the fields of its board."""
        specialists, items = self.cards.specialists, self.cards.items
        return {
            "specialists": self._ids(battle, "specialists", [card.id for card in specialists if card.set == "regular"]),
            "uniques": self._ids(
                battle, "unique_specialists", [card.id for card in specialists if card.set == "unique"]
            ),
            "items": self._ids(battle, "items", [card.id for card in items if card.set == "regular"]),
            "specials": self._ids(battle, "special_items", [card.id for card in items if card.set == "special"]),
            "vehicles": self._ids(battle, "vehicles", [card.id for card in self.cards.vehicles]),
            "awards": self._ids(battle, "awards", [card.id for card in self.cards.awards]),
        }

    def _ids(self, battle: BattleMap, member: str, known: list[str]) -> tuple[str, ...]:
        """The ids in a list of cards, each once."""
        text = str(getattr(battle, member)).strip()
        if text.lower() in ("all", "none", ""):
            return tuple(known) if text.lower() == "all" else ()
        ids = [part.strip() for part in text.split(",")]
        for card in ids:
            if card not in known:
                likely = nearest(card, known) or ", ".join(known)
                self.report.add(kinds.CARD_UNKNOWN, self.tree.place, card=card, list=member, known=likely)
        return tuple(dict.fromkeys(card for card in ids if card in known))


def _sector_spec(found: FoundSector, plate: Point | None) -> SectorSpec:
    model = found.model
    change = dict.fromkeys(FIELDS.values(), 0)
    if str(model.bonus) in FIELDS:
        change[FIELDS[str(model.bonus)]] += model.bonus_count
    if str(model.penalty) in FIELDS:
        change[FIELDS[str(model.penalty)]] -= model.penalty_count
    return SectorSpec(
        name=found.name,
        row=model.row,
        defence=model.defence,
        machine_gun=model.machine_gun,
        stay=STAYS[model.stay],
        turns=model.turns,
        garrison=model.garrison,
        random=model.bonus is SectorBonus.RANDOM,
        shape=found.shape,
        label=plate or centre(found.shape),
        **change,
    )
