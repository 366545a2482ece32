"""What is wrong with a map: the map with its guilty cells, and a card for each finding with place, line and cure."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.scenes import map_problems_board as board
from game.scenes.context import Ui
from game.scenes.dialog import notice
from game.scenes.flow_games import game_of_map, read_map, way
from game.scenes.live_maps import LiveMaps
from game.scenes.map_problems_card import card_height, paint_card
from game.scenes.page_scene import PageScene
from game.scenes.setup_missions import short_path
from game.scenes.stack import Size
from game.ui import clipboard, marks, panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.listbox import ListBox, Row

_TOP, _MARGIN, _GAP = 46, 6, 10
_LIST_WIDTH, _FOOT = 394, 66
_BANNER = (520, 56)
_BUTTONS = 840
"""The room of the buttons at the foot."""
_AGAIN = "f5"


class MapProblemsScene(PageScene):
    """The findings of one map. It is read again at every save; a map that is sound by then can be played.

    Above a running game, `playing` tells which; `on_mended` then gets the map as soon as it is sound.
    """

    first_focus = "again"

    def __init__(
        self,
        ui: Ui,
        entry: Any,
        on_play: Callable[[Any], None],
        on_back: Callable[[], None],
        playing: str = "",
        on_mended: Callable[[Any], None] | None = None,
    ) -> None:
        """`entry` is a map of any game: its file, its board if it can be played, its report."""
        super().__init__(ui)
        self.on_play, self.on_back = on_play, on_back
        self.playing, self.on_mended = playing, on_mended
        self.marked = True
        self.live = LiveMaps({}, self.read_again)
        self._take(entry)

    def _take(self, entry: Any) -> None:
        self.entry = entry
        self.live.follow(entry.report.files)
        self.game = tr(way(game_of_map(entry.file)).name)
        # errors first; otherwise in the order in which they were found
        self.findings = [*entry.report.errors, *entry.report.warnings]
        self.chosen, self.copied = 0, False
        self.map = board.faulty_map(entry.file, self.findings)

    def read_again(self) -> None:
        """The file was mended, or so they say."""
        self._take(read_map(self.entry.file))
        self.ui.cue("map_good" if self.entry.report.sound else "map_refused")
        if self.on_mended and self.entry.board:
            self.on_mended(self.entry)
        else:
            self.rebuild()

    def back(self) -> None:
        self.on_back()

    # ------------------------------------------------------------ widgets

    def _blocks(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Well, list, foot."""
        w, h = self.size
        foot = pygame.Rect(_MARGIN, h - _FOOT - 4, w - 2 * _MARGIN, _FOOT)
        listed = pygame.Rect(w - _LIST_WIDTH - 10, _TOP, _LIST_WIDTH, foot.y - _TOP - 6)
        return pygame.Rect(_MARGIN, _TOP, listed.x - _GAP - _MARGIN, listed.h), listed, foot

    def build(self, size: Size) -> list[Widget]:
        _, listed, foot = self._blocks()
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Back")))]
        if self.findings:
            widgets.append(self._list(listed))
        y, high = foot.y + 10, 44
        hide = tr(N_("Hide marks")) if self.marked else tr(N_("Show marks"))
        play = tr(N_("Play it"))
        reason = self._why_not()
        back = tr(N_("Play on")) if self.playing else tr(N_("Back"))
        again = tr(N_("Read again"))
        right = foot.right - 10
        widgets += [
            self._copy_button(pygame.Rect(right - _BUTTONS + 10, y, 130, high)),
            Button("marks", (right - 690, y, 130, high), hide, self._toggle, key="H", letter="h"),
            Button("play", (right - 550, y, 140, high), play, self._play, style="hot", icon="play", reason=reason),
            Button("back", (right - 400, y, 150, high), back, self.back, key=self.ui.prompt(Action.BACK)),
            Button(
                "again",
                (right - 240, y, 230, high),
                again,
                self.read_again,
                style="primary",
                icon="redo",
                key=_AGAIN.upper(),
                letter=_AGAIN,
            ),
        ]
        return widgets

    def _copy_button(self, rect: pygame.Rect) -> Button:
        label, icon = (tr(N_("Copied")), "ok") if self.copied else (tr(N_("Copy list")), "papers")
        reason = "" if self.findings else tr(N_("Nothing is wrong, so there is nothing to copy."))
        tip = tr(N_("Copy all findings as text"))
        return Button("copy", rect, label, self._copy, icon=icon, key="C", letter="c", tip=tip, reason=reason)

    def _why_not(self) -> str:
        """Why the map cannot be played; empty when it can."""
        if self.entry.board:
            return ""
        if self.entry.report.sound:
            return tr(N_("This is a map tile card. Boards are made of such cards."))
        return tr(N_("Errors keep a map from being played. Warnings do not."))

    def _list(self, rect: pygame.Rect) -> ListBox:
        high = max(card_height(finding) for finding in self.findings)
        room = rect.h - 34 - 46
        fit = max(1, room // high) * high
        rows = [Row(finding.code, value=(number, finding)) for number, finding in enumerate(self.findings)]
        place = (rect.x + 8, rect.y + 34, rect.w - 16, min(fit, len(rows) * high))
        return ListBox(
            "findings",
            place,
            rows,
            high,
            on_move=self._choose,
            on_choose=self._choose,
            chosen=self.chosen,
            paint=paint_card,
        )

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.rebuild()

    def _toggle(self) -> None:
        self.marked = not self.marked
        self.rebuild()

    def as_text(self) -> str:
        """The file and how much is wrong with it, then each finding on a line of its own, numbered as on the page."""
        head = f"{self.entry.file.name}: {self._count()}"
        lines = (f"{number}. {finding.as_line(tr_message)}" for number, finding in enumerate(self.findings, 1))
        return "\n".join((head, *lines))

    def _copy(self) -> None:
        self.copied = clipboard.copy(self.as_text())
        if not self.copied:
            words = tr(N_("There is no clipboard here. The command line gives the same list: check-map {file}"))
            notice(self.ui, tr(N_("Nothing was copied")), words.format(file=self.entry.file.name))
        self.rebuild()

    def _play(self) -> None:
        self.on_play(self.entry)

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        panels.top_bar(surface, self.game, self.entry.file.name)
        well, listed, foot = self._blocks()
        panels.panel(surface, well, "wood")
        surface.fill(theme.rgb("ink"), well.inflate(-12, -12))
        self._paint_map(surface, well.inflate(-12, -12))
        self._paint_banner(surface, well)
        self._paint_list(surface, listed)
        panels.panel(surface, foot, "panel")
        surface.blit(sprites.icon("folder"), (foot.x + 12, foot.y + 14))
        room = foot.w - _BUTTONS - 60
        name = tr(N_("Playing: {name}")).format(name=self.playing) if self.playing else self.entry.file.name
        text.draw(surface, text.fit(name, room), (foot.x + 36, foot.y + 10), "paper")
        folder = short_path(self.entry.file.absolute().parent)
        for number, line in enumerate(text.wrap(folder, room, "label")[:2]):
            text.draw(surface, line, (foot.x + 36, foot.y + 30 + 14 * number), "fog", "label")

    def _paint_map(self, surface: pygame.Surface, well: pygame.Rect) -> None:
        below = pygame.Rect(well.x, well.y + _BANNER[1] + 8, well.w, well.h - _BANNER[1] - 8)
        if self.map is None:
            words = tr(N_("Nothing of this map can be drawn."))
            text.draw(surface, words, below.center, "fog", align="c")
            return
        room = board.room_for(well, below, self.map)
        if self.marked:
            board.paint(surface, room, self.map, self.findings, self.chosen)
        else:
            board.paint_plain(surface, room, self.map)

    def _paint_banner(self, surface: pygame.Surface, well: pygame.Rect) -> None:
        sound = self.entry.report.sound
        x, y = well.centerx - _BANNER[0] // 2, well.y + 12
        surface.fill(theme.rgb("ink"), (x, y, *_BANNER))
        inner = pygame.Rect(x + 2, y + 2, _BANNER[0] - 4, _BANNER[1] - 4)
        surface.fill(theme.rgb("forest" if sound else "wine"), inner)
        if not sound:
            stripe = pygame.Rect(inner.x, inner.bottom - 6, inner.w, 6)
            surface.fill(theme.rgb("yellow"), stripe)
            marks.hatch(surface, stripe, "ink", step=6, dot=2)
        surface.blit(sprites.icon("ok" if sound else "no", 2), (x + 14, y + 10))
        head = self._count()
        text.draw(surface, text.fit(head, 440, "head"), (x + 56, y + 5), "white", "head", shadow="ink")
        text.draw(surface, text.fit(self._verdict(), 450), (x + 56, y + 30), "sand_l")

    def _verdict(self) -> str:
        """What follows from the findings."""
        if self.entry.report.sound:
            return self._why_not() or tr(N_("It can be played."))
        if self.playing:
            return tr(N_("Last good map kept: the game goes on with it."))
        return tr(N_("It cannot be played yet. Mend it in Tiled and save it."))

    def _count(self) -> str:
        errors, warnings = len(self.entry.report.errors), len(self.entry.report.warnings)
        if not errors and not warnings:
            return tr(N_("Nothing is wrong"))
        return tr(N_("errors: {errors}, warnings: {warnings}")).format(errors=errors, warnings=warnings)

    def _paint_list(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        bar = "forest" if self.entry.report.sound else "red"
        click = tr(N_("click one to see it")) if self.findings else ""
        panels.titled(surface, rect, tr(N_("Map problems")), bar, sprites.icon("warning"), click, "white")
        same = tr(N_("the same list: check-map {file}")).format(file=self.entry.file.name)
        for number, words in enumerate((tr(N_("read again at every save")), same)):
            line = text.fit(words, rect.w - 24, "label")
            text.draw(surface, line, (rect.centerx, rect.bottom - 38 + 15 * number), "fog", "label", "c")
