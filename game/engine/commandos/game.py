"""Dice Commandos as the rest of the program sees it."""

from __future__ import annotations

from functools import cache
from typing import Any, get_type_hints

from pydantic import BaseModel, ConfigDict, TypeAdapter, create_model

from game.engine.commandos import (
    combat,
    defeat,
    deploying,
    directives,
    effect_steps,
    ending,
    enemies,
    event_specials,
    loadouts,
    moves,
    reinforcement,
    setup,
    stealth,
    turn,
)
from game.engine.commandos.cards import Cards
from game.engine.commandos.commands import parse
from game.engine.commandos.state import Setup, State, Table
from game.engine.core.save import one_of, steps_in
from game.engine.core.step import Command

_STEP_MODULES = [
    combat,
    defeat,
    deploying,
    directives,
    effect_steps,
    ending,
    enemies,
    event_specials,
    loadouts,
    moves,
    reinforcement,
    setup,
    stealth,
    turn,
]


class CommandosGame:
    """Dice Commandos (solo)."""

    id = "commandos"

    def start(self, setup_: Setup, cards: Cards, seed: int) -> State:
        """A game about to roll its starting team."""
        return setup.start(setup_, cards, seed)

    def parse(self, text: str) -> Command:
        """The command of a text form."""
        return parse(text)

    def visible_picks(self, s: State) -> list[str]:
        """Dice, spaces, tiles, load outs and buttons that a player could click."""
        board = s.table.board
        return [
            *(f"die:{die.letter}" for die in (*s.commandos, *s.enemies) if die.space >= 0 or die.letter < "u"),
            *(f"space:{name}" for name in board.names),
            *(f"tile:{name}" for name in board.tile_names),
            *(f"card:{card}" for card in s.loadouts),
            *(f"button:{name}" for name in ("deploy", "train", "take", "ability", "end")),
        ]

    def dump_setup(self, setup_: Setup) -> Any:
        """A set-up as plain JSON data."""
        return _setups().dump_python(setup_, mode="json")

    def load_setup(self, data: Any) -> Setup:
        """The set-up of plain JSON data."""
        found: Setup = _setups().validate_python(data)
        return found

    def dump_state(self, s: State) -> Any:
        """A state as plain JSON data, without the table that all clones share."""
        saved = {name: getattr(s, name) for name in _SAVED}
        return _saved_state().model_construct(**saved).model_dump(mode="json")

    def load_state(self, data: Any, setup_: Setup, cards: Cards) -> State:
        """The state of plain JSON data, on the table of a set-up."""
        fields = _saved_state().model_validate(data)
        return State(events=[], table=Table(setup_, cards), **{name: getattr(fields, name) for name in _SAVED})


@cache
def _setups() -> TypeAdapter[Setup]:
    return TypeAdapter(Setup)


_SHARED = ("table", "events")
"""What a save leaves out: the table is made from the set-up, events are what just happened."""
_SAVED = {name: kind for name, kind in get_type_hints(State).items() if name not in _SHARED}


@cache
def _saved_state() -> type[BaseModel]:
    fields: dict[str, Any] = _SAVED | {"agenda": list[one_of(steps_in(_STEP_MODULES))]}  # type: ignore[misc]
    required: dict[str, Any] = {name: (kind, ...) for name, kind in fields.items()}
    model: type[BaseModel] = create_model("SavedState", __config__=ConfigDict(extra="forbid"), **required)
    return model


GAME = CommandosGame()
