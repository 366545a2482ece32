"""Draws what moves over the Komandosi table: the die, the spinner, cards, things in the air, shots, banners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import panels, text, theme, tween
from game.ui.input import Pos
from game.ui.skins.komandosi import pawns
from game.ui.skins.komandosi.effects import Banner, Effects, Flight, Place
from game.ui.skins.komandosi.event_card import paint_turning
from game.ui.skins.komandosi.player_panel import house_place, paint_purse, purse_place
from game.ui.skins.komandosi.spinner import paint_spinner

if TYPE_CHECKING:
    from game.scenes.komandosi.view import KomandosiTableView

_BANNER_HIGH, _SLIDE, _BULLET = 84, 24, 5
_ROTORS = 2
_ARC = 60


class Motion:
    """Everything that lies over the widgets while a clip plays."""

    def __init__(self, scene: KomandosiTableView) -> None:
        self.scene = scene

    def draw(self, surface: pygame.Surface, effects: Effects) -> None:
        """What the present frame shows."""
        scene = self.scene
        if effects.die:
            scene.picture.paint_die(surface, *effects.die)
        if effects.spin and scene.game.button != "rocket":
            paint_spinner(surface, scene.places.spinner, scene.game.shown, *effects.spin)
        if effects.card and scene.game.button != "rocket":
            card, wide, back = effects.card
            paint_turning(surface, scene.places.card, scene.game.shown, card, wide, back)
        self._draw_purses(surface, effects)
        if effects.shot:
            self._draw_shot(surface, *effects.shot)
        for flight in effects.flights:
            self._draw_flight(surface, flight)
        if effects.banner:
            self._draw_banner(surface, effects.banner)

    def _draw_purses(self, surface: pygame.Surface, effects: Effects) -> None:
        """Money that counts up or down."""
        scene = self.scene
        for letter, money in () if scene.log_open else effects.purses.items():
            pawn = scene.game.shown.pawn(letter)
            colour = "coral" if money < pawn.pocket.money else "white"
            paint_purse(surface, scene.places.player(pawn.seat), money, colour)

    def _draw_shot(self, surface: pygame.Surface, start: int, end: int, t: float, weapon: str) -> None:
        """A bullet flies straight, a rocket in an arc."""
        squares = self.scene.picture.island.squares
        x, y = tween.between(squares.centre(start), squares.centre(end), t)
        if weapon == "rocket":
            y -= round(_ARC * 4 * t * (1 - t))
            picture = pawns.icon("rocket", self.scene.places.zoom)
            surface.blit(picture, picture.get_rect(center=(x, y)))
            return
        surface.fill(theme.rgb("ink"), (x - _BULLET, y - _BULLET, 2 * _BULLET, 2 * _BULLET))
        surface.fill(theme.rgb("yellow"), (x - _BULLET + 2, y - _BULLET + 2, 2 * _BULLET - 4, 2 * _BULLET - 4))

    def _draw_flight(self, surface: pygame.Surface, flight: Flight) -> None:
        picture = self._picture(flight.sprite)
        x, y = tween.between(self._point(flight.start), self._point(flight.end), flight.t)
        y -= round(flight.hop * 4 * flight.t * (1 - flight.t))
        surface.blit(picture, picture.get_rect(center=(x, y)))

    def _picture(self, name: str) -> pygame.Surface:
        kind, _, what = name.partition(":")
        zoom = self.scene.places.zoom
        if kind == "pawn":
            shown = self.scene.game.shown
            return pawns.pawn(shown.table.setup, shown.pawn(what).seat, zoom)
        if kind == "rotor":
            return pawns.icon(f"helicopter_{int(what) % _ROTORS}", zoom)
        return pawns.icon(what, 2)

    def _point(self, place: Place) -> Pos:
        """The middle of a named place on the screen."""
        places, (kind, *rest) = self.scene.places, place
        squares = self.scene.picture.island.squares
        shown = self.scene.game.shown
        match kind:
            case "square":
                return squares.centre(int(rest[0])) if int(rest[0]) >= 0 else places.spinner.center
            case "pawn":
                return squares.centre(shown.pawn(rest[0]).square)
            case "purse":
                return purse_place(places.player(shown.pawn(rest[0]).seat))
            case "house":
                return house_place(places.player(shown.pawn(rest[0]).seat))
            case "card":
                return places.card.center
            case "helicopter":
                board = shown.table.board
                return squares.centre(board.helicopter.bit_length() - 1)
            case "sky":
                return places.map.right, places.map.top - places.map.h // 4
        return places.well.midbottom

    def _draw_banner(self, surface: pygame.Surface, banner: Banner) -> None:
        """A strip across the island with a title and a sentence."""
        well = self.scene.places.map
        rect = pygame.Rect(well.x + 8, 0, well.w - 16, _BANNER_HIGH)
        rect.centery = well.centery + round(_SLIDE * (1 - tween.arriving(banner.t)))
        panels.panel(surface, rect, "panel", drop=True)
        surface.fill(theme.rgb(banner.colour), (rect.x + 4, rect.y + 4, rect.w - 8, 6))
        surface.fill(theme.rgb(banner.colour), (rect.x + 4, rect.bottom - 10, rect.w - 8, 6))
        text.draw(surface, banner.title, (rect.centerx, rect.y + 14), "yellow", "big", "c", shadow="ink")
        text.draw(surface, text.fit(banner.words, rect.w - 24), (rect.centerx, rect.bottom - 31), "paper", align="c")
