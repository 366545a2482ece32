"""How players look: their colours, their pawns, the badges of what they have."""

from __future__ import annotations

import pygame

from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.state import COLOURS, PAWNS, Setup, Table
from game.ui import sprites, text
from game.ui.skins.komandosi.stage import Pockets

ATLAS = "komandosi"
_GROUNDS = {
    "white": ("fog", "mist"),
    "yellow": ("orange", "yellow"),
    "green": ("forest", "leaf"),
    "blue": ("abyss", "ocean"),
    "red": ("wine", "red"),
    "black": ("night", "slate"),
}
_BADGE = 26


def colour_of(setup: Setup, seat: int) -> str:
    """The name of a player's colour."""
    return PAWNS[setup.colours[seat]]


def grounds(setup: Setup, seat: int) -> tuple[str, str]:
    """The dark and the light colour behind a player's pawn."""
    return _GROUNDS[colour_of(setup, seat)]


def pawn(setup: Setup, seat: int, zoom: int) -> pygame.Surface:
    """The pawn of a player."""
    return sprites.sprite(f"pawn_{colour_of(setup, seat)}", zoom, ATLAS)


def house(setup: Setup, seat: int, zoom: int) -> pygame.Surface:
    """The house of a player."""
    return sprites.sprite(f"house_{colour_of(setup, seat)}", zoom, ATLAS)


def icon(name: str, zoom: int = 1) -> pygame.Surface:
    """A small picture of this game: money, a part, goods, a pass, a mark."""
    return sprites.sprite(name, zoom, ATLAS)


def badges(table: Table, pockets: Pockets) -> list[tuple[str, int]]:
    """Goods and kept cards as pictures with their number, in a fixed order; parts have places of their own."""
    found = [(goods, count) for goods, count in zip(GOODS, pockets.goods, strict=True) if count]
    passes = [table.pass_of[card] for card in pockets.kept]
    return [*found, *((f"pass_{use}", passes.count(use)) for use in dict.fromkeys(passes))]


def part_badges(pockets: Pockets) -> list[tuple[str, int]]:
    """Parts as pictures with their number, those that are there."""
    return [(f"part_{colour}", count) for colour, count in zip(COLOURS, pockets.parts, strict=True) if count]


def paint_badges(surface: pygame.Surface, pos: tuple[int, int], shown: list[tuple[str, int]], room: int) -> int:
    """Draws pictures in a row, with their numbers where there are several; gives the x after them."""
    x, y = pos
    for name, count in shown:
        words = f"x{count}" if count > 1 else ""
        wide = _BADGE + (text.width(words, "label") if words else 0)
        if x + wide > pos[0] + room:
            break
        surface.blit(icon(name), (x + 5, y))
        text.draw(surface, words, (x + _BADGE - 2, y + 2), "paper", "label")
        x += wide
    return x
