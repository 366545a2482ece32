"""Reads the attributes of a node as numbers, and the custom properties, with a finding for each that is wrong."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from string import hexdigits

from game.content.report import Place, Report
from game.content.tiled import kinds
from game.content.tiled.nodes import Node
from game.content.tiled.tree import ObjectRef, Properties, Tileset, Value

LARGEST = 2**31 - 1

Shelf = dict[Path, Tileset]
"""Tilesets by file, for maps that are read together: many cards share a few tilesets."""


@dataclass(frozen=True, slots=True)
class Fields:
    """Reads nodes of one file and reports into one report; tilesets once read stay on the shelf."""

    file: Path
    report: Report
    shelf: Shelf = field(default_factory=dict)

    def beside(self, file: Path) -> Fields:
        """A reader of another file, with the same report and shelf."""
        return Fields(file, self.report, self.shelf)

    def place(self, node: Node) -> Place:
        """Where a node stands."""
        return Place(self.file, node.line)

    def integer(
        self,
        node: Node,
        name: str,
        default: int = 0,
        low: int = -LARGEST,
        high: int = LARGEST,
        place: Place | None = None,
    ) -> int:
        """A whole number; the default, with a finding, when it is none or out of bounds."""
        text = node.attributes.get(name)
        if text is None:
            if not low <= default <= high:
                self._wrong(node, name, "", low, high, place)
            return default
        number = whole(text)
        if number is None or not low <= number <= high:
            self._wrong(node, name, text, low, high, place)
            return default
        return number

    def number(
        self, node: Node, name: str, default: float = 0.0, low: float = -LARGEST, place: Place | None = None
    ) -> float:
        """A finite number; the default, with a finding, when it is none or out of bounds."""
        text = node.attributes.get(name)
        if text is None:
            return default
        value = finite(text)
        if value is None or not low <= value <= LARGEST:
            self._wrong(node, name, text, int(low), LARGEST, place)
            return default
        return value

    def flag(self, node: Node, name: str, default: bool) -> bool:
        """A yes or no, as Tiled writes it: 1 or 0."""
        text = node.attributes.get(name)
        return default if text is None else text not in ("0", "false")

    def class_of(self, node: Node) -> str:
        """The class of an object, tile, layer or map, by whichever name this version of Tiled gave the attribute."""
        return node.attributes.get("class") or node.attributes.get("type") or ""

    def properties(self, node: Node, place: Place | None = None) -> Properties:
        """The custom properties below a node, flattened."""
        found: dict[str, Value] = {}
        for holder in node.all("properties"):
            for item in holder.all("property"):
                self._property(item, item.attributes.get("name", ""), place or self.place(node), found)
        return found

    def _property(self, node: Node, name: str, place: Place, found: dict[str, Value]) -> None:
        kind = node.attributes.get("type", "string")
        if kind == "class":
            for holder in node.all("properties"):
                for member in holder.all("property"):
                    self._property(member, f"{name}.{member.attributes.get('name', '')}", place, found)
        elif kind == "list":
            for index, item in enumerate(node.all("item")):
                self._property(item, f"{name}.{index}", place, found)
        else:
            text = node.attributes.get("value", node.text)
            value = _value(kind, text)
            if value is None:
                at = place.at(node.line)
                self.report.add(kinds.PROPERTY_WRONG, at, name=name, value=text, type=kind)
            else:
                found[name] = value

    def _wrong(self, node: Node, name: str, text: str, low: int, high: int, place: Place | None) -> None:
        at = place or self.place(node)
        if finite(text) is None:
            self.report.add(kinds.NUMBER_NONE, at, name=name, value=text)
        else:
            self.report.add(kinds.NUMBER_WRONG, at, name=name, value=text, low=low, high=high)


def merged(below: Properties, above: Properties) -> Properties:
    """Properties of a template with those of its object laid over them."""
    both: Mapping[str, Value] = {**below, **above}
    return both


def whole(text: str) -> int | None:
    """A whole number as Tiled writes it; None when the text is anything else."""
    digits = text.strip()
    if len(digits) > 20 or not (digits.isascii() and digits.removeprefix("-").isdecimal()):
        return None
    return int(digits)


def finite(text: str) -> float | None:
    """A finite number; None when the text is anything else."""
    try:
        value = float(text)
    except ValueError:
        return None
    return value if math.isfinite(value) else None


def hexadecimal(digits: str) -> int | None:
    """A colour of six or eight hexadecimal digits as a number; None when the text is anything else."""
    return int(digits, 16) if len(digits) in (6, 8) and set(digits) <= set(hexdigits) else None


def _value(kind: str, text: str) -> Value | None:
    match kind:
        case "int":
            return whole(text)
        case "float":
            return finite(text)
        case "bool":
            return {"true": True, "false": False}.get(text)
        case "object":
            target = whole(text)
            return None if target is None else ObjectRef(target)
        case "color":
            return text if not text or hexadecimal(text.removeprefix("#")) is not None else None
        case _:  # string, file, and what later versions may bring
            return text
