"""The stored tiles of a layer, in every encoding of Tiled, unpacked with an upper bound."""

from __future__ import annotations

import base64
import binascii
import io
import re
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

import zstandard

from game.content.report import Place, Report
from game.content.tiled import kinds
from game.content.tiled.fields import LARGEST, Fields, whole
from game.content.tiled.nodes import Node
from game.content.tiled.tree import GID_MASK

MOST_CELLS = 4_000_000
MOST_CELLS_IN_ALL = 2 * MOST_CELLS
BYTES_PER_CELL = 4
LARGEST_GID = 2**32 - 1
PLAIN_NUMBERS = re.compile(r"[\d,\s]*", re.ASCII)
ZLIB_OR_GZIP = 32 + zlib.MAX_WBITS


class Row(NamedTuple):
    """A row of stored tile numbers, from the first used cell (at `x`, `y`) to the last, and its line of the file."""

    x: int
    y: int
    cells: list[int]
    line: int


@dataclass(frozen=True, slots=True)
class Chunk:
    """A rectangle of stored tile numbers; a finite layer is one chunk at (0, 0)."""

    x: int
    y: int
    width: int
    height: int
    cells: tuple[int, ...]
    row_lines: tuple[int, ...]

    def used_rows(self) -> Iterator[Row]:
        """The rows that hold tiles, without the empty cells on either side."""
        for row in range(self.height):
            own = self.cells[row * self.width : (row + 1) * self.width]
            cells = [raw if raw & GID_MASK else 0 for raw in own]
            if any(cells):
                first = next(at for at, raw in enumerate(cells) if raw)
                last = next(at for at in range(self.width - 1, -1, -1) if cells[at])
                yield Row(self.x + first, self.y + row, cells[first : last + 1], self.row_lines[row])


def read_chunks(fields: Fields, layer: Node, place: Place, infinite: bool) -> list[Chunk] | None:
    """The chunks of a tile layer; None with findings when one of them cannot be read."""
    data = layer.find("data")
    if data is None:
        fields.report.add(kinds.DATA_COUNT, place, found=0, expected=0)
        return None
    holders = data.all("chunk") if infinite else [layer]
    chunks, cells = [], 0
    for holder in holders:
        farthest = LARGEST if infinite else 0  # a finite layer begins where the map begins
        x, y = (fields.integer(holder, side, 0, -farthest, farthest, place) for side in ("x", "y"))
        width, height = (fields.integer(holder, side, 1, 1, MOST_CELLS, place) for side in ("width", "height"))
        cells += width * height
        if cells > MOST_CELLS:
            fields.report.add(kinds.LAYER_TOO_BIG, place, cells=cells, most=MOST_CELLS)
            return None
        source = holder if infinite else data
        found = _Decoder(fields.report, data, source, width, place).read(height)
        if found is None:
            return None
        chunks.append(Chunk(x, y, width, height, *found))
    return chunks


@dataclass(slots=True)
class _Decoder:
    """Reads one rectangle of numbers: `data` tells the encoding, `source` holds the text or the tile elements."""

    report: Report
    data: Node
    source: Node
    width: int
    place: Place

    def read(self, height: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """The numbers and the line of each row; None with a finding when they are not what the layer needs."""
        expected = self.width * height
        lines = [self.source.line] * height
        match self.data.attributes.get("encoding", "xml"):
            case "csv":
                cells = self._numbers(self.source.text.split(",") if self.source.text.strip() else [], lines)
            case "xml":  # the check made text of the tile elements, a comma after each
                cells = self._numbers(self.source.text.split(",")[:-1], lines)
            case "base64":
                cells = self._base64(expected)
            case other:
                self.report.add(kinds.DATA_ENCODING, self.place.at(self.data.line), encoding=other)
                return None
        if cells is None:
            return None
        if len(cells) != expected:
            self.report.add(kinds.DATA_COUNT, self.place.at(self.source.line), found=len(cells), expected=expected)
            return None
        return tuple(cells), tuple(lines)

    def _numbers(self, texts: list[str], lines: list[int]) -> list[int] | None:
        """The numbers; the line of the file on which a row begins goes to `lines`."""
        line = self.source.line
        for row in range(min(len(lines), -(-len(texts) // self.width))):
            own = texts[row * self.width : (row + 1) * self.width]
            lines[row] = line + _leading_lines(own[0])
            line += ",".join(own).count("\n")
        try:
            cells = list(map(int, texts)) if PLAIN_NUMBERS.fullmatch(self.source.text) else []
        except ValueError:  # nothing between two commas, or two numbers
            cells = []
        return cells if cells and max(cells) <= LARGEST_GID else self._one_by_one(texts)

    def _one_by_one(self, texts: list[str]) -> list[int] | None:
        """The numbers, or a finding for the first that is none; slow, with the place of each."""
        cells: list[int] = []
        line = self.source.line
        for index, text in enumerate(texts):
            number = whole(text)
            if number is None or not 0 <= number <= LARGEST_GID:
                row, column = divmod(index, self.width)
                place = self.place.at_cell((column, row), line + _leading_lines(text))
                self.report.add(kinds.DATA_NUMBER, place, value=text.strip()[:20])
                return None
            line += text.count("\n")
            cells.append(number)
        return cells

    def _base64(self, expected: int) -> list[int] | None:
        compression = self.data.attributes.get("compression", "")
        place = self.place.at(self.source.line)
        try:
            packed = base64.b64decode("".join(self.source.text.split()), validate=True)
            raw = unpack(packed, compression, expected * BYTES_PER_CELL + 1)
        except (binascii.Error, ValueError, zlib.error, zstandard.ZstdError) as error:
            self.report.add(kinds.DATA_BROKEN, place, why=str(error))
            return None
        if raw is None:
            self.report.add(kinds.DATA_ENCODING, place, encoding=f"base64, {compression}")
            return None
        if len(raw) % BYTES_PER_CELL:
            more = "more than " if len(raw) > expected * BYTES_PER_CELL else ""
            self.report.add(kinds.DATA_COUNT, place, found=f"{more}{len(raw) // BYTES_PER_CELL}", expected=expected)
            return None
        return list(struct.unpack(f"<{len(raw) // BYTES_PER_CELL}I", raw))


def _leading_lines(text: str) -> int:
    """How many line ends stand before the first letter of a text."""
    return text.count("\n", 0, len(text) - len(text.lstrip()))


def unpack(packed: bytes, compression: str, most: int) -> bytes | None:
    """At most `most` bytes of the unpacked data; None for a compression that Tiled does not have.

    Raises `zlib.error`, `zstandard.ZstdError` or `ValueError` when the data is broken.
    """
    match compression:
        case "":
            return packed
        case "zlib" | "gzip":
            machine = zlib.decompressobj(ZLIB_OR_GZIP)
            raw = machine.decompress(packed, most)
            if len(raw) < most and not machine.eof:
                raise ValueError("the data ends too early")
            return raw
        case "zstd":
            with zstandard.ZstdDecompressor().stream_reader(io.BytesIO(packed)) as reader:
                return reader.read(most)
        case _:
            return None
