"""The Enemy Reinforcement Phase (commandos:E7-E9, N2, Q26, Q27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.board import SYMBOLS
from game.engine.commandos.commands import SpawnAt
from game.engine.commandos.directives import discard_top, next_symbol, upright_tile
from game.engine.commandos.state import BOSS, ENEMY_LETTERS, State
from game.engine.commandos.verbs import place, roll
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


def limit(s: State) -> int:
    """The limit of enemies in this round."""
    surge = s.table.mission.surges and s.round % 2 == 0
    return s.table.limit(s.round) + s.modifier("limit", "") + surge


@dataclass(frozen=True, slots=True)
class Reinforce(Step[State]):
    """Adds enemies until they are as many as the limit says, or no die is left."""

    def run(self, s: State) -> None:
        enemies, most = len(s.minions()), limit(s)
        if enemies >= most or enemies == len(ENEMY_LETTERS) or not open_symbols(s):
            emit(s, e.LimitReached, enemies, most)
            return
        s.agenda.append(self)
        s.agenda.append(SpawnEnemy())


@dataclass(frozen=True, slots=True)
class SpawnEnemy(Step[State]):
    """One enemy is rolled and put on the spawn token of the visible back; with no die left nothing happens."""

    def run(self, s: State) -> None:
        if len(s.minions()) == len(ENEMY_LETTERS) or not open_symbols(s):
            return
        if s.flare:
            s.agenda.append(ChooseSpawn())
        else:
            spawn(s, next_open(s))


def open_symbols(s: State) -> list[str]:
    """The spawn symbols that are not blocked (commandos:Q90)."""
    return [symbol for symbol in SYMBOLS if symbol not in s.shut]


def next_open(s: State) -> str:
    """The symbol on the visible back, or the next one after it that is not blocked (commandos:Q90)."""
    at = SYMBOLS.index(next_symbol(s))
    return next(symbol for symbol in (*SYMBOLS[at:], *SYMBOLS[:at]) if symbol not in s.shut)


@dataclass(frozen=True, slots=True)
class ChooseSpawn(Choice[State]):
    """While the Flare burns the player chooses the spawn token."""

    prompt: ClassVar[str] = N_("Flare: choose where the enemy appears")
    rule: ClassVar[str] = "commandos:E8"

    def options(self, s: State) -> list[Any]:
        return [SpawnAt(symbol) for symbol in open_symbols(s)]

    def take(self, s: State, command: Any) -> None:
        spawn(s, command.symbol)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


def spawn(s: State, symbol: str) -> None:
    """Rolls an enemy onto a spawn token and discards the directive that showed it; no combat follows (commandos:E9)."""
    die = next(d for d in s.enemies if d.space < 0 and d.letter != BOSS)
    roll(s, die, "spawn")
    place(s, die, s.table.setup.board.spawns[SYMBOLS.index(symbol)])
    card = discard_top(s)
    if s.phase == "reinforcement":
        s.discarded = upright_tile(s, card)
