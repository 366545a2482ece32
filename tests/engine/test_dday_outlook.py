"""What the advice says about dice is what the rules do: every way to settle a Tally, every value of a re-roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from game.content.cards import dday_cards
from game.engine.core.flow import advance, answer
from game.engine.core.rng import Numbers
from game.engine.dday.advice import reroll_chances
from game.engine.dday.commands import Cry, Search
from game.engine.dday.dice import COLOUR_OF, DICE, SIDES, Dice, places
from game.engine.dday.forecast import best_line, weigh
from game.engine.dday.goals import goal_of
from game.engine.dday.outlook import Ground, Position, ground_of, lines
from game.engine.dday.reroll import numbers_of, numbers_with_blanks, submasks, table_of, worths
from game.engine.dday.rulings import Rulings
from game.engine.dday.setup import start
from game.engine.dday.state import State, Unit
from game.engine.dday.tally import sector_change, sector_faces
from game.engine.dday.tallying import BeginTallies
from game.engine.dday.upkeep import UpkeepPhase
from tests.games import dday_setup, new_session

GOAL = (1.0, 3.0, 2.6, 0.4, 4.0, 0.7, 1.5, 0.0)
SAMPLES = 60


def random_dice(numbers: Numbers, skulls: int = 0) -> Dice:
    """Six dice by lot; the first ones show Skulls where that is wanted."""
    faces = [0 if place < skulls else numbers.below(SIDES) for place in range(DICE)]
    return tuple(SIDES * colour + face for colour, face in zip(COLOUR_OF, faces, strict=True))


def a_state(stem: str = "4_gold") -> State:
    """A game of one Unit in its first turn, without cards."""
    s = start(dday_setup(stem, 1), dday_cards(), 1)
    s.events, s.rng = None, 1
    return s


def settled(s: State, dice: Dice) -> set[tuple[int, ...]]:
    """What every way to settle these dice brings, played by the rules up to the end of Phase 2."""
    s = s.clone()
    s.units[0].dice = dice
    s.awards = ()
    s.agenda = [UpkeepPhase(), BeginTallies()]
    before = dials(s.units[0])
    return {tuple(b - a for a, b in zip(before, after, strict=True)) for after in _ends(s)}


def dials(unit: Unit) -> tuple[int, int, int, int, int]:
    """What a Tally may change, and whether a Straight was made."""
    return unit.soldiers, unit.courage, unit.stars, unit.points, int(unit.straight)


def _ends(s: State) -> Iterator[tuple[int, ...]]:
    ask = advance(s)
    if ask is None or not s.agenda:
        yield dials(s.units[0])
        return
    for option in ask.options:
        if isinstance(option, Cry | Search) and option.what not in ("soldiers", "stars"):
            continue
        trial = s.clone()
        answer(trial, option)
        yield from _ends(trial)


@pytest.mark.parametrize("skulls", [0, 1, 2, 3])
def test_every_way_to_settle_a_tally_is_foreseen_and_no_other(skulls: int) -> None:
    numbers, s = Numbers(5 + skulls), a_state()
    for _ in range(SAMPLES):
        dice = random_dice(numbers, skulls)
        foreseen = {tuple(line.worth[:5]) for line in lines(Position(dice), ground_of(s, s.units[0]))}
        assert settled(s, dice) == foreseen, dice


def test_leadership_out_of_stars_is_foreseen_too() -> None:
    s = a_state()
    stars = tuple(SIDES * colour + 1 for colour in COLOUR_OF)
    for dice in (stars, (*stars[:5], 12), (*stars[:4], 12, 12), (0, 1, 6, 7, 13, 12)):
        foreseen = {tuple(line.worth[:5]) for line in lines(Position(dice), ground_of(s, s.units[0]))}
        assert settled(s, dice) == foreseen, dice


@pytest.mark.parametrize("rulings", [Rulings(False, True), Rulings(True, False), Rulings(False, False)])
def test_the_other_readings_of_a_straight_are_foreseen_too(rulings: Rulings) -> None:
    setup = replace(dday_setup("4_gold", 1), rulings=rulings)
    s = start(setup, dday_cards(), 1)
    s.events, s.rng, numbers = None, 1, Numbers(9)
    with_bonus = [n for n in range(len(s.table.board.sectors)) if sector_faces(sector_change(s, n))]
    assert with_bonus
    for _ in range(SAMPLES):
        s.units[0].sector = with_bonus[numbers.below(len(with_bonus))]
        dice = tuple(SIDES * colour + face for colour, face in zip(COLOUR_OF, range(SIDES), strict=True))
        dice = (*dice[:5], SIDES * COLOUR_OF[5] + numbers.below(SIDES))
        foreseen = {tuple(line.worth[:5]) for line in lines(Position(dice), ground_of(s, s.units[0]))}
        assert settled(s, dice) == foreseen, dice


# ------------------------------------------------------------ re-rolls by brute force


@cache
@pytest.mark.parametrize(
    "ground",
    [
        Ground(),
        Ground((1, -1, 0, 2), quartermaster=True, partners=True),
        Ground((0, 0, -1, 0), veteran=True, merciful=True, tools=2),
        Ground((0, 1, 0, -1), partners=True, as_shown=False, bonus_counts=False),
    ],
)
def test_the_worths_of_all_dice_on_a_ground_are_those_of_each_way_to_settle_them(ground: Ground) -> None:
    numbers, known = Numbers(5), worths(ground)
    for count in range(60):
        dice = random_dice(numbers, count % 4)
        assert set(known[numbers_of(dice)]) == {line.worth for line in lines(Position(dice), ground)}


def value(dice: Dice) -> float:
    """The best that kept dice bring."""
    return max(weigh(line.worth, GOAL) for line in lines(Position(dice), Ground()))


def rolled(dice: Dice, mask: int) -> Iterator[Dice]:
    """Every result of rolling the dice of a mask."""
    spots = places(mask)
    for faces in product(range(SIDES), repeat=len(spots)):
        new = list(dice)
        for place, face in zip(spots, faces, strict=True):
            new[place] = SIDES * COLOUR_OF[place] + face
        yield tuple(new)


def mean(values: list[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


@cache
def best_last(dice: Dice, locked: int) -> float:
    """The value of the best last re-roll, by trying everything."""
    return max(mean([value(new) for new in rolled(dice, mask)]) for mask in submasks(locked))


def test_the_last_re_roll_is_the_one_that_brute_force_finds() -> None:
    numbers, table = Numbers(3), table_of(GOAL, Ground())
    for _ in range(6):
        dice = random_dice(numbers)
        locked = 1 << numbers.below(3) | 1 << 3 + numbers.below(3)
        mask, found = table.last(dice, locked)
        assert found == pytest.approx(best_last(dice, locked))
        assert mean([value(new) for new in rolled(dice, mask)]) == pytest.approx(found)


def test_the_first_re_roll_foresees_the_second_one_exactly() -> None:
    numbers, table = Numbers(8), table_of(GOAL, Ground())
    dice = random_dice(numbers)
    locked = 0b001011  # three locked keep the brute force short
    found = table.with_locked(((dice[0] % SIDES, dice[1] % SIDES), (dice[3] % SIDES,), ()))  # type: ignore[arg-type]
    for mask in (0b000100, 0b010000, 0b110000):
        by_hand = mean([best_last(new, locked) for new in rolled(dice, mask)])
        assert found[numbers_with_blanks(dice, mask)] == pytest.approx(by_hand)


def test_the_chances_of_a_re_roll_add_up_and_are_those_of_brute_force() -> None:
    session = new_session("dday", 4)
    s = session.state
    unit = s.units[0]
    unit.dice, unit.rolls = (1, 4, 10, 8, 16, 14), 2
    mask = 0b101010
    chances = reroll_chances(s, "A", mask)
    goal, ground = goal_of(s, unit), ground_of(s, unit)
    results = list(rolled(unit.dice, mask))
    best = [max(lines(Position(dice), ground), key=lambda line: weigh(line.worth, goal)) for dice in results]
    share = Fraction(1, len(results))
    assert chances.bonuses.get("courage", 0) == share * sum("courage" in line.bonuses for line in best)
    for place, name in enumerate(("soldiers", "courage", "stars", "points", "straight")):
        assert getattr(chances, name) == share * sum(line.worth[place] for line in best), name


def test_the_preview_is_the_best_way_to_settle() -> None:
    session = new_session("dday", 8)
    s = session.state
    unit = s.units[0]
    goal = goal_of(s, unit)
    best = best_line(s, unit)
    assert weigh(best.worth, goal) == max(
        weigh(line.worth, goal) for line in lines(Position(unit.dice), ground_of(s, unit))
    )
