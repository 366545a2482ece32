"""The event card of Komandosi: its back, and its front without text. Both are shown twice as large."""

from __future__ import annotations

import pygame

from tools.art.canvas import blank, fill, lay
from tools.art.island_helicopter import aloft
from tools.art.komandosi_backdrops import HEIGHT as PICTURE_HEIGHT
from tools.art.komandosi_backdrops import WIDTH as PICTURE_WIDTH

WIDTH, HEIGHT = 102, 103
BAR = 12
"""Height of the title bar, in pixels of the picture, from its second row on."""
WINDOW = (4, 15, PICTURE_WIDTH, PICTURE_HEIGHT)
"""Where the picture of the card lies."""
_FOOT = 12


def _blank_card(rim: str) -> pygame.Surface:
    """A card with clipped corners."""
    card = blank(WIDTH, HEIGHT)
    fill(card, "ink", (1, 0, WIDTH - 2, HEIGHT), (0, 1, WIDTH, HEIGHT - 2))
    fill(card, rim, (1, 1, WIDTH - 2, HEIGHT - 2))
    return card


def front() -> pygame.Surface:
    """Paper with a plum title bar, a dark frame for the picture, and a line above the foot."""
    card = _blank_card("sand_d")
    fill(card, "paper", (2, 2, WIDTH - 4, HEIGHT - 4))
    fill(card, "white", (2, 2, WIDTH - 4, 1))
    fill(card, "plum", (2, 2, WIDTH - 4, BAR))
    fill(card, "violet", (2, 2, WIDTH - 4, 1))
    fill(card, "night", (2, 1 + BAR, WIDTH - 4, 1))
    x, y, width, height = WINDOW
    fill(card, "ink", (x - 1, y - 1, width + 2, height + 2))
    fill(card, "sand_d", (6, HEIGHT - _FOOT, WIDTH - 12, 1))
    return card


def back() -> pygame.Surface:
    """A plum card with a dotted frame, waves and the helicopter."""
    card = _blank_card("paper")
    fill(card, "plum", (4, 4, WIDTH - 8, HEIGHT - 8))
    for y in range(8, HEIGHT - 8, 6):
        for x in range(8 + y % 12 // 2, WIDTH - 10, 12):
            fill(card, "violet", (x, y, 3, 1), (x + 3, y + 1, 2, 1), (x + 5, y, 3, 1))
    for step in range(6, WIDTH - 6, 4):
        fill(card, "yellow", (step, 6, 2, 1), (step, HEIGHT - 7, 2, 1), (6, step, 1, 2), (WIDTH - 7, step, 1, 2))
    fill(card, "ink", (20, 31, 62, 42), (21, 30, 60, 44))
    fill(card, "violet", (21, 32, 60, 40))
    fill(card, "night", (22, 33, 58, 38))
    lay(card, aloft(0), (27, 38))
    return card


def card_sprites() -> dict[str, pygame.Surface]:
    """`card_front` and `card_back`."""
    return {"card_front": front(), "card_back": back()}
