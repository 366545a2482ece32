"""Makes the widgets of the D-Day Dice table from the game as it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.engine.dday.cards import Award
from game.engine.dday.forecast import danger
from game.scenes.dday.widgets import DIE, DieWidget, PoolCard, SectorWidget, UnitBar
from game.scenes.dday.words import in_tray, words_of
from game.ui import sprites
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.scenes.dday.table import DdayTableScene

_DIE_STEP, _DICE_TOP, _DICE_LEFT = 96, 46, 24
_CHOICES, _CHOICE_HIGH = 5, 40
_CARD_WIDE, _GAP, _MARK = 116, 8, 24


class WidgetMaker:
    """All widgets of the table, in Tab order."""

    def __init__(self, scene: DdayTableScene) -> None:
        self.scene = scene

    def all(self) -> list[Widget]:
        """The widgets for the present size."""
        menu = Button(
            "menu", (8, 4, 36, 34), "", self.scene.menu, icon="menu" if sprites.has("menu") else "", tip=tr(N_("Menu"))
        )
        return [*self._sectors(), *self._dice(), *self._choices(), *self._units(), *self._pool(), menu]

    def _reason(self, pick: str) -> str:
        refusal = self.scene.game.chooser.reason(pick)
        return tr_message(refusal.message) if refusal else ""

    def _sectors(self) -> list[Widget]:
        game, places = self.scene.game, self.scene.places
        found: list[Widget] = []
        for sector in game.state.table.board.sectors:
            pick = f"sector:{sector.name}"
            shape = [places.on_map(point) for point in sector.shape]
            risk = danger(game.state, game.active, sector.name)
            words = tr(N_("{name}: Combat here costs {low} to {high}"))
            tip = words.format(name=sector.name, low=risk.loss_low, high=risk.loss_high)
            is_open = pick in game.chooser.open_picks()
            go, plate = partial(self.scene.pick, pick), places.on_map(sector.label)
            found.append(SectorWidget(sector, shape, plate, is_open, tip, self._reason(pick), go))
        return found

    def _dice(self) -> list[Widget]:
        game, tray = self.scene.game, self.scene.places.tray
        unit, found = game.unit, []
        for place, code in enumerate(unit.dice):
            pick, bit = f"die:{place + 1}", 1 << place
            mark = "lock" if unit.locked & bit else "cancelled" if unit.cancelled & bit else ""
            mark = "chosen" if pick in game.taken else mark
            pos = tray.x + _DICE_LEFT + place * _DIE_STEP, tray.y + _DICE_TOP
            found.append(DieWidget(pick, pos, code, mark, self._reason(pick), partial(self.scene.pick, pick)))
        return list(found)

    def _choices(self) -> list[Widget]:
        """Buttons for everything that goes on with the clicks so far and is not clicked elsewhere."""
        game, tray = self.scene.game, self.scene.places.tray
        cards = {f"card:{card}" for card in self._cards()}
        picks = sorted((p for p in game.chooser.next_picks() if in_tray(p, cards)), key=self._order)
        entries = [(words_of(game.state, pick), partial(self.scene.pick, pick)) for pick in picks]
        if game.whole:
            entries.insert(0, (tr(N_("Do it")), self.scene.do_whole))
        if game.taken:
            entries.append((tr(N_("Back")), self.scene.back))
        shown = self._page(entries, "tray", _CHOICES)
        wide = (tray.w - 2 * _GAP) // _CHOICES
        top = tray.y + _DICE_TOP + DIE[1] + 30
        return [
            Button(f"tray {n}", (tray.x + _GAP + n * wide, top, wide - _GAP, _CHOICE_HIGH), label, go, style="button")
            for n, (label, go) in enumerate(shown)
        ]

    @staticmethod
    def _order(pick: str) -> tuple[bool, int, str]:
        _, _, what = pick.partition(":")
        return not pick.startswith("button:"), int(what) if what.isdigit() else 0, pick

    def _page(self, entries: list, strip: str, room: int) -> list:  # type: ignore[type-arg]
        """The entries of the present page, with a button to the next one where they do not all fit."""
        if len(entries) <= room:
            return entries
        pages = -(-len(entries) // (room - 1))
        at = self.scene.pages[strip] % pages
        more = tr(N_("More {n}/{all}")).format(n=at + 1, all=pages), partial(self.scene.turn_page, strip)
        return [*entries[at * (room - 1) : (at + 1) * (room - 1)], more]

    def _units(self) -> list[Widget]:
        game, found = self.scene.game, []
        units = game.state.units
        for unit in units:
            letter, rect = unit.letter, self.scene.places.unit(unit.seat, len(units))
            mark = pygame.Rect(rect.right - _MARK - 8, rect.bottom - _MARK - 8, _MARK, _MARK)
            cards = (*unit.specialists, *unit.items, *unit.vehicles, *unit.awards)
            held = ", ".join(tr(game.state.table.card(card).name) for card in cards)
            choose = partial(self.scene.select, letter)
            bar = rect.x, rect.y, rect.w, 30
            found.append(UnitBar(f"unit {letter}", bar, game.state.table.setup.names[unit.seat], choose, tip=held))
            swap = partial(self.scene.swap_seat, letter)
            tip = tr(N_("Give this Unit to a bot, or take it back"))
            sign = "B" if letter in self.scene.bots else "P"
            found.append(Button(f"seat {letter}", mark, sign, swap, tip=tip))
        return list(found)

    def _cards(self) -> list[str]:
        """The cards of the strip: those of the Unit that can be clicked, then the Pool."""
        game = self.scene.game
        s, unit = game.state, game.unit
        held = (*unit.specialists, *unit.items, *unit.vehicles, *unit.awards)
        own = [card for card in held if f"card:{card}" in game.chooser.open_picks()]
        decks = [card for card in s.table.regulars if card not in unit.recruited]
        return list(dict.fromkeys([*own, *decks, *s.uniques, *s.items, *s.face_down, *s.vehicles]))

    def _pool(self) -> list[Widget]:
        table, pool = self.scene.game.state.table, self.scene.places.pool
        room = (pool.w - 2 * _GAP) // (_CARD_WIDE + _GAP)
        entries = []
        for name in self._cards():
            card, pick = table.card(name), f"card:{name}"
            cost = "" if isinstance(card, Award) else str(card.cost)
            entries.append((tr(card.name), partial(self.scene.pick, pick), name, cost, self._reason(pick)))
        found: list[Widget] = []
        for n, (label, go, *rest) in enumerate(self._page(entries, "pool", room)):
            rect = pygame.Rect(pool.x + _GAP + n * (_CARD_WIDE + _GAP), pool.y + _GAP, _CARD_WIDE, pool.h - 2 * _GAP)
            if not rest:
                found.append(Button("pool more", rect, label, go))
                continue
            card = PoolCard(f"pool {n}", rect, label, go, rest[0], rest[2])
            card.cost, card.resource = rest[1], "stars" if rest[0] in table.specialist else "points"
            found.append(card)
        return found
