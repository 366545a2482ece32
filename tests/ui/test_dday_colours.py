"""The colours that Units were given at the set-up are theirs everywhere, and never their only sign."""

from __future__ import annotations

from itertools import permutations

import pygame
import pytest

from game.engine.core.session import Session
from game.engine.dday.game import GAME
from game.engine.dday.state import LETTERS, Setup
from game.scenes.dday.facts import paint_dday_board
from game.scenes.dday.result import DdayResultScene
from game.scenes.dday.table import DdayTableScene
from game.scenes.result import ResultChoices
from game.ui import sprites, theme
from game.ui.skins.dday.markers import marker, marker_name
from game.ui.skins.dday.unit_panel import BARS
from tests.ui.test_dday_table import MAP, table

SWAPPED = (3, 0, 1, 2)
FACES = range(1, 5)


def session_in(colours: tuple[int, ...], units: int = 2) -> Session:
    base = table(units, 4).game.session
    setup = Setup(base.setup.board, base.setup.names, colours, cards_version=base.setup.cards_version)
    return Session(GAME, setup, base.cards, 4)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def test_every_letter_has_a_marker_in_every_colour_that_differs_from_all_others() -> None:
    names = [marker_name(seat, colour, face) for seat in range(4) for colour in range(4) for face in FACES]
    assert all(sprites.has(name, "dday") for name in names)
    assert len({pixels(sprites.sprite(name, 1, "dday")) for name in names}) == len(names)


@pytest.mark.parametrize("colours", list(permutations(range(4)))[::5])
def test_a_marker_has_the_colour_of_its_unit_s_title_bar(colours: tuple[int, ...]) -> None:
    setup = session_in(colours).setup
    faces = {"orange": "yellow", "plum": "violet", "forest": "leaf", "wine": "red"}
    for seat in range(4):
        picture = marker(setup, seat, 1)
        shown = {picture.get_at((x, y))[:3] for x in range(picture.get_width()) for y in range(picture.get_height())}
        assert theme.rgb(faces[BARS[colours[seat]]]) in shown


def drawn(session: Session) -> dict[str, bytes]:
    """The table's map and panels, the picture in the list of saves, the result."""
    scene = table(1, 1)
    window = pygame.display.get_surface()
    shown = DdayTableScene(scene.ui, session, near=MAP)
    shown.layout(window.get_size())
    shown.draw(window)
    found = {
        "map": pixels(window.subsurface(shown.places.map)),
        "panels": pixels(window.subsurface(shown.places.units)),
        "tray": pixels(window.subsurface(shown.places.tray)),
    }
    window.fill((0, 0, 0))
    paint_dday_board(window, window.get_rect(), session)
    found["saves"] = pixels(window)
    while session.ask:
        session.play(session.ask.options[0])
    result = DdayResultScene(scene.ui, session, ResultChoices(*([lambda *_: None] * 6)))
    result.layout(window.get_size())
    result.update(5000)
    result.draw(window)
    return found | {"result": pixels(window)}


def test_swapped_colours_are_seen_on_the_map_in_the_panels_in_the_list_of_saves_and_at_the_end() -> None:
    plain, swapped = drawn(session_in((0, 1, 2, 3))), drawn(session_in(SWAPPED))
    assert not [name for name in plain if plain[name] == swapped[name]]


def test_no_picture_of_a_unit_is_drawn_by_its_letter_alone() -> None:
    assert not any(sprites.has(f"marker_{letter}_{face}", "dday") for letter in LETTERS for face in FACES)
