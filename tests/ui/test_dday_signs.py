"""The signs that are pinned to the shipped battle maps stand clear of each other."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pygame
import pytest

from game import paths
from game.content.boards import read_board
from game.engine.dday.board_spec import BoardSpec
from game.ui.skins.dday import signs

ZOOM = 2
"""The smallest zoom at which a battle map is shown; signs keep their size."""


def _signs(board: BoardSpec, standing: int) -> list[tuple[str, pygame.Rect]]:
    """Name and rectangle of every sign of a map at that zoom, for a Unit that can go all ways out of a sector."""
    surface = pygame.Surface((board.width * ZOOM, board.height * ZOOM))
    found = []
    for link in board.links:
        if link.courage or link.landmines or link.need:
            at = link.at[0] * ZOOM, link.at[1] * ZOOM
            name = f"{board.sectors[link.origin].name} to {board.sectors[link.target].name}"
            found.append((name, signs.link_sign(surface, at, link, link.courage, link.origin == standing)))
    for sector in board.sectors:
        at = sector.label[0] * ZOOM, sector.label[1] * ZOOM
        found.append((sector.name, signs.sector_sign(surface, at, sector, sector.defence, sector.machine_gun)))
    return found


@pytest.mark.parametrize("file", sorted((paths.maps() / "dday").glob("*.tmx")), ids=lambda file: file.stem)
def test_no_sign_lies_on_another(file: Path) -> None:
    board, report = read_board(file)
    assert isinstance(board, BoardSpec), report.as_text()
    for standing in range(len(board.sectors)):
        pairs = combinations(_signs(board, standing), 2)
        assert [f"{a} and {b}" for (a, one), (b, other) in pairs if one.colliderect(other)] == []
