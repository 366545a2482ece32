"""Why a move cannot end on a square."""

from __future__ import annotations

from game.engine.core.step import Refusal
from game.engine.core.text import N_
from game.engine.komandosi.ground import banned, early_ends, houses_of_others, may_swim, swims, taken_by
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.refusals import MOVE_FIRST, refusal
from game.engine.komandosi.state import NO_CARD, State

HERE = N_("A move never ends where it began.")
TAKEN = N_("A commando stands there.")
HOUSE = N_("Only its owner enters a house.")
RIDE = N_("The squares of track and road are closed while somebody rides there.")
AIRPORT = N_("The airport may be entered only with three different parts.")
WATER = N_("River and lake cannot be crossed; there are bridges.")
ARMED = N_("Nobody swims with a launcher or a rifle.")
POOR = N_("A forest costs {fee} for each square entered, and there is not enough money.")
EXACTLY = N_("No way of exactly {steps} squares ends there, without diagonals and without entering a square twice.")
COAST_ENDS = N_("A swimmer's move ends on the first land square; no way of {steps} squares leads there.")
RAIL_ROAD = N_("It cannot be reached with this roll.")
ORDERED = N_("Under an order every move must come nearer to the place, if it can.")


def why_not_walk(s: State, steps: int, pick: str) -> Refusal:
    """The reason that a walk or a swim cannot end on a square."""
    kind, _, name = pick.partition(":")
    if kind != "square":
        return refusal("komandosi:K6", MOVE_FIRST)
    return _walk(s, s.board.square_of.get(name, s.mover.square), steps)


def _walk(s: State, square: int, steps: int) -> Refusal:
    player, board, bit = s.mover, s.board, 1 << square
    if square == player.square:
        return refusal("komandosi:K6", HERE)
    if taken_by(s, player) & bit & ~board.shared:
        return refusal("komandosi:K6", TAKEN)
    if houses_of_others(s, player) & bit:
        return refusal("komandosi:K26", HOUSE)
    if banned(s, player) & bit:
        return refusal("komandosi:K18" if board.rail & bit else "komandosi:K19", RIDE)
    if board.airport & bit and not player.complete:
        return refusal("komandosi:K14", AIRPORT)
    if board.fresh_water & bit:
        return refusal("komandosi:Q15", WATER)
    if board.sea & bit and not may_swim(player):
        return refusal("komandosi:K7", ARMED)
    if board.forest & bit and player.pocket.money < FOREST:
        return refusal("komandosi:Q10", POOR, fee=FOREST)
    if player.order != NO_CARD and not early_ends(s, player) & bit:
        return refusal("komandosi:Q51", ORDERED)
    return _too_far(s, square, steps)


def _too_far(s: State, square: int, steps: int) -> Refusal:
    if swims(s, s.mover) and s.board.land >> square & 1:
        return refusal("komandosi:K8", COAST_ENDS, steps=steps)
    return refusal("komandosi:K6", EXACTLY, steps=steps)


def why_not_ride(s: State, rule: str, pick: str) -> Refusal:
    """The reason that a ride cannot end on a square."""
    kind, _, name = pick.partition(":")
    if kind != "square":
        return refusal(rule, MOVE_FIRST)
    square = s.board.square_of.get(name, s.mover.square)
    bit = 1 << square
    if square == s.mover.square:
        return refusal("komandosi:K6", HERE)
    if taken_by(s, s.mover) & bit:
        return refusal("komandosi:K6", TAKEN)
    if s.mover.order != NO_CARD:
        return refusal("komandosi:Q51", ORDERED)
    return refusal(rule, RAIL_ROAD)
