"""Seeds as people read and type them: pairs of hexadecimal digits such as 4F-21-9C."""

from __future__ import annotations

import secrets

from game.engine.core.text import N_

BITS = 24
MOST_DIGITS = 16
WRONG = N_("A seed is made of the digits 0-9 and the letters A-F, at most 16 of them.")


def new_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbelow(1 << BITS)


def seed_text(seed: int) -> str:
    """A seed in pairs of digits, at least three of them."""
    digits = f"{seed:06X}"
    digits = digits.zfill(len(digits) + len(digits) % 2)
    return "-".join(digits[at : at + 2] for at in range(0, len(digits), 2))


def parse_seed(text: str) -> int | None:
    """The seed that was typed, with or without dashes; None if it is none."""
    digits = text.replace("-", "").replace(" ", "")
    if not digits or len(digits) > MOST_DIGITS:
        return None
    try:
        return int(digits, 16) if digits.isalnum() and digits.isascii() else None
    except ValueError:
        return None
