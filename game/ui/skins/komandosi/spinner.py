"""The spinner: a disc with the letters of the rows and the numbers of the columns, and a hand that turns to each."""

from __future__ import annotations

import math

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.board_spec import ROW_LETTERS
from game.engine.komandosi.state import NOWHERE
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.skins.komandosi.pawns import ATLAS
from game.ui.skins.komandosi.stage import Stage
from game.ui.text import tr

_TURNS = 2
"""Full turns that the hands make before they rest."""
_PRINTED = 18, 26
"""Rows and columns of the disc with signs; on another island they are written on the bare one."""
_LETTER_RING, _NUMBER_RING = 45, 66
"""How far from the middle of the disc letters and numbers stand, in pixels."""
_LETTER_HAND = 36
"""Length of the hand of the letters; that of the numbers is as long as its picture."""
_SIGN_WIDE = 18
_REST = -0.25
"""Where the hands point before the first spin: up, in turns clockwise from the right."""


def turn_of(sign: int, signs: int) -> float:
    """Where a row or column stands on the disc, in turns clockwise from the right."""
    return (sign + 0.5) / signs


def paint_spinner(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, square: int, t: float) -> None:
    """The spinner in its panel, the part `t` of its way to a square; the long hand shows the number."""
    panels.panel(surface, rect, "panel")
    spec = stage.table.setup.board
    room = rect.h - 34
    middle = rect.centerx, rect.y + 8 + room // 2
    _paint_disc(surface, middle, spec.rows, spec.columns)
    row, column = divmod(square, spec.columns)
    spun = square != NOWHERE
    pointer = sprites.sprite("spinner_pointer", 1, ATLAS)
    _paint_hand(surface, middle, pointer, t * (_TURNS + turn_of(column, spec.columns)) if spun else _REST)
    short = pointer.subsurface((0, 0, pointer.get_width(), _LETTER_HAND))
    _paint_hand(surface, middle, short, t * (_TURNS + turn_of(row, spec.rows)) if spun else _REST)
    hub = sprites.sprite("spinner_hub", 1, ATLAS)
    surface.blit(hub, hub.get_rect(center=middle))
    if spun and t >= 1:
        words = tr(N_("last spin: {square}")).format(square=stage.table.board.names[square])
        text.draw(surface, words, (rect.centerx, rect.bottom - 24), "mist", "label", "c")


def _paint_hand(surface: pygame.Surface, middle: Pos, hand: pygame.Surface, turn: float) -> None:
    """A hand whose foot is the middle of the disc; its picture points up."""
    away = hand.get_height() / 2
    turned = pygame.transform.rotate(hand, -360 * (turn - _REST))
    centre = middle[0] + away * math.cos(math.tau * turn), middle[1] + away * math.sin(math.tau * turn)
    surface.blit(turned, turned.get_rect(center=centre))


def _paint_disc(surface: pygame.Surface, middle: Pos, rows: int, columns: int) -> None:
    printed = (rows, columns) == _PRINTED
    disc = sprites.sprite("spinner_disc" if printed else "spinner_bare", 1, ATLAS)
    surface.blit(disc, disc.get_rect(center=middle))
    if not printed:
        _write_ring(surface, middle, ROW_LETTERS[:rows], _LETTER_RING, "abyss")
        _write_ring(surface, middle, [str(number + 1) for number in range(columns)], _NUMBER_RING, "bark")


def _write_ring(surface: pygame.Surface, middle: Pos, signs: str | list[str], ring: int, colour: str) -> None:
    """Signs around the disc; where there are too many for the ring, every second or third."""
    every = math.ceil(len(signs) * _SIGN_WIDE / (math.tau * ring))
    for number in range(0, len(signs), every):
        angle = math.tau * turn_of(number, len(signs))
        x, y = middle[0] + ring * math.cos(angle), middle[1] + ring * math.sin(angle)
        text.draw(surface, signs[number], (round(x), round(y) - theme.FACES["label"].middle), colour, "label", "c")
