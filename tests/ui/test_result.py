"""The result: the facts that are worked out from the log are true, and the screen says them in words that fit."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction

import pytest

from game.content.settings import Settings
from game.engine.commandos import events as e
from game.engine.core.session import Session
from game.engine.games import bot
from game.scenes import result_words as words
from game.scenes.flow_gallery import ended, new_session, played
from game.scenes.result import ResultChoices, ResultScene
from game.scenes.result_facts import Facts, Fight, facts_of, fight_chance
from game.scenes.result_story import MOST, shortened
from game.ui import theme
from game.ui.skins.commandos.goal import progress
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr_message
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.test_table_missions import STEMS, session_of
from tests.ui.toolkit_desk import Desk

SEEDS = range(12)


def _choices(told: list[object] | None = None) -> ResultChoices:
    told = [] if told is None else told
    return ResultChoices(
        on_again=lambda: told.append("again"),
        on_same_seed=lambda: told.append("seed"),
        on_other_map=lambda: told.append("map"),
        on_replay=told.append,
        on_keep=lambda: told.append("keep"),
        on_title=lambda: told.append("title"),
    )


def _victory(desk: Desk) -> ResultScene:
    return ResultScene(desk.ui, ended(True), _choices())


def _defeat(desk: Desk) -> ResultScene:
    return ResultScene(desk.ui, ended(False), _choices())


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("make", [_victory, _defeat])
def test_it_draws_at_every_size_and_its_texts_fit(make: object, size: tuple[int, int]) -> None:
    draws_at(make, size)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_words_about_every_game_fit(seed: int) -> None:
    desk, scene = opened(lambda desk: ResultScene(desk.ui, played(seed), _choices()))
    scene.update(2000)
    desk.look()


def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone() -> None:
    stands_everything(_defeat)


def test_every_button_and_its_letter_lead_where_they_say() -> None:
    told: list[object] = []
    desk, _ = opened(lambda desk: ResultScene(desk.ui, ended(True), _choices(told)))
    for name in ("again", "seed", "map", "replay", "keep", "title"):
        press(desk, name)
    for letter in "smwk":
        desk.key(letter, letter)
    assert told == ["again", "seed", "map", 0, "keep", "title", "seed", "map", 0, "keep"]
    assert desk.cues[0] == "victory"


def test_a_line_of_the_story_leads_to_the_moment_before_it_happened() -> None:
    told: list[object] = []
    desk, scene = opened(lambda desk: ResultScene(desk.ui, ended(True), _choices(told)))
    last = scene.deeds[-1]
    press(desk, f"deed {len(scene.deeds) - 1}")
    assert told == [last.command - 1] == [len(ended(True).log) - 1]


def test_the_curve_grows_once_and_at_once_where_nothing_shall_move() -> None:
    _, scene = opened(_victory)
    assert scene.share == 0 and scene.next_frame() == theme.FRAME
    scene.update(theme.TIMES["result_curve"] // 2)
    assert scene.share == 0.5
    scene.update(theme.TIMES["result_curve"])
    assert scene.share == 1 and scene.next_frame() is None
    for settings in (Settings(reduced_motion=True), Settings(speed=0)):
        still = ResultScene(Desk(settings=settings).ui, ended(True), _choices())
        assert still.share == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_the_facts_are_those_of_the_game(seed: int) -> None:
    session = played(seed)
    facts = facts_of(session)
    events = _all_events(session)
    fights = [event for event in events if isinstance(event, e.FightEnded)]
    fallen = [event for event in events if isinstance(event, e.DieDefeated)]
    assert len(facts.fights) == len(fights)
    assert facts.wins == sum(event.winner < "u" for event in fights)
    assert facts.lost == sum(event.die < "u" for event in fallen)
    assert facts.loadouts == sum(isinstance(event, e.LoadoutDrawn) for event in events)
    assert facts.won == bool(session.state.outcome.winners)
    assert [len(line) for line in (facts.curve.commandos, facts.curve.fury)] == [session.state.round] * 2
    assert facts.curve.enemies[-1] == len(session.state.enemies_on_map())


@pytest.mark.parametrize("seed", [*SEEDS, 15])
def test_a_load_out_is_told_as_fury_only_where_fury_drew_it(seed: int) -> None:
    session = played(seed)
    earned = sum(isinstance(event, e.FuryChanged) and event.fury == 6 for event in _all_events(session))
    told = [deed.words.sentence for deed in facts_of(session).deeds if deed.icon == "loadout"]
    assert sum(sentence.startswith("Fury 6") for sentence in told) == min(earned, len(told))


def _all_events(session: Session) -> list[object]:
    again = new_session(session.seed)
    events: list[object] = list(again.opening)
    for text in session.log:
        events += again.play(again.game.parse(text))
    return events


def test_looking_at_the_facts_does_not_touch_the_session() -> None:
    session = played(0)
    before = session.game.dump_state(session.state), list(session.log)
    facts_of(session)
    assert (session.game.dump_state(session.state), session.log) == before


def _ended_fight(mine: int, plus: int, theirs: int, more: int) -> e.FightEnded:
    return e.FightEnded("a", "u", (mine, 3, plus), (theirs, 3, more), "a", False, False)


@pytest.mark.parametrize(
    ("fight", "tie_to_defender", "chance"),
    [
        (_ended_fight(3, 0, 3, 0), False, Fraction(21, 36)),
        (_ended_fight(3, 0, 3, 0), True, Fraction(15, 36)),
        (_ended_fight(1, 0, 6, 0), False, Fraction(36, 36)),
        (_ended_fight(6, 0, 1, -1), False, Fraction(0)),
        (_ended_fight(4, -1, 3, 0), False, Fraction(21, 36)),
    ],
)
def test_the_chance_of_a_fight_counts_all_36_rolls(
    fight: e.FightEnded, tie_to_defender: bool, chance: Fraction
) -> None:
    assert fight_chance(fight, tie_to_defender) == chance


def _fight(chance: Fraction, won: bool, attacking: bool = True) -> Fight:
    return Fight(3, "Sniper", 1, "Patrol", 4, attacking, chance, won)


def test_luck_is_measured_against_the_exact_odds() -> None:
    half = Fraction(1, 2)
    facts = Facts(False, "squad", 4, "Gather Intel", fights=[_fight(half, True)] * 3 + [_fight(half, False)])
    assert facts.expected_wins == 2
    assert facts.chance_of(True) == float(Fraction(5, 16))
    assert [str(line) for line in words.luck(facts)] == [
        "You won about one fight more than the odds promised.",
        "About one game in 3 goes this well or better.",
    ]
    assert words.verdict(facts) == "a little good"


def test_the_best_roll_is_the_least_likely_win_and_the_worst_the_least_likely_loss() -> None:
    likely, unlikely = Fraction(3, 4), Fraction(1, 4)
    fights = [_fight(likely, True), _fight(unlikely, True), _fight(likely, False), _fight(unlikely, False)]
    facts = Facts(False, "squad", 4, "Gather Intel", fights=fights)
    assert (facts.best(), facts.worst()) == (fights[1], fights[2])


def test_a_game_without_a_fight_needed_no_luck() -> None:
    facts = Facts(False, "squad", 4, "Gather Intel")
    assert [str(line) for line in words.luck(facts)] == ["Nobody fought: no luck was needed."]
    assert words.tallies(facts) == []


def test_the_advice_fits_the_game() -> None:
    bold = [_fight(Fraction(1, 4), False)] * 2
    assert "less than an even chance" in str(words.advice(Facts(False, "squad", 4, "", fights=bold)))
    assert "5 actions were left" in str(words.advice(Facts(False, "tracker", 15, "", unused_actions=5)))
    assert "quick" in str(words.advice(Facts(True, "mission", 6, "")))


def test_the_story_keeps_the_heaviest_lines_in_their_order() -> None:
    deeds = facts_of(played(1)).deeds
    short = shortened(deeds)
    assert len(short) <= MOST and short[-1] is deeds[-1]
    assert [deeds.index(deed) for deed in short] == sorted(deeds.index(deed) for deed in short)


def test_the_facts_need_no_pygame() -> None:
    code = "import sys, game.scenes.result_story, game.scenes.result_words; print('pygame' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


@pytest.mark.parametrize("stem", STEMS)
@pytest.mark.parametrize("name", ["random", "greedy"])
def test_the_result_of_every_mission_counts_what_that_mission_asks_for(stem: str, name: str) -> None:
    session, player = session_of(stem, "A", STEMS.index(stem)), bot("commandos", name, 1)
    while session.ask:
        session.play(player.choose(session.state, session.ask))
    facts, s = facts_of(session), session.state
    assert (facts.done, facts.whole) == progress(s.table, Stage.of(s))
    assert facts.curve.done[-1] == facts.done
    told = " ".join(tr_message(deed.words) for deed in facts.deeds)
    assert told.count("was hit:") == (s.damage if s.table.boss else 0)
    assert told.count("was blown up") == len(s.destroyed) and told.count("is aboard") == len(s.saved)
    last = facts.deeds[-1].words
    assert not facts.won or tr_message(last) == f"Done: {s.table.mission_text.goal}"
    ends = tr_message(words.ending(facts))
    assert ends.endswith(s.table.mission_text.name)
    assert facts.reason != "tracker" or f"{facts.done} of {facts.whole}" in ends
