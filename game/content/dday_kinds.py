"""What can be wrong with a D-Day Dice map, each kind once; `docs/map-findings.md` tells cause and cure."""

from __future__ import annotations

from game.content.report import Kind, Severity
from game.engine.core.text import N_

ERROR, WARNING = Severity.ERROR, Severity.WARNING
IN_PROPERTIES = N_("Change it in the properties.")

NO_SECTOR = Kind(
    "SECTOR-NONE",
    ERROR,
    N_("the map has no sector"),
    N_("Draw polygons or rectangles of class Sector into an object layer."),
)
SECTOR_NAME = Kind(
    "SECTOR-NAME",
    ERROR,
    N_('"{name}" is no name for a sector'),
    N_("Use letters and digits such as T1: no spaces, and none of : @ ! % =."),
)
SECTOR_TWICE = Kind(
    "SECTOR-TWICE",
    ERROR,
    N_('there are two sectors with the name "{name}"'),
    N_("Give one of them another name."),
)
SECTOR_SHAPE = Kind(
    "SECTOR-SHAPE",
    ERROR,
    N_("a sector is a polygon or a rectangle of some size, and this is none (found: {shape})"),
    N_("Draw it anew with the polygon or the rectangle tool."),
)
SECTOR_CORNERS = Kind(
    "SECTOR-CORNERS",
    ERROR,
    N_("the sector has {found} corners, at most {most} are allowed"),
    N_("Draw a simpler outline."),
)
SECTORS_CORNERS = Kind(
    "SECTOR-CORNERS",
    ERROR,
    N_("with this sector all sectors together have more than {most} corners"),
    N_("Draw simpler outlines."),
)
SECTOR_SMALL = Kind(
    "SECTOR-SMALL",
    WARNING,
    N_("the sector is {width}×{height} pixels, too small to click"),
    N_("Make it at least {least}×{least} pixels."),
)
SECTOR_OUTSIDE = Kind(
    "SECTOR-OUTSIDE",
    ERROR,
    N_("the sector reaches beyond the map of {width}×{height} pixels"),
    N_("Move its corners inside the map."),
)
SECTOR_CROSSED = Kind(
    "SECTOR-CROSSED",
    ERROR,
    N_("the outline of the sector crosses itself"),
    N_("Move its corners so that the lines do not cross."),
)
SECTOR_OVERLAP = Kind(
    "SECTOR-OVERLAP",
    ERROR,
    N_('the sector lies over sector "{other}"'),
    N_("Move the corners so that they touch at most."),
)
SECTOR_VALUE = Kind(
    "SECTOR-VALUE",
    ERROR,
    N_('"{name}" is {value}, but should be from {low} to {high}'),
    IN_PROPERTIES,
)
STARTS = Kind(
    "SECTOR-START",
    ERROR,
    N_("there are {found} start sectors, but should be one"),
    N_('Tick "start" in the properties of the sector where the Units land, and of no other.'),
)
START_BUNKER = Kind(
    "START-BUNKER",
    ERROR,
    N_('the start sector "{name}" is the Bunker'),
    N_("Let the Units land in another sector."),
)
BUNKERS = Kind(
    "BUNKER-COUNT",
    ERROR,
    N_("there are {found} Bunkers, but should be one"),
    N_('Set "stay" to "bunker" in the properties of one sector.'),
)
BUNKER_ROW = Kind(
    "BUNKER-ROW",
    ERROR,
    N_('the Bunker "{name}" is in row {row}, but sector "{other}" is in row {beyond}'),
    N_("The Bunker is the last row: give it the highest number alone."),
)
RANDOM_MANY = Kind(
    "SECTOR-RANDOM",
    WARNING,
    N_("{found} sectors ask for a random token, there are {most}"),
    N_("The last ones get none. Choose a bonus for them."),
)
LINK_END = Kind(
    "LINK-END",
    ERROR,
    N_('"{end}" of the link points at no object'),
    N_("Choose a sector there."),
)
LINK_CLASS = Kind(
    "LINK-CLASS",
    ERROR,
    N_('"{end}" of the link points at object {id}, which is no sector'),
    N_("Choose an object of class Sector."),
)
LINK_SELF = Kind(
    "LINK-SELF",
    ERROR,
    N_('the link leads from "{name}" to itself'),
    N_("Choose another sector, or delete the link."),
)
LINK_TWICE = Kind(
    "LINK-TWICE",
    ERROR,
    N_('there are two links from "{origin}" to "{target}"'),
    N_("Delete one of them."),
)
LINK_BACK = Kind(
    "LINK-BACK",
    ERROR,
    N_('the link leads back, from "{origin}" in row {row} to "{target}" in row {lower}'),
    N_("Units never go back. Turn the link round, or change the rows."),
)
LINK_SKIPS = Kind(
    "LINK-SKIPS",
    WARNING,
    N_('the link from "{origin}" to "{target}" skips a row'),
    N_("It can be played. Change the rows if that is not meant."),
)
LINK_LATERAL = Kind(
    "LINK-LATERAL",
    WARNING,
    N_('the link from "{origin}" to "{target}" stays in its row and costs {courage} Courage; lateral moves are free'),
    N_('Set "courage" to 0, or change the rows.'),
)
NO_WAY = Kind(
    "SECTOR-NO-WAY",
    WARNING,
    N_('no way leads from the start to sector "{name}"'),
    N_("Draw a link to it, or delete it."),
)
NO_BUNKER_WAY = Kind(
    "BUNKER-NO-WAY",
    ERROR,
    N_("no way leads from the start to the Bunker"),
    N_("Draw links from row to row."),
)
DEAD_END = Kind(
    "SECTOR-DEAD-END",
    WARNING,
    N_('no way leads from sector "{name}" on to the Bunker'),
    N_("A Unit that goes there is lost. Draw a link, or delete it."),
)
NEED_UNMET = Kind(
    "NEED-UNMET",
    WARNING,
    N_('the link from "{origin}" to "{target}" needs "{need}", and no card of this map meets that'),
    N_("Make one of these cards available in the map's properties: {cards}."),
)
NEED_LEVEL = Kind(
    "NEED-UNMET-LEVEL",
    WARNING,
    N_('in the level "{level}" the link from "{origin}" to "{target}" needs "{need}", and no card of it meets that'),
    N_("Let the level have one of these cards ({cards}), or leave Specialists out of it: then no link needs anything."),
)
CARD_UNKNOWN = Kind(
    "CARD-ID-UNKNOWN",
    ERROR,
    N_('there is no card "{card}" for "{list}"; known are: {known}'),
    N_("Write one of these, several with commas between them."),
)
LEVEL_COURAGE = Kind(
    "LEVEL-COURAGE",
    ERROR,
    N_('the Courage of the level is "{text}", but should be numbers such as 1,2,2'),
    N_("Write the cost of entering row 2, row 3 and so on, with commas between them, or nothing."),
)
LEVEL_ROWS = Kind(
    "LEVEL-ROWS",
    WARNING,
    N_("the level has {found} costs of Courage, but {most} rows can be entered"),
    N_("The last ones are never used. Take them away."),
)
LEVEL_NAME = Kind(
    "LEVEL-NAME",
    ERROR,
    N_('"{name}" is no name for a level, or another level has it'),
    N_("Give the object a name of its own."),
)
PLATE_TWICE = Kind(
    "PLATE-TWICE",
    WARNING,
    N_("the sector has a plate already"),
    N_("Delete one of them."),
)
PLATE_LOST = Kind(
    "PLATE-LOST",
    WARNING,
    N_("the plate belongs to no sector"),
    N_('Choose a sector in its property "sector", or delete it.'),
)
