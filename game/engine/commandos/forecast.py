"""What the window shows before a click: odds, routes, the enemies' order (product: consequence before commitment)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.engine.board.grid import spaces_of
from game.engine.commandos.combat import MACHETE, Compare, Fight, modifiers
from game.engine.commandos.defeat import DOG_TAGS
from game.engine.commandos.enemies import in_order
from game.engine.commandos.events import FightEnded
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.state import State, is_enemy
from game.engine.commandos.walking import budget, enemy_mask, reach
from game.engine.core.odds import outcomes


def win_chance(s: State, attacker: str, defender: str, ranged: bool = False, modifier: int = 0) -> Fraction:
    """The attacker's exact chance, by playing all results through the real combat; without optional reactions."""

    def fight(trial: State) -> str:
        trial.loadouts, trial.exhausted = [], []
        trial.events = []
        trial.agenda = [Fight(attacker, defender, ranged, modifier)]
        while trial.agenda:
            step = trial.agenda.pop()
            step.run(trial)
            if isinstance(step, Compare):
                break
        return next(event.winner for event in trial.events if isinstance(event, FightEnded))

    return outcomes(s, fight).get(attacker, Fraction(0))


def reactions(s: State, attacker: str, ranged: bool) -> list[str]:
    """The load outs in hand that could answer a lost attack of a commando; the quoted odds leave them out."""
    if is_enemy(attacker):
        return []
    cards = [MACHETE] if ranged else [MACHETE, DOG_TAGS]
    return [card for card in cards if s.ready(card)]


def quick_chance(s: State, attacker: str, defender: str, modifier: int = 0) -> float:
    """The same chance from the table of all 36 rolls, for bots that ask thousands of times."""
    one, other = s.die(attacker), s.die(defender)
    attack, defence = modifiers(s, one, other)
    lead = one.pips + attack + modifier - other.pips - defence
    return _TABLE[s.tie_to_defender].get(lead, 1.0 if lead < 0 else 0.0)


def _chances(tie_to_defender: bool) -> dict[int, float]:
    rolls = [black - white for black in range(1, 7) for white in range(1, 7)]
    return {lead: sum(d + lead < (not tie_to_defender) for d in rolls) / 36 for lead in range(-6, 7)}


_TABLE = {False: _chances(False), True: _chances(True)}


@dataclass(frozen=True, slots=True)
class WalkPreview:
    """A walk before it is made: the spaces in order, whether it pauses for enemies there, and each fight's chance.

    `slips` says that stealth replaces the fights. `left` is the movement that remains.
    """

    path: tuple[int, ...]
    stops: bool
    slips: bool
    fights: tuple[tuple[str, Fraction], ...]
    left: int


def walk_preview(s: State, letter: str, space: int) -> WalkPreview:
    """What a walk of a commando to a space in reach would do. Raises KeyError for a space out of reach."""
    die = s.die(letter)
    steps, climbs = steps_now(s, letter)
    found = reach(s, die, steps, climbs, enemy_mask(s))
    path = found.way(space)
    stops = bool(found.stops >> space & 1)
    enemies = s.enemies_on(s.table.board.tile_of[space]) if stops else []
    fights = () if die.stealth else tuple((enemy.letter, win_chance(s, letter, enemy.letter)) for enemy in enemies)
    return WalkPreview(path, stops, stops and die.stealth, fights, steps - len(path))


def steps_now(s: State, letter: str) -> tuple[int, bool]:
    """How far a commando may walk now, and whether it ignores walls: a new move, or what is left of a paused one."""
    waiting = s.agenda[-1] if s.agenda else None
    if isinstance(waiting, WalkOn) and waiting.die == letter:
        return waiting.left, waiting.climbs
    return budget(s, s.die(letter)), s.die(letter).climbs


def ways_in_reach(s: State, letter: str) -> dict[int, int]:
    """For each space in reach of a commando the steps to it."""
    die = s.die(letter)
    steps, climbs = steps_now(s, letter)
    if not steps:
        return {}
    found = reach(s, die, steps, climbs, enemy_mask(s))
    return {space: len(found.way(space)) for space in spaces_of(found.ends)}


def enemy_order(s: State) -> str:
    """The letters of the enemies in the order in which they will move."""
    return in_order(s)


def named_modifiers(s: State, attacker: str, defender: str) -> list[tuple[str, str, int]]:
    """Where the modifiers of a fight come from: (side, source, value); sources are card ids and enemy face names."""
    one, other = s.die(attacker), s.die(defender)
    found = []
    for side, die in (("attacker", one), ("defender", other)):
        camp = "enemies" if is_enemy(die.letter) else "commandos"
        lasting = s.modifier("combat", side, camp)
        if lasting:
            found.append((side, s.event, lasting))
    if is_enemy(defender):
        faces = s.table.enemies
        if faces[other.pips].defends:
            found.append(("defender", faces[other.pips].name, faces[other.pips].defends))
        for mate in s.enemies_on(s.table.board.tile_of[other.space]):
            if mate is not other and faces[mate.pips].leads_defence:
                found.append(("defender", faces[mate.pips].name, faces[mate.pips].leads_defence))
    return found
