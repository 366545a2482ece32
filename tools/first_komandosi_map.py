"""Lays out the islands of Komandosi and the templates of their places the first time; they are ordinary files since.

Refuses to write over a file that exists, so that nothing regenerates an author's work: delete it to have it again.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.island_layout.island import ISLAND, STARTER  # noqa: E402
from tools.island_layout.writer import TEMPLATES, map_text, template_text  # noqa: E402

MAPS = ROOT / "maps"


def main() -> int:
    """Writes every map and template that is not there yet."""
    texts = {MAPS / "templates" / f"{kind}.tx": template_text(kind) for kind in TEMPLATES}
    texts |= {
        MAPS / "komandosi" / "island.tmx": map_text(ISLAND),
        MAPS / "starters" / "komandosi.tmx": map_text(STARTER),
    }
    for file, text in texts.items():
        if file.exists():
            print(f"kept   {file.relative_to(ROOT)}")
            continue
        file.parent.mkdir(exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        print(f"wrote  {file.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
