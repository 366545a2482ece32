"""What cards do, as data: a few frozen models that the card files are read into.

A kind of effect exists when three cards use it; what a single card does is a `Special`, a named function in
`specials.py`. An effect never touches the state: `effect_steps.py` turns it into steps.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """Frozen, strict about unknown fields: a misspelt field in a card file is an error."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Modify(Model):
    """Adds `by` until the end of the round.

    `what`: move (spaces of a die), combat (a total: less is better), actions, limit (of enemies).
    `who`: commandos, enemies, all, or attacker and defender for combat; empty where there is only one.
    """

    kind: Literal["modify"]
    what: Literal["move", "combat", "actions", "limit"]
    by: int
    who: Literal["", "commandos", "enemies", "all", "attacker", "defender"] = ""


class DeployDie(Model):
    """Deploys a die from the box: on a drop zone, or on the space of the commando that the player or the card names."""

    kind: Literal["deploy"]
    at: Literal["drop_zone", "commando"]


class PlaceExplosive(Model):
    """Places an explosive on a commando's tile or a tile beside it (commandos:K1, Q80)."""

    kind: Literal["explosive"]


class GainStealth(Model):
    """Gives stealth tokens: to the acting commando, or to as many commandos as `dice` says, chosen by the player."""

    kind: Literal["stealth"]
    dice: int = 1
    unmoved: bool = False
    """Only to commandos that have not moved this round."""


class LookAtDirectives(Model):
    """Looks at the top `cards` directives; `may`: reorder them, bury any of them, or turn them."""

    kind: Literal["look"]
    cards: int
    may: Literal["reorder", "bury", "turn"]


class RangedCombat(Model):
    """A combat from afar, which the attacker survives (commandos:Q82); `modifier` is added to its total.

    `at`: one enemy in sight, or every enemy on a tile beside.
    """

    kind: Literal["ranged"]
    at: Literal["sight", "tile"]
    modifier: int = 0


class Special(Model):
    """What only this card does: the function of this name in `specials.py`."""

    kind: Literal["special"]
    name: str


Effect = Annotated[
    Modify | DeployDie | PlaceExplosive | GainStealth | LookAtDirectives | RangedCombat | Special,
    Field(discriminator="kind"),
]
