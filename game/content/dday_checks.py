"""Checks a battle map as a whole: shapes that overlap, rows, ways that lead nowhere, needs that nobody can meet."""

from __future__ import annotations

from itertools import combinations

from game.content import dday_kinds as kinds
from game.content.dday_models import Sector, SectorBonus, SectorStay
from game.content.dday_shapes import Shape, box, crosses_itself, overlap
from game.content.report import Place, Report
from game.content.tiled.tree import MapObject
from game.engine.dday.board_spec import BoardSpec
from game.engine.dday.cards import Cards
from game.engine.dday.effects import Meet

LEAST_SIDE = 16
"""Pixels of the map: shown twice as large, a sector is then at least 32 pixels to click."""
TOKENS = 3
"""Random tokens for sectors (dday:Q58)."""


def check_shapes(report: Report, sectors: list[tuple[MapObject, Shape]], size: tuple[int, int]) -> None:
    """Sectors lie on the map, can be clicked, and lie beside each other."""
    width, height = size
    for thing, shape in sectors:
        left, top, right, bottom = box(shape)
        if min(right - left, bottom - top) < LEAST_SIDE:
            sides = {"width": right - left, "height": bottom - top}
            report.add(kinds.SECTOR_SMALL, thing.place, **sides, least=LEAST_SIDE)
        if left < 0 or top < 0 or right > width or bottom > height:
            report.add(kinds.SECTOR_OUTSIDE, thing.place, width=width, height=height)
        if crosses_itself(shape):
            report.add(kinds.SECTOR_CROSSED, thing.place)
    for (_, one), (thing, other) in combinations(sectors, 2):
        if overlap(one, other):
            name = next(it.name for it, shape in sectors if shape is one)
            report.add(kinds.SECTOR_OVERLAP, thing.place, other=name)


def check_rows(report: Report, place: Place, sectors: list[tuple[MapObject, Sector]]) -> None:
    """One start, one Bunker in the last row alone, at most three random tokens."""
    starts = [thing for thing, model in sectors if model.start]
    if len(starts) != 1:
        report.add(kinds.STARTS, starts[1].place if starts else place, found=len(starts))
    bunkers = [(thing, model) for thing, model in sectors if model.stay is SectorStay.BUNKER]
    if len(bunkers) != 1:
        report.add(kinds.BUNKERS, bunkers[1][0].place if bunkers else place, found=len(bunkers))
        return
    bunker, model = bunkers[0]
    for thing, other in sectors:
        if thing is not bunker and other.row >= model.row:
            rows = {"row": model.row, "beyond": other.row}
            report.add(kinds.BUNKER_ROW, thing.place, name=bunker.name, other=thing.name, **rows)
    asking = [thing for thing, it in sectors if it.bonus is SectorBonus.RANDOM]
    if len(asking) > TOKENS:
        report.add(kinds.RANDOM_MANY, asking[TOKENS].place, found=len(asking), most=TOKENS)


def check_ways(
    report: Report, place: Place, spec: BoardSpec, links: list[MapObject], sectors: list[MapObject], cards: Cards
) -> None:
    """Links lead forward or sideways, every sector can be reached and left, every need can be met."""
    for link, thing in zip(spec.links, links, strict=True):
        _check_direction(report, spec, link.origin, link.target, link.courage, thing)
        _check_need(report, spec, link.origin, link.target, link.need, thing, cards)
    forward = [(link.origin, link.target) for link in spec.links]
    bunker = next(number for number, sector in enumerate(spec.sectors) if sector.stay == "bunker")
    reached = _reach(spec.start, forward)
    leading = _reach(bunker, [(target, origin) for origin, target in forward])
    if bunker not in reached:
        report.add(kinds.NO_BUNKER_WAY, place)
    for number, thing in enumerate(sectors):
        if number not in reached:
            report.add(kinds.NO_WAY, thing.place, name=thing.name)
        elif number not in leading:
            report.add(kinds.DEAD_END, thing.place, name=thing.name)


def _check_direction(report: Report, spec: BoardSpec, origin: int, target: int, courage: int, thing: MapObject) -> None:
    one, other = spec.sectors[origin], spec.sectors[target]
    names = {"origin": one.name, "target": other.name}
    if other.row < one.row:
        report.add(kinds.LINK_BACK, thing.place, **names, row=one.row, lower=other.row)
    elif other.row > one.row + 1:
        report.add(kinds.LINK_SKIPS, thing.place, **names)
    elif other.row == one.row and courage:
        report.add(kinds.LINK_LATERAL, thing.place, **names, courage=courage)


def _check_need(
    report: Report, spec: BoardSpec, origin: int, target: int, need: str, thing: MapObject, cards: Cards
) -> None:
    everything = (*cards.specialists, *cards.items, *cards.vehicles)
    if need in ("", "any", "any 2", "sacrifice"):
        able = [card.id for card in cards.specialists]
    else:
        able = [
            card.id
            for card in everything
            if any(isinstance(effect, Meet) and effect.need == need for effect in card.effects)
        ]
    listed = {*spec.specialists, *spec.uniques, *spec.items, *spec.specials, *spec.vehicles}
    if need and not listed & set(able):
        names = {"origin": spec.sectors[origin].name, "target": spec.sectors[target].name}
        report.add(kinds.NEED_UNMET, thing.place, **names, need=need, cards=", ".join(able))


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
