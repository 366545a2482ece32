"""What every game promises, checked on every mission of Dice Commandos with side B, bosses and advanced cards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game import paths
from game.content.boards import read_board
from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.bot import GreedyBot
from game.engine.commandos.commands import EndPhase
from game.engine.commandos.deploying import deploys
from game.engine.commandos.game import GAME
from game.engine.commandos.state import OFF_MAP, Setup
from game.engine.core.bots import RandomBot
from game.engine.core.flow import advance, answer
from game.engine.core.replay import replay
from game.engine.core.save import from_text, state_hash, to_text
from game.engine.core.session import Session
from game.ui.chooser import Chooser
from tests.games import MISSION_MAPS, hard_mission

STEMS = list(MISSION_MAPS)
KINDS = [kind.id for kind in commandos_cards().enemies]


SIDES = list(Side)


def new_session(stem: str) -> Session:
    """A hard game of a mission; which enemy and which commandos goes by the mission."""
    return hard_mission(stem, STEMS.index(stem))


def random_game(stem: str) -> Iterator[Session]:
    """A random game, given before every decision and at its end."""
    session = new_session(stem)
    bot = RandomBot(STEMS.index(stem))
    while session.ask is not None:
        yield session
        session.play(bot.choose(session.state, session.ask))
    yield session


@pytest.mark.parametrize("stem", STEMS)
def test_options_are_unique_accepted_and_parse_back(stem: str) -> None:
    for session in random_game(stem):
        if session.ask is None:
            continue
        options = session.ask.options
        assert len({option.text() for option in options}) == len(options)
        assert [GAME.parse(option.text()) for option in options] == options
        for option in options[:: max(1, len(options) // 6)]:
            trial = session.state.clone()
            answer(trial, option)
            advance(trial)
            assert trial.problems() == [], option


@pytest.mark.parametrize("stem", STEMS)
def test_each_option_is_reached_by_its_picks_and_none_begins_another(stem: str) -> None:
    for at, session in enumerate(random_game(stem)):
        if session.ask is None or at % 3:
            continue
        all_picks = {option.picks() for option in session.ask.options}
        assert len(all_picks) == len(session.ask.options)
        assert not all_picks & {picks[:n] for picks in all_picks for n in range(1, len(picks))}
        for option in session.ask.options:
            chooser = Chooser(session.ask, session.state)
            found = None
            for pick in option.picks():
                if found is None:
                    found = chooser.pick(pick)
            assert found == option


@pytest.mark.parametrize("stem", STEMS)
def test_every_visible_thing_has_an_option_or_a_reason(stem: str) -> None:
    for session in random_game(stem):
        if session.ask is None:
            continue
        first = {option.picks()[0] for option in session.ask.options}
        for pick in set(GAME.visible_picks(session.state)) - first:
            refusal = session.ask.choice.why_not(session.state, pick)
            assert refusal is not None and refusal.rule and str(refusal.message), pick


@pytest.mark.parametrize("stem", STEMS)
def test_a_save_goes_on_and_a_replay_ends_in_the_same_state(stem: str) -> None:
    for at, session in enumerate(random_game(stem)):
        if at % 15 == 0 or session.ask is None:
            loaded = from_text(to_text(session), GAME, session.cards)
            assert loaded.warning is None
            assert state_hash(GAME, loaded.session.state) == state_hash(GAME, session.state)
    again = replay(GAME, session.setup, session.cards, session.seed, session.log)
    assert again.difference is None
    assert state_hash(GAME, again.state) == state_hash(GAME, session.state)


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("stem", STEMS)
def test_every_game_of_the_greedy_bot_ends_with_no_invariant_broken(stem: str, kind: str) -> None:
    for seed in range(6):
        spec, report = read_board(paths.maps() / "commandos" / f"{stem}.tmx", side=SIDES[seed % len(SIDES)])
        assert isinstance(spec, BoardSpec), report.as_text()
        hard = seed >= 3
        setup = Setup(
            spec,
            kind,
            cards_version=commandos_cards().version,
            advanced=(1, 2, 3, 4, 5, 6) if hard else (),
            hard_events=6 if hard else 0,
            hard_tracker=hard,
            hard_boss=hard,
        )
        s, bot = GAME.start(setup, commandos_cards(), seed), GreedyBot()
        s.events = None
        while (ask := advance(s)) is not None:
            assert s.problems() == []
            answer(s, bot.choose(s, ask))
        assert s.outcome is not None
        assert s.problems() == []


@pytest.mark.parametrize("stem", STEMS)
def test_the_greedy_bot_has_an_answer_with_nobody_left_on_the_map(stem: str) -> None:
    asked = 0
    for at, session in enumerate(random_game(stem)):
        s = session.state.clone()
        for commando in s.commandos:
            commando.space, commando.carries = OFF_MAP, ()
        s.objective_open = [at % 2 == 1] * len(s.objectives)
        deployments = deploys(s)
        asked += len(deployments)
        if deployments and session.ask is not None:
            ask = replace(session.ask, options=[*deployments, EndPhase()])
            assert GreedyBot().choose(s, ask) in deployments
            assert str(GreedyBot().why(s, deployments[0]))
    assert asked
