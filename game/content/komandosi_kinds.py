"""What can be wrong with an island of Komandosi, each kind once; `docs/map-findings.md` tells cause and cure.

Squares are named as along the edges of the board: row letter, column number.
"""

from __future__ import annotations

from game.content.report import Kind, Severity
from game.engine.core.text import N_

ERROR, WARNING = Severity.ERROR, Severity.WARNING

ISLAND_TILES = Kind(
    "ISLAND-TILES",
    ERROR,
    N_("the tiles are {width}×{height} pixels, an island needs {expected}×{expected}"),
    N_("Make a new map with tiles of that size."),
)
ISLAND_SIZE = Kind(
    "ISLAND-SIZE",
    ERROR,
    N_("the island has {rows} rows and {columns} columns, at most {most_rows} and {most_columns} are allowed"),
    N_("Make it smaller with Map > Resize Map."),
)
TERRAIN_NONE = Kind(
    "TERRAIN-NONE",
    ERROR,
    N_('the map has no tile layer "terrain"'),
    N_("Give the layer with the squares of the island this name."),
)
TERRAIN_TWICE = Kind(
    "TERRAIN-TWICE",
    ERROR,
    N_('there are two tile layers "terrain"'),
    N_("Merge them, or rename one: it is decoration then."),
)
SQUARE_EMPTY = Kind(
    "SQUARE-EMPTY",
    ERROR,
    N_("squares without a tile: {count}; the first is row {row}, column {column}"),
    N_("Paint sea or land there."),
)
SQUARE_STRANGE = Kind(
    "SQUARE-STRANGE",
    ERROR,
    N_("squares whose tile says no terrain: {count}; the first is row {row}, column {column}"),
    N_("Paint with tiles of class Terrain, as those of the tileset island."),
)
PLACE_TERRAIN = Kind(
    "PLACE-TERRAIN",
    ERROR,
    N_("a place of kind {what} stands at row {row}, column {column} on {found}, it needs {needed}"),
    N_("Move it, or paint the square."),
)
PLACE_TWICE = Kind(
    "PLACE-TWICE",
    ERROR,
    N_("two places stand at row {row}, column {column}: {first} and {second}"),
    N_("Move one of them to another square."),
)
PLACE_MISSING = Kind(
    "PLACE-MISSING",
    ERROR,
    N_("the island has no place of kind {what}"),
    N_("Insert one from its template."),
)
PLACE_COUNT = Kind(
    "PLACE-COUNT",
    ERROR,
    N_("an island has exactly {needed} of {what}, not {count}; this one stands at row {row}, column {column}"),
    N_("Insert or delete some."),
)
TRACK_FORK = Kind(
    "TRACK-FORK",
    ERROR,
    N_("the track at row {row}, column {column} is joined to {count} of its neighbours, but needs {needed}"),
    N_("A track runs from one station to the other, without forks, gaps and other ends."),
)
TRACK_APART = Kind(
    "TRACK-APART",
    ERROR,
    N_("the track at row {row}, column {column} does not belong to the one between the stations"),
    N_("Join it, or paint something else there."),
)
ROAD_APART = Kind(
    "ROAD-APART",
    ERROR,
    N_("the road at row {row}, column {column} is not joined to the others"),
    N_("Join the roads, or paint something else there."),
)
ROAD_END = Kind(
    "ROAD-END",
    WARNING,
    N_("the road ends at row {row}, column {column}: a car that comes here can't go on in that turn"),
    N_("Make the road a ring if that is not meant."),
)
PIER_INLAND = Kind(
    "PIER-INLAND",
    ERROR,
    N_("no side of the pier at row {row}, column {column} touches the sea"),
    N_("Move it to the coast."),
)
LAND_APART = Kind(
    "LAND-APART",
    ERROR,
    N_("nobody can walk from row {row}, column {column} to the rest of the island"),
    N_("Join the land, or build a bridge: road or rail in the river. The airport and the sea are no way."),
)
AIRPORT_CLOSED = Kind(
    "AIRPORT-CLOSED",
    ERROR,
    N_("no land touches the airport with the helicopter at row {row}, column {column}"),
    N_("Let land border on a side of the airport."),
)
AIRPORT_APART = Kind(
    "AIRPORT-APART",
    ERROR,
    N_("the airport at row {row}, column {column} is another one than that with the helicopter"),
    N_("Paint something else there: an island has one airport."),
)
BANK_FAR = Kind(
    "BANK-FAR",
    WARNING,
    N_("who has no money at row {row}, column {column} can't walk to a bank: there is forest all around"),
    N_("Leave a way without forest to every part of the island."),
)
PLAIN_SHORT = Kind(
    "PLAIN-SHORT",
    ERROR,
    N_("the island has {count} plain squares without a place, at least {least} are needed"),
    N_("Commandos and parts arrive there, and houses are built there: paint more."),
)
