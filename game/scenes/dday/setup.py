"""The set-up of a new game of D-Day Dice: where, who, how. All choices are seen at once; Play has the first focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from game.content.cards import dday_cards
from game.content.controls import Action
from game.engine.core.text import N_
from game.engine.dday.rulings import Rulings
from game.engine.dday.state import Setup
from game.scenes.context import Ui
from game.scenes.dday import setup_paint as paint
from game.scenes.dday.setup_board import forget, paint_board
from game.scenes.dday.setup_difficulty import measured_line
from game.scenes.dday.setup_kept import choices_of, take_up
from game.scenes.dday.setup_layout import Blocks, blocks
from game.scenes.dday.setup_maps import FOLDER, DdayEntry, all_entries
from game.scenes.dday.setup_rulings import paint_game, ruling_widgets
from game.scenes.dday.setup_team import Team
from game.scenes.dday.setup_units import paint_units, unit_widgets
from game.scenes.live_maps import LiveMaps, files_of, folders_of
from game.scenes.own_maps import HIGH as OWN_MAPS
from game.scenes.own_maps import own_map_widgets, paint_own_maps
from game.scenes.page_scene import PageScene
from game.scenes.setup_seed import WRONG, new_seed, parse_seed, seed_text
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.listbox import ListBox, Row
from game.ui.widgets.textbox import TextBox

_LIST_TOP = 34


@dataclass(frozen=True)
class DdaySetupChoices:
    """What the set-up leads to: a game from a seed with bots by seat, or what is wrong with a map."""

    on_play: Callable[[DdayEntry, Setup, int, dict[int, str]], None]
    on_problems: Callable[[DdayEntry], None]
    on_back: Callable[[], None]


class DdaySetupScene(PageScene):
    """Choose a battle map and the Units, and land."""

    first_focus = "play"

    def __init__(self, ui: Ui, choices: DdaySetupChoices, seed: int | None = None) -> None:
        super().__init__(ui)
        self.choices = choices
        self.live = LiveMaps({}, self.refresh)
        self.entries: list[DdayEntry] = []
        self._read_maps()
        self.chosen, self.level = 0, 0
        self.team = Team()
        self.rulings = Rulings()
        self.seed = seed_text(new_seed() if seed is None else seed)
        take_up(self, ui.settings.dday_setup)

    @property
    def entry(self) -> DdayEntry:
        """The map that is chosen."""
        return self.entries[self.chosen]

    @property
    def blocks(self) -> Blocks:
        """Where everything lies at the present size."""
        return blocks(self.size)

    def _read_maps(self) -> None:
        folders = folders_of(FOLDER)
        self.entries = all_entries(self.entries)
        self.live.follow(folders | files_of(self.entries))

    def refresh(self, file: Path | None = None) -> None:
        """Read the maps that have changed; then a new `file` is chosen, else the one that was, while it is there."""
        file = file or self.entry.file
        forget()
        self._read_maps()
        self.chosen = next((at for at, entry in enumerate(self.entries) if entry.file == file), 0)
        self._keep_level()
        self.rebuild()

    def back(self) -> None:
        self.choices.on_back()

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        at = self.blocks
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Back to the title"))), self._list(at.maps)]
        widgets += own_map_widgets(self.ui, self._own_maps(at.maps), FOLDER, self.refresh)
        if not self.entry.report.sound:
            rect = (at.briefing.x + 16, at.briefing.bottom - 54, 220, theme.BUTTON)
            label = tr(N_("Show what is wrong"))
            widgets.append(Button("problems", rect, label, self._show_problems, style="danger", icon="warning"))
        units = unit_widgets(at.units, self.team, self.rebuild, self.start)
        return [*widgets, *units, *ruling_widgets(self, at.game), self._play(at.play)]

    def _list(self, rect: pygame.Rect) -> ListBox:
        return ListBox(
            "maps",
            (rect.x + theme.GAP, rect.y + _LIST_TOP, rect.w - 2 * theme.GAP, self._rows(rect) * paint.STEP),
            [Row(entry.name, value=entry) for entry in self.entries],
            paint.STEP,
            on_choose=self._open,
            on_move=self._choose,
            chosen=self.chosen,
            paint=paint.paint_row,
        )

    def _rows(self, rect: pygame.Rect) -> int:
        """How many maps are seen at once."""
        return max(1, min(len(self.entries), (rect.h - _LIST_TOP - 4 - OWN_MAPS) // paint.STEP))

    @staticmethod
    def _own_maps(rect: pygame.Rect) -> pygame.Rect:
        """Where own boards are made, below the list."""
        return pygame.Rect(rect.x + 14, rect.bottom - OWN_MAPS, rect.w - 28, OWN_MAPS)

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self._keep_level()
            self.rebuild()

    def _keep_level(self) -> None:
        levels = len(self.entry.board.levels) if self.entry.board else 1
        self.level = min(self.level, levels - 1)

    def _open(self, index: int) -> None:
        """A second look at a map: what is wrong with it, or nothing more than choosing it."""
        self._choose(index)
        if not self.entry.report.sound:
            self._show_problems()

    def _show_problems(self) -> None:
        self.choices.on_problems(self.entry)

    def _play(self, rect: pygame.Rect) -> Button:
        place, why = (rect.x + 318, rect.y + 16, 146, 56), self._why_not_play()
        return Button("play", place, tr(N_("PLAY")), self.start, style="primary", role="head", reason=why)

    def _why_not_play(self) -> str:
        if self.entry.board is None:
            return tr(N_("This map cannot be played yet. Look at what is wrong with it."))
        if name := self.team.twice():
            return tr(N_("Two Units are called {name}. Give one of them another name.")).format(name=name)
        return "" if parse_seed(self.seed) is not None else tr(WRONG)

    def start(self) -> None:
        """Begin the game that is shown, if it can be played."""
        seed, board = parse_seed(self.seed), self.entry.board
        if seed is None or board is None or self._why_not_play():
            return
        self.ui.change(dday_setup=choices_of(self))
        team, version = self.team, dday_cards().version
        setup = Setup(board, team.taken(), tuple(team.colours), self.level, self.rulings, version)
        self.choices.on_play(self.entry, setup, seed, team.bots())

    # ------------------------------------------------------------ what the panel of this game changes

    def set_level(self, level: int) -> None:
        """Play another level of the map."""
        self.level = level
        self.rebuild()

    def set_ruling(self, field: str, value: object) -> None:
        """Read one rule otherwise."""
        self.rulings = replace(self.rulings, **{field: value})  # type: ignore[arg-type]
        self.rebuild()

    def type_seed(self, typed: str) -> None:
        """Take the seed as far as it was typed."""
        self.seed = typed
        self.rebuild()

    def draw_seed(self) -> None:
        """Take a seed that nobody chose."""
        self.seed = seed_text(new_seed())
        if isinstance(box := self.page.widget("seed"), TextBox):
            box.value = self.seed
        self.rebuild()

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        back = tr(N_("{key}: back to the title")).format(key=self.ui.prompt(Action.BACK))
        panels.top_bar(surface, tr(N_("D-DAY DICE")), tr(N_("new game")), back)
        at, entry = self.blocks, self.entry
        self._paint_maps(surface, at.maps)
        paint_board(surface, at.board, entry, self.level, self.team.count)
        if entry.board:
            paint.paint_briefing(surface, at.briefing, entry, self.level, self.rulings.extra_soldiers)
        else:
            paint.paint_faults(surface, at.briefing, entry)
        together = tr(N_("all win or all lose"))
        icon = sprites.icon("soldier")
        panels.titled(surface, at.units, tr(N_("Your Units")), "forest", icon, together, "sand_l")
        paint_units(surface, at.units, self.team)
        paint_game(surface, at.game, self.rulings)
        measured = measured_line(entry, self.level, self.team.count, self.rulings)
        paint.paint_play(surface, at.play, entry, self.team.count, len(self.team.bots()), measured)
        typed = parse_seed(self.seed)
        word = tr(N_("seed {seed}")).format(seed=seed_text(typed)) if typed is not None else tr(N_("no seed"))
        text.draw(surface, text.fit(word, 160, "label"), (at.play.x + 391, at.play.y + 92), "fog", "label", "c")

    def _paint_maps(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        own = sum(entry.own for entry in self.entries)
        count = tr(N_("{shipped} shipped, {own} own")).format(shipped=len(self.entries) - own, own=own)
        panels.titled(surface, rect, tr(N_("Battle map")), "forest", sprites.icon("map"), count, "sand_l")
        paint_own_maps(surface, self._own_maps(rect), FOLDER)
