"""The list of kept games: what each one is, a picture of its board, go on, watch it again, throw it away."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import pygame

from game.content import saves
from game.content.controls import Action
from game.content.saves import SaveInfo
from game.engine.core.save import Loaded, SaveError
from game.engine.core.session import Session
from game.engine.core.text import N_, Message
from game.scenes.context import Ui
from game.scenes.dialog import confirm, notice
from game.scenes.page_scene import PageScene
from game.scenes.saves_facts import name_of, paint_facts, state_of
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.listbox import ListBox, Row

_TOP, _MARGIN, _GAP = 50, 8, 8
_LIST_WIDTH, _ROW = 470, 56
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class SavesChoices:
    """What the list leads to."""

    on_load: Callable[[SaveInfo], None]
    on_watch: Callable[[Session], None]
    on_back: Callable[[], None]


@lru_cache(maxsize=16)
def _loaded(file: Path, written: float) -> Loaded | Message:
    """A save with its session, or the sentence that says why not; read again when the file has changed."""
    try:
        return saves.load(file)
    except SaveError as error:
        return error.message


class SavesScene(PageScene):
    """All games in some folders, newest first."""

    first_focus = "saves"

    def __init__(self, ui: Ui, choices: SavesChoices, folders: Sequence[Path]) -> None:
        super().__init__(ui)
        self.choices, self.folders = choices, folders
        self.chosen = 0
        self._read()

    def _read(self) -> None:
        found = [info for folder in self.folders for info in saves.all_saves(folder)]
        self.infos = sorted(found, key=lambda info: -info.written)
        self.chosen = max(0, min(self.chosen, len(self.infos) - 1))

    @property
    def info(self) -> SaveInfo | None:
        """The save that is chosen."""
        return self.infos[self.chosen] if self.infos else None

    @property
    def session(self) -> Session | None:
        """Its session, if the save is sound."""
        found = _loaded(self.info.file, self.info.written) if self.info else None
        return found.session if isinstance(found, Loaded) else None

    @property
    def problem(self) -> Message | None:
        """What is wrong with it."""
        found = _loaded(self.info.file, self.info.written) if self.info else None
        return found if isinstance(found, Message) else None

    def back(self) -> None:
        self.choices.on_back()

    # ------------------------------------------------------------ widgets

    def _blocks(self) -> tuple[pygame.Rect, pygame.Rect]:
        high = self.size[1] - _TOP - _MARGIN
        listed = pygame.Rect(_MARGIN, _TOP, _LIST_WIDTH, high)
        return listed, pygame.Rect(listed.right + _GAP, _TOP, self.size[0] - listed.right - _GAP - _MARGIN, high)

    def build(self, size: Size) -> list[Widget]:
        listed, page = self._blocks()
        rows = [Row(name_of(info), state_of(info), value=info) for info in self.infos]
        high = max(_ROW, (listed.h - 44) // _ROW * _ROW)
        room = (listed.x + theme.GAP, listed.y + 36, listed.w - 2 * theme.GAP, high)
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Back")))]
        if self.infos:
            widgets.append(
                ListBox(
                    "saves",
                    room,
                    rows,
                    _ROW,
                    on_move=self._choose,
                    on_choose=lambda number: self._go_on(),
                    chosen=self.chosen,
                    paint=self._paint_row,
                )
            )
        return [*widgets, *self._buttons(page)]

    def _buttons(self, page: pygame.Rect) -> list[Widget]:
        y, high = page.bottom - 60, 48
        none = "" if self.info else tr(N_("There is no kept game yet."))
        unsound = none or ("" if self.session else tr(N_("This save cannot be used; its file stays as it is.")))
        over = unsound or (tr(N_("This game is over. Watch it again.")) if self._is_over() else "")
        back = self.ui.prompt(Action.BACK)
        entries = (
            ("go on", tr(N_("Go on")), "play", "primary", 180, self._go_on, over),
            ("watch", tr(N_("Watch again")), "eye", "button", 170, self._watch, unsound),
            ("delete", tr(N_("Delete")), "trash", "button", 130, self._ask_delete, none),
        )
        buttons: list[Widget] = []
        x = page.x + 14
        for name, label, icon, style, wide, on_click, reason in entries:
            rect = (x, y, wide, high)
            buttons.append(Button(name, rect, label, on_click, style=style, icon=icon, reason=reason))
            x += wide + 2 * theme.GAP
        done = (page.right - 14 - 120, y, 120, high)
        return [*buttons, Button("back", done, tr(N_("Title")), self.back, key=back)]

    def _is_over(self) -> bool:
        return self.session is not None and self.session.ask is None

    def _choose(self, number: int) -> None:
        if number != self.chosen:
            self.chosen = number
            self.rebuild()

    def _go_on(self) -> None:
        button = self.page.widget("go on")
        if self.info and button and not button.reason:
            self.choices.on_load(self.info)

    def _watch(self) -> None:
        if self.session:
            self.choices.on_watch(self.session)

    def _ask_delete(self) -> None:
        if self.info is None:
            return
        body = tr(N_("The file {file} is deleted. It cannot be brought back.")).format(file=self.info.file)
        confirm(self.ui, tr(N_("Delete")), body, tr(N_("Delete")), self._delete, danger=True)

    def _delete(self) -> None:
        if self.info is None:
            return
        try:
            self.info.file.unlink(missing_ok=True)
        except OSError as error:
            _log.warning("%s cannot be deleted: %s", self.info.file, error)
            notice(self.ui, tr(N_("Delete")), error.strerror or str(error))
            return
        self._read()
        self.rebuild()

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        back = tr(N_("{key}: back to the title")).format(key=self.ui.prompt(Action.BACK))
        panels.top_bar(surface, tr(N_("SAVES")), tr(N_("kept games, to play on or to watch")), back)
        listed, page = self._blocks()
        count = str(len(self.infos))
        panels.titled(surface, listed, tr(N_("Games")), "forest", sprites.icon("save"), count, "sand_l")
        if not self.infos:
            nothing = tr(N_("Nothing is kept yet. A game is kept by the menu of its table; the last one keeps itself."))
            text.paragraph(surface, nothing, (listed.x + 16, listed.y + 48, listed.w - 32, 0), "mist")
        title = name_of(self.info) if self.info else ""
        written = self._when(self.info) if self.info else ""
        panels.titled(surface, page, title, "slate", sprites.icon("map"), written, "mist")
        if self.info:
            room = pygame.Rect(page.x + 14, page.y + 40, page.w - 28, page.h - 112)
            paint_facts(surface, room, self.info, self.session, self.problem)

    @staticmethod
    def _when(info: SaveInfo) -> str:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(info.written))

    @staticmethod
    def _paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
        info: SaveInfo = row.value  # type: ignore[assignment]
        inner = pygame.Rect(rect.x, rect.y, rect.w, rect.h - 4)
        panels.panel(surface, inner, "hot" if lit else "button")
        outcome = info.note.get("outcome")
        icon = "error" if info.problem else {"won": "ok", "lost": "skull"}.get(str(outcome), "play")
        surface.blit(sprites.icon(icon), (inner.x + 12, inner.y + 17))
        room = inner.w - 50
        text.draw(surface, text.fit(row.markup, room), (inner.x + 38, inner.y + 7), "white")
        text.draw(
            surface,
            text.fit(row.detail, room, "label"),
            (inner.x + 38, inner.y + 29),
            "sand_l" if lit else "mist",
            "label",
        )
