"""All cards of Komandosi as frozen models; content fills them from TOML, all clones of a state share them."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from game.engine.komandosi.effects import Effect, Goods, Model

COPIES = 2
"""How often each event text is in the deck (komandosi:K1)."""


class EventCard(Model):
    """An event text; the deck holds two copies of each."""

    id: Annotated[str, Field(pattern=r"^[a-z_]+$")]
    name: str
    text: str
    icon: str
    effect: Effect


class ShopCard(Model):
    """A kind of goods: how many cards there are, and what one costs."""

    id: Goods
    name: str
    icon: str
    count: Annotated[int, Field(ge=1, le=32)]
    price: Annotated[int, Field(ge=50, le=1000, multiple_of=50)]


class Cards(Model):
    """Every card that the game knows. `version` tells two editions apart: saves carry it."""

    version: str
    events: tuple[EventCard, ...]
    goods: tuple[ShopCard, ...]
