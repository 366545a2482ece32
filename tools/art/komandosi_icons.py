"""The small pictures of Komandosi: parts of the helicopter, weapons, money, passes and marks."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tools.art.canvas import blank, disc, fill, from_rows, line, outlined, polygon

_SIDE = 14  # of an icon without its outline
Draw = Callable[[pygame.Surface], None]


def _icon(draw: Draw) -> pygame.Surface:
    icon = blank(_SIDE, _SIDE)
    draw(icon)
    return outlined(icon)


# ------------------------------------------------------------ parts


def _rotor(icon: pygame.Surface) -> None:
    """Orange: four blades around a hub."""
    for name, blades in (
        ("rust", ((0, 6, 14, 3), (6, 0, 3, 14))),
        ("orange", ((0, 6, 14, 2), (6, 0, 2, 14))),
        ("yellow", ((0, 6, 14, 1), (6, 0, 1, 14))),
    ):
        fill(icon, name, *blades)
    disc(icon, "rust", (7, 7), 3)
    disc(icon, "yellow", (7, 7), 2)
    fill(icon, "ink", (6, 6, 2, 2))


def _engine(icon: pygame.Surface) -> None:
    """Purple: a block with cooling ribs and two spark plugs."""
    fill(icon, "violet", (1, 4, 11, 8))
    fill(icon, "mist", (1, 4, 11, 2), (3, 1, 2, 3), (8, 1, 2, 3))
    fill(icon, "plum", (1, 10, 11, 3), (11, 5, 2, 6), (2, 7, 7, 1), (2, 9, 7, 1))
    fill(icon, "fog", (3, 1, 2, 1), (8, 1, 2, 1))


def _tail(icon: pygame.Surface) -> None:
    """Brown: a tail boom with its fin and small rotor."""
    polygon(icon, "earth", (0, 9), (9, 6), (12, 0), (13, 0), (13, 9), (9, 11), (0, 12))
    polygon(icon, "sand_d", (0, 9), (9, 6), (12, 1), (11, 7), (1, 10))
    disc(icon, "bark", (11, 8), 2)
    fill(icon, "mist", (11, 5, 1, 7))
    fill(icon, "bark", (0, 12, 4, 1))


# ------------------------------------------------------------ goods of the shop


def _launcher(icon: pygame.Surface) -> None:
    line(icon, "forest", (1, 11), (12, 3), 4)
    line(icon, "leaf", (1, 10), (12, 2))
    fill(icon, "bark", (5, 10, 2, 4))
    polygon(icon, "red", (11, 1), (13, 0), (13, 4))


def _rifle(icon: pygame.Surface) -> None:
    line(icon, "steel", (4, 9), (13, 2), 2)
    line(icon, "clay", (0, 13), (5, 9), 3)
    line(icon, "earth", (1, 13), (5, 10))
    fill(icon, "slate", (6, 9, 2, 3))
    fill(icon, "fog", (12, 1, 2, 1))


def _rocket(icon: pygame.Surface) -> None:
    polygon(icon, "mist", (3, 12), (1, 10), (8, 3), (11, 6))
    polygon(icon, "red", (8, 3), (13, 0), (11, 6))
    polygon(icon, "orange", (0, 13), (1, 10), (4, 13))
    line(icon, "white", (3, 9), (8, 4))


def _cartridge(icon: pygame.Surface) -> None:
    """Three rounds side by side."""
    for x in (1, 5, 9):
        fill(icon, "orange", (x, 5, 3, 8))
        fill(icon, "yellow", (x, 5, 1, 8))
        fill(icon, "clay", (x, 2, 3, 3), (x + 1, 1, 1, 1))
        fill(icon, "rust", (x, 12, 3, 1))


# ------------------------------------------------------------ money

_DIGITS = {
    "0": ("###", "#.#", "#.#", "#.#", "###"),
    "1": (".#.", "##.", ".#.", ".#.", "###"),
    "2": ("##.", "..#", ".#.", "#..", "###"),
    "5": ("###", "#..", "##.", "..#", "##."),
}
_NOTES = {50: ("clay", "sand_d", "sand_l"), 100: ("ocean", "wave", "foam"), 200: ("pine", "leaf", "lime")}
"""Each note also has its number and another medal."""


def note(value: int) -> pygame.Surface:
    """A bank note of 50, 100 or 200 ertrobs, 24x14 pixels."""
    dark, body, light = _NOTES[value]
    paper = blank(22, 12)
    fill(paper, body, (0, 0, 22, 12))
    fill(paper, light, (1, 1, 20, 10))
    fill(paper, dark, (1, 1, 20, 1), (1, 10, 20, 1), (1, 1, 1, 10), (20, 1, 1, 10))
    _medal(paper, value, dark)
    for place, digit in enumerate(str(value)):
        paper.blit(from_rows(row.replace("#", "k") for row in _DIGITS[digit]), (3 + place * 4, 4))
    return outlined(paper)


def _medal(paper: pygame.Surface, value: int, name: str) -> None:
    """Square, round or pointed."""
    if value == 50:
        fill(paper, name, (13, 4, 5, 5))
    elif value == 100:
        disc(paper, name, (17, 6), 2)
    else:
        polygon(paper, name, (17, 3), (19, 6), (17, 8), (15, 6))


def _money(icon: pygame.Surface) -> None:
    """A bundle of notes."""
    fill(icon, "pine", (0, 4, 14, 8))
    fill(icon, "leaf", (0, 3, 14, 7))
    fill(icon, "lime", (1, 4, 12, 5))
    fill(icon, "leaf", (6, 4, 3, 5), (7, 3, 1, 7))
    fill(icon, "pine", (1, 6, 2, 1), (11, 6, 2, 1))


# ------------------------------------------------------------ passes and marks


def _ticket(inside: pygame.Surface) -> Draw:
    """A ticket with punched ends and a picture."""

    def draw(icon: pygame.Surface) -> None:
        fill(icon, "paper", (0, 1, 14, 12))
        fill(icon, "white", (0, 1, 14, 1))
        fill(icon, "rust", (0, 11, 14, 2))
        pygame.draw.rect(icon, (0, 0, 0, 0), (0, 5, 1, 3))
        pygame.draw.rect(icon, (0, 0, 0, 0), (13, 5, 1, 3))
        icon.blit(inside, (7 - inside.get_width() // 2, 6 - inside.get_height() // 2))

    return draw


def _small(vehicle: str) -> pygame.Surface:
    """A vehicle small enough for a ticket."""
    rows = {
        "train": ("..k...FFF", ".kk.Y.FMF", "FFFFFFFFF", "FFFFFFFFF", "RRRRRRRRR", ".kk.kk.kk"),
        "car": ("..RRRRR..", ".RMMRMMR.", "RRRRRRRRR", "YRRRRRRRR", ".kk...kk."),
        "boat": ("....O....", "...OOO...", "tttttttt.", ".tRRRRRt.", "..ttttt..", "WW.WWW.WW"),
    }
    return from_rows(rows[vehicle])


def _first_aid(icon: pygame.Surface) -> None:
    """A case with a red cross."""
    fill(icon, "bark", (4, 0, 6, 3))
    pygame.draw.rect(icon, (0, 0, 0, 0), (5, 1, 4, 2))
    fill(icon, "white", (0, 3, 14, 10))
    fill(icon, "mist", (0, 11, 14, 2), (12, 3, 2, 10))
    fill(icon, "red", (6, 5, 2, 6), (4, 7, 6, 2))


def _treasure_map(icon: pygame.Surface) -> None:
    """A chart with a dashed way to a cross."""
    fill(icon, "sand_l", (0, 1, 14, 12))
    fill(icon, "sand_d", (0, 12, 14, 1), (4, 1, 1, 11), (9, 1, 1, 11))
    fill(icon, "earth", (1, 10, 1, 1), (2, 8, 1, 1), (3, 6, 1, 1), (5, 5, 1, 1), (7, 5, 1, 1))
    line(icon, "red", (9, 3), (12, 7))
    line(icon, "red", (12, 3), (9, 7))


def _order(icon: pygame.Surface) -> None:
    """A violet scroll with an exclamation mark: a commando under an order."""
    fill(icon, "plum", (1, 0, 12, 14))
    fill(icon, "violet", (1, 0, 12, 2), (1, 0, 1, 14))
    fill(icon, "white", (6, 2, 2, 6), (6, 10, 2, 2))


def _guard(icon: pygame.Surface) -> None:
    """A blue shield: a truce."""
    polygon(icon, "ocean", (0, 1), (7, 0), (13, 1), (13, 7), (7, 13), (6, 13), (0, 7))
    polygon(icon, "wave", (1, 2), (6, 1), (6, 11), (1, 6))
    line(icon, "white", (4, 6), (6, 8), 2)
    line(icon, "white", (6, 8), (10, 3), 2)


def _hospital(icon: pygame.Surface) -> None:
    """A bed with a cross: waits for a turn."""
    fill(icon, "white", (0, 0, 14, 9))
    fill(icon, "red", (6, 1, 2, 6), (4, 3, 6, 2))
    fill(icon, "mist", (0, 9, 14, 3))
    fill(icon, "slate", (0, 12, 2, 2), (12, 12, 2, 2), (0, 8, 14, 1))


def _fist(icon: pygame.Surface) -> None:
    """A fist: hand-to-hand fighting."""
    fill(icon, "sand", (2, 4, 10, 8))
    fill(icon, "sand_l", (2, 4, 9, 2))
    fill(icon, "sand_d", (4, 4, 1, 4), (7, 4, 1, 4), (10, 4, 1, 4), (2, 11, 10, 1))
    fill(icon, "sand", (1, 7, 6, 3))
    fill(icon, "sand_d", (1, 9, 6, 1))
    fill(icon, "forest", (3, 12, 8, 2))


_ICONS: dict[str, Draw] = {
    "part_orange": _rotor,
    "part_purple": _engine,
    "part_brown": _tail,
    "launcher": _launcher,
    "rifle": _rifle,
    "rocket": _rocket,
    "cartridge": _cartridge,
    "money": _money,
    "pass_train": _ticket(_small("train")),
    "pass_car": _ticket(_small("car")),
    "pass_boat": _ticket(_small("boat")),
    "pass_hospital": _first_aid,
    "pass_map": _treasure_map,
    "mark_order": _order,
    "mark_guard": _guard,
    "mark_hospital": _hospital,
    "fist": _fist,
}


def icon_sprites() -> dict[str, pygame.Surface]:
    """Every icon, 16x16, and the three notes `note_<value>`."""
    return {name: _icon(draw) for name, draw in _ICONS.items()} | {f"note_{value}": note(value) for value in _NOTES}
