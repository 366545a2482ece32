"""Draws and measures text: fonts, wrapping, the drawn arrow for " > ", and the check that text fits."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

import pygame

from game import paths
from game.ui import theme
from game.ui.language import set_language, tr, tr_message
from game.ui.theme import Colour

__all__ = [
    "TextTooWide",
    "broken",
    "draw",
    "fit",
    "font",
    "height",
    "line_height",
    "must_fit",
    "paragraph",
    "reading_role",
    "set_language",
    "set_large_text",
    "tr",
    "tr_message",
    "width",
    "wrap",
]

_log = logging.getLogger(__name__)
_ARROW_SIGN = " > "
_ELLIPSIS = ".."


class TextTooWide(Exception):
    """A text does not fit its place; only raised where `must_fit` asks for it."""


class _State:
    """What the player or a test chose for all text."""

    strict = False
    large = False


@contextmanager
def must_fit() -> Iterator[None]:
    """Inside this block a text that does not fit raises `TextTooWide` instead of being cut."""
    before, _State.strict = _State.strict, True
    try:
        yield
    finally:
        _State.strict = before


def set_large_text(large: bool) -> None:
    """Show rules and logs one font size larger."""
    _State.large = large


def reading_role(role: str) -> str:
    """The font role to use for text that is read (rules, logs): larger if the player wants so."""
    return theme.LARGER.get(role, role) if _State.large else role


@lru_cache(maxsize=16)
def font(role: str) -> pygame.font.Font:
    """The font of a role ("body", "head", ...); a file that cannot be used is logged once, pygame's own stands in."""
    face = theme.FACES[role]
    if not pygame.font.get_init():
        pygame.font.init()
    try:
        found = pygame.font.Font(str(paths.assets() / "fonts" / face.file), face.size)
        found.size("x")  # a file that is no font is noticed only when it is used
        return found
    except (OSError, pygame.error):
        _log.warning("the font assets/fonts/%s cannot be used", face.file)
        return pygame.font.Font(None, face.size)


@lru_cache(maxsize=8192)
def width(string: str, role: str = "body") -> int:
    """Pixels that the text takes on one line."""
    parts = string.split(_ARROW_SIGN)
    return sum(font(role).size(part)[0] for part in parts) + theme.ARROW * (len(parts) - 1)


def height(role: str = "body") -> int:
    """Pixels from the top of the highest letter to the foot of the lowest."""
    return font(role).get_height()


def line_height(role: str = "body") -> int:
    """Pixels from one line to the next."""
    return theme.FACES[role].line


def fit(string: str, room: int, role: str = "body") -> str:
    """The text if it is at most `room` pixels wide, else its beginning with dots (or `TextTooWide`, see `must_fit`)."""
    if width(string, role) <= room:
        return string
    if _State.strict:
        raise TextTooWide(f"{string!r} needs {width(string, role)} pixels in {role!r}, there are {room}")
    while string and width(string + _ELLIPSIS, role) > room:
        string = string[:-1]
    return string + _ELLIPSIS


@lru_cache(maxsize=2048)
def _picture(string: str, role: str, colour: theme.RGB) -> pygame.Surface:
    picture = font(role).render(string, False, colour)
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def draw(
    surface: pygame.Surface,
    string: str,
    pos: tuple[int, int],
    colour: Colour = "paper",
    role: str = "body",
    align: str = "l",
    shadow: Colour | None = None,
) -> int:
    """Draw one line with its top left (align "l"), top middle ("c") or top right ("r") at `pos`; give its right end."""
    x, y = pos
    if align != "l":
        x -= width(string, role) // (2 if align == "c" else 1)
    if _State.strict and not 0 <= x <= x + width(string, role) <= surface.get_width():
        raise TextTooWide(f"{string!r} sticks out of the picture, from {x} to {x + width(string, role)}")
    for number, part in enumerate(string.split(_ARROW_SIGN)):
        if number:
            _arrow(surface, x, y + font(role).get_ascent() - theme.FACES[role].lift, theme.rgb(colour))
            x += theme.ARROW
        if shadow is not None:
            offset = theme.FACES[role].shadow
            surface.blit(_picture(part, role, theme.rgb(shadow)), (x + offset, y + offset))
        surface.blit(_picture(part, role, theme.rgb(colour)), (x, y))
        x += width(part, role)
    return x


def _arrow(surface: pygame.Surface, x: int, y: int, colour: theme.RGB) -> None:
    """The arrow that Jersey lacks: a shaft of 9x2 and a stepped head."""
    surface.fill(colour, (x + 5, y, 9, 2))
    for k in range(4):
        surface.fill(colour, (x + 11 + k, y - 3 + k, 2, 2 * (4 - k)))


def broken(word: str, room: int, role: str = "body") -> list[str]:
    """A word, such as the path of a file, in pieces of at most `room` pixels."""
    pieces = []
    while len(word) > 1 and width(word, role) > room:
        end = next((n for n in range(len(word) - 1, 1, -1) if width(word[:n], role) <= room), 1)
        pieces.append(word[:end])
        word = word[end:]
    return [*pieces, word]


@lru_cache(maxsize=1024)
def wrap(string: str, room: int, role: str = "body") -> tuple[str, ...]:
    """The text in lines of at most `room` pixels; "\\n" begins a new line; a longer word is broken."""
    lines = []
    for sentence in string.split("\n"):
        line = ""
        for word in (piece for whole in sentence.split(" ") for piece in broken(whole, room, role)):
            longer = f"{line} {word}".strip()
            if not line or width(longer, role) <= room:
                line = longer
            else:
                lines.append(line)
                line = word
        lines.append(line)
    return tuple(lines)


def paragraph(
    surface: pygame.Surface,
    string: str,
    rect: tuple[int, int, int, int],
    colour: Colour = "paper",
    role: str = "body",
    align: str = "l",
) -> int:
    """Draw wrapped text into `rect` (x, y, w, h; h 0 means no limit); give the y below it. Too much text is cut."""
    x, y, w, h = rect
    lines, line = wrap(string, w, role), theme.FACES[role].line
    if h and len(lines) * line > h + line - height(role):
        if _State.strict:
            raise TextTooWide(f"{string!r} needs {len(lines)} lines of {line} in {role!r}, there are {h} pixels")
        lines = lines[: max(1, h // line)]
    for words in lines:
        draw(surface, fit(words, w, role), (x + w // 2 if align == "c" else x, y), colour, role, align)
        y += line
    return y
