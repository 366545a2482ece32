"""Why something cannot be announced before the roll: riding, attacking, staying."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.core.step import Refusal
from game.engine.core.text import N_
from game.engine.komandosi.act_refusals import on_square
from game.engine.komandosi.attacks import armed, blockers, rifle_distance
from game.engine.komandosi.prices import FIST
from game.engine.komandosi.refusals import NOT_NOW, NOT_WITH_THAT, ROLL_FIRST, refusal
from game.engine.komandosi.rides import FEES, RULES, track_is_free
from game.engine.komandosi.safety import on_neutral_ground, safe
from game.engine.komandosi.state import NO_CARD, Player, Ride, State
from game.engine.komandosi.verbs import SIDES

NO_STAY = N_("A turn means rolling and leaving the square; only in the bank and in your own house you may stay.")
ORDER_ROLLS = N_("Under an order you must roll.")
DRIVE_ON = N_("The car is paid for and driven on, or left at the end of a turn.")
WRONG_PLACE: dict[str, str] = {
    "train": N_("The train is boarded at a station."),
    "car": N_("A car is rented on a square marked RENT A CAR."),
    "boat": N_("The motorboat is hired at its pier."),
}
IN_USE: dict[str, str] = {
    "train": N_("Somebody rides the train."),
    "car": N_("Somebody drives the car."),
    "boat": N_("Somebody has the motorboat."),
}
TRACK_TAKEN = N_("The train waits until nobody stands on the track.")
RIDE_FEE = N_("This ride costs {fee}; there is not enough money.")
RIDE_ORDER = N_("Under an order you ride only where it brings you nearer.")
SELF = N_("That is you.")
NEUTRAL_HERE = N_("Nobody attacks from a neutral place: forest, shop, bank, hospital, own house, train or car.")
BOUND = N_("Under an order or in a truce you may not attack.")
TARGET_SAFE = N_("Nobody can be attacked in a neutral place, under an order or in a truce.")
FIST_FEE = N_("Hand-to-hand combat costs {fee}; there is not enough money.")
UNARMED: dict[str, str] = {
    "rifle": N_("A shot needs a rifle and a cartridge."),
    "rocket": N_("It needs a rocket launcher and a rocket."),
}
NO_TARGET = N_("No roll of the die would hit anybody.")
BLOCKED = N_("{square} stops the bullet.")
TOO_FAR = N_("{distance} squares are more than a die shows.")
OUT_OF_REACH = N_("No roll of the die would end exactly there.")
NO_MAP = N_("You have no Treasure Map.")


def while_declaring(s: State, pick: str, after: tuple[str, ...]) -> Refusal:
    """The reason before the roll."""
    kind, _, name = pick.partition(":")
    if after and kind == "player":
        return _further(s, name, after)
    if after:
        return on_square(s, pick, after) or refusal("komandosi:K6", NOT_WITH_THAT)
    if kind == "square":
        return refusal("komandosi:K6", ROLL_FIRST)
    if kind == "player":
        return _player(s, name)
    reason = _REASONS.get(name)
    if reason:
        return reason(s, s.mover)
    return on_square(s, pick, after) or refusal("komandosi:K6", NOT_NOW)


def _player(s: State, letter: str) -> Refusal:
    """Why a player cannot be attacked at all."""
    other = s.player(letter)
    if other is s.mover:
        return refusal("komandosi:K21", SELF)
    if on_neutral_ground(s, s.mover):
        return refusal("komandosi:Q34", NEUTRAL_HERE)
    if safe(s, s.mover):
        return refusal("komandosi:K11", BOUND)
    if safe(s, other):
        return refusal("komandosi:Q34", TARGET_SAFE)
    return refusal("komandosi:Q88", NO_TARGET)


def _further(s: State, letter: str, after: tuple[str, ...]) -> Refusal:
    """Why this target does not go with the weapon that was chosen."""
    other, weapon = s.player(letter), after[0].partition(":")[2]
    if weapon not in ("fist", "rifle", "rocket") or other is s.mover or safe(s, other):
        return _player(s, letter)
    if weapon == "fist":
        return refusal("komandosi:K21", OUT_OF_REACH)
    return _no_shot(s, s.mover, other) if weapon == "rifle" else refusal("komandosi:K24", NO_TARGET)


def _no_shot(s: State, player: Player, other: Player) -> Refusal:
    """What stops a bullet first, or how far it would have to fly."""
    stops = blockers(s, player, other)
    if stops:
        squares = [square for square in range(s.board.grid.size) if stops >> square & 1]
        first = min(squares, key=lambda square: s.board.steps(player.square, square))
        return refusal("komandosi:K23", BLOCKED, square=s.board.names[first])
    distance = rifle_distance(s, player, other)
    assert distance > SIDES
    return refusal("komandosi:K23", TOO_FAR, distance=distance)


def _stay(s: State, player: Player) -> Refusal:
    return refusal("komandosi:Q35", ORDER_ROLLS if player.order != NO_CARD else NO_STAY)


def _ride(s: State, player: Player, ride: Ride) -> Refusal:
    places = {"train": s.board.station, "car": s.board.rental, "boat": s.board.pier}
    if player.ride or not places[ride] >> player.square & 1:
        return refusal(RULES[ride], WRONG_PLACE[ride])
    if s.rider(ride) is not None:
        return refusal(RULES[ride], IN_USE[ride])
    if player.order != NO_CARD:
        return refusal("komandosi:Q52", RIDE_ORDER)
    if ride == "train" and not track_is_free(s):
        return refusal("komandosi:Q46", TRACK_TAKEN)
    return refusal("komandosi:Q61", RIDE_FEE, fee=FEES[ride])


def _attack(s: State, player: Player, weapon: str) -> Refusal:
    if on_neutral_ground(s, player):
        return refusal("komandosi:Q34", NEUTRAL_HERE)
    if safe(s, player):
        return refusal("komandosi:K11", BOUND)
    if weapon == "fist" and player.pocket.money < FIST:
        return refusal("komandosi:Q61", FIST_FEE, fee=FIST)
    if weapon != "fist" and not armed(player, weapon):
        return refusal("komandosi:K23" if weapon == "rifle" else "komandosi:K24", UNARMED[weapon])
    if all(safe(s, other) for other in s.others(player)):
        return refusal("komandosi:Q34", TARGET_SAFE)
    return refusal("komandosi:Q88", NO_TARGET)


_REASONS: dict[str, Callable[[State, Player], Refusal]] = {
    "roll": lambda s, player: refusal("komandosi:K19", DRIVE_ON),
    "stay": _stay,
    "train": lambda s, player: _ride(s, player, "train"),
    "car": lambda s, player: _ride(s, player, "car"),
    "boat": lambda s, player: _ride(s, player, "boat"),
    "fist": lambda s, player: _attack(s, player, "fist"),
    "rifle": lambda s, player: _attack(s, player, "rifle"),
    "rocket": lambda s, player: _attack(s, player, "rocket"),
    "map": lambda s, player: refusal("komandosi:Q53", NO_MAP),
}
