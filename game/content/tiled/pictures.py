"""The real size of a picture file, read from its first bytes without any graphics library."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path
from typing import BinaryIO

from game.content.locate import beside, is_inside, resolve, true_name
from game.content.report import Place
from game.content.tiled import kinds
from game.content.tiled.check import MOST_BYTES
from game.content.tiled.fields import Fields, hexadecimal
from game.content.tiled.nodes import Node
from game.content.tiled.tree import Picture

PNG = b"\x89PNG\r\n\x1a\n"
HEAD_BYTES = 64 * 1024
LARGEST_SIDE = 16_384
MOST_PIXELS = 16 * 1024 * 1024
"""A larger picture would take more than 64 MB; a file of a few bytes can claim to be one."""
JPEG_FRAMES = {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}


def find_file(fields: Fields, name: str, place: Place) -> Path | None:
    """The file that a node names; None when there is none, or (with its finding) when it may not be used."""
    try:
        file = resolve(name, fields.file)
        for looked_at in (beside(name, fields.file), file):
            fields.report.look_at(looked_at)
        inside = is_inside(file, fields.file)
    except (OSError, ValueError, RuntimeError):  # a name too long or impossible, links that run in a circle
        return None
    if not inside:
        fields.report.add(kinds.FILE_OUTSIDE, place, name=name)
        return None
    true = true_name(file)
    if true and true != file.name:
        fields.report.add(kinds.FILE_CASE, place, name=file.name, true=true)
        return None
    return file if file.is_file() else None


def read_picture(fields: Fields, image: Node, place: Place | None = None) -> Picture | None:
    """The picture of an `<image>` node with its real size; None with a finding when it cannot be had."""
    at = (place or fields.place(image)).at(image.line)
    name = image.attributes.get("source", "")
    before = fields.report.count
    file = find_file(fields, name, at) if name else None
    if file is None:
        if fields.report.count == before:
            fields.report.add(kinds.PICTURE_MISSING, at, name=name)
        return None
    size = picture_size(file)
    if size is None or not all(0 < side <= LARGEST_SIDE for side in size):
        fields.report.add(kinds.PICTURE_UNREADABLE, at, name=name)
        return None
    if size[0] * size[1] > MOST_PIXELS:
        fields.report.add(kinds.PICTURE_TOO_BIG, at, name=name, width=size[0], height=size[1])
        return None
    transparent = image.attributes.get("trans", "").removeprefix("#")
    return Picture(file, *size, transparent if hexadecimal(transparent) is not None else "")


def picture_size(file: Path) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF, BMP or JPEG; None when it is none of them, or a damaged PNG."""
    try:
        with file.open("rb") as stream:
            head = stream.read(HEAD_BYTES)
            if head.startswith(PNG) and not _is_whole(stream):
                return None
        return _size(head)
    except (OSError, ValueError, struct.error):
        return None


def _is_whole(stream: BinaryIO) -> bool:
    """Whether a PNG has all the parts that its picture needs, and none of them damaged."""
    stream.seek(len(PNG))
    while True:
        length, name = struct.unpack(">I4s", stream.read(8))
        if length > MOST_BYTES:
            return False
        content, check = stream.read(length), struct.unpack(">I", stream.read(4))[0]
        if name[:1].isupper() and zlib.crc32(name + content) != check:
            return False
        if name == b"IEND":
            return True


def _size(head: bytes) -> tuple[int, int] | None:
    if head.startswith(PNG) and head[12:16] == b"IHDR":
        width, height = struct.unpack(">II", head[16:24])
    elif head.startswith((b"GIF87a", b"GIF89a")):
        width, height = struct.unpack("<HH", head[6:10])
    elif head.startswith(b"BM"):
        width, height = struct.unpack("<ii", head[18:26])
    elif head.startswith(b"\xff\xd8"):
        return _jpeg_size(head)
    else:
        return None
    return width, abs(height)


def _jpeg_size(head: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 < len(head):
        marker, length = head[at + 1], int(struct.unpack(">H", head[at + 2 : at + 4])[0])
        if head[at] != 0xFF:
            return None
        if marker in JPEG_FRAMES:
            height, width = struct.unpack(">HH", head[at + 5 : at + 9])
            return width, height
        at += 2 + length
    return None
