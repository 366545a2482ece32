"""What an attack is worth to a greedy commando, in ertrobs."""

from __future__ import annotations

from fractions import Fraction

from game.engine.komandosi.attacks import PIPS, Attack, hits
from game.engine.komandosi.bot_plan import A_TURN, missing
from game.engine.komandosi.commands import Fist, PlayerCommand, Rifle, Rocket
from game.engine.komandosi.prices import FIST
from game.engine.komandosi.state import LETTERS, Player, State
from game.engine.komandosi.verbs import SIDES, half

WANTED_PART, OTHER_PART, ITEM, LEADER = 700, 150, 60, 1500
"""What loot is worth: a part that is missing, another one, a shop card; and to stop somebody with three colours."""
COST = {"fist": FIST, "rifle": 50 + A_TURN, "rocket": 100 + A_TURN}
"""The fee or the ammunition; a shot also costs the walk of that turn."""


def attack_of(command: PlayerCommand) -> Attack | None:
    """The attack that a command announces; None for other commands."""
    match command:
        case Fist(_, target):
            return Attack("fist", LETTERS.index(target))
        case Rifle(_, target):
            return Attack("rifle", LETTERS.index(target))
        case Rocket(_, target, times):
            return Attack("rocket", LETTERS.index(target), int(times))
    return None


def chance(s: State, player: Player, attack: Attack) -> Fraction:
    """How likely the die hits, event cards left aside."""
    return Fraction(sum(hits(s, player, attack, pips) for pips in PIPS), SIDES)


def worth(s: State, player: Player, attack: Attack) -> float:
    """What an attack brings on average."""
    other = s.players[attack.target]
    return float(chance(s, player, attack)) * loot_value(player, other) - COST[attack.weapon]


def loot_value(player: Player, other: Player) -> float:
    """What a hit on an opponent is worth."""
    pocket, wanted = other.pocket, missing(player)
    parts = sum(count * (WANTED_PART if colour in wanted else OTHER_PART) for colour, count in enumerate(pocket.parts))
    leader = LEADER if other.complete else LEADER // 3 if sum(bool(count) for count in pocket.parts) > 1 else 0
    return half(pocket.money) + parts + ITEM * sum(pocket.goods) + leader
