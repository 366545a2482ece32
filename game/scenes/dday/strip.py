"""The strip at the foot of the D-Day Dice table: the Pool in groups, or in Combat the cards that work there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.scenes.dday.combat_widgets import fall_cards
from game.scenes.dday.strip_bonuses import bonus_widgets
from game.scenes.dday.strip_cards import Group, Shown
from game.scenes.dday.strip_combat import combat_cards
from game.scenes.dday.strip_pool import pool_groups
from game.scenes.dday.widgets import PoolCard
from game.ui.skins.dday.combat_panel import is_fight
from game.ui.skins.dday.strip_frame import HEAD, paint_frame, paint_head
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.scenes.dday.table import DdayTableScene

_GAP, _GROUP_GAP, _TOP, _FOOT = 4, 15, 19, 5
_NARROW, _WIDE = 114, 153
"""A card of the Pool, a card of Combat."""
_PAGER = 34
_POOL_WORDS = N_("1 Specialist and 1 Item or Vehicle a turn")
_COMBAT_WORDS = N_("for Combat, of all Units; a click on one plays it")
BEFORE, NEXT = N_("The page before"), N_("The next page (N)")
_NO_CARDS = N_("no cards on this level: dice and Courage decide")
_BONUSES = N_("THREE DICE OF THREE COLOURS")


class Strip:
    """What the strip shows, page by page. A new phase begins with the first page."""

    def __init__(self, scene: DdayTableScene) -> None:
        self.scene = scene
        self._phase = ""

    @property
    def at_combat(self) -> bool:
        """Whether cards for Combat are shown in place of the Pool."""
        game = self.scene.game
        return is_fight(game.state) and bool(combat_cards(game, fall_cards(self.scene)))

    def groups(self) -> list[Group]:
        """All groups of cards, the empty ones left out."""
        game = self.scene.game
        falls = fall_cards(self.scene) if self.scene.at_toll else []
        return (combat_cards(game, falls) if is_fight(game.state) else []) or pool_groups(game, falls)

    def cards(self) -> list[str]:
        """The ids of all cards of the strip."""
        return [shown.card for group in self.groups() for shown in group.cards]

    def _room(self) -> pygame.Rect:
        """Where the cards lie."""
        pool = self.scene.places.pool
        return pygame.Rect(pool.x + HEAD, pool.y, pool.w - HEAD - 2 * _GAP, pool.h)

    # ------------------------------------------------------------ pages

    def _pages(self) -> list[list[tuple[Group, list[Shown]]]]:
        """The groups, cut where the strip ends; a group that goes on has its head again on the next page."""
        pool, wide = self.scene.places.pool, _WIDE if self.at_combat else _NARROW
        room = pool.w - HEAD - 2 * _GAP
        pages: list[list[tuple[Group, list[Shown]]]] = [[]]
        left = room
        for group in self.groups():
            left -= _GROUP_GAP if pages[-1] else 0
            for number, shown in enumerate(group.cards):
                if left < wide:
                    pages.append([])
                    left = room
                if not number or not pages[-1]:
                    pages[-1].append((group, []))
                pages[-1][-1][1].append(shown)
                left -= wide + _GAP
        return pages

    def _page(self) -> tuple[list[tuple[Group, list[Shown]]], int, int]:
        """The groups of the present page, its number from 0 on, and how many pages there are."""
        if self.scene.game.state.phase != self._phase:
            self._phase, self.scene.pages["pool"] = self.scene.game.state.phase, 0
        pages = self._pages()
        at = self.scene.pages["pool"] % len(pages)
        return pages[at], at, len(pages)

    def turn_to(self, card: str) -> None:
        """Turns to the first page that a card is on; nothing happens where it is on none."""
        for number, page in enumerate(self._pages()):
            if any(shown.card == card for _, cards in page for shown in cards):
                self.scene.pages["pool"] = number
                self.scene.rebuild()
                return

    # ------------------------------------------------------------ widgets

    def widgets(self) -> list[Widget]:
        """The cards of the present page, and the buttons that turn it."""
        groups, _, pages = self._page()
        if not groups:
            return bonus_widgets(self._room())
        found: list[Widget] = []
        for _, shown, rects in self._places(groups):
            found += [
                self._card(one, rect, n) for n, (one, rect) in enumerate(zip(shown, rects, strict=True), len(found))
            ]
        return [*found, *(self._pager() if pages > 1 else ())]

    def _places(self, groups: list[tuple[Group, list[Shown]]]) -> list[tuple[Group, list[Shown], list[pygame.Rect]]]:
        """Where the cards of a page lie, group by group."""
        pool, wide = self.scene.places.pool, _WIDE if self.at_combat else _NARROW
        x, found = pool.x + HEAD, []
        for group, shown in groups:
            rects = [
                pygame.Rect(x + n * (wide + _GAP), pool.y + _TOP, wide, pool.h - _TOP - _FOOT)
                for n in range(len(shown))
            ]
            found.append((group, shown, rects))
            x = rects[-1].right + _GROUP_GAP
        return found

    def _card(self, shown: Shown, rect: pygame.Rect, number: int) -> Widget:
        game = self.scene.game
        refusal = None if shown.look.open else game.chooser.reason(shown.pick)
        reason = shown.reason or (tr_message(refusal.message) if refusal else "")
        go = partial(self._click, shown)
        chosen = shown.pick in game.taken and shown.owner in ("", game.active)
        widget = PoolCard(f"pool {number}", rect, go, game.state, shown, chosen, "" if shown.look.open else reason)
        widget.pick = shown.pick
        return widget

    def _click(self, shown: Shown) -> None:
        """A card of another Unit makes that Unit the active one first."""
        if shown.owner and shown.owner != self.scene.game.active:
            self.scene.select(shown.owner)
        self.scene.pick(shown.pick)

    def _pager(self) -> list[Widget]:
        pool = self.scene.places.pool
        y = pool.bottom - _FOOT - _PAGER - 2
        right = pool.x + HEAD - 12 - _PAGER
        back, on = partial(self._turn, -1), partial(self._turn, 1)
        return [
            Button("pool less", (pool.x + 10, y, _PAGER, _PAGER), "", back, icon="arrow_left", tip=tr(BEFORE)),
            Button("pool more", (right, y, _PAGER, _PAGER), "", on, icon="arrow_right", tip=tr(NEXT), letter="n"),
        ]

    def _turn(self, pages: int) -> None:
        self.scene.pages["pool"] += pages
        self.scene.rebuild()

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        """The frame, what the strip is, and the heads of its groups."""
        pool, (groups, at, pages) = self.scene.places.pool, self._page()
        words = _NO_CARDS if not groups else _COMBAT_WORDS if self.at_combat else _POOL_WORDS
        title = N_("CARDS") if self.at_combat else N_("POOL")
        paint_frame(surface, pool, tr(title), tr(words), (at + 1, pages) if pages > 1 else None)
        for group, _, rects in self._places(groups):
            paint_head(surface, rects[0].x, rects[-1].right, pool.y + 5, tr(group.head), group.bar)
        if not groups:
            room = self._room()
            paint_head(surface, room.x, room.right, pool.y + 5, tr(_BONUSES), "orange")
