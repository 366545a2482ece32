"""What the window shows before a decision: what the dice would give, what Combat would cost, who survives."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.engine.core.odds import outcomes
from game.engine.core.rng import below
from game.engine.dday.combat_sums import gun_dice, loss_of
from game.engine.dday.dice import SIDES
from game.engine.dday.goals import goal_of
from game.engine.dday.outlook import Line, Position, Worth, ground_of, lines
from game.engine.dday.passage import cost_of, links_of
from game.engine.dday.reroll import Goal
from game.engine.dday.state import MUST_MOVE, State, Unit


@dataclass(frozen=True, slots=True)
class Preview:
    """What a Tally would give if the dice were kept and its choices made as advised.

    `cancelled` is the mask of dice that Skulls would cancel, `whites` the faces that Leadership would add.
    """

    soldiers: int
    courage: int
    stars: int
    points: int
    bonuses: tuple[str, ...]
    straight: bool
    cancelled: int
    whites: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Danger:
    """What Combat in a sector would cost a Unit this turn: least and most bodies, the chance to survive it.

    `turns_left` are the turns before the Unit must move, `courage_next` the cheapest way on (None without any).
    """

    defence: int
    guns: int
    loss_low: int
    loss_high: int
    survive: Fraction
    turns_left: int
    courage_next: int | None
    must_move: bool


def position_of(unit: Unit) -> Position:
    """Where a Unit's Tally stands."""
    return Position(
        unit.dice,
        unit.whites,
        unit.aside,
        unit.cancelled,
        unit.led,
        unit.bonuses.count("star"),
        skulls_done=unit.stage in ("bonuses", "tally", "done"),
    )


def weigh(worth: Worth, goal: Goal) -> float:
    """The value of what a Tally brings."""
    return sum(count * weight for count, weight in zip(worth, goal, strict=True))


def best_line(s: State, unit: Unit, goal: Goal | None = None) -> Line:
    """The best way to settle a Unit's Tally for a goal, its own by default."""
    wanted = goal or goal_of(s, unit)
    return max(lines(position_of(unit), ground_of(s, unit)), key=lambda line: weigh(line.worth, wanted))


def preview(s: State, letter: str) -> Preview | None:
    """What a Unit's dice would give as they lie; None before they are rolled."""
    unit = s.unit(letter)
    if not unit.dice:
        return None
    line = best_line(s, unit)
    worth = line.worth
    return Preview(
        worth.soldiers,
        worth.courage,
        worth.stars,
        worth.points,
        line.bonuses,
        bool(worth.straight) or unit.straight,
        line.cancelled,
        line.whites,
    )


def danger(s: State, letter: str, sector: str | None = None) -> Danger:
    """What Combat would cost a Unit where it stands, or in another sector, with its bodies of now."""
    unit = s.unit(letter)
    place = unit.sector if sector is None else s.table.board.sector_of[sector]
    chances = losses(s, unit, place)
    guns = gun_dice(s, place)
    costs = [cost_of(s, unit, link) for link in links_of(s, unit)]
    return Danger(
        defence=loss_of(s, unit, place, ()).defence,
        guns=guns,
        loss_low=min(chances),
        loss_high=max(chances),
        survive=sum((chance for loss, chance in chances.items() if loss < unit.strength), Fraction(0)),
        turns_left=max(0, MUST_MOVE - unit.chevrons),
        courage_next=min(costs, default=None),
        must_move=unit.chevrons == MUST_MOVE and not unit.moved,
    )


def losses(s: State, unit: Unit, sector: int) -> dict[int, Fraction]:
    """The exact chance of each number of bodies that Combat in a sector costs a Unit."""
    if s.fired and sector == unit.sector:
        return {loss_of(s, unit, sector).total: Fraction(1)}
    seat, guns = unit.seat, gun_dice(s, sector)

    def fight(trial: State) -> int:
        dice = tuple(below(trial, SIDES) + 1 for _ in range(guns))
        return loss_of(trial, trial.units[seat], sector, dice).total

    return outcomes(s, fight)


def team_survives(s: State) -> Fraction:
    """The exact chance that every Unit survives Combat where it stands now; one roll serves all in a sector."""
    chance = Fraction(1)
    for sector in {unit.sector for unit in s.units}:
        chance *= _sector_survives(s, sector)
    return chance


def _sector_survives(s: State, sector: int) -> Fraction:
    guns = 0 if s.fired else gun_dice(s, sector)

    def fight(trial: State) -> bool:
        dice = tuple(below(trial, SIDES) + 1 for _ in range(guns))
        rolled = None if trial.fired else dice
        here = [unit for unit in trial.units if unit.sector == sector]
        return all(loss_of(trial, unit, sector, rolled).total < unit.strength for unit in here)

    return outcomes(s, fight).get(True, Fraction(0))
