"""How the greedy bot rolls, changes dice and settles the Tally: by exact values for the Unit's goal."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from game.engine.core.step import Command
from game.engine.dday.commands import Cancel, Lead, Lock, Play, Ready, Reroll
from game.engine.dday.dice import COLOURS, FACES, SIDES, Dice, colour_of, die, face_of, places, text_of
from game.engine.dday.forecast import best_line, position_of, weigh
from game.engine.dday.goals import goal_of
from game.engine.dday.outlook import Ground, Position, ground_of, lines
from game.engine.dday.play_dice import ALL_DICE
from game.engine.dday.reroll import Goal, RerollTable, table_of
from game.engine.dday.state import State, Unit

WORTH_A_CARD = {"binoculars": 7.0, "a_valour": 4.0, "a_unity": 3.0, "a_grit": 4.0, "dispatch_case": 4.0, "a_mercy": 2.0}
"""What the dice must gain before a card that is used up is played; abilities need only gain something."""
A_LITTLE = 0.3


def ready(options: list[Any]) -> Command:
    """Nothing more in this stage."""
    found: Command = next(option for option in options if isinstance(option, Ready))
    return found


def roll(s: State, unit: Unit, options: list[Any]) -> Command:
    """Locks and rolls by the exact table of the goal."""
    table = table_of(goal_of(s, unit), ground_of(s, unit))
    if not unit.locked:
        return Lock(unit.letter, text_of(table.lock(unit.dice).mask))
    if whistle := next((option for option in options if isinstance(option, Play)), None):
        better = _whistle_gain(unit, table) > 0
        return whistle if better else ready(options)
    mask, _ = (table.first if unit.rolls == 1 else table.last)(unit.dice, unit.locked)
    return Reroll(unit.letter, text_of(mask)) if mask else ready(options)


def _whistle_gain(unit: Unit, table: RerollTable) -> float:
    """What rolling all dice that are not locked is worth."""
    return table.rolling(unit.dice, ALL_DICE & ~unit.locked) - table.value(unit.dice)


def value(dice: Dice, ground: Ground, goal: Goal) -> float:
    """The value of dice when their Tally is settled in the best way."""
    return max(weigh(line.worth, goal) for line in lines(Position(dice), ground))


def change(s: State, unit: Unit, options: list[Any]) -> Command:
    """Plays the change that gains most, where it gains enough."""
    goal, ground = goal_of(s, unit), ground_of(s, unit)
    now = value(unit.dice, ground, goal)
    best, gained = ready(options), 0.0
    for option in options:
        if not isinstance(option, Play):
            continue
        gain = _gain(s, unit, option, goal, ground) - now
        if gain > gained and gain >= WORTH_A_CARD.get(option.card, A_LITTLE):
            best, gained = option, gain
    return best


def _gain(s: State, unit: Unit, option: Play, goal: Goal, ground: Ground) -> float:
    """The value of the dice after a change; of a roll the mean of one die's faces."""
    what, _, new = option.target.partition("=")
    if new:
        place = int(what) - 1
        code = unit.dice[place]
        to = die(COLOURS.index(new), face_of(code)) if new in COLOURS else die(colour_of(code), FACES.index(new))
        return value(_with(unit.dice, place, to), ground, goal)
    if what.isdigit() and len(what) == 1:
        place = int(what) - 1
        colour = colour_of(unit.dice[place])
        return sum(value(_with(unit.dice, place, die(colour, face)), ground, goal) for face in range(SIDES)) / SIDES
    if option.card == "dispatch_case":
        return value(s.unit(what).dice, ground, goal)
    if option.card == "a_mercy":
        return value(unit.dice, _merciful(ground), goal)
    return 0.0


def _merciful(ground: Ground) -> Ground:
    return replace(ground, merciful=True)


def _with(dice: Dice, place: int, code: int) -> Dice:
    return (*dice[:place], code, *dice[place + 1 :])


def comrade(s: State, unit: Unit, options: list[Any]) -> Command:
    """Rolls the Skulls again, else the first die."""
    skulls = [place for place, code in enumerate(unit.dice) if not face_of(code)][:3]
    wanted = text_of(sum(1 << place for place in skulls)) or "1"
    found: Command = next(option for option in options if option.dice == wanted)
    return found


def tally(s: State, unit: Unit, options: list[Any]) -> Command:
    """Follows the best line; cards of this moment are played when they have their time."""
    if play := next((option for option in options if isinstance(option, Play)), None):
        return play
    line = best_line(s, unit)
    if isinstance(options[0], Cancel):
        wanted = next(place for place in places(line.cancelled & ~unit.cancelled))
        return Cancel(unit.letter, str(wanted + 1))
    if isinstance(options[0], Lead):
        return _lead(s, unit, options)
    return ready(options)


def _lead(s: State, unit: Unit, options: list[Any]) -> Command:
    """The face that leads to the best line, or Courage for the Unit that has least."""
    goal, ground = goal_of(s, unit), ground_of(s, unit)
    line = max(lines(position_of(unit), ground), key=lambda line: weigh(line.worth, goal))
    if len(line.whites) > len(unit.whites):
        wanted = FACES[line.whites[len(unit.whites)]]
    else:
        wanted = min(s.others(unit), key=lambda other: other.courage).letter  # type: ignore[assignment]
    return next((option for option in options if isinstance(option, Lead) and option.what == wanted), options[0])
