"""The trade planner: two Units side by side; nothing moves until it is confirmed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.engine.core.text import N_
from game.engine.dday.state import LETTERS
from game.scenes.context import Ui
from game.scenes.dday.game import DdayTableGame
from game.scenes.dday.trade_plan import TradePlan, partners_of
from game.scenes.dday.trade_words import possible_words
from game.scenes.page_scene import OverlayScene
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.skins.dday.log import RESOURCE_NAMES
from game.ui.skins.dday.losses import loss_range
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.unit_panel import DIALS, title_colours
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_SIZE, _MARGIN, _TOP = (636, 420), 9, 50
_COLUMN, _INSET = 206, 10
_HEAD_TOP, _HEAD, _ROWS_TOP, _ROW, _BOX = 38, 32, 74, 37, 34
_ARROW_AT, _CARDS_TOP, _CARD, _CARD_ROW, _CARD_ROWS = 64, 226, 40, 5, 2
_FOOT, _WORDS, _WORD_LINES, _LINE, _BUTTON = 308, 340, 2, 14, 36
_BUTTON_STEP = 126
_MIDDLE = 204
NOTHING = N_("Nothing is planned yet.")
NOTHING_NEW = N_("The trade opens no card and no way that was closed before.")


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
        self.pages = {letter: 0 for letter in LETTERS}

    def frame(self) -> pygame.Rect:
        """Over the panels beside the map, which stays in sight."""
        return pygame.Rect((self.size[0] - _MARGIN - _SIZE[0], _TOP), _SIZE)

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        found: list[Widget] = []
        for row, resource in enumerate(DIALS):
            found += self._arrows(row, resource)
        for column, letter in enumerate((self.plan.first, self.plan.second)):
            found += self._cards(column, letter)
        return [*found, *self._buttons()]

    def _arrows(self, row: int, resource: str) -> list[Widget]:
        frame, plan = self.frame(), self.plan
        y, (least, most) = frame.y + _ROWS_TOP + row * _ROW, plan.range_of(resource)
        spent = tr(N_("No more of this can be handed over."))
        found: list[Widget] = []
        for step, sign, x in ((-1, "left", frame.centerx - _ARROW_AT - _BOX), (1, "right", frame.centerx + _ARROW_AT)):
            at_end = plan.counts[resource] == (least if step < 0 else most)
            go = partial(self._add, resource, step)
            name = f"{resource} {'back' if step < 0 else 'on'}"
            tip = tr(RESOURCE_NAMES[resource])
            reason, icon = spent if at_end else "", f"arrow_{sign}"
            found.append(Button(name, (x, y, _BOX, _BOX), "", go, icon=icon, tip=tip, reason=reason))
        return found

    def _cards(self, column: int, letter: str) -> list[Widget]:
        """The cards that may be handed over; the last place turns the page where they do not all fit."""
        cards, room = self.plan.to_hand(letter), _CARD_ROW * _CARD_ROWS
        places = [self._card_place(column, number) for number in range(room)]
        if len(cards) <= room:
            return [self._card(letter, card, rect) for card, rect in zip(cards, places, strict=False)]
        pages = -(-len(cards) // (room - 1))
        at = self.pages[letter] % pages
        shown = cards[at * (room - 1) : (at + 1) * (room - 1)]
        found = [self._card(letter, card, rect) for card, rect in zip(shown, places, strict=False)]
        words, tip = f"{at + 1}/{pages}", tr(N_("More cards"))
        more = Button(f"more {letter}", places[-1], words, partial(self._turn, letter), role="label", tip=tip)
        return [*found, more]

    def _card_place(self, column: int, number: int) -> pygame.Rect:
        x = self._left(column) + number % _CARD_ROW * _CARD
        y = self.frame().y + _CARDS_TOP + number // _CARD_ROW * _CARD
        return pygame.Rect(x, y, _CARD - 2, _CARD - 2)

    def _card(self, letter: str, card: str, rect: pygame.Rect) -> Widget:
        found = self.game.state.table.card(card)
        widget = CardButton(f"hand {letter} {card}", rect, "", partial(self._swap, letter, card), icon=f"card_{card}")
        widget.tip, widget.rule = f"{tr(found.name)}: {tr(found.text)}", f"dday:{card}"
        widget.planned = (letter, card) in self.plan.cards
        return widget

    def _turn(self, letter: str) -> None:
        self.pages[letter] += 1
        self.rebuild()

    def _buttons(self) -> list[Widget]:
        frame = self.frame()
        y = frame.bottom - _BUTTON - 10
        nothing = tr(NOTHING) if self.plan.is_empty else ""
        names = self.game.state.table.setup.names
        one, two = (names[unit.seat] for unit in self.plan.units())
        tips = {"pool": tr(N_("{name} takes everything that {other} may give")).format(name=one, other=two)}
        entries = [
            ("close", tr(N_("Close")), self.back, ""),
            ("clear", tr(N_("Undo all")), self._clear, nothing),
            ("pool", tr(N_("Take all")), self._pool, ""),
        ]
        if len(self.partners) > 1:
            entries.append(("other", tr(N_("Other Unit")), self._other, ""))
        found: list[Widget] = []
        for number, (name, label, go, reason) in enumerate(entries):
            rect = frame.x + 10 + number * _BUTTON_STEP, y, _BUTTON_STEP - 8, _BUTTON
            found.append(Button(name, rect, label, go, tip=tips.get(name, ""), reason=reason))
        rect = frame.right - _BUTTON_STEP - 2, y, _BUTTON_STEP - 8, _BUTTON
        found.append(Button("trade", rect, tr(N_("Trade")), self._trade, style="primary", reason=nothing))
        return found

    # ------------------------------------------------------------ what they do

    def _add(self, resource: str, count: int) -> None:
        self.plan.add(resource, count)
        self.rebuild()

    def _swap(self, letter: str, card: str) -> None:
        self.plan.swap_card(letter, card)
        self.rebuild()

    def _pool(self) -> None:
        self.plan.pool()
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
        refusal = self.plan.carry_out()
        if letter in self.game.deciders():
            self.game.select(letter)
        self.ui.scenes.pop()
        self.done(tr_message(refusal.message) if refusal else "")

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
        for row, resource in enumerate(DIALS):
            self._paint_count(surface, frame.y + _ROWS_TOP + row * _ROW, plan.counts[resource])
        x, y = frame.centerx, frame.y + _CARDS_TOP
        for number, words in enumerate((N_("click cards to hand over"), N_("Awards stay"))):
            text.draw(surface, text.fit(tr(words), _MIDDLE, "label"), (x, y + 6 + number * 18), "mist", "label", "c")
        room = pygame.Rect(frame.x + 10, frame.y + _WORDS, frame.w - 20, _WORD_LINES * _LINE + 4)
        surface.fill(theme.rgb("ink"), room)
        words = tr(NOTHING) if plan.is_empty else possible_words(plan) or tr(NOTHING_NEW)
        lines = text.wrap(words, room.w - 12, "label")
        for number, line in enumerate(lines[:_WORD_LINES]):
            text.draw(surface, line, (room.x + 6, room.y + 3 + number * _LINE), "yellow", "label")

    def _paint_unit(self, surface: pygame.Surface, x: int, letter: str) -> None:
        frame, s = self.frame(), self.game.state
        unit, setup = s.unit(letter), s.table.setup
        bar, ink = title_colours(setup.colours[unit.seat])
        surface.fill(theme.rgb(bar), (x, frame.y + _HEAD_TOP, _COLUMN, _HEAD))
        shield = marker(setup, unit.seat, unit.chevrons)
        surface.blit(shield, (x + 8, frame.y + _HEAD_TOP + (_HEAD - shield.get_height()) // 2))
        text.draw(surface, text.fit(setup.names[unit.seat], _COLUMN - 44), (x + 34, frame.y + _HEAD_TOP + 7), ink)
        for row, resource in enumerate(DIALS):
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
