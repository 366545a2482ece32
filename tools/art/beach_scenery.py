"""What stands on beaches, as a collection of pictures for Tiled: an author puts them on a map as tile objects."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from tools.art import beach_buildings as buildings
from tools.art import beach_bunkers as bunkers
from tools.art import beach_craft as craft
from tools.art import beach_obstacles as obstacles
from tools.art import beach_plants as plants
from tools.art.tsx import write_collection

NAME = "beach_scenery"
SCENERY: dict[str, Callable[[], pygame.Surface]] = {
    "bunker": bunkers.bunker,
    "gun_bunker": bunkers.gun_bunker,
    "observation_post": bunkers.observation_post,
    "battery": bunkers.battery,
    "casemate": bunkers.casemate,
    "pillbox": bunkers.pillbox,
    "sandbags": bunkers.sandbags,
    "flag": bunkers.flag,
    "landing_craft": craft.landing_craft,
    "landing_craft_open": craft.landing_craft_open,
    "wreck": craft.wreck,
    "tank": craft.tank,
    "glider": craft.glider,
    "parachute": craft.parachute,
    "boat": craft.boat,
    "hedgehog": obstacles.hedgehog,
    "stakes": obstacles.stakes,
    "gate": obstacles.gate,
    "crater": obstacles.crater,
    "crater_big": obstacles.crater_big,
    "wire": obstacles.wire,
    "mine": obstacles.mine,
    "mine_sign": obstacles.mine_sign,
    "rope": obstacles.rope,
    "ladder": obstacles.ladder,
    "groyne": obstacles.groyne,
    "jetty": obstacles.jetty,
    "tree": plants.tree,
    "poplar": plants.poplar,
    "bush": plants.bush,
    "hedge": plants.hedge,
    "hedge_upright": plants.hedge_upright,
    "dune_grass": plants.dune_grass,
    "reeds": plants.reeds,
    "haystack": plants.haystack,
    "house_red": buildings.house_red,
    "house_slate": buildings.house_slate,
    "house_row": buildings.house_row,
    "villa": buildings.villa,
    "church": buildings.church,
    "ruin": buildings.ruin,
    "windmill": buildings.windmill,
    "bridge": buildings.bridge,
}
"""In the order of their numbers in the tileset: new ones go to the end, since maps name them by number."""


def write_scenery(folder: Path) -> None:
    """Writes the pictures into a folder of their own, and the collection that names them."""
    write_collection(folder, NAME, {name: draw() for name, draw in SCENERY.items()})
