"""The button that asks for advice: what a bot would do for the active Unit, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.scenes.dday.view import DdayTableView

_SIZE = 112, 32
_RIGHT, _TOP = 48, 121
"""From the right and the upper edge of the panel with the buttons."""


def advise_button(scene: DdayTableView) -> list[Widget]:
    """Beside the question, while a person has the active Unit and something to decide."""
    game = scene.game
    if not scene.shows_question or game.active in scene.bots or game.question_of(game.active) is None:
        return []
    hand = scene.hand
    spot = pygame.Rect(hand.right - _RIGHT - _SIZE[0], hand.y + _TOP, *_SIZE)
    tip = tr(N_("What the bot would do, and why: its dice are clicked for you, the last click is yours"))
    key = scene.ui.prompt(Action.HINT)
    return [Button("advise", spot, tr(N_("Advise")), scene.hint, tip=tip, icon="hint", key=key)]
