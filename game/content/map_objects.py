"""Reads the objects of a map of any game: their class, their properties, and where they lie."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import TypeVar

from pydantic import ValidationError

from game.content import map_kinds as kinds
from game.content.report import Place, Report, nearest
from game.content.tiled.tree import AnyLayer, MapObject, ObjectLayer, Properties, flat
from game.content.tiled_class import TiledClass

Model = TypeVar("Model", bound=TiledClass)
Point = tuple[float, float]

EXAMPLES: dict[object, str] = {bool: "true, false", int: "0, 1, 2, …, 99"}
"""Values of properties that are no enums."""
MOST_OBJECTS = 1000
"""Objects of the game's classes on a map; each may have to be compared with each."""
ALIGNMENTS = {
    "topleft": (0.0, 0.0),
    "top": (0.5, 0.0),
    "topright": (1.0, 0.0),
    "left": (0.0, 0.5),
    "center": (0.5, 0.5),
    "right": (1.0, 0.5),
    "bottomleft": (0.0, 1.0),
    "unspecified": (0.0, 1.0),
    "bottom": (0.5, 1.0),
    "bottomright": (1.0, 1.0),
}
"""Where in a tile object its own point lies, as shares of width and height."""


def game_objects(
    layers: tuple[AnyLayer, ...], classes: Iterable[type[TiledClass]], report: Report, scenery: bool = False
) -> list[MapObject]:
    """The objects of known classes, in document order, the first 1000 of them; the others get their findings.

    Texts are notes of the author; with `scenery` tile objects without a class are part of the picture.
    """
    names = [known.__name__ for known in classes]
    things = [it for layer in flat(layers) if isinstance(layer, ObjectLayer) for it in layer.objects]
    for thing in things:
        known = ", ".join(names)
        pictured = scenery and thing.gid and not thing.class_name
        if thing.class_name in names or thing.shape == "text" or thing.lost_template or pictured:
            continue  # a lost template has its finding, and nobody knows what the object was
        if not thing.class_name:
            report.add(kinds.CLASS_NONE, thing.place, known=known)
        elif meant := nearest(thing.class_name, names):
            report.add(kinds.CLASS_MISSPELT, thing.place, name=thing.class_name, meant=meant)
        else:
            report.add(kinds.CLASS_UNKNOWN, thing.place, name=thing.class_name, known=known)
    found = [thing for thing in things if thing.class_name in names]
    if len(found) > MOST_OBJECTS:
        report.add(kinds.OBJECTS_MANY, found[MOST_OBJECTS].place, found=len(found), most=MOST_OBJECTS)
    return found[:MOST_OBJECTS]


def read_as(model: type[Model], properties: Properties, place: Place, report: Report) -> Model:
    """The properties as a model of their class; what is wrong gets its finding and the class's default."""
    members = {field.alias or name: field for name, field in model.model_fields.items()}
    given = {name: value for name, value in properties.items() if name in members}
    for name in properties.keys() - members.keys():
        if meant := nearest(name, list(members.keys() - properties.keys())):
            report.add(kinds.PROPERTY_UNKNOWN, place, name=name, meant=meant)
    try:
        return model.model_validate(given)
    except ValidationError as error:
        for problem in error.errors():
            name = str(problem["loc"][0])
            known = problem.get("ctx", {}).get("expected") or EXAMPLES.get(members[name].annotation, "abc")
            report.add(kinds.PROPERTY_VALUE, place, name=name, value=str(given.pop(name)), known=known)
        return model.model_validate(given)


def middle(thing: MapObject, alignment: str = "unspecified") -> Point:
    """The middle of an object in pixels of its map."""
    dx, dy = thing.width / 2, thing.height / 2
    if thing.gid:
        share_x, share_y = ALIGNMENTS.get(alignment, ALIGNMENTS["unspecified"])
        dx, dy = dx - share_x * thing.width, dy - share_y * thing.height
    elif thing.points:
        dx = sum(x for x, _ in thing.points) / len(thing.points)
        dy = sum(y for _, y in thing.points) / len(thing.points)
    return turned(thing, (dx, dy))


def turned(thing: MapObject, point: Point) -> Point:
    """A point relative to an object, with the object's rotation, as a point of the map."""
    if not thing.rotation:
        return thing.x + point[0], thing.y + point[1]
    cos, sin = math.cos(math.radians(thing.rotation)), math.sin(math.radians(thing.rotation))
    return thing.x + point[0] * cos - point[1] * sin, thing.y + point[0] * sin + point[1] * cos
