"""Settings: kept whole, mended field by field, changed at once."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import ValidationError

import game
from game.content.controls import DEFAULT_KEYS, Action
from game.content.settings import SPEEDS, Settings, load, save
from game.scenes.settings import TABS, SettingsScene
from game.ui.widgets.choices import Check, Slider, Switch
from tests.ui.toolkit_desk import Desk

ANY_SETTINGS = st.builds(
    Settings,
    window=st.tuples(st.integers(320, 16384), st.integers(240, 16384)),
    full_screen=st.booleans(),
    ui_scale=st.integers(0, 3),
    colours=st.sampled_from(["normal", "green", "red", "blue"]),
    speed=st.one_of(st.just(0.0), st.floats(0.5, 8.0)),
    volume_table=st.integers(0, 10),
    language=st.sampled_from(["system", "en", "pl"]),
    keys=st.dictionaries(
        st.sampled_from([Action.UNDO, Action.MOVE, Action.HINT]),
        st.lists(st.text(min_size=1, max_size=32), max_size=2).map(tuple),
    ),
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=10), inner, max_size=3),
    max_leaves=8,
)
QUICK = hypothesis_settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@QUICK
@given(ANY_SETTINGS)
def test_what_is_kept_is_read_again(tmp_path: Path, chosen: Settings) -> None:
    save(chosen, tmp_path / "deep" / "settings.json")
    assert load(tmp_path / "deep" / "settings.json") == (chosen, None)
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["settings.json"]


@QUICK
@given(st.dictionaries(st.sampled_from(sorted(Settings.model_fields)), JSON, max_size=6))
def test_nonsense_in_a_field_costs_only_that_field(tmp_path: Path, nonsense: dict[str, object]) -> None:
    file = tmp_path / "settings.json"
    file.write_text(json.dumps({"volume_interface": 3, **nonsense}), encoding="utf-8")
    before = file.read_bytes()
    chosen, sentence = load(file)
    if "volume_interface" not in nonsense:
        assert chosen.volume_interface == 3
    if sentence:
        kept = Path(str(sentence.gaps["kept"]))
        assert kept.name.startswith("settings.json.bad") and kept.read_bytes() == before
        assert any(name in str(sentence) for name in nonsense)


@QUICK
@given(st.binary(max_size=60))
def test_a_file_of_rubbish_gives_the_first_settings_and_is_kept(tmp_path: Path, rubbish: bytes) -> None:
    file = tmp_path / "settings.json"
    file.write_bytes(rubbish)
    chosen, sentence = load(file)
    assert chosen == Settings()
    assert sentence is None or Path(str(sentence.gaps["kept"])).read_bytes() == rubbish


def test_the_sentence_names_the_fields_and_the_kept_file(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"speed": "fast", "mute": true, "keys": {"undo": ["z"], "move": 7, "fly": ["f"]}}')
    chosen, sentence = load(file)
    assert chosen.speed == 1.0 and chosen.mute
    assert chosen.keys[Action.UNDO] == ("z",) and chosen.keys[Action.MOVE] == DEFAULT_KEYS[Action.MOVE]
    assert sentence and "speed, keys" in str(sentence) and "settings.json.bad" in str(sentence)
    assert "\n" not in str(sentence)


def test_an_older_bad_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    for text in ("first", "second", "first"):
        file.write_text(text)
        load(file)
    assert {kept.read_text() for kept in tmp_path.glob("*.bad*")} == {"first", "second"}
    assert len(list(tmp_path.glob("*.bad*"))) == 2


def test_words_of_a_newer_version_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    file.write_text('{"mute": true, "weather": "rain"}')
    chosen, sentence = load(file)
    assert sentence is None
    save(chosen.changed(mute=False), file)
    assert json.loads(file.read_text())["weather"] == "rain"


def test_no_file_is_no_trouble_and_a_folder_in_its_place_is_moved_aside(tmp_path: Path) -> None:
    assert load(tmp_path / "none.json") == (Settings(), None)
    folder = tmp_path / "settings.json"
    folder.mkdir()
    chosen, sentence = load(folder)
    assert chosen == Settings() and sentence
    save(chosen, folder)
    assert (tmp_path / "settings.json.bad1").is_dir()


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.json"
    save(Settings(mute=True), file)

    def full_disk(*_: object) -> None:
        raise OSError("No space left on device")

    monkeypatch.setattr("os.fsync", full_disk)
    with pytest.raises(OSError):
        save(Settings(), file)
    assert load(file)[0].mute
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "wrong", [{"speed": 0.2}, {"speed": float("nan")}, {"volume_table": 11}, {"keys": {"back": []}}]
)
def test_a_value_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValidationError):
        Settings().changed(**wrong)


def test_every_control_of_every_tab_changes_its_setting_at_once() -> None:
    for number in range(len(TABS)):
        desk = Desk((3840, 2160))
        scene = SettingsScene(desk.ui, number)
        desk.open(scene)
        for widget in list(scene.page.widgets):
            if isinstance(widget, (Switch, Slider, Check)) and widget.name in Settings.model_fields:
                before = desk.ui.settings
                widget.act(Action.CONFIRM) if isinstance(widget, (Switch, Check)) else (
                    widget.act(Action.RIGHT) and widget.act(Action.LEFT)
                )
                if isinstance(widget, Slider):
                    assert desk.ui.unsaved
                else:
                    assert getattr(desk.ui.settings, widget.name) != getattr(before, widget.name), widget.name
                desk.look()


def test_every_setting_is_used_outside_of_the_settings() -> None:
    package = Path(game.__file__).parent
    files = [file for file in package.rglob("*.py") if not file.name.startswith("settings")]
    code = "\n".join(file.read_text("utf-8") for file in files)
    used = set(re.findall(r"\b(?:settings|after|chosen|first)\.(\w+)", code))
    assert set(Settings.model_fields) <= used


def test_the_speed_slider_knows_every_speed_and_off() -> None:
    desk = Desk()
    scene = SettingsScene(desk.ui)
    desk.open(scene)
    seen = []
    for _ in SPEEDS:
        scene.page.widget("speed").act(Action.LEFT)
    for _ in SPEEDS:
        seen.append(desk.ui.settings.speed)
        scene.page.widget("speed").act(Action.RIGHT)
    assert tuple(seen) == SPEEDS


def _controls(desk: Desk) -> SettingsScene:
    scene = SettingsScene(desk.ui, 2)
    desk.open(scene)
    scene.page.focus("keys")
    return scene


def _walk_to(desk: Desk, scene: SettingsScene, action: Action) -> None:
    table = scene.page.widget("keys")
    for _ in range(table.position_of(action)):
        desk.act(Action.DOWN)


def test_a_key_is_changed_by_keyboard_alone() -> None:
    desk = Desk()
    scene = _controls(desk)
    _walk_to(desk, scene, Action.MOVE)
    desk.act(Action.CONFIRM)
    assert scene.page.widget("keys").waiting_action is Action.MOVE
    desk.look()
    assert desk.key("w", "w")
    assert desk.ui.settings.keys[Action.MOVE] == ("w",)
    assert desk.ui.controls.actions("w") == [Action.MOVE]


def test_escape_keeps_the_old_key_and_delete_leaves_it_empty() -> None:
    desk = Desk()
    scene = _controls(desk)
    _walk_to(desk, scene, Action.MOVE)
    desk.act(Action.CONFIRM)
    desk.key("escape")
    assert desk.ui.settings.keys[Action.MOVE] == ("m",) and desk.ui.scenes.top is scene
    desk.act(Action.CONFIRM)
    desk.key("delete")
    assert desk.ui.settings.keys[Action.MOVE] == ()


def test_the_last_key_of_a_needed_action_stays() -> None:
    desk = Desk()
    scene = _controls(desk)
    _walk_to(desk, scene, Action.BACK)
    desk.act(Action.CONFIRM)
    desk.key("delete")
    assert desk.ui.settings.keys[Action.BACK] == ("escape",)
    assert desk.cues[-1] == "refuse"


def test_a_key_used_twice_is_shown_and_each_cure_ends_the_clash() -> None:
    from game.content.controls import clashes

    for cure in ("cure 0", "cure 1"):
        desk = Desk()
        scene = _controls(desk)
        _walk_to(desk, scene, Action.MOVE)
        desk.act(Action.CONFIRM)
        desk.key("u", "u")
        assert clashes(desk.ui.settings.keys) and desk.cues[-1] == "key_clash"
        desk.look()
        desk.click(scene.page.widget(cure).rect.center)
        assert clashes(desk.ui.settings.keys) == {}
        desk.look()


def test_back_to_defaults_asks_first_and_leaves_window_and_language() -> None:
    desk = Desk(settings=Settings(language="en", mute=True, window=(1500, 900)))
    scene = SettingsScene(desk.ui, 1)
    desk.open(scene)
    desk.click(scene.page.widget("defaults").rect.center)
    desk.act(Action.BACK)
    assert desk.ui.settings.mute
    desk.click(scene.page.widget("defaults").rect.center)
    desk.act(Action.CONFIRM)
    assert desk.ui.settings == Settings(language="en", window=(1500, 900))
    assert desk.ui.scenes.top is scene
