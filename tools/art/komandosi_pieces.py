"""The set in which all sprites of Komandosi lie."""

from __future__ import annotations

import pygame

from tools.art.island_helicopter import ROTOR_FRAMES, aloft
from tools.art.komandosi_cards import card_sprites
from tools.art.komandosi_events import event_sprites
from tools.art.komandosi_icons import icon_sprites
from tools.art.komandosi_pawns import pawn_sprites
from tools.art.komandosi_spinner import spinner_sprites
from tools.art.komandosi_vehicles import vehicle_sprites


def komandosi_sprites() -> dict[str, pygame.Surface]:
    """Everything of the set `komandosi` by name; `helicopter_<frame>` turns its rotor."""
    helicopter = {f"helicopter_{frame}": aloft(frame) for frame in range(ROTOR_FRAMES)}
    pieces = pawn_sprites() | icon_sprites() | vehicle_sprites() | helicopter
    return pieces | spinner_sprites() | card_sprites() | event_sprites()
