"""What the window shows before a click: squares in reach with their chances, lines of fire, rockets, loot.

Every answer comes out of the functions that the rules themselves use; event cards, which a 1 or a 6 draws, are left
aside and said beside the numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.engine.board.grid import spaces_of
from game.engine.core.step import Ask
from game.engine.komandosi.attacks import PIPS, Attack, attacks, blockers, fist_route, hits, rifle_distance
from game.engine.komandosi.bot_attack import attack_of
from game.engine.komandosi.ground import ground_of, swims
from game.engine.komandosi.moving import Move, Walking
from game.engine.komandosi.prices import FIST, FOREST
from game.engine.komandosi.rides import TIMES, sails, train_path
from game.engine.komandosi.routes import Path, longest_routes
from game.engine.komandosi.state import Counts, Player, State
from game.engine.komandosi.verbs import SIDES, half


@dataclass(frozen=True, slots=True)
class Way:
    """A move that can be chosen: its squares without the first, and what its forests cost."""

    path: Path
    fee: int


def ways(s: State, ask: Ask | None) -> dict[int, Way]:
    """The squares where the present move can end; empty for every other question."""
    choice = ask.choice if ask else None
    if not isinstance(choice, Move) or ask is None:
        return {}
    paid = ground_of(s, s.mover).paid if isinstance(choice, Walking) else s.board.forest
    ends = choice.ends(s)
    squares = [s.board.square_of[option.square] for option in ask.options]
    return {end: Way(ends[end], FOREST * sum(paid >> square & 1 for square in ends[end])) for end in squares}


def reach_chances(s: State, player: Player) -> dict[int, Fraction]:
    """The squares where the next roll may take a player, each with the chance that it can end there."""
    counts: dict[int, int] = {}
    for pips in PIPS:
        for end in _ends(s, player, pips):
            counts[end] = counts.get(end, 0) + 1
    return {end: Fraction(count, SIDES) for end, count in counts.items()}


def _ends(s: State, player: Player, pips: int) -> list[int]:
    if player.ride == "car":
        return []
    if player.ride == "train":
        return [train_path(s, player, pips * TIMES["train"])[-1]]
    if player.ride == "boat":
        return list(sails(s, player, pips * TIMES["boat"]))
    steps = pips - 1 if swims(s, player) else pips
    return list(longest_routes(s.board, player.square, steps, ground_of(s, player)))


@dataclass(frozen=True, slots=True)
class Odds:
    """An attack that can be announced: the faces of the die that hit, and the chance."""

    attack: Attack
    faces: tuple[int, ...]

    @property
    def chance(self) -> Fraction:
        """How likely it hits."""
        return Fraction(len(self.faces), SIDES)


def odds(s: State, player: Player, attack: Attack) -> Odds:
    """The faces that hit with an attack that is still to be announced, so its fee still to be paid."""
    if attack.weapon == "fist":
        return Odds(attack, tuple(fist_ways(s, player, s.players[attack.target])))
    return Odds(attack, tuple(pips for pips in PIPS if hits(s, player, attack, pips)))


def all_odds(s: State, player: Player) -> list[Odds]:
    """Every attack that a player can announce, with its chance."""
    found = (attack_of(command) for command in attacks(s, player))
    return [odds(s, player, attack) for attack in found if attack is not None]


@dataclass(frozen=True, slots=True)
class FireLine:
    """The way of a bullet: the squares that it enters, those that stop it, and the distance."""

    squares: tuple[int, ...]
    stops: tuple[int, ...]
    distance: int


def fire_line(s: State, player: Player, other: Player) -> FireLine:
    """What a bullet would meet between two commandos."""
    squares = tuple(spaces_of(s.board.line(player.square, other.square)))
    return FireLine(squares, tuple(spaces_of(blockers(s, player, other))), rifle_distance(s, player, other))


def fist_ways(s: State, player: Player, other: Player) -> dict[int, Path]:
    """The ways of a hand-to-hand attack by the pips that walk them."""
    found = {pips: fist_route(s, player, other, pips, FIST) for pips in PIPS}
    return {pips: path for pips, path in found.items() if path}


@dataclass(frozen=True, slots=True)
class LootForecast:
    """What a hit would bring: half of the money, and all that the loser carries."""

    money: int
    goods: Counts
    parts: Counts
    kept: Counts


def loot_of(other: Player) -> LootForecast:
    """What a hit on a player would take from him."""
    pocket = other.pocket
    return LootForecast(half(pocket.money), pocket.goods, pocket.parts, pocket.kept)
