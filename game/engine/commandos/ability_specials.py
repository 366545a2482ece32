"""Abilities that only one commando has, by the name that the card file gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from game.engine.commandos.board import SYMBOLS
from game.engine.commandos.combat import DefeatEnemy, Fight
from game.engine.commandos.commands import Ability
from game.engine.commandos.state import BOSS, Die, State
from game.engine.commandos.verbs import give_stealth, shut_spawn

STURDY = 4
"""From this number on the Marksman takes an enemy out without a fight (5.1)."""
AIMED = -1
ALONE = "alone"
"""The Infiltrator hides nobody but itself, though it could."""


@cache
def ability(letter: str, target: str = "") -> Ability:
    """The command for an ability; made once."""
    return Ability(letter, target)


@dataclass(frozen=True, slots=True)
class SpecialAbility:
    """What only one commando can do: on what it can be used, and what happens then."""

    options: Callable[[State, Die], list[Ability]]
    use: Callable[[State, Die, str], None]


def in_sight(s: State, die: Die) -> list[str]:
    """The letters of the enemies in a die's line of sight, on its own tile too (commandos:V1, Q82)."""
    visible = s.ground.visible(die.space)
    return [enemy.letter for enemy in s.enemies if enemy.space >= 0 and visible >> enemy.space & 1]


def _marks(s: State, die: Die) -> list[Ability]:
    return [ability(die.letter, letter) for letter in in_sight(s, die)]


def _mark(s: State, die: Die, target: str) -> None:
    """An enemy of a high number is defeated, one of a low number fought from afar."""
    if target != BOSS and s.die(target).pips >= STURDY:
        s.agenda.append(DefeatEnemy(target, "card"))
    else:
        s.agenda.append(Fight(die.letter, target, True, AIMED))


def _hideouts(s: State, die: Die) -> list[Ability]:
    """Alone, or together with another commando on the tile; whoever is hidden already is left out."""
    near = [mate for mate in s.squad_on(s.table.board.tile_of[die.space]) if mate is not die and not mate.stealth]
    alone = [] if die.stealth else [ability(die.letter, ALONE if near else "")]
    return alone + [ability(die.letter, mate.letter) for mate in near]


def _hide(s: State, die: Die, target: str) -> None:
    give_stealth(s, die)
    if target not in ("", ALONE):
        give_stealth(s, s.die(target))


def _spawns_near(s: State, die: Die) -> list[Ability]:
    board = s.table.board
    near = board.around[board.tile_of[die.space]]
    spawns = zip(SYMBOLS, s.table.setup.board.spawns, strict=True)
    return [
        ability(die.letter, symbol) for symbol, space in spawns if symbol not in s.shut and board.tile_of[space] in near
    ]


def _sabotage(s: State, die: Die, target: str) -> None:
    shut_spawn(s, target)


ABILITY_SPECIALS: dict[str, SpecialAbility] = {
    "marksman": SpecialAbility(_marks, _mark),
    "infiltrator": SpecialAbility(_hideouts, _hide),
    "saboteur": SpecialAbility(_spawns_near, _sabotage),
}
