"""Builds a table of D-Day Dice in the middle of a rule.

    t = table({"A": {"at": "T2", "soldiers": 5}}, phase="combat", throw=[3])
    t.all_ready()
    assert t.unit("A").soldiers == 0

Results are forced: a test that rolls a die which it has not named fails.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from game.content.cards import dday_cards
from game.engine.core.step import Step
from game.engine.dday.board_spec import BoardSpec
from game.engine.dday.changing import BeginChanges, BeginSwaps
from game.engine.dday.combat import CombatPhase
from game.engine.dday.dice import COLOUR_OF, FACES, Dice, die
from game.engine.dday.finding import FindPhase
from game.engine.dday.moving import MovePhase
from game.engine.dday.rolling import RollPhase
from game.engine.dday.rulings import Rulings
from game.engine.dday.state import LETTERS, NAMES, Setup, State, Table, Unit
from game.engine.dday.tallying import BeginTallies
from game.engine.dday.turn import BeginTurn, EndTurn
from game.engine.dday.upkeep import UpkeepPhase
from tests.rules.dday.boards import board
from tests.rules.dday.play import Halt, Play, results

rule = pytest.mark.rule
"""`@rule("D6", "Q2")`: the rules that a test checks."""

SOLDIERS = 10
PLAIN = "star star soldier soldiers courage courage"
"""Dice without a Skull, a Straight or a set of three colours."""

PHASES: dict[str, tuple[Step[State], ...]] = {
    "roll": (RollPhase(),),
    "tally": (BeginTallies(), BeginChanges(), BeginSwaps()),
    "count": (UpkeepPhase(), BeginTallies(), BeginChanges(), BeginSwaps()),
    "find": (FindPhase(),),
    "move": (MovePhase(),),
    "march": (CombatPhase(), MovePhase()),
    "combat": (CombatPhase(),),
    "end": (EndTurn(),),
    "turn": (BeginTurn(),),
}
"""Where a test may begin, as a stack: "tally" after the third roll, "count" goes on to the end of Phase 2."""

Fields = Mapping[str, Any]


def dice_of(text: str) -> Dice:
    """Six dice, two red, two white, two blue, that show these faces."""
    names = text.split()
    assert len(names) == len(COLOUR_OF), text
    return tuple(die(colour, FACES.index(name)) for colour, name in zip(COLOUR_OF, names, strict=True))  # type: ignore[arg-type]


def table(
    units: Mapping[str, Fields] | None = None,
    *,
    phase: str = "roll",
    dice: Mapping[str, str] | str = "",
    throw: Sequence[str | int] = (),
    sectors: Mapping[str, Fields] | None = None,
    links: Mapping[str, Fields] | None = None,
    spec: BoardSpec | None = None,
    level: int = 0,
    rulings: Rulings | None = None,
    pool: Mapping[str, tuple[str, ...]] | None = None,
    steps: Sequence[Step[State]] = (),
    **fields: Any,
) -> Play:
    """A table at the beginning of a phase, run to its first question.

    `units` gives each Unit's fields, `at` its sector; A alone is in T1 when nothing is said. `dice` are the dice of A
    or of several Units, `throw` the next results: faces in a row, or pips. `sectors` and `links` change the map,
    `pool` what the Pool holds, `fields` the state. `steps` begin somewhere else than at a phase.
    """
    units = units or {"A": {}}
    setup = Setup(spec or board(sectors, links), NAMES[: len(units)], level=level, rulings=rulings or Rulings())
    shared = Table(setup, dday_cards())
    stack: list[Step[Any]] = [Halt(), *(steps or PHASES[phase])]
    s = State(stack, None, table=shared, units=[])
    shared.lay_out(s)
    for name, value in {**(pool or {}), **fields}.items():
        setattr(s, name, value)
    s.phase = phase if phase in ("find", "move", "combat") else "roll"  # type: ignore[assignment]
    s.units = [_unit(s, letter, dict(own)) for letter, own in units.items()]
    lying = {"A": dice} if isinstance(dice, str) else dice
    for unit in s.units:
        if phase in ("tally", "count") or dice:
            unit.dice = dice_of(lying.get(unit.letter) or PLAIN)
            unit.rolls, unit.locked = 3, 0b11
    for what in throw:
        s.script += results(what)
    return Play(s)


def _unit(s: State, letter: str, fields: dict[str, Any]) -> Unit:
    board = s.table.board
    sector = board.sector_of[fields.pop("at", "T1")]
    visited = 1 << sector
    for name in fields.pop("been", "").split():
        visited |= 1 << board.sector_of[name]
    unit = Unit(LETTERS.index(letter), sector, fields.pop("soldiers", SOLDIERS), visited=visited)
    for name, value in fields.items():
        setattr(unit, name, value)
    unit.recruited = unit.recruited or tuple(card for card in unit.specialists if card in s.table.regulars)
    _take_out(s, unit)
    return unit


def _take_out(s: State, unit: Unit) -> None:
    """What a Unit owns does not lie in the Pool any more."""
    owned = {*unit.specialists, *unit.items, *unit.vehicles, *unit.awards}
    for name in ("uniques", "items", "face_down", "vehicles", "awards"):
        setattr(s, name, tuple(card for card in getattr(s, name) if card not in owned))
