"""Setting up a game: decks, objectives, the starting team and the first enemies (commandos:S1-S17)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Any, ClassVar

from game.engine.commandos import objectives, refusals
from game.engine.commandos.cards import Cards
from game.engine.commandos.commands import Reroll
from game.engine.commandos.directives import show_top
from game.engine.commandos.state import BOSS, COMMANDO_LETTERS, ENEMY_LETTERS, OFF_MAP, Die, Setup, State, Table
from game.engine.commandos.turn import BeginRound
from game.engine.commandos.verbs import begin_phase, place, roll
from game.engine.core.deck import Deck
from game.engine.core.rng import seeded, shuffle
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_

TEAM = "abc"
"""The dice rolled for the starting team (commandos:S16); the other three wait in the Deploy box (commandos:Q6)."""


def start(setup: Setup, cards: Cards, seed: int) -> State:
    """A game about to roll its starting team; the same set-up, cards and seed give the same game."""
    s = _empty_table(Table(setup, cards), seed)
    s.events_deck.pile = _events(s)
    for deck in (s.events_deck, s.loadouts_deck, s.directives):
        shuffle(s, deck.pile)
    tokens = list(range(len(cards.objectives)))
    shuffle(s, tokens)
    s.objectives = tuple(cards.objectives[number].id for number in tokens[: len(setup.board.objectives)])
    return s


def _events(s: State) -> list[int]:
    """The events of this game: advanced ones replace as many basic ones, or join them (commandos:D1, D6, Q57)."""
    cards, setup = s.table.cards.events, s.table.setup
    basic = [number for number, card in enumerate(cards) if not card.advanced]
    if not setup.hard_events:
        return basic
    hard = [number for number, card in enumerate(cards) if card.advanced]
    shuffle(s, hard)
    if not setup.rulings.add_events:
        shuffle(s, basic)
        basic = basic[setup.hard_events :]
    return [*basic, *hard[: setup.hard_events]]


def _empty_table(table: Table, seed: int) -> State:
    """Everything in its place, nothing shuffled (commandos:S1-S14)."""
    cards, board, rulings = table.cards, table.setup.board, table.rulings
    return State(
        agenda=[BeginRound(), PlaceEnemies(), *([PlaceBoss()] if table.boss else []), PlaceTeam(), RollTeam()],
        rng=seeded(seed),
        table=table,
        commandos=[Die(letter) for letter in COMMANDO_LETTERS],
        enemies=[Die(letter) for letter in ENEMY_LETTERS + (BOSS if table.boss else "")],
        events_deck=Deck([]),
        loadouts_deck=Deck(list(range(len(cards.loadouts)))),
        directives=Deck([2 * number for number in range(len(cards.directives))]),
        drop_zones=[board.drop_zone],
        landing=table.board.tile_of[board.drop_zone] if table.mission.lands else OFF_MAP,
        objective_at=list(board.objectives),
        objective_open=[False] * len(board.objectives),
        objective_known=[not rulings.hidden_objectives] * len(board.objectives),
    )


@dataclass(frozen=True, slots=True)
class RollTeam(Step[State]):
    """Three commandos are rolled; any of them may be rolled once more (commandos:S16)."""

    def run(self, s: State) -> None:
        s.agenda.append(RerollTeam())
        begin_phase(s, "setup")
        show_top(s)
        for letter in TEAM:
            roll(s, s.die(letter), "team")


@dataclass(frozen=True, slots=True)
class RerollTeam(Choice[State]):
    """Any number of the starting team may be rerolled, once."""

    prompt: ClassVar[str] = N_("Your starting team. Choose the dice to roll again, or keep them")
    rule: ClassVar[str] = "commandos:S16"

    def options(self, s: State) -> list[Any]:
        return [Reroll("".join(dice)) for count in range(4) for dice in combinations(TEAM, count)]

    def take(self, s: State, command: Any) -> None:
        for letter in command.dice:
            roll(s, s.die(letter), "reroll")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


@dataclass(frozen=True, slots=True)
class PlaceTeam(Step[State]):
    """The team stands on the drop zone."""

    def run(self, s: State) -> None:
        for letter in TEAM:
            place(s, s.die(letter), s.drop_zones[0])
        objectives.turn_up(s, (s.drop_zones[0],))


@dataclass(frozen=True, slots=True)
class PlaceBoss(Step[State]):
    """The boss's die shows the number of its card and stands where the mission says (commandos:B1, S15)."""

    def run(self, s: State) -> None:
        assert s.table.boss is not None, "a mission with a boss"
        die = s.die(BOSS)
        die.pips = s.table.boss.die
        place(s, die, s.table.setup.board.boss)


@dataclass(frozen=True, slots=True)
class PlaceEnemies(Step[State]):
    """Three enemies are rolled one by one, onto circle, triangle and square in that order (commandos:S17)."""

    def run(self, s: State) -> None:
        for letter, space in zip(ENEMY_LETTERS, s.table.setup.board.spawns, strict=False):
            die = s.die(letter)
            roll(s, die, "spawn")
            place(s, die, space)
