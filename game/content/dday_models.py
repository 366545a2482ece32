"""What a map author can place on a D-Day Dice map: the classes and enums that Tiled offers, as models."""

from __future__ import annotations

from enum import StrEnum

from pydantic import ConfigDict, Field

from game.content.tiled.tree import ObjectRef
from game.content.tiled_class import TiledClass


class SectorStay(StrEnum):
    """How long a Unit may stay in a sector (dday:D23, dday:D25, dday:D27)."""

    TURNS = "3 turns"
    CANNOT = "cannot stay"
    BUNKER = "bunker"


class SectorBonus(StrEnum):
    """What a sector adds to each Tally there (dday:D30); `random` is a token drawn at set-up (dday:Q58)."""

    NONE = "none"
    SOLDIER = "soldier"
    STAR = "star"
    COURAGE = "courage"
    TOOL = "tool"
    RANDOM = "random"


class SectorPenalty(StrEnum):
    """What a sector takes off each Tally there (dday:D30)."""

    NONE = "none"
    SOLDIER = "soldier"
    STAR = "star"
    COURAGE = "courage"
    TOOL = "tool"


class LinkNeed(StrEnum):
    """What a Unit must have, or give up, to go a way (dday:D24)."""

    NONE = "none"
    ANY = "any specialist"
    ANY_2 = "any 2 specialists"
    SACRIFICE = "sacrifice"
    ENGINEER = "engineer"
    SCOUT = "scout"
    SNIPER = "sniper"
    CLIMB = "climb"


class Sector(TiledClass):
    """A sector of the beach: a polygon or rectangle; its name is the object's name."""

    colour = "#cfa569"
    use_as = ("object",)
    row: int = 1
    defence: int = 0
    machine_gun: int = 0
    garrison: int = 0
    stay: SectorStay = SectorStay.TURNS
    turns: int = 3
    bonus: SectorBonus = SectorBonus.NONE
    bonus_count: int = 1
    penalty: SectorPenalty = SectorPenalty.NONE
    penalty_count: int = 1
    start: bool = False


class Link(TiledClass):
    """A way from one sector to another, one direction; its place is that of its plate."""

    model_config = ConfigDict(frozen=True, populate_by_name=True, arbitrary_types_allowed=True)
    colour = "#f9cf4a"
    use_as = ("object",)
    origin: ObjectRef = Field(default=ObjectRef(0), alias="from")
    target: ObjectRef = Field(default=ObjectRef(0), alias="to")
    courage: int = 0
    landmines: bool = False
    need: LinkNeed = LinkNeed.NONE


class Level(TiledClass):
    """A teaching level of a map; its name is the object's name (dday:Q60)."""

    colour = "#9b63c0"
    use_as = ("object",)
    specialists: bool = True
    items: bool = True
    awards: bool = True
    landmines: bool = True
    machine_guns: bool = True
    bunker_defence: int = 0
    courage: str = ""


class Plate(TiledClass):
    """Where the name plate of a sector stands, if not in its middle."""

    model_config = ConfigDict(frozen=True, arbitrary_types_allowed=True)
    colour = "#f2e8cf"
    use_as = ("object",)
    sector: ObjectRef = ObjectRef(0)


class BattleMap(TiledClass):
    """A whole battle map: its title, place in the box, starting resources and available cards (dday:D4).

    Cards are lists of ids with commas between them, or "all" or "none".
    """

    colour = "#2b6297"
    use_as = ("map",)
    game: str = "dday"
    title: str = ""
    order: int = 0
    soldiers: int = 4
    courage: int = 0
    stars: int = 0
    points: int = 0
    specialists: str = "all"
    unique_specialists: str = "none"
    items: str = "all"
    special_items: str = "none"
    vehicles: str = "none"
    awards: str = "all"


ENUMS: tuple[type[StrEnum], ...] = (SectorStay, SectorBonus, SectorPenalty, LinkNeed)
CLASSES: tuple[type[TiledClass], ...] = (Sector, Link, Level, Plate, BattleMap)
