"""The atlas of pictures: event cards, the layers of title and result, the title's cards, the cloth of the table."""

from __future__ import annotations

import pygame

from tools.art import dusk, island_pictures, table_art
from tools.art.canvas import silhouette
from tools.art.sprite_files import read_sprites
from tools.art.vignettes import vignette_sprites


def picture_sprites() -> dict[str, pygame.Surface]:
    """Every picture by name."""
    helicopter = read_sprites("scenes")["helicopter"]
    return vignette_sprites() | {
        "title_commandos": table_art.title_commandos(),
        "title_dday": table_art.title_in_preparation("dday"),
        "title_sky": dusk.sky(),
        "title_sea": dusk.sea(),
        "title_shore_left": dusk.shore_left(),
        "title_shore_right": dusk.shore_right(),
        "title_helicopter": silhouette(helicopter, "ink"),
        "helicopter": helicopter,
        "result_rain": dusk.rain_tile(),
        "table": table_art.cloth("pine", "night"),
        "table_blue": table_art.cloth("abyss", "night"),
        **island_pictures.picture_sprites(),
    }
