"""Cards for Phase 4: requirements, Courage, Landmines."""

from __future__ import annotations

from game.engine.dday.board import Link
from game.engine.dday.cards import Window
from game.engine.dday.commands import Play
from game.engine.dday.effects import Meet
from game.engine.dday.passage import cards_on_link, cost_of, links_of, meets, unmet
from game.engine.dday.state import State, Unit
from game.engine.dday.verbs import put_to_work

CLIMB = "climb"


def _name(s: State, link: Link) -> str:
    return f"@{s.table.board.names[link.target]}"


def meeting(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The ways whose requirement this card would meet: the grapnel works on one of them, the cutters for the Unit."""
    need = next(effect.need for effect in s.table.effects(card) if isinstance(effect, Meet))
    links = [link for link in links_of(s, unit) if link.need == need and not meets(s, unit, link)]
    if need == CLIMB:
        return [_name(s, link) for link in links]
    return [""] if links else []


def meet(s: State, unit: Unit, command: Play, window: Window) -> None:
    """The requirement is met this turn."""
    if command.target:
        work_on_link(s, unit, command, window)
    else:
        unit.played = (*unit.played, command.card)


def work_on_link(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Works on one way for every Unit that goes it this turn."""
    target = s.table.board.sector_of[command.target[1:]]
    link = next(link for link in links_of(s, unit) if link.target == target)
    put_to_work(s, s.table.link_place(link.number), command.card, "dday:D21")


def saving(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Useful where an Advance would cost more than 1."""
    dear = any(link.advance and cost_of(s, unit, link) > 1 for link in links_of(s, unit))
    return [""] if dear and card not in unit.played else []


def mined(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The mined ways out of the sector."""
    return [_name(s, link) for link in links_of(s, unit) if link.landmines and card not in cards_on_link(s, link)]


def disguised(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Useful where an Advance, not into the Bunker, costs Courage or needs something but climbing (dday:Q48)."""
    for link in links_of(s, unit):
        useful = cost_of(s, unit, link) or (unmet(s, unit, link) and link.need != CLIMB)
        if link.advance and not link.into_bunker and useful:
            return [""]
    return []


def forcing(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Useful where an Advance, not into the Bunker, has an unmet requirement (dday:Q48)."""
    ways = [link for link in links_of(s, unit) if link.advance and not link.into_bunker]
    return [""] if any(unmet(s, unit, link) or link.need == "sacrifice" for link in ways) else []


def jumping(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Useful where an Advance, not into the Bunker, costs Courage (dday:Q48)."""
    ways = [link for link in links_of(s, unit) if link.advance and not link.into_bunker]
    return [""] if any(cost_of(s, unit, link) for link in ways) else []


def once_a_game(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Works this turn and never again."""
    unit.spent = (*unit.spent, command.card)
    unit.played = (*unit.played, command.card)
