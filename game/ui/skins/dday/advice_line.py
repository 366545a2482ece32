"""The line of advice under the preview: what a re-roll may bring, which dice to roll; and whether the team survives."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import pygame

from game.engine.core.text import N_
from game.engine.dday.advice import reroll_chances
from game.engine.dday.combat_sums import is_bunker
from game.engine.dday.dice import DICE, mask_of
from game.engine.dday.forecast import team_survives
from game.engine.dday.state import State
from game.ui import text
from game.ui.skins.dday.log_lines import BONUS_NAMES
from game.ui.text import tr

ROLLS, LOCKED = 3, 2
ALL = (1 << DICE) - 1
_LIFT, _MOST = 18, 3
_OFTEN = Fraction(1, 3)
"""From here on a chance is told in percent."""


def chance_words(chance: Fraction) -> str:
    """A chance in words: "1 in 12", or in percent where it is good."""
    if chance >= _OFTEN:
        return f"{round(100 * chance)}%"
    return tr(N_("1 in {n}")).format(n=round(1 / chance)) if chance else "0%"


def advice_words(s: State, letter: str, taken: Iterable[str]) -> str:
    """What the dice that are chosen may bring; empty where no dice can be rolled.

    Which dice are best takes too long to count on every click: that is what the hint is for.
    """
    unit = s.unit(letter)
    if s.phase != "roll" or len(unit.dice) != DICE or unit.rolls >= ROLLS or unit.ready:
        return ""
    chosen = [pick.partition(":")[2] for pick in taken if pick.startswith("die:")]
    if not unit.locked:
        others = ALL & ~mask_of("".join(chosen))
        return (
            tr(N_("The others again: {words}")).format(words=_chances(s, letter, others))
            if len(chosen) == LOCKED
            else ""
        )
    if chosen:
        return _chances(s, letter, mask_of("".join(chosen)) & ~unit.locked)
    return tr(N_("Click dice to see what rolling them again may bring."))


def _chances(s: State, letter: str, mask: int) -> str:
    """The best chances of bonuses and of a Straight."""
    found = reroll_chances(s, letter, mask)
    named = [(chance, tr(BONUS_NAMES[bonus])) for bonus, chance in found.bonuses.items()]
    named.append((found.straight, tr(N_("Straight"))))
    likely = sorted((one for one in named if one[0]), key=lambda one: (-one[0], one[1]))[:_MOST]
    return " · ".join(f"{name} {chance_words(chance)}" for chance, name in likely)


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
    return tr(N_("The whole team survives Combat: {chance}")).format(chance=f"{min(99, max(1, round(100 * chance)))}%")


def paint_advice(surface: pygame.Surface, rect: pygame.Rect, s: State, words: str) -> None:
    """Draws a line at the foot of a panel."""
    shown = text.fit(words, rect.w - 24, "label")
    text.draw(surface, shown, (rect.x + 12, rect.bottom - _LIFT), "yellow" if s.phase == "roll" else "mist", "label")
