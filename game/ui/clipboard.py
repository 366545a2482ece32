"""The system's clipboard, where there is one."""

from __future__ import annotations

import pygame

_BROKEN = (pygame.error, AttributeError, NotImplementedError)
"""None is there, pygame is too old, or that part of it was left out."""


def copy(words: str) -> bool:
    """Puts words on the clipboard; False where that is not possible."""
    try:
        pygame.scrap.put_text(words)
    except _BROKEN:
        return False
    return True
