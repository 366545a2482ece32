"""What Combat costs in a sector and for a Unit, as pure sums (dday:D26, Q42)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.engine.dday.effects import Defence, Effect, Guns, Spare
from game.engine.dday.state import State, Unit

NAVAL_STRIKE, FLAMETHROWER = "naval_strike", "flamethrower"


@dataclass(frozen=True, slots=True)
class Loss:
    """What a Unit loses: DEF and gun fire of the sector, what its own cards spare, the sum."""

    defence: int
    guns: int
    spared: int

    @property
    def total(self) -> int:
        """Bodies lost."""
        return max(0, self.defence + self.guns - self.spared)


def fights_in(where: str, bunker: bool) -> bool:
    """Whether a card that works in the Bunker, on the beach or anywhere works here."""
    return where == "any" or (where == "bunker") == bunker


def is_bunker(s: State, sector: int) -> bool:
    """Whether a sector is the Bunker."""
    return sector == s.table.board.bunker


def at_work(s: State, sector: int) -> list[str]:
    """The cards played for a sector this turn."""
    return [card for place, card in s.at_work if place == sector]


def sector_effects(s: State, sector: int) -> Iterator[Effect]:
    """What works for everybody in a sector: cards played there and the Vehicles of its Units (dday:D21, D22)."""
    for card in at_work(s, sector):
        yield from s.table.effects(card)
    for unit in s.units:
        if unit.sector == sector:
            for card in unit.vehicles:
                yield from s.table.effects(card)


def defence_of(s: State, sector: int) -> int:
    """The DEF of a sector after everything that works there."""
    defence, bunker = s.table.board.sectors[sector].defence, is_bunker(s, sector)
    specials = {s.table.special(card) for card in at_work(s, sector)}
    if NAVAL_STRIKE in specials:
        return 0
    if bunker and FLAMETHROWER in specials:
        defence = (defence + 1) // 2
    for effect in sector_effects(s, sector):
        if isinstance(effect, Defence) and fights_in(effect.where, bunker):
            defence -= effect.count or defence
    return max(0, defence)


def gun_dice(s: State, sector: int) -> int:
    """How many machine gun dice are rolled in a sector."""
    if NAVAL_STRIKE in {s.table.special(card) for card in at_work(s, sector)}:
        return 0
    dice = s.table.board.sectors[sector].machine_gun
    return max(0, dice - sum(effect.dice for effect in sector_effects(s, sector) if isinstance(effect, Guns)))


def fire_dice(s: State, sector: int) -> tuple[int, ...]:
    """The machine gun dice that lie in a sector."""
    return next((dice for place, dice in s.fire if place == sector), ())


def fire_total(s: State, sector: int, dice: tuple[int, ...] | None = None) -> int:
    """The machine gun fire of a sector: the dice that lie there (or these), less what works against the total."""
    rolled = sum(fire_dice(s, sector) if dice is None else dice)
    return max(0, rolled - sum(effect.total for effect in sector_effects(s, sector) if isinstance(effect, Guns)))


def own_spares(s: State, unit: Unit, sector: int) -> Iterator[tuple[str, Spare]]:
    """The cards that spare this Unit: its Specialists, cards it played, and what spares everybody in its sector."""
    bunker = is_bunker(s, sector)
    for card in (*unit.specialists, *unit.played):
        yield from _spares(s, card, "own", bunker)
    for other in s.units:
        if other.sector == sector:
            for card in (*other.specialists, *other.vehicles):
                yield from _spares(s, card, "sector", bunker)


def _spares(s: State, card: str, who: str, bunker: bool) -> Iterator[tuple[str, Spare]]:
    for effect in s.table.effects(card) if card in s.table.spares else ():
        if isinstance(effect, Spare) and effect.who == who and fights_in(effect.where, bunker):
            yield card, effect


def loss_of(s: State, unit: Unit, sector: int, dice: tuple[int, ...] | None = None) -> Loss:
    """What Combat in a sector costs a Unit, with the dice that lie there or these (dday:Q42)."""
    defence, guns = defence_of(s, sector), fire_total(s, sector, dice)
    left = {"defence": defence, "guns": guns}
    any_spared = 0
    for _, spare in own_spares(s, unit, sector):
        if spare.of == "any":
            any_spared += spare.count
        else:
            left[spare.of] = max(0, left[spare.of] - (spare.count or left[spare.of]))
    total = max(0, left["defence"] + left["guns"] - any_spared)
    return Loss(defence, guns, defence + guns - total)
