"""Simulations: the same figures on any number of cores, honest intervals, a clean stop."""

from __future__ import annotations

import io
from collections import Counter

import pytest

from game import simulation
from game.board_use import BoardUse, DdayWatch
from game.engine.commandos.board import board_of
from game.engine.dday import events as dday
from game.simulation import Summary, interval, simulate
from tests.games import commandos_setup, dday_setup

TIMES = ("seconds", "decisions_per_second")


def figures(games: int = 25, seed: int = 0) -> dict[str, object]:
    result = simulate("commandos", "01", commandos_setup(), "random", games, seed).as_json()
    return {key: value for key, value in result.items() if key not in TIMES}


def test_the_figures_do_not_depend_on_the_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    many = figures()
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: 1)
    assert figures() == many


def test_another_seed_gives_other_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: 1)
    assert figures(seed=0)["decisions"] != figures(seed=1000)["decisions"]


def test_ctrl_c_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: 1)
    play = simulation.play_batch
    batches = 0

    def interrupted(job: simulation.Job) -> list[simulation.Played]:
        nonlocal batches
        batches += 1
        if batches == 3:
            raise KeyboardInterrupt
        return play(job)

    monkeypatch.setattr(simulation, "play_batch", interrupted)
    result = simulate("commandos", "01", commandos_setup(), "random", 100, 0, 1, io.StringIO())
    assert result.games == 2 * simulation.BATCH
    assert result.decisions > 0


def test_progress_tells_counts_and_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: 1)
    out = io.StringIO()
    simulate("commandos", "01", commandos_setup(), "random", 20, 0, 1, out)
    assert "20 of 20 games, about 0 s left" in out.getvalue()


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert interval(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_what_happened_where_is_told_for_every_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation.os, "cpu_count", lambda: 1)
    setup = commandos_setup()
    result = simulate("commandos", "01", setup, "random", 10, 0)
    told = result.as_json()
    names = board_of(setup.board).names
    assert list(told["places"]) == names
    start = told["places"][names[setup.board.drop_zone]]
    assert start["visits"] >= 10 and set(start) == {"visits", "lost", "defeated"}
    assert sum(place["lost"] for place in told["places"].values()) > 0
    assert told["dead_places"] == [name for name, place in told["places"].items() if not place["visits"]]
    assert told["turns_quartiles"][0] <= told["turns_median"] <= told["turns_quartiles"][1]


def test_the_table_names_where_most_is_lost() -> None:
    use = BoardUse(Counter({0: 5, 1: 2}), Counter({1: 3}))
    lines = Summary("commandos", "m", place_names=("A1:1", "A1:2", "A1:3"), use=use).as_text().splitlines()
    assert lines[-2:] == ["most_losses            A1:2 3", "dead_places            A1:3"]


def test_losses_of_a_unit_belong_to_the_sector_it_is_in() -> None:
    watch = DdayWatch(dday_setup("5_juno", 2))
    start = dday_setup("5_juno", 2).board.start
    watch.take([dday.TurnBegan(1, False), dday.UnitMoved("A", start, 4, True), dday.SoldiersLost("A", 3, "")])
    watch.take([dday.SoldiersLost("B", 1, ""), dday.SpecialistLost("A", "medic", ""), dday.TurnBegan(2, False)])
    assert watch.use.lost == {4: 4, start: 1}
    assert watch.use.visits == {start: 3, 4: 2}
