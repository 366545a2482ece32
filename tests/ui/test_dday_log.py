"""The log of D-Day Dice tells every game in sentences, each with its rule, and forgets what was taken back."""

from __future__ import annotations

from functools import cache

import pytest

from game.content.cards import dday_cards
from game.content.rulebook import load_rulebook
from game.engine.core.bots import RandomBot
from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.dday import events as e
from game.engine.dday.dice import STAR, WHITE, die
from game.engine.dday.game import GAME
from game.engine.dday.state import NAMES, Setup
from game.ui.skins.dday import log_lines
from game.ui.skins.dday.log import LogBook
from game.ui.skins.dday.log_lines import sum_words
from game.ui.skins.dday.stage import Stage
from tests.rules.dday.boards import board

SILENT = {e.UnitReady}
"""Events that need no line: that a Unit is ready shows in its panel."""
GAMES = 6
TEN_DICE = (4, 6)


@cache
def session_of(seed: int, units: int = 2) -> tuple[Session, list[list[Event]]]:
    """A game of random decisions to its end, and what each command made happen."""
    guns = {"T2": {"machine_gun": 1}, "T3": {"machine_gun": 2, "random": True}, "T1": {"random": True}}
    spec = board(guns, {"T2 T4": {"landmines": True}}, soldiers=60, courage=9, stars=9, points=60)
    session, bot = Session(GAME, Setup(spec, NAMES[:units]), dday_cards(), seed), RandomBot(seed)
    told = [session.opening]
    while session.ask:
        told.append(session.play(bot.choose(session.state, session.ask)))
    return session, told


def book_of(seed: int) -> LogBook:
    session, told = session_of(seed)
    book = LogBook(Stage.of(session.game.start(session.setup, session.cards, seed)))
    for events in told:
        book.add(events)
    return book


def test_every_event_has_a_sentence() -> None:
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds - set(log_lines._WRITERS) == SILENT


@pytest.mark.parametrize("seed", range(GAMES))
def test_every_line_has_words_without_open_gaps_and_a_rule_of_the_book(seed: int) -> None:
    rulebook = load_rulebook("dday")
    lines = book_of(seed).lines
    assert len(lines) > 20
    for line in lines:
        words = line.words()
        assert words and "{" not in words
        assert rulebook.find(line.rule), (line.rule, words)


def test_units_go_by_their_names_and_dice_by_colour_and_face() -> None:
    words = book_of(1).as_text()
    assert "Able rolls R " in words and "Baker rolls R " in words
    assert "Able locks " in words


def test_only_the_dice_that_were_rolled_are_told() -> None:
    session, _ = session_of(1)
    book = LogBook(Stage.of(session.state))
    dice = tuple(die(WHITE, STAR) for _ in range(6))
    book.add([e.DiceRolled("A", dice, 0b101, "dday:D6")])
    assert book.lines[0].words() == "Able rolls W Star, W Star"


def test_dice_of_the_machine_guns_are_told_with_their_sum() -> None:
    session, _ = session_of(1)
    book = LogBook(Stage.of(session.state))
    book.add([e.FireRolled(2, TEN_DICE, "dday:D26")])
    assert book.lines[0].words() == "Machine guns of T3: 4 + 6 = 10"
    assert book.lines[0].spaces == (2,)
    assert [sum_words(dice) for dice in ((), (5,), (1, 2, 3))] == ["0", "5", "1 + 2 + 3 = 6"]


def test_what_combat_costs_is_told_with_its_parts() -> None:
    session, _ = session_of(1)
    book = LogBook(Stage.of(session.state))
    book.add([e.LossCounted("B", 5, 4, 3, 6)])
    assert [line.words() for line in book.lines] == [
        "Baker has casualties: 6",
        "DEF + machine guns - spared: 5 + 4 - 3 = 6",
    ]


def test_a_tally_is_told_once_with_its_item_points() -> None:
    session, _ = session_of(1)
    book = LogBook(Stage.of(session.state))
    book.add([e.Tallied("A", 3, 0, 1, 3, 6), e.Gained("A", "soldiers", 3, "tally", "dday:D16")])
    assert [line.words() for line in book.lines] == [
        "Able's Tally: Soldiers +3, Stars +1, Item Points +6",
        "Tools 3 = Item Points 6",
    ]


def test_a_bonus_and_a_card_are_named_with_what_they_bring() -> None:
    session, _ = session_of(1)
    book = LogBook(Stage.of(session.state))
    book.add(
        [
            e.Gained("A", "points", 20, "skull", "dday:D10"),
            e.Gained("B", "soldiers", 2, "sergeant", "dday:D20"),
        ]
    )
    sergeant = book.card("sergeant")
    assert [line.words() for line in book.lines] == [
        "Able: Item Points +20 by Dead Man's Gift",
        f"Baker: Soldiers +2 by {sergeant}",
    ]


def test_a_move_shows_both_sectors() -> None:
    session, _ = session_of(1)
    book = LogBook(Stage.of(session.state))
    book.add([e.UnitMoved("A", 1, 3, True), e.UnitMoved("A", 3, 4, False)])
    assert [line.words() for line in book.lines] == ["Able advances T2 > T4", "Able moves sideways T4 > T5"]
    assert book.lines[0].spaces == (1, 3)


def test_going_back_leaves_the_lines_of_the_commands_before() -> None:
    session, told = session_of(2)
    start = session.game.start(session.setup, session.cards, 2)
    book, counts, stages = LogBook(Stage.of(start)), [], []
    for events in told[:12]:
        book.add(events)
        counts.append(len(book.lines))
        stages.append(book.stage.clone())
    book.rewind(7, stages[7])
    assert (len(book.lines), book.stage) == (counts[7], stages[7])
    book.add(told[8])
    assert len(book.lines) == counts[8]


def test_a_line_knows_the_command_before_it() -> None:
    session, told = session_of(3)
    book = LogBook(Stage.of(session.game.start(session.setup, session.cards, 3)))
    for events in told[:6]:
        book.add(events)
    assert book.command_of(0) == 0
    assert book.command_of(len(book.lines) - 1) <= 5


def test_a_book_may_begin_in_the_middle_of_a_game() -> None:
    session, _ = session_of(4)
    book = LogBook(Stage.of(session.game.start(session.setup, session.cards, 4)))
    book.begin_at(30, Stage.of(session.state))
    assert book.lines == [] and book.stage.turn == session.state.turn
