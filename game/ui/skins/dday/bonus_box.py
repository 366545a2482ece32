"""The box beside the preview: bonuses that the dice make, or what is one roll away and how likely (dday:D13, D17)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.engine.core.text import N_
from game.engine.dday.forecast import Preview
from game.engine.dday.one_roll import STRAIGHT, Away
from game.engine.dday.upkeep import (
    CRY_SOLDIERS,
    FIND_STARS,
    FRESH_TROOPS,
    GIFT_POINTS,
    LEAD_COURAGE,
    REINFORCEMENTS,
)
from game.ui import panels, text, theme
from game.ui.skins.dday.chances import chance_words
from game.ui.skins.dday.log_lines import BONUS_NAMES
from game.ui.text import tr
from game.ui.theme import Colour

STRAIGHT_NAME = N_("Straight")
GIVES = {
    "skull": N_("{points} Item Points; Skulls cancel nothing"),
    "star": N_("any result, or {lead} Courage for a partner"),
    "soldier": N_("{more} Soldiers, and {more} for a partner"),
    "soldiers": N_("{fresh} Soldiers more"),
    "courage": N_("{cry} Soldiers, or move free of Courage and needs"),
    "tool": N_("a Special Find, or {stars} Stars"),
    STRAIGHT: N_("one Award of your choice"),
}
"""What each bonus brings, in a few words (dday:D10-D15, D17)."""
_AMOUNTS = {
    "points": GIFT_POINTS,
    "lead": LEAD_COURAGE,
    "more": REINFORCEMENTS,
    "fresh": FRESH_TROOPS,
    "cry": CRY_SOLDIERS,
    "stars": FIND_STARS,
}
_LINES, _LINE, _ROWS, _ROW = 2, 13, 3, 14
_TABS = (("R", "red", "white"), ("W", "paper", "ink"), ("B", "ocean", "white"))
_TAB = 14


@dataclass(frozen=True, slots=True)
class Box:
    """The bonuses that the dice make (their faces, "straight" among them), and what is one roll away."""

    made: tuple[str, ...]
    away: tuple[Away, ...]


def box_of(found: Preview, away: Sequence[Away], awards: bool = True) -> Box:
    """The box for a preview; a Straight is worth nothing where there are no `awards`."""
    made = (*found.bonuses, *((STRAIGHT,) if found.straight and awards else ()))
    return Box(made, tuple(one for one in away if one.what not in made and (awards or one.what != STRAIGHT)))


def gives_words(what: str) -> str:
    """What a bonus, or the Straight, brings."""
    return tr(GIVES[what]).format(**_AMOUNTS)


def bonus_name(what: str) -> str:
    """The name of a bonus, or of the Straight, in the player's language."""
    return tr(STRAIGHT_NAME if what == STRAIGHT else BONUS_NAMES[what])


def paint_box(surface: pygame.Surface, rect: pygame.Rect, box: Box) -> None:
    """Draws the box: orange with a bonus, else what is one roll away."""
    if box.made:
        _paint_made(surface, rect, box.made)
    else:
        _paint_away(surface, rect, box.away)


def _paint_made(surface: pygame.Surface, rect: pygame.Rect, made: tuple[str, ...]) -> None:
    panels.panel(surface, rect, "primary")
    x, what = rect.x + 8, made[0]
    if what != STRAIGHT:
        for letter, ground, ink in _TABS:
            tab = pygame.Rect(x, rect.y + 7, _TAB, _TAB)
            surface.fill(theme.rgb("ink"), tab.inflate(2, 2))
            surface.fill(theme.rgb(ground), tab)
            text.draw(surface, letter, (tab.centerx + 1, tab.y + 1), ink, "label", "c")
            x += _TAB + 4
    others = f" +{len(made) - 1}" if len(made) > 1 else ""
    name = text.fit(bonus_name(what), rect.right - 8 - x - text.width(others))
    text.draw(surface, name + others, (x + 2, rect.y + 4), "ink")
    words = ", ".join(bonus_name(one) for one in made[1:]) or gives_words(what)
    for number, line in enumerate(text.wrap(words, rect.w - 14, "label")[:_LINES]):
        shown = text.fit(line, rect.w - 12, "label")
        text.draw(surface, shown, (rect.x + 8, rect.y + 26 + number * _LINE), "bark", "label")


def _paint_away(surface: pygame.Surface, rect: pygame.Rect, away: tuple[Away, ...]) -> None:
    surface.fill(theme.rgb("ink"), rect)
    head = tr(N_("one roll away")) if away else tr(N_("no bonus"))
    text.draw(surface, text.fit(head, rect.w - 12, "label"), (rect.x + 8, rect.y + 4), "mist", "label")
    for number, one in enumerate(away[:_ROWS]):
        y, colour = rect.y + 18 + number * _ROW, _colour(number)
        chance = chance_words(one.chance)
        text.draw(surface, chance, (rect.right - 8, y), colour, "label", "r")
        room = rect.w - 24 - text.width(chance, "label")
        text.draw(surface, text.fit(bonus_name(one.what), room, "label"), (rect.x + 8, y), colour, "label")


def _colour(number: int) -> Colour:
    return "paper" if not number else "mist"
