"""What the commandos' own cards offer as actions (commandos:A13, 5.1)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.engine.commandos.ability_specials import ABILITY_SPECIALS, ability, in_sight
from game.engine.commandos.board import Board
from game.engine.commandos.combat import Fight
from game.engine.commandos.commands import Ability, Shift
from game.engine.commandos.deploying import deploy
from game.engine.commandos.directives import Look
from game.engine.commandos.effects import (
    DeployDie,
    GainStealth,
    LookAtDirectives,
    Model,
    PlaceExplosive,
    RangedCombat,
    Special,
)
from game.engine.commandos.state import Die, State
from game.engine.commandos.verbs import give_stealth, move_explosive, place_explosive


def abilities(s: State, die: Die) -> list[Ability]:
    """Every use of a commando's ability from where it stands."""
    card = s.table.commandos[die.pips]
    if card.ability is None or (card.once and die.used):
        return []
    return _OPTIONS[type(card.ability)](s, die)


def _shots(s: State, die: Die) -> list[Ability]:
    return [ability(die.letter, letter) for letter in in_sight(s, die)]


def _charges(s: State, die: Die) -> list[Ability]:
    board = s.table.board
    if s.explosives or s.spent:
        return [ability(die.letter, board.tile_names[tile]) for tile in explosive_tiles(s, [die])]
    return _free_charges(board, die.letter, board.tile_of[die.space])


@lru_cache(maxsize=4096)
def _free_charges(board: Board, letter: str, tile: int) -> list[Ability]:
    """The usual case, no explosive on the map, worked out once for each die and tile."""
    return [ability(letter, board.tile_names[near]) for near in board.around[tile]]


def _deployment(s: State, die: Die) -> list[Ability]:
    return [ability(die.letter)] if s.box() else []


def _stealth(s: State, die: Die) -> list[Ability]:
    return [] if die.stealth else [ability(die.letter)]


def _look(s: State, die: Die) -> list[Ability]:
    return [ability(die.letter)]


def _special(s: State, die: Die) -> list[Ability]:
    return ABILITY_SPECIALS[_special_name(s, die)].options(s, die)


def _special_name(s: State, die: Die) -> str:
    effect = s.table.commandos[die.pips].ability
    assert isinstance(effect, Special)
    return effect.name


_OPTIONS: dict[type[Model], Callable[[State, Die], list[Ability]]] = {
    RangedCombat: _shots,
    PlaceExplosive: _charges,
    DeployDie: _deployment,
    GainStealth: _stealth,
    LookAtDirectives: _look,
    Special: _special,
}


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
        case Special(name=name):
            ABILITY_SPECIALS[name].use(s, die, command.target)


def shifts(s: State, die: Die) -> list[Shift]:
    """Every explosive that this commando can shift by a tile for free, once a round (5.1, Sapper)."""
    if not s.explosives or die.used or not s.table.commandos[die.pips].moves_explosives:
        return []
    board = s.table.board
    return [
        Shift(die.letter, board.tile_names[tile], board.tile_names[beside])
        for tile in sorted(s.explosives)
        for beside in board.beside[tile]
        if beside not in s.explosives
    ]


def shift(s: State, command: Shift) -> None:
    """Carries an explosive to a tile beside; that sets nothing off (commandos:Q80)."""
    tiles = s.table.board.tile_number
    s.die(command.die).used = True
    move_explosive(s, tiles[command.start], tiles[command.tile])


def explosive_tiles(s: State, dice: list[Die]) -> list[int]:
    """The tiles of these dice and those beside them that have no explosive yet (commandos:Q80)."""
    if not s.explosives_left():
        return []
    board = s.table.board
    tiles = {tile for die in dice for tile in board.around[board.tile_of[die.space]]}
    return sorted(tiles.difference(s.explosives))
