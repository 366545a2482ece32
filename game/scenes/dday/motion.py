"""Draws what moves over the D-Day Dice table: dice that tumble, dials that count, cards that fly, banners."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.dday.dice import COLOURS, FACES, colour_of, face_of
from game.scenes.dday.widgets import DIE
from game.ui import panels, sprites, text, theme, tween
from game.ui.input import Pos
from game.ui.pieces import paint_pieces
from game.ui.skins.dday.effects import Banner, Effects, Flight, Place
from game.ui.skins.dday.log import RESOURCE_NAMES
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.unit_panel import cards_place, dial_box, paint_dial

if TYPE_CHECKING:
    from game.scenes.dday.view import DdayTableView

_BANNER_HIGH, _SLIDE, _MINE_LIFT, _LOCK_DROP, _SMALL_LEFT = 84, 24, 30, 12, 10
_GROWN = 2
"""The zoom of cards and icons in the air."""


class Motion:
    """Everything that lies over the widgets while a clip plays."""

    def __init__(self, scene: DdayTableView) -> None:
        self.scene = scene
        self._cards: dict[str, Pos] = {}

    def remember_cards(self) -> None:
        """Notes where the cards of the strip lie: one that is taken is gone when it begins to fly."""
        cards = [widget for widget in self.scene.page.widgets if widget.pick.startswith("card:")]
        self._cards = {widget.pick.partition(":")[2]: widget.rect.center for widget in cards}

    def draw(self, surface: pygame.Surface, effects: Effects) -> None:
        """What the present frame shows."""
        if self.scene.watched == self.scene.acting:
            self._draw_tray(surface, effects)
        elif not self.scene.log_open:
            for place, (code, _, _) in effects.faces.items():
                self._draw_small_die(surface, place, code)
        for (letter, dial), shown in () if self.scene.log_open else effects.dials.items():
            box = dial_box(self._panel(letter), dial)
            paint_dial(surface, box, dial, shown.value, "lime" if shown.up else "coral")
        for name, start, t in effects.fallen:
            picture = self._picture(name)
            paint_pieces(surface, picture, picture.get_rect(center=self._point(start)).topleft, t)
        for flight in effects.flights:
            self._draw_flight(surface, flight)
        if effects.mine:
            self._draw_mine(surface, *effects.mine)
        if effects.banner:
            self._draw_banner(surface, effects.banner)

    # ------------------------------------------------------------ dice

    def _draw_tray(self, surface: pygame.Surface, effects: Effects) -> None:
        for place, (code, hop, wide) in effects.faces.items():
            self._draw_die(surface, place, code, hop, wide)
        for place, t in effects.crossed.items():
            cross = sprites.sprite("cancelled_big", 1, "dday")
            surface.blit(cross, self.scene.places.die(place), (0, 0, round(DIE[0] * t), DIE[1]))
        self._draw_locks(surface, *effects.locking)

    def _draw_small_die(self, surface: pygame.Surface, place: int, code: int) -> None:
        """A die of a Unit whose dice are not in the tray: it rolls in the Unit's panel."""
        die = self._picture(f"die:{code}")
        panel = self._panel(self.scene.acting)
        step = die.get_width() + 2
        rect = die.get_rect(center=cards_place(panel))
        rect.x = panel.x + _SMALL_LEFT + place * step
        surface.fill(theme.rgb("ink"), rect.inflate(2, 2))
        surface.blit(die, rect)

    def _draw_die(self, surface: pygame.Surface, place: int, code: int, hop: int, wide: float) -> None:
        """A die of the tray, on clean felt."""
        rect = pygame.Rect(self.scene.places.die(place), DIE)
        self.scene.picture.paint_felt(surface, rect)
        picture = sprites.sprite(f"die_{COLOURS[colour_of(code)]}_{FACES[face_of(code)]}_big", 1, "dday")
        if wide < 1:
            picture = pygame.transform.scale(picture, (max(2, round(DIE[0] * wide)), DIE[1]))
        surface.blit(picture, picture.get_rect(center=rect.move(0, -hop).center))

    def _draw_locks(self, surface: pygame.Surface, dice: int, t: float) -> None:
        lock = sprites.sprite("lock", 2, "dday")
        for place in (number for number in range(dice.bit_length()) if dice >> number & 1):
            rect = pygame.Rect(self.scene.places.die(place), DIE)
            drop = tween.bounce(t, _LOCK_DROP)
            surface.blit(lock, lock.get_rect(bottomright=(rect.right, rect.bottom - drop)))

    def _draw_mine(self, surface: pygame.Surface, letter: str, pips: int) -> None:
        die = sprites.sprite(f"minef_{pips}", 1, "dday")
        x, y = self._point(("marker", letter))
        surface.blit(die, die.get_rect(center=(x + _MINE_LIFT, y - _MINE_LIFT)))

    # ------------------------------------------------------------ cards and icons

    def _draw_flight(self, surface: pygame.Surface, flight: Flight) -> None:
        picture = self._picture(flight.sprite)
        if flight.wide < 1:
            size = max(2, round(picture.get_width() * flight.wide)), picture.get_height()
            picture = pygame.transform.scale(picture, size)
        middle = tween.between(self._point(flight.start), self._point(flight.end), flight.t)
        surface.blit(picture, picture.get_rect(center=middle))

    def _picture(self, name: str) -> pygame.Surface:
        """The sprite of a kind and a name."""
        kind, _, what = name.partition(":")
        if kind == "die":
            code = int(what)
            return sprites.sprite(f"die_{COLOURS[colour_of(code)]}_{FACES[face_of(code)]}_small", 1, "dday")
        if kind == "white":
            return sprites.sprite(f"virtual_{FACES[int(what)]}", 1, "dday")
        if kind == "marker":
            unit = self.scene.game.shown.unit(what[0])
            return marker(self.scene.game.state.table.setup, unit.seat, int(what[2:]), _GROWN)
        return sprites.sprite(f"{kind}_{what}", 1 if kind == "res" else _GROWN, "dday")

    # ------------------------------------------------------------ places

    def _panel(self, letter: str) -> pygame.Rect:
        shown = self.scene.game.shown
        return self.scene.places.unit(shown.unit(letter).seat, len(shown.units))

    def _point(self, place: Place) -> Pos:
        """The middle of a named place on the screen."""
        places, (kind, *rest) = self.scene.places, place
        match kind:
            case "dial":
                box = dial_box(self._panel(rest[0]), rest[1])
                return box.x + 13, box.centery
            case "cards":
                return cards_place(self._panel(rest[0]))
            case "marker":
                beach = self.scene.picture.beach
                x, y = beach.marker_place(self.scene.game.shown.unit(rest[0]))
                return x + 18, y + 24
            case "pool":
                return self._cards.get(rest[0], places.pool.center)
            case "tally":
                step = places.preview.w // len(RESOURCE_NAMES)
                number = list(RESOURCE_NAMES).index(rest[0])
                return places.preview.x + number * step + step // 3, places.preview.centery
        return places.felt.midright

    # ------------------------------------------------------------ words

    def _draw_banner(self, surface: pygame.Surface, banner: Banner) -> None:
        """A strip across the map with a title and a sentence."""
        well = self.scene.places.well
        rect = pygame.Rect(well.x + 8, 0, well.w - 16, _BANNER_HIGH)
        rect.centery = well.centery + round(_SLIDE * (1 - tween.arriving(banner.t)))
        panels.panel(surface, rect, "panel", drop=True)
        surface.fill(theme.rgb(banner.colour), (rect.x + 4, rect.y + 4, rect.w - 8, 6))
        surface.fill(theme.rgb(banner.colour), (rect.x + 4, rect.bottom - 10, rect.w - 8, 6))
        text.draw(surface, banner.title, (rect.centerx, rect.y + 14), "yellow", "big", "c", shadow="ink")
        words = text.fit(banner.words, rect.w - 24)
        text.draw(surface, words, (rect.centerx, rect.bottom - 31), "paper", align="c")
