"""The set-up of a new game of Komandosi: where, who, how. All choices are seen at once; Play has the first focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.content.cards import komandosi_cards
from game.content.controls import Action
from game.engine.core.text import N_
from game.engine.komandosi.rulings import Rulings
from game.engine.komandosi.state import Setup
from game.scenes.context import Ui
from game.scenes.komandosi import setup_paint as paint
from game.scenes.komandosi.setup_kept import choices_of, take_up
from game.scenes.komandosi.setup_maps import FOLDER, IslandEntry, all_entries
from game.scenes.komandosi.setup_players import Players, paint_players, player_widgets
from game.scenes.komandosi.setup_rulings import RulingsScene, changed
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

_TOP, _MARGIN, _GAP = 50, 8, 8
_LIST_WIDE, _COLUMN_WIDE, _BRIEFING, _PLAYERS = 336, 478, 202, 338
_LIST_TOP, _LABELS, _HIGH, _NEW, _LONGEST_SEED = 34, 162, 36, 98, 24


@dataclass(frozen=True)
class KomandosiSetupChoices:
    """What the set-up leads to: a game from a seed with bots by seat, or what is wrong with a map."""

    on_play: Callable[[IslandEntry, Setup, int, dict[int, str]], None]
    on_problems: Callable[[IslandEntry], None]
    on_back: Callable[[], None]


class KomandosiSetupScene(PageScene):
    """Choose an island and the players, and begin."""

    first_focus = "play"

    def __init__(self, ui: Ui, choices: KomandosiSetupChoices, seed: int | None = None) -> None:
        super().__init__(ui)
        self.choices = choices
        self.live = LiveMaps({}, self.refresh)
        self.entries: list[IslandEntry] = []
        self._read_maps()
        self.chosen = 0
        self.players = Players()
        self.rulings = Rulings()
        self.seed = seed_text(new_seed() if seed is None else seed)
        take_up(self, ui.settings.komandosi_setup)

    @property
    def entry(self) -> IslandEntry:
        """The island that is chosen."""
        return self.entries[self.chosen]

    def _read_maps(self) -> None:
        self.entries = all_entries(self.entries)
        self.live.follow(folders_of(FOLDER) | files_of(self.entries))

    def refresh(self, file: Path | None = None) -> None:
        """Read the maps that have changed; then a new `file` is chosen, else the one that was, while it is there."""
        file = file or self.entry.file
        paint.forget()
        self._read_maps()
        self.chosen = next((at for at, entry in enumerate(self.entries) if entry.file == file), 0)
        self.rebuild()

    def back(self) -> None:
        self.choices.on_back()

    # ------------------------------------------------------------ blocks

    def _maps(self) -> pygame.Rect:
        return pygame.Rect(_MARGIN, _TOP, _LIST_WIDE, self.size[1] - _TOP - _MARGIN)

    def _column(self) -> pygame.Rect:
        left = self.size[0] - _MARGIN - _COLUMN_WIDE
        return pygame.Rect(left, _TOP, _COLUMN_WIDE, self.size[1] - _TOP - _MARGIN)

    def _board(self) -> pygame.Rect:
        left = self._maps().right + _GAP
        wide = self._column().x - _GAP - left
        return pygame.Rect(left, _TOP, wide, self.size[1] - _TOP - _MARGIN - _GAP - _BRIEFING)

    def _briefing(self) -> pygame.Rect:
        board = self._board()
        return pygame.Rect(board.x, board.bottom + _GAP, board.w, _BRIEFING)

    def _seats(self) -> pygame.Rect:
        column = self._column()
        return pygame.Rect(column.x, column.y, column.w, _PLAYERS)

    def _game(self) -> pygame.Rect:
        column, seats = self._column(), self._seats()
        return pygame.Rect(column.x, seats.bottom + _GAP, column.w, column.bottom - seats.bottom - _GAP)

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        maps, game, briefing = self._maps(), self._game(), self._briefing()
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Back to the title"))), self._list(maps)]
        widgets += own_map_widgets(self.ui, self._own_maps(maps), FOLDER, self.refresh)
        if not self.entry.report.sound:
            rect = (briefing.x + 16, briefing.bottom - 54, 220, theme.BUTTON)
            label = tr(N_("Show what is wrong"))
            widgets.append(Button("problems", rect, label, self._show_problems, style="danger", icon="warning"))
        widgets += player_widgets(self._seats(), self.players, self.rebuild, self.start)
        return [*widgets, *self._game_widgets(game), self._play(game)]

    def _list(self, rect: pygame.Rect) -> ListBox:
        rows = max(1, min(len(self.entries), (rect.h - _LIST_TOP - 4 - OWN_MAPS) // paint.STEP))
        return ListBox(
            "maps",
            (rect.x + theme.GAP, rect.y + _LIST_TOP, rect.w - 2 * theme.GAP, rows * paint.STEP),
            [Row(entry.name, value=entry) for entry in self.entries],
            paint.STEP,
            on_choose=self._open,
            on_move=self._choose,
            chosen=self.chosen,
            paint=paint.paint_row,
        )

    @staticmethod
    def _own_maps(rect: pygame.Rect) -> pygame.Rect:
        """Where own islands are made, below the list."""
        return pygame.Rect(rect.x + 14, rect.bottom - OWN_MAPS, rect.w - 28, OWN_MAPS)

    def _choose(self, index: int) -> None:
        if index != self.chosen:
            self.chosen = index
            self.rebuild()

    def _open(self, index: int) -> None:
        """A second look at a map: what is wrong with it, or nothing more than choosing it."""
        self._choose(index)
        if not self.entry.report.sound:
            self._show_problems()

    def _show_problems(self) -> None:
        self.choices.on_problems(self.entry)

    def _game_widgets(self, rect: pygame.Rect) -> list[Widget]:
        left, wide = rect.x + _LABELS, rect.w - _LABELS - 14
        others = len(changed(self.rulings))
        label = tr(N_("{count} changed")).format(count=others) if others else tr(N_("the table's own"))
        seed = pygame.Rect(left, rect.y + 84, wide - _NEW - theme.GAP, _HIGH)
        return [
            Button("rulings", (left, rect.y + 40, wide, _HIGH), label, self._open_rulings, icon="book"),
            TextBox("seed", seed, self.seed, self.type_seed, self.start, longest=_LONGEST_SEED),
            Button(
                "new seed", (seed.right + theme.GAP, seed.y, _NEW, _HIGH), tr(N_("New")), self.draw_seed, icon="dice"
            ),
        ]

    def _open_rulings(self) -> None:
        def change(rulings: Rulings) -> None:
            self.rulings = rulings
            self.rebuild()

        self.ui.scenes.push(RulingsScene(self.ui, self.rulings, change))

    def _play(self, rect: pygame.Rect) -> Button:
        place = (rect.right - 180, rect.bottom - 72, 166, 58)
        return Button(
            "play", place, tr(N_("PLAY")), self.start, style="primary", role="head", reason=self._why_not_play()
        )

    def _why_not_play(self) -> str:
        if self.entry.board is None:
            return tr(N_("This map cannot be played yet. Look at what is wrong with it."))
        if name := self.players.twice():
            return tr(N_("Two players are called {name}. Give one of them another name.")).format(name=name)
        return "" if parse_seed(self.seed) is not None else tr(WRONG)

    def start(self) -> None:
        """Begin the game that is shown, if it can be played."""
        seed, board = parse_seed(self.seed), self.entry.board
        if seed is None or board is None or self._why_not_play():
            return
        self.ui.change(komandosi_setup=choices_of(self))
        players, version = self.players, komandosi_cards().version
        setup = Setup(board, players.taken(), tuple(players.colours), self.rulings, version)
        self.choices.on_play(self.entry, setup, seed, players.bots())

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
        panels.top_bar(surface, tr(N_("KOMANDOSI")), tr(N_("new game")), back)
        self._paint_maps(surface, self._maps())
        paint.paint_island(surface, self._board(), self.entry)
        (paint.paint_briefing if self.entry.board else paint.paint_faults)(surface, self._briefing(), self.entry)
        rivals = tr(N_("everybody for himself"))
        panels.titled(surface, self._seats(), tr(N_("Players")), "plum", sprites.icon("soldier"), rivals, "sand_l")
        paint_players(surface, self._seats(), self.players)
        self._paint_game(surface, self._game())

    def _paint_maps(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        own = sum(entry.own for entry in self.entries)
        count = tr(N_("{shipped} shipped, {own} own")).format(shipped=len(self.entries) - own, own=own)
        panels.titled(surface, rect, tr(N_("Island")), "plum", sprites.icon("map"), count, "sand_l")
        paint_own_maps(surface, self._own_maps(rect), FOLDER)

    def _paint_game(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        panels.titled(surface, rect, tr(N_("This game")), "slate", sprites.icon("gear"))
        text.draw(surface, tr(N_("House rulings")), (rect.x + 14, rect.y + 49), "paper")
        text.draw(surface, tr(N_("Seed of the dice")), (rect.x + 14, rect.y + 93), "paper")
        bots = len(self.players.bots())
        words = tr(N_("people: {people}, bots: {bots}")).format(people=self.players.count - bots, bots=bots)
        text.draw(surface, text.fit(words, rect.w - 210, "label"), (rect.x + 14, rect.bottom - 60), "mist", "label")
        seat = (
            tr(N_("one mouse goes round"))
            if self.players.count - bots > 1
            else tr(N_("bots can be swapped at any time"))
        )
        text.draw(surface, text.fit(seat, rect.w - 210, "label"), (rect.x + 14, rect.bottom - 40), "fog", "label")
