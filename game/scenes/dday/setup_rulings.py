"""The panel "This game" of the D-Day Dice set-up: level, start, the two readings of a Straight, the seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.engine.dday.rulings import Rulings
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch
from game.ui.widgets.textbox import TextBox

if TYPE_CHECKING:
    from game.scenes.dday.setup import DdaySetupScene

_FIRST, _ROW, _HIGH = 36, 38, 34
_LABELS, _NEW = 162, 98
_LONGEST_SEED = 24
MOST_EXTRA = 2


@dataclass(frozen=True, slots=True)
class Ruling:
    """A switch of `Rulings`: its field, its rule, its label, and its readings with the table's own among them."""

    field: str
    rule: str
    label: str
    readings: tuple[tuple[object, str], ...]


RULINGS = (
    Ruling(
        "extra_soldiers",
        "Q74",
        N_("Start Soldiers"),
        tuple((n, f"{n:+d}" if n else "0") for n in range(-MOST_EXTRA, MOST_EXTRA + 1)),
    ),
    Ruling(
        "straight_before_skulls",
        "Q1",
        N_("A Straight is judged"),
        ((True, N_("as shown")), (False, N_("after Skulls"))),
    ),
    Ruling(
        "bonus_fills_straight",
        "Q11",
        N_("Bonus in a Straight"),
        ((True, N_("counts")), (False, N_("does not"))),
    ),
)
"""In the order of the rows below the level."""


def changed(rulings: Rulings) -> list[Ruling]:
    """The switches that differ from the table's own rulings."""
    first = Rulings()
    return [it for it in RULINGS if getattr(rulings, it.field) != getattr(first, it.field)]


def _place(rect: pygame.Rect, number: int) -> pygame.Rect:
    """Where the control of a row stands."""
    return pygame.Rect(rect.x + _LABELS, rect.y + _FIRST + number * _ROW, rect.w - _LABELS - 14, _HIGH)


def ruling_widgets(scene: DdaySetupScene, rect: pygame.Rect) -> list[Widget]:
    """The switches and the box of the seed."""
    widgets: list[Widget] = [_levels(scene, _place(rect, 0))]
    for number, ruling in enumerate(RULINGS, 1):
        widgets.append(_switch(ruling, _place(rect, number), scene.rulings, partial(scene.set_ruling, ruling.field)))
    seed = _place(rect, len(RULINGS) + 1)
    new = pygame.Rect(seed.right - _NEW, seed.y, _NEW, seed.h)
    seed.w -= _NEW + theme.GAP
    return [
        *widgets,
        TextBox("seed", seed, scene.seed, scene.type_seed, scene.start, longest=_LONGEST_SEED),
        Button("new seed", new, tr(N_("New")), scene.draw_seed, icon="dice"),
    ]


def _levels(scene: DdaySetupScene, place: pygame.Rect) -> Switch[int]:
    """The levels of the map by their numbers; a map with one level says so."""
    count = len(scene.entry.board.levels) if scene.entry.board else 1
    numbered = [Option(number, str(number + 1)) for number in range(count)]
    levels = numbered if count > 1 else [Option(0, tr(N_("the whole map")))]
    reason = "" if count > 1 else tr(N_("This map has no teaching levels."))
    return Switch("level", place, levels, scene.level, scene.set_level, reason=reason, rule="dday:Q60")


def _switch(
    ruling: Ruling, place: pygame.Rect, rulings: Rulings, on_change: Callable[[object], None]
) -> Switch[object]:
    options = [Option(value, tr(word)) for value, word in ruling.readings]
    value = getattr(rulings, ruling.field)
    return Switch(f"ruling {ruling.rule}", place, options, value, on_change, rule=f"dday:{ruling.rule}")


def paint_game(surface: pygame.Surface, rect: pygame.Rect, rulings: Rulings) -> None:
    """The frame of the panel and the words before its controls."""
    others = changed(rulings)
    right = tr(N_("{count} changed")).format(count=len(others)) if others else tr(N_("all by the table's rulings"))
    panels.titled(surface, rect, tr(N_("This game")), "slate", sprites.icon("gear"), right, "mist")
    labels = [N_("Level"), *(ruling.label for ruling in RULINGS), N_("Seed of the dice")]
    for number, label in enumerate(labels):
        place = _place(rect, number)
        lit = number in {1 + RULINGS.index(ruling) for ruling in others}
        words = text.fit(tr(label), _LABELS - 20)
        text.draw(surface, words, (rect.x + 14, place.y + 8), "yellow" if lit else "paper")
