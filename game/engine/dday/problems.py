"""The invariants of a D-Day Dice state: what must hold between any two commands."""

from __future__ import annotations

from collections import Counter

from game.engine.dday.cards import Cards
from game.engine.dday.dice import COLOURS, DICE, SIDES
from game.engine.dday.state import MOST_UNITS, MUST_MOVE, Setup, State, Unit

_DIALS = ("soldiers", "courage", "stars", "points", "finds", "loss", "led", "tools")
_MASKS = ("locked", "aside", "cancelled")


def problems_of(s: State) -> list[str]:
    """Everything about the state that no legal game can reach, as sentences; empty when all is well."""
    found = [problem for unit in s.units for problem in _unit(s, unit)]
    return [*found, *_cards(s), *_table(s)]


def _unit(s: State, unit: Unit) -> list[str]:
    who, sectors = f"Unit {unit.letter}", len(s.table.board.sectors)
    found = [f"{who} has {getattr(unit, dial)} {dial}" for dial in _DIALS if getattr(unit, dial) < 0]
    if not 1 <= unit.chevrons <= MUST_MOVE:
        found.append(f"{who}'s marker shows face {unit.chevrons}")
    if not 0 <= unit.sector < sectors or not unit.visited >> unit.sector & 1 or unit.visited >> sectors:
        found.append(f"{who} stands in sector {unit.sector} and has visited {unit.visited:b}")
    if len(unit.dice) not in (0, DICE) or any(not 0 <= code < SIDES * len(COLOURS) for code in unit.dice):
        found.append(f"{who} has the dice {unit.dice}")
    if any(getattr(unit, mask) >> DICE for mask in _MASKS) or unit.locked.bit_count() not in (0, 2):
        found.append(f"{who} has locked {unit.locked:b} of its dice")
    if any(not 0 <= face < SIDES for face in unit.whites):
        found.append(f"{who} has the white results {unit.whites}")
    if unit.strength <= 0 and s.outcome is None and not unit.fallen:
        found.append(f"{who} has nobody left")
    if len(unit.vehicles) > 2:
        found.append(f"{who} has {len(unit.vehicles)} Vehicles")
    return found


def _cards(s: State) -> list[str]:
    """Every card is known, in a place of its kind, and lies in one place only; the own decks have one copy each."""
    table = s.table
    held = Counter(card for unit in s.units for card in (*unit.items, *unit.vehicles, *unit.awards))
    held.update(card for unit in s.units for card in unit.specialists if card in table.specialist)
    held.update((*s.uniques, *s.items, *s.face_down, *s.vehicles, *s.awards))
    places = (
        (table.specialist, [card for unit in s.units for card in unit.specialists] + list(s.uniques)),
        (table.item, [card for unit in s.units for card in unit.items] + list(s.items + s.face_down)),
        (table.vehicle, [card for unit in s.units for card in unit.vehicles] + list(s.vehicles)),
        (table.award, [card for unit in s.units for card in unit.awards] + list(s.awards)),
    )
    found = [f"{card} lies where it cannot" for known, cards in places for card in cards if card not in known]
    for card, count in held.items():
        regular = card in table.specialist and table.specialist[card].set == "regular"
        if count > (len(s.units) if regular else 1):
            found.append(f"{card} is there {count} times")
    for unit in s.units:
        twice = {card for card in unit.specialists if unit.specialists.count(card) > 1} - {"messenger"}
        found += [f"Unit {unit.letter} has {card} twice" for card in twice]
    return found


def _table(s: State) -> list[str]:
    found = []
    if [unit.seat for unit in s.units] != list(range(len(s.table.setup.names))):
        found.append("the Units are not those of the set-up")
    if s.turn < 1 or any(not 1 <= pips <= SIDES for _, dice in s.fire for pips in dice):
        found.append(f"turn {s.turn} has the machine gun dice {s.fire}")
    return found


def setup_problems(setup: Setup, cards: Cards) -> list[str]:
    """What makes a set-up unplayable, as sentences."""
    spec, found = setup.board, []
    if not 1 <= len(setup.names) <= MOST_UNITS or len(set(setup.colours)) < len(setup.names):
        found.append("there must be one to four Units, each with a colour of its own")
    if not 0 <= setup.level < len(spec.levels):
        found.append(f"the map has no level {setup.level}")
    if sum(sector.stay == "bunker" for sector in spec.sectors) != 1 or not 0 <= spec.start < len(spec.sectors):
        found.append("the map needs one Bunker and a start Sector")
    known = {card.id for card in (*cards.specialists, *cards.items, *cards.vehicles, *cards.awards)}
    listed = {*spec.specialists, *spec.uniques, *spec.items, *spec.specials, *spec.vehicles, *spec.awards}
    found += [f'there is no card "{card}"' for card in sorted(listed - known)]
    return found
