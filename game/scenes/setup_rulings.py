"""The house rulings in an overlay: where the printed rules leave something open, this table may read them otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.content.controls import Action
from game.engine.commandos.rulings import Rulings
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.page_scene import OverlayScene
from game.scenes.rules_book import rulebook
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch

_WIDTH, _HEAD, _ROW, _FOOT = 940, 66, 80, 62
_INSET, _SWITCH = 20, (330, 36)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A switch: the field of `Rulings`, the id of its rule, its two readings, the table's own first, and what a game
    with the other reading is called where nothing else says what it is about."""

    field: str
    rule: str
    readings: tuple[tuple[object, str], tuple[object, str]]
    changed: str


RULINGS = (
    Ruling(
        "enemies_stop_at_edge",
        "Q15",
        ((False, N_("on to the centre")), (True, N_("stop at the edge"))),
        N_("enemies stop at the edge"),
    ),
    Ruling(
        "on_target",
        "Q16",
        (("centre", N_("to the centre")), ("other", N_("other coordinate"))),
        N_("on goal: other coordinate"),
    ),
    Ruling(
        "walk_on_after_stealth",
        "Q39",
        ((True, N_("may walk on")), (False, N_("must stop"))),
        N_("must stop after stealth"),
    ),
    Ruling(
        "dropped_tokens",
        "Q42",
        (("here", N_("lie where it fell")), ("home", N_("go back home"))),
        N_("lost tokens go home"),
    ),
    Ruling(
        "matching_dice",
        "Q43",
        (("tile", N_("on its tile")), ("space", N_("on its space"))),
        N_("dice on the very space"),
    ),
    Ruling(
        "hidden_objectives",
        "Q46",
        ((False, N_("open")), (True, N_("hidden"))),
        N_("conditions hidden"),
    ),
    Ruling(
        "add_events",
        "D6",
        ((False, N_("swapped in")), (True, N_("added on top"))),
        N_("advanced events are added"),
    ),
)


def changed(rulings: Rulings) -> list[Ruling]:
    """The switches that differ from the table's own rulings."""
    first = Rulings()
    return [it for it in RULINGS if getattr(rulings, it.field) != getattr(first, it.field)]


class RulingsScene(OverlayScene):
    """A row a ruling: number, title, the rule, its two readings. Every choice counts at once."""

    def __init__(self, ui: Ui, rulings: Rulings, on_change: Callable[[Rulings], None]) -> None:
        super().__init__(ui)
        self.rulings, self.on_change = rulings, on_change
        self.first_focus = f"ruling {RULINGS[0].rule}"

    def frame(self) -> pygame.Rect:
        high = _HEAD + len(RULINGS) * _ROW + _FOOT
        return pygame.Rect((self.size[0] - _WIDTH) // 2, (self.size[1] - high) // 2, _WIDTH, high)

    def _row(self, number: int) -> pygame.Rect:
        frame = self.frame()
        return pygame.Rect(frame.x + _INSET, frame.y + _HEAD + number * _ROW, frame.w - 2 * _INSET, _ROW - 4)

    def build(self, size: Size) -> list[Widget]:
        widgets: list[Widget] = [self._switch(number, ruling) for number, ruling in enumerate(RULINGS)]
        frame = self.frame()
        y, back = frame.bottom - theme.BUTTON - theme.PADDING, self.ui.prompt(Action.BACK)
        reason = "" if changed(self.rulings) else tr(N_("All rulings are the table's own already."))
        defaults = tr(N_("All as the table rules"))
        widgets.append(Button("defaults", (frame.x + _INSET, y, 220, 44), defaults, self._reset, reason=reason))
        done = (frame.right - _INSET - 150, y, 150, 44)
        widgets.append(Button("done", done, tr(N_("Done")), self.back, style="hot", key=back))
        return widgets

    def _switch(self, number: int, ruling: Ruling) -> Switch[object]:
        row = self._row(number)
        rect = (row.right - _SWITCH[0] - theme.GAP, row.y + (row.h - _SWITCH[1]) // 2, *_SWITCH)
        options = [Option(value, tr(word)) for value, word in ruling.readings]

        def choose(value: object) -> None:
            self._set(replace(self.rulings, **{ruling.field: value}))  # type: ignore[arg-type]

        value = getattr(self.rulings, ruling.field)
        return Switch(f"ruling {ruling.rule}", rect, options, value, choose, rule=f"commandos:{ruling.rule}")

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
            self._paint_row(surface, self._row(number), ruling)

    def _paint_row(self, surface: pygame.Surface, row: pygame.Rect, ruling: Ruling) -> None:
        surface.fill(theme.rgb("ink"), row)
        other = ruling in changed(self.rulings)
        surface.fill(theme.rgb("rust" if other else "slate"), (row.x, row.y, 4, row.h))
        end = panels.chip(surface, (row.x + 14, row.y + 8), ruling.rule, "rust" if other else "slate", "white")
        rule = rulebook().find(ruling.rule)
        if rule is None:
            return
        room = row.w - _SWITCH[0] - 3 * theme.GAP - 14
        text.draw(surface, text.fit(tr(rule.title), room), (end + theme.GAP, row.y + 7), "yellow" if other else "white")
        lines = text.wrap(tr(rule.text), room, "label")
        for at, line in enumerate(lines[:3]):
            text.draw(surface, line, (row.x + 14, row.y + 31 + at * 15), "mist", "label")
