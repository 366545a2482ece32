"""Lays out the shipped D-Day Dice maps the first time; they are ordinary maps of Tiled since.

Refuses to write over a map that exists, so that nothing regenerates an author's work: delete a file to have it again.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # so that the file also runs by its path

from tools.beaches.layout import LAYOUTS  # noqa: E402
from tools.beaches.paper import MapWriter  # noqa: E402
from tools.beaches.plans import PLANS  # noqa: E402
from tools.first_maps import MAPS, write  # noqa: E402

TILESETS = ' <tileset firstgid="1" source="../tilesets/ground.tsx"/>\n'
GRASS = 118


def main() -> int:
    """Lays out every map that is missing."""
    for order, (name, plan) in enumerate(PLANS.items(), 1):
        rows = ",\n".join(",".join([str(GRASS)] * 19) for _ in range(16))
        picture = (
            f' <layer id="1" name="ground" width="19" height="16">\n  <data encoding="csv">\n{rows}\n</data>\n </layer>\n'
        )
        write(
            MAPS / "dday" / f"{name}.tmx",
            MapWriter(order, plan, LAYOUTS[name]).text(TILESETS, picture, first_layer=1),
        )
    return 0


if __name__ == "__main__":
    sys.exit(main())
