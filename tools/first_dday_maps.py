"""Lays out the eight D-Day Dice maps the first time; they are ordinary maps of Tiled since.

Refuses to write over a map that exists, so that nothing regenerates an author's work: delete a file to have it again.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.dday_layout.plans import PLANS  # noqa: E402
from tools.dday_layout.writer import map_text  # noqa: E402

MAPS = ROOT / "maps" / "dday"


def main() -> int:
    """Writes every map that is not there yet."""
    MAPS.mkdir(exist_ok=True)
    for plan in PLANS:
        file = MAPS / f"{plan.stem}.tmx"
        if file.exists():
            print(f"kept   {file.relative_to(ROOT)}")
            continue
        file.write_text(map_text(plan), encoding="utf-8", newline="\n")
        print(f"wrote  {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
