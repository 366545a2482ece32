"""Lays out the maps that a player's own maps begin from, the first time; they are ordinary maps of Tiled since.

Refuses to write over a map that exists: delete a file to have it again.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.dday_layout.plans import STARTER  # noqa: E402
from tools.dday_layout.writer import map_text  # noqa: E402
from tools.first_maps import MAPS, mission_text, write  # noqa: E402

CARDS = ("T01 T05 T08", "T03 T11 T07", "T12 T02 T06")
TOKENS = (
    ("drop-zone", "A3:7"),
    ("spawn-circle", "C1:3"),
    ("spawn-triangle", "A1:1"),
    ("spawn-square", "C3:9"),
    ("objective", "B1:5"),
    ("objective", "C2:5"),
    ("objective", "B3:8"),
)


def main() -> int:
    """Writes every starter that is not there yet."""
    write(MAPS / "starters" / "commandos.tmx", mission_text(CARDS, "gather_intel", TOKENS))
    write(MAPS / "starters" / "dday.tmx", map_text(STARTER))
    return 0


if __name__ == "__main__":
    sys.exit(main())
