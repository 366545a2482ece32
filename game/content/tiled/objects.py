"""Objects of a map, each with its template merged in."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.content.locate import real_path
from game.content.report import Place
from game.content.tiled import kinds
from game.content.tiled.check import read_source
from game.content.tiled.fields import Fields, finite, merged
from game.content.tiled.nodes import Node
from game.content.tiled.pictures import find_file
from game.content.tiled.tilesets import external_file, read_tileset
from game.content.tiled.tree import GID_MASK, MapObject, Tileset, owner

SHAPES = ("point", "ellipse", "polygon", "polyline", "text", "capsule")
LARGEST_STORED_GID = 2**32 - 1


@dataclass(slots=True)
class Templates:
    """The templates read so far, by name, and the tilesets of the map, which a template may add to."""

    tilesets: list[Tileset]
    read: dict[str, MapObject] = field(default_factory=dict)

    def get(self, fields: Fields, name: str, place: Place) -> MapObject | None:
        """The object of a template, with tile numbers of the map; None with a finding when it cannot be had."""
        if name not in self.read:
            before = fields.report.count
            file = find_file(fields, name, place)
            if file is None and fields.report.count == before:
                fields.report.add(kinds.TEMPLATE_MISSING, place, name=name)
            root = read_source(file, "template", fields.report) if file else None
            model = root.find("object") if root else None
            if file and root and model is None:
                fields.report.add(kinds.NOT_TILED, Place(file, root.line), found=root.tag, expected="object")
            if file is None or root is None or model is None:
                return None
            below = fields.beside(file)
            base = _object(below, model, below.place(model))
            self.read[name] = replace(base, gid=self._gid(below, root, base.gid))
        return self.read[name]

    def _gid(self, fields: Fields, root: Node, gid: int) -> int:
        """A tile number of a template as a number of the map; its flags stay."""
        node = root.find("tileset")
        if node is None or not gid & GID_MASK:
            return gid
        first = fields.integer(node, "firstgid", 1, 1, GID_MASK)
        shift = self._tileset(fields, node).first_gid - first
        return (gid & ~GID_MASK) | ((gid & GID_MASK) + shift)

    def _tileset(self, fields: Fields, node: Node) -> Tileset:
        """The tileset of a template: one that the map has already, else a new one behind all others."""
        file = external_file(fields, node) if "source" in node.attributes else None
        for tileset in self.tilesets:
            if file and tileset.readable and real_path(tileset.file) == real_path(file):
                return tileset
        after = max((tileset.last_gid for tileset in self.tilesets), default=0) + 1
        self.tilesets.append(read_tileset(fields, node, after))
        return self.tilesets[-1]


def read_object(fields: Fields, node: Node, layer: Place, templates: Templates) -> MapObject:
    """An object with what its template gives where it says nothing itself."""
    number = fields.integer(node, "id", 0, 0)
    place = replace(layer.at(node.line), object_id=number, object_name=node.attributes.get("name", ""))
    own = _object(fields, node, place)
    name = node.attributes.get("template")
    base = templates.get(fields, name, place) if name else None
    thing = _over(base, own, node) if base else replace(own, lost_template=bool(name))
    return _sized(thing, templates.tilesets)


def _sized(thing: MapObject, tilesets: list[Tileset]) -> MapObject:
    """A tile object without width or height takes those of its tile."""
    number = thing.gid & GID_MASK
    tileset = owner(tilesets, number) if number else None
    if tileset is None or (thing.width and thing.height):
        return thing
    width, height = tileset.size_of(number - tileset.first_gid)
    return replace(thing, width=thing.width or width, height=thing.height or height)


def _over(base: MapObject, own: MapObject, node: Node) -> MapObject:
    """The template's object with everything that the object itself says."""
    given = node.attributes
    has_shape = own.shape != "rectangle"
    name = own.name if "name" in given else base.name
    return MapObject(
        id=own.id,
        name=name,
        place=replace(own.place, object_name=name),
        class_name=own.class_name or base.class_name,
        properties=merged(base.properties, own.properties),
        x=own.x,
        y=own.y,
        width=own.width if "width" in given else base.width,
        height=own.height if "height" in given else base.height,
        rotation=own.rotation if "rotation" in given else base.rotation,
        gid=own.gid if "gid" in given else base.gid,
        visible=own.visible if "visible" in given else base.visible,
        opacity=own.opacity if "opacity" in given else base.opacity,
        shape=own.shape if has_shape else base.shape,
        points=own.points if has_shape else base.points,
    )


def _object(fields: Fields, node: Node, place: Place) -> MapObject:
    shape = next((child for child in node.children if child.tag in SHAPES), None)
    return MapObject(
        id=place.object_id,
        name=node.attributes.get("name", ""),
        place=place,
        class_name=fields.class_of(node),
        properties=fields.properties(node, place),
        x=fields.number(node, "x", place=place),
        y=fields.number(node, "y", place=place),
        width=fields.number(node, "width", 0.0, 0.0, place),
        height=fields.number(node, "height", 0.0, 0.0, place),
        rotation=fields.number(node, "rotation", place=place),
        gid=fields.integer(node, "gid", 0, 0, LARGEST_STORED_GID, place),
        visible=fields.flag(node, "visible", True),
        opacity=fields.number(node, "opacity", 1.0, place=place),
        shape=shape.tag if shape else "rectangle",
        points=_points(fields, shape, place) if shape else (),
    )


def _points(fields: Fields, shape: Node, place: Place) -> tuple[tuple[float, float], ...]:
    text = shape.attributes.get("points", "")
    points = []
    for pair in text.split():
        x, _, y = pair.partition(",")
        point = finite(x), finite(y)
        if point[0] is None or point[1] is None:
            at = place.at(shape.line)
            fields.report.add(kinds.PROPERTY_WRONG, at, name="points", value=pair[:20], type="point")
            return ()
        points.append((point[0], point[1]))
    return tuple(points)
