"""Where the board lies in the window: zoom, frame, and the way from a space to pixels and back."""

from __future__ import annotations

import pygame

from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec
from game.ui.board_picture import GAP, PITCH, space_corner

SPACE = 16
FRAME = 28  # wood left of and above the board, where its letters and numbers stand
RIM = 12  # wood right of and below it
SCROLLED = 2  # the zoom of a board that does not fit at all
DICE_AT = {
    1: ((2, 1),),
    2: ((0, 0), (7, 6)),
    3: ((-1, -1), (8, -1), (3, 7)),
    4: ((-1, -1), (8, -1), (-1, 7), (8, 7)),
}
"""Where dice stand in a space, by their number, in board pixels from its corner."""
CROWD = ((-3, -1), (4, -1), (11, -1), (-3, 7), (4, 7), (11, 7))
"""Where five or six dice stand: a little beyond their space, so that all pips can be seen."""

Point = tuple[int, int]


class Geometry:
    """A board in its well, at the largest whole zoom that fits (look, section 2).

    `board` is the whole board in logical pixels, `view` the part of it that is seen. A board too large for the well
    has a zoom of its own and is moved below the view.
    """

    def __init__(self, spec: BoardSpec, well: pygame.Rect) -> None:
        self.spec = spec
        self.size = spec.columns * PITCH - GAP, spec.rows * PITCH - GAP
        room = pygame.Rect(well.x + FRAME, well.y + FRAME, well.w - FRAME - RIM, well.h - FRAME - RIM)
        self.zoom = min(room.w // self.size[0], room.h // self.size[1]) or SCROLLED
        w, h = self.size[0] * self.zoom, self.size[1] * self.zoom
        self.view = pygame.Rect(room.x, room.y, min(w, room.w), min(h, room.h))
        if w <= room.w:
            self.view.x = well.x + (well.w - (w - RIM - 4)) // 2
        if h <= room.h:
            self.view.y = room.y + (room.h - h) // 2
        self.board = pygame.Rect(*self.view.topleft, w, h)

    @property
    def origin(self) -> Point:
        """The top left corner of the board in logical pixels."""
        return self.board.topleft

    @property
    def frame(self) -> pygame.Rect:
        """The wood around what is seen."""
        x, y, w, h = self.view
        return pygame.Rect(x - FRAME, y - FRAME, w + FRAME + RIM, h + FRAME + RIM)

    @property
    def scrolls(self) -> bool:
        """Whether only a part of the board is seen."""
        return self.view.size != self.board.size

    def scroll(self, dx: int, dy: int) -> bool:
        """Move the board below the view; False if it does not move."""
        before = self.board.topleft
        self.board.left = max(self.view.right - self.board.w, min(self.view.left, self.board.left + dx))
        self.board.top = max(self.view.bottom - self.board.h, min(self.view.top, self.board.top + dy))
        return self.board.topleft != before

    def show(self, space: int) -> bool:
        """Move the board until a space and what is around it are seen; False if they are already."""
        wanted = self.space_rect(space).inflate(3 * SPACE * self.zoom, 3 * SPACE * self.zoom).clip(self.board)
        seen = wanted.clamp(self.view)
        return self.scroll(seen.x - wanted.x, seen.y - wanted.y)

    def corner(self, space: int) -> Point:
        """The top left board pixel of a space."""
        return space_corner(space % self.spec.width, space // self.spec.width)

    def tile_corner(self, tile: int) -> Point:
        """The top left board pixel of a tile."""
        return tile % self.spec.columns * PITCH, tile // self.spec.columns * PITCH

    def on_screen(self, x: int, y: int, w: int = 0, h: int = 0) -> pygame.Rect:
        """A rectangle of board pixels in logical pixels."""
        z = self.zoom
        return pygame.Rect(self.board.x + x * z, self.board.y + y * z, w * z, h * z)

    def space_rect(self, space: int) -> pygame.Rect:
        """A space in logical pixels."""
        return self.on_screen(*self.corner(space), SPACE, SPACE)

    def tile_rect(self, tile: int) -> pygame.Rect:
        """A tile in logical pixels."""
        return self.on_screen(*self.tile_corner(tile), PITCH - GAP, PITCH - GAP)

    def board_pixel(self, pos: Point) -> Point:
        """The board pixel under the pointer."""
        return (pos[0] - self.origin[0]) // self.zoom, (pos[1] - self.origin[1]) // self.zoom

    def space_at(self, pos: Point) -> int | None:
        """The space under the pointer; the gap between tiles belongs to the space before it."""
        if not self.view.collidepoint(pos):
            return None
        x, y = (at // PITCH * TILE_SIZE + min(at % PITCH // SPACE, TILE_SIZE - 1) for at in self.board_pixel(pos))
        return y * self.spec.width + x


def places(count: int) -> tuple[Point, ...]:
    """Where so many dice stand in one space."""
    return DICE_AT.get(count) or CROWD
