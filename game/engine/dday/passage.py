"""Going from sector to sector: which ways are open to a Unit, what they cost, what they need (dday:D23, D24)."""

from __future__ import annotations

from game.engine.dday.board import Link
from game.engine.dday.effects import Discount, Meet
from game.engine.dday.state import State, Unit

FREE_PASS = ("enemy_uniform", "paratrooper")
"""Cards that waive the Courage of an Advance, not into the Bunker (dday:Q48)."""
FORCED_PASS = ("enemy_uniform", "commando")
"""Cards that waive a requirement of an Advance, not into the Bunker (dday:Q48)."""


def links_of(s: State, unit: Unit) -> list[Link]:
    """The ways out of a Unit's sector that lead to sectors where it has not been (dday:D23, Q34)."""
    return [link for link in s.table.board.out[unit.sector] if not unit.visited >> link.target & 1]


def cards_on_link(s: State, link: Link) -> list[str]:
    """The cards played on a way this turn."""
    place = s.table.link_place(link.number)
    return [card for at, card in s.at_work if at == place]


def cost_of(s: State, unit: Unit, link: Link) -> int:
    """The Courage that a way costs a Unit now (dday:D24, Q49)."""
    if unit.waiver or not link.courage:
        return 0
    if not link.into_bunker and any(card in unit.played for card in FREE_PASS):
        return 0
    cards = (*unit.specialists, *unit.played, *(card for other in s.together(unit) for card in other.vehicles))
    saved = sum(
        effect.count
        for card in cards
        if card in s.table.discounts
        for effect in s.table.effects(card)
        if isinstance(effect, Discount) and effect.on == "advance"
    )
    return max(1, link.courage - saved)


def meets(s: State, unit: Unit, link: Link) -> bool:
    """Whether a Unit has what a way needs, without any card that waives it (dday:D24, Q44, Q45)."""
    match link.need:
        case "":
            return True
        case "any" | "sacrifice":
            return bool(unit.specialists)
        case "any 2":
            return len(unit.specialists) > 1
    cards = {*unit.specialists, *unit.played}
    cards.update(card for other in s.together(unit) for card in other.vehicles)
    cards.update(cards_on_link(s, link))
    return any(
        isinstance(effect, Meet) and effect.need == link.need
        for card in cards
        if card in s.table.meeting
        for effect in s.table.effects(card)
    )


def waived(unit: Unit, link: Link) -> bool:
    """Whether the requirement of a way is ignored by this Unit (dday:D14, Q47, Q48)."""
    if unit.waiver:
        return True
    if not link.advance or link.into_bunker:
        return False
    return any(card in unit.played and not (card == "enemy_uniform" and link.need == "climb") for card in FORCED_PASS)


def unmet(s: State, unit: Unit, link: Link) -> bool:
    """Whether a requirement keeps a Unit from going this way."""
    return not (waived(unit, link) or meets(s, unit, link))


def open_links(s: State, unit: Unit) -> list[Link]:
    """The ways that a Unit can go now."""
    return [link for link in links_of(s, unit) if cost_of(s, unit, link) <= unit.courage and not unmet(s, unit, link)]
