"""The program's window: opening, size, full screen, icon, pointer, and when a new picture is due."""

from __future__ import annotations

import logging
import os

import pygame

from game import paths
from game.ui import theme
from game.ui.canvas import Canvas, Size

_log = logging.getLogger(__name__)
_CAPTION = "Commando Table"
_REPEAT_AFTER, _REPEAT_EACH = 350, 60
_UNSEEN_DRIVERS = frozenset(("dummy", "offscreen"))


class NoDisplay(Exception):
    """There is no screen to open a window on."""


class Window:
    """A resizable window and the canvas on it."""

    def __init__(self, size: Size, full_screen: bool, scale: int) -> None:
        """Open the window. Raises NoDisplay."""
        self._windowed = size
        self._scale = scale
        try:
            pygame.display.init()
            _check_driver()
            _set_icon()
            self._open(full_screen)
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        pygame.font.init()
        pygame.display.set_caption(_CAPTION)
        pygame.display.set_allow_screensaver(True)
        pygame.key.set_repeat(_REPEAT_AFTER, _REPEAT_EACH)

    def _open(self, full_screen: bool) -> None:
        self.full_screen = full_screen
        if full_screen:
            target = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            target = pygame.display.set_mode(self._windowed, pygame.RESIZABLE)
        self.canvas = Canvas(target, self._scale)
        pygame.mouse.set_cursor(_pointer(self.canvas.view.scale))

    def set_full_screen(self, full_screen: bool) -> None:
        """Change between window and full screen."""
        if full_screen != self.full_screen:
            self._open(full_screen)

    def set_scale(self, scale: int) -> None:
        """Use another scale; 0 is by the size of the window."""
        self._scale = scale
        self.fit()

    def fit(self) -> None:
        """Make the canvas anew after the window's size changed."""
        target = pygame.display.get_surface()
        assert target, "the window is open"
        if not self.full_screen:
            self._windowed = target.get_size()
        self.canvas = Canvas(target, self._scale)
        pygame.mouse.set_cursor(_pointer(self.canvas.view.scale))

    @property
    def windowed_size(self) -> Size:
        """The window's size, or the size that it comes back to from full screen."""
        return self._windowed

    def show(self) -> None:
        """Bring the canvas to the screen."""
        self.canvas.present()
        pygame.display.flip()


def _check_driver() -> None:
    """SDL may fall back to a driver without a screen; only somebody who asked for it gets it."""
    driver = pygame.display.get_driver()
    if driver in _UNSEEN_DRIVERS and os.environ.get("SDL_VIDEODRIVER") != driver:
        raise NoDisplay(f"only the driver {driver!r} was found")
    if driver == "x11":
        # Pictures are drawn in software, so the way through OpenGL only costs time, and 90 MB where it is software too.
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")


def _set_icon() -> None:
    """Shows the program's icon; without a usable picture the window has none."""
    try:
        pygame.display.set_icon(pygame.image.load(str(paths.assets() / "images" / "icon.png")))
    except (OSError, pygame.error) as error:
        _log.warning("the icon cannot be used: %s", error)


def _pointer(scale: int) -> pygame.Cursor:
    """The pixel pointer, twice the logical size, as large as the rest of the picture."""
    shape = pygame.Surface((11, 14), pygame.SRCALPHA)
    for colour, offsets in (("ink", ((0, 1), (2, 1), (1, 0), (1, 2))), ("white", ((1, 1),))):
        for dx, dy in offsets:
            for row in range(9):
                shape.fill(theme.rgb(colour), (dx, dy + row, max(1, row), 1))
            shape.fill(theme.rgb(colour), (dx, dy + 9, 3, 1))
            shape.fill(theme.rgb(colour), (dx + 3, dy + 9, 2, 3))
    return pygame.Cursor((2 * scale, 2 * scale), pygame.transform.scale_by(shape, 2 * scale))
