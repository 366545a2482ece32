"""An element of a file that Tiled has saved, whatever format it was saved in."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(slots=True)
class Node:
    """An XML element: its attributes as written, its text, and the line on which it begins."""

    tag: str
    line: int
    attributes: dict[str, str]
    children: list[Node] = field(default_factory=list)
    text: str = ""

    def find(self, tag: str) -> Node | None:
        """The first child of this name."""
        return next((child for child in self.children if child.tag == tag), None)

    def all(self, tag: str) -> list[Node]:
        """All children of this name, in document order."""
        return [child for child in self.children if child.tag == tag]
