"""What can be wrong with any file of Tiled, each kind once; `docs/map-findings.md` tells cause and cure."""

from __future__ import annotations

from game.content.report import Kind, Severity
from game.engine.core.text import N_

ERROR, WARNING = Severity.ERROR, Severity.WARNING

FILE_UNREADABLE = Kind(
    "FILE-UNREADABLE", ERROR, N_("the file cannot be read: {why}"), N_("Check its name and your rights to read it.")
)
FILE_TOO_BIG = Kind(
    "FILE-TOO-BIG",
    ERROR,
    N_("the file has {size} MB, more than {most} MB"),
    N_("Choose base64 with compression as the map's tile layer format, or make the map smaller."),
)
FILE_CASE = Kind(
    "FILE-CASE",
    ERROR,
    N_('"{name}" is named here, but the file is spelt "{true}"'),
    N_("Rename the file, or choose it again in Tiled: other computers tell capital and small letters apart."),
)
FILE_OUTSIDE = Kind(
    "FILE-OUTSIDE",
    ERROR,
    N_('"{name}" lies outside the folder of the maps'),
    N_("Copy the file into the maps folder and choose it again in Tiled."),
)
MAP_JSON = Kind(
    "MAP-JSON",
    ERROR,
    N_("this is a JSON file of Tiled, which the game does not read"),
    N_("Save it as .tmx, orthogonal (a tileset as .tsx, a template as .tx)."),
)
JSON_BROKEN = Kind(
    "JSON-BROKEN",
    ERROR,
    N_("the file is no sound JSON ({why})"),
    N_("It may be cut off or edited by hand: save it again in Tiled, or go back to a good copy."),
)
XML_BROKEN = Kind(
    "XML-BROKEN",
    ERROR,
    N_("the file is no sound XML ({why}, column {column})"),
    N_("It may be cut off or edited by hand: save it again in Tiled, or go back to a good copy."),
)
XML_LETTERS = Kind(
    "XML-BROKEN",
    ERROR,
    N_("the file has a letter that is not stored as UTF-8 (column {column})"),
    N_("Save it as UTF-8 in your text editor, or once in Tiled."),
)
XML_ENTITY = Kind(
    "XML-ENTITY",
    ERROR,
    N_("the file declares an entity or takes in another file, which Tiled never writes"),
    N_("Open it in Tiled and save it again."),
)
XML_DEEP = Kind(
    "XML-DEEP",
    ERROR,
    N_("the elements are nested more than {most} deep"),
    N_("Take layers out of their groups."),
)
NOT_TILED = Kind(
    "NOT-TILED",
    ERROR,
    N_("the file holds <{found}> where <{expected}> was expected"),
    N_("Choose a file that Tiled has saved."),
)
NOT_ORTHOGONAL = Kind(
    "NOT-ORTHOGONAL",
    ERROR,
    N_('the map\'s orientation is "{orientation}"'),
    N_("Save it as .tmx, orthogonal (Map > Map Properties > Orientation)."),
)
VERSION_NEWER = Kind(
    "VERSION-NEWER",
    WARNING,
    N_("the map has format {version}, newer than this program knows"),
    N_("If something is missing on the board, export the map for Tiled 1.10."),
)
NUMBER_NONE = Kind("NUMBER-WRONG", ERROR, N_('{name} is "{value}", which is no number'), N_("Set it again in Tiled."))
NUMBER_WRONG = Kind(
    "NUMBER-WRONG",
    ERROR,
    N_('{name} is "{value}", which should be a number from {low} to {high}'),
    N_("Set it again in Tiled."),
)
LAYER_SIZE = Kind(
    "LAYER-SIZE",
    ERROR,
    N_("the layer has {width}×{height} cells, but the map has {map_width}×{map_height}"),
    N_("Resize the map once in Tiled (Map > Resize Map) and save it."),
)
LAYER_TOO_BIG = Kind(
    "LAYER-TOO-BIG",
    ERROR,
    N_("the layer has {cells} cells, more than {most}"),
    N_("Make the map smaller (Map > Resize Map)."),
)
LAYERS_TOO_BIG = Kind(
    "LAYER-TOO-BIG",
    ERROR,
    N_("all layers together have {cells} cells, more than {most}"),
    N_("Make the map smaller (Map > Resize Map), or take layers away."),
)
GROUP_DEEP = Kind(
    "GROUP-DEEP", ERROR, N_("groups lie more than {most} deep in each other"), N_("Take layers out of their groups.")
)
DATA_ENCODING = Kind(
    "DATA-ENCODING",
    ERROR,
    N_('the tiles are stored as "{encoding}", which the game does not read'),
    N_("Choose CSV as tile layer format in the map's properties."),
)
DATA_BROKEN = Kind(
    "DATA-BROKEN",
    ERROR,
    N_("the stored tiles cannot be unpacked: {why}"),
    N_("Save the map again in Tiled, or go back to a good copy."),
)
DATA_COUNT = Kind(
    "DATA-COUNT",
    ERROR,
    N_("{found} tiles are stored for {expected} cells"),
    N_("Save the map again in Tiled, or go back to a good copy."),
)
DATA_NUMBER = Kind(
    "DATA-NUMBER",
    ERROR,
    N_('"{value}" is no tile number'),
    N_("Paint the cell again in Tiled."),
)
GID_UNKNOWN = Kind(
    "GID-UNKNOWN",
    ERROR,
    N_("tile number {gid} belongs to no tileset of the map (cells like this: {count})"),
    N_("Erase it and paint again, or bring the tileset back."),
)
TILESET_MISSING = Kind(
    "TILESET-MISSING",
    ERROR,
    N_('the tileset "{name}" is not there'),
    N_("Put the file back, or choose it again in Tiled (Map > Tileset)."),
)
TILESET_OVERLAP = Kind(
    "TILESET-OVERLAP",
    WARNING,
    N_('"{first}" has tile numbers up to {last_gid}; from {second_gid} on they are taken for "{second}"'),
    N_("Save the map once in Tiled: it gives out new numbers."),
)
TILES_MANY = Kind(
    "TILES-MANY",
    ERROR,
    N_('with the tileset "{name}" the map has more than {most} tiles to choose from'),
    N_("Take it away, or make its tiles larger."),
)
PICTURE_MISSING = Kind(
    "PICTURE-MISSING",
    ERROR,
    N_('the picture "{name}" is not there'),
    N_("Put the file back, or choose it again in Tiled."),
)
PICTURE_UNREADABLE = Kind(
    "PICTURE-UNREADABLE",
    ERROR,
    N_('"{name}" is no picture that the game can read'),
    N_("Save it as PNG."),
)
PICTURE_TOO_BIG = Kind(
    "PICTURE-TOO-BIG",
    ERROR,
    N_('the picture "{name}" has {width}×{height} pixels, more than 16 million'),
    N_("Cut it into several pictures."),
)
PICTURE_SMALLER = Kind(
    "PICTURE-SMALLER",
    WARNING,
    N_('the picture "{name}" holds {found} tiles, but {expected} are expected; the others stay empty'),
    N_("Make the picture as large as it was, or save the tileset again in Tiled."),
)
TEMPLATE_MISSING = Kind(
    "TEMPLATE-MISSING",
    ERROR,
    N_('the template "{name}" is not there'),
    N_("Put the file back, or detach the object from its template (right-click > Detach)."),
)
PROPERTY_WRONG = Kind(
    "PROPERTY-WRONG",
    ERROR,
    N_('the property "{name}" is "{value}", which is no {type}'),
    N_("Set it again in Tiled."),
)
OBJECT_ID_TWICE = Kind(
    "OBJECT-ID-TWICE",
    ERROR,
    N_("its number is already that of the object on line {line}"),
    N_("Cut one of the two out and paste it again in Tiled: it gets a number of its own."),
)
OBJECT_REF_GONE = Kind(
    "OBJECT-REF-GONE",
    ERROR,
    N_('the property "{name}" points at object {target}, which is not there'),
    N_("Choose another object, or clear the property."),
)
ANIMATION_WRONG = Kind(
    "ANIMATION-WRONG",
    WARNING,
    N_("a picture of the animation of tile {tile} has no duration or shows a tile that is not there; it is left out"),
    N_("Mend it in the Tile Animation Editor."),
)
NOT_DRAWN = Kind(
    "NOT-DRAWN",
    WARNING,
    N_('the game does not draw "{feature}"; the layer is drawn without it'),
    N_("Take it away if the picture should be the same as in Tiled."),
)
