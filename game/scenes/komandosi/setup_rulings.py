"""The house rulings of Komandosi in an overlay: where the printed rules leave something open, this table may differ."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.rulings import Rulings
from game.scenes.context import Ui
from game.scenes.page_scene import OverlayScene
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch

_WIDTH, _HEAD, _ROW, _FOOT = 1200, 66, 58, 62
_INSET, _SWITCH, _COLUMNS = 20, (270, 36), 2


@dataclass(frozen=True, slots=True)
class Ruling:
    """A switch of `Rulings`: its field, its rule, its label, and its readings, the table's own first."""

    field: str
    rule: str
    label: str
    readings: tuple[tuple[object, str], ...]


RULINGS = (
    Ruling("refill", "Q3", N_("New parts come"), (("taken", N_("at once")), ("round", N_("once a round")))),
    Ruling("spin_forest", "Q5", N_("Spinner in forests"), ((True, N_("counts")), (False, N_("spin again")))),
    Ruling("exact_moves", "Q6", N_("A walk"), ((True, N_("all pips")), (False, N_("may stop early")))),
    Ruling("boat_on_river", "Q16", N_("Motorboat"), ((False, N_("sea only")), (True, N_("river too")))),
    Ruling("shot_and_move", "Q22", N_("After a shot"), ((False, N_("no move")), (True, N_("also move")))),
    Ruling("rifle_diagonals", "Q23", N_("Rifle: a diagonal is"), ((True, N_("1 square")), (False, N_("2 squares")))),
    Ruling("rocket_tolerance", "Q27", N_("Rocket may be off by"), ((1, N_("1 square")), (0, N_("nothing")))),
    Ruling("rocket_most", "Q28", N_("Largest multiplier"), ((12, "12"), (6, "6"))),
    Ruling("airport_neutral", "Q34", N_("Yellow airport"), ((False, N_("not neutral")), (True, N_("neutral")))),
    Ruling("rest_anywhere", "Q35", N_("Staying put"), ((False, N_("bank, home")), (True, N_("all neutral")))),
    Ruling("exact_landing", "Q40", N_("Helicopter"), ((False, N_("may stop early")), (True, N_("exactly")))),
    Ruling("sell_any_part", "Q43", N_("Bank buys"), ((False, N_("surplus parts")), (True, N_("any part")))),
    Ruling("bank_limit", "Q44", N_("Money in the bank"), ((False, N_("no limit")), (True, "10 000"))),
    Ruling("shunt", "Q46", N_("On the track"), ((True, N_("moved aside")), (False, N_("train waits")))),
    Ruling("exact_drives", "Q47", N_("A car"), ((False, N_("may brake")), (True, N_("all pips")))),
    Ruling("safe_houses", "Q77", N_("Houses that cut the island"), ((True, N_("forbidden")), (False, N_("allowed")))),
    Ruling("round_limit", "Q79", N_("Rounds at most"), ((100, "100"), (50, "50"), (200, "200"), (0, N_("none")))),
    Ruling("one_a_colour", "Q80", N_("Parts in a house"), ((False, N_("no limit")), (True, N_("one a colour")))),
)


def changed(rulings: Rulings) -> list[Ruling]:
    """The switches that differ from the table's own rulings."""
    first = Rulings()
    return [it for it in RULINGS if getattr(rulings, it.field) != getattr(first, it.field)]


class RulingsScene(OverlayScene):
    """Two columns of switches. Every choice counts at once; F1 on one opens its rule."""

    first_focus = "ruling Q3"

    def __init__(self, ui: Ui, rulings: Rulings, on_change: Callable[[Rulings], None]) -> None:
        super().__init__(ui)
        self.rulings, self.on_change = rulings, on_change

    def frame(self) -> pygame.Rect:
        high = _HEAD + len(RULINGS) // _COLUMNS * _ROW + _FOOT
        return pygame.Rect((self.size[0] - _WIDTH) // 2, (self.size[1] - high) // 2, _WIDTH, high)

    def _row(self, number: int) -> pygame.Rect:
        frame, rows = self.frame(), len(RULINGS) // _COLUMNS
        wide = (frame.w - 2 * _INSET) // _COLUMNS
        column, row = divmod(number, rows)
        return pygame.Rect(frame.x + _INSET + column * wide, frame.y + _HEAD + row * _ROW, wide - 8, _ROW - 4)

    def build(self, size: Size) -> list[Widget]:
        widgets: list[Widget] = [self._switch(number, ruling) for number, ruling in enumerate(RULINGS)]
        frame = self.frame()
        y = frame.bottom - theme.BUTTON - theme.PADDING
        reason = "" if changed(self.rulings) else tr(N_("All rulings are the table's own already."))
        defaults = tr(N_("All as the table rules"))
        widgets.append(Button("defaults", (frame.x + _INSET, y, 220, 44), defaults, self._reset, reason=reason))
        done = (frame.right - _INSET - 150, y, 150, 44)
        widgets.append(Button("done", done, tr(N_("Done")), self.back, style="hot"))
        return widgets

    def _switch(self, number: int, ruling: Ruling) -> Switch[object]:
        row = self._row(number)
        rect = (row.right - _SWITCH[0] - theme.GAP, row.y + (row.h - _SWITCH[1]) // 2, *_SWITCH)
        options = [Option(value, tr(word)) for value, word in ruling.readings]

        def choose(value: object) -> None:
            self._set(replace(self.rulings, **{ruling.field: value}))  # type: ignore[arg-type]

        value = getattr(self.rulings, ruling.field)
        return Switch(f"ruling {ruling.rule}", rect, options, value, choose, rule=f"komandosi:{ruling.rule}")

    def _set(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self.on_change(rulings)
        self.rebuild()

    def _reset(self) -> None:
        self._set(Rulings())

    def paint(self, surface: pygame.Surface) -> None:
        frame = self.frame()
        panels.titled(surface, frame, tr(N_("House rulings")), "rust", sprites.icon("book"), right_colour="white")
        said = tr(N_("Where the printed rules leave something open. The left reading is this table's own."))
        text.draw(surface, text.fit(said, frame.w - 2 * _INSET), (frame.x + _INSET, frame.y + 38), "mist")
        for number, ruling in enumerate(RULINGS):
            row, other = self._row(number), ruling in changed(self.rulings)
            surface.fill(theme.rgb("ink"), row)
            surface.fill(theme.rgb("rust" if other else "slate"), (row.x, row.y, 4, row.h))
            end = panels.chip(surface, (row.x + 14, row.y + 18), ruling.rule, "rust" if other else "slate", "white")
            room = row.right - _SWITCH[0] - 2 * theme.GAP - end
            text.draw(surface, text.fit(tr(ruling.label), room), (end + 8, row.y + 17), "yellow" if other else "white")
