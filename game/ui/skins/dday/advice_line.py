"""The line of advice under the preview: what a re-roll may bring, which dice to roll; and whether the team survives."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.engine.core.text import N_
from game.engine.dday.advice import Chances
from game.engine.dday.combat_sums import is_bunker
from game.engine.dday.dice import DICE, mask_of
from game.engine.dday.forecast import team_survives
from game.engine.dday.one_roll import LOCKS, ROLLS, STRAIGHT
from game.engine.dday.state import State, Unit
from game.ui import text
from game.ui.skins.dday.bonus_box import bonus_name
from game.ui.skins.dday.chances import chance_words, percent
from game.ui.text import tr

ALL = (1 << DICE) - 1
_LIFT, _MOST = 18, 3


def may_roll(unit: Unit) -> bool:
    """Whether a Unit may still roll dice again."""
    return len(unit.dice) == DICE and unit.rolls < ROLLS and not unit.ready


def roll_mask(unit: Unit, taken: Iterable[str]) -> int:
    """The dice that the clicks so far would roll again: those that are clicked, or all but two that will be locked."""
    chosen = "".join(pick.partition(":")[2] for pick in taken if pick.startswith("die:"))
    if not may_roll(unit) or not chosen:
        return 0
    if unit.locked:
        return mask_of(chosen) & ~unit.locked
    return ALL & ~mask_of(chosen) if len(chosen) == LOCKS else 0


def asked_words(unit: Unit) -> str:
    """What to click for the chances of a roll; empty where no dice can be rolled."""
    if not may_roll(unit):
        return ""
    if not unit.locked:
        return tr(N_("Click two dice to lock: what rolling the others may bring is shown then."))
    return tr(N_("Click dice to see what rolling them again may bring."))


def chances_words(unit: Unit, chances: Chances) -> str:
    """The best chances of bonuses and of a Straight when the clicked dice are rolled again."""
    named = [(chance, bonus_name(bonus)) for bonus, chance in chances.bonuses.items()]
    named.append((chances.straight, bonus_name(STRAIGHT)))
    likely = sorted((one for one in named if one[0]), key=lambda one: (-one[0], one[1]))[:_MOST]
    words = " · ".join(f"{name} {chance_words(chance)}" for chance, name in likely)
    whose = tr(N_("These again: {words}")) if unit.locked else tr(N_("The others again: {words}"))
    return whose.format(words=words or tr(N_("no bonus")))


def alone_in_bunker(s: State, letter: str, sector: str) -> bool:
    """Whether a Unit that enters this sector would stand in the Bunker while others are outside."""
    here = s.table.board.sector_of[sector]
    return is_bunker(s, here) and any(other.sector != here for other in s.others(s.unit(letter)))


def team_words(s: State) -> str:
    """The chance that every Unit survives Combat where it stands now."""
    chance = team_survives(s)
    if chance == 1:
        return tr(N_("The whole team survives Combat here."))
    if not chance:
        return tr(N_("A Unit is lost in Combat as the team stands now!"))
    return tr(N_("The whole team survives Combat: {chance}")).format(chance=percent(chance))


def paint_advice(surface: pygame.Surface, rect: pygame.Rect, s: State, words: str) -> None:
    """Draws a line at the foot of a panel."""
    shown = text.fit(words, rect.w - 24, "label")
    text.draw(surface, shown, (rect.x + 12, rect.bottom - _LIFT), "yellow" if s.phase == "roll" else "mist", "label")
