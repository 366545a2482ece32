"""The 32 colours of the program ("Field Manual 32"), their shadows and their letters in sprite files."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pygame

Rgb = tuple[int, int, int]

_COLOURS = """
k ink    14161f ink      n night  1f2433 ink      s slate   323a4d night   t steel  56627a slate
f fog    8b98a9 steel    m mist   c1c9c9 fog      p paper   f2e8cf mist    w white  fffbf0 mist
b bark   3b2b2c ink      e earth  6b4735 bark     c clay    9f6b44 earth   d sand_d cfa569 clay
a sand   e8cf96 sand_d   l sand_l f7e7b8 sand     P pine    1f3d39 ink     F forest 2f6145 pine
L leaf   4d8a48 forest   G grass  7cb04e leaf     J lime    b9d75d grass   A abyss  1d3b62 night
O ocean  2b6297 abyss    W wave   3f92be ocean    S shallow 75c6d0 wave    M foam   c7eddf shallow
N wine   6b1f36 ink      R red    c2373f wine     C coral   ed6b55 red     U rust   b2522e wine
E orange ee9238 rust     Y yellow f9cf4a orange   B plum    5a3a79 night   V violet 9b63c0 plum
"""
"""Four to a line: letter in sprite files, name, hexadecimal value, the neighbour that a shadow turns it into."""


def _entries() -> list[tuple[str, str, str, str]]:
    words = _COLOURS.split()
    return [(words[i], words[i + 1], words[i + 2], words[i + 3]) for i in range(0, len(words), 4)]


def _rgb(value: str) -> Rgb:
    return int(value[0:2], 16), int(value[2:4], 16), int(value[4:6], 16)


COLOURS: dict[str, Rgb] = {name: _rgb(value) for _, name, value, _ in _entries()}
LETTERS: dict[str, Rgb] = {letter: _rgb(value) for letter, _, value, _ in _entries()}
_SHADED: dict[Rgb, Rgb] = {_rgb(value): COLOURS[shade] for _, _, value, shade in _entries()}


def colour(name: str) -> Rgb:
    """The colour called `name`; KeyError for a name outside the palette."""
    return COLOURS[name]


def shaded(rgb: pygame.Color | Sequence[int]) -> Rgb:
    """The darker neighbour of a palette colour: what a shadow makes of it."""
    return _SHADED[(rgb[0], rgb[1], rgb[2])]


def write_gpl(path: Path) -> None:
    """The palette as a file that GIMP, Aseprite and Tiled read."""
    lines = ["GIMP Palette", "Name: Field Manual 32", "Columns: 8", "#"]
    lines += [f"{r:3d} {g:3d} {b:3d}\t{name}" for name, (r, g, b) in COLOURS.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
