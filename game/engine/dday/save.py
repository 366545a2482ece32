"""Saving a state of D-Day Dice: as plain JSON data, checked by pydantic on the way back."""

from __future__ import annotations

from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from pydantic import BaseModel, ConfigDict, TypeAdapter, create_model

from game.engine.core.save import one_of, steps_in
from game.engine.dday import (
    casualties,
    changing,
    combat,
    finding,
    moving,
    play_dice,
    rolling,
    setup,
    tallying,
    trading,
    turn,
    upkeep,
)
from game.engine.dday.cards import Cards
from game.engine.dday.problems import setup_problems
from game.engine.dday.state import Setup, State, Table

_STEP_MODULES: list[Any] = [
    casualties,
    changing,
    combat,
    finding,
    moving,
    play_dice,
    rolling,
    setup,
    tallying,
    trading,
    turn,
    upkeep,
]
_SHARED = ("table", "events")
"""What a save leaves out: the table is made from the set-up, events are what just happened."""
_KINDS = get_type_hints(State)
_SAVED = {f.name: _KINDS[f.name] for f in fields(State) if f.name not in _SHARED}


def dump_setup(setup_: Setup) -> Any:
    """A set-up as plain JSON data."""
    return _setups().dump_python(setup_, mode="json")


def load_setup(data: Any) -> Setup:
    """The set-up of plain JSON data; raises pydantic's ValidationError."""
    return _setups().validate_python(data)


def dump_state(s: State) -> Any:
    """A state as plain JSON data, without the table that all clones share."""
    saved = {name: getattr(s, name) for name in _SAVED}
    return _saved_state().model_construct(**saved).model_dump(mode="json")


def load_state(data: Any, setup_: Setup, cards: Cards) -> State:
    """The state of plain JSON data, on the table of a set-up; raises ValueError (pydantic's is one)."""
    if problems := setup_problems(setup_, cards):
        raise ValueError(problems[0])
    read = _saved_state().model_validate(data)
    return State(events=[], table=Table(setup_, cards), **{name: getattr(read, name) for name in _SAVED})


@cache
def _setups() -> TypeAdapter[Setup]:
    return TypeAdapter(Setup)


@cache
def _saved_state() -> type[BaseModel]:
    kinds: dict[str, Any] = _SAVED | {"agenda": list[one_of(steps_in(_STEP_MODULES))]}  # type: ignore[misc]
    required: dict[str, Any] = {name: (kind, ...) for name, kind in kinds.items()}
    model: type[BaseModel] = create_model("SavedState", __config__=ConfigDict(extra="forbid"), **required)
    return model
