"""All cards of D-Day Dice as frozen models; content fills them from TOML, all clones of a state share them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from game.engine.dday.effects import Effect, Model

Window = Literal["roll", "dice", "lead", "tally", "upkeep", "find", "move", "mines", "smoke", "fire", "casualties"]
"""When a card can be played: while rolling, at the die changes, at Leadership and at the end of Phase 1; in Phases 2, 3
and 4; at a landmine die; before and after the machine guns roll; while casualties are chosen."""
ANY_TIME: tuple[Window, ...] = ("roll", "dice", "tally", "upkeep", "find", "move", "smoke", "fire")


class Card(Model):
    """What all cards have. `short` fits under the picture of a small card."""

    id: Annotated[str, Field(pattern=r"^[a-z_]+$")]
    name: str
    text: str
    short: str
    icon: str
    effects: tuple[Effect, ...] = ()
    solo: bool = True
    """False: it needs a partner and leaves a solo game (dday:Q59)."""


class Specialist(Card):
    """A Regular Specialist (one in each deck) or a Unique one (one in the box); `cost` in Stars."""

    set: Literal["regular", "unique"]
    cost: Annotated[int, Field(ge=1, le=20)]


class Item(Card):
    """A Regular Item, or a Special one that lies face down; `cost` in Item Points."""

    set: Literal["regular", "special"]
    cost: Annotated[int, Field(ge=1, le=60)]
    when: tuple[Window, ...] = Field(min_length=1)


class Vehicle(Card):
    """A Vehicle; its effects are for every Unit in the sector."""

    cost: Annotated[int, Field(ge=1, le=60)]


class Award(Card):
    """An Award, used once at the end of a Phase 1."""

    when: tuple[Window, ...] = Field(min_length=1)


class MapText(Model):
    """What players read about a shipped battle map; `id` is the name of its file."""

    id: str
    name: str
    difficulty: str
    briefing: str


class Cards(Model):
    """Every card that the game knows. `version` tells two editions apart: saves carry it."""

    version: str
    specialists: tuple[Specialist, ...]
    items: tuple[Item, ...]
    vehicles: tuple[Vehicle, ...]
    awards: tuple[Award, ...]
    maps: tuple[MapText, ...]
