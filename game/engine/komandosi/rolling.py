"""The roll and what comes of it: an event on 1 and 6, then the move, the ride or the attack (komandosi:K6, K10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.core.step import Step
from game.engine.komandosi import attacks as a
from game.engine.komandosi.arriving import Arrive
from game.engine.komandosi.attacks import Attack
from game.engine.komandosi.event_cards import DrawEvent
from game.engine.komandosi.ground import ground_of, swims
from game.engine.komandosi.moving import Driving, Sailing, Walking
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.rides import TIMES, TRAIN_ROLLS, drives, sails, train_path
from game.engine.komandosi.routes import can_step
from game.engine.komandosi.state import NOWHERE, Player, State
from game.engine.komandosi.verbs import SIDES, end_ride, roll, stay, walk

EVENT_PIPS = (1, SIDES)
"""These faces draw an event card before the move (komandosi:K10)."""


@dataclass(frozen=True, slots=True)
class Throw(Step[State]):
    """Rolls the die for a walk, a ride (`toward` is the car's first square) or an announced attack."""

    way: str
    toward: int = NOWHERE
    attack: Attack | None = None

    def run(self, s: State) -> None:
        s.stride = ""
        pips = roll(s, s.mover, self.way)
        s.agenda.append(Resolve(self.way, pips, self.toward, self.attack))
        if pips in EVENT_PIPS:
            s.agenda.append(DrawEvent(s.seat))


@dataclass(frozen=True, slots=True)
class Resolve(Step[State]):
    """What the pips do, after the event card."""

    way: str
    pips: int
    toward: int = NOWHERE
    attack: Attack | None = None

    def run(self, s: State) -> None:
        player = s.mover
        s.agenda.append(Arrive())
        if self.attack is not None:
            _attack(s, player, self.attack, self.pips)
        elif s.stride == "lost":
            stay(s, player, "komandosi:K10")
            if player.ride == "train":
                _count_train_roll(s, player)
        elif self.way == "car":
            _drive(s, player, self.pips, self.toward)
        else:
            _MOVES[self.way](s, player, self.pips)


def strided(s: State, pips: int) -> int:
    """The pips that are walked: doubled or halved, rounded up, by an event card (komandosi:Q69)."""
    if s.stride == "double":
        return pips * 2
    return (pips + 1) // 2 if s.stride == "half" else pips


# ------------------------------------------------------------------ moves


def _walk(s: State, player: Player, pips: int) -> None:
    steps = strided(s, pips)
    if swims(s, player):
        steps -= 1
    if steps and can_step(s.board, player.square, ground_of(s, player)):
        s.agenda.append(Walking(steps))
    else:
        stay(s, player, "komandosi:Q7" if steps else "komandosi:K7")


def _train(s: State, player: Player, pips: int) -> None:
    path = train_path(s, player, strided(s, pips) * TIMES["train"])
    walk(s, player, path, "train", "komandosi:K18")
    _count_train_roll(s, player)


def _count_train_roll(s: State, player: Player) -> None:
    """A lost move counts, too; the passenger gets off at the other station or after his third roll."""
    player.rolls += 1
    end = s.board.track[-1 if player.way > 0 else 0]
    if player.square == end or player.rolls == TRAIN_ROLLS:
        end_ride(s, player, "komandosi:K28")


def _drive(s: State, player: Player, pips: int, toward: int) -> None:
    most = strided(s, pips) * TIMES["car"]
    if drives(s, player, toward, most):
        s.agenda.append(Driving(toward, most))
    else:
        stay(s, player, "komandosi:Q65")


def _sail(s: State, player: Player, pips: int) -> None:
    most = strided(s, pips) * TIMES["boat"]
    if sails(s, player, most):
        s.agenda.append(Sailing(most))
    else:
        stay(s, player, "komandosi:Q62")


_MOVES: dict[str, Callable[[State, Player, int], None]] = {"walk": _walk, "train": _train, "boat": _sail}


def _move_on(s: State, player: Player, pips: int) -> None:
    """The roll of an attack that moves the attacker after all: on foot, or in his boat."""
    _MOVES["boat" if player.ride == "boat" else "walk"](s, player, pips)


# ------------------------------------------------------------------ attacks


def _attack(s: State, player: Player, attack: Attack, pips: int) -> None:
    rule = a.RULES[attack.weapon]
    if a.is_void(s, player, attack):
        a.end_attack(s, player, attack, "void", "komandosi:Q19")
        if s.stride == "lost":
            stay(s, player, "komandosi:Q70")
        else:
            _move_on(s, player, pips)
        return
    hit_pips = strided(s, pips) if attack.weapon == "fist" else pips
    hit = a.hits(s, player, attack, hit_pips)
    a.end_attack(s, player, attack, "hit" if hit else "missed", rule)
    if attack.weapon == "fist":
        _fist(s, player, attack, pips, hit)
    else:
        a.spend_ammunition(s, player, attack.weapon)
        if s.table.rulings.shot_and_move:
            _move_on(s, player, pips)
        if hit:
            s.agenda += [a.Loot(player.seat, attack.target), a.Defeat(attack.target, rule)]


def _fist(s: State, player: Player, attack: Attack, pips: int, hit: bool) -> None:
    if not hit:
        _walk(s, player, pips)
        return
    path = a.fist_route(s, player, s.players[attack.target], strided(s, pips))
    paid = ground_of(s, player).paid
    fee = FOREST * sum(paid >> square & 1 for square in path)
    s.agenda += [
        a.Loot(player.seat, attack.target),
        a.Occupy(player.seat, path, fee),
        a.Defeat(attack.target, a.RULES["fist"]),
    ]
