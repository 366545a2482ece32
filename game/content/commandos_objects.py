"""Reads the objects of a Dice Commandos map: their class, their properties, and the one space each lies in."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import pairwise
from typing import TypeVar

from pydantic import ValidationError

from game.content import commandos_kinds as kinds
from game.content.commandos_edges import Edge, line_edges
from game.content.commandos_models import TiledClass
from game.content.report import Cell, Place, Report, nearest
from game.content.tiled.tree import AnyLayer, MapObject, ObjectLayer, Properties, flat

SPACE_PIXELS = 16
"""The side of a space on a map, in pixels."""
LARGEST_OBJECT = SPACE_PIXELS * 1.5
NEAR_LINE = 2.0
"""An object's middle has to be this far from the edge of its space; a wall's corners may be as far from the grid."""

Model = TypeVar("Model", bound=TiledClass)
Point = tuple[float, float]

EXAMPLES: dict[object, str] = {bool: "true, false", int: "0, 1, 2, …, 99"}
"""Values of properties that are no enums."""
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
    """The objects of known classes, in document order; the others get their findings.

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
    return [thing for thing in things if thing.class_name in names]


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


def cell_of(thing: MapObject, point: Point, size: Cell, report: Report) -> Cell | None:
    """The one space (column, row) of a board of `size` spaces in which an object lies; None with its finding."""
    x, y = point
    width, height = size[0] * SPACE_PIXELS, size[1] * SPACE_PIXELS
    if not (0 <= x < width and 0 <= y < height):
        at = {"x": round(x), "y": round(y)}
        report.add(kinds.OBJECT_OUTSIDE, thing.place, **at, width=width, height=height)
        return None
    near = any(min(at % SPACE_PIXELS, -at % SPACE_PIXELS) < NEAR_LINE for at in point)
    if near or max(thing.width, thing.height) > LARGEST_OBJECT:
        report.add(kinds.OBJECT_BETWEEN, thing.place)
        return None
    return int(x // SPACE_PIXELS), int(y // SPACE_PIXELS)


def wall_edges(thing: MapObject, size: Cell, report: Report) -> list[Edge]:
    """The edges of a polyline of class Wall; none, with a finding, when it leaves the grid or the map."""
    corners = []
    for point in thing.points:
        x, y = turned(thing, point)
        corner = round(x / SPACE_PIXELS), round(y / SPACE_PIXELS)
        off = max(abs(x - corner[0] * SPACE_PIXELS), abs(y - corner[1] * SPACE_PIXELS)) > NEAR_LINE
        if off or not (0 <= corner[0] <= size[0] and 0 <= corner[1] <= size[1]):
            report.add(kinds.WALL_OFF_GRID, thing.place)
            return []
        corners.append(corner)
    if thing.shape == "polygon":
        corners += corners[:1]
    lines = [line_edges(start, end) for start, end in pairwise(corners)]
    if not lines or None in lines:
        report.add(kinds.WALL_OFF_GRID, thing.place)
        return []
    return [edge for line in lines if line for edge in line]
