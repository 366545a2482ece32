"""What can be wrong with the map of any game, each kind once; `docs/map-findings.md` tells cause and cure."""

from __future__ import annotations

from game.content.report import Kind, Severity
from game.engine.core.text import N_

ERROR, WARNING = Severity.ERROR, Severity.WARNING

NO_MAPS = Kind(
    "NO-MAPS",
    ERROR,
    N_("there is no map in this folder"),
    N_("Name a map, or a folder that holds files that end in .tmx."),
)
GAME_UNKNOWN = Kind(
    "GAME-UNKNOWN",
    ERROR,
    N_("the map is no board of a game that this program knows"),
    N_(
        'Give the map the property "mission" or "card" (Dice Commandos), '
        'or "game" with the value "dday" (D-Day Dice) or "komandosi" (Komandosi).'
    ),
)
OBJECTS_MANY = Kind(
    "OBJECTS-MANY",
    ERROR,
    N_("the map has {found} objects for the game, more than {most}"),
    N_("Delete those that it does not need."),
)
CLASS_UNKNOWN = Kind(
    "CLASS-UNKNOWN",
    ERROR,
    N_('there is no class "{name}"; known are: {known}'),
    N_("Choose one of them as the object's class."),
)
CLASS_MISSPELT = Kind(
    "CLASS-UNKNOWN",
    ERROR,
    N_('there is no class "{name}"'),
    N_('Did you mean "{meant}"? Choose it as the object\'s class.'),
)
CLASS_NONE = Kind(
    "CLASS-NONE",
    WARNING,
    N_("the object has no class and is not part of the game"),
    N_("Choose one of these classes: {known}; or delete the object."),
)
PROPERTY_VALUE = Kind(
    "PROPERTY-VALUE",
    ERROR,
    N_('the property "{name}" is "{value}"; possible are: {known}'),
    N_("Choose one of them."),
)
PROPERTY_UNKNOWN = Kind(
    "PROPERTY-UNKNOWN",
    WARNING,
    N_('the property "{name}" is not known here'),
    N_('Did you mean "{meant}"?'),
)
OBJECT_OUTSIDE = Kind(
    "OBJECT-OUTSIDE",
    ERROR,
    N_("it lies at ({x}, {y}) pixels, outside the board of {width}×{height}"),
    N_("Move it onto the board."),
)
