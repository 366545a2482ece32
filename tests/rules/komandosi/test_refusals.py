"""Why something is not possible: each reason that the game gives, with the rule that it cites."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Iterator

import pytest

from game.content.rulebook import load_rulebook
from game.engine import komandosi
from game.engine.core.step import Choice
from game.engine.komandosi import act_refusals, declare_refusals, move_refusals, refusals
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

Build = Callable[[], Play]
STREET = "........\n........"
ARMED = {"goods": "rifle cartridge launcher rocket"}


def lone(at: str = "B10", **fields: object) -> Build:
    """A before his roll on the island; B is far away."""
    return lambda: table({"A": {"at": at, **fields}, "B": {"at": "P9"}})


def three(picture: str = STREET, b: str = "A8", c: str = "A2", **fields: object) -> Build:
    """A in the corner, C beside him as a target that is possible, and B."""
    fields = {"at": "A1", **ARMED, **fields}
    return lambda: table({"A": fields, "B": {"at": b}, "C": {"at": c}}, picture=picture)


def facing(a: dict[str, object], b: dict[str, object]) -> Build:
    """A and B alone on a street."""
    return lambda: table({"A": {"at": "A1", **a}, "B": {"at": "A3", **b}}, picture=STREET)


def rolled(pips: int, at: str, b: str = "P9", parts: dict[str, str] | None = None, **fields: object) -> Build:
    """A has rolled on the island."""
    other = {"at": b, **fields.pop("other", {})}  # type: ignore[dict-item]
    return lambda: table({"A": {"at": at, **fields}, "B": other}, parts=parts, throw=[pips]).do("roll A")


def in_use(ride: str, at: str, place: str) -> Build:
    way = {"way": 1} if ride == "train" else {}
    return lambda: table({"A": {"at": place}, "B": {"at": at, "ride": ride, **way}})


def driving(**fields: object) -> Build:
    players = {"A": {"at": "D16", "ride": "car", **fields}, "B": {"at": "P9"}}
    return lambda: table(players, throw=[2]).do("drive A D17 money")


def wounded() -> Play:
    players = {"A": {"at": "B10", **ARMED}, "B": {"at": "B12", "kept": "first_aid_kit"}}
    return table(players, throw=[3]).do("rifle A B")


def asked(card: str, **fields: object) -> Build:
    return lambda: table({"A": {"at": "B10", **fields}, "B": {"at": "P9"}}, throw=[6], draw=[card]).do("roll A")


def arrived() -> Play:
    return table({"A": {"at": "B10"}, "B": {"at": "P9"}}, throw=[2]).do("roll A", "go A B12")


def stored() -> Play:
    return table({"A": {"at": "B10", "house": "B10", "money": 50}, "B": {"at": "P9"}}).do("put A money")


CASES: list[tuple[str, str, Build, str]] = [
    # before the roll
    ("Q35", "only in the bank and in your own house", lone(), "button:stay"),
    ("Q35", "Under an order you must roll", lone("J11", order="order_shop"), "button:stay"),
    ("K19", "driven on", lone("D16", ride="car"), "button:roll"),
    ("K18", "boarded at a station", lone(), "button:train"),
    ("K19", "RENT A CAR", lone(), "button:car"),
    ("K20", "hired at its pier", lone(), "button:boat"),
    ("K18", "Somebody rides the train", in_use("train", "I10", "C7"), "button:train"),
    ("K19", "Somebody drives the car", in_use("car", "D16", "D14"), "button:car"),
    ("K20", "Somebody has the motorboat", in_use("boat", "A1", "J2"), "button:boat"),
    ("Q61", "This ride costs 200", lone("C7", money=150), "button:train"),
    ("Q61", "This ride costs 50", lone("D14", money=0), "button:car"),
    ("Q61", "This ride costs 200", lone("J2", money=150), "button:boat"),
    ("Q52", "only where it brings you nearer", lone("C7", order="order_bank"), "button:train"),
    ("Q46", "nobody stands on the track", lambda: table(
        {"A": {"at": "C7"}, "B": {"at": "I10"}}, rulings={"shunt": False}), "button:train"),
    ("K21", "That is you", three(), "player:A"),
    ("Q34", "from a neutral place", lone("C11", **ARMED), "button:rifle"),
    ("K11", "Under an order or in a truce", facing({**ARMED, "guard": 3}, {}), "button:fist"),
    ("Q34", "Nobody can be attacked in a neutral place", facing(ARMED, {"guard": 3}), "button:rocket"),
    ("Q61", "Hand-to-hand combat costs 100", facing({"money": 50}, {}), "button:fist"),
    ("K23", "needs a rifle and a cartridge", lone(), "button:rifle"),
    ("K24", "needs a rocket launcher and a rocket", lone(), "button:rocket"),
    ("Q88", "No roll of the die would hit anybody", lone(**ARMED), "button:rifle"),
    ("Q53", "You have no Treasure Map", lone(), "button:map"),
    ("K6", "roll first", lone(), "square:B12"),
    ("K6", "not possible at this moment", lone(), "button:leave"),
    # a target
    ("K21", "That is you", three(), "button:fist player:A"),
    ("Q34", "Nobody can be attacked", three("..S.....\n........", b="A3"), "button:rifle player:B"),
    ("Q88", "No roll of the die would hit anybody", lone(), "player:B"),
    ("Q34", "from a neutral place", lone("C11"), "player:B"),
    ("K11", "Under an order or in a truce", lone(guard=3), "player:B"),
    ("Q34", "Nobody can be attacked", facing({}, {"guard": 3}), "player:B"),
    ("K21", "would end exactly there", three(), "button:fist player:B"),
    ("K23", "7 squares are more than a die shows", three(), "button:rifle player:B"),
    ("K23", "A4 stops the bullet", three("...ff...\n........", b="A6"), "button:rifle player:B"),
    ("K24", "No roll of the die would hit anybody", three("." * 80, b="A79"), "button:rocket player:B"),
    ("K6", "does not go with what is chosen", lone("D14"), "button:car by:money square:D20"),
    # on the square
    ("K15", "marked SHOP", lone(), "button:buy"),
    ("Q42", "nothing that you can pay for", lone("C11", money=0), "button:buy"),
    ("K15", "It costs 100; 50 is not enough", lone("C11", money=50), "button:buy thing:rifle"),
    ("Q42", "has none left", lambda: table(
        {"A": {"at": "C11"}, "B": {"at": "P9", "goods": "rifle " * 6}}), "button:buy thing:rifle"),
    ("K16", "sold in the bank", lone(), "button:sell"),
    ("Q43", "another one in the same colour", lone("J11", parts="brown"), "button:sell"),
    ("K9", "no part on this square", lone(), "button:take"),
    ("Q57", "A part costs 200", lambda: table(
        {"A": {"at": "B10", "money": 50}, "B": {"at": "P9"}}, parts={"B10": "brown"}), "button:take"),
    ("K13", "only one house", lone(house="B12"), "button:build"),
    ("K13", "Not while riding", lone("D16", ride="car"), "button:build"),
    ("Q36", "on plain land", lone("E8"), "button:build"),
    ("Q77", "cut a place off", lambda: table({"A": {"at": "A2"}, "B": {"at": "A1"}}, picture="S.B"), "button:build"),
    ("K13", "A house costs 200", lone(money=50), "button:build"),
    ("Q87", "once a turn", stored, "button:put"),
    ("K26", "only in your own house", lone(), "button:get"),
    # at the end of a move
    ("K6", "not possible at this moment", arrived, "button:roll"),
    ("K26", "not possible at this moment", arrived, "thing:rifle"),
    ("K9", "no part on this square", arrived, "button:take"),
    # where the move ends
    ("K6", "never ends where it began", rolled(4, "B10"), "square:B10"),
    ("K6", "A commando stands there", rolled(2, "B10", "B12"), "square:B12"),
    ("K26", "Only its owner", rolled(2, "B10", other={"house": "B12"}), "square:B12"),
    ("K14", "three different parts", rolled(2, "L14"), "square:L15"),
    ("Q15", "there are bridges", rolled(2, "O12"), "square:O13"),
    ("K7", "Nobody swims with a launcher", rolled(2, "B10", goods="rifle"), "square:A10"),
    ("Q10", "costs 50", rolled(2, "E11", money=0), "square:E10"),
    ("K6", "No way of exactly 2 squares", rolled(2, "B10"), "square:B15"),
    ("K8", "first land square", rolled(2, "A10"), "square:B15"),
    ("Q51", "must come nearer", rolled(2, "B10", order="order_bank"), "square:B8"),
    ("K18", "closed while somebody rides", rolled(2, "H8", "I10", other={"ride": "train", "way": 1}), "square:I8"),
    ("K19", "closed while somebody rides", rolled(2, "E16", "D18", other={"ride": "car"}), "square:D16"),
    ("K6", "First choose the square", rolled(2, "B10"), "button:build"),
    ("K19", "cannot be reached with this roll", driving(), "square:D15"),
    ("K6", "never ends where it began", driving(), "square:D16"),
    ("K6", "A commando stands there", lambda: table(
        {"A": {"at": "A1", "ride": "boat"}, "B": {"at": "A3"}}, picture="~~~~\n....", throw=[2]).do("roll A"),
     "square:A3"),
    ("Q51", "must come nearer", driving(order="order_check_up"), "square:D15"),
    ("K19", "First choose the square", driving(), "button:stay"),
    # another question is open
    ("Q76", "First the question that is open", wounded, "button:roll"),
    ("K10", "First the question that is open", asked("medical_check"), "button:roll"),
    ("K10", "First the question that is open", asked("rusty_bolt", parts="brown orange"), "square:B12"),
    ("K10", "First the question that is open", asked("wet_powder", goods="rocket cartridge"), "button:done"),
    ("K26", "First the question that is open", lambda: table(
        {"A": {"at": "B10", "house": "B10"}, "B": {"at": "P9"}}).do("put A money"), "button:roll"),
]  # fmt: skip
WAYS_TO_ASK = [pytest.param(*case, id=f"{number}-{case[0]}-{case[3]}") for number, case in enumerate(CASES)]


@pytest.mark.parametrize(("rule_id", "words", "build", "picks"), WAYS_TO_ASK)
def test_a_refusal_names_its_reason_and_its_rule(rule_id: str, words: str, build: Build, picks: str) -> None:
    t, (*after, pick) = build(), picks.split()
    assert t.ask is not None
    ways = [option.picks() for option in t.ask.options]
    assert not any(way[: len(after) + 1] == (*after, pick) for way in ways), "that is possible"
    assert not after or any(way[: len(after)] == tuple(after) for way in ways), "that is asked too early"
    refusal = t.ask.choice.why_not(t.s, pick, tuple(after))
    assert refusal is not None
    assert words in str(refusal.message)
    assert refusal.rule == f"komandosi:{rule_id}"


def sentences() -> Iterator[str]:
    """Every reason that the modules of refusals hold."""
    for module in (refusals, act_refusals, declare_refusals, move_refusals):
        for name, value in vars(module).items():
            if name.isupper() and not name.startswith("_"):
                if isinstance(value, str) and value.endswith("."):
                    yield value
                elif isinstance(value, dict):
                    yield from (text for text in value.values() if isinstance(text, str) and text.endswith("."))


def test_every_reason_is_met_by_one_of_the_cases() -> None:
    met = set()
    for _, _, build, picks in CASES:
        t, (*after, pick) = build(), picks.split()
        assert t.ask is not None
        refusal = t.ask.choice.why_not(t.s, pick, tuple(after))
        assert refusal is not None
        met.add(refusal.message.sentence)
    assert set(sentences()) - met == set()


@rule("Q34", "K11")
def test_every_refusal_names_a_rule_of_the_book() -> None:
    book = load_rulebook("komandosi")
    assert [rule_id for rule_id, *_ in CASES if book.find(rule_id) is None] == []


def test_every_choice_of_the_game_cites_a_rule_of_the_book() -> None:
    for module in pkgutil.iter_modules(komandosi.__path__):
        importlib.import_module(f"game.engine.komandosi.{module.name}")
    choices, waiting = {}, list(Choice.__subclasses__())
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith("game.engine.komandosi") and kind.prompt:
            choices[kind.__name__] = kind
    assert len(choices) == 10
    book = load_rulebook("komandosi")
    assert [name for name, kind in choices.items() if book.find(kind.rule) is None] == []
