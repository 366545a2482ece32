"""Packs named sprites into one picture with a JSON list of their places."""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from tools.art.canvas import blank, same_pixels

_GAP = 1  # empty pixels between sprites, so that a zoomed neighbour never bleeds in

Places = dict[str, tuple[int, int, int, int]]


def packed(sprites: dict[str, pygame.Surface], width: int) -> tuple[pygame.Surface, Places]:
    """Sprites in rows of at most `width` pixels, in the order given, and the place of each as (x, y, w, h)."""
    places: Places = {}
    x = y = row_height = 0
    for name, sprite in sprites.items():
        w, h = sprite.get_size()
        if x and x + w > width:
            x, y, row_height = 0, y + row_height + _GAP, 0
        places[name] = (x, y, w, h)
        x, row_height = x + w + _GAP, max(row_height, h)
    sheet = blank(width, y + row_height)
    for name, sprite in sprites.items():
        sheet.blit(sprite, places[name][:2])
    return sheet, places


def write_atlas(
    folder: Path, name: str, sprites: dict[str, pygame.Surface], aliases: dict[str, str], width: int
) -> None:
    """Writes `<name>.png` and `<name>.json`; an alias is a second name for the place of a sprite."""
    sheet, places = packed(sprites, width)
    places |= {alias: places[target] for alias, target in aliases.items()}
    write_picture(folder / f"{name}.png", sheet)
    rows = ",\n".join(f"  {json.dumps(key)}: {json.dumps(list(place))}" for key, place in places.items())
    (folder / f"{name}.json").write_text("{\n" + rows + "\n}\n", encoding="utf-8")


def write_picture(path: Path, surface: pygame.Surface) -> None:
    """Writes a PNG unless the file already shows the same pixels: compressors differ, pictures must not."""
    if path.exists() and same_pixels(pygame.image.load(path), surface):
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    pygame.image.save(surface, path)
