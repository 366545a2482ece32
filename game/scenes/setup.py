"""The set-up of a new game: what, where, how. All choices are seen at once; Play has the focus on arrival."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from game.content.campaign import Wins
from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.content.controls import Action
from game.content.settings import THOUSANDS
from game.engine.commandos.cards import EnemyType
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.engine.core.text import N_
from game.scenes import setup_panels as paint
from game.scenes.campaign_news import NEWS_TEXTS
from game.scenes.context import Ui
from game.scenes.live_maps import LiveMaps, files_of, folders_of
from game.scenes.own_maps import HIGH as OWN_MAPS
from game.scenes.own_maps import own_map_widgets, paint_own_maps
from game.scenes.page_scene import PageScene
from game.scenes.setup_board import forget
from game.scenes.setup_cells import CommandoCell, EnemyCell
from game.scenes.setup_difficulty import difficulty, how_hard
from game.scenes.setup_kept import choices_of, take_up
from game.scenes.setup_layout import Blocks, blocks
from game.scenes.setup_maps import FOLDER, MapEntry, all_entries, turned_over
from game.scenes.setup_missions import STEP, paint_row, rows_of
from game.scenes.setup_options import Options, OptionsScene
from game.scenes.setup_rulings import RulingsScene, changed
from game.scenes.setup_seed import WRONG, new_seed, parse_seed, seed_text
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.listbox import ListBox
from game.ui.widgets.textbox import TextBox

_CELL, _CELL_STEP = (230, 43), (232, 45)
_FACE_WIDTH, _FACE_GAP = 230, 2
_CAMPAIGN = 160
_BACK_TO = (N_("Back to the title"), N_("Back to the campaign"))
_KEY_BACK = (N_("{key}: back to the title"), N_("{key}: back to the campaign"))
_LABELS = 162  # where controls stand in the panel of this game


@dataclass(frozen=True)
class SetupChoices:
    """What the set-up leads to: a game on a map as it was set up, from this seed, or what is wrong with a map."""

    on_play: Callable[[MapEntry, Setup, int], None]
    on_problems: Callable[[MapEntry], None]
    on_back: Callable[[], None]
    on_campaign: Callable[[], None] = lambda: None
    from_campaign: bool = False
    """Whether going back leads to the campaign."""
    wins: Wins = field(default_factory=dict)
    """What the list says about missions that were won."""


class SetupScene(PageScene):
    """Choose a mission and start it."""

    first_focus = "play"

    def __init__(self, ui: Ui, choices: SetupChoices, seed: int | None = None) -> None:
        super().__init__(ui)
        self.choices = choices
        self.live = LiveMaps({}, self.refresh)
        self.entries: list[MapEntry] = []
        self._read_maps()
        self.chosen = 0
        self.rulings, self.options = Rulings(), Options()
        self.seed = seed_text(new_seed() if seed is None else seed)
        take_up(self, ui.settings.commandos_setup)

    def begin_with(self, file: Path, options: Options | None) -> None:
        """The mission of a map is chosen, with options of its own or those that are."""
        self.chosen = next((at for at, entry in enumerate(self.entries) if entry.file == file), self.chosen)
        self.options = options or self.options

    @property
    def entry(self) -> MapEntry:
        """The map that is chosen, its cards with the chosen side up."""
        entry = self.entries[self.chosen]
        return entry if self.options.side is Side.A else turned_over(entry)

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
        self.rebuild()

    def back(self) -> None:
        self.choices.on_back()

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        at = self.blocks
        widgets: list[Widget] = [
            MenuButton(self.back, tr(_BACK_TO[self.choices.from_campaign])),
            self._list(at.missions),
        ]
        widgets.append(self._campaign(at.board))
        widgets += own_map_widgets(self.ui, self._own_maps(at.missions), FOLDER, self.refresh)
        if not self.entry.report.sound:
            rect = (at.briefing.x + 16, at.briefing.bottom - 54, 220, theme.BUTTON)
            label = tr(N_("Show what is wrong"))
            widgets.append(Button("problems", rect, label, self._show_problems, style="danger", icon="warning"))
        return [*widgets, *self._squad(at.squad), *self._enemies(at.enemy), *self._game(at.game), self._play(at.risk)]

    def _campaign(self, rect: pygame.Rect) -> Button:
        """In the top bar, above the board."""
        place = (rect.x, (theme.TOP_BAR - theme.HIT) // 2 - 1, _CAMPAIGN, theme.HIT)
        tip = tr(NEWS_TEXTS[None].tip)
        return Button("campaign", place, tr(N_("Campaign")), self.choices.on_campaign, icon="flag", tip=tip)

    @staticmethod
    def _own_maps(rect: pygame.Rect) -> pygame.Rect:
        """Where own boards are made, below the list."""
        return pygame.Rect(rect.x + 14, rect.bottom - OWN_MAPS, rect.w - 28, OWN_MAPS)

    def _list(self, rect: pygame.Rect) -> ListBox:
        room = rect.h - 34 - theme.GAP - OWN_MAPS
        high = max(1, min(len(self.entries), room // STEP)) * STEP
        return ListBox(
            "missions",
            (rect.x + theme.GAP, rect.y + 34, rect.w - 2 * theme.GAP, high),
            rows_of(self.entries, self.choices.wins),
            STEP,
            on_choose=self._open,
            on_move=self._choose,
            chosen=self.chosen,
            paint=paint_row,
        )

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

    def _squad(self, rect: pygame.Rect) -> list[Widget]:
        chosen = (("advanced" if face in self.options.advanced else "basic", face) for face in range(1, 7))
        cards = {(card.set, card.face): card for card in commandos_cards().commandos}
        cells = []
        for number, card in enumerate(cards[key] for key in chosen):
            x = rect.x + theme.GAP + number % 2 * _CELL_STEP[0]
            cells.append(
                CommandoCell((x, rect.y + 32 + number // 2 * _CELL_STEP[1], *_CELL), card, self._swap(card.face))
            )
        return list(cells)

    def _swap(self, face: int) -> Callable[[], None]:
        return lambda: self._set_options(self.options.toggled(face))

    @property
    def _enemy(self) -> EnemyType:
        """The enemy of the game: the mission's own, else the chosen one."""
        board = self.entry.board
        own = MISSIONS[board.mission].enemy_type if board and board.mission in MISSIONS else ""
        return next(kind for kind in commandos_cards().enemies if kind.id == (own or self.options.enemy_type))

    def _enemies(self, rect: pygame.Rect) -> list[Widget]:
        kind = self._enemy
        top, step = rect.y + 34, (rect.h - 34 - 6) // 3
        cells = []
        for number, face in enumerate(sorted(kind.face, key=lambda it: it.face)):
            x = rect.x + theme.GAP + number % 2 * (_FACE_WIDTH + _FACE_GAP)
            place = (x, top + number // 2 * step, _FACE_WIDTH, step - _FACE_GAP)
            cells.append(EnemyCell(place, kind.id, face))
        return list(cells)

    def _game(self, rect: pygame.Rect) -> list[Widget]:
        change = (rect.right - 112, rect.y + 38, 98, 36)
        seed = (rect.x + _LABELS, rect.y + 82, 190, 36)
        new = (rect.right - 112, rect.y + 82, 98, 36)
        harder = (rect.right - 152, rect.y + 124, 138, 34)
        return [
            Button("rulings", change, tr(N_("Change")), self._open_rulings),
            Button("options", harder, tr(N_("Options")), self._open_options, icon="skull"),
            TextBox("seed", seed, self.seed, self._type_seed, self._start, longest=24),
            Button("new seed", new, tr(N_("New")), self._new_seed, icon="dice"),
        ]

    def _play(self, rect: pygame.Rect) -> Button:
        place = (rect.x + 318, rect.y + 16, 146, 56)
        return Button(
            "play", place, tr(N_("PLAY")), self._start, style="primary", role="head", reason=self._why_not_play()
        )

    def _why_not_play(self) -> str:
        if self.entry.board is None:
            return tr(N_("This map cannot be played yet. Look at what is wrong with it."))
        return "" if parse_seed(self.seed) is not None else tr(WRONG)

    def _open_rulings(self) -> None:
        self.ui.scenes.push(RulingsScene(self.ui, self.rulings, self._set_rulings))

    def _open_options(self) -> None:
        self.ui.scenes.push(OptionsScene(self.ui, self.entry, self.options, self._set_options, self.how_hard))

    def how_hard(self, options: Options) -> str:
        """What was found out about a game with these options, in a line."""
        return tr_message(how_hard(difficulty(self.entry, self.rulings, options)))

    def _set_options(self, options: Options) -> None:
        self.options = options
        self.rebuild()

    def _set_rulings(self, rulings: Rulings) -> None:
        self.rulings = rulings
        self.rebuild()

    def _type_seed(self, typed: str) -> None:
        self.seed = typed
        self.rebuild()

    def _new_seed(self) -> None:
        self.seed = seed_text(new_seed())
        if isinstance(box := self.page.widget("seed"), TextBox):
            box.value = self.seed
        self.rebuild()

    def _start(self) -> None:
        seed = parse_seed(self.seed)
        if seed is not None and self.entry.board is not None:
            self.ui.change(commandos_setup=choices_of(self))
            self.choices.on_play(self.entry, self.options.setup(self.entry.board, self.rulings), seed)

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        back = tr(_KEY_BACK[self.choices.from_campaign]).format(key=self.ui.prompt(Action.BACK))
        panels.top_bar(surface, tr(N_("DICE COMMANDOS")), tr(N_("new game")), back)
        at = self.blocks
        self._paint_missions(surface, at.missions)
        paint.paint_board(surface, at.board, self.entry)
        if self.entry.mission:
            paint.paint_briefing(surface, at.briefing, self.entry)
        else:
            paint.paint_faults(surface, at.briefing, self.entry)
        six, enemy = (
            tr(N_("Your six commandos")),
            tr(N_("Enemy: {type}")).format(type=tr(self._enemy.name)),
        )
        panels.titled(surface, at.squad, six, "forest", sprites.icon("soldier"), tr(N_("click to swap")), "sand_l")
        panels.titled(
            surface, at.enemy, enemy, "rust", sprites.icon("directive"), tr(N_("low numbers are strong")), "white"
        )
        self._paint_game(surface, at.game)
        measured = difficulty(self.entry, self.rulings, self.options)
        gap = THOUSANDS[self.ui.settings.thousands]
        paint.paint_difficulty(surface, at.risk, measured, self._why_grey(), gap)
        typed = parse_seed(self.seed)
        word = tr(N_("seed {seed}")).format(seed=seed_text(typed)) if typed is not None else tr(N_("no seed"))
        text.draw(surface, text.fit(word, 160, "label"), (at.risk.x + 391, at.risk.y + 92), "fog", "label", "c")

    def _paint_missions(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        own = sum(entry.own for entry in self.entries)
        shipped = len(self.entries) - own
        count = tr(N_("{shipped} shipped, {own} own")).format(shipped=shipped, own=own)
        panels.titled(surface, rect, tr(N_("Mission")), "forest", sprites.icon("flag"), count, "sand_l")
        paint_own_maps(surface, self._own_maps(rect), FOLDER)

    def _paint_game(self, surface: pygame.Surface, rect: pygame.Rect) -> None:
        others = changed(self.rulings)
        right = tr(N_("{count} changed")).format(count=len(others)) if others else tr(N_("all by the table's rulings"))
        panels.titled(surface, rect, tr(N_("This game")), "slate", sprites.icon("gear"), right, "mist")
        x = rect.x + 14
        text.draw(surface, tr(N_("House rulings")), (x, rect.y + 46), "paper")
        words = [tr(ruling.changed) for ruling in others]
        chip, more = (words[0] if words else tr(N_("as the table rules"))), len(words) - 1
        label = text.fit(f"{chip} +{more}" if more > 0 else chip, 190, "label")
        panels.chip(surface, (rect.x + _LABELS, rect.y + 47), label, "rust" if words else "slate", "white")
        text.draw(surface, tr(N_("Seed of the dice")), (x, rect.y + 91), "paper")
        text.draw(surface, tr(N_("Rounds")), (x, rect.y + 135), "paper")
        paint.paint_tracker(surface, (rect.x + _LABELS, rect.y + 137), self.options.hard_tracker)

    def _why_grey(self) -> str:
        if self.entry.own:
            return tr(N_("the bot has not played your board"))
        if self.options != Options():
            return tr(N_("with these options"))
        return tr(N_("with these rulings")) if changed(self.rulings) else tr(N_("the bot has not played it yet"))
