"""Text with colours and inline icons, written as markup: "The <yellow>lower total</> wins <icon:attack>"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from game.ui import sprites, text, theme

_MARK = re.compile(r"<([^<>]*)>")
_ICON_GAP = 4


@dataclass(frozen=True, slots=True)
class Word:
    """One word in its colour, an icon (then `icon` is its name), or a line break."""

    string: str
    colour: str = ""
    icon: str = ""
    glued: bool = False  # follows the piece before it without a space
    breaks: bool = False


@lru_cache(maxsize=1024)
def parse(markup: str) -> tuple[Word, ...]:
    """The words of a marked-up text. `<colour>` begins a palette colour, `</>` ends it, `<icon:name>` is an icon.

    Other words in angle brackets are text.
    """
    words: list[Word] = []
    colour, glued = "", False
    for number, piece in enumerate(_MARK.split(markup)):
        if number % 2 == 0:
            glued = _add_words(words, piece, colour, glued)
        elif piece.startswith("icon:"):
            words.append(Word("", icon=piece.removeprefix("icon:"), glued=glued))
            glued = True
        elif piece in theme.PALETTE or piece.startswith("/"):
            colour = "" if piece.startswith("/") else piece
        else:
            glued = _add_words(words, f"<{piece}>", colour, glued)
    return tuple(words)


def _add_words(words: list[Word], piece: str, colour: str, glued: bool) -> bool:
    """Append the words of a piece without marks; say whether what follows is glued to it."""
    if not piece:
        return glued
    for number, line in enumerate(piece.split("\n")):
        if number:
            words.append(Word("", breaks=True))
            glued = False
        glued = glued and not line.startswith(" ")
        for string in line.split():
            words.append(Word(string, colour, glued=glued))
            glued = False
    return not piece[-1].isspace()


def plain(markup: str) -> str:
    """The text without its marks."""
    return (
        " ".join(word.string for word in parse(markup))
        if "\n" not in markup
        else "\n".join(plain(line) for line in markup.split("\n"))
    )


@dataclass(frozen=True, slots=True)
class Placed:
    """A word with its place relative to the text's upper left corner."""

    word: Word
    x: int
    line: int


def _short_words(markup: str, room: int, role: str) -> Iterator[Word]:
    """The words, with those that are longer than a line in pieces."""
    for word in parse(markup):
        for piece in text.broken(word.string, room, role):
            yield replace(word, string=piece)


@lru_cache(maxsize=512)
def arrange(markup: str, room: int, role: str = "body") -> tuple[tuple[Placed, ...], int]:
    """Where each word stands within `room` pixels, and the number of lines."""
    placed: list[Placed] = []
    x = line = 0
    space = text.width(" ", role)
    for word in _short_words(markup, room, role):
        if word.breaks:
            x, line = 0, line + 1
            continue
        wide = sprites.icon(word.icon).get_width() + _ICON_GAP if word.icon else text.width(word.string, role)
        gap = 0 if x == 0 or word.glued else space
        if x + gap + wide > room and x and not word.glued:
            x, gap, line = 0, 0, line + 1
        placed.append(Placed(word, x + gap, line))
        x += gap + wide
    return tuple(placed), line + 1


def line_height(role: str = "body") -> int:
    """From one line to the next; body text with icons stands a little wider than plain text."""
    return max(theme.RICH_LINE, theme.FACES[role].line) if role != "label" else theme.FACES[role].line


def height(markup: str, room: int, role: str = "body") -> int:
    """How high the text will be within `room` pixels."""
    return arrange(markup, room, role)[1] * line_height(role)


def draw(
    surface: pygame.Surface,
    markup: str,
    pos: tuple[int, int],
    room: int,
    colour: str = "paper",
    role: str = "body",
) -> int:
    """Draw marked-up text wrapped to `room` pixels; give the y below it."""
    x, y = pos
    placed, lines = arrange(markup, room, role)
    line = line_height(role)
    for piece in placed:
        top = y + piece.line * line
        if piece.word.icon:
            picture = sprites.icon(piece.word.icon)
            surface.blit(picture, (x + piece.x, top + line // 2 - picture.get_height() // 2))
        else:
            text.draw(surface, piece.word.string, (x + piece.x, top), piece.word.colour or colour, role)
    return y + lines * line
