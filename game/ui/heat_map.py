"""A board with what happened on it: places in the colour of their visits, with numbers, crossed where nobody was."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import pygame

from game.content.boards import AnyBoard
from game.content.komandosi_squares import SQUARE_PIXELS
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.commandos.board import board_of
from game.engine.commandos.board_spec import BoardSpec
from game.engine.core.text import N_
from game.engine.dday.board_spec import BoardSpec as DdaySpec
from game.engine.komandosi.board_spec import BoardSpec as KomandosiSpec
from game.engine.komandosi.board_spec import square_name
from game.ui import sprites, text, theme
from game.ui.board_picture import SPACE_PIXELS, commandos_board_picture, space_corner
from game.ui.text import tr
from game.ui.tiled_view import tree_picture

ZOOM = 4
RIM, HEAD, FOOT = 16, 64, 78
RAMP = ("night", "plum", "wine", "rust", "orange", "yellow")
"""From few visits to many: each step is lighter than the one before, so that the colour is not alone."""
LINE, DEAD = 16, "×"
LEAST_SHOWN = 0.01
VEIL = 150
"""How much of the board's own picture a colour hides, of 255."""

Point = tuple[int, int]
Counts = Mapping[int, int]


class _Place(NamedTuple):
    """A space, sector or square: its corners, where its numbers stand, and a name to show."""

    outline: Sequence[Point]
    spot: Point
    name: str


@dataclass(frozen=True, slots=True)
class Heat:
    """What is shown: counts of all games by place, the number of games, and two lines about them.

    `water` are places where nobody need ever come.
    """

    visits: Counts
    lost: Counts
    games: int
    title: str
    figures: str
    water: frozenset[int] = frozenset()


def heat_map(board: AnyBoard, file: Path, heat: Heat) -> pygame.Surface:
    """The picture; `file` is the board's map, which tells how it looks."""
    ground, places = _places(board, file)
    sheet = pygame.transform.scale_by(sprites.grey(ground), ZOOM)
    picture = pygame.Surface((sheet.get_width() + 2 * RIM, sheet.get_height() + HEAD + FOOT))
    picture.fill(theme.rgb("slate"))
    most = max(heat.visits.values(), default=0)
    veil = pygame.Surface(sheet.get_size(), pygame.SRCALPHA)
    for number, place in enumerate(places):
        if number not in heat.water or heat.visits.get(number):
            _paint_place(veil, [(x * ZOOM, y * ZOOM) for x, y in place.outline], heat.visits.get(number, 0), most)
    sheet.blit(veil, (0, 0))
    for number, place in enumerate(places):
        _paint_lines(sheet, place, _lines(place, heat, number))
    picture.blit(sheet, (RIM, HEAD))
    _paint_words(picture, heat, most)
    return picture


def save_heat_map(board: AnyBoard, file: Path, heat: Heat, target: Path) -> None:
    """Draws the picture into a PNG file. Raises OSError."""
    pygame.font.init()
    picture = heat_map(board, file, heat)
    content = io.BytesIO()
    pygame.image.save(picture, content, ".png")
    target.write_bytes(content.getvalue())


def _places(board: AnyBoard, file: Path) -> tuple[pygame.Surface, list[_Place]]:
    """The picture of a board, and everything that has numbers on it."""
    if isinstance(board, BoardSpec):
        return _commandos(board, file)
    tree = read_tree(file, Report(file))
    picture = tree_picture(tree) if tree else pygame.Surface((1, 1))
    return picture, _sectors(board) if isinstance(board, DdaySpec) else _squares(board)


def _commandos(board: BoardSpec, file: Path) -> tuple[pygame.Surface, list[_Place]]:
    """Every space; the first of a tile shows the tile's name."""
    ground, walls = commandos_board_picture(board, file)
    ground.blit(walls, (0, 0))
    places = []
    for space, name in enumerate(board_of(board).names):
        corner = space_corner(space % board.width, space // board.width)
        tile, number = name.split(":")
        places.append(_Place(*_square(*corner, SPACE_PIXELS), tile if number == "1" else ""))
    return ground, places


def _sectors(board: DdaySpec) -> list[_Place]:
    return [_Place(sector.shape, sector.label, sector.name) for sector in board.sectors]


def _squares(board: KomandosiSpec) -> list[_Place]:
    """Every square; the first of a row or column shows its name."""
    return [
        _Place(
            *_square(square % board.columns * SQUARE_PIXELS, square // board.columns * SQUARE_PIXELS, SQUARE_PIXELS),
            square_name(square, board.columns) if square < board.columns or not square % board.columns else "",
        )
        for square in range(board.columns * board.rows)
    ]


def _square(x: int, y: int, side: int) -> tuple[Sequence[Point], Point]:
    """The corners and the middle of a square."""
    return ((x, y), (x + side, y), (x + side, y + side), (x, y + side)), (x + side // 2, y + side // 2)


def _step(visits: int, most: int) -> int:
    """The step of the ramp: 0 for none, the last for the most."""
    return 0 if not visits else max(1, round(visits / most * (len(RAMP) - 1)))


def _paint_place(veil: pygame.Surface, outline: Sequence[Point], visits: int, most: int) -> None:
    pygame.draw.polygon(veil, (*theme.rgb(RAMP[_step(visits, most)]), VEIL), outline)
    pygame.draw.polygon(veil, theme.rgb("ink"), outline, 2)


def _lines(place: _Place, heat: Heat, number: int) -> list[tuple[str, str]]:
    """Name, visits and losses with the colour of each; no number where nothing was."""
    visits, lost = heat.visits.get(number, 0), heat.lost.get(number, 0)
    lines = [(place.name, "sand_l")] if place.name else []
    if visits:
        lines.append((per_game(visits, heat.games), "white"))
    if lost:
        lines.append((f"-{per_game(lost, heat.games)}", "coral"))
    return lines if visits or number in heat.water else [*lines, (DEAD, "coral")]


def _paint_lines(sheet: pygame.Surface, place: _Place, lines: list[tuple[str, str]]) -> None:
    x, y = place.spot[0] * ZOOM, place.spot[1] * ZOOM - len(lines) * LINE // 2
    for number, (words, colour) in enumerate(lines):
        back = pygame.Rect(0, 0, text.width(words, "label") + 8, LINE)
        back.midtop = x, y + number * LINE
        sheet.fill(theme.rgb("ink"), back)
        text.draw(sheet, words, (x, back.y + 1), colour, "label", "c")


def per_game(count: int, games: int) -> str:
    """A count of all games as a number a game, as short as it can be told."""
    share = count / games
    if 0 < share < LEAST_SHOWN:
        return f"<{LEAST_SHOWN}"
    return f"{share:.0f}" if share >= 10 else f"{share:.1f}" if share >= 0.1 else f"{share:.2f}"


def _paint_words(picture: pygame.Surface, heat: Heat, most: int) -> None:
    room = picture.get_width() - 2 * RIM
    text.draw(picture, text.fit(heat.title, room, "head"), (RIM, 8), "sand_l", "head")
    text.draw(picture, text.fit(heat.figures, room), (RIM, 38), "paper")
    x, y = RIM, picture.get_height() - FOOT + 12
    for step, colour in enumerate(RAMP[1:], 1):
        picture.fill(theme.rgb("ink"), (x, y, 20, 16))
        picture.fill(theme.rgb(colour), (x + 2, y + 2, 16, 12))
        count = per_game(round(most * step / (len(RAMP) - 1)), heat.games)
        x = text.draw(picture, count, (x + 26, y), "paper", "label") + 16
    words = tr(N_("White: visits a game. Coral, with a minus: lost there a game. Crossed: nobody ever came."))
    text.paragraph(picture, words, (RIM, y + 26, room, 0), "mist", "label")
