"""The small set of verbs that change the table; each emits what it did.

Whatever a verb triggers (a win, a loss, a load out won) it pushes onto the agenda, so that it is settled next.
"""

from __future__ import annotations

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.ending import CheckMission, CheckSquad
from game.engine.commandos.loadouts import DrawLoadout
from game.engine.commandos.state import BOSS, OFF_MAP, Die, Phase, State, is_enemy
from game.engine.core.rng import below
from game.engine.core.state import emit, reveal


def throw(s: State) -> int:
    """The result of one six-sided die."""
    reveal(s, "roll")
    return below(s, 6) + 1


def roll(s: State, die: Die, why: str) -> None:
    """Rolls a die where it lies."""
    die.pips = throw(s)
    emit(s, e.DieRolled, die.letter, die.pips, why)


def turn_die(s: State, die: Die, pips: int) -> None:
    """Turns a die to a value."""
    die.pips = pips
    emit(s, e.DieTurned, die.letter, pips)


def place(s: State, die: Die, space: int) -> None:
    """Puts a die from the box or the pool onto a space; placing is not entering (commandos:E9, Q5)."""
    s.arrivals += 1
    die.space, die.age = space, s.arrivals
    emit(s, e.DiePlaced, die.letter, die.pips, space)


def move(s: State, die: Die, path: tuple[int, ...]) -> None:
    """Walks a die along a path; a carrier may win the mission by it."""
    start, die.space = die.space, path[-1]
    emit(s, e.DieMoved, die.letter, start, path)
    if die.carries:
        check_mission(s)


def defeat(s: State, die: Die, why: str, spare_fury: bool = False) -> None:
    """Takes a die off the map: commandos to the Deploy box, enemies to the pool; fury follows (commandos:A7, A8)."""
    end_moves(s, die.letter)
    space, carried, hidden = die.space, die.carries, die.stealth
    die.space, die.carries, die.stealth = OFF_MAP, (), False
    die.boost, die.climbs = 0, False
    if hidden:
        emit(s, e.StealthLost, die.letter)
    emit(s, e.DieDefeated, die.letter, space, why)
    for number in carried:
        drop(s, die, number, space)
    if is_enemy(die.letter):
        die.used = False
        for _ in range(1 + (s.table.enemies[die.pips].bounty if die.letter != BOSS else 0)):
            change_fury(s, 1)
    else:
        s.agenda.append(CheckSquad())
        if not spare_fury:
            change_fury(s, -1)


def end_moves(s: State, letter: str) -> None:
    """Takes the unfinished moves and fights of a die off the agenda."""
    s.agenda[:] = [step for step in s.agenda if step.mover != letter]


def change_fury(s: State, by: int) -> None:
    """Fury up or down by one; at 6 it is reset and a load out drawn, 1 is the floor (commandos:A9, Q28, Q29)."""
    fury = max(1, s.fury + by)
    if fury == s.fury:
        return
    if fury == 6:
        emit(s, e.FuryChanged, 6)
        fury = 1
        s.agenda.append(DrawLoadout())
    s.fury = fury
    emit(s, e.FuryChanged, fury)


def give_stealth(s: State, die: Die) -> None:
    """Puts a stealth token under a commando that has none (commandos:Q41)."""
    if not die.stealth:
        die.stealth = True
        emit(s, e.StealthGained, die.letter)


def lose_stealth(s: State, die: Die) -> None:
    """Takes the stealth token from under a die."""
    if die.stealth:
        die.stealth = False
        emit(s, e.StealthLost, die.letter)


def take(s: State, die: Die, number: int, with_dice: str) -> None:
    """A commando takes an objective token (commandos:A12)."""
    s.objective_at[number] = OFF_MAP
    s.objective_open[number] = True
    die.carries = (*die.carries, number)
    emit(s, e.ObjectiveTaken, number, die.letter, with_dice)
    check_mission(s)


def drop(s: State, die: Die, number: int, space: int) -> None:
    """A fallen carrier's token lies where it fell, or goes home with its condition (commandos:Q42)."""
    if s.table.rulings.dropped_tokens == "home":
        space = s.table.setup.board.objectives[number]
        s.objective_open[number] = False
    s.objective_at[number] = space
    emit(s, e.ObjectiveDropped, number, die.letter, space)
    check_mission(s)


def place_explosive(s: State, tile: int) -> None:
    """Places an explosive token on a tile; whoever stands there is safe (commandos:Q80)."""
    s.explosives.append(tile)
    emit(s, e.ExplosivePlaced, tile)


def move_explosive(s: State, start: int, tile: int) -> None:
    """Carries an explosive token from one tile to another."""
    s.explosives[s.explosives.index(start)] = tile
    emit(s, f.ExplosiveMoved, start, tile)


def spend_explosive(s: State, tile: int) -> None:
    """Uses up the token on a tile, which goes back to the pool, or one of the pool for good (commandos:Q106)."""
    if tile in s.explosives:
        s.explosives.remove(tile)
        emit(s, f.ExplosiveSpent, tile)
    else:
        s.spent += 1
        emit(s, f.ExplosiveSpent, OFF_MAP)


def flip_tile(s: State, special: int, tile: int) -> None:
    """Turns the card of a destroyed nest to side A (commandos:M4)."""
    s.flipped = (*s.flipped, special)
    s.renew_ground()
    emit(s, f.TileFlipped, tile, special)


def relocate(s: State, die: Die, space: int) -> None:
    """Puts a die onto another space; that is no entering, but a carrier may win the mission by it."""
    start, die.space = die.space, space
    emit(s, f.DieRelocated, die.letter, start, space)
    if die.carries:
        check_mission(s)


def shut_spawn(s: State, symbol: str) -> None:
    """Blocks a spawn symbol until the end of the round (commandos:Q90)."""
    s.shut.append(symbol)
    emit(s, f.SpawnShut, symbol)


def set_actions(s: State, left: int) -> None:
    """Changes the number of actions left."""
    s.actions = max(0, left)
    emit(s, e.ActionsChanged, s.actions)


def begin_phase(s: State, phase: Phase) -> None:
    """Turns the phase marker."""
    s.phase = phase
    emit(s, e.PhaseBegan, phase)


def check_mission(s: State) -> None:
    """Looks next whether the mission's red text is met (commandos:X1, Q63)."""
    s.agenda.append(CheckMission())
