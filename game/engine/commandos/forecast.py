"""What the window shows before a click: odds, routes, the enemies' order (product: consequence before commitment)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.engine.board.grid import spaces_of
from game.engine.commandos.ability_specials import AIMED, STURDY
from game.engine.commandos.combat import MACHETE, Compare, Fight, modifiers, nest_bonus
from game.engine.commandos.defeat import DOG_TAGS
from game.engine.commandos.effects import RangedCombat, Special
from game.engine.commandos.enemies import in_order
from game.engine.commandos.events import FightEnded
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.reach import Reach
from game.engine.commandos.state import BOSS, State, is_enemy
from game.engine.commandos.terrain import MACHINE_GUN_NEST, NESTS
from game.engine.commandos.traits import attack_parts, cloaks, defence_parts, keen_on
from game.engine.commandos.walking import budget, reach, seen_enemies
from game.engine.core.odds import outcomes


def win_chance(s: State, attacker: str, defender: str, ranged: bool = False, modifier: int = 0) -> Fraction:
    """The attacker's exact chance, by playing all results through the real combat; without optional reactions.

    None against a cloaked enemy, which is not found this time.
    """
    if cloaks(s, s.die(defender)):
        return Fraction(0)

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


def ability_shot(s: State, letter: str) -> int | None:
    """What is added to a commando's total when its ability is a shot; None for other abilities."""
    match s.table.commandos[s.die(letter).pips].ability:
        case RangedCombat(modifier=modifier):
            return modifier
        case Special(name="marksman"):
            return AIMED
    return None


def site_shoots(s: State, letter: str) -> bool:
    """Whether the special space in which a commando stands is a nest to shoot from."""
    number = s.ground.special_at.get(s.die(letter).space)
    return number is not None and s.ground.specials[number].kind in NESTS


def takes_out(s: State, letter: str, target: str) -> bool:
    """Whether a commando's ability defeats this enemy without a fight."""
    special = s.table.commandos[s.die(letter).pips].ability
    return special == Special(kind="special", name="marksman") and target != BOSS and s.die(target).pips >= STURDY


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
    found = reach_now(s, letter)
    path = found.way(space)
    stops = bool(found.stops >> space & 1)
    tile = s.table.board.tile_of[space]
    enemies = s.enemies_on(tile) if stops else []
    hidden = die.stealth and not keen_on(s, tile)
    charge = -min(walked_now(s, letter) + len(path), s.table.commandos[die.pips].charges)
    fights = [] if hidden else [(enemy.letter, win_chance(s, letter, enemy.letter, False, charge)) for enemy in enemies]
    return WalkPreview(path, stops, stops and hidden, tuple(fights), steps_now(s, letter)[0] - found.cost(space))


def steps_now(s: State, letter: str) -> tuple[int, bool]:
    """How far a commando may walk now, and whether it ignores walls: a new move, or what is left of a paused one."""
    waiting = s.agenda[-1] if s.agenda else None
    if isinstance(waiting, WalkOn) and waiting.die == letter:
        return waiting.left, waiting.climbs
    return budget(s, s.die(letter)), s.die(letter).climbs


def walked_now(s: State, letter: str) -> int:
    """The spaces that a commando has walked already in the move that goes on."""
    waiting = s.agenda[-1] if s.agenda else None
    return waiting.walked if isinstance(waiting, WalkOn) and waiting.die == letter else 0


def reach_now(s: State, letter: str) -> Reach:
    """Every end of a walk that a commando could make now."""
    die = s.die(letter)
    return reach(s, die, *steps_now(s, letter), seen_enemies(s, die), first=not walked_now(s, letter))


def ways_in_reach(s: State, letter: str) -> dict[int, int]:
    """For each space in reach of a commando the movement to it."""
    if steps_now(s, letter)[0] <= 0:
        return {}
    found = reach_now(s, letter)
    return {space: found.cost(space) for space in spaces_of(found.ends)}


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
    for side, die in (("attacker", one), ("defender", other)):
        if by := nest_bonus(s, die, side == "attacker"):
            found.append((side, MACHINE_GUN_NEST, by))
    if is_enemy(defender):
        found += [("defender", name, by) for name, by in defence_parts(s, other)]
    else:
        found += [("attacker", name, by) for name, by in attack_parts(s, one)]
    return found
