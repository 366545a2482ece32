"""What a player declares before the roll: walk, ride, attack, stay, or an act on his square (komandosi:K6, K16-K24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.step import Choice, Refusal
from game.engine.core.text import N_
from game.engine.komandosi import declare_refusals
from game.engine.komandosi.attacks import Attack, announce, attacks
from game.engine.komandosi.commands import (
    ROLL,
    STAY,
    Board,
    Drive,
    Fist,
    PlayerCommand,
    Rifle,
    Rocket,
    Roll,
    Stay,
    UseMap,
)
from game.engine.komandosi.handling import act, free_acts
from game.engine.komandosi.orders import nearer
from game.engine.komandosi.prices import GUARD_PAY
from game.engine.komandosi.rides import FEES, MONEY, RULES, make_way, payments, road_ways, track_is_free
from game.engine.komandosi.rolling import Throw
from game.engine.komandosi.spinner import spinner_squares
from game.engine.komandosi.state import LETTERS, NO_CARD, NOWHERE, Player, Ride, State
from game.engine.komandosi.verbs import begin_ride, earn, move_part, pass_card, pay, spin, stay, use_pass


@dataclass(frozen=True, slots=True)
class Declare(Choice[State]):
    """What to do in this turn; everything is said before the die is rolled."""

    prompt: ClassVar[str] = N_("What will you do? Announce it, then roll")
    rule: ClassVar[str] = "komandosi:K6"

    def seats(self, s: State) -> tuple[int, ...]:
        return (s.seat,)

    def options(self, s: State) -> list[Any]:
        player = s.mover
        found: list[Any] = [] if player.ride == "car" else [ROLL[player.letter]]
        if may_stay(s, player):
            found.append(STAY[player.letter])
        found += rides(s, player)
        found += attacks(s, player)
        found += free_acts(s, player)
        found += maps(s, player)
        return found

    def take(self, s: State, command: Any) -> None:
        _declare(s, s.mover, command)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return declare_refusals.while_declaring(s, pick, after)


def may_stay(s: State, player: Player) -> bool:
    """Staying without a roll: in the bank and in the own house, never under an order (komandosi:K16, Q35)."""
    if player.order != NO_CARD or player.ride:
        return False
    at_home = player.square == player.house
    resting = s.table.rulings.rest_anywhere and s.table.neutral >> player.square & 1
    return at_home or bool(resting) or bool(s.board.bank >> player.square & 1)


# ------------------------------------------------------------------ rides


def rides(s: State, player: Player) -> list[Any]:
    """Every way to begin a ride, or to drive on."""
    here, board = player.square, s.board
    if player.ride == "car" or (player.ride == "" and board.rental >> here & 1 and s.rider("car") is None):
        return _drives(s, player)
    if player.ride:
        return []
    if board.station >> here & 1 and may_board_train(s, player):
        return [Board(player.letter, "train", by) for by in payments(s, player, "train")]
    if (
        board.pier >> here & 1
        and s.rider("boat") is None
        and _allowed(s, player, board.land & board.grid.step(board.sea))
    ):
        return [Board(player.letter, "boat", by) for by in payments(s, player, "boat")]
    return []


def _drives(s: State, player: Player) -> list[Any]:
    """A driver always drives on; who begins must come nearer to what an order names."""
    if player.ride == "" and not _allowed(s, player, s.board.road):
        return []
    names = s.board.names
    ways = [names[square] for square in road_ways(s, player)]
    return [Drive(player.letter, toward, by) for by in payments(s, player, "car") for toward in ways]


def may_board_train(s: State, player: Player) -> bool:
    """One passenger at a time; by a ruling only on a free track; under an order only to come nearer."""
    board = s.board
    if not board.track or s.rider("train") is not None:
        return False
    return track_is_free(s) and _allowed(s, player, board.station & ~(1 << player.square))


def _allowed(s: State, player: Player, squares: int) -> bool:
    """Under an order a ride must be able to bring nearer to the place (komandosi:Q52)."""
    return player.order == NO_CARD or bool(nearer(s, player) & squares)


# ------------------------------------------------------------------ treasure maps


def maps(s: State, player: Player) -> list[Any]:
    """Parts on the board that a Treasure Map can move (komandosi:Q53)."""
    if pass_card(s, player, "map") == NO_CARD:
        return []
    return [UseMap(player.letter, s.board.names[square]) for square, _ in sorted(s.parts)]


# ------------------------------------------------------------------ carrying out


def _declare(s: State, player: Player, command: PlayerCommand) -> None:
    match command:
        case Roll():
            s.agenda.append(Throw(player.ride or "walk"))
        case Stay():
            _stay(s, player)
        case Board(_, vehicle, by):
            _board(s, player, vehicle, by)  # type: ignore[arg-type]
        case Drive(_, toward, by):
            _drive(s, player, s.board.square_of[toward], by)
        case Fist(_, target):
            _attack(s, player, Attack("fist", LETTERS.index(target)))
        case Rifle(_, target):
            _attack(s, player, Attack("rifle", LETTERS.index(target)))
        case Rocket(_, target, times):
            _attack(s, player, Attack("rocket", LETTERS.index(target), int(times)))
        case UseMap(_, square):
            s.agenda.append(Declare())
            use_pass(s, player, "map")
            move_part(s, s.board.square_of[square], spin(s, spinner_squares(s, s.table.rulings.spin_forest)))
        case _:
            s.agenda.append(Declare())
            act(s, player, command)


def _stay(s: State, player: Player) -> None:
    in_bank = s.board.bank >> player.square & 1
    stay(s, player, "komandosi:K16" if in_bank else "komandosi:Q35")
    if in_bank:
        earn(s, player, GUARD_PAY, "komandosi:K16")


def _pay_ride(s: State, player: Player, ride: Ride, by: str) -> None:
    if by == MONEY:
        pay(s, player, FEES[ride], RULES[ride])
    else:
        use_pass(s, player, ride)


def _board(s: State, player: Player, vehicle: Ride, by: str) -> None:
    _pay_ride(s, player, vehicle, by)
    begin_ride(s, player, vehicle, RULES[vehicle])
    if vehicle == "train":
        track = s.board.track
        player.way = 1 if player.square == track[0] else -1
        make_way(s, player, s.board.ban_of_train, "komandosi:Q46")
    s.agenda.append(Throw(vehicle))


def _drive(s: State, player: Player, toward: int, by: str) -> None:
    _pay_ride(s, player, "car", by)
    if player.ride != "car":
        begin_ride(s, player, "car", RULES["car"])
        make_way(s, player, s.board.ban_of_car, "komandosi:Q49")
    s.agenda.append(Throw("car", toward))


def _attack(s: State, player: Player, attack: Attack) -> None:
    announce(s, player, attack)
    s.agenda.append(Throw(attack.weapon, NOWHERE, attack))
