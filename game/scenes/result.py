"""The result: victory at dusk or defeat in the rain, what happened, the curve, the luck, and one thing to try."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.content.controls import Action
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes import result_words as words
from game.scenes.campaign_news import NEWS_TEXTS, News
from game.scenes.context import Ui
from game.scenes.page_scene import PageScene
from game.scenes.result_art import paint_banner, paint_place
from game.scenes.result_chart import Chart, paint_legend
from game.scenes.result_facts import Deed, facts_of
from game.scenes.result_panels import DeedRow, paint_figures, paint_luck
from game.scenes.result_story import shortened
from game.scenes.setup_difficulty import Measured, difficulty_of
from game.scenes.setup_options import options_of
from game.scenes.setup_seed import seed_text
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_MARGIN, _GAP = 40, 10
_STORY, _LUCK, _HIGH, _TOP = 384, 364, 412, 156
_BANNER = 26
_BUTTONS, _BUTTON_HIGH, _BUTTON_GAP, _RECORD = 586, 52, 32, 658
_RECORD_INSET = 28
_ESTIMATED = N_("about {share}% of bot games win with these choices")
_CAMPAIGN, _CAMPAIGN_TOP = 320, 655
_ROW, _FIRST_ROW = 53, 34
_CHART = 266


@dataclass(frozen=True)
class ResultChoices:
    """What a result leads to. `on_replay` shows the game again, from a command on (0: from the beginning)."""

    on_again: Callable[[], None]
    on_same_seed: Callable[[], None]
    on_other_map: Callable[[], None]
    on_replay: Callable[[int], None]
    on_keep: Callable[[], None]
    on_title: Callable[[], None]
    on_campaign: Callable[[], None] | None = None
    news: News | None = None
    """What the game has changed in the campaign."""


class ResultScene(PageScene):
    """The end of one game."""

    first_focus = "again"

    def __init__(self, ui: Ui, session: Session, choices: ResultChoices) -> None:
        super().__init__(ui)
        self.session, self.choices = session, choices
        self.facts = facts_of(session)
        self.deeds = shortened(self.facts.deeds)
        self._clock = 0
        self._chart: Chart | None = None

    def enter(self) -> None:
        self.ui.cue("victory" if self.facts.won else "defeat")

    def back(self) -> None:
        self.choices.on_title()

    # ------------------------------------------------------------ the curve grows

    @property
    def _growing_for(self) -> int:
        """Milliseconds that the curve takes; 0 where nothing shall move."""
        settings = self.ui.settings
        if settings.reduced_motion or settings.speed == 0:
            return 0
        return round(theme.TIMES["result_curve"] / settings.speed)

    @property
    def share(self) -> float:
        """How much of the curve is drawn."""
        whole = self._growing_for
        return min(1.0, self._clock / whole) if whole else 1.0

    def update(self, ms: int) -> None:
        super().update(ms)
        if self.share < 1:
            self._clock += ms
            self.stale = True

    def next_frame(self) -> int | None:
        waits = [wait for wait in (super().next_frame(), theme.FRAME if self.share < 1 else None) if wait is not None]
        return min(waits, default=None)

    # ------------------------------------------------------------ widgets

    def _shift(self) -> int:
        """How much lower than in the design everything lies."""
        return (self.size[1] - theme.DESIGN[1]) // 2

    def _panels(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Story, chart and luck; the chart takes what is left."""
        y = _TOP + self._shift()
        story = pygame.Rect(_MARGIN, y, _STORY, _HIGH)
        luck = pygame.Rect(self.size[0] - _MARGIN - _LUCK, y, _LUCK, _HIGH)
        chart = pygame.Rect(story.right + _GAP, y, luck.x - 2 * _GAP - story.right, _HIGH)
        return story, chart, luck

    def build(self, size: Size) -> list[Widget]:
        story, chart, _ = self._panels()
        place = pygame.Rect(chart.x + 10, chart.y + 34, chart.w - 20, _CHART)
        self._chart = Chart(place, self.facts.curve, self.deeds)
        rows: list[Widget] = []
        for number, deed in enumerate(self.deeds):
            rect = pygame.Rect(story.x + 12, story.y + _FIRST_ROW + number * _ROW, story.w - 24, 42)
            rows.append(DeedRow(rect, number, deed, self._replay_from))
        return [*self._buttons(), *self._campaign(), *rows]

    def _replay_from(self, deed: Deed) -> None:
        self.choices.on_replay(max(0, deed.command - 1))

    def _buttons(self) -> list[Widget]:
        chosen, enter, back = self.choices, self.ui.prompt(Action.CONFIRM), self.ui.prompt(Action.BACK)
        entries: tuple[tuple[str, str, str, str, int, Callable[[], None]], ...] = (
            ("again", tr(N_("Play again")), "undo", enter, 236, chosen.on_again),
            ("seed", tr(N_("Same seed")), "dice", "S", 168, chosen.on_same_seed),
            ("map", tr(N_("Other map")), "flag", "M", 168, chosen.on_other_map),
            ("replay", tr(N_("Watch replay")), "eye", "W", 188, lambda: chosen.on_replay(0)),
            ("keep", tr(N_("Keep")), "save", "K", 150, chosen.on_keep),
            ("title", tr(N_("Title")), "", back, 130, chosen.on_title),
        )
        wide = sum(entry[4] for entry in entries) + _BUTTON_GAP * (len(entries) - 1)
        x, y = (self.size[0] - wide) // 2, _BUTTONS + self._shift()
        buttons: list[Widget] = []
        for name, label, icon, key, w, on_click in entries:
            style = "primary" if name == "again" else "button"
            button = Button(name, (x, y, w, _BUTTON_HIGH), label, on_click, style=style, icon=icon, key=key)
            button.letter = key.lower() if len(key) == 1 else ""
            buttons.append(button)
            x += w + _BUTTON_GAP
        return buttons

    def _campaign(self) -> list[Widget]:
        """What the game has changed in the campaign, and the way there."""
        if self.choices.on_campaign is None:
            return []
        said, left = NEWS_TEXTS[self.choices.news], self._record_line()[0]
        rect = (left - _CAMPAIGN - theme.GAP, _CAMPAIGN_TOP + self._shift(), _CAMPAIGN, theme.HIT)
        button = Button("campaign", rect, tr(said.label), self.choices.on_campaign, style=said.style, icon=said.icon)
        button.tip, button.key_cap, button.letter = tr(said.tip), "C", "c"
        return [button]

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        won = self.facts.won
        paint_place(surface, won)
        word = tr(N_("VICTORY")) if won else tr(N_("DEFEAT"))
        line = tr_message(words.ending(self.facts))
        paint_banner(surface, word, line, _BANNER + self._shift(), won)
        story, chart, luck = self._panels()
        bar = "forest" if won else "wine"
        click = tr(N_("click: replay there"))
        panels.titled(surface, story, tr(N_("What happened")), bar, sprites.icon("book"), click, "sand_l")
        last = max(0, len(self.deeds) - 1) * _ROW
        surface.fill(theme.rgb("slate"), (story.x + 32, story.y + _FIRST_ROW + 20, 2, last))
        panels.titled(surface, chart, tr(N_("Over the rounds")), "slate", sprites.icon("eye"))
        if self._chart:
            self._chart.paint_ground(surface)
            paint_legend(surface, (chart.x + 18, chart.y + 308), self._chart.lines)
        paint_figures(surface, (chart.x + 10, chart.y + 340), chart.w - 20, self.facts)
        paint_luck(surface, luck, self.facts)
        self._paint_record(surface)

    def _record_line(self) -> tuple[int, int, str]:
        """Left end, width and words of the strip below the buttons; with the campaign's button it is in the middle."""
        parts = [tr(N_("seed {seed}")).format(seed=seed_text(self.session.seed))]
        setup = self.session.setup
        found = difficulty_of(setup.board.name, setup.board.mission, setup.rulings, options_of(setup))
        if found:
            share = round(100 * found.win_rate)
            known = N_("{share}% of bot games win this mission") if isinstance(found, Measured) else _ESTIMATED
            parts.insert(0, tr(known).format(share=share))
        line = " · ".join(parts)
        wide = text.width(line, "label") + 2 * _RECORD_INSET
        button = _CAMPAIGN + theme.GAP if self.choices.on_campaign else 0
        return (self.size[0] - wide - button) // 2 + button, wide, line

    def _paint_record(self, surface: pygame.Surface) -> None:
        left, wide, line = self._record_line()
        y = _RECORD + self._shift()
        surface.fill(theme.rgb("ink"), (left, y, wide, 28))
        text.draw(surface, line, (left + _RECORD_INSET, y + 8), "mist", "label")

    def draw(self, surface: pygame.Surface) -> None:
        super().draw(surface)
        if self._chart:
            self._chart.draw(surface, self.share)
            if self.page.bubble_of or self.page.popover:  # it stood above the chart
                self.page.draw(surface)
