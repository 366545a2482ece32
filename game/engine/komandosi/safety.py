"""Where nobody attacks and nobody is attacked (komandosi:K31, Q34)."""

from __future__ import annotations

from game.engine.komandosi.state import NO_CARD, Player, State


def on_neutral_ground(s: State, player: Player) -> bool:
    """Whether a commando is in a neutral place: forest, shop, bank, hospital, own house, train or car."""
    at_home = player.square == player.house
    return at_home or player.ride in ("train", "car") or bool(s.table.neutral >> player.square & 1)


def safe(s: State, player: Player) -> bool:
    """Whether a commando can neither attack nor be attacked: also under an order and in a truce."""
    return player.order != NO_CARD or player.guard > 0 or on_neutral_ground(s, player)
