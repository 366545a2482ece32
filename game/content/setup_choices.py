"""What was chosen for the last game of each kind: the settings keep it, the next set-up begins with it."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

MOST_SEATS, LONGEST = 4, 64
Word = Annotated[str, Field(max_length=LONGEST)]
Colour = Annotated[int, Field(ge=0, lt=MOST_SEATS)]


MOST_EVENTS, FACES = 6, 6


class CommandosChoices(BaseModel):
    """Mission (its file's name), how hard it is, commandos and rulings; the map is empty until a first game began.

    What a newer or older program does not know is left alone.
    """

    model_config = ConfigDict(frozen=True)

    map: Word = ""
    side: Literal["A", "B"] = "A"
    enemy_type: Word = "insurgents"
    advanced: Annotated[tuple[Annotated[int, Field(ge=1, le=FACES)], ...], Field(max_length=FACES)] = ()
    hard_events: Annotated[int, Field(ge=0, le=MOST_EVENTS)] = 0
    hard_tracker: bool = False
    hard_boss: bool = False
    rulings: dict[Word, bool | Word] = Field(default_factory=dict)


class DdayChoices(BaseModel):
    """Map (its file's name), level, Units and rulings; what a newer or older program does not know is left alone."""

    model_config = ConfigDict(frozen=True)

    map: Word = ""
    level: Annotated[int, Field(ge=0)] = 0
    units: Annotated[int, Field(ge=1, le=MOST_SEATS)] = 1
    names: Annotated[tuple[Word, ...], Field(max_length=MOST_SEATS)] = ()
    colours: Annotated[tuple[Colour, ...], Field(max_length=MOST_SEATS)] = ()
    players: Annotated[tuple[Word, ...], Field(max_length=MOST_SEATS)] = ()
    rulings: dict[Word, bool | int] = Field(default_factory=dict)


MOST_PLAYERS = 6


class KomandosiChoices(BaseModel):
    """Island (its file's name), players and rulings; what a newer or older program does not know is left alone."""

    model_config = ConfigDict(frozen=True)

    map: Word = ""
    count: Annotated[int, Field(ge=2, le=MOST_PLAYERS)] = 3
    names: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    colours: Annotated[tuple[Annotated[int, Field(ge=0, lt=MOST_PLAYERS)], ...], Field(max_length=MOST_PLAYERS)] = ()
    players: Annotated[tuple[Word, ...], Field(max_length=MOST_PLAYERS)] = ()
    rulings: dict[Word, bool | int | Word] = Field(default_factory=dict)
