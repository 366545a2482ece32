"""Why something is not possible: each reason that the game gives, with the rule that it cites."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable

import pytest

from game.content.rulebook import load_rulebook
from game.engine.commandos import refusals
from game.engine.commandos.game import GAME
from game.engine.core.step import Refusal
from tests.rules.commandos.boards import plain, with_sites
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

A = {"a": (4, "A1:5")}
ALL = {letter: (4, "A1:5") for letter in "abcdef"}
ON_THE_WAY = {"u": (4, "B1:1"), "v": (4, "A2:1")}
HUT = with_sites(plain(4, 3), hut="B1:4 B1:5")
Build = Callable[[], Play]


def acting(**more: object) -> Build:
    """The team chooses an action."""
    return lambda: table(A, **more)  # type: ignore[arg-type]


def alone(pips: int, space: str = "A1:5", **more: object) -> Build:
    """Only one commando stands on the map."""
    return lambda: table({"a": (pips, space)}, **more)  # type: ignore[arg-type]


def advanced(pips: int, space: str = "B2:5", **more: object) -> Build:
    """Only one commando stands on the map, all play with their advanced cards."""
    return lambda: table({"a": (pips, space)}, advanced=(1, 2, 3, 4, 5, 6), **more)  # type: ignore[arg-type]


def full(pips: int) -> Build:
    """All six commandos stand on the map."""
    return lambda: table({letter: (pips, "A1:5") for letter in "abcdef"})


def hunting(pips: int) -> Build:
    """A commando that sees enemy u and not enemy v; its friend b stands beside it."""
    enemies = {"u": (4, "B1:1"), "v": (4, "D3:9")}
    return lambda: table({"a": (pips, "A1:5"), "b": (2, "A1:5")}, enemies)


def walking(pips: int = 4) -> Play:
    """A move pauses after its first step."""
    return table({"a": (pips, "A1:4")}).do("walk a A1:5")


def smoked() -> Play:
    """A reaction is asked for."""
    return table({"a": (6, "A2:5")}, {"u": (4, "A1:8")}, phase="enemies", directives=["A3"], loadouts=["L05"])


def training() -> Play:
    """Cross Training waits for a commando to be turned."""
    return table({"a": (6, "A1:5")}, phase="event", events=["B17"])


def hiding() -> Play:
    """Night Fall waits for commandos."""
    return table(A, phase="event", events=["B05"])


CASES: list[tuple[str, str, Build, str, tuple[str, ...]]] = [
    ("R5", "First answer the question", hiding, "button:end", ()),
    ("Q85", "First decide about the load-out", smoked, "button:end", ()),
    ("R5", "no value below 1 and none above 6", training, "button:plus", ("die:a",)),
    ("R5", "First answer the question", training, "die:u", ()),
    ("A1", "Too far: 3 spaces", walking, "space:D3:9", ("die:a",)),
    ("A12", "No objective token lies", walking, "button:take", ("die:a",)),
    ("A3", "The move of the marked commando is not over", walking, "button:train", ("die:a",)),
    ("L1", "You do not have this load-out", acting(), "card:L01", ()),
    ("L1", "is exhausted", acting(loadouts=["L16"], exhausted=["L16"]), "card:L16", ()),
    ("Q54", "answers what happens", acting(loadouts=["L05"]), "card:L05", ()),
    ("Q54", "costs an action", acting(actions=0, loadouts=["L01", "L10"]), "card:L01", ()),
    ("Q86", "would do nothing now", acting(loadouts=["L03"]), "card:L03", ()),
    ("R4", "All actions of this round are used", acting(actions=0, loadouts=["L10"]), "die:a", ()),
    ("A2", "That is an enemy", lambda: table(A, {"u": (4, "B1:1")}), "die:u", ()),
    ("A10", "waits in the Deploy box", acting(), "die:b", ()),
    ("A1", "First choose one of your commandos", acting(), "space:A1:6", ()),
    ("Q52", "The Deploy box is empty", full(4), "button:deploy", ()),
    ("R4", "First choose the commando that acts", acting(), "button:train", ()),
    ("A1", "already stands there", acting(), "space:A1:5", ("die:a",)),
    ("A1", "Too far: 4 spaces", acting(), "space:D3:9", ("die:a",)),
    ("Q92", "a bigger space takes two", lambda: table(A, board=HUT), "space:D3:9", ("die:a",)),
    ("A2", "An enemy's tile lies on the way", lambda: table(A, ON_THE_WAY), "space:C1:9", ("die:a",)),
    ("A12", "asks for a 1, with this commando among them", alone(4, "B1:1"), "button:take", ("die:a",)),
    ("A13", "Runner: this ability needs no action", alone(6), "button:ability", ("die:a",)),
    ("A13", "Sniper: once a round", alone(1, used="a"), "button:ability", ("die:a",)),
    ("V1", "Sniper: no enemy is in line of sight", alone(1), "button:ability", ("die:a",)),
    ("Q80", "All explosive tokens", alone(2, explosives=["D1", "D2", "D3"]), "button:ability", ("die:a",)),
    ("Q80", "Explosives go on", alone(2), "tile:D3", ("die:a", "button:ability")),
    ("Q52", "The Deploy box is empty", full(3), "button:ability", ("die:a",)),
    ("Q41", "has a stealth token already", alone(4, stealth="a"), "button:ability", ("die:a",)),
    ("R5", "This commando cannot do that", acting(), "button:deploy", ("die:a",)),
    ("Q86", "cannot be used there", acting(loadouts=["L01"]), "tile:D3", ("card:L01",)),
    ("A10", "onto one of your drop zones", acting(), "space:A1:1", ("button:deploy",)),
    ("V1", "That enemy is not in line of sight", hunting(1), "die:v", ("die:a",)),
    ("R5", "This commando cannot do that", alone(5), "tile:B1", ("die:a",)),
    ("A13", "own action is not possible", acting(), "button:deed", ("die:a",)),
    ("A1b", "No special space can be used", acting(), "button:site", ("die:a",)),
    ("A1b", "No special space can be used", acting(), "button:destroy", ("die:a",)),
    ("V1", "Marksman: no enemy is in line of sight", advanced(1), "button:ability", ("die:a",)),
    ("A13", "Field Surgeon: this ability needs no action", advanced(3), "button:ability", ("die:a",)),
    ("Q41", "has a stealth token already", advanced(4, stealth="a"), "button:ability", ("die:a",)),
    ("Q90", "No spawn point that is open", advanced(5), "button:ability", ("die:a",)),
    ("Q80", "no explosive on the map that could be carried", advanced(2), "button:shift", ("die:a",)),
    ("A13", "Sapper: once a round", advanced(2, used="a", explosives=["C1"]), "button:shift", ("die:a",)),
    ("R5", "This commando cannot do that", advanced(4), "button:shift", ("die:a",)),
]


def refused(build: Build, pick: str, after: tuple[str, ...]) -> Refusal:
    """The refusal of a pick that no option goes on with."""
    t = build()
    assert t.ask is not None
    going_on = [option.picks()[: len(after) + 1] for option in t.ask.options]
    assert (*after, pick) not in going_on, "that is possible"
    refusal = t.ask.choice.why_not(t.s, pick, after)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("rule_id", "words", "build", "pick", "after"), CASES, ids=[f"{n}-{case[1]}" for n, case in enumerate(CASES)]
)
def test_a_refusal_names_its_reason_and_its_rule(
    rule_id: str, words: str, build: Build, pick: str, after: tuple[str, ...]
) -> None:
    refusal = refused(build, pick, after)
    assert words in str(refusal.message)
    assert refusal.rule == f"commandos:{rule_id}"


def reasons() -> set[tuple[str, str]]:
    """Every rule and sentence in the source of the refusals."""
    tree = ast.parse(inspect.getsource(refusals))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "_refusal"]
    return {(ast.literal_eval(call.args[0]), ast.literal_eval(call.args[1].args[0])) for call in calls}  # type: ignore[attr-defined]


def test_every_reason_is_tested() -> None:
    given = {(refused(*case[2:]).rule.partition(":")[2], refused(*case[2:]).message.sentence) for case in CASES}
    assert sorted(reasons() - given) == []


def test_every_refusal_cites_a_rule_of_the_book() -> None:
    book = load_rulebook("commandos")
    assert [rule_id for rule_id, _ in reasons() if book.find(rule_id) is None] == []


@rule("Q41", "Q52", "V1", "A10")
@pytest.mark.parametrize(
    ("pips", "pick", "untrue"),
    [
        (1, "die:v", "no enemy is in line of sight"),
        (3, "die:v", "The Deploy box is empty"),
        (4, "die:v", "has a stealth token already"),
        (4, "die:b", "waits in the Deploy box"),
    ],
)
def test_the_reason_against_a_target_of_a_commando_is_true(pips: int, pick: str, untrue: str) -> None:
    assert untrue not in str(refused(hunting(pips), pick, ("die:a",)).message)


@rule("Q54", "Q86", "A10")
@pytest.mark.parametrize(
    ("build", "picked", "pick", "untrue"),
    [
        (acting(loadouts=["L01"]), "card:L01", "tile:D3", "First choose one of your commandos"),
        (acting(loadouts=["L10", "L16"], actions=0), "card:L16", "die:b", "All actions"),
        (acting(), "button:deploy", "space:A1:1", "First choose one of your commandos"),
    ],
    ids=["a card's tile", "a card without actions", "deploy"],
)
def test_the_reason_against_a_target_of_a_card_or_an_action_is_true(
    build: Build, picked: str, pick: str, untrue: str
) -> None:
    assert untrue not in str(refused(build, pick, (picked,)).message)


@rule("A1")
def test_whatever_can_be_clicked_is_an_option_or_has_a_reason() -> None:
    t = table(ALL | {"b": (1, "D1:1"), "c": (6, "B1:5")}, {"u": (4, "B1:1")}, loadouts=["L01", "L05", "L16"])
    assert t.ask is not None
    for pick in GAME.visible_picks(t.s):
        for after in ((), ("die:a",), ("die:b",), ("die:c",)):
            going_on = any(option.picks()[: len(after) + 1] == (*after, pick) for option in t.ask.options)
            assert going_on or t.ask.choice.why_not(t.s, pick, after) is not None
