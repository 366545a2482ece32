"""What can be wrong with a Dice Commandos board, each kind once; `docs/map-findings.md` tells cause and cure."""

from __future__ import annotations

from game.content.report import Kind, Severity
from game.engine.core.text import N_

ERROR, WARNING = Severity.ERROR, Severity.WARNING

MISSION_MISSING = Kind(
    "MISSION-MISSING",
    ERROR,
    N_('the map has no property "mission"'),
    N_('Add it in the map\'s properties, for instance "gather_intel".'),
)
MISSION_UNKNOWN = Kind(
    "MISSION-UNKNOWN",
    ERROR,
    N_('there is no mission "{mission}"; known are: {known}'),
    N_('Write one of these names into the map\'s property "mission".'),
)
MISSION_OBJECTIVES = Kind(
    "MISSION-OBJECTIVES",
    WARNING,
    N_('the texts of mission "{mission}" speak of {expected} objectives, this board has {found}'),
    N_("It can be played: all of them must be brought home. Change their number if that is not meant."),
)
MISSION_TARGETS = Kind(
    "MISSION-TARGETS",
    ERROR,
    N_('the mission "{mission}" needs {expected} targets, this board has {found}'),
    N_("Place as many objects of class Target (template target.tx)."),
)
MISSION_BOSS = Kind(
    "MISSION-BOSS",
    ERROR,
    N_('the mission "{mission}" needs {expected} bosses, this board has {found}'),
    N_("Place as many objects of class Boss (template boss.tx)."),
)
SPECIAL_OFF_GRID = Kind(
    "SPECIAL-OFF-GRID",
    ERROR,
    N_("the rectangle of this special space does not cover whole spaces of the card"),
    N_("Move its corners onto the grid (View > Snapping > Snap to Grid)."),
)
SPECIAL_TWICE = Kind(
    "SPECIAL-TWICE",
    ERROR,
    N_("two special spaces lie over each other"),
    N_("Move one of them, or delete it."),
)
TILE_SIZE = Kind(
    "TILE-SIZE",
    ERROR,
    N_("the map's tiles are {width}×{height} pixels, but should be {expected}×{expected}"),
    N_("Set tile width and height in the map's properties."),
)
BOARD_SIZE = Kind(
    "BOARD-SIZE",
    ERROR,
    N_("the board is {columns}×{rows} cards, more than {most}×{most}"),
    N_("Make the map smaller (Map > Resize Map)."),
)
CARD_SIZE = Kind(
    "CARD-SIZE",
    ERROR,
    N_("the card has {width}×{height} spaces, but should have {expected}×{expected}"),
    N_("Resize the map (Map > Resize Map)."),
)
CARD_NAME = Kind(
    "CARD-NAME",
    WARNING,
    N_('the map\'s property "card" is "{card}", but the file is named "{file}"; the file\'s name counts'),
    N_("Write the file's name into the property."),
)
SIDE_MISSING = Kind(
    "SIDE-MISSING",
    ERROR,
    N_('the card "{card}" has no group layer "side {side}"'),
    N_("Put the layers of this side into a group layer of that name."),
)
CARD_MISSING = Kind(
    "CARD-MISSING",
    ERROR,
    N_("no card lies here"),
    N_("Fill the cell with a card of the tileset cards, or make the map smaller."),
)
CARD_UNKNOWN = Kind(
    "CARD-UNKNOWN",
    ERROR,
    N_('there is no card "{card}"; known are: {known}'),
    N_("Choose another tile of the tileset cards, or put the card's file into the folder tiles."),
)
CARD_TWICE = Kind(
    "CARD-TWICE",
    ERROR,
    N_('a card lies on another one (layer "{other}")'),
    N_("Erase one of the two."),
)
CARD_STALE = Kind(
    "CARD-PICTURE-STALE",
    WARNING,
    N_('the picture of card "{card}", side {side}, was drawn before the card was changed'),
    N_('Choose the command "Draw the cards" (F8) in Tiled, or run: python -m game draw-cards "{folder}"'),
)
WALL_ONE_SIDED_HINT = N_("Repaint the edge with the Terrain Brush.")
WALL_ONE_SIDED = {
    "north": Kind(
        "WALL-ONE-SIDED",
        WARNING,
        N_("its north side is a wall but the south side of ({x},{y}) is open; taken as a wall"),
        WALL_ONE_SIDED_HINT,
    ),
    "east": Kind(
        "WALL-ONE-SIDED",
        WARNING,
        N_("its east side is a wall but the west side of ({x},{y}) is open; taken as a wall"),
        WALL_ONE_SIDED_HINT,
    ),
    "south": Kind(
        "WALL-ONE-SIDED",
        WARNING,
        N_("its south side is a wall but the north side of ({x},{y}) is open; taken as a wall"),
        WALL_ONE_SIDED_HINT,
    ),
    "west": Kind(
        "WALL-ONE-SIDED",
        WARNING,
        N_("its west side is a wall but the east side of ({x},{y}) is open; taken as a wall"),
        WALL_ONE_SIDED_HINT,
    ),
}
WALL_TILE = Kind(
    "WALL-TILE",
    WARNING,
    N_("this tile is no wall: it does not have the class Edges"),
    N_("Paint walls with a tile of the tileset walls, or move the tile to another layer."),
)
WALL_OFF_GRID = Kind(
    "WALL-OFF-GRID",
    ERROR,
    N_("the wall does not run along the edges of spaces"),
    N_("Draw it as a polyline with View > Snapping > Snap to Grid."),
)
OBJECT_BETWEEN = Kind(
    "OBJECT-BETWEEN",
    ERROR,
    N_("it lies across the edge of a space"),
    N_("Move it so that its middle lies well inside one space; it may be as large as a space."),
)
DROP_ZONE_COUNT = Kind(
    "DROP-ZONE-COUNT",
    ERROR,
    N_("the board has {found} drop zones, but needs exactly one"),
    N_("Place one object of class DropZone (template drop-zone)."),
)
SPAWN_COUNT = Kind(
    "SPAWN-COUNT",
    ERROR,
    N_('the board has {found} spawns with the symbol "{symbol}", but needs exactly one'),
    N_("Place one object of class Spawn for each symbol (templates spawn-circle, spawn-triangle, spawn-square)."),
)
OBJECTIVE_COUNT = Kind(
    "OBJECTIVE-COUNT",
    ERROR,
    N_("the board has {found} objectives, but needs 1 to {most}"),
    N_("Place objects of class Objective (template objective)."),
)
OBJECTIVE_TWICE = Kind(
    "OBJECTIVE-TWICE",
    ERROR,
    N_("an objective lies in this space already"),
    N_("Move one of the two to another space."),
)
SPACE_UNREACHABLE = Kind(
    "SPACE-UNREACHABLE",
    ERROR,
    N_("nobody can walk from the drop zone to this space, {space}"),
    N_("Open a wall on the way, or move the object."),
)
SPACES_CUT_OFF = Kind(
    "SPACES-CUT-OFF",
    WARNING,
    N_("walls cut spaces off from the drop zone, beginning with {space} (in all: {count})"),
    N_("Open a wall, if this is not meant."),
)
