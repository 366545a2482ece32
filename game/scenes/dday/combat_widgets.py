"""What can be clicked in Combat: the machine gun dice, the Specialists who may fall."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.engine.dday.combat_sums import fire_dice, gun_dice
from game.ui import panels, sprites, text, theme
from game.ui.input import Pos
from game.ui.skins.dday.combat_panel import card_step, cards_left, gun_places, is_fight
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.scenes.dday.table import DdayTableScene

_GUN = 44, 50
_CARD_HIGH, _CARD_TOP = 70, 48


class GunDie(Widget):
    """A machine gun die; without a face before it is rolled."""

    def __init__(self, name: str, pos: Pos, face: int, chosen: bool, reason: str, on_click: Callable[[], None]) -> None:
        super().__init__(name, (*pos, *_GUN), reason=reason, rule="dday:D26")
        self.face, self.chosen, self.on_click = face, chosen, on_click

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        picture = f"mgf_{self.face}" if self.face else "mgf_unknown"
        surface.blit(sprites.sprite(picture, 1, "dday"), self.rect)
        if self.chosen or (self.hovered and not self.reason):
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect.inflate(4, 4), 2)


class FallCard(Button):
    """A Specialist who may fall in place of a Soldier."""

    def __init__(self, rect: pygame.Rect, card: str, label: str, does: str, go: Callable[[], None]) -> None:
        tip = tr(N_("{name} falls in place of a Soldier. He was good for: {does}")).format(name=label, does=does)
        super().__init__(f"fall {card}", rect, label, go, tip=tip, rule=f"dday:{card}")
        self.card, self.pick = card, f"card:{card}"

    def draw(self, surface: pygame.Surface) -> None:
        rect = self.rect
        panels.panel(surface, rect, "paper")
        surface.fill(theme.rgb("wine" if self.hovered else "ocean"), (rect.x + 5, rect.y + 5, rect.w - 10, 18))
        if text.width(self.label, "label") <= rect.w - 12:  # among many cards the picture alone stands for the name
            text.draw(surface, self.label, (rect.centerx, rect.y + 7), "white", "label", "c")
        picture = sprites.sprite(f"card_{self.card}", 1, "dday")
        surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.y + 45)))


def fall_cards(scene: DdayTableScene) -> list[str]:
    """The Specialists of the active Unit who may fall now."""
    game = scene.game
    if not game.unit.loss:
        return []
    return [card for card in dict.fromkeys(game.unit.specialists) if f"card:{card}" in game.chooser.open_picks()]


def combat_widgets(scene: DdayTableScene) -> list[Widget]:
    """The dice of the machine guns and the Specialists who may fall."""
    return [*_guns(scene), *_falls(scene)]


def _guns(scene: DdayTableScene) -> list[Widget]:
    game, s = scene.game, scene.game.state
    if not is_fight(s):
        return []
    sector = game.unit.sector
    faces = fire_dice(s, sector) if s.fired else (0,) * gun_dice(s, sector)
    found: list[Widget] = []
    for number, pos in enumerate(gun_places(scene.places.fight, len(faces)), 1):
        pick = f"fire:{number}"
        refusal = game.chooser.reason(pick)
        reason = tr_message(refusal.message) if refusal else ""
        go = partial(scene.pick, pick)
        found.append(GunDie(pick, pos, faces[number - 1], pick in game.taken, reason, go))
    return found


def _falls(scene: DdayTableScene) -> list[Widget]:
    cards, rect = fall_cards(scene), scene.places.toll
    left, step = cards_left(rect, len(cards)), card_step(rect, len(cards))
    table = scene.game.state.table
    return [
        FallCard(
            pygame.Rect(left + n * step, rect.y + _CARD_TOP, step - 6, _CARD_HIGH),
            card,
            tr(table.card(card).name),
            tr(table.card(card).text),
            partial(scene.pick, f"card:{card}"),
        )
        for n, card in enumerate(cards)
    ]
