"""How DEF and guns become casualties, card by card: what works in a sector, and what spares a Unit there.

The sums are those of combat_sums.py; a test adds the shares up again.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from game.engine.dday.combat_sums import (
    FLAMETHROWER,
    NAVAL_STRIKE,
    at_work,
    defence_of,
    fights_in,
    fire_dice,
    fire_total,
    gun_dice,
    is_bunker,
    own_spares,
)
from game.engine.dday.effects import Defence, Guns
from game.engine.dday.state import State, Unit


@dataclass(frozen=True, slots=True)
class Share:
    """What a card takes off: of the DEF, of the number of gun dice, of the fire, or of a Unit's loss."""

    card: str
    of: Literal["defence", "dice", "guns", "loss"]
    count: int


def sparing_cards(s: State, unit: Unit, sector: int, dice: tuple[int, ...] | None = None) -> list[Share]:
    """The cards that spare a Unit in Combat, with the bodies that each saves there (dday:Q42)."""
    left = {"defence": defence_of(s, sector), "guns": fire_total(s, sector, dice)}
    found: list[Share] = []
    against_all: list[tuple[str, int]] = []
    for card, spare in own_spares(s, unit, sector):
        if spare.of == "any":
            against_all.append((card, spare.count))
            continue
        saved = min(left[spare.of], spare.count or left[spare.of])
        left[spare.of] -= saved
        found.append(Share(card, "loss", saved))
    rest = sum(left.values())
    for card, count in against_all:
        saved = min(rest, count)
        rest -= saved
        found.append(Share(card, "loss", saved))
    return [share for share in found if share.count]


def working_cards(s: State, sector: int) -> list[Share]:
    """What cards played in a sector and the Vehicles there take off its DEF, its gun dice and its fire."""
    cards, place = at_work(s, sector), s.table.board.sectors[sector]
    strike = next((card for card in cards if s.table.special(card) == NAVAL_STRIKE), "")
    if strike:
        found = [Share(strike, "defence", place.defence), Share(strike, "dice", place.machine_gun)]
        return [share for share in found if share.count]
    return [share for share in (*_on_defence(s, sector, cards), *_on_guns(s, sector, cards)) if share.count]


def _here(s: State, sector: int, cards: list[str]) -> list[str]:
    """The cards played for a sector, then the Vehicles of the Units there."""
    return [*cards, *(card for unit in s.units if unit.sector == sector for card in unit.vehicles)]


def _on_defence(s: State, sector: int, cards: list[str]) -> list[Share]:
    defence, bunker = s.table.board.sectors[sector].defence, is_bunker(s, sector)
    found: list[Share] = []
    flame = next((card for card in cards if s.table.special(card) == FLAMETHROWER), "")
    if flame and bunker:
        found.append(Share(flame, "defence", defence // 2))
        defence -= defence // 2
    for card in _here(s, sector, cards):
        for effect in s.table.effects(card):
            if isinstance(effect, Defence) and fights_in(effect.where, bunker):
                lowered = min(defence, effect.count or defence)
                defence -= lowered
                found.append(Share(card, "defence", lowered))
    return found


def _on_guns(s: State, sector: int, cards: list[str]) -> list[Share]:
    dice, found = s.table.board.sectors[sector].machine_gun, []
    fire = sum(fire_dice(s, sector)) if s.fired else gun_dice(s, sector)
    for card in _here(s, sector, cards):
        for effect in s.table.effects(card):
            if isinstance(effect, Guns):
                fewer, lower = min(dice, effect.dice), min(fire, effect.total)
                dice, fire = dice - fewer, fire - lower
                found += [Share(card, "dice", fewer), Share(card, "guns", lower)]
    return found
