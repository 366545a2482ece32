"""Cards for Combat: less DEF, fewer guns, fewer casualties."""

from __future__ import annotations

from itertools import combinations

from game.engine.core.rng import below
from game.engine.core.state import reveal
from game.engine.dday.cards import Window
from game.engine.dday.combat_sums import (
    FLAMETHROWER,
    NAVAL_STRIKE,
    at_work,
    defence_of,
    fights_in,
    fire_dice,
    fire_total,
    gun_dice,
    is_bunker,
    loss_of,
)
from game.engine.dday.commands import Play
from game.engine.dday.dice import SIDES
from game.engine.dday.effects import Defence, Guns, Spare
from game.engine.dday.state import State, Unit
from game.engine.dday.verbs import put_to_work, set_fire

PLAYED = "dday:D21"


def sparing(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Played where it spares something: at the end of Phase 1 the sector is not known yet (dday:Q56)."""
    if window == "tally":
        return [""]
    spare = next(effect for effect in s.table.effects(card) if isinstance(effect, Spare))
    if card in unit.played or not fights_in(spare.where, is_bunker(s, unit.sector)):
        return []
    guns = fire_total(s, unit.sector) if s.fired else gun_dice(s, unit.sector)
    threat = {"defence": defence_of(s, unit.sector), "guns": guns}
    threat["any"] = loss_of(s, unit, unit.sector).total if s.fired else threat["defence"] + guns
    return [""] if threat[spare.of] else []


def lowering(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Played where there is DEF to lower."""
    effect = next(effect for effect in s.table.effects(card) if isinstance(effect, Defence))
    works = fights_in(effect.where, is_bunker(s, unit.sector)) and defence_of(s, unit.sector)
    return [""] if works else []


def work_here(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Works for all Units of the sector until the end of the turn (dday:D21)."""
    put_to_work(s, unit.sector, command.card, PLAYED)


def silencing(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Before the roll the guns of the sector, after it the dice to take away (dday:Q43)."""
    if not s.fired:
        return [""] if gun_dice(s, unit.sector) else []
    dice = fire_dice(s, unit.sector)
    most = min(_guns(s, card).dice, len(dice))
    numbers = [str(number) for number in range(1, len(dice) + 1)]
    return [f"f{''.join(chosen)}" for chosen in combinations(numbers, most)] if most else []


def _guns(s: State, card: str) -> Guns:
    return next(effect for effect in s.table.effects(card) if isinstance(effect, Guns))


def silence(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Fewer dice are rolled, or rolled ones are taken away."""
    if not s.fired:
        put_to_work(s, unit.sector, command.card, PLAYED)
        return
    gone = {int(number) - 1 for number in command.target[1:]}
    dice = fire_dice(s, unit.sector)
    set_fire(s, unit.sector, tuple(pips for at, pips in enumerate(dice) if at not in gone), PLAYED)


def burning(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Halves the DEF of the Bunker, once."""
    here = unit.sector
    works = is_bunker(s, here) and defence_of(s, here) and FLAMETHROWER not in at_work(s, here)
    return [""] if works else []


def shelling(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """Any sector with Units, the Bunker excepted."""
    sectors = sorted({other.sector for other in s.units if not is_bunker(s, other.sector)})
    return [f"@{s.table.board.names[sector]}" for sector in sectors if NAVAL_STRIKE not in at_work(s, sector)]


def shell(s: State, unit: Unit, command: Play, window: Window) -> None:
    """No DEF and no guns there this turn."""
    sector = s.table.board.sector_of[command.target[1:]]
    put_to_work(s, sector, command.card, PLAYED)
    if fire_dice(s, sector):
        set_fire(s, sector, (), PLAYED)


def observing(s: State, unit: Unit, card: str, window: Window) -> list[str]:
    """The machine gun dice of the own sector."""
    return [f"f{number}" for number in range(1, len(fire_dice(s, unit.sector)) + 1)]


def observe(s: State, unit: Unit, command: Play, window: Window) -> None:
    """One machine gun die is rolled again."""
    at = int(command.target[1:]) - 1
    dice = fire_dice(s, unit.sector)
    pips = below(s, SIDES) + 1
    reveal(s, "roll")
    set_fire(s, unit.sector, (*dice[:at], pips, *dice[at + 1 :]), "dday:D20")
