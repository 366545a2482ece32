"""The stored tiles of a layer, in every encoding of Tiled, unpacked with an upper bound."""

from __future__ import annotations

import base64
import binascii
import io
import struct
import zlib
from dataclasses import dataclass

import zstandard

from game.content.report import Place, Report
from game.content.tiled import kinds
from game.content.tiled.check import Node
from game.content.tiled.fields import Fields, whole

MOST_CELLS = 4_000_000
BYTES_PER_CELL = 4
LARGEST_GID = 2**32 - 1
ZLIB_OR_GZIP = 32 + zlib.MAX_WBITS


@dataclass(frozen=True, slots=True)
class Chunk:
    """A rectangle of stored tile numbers; a finite layer is one chunk at (0, 0)."""

    x: int
    y: int
    width: int
    height: int
    cells: tuple[int, ...]
    row_lines: tuple[int, ...]


def read_chunks(fields: Fields, layer: Node, place: Place, infinite: bool) -> list[Chunk] | None:
    """The chunks of a tile layer; None with findings when one of them cannot be read."""
    data = layer.find("data")
    if data is None:
        fields.report.add(kinds.DATA_COUNT, place, found=0, expected=0)
        return None
    holders = data.all("chunk") if infinite else [layer]
    chunks, cells = [], 0
    for holder in holders:
        x, y = (fields.integer(holder, "x"), fields.integer(holder, "y")) if infinite else (0, 0)
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
                cells = self._csv(lines)
            case "base64":
                cells = self._base64(expected)
            case "xml":
                cells = self._elements(lines)
            case other:
                self.report.add(kinds.DATA_ENCODING, self.place.at(self.data.line), encoding=other)
                return None
        if cells is None:
            return None
        if len(cells) != expected:
            self.report.add(kinds.DATA_COUNT, self.place.at(self.source.line), found=len(cells), expected=expected)
            return None
        return tuple(cells), tuple(lines)

    def _csv(self, lines: list[int]) -> list[int] | None:
        cells: list[int] = []
        line = self.source.line
        fields = self.source.text.split(",") if self.source.text.strip() else []
        for index, text in enumerate(fields):
            number = text.lstrip()
            line += text.count("\n", 0, len(text) - len(number))
            if not self._store(number.rstrip(), index, line, lines, cells):
                return None
            line += number.count("\n")
        return cells

    def _elements(self, lines: list[int]) -> list[int] | None:
        cells: list[int] = []
        for index, tile in enumerate(self.source.all("tile")):
            if not self._store(tile.attributes.get("gid", "0"), index, tile.line, lines, cells):
                return None
        return cells

    def _store(self, text: str, index: int, line: int, lines: list[int], cells: list[int]) -> bool:
        """Keeps one number and, at the beginning of a row, its line."""
        row, column = divmod(index, self.width)
        if column == 0 and row < len(lines):
            lines[row] = line
        number = whole(text)
        if number is None or not 0 <= number <= LARGEST_GID:
            self.report.add(kinds.DATA_NUMBER, self.place.at_cell((column, row), line), value=text[:20])
            return False
        cells.append(number)
        return True

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
