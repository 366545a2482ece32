"""The traits of enemies as they count now (5.2). Only looks."""

from __future__ import annotations

from game.engine.commandos.cards import Traits
from game.engine.commandos.state import Die, State, is_enemy

Part = tuple[str, int]
"""A part of a total: what it comes from, and what is added."""


def traits_of(s: State, die: Die) -> Traits:
    """The traits of an enemy die."""
    return s.table.enemies[die.pips]


def attack_parts(s: State, die: Die) -> list[Part]:
    """What traits add to the total of an enemy that attacks; less is better."""
    own, mates = traits_of(s, die), _mates(s, die)
    parts = [(own.name, own.attacks), (own.name, own.packs if mates else 0)]
    return _counting([*parts, *((mate.name, mate.leads_attack) for mate in mates)])


def defence_parts(s: State, die: Die) -> list[Part]:
    """What traits add to the total of an enemy that defends; less is better."""
    own, mates = traits_of(s, die), _mates(s, die)
    parts = [(own.name, own.defends), (own.name, own.packs if mates else 0)]
    return _counting([*parts, *((mate.name, mate.leads_defence) for mate in mates)])


def _mates(s: State, die: Die) -> list[Traits]:
    """The traits of the other enemies on its tile."""
    return [traits_of(s, mate) for mate in s.enemies_on(s.table.board.tile_of[die.space]) if mate is not die]


def _counting(parts: list[Part]) -> list[Part]:
    return [part for part in parts if part[1]]


def cloaks(s: State, die: Die) -> bool:
    """Whether the next combat against this die is cancelled."""
    return not die.used and is_enemy(die.letter) and traits_of(s, die).cloaked


def keen_on(s: State, tile: int) -> bool:
    """Whether an enemy on the tile sees through stealth."""
    return any(traits_of(s, die).keen for die in s.enemies_on(tile))


def hunts(s: State, die: Die) -> bool:
    """Whether the enemy seeks commandos now: always, or because it sees one as its move begins (commandos:Q81)."""
    own = traits_of(s, die)
    if own.seeks or s.manhunt:
        return True
    if not own.seeks_in_sight:
        return False
    visible = s.ground.visible(die.space)
    return any(d.space >= 0 and visible >> d.space & 1 for d in s.commandos)
