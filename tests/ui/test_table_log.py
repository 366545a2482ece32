"""The log tells every game in sentences, each with its rule, and follows what is shown."""

from __future__ import annotations

import pytest

from game.content.controls import Action
from game.content.rulebook import load_rulebook
from game.engine.commandos import events as e
from game.engine.commandos.commands import Walk
from game.engine.core.bots import RandomBot
from game.engine.core.events import Event
from game.scenes.table_log import log_rows, number_of
from game.ui.skins.commandos import log_lines
from game.ui.skins.commandos.log import LogBook, rule_of
from game.ui.skins.commandos.log_lines import sum_words
from game.ui.skins.commandos.stage import Stage
from tests.ui.table_driver import Desk
from tests.ui.table_games import new_session, session_after

SILENT = {
    e.ActionsChanged,
    e.CombatRolled,
    e.DirectiveDrawn,
    e.DirectiveDiscarded,
    e.DirectivesChanged,
    e.DecoyRemoved,
}
"""Events that another line tells: the lamps, the sums of the fight, the goal of the enemy."""


def whole_log(seed: int) -> LogBook:
    session, bot = new_session(seed), RandomBot(seed)
    book = LogBook(session.state.table, Stage.of(session.game.start(session.setup, session.cards, seed)))
    book.add(session.opening)
    while session.ask:
        book.add(session.play(bot.choose(session.state, session.ask)))
    return book


def test_every_event_has_a_sentence_or_is_told_by_another():
    kinds = {kind for kind in vars(e).values() if isinstance(kind, type) and issubclass(kind, Event)} - {Event}
    assert kinds - set(log_lines._WRITERS) == SILENT


@pytest.mark.parametrize("seed", range(5))
def test_every_line_has_words_without_open_gaps_and_a_rule_of_the_book(seed: int):
    rulebook = load_rulebook("commandos")
    for line in whole_log(seed).lines:
        words = line.words()
        assert words and "{" not in words
        assert rulebook.find(line.rule), (line.rule, words)


def test_dice_are_named_by_face_and_value():
    words = whole_log(1).as_text()
    assert "Your team: " in words
    assert any(f"{name} {pips}" in words for name, pips in (("Seal Trooper", 4), ("Medic", 3), ("Runner", 6)))


def test_a_sum_names_its_parts():
    assert sum_words((4, 3, 0)) == "4 + 3 = 7"
    assert sum_words((4, 3, 1)) == "4 + 3 + 1 = 8"
    assert sum_words((4, 3, -2)) == "4 + 3 - 2 = 5"


def test_going_back_leaves_the_lines_of_the_commands_before():
    session = session_after(3, 0)
    bot = RandomBot(3)
    book = LogBook(session.state.table, Stage.of(session.state))
    book.add([])
    counts, stages = [len(book.lines)], [Stage.of(session.state)]
    for _ in range(20):
        book.add(session.play(bot.choose(session.state, session.ask)))
        counts.append(len(book.lines))
        stages.append(Stage.of(session.state))
    book.rewind(7, stages[7])
    assert len(book.lines) == counts[7]


def test_rows_wrap_and_lead_back_to_their_lines():
    lines = whole_log(2).lines
    rows = log_rows(lines, 150, "all")
    assert len(rows) > len(lines)
    assert {number_of(row) for row in rows} == set(range(len(lines)))


def test_a_filter_shows_its_kind_and_the_rounds():
    lines = whole_log(2).lines
    shown = {lines[number_of(row)].kind for row in log_rows(lines, 300, "fight")}
    assert shown == {"fight", "round"}


def test_a_click_on_a_line_shows_its_spaces_on_the_board():
    desk = Desk(session_after(3, 30))
    log = desk.scene.page.widget("log")
    number = next(i for i, row in enumerate(log.rows) if desk.scene.game.book.lines[number_of(row)].spaces)
    log.on_choose(number)
    assert desk.scene.marks.shown == frozenset(desk.scene.game.book.lines[number_of(log.rows[number])].spaces)
    desk.draw()


def test_the_log_does_not_tell_what_has_not_been_seen_yet():
    desk = Desk(new_session(3), speed=1.0)
    assert desk.scene.busy
    assert desk.scene.game.lines_shown < len(desk.scene.game.book.lines)
    desk.scene.finish_all()
    assert desk.scene.game.lines_shown == len(desk.scene.game.book.lines)


# ------------------------------------------------------------ back to a line


def choose_line(desk: Desk, number: int) -> None:
    """Chooses a line of the log as a click on it does."""
    log = desk.scene.page.widget("log")
    log.on_choose(next(i for i, row in enumerate(log.rows) if number_of(row) == number))


def walked_twice() -> tuple[Desk, int]:
    """A table after two walks that reveal nothing, and the number of log lines before them."""
    for seed in range(40):
        session = session_after(seed, 28)
        if session.ask is None:
            continue
        desk, played = Desk(session), len(session.log)
        before = len(desk.scene.game.book.lines)
        for _ in range(2):
            walks = [option for option in desk.session.ask.options if isinstance(option, Walk)]
            if walks:
                desk.scene.game.play(walks[0])
                desk.scene.play_queued()
        if session.undoable() >= 2 and len(session.log) == played + 2:
            return desk, before
    raise AssertionError("no game walks twice")


def test_back_to_here_takes_back_all_that_came_after_the_line():
    desk, before = walked_twice()
    saved, played = desk.saved, len(desk.session.log)
    choose_line(desk, before)
    desk.click(desk.scene.page.widget("log back").rect.center)
    assert len(desk.session.log) == played - 1
    assert desk.scene.game.shown == Stage.of(desk.session.state)
    assert desk.scene.log.chosen is None and not desk.scene.marks.shown
    choose_line(desk, before - 1)
    desk.click(desk.scene.page.widget("log back").rect.center)
    assert len(desk.session.log) == played - 2
    assert desk.saved == saved + 2
    assert desk.session.redo_stop() is None


def test_back_to_here_is_off_with_a_reason_where_undo_does_not_reach():
    desk, _ = walked_twice()
    assert desk.scene.page.widget("log back").reason == "First click a line of the log."
    for number, words in ((0, "cannot be taken back"), (len(desk.scene.game.book.lines) - 1, "Nothing was decided")):
        choose_line(desk, number)
        assert words in desk.scene.page.widget("log back").reason


def test_escape_lets_the_line_go():
    desk, before = walked_twice()
    choose_line(desk, before)
    desk.act(Action.BACK)
    assert desk.scene.log.chosen is None and desk.menus == 0


# ------------------------------------------------------------ rules


def test_each_roll_cites_what_it_was_rolled_for():
    by_why = {why: rule_of(e.DieRolled("a", 3, why), "commandos") for why in ("train", "deploy", "event")}
    assert by_why == {"train": "commandos:A11", "deploy": "commandos:A10", "event": "commandos:R3"}
    assert rule_of(e.DieRolled("u", 3, "spawn"), "reinforcement") == "commandos:E8"
    assert rule_of(e.DieRolled("u", 3, "spawn"), "setup") == "commandos:S17"
    assert rule_of(e.DieRolled("a", 3, "team"), "setup") == "commandos:S16"


def test_what_enemies_do_cites_the_rules_of_the_enemies():
    assert rule_of(e.DieMoved("u", 1, (2,)), "enemies") == "commandos:E3"
    assert rule_of(e.DieMoved("a", 1, (2,)), "commandos") == "commandos:A1"
    assert rule_of(e.DiePlaced("u", 2, 1), "reinforcement") == "commandos:E8"
    assert rule_of(e.DiePlaced("a", 2, 1), "commandos") == "commandos:A10"
    assert rule_of(e.EnemyHeld("u", "commandos:E1"), "enemies") == "commandos:E1"


def test_the_team_starts_in_one_line():
    words = whole_log(1).as_text()
    assert words.count("Your team starts at ") == 1
