"""A game whose map is missing can be played on: the terrain is seen all the same."""

from __future__ import annotations

import pygame
import pytest

from game.content.cards import komandosi_cards
from game.content.settings import Settings
from game.engine.core.session import Session
from game.engine.games import bot, game
from game.engine.komandosi.board_spec import MOST_COLUMNS, ROW_LETTERS
from game.engine.komandosi.state import NAMES, Setup
from game.scenes.komandosi.bare_island import SQUARE, bare_picture
from game.scenes.komandosi.table import KomandosiTableScene
from tests.rules.komandosi.islands import THE_ISLAND, island
from tests.ui.toolkit_desk import Desk


def largest() -> str:
    """The island in a sea as large as can be."""
    rows = [row.center(MOST_COLUMNS, "~") for row in THE_ISLAND.strip().splitlines()]
    return "\n".join([*rows, *["~" * MOST_COLUMNS] * (len(ROW_LETTERS) - len(rows))])


def test_each_terrain_has_a_look_of_its_own_and_each_place_a_letter() -> None:
    Desk()
    spec = island()
    picture = bare_picture(spec)
    places = dict(spec.places)
    looks: dict[str, set[bytes]] = {}
    for square, sign in enumerate(spec.terrain):
        row, column = divmod(square, spec.columns)
        cell = picture.subsurface((column * SQUARE, row * SQUARE, SQUARE, SQUARE))
        looks.setdefault(places.get(square, sign), set()).add(pygame.image.tobytes(cell, "RGB"))
    assert all(len(found) == 1 for found in looks.values())
    water = looks.pop("l")
    assert water == looks["r"]  # lake and river are the same to every rule
    assert len({next(iter(found)) for found in looks.values()}) == len(looks)


@pytest.mark.parametrize("size", [(1280, 680), (1280, 720), (1920, 1080)])
def test_the_largest_island_is_drawn_without_its_map(size: tuple[int, int]) -> None:
    desk = Desk(size, Settings().changed(speed=0.0))
    session = Session(game("komandosi"), Setup(island(largest()), NAMES), komandosi_cards(), 3)
    chooser = bot("komandosi", "greedy", 3)
    while session.ask and len(session.log) < 60:
        session.play(chooser.choose(session.state, session.ask))
    scene = KomandosiTableScene(desk.ui, session)
    desk.open(scene)
    desk.look()
    assert scene.places.well.contains(scene.places.map)
