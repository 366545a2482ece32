"""What a finished game of D-Day Dice was like: how it ended, the strength of each Unit turn by turn, and sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import IllegalCommand
from game.engine.core.text import N_, Gaps, Message
from game.engine.dday import events as e
from game.engine.dday.state import State, Unit


@dataclass
class DdayFacts:
    """The facts of one game. `strengths` has a list for each Unit, one value for each turn begun, and the last one."""

    won: bool
    reason: str
    struck: str
    """The letter of the Unit that lost the game; empty for a victory."""
    turns: int
    strengths: list[list[int]] = field(default_factory=list)
    sums: Counter[str] = field(default_factory=Counter)


def facts_of(session: Session) -> DdayFacts:
    """The facts, by playing the game again; one kept under other cards has only its end."""
    s: State = session.state
    facts = DdayFacts(bool(s.outcome and s.outcome.winners), s.outcome.reason if s.outcome else "", "", s.turn)
    facts.strengths = [[] for _ in s.units]
    try:
        _play_again(facts, session)
    except (IllegalCommand, ValueError):
        facts.sums.clear()
        facts.strengths = [[] for _ in s.units]
    _note_strength(facts, s)
    return facts


def _play_again(facts: DdayFacts, session: Session) -> None:
    again = Session(session.game, session.setup, session.cards, session.seed)
    turn = 0
    _count(facts, again.opening)
    for words in session.log:
        if again.state.turn != turn:
            turn = again.state.turn
            _note_strength(facts, again.state)
        _count(facts, again.play(session.game.parse(words)))


def _note_strength(facts: DdayFacts, s: State) -> None:
    for unit in s.units:
        facts.strengths[unit.seat].append(max(0, unit.strength))


def _count(facts: DdayFacts, happened: Iterable[Event]) -> None:
    """Adds what happened to the sums."""
    for event in happened:
        match event:
            case e.Gained(resource="soldiers", count=count):
                facts.sums["gained"] += count
            case e.SoldiersLost(count=count):
                facts.sums["lost"] += count
            case e.SpecialistLost():
                facts.sums["fallen"] += 1
            case e.CardTaken():
                facts.sums["cards"] += 1
            case e.StraightMade():
                facts.sums["straights"] += 1
            case e.BonusEarned():
                facts.sums["bonuses"] += 1
            case e.GameEnded(unit=unit):
                facts.struck = unit


def ending(session: Session, facts: DdayFacts) -> Message:
    """How it ended, in one sentence."""
    s: State = session.state
    gaps: Gaps = {"turn": facts.turns}
    if facts.won:
        return Message(N_("All Units hold the Bunker. It took {turn} turns."), gaps)
    lost = _struck(s, facts)
    gaps = {**gaps, "unit": s.table.setup.names[lost.seat], "sector": s.table.board.names[lost.sector]}
    if facts.reason == "stuck":
        return Message(N_("{unit} had to leave {sector} in turn {turn} and could not."), gaps)
    return Message(N_("{unit} was wiped out in {sector}, in turn {turn}."), gaps)


def _struck(s: State, facts: DdayFacts) -> Unit:
    """The Unit that lost the game: the one that the end names, or the weakest."""
    return s.unit(facts.struck) if facts.struck else min(s.units, key=lambda unit: unit.strength)


def fate(s: State, unit: Unit, facts: DdayFacts) -> tuple[str, str]:
    """What became of a Unit (English, to be translated), and its colour."""
    if facts.won:
        return N_("holds the Bunker"), "lime"
    if unit.strength <= 0:
        return N_("wiped out"), "coral"
    if unit is _struck(s, facts):
        return N_("could not move"), "coral"
    if s.table.board.sectors[unit.sector].stay == "bunker":
        return N_("had reached the Bunker"), "sand_l"
    return N_("was still on its way"), "sand_l"
