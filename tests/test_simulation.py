"""Simulations: the same figures on any number of cores, honest intervals, a clean stop."""

from __future__ import annotations

import io

import pytest

from game import simulation
from game.simulation import interval, simulate
from tests.games import commandos_setup

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
