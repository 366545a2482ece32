"""The page of balance: each tool writes the part under its own heading, and all other parts stay as they are."""

from __future__ import annotations

from pathlib import Path

HEAD = """# Balance

Made by `python tools/balance.py` with the default rulings, seeds from 0 on. The interval is Wilson's at 95 %."""
_PART = "\n## "


def part_of(page: Path, title: str) -> str:
    """The part under a heading as it is on the page now, without "## "; empty where there is none."""
    return next((part for part in _parts(page)[1:] if _title(part) == title), "")


def put(page: Path, part: str) -> None:
    """Writes a part that begins with its heading: in the place of the old one, or at the end of the page."""
    head, *parts = _parts(page)
    own = part.removeprefix("## ").strip()
    places = [at for at, old in enumerate(parts) if _title(old) == _title(own)]
    if places:
        parts[places[0]] = own
    else:
        parts.append(own)
    page.write_text(f"\n{_PART}".join([head, *parts]) + "\n", "utf-8")


def _parts(page: Path) -> list[str]:
    text = page.read_text("utf-8") if page.exists() else HEAD
    return [part.strip() for part in text.split(_PART)]


def _title(part: str) -> str:
    return part.splitlines()[0]
