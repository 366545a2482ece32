"""What cards do, as data: a few frozen models that the card files are read into.

A kind of effect exists when three cards use it; what a single card does is a `Special`, a named rule of its own.
Specialists and Vehicles work while they are there, Items and Awards when they are played.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Resource = Literal["soldiers", "courage", "stars", "points"]
RESOURCES: tuple[Resource, ...] = ("soldiers", "courage", "stars", "points")
Who = Literal["own", "sector"]
Where = Literal["any", "beach", "bunker"]
Count = Annotated[int, Field(ge=1, le=99)]


class Model(BaseModel):
    """A frozen card model; unknown fields are errors."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Gain(Model):
    """Adds to a dial of the own Unit or of every Unit in its sector: a card in play each Phase 2, others at once."""

    kind: Literal["gain"]
    resource: Resource
    count: Count
    who: Who = "own"


class Spare(Model):
    """Fewer lost in Combat to the DEF, to the guns, or to both together; `count` 0 spares everything."""

    kind: Literal["spare"]
    of: Literal["defence", "guns", "any"]
    count: Annotated[int, Field(ge=0, le=99)] = 0
    who: Who = "own"
    where: Where = "any"


class Defence(Model):
    """Lowers the DEF of the sector for all Units until the end of the turn; `count` 0 makes it 0."""

    kind: Literal["defence"]
    count: Annotated[int, Field(ge=0, le=99)] = 0
    where: Where = "any"


class Guns(Model):
    """Fewer machine gun dice in the sector this turn, or a lower total."""

    kind: Literal["guns"]
    dice: Annotated[int, Field(ge=0, le=9)] = 0
    total: Annotated[int, Field(ge=0, le=99)] = 0


class Meet(Model):
    """Meets a requirement of a sector."""

    kind: Literal["meet"]
    need: Literal["engineer", "scout", "sniper", "climb"]


class Discount(Model):
    """Lowers a cost, to 1 at least (dday:Q49): Courage of an Advance, an Item, a Vehicle, an Award."""

    kind: Literal["discount"]
    on: Literal["advance", "item", "vehicle", "award"]
    count: Count


class Hold(Model):
    """The marker of the own or of any one Unit is not turned this Phase 2, once for a Unit and sector (dday:Q54)."""

    kind: Literal["hold"]
    who: Literal["own", "one"] = "own"


class ChangeDie(Model):
    """Changes own dice at the end of Phase 1: to another face, to another colour, or by rolling again."""

    kind: Literal["change"]
    to: Literal["face", "colour", "roll"]
    dice: Annotated[int, Field(ge=1, le=6)] = 1


class OpenTrade(Model):
    """Opens trade this turn with one other Unit, or between all, wherever they stand."""

    kind: Literal["trade"]
    between: Literal["two", "all"]


class Special(Model):
    """What only this card does."""

    kind: Literal["special"]
    name: Literal[
        "lieutenant", "veteran", "chaplain", "quartermaster", "minesweeper",
        "radio_operator", "commando", "paratrooper", "ranger", "forward_observer", "mechanic",
        "leadership", "dispatch_case", "flamethrower", "mine_detector", "whistle", "tool_kit",
        "stretcher", "enemy_uniform", "naval_strike", "mercy", "double", "comrade",
    ]  # fmt: skip


Effect = Annotated[
    Gain | Spare | Defence | Guns | Meet | Discount | Hold | ChangeDie | OpenTrade | Special,
    Field(discriminator="kind"),
]
