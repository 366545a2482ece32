"""What a map author can place on a Dice Commandos board: the classes and enums that Tiled offers, as models."""

from __future__ import annotations

from enum import StrEnum

from game.content.tiled_class import TiledClass


class SpawnSymbol(StrEnum):
    """The symbol on an enemy spawn token (commandos:S10)."""

    CIRCLE = "circle"
    TRIANGLE = "triangle"
    SQUARE = "square"


class Side(StrEnum):
    """The side of a map tile card that lies up (commandos:S5)."""

    A = "A"
    B = "B"


class SpecialKind(StrEnum):
    """The icon of a special space on side B of a card."""

    TALL_GRASS = "tall_grass"
    ROPE_BRIDGE = "rope_bridge"
    HUT = "hut"
    SNIPER_NEST = "sniper_nest"
    MACHINE_GUN_NEST = "machine_gun_nest"
    SWAMP = "swamp"
    RADIO_POST = "radio_post"
    AMMO_DEPOT = "ammo_depot"
    TUNNEL = "tunnel"
    MED_TENT = "med_tent"
    MINEFIELD = "minefield"


class DropZone(TiledClass):
    """Where the commandos arrive (commandos:S7)."""

    colour = "#3e89c6"
    use_as = ("object",)


class Spawn(TiledClass):
    """Where enemies arrive (commandos:S10)."""

    colour = "#c43340"
    use_as = ("object",)
    symbol: SpawnSymbol = SpawnSymbol.CIRCLE


class Objective(TiledClass):
    """Where a Map Objective token lies with its Objective token (commandos:S8, commandos:S9)."""

    colour = "#f7b32b"
    use_as = ("object",)


class Target(TiledClass):
    """A place that the mission names: a target to blow up, or a tile to hold."""

    colour = "#e8743b"
    use_as = ("object",)


class Boss(TiledClass):
    """Where the boss of the mission starts (commandos:S15)."""

    colour = "#8b1e3f"
    use_as = ("object",)


class Wall(TiledClass):
    """A polyline along the edges of spaces: a wall, like one that is painted."""

    colour = "#5a4a42"
    use_as = ("object",)


class Special(TiledClass):
    """The rectangle of a special space on side B of a card (commandos:M3)."""

    colour = "#7a5aa8"
    use_as = ("object",)
    kind: SpecialKind = SpecialKind.TALL_GRASS


class Card(TiledClass):
    """A tile of a mission map: one side of a map tile card. `content` is the print of the card that was drawn."""

    colour = "#4f8f3a"
    use_as = ("tile",)
    card: str = ""
    side: Side = Side.A
    content: str = ""


class Edges(TiledClass):
    """A tile of a wall layer: the edges of the space that are walls (commandos:M2)."""

    colour = "#3a4256"
    use_as = ("tile",)
    north: bool = False
    east: bool = False
    south: bool = False
    west: bool = False


class Mission(TiledClass):
    """A map of cards: `mission` names the mission whose script it plays (commandos:S4)."""

    colour = "#d9a066"
    use_as = ("map",)
    mission: str = ""


ENUMS: tuple[type[StrEnum], ...] = (SpawnSymbol, Side, SpecialKind)
CLASSES: tuple[type[TiledClass], ...] = (
    DropZone,
    Spawn,
    Objective,
    Target,
    Boss,
    Wall,
    Special,
    Card,
    Edges,
    Mission,
)
