"""The traits of enemies as they count now (5.2). Only looks."""

from __future__ import annotations

from game.engine.commandos.cards import Traits
from game.engine.commandos.state import BOSS, Die, State, is_enemy

Part = tuple[str, int]
"""A part of a total: what it comes from, and what is added."""


def traits_of(s: State, die: Die) -> Traits:
    """The traits of an enemy die."""
    return s.table.boss if die.letter == BOSS and s.table.boss else s.table.enemies[die.pips]


def attack_parts(s: State, die: Die) -> list[Part]:
    """What traits add to the total of an enemy that attacks; less is better."""
    own = traits_of(s, die)
    parts = [(own.name, own.attacks)] if own.attacks else []
    if die.letter == BOSS and (by := _trophies(s)):
        parts.append((own.name, by))
    return parts + _from_mates(s, die, own, "leads_attack")


def defence_parts(s: State, die: Die) -> list[Part]:
    """What traits add to the total of an enemy that defends; less is better."""
    own = traits_of(s, die)
    parts = [(own.name, own.defends)] if own.defends else []
    return parts + _from_mates(s, die, own, "leads_defence")


def _from_mates(s: State, die: Die, own: Traits, leads: str) -> list[Part]:
    """What the other enemies on its tile change, as leaders or because it is not alone."""
    mates = [mate for mate in s.enemies_on(s.table.board.tile_of[die.space]) if mate is not die]
    if not mates:
        return []
    parts = [(own.name, own.packs)] if own.packs else []
    for mate in mates:
        other = traits_of(s, mate)
        if by := getattr(other, leads):
            parts.append((other.name, by))
    return parts


def _trophies(s: State) -> int:
    """What trophies add to a boss's total when it attacks (5.11)."""
    boss = s.table.boss
    assert boss is not None, "a boss attacks"
    if boss.trophies_each:
        return -(s.trophies // boss.trophies_each)
    return -1 if boss.trophies_from and s.trophies >= boss.trophies_from else 0


def cloaks(s: State, die: Die) -> bool:
    """Whether the next combat against this die is cancelled."""
    if die.used or not is_enemy(die.letter) or (die.letter == BOSS and s.exposed):
        return False
    return traits_of(s, die).cloaked


def keen_on(s: State, tile: int) -> bool:
    """Whether an enemy on the tile sees through stealth."""
    return any(traits_of(s, die).keen for die in s.enemies_on(tile))


def hunts(s: State, die: Die, own: Traits) -> bool:
    """Whether the enemy seeks commandos now: always, or because it sees one as its move begins (commandos:Q81)."""
    if own.seeks or s.manhunt or s.table.mission.all_seek or (s.table.boss and _rallied(s, die)):
        return True
    if not own.seeks_in_sight:
        return False
    visible = s.ground.visible(die.space)
    return any(d.space >= 0 and visible >> d.space & 1 for d in s.commandos)


def _rallied(s: State, die: Die) -> bool:
    """Whether a boss on its tile or one beside it makes an enemy seek (5.11)."""
    boss = s.table.boss
    if boss is None or not boss.rallies or die.letter == BOSS:
        return False
    board, leader = s.table.board, s.die(BOSS)
    return leader.space >= 0 and board.tile_of[die.space] in board.around[board.tile_of[leader.space]]
