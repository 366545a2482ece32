"""Phase 3: one Specialist for Stars, one Item or Vehicle for Item Points, an Award for Courage (dday:D17, D19-D22)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.rng import below
from game.engine.core.state import reveal
from game.engine.core.step import Refusal, Step
from game.engine.core.text import N_
from game.engine.dday import refusals
from game.engine.dday.combat_sums import is_bunker
from game.engine.dday.commands import BuyAward, Find, Play, Recruit, Search
from game.engine.dday.playing import play, plays, worth_asking
from game.engine.dday.pricing import award_price, item_price, vehicle_limit, vehicle_price
from game.engine.dday.stage import Stage
from game.engine.dday.state import State, Unit
from game.engine.dday.together import READY, begin_stage, options_of_all, traded
from game.engine.dday.trading import has_partner
from game.engine.dday.upkeep import FIND_STARS
from game.engine.dday.verbs import begin_phase, gain, spend, take_card

ONE_SPECIALIST = N_("A Unit recruits one Specialist a turn.")
ONE_ITEM = N_("A Unit finds one Item or Vehicle a turn.")
TOO_FEW_STARS = N_("{card} costs {price} Stars; this Unit has {have}.")
TOO_FEW_POINTS = N_("{card} costs {price} Item Points; this Unit has {have}.")
TOO_LITTLE_COURAGE = N_("An Award costs {price} Courage; this Unit has {have}.")
ONE_AWARD = N_("A Unit gets one Award a turn.")
NO_AWARD = N_("No Award is left.")
FACE_DOWN = N_("{card} lies face down: it takes a Special Find.")
TOO_MANY_VEHICLES = N_("This Unit has no room for another Vehicle.")
NOT_IN_BUNKER = N_("No Vehicle goes into the Bunker.")
ONCE_ONLY = N_("{card} was recruited before; he cannot be recruited again.")


@dataclass(frozen=True, slots=True)
class FindPhase(Step[State]):
    """Everybody buys."""

    def run(self, s: State) -> None:
        begin_phase(s, "find")
        s.agenda.append(Finding())
        begin_stage(s, lambda unit: bool(_buys(s, unit)) or has_partner(s, unit) or worth_asking(s, unit, "find"))


@dataclass(frozen=True, slots=True)
class Finding(Stage):
    """What is recruited, found and bought."""

    prompt: ClassVar[str] = N_("Recruit a Specialist, find an Item, or go on")
    rule: ClassVar[str] = "dday:D19"
    window: ClassVar[str] = "find"
    spends: ClassVar[bool] = True

    def options(self, s: State) -> list[Any]:
        return options_of_all(s, _options)

    def take(self, s: State, command: Any) -> None:
        s.agenda.append(self)
        if traded(s, command):
            return
        unit = s.units[command.seat]
        match command:
            case Recruit(_, card):
                recruit(s, unit, card)
            case Find(_, card):
                find(s, unit, card)
            case BuyAward():
                buy_award(s, unit)
            case Search():
                unit.finds -= 1
                gain(s, unit, "stars", FIND_STARS, "tool", "dday:Q36")
            case Play():
                play(s, unit, command, "find")

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        kind, _, what = pick.partition(":")
        if after and kind == "card":
            return _why_not_card(s, s.unit(after[0][-1]), what)
        if after and pick == "button:buy":
            return _why_no_award(s, s.unit(after[0][-1]))
        return refusals.generally(self.rule, pick, after)


def _options(s: State, unit: Unit) -> list[Any]:
    return [*_buys(s, unit), *plays(s, unit, "find"), READY[unit.letter]]


def _buys(s: State, unit: Unit) -> list[Any]:
    found: list[Any] = []
    letter, stars = unit.letter, unit.stars
    if not unit.enlisted and stars:
        prices = s.table.specialist
        for card in s.table.regulars:
            if prices[card].cost > stars:
                break
            if card not in unit.recruited:
                found.append(Recruit(letter, card))
        found += [Recruit(letter, card) for card in s.uniques if prices[card].cost <= stars]
    if unit.points and unit.found < _most_finds(unit):
        found += [Find(letter, card) for card in s.items if item_price(s, unit, card) <= unit.points]
        if len(unit.vehicles) < vehicle_limit(s, unit) and not is_bunker(s, unit.sector):
            found += [Find(letter, card) for card in s.vehicles if vehicle_price(s, unit, card) <= unit.points]
        if unit.finds:
            found += [Find(letter, card) for card in s.face_down if item_price(s, unit, card) <= unit.points]
    if unit.finds:
        found.append(Search(letter, "stars"))
    if s.awards and not unit.awarded and unit.courage >= award_price(s, unit):
        found.append(BuyAward(letter))
    return found


def _most_finds(unit: Unit) -> int:
    return 2 if "radio_operator" in unit.specialists else 1


def recruit(s: State, unit: Unit, card: str) -> None:
    """A Specialist joins the Unit; from the own deck once a game, a Unique one from the Pool (dday:D19, D20)."""
    spend(s, unit, "stars", s.table.specialist[card].cost, "dday:D19")
    if card in s.uniques:
        s.uniques = tuple(unique for unique in s.uniques if unique != card)
    else:
        unit.recruited = (*unit.recruited, card)
    unit.enlisted = True
    take_card(s, unit, card, "dday:D19")


def find(s: State, unit: Unit, card: str) -> None:
    """An Item or a Vehicle is paid for and taken; a face-down one uses up a Special Find (dday:D15, D19, Q14)."""
    vehicle = card in s.vehicles
    spend(s, unit, "points", vehicle_price(s, unit, card) if vehicle else item_price(s, unit, card), "dday:D19")
    if card in s.face_down:
        unit.finds -= 1
    s.items = tuple(item for item in s.items if item != card)
    s.face_down = tuple(item for item in s.face_down if item != card)
    s.vehicles = tuple(item for item in s.vehicles if item != card)
    unit.found += 1
    take_card(s, unit, card, "dday:D22" if vehicle else "dday:D19")


def buy_award(s: State, unit: Unit) -> None:
    """One Award by lot (dday:D17)."""
    spend(s, unit, "courage", award_price(s, unit), "dday:D17")
    card = s.awards[below(s, len(s.awards))]
    reveal(s, "draw")
    s.awards = tuple(award for award in s.awards if award != card)
    unit.awarded = True
    take_card(s, unit, card, "dday:D17")


def _why_not_card(s: State, unit: Unit, card: str) -> Refusal:
    if card in s.table.specialist:
        return _why_not_specialist(s, unit, card)
    if card in s.items or card in s.face_down or card in s.vehicles:
        return _why_not_item(s, unit, card)
    return refusals.generally("dday:D21", f"card:{card}", ("",))


def _why_not_specialist(s: State, unit: Unit, card: str) -> Refusal:
    data = s.table.specialist[card]
    if card in unit.recruited:
        return refusals.refusal("dday:D20", ONCE_ONLY, card=data.name)
    if unit.enlisted:
        return refusals.refusal("dday:D19", ONE_SPECIALIST)
    if card in s.table.regulars or card in s.uniques:
        return refusals.refusal("dday:D19", TOO_FEW_STARS, card=data.name, price=data.cost, have=unit.stars)
    return refusals.generally("dday:D4", f"card:{card}", ("",))


def _why_not_item(s: State, unit: Unit, card: str) -> Refusal:
    vehicle, name = card in s.vehicles, s.table.card(card).name
    if unit.found >= _most_finds(unit):
        return refusals.refusal("dday:D19", ONE_ITEM)
    if card in s.face_down and not unit.finds:
        return refusals.refusal("dday:D15", FACE_DOWN, card=name)
    if vehicle and is_bunker(s, unit.sector):
        return refusals.refusal("dday:D22", NOT_IN_BUNKER)
    if vehicle and len(unit.vehicles) >= vehicle_limit(s, unit):
        return refusals.refusal("dday:D22", TOO_MANY_VEHICLES)
    price = vehicle_price(s, unit, card) if vehicle else item_price(s, unit, card)
    return refusals.refusal("dday:D19", TOO_FEW_POINTS, card=name, price=price, have=unit.points)


def _why_no_award(s: State, unit: Unit) -> Refusal:
    if not s.awards:
        return refusals.refusal("dday:Q24", NO_AWARD)
    if unit.awarded:
        return refusals.refusal("dday:Q23", ONE_AWARD)
    return refusals.refusal("dday:D17", TOO_LITTLE_COURAGE, price=award_price(s, unit), have=unit.courage)
