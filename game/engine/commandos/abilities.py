"""What the commandos' own cards offer as actions (commandos:A13, 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from game.engine.commandos.board import Board
from game.engine.commandos.combat import Fight
from game.engine.commandos.commands import Ability
from game.engine.commandos.deploying import deploy
from game.engine.commandos.directives import Look
from game.engine.commandos.effects import DeployDie, GainStealth, LookAtDirectives, Model, PlaceExplosive, RangedCombat
from game.engine.commandos.state import EXPLOSIVES, Die, State
from game.engine.commandos.verbs import give_stealth, place_explosive


def abilities(s: State, die: Die) -> list[Ability]:
    """Every use of a commando's ability from where it stands."""
    card = s.table.commandos[die.pips]
    if card.ability is None or (card.once and die.used):
        return []
    return _OPTIONS[type(card.ability)](s, die)


def _shots(s: State, die: Die) -> list[Ability]:
    return [_ability(die.letter, letter) for letter in in_sight(s, die)]


def _charges(s: State, die: Die) -> list[Ability]:
    board = s.table.board
    if s.explosives:
        return [_ability(die.letter, board.tile_names[tile]) for tile in explosive_tiles(s, [die])]
    return _free_charges(board, die.letter, board.tile_of[die.space])


@lru_cache(maxsize=4096)
def _free_charges(board: Board, letter: str, tile: int) -> list[Ability]:
    """The usual case, no explosive on the map, worked out once for each die and tile."""
    return [_ability(letter, board.tile_names[near]) for near in board.around[tile]]


def _deployment(s: State, die: Die) -> list[Ability]:
    return [_ability(die.letter)] if s.box() else []


def _stealth(s: State, die: Die) -> list[Ability]:
    return [] if die.stealth else [_ability(die.letter)]


def _look(s: State, die: Die) -> list[Ability]:
    return [_ability(die.letter)]


_OPTIONS: dict[type[Model], Callable[[State, Die], list[Ability]]] = {
    RangedCombat: _shots,
    PlaceExplosive: _charges,
    DeployDie: _deployment,
    GainStealth: _stealth,
    LookAtDirectives: _look,
}


@cache
def _ability(letter: str, target: str = "") -> Ability:
    return Ability(letter, target)


def use(s: State, command: Ability) -> None:
    """Carries out an ability."""
    die = s.die(command.die)
    card = s.table.commandos[die.pips]
    die.used = die.used or card.once
    match card.ability:
        case RangedCombat(modifier=modifier):
            s.agenda.append(Fight(die.letter, command.target, True, modifier))
        case PlaceExplosive():
            place_explosive(s, s.table.board.tile_number[command.target])
        case DeployDie():
            deploy(s, die.space)
        case GainStealth():
            give_stealth(s, die)
        case LookAtDirectives(cards=cards, may=may):
            s.agenda.append(Look(cards, may))


def in_sight(s: State, die: Die) -> list[str]:
    """The letters of the enemies in a die's line of sight, on its own tile too (commandos:V1, Q82)."""
    visible = s.table.board.sight.visible(die.space)
    return [enemy.letter for enemy in s.enemies if enemy.space >= 0 and visible >> enemy.space & 1]


def explosive_tiles(s: State, dice: list[Die]) -> list[int]:
    """The tiles of these dice and those beside them that have no explosive yet (commandos:Q80)."""
    if len(s.explosives) >= EXPLOSIVES:
        return []
    board = s.table.board
    tiles = {tile for die in dice for tile in board.around[board.tile_of[die.space]]}
    return sorted(tiles.difference(s.explosives))
