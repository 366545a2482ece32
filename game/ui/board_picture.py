"""The picture of a Dice Commandos board: the cards' own layers, turned as they lie, with a gap between cards."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.content.commandos_cards import MapCard, read_card
from game.content.commandos_edges import separated, shift, turn
from game.content.commandos_objects import SPACE_PIXELS
from game.content.locate import find_card
from game.content.report import Report
from game.content.tiled.fields import Shelf
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec, CardPlace
from game.ui.theme import rgb
from game.ui.tiled_view import Layers, card_layers, turned

CARD = SPACE_PIXELS * TILE_SIZE
GAP = 2
PITCH = CARD + GAP
"""From the left side of a card to that of the next, in pixels of the board picture."""
PLAIN_WALL = 4

Wall = tuple[int, int]


def space_corner(x: int, y: int) -> tuple[int, int]:
    """The top left pixel of the space in column x, row y of the board picture."""
    return tuple(at // TILE_SIZE * PITCH + at % TILE_SIZE * SPACE_PIXELS for at in (x, y))  # type: ignore[return-value]


def commandos_board_picture(board: BoardSpec, near: Path) -> Layers:
    """Ground and walls of a board, at one pixel a map pixel, transparent between the cards.

    Cards are looked for as from the map `near`. The board of a save may be older than its cards: a card that is gone
    or whose walls have changed is drawn without its walls, and those of the board are drawn plainly instead.
    """
    size = board.columns * PITCH - GAP, board.rows * PITCH - GAP
    picture = Layers(pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA))
    shelf: Shelf = {}
    cards = {name: _card(name, near, shelf) for name in {place.card for place in board.cards}}
    drawn: set[Wall] = set()
    for index, place in enumerate(board.cards):
        cell = index % board.columns, index // board.columns
        drawn |= _draw_card(picture, board, cards[place.card], place, cell)
    for wall in set(board.walls) - drawn:
        _draw_plain_wall(picture.walls, board, wall)
    return picture


def _card(name: str, near: Path, shelf: Shelf) -> MapCard | None:
    file = find_card(name, near)
    return read_card(file, Report(file), shelf) if file else None


def _draw_card(
    picture: Layers, board: BoardSpec, card: MapCard | None, place: CardPlace, cell: tuple[int, int]
) -> set[Wall]:
    """Draws one card; gives the walls that its picture shows."""
    at = cell[0] * PITCH, cell[1] * PITCH
    face = card.faces.get(place.side) if card else None
    if card is None or face is None:
        picture.ground.fill(rgb("leaf"), (*at, CARD, CARD))
        return set()
    left, top = cell[0] * TILE_SIZE, cell[1] * TILE_SIZE
    edges = (shift(turn(edge, place, TILE_SIZE), left, top) for edge in face.edges)
    walls = {wall for edge in edges if (wall := separated(edge, board.width, board.height))}
    known = walls <= set(board.walls)
    sheets = card_layers(card, face)
    for target, sheet in zip(picture, sheets if known else sheets[:1], strict=False):
        target.blit(turned(sheet, place.across, place.down, place.diagonal), at)
    return walls if known else set()


def _draw_plain_wall(sheet: pygame.Surface, board: BoardSpec, wall: Wall) -> None:
    """A bar on the edge between two spaces, for a wall that no card shows."""
    (top, left), (bottom, right) = (divmod(space, board.width) for space in wall)
    x, y = space_corner(right, bottom)
    if top == bottom:
        gap = x - space_corner(left, top)[0] - SPACE_PIXELS
        bar = pygame.Rect(x - gap // 2 - PLAIN_WALL // 2, y, PLAIN_WALL, SPACE_PIXELS)
    else:
        gap = y - space_corner(left, top)[1] - SPACE_PIXELS
        bar = pygame.Rect(x, y - gap // 2 - PLAIN_WALL // 2, SPACE_PIXELS, PLAIN_WALL)
    sheet.fill(rgb("ink"), bar)
    sheet.fill(rgb("fog"), bar.inflate(-2, -2))
