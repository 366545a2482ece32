"""Saves that are damaged, newer, foreign or from other cards: one sentence each, never a traceback."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content.cards import commandos_cards
from game.content.saves import from_text
from game.engine.core.save import VERSION, SaveError, read, state_hash, to_text
from tests.games import new_session, random_game


def some_save(decisions: int = 30, seed: int = 4) -> str:
    *_, session = random_game("commandos", seed, most=decisions)
    return to_text(session, {"title": "Gather Intel", "round": session.state.round})


SAVE = some_save()


def changed(path: str, value: Any) -> str:
    """The save with one value changed; the path is dotted."""
    data = json.loads(SAVE)
    *way, last = path.split(".")
    at: Any = data
    for part in way:
        at = at[int(part)] if isinstance(at, list) else at[part]
    at[int(last) if isinstance(at, list) else last] = value
    return json.dumps(data)


def sentence(text: str) -> str:
    with pytest.raises(SaveError) as error:
        from_text(text)
    return str(error.value)


@given(st.integers(0, len(SAVE) - 1))
@settings(max_examples=60)
def test_a_save_cut_anywhere_gets_a_sentence(cut: int) -> None:
    assert "damaged" in sentence(SAVE[:cut])


def test_a_newer_save_says_so() -> None:
    assert "newer" in sentence(changed("version", VERSION + 1))


def test_a_save_of_another_game_says_so() -> None:
    assert "chess" in sentence(changed("game", "chess"))


@pytest.mark.parametrize(
    ("path", "value", "named"),
    [
        ("state.fury", "many", "fury"),
        ("state.fury", 9, "fury"),
        ("state.commandos.0.space", 4000, "space"),
        ("state.commandos.0.pips", None, "pips"),
        ("state.agenda.0.is", "Teleport", "agenda"),
        ("state.directives.pile", [], "directives"),
        ("setup.board.columns", "four", "columns"),
        ("setup.board.walls.0", [0, 50], "neighbours"),
        ("setup.enemy_type", "robots", "robots"),
        ("setup.board.mission", "none", "none"),
        ("setup.board.drop_zone", 5000, "5000"),
        ("log", "walk a A1:1", "log"),
        ("seed", [], "seed"),
    ],
)
def test_a_wrong_value_is_named(path: str, value: Any, named: str) -> None:
    assert named in sentence(changed(path, value))


def test_a_missing_field_is_named() -> None:
    data = json.loads(SAVE)
    del data["state"]["fury"]
    assert "fury" in sentence(json.dumps(data))


@given(st.data())
@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
def test_any_value_replaced_by_nonsense_loads_or_gets_a_sentence(data: st.DataObject) -> None:
    save: Any = json.loads(SAVE)
    at, key = save, "state"
    for _ in range(data.draw(st.integers(0, 5))):
        inner = at[key]
        if not isinstance(inner, dict | list) or not inner:
            break
        at = inner
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else range(len(at))))
    at[key] = data.draw(st.sampled_from([None, -1, 0, 7, 10**9, "", "x", [], {}, True, 1.5, "a" * 50]))
    try:
        loaded = from_text(json.dumps(save))
    except SaveError as error:
        assert str(error)
        return
    assert loaded.session.state.problems() == []


@pytest.mark.parametrize("text", ["", "[]", "null", "12", '{"version": 1}', "[" * 100_000, '"x"', "{}"])
def test_what_is_no_save_gets_a_sentence(text: str) -> None:
    assert sentence(text)


def test_a_save_after_the_cards_changed_goes_on_without_undo() -> None:
    data = json.loads(SAVE)
    data["log"] = data["log"][:-3] + ["end"] * 3
    loaded = from_text(json.dumps(data))
    assert loaded.warning is not None
    assert loaded.session.undo_stop() is not None
    assert loaded.session.ask is not None


def test_a_save_carries_its_board_so_that_a_map_edited_later_does_not_matter() -> None:
    setup = json.loads(SAVE)["setup"]
    assert len(setup["board"]["cards"]) == 12
    assert setup["cards_version"] == commandos_cards().version


def test_undo_reaches_back_over_a_save() -> None:
    session = new_session("commandos", 1)
    while session.undoable() < 2:
        session.play(session.ask.options[0])  # type: ignore[union-attr]
    loaded = from_text(to_text(session)).session
    assert loaded.undoable() == session.undoable()
    assert loaded.undo() == session.undo()
    assert state_hash(loaded.game, loaded.state) == state_hash(session.game, session.state)


def test_the_note_is_read_without_loading_the_game() -> None:
    assert read(SAVE).note["title"] == "Gather Intel"
