"""The player's settings: what there is, and reading and keeping it without ever losing a word of the file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter, ValidationError

from game.content.controls import DEFAULT_KEYS, MOST_KEYS, NEEDED, Action, Keys
from game.content.set_aside import keep_copy, move_aside
from game.content.setup_choices import CommandosChoices, DdayChoices, KomandosiChoices
from game.content.whole_file import write_whole
from game.engine.core.text import N_, Message

Volume = Annotated[int, Field(ge=0, le=10)]
Width = Annotated[int, Field(ge=320, le=16384)]
Height = Annotated[int, Field(ge=240, le=16384)]
SLOWEST, FASTEST = 0.5, 8.0
THOUSANDS = {"space": " ", "comma": ","}
"""What parts the thousands of a number, by the setting `thousands`."""
SPEEDS = (0.5, 1.0, 2.0, 4.0, 8.0, 0.0)  # 0 is "off": everything happens at once


def _speed(value: float) -> float:
    if value == 0 or SLOWEST <= value <= FASTEST:
        return value
    raise ValueError(f"a speed is 0 (off) or from {SLOWEST} to {FASTEST}")


def _all_actions(keys: Any) -> Any:
    """Actions that the file does not name keep their first keys."""
    return {**DEFAULT_KEYS, **keys} if isinstance(keys, dict) else keys


def _usable(keys: dict[Action, Keys]) -> dict[Action, Keys]:
    if missing := [action for action in NEEDED if not keys[action]]:
        raise ValueError(f"{missing[0]} needs a key")
    return keys


KeyNames = Annotated[tuple[Annotated[str, Field(min_length=1, max_length=32)], ...], Field(max_length=MOST_KEYS)]
KeyTable = Annotated[dict[Action, KeyNames], BeforeValidator(_all_actions), AfterValidator(_usable)]


class Settings(BaseModel):
    """All that a player can set. Frozen: a change is a new object (`changed`). Words of newer versions are kept."""

    model_config = ConfigDict(frozen=True, extra="allow")

    window: tuple[Width, Height] = (1280, 720)
    full_screen: bool = False
    ui_scale: Annotated[int, Field(ge=0, le=3)] = 0  # 0: by the size of the window
    text_size: Literal["normal", "large"] = "normal"
    colours: Literal["normal", "green", "red", "blue"] = "normal"
    speed: Annotated[float, AfterValidator(_speed)] = 1.0
    reduced_motion: bool = False
    step_marks: Literal["both", "patterns"] = "both"
    volume_interface: Volume = 6
    volume_table: Volume = 8
    volume_ambience: Volume = 0
    mute: bool = False
    quiet_in_background: bool = True
    ask_before: Literal["never", "last", "always"] = "last"
    odds: Literal["percent", "of_36", "hidden"] = "percent"
    lower_total_reminder: bool = True
    close_up: Literal["full", "short", "off"] = "full"  # of a combat: until Continue, for a moment, or not at all
    bot_pause_ms: Annotated[int, Field(ge=0, le=2000)] = 600
    bot_explains: bool = True
    end_by_itself: bool = False  # the Commando Phase ends when no action and no free load-out is left
    fight_order: Literal["player", "table"] = "player"  # who says which of several fights comes next
    hints: bool = True
    right_click_is_back: bool = True
    language: Literal["system", "en", "pl"] = "system"
    thousands: Literal["space", "comma"] = "space"
    tutorials_done: tuple[Annotated[str, Field(max_length=32)], ...] = ()
    commandos_setup: CommandosChoices = CommandosChoices()  # of the last game
    dday_setup: DdayChoices = DdayChoices()
    komandosi_setup: KomandosiChoices = KomandosiChoices()
    keys: KeyTable = Field(default_factory=lambda: dict(DEFAULT_KEYS), validate_default=True)

    def changed(self, **values: object) -> Settings:
        """The same settings with other values; raises pydantic's ValidationError for a value that cannot be."""
        return Settings.model_validate({**self.model_dump(), **values})


_WHOLE_FILE = N_(
    "The settings could not be read, so the first settings are used. The old file is kept as {kept}; "
    "delete it when you no longer need it."
)
_SOME_FIELDS = N_(
    "The settings held something unusable for {fields}: the first setting is used there. "
    "The old file is kept as {kept}; delete it when you no longer need it."
)
_UNREADABLE = N_(
    "The settings could not be opened ({why}), so the first settings are used. The old file is kept as {kept}."
)


def load(path: Path) -> tuple[Settings, Message | None]:
    """The settings of a file and, if something in it was nonsense, one sentence about it.

    Each unusable field falls back to its default, and the file as it was is kept beside it as `settings.json.bad`.
    """
    try:
        raw = path.read_bytes()
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), Message(
            _UNREADABLE, {"kept": str(move_aside(path) or path), "why": error.strerror or str(error)}
        )
    try:
        found = json.loads(raw)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return Settings(), Message(_WHOLE_FILE, {"kept": str(keep_copy(path, raw) or path)})
    settings, wrong = _field_by_field(found)
    if not wrong:
        return settings, None
    return settings, Message(_SOME_FIELDS, {"fields": ", ".join(wrong), "kept": str(keep_copy(path, raw) or path)})


def _field_by_field(found: dict[str, Any]) -> tuple[Settings, list[str]]:
    """The settings from all usable fields, and the names of the others."""
    try:
        return Settings.model_validate(found), []
    except (ValidationError, RecursionError):
        pass
    good, wrong = dict(found), []
    for name in [name for name in found if name in Settings.model_fields]:
        try:
            Settings.model_validate({name: found[name]})
        except (ValidationError, RecursionError):
            wrong.append(name)
            del good[name]
    if isinstance(keys := found.get("keys"), dict) and "keys" in wrong:
        good["keys"] = _usable_keys(keys)
    return Settings.model_validate(good), wrong


def _usable_keys(keys: dict[str, Any]) -> dict[str, Any]:
    """The key table without the lines that cannot be."""
    one_line = TypeAdapter(KeyTable)
    good = {}
    for action, names in keys.items():
        try:
            one_line.validate_python({action: names})
        except ValidationError:
            continue
        good[action] = names
    return good


def save(settings: Settings, path: Path) -> None:
    """Writes the settings whole or not at all. Raises OSError."""
    write_whole(path, settings.model_dump_json(indent=2) + "\n")
