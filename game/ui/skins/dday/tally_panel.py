"""What if the dice were kept: the panel under the tray tells it, and what rolling the clicked dice again may bring."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.engine.core.text import N_
from game.engine.dday.advice import Chances, reroll_chances
from game.engine.dday.dice import TOOL, face_of, places
from game.engine.dday.forecast import Preview
from game.engine.dday.one_roll import one_roll_away
from game.engine.dday.state import State, Unit
from game.ui.skins.dday.advice_line import asked_words, chances_words, paint_advice, roll_mask
from game.ui.skins.dday.bonus_box import box_of
from game.ui.skins.dday.log import FACE_NAMES
from game.ui.skins.dday.preview import paint_preview
from game.ui.skins.dday.unit_panel import DIALS
from game.ui.text import tr


def paint_tally(
    surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit, taken: Iterable[str], found: Preview
) -> None:
    """Draws the preview of a Unit's Tally; `taken` are the dice that are clicked."""
    mask = roll_mask(unit, taken)
    chances = reroll_chances(s, unit.letter, mask) if mask else None
    small = _on_average(chances) if chances else _tools(unit, found)
    box = box_of(found, one_roll_away(s, unit), bool(s.awards))
    paint_preview(surface, rect, found, small, tally_note(unit, found), box)
    words = chances_words(unit, chances) if chances else asked_words(unit)
    paint_advice(surface, rect, s, words)


def _on_average(chances: Chances) -> dict[str, str]:
    """What the dials gain on average when the clicked dice are rolled again."""
    words = tr(N_("rolled: {n}"))
    return {dial: words.format(n=f"{float(getattr(chances, dial)):+.1f}") for dial in DIALS}


def _tools(unit: Unit, found: Preview) -> dict[str, str]:
    """How many Tools the Item Points come from (dday:D16)."""
    count = sum(face_of(code) == TOOL for place, code in enumerate(unit.dice) if not found.cancelled >> place & 1)
    count += unit.tools + found.whites.count(TOOL)
    return {"points": tr(N_("Tools: {n}")).format(n=count)} if count else {}


def tally_note(unit: Unit, found: Preview) -> tuple[str, str]:
    """What the preview takes for granted: the dice that Skulls cancel, what Leadership adds; and the same in short."""
    notes, short = [], []
    if found.cancelled:
        gone = [tr(FACE_NAMES[face_of(unit.dice[place])]) for place in places(found.cancelled)]
        notes.append(tr(N_("Skull cancels: {faces}")).format(faces=", ".join(gone)))
        short.append(tr(N_("Skulls: -{n}")).format(n=len(gone)))
    if found.whites:
        added = [tr(FACE_NAMES[face]) for face in found.whites]
        notes.append(tr(N_("Leadership: {faces}")).format(faces=", ".join(added)))
        short.append(tr(N_("Leadership: +{n}")).format(n=len(added)))
    return "; ".join(notes), "; ".join(short)
