"""Bots choose among the options, see nothing hidden, and the greedy one plays sensibly."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.cards import commandos_cards
from game.engine.commandos.bot import GreedyBot, Scores
from game.engine.commandos.commands import Walk
from game.engine.commandos.forecast import quick_chance, win_chance
from game.engine.commandos.setup import start
from game.engine.core.bots import RandomBot
from game.engine.core.flow import advance, answer
from game.engine.core.rng import Numbers
from game.engine.games import BOTS, LOOKS_AHEAD, bot
from tests.games import commandos_setup, new_session, random_game
from tests.rules.commandos.boards import plain, with_sites
from tests.rules.commandos.table import table

QUICK = sorted(BOTS["commandos"].keys() - LOOKS_AHEAD)


def played(player: Any, seed: int) -> Any:
    s = start(commandos_setup(), commandos_cards(), seed)
    s.events = None
    while (ask := advance(s)) is not None:
        answer(s, player.choose(s, ask))
    return s


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_only_chooses_options_and_brings_every_game_to_an_end(name: str) -> None:
    session = new_session("commandos", 5)
    player = bot("commandos", name, 5)
    while session.ask is not None:
        session.play(player.choose(session.state, session.ask))
        assert session.state.problems() == []
    assert session.state.outcome is not None


@pytest.mark.parametrize("name", QUICK)
def test_a_bot_leaves_the_state_as_it_is(name: str) -> None:
    for session in random_game("commandos", 8):
        if session.ask is None:
            return
        before = session.game.dump_state(session.state)
        bot("commandos", name, 1).choose(session.state, session.ask)
        assert session.game.dump_state(session.state) == before


def test_the_greedy_bot_does_not_look_at_what_a_person_cannot_see() -> None:
    numbers = Numbers(1)
    looked = 0
    for seed in range(8):
        for session in random_game("commandos", seed):
            if session.ask is None:
                break
            other = session.state.clone()
            other.rng ^= 0x5555_AAAA
            for deck in (other.events_deck, other.loadouts_deck):
                numbers.shuffle(deck.pile)
            hidden = other.directives.pile[:-3]  # the top back is seen, and up to three cards may have been looked at
            numbers.shuffle(hidden)
            other.directives.pile[:-3] = hidden
            choice = GreedyBot().choose(session.state, session.ask)
            assert GreedyBot().choose(other, session.ask) == choice
            looked += 1
    assert looked > 200


def test_the_quick_chance_of_the_bots_equals_the_exact_one() -> None:
    compared = 0
    for seed in range(10):
        for at, session in enumerate(random_game("commandos", seed, most=60)):
            s = session.state
            if at % 12 or not s.squad():
                continue
            for one in s.squad():
                for other in s.enemies_on_map():
                    for attacker, defender in ((one.letter, other.letter), (other.letter, one.letter)):
                        exact = float(win_chance(s, attacker, defender))
                        assert exact == pytest.approx(quick_chance(s, attacker, defender))
                        compared += 1
    assert compared > 200


def test_greedy_wins_a_good_share_and_random_hardly_ever() -> None:
    greedy = sum(bool(played(GreedyBot(), seed).outcome.winners) for seed in range(40))
    random = sum(bool(played(RandomBot(seed), seed).outcome.winners) for seed in range(40))
    assert greedy >= 10
    assert random <= 2


def test_two_greedy_bots_play_the_same_game_alike() -> None:
    one, other = played(GreedyBot(), 3), played(GreedyBot(), 3)
    assert (one.round, one.outcome, [d.space for d in one.commandos]) == (
        other.round,
        other.outcome,
        [d.space for d in other.commandos],
    )


def test_the_greedy_bot_values_a_walk_less_that_ends_in_sight_of_a_manned_sniper_nest() -> None:
    board = with_sites(plain(3, 3), sniper_nest="C1:3")
    manned = table({"a": (6, "A3:1"), "b": (6, "A3:4")}, {"u": (1, "C1:1")}, board=board).s
    empty = table({"a": (6, "A3:1"), "b": (6, "A3:4")}, {"u": (1, "C1:1")}, board=plain(3, 3)).s
    ends = [Walk("a", name) for name in ("A2:9", "B3:2")]
    for end in ends:
        assert Scores(manned).of(end) < Scores(empty).of(end)
    manned.die("a").stealth = empty.die("a").stealth = True
    for end in ends:
        assert Scores(manned).of(end) == Scores(empty).of(end)
