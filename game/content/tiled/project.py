"""Writes the Tiled project: classes, enums and commands for map authors, generated from the models of the boards."""

from __future__ import annotations

import json
from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any
from xml.sax.saxutils import quoteattr

from game.content import commandos_models, dday_models, komandosi_models
from game.content.tiled.tree import ObjectRef
from game.content.tiled_class import TiledClass

PROJECT_NAME = "commando-table.tiled-project"
OBJECT_TYPES_NAME = "objecttypes.xml"
COMPATIBLE_WITH = 1100
"""Maps are saved as Tiled 1.10 does, whatever newer version opens them."""
FIRST_CLASS_ID = 101
SHIPPED_COMMAND = ("python", "-m", "game")
PROJECT_PARENT = "%projectpath/.."
MAP_FILE = "%mapfile"
PROJECT_FOLDER = "%projectpath"
"""Tiled puts the paths into quotation marks itself; more of them would break one with a space."""
TYPES = {bool: "bool", int: "int", float: "float", str: "string", ObjectRef: "object"}
ENUMS: tuple[type[StrEnum], ...] = (*commandos_models.ENUMS, *dday_models.ENUMS, *komandosi_models.ENUMS)
CLASSES: tuple[type[TiledClass], ...] = (
    *commandos_models.CLASSES,
    *dday_models.CLASSES,
    *komandosi_models.CLASSES,
)
"""Everything that the boards of all games know."""


def write_project(folder: Path, command: Sequence[str] = SHIPPED_COMMAND, working_folder: str = PROJECT_PARENT) -> None:
    """Writes project and object types into a maps folder; `command` starts this program from `working_folder`."""
    project = folder / PROJECT_NAME
    project.write_text(project_text(command, working_folder), encoding="utf-8", newline="\n")
    (folder / OBJECT_TYPES_NAME).write_text(object_types_text(), encoding="utf-8", newline="\n")


def project_text(command: Sequence[str] = SHIPPED_COMMAND, working_folder: str = PROJECT_PARENT) -> str:
    """The project file of Tiled 1.8 and later."""
    enums = [_enum(number, enum) for number, enum in enumerate(ENUMS, 1)]
    classes = [_class(number, model) for number, model in enumerate(CLASSES, FIRST_CLASS_ID)]
    project = {
        "automappingRulesFile": "",
        "commands": [
            _command("Check this map", "F6", [*command, "check-map", MAP_FILE], working_folder),
            _command("Play this map", "F7", [*command, "play", "--map", MAP_FILE], working_folder),
            _command("Draw the cards", "F8", [*command, "draw-cards", PROJECT_FOLDER], working_folder),
        ],
        "compatibilityVersion": COMPATIBLE_WITH,
        "extensionsPath": "extensions",
        "folders": ["."],
        "objectTypesFile": OBJECT_TYPES_NAME,
        "propertyTypes": [*enums, *classes],
    }
    return json.dumps(project, indent=4) + "\n"


def object_types_text() -> str:
    """The object types file, from which Tiled 1.8 knows the classes of objects and tiles."""
    types = "".join(_object_type(model) for model in CLASSES if {"object", "tile"} & set(model.use_as))
    return f'<?xml version="1.0" encoding="UTF-8"?>\n<objecttypes>\n{types}</objecttypes>\n'


def _command(name: str, shortcut: str, command: Sequence[str], working_folder: str) -> dict[str, Any]:
    return {
        "arguments": " ".join(map(_quoted, command[1:])),
        "command": command[0],
        "enabled": True,
        "name": name,
        "saveBeforeExecute": True,
        "shortcut": shortcut,
        "showOutput": True,
        "workingDirectory": working_folder,
    }


def _quoted(argument: str) -> str:
    return f'"{argument}"' if " " in argument else argument


def _enum(number: int, enum: type[StrEnum]) -> dict[str, Any]:
    return {
        "id": number,
        "name": enum.__name__,
        "storageType": "string",
        "type": "enum",
        "values": [str(member) for member in enum],
        "valuesAsFlags": False,
    }


def _class(number: int, model: type[TiledClass]) -> dict[str, Any]:
    return {
        "color": f"#ff{model.colour.removeprefix('#')}",
        "drawFill": True,
        "id": number,
        "members": [_member(name, kind, default) for name, kind, default in _members(model)],
        "name": model.__name__,
        "type": "class",
        "useAs": list(model.use_as),
    }


def _members(model: type[TiledClass]) -> list[tuple[str, Any, Any]]:
    """Name, kind and default of each member, as Tiled names them."""
    fields = model.model_fields.items()
    return [(field.alias or name, field.annotation, field.default) for name, field in fields]


def _member(name: str, kind: Any, default: Any) -> dict[str, Any]:
    if issubclass(kind, StrEnum):
        return {"name": name, "propertyType": kind.__name__, "type": "string", "value": str(default)}
    value = default.id if isinstance(default, ObjectRef) else default
    return {"name": name, "type": TYPES[kind], "value": value}


def _object_type(model: type[TiledClass]) -> str:
    head = f" <objecttype name={quoteattr(model.__name__)} color={quoteattr(model.colour)}"
    members = "".join(_type_property(name, default) for name, _, default in _members(model))
    return f"{head}>\n{members} </objecttype>\n" if members else f"{head}/>\n"


def _type_property(name: str, default: Any) -> str:
    kind = TYPES.get(type(default), "string")
    value = default.id if isinstance(default, ObjectRef) else default
    text = str(value).lower() if kind == "bool" else str(value)
    return f'  <property name={quoteattr(name)} type="{kind}" default={quoteattr(text)}/>\n'
