"""Where the move of a roll ends: on foot, by car, by boat (komandosi:K6-K8, K19, K20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.step import Choice, Refusal
from game.engine.core.text import N_
from game.engine.komandosi.commands import all_go
from game.engine.komandosi.ground import ground_of, swims
from game.engine.komandosi.move_refusals import why_not_ride, why_not_walk
from game.engine.komandosi.orders import toward
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.rides import Path, drives, sails
from game.engine.komandosi.routes import longest_routes
from game.engine.komandosi.state import State
from game.engine.komandosi.verbs import end_ride, pay, walk


class Move(Choice[State]):
    """A choice of the square where the mover ends; `ends` gives each with its way."""

    __slots__ = ()

    def seats(self, s: State) -> tuple[int, ...]:
        return (s.seat,)

    def ends(self, s: State) -> dict[int, Path]:
        """The squares that can be reached, each with its way."""
        raise NotImplementedError

    def options(self, s: State) -> list[Any]:
        player = s.mover
        commands = all_go(player.letter, s.board.names)
        return [commands[end] for end in toward(s, player, sorted(self.ends(s)))]

    def path(self, s: State, command: Any) -> Path:
        """The way to the square that a command names."""
        return self.ends(s)[s.board.square_of[command.square]]

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return why_not_ride(s, self.rule, pick)


@dataclass(frozen=True, slots=True)
class Walking(Move):
    """A walk or a swim of exactly the pips, or as far as possible."""

    prompt: ClassVar[str] = N_("Choose the square where the move ends")
    rule: ClassVar[str] = "komandosi:K6"
    steps: int

    def ends(self, s: State) -> dict[int, Path]:
        player = s.mover
        return longest_routes(s.board, player.square, self.steps, ground_of(s, player))

    def take(self, s: State, command: Any) -> None:
        player = s.mover
        ground, swimming = ground_of(s, player), swims(s, player)
        path = longest_routes(s.board, player.square, self.steps, ground)[s.board.square_of[command.square]]
        pay(s, player, FOREST * sum(ground.paid >> square & 1 for square in path), "komandosi:K12")
        walk(s, player, path, "swim" if swimming else "walk", "komandosi:K7" if swimming else self.rule)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return why_not_walk(s, self.steps, pick)


@dataclass(frozen=True, slots=True)
class Driving(Move):
    """How far the car goes."""

    prompt: ClassVar[str] = N_("Choose where the car stops")
    rule: ClassVar[str] = "komandosi:K19"
    toward: int
    most: int

    def ends(self, s: State) -> dict[int, Path]:
        return drives(s, s.mover, self.toward, self.most)

    def take(self, s: State, command: Any) -> None:
        walk(s, s.mover, self.path(s, command), "car", self.rule)


@dataclass(frozen=True, slots=True)
class Sailing(Move):
    """Where the boat goes; ashore it is left."""

    prompt: ClassVar[str] = N_("Choose where the boat goes, or a square ashore to leave it")
    rule: ClassVar[str] = "komandosi:K20"
    most: int

    def ends(self, s: State) -> dict[int, Path]:
        return sails(s, s.mover, self.most)

    def take(self, s: State, command: Any) -> None:
        player, board = s.mover, s.board
        path = self.path(s, command)
        ashore = board.land >> path[-1] & 1
        if board.forest >> path[-1] & 1:
            pay(s, player, FOREST, "komandosi:K12")
        walk(s, player, path, "boat", self.rule)
        if ashore:
            end_ride(s, player, "komandosi:Q62")
