"""What can be clicked of the Units: the title bar that makes one the active one, and whose hands play it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.engine.core.text import N_
from game.engine.dday.state import MUST_MOVE, State, Unit
from game.scenes.dday.widgets import UnitBar
from game.scenes.players import BOT_HERE, PERSON_HERE
from game.ui import theme
from game.ui.skins.dday.losses import forecast_of
from game.ui.skins.dday.unit_panel import next_row, seat_place
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.scenes.dday.view import DdayTableView


def unit_widgets(scene: DdayTableView) -> list[Widget]:
    """A bar and a seat for each Unit."""
    s, found = scene.game.state, []
    for unit in s.units:
        letter, rect = unit.letter, scene.places.unit(unit.seat, len(s.units))
        bar, choose = (rect.x, rect.y, rect.w, theme.HIT), partial(scene.select, letter)
        found.append(UnitBar(f"unit {letter}", bar, s.table.setup.names[unit.seat], choose, tip=unit_words(s, unit)))
        bot = letter in scene.bots
        swap, reason = partial(scene.choose_player, letter), tr(scene.calls.no_bots) if scene.calls.no_bots else ""
        icon = "gear" if bot else "hand"
        tip = tr(BOT_HERE if bot else PERSON_HERE)
        found.append(Button(f"seat {letter}", seat_place(rect), "", swap, icon=icon, tip=tip, reason=reason))
    return list(found)


def unit_words(s: State, unit: Unit) -> str:
    """A Unit in a few sentences: its time in the sector, the way on, the danger, its cards."""
    words = []
    if unit.sector != s.table.board.bunker:
        words.append(tr(N_("Turns left here: {n}.")).format(n=max(0, MUST_MOVE - unit.chevrons)))
    price = next_row(s, unit.letter)
    if price is not None:
        words.append(tr(N_("The next row costs {n} Courage.")).format(n=price))
    danger = forecast_of(s, unit).words[0]
    words.append(tr(N_("Combat here: {danger}.")).format(danger=danger))
    held = ", ".join(tr(s.table.card(card).name) for card in held_by(unit))
    return " ".join([*words, held])


def held_by(unit: Unit) -> tuple[str, ...]:
    """All cards of a Unit."""
    return (*unit.specialists, *unit.items, *unit.vehicles, *unit.awards)
