"""Tallies and Combats against slow twins that are written straight from the rules, for random dice and cards."""

from __future__ import annotations

from random import Random

import pytest

from game.engine.dday import events as e
from game.engine.dday.dice import FACES
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table

TALLIES, COMBATS = 1000, 300
COLOURS = "rrwwbb"
POINTS = (0, 1, 3, 6, 12, 24, 48, 72, 96)
PLACES = {"T2": 1, "T4": 3, "TB": 5}
DECK = ("medic", "sniper", "scout")
SECTOR_CARDS = ("bangalore", "mortar", "satchel_charge", "flamethrower", "naval_strike")


# ------------------------------------------------------------ the Tally


def rolled(random: Random) -> str:
    """Six faces out of a few, so that sets of three colours are frequent."""
    some = random.sample(FACES, random.choice((3, 4, 6)))
    return " ".join(random.choice(some) for _ in COLOURS)


def sets_of(face: str, dice: list[tuple[str, str]]) -> int:
    return min(sum(die == (face, colour) for die in dice) for colour in "rwb")


@rule("D7", "D8", "D9", "D10", "D12", "D13", "D14", "D15", "Q3", "Q4", "Q6", "Q13")
@pytest.mark.parametrize("seed", range(5))
def test_a_tally_is_worth_what_the_rules_say(seed: int) -> None:
    random = Random(seed)
    for _ in range(TALLIES // 5):
        dice = rolled(random)
        t, chosen = table(phase="count", dice=dice), []
        while t.can():
            chosen.append(random.choice(t.can()))
            t.do(chosen[-1])
        check_tally(t, dice, chosen)


def check_tally(t: Play, dice: str, chosen: list[str]) -> None:
    shown = list(zip(dice.split(), COLOURS, strict=True))
    whites = [(text.split()[2], "w") for text in chosen if text.startswith("lead")]
    gifts = sets_of("skull", shown + whites)
    skulls = dice.split().count("skull")
    cancelled = [number - 1 for number in t.cancelled()]
    free = len(shown) - skulls - t.unit().aside.bit_count()
    assert len(cancelled) == (0 if gifts else min(skulls, free)), (dice, chosen)
    left = [die for place, die in enumerate(shown) if place not in cancelled] + whites
    won = {face: sets_of(face, left) for face in FACES if face not in ("star", "skull")}
    faces = [face for face, _ in left]
    soldiers = faces.count("soldier") + 2 * faces.count("soldiers") + 4 * won["soldier"] + 6 * won["soldiers"]
    soldiers += 3 * chosen.count("cry A soldiers")
    stars = faces.count("star") + 2 * chosen.count("search A stars")
    points = POINTS[faces.count("tool")] + 20 * gifts
    assert t.has() == (10 + soldiers, faces.count("courage"), stars, points), (dice, chosen)
    assert t.unit().straight is ({face for face, _ in shown + whites} == set(FACES)), (dice, chosen)


# ------------------------------------------------------------ Combat


def armies(random: Random) -> dict[str, dict[str, tuple[str, ...] | str | int]]:
    vehicles = random.sample(("halftrack", "dd_tank", "ambulance", "jeep", "truck"), 3)
    uniques = random.sample(("surgeon", "demolitionist", "general"), 3)
    units: dict[str, dict[str, tuple[str, ...] | str | int]] = {}
    for letter, vehicle, unique in zip("ABC", vehicles, uniques, strict=True):
        place = random.choice(list(PLACES))
        specialists = [card for card in (*DECK, unique) if random.random() < 0.4]
        units[letter] = {
            "at": place,
            "soldiers": 60,
            "specialists": tuple(specialists),
            "vehicles": (vehicle,) if place != "TB" and random.random() < 0.6 else (),
            "played": tuple(card for card in ("flak_vest", "medical_kit", "a_shield") if random.random() < 0.25),
        }
    return units


def works(card: str, place: str) -> bool:
    beach, bunker = card in ("bangalore", "naval_strike"), card == "flamethrower"
    return not (beach if place == "TB" else bunker)


@rule("D26", "D21", "D22", "Q32", "Q42", "Q56", "Q70", "Q72")
@pytest.mark.parametrize("seed", range(5))
def test_combat_costs_what_the_rules_say(seed: int) -> None:
    random = Random(seed)
    for _ in range(COMBATS // 5):
        units = armies(random)
        dealt = [(random.choice(list(PLACES)), card) for card in SECTOR_CARDS if random.random() < 0.25]
        at_work = {place: {card for at, card in dealt if at == place and works(card, place)} for place in PLACES}
        sectors = {place: {"defence": random.randint(0, 14), "machine_gun": random.randint(0, 3)} for place in PLACES}
        taken = [place for place in PLACES if any(unit["at"] == place for unit in units.values())]
        guns = {place: 0 if "naval_strike" in at_work[place] else sectors[place]["machine_gun"] for place in taken}
        fire = {place: [random.randint(1, 6) for _ in range(guns[place])] for place in taken}
        t = table(
            units,
            phase="combat",
            sectors=sectors,
            throw=[pips for place in taken for pips in fire[place]],
            at_work=tuple((PLACES[place], card) for place in PLACES for card in at_work[place]),
        ).all_ready()
        told = {event.unit: event.loss for event in t.saw(e.LossCounted)}
        for letter in units:
            place = str(units[letter]["at"])
            wanted = loss(units, letter, sectors[place]["defence"], sum(fire[place]), at_work[place])
            assert told[letter] == wanted, (units, sectors, fire, at_work)


def loss(units: dict[str, dict[str, object]], letter: str, defence: int, guns: int, at_work: set[str]) -> int:
    """First the Sector, then the own Unit, each part never below zero (dday:Q42)."""
    own, place = units[letter], units[letter]["at"]
    here = [unit for unit in units.values() if unit["at"] == place]
    vehicles = [card for unit in here for card in unit["vehicles"]]  # type: ignore[attr-defined]
    if "flamethrower" in at_work:
        defence = (defence + 1) // 2
    defence -= 4 * ("mortar" in at_work) + 6 * ("satchel_charge" in at_work) + 2 * ("dd_tank" in vehicles)
    if at_work & {"bangalore", "naval_strike"}:
        defence = 0
    guns = max(0, guns - 2 * ("halftrack" in vehicles))
    cards = (*own["specialists"], *own["played"])  # type: ignore[misc]
    defence = max(0, defence) - 2 * ("medic" in cards) - 3 * ("demolitionist" in cards and place == "TB")
    defence -= sum("surgeon" in unit["specialists"] for unit in here)  # type: ignore[operator]
    if "a_shield" in cards and place != "TB":
        defence = 0
    guns = 0 if "flak_vest" in cards else max(0, guns - 3 * ("sniper" in cards))
    return max(0, max(0, defence) + guns - 4 * ("medical_kit" in cards) - ("ambulance" in vehicles))
