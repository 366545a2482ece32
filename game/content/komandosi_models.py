"""What a map author can place on an island of Komandosi: the classes and enums that Tiled offers, as models."""

from __future__ import annotations

from enum import StrEnum

from game.content.tiled_class import TiledClass


class TerrainKind(StrEnum):
    """What a square of the island is; a crossing is road and rail at once."""

    SEA = "sea"
    PLAIN = "plain"
    FOREST = "forest"
    RIVER = "river"
    LAKE = "lake"
    ROAD = "road"
    RAIL = "rail"
    CROSSING = "crossing"
    AIRPORT = "airport"


class PlaceKind(StrEnum):
    """What stands on a square."""

    SHOP = "shop"
    BANK = "bank"
    HOSPITAL = "hospital"
    STATION = "station"
    RENTAL = "rental"
    PIER = "pier"
    HELICOPTER = "helicopter"


class Terrain(TiledClass):
    """A tile of the layer `terrain`: the square below it."""

    colour = "#7cb04e"
    use_as = ("tile",)
    kind: TerrainKind = TerrainKind.PLAIN


class Place(TiledClass):
    """A building, the pier or the helicopter: an object whose middle lies in the square on which it stands."""

    colour = "#ee9238"
    use_as = ("object", "tile")
    kind: PlaceKind = PlaceKind.SHOP


class Island(TiledClass):
    """A whole island."""

    colour = "#3f92be"
    use_as = ("map",)
    game: str = "komandosi"
    title: str = ""


ENUMS: tuple[type[StrEnum], ...] = (TerrainKind, PlaceKind)
CLASSES: tuple[type[TiledClass], ...] = (Terrain, Place, Island)
