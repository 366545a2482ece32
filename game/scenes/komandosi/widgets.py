"""Widgets of the Komandosi table: a button with a picture of the game, the panel of a player."""

from __future__ import annotations

import pygame

from game.ui import sprites, theme
from game.ui.skins.komandosi.pawns import ATLAS, icon
from game.ui.widgets.base import Tip
from game.ui.widgets.button import Button


class ActButton(Button):
    """A button at the foot; `picture` is a sprite of this game."""

    picture = ""

    def _icon(self) -> pygame.Surface | None:
        if not self.picture:
            return None
        return sprites.greyed(self.picture, 1, ATLAS) if self.reason else icon(self.picture)


class PlayerBar(Button):
    """The panel of a player, to click; the panel itself is painted. `refused` says why a click chooses nothing."""

    refused = ""

    def describe(self, pos: tuple[int, int] | None = None) -> Tip | None:
        if self.refused:
            return Tip(self.refused, self.label, refusal=True)
        return Tip(self.tip, self.label)

    def draw(self, surface: pygame.Surface) -> None:
        if self.hovered:
            pygame.draw.rect(surface, theme.rgb("white"), self.rect, 1)
