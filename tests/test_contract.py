"""What every game promises, checked at every decision of random games."""

from __future__ import annotations

import pytest

from game.engine.core.flow import advance, answer
from game.engine.core.replay import replay
from game.engine.core.save import from_text, state_hash, to_text
from game.engine.core.session import Session
from game.engine.core.step import IllegalCommand
from game.ui.chooser import Chooser
from tests.games import NAMES, new_session, random_game

SEEDS = range(6)
GAMES = [pytest.param(name, seed, id=f"{name}-{seed}") for name in NAMES for seed in SEEDS]


def fingerprint(session: Session) -> str:
    return state_hash(session.game, session.state)


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_options_are_complete_unique_and_accepted(name: str, seed: int) -> None:
    for session in random_game(name, seed):
        if session.ask is None:
            continue
        options = session.ask.options
        assert options
        assert len(set(options)) == len(options)
        assert len({option.text() for option in options}) == len(options)
        for option in options[:: max(1, len(options) // 12)]:
            trial = session.state.clone()
            answer(trial, option)
            advance(trial)
            assert trial.problems() == []


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_no_invariant_is_ever_broken_and_every_game_ends(name: str, seed: int) -> None:
    for session in random_game(name, seed):
        assert session.state.problems() == []
    assert session.ask is None
    assert session.state.outcome is not None


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_what_is_no_option_is_refused_with_a_rule_and_the_state_is_untouched(name: str, seed: int) -> None:
    refused = 0
    seen: dict[str, object] = {}
    for session in random_game(name, seed):
        if session.ask is None:
            continue
        before = fingerprint(session)
        for command in [c for c in list(seen.values())[-30:] if c not in session.ask.options]:
            with pytest.raises(IllegalCommand) as refusal:
                session.play(command)  # type: ignore[arg-type]
            assert refusal.value.refusal.rule, (session.ask, command)
            assert str(refusal.value.refusal.message)
            refused += 1
        assert fingerprint(session) == before
        seen.update((option.text(), option) for option in session.ask.options[::7])
    assert refused > 50


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_every_visible_thing_has_an_option_or_a_reason(name: str, seed: int) -> None:
    for session in random_game(name, seed):
        if session.ask is None:
            continue
        first = {option.picks()[0] for option in session.ask.options}
        for pick in session.game.visible_picks(session.state):
            if pick not in first:
                refusal = session.ask.choice.why_not(session.state, pick)
                assert refusal is not None, f"{session.ask.prompt}: {pick}"
                assert refusal.rule
                assert str(refusal.message)


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_the_picks_of_an_option_are_never_the_beginning_of_anothers(name: str, seed: int) -> None:
    for session in random_game(name, seed):
        if session.ask is None:
            continue
        all_picks = {option.picks() for option in session.ask.options}
        assert len(all_picks) == len(session.ask.options)
        beginnings = {picks[:n] for picks in all_picks for n in range(1, len(picks))}
        assert not beginnings & all_picks


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_each_option_is_reached_by_its_picks(name: str, seed: int) -> None:
    for session in random_game(name, seed, most=40):
        if session.ask is None:
            continue
        for option in session.ask.options:
            chooser = Chooser(session.ask, session.state)
            found = None
            for pick in option.picks():
                if found is None:  # a button that leaves one option completes it
                    found = chooser.pick(pick)
            assert found == option


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_commands_parse_back(name: str, seed: int) -> None:
    for session in random_game(name, seed):
        for option in session.ask.options if session.ask else ():
            assert session.game.parse(option.text()) == option


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_a_save_gives_the_same_state_and_the_same_question(name: str, seed: int) -> None:
    for at, session in enumerate(random_game(name, seed)):
        if at % 5 and session.ask is not None:
            continue
        loaded = from_text(to_text(session), session.game, session.cards)
        assert loaded.warning is None
        assert fingerprint(loaded.session) == fingerprint(session)
        assert (loaded.session.ask is None) == (session.ask is None)
        if session.ask and loaded.session.ask:
            assert loaded.session.ask.options == session.ask.options
            assert loaded.session.ask.choice == session.ask.choice
        assert loaded.session.undoable() == session.undoable()


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_clones_live_apart(name: str, seed: int) -> None:
    for session in random_game(name, seed, most=60):
        if session.ask is None:
            continue
        before = fingerprint(session)
        trial = session.state.clone()
        assert state_hash(session.game, trial) == before
        answer(trial, session.ask.options[-1])
        advance(trial)
        assert fingerprint(session) == before


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_undo_then_the_same_command_gives_the_same_question(name: str, seed: int) -> None:
    undone = 0
    for session in random_game(name, seed):
        if session.undo_stop() is not None:
            continue
        after, ask = fingerprint(session), session.ask
        command = session.undo()
        assert command is not None
        assert session.redo_stop() is None
        session.play(command)
        undone += 1
        assert fingerprint(session) == after
        assert (session.ask and session.ask.options) == (ask and ask.options)
    assert undone


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_undo_all_and_redo_all_come_back_to_the_same_table(name: str, seed: int) -> None:
    for session in random_game(name, seed, most=80):
        steps = session.undoable()
        if steps < 2:
            continue
        after, log = fingerprint(session), list(session.log)
        for _ in range(steps):
            assert session.undo() is not None
        for _ in range(steps):
            session.redo()
        assert (fingerprint(session), session.log) == (after, log)


@pytest.mark.parametrize(("name", "seed"), GAMES)
def test_the_log_played_again_gives_the_same_end(name: str, seed: int) -> None:
    *_, session = random_game(name, seed)
    again = replay(session.game, session.setup, session.cards, session.seed, session.log)
    assert again.difference is None
    assert again.played == len(session.log)
    assert state_hash(session.game, again.state) == fingerprint(session)


@pytest.mark.parametrize("name", NAMES)
def test_a_replay_keeps_what_worked_and_says_what_did_not(name: str) -> None:
    *_, session = random_game(name, 3)
    cut = len(session.log) // 2
    log = [*session.log[:cut], "nonsense 1 2", *session.log[cut:]]
    again = replay(session.game, session.setup, session.cards, session.seed, log)
    assert again.played == cut
    assert str(cut + 1) in str(again.difference)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(name: str) -> None:
    assert fingerprint(new_session(name, 11)) == fingerprint(new_session(name, 11))
    assert fingerprint(new_session(name, 11)) != fingerprint(new_session(name, 12))
