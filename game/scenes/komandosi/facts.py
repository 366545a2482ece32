"""What the list of kept games shows of a game of Komandosi: the island with its pawns, and plain facts."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import pygame

from game.content.locate import map_folders
from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.engine.komandosi.state import COLOURS, NOWHERE, State
from game.scenes.komandosi.bare_island import bare_picture
from game.scenes.komandosi.setup_maps import FOLDER
from game.scenes.setup_seed import seed_text
from game.ui import theme
from game.ui.skins.komandosi import pawns
from game.ui.text import tr
from game.ui.tiled_view import tree_picture

FRAME = 12


@lru_cache(maxsize=8)
def _picture(file: Path) -> pygame.Surface | None:
    """The picture of a map; None where it is missing or cannot be read."""
    tree = read_tree(file, Report(file))
    return tree_picture(tree) if tree else None


def island_picture(session: Session) -> pygame.Surface:
    """The island of a game as its map draws it; plain squares where the map is missing."""
    spec = session.setup.board
    files = [folder / FOLDER / f"{spec.name}.tmx" for folder in map_folders()]
    picture = next((found for file in files if file.is_file() and (found := _picture(file))), None)
    return bare_picture(spec) if picture is None else picture


def komandosi_facts(session: Session) -> list[tuple[str, str]]:
    """Players with their parts and money, the round, how much was played."""
    s: State = session.state
    names = session.setup.names
    told = [
        f"{names[player.seat]} {sum(map(bool, player.pocket.parts))}/3, {player.pocket.money}" for player in s.players
    ]
    played = tr(N_("{count} choices, seed {seed}")).format(count=len(session.log), seed=seed_text(session.seed))
    return [
        (tr(N_("Players")), "; ".join(told)),
        (tr(N_("Round")), str(s.round)),
        (tr(N_("Turn of")), names[s.seat]),
        (tr(N_("Played")), played),
    ]


def paint_komandosi_board(surface: pygame.Surface, room: pygame.Rect, session: Session) -> None:
    """The island at the largest whole zoom that fits, with houses, parts and pawns."""
    s: State = session.state
    picture = island_picture(session).copy()
    columns = session.setup.board.columns
    side = picture.get_width() // columns

    def put(sprite: pygame.Surface, square: int) -> None:
        row, column = divmod(square, columns)
        picture.blit(sprite, sprite.get_rect(center=(column * side + side // 2, row * side + side // 2)))

    for square, colour in s.parts:
        put(pawns.icon(f"part_{COLOURS[colour]}"), square)
    for player in s.players:
        if player.house != NOWHERE:
            put(pawns.house(session.setup, player.seat, 1), player.house)
        if player.square != NOWHERE:
            put(pawns.pawn(session.setup, player.seat, 1), player.square)
    zoom = max(1, min((room.w - FRAME) // picture.get_width(), (room.h - FRAME) // picture.get_height()))
    grown = pygame.transform.scale_by(picture, zoom)
    place = grown.get_rect(center=room.center).clip(room)
    surface.fill(theme.rgb("ink"), place.inflate(FRAME, FRAME))
    surface.blit(grown, place, (0, 0, *place.size))
