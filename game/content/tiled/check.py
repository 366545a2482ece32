"""The first pass over a file of Tiled: XML to nodes that know their line, with everything dangerous refused."""

from __future__ import annotations

import stat
from pathlib import Path
from xml.parsers import expat

from game.content.report import Place, Report
from game.content.tiled import kinds
from game.content.tiled.json_tilesets import json_tileset
from game.content.tiled.nodes import Node

MOST_BYTES = 32 * 1024 * 1024
MOST_DEPTH = 64
BEFORE_TEXT = b"\xef\xbb\xbf \t\r\n"
"""A byte order mark and white space, which a text may begin with."""
INVALID_TOKEN = expat.errors.codes[expat.errors.XML_ERROR_INVALID_TOKEN]
ASCII = b"\x7f"
CELL_HOLDERS = ("data", "chunk")
"""Elements whose tiles are kept as text, a number and a comma each: a node for each of a million is too much."""


class _Refused(Exception):
    """Stops the parser; the finding is already in the report."""


class _Builder:
    """Collects what the parser sees into a tree of nodes."""

    def __init__(self, file: Path, report: Report) -> None:
        self.file, self.report = file, report
        self.root: Node | None = None
        self.open: list[Node] = []
        self.texts: list[list[str]] = []
        self.skipped = 0
        self.parser = expat.ParserCreate()
        self.parser.buffer_text = True
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.CharacterDataHandler = self._text
        self.parser.EntityDeclHandler = self._entity
        self.parser.ExternalEntityRefHandler = self._entity

    def _start(self, tag: str, attributes: dict[str, str]) -> None:
        if self.skipped or (tag == "tile" and self.open and self.open[-1].tag in CELL_HOLDERS):
            if not self.skipped:
                self.texts[-1].append(attributes.get("gid", "0").replace(",", ";") + ",")
            self.skipped += 1
            return
        node = Node(tag, self.parser.CurrentLineNumber, attributes)
        if self.open:
            self.open[-1].children.append(node)
        else:
            self.root = node
        self.open.append(node)
        self.texts.append([])
        if len(self.open) > MOST_DEPTH:
            self.report.add(kinds.XML_DEEP, Place(self.file, node.line), most=MOST_DEPTH)
            raise _Refused

    def _end(self, _tag: str) -> None:
        if self.skipped:
            self.skipped -= 1
            return
        self.open.pop().text = "".join(self.texts.pop())

    def _text(self, text: str) -> None:
        self.texts[-1].append(text)

    def _entity(self, *_details: object) -> int:
        self.report.add(kinds.XML_ENTITY, Place(self.file, self.parser.CurrentLineNumber))
        raise _Refused


def read_bytes(file: Path, report: Report, asker: Place | None = None) -> bytes | None:
    """The whole file; None with a finding when it cannot be read or is larger than 32 MB."""
    place = asker or Place(file)
    report.look_at(file)
    try:
        found = file.stat()
        if stat.S_ISFIFO(found.st_mode) or stat.S_ISCHR(found.st_mode) or stat.S_ISSOCK(found.st_mode):
            report.add(kinds.FILE_UNREADABLE, place, why="it is a device or a pipe")  # reading it may never end
            return None
        if found.st_size > MOST_BYTES:
            report.add(kinds.FILE_TOO_BIG, place, size=found.st_size >> 20, most=MOST_BYTES >> 20)
            return None
        return file.read_bytes()
    except (OSError, ValueError) as error:
        report.add(kinds.FILE_UNREADABLE, place, why=getattr(error, "strerror", None) or str(error))
        return None


def read_source(file: Path, root_tag: str, report: Report) -> Node | None:
    """The root node of a file of Tiled; None with a finding when the file is not what `root_tag` promises."""
    content = read_bytes(file, report)
    if content is None:
        return None
    if content.lstrip(BEFORE_TEXT).startswith((b"{", b"[")):
        if root_tag == "tileset":
            return json_tileset(content, file, report)
        report.add(kinds.MAP_JSON, Place(file, 1))
        return None
    root = _parse(content, file, report)
    if root is not None and root.tag != root_tag:
        report.add(kinds.NOT_TILED, Place(file, root.line), found=root.tag, expected=root_tag)
        return None
    return root


def _parse(content: bytes, file: Path, report: Report) -> Node | None:
    builder = _Builder(file, report)
    try:
        builder.parser.Parse(content, True)
    except _Refused:
        return None
    except expat.ExpatError as error:
        place, column = Place(file, error.lineno), error.offset + 1
        at = builder.parser.ErrorByteIndex
        if error.code == INVALID_TOKEN and content[at : at + 1] > ASCII:
            report.add(kinds.XML_LETTERS, place, column=column)
        else:
            report.add(kinds.XML_BROKEN, place, why=expat.ErrorString(error.code), column=column)
        return None
    except (LookupError, ValueError) as error:  # an encoding that Python does not know
        report.add(kinds.XML_BROKEN, Place(file, 1), why=str(error), column=1)
        return None
    return builder.root
