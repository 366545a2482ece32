"""Who can be attacked, what hits, and what an attack does (komandosi:K21-K24)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_
from game.engine.komandosi import events as e
from game.engine.komandosi import refusals
from game.engine.komandosi.commands import DONE, KIT, Fist, Kit, Rifle, Rocket
from game.engine.komandosi.ground import ground_of, swims
from game.engine.komandosi.prices import FIST, HOSPITAL
from game.engine.komandosi.routes import Ground, Path, routes
from game.engine.komandosi.safety import safe
from game.engine.komandosi.state import NO_CARD, NOWHERE, Player, State
from game.engine.komandosi.verbs import SIDES, loot, pass_card, pay, relocate, return_goods, use_pass, walk

RULES = {"fist": "komandosi:K21", "rifle": "komandosi:K23", "rocket": "komandosi:K24"}
FEWEST_TIMES = 2
"""The multiplier of a rocket may not be one."""
PIPS = range(1, SIDES + 1)


@dataclass(frozen=True, slots=True)
class Attack:
    """An announced attack: fist, rifle or rocket, the target's seat, and the multiplier of a rocket."""

    weapon: str
    target: int
    times: int = 0


# ------------------------------------------------------------------ what is possible


def attacks(s: State, player: Player) -> list[Any]:
    """Every announcement that some face of the die can turn into a hit (komandosi:Q88)."""
    if player.ride in ("train", "car") or safe(s, player):
        return []
    found: list[Any] = []
    board, square, rocket = s.board, player.square, armed(player, "rocket")
    for other in s.others(player):
        in_reach = rocket or board.distance(square, other.square) <= SIDES
        if in_reach and not safe(s, other):
            found += _attacks_on(s, player, other)
    return found


def _attacks_on(s: State, player: Player, other: Player) -> list[Any]:
    found: list[Any] = []
    near = s.board.steps(player.square, other.square) <= SIDES
    if near and player.pocket.money >= FIST and any(fist_route(s, player, other, pips, FIST) for pips in PIPS):
        found.append(Fist(player.letter, other.letter))
    if armed(player, "rifle") and hits(s, player, Attack("rifle", other.seat), SIDES):
        found.append(Rifle(player.letter, other.letter))
    if armed(player, "rocket"):
        for times in range(FEWEST_TIMES, s.table.rulings.rocket_most + 1):
            attack = Attack("rocket", other.seat, times)
            if any(hits(s, player, attack, pips) for pips in PIPS):
                found.append(Rocket(player.letter, other.letter, str(times)))
    return found


def armed(player: Player, weapon: str) -> bool:
    """Whether a player has a weapon and its ammunition."""
    pocket = player.pocket
    if weapon == "rifle":
        return pocket.has("rifle") and pocket.has("cartridge")
    return pocket.has("launcher") and pocket.has("rocket")


def hits(s: State, player: Player, attack: Attack, pips: int) -> bool:
    """Whether an attack hits with these pips; for a fist the pips that are walked."""
    other = s.players[attack.target]
    if attack.weapon == "fist":
        return bool(fist_route(s, player, other, pips))
    if attack.weapon == "rifle":
        return pips >= rifle_distance(s, player, other) and not blockers(s, player, other)
    distance = s.board.distance(player.square, other.square)
    return abs(pips * attack.times - distance) <= s.table.rulings.rocket_tolerance


def rifle_distance(s: State, player: Player, other: Player) -> int:
    """Squares to a target, diagonals counted as one (komandosi:Q23)."""
    measure = s.board.distance if s.table.rulings.rifle_diagonals else s.board.steps
    return measure(player.square, other.square)


def blockers(s: State, player: Player, other: Player) -> int:
    """The squares between two commandos that stop a bullet: forests, houses, parts, shops, stations, rentals."""
    stops = s.board.stops
    for owner in s.players:
        if owner.house != NOWHERE:
            stops |= 1 << owner.house
    for square, _ in s.parts:
        stops |= 1 << square
    return s.board.line(player.square, other.square) & stops


def fist_route(s: State, player: Player, other: Player, pips: int, fee: int = 0) -> Path:
    """The way of exactly the pips that ends on an opponent; empty where there is none (komandosi:Q14, Q21, Q39).

    `fee` is what the attack will still cost before the roll.
    """
    if "boat" in (player.ride, other.ride) or (swims(s, other) and not swims(s, player)):
        return ()
    if s.board.airport >> other.square & 1 and not player.complete:
        return ()
    steps = pips - 1 if swims(s, player) else pips
    distance = s.board.steps(player.square, other.square)
    if steps < distance or (steps - distance) % 2 or not steps:
        return ()
    return routes(s.board, player.square, steps, _fist_ground(s, player, other, fee)).get(other.square, ())


def _fist_ground(s: State, player: Player, other: Player, fee: int) -> Ground:
    ground, target = ground_of(s, player, fee), 1 << other.square
    return Ground(ground.through | target, 0, ground.paid, ground.purse, ground.closed & ~target)


# ------------------------------------------------------------------ what happens


def announce(s: State, player: Player, attack: Attack) -> None:
    """Names the target before the roll; a fist costs its fee whatever comes (komandosi:Q20)."""
    target = s.players[attack.target]
    emit(s, e.AttackAnnounced, player.letter, target.letter, attack.weapon, attack.times, RULES[attack.weapon])
    if attack.weapon == "fist":
        pay(s, player, FIST, "komandosi:K21")


def is_void(s: State, player: Player, attack: Attack) -> bool:
    """Whether a card that was drawn on the roll forbids the attack (komandosi:Q19, Q70, Q71).

    A part that it laid into the line of a bullet does, too.
    """
    target = s.players[attack.target]
    unarmed = attack.weapon != "fist" and not armed(player, attack.weapon)
    blocked = attack.weapon == "rifle" and blockers(s, player, target)
    return s.stride == "lost" or unarmed or bool(blocked) or safe(s, player) or safe(s, target)


def spend_ammunition(s: State, player: Player, weapon: str) -> None:
    """What was fired goes back to the shop, hit or miss (komandosi:Q26)."""
    if weapon == "rifle":
        return_goods(s, player, "cartridge", 1, "komandosi:K23")
    elif weapon == "rocket":
        return_goods(s, player, "rocket", 1, "komandosi:K24")


def end_attack(s: State, player: Player, attack: Attack, how: str, by: str) -> None:
    """Tells how an attack ended."""
    emit(s, e.AttackEnded, player.letter, s.players[attack.target].letter, attack.weapon, how, by)


@dataclass(frozen=True, slots=True)
class Defeat(Step[State]):
    """An attack succeeded: the loser may use a First Aid Kit before everything is taken (komandosi:K22, Q76)."""

    loser: int
    by: str

    def run(self, s: State) -> None:
        loser = s.players[self.loser]
        if pass_card(s, loser, "hospital") != NO_CARD:
            s.agenda.append(UseKit(self.loser, self.by))
        else:
            wound(s, loser, self.by, healed=False)


@dataclass(frozen=True, slots=True)
class UseKit(Choice[State]):
    """The kit now, or lost with everything else."""

    prompt: ClassVar[str] = N_("You are wounded. Use a First Aid Kit?")
    rule: ClassVar[str] = "komandosi:Q76"
    loser: int
    by: str

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.loser,)

    def options(self, s: State) -> list[Any]:
        letter = s.players[self.loser].letter
        return [KIT[letter], DONE[letter]]

    def take(self, s: State, command: Any) -> None:
        loser = s.players[self.loser]
        healed = isinstance(command, Kit)
        if healed:
            use_pass(s, loser, "hospital")
        wound(s, loser, self.by, healed)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)


def wound(s: State, loser: Player, by: str, healed: bool) -> None:
    """The loser goes to the hospital, to wait and to pay unless he was healed."""
    to_hospital(s, loser, by)
    if not healed:
        loser.waits, loser.owes = 1, HOSPITAL


def to_hospital(s: State, player: Player, by: str) -> None:
    """Sets a commando into the hospital; with several of them into the nearest."""
    board = s.board
    hospitals = [square for square in range(board.grid.size) if board.hospital >> square & 1]
    nearest = min(hospitals, key=lambda square: (board.distance(square, player.square), square))
    relocate(s, player, nearest, by)


@dataclass(frozen=True, slots=True)
class Occupy(Step[State]):
    """The winner of a fight stands where his opponent stood."""

    player: int
    path: Path
    fee: int

    def run(self, s: State) -> None:
        player = s.players[self.player]
        pay(s, player, self.fee, "komandosi:K12")
        walk(s, player, self.path, "swim" if swims(s, player) else "walk", "komandosi:K21")


@dataclass(frozen=True, slots=True)
class Loot(Step[State]):
    """The loser's things go to the winner, who stands where the attack left him."""

    winner: int
    loser: int

    def run(self, s: State) -> None:
        loot(s, s.players[self.winner], s.players[self.loser], "komandosi:K22")
