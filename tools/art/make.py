"""Makes every picture and sound again: `python tools/art/make.py [sprites|tilesets|pictures|sounds ...]`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))  # so that the file also runs by its path
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from tools.art import (  # noqa: E402
    app_icon,
    badges,
    beach_scenery,
    beach_tiles,
    dawn,
    dday_cards,
    dice,
    icons,
    island_places,
    island_scenery,
    island_tiles,
    komandosi_pieces,
    palette,
    pictures,
    sites,
    tilesets,
)
from tools.art.atlas import write_atlas, write_picture  # noqa: E402
from tools.art.sounds.cues import CUES, cue  # noqa: E402
from tools.art.sounds.synth import write_wav  # noqa: E402
from tools.art.tsx import Tile, write_collection, write_tileset  # noqa: E402

IMAGES = ROOT / "assets" / "images"
SOUNDS = ROOT / "assets" / "sounds"
TILESETS = ROOT / "maps" / "tilesets"


def make_sprites() -> None:
    """Palette file and the atlases of icons, dice and badges."""
    palette.write_gpl(IMAGES / "field-manual-32.gpl")
    write_atlas(IMAGES, "icons", dday_cards.all_icons(), icons.ALIASES, width=272)
    write_atlas(IMAGES, "dice", dice.dice_sprites(), {}, width=340)
    write_atlas(IMAGES, "badges", badges.badge_sprites(), {}, width=128)
    write_atlas(IMAGES, "dday", dday_cards.dday_sprites(), {}, width=592)
    write_atlas(IMAGES, "komandosi", komandosi_pieces.komandosi_sprites(), {}, width=578)


def make_tilesets() -> None:
    """Ground, walls and signs for Dice Commandos, beaches for D-Day Dice, the island for Komandosi."""
    for tileset in (
        tilesets.ground_tileset(),
        tilesets.wall_tileset(),
        tilesets.sign_tileset(),
        sites.site_tileset(),
        beach_tiles.beach_tileset(),
    ):
        write_tileset(TILESETS, tileset)
    beach_scenery.write_scenery(TILESETS)
    write_tileset(TILESETS, island_tiles.island_tileset())
    places = {name: Tile("Place", {"kind": kind}) for name, (kind, _) in island_places.PLACES.items()}
    write_collection(
        TILESETS, island_places.NAME, {name: draw() for name, (_, draw) in island_places.PLACES.items()}, places
    )
    write_collection(TILESETS, island_scenery.NAME, {name: draw() for name, draw in island_scenery.SCENERY.items()})


def make_pictures() -> None:
    """The atlas of pictures and the program's icon."""
    write_atlas(IMAGES, "pictures", pictures.picture_sprites(), {}, width=1280)
    write_atlas(IMAGES, "dawn", dawn.dawn_sprites(), {}, width=1280)
    write_picture(app_icon.ICON, app_icon.app_icon())


def make_sounds() -> None:
    """One WAV file a cue."""
    for name in CUES:
        write_wav(SOUNDS / f"{name}.wav", cue(name))


PARTS: dict[str, Callable[[], None]] = {
    "sprites": make_sprites,
    "tilesets": make_tilesets,
    "pictures": make_pictures,
    "sounds": make_sounds,
}


def main(names: list[str]) -> int:
    """Makes the named parts, or all; returns the exit code."""
    if unknown := [name for name in names if name not in PARTS]:
        print(f"No such part: {', '.join(unknown)}. Choose from: {', '.join(PARTS)}.")
        return 2
    for name in names or PARTS:
        PARTS[name]()
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
