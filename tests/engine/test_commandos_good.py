"""The good bot of Dice Commandos: whole games, the same answer every time, nothing hidden seen, its budget kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from game import paths
from game.content.boards import read_board
from game.content.cards import commandos_cards
from game.engine.commandos import bot_good_search
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.bot import GreedyBot
from game.engine.commandos.bot_good import GoodBot
from game.engine.commandos.bot_good_choices import MOST, promising
from game.engine.commandos.bot_good_search import shuffle_hidden, worth_of
from game.engine.commandos.game import GAME
from game.engine.commandos.state import Setup, State
from game.engine.core import look_ahead
from game.engine.core.flow import advance, answer
from game.engine.core.look_ahead import LEAST_GAMES
from game.engine.core.replay import replay
from game.engine.core.rng import Numbers
from game.engine.core.save import state_hash
from game.engine.core.session import Session
from game.engine.core.step import Ask
from game.engine.games import bot
from tests.engine.compared import compared

SMALL = 60
"""A budget that keeps the tests quick."""
STEMS = sorted(file.stem for file in (paths.maps() / "commandos").glob("*.tmx"))


@pytest.fixture
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games from each answer are enough where nothing is said about how well it plays."""
    monkeypatch.setattr(look_ahead, "LEAST_GAMES", 2)


def setup(stem: str) -> Setup:
    spec, report = read_board(paths.maps() / "commandos" / f"{stem}.tmx")
    assert isinstance(spec, BoardSpec), report.as_text()
    return Setup(spec, cards_version=commandos_cards().version)


def begun(stem: str, seed: int) -> State:
    s = GAME.start(setup(stem), commandos_cards(), seed)
    s.events = None
    return s


def moments(stem: str, seed: int, every: int) -> Iterator[tuple[State, Ask]]:
    """Every so many moments of a greedy game where the good bot compares answers."""
    return compared(begun(stem, seed), GreedyBot(), promising, every)


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("stem", STEMS)
def test_a_game_of_the_good_bot_keeps_every_invariant_ends_and_can_be_played_again(stem: str) -> None:
    session, player = Session(GAME, setup(stem), commandos_cards(), 2), GoodBot(2, SMALL)
    while session.ask is not None:
        assert session.state.problems() == []
        session.play(player.choose(session.state, session.ask))
    assert session.state.outcome is not None
    again = replay(GAME, session.setup, session.cards, session.seed, session.log)
    assert again.difference is None
    assert state_hash(GAME, again.state) == state_hash(GAME, session.state)


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("stem", ["01_gather_intel", "06_jungle_ghost"])
def test_it_leaves_the_state_as_it_is_and_answers_the_same_again_whatever_luck_has_in_store(stem: str) -> None:
    for s, ask in moments(stem, 3, every=9):
        before, other = GAME.dump_state(s), s.clone()
        other.rng = 12345
        command = GoodBot(4, SMALL).choose(s, ask)
        assert GAME.dump_state(s) == before
        assert GoodBot(4, SMALL).choose(other, ask) == command


def test_it_only_thinks_about_options_and_about_none_twice() -> None:
    for stem in STEMS:
        for s, ask in moments(stem, 1, every=6):
            usual = GreedyBot().choose(s, ask)
            commands = promising(s, ask, usual)
            assert commands[0] == usual
            assert len(set(commands)) == len(commands) <= MOST
            assert all(command in ask.options for command in commands)


def test_what_lies_face_down_is_shuffled_and_what_was_seen_stays() -> None:
    numbers, moved = Numbers(1), 0
    for stem in ("01_gather_intel", "03_cold_cell"):
        for s, _ in moments(stem, 2, every=8):
            trial = s.clone()
            shuffle_hidden(trial, numbers)
            assert trial.problems() == []
            for mine, guessed in ((s.events_deck, trial.events_deck), (s.loadouts_deck, trial.loadouts_deck)):
                assert sorted(mine.pile) == sorted(guessed.pile) and mine.discards == guessed.discards
            backs = s.table.backs
            assert backs[s.directives.pile[-1] // 2] == backs[trial.directives.pile[-1] // 2]
            seen = zip(s.objectives, trial.objectives, s.objective_known, strict=True)
            assert all(mine == guessed for mine, guessed, known in seen if known)
            moved += s.directives.pile != trial.directives.pile
    assert moved > 5


def test_the_budget_is_counted_in_decisions_of_the_games_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    play_out = bot_good_search.play_out

    def counted(*told: Any) -> int:
        made.append(play_out(*told))
        return made[-1]

    monkeypatch.setattr(bot_good_search, "play_out", counted)
    for budget in (0, 600):
        for s, ask in moments("04_iron_general", 1, every=14):
            made.clear()
            GoodBot(1, budget).choose(s, ask)
            assert made
            least = 2 * LEAST_GAMES  # two answers are always compared
            assert len(made) <= least or sum(made) <= budget + MOST * max(made)


def test_a_win_is_worth_more_than_any_defeat() -> None:
    worths: dict[bool, list[float]] = {True: [], False: []}
    for stem in STEMS:
        for seed in range(4):
            s, greedy = begun(stem, seed), GreedyBot()
            while (ask := advance(s)) is not None:
                answer(s, greedy.choose(s, ask))
            assert s.outcome
            worths[bool(s.outcome.winners)].append(worth_of(s))
    assert all(0 <= worth <= 1 for found in worths.values() for worth in found)
    assert min(worths[True]) > max(worths[False])


@pytest.mark.usefixtures("few_games")
def test_it_wins_games_that_the_greedy_bot_loses() -> None:
    lost = [seed for seed in range(7000, 7012) if not _won(GreedyBot(), seed)][:5]
    assert any(_won(GoodBot(seed, SMALL), seed) for seed in lost)


def _won(player: Any, seed: int) -> bool:
    s = begun("01_gather_intel", seed)
    while (ask := advance(s)) is not None:
        answer(s, player.choose(s, ask))
    return bool(s.outcome and s.outcome.winners)


def test_it_says_why_in_a_sentence() -> None:
    player, greedy = bot("commandos", "good", 1), GreedyBot()
    for s, ask in moments("02_powder_trail", 1, every=20):
        usual = greedy.choose(s, ask)
        assert player.why(s, usual) == greedy.why(s, usual)
        other = next(option for option in ask.options if option != usual)
        assert "better than the usual" in str(player.why(s, other))
