"""The pictures of the event cards: 114x42 pixels, each tells its event."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from tools.art.vignettes import materiel, siege, soldiers, weather

EVENTS: dict[str, Callable[[], pygame.Surface]] = {
    "B01": weather.quiet_jungle,
    "B02": materiel.air_drop,
    "B03": soldiers.fresh_boots,
    "B04": weather.monsoon,
    "B05": weather.night_fall,
    "B06": weather.search_lights,
    "B07": materiel.alarm,
    "B08": materiel.ration_cut,
    "B09": soldiers.second_wind,
    "B10": materiel.radio_intercept,
    "B11": soldiers.wrong_orders,
    "B12": soldiers.forced_march,
    "B13": soldiers.rookie_patrol,
    "B14": soldiers.dug_in,
    "B15": materiel.reinforced_lines,
    "B16": soldiers.recruit,
    "B17": soldiers.cross_training,
    "B18": weather.heat_stroke,
    "B19": materiel.adrenaline,
    "B20": materiel.jammed_weapons,
    "V01": siege.man_hunt,
    "V02": siege.counter_attack,
    "V03": siege.elite_guard,
    "V04": siege.broken_supply,
    "V05": siege.flood_of_men,
    "V06": siege.time_bomb,
}


def vignette_sprites() -> dict[str, pygame.Surface]:
    """The picture of every event by its id."""
    return {event: paint() for event, paint in EVENTS.items()}
