"""What keys, pointer and pad mean."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content.controls import DEFAULT_KEYS, GROUPS, NAMES, Action, clashes
from game.ui.canvas import view
from game.ui.input import Act, Controls, Hover, Key, Press, Wheel, key_label
from game.ui.sound import Sound
from tests.ui.toolkit_desk import open_window

VIEW = view((1280, 720))
BIG = view((2560, 1440))


@pytest.fixture
def controls() -> Controls:
    open_window()
    return Controls(DEFAULT_KEYS)


def _key(key: int, mod: int = 0, typed: str = "", down: bool = True) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN if down else pygame.KEYUP, key=key, mod=mod, unicode=typed)


def _actions(events: list[object]) -> list[Action]:
    return [event.action for event in events if isinstance(event, Act)]


@pytest.mark.parametrize(
    ("event", "action"),
    [
        (_key(pygame.K_RETURN, 0, "\r"), Action.CONFIRM),
        (_key(pygame.K_KP_ENTER, 0, "\r"), Action.CONFIRM),
        (_key(pygame.K_ESCAPE), Action.BACK),
        (_key(pygame.K_TAB, pygame.KMOD_LSHIFT, "\t"), Action.PREVIOUS),
        (_key(pygame.K_TAB, pygame.KMOD_LCTRL, "\t"), Action.NEXT_TAB),
        (_key(pygame.K_z, pygame.KMOD_RCTRL, "\x1a"), Action.UNDO),
        (_key(pygame.K_SLASH, pygame.KMOD_LSHIFT, "?"), Action.HELP),
        (_key(pygame.K_m, pygame.KMOD_LSHIFT, "M"), Action.MOVE),  # while "hurry" is held
        (pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=3, pos=(5, 5)), Action.BACK),
        (pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=1), Action.BACK),
        (pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=0, value=30000), Action.RIGHT),
    ],
)
def test_a_key_a_button_and_a_stick_ask_for_their_action(
    controls: Controls, event: pygame.event.Event, action: Action
) -> None:
    assert _actions(controls.translate(event, VIEW)) == [action]


def test_a_held_key_repeats_only_where_that_is_harmless(controls: Controls) -> None:
    for key, repeats in ((pygame.K_LEFT, True), (pygame.K_RETURN, False), (pygame.K_e, False)):
        assert _actions(controls.translate(_key(key), VIEW))
        assert bool(_actions(controls.translate(_key(key), VIEW))) is repeats


def test_hurry_is_held_until_it_is_let_go_or_the_window_is_left(controls: Controls) -> None:
    controls.translate(_key(pygame.K_LSHIFT), VIEW)
    assert Action.HURRY in controls.held
    up = controls.translate(_key(pygame.K_LSHIFT, down=False), VIEW)
    assert Act(Action.HURRY, down=False) in up and not controls.held
    controls.translate(_key(pygame.K_RSHIFT), VIEW)
    assert controls.translate(pygame.event.Event(pygame.WINDOWFOCUSLOST), VIEW) == [Act(Action.HURRY, down=False)]


def test_a_modifier_alone_can_be_a_key(controls: Controls) -> None:
    controls.translate(_key(pygame.K_LCTRL), VIEW)
    assert Key("ctrl", lone=True) in controls.translate(_key(pygame.K_LCTRL, down=False), VIEW)
    controls.translate(_key(pygame.K_LCTRL), VIEW)
    controls.translate(_key(pygame.K_z, pygame.KMOD_LCTRL), VIEW)
    assert controls.translate(_key(pygame.K_LCTRL, down=False), VIEW) == []


def test_the_pointer_is_in_logical_pixels(controls: Controls) -> None:
    motion = pygame.event.Event(pygame.MOUSEMOTION, pos=(1001, 701), rel=(1, 1), buttons=(0, 0, 0), touch=False)
    assert controls.translate(motion, BIG) == [Hover((500, 350), False)]
    press = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(1001, 701), button=1, touch=False)
    assert controls.translate(press, BIG) == [Press((500, 350))]
    wheel = controls.translate(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2), VIEW)
    assert isinstance(wheel[0], Wheel) and wheel[0].steps == -2


def test_prompts_show_the_device_last_used(controls: Controls) -> None:
    assert controls.prompt(Action.BACK) == "Esc"
    controls.translate(pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=0), VIEW)
    assert controls.prompt(Action.BACK) == "B" and controls.prompt(Action.MOVE) == ""
    controls.translate(_key(pygame.K_a), VIEW)
    assert controls.prompt(Action.BACK) == "Esc"


def test_a_stick_steps_once_until_it_comes_back(controls: Controls) -> None:
    def tilt(value: int) -> list[Action]:
        return _actions(controls.translate(pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=1, value=value), VIEW))

    assert [tilt(v) for v in (30000, 31000, 0, -30000)] == [[Action.DOWN], [], [], [Action.UP]]


def test_every_action_has_a_name_a_group_and_a_first_key_and_no_first_key_clashes() -> None:
    listed = [action for actions in GROUPS.values() for action in actions]
    assert sorted(listed) == sorted(Action) and set(NAMES) == set(DEFAULT_KEYS) == set(Action)
    assert clashes(DEFAULT_KEYS) == {}
    assert clashes({**DEFAULT_KEYS, Action.HINT: ("a",)}) == {"a": (Action.HINT, Action.ABILITY)}


def test_keys_are_written_as_on_a_keyboard() -> None:
    assert [key_label(name) for name in ("ctrl+z", "f11", "escape", "+", "ctrl++", "?")] == [
        "Ctrl+Z",
        "F11",
        "Esc",
        "+",
        "Ctrl++",
        "?",
    ]


def test_no_sound_device_and_no_sound_file_are_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_device(*_: object) -> None:
        raise pygame.error("no device")

    monkeypatch.setattr(pygame.mixer, "init", no_device)
    sound = Sound(tmp_path)
    assert not sound.start()
    sound.play("press")
    sound.ambience("jungle")
    sound.ready = True
    sound.play("no_such_cue")
    (tmp_path / "press.wav").write_bytes(b"not a sound")
    sound.play("press")


def test_the_background_sound_runs_only_while_it_can_be_heard() -> None:
    sound = Sound()
    if not sound.start():
        pytest.skip("no sound device, not even a dummy")
    sound.set_volumes(6, 8, 0, mute=False)
    sound.ambience("jungle")
    assert not sound.running
    sound.set_volumes(6, 8, 4, mute=False)
    assert sound.running
    sound.hush(True)
    assert not sound.running
    sound.hush(False)
    sound.ambience(None)
    assert not sound.running


def test_volumes_are_apart_and_mute_and_background_silence_all() -> None:
    sound = Sound()
    sound.set_volumes(2, 8, 5, mute=False)
    assert [sound.volume(cue) for cue in ("focus", "die_land", "ambience_surf")] == [0.2, 0.8, 0.5]
    sound.hush(True)
    assert sound.volume("die_land") == 0
    sound.hush(False)
    sound.set_volumes(2, 8, 5, mute=True)
    assert sound.volume("die_land") == 0
