"""Opens game pads, so that their buttons become events."""

from __future__ import annotations

import logging

import pygame

_log = logging.getLogger(__name__)


def open_pads() -> list[object]:
    """Every pad that is there, to be held as long as it shall be heard; a system without pads gives none."""
    try:
        from pygame._sdl2 import controller

        controller.init()
        return [controller.Controller(i) for i in range(controller.get_count()) if controller.is_controller(i)]
    except (ImportError, pygame.error) as error:
        _log.info("no pads: %s", error)
        return []
