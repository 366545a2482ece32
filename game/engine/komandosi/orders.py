"""Orders: the nearest place of a kind by walking, what brings nearer to it, arriving (komandosi:K11, Q51, Q73)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from game.engine.komandosi.board import Board
from game.engine.komandosi.effects import Order
from game.engine.komandosi.ground import houses_of_others, land_of, way_out
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.state import NO_CARD, Player, State
from game.engine.komandosi.verbs import earn, end_order, give_order, keep_card, pay, put_under

Step = Callable[[int], int]
RICH = 10
"""Who can pay for this many forests can pay for those on any way."""


def order_of(s: State, player: Player) -> Order:
    """What the order card says that a player is under."""
    effect = s.table.event(player.order).effect
    assert isinstance(effect, Order)
    return effect


def field_of(s: State, player: Player) -> tuple[int, ...]:
    """Rings of squares by their distance from the nearest place that the player's order names."""
    board = s.board
    closed = houses_of_others(s, player)
    land = land_of(s, player, closed) & ~closed | 1 << player.square
    places, forests = board.place(order_of(s, player).place), player.pocket.money // FOREST
    if forests >= RICH:
        return rings_to(board, places, land, 0, 0)
    free = 0 if forests else way_out(board, land, board.forest, player.square)
    return rings_to(board, places, land, board.forest & ~free, forests)


@lru_cache(maxsize=4096)
def rings_to(board: Board, places: int, land: int, forest: int, forests: int) -> tuple[int, ...]:
    """Ring d holds the squares from which d steps lead to a place, paying for at most so many forests.

    Going back from the places: each step may lead from land to land or sea, from sea only to sea, because nobody
    walks after swimming; a forest is paid by who enters it, so going back the fee falls on the way out of it.
    """
    step, sea = board.grid.step, board.sea
    front = [places] + [0] * forests
    seen = list(front)
    rings, reached = [places], places
    while any(front):
        front = _next_front(front, step, forest, sea, land)
        front = [new & ~old for new, old in zip(front, seen, strict=True)]
        seen = [old | new for old, new in zip(seen, front, strict=True)]
        ring = 0
        for mask in front:
            ring |= mask
        rings.append(ring & ~reached)
        reached |= ring
    return tuple(rings)


def _next_front(front: list[int], step: Step, forest: int, sea: int, land: int) -> list[int]:
    """One step back from the squares of each count of fees."""
    following = []
    for paid, mask in enumerate(front):
        into = mask & ~forest | (front[paid - 1] & forest if paid else 0)
        back = step(into & ~sea) & (land | sea) if into else 0
        following.append(back | step(into & sea) & sea if into & sea else back)
    return following


def distance_of(s: State, player: Player, square: int) -> int | None:
    """Steps from a square to the nearest place of the order; None where there is no way."""
    for distance, ring in enumerate(field_of(s, player)):
        if ring >> square & 1:
            return distance
    return None


def nearer(s: State, player: Player) -> int:
    """The squares nearer to the ordered place than the one where the player stands."""
    mask, here = 0, 1 << player.square
    for ring in field_of(s, player):
        if ring & here:
            return mask
        mask |= ring
    return mask


def toward(s: State, player: Player, ends: list[int]) -> list[int]:
    """Under an order only the ends that bring nearer count, if there are any (komandosi:Q51)."""
    if player.order == NO_CARD or not ends:
        return ends
    good = nearer(s, player)
    return [end for end in ends if good >> end & 1] or ends


def begin_order(s: State, player: Player, card: int) -> None:
    """An order was drawn: carried out at once where the player stands on such a place (komandosi:Q72)."""
    give_order(s, player, card)
    check_order(s, player)
    lapse(s, player)


def check_order(s: State, player: Player) -> None:
    """An order is done when its player stops on such a place."""
    if player.order == NO_CARD or not s.board.place(order_of(s, player).place) >> player.square & 1:
        return
    order = order_of(s, player)
    card = end_order(s, player, "done", "komandosi:Q51")
    if order.money > 0:
        earn(s, player, order.money, "komandosi:K11")
    elif order.money:
        pay(s, player, -order.money, "komandosi:Q61")
    if order.use:
        keep_card(s, player, card)
    else:
        put_under(s, player, card)


def release(s: State, player: Player) -> None:
    """The next card that is drawn ends an order (komandosi:K25)."""
    if player.order != NO_CARD:
        put_under(s, player, end_order(s, player, "released", "komandosi:K25"))


def lapse(s: State, player: Player) -> None:
    """An order to a place to which no way leads is void (komandosi:Q73)."""
    if player.order != NO_CARD and distance_of(s, player, player.square) is None:
        put_under(s, player, end_order(s, player, "lapsed", "komandosi:Q73"))
