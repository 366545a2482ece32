"""Tilesets that Tiled has saved as JSON (.tsj), as the nodes that the same tileset has in XML."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from game.content.report import Place, Report
from game.content.tiled import kinds
from game.content.tiled.nodes import Node

LINE = 1
"""JSON keeps no lines: findings about such a tileset name its first."""
IMAGE_NAMES = {"image": "source", "imagewidth": "width", "imageheight": "height", "transparentcolor": "trans"}
BESIDE = ("properties", "tiles", "tileoffset", "grid", "animation", "objectgroup", "wangsets", "transformations")
"""Entries that are elements of their own in XML; what the game does not read of them is left out."""


def json_tileset(content: bytes, file: Path, report: Report) -> Node | None:
    """The root node of a JSON tileset; None with a finding when the text is no sound JSON, or no tileset."""
    try:
        found = json.loads(content)
        if isinstance(found, dict) and found.get("type", "tileset") == "tileset" and "tilewidth" in found:
            return _tileset(found)
    except RecursionError:
        report.add(kinds.JSON_BROKEN, Place(file, LINE), why="nested too deep")
    except ValueError as error:  # also text in no known encoding, and numbers that are too long
        report.add(kinds.JSON_BROKEN, Place(file, getattr(error, "lineno", LINE)), why=str(error))
    else:
        report.add(kinds.MAP_JSON, Place(file, LINE))
    return None


def _tileset(entry: dict[str, Any]) -> Node:
    root = _node("tileset", entry)
    offset = entry.get("tileoffset")
    if isinstance(offset, dict):
        root.children.append(_node("tileoffset", offset))
    if "image" in entry:
        root.children.append(_image(entry))
    root.children.extend(_tile(tile) for tile in _entries(entry, "tiles"))
    return root


def _tile(entry: dict[str, Any]) -> Node:
    node = _node("tile", entry)
    if "image" in entry:
        node.children.append(_image(entry))
    frames = [_node("frame", frame) for frame in _entries(entry, "animation")]
    if frames:
        node.children.append(Node("animation", LINE, {}, frames))
    return node


def _image(entry: dict[str, Any]) -> Node:
    return Node("image", LINE, {name: _text(entry[key]) for key, name in IMAGE_NAMES.items() if key in entry})


def _node(tag: str, entry: dict[str, Any]) -> Node:
    """An element with the simple entries as attributes, and the custom properties below it."""
    attributes = {key: _text(value) for key, value in entry.items() if key not in (*BESIDE, *IMAGE_NAMES)}
    properties = [_property(it.get("name", ""), it.get("type", ""), it.get("value")) for it in _entries(entry)]
    return Node(tag, LINE, attributes, [Node("properties", LINE, {}, properties)] if properties else [])


def _property(name: Any, kind: Any, value: Any) -> Node:
    """A property; members of a class are named without their types, which JSON's own tell."""
    if isinstance(value, dict):
        members = [_property(member, _kind(inner), inner) for member, inner in value.items()]
        return Node("property", LINE, {"name": str(name), "type": "class"}, [Node("properties", LINE, {}, members)])
    if isinstance(value, list):
        items = [_property("", it.get("type", ""), it.get("value")) for it in value if isinstance(it, dict)]
        for item in items:
            item.tag = "item"
        return Node("property", LINE, {"name": str(name), "type": "list"}, items)
    return Node("property", LINE, {"name": str(name), "type": str(kind or _kind(value)), "value": _text(value)})


def _entries(entry: dict[str, Any], key: str = "properties") -> Iterator[dict[str, Any]]:
    """The objects of a list; anything else in its place is passed over, as Tiled does."""
    found = entry.get(key)
    yield from (it for it in found if isinstance(it, dict)) if isinstance(found, list) else ()


def _kind(value: Any) -> str:
    return {bool: "bool", int: "int", float: "float"}.get(type(value), "string")


def _text(value: Any) -> str:
    """A value as Tiled writes it in XML."""
    return str(value).lower() if isinstance(value, bool) else str(value)
