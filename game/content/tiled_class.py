"""The base of the classes that Tiled offers to map authors, whatever the game."""

from __future__ import annotations

from typing import ClassVar, Literal

from pydantic import BaseModel, ConfigDict

Use = Literal["map", "layer", "object", "tile", "tileset"]


class TiledClass(BaseModel):
    """A custom class of Tiled: its members are the fields; the map holds only those that differ from the default."""

    model_config = ConfigDict(frozen=True)
    colour: ClassVar[str]
    use_as: ClassVar[tuple[Use, ...]]
