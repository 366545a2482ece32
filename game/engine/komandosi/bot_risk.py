"""What a square costs a commando who stands there while the others have their turns: exactly, by their own chances."""

from __future__ import annotations

from game.engine.komandosi.attacks import attacks
from game.engine.komandosi.bot_attack import attack_of, worth
from game.engine.komandosi.bot_plan import A_TURN
from game.engine.komandosi.forecast import odds
from game.engine.komandosi.safety import safe
from game.engine.komandosi.state import Player, State
from game.engine.komandosi.verbs import half

HOSPITAL_TURNS = 2.0
"""The turn that is missed, and the way back from the hospital."""
PART_TURNS = 6.0
"""Turns until a part that was lost is made up for."""


def loss_of(player: Player) -> float:
    """The turns that a hit would cost a commando: hospital, parts, money."""
    colours = sum(bool(count) for count in player.pocket.parts)
    return HOSPITAL_TURNS + PART_TURNS * colours + half(player.pocket.money) / A_TURN


def risk_at(s: State, seat: int, square: int) -> float:
    """The turns that standing on a square costs on average until the next own turn; `s` is a copy that may change."""
    player = s.players[seat]
    player.square = square
    if safe(s, player):
        return 0.0
    chance = sum(_chance(s, other, player) for other in s.players if other is not player)
    return min(1.0, chance) * loss_of(player)


def _chance(s: State, other: Player, player: Player) -> float:
    """The best chance with which an opponent hits, if his attack is worth its price."""
    if other.waits:
        return 0.0
    found = [attack_of(command) for command in attacks(s, other)]
    wise = [attack for attack in found if attack and attack.target == player.seat and worth(s, other, attack) > 0]
    return max((float(odds(s, other, attack).chance) for attack in wise), default=0.0)
