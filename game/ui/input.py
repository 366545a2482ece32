"""Turns what mouse, keyboard and pad do into events for scenes: the pointer, a key, and the action it asks for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame

from game.content.controls import Action, Keys
from game.engine.core.text import N_
from game.ui.canvas import View
from game.ui.text import tr

Pos = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Act:
    """An action was asked for. `down` is False only when a held key (hurry) was let go."""

    action: Action
    down: bool = True
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Hover:
    """The pointer is here, in logical pixels; `held` while the left button is down."""

    pos: Pos
    held: bool = False


@dataclass(frozen=True, slots=True)
class Press:
    """The left button went down."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Release:
    """The left button went up."""

    pos: Pos


@dataclass(frozen=True, slots=True)
class Wheel:
    """The wheel turned; positive steps are away from the player, up the page."""

    pos: Pos
    steps: int


@dataclass(frozen=True, slots=True)
class Key:
    """A key went down: `name` as settings write it ("ctrl+z"), `string` what it types. Comes before its Act."""

    name: str
    string: str = ""
    repeat: bool = False
    lone: bool = False  # a modifier that was pressed and let go alone


Event = Act | Hover | Press | Release | Wheel | Key

# Key names whose labels are not just the capital letter.
_LABELS = {
    "return": N_("Enter"),
    "escape": N_("Esc"),
    "space": N_("Space"),
    "tab": N_("Tab"),
    "backspace": N_("Backspace"),
    "delete": N_("Delete"),
    "left": N_("Left"),
    "right": N_("Right"),
    "up": N_("Up"),
    "down": N_("Down"),
    "page up": N_("PgUp"),
    "page down": N_("PgDn"),
    "ctrl": N_("Ctrl"),
    "shift": N_("Shift"),
    "alt": N_("Alt"),
}
_MODIFIERS = {
    pygame.K_LSHIFT: "shift",
    pygame.K_RSHIFT: "shift",
    pygame.K_LCTRL: "ctrl",
    pygame.K_RCTRL: "ctrl",
    pygame.K_LALT: "alt",
    pygame.K_RALT: "alt",
}
_REPEATING = frozenset(
    (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN, Action.NEXT, Action.PREVIOUS, Action.UNDO, Action.REDO)
)
_HELD = frozenset((Action.HURRY,))

# Buttons of a standard pad, by SDL's numbers.
PAD: dict[Action, str] = {
    Action.CONFIRM: "A",
    Action.BACK: "B",
    Action.HINT: "X",
    Action.HELP: "Y",
    Action.PREVIOUS: "LB",
    Action.NEXT: "RB",
    Action.UNDO: "LT",
    Action.HURRY: "RT",
    Action.END_PHASE: "Start",
}
_PAD_BUTTONS = {
    0: Action.CONFIRM,
    1: Action.BACK,
    2: Action.HINT,
    3: Action.HELP,
    6: Action.END_PHASE,
    9: Action.PREVIOUS,
    10: Action.NEXT,
    11: Action.UP,
    12: Action.DOWN,
    13: Action.LEFT,
    14: Action.RIGHT,
}
_AXES = {0: (Action.LEFT, Action.RIGHT), 1: (Action.UP, Action.DOWN)}
_TRIGGERS = {4: Action.UNDO, 5: Action.HURRY}
_STICK_ON, _STICK_OFF = 20000, 12000
_RIGHT_BUTTON, _SIDE_BUTTON = 3, 6


def key_label(name: str) -> str:
    """How a key is written on a key cap: "ctrl+z" is "Ctrl+Z"."""
    parts = name.split("+") if len(name) > 1 else [name]
    return "+".join(tr(_LABELS[part]) if part in _LABELS else part[:1].upper() + part[1:] for part in parts)


def key_name(key: int, modifiers: int) -> str:
    """The name of a pressed key with its modifiers, as settings write it."""
    if key in _MODIFIERS:
        return _MODIFIERS[key]
    base = "return" if key == pygame.K_KP_ENTER else pygame.key.name(key).lower()
    held = (("ctrl", pygame.KMOD_CTRL), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
    return "".join(f"{name}+" for name, bit in held if modifiers & bit) + base


@dataclass
class Controls:
    """Who listens to which key, what is held, and which device was used last."""

    keys: Mapping[Action, Keys]
    right_click_is_back: bool = True
    device: str = "keys"  # "keys", "mouse" or "pad"
    held: set[Action] = field(default_factory=set)
    _down: set[int] = field(default_factory=set)
    _lone: int | None = None
    _tilted: dict[int, Action] = field(default_factory=dict)

    def actions(self, *names: str) -> list[Action]:
        """The actions that listen to one of these key names, in the order of the settings page."""
        return [action for action, keys in self.keys.items() if any(name in keys for name in names)]

    def prompt(self, action: Action) -> str:
        """What to show beside a button: the key or pad button of an action; empty if it has none."""
        return PAD.get(action, "") if self.device == "pad" else self.key_prompt(action)

    def key_prompt(self, action: Action) -> str:
        """The label of an action's first key, whatever device was used last; empty if it has none."""
        keys = self.keys.get(action, ())
        return key_label(keys[0]) if keys else ""

    def translate(self, event: pygame.event.Event, view: View) -> list[Event]:
        """What one of pygame's events means, most special first; a scene that uses one ends the list."""
        match event.type:
            case pygame.KEYDOWN:
                return self._key_down(event)
            case pygame.KEYUP:
                return self._key_up(event)
            case pygame.MOUSEMOTION | pygame.MOUSEBUTTONDOWN | pygame.MOUSEBUTTONUP | pygame.MOUSEWHEEL:
                return self._mouse(event, view)
            case pygame.CONTROLLERBUTTONDOWN if event.button in _PAD_BUTTONS:
                self.device = "pad"
                return [Act(_PAD_BUTTONS[event.button])]
            case pygame.CONTROLLERAXISMOTION:
                return self._axis(event.axis, event.value)
            case pygame.WINDOWFOCUSLOST:
                return self.let_go()
        return []

    def _key_down(self, event: pygame.event.Event) -> list[Event]:
        repeat = event.key in self._down
        self._down.add(event.key)
        self.device = "keys"
        self._lone = event.key if event.key in _MODIFIERS and not repeat else None
        name, typed = key_name(event.key, event.mod), event.unicode
        names = [name]
        if typed.isprintable() and not typed.isalnum() and typed.strip():
            names.append(typed)  # "?" wherever the keyboard has it
        actions = self.actions(*names) or self.actions(name.removeprefix("shift+"))
        self.held.update(action for action in actions if action in _HELD)
        wanted: list[Event] = [Act(a, repeat=repeat) for a in actions if not repeat or a in _REPEATING]
        return wanted if event.key in _MODIFIERS else [Key(name, typed, repeat), *wanted]

    def _key_up(self, event: pygame.event.Event) -> list[Event]:
        self._down.discard(event.key)
        events: list[Event] = []
        if event.key == self._lone:
            events.append(Key(_MODIFIERS[event.key], lone=True))
        self._lone = None
        for action in self.actions(key_name(event.key, 0)):
            if action in self.held:
                self.held.discard(action)
                events.append(Act(action, down=False))
        return events

    def let_go(self) -> list[Event]:
        """Nothing is held any more: the window lost the keyboard, or what was waiting was thrown away."""
        let_go: list[Event] = [Act(action, down=False) for action in self.held]
        self.held.clear()
        self._down.clear()
        self._lone = None
        return let_go

    def _mouse(self, event: pygame.event.Event, view: View) -> list[Event]:
        if event.type == pygame.MOUSEWHEEL:
            self.device = "mouse"
            return [Wheel(view.to_logical(pygame.mouse.get_pos()), event.y)] if event.y else []
        if getattr(event, "touch", False) and event.type == pygame.MOUSEMOTION:
            return []
        self.device = "mouse"
        pos = view.to_logical(event.pos)
        if event.type == pygame.MOUSEMOTION:
            return [Hover(pos, bool(event.buttons[0]))]
        down = event.type == pygame.MOUSEBUTTONDOWN
        if event.button == 1:
            return [Press(pos)] if down else [Release(pos)]
        back = event.button == _SIDE_BUTTON or (event.button == _RIGHT_BUTTON and self.right_click_is_back)
        return [Act(Action.BACK)] if down and back else []

    def _axis(self, axis: int, value: int) -> list[Event]:
        """A stick is a direction once it is far out, and again only after it came back; a trigger is a button."""
        if abs(value) < _STICK_OFF:
            before = self._tilted.pop(axis, None)
            if before in self.held:
                self.held.discard(before)
                return [Act(before, down=False)]
            return []
        if abs(value) < _STICK_ON or axis in self._tilted or axis not in _AXES | _TRIGGERS:
            return []
        action = _AXES[axis][value > 0] if axis in _AXES else _TRIGGERS[axis]
        self.device = "pad"
        self._tilted[axis] = action
        if action in _HELD:
            self.held.add(action)
        return [Act(action)]
