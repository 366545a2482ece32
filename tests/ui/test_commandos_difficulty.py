"""How hard a game of Dice Commandos is: measured choices are told, others estimated, and nothing is made up."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.content.commandos_models import Side
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.scenes import setup_difficulty
from game.scenes.campaign_steps import missions
from game.scenes.setup_difficulty import (
    Estimate,
    Measured,
    difficulty,
    difficulty_of,
    read_steps,
    read_table,
    steps_file,
    steps_of,
    table_file,
)
from game.scenes.setup_maps import turned_over
from game.scenes.setup_options import HARD_EVENTS, Options, options_of
from tests.games import commandos_setup

STEM, MISSION = "01_gather_intel", "gather_intel"
HALF = "games = 1000\nwin_rate = 0.5\nlow = 0.47\nhigh = 0.53\nturns_median = 14\n"
FIFTH = "games = 1000\nwin_rate = 0.2\nlow = 0.18\nhigh = 0.22\nturns_median = 15\n"


@pytest.fixture
def tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A normal game that half of are won; each of three steps leaves a fifth."""
    (tmp_path / "difficulty.toml").write_text(f'["{STEM}"]\n{HALF}', "utf-8")
    steps = "\n".join(f'["{STEM}".{step}]\n{FIFTH}' for step in ("side_b", "events_3", "events_6", "tracker"))
    (tmp_path / "difficulty_steps.toml").write_text(steps, "utf-8")
    monkeypatch.setattr(setup_difficulty, "table_file", lambda: tmp_path / "difficulty.toml")
    return tmp_path


def told(options: Options) -> Measured | Estimate | None:
    return difficulty_of(STEM, MISSION, Rulings(), options)


@pytest.mark.usefixtures("tables")
def test_what_was_measured_is_told_as_it_is() -> None:
    for options, rate in ((Options(), 0.5), (Options(side=Side.B), 0.2), (Options(hard_events=3), 0.2)):
        found = told(options)
        assert isinstance(found, Measured) and found.win_rate == rate


@pytest.mark.usefixtures("tables")
def test_several_steps_multiply_the_odds() -> None:
    found = told(Options(side=Side.B, hard_tracker=True))
    assert isinstance(found, Estimate) and found.steps == 2
    assert found.win_rate == pytest.approx(1 / 17, abs=0.002)  # odds of 1 by a quarter twice


@pytest.mark.usefixtures("tables")
def test_each_advanced_event_makes_it_harder() -> None:
    rates = [found.win_rate for count in range(4) if (found := told(Options(hard_events=count)))]
    assert len(rates) == 4 and rates == sorted(set(rates), reverse=True)


@pytest.mark.usefixtures("tables")
def test_nothing_is_made_up_where_a_step_was_not_measured() -> None:
    assert told(Options(enemy_type="raptors")) is None
    assert told(Options(advanced=(1,))) is None
    assert difficulty_of(STEM, MISSION, Rulings(enemies_stop_at_edge=True), Options()) is None
    assert difficulty_of("other", MISSION, Rulings(), Options()) is None
    assert difficulty(replace(missions()[0], own=True), Rulings(), Options()) is None


def test_a_step_that_means_nothing_for_a_mission_changes_nothing() -> None:
    assert list(steps_of(MISSIONS["gather_intel"], Options(hard_boss=True))) == []
    assert list(steps_of(MISSIONS["tooth_and_claw"], Options(enemy_type="cyber_apes"))) == []
    assert len(list(steps_of(MISSIONS["jungle_ghost"], Options(enemy_type="raptors", hard_boss=True)))) == 2


@pytest.mark.parametrize("text", ['["01_gather_intel".side_b]\ngames = "many"', "no toml", "[a]\nb = 1"])
def test_a_damaged_table_of_steps_is_no_table(tables: Path, text: str) -> None:
    (tables / "difficulty_steps.toml").write_text(text, "utf-8")
    read_steps.cache_clear()
    assert told(Options(side=Side.B)) is None
    assert told(Options()) is not None


def test_every_choice_of_every_shipped_mission_has_a_figure() -> None:
    for entry in missions():
        assert entry.board
        for options in (
            Options(),
            Options(side=Side.B, enemy_type="raptors", hard_tracker=True, hard_boss=True),
            *(Options(hard_events=count, advanced=tuple(range(1, count + 1))) for count in HARD_EVENTS),
        ):
            found = difficulty(entry, Rulings(), options)
            assert found is not None, (entry.file.stem, options)
            assert 0 < found.win_rate < 1


def test_no_step_of_a_shipped_mission_makes_it_trivial_or_hopeless() -> None:
    normal, steps = read_table(table_file()), read_steps(steps_file())
    assert normal.keys() == steps.keys() == {file.stem for file in (paths.maps() / "commandos").glob("*.tmx")}
    assert all(0.35 <= found.win_rate <= 0.65 for found in normal.values())
    assert all(0.05 <= found.win_rate <= 0.9 for row in steps.values() for found in row.values())


def test_the_choices_of_a_game_are_found_in_its_setup() -> None:
    plain = commandos_setup()
    assert options_of(plain) == Options()
    turned = turned_over(missions()[5]).board
    assert turned
    chosen = Options(Side.B, "raptors", (1, 4), 2, True, True)
    setup: Setup = chosen.setup(turned, Rulings())
    assert options_of(setup) == chosen
