"""What the first picture needs of the settings, read in a moment; whatever looks wrong is left to `settings.load`."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.content.controls import DEFAULT_KEYS, MOST_KEYS, Action, Keys


@dataclass(frozen=True, slots=True)
class FirstSettings:
    """The few settings that the window and the title's key caps show; the defaults are those of `Settings`."""

    window: tuple[int, int] = (1280, 720)
    full_screen: bool = False
    ui_scale: int = 0
    text_size: str = "normal"
    language: str = "system"
    right_click_is_back: bool = True
    tutorials_done: tuple[str, ...] = ()
    keys: dict[Action, Keys] = field(default_factory=lambda: dict(DEFAULT_KEYS))


_SMALLEST, _LARGEST = (320, 240), 16384  # sides of a window
_WORDS = {"text_size": ("normal", "large"), "language": ("system", "en", "pl")}
_SCALES = range(4)


def read(file: Path | None) -> FirstSettings:
    """The first settings of a file; a value that cannot be is the default, without a word.

    Reading them with the models of `settings.py` would double the time to the first picture; that follows right after
    it, and tells what is wrong.
    """
    try:
        found = json.loads(file.read_bytes()) if file else None
    except (OSError, ValueError, RecursionError):
        found = None
    return FirstSettings(**_usable(found)) if isinstance(found, dict) else FirstSettings()


def _usable(found: dict[str, Any]) -> dict[str, Any]:
    """The fields that can be used as they are."""
    good: dict[str, Any] = {
        name: found[name] for name in ("full_screen", "right_click_is_back") if isinstance(found.get(name), bool)
    }
    good |= {name: found[name] for name, words in _WORDS.items() if found.get(name) in words}
    if type(found.get("ui_scale")) is int and found["ui_scale"] in _SCALES:
        good["ui_scale"] = found["ui_scale"]
    match found.get("window"):
        case [int(wide), int(high)] if _SMALLEST[0] <= wide <= _LARGEST and _SMALLEST[1] <= high <= _LARGEST:
            good["window"] = (wide, high)
    match found.get("tutorials_done"):
        case [*games] if all(isinstance(game, str) for game in games):
            good["tutorials_done"] = tuple(games)
    if isinstance(keys := found.get("keys"), dict):
        good["keys"] = {action: _names(keys.get(action), usual) for action, usual in DEFAULT_KEYS.items()}
    return good


def _names(found: Any, usual: Keys) -> Keys:
    """The key names of one action, which may have none; the usual ones where they cannot be."""
    if isinstance(found, list) and len(found) <= MOST_KEYS and all(isinstance(name, str) for name in found):
        return tuple(found)
    return usual
