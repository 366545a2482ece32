"""The trade planner: two Units side by side; nothing moves until it is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.core.text import N_
from game.engine.dday.effects import RESOURCES
from game.scenes.context import Ui
from game.scenes.dday.game import DdayTableGame
from game.scenes.dday.trade_plan import TradePlan, partners_of
from game.scenes.page_scene import OverlayScene
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.log import RESOURCE_NAMES
from game.ui.skins.dday.losses import loss_range
from game.ui.skins.dday.unit_panel import title_colours
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_SIZE = 640, 392
_COLUMN, _INSET = 206, 10
_HEAD_TOP, _HEAD, _ROWS_TOP, _ROW, _BOX = 38, 32, 74, 37, 34
_ARROW_AT, _CARDS_TOP, _CARD, _CARD_ROW = 64, 228, 40, 5
_FOOT, _BUTTON = 312, 36
STOPPED = N_("The trade stopped: the rest of it is not possible any more.")


class CardButton(Button):
    """A card that can be handed over; framed while it is planned."""

    planned = False

    def draw(self, surface: pygame.Surface) -> None:
        panels.panel(surface, self.rect, "paper")
        picture = sprites.sprite(self.icon, 1, "dday")
        surface.blit(picture, picture.get_rect(center=self.rect.center), (0, 0, _CARD - 4, _CARD - 4))
        if self.planned or self.hovered:
            pygame.draw.rect(surface, theme.rgb("yellow" if self.planned else "white"), self.rect, 3)


class TradePlanner(OverlayScene):
    """Plans a trade of the active Unit with another; `done` gets what went wrong, or nothing."""

    def __init__(self, ui: Ui, game: DdayTableGame, done: Callable[[str], None]) -> None:
        super().__init__(ui)
        self.game, self.done = game, done
        self.first_focus = "soldiers on"
        self.partners = partners_of(game)
        self.plan = TradePlan(game, game.active, self.partners[0])

    def frame(self) -> pygame.Rect:
        frame = pygame.Rect((0, 0), _SIZE)
        frame.center = self.size[0] // 2, self.size[1] // 2
        return frame

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        found: list[Widget] = []
        for row, resource in enumerate(RESOURCES):
            found += self._arrows(row, resource)
        for column, letter in enumerate((self.plan.first, self.plan.second)):
            found += self._cards(column, letter)
        return [*found, *self._buttons()]

    def _arrows(self, row: int, resource: str) -> list[Widget]:
        frame, plan = self.frame(), self.plan
        y, (least, most) = frame.y + _ROWS_TOP + row * _ROW, plan.range_of(resource)
        spent = tr(N_("No more of this can be handed over."))
        found: list[Widget] = []
        for step, sign, x in ((-1, "<", frame.centerx - _ARROW_AT - _BOX), (1, ">", frame.centerx + _ARROW_AT)):
            at_end = plan.counts[resource] == (least if step < 0 else most)
            go = partial(self._add, resource, step)
            name = f"{resource} {'back' if step < 0 else 'on'}"
            tip = tr(RESOURCE_NAMES[resource])
            found.append(Button(name, (x, y, _BOX, _BOX), sign, go, tip=tip, reason=spent if at_end else ""))
        return found

    def _cards(self, column: int, letter: str) -> list[Widget]:
        frame, plan = self.frame(), self.plan
        left = self._left(column)
        found: list[Widget] = []
        for number, card in enumerate(plan.to_hand(letter)[: 2 * _CARD_ROW]):
            x, y = left + number % _CARD_ROW * _CARD, frame.y + _CARDS_TOP + number // _CARD_ROW * _CARD
            name = tr(self.game.state.table.card(card).name)
            go = partial(self._swap, letter, card)
            widget = CardButton(f"hand {letter} {card}", (x, y, _CARD - 2, _CARD - 2), "", go, icon=f"card_{card}")
            widget.tip, widget.rule, widget.planned = name, f"dday:{card}", (letter, card) in plan.cards
            found.append(widget)
        return found

    def _buttons(self) -> list[Widget]:
        frame = self.frame()
        y = frame.bottom - _BUTTON - 10
        nothing = tr(N_("Nothing is planned yet.")) if self.plan.is_empty else ""
        entries = [
            ("clear", N_("Undo all"), self._clear, "button", nothing),
            ("close", N_("Close"), self.back, "button", ""),
        ]
        if len(self.partners) > 1:
            entries.append(("other", N_("Other Unit"), self._other, "button", ""))
        found: list[Widget] = []
        for number, (name, label, go, style, reason) in enumerate(entries):
            rect = frame.x + 12 + number * 148, y, 140, _BUTTON
            found.append(Button(name, rect, tr(label), go, style=style, reason=reason))
        rect = frame.right - 152, y, 140, _BUTTON
        found.append(Button("trade", rect, tr(N_("Trade")), self._trade, style="primary", reason=nothing))
        return found

    # ------------------------------------------------------------ what they do

    def _add(self, resource: str, count: int) -> None:
        self.plan.add(resource, count)
        self.rebuild()

    def _swap(self, letter: str, card: str) -> None:
        self.plan.swap_card(letter, card)
        self.rebuild()

    def _clear(self) -> None:
        self.plan.clear()
        self.rebuild()

    def _other(self) -> None:
        at = self.partners.index(self.plan.second)
        self.plan = TradePlan(self.game, self.plan.first, self.partners[(at + 1) % len(self.partners)])
        self.rebuild()

    def _trade(self) -> None:
        letter = self.plan.first
        whole = self.plan.carry_out()
        if letter in self.game.deciders():
            self.game.select(letter)
        self.ui.scenes.pop()
        self.done("" if whole else tr(STOPPED))

    # ------------------------------------------------------------ the picture

    def _left(self, column: int) -> int:
        frame = self.frame()
        return frame.x + _INSET if not column else frame.right - _INSET - _COLUMN

    def paint(self, surface: pygame.Surface) -> None:
        frame, plan = self.frame(), self.plan
        sector = self.game.state.table.board.names[plan.units()[0].sector]
        title = tr(N_("Trade planner in {sector}")).format(sector=sector)
        hint = tr(N_("nothing moves until you confirm"))
        panels.titled(surface, frame, title, "ocean", right=hint, right_colour="foam")
        for column, letter in enumerate((plan.first, plan.second)):
            self._paint_unit(surface, self._left(column), letter)
        for row, resource in enumerate(RESOURCES):
            self._paint_count(surface, frame.y + _ROWS_TOP + row * _ROW, plan.counts[resource])
        x, y = frame.centerx, frame.y + _CARDS_TOP
        text.draw(surface, tr(N_("click cards to hand over")), (x, y + 6), "fog", "label", "c")
        text.draw(surface, tr(N_("Awards stay")), (x, y + 24), "fog", "label", "c")

    def _paint_unit(self, surface: pygame.Surface, x: int, letter: str) -> None:
        frame, s = self.frame(), self.game.state
        unit, setup = s.unit(letter), s.table.setup
        bar, ink = title_colours(setup.colours[unit.seat])
        surface.fill(theme.rgb(bar), (x, frame.y + _HEAD_TOP, _COLUMN, _HEAD))
        marker = sprites.sprite(f"marker_{letter}_{unit.chevrons}", 1, "dday")
        surface.blit(marker, (x + 8, frame.y + _HEAD_TOP + (_HEAD - marker.get_height()) // 2))
        text.draw(surface, text.fit(setup.names[unit.seat], _COLUMN - 44), (x + 34, frame.y + _HEAD_TOP + 7), ink)
        for row, resource in enumerate(RESOURCES):
            y, now = frame.y + _ROWS_TOP + row * _ROW, getattr(unit, resource)
            after = self.plan.after(letter, resource)
            surface.fill(theme.rgb("ink"), (x, y, _COLUMN, _BOX))
            surface.blit(sprites.sprite(f"res_{resource}", 1, "dday"), (x + 8, y + 9))
            words, colour = (
                (f"{now} > {after}", "lime" if after > now else "coral") if after != now else (str(now), "white")
            )
            room = _COLUMN - 46 - text.width(words)
            text.draw(surface, text.fit(tr(RESOURCE_NAMES[resource]), room), (x + 32, y + 8), "mist")
            text.draw(surface, words, (x + _COLUMN - 10, y + 8), colour, align="r")
        bodies, (_, high) = self.plan.bodies(letter), loss_range(s, unit)
        left = bodies - high
        said = tr(N_("strength {n}, after Combat at least {left}")).format(n=bodies, left=max(0, left))
        for number, line in enumerate(text.wrap(said, _COLUMN, "label")[:2]):
            place = x + 2, frame.y + _FOOT + number * 14
            text.draw(surface, line, place, "mist" if left > 0 else "coral", "label")

    def _paint_count(self, surface: pygame.Surface, y: int, count: int) -> None:
        x = self.frame().centerx
        surface.fill(theme.rgb("ink"), (x - _ARROW_AT + 4, y + 1, 2 * _ARROW_AT - 8, _BOX - 2))
        if not count:
            text.draw(surface, "-", (x, y + 8), "steel", align="c")
            return
        text.draw(surface, str(abs(count)), (x, y + 3), "yellow", "head", "c")
        way = 1 if count > 0 else -1
        for number in range(3):
            tip = x + (20 + number * 11) * way
            corners = [(tip, y + 11), (tip + 7 * way, y + 17), (tip, y + 23)]
            pygame.draw.polygon(surface, theme.rgb("yellow"), corners)
