"""Bots that look ahead think beside the window: frames go on, and an answer that comes too late is dropped."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest

from game.content.settings import Settings
from game.engine.core.bots import RandomBot
from game.engine.core.step import Ask, Command
from game.engine.core.text import Message
from game.scenes.bot_thought import LOOK_MS, Thought
from game.scenes.flow import Errand
from game.scenes.players import PERSON
from game.scenes.table_bot import BotTable
from tests.games import new_session
from tests.ui.test_dday_flow import Player as BeachPlayer
from tests.ui.test_flow import Player as JunglePlayer

PATIENCE = 10  # seconds; reached only when something is broken


class SlowBot(RandomBot):
    """Thinks until it is allowed to answer, and breaks where it is told to."""

    name = "good"

    def __init__(self, trouble: Exception | None = None) -> None:
        super().__init__(1)
        self.may_answer, self.asked, self.trouble = threading.Event(), 0, trouble

    def choose(self, s: Any, ask: Ask) -> Command:
        self.asked += 1
        assert self.may_answer.wait(PATIENCE)
        if self.trouble:
            raise self.trouble
        return ask.options[-1]  # type: ignore[no-any-return]

    def why(self, s: Any, command: Command) -> Message:
        return Message("It was the last one.")


def let_answer(bot: SlowBot, thought: Thought) -> None:
    bot.may_answer.set()
    assert thought._thread
    thought._thread.join(PATIENCE)
    bot.may_answer.clear()


def test_a_quick_bot_answers_at_once() -> None:
    session, thought = new_session("dday", 1), Thought()
    decision = thought.about(session.ask, RandomBot(1), session.state, session.ask)
    assert decision and decision.command in session.ask.options
    assert not thought.thinking


def test_a_bot_that_looks_ahead_is_asked_once_and_its_answer_is_there_later() -> None:
    session, thought, bot = new_session("dday", 1), Thought(), SlowBot()
    for _ in range(3):
        assert thought.about(session.ask, bot, session.state, session.ask) is None
        assert thought.thinking
    let_answer(bot, thought)
    decision = thought.about(session.ask, bot, session.state, session.ask)
    assert decision and decision.command == session.ask.options[-1]
    assert str(decision.why) == "It was the last one."
    assert (bot.asked, thought.thinking) == (1, False)


def test_the_answer_to_another_question_is_dropped_and_only_one_thought_runs_at_a_time() -> None:
    session, thought, bot = new_session("dday", 1), Thought(), SlowBot()
    before, state = session.ask, session.state.clone()
    assert thought.about(before, bot, state, before) is None
    session.play(before.options[0])
    assert thought.about(session.ask, bot, session.state, session.ask) is None
    assert bot.asked == 1  # the old thought still runs
    let_answer(bot, thought)
    assert thought.about(session.ask, bot, session.state, session.ask) is None
    let_answer(bot, thought)
    decision = thought.about(session.ask, bot, session.state, session.ask)
    assert decision and decision.command == session.ask.options[-1]
    assert bot.asked == 2


def test_what_breaks_while_a_bot_thinks_is_raised_in_the_window() -> None:
    session, thought, bot = new_session("dday", 1), Thought(), SlowBot(ValueError("no idea"))
    assert thought.about(session.ask, bot, session.state, session.ask) is None
    let_answer(bot, thought)
    with pytest.raises(ValueError, match="no idea"):
        thought.about(session.ask, bot, session.state, session.ask)


def test_the_beach_goes_on_while_a_bot_thinks_and_says_so(tmp_path: Path) -> None:
    table, bot = BeachPlayer(tmp_path).begin(), SlowBot()
    table.seat(bot)
    for _ in range(4):
        table.update(LOOK_MS)
    assert "thinking" in table.note
    assert table.next_frame() == LOOK_MS
    assert not table.game.session.log
    let_answer(bot, table._thought)
    table.update(LOOK_MS)
    assert len(table.game.session.log) == 1
    assert table.note.endswith("It was the last one.")


def test_a_seat_taken_back_on_the_beach_keeps_the_bots_answer_off_the_table(tmp_path: Path) -> None:
    table, bot = BeachPlayer(tmp_path).begin(), SlowBot()
    table.seat(bot)
    table.update(LOOK_MS)
    table.give_seat("A", PERSON)
    let_answer(bot, table._thought)
    table.update(LOOK_MS)
    assert not table.game.session.log
    assert not table._thought.thinking


def test_the_jungle_goes_on_while_a_bot_thinks_and_a_seat_taken_back_is_the_players(tmp_path: Path) -> None:
    player = JunglePlayer(tmp_path, Errand(seed=3), Settings(bot_pause_ms=0, speed=0))
    table, bot = player.new_game(), SlowBot()
    assert isinstance(table, BotTable)
    table.seat(bot)
    for _ in range(3):
        table.update(LOOK_MS)
    assert "thinking" in table.heading().line
    assert table.next_frame() == LOOK_MS
    assert not table.game.session.log
    table.seat(None)
    let_answer(bot, table._thought)
    table.update(LOOK_MS)
    assert not table.game.session.log
    table.seat(bot)
    table.update(LOOK_MS)
    let_answer(bot, table._thought)
    table.update(LOOK_MS)
    assert len(table.game.session.log) == 1


def test_the_program_ends_while_a_bot_thinks() -> None:
    code = (
        "import time\n"
        "from game.scenes.bot_thought import Thought\n"
        "from tests.games import new_session\n"
        "class Endless:\n"
        "    name = 'good'\n"
        "    def choose(self, s, ask):\n"
        "        while True: pass\n"
        "session = new_session('dday', 1)\n"
        "assert Thought().about(session.ask, Endless(), session.state, session.ask) is None\n"
    )
    root = Path(__file__).resolve().parents[2]
    assert subprocess.run([sys.executable, "-c", code], cwd=root, timeout=60, check=False).returncode == 0
