"""What happened in a finished game, worked out by playing its log again: story, curves, luck. No pygame here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos.state import State
from game.engine.core.events import Event
from game.engine.core.flow import advance, answer
from game.engine.core.session import Session
from game.engine.core.text import Message


@dataclass(frozen=True, slots=True)
class Fight:
    """One fight as the player's side saw it: who fought, the player's exact chance, and whether it was won."""

    round: int
    commando: str
    commando_pips: int
    enemy: str
    enemy_pips: int
    attacking: bool
    chance: Fraction
    won: bool


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the story: its round, an icon, a colour, the sentence; heavier ones stay when there are too many."""

    round: int
    icon: str
    colour: str
    words: Message
    weight: int = 0
    command: int = 0


@dataclass(frozen=True, slots=True)
class Curve:
    """The four lines of the chart at the end of each round, the first round first; `done` counts toward the win."""

    commandos: tuple[int, ...] = ()
    enemies: tuple[int, ...] = ()
    done: tuple[int, ...] = ()
    fury: tuple[int, ...] = ()


@dataclass(slots=True)
class Facts:
    """Everything that the result shows."""

    won: bool
    reason: str
    rounds: int
    mission: str
    goal: str = ""
    done: int = 0
    """How much of the goal was done, of `whole`."""
    whole: int = 0
    fights: list[Fight] = field(default_factory=list)
    deeds: list[Deed] = field(default_factory=list)
    curve: Curve = Curve()
    lost: int = 0
    """Commandos that fell."""
    """Enemies that fell."""
    loadouts: int = 0
    unused_actions: int = 0
    unused_loadouts: int = 0
    waiting_rounds: int = 0
    """Rounds that ended with at least two dice in the Deploy box."""
    taken: int = 0
    objectives: int = 0

    @property
    def expected_wins(self) -> float:
        """How many of the fights the odds promised."""
        return float(sum(fight.chance for fight in self.fights))

    @property
    def wins(self) -> int:
        """How many of them were won."""
        return sum(fight.won for fight in self.fights)

    def chance_of(self, better: bool) -> float:
        """How likely it is to win at least (or at most) as many of these fights."""
        chances = _distribution(self.fights)
        return float(sum(chances[self.wins :] if better else chances[: self.wins + 1]))

    def best(self) -> Fight | None:
        """The won fight with the lowest chance."""
        return min((it for it in self.fights if it.won), key=lambda it: it.chance, default=None)

    def worst(self) -> Fight | None:
        """The lost fight with the highest chance."""
        return max((it for it in self.fights if not it.won), key=lambda it: it.chance, default=None)


def _distribution(fights: list[Fight]) -> list[Fraction]:
    """The chance of each number of wins."""
    chances = [Fraction(1)]
    for fight in fights:
        lose, win = 1 - fight.chance, fight.chance
        chances = [a * lose + b * win for a, b in zip([*chances, Fraction(0)], [Fraction(0), *chances], strict=True)]
    return chances


def fight_chance(ended: e.FightEnded, tie_to_defender: bool) -> Fraction:
    """The attacker's chance before the combat dice were thrown: the lower total wins, a tie is the attacker's."""
    lead = ended.attacker_sum[0] + ended.attacker_sum[2] - ended.defender_sum[0] - ended.defender_sum[2]
    rolls = [black - white + lead for black in range(1, 7) for white in range(1, 7)]
    return Fraction(sum(roll < 0 if tie_to_defender else roll <= 0 for roll in rolls), len(rolls))


def facts_of(session: Session) -> Facts:
    """The facts of a game, finished or not. It is played again from its seed; the session is not touched."""
    from game.scenes.result_story import Story
    from game.ui.skins.commandos.goal import progress
    from game.ui.skins.commandos.stage import Stage

    s = session.state
    outcome = s.outcome
    done, whole = progress(s.table, Stage.of(s))
    facts = Facts(
        won=bool(outcome and outcome.winners),
        reason=outcome.reason if outcome else "",
        rounds=s.round,
        mission=s.table.mission_text.name,
        goal=s.table.mission_text.goal,
        done=done,
        whole=whole,
        objectives=len(s.objectives),
    )
    story = Story(facts, start(session))
    for number, (state, happened) in enumerate(_moments(session)):
        story.follow(state, happened, number)
    story.close()
    facts.unused_loadouts = len(s.loadouts)
    return facts


def start(session: Session) -> State:
    """The table of a session before anything happened."""
    table: Any = session.game.start(session.setup, session.cards, session.seed)
    state: State = table
    return state


def _moments(session: Session) -> Iterator[tuple[State, list[Event]]]:
    """The state after the set-up and after each command, and what happened."""
    game = session.game
    s = start(session)
    ask = advance(s)
    yield s, _taken(s)
    for text in session.log:
        command = game.parse(text)
        if ask is None or command not in ask.options:
            return  # cards or rules have changed since: what is known so far is shown
        answer(s, command)
        ask = advance(s)
        yield s, _taken(s)


def _taken(s: State) -> list[Event]:
    happened, s.events = s.events or [], []
    return happened
