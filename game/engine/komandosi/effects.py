"""What event cards do, as data: a few frozen models that the card files are read into.

A kind of effect exists when three cards use it; what a single card does is a `Special`, a named rule of its own.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

Pass = Literal["train", "car", "boat", "hospital", "map"]
PASSES: tuple[Pass, ...] = ("train", "car", "boat", "hospital", "map")
"""What a kept card is good for: a ride, no hospital fee and waiting, moving a part on the board."""
Goods = Literal["launcher", "rifle", "rocket", "cartridge"]
GOODS: tuple[Goods, ...] = ("launcher", "rifle", "rocket", "cartridge")
Sum = Annotated[int, Field(ge=-1000, le=1000, multiple_of=50)]


class Model(BaseModel):
    """A frozen card model; unknown fields are errors."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Money(Model):
    """The bank pays, or is paid what the player has of it (komandosi:Q61)."""

    kind: Literal["money"]
    amount: Sum


class Keep(Model):
    """The card stays with the player until it is used (komandosi:Q53)."""

    kind: Literal["keep"]
    use: Pass


class Order(Model):
    """Go to the nearest place of a kind; on arrival money is paid or the card is kept as a pass (komandosi:K11)."""

    kind: Literal["order"]
    place: Literal["shop", "bank", "hospital", "station", "pier"]
    money: Sum = 0
    use: Pass | None = None


class Gain(Model):
    """A shop card from the stock, if there is one."""

    kind: Literal["gain"]
    goods: Goods


class Special(Model):
    """What only this card does."""

    kind: Literal["special"]
    name: Literal[
        "rusty_bolt", "card_game", "parts_bonus", "guard_contract", "beach_raffle", "medical_check", "weapon_licence",
        "round_for_all", "pickpocket", "wet_powder", "landslide", "forced_march", "sprained_ankle", "fog",
        "supply_drop", "truce",
    ]  # fmt: skip


Effect = Annotated[Money | Keep | Order | Gain | Special, Field(discriminator="kind")]
