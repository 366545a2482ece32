"""What playing a card in Combat would change: DEF, gun dice, the bodies that each Unit saves or gains (dday:D26)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.engine.core.odds import outcomes
from game.engine.dday.cards import Window
from game.engine.dday.combat_sums import defence_of, fire_dice, gun_dice, loss_of
from game.engine.dday.commands import Play
from game.engine.dday.dice import SIDES
from game.engine.dday.playing import play
from game.engine.dday.state import LETTERS, State, Unit

Bounds = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Help:
    """What the best way to play a card brings: DEF and gun dice of its sector before and after.

    `saved` are the least and the most bodies that each Unit saves (luck may still decide), `gained` the Soldiers that
    each gains at once; Units that get neither are left out.
    """

    command: Play
    defence: Bounds
    dice: Bounds
    saved: dict[str, Bounds]
    gained: dict[str, int]

    @property
    def worth(self) -> int:
        """What the ways to play a card are compared by."""
        return sum(low + high for low, high in self.saved.values())


def best_help(s: State, commands: Sequence[Play], window: Window) -> Help:
    """The way to play a card that saves most bodies. `commands` must be options of now."""
    return max((_help(s, command, window) for command in commands), key=lambda found: found.worth)


def _help(s: State, command: Play, window: Window) -> Help:
    sector = s.unit(command.unit).sector
    if command.target.startswith("@"):
        sector = s.table.board.sector_of[command.target[1:]]
    seen = outcomes(s, lambda trial: _played(trial, command, window, sector))
    defence, dice, soldiers, after = (list(column) for column in zip(*seen, strict=True))
    saved: dict[str, Bounds] = {}
    for unit in s.units:
        low, high = loss_bounds(s, unit)
        ends = [*(low - row[unit.seat][0] for row in after), *(high - row[unit.seat][1] for row in after)]
        saved[unit.letter] = min(ends), max(ends)
    gained = {LETTERS[seat]: count - s.units[seat].soldiers for seat, count in enumerate(soldiers[0])}
    return Help(
        command,
        (defence_of(s, sector), min(defence)),
        (_dice(s, sector), min(dice)),
        {letter: bounds for letter, bounds in saved.items() if any(bounds)},
        {letter: count for letter, count in gained.items() if count},
    )


def loss_bounds(s: State, unit: Unit, sector: int | None = None) -> Bounds:
    """The least and the most bodies that Combat costs a Unit, where it stands or elsewhere: dice show one, or six."""
    place = unit.sector if sector is None else sector
    if s.fired and place == unit.sector:
        total = loss_of(s, unit, place).total
        return total, total
    guns = gun_dice(s, place)
    return loss_of(s, unit, place, (1,) * guns).total, loss_of(s, unit, place, (SIDES,) * guns).total


def _dice(s: State, sector: int) -> int:
    """The gun dice that lie in a sector, or will be rolled there."""
    return len(fire_dice(s, sector)) if s.fired else gun_dice(s, sector)


def _played(
    trial: State, command: Play, window: Window, sector: int
) -> tuple[int, int, tuple[int, ...], tuple[Bounds, ...]]:
    """Once the card is played: DEF and dice of the sector, the Soldiers, least and most losses of all Units."""
    trial.events = None
    play(trial, trial.unit(command.unit), command, window)
    after = tuple(loss_bounds(trial, unit) for unit in trial.units)
    return defence_of(trial, sector), _dice(trial, sector), tuple(unit.soldiers for unit in trial.units), after
