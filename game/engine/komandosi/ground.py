"""Where a commando may walk and swim: closed squares, forests he cannot pay, ways out of where he may not be."""

from __future__ import annotations

from game.engine.komandosi.board import Board
from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.prices import FOREST
from game.engine.komandosi.routes import Ground
from game.engine.komandosi.state import NOWHERE, Player, State

_LAUNCHER, _RIFLE = GOODS.index("launcher"), GOODS.index("rifle")


def swims(s: State, player: Player) -> bool:
    """Whether a commando is in the water without a boat."""
    return bool(s.board.sea >> player.square & 1) and player.ride != "boat"


def may_swim(player: Player) -> bool:
    """Nobody swims with a launcher or a rifle (komandosi:K7, Q12)."""
    goods = player.pocket.goods
    return not goods[_LAUNCHER] and not goods[_RIFLE]


def taken_by(s: State, player: Player) -> int:
    """The squares of all other commandos."""
    mask = 0
    for other in s.players:
        if other is not player:
            mask |= 1 << other.square
    return mask


def houses_of_others(s: State, player: Player) -> int:
    """The squares of houses that are closed to a player (komandosi:K26)."""
    mask = 0
    for other in s.players:
        if other.house != NOWHERE and other is not player:
            mask |= 1 << other.house
    return mask


def banned(s: State, player: Player) -> int:
    """Track and road while somebody else rides there (komandosi:K18, K19)."""
    mask = 0
    for other in s.players:
        if other.ride and other is not player:
            if other.ride == "train":
                mask |= s.board.ban_of_train
            elif other.ride == "car":
                mask |= s.board.ban_of_car
    return mask


def closed_to(s: State, player: Player) -> int:
    """The squares that a player cannot enter at the moment: commandos, their houses, track and road in use."""
    taken = houses = 0
    riding = False
    for other in s.players:
        if other is not player:
            taken |= 1 << other.square
            riding = riding or other.ride != ""
            if other.house != NOWHERE:
                houses |= 1 << other.house
    closed = taken & ~s.board.shared | houses
    return closed | banned(s, player) if riding else closed


def land_of(s: State, player: Player, closed: int) -> int:
    """The land that the rules open to a player: the airport only to those with three parts, or to walk out of it."""
    board = s.board
    if player.complete:
        return board.land
    grass = board.land & ~board.airport
    if board.airport >> player.square & 1:
        return grass | way_out(board, board.land & ~closed, board.airport, player.square)
    return grass


def walking_ground(s: State, player: Player, spent: int = 0) -> Ground:
    """The ground of a commando on land; `spent` is what he will have paid before he goes."""
    board = s.board
    closed = closed_to(s, player)
    land = land_of(s, player, closed)
    paid, purse = board.forest, (player.pocket.money - spent) // FOREST
    if not purse:
        free = way_out(board, land & ~closed, board.forest, player.square)
        land &= ~board.forest | free
        paid = 0
    early = board.sea if may_swim(player) else 0
    return Ground(land, early | early_ends(s, player) & land, paid, purse, closed)


def swimming_ground(s: State, player: Player, spent: int = 0) -> Ground:
    """The ground of a commando in the water: the sea, and the coast that ends the move (komandosi:K8)."""
    board = s.board
    closed = closed_to(s, player)
    purse = min((player.pocket.money - spent) // FOREST, 1)
    return Ground(board.sea, land_of(s, player, closed), board.forest, purse, closed)


def ground_of(s: State, player: Player, spent: int = 0) -> Ground:
    """The ground of a commando on his feet, wherever he is."""
    return swimming_ground(s, player, spent) if swims(s, player) else walking_ground(s, player, spent)


def early_ends(s: State, player: Player) -> int:
    """Land squares where a walk may end before its last pip (komandosi:Q6, Q40)."""
    rulings, early = s.table.rulings, 0
    if player.complete and not rulings.exact_landing:
        early = s.board.helicopter
    if not rulings.exact_moves:
        early |= s.board.places
        for square, _ in s.parts:
            early |= 1 << square
    return early


def way_out(board: Board, land: int, region: int, here: int) -> int:
    """The squares of a region on the shortest ways to its edge from where somebody stands who may not stay there.

    They are free to him (komandosi:Q59, Q75); nothing for somebody who is not in the region.
    """
    if not region >> here & 1:
        return 0
    step, inside = board.grid.step, region & land
    edge = step(land & ~region) & region
    layers = [1 << here]
    seen = layers[0]
    while layers[-1] and not layers[-1] & edge:
        layers.append(step(layers[-1]) & inside & ~seen)
        seen |= layers[-1]
    ways = way = layers[-1] & edge
    for layer in layers[-2:0:-1]:
        way = step(way) & layer
        ways |= way
    return ways & ~(1 << here)
