"""Checks a battle map as a whole: shapes that overlap, rows, ways that lead nowhere, needs that nobody can meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations

from game.content import dday_kinds as kinds
from game.content.dday_models import SectorBonus, SectorStay
from game.content.dday_objects import DdayObjects, FoundLink, FoundSector
from game.content.dday_shapes import area, box, crosses_itself, overlap
from game.content.report import Place, Report
from game.engine.dday.board_spec import LevelSpec
from game.engine.dday.cards import Cards
from game.engine.dday.effects import Meet

LEAST_SIDE = 16
"""Pixels of the map: shown twice as large, a sector is then at least 32 pixels to click."""
TOKENS = 3
"""Random tokens for sectors (dday:Q58)."""
HEADS = {"any": 1, "any 2": 2, "sacrifice": 1}
"""Specialists, of whatever kind, that a need asks for."""
OF_SPECIALISTS, OF_ITEMS = ("specialists", "uniques"), ("items", "specials", "vehicles")
"""The cards that a level with Specialists has, and those of one with Items (dday:Q60)."""
Pools = Mapping[str, Sequence[str]]
"""The ids of a map's cards, by the fields of its board."""


def check_shapes(report: Report, sectors: list[FoundSector], size: tuple[int, int]) -> None:
    """Sectors lie on the map, can be clicked, and lie beside each other."""
    width, height = size
    plain = []
    for sector in sectors:
        left, top, right, bottom = box(sector.shape)
        if left < 0 or top < 0 or right > width or bottom > height:
            report.add(kinds.SECTOR_OUTSIDE, sector.thing.place, width=width, height=height)
        if crosses_itself(sector.shape):
            report.add(kinds.SECTOR_CROSSED, sector.thing.place)
            continue
        plain.append(sector)
        if min(right - left, bottom - top) < LEAST_SIDE or area(sector.shape) < LEAST_SIDE**2:
            sides = {"width": right - left, "height": bottom - top}
            report.add(kinds.SECTOR_SMALL, sector.thing.place, **sides, least=LEAST_SIDE)
    for one, other in combinations(plain, 2):
        if report.is_full(kinds.SECTOR_OVERLAP):
            break
        if overlap(one.shape, other.shape):
            report.add(kinds.SECTOR_OVERLAP, other.thing.place, other=one.name)


def check_rows(report: Report, place: Place, objects: DdayObjects) -> None:
    """One start, one Bunker in the last row alone, at most three random tokens.

    Too few are no finding of their own while some object is lost: that one may be it.
    """
    sectors, least = objects.sectors, 0 if objects.some_lost else 1
    starts = [sector for sector in sectors if sector.model.start]
    if not least <= len(starts) <= 1:
        report.add(kinds.STARTS, starts[-1].thing.place if starts else place, found=len(starts))
    bunkers = [sector for sector in sectors if sector.model.stay is SectorStay.BUNKER]
    if not least <= len(bunkers) <= 1:
        report.add(kinds.BUNKERS, bunkers[-1].thing.place if bunkers else place, found=len(bunkers))
    asking = [sector for sector in sectors if sector.model.bonus is SectorBonus.RANDOM]
    if len(asking) > TOKENS:
        report.add(kinds.RANDOM_MANY, asking[TOKENS].thing.place, found=len(asking), most=TOKENS)
    if len(bunkers) == 1 and bunkers[0].sound:
        _check_bunker(report, bunkers[0], sectors)


def _check_bunker(report: Report, bunker: FoundSector, sectors: list[FoundSector]) -> None:
    """The Bunker is where the battle ends: behind all others, and no place to land."""
    row = bunker.model.row
    if bunker.model.start:
        report.add(kinds.START_BUNKER, bunker.thing.place, name=bunker.name)
    for other in sectors:
        if other is not bunker and other.sound and other.model.row >= row:
            rows = {"row": row, "beyond": other.model.row}
            report.add(kinds.BUNKER_ROW, bunker.thing.place, name=bunker.name, other=other.name, **rows)
            return


def check_links(report: Report, objects: DdayObjects, pools: Pools, cards: Cards) -> None:
    """Links lead forward or sideways, and cards of the map, and of each level that has needs, can meet them."""
    for link in objects.links:
        origin, target = objects.sectors[link.spec.origin], objects.sectors[link.spec.target]
        if origin.sound and target.sound:
            _check_direction(report, link, origin, target)
        if link.spec.need:
            _check_need(report, link, objects, pools, cards)


def _check_need(report: Report, link: FoundLink, objects: DdayObjects, pools: Pools, cards: Cards) -> None:
    """A need that the map cannot meet at all is told once, not for every level too."""
    need, able = link.spec.need, _able(link.spec.need, cards)
    names = {"origin": objects.sectors[link.spec.origin].name, "target": objects.sectors[link.spec.target].name}

    def short(fields: Sequence[str]) -> bool:
        have = {card for field in fields for card in pools[field]}
        return len(have.intersection(able)) < HEADS.get(need, 1)

    if short((*OF_SPECIALISTS, *OF_ITEMS)):
        report.add(kinds.NEED_UNMET, link.thing.place, **names, need=need, cards=", ".join(able))
        return
    for level in objects.levels:
        if level.specialists and short(_fields(level)):
            gaps = {**names, "level": level.name, "cards": ", ".join(able)}
            report.add(kinds.NEED_LEVEL, link.thing.place, **gaps, need=need)


def _fields(level: LevelSpec) -> Sequence[str]:
    """The cards that a level with Specialists has; one without has no needs either."""
    return (*OF_SPECIALISTS, *OF_ITEMS) if level.items else OF_SPECIALISTS


def _check_direction(report: Report, link: FoundLink, origin: FoundSector, target: FoundSector) -> None:
    names = {"origin": origin.name, "target": target.name}
    row, other, place = origin.model.row, target.model.row, link.thing.place
    if other < row:
        report.add(kinds.LINK_BACK, place, **names, row=row, lower=other)
    elif other > row + 1:
        report.add(kinds.LINK_SKIPS, place, **names)
    elif other == row and link.spec.courage:
        report.add(kinds.LINK_LATERAL, place, **names, courage=link.spec.courage)


def _able(need: str, cards: Cards) -> list[str]:
    """The ids of all cards that meet a need."""
    if need in HEADS:
        return [card.id for card in cards.specialists]
    every = (*cards.specialists, *cards.items, *cards.vehicles)
    return [card.id for card in every if any(isinstance(it, Meet) and it.need == need for it in card.effects)]


def check_reach(report: Report, place: Place, objects: DdayObjects) -> None:
    """Ways lead from the start to every sector and on to the Bunker; on a map that has nothing else wrong with it."""
    sectors = objects.sectors
    forward = [(link.spec.origin, link.spec.target) for link in objects.links]
    start = next(number for number, sector in enumerate(sectors) if sector.model.start)
    bunker = next(number for number, sector in enumerate(sectors) if sector.model.stay is SectorStay.BUNKER)
    reached = _reach(start, forward)
    leading = _reach(bunker, [(target, origin) for origin, target in forward])
    if bunker not in reached:  # that sectors are dead ends follows from it
        report.add(kinds.NO_BUNKER_WAY, place)
        return
    for number, sector in enumerate(sectors):
        if number not in reached:
            report.add(kinds.NO_WAY, sector.thing.place, name=sector.name)
        elif number not in leading:
            report.add(kinds.DEAD_END, sector.thing.place, name=sector.name)


def _reach(start: int, links: list[tuple[int, int]]) -> set[int]:
    """Everything that links lead to, one after another."""
    found, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for origin, target in links:
            if origin == here and target not in found:
                found.add(target)
                todo.append(target)
    return found
