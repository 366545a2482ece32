"""Why something is not possible: each reason that the game gives, with the rule that it cites."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable

import pytest

from game.content.rulebook import load_rulebook
from game.engine import dday
from game.engine.core.step import Choice, Refusal
from game.engine.dday.casualties import BeginCasualties
from tests.rules.dday.play import Play
from tests.rules.dday.table import table

FIRST = "star star soldier soldier courage courage"
LEAD = "star skull star soldier star courage"
Build = Callable[[], Play]
WAY = "T2 T4"


def rolling(*commands: str) -> Build:
    """The first roll lies; then these commands."""
    return lambda: table(throw=[FIRST]).throw("tool tool").do(*commands)


def shop(**unit: object) -> Build:
    """Phase 3 with something to buy."""
    return lambda: table({"A": {"stars": 9, "points": 60, "courage": 7} | unit}, phase="find", throw=[1])


def march(need: str = "", **unit: object) -> Build:
    """Phase 4 in T2, with that requirement on the way to T4."""
    own = {"at": "T2", "courage": 9, "been": "T1"} | unit
    return lambda: table({"A": own}, phase="move", links={WAY: {"need": need}})


def tallying(dice: str, *commands: str) -> Build:
    return lambda: table(phase="tally", dice=dice).do(*commands)


def swapped() -> Play:
    """A and B have swapped a die."""
    units = {"A": {"specialists": ("lieutenant",)}, "B": {}}
    return table(units, phase="tally", dice={"A": FIRST, "B": FIRST}).do("swap A 1 B", "swapfor B 1")


def dying() -> Play:
    """Three must fall; two are Soldiers."""
    unit = {"at": "T2", "soldiers": 2, "specialists": ("general", "scout"), "loss": 3}
    return table({"A": unit}, steps=[BeginCasualties((0,), "dday:D26")])


def giving() -> Play:
    """How much is asked."""
    return table({"A": {"stars": 3}, "B": {}}, phase="find").do("give A B stars")


def moved() -> Play:
    """A has moved and meets B, with whom it may trade."""
    return table({"A": {"at": "T2"}, "B": {"at": "T3"}}, phase="move").do("move A T3")


def before_fire() -> Play:
    """A smoke grenade may be thrown; no die lies yet."""
    unit = {"at": "T2", "items": ("smoke_grenade", "binoculars")}
    return table({"A": unit}, phase="combat", sectors={"T2": {"machine_gun": 1}})


def after_fire() -> Play:
    """No machine gun is there, only DEF."""
    return table({"A": {"at": "T2", "items": ("mortar",)}}, phase="combat")


def full(**unit: object) -> Build:
    return shop(vehicles=("jeep",), **unit)


CASES: list[tuple[str, str, Build, str]] = [
    ("D6", "Exactly two dice are locked", rolling(), "button:ready"),
    ("D6", "This die is locked", rolling("lock A 12"), "die:1"),
    ("D29", "Each Unit swaps one die", swapped, "die:1"),
    ("Q7", "set aside for Leadership", tallying(LEAD, "lead A tool"), "die:1"),
    ("D7", "A Skull cancels no other Skull", tallying("skull skull soldier soldiers courage star"), "die:2"),
    ("D19", "one Specialist a turn", lambda: shop()().do("recruit A medic"), "card:scout"),
    ("D20", "cannot be recruited again", shop(recruited=("scout",)), "card:scout"),
    ("D19", "costs 4 Stars; this Unit has 2", shop(stars=2), "card:sergeant"),
    ("D19", "one Item or Vehicle a turn", lambda: shop()().do("find A field_radio"), "card:flak_vest"),
    ("D19", "costs 20 Item Points; this Unit has 9", shop(points=9), "card:bangalore"),
    ("D15", "lies face down", shop(), "card:orders"),
    ("D22", "no room for another Vehicle", full(), "card:dd_tank"),
    ("Q23", "one Award a turn", lambda: shop()().do("buy A"), "button:buy"),
    ("Q24", "No Award is left", lambda: table({"A": {"stars": 9}}, phase="find", pool={"awards": ()}), "button:buy"),
    ("D17", "An Award costs 6 Courage; this Unit has 5", shop(courage=5), "button:buy"),
    ("Q29", "has moved this turn", moved, "sector:T4"),
    ("D23", "never goes back", march(), "sector:T1"),
    ("D23", "No way leads there", march(), "sector:TB"),
    ("D24", "costs 3 Courage; this Unit has 2", march(courage=2), "sector:T4"),
    ("D24", "needs a Specialist", march("any"), "sector:T4"),
    ("D24", "needs two Specialists", march("any 2"), "sector:T4"),
    ("D24", "takes the life of a Specialist", march("sacrifice"), "sector:T4"),
    ("D24", "needs an Engineer", march("engineer"), "sector:T4"),
    ("D24", "needs a Scout", march("scout"), "sector:T4"),
    ("D24", "needs a Sniper", march("sniper"), "sector:T4"),
    ("D24", "needs a Ranger or a Grappling Hook", march("climb"), "sector:T4"),
    ("D26", "too few Soldiers to pay everything", dying, "button:pay"),
    ("D28", "First the question that is open", giving, "button:ready"),
    ("Q32", "Machine gun dice cannot be changed now", after_fire, "fire:1"),
]
AFTER = ("unit:A",)


def refused(build: Build, pick: str) -> Refusal:
    """The refusal of a pick that no option of A goes on with."""
    t = build()
    assert t.ask is not None and not t.halted
    assert (*AFTER, pick) not in [option.picks()[:2] for option in t.ask.options], "that is possible"
    refusal = t.ask.choice.why_not(t.s, pick, AFTER)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("rule_id", "words", "build", "pick"), CASES, ids=[f"{n}-{case[1]}" for n, case in enumerate(CASES)]
)
def test_a_refusal_names_its_reason_and_its_rule(rule_id: str, words: str, build: Build, pick: str) -> None:
    refusal = refused(build, pick)
    assert words in str(refusal.message)
    assert refusal.rule == f"dday:{rule_id}"


def test_every_refusal_that_names_a_rule_names_one_of_the_book() -> None:
    book = load_rulebook("dday")
    assert [rule_id for rule_id, *_ in CASES if book.find(rule_id) is None] == []


def test_every_choice_of_the_game_cites_a_rule_of_the_book() -> None:
    for module in pkgutil.iter_modules(dday.__path__):
        importlib.import_module(f"game.engine.dday.{module.name}")
    choices = [kind for kind in Choice.__subclasses__() if kind.__module__.startswith("game.engine.dday")]
    assert len(choices) > 8
    book = load_rulebook("dday")
    assert [kind.__name__ for kind in choices if book.find(kind.rule) is None] == []
