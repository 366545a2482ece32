"""Turns and rounds: whose turn it is, sitting out in the hospital, the end by the round limit (komandosi:Q54, Q79)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.core.state import emit
from game.engine.core.step import Step
from game.engine.komandosi import events as e
from game.engine.komandosi.declaring import Declare
from game.engine.komandosi.orders import lapse
from game.engine.komandosi.rides import payments
from game.engine.komandosi.spinner import Refill
from game.engine.komandosi.state import COLOURS, NO_CARD, Player, State
from game.engine.komandosi.verbs import end_game, end_ride, pay

Merit = tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class BeginTurn(Step[State]):
    """The next player's turn: he waits in the hospital, or declares what he does."""

    def run(self, s: State) -> None:
        player = s.mover
        s.handled = ()
        s.agenda.append(EndTurn())
        emit(s, e.TurnBegan, player.letter, s.round)
        _shorten_truce(s, player)
        if player.waits:
            _sit_out(s, player)
            return
        if player.ride == "car" and not payments(s, player, "car"):
            end_ride(s, player, "komandosi:Q66")
        if player.order != NO_CARD:
            lapse(s, player)
        s.agenda.append(Declare())


def _shorten_truce(s: State, player: Player) -> None:
    if player.guard:
        player.guard -= 1
        if not player.guard:
            emit(s, e.TruceEnded, player.letter)


def _sit_out(s: State, player: Player) -> None:
    emit(s, e.TurnSatOut, player.letter)
    pay(s, player, player.owes, "komandosi:K17")
    player.waits -= 1
    player.owes = 0


@dataclass(frozen=True, slots=True)
class EndTurn(Step[State]):
    """The turn goes on to the left; after the last player the round is over."""

    def run(self, s: State) -> None:
        following = (s.seat + 1) % len(s.players)
        limit = s.table.rulings.round_limit
        if following == s.first and limit and s.round >= limit:
            end_game(s, leaders(s), "rounds", "komandosi:Q79")
            return
        s.agenda.append(BeginTurn())
        s.seat = following
        if following == s.first:
            _begin_round(s)


def _begin_round(s: State) -> None:
    s.round += 1
    if s.table.rulings.refill == "round":
        s.agenda.append(Refill())


def merit(player: Player) -> Merit:
    """What decides at the round limit: different colours, parts carried, money (komandosi:Q79)."""
    pocket, store = player.pocket, player.store
    stored = store.parts if store else (0,) * len(COLOURS)
    colours = sum(bool(carried or kept) for carried, kept in zip(pocket.parts, stored, strict=True))
    return colours, sum(pocket.parts), pocket.money + (store.money if store else 0)


def leaders(s: State) -> tuple[int, ...]:
    """The seats of those who are ahead; several when all is equal."""
    best = max(merit(player) for player in s.players)
    return tuple(player.seat for player in s.players if merit(player) == best)
