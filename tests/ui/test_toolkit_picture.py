"""Sharp pixels at every size, text that fits, sprites that may be missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game import paths
from game.ui import marks, panels, richtext, sprites, text, theme
from game.ui.canvas import Canvas, default_scale, view
from tests.ui.toolkit_desk import SIZES, open_window

SHARP = [(size, scale) for size in SIZES if size != (1000, 600) for scale in (0, 1, 2, 3)]


@pytest.mark.parametrize(("size", "scale"), [*SHARP, ((2731, 1537), 2), ((1281, 721), 0)])
def test_each_logical_pixel_is_a_whole_square_of_window_pixels(size: tuple[int, int], scale: int) -> None:
    target = open_window(size)
    canvas = Canvas(target, scale)
    k = canvas.view.scale
    for x in range(0, canvas.view.logical[0], 7):
        canvas.surface.fill(theme.rgb("orange" if x % 2 else "ink"), (x, 0, 1, canvas.view.logical[1]))
    wanted = canvas.surface.copy()
    canvas.present()
    for x in range(0, size[0], 13):
        assert target.get_at((x, size[1] - 1))[:3] == wanted.get_at((x // k, 0))[:3]


@given(st.integers(200, 8000), st.integers(150, 5000), st.integers(0, 3))
def test_every_window_has_room_for_every_screen_and_points_go_there_and_back(w: int, h: int, scale: int) -> None:
    seen = view((w, h), scale)
    assert seen.logical[0] >= theme.SMALLEST[0] - 1 and seen.logical[1] >= theme.SMALLEST[1] - 1
    assert seen.shrink == 1.0 or w < theme.SMALLEST[0] or h < theme.SMALLEST[1]
    for pos in ((0, 0), (w // 2, h // 3), (w - 1, h - 1)):
        logical = seen.to_logical(pos)
        assert 0 <= logical[0] < seen.logical[0] and 0 <= logical[1] < seen.logical[1]
        factor = seen.scale * seen.shrink
        back = int(logical[0] * factor), int(logical[1] * factor)
        assert abs(back[0] - pos[0]) <= seen.scale + 1 and abs(back[1] - pos[1]) <= seen.scale + 1


def test_the_default_scale_doubles_from_2560x1440_on() -> None:
    assert [default_scale(size) for size in SIZES] == [1, 1, 1, 2, 2, 1]


@pytest.mark.parametrize("role", [role for role in theme.FACES if role != "micro"])
def test_every_font_has_the_polish_letters(role: str) -> None:
    open_window()
    missing = text.font(role).metrics("￿")[0]
    for letter in "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ":
        assert text.font(role).metrics(letter)[0] not in (None, missing), letter


def test_a_text_that_is_too_wide_is_cut_for_players_and_an_error_in_tests() -> None:
    open_window()
    assert text.width(text.fit("Gather all the intel", 80)) <= 80
    with text.must_fit(), pytest.raises(text.TextTooWide):
        text.fit("Gather all the intel", 80)
    with text.must_fit(), pytest.raises(text.TextTooWide):
        text.draw(pygame.Surface((50, 20)), "Gather all the intel", (0, 0))
    assert text.fit("short", 80) == "short"


@given(st.text(alphabet="abc WM/.", max_size=80), st.integers(60, 400))
def test_wrapped_lines_fit_their_room_and_lose_no_letter(string: str, room: int) -> None:
    open_window()
    lines = text.wrap(string, room)
    assert all(text.width(line) <= room for line in lines)
    assert "".join(lines).replace(" ", "") == string.replace(" ", "")


def test_an_arrow_is_drawn_instead_of_the_sign_that_the_font_lacks() -> None:
    open_window()
    assert text.width("B2 > C2") == text.width("B2") + text.width("C2") + theme.ARROW


def test_markup_colours_words_places_icons_and_keeps_what_is_no_mark() -> None:
    words = richtext.parse("The <lime>lower</>, <icon:attack> 5 < 7 <name>")
    assert [(word.string or word.icon, word.colour, word.glued) for word in words] == [
        ("The", "", False),
        ("lower", "lime", False),
        (",", "", True),
        ("attack", "", False),
        ("5", "", False),
        ("<", "", False),
        ("7", "", False),
        ("<name>", "", False),
    ]


def test_a_missing_sprite_is_a_plate_and_is_logged_once(caplog: pytest.LogCaptureFixture) -> None:
    open_window()
    sprites.sprite.cache_clear()
    for _ in range(3):
        assert sprites.icon("no such thing").get_size() == (16, 16)
    assert sum("no such thing" in record.message for record in caplog.records) == 1


def test_missing_art_and_fonts_never_stop_the_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from game.scenes.settings import SettingsScene
    from tests.ui.toolkit_desk import Desk

    caches = (sprites.sprite, sprites.greyed, sprites._atlas, text.font, text.width, text._picture, text.wrap)
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    try:
        for cache in caches:
            cache.cache_clear()
        desk = Desk()
        desk.open(SettingsScene(desk.ui))
        desk.ui.scenes.draw(desk.canvas.surface)
    finally:
        monkeypatch.undo()
        for cache in caches:
            cache.cache_clear()


def test_greyed_and_shadowed_pictures_stay_inside_the_palette() -> None:
    open_window()
    palette = set(theme.PALETTE.values())
    picture = sprites.greyed("explosive")
    board = pygame.Surface((40, 40))
    board.fill(theme.rgb("grass"))
    marks.shadow(board, sprites.icon("explosive"), (8, 8), (1, 2))
    for surface in (picture, board):
        for x in range(surface.get_width()):
            for y in range(surface.get_height()):
                colour = surface.get_at((x, y))
                assert colour.a == 0 or tuple(colour)[:3] in palette


def test_every_palette_has_a_darker_neighbour_a_second_line_and_all_roles() -> None:
    assert set(theme.DARKER) == set(theme.PALETTE) == set(theme.DARKER.values()) | set(theme.PALETTE)
    roles = set(theme.MARKS["normal"])
    for palette in theme.MARKS.values():
        assert set(palette) == roles
        assert all(line != twin for line, twin in palette.values())


def _light(colour: str) -> float:
    parts = [c / 255 / 12.92 if c / 255 <= 0.03928 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in theme.rgb(colour)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


@pytest.mark.parametrize("style", sorted(set(theme.BUTTON_TEXT) - {"off"}))
def test_words_on_buttons_have_enough_contrast(style: str) -> None:
    ground = _light(theme.STYLES[style][0])
    for colour in theme.BUTTON_TEXT[style]:
        light, dark = sorted((_light(colour), ground), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.5, (style, colour)


def test_a_panel_is_made_once() -> None:
    open_window()
    assert panels.panel_image(120, 60, "panel") is panels.panel_image(120, 60, "panel")
