"""The campaign: all missions as cards, which of them were won and how hard, and which one is recommended next."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.content.campaign import STEPS, Step, Wins
from game.content.controls import Action
from game.engine.core.text import N_
from game.scenes.campaign_cards import BOX, MissionCard, draw_step
from game.scenes.campaign_steps import STEP_TEXTS, Advice, advice, id_of, missions, possible
from game.scenes.context import Ui
from game.scenes.page_scene import PageScene
from game.scenes.setup_maps import MapEntry
from game.scenes.setup_options import Options
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton

_MARGIN, _GAP, _TOP = 8, 10, 50
_COLUMNS, _ROWS = 4, 2
_FOOT = 92
_BUTTON = (300, 56)
_LEGEND, _LEGEND_ROW = 116, 28  # width of a word of the legend, and from the line above to it
_PROGRESS = 330
_LAMP, _LAMP_STEP = 16, 22


@dataclass(frozen=True)
class CampaignChoices:
    """What the campaign leads to: a mission's set-up, with options or the last ones; a recommended game at once."""

    on_set_up: Callable[[MapEntry, Options | None], None]
    on_begin: Callable[[Advice], None]
    on_back: Callable[[], None]


class CampaignScene(PageScene):
    """Every mission may be played at any time: nothing is locked, one is recommended."""

    first_focus = "next"

    def __init__(self, ui: Ui, choices: CampaignChoices, wins: Wins) -> None:
        super().__init__(ui)
        self.choices, self.wins = choices, wins
        self.entries = missions()
        self.advice = advice(self.entries, wins)

    def back(self) -> None:
        self.choices.on_back()

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        places = zip(self.entries, self._places(), strict=False)
        cards = [self._card(entry, place) for entry, place in places]
        return [MenuButton(self.back, tr(N_("Back to the title"))), *cards, *self._legend(), *self._next()]

    def _foot(self) -> pygame.Rect:
        return pygame.Rect(_MARGIN, self.size[1] - _MARGIN - _FOOT, self.size[0] - 2 * _MARGIN, _FOOT)

    def _places(self) -> list[pygame.Rect]:
        """Two rows of cards that share what is above the foot."""
        wide = (self.size[0] - 2 * _MARGIN + _GAP) // _COLUMNS
        high = (self._foot().y - _TOP) // _ROWS
        return [
            pygame.Rect(_MARGIN + n % _COLUMNS * wide, _TOP + n // _COLUMNS * high, wide - _GAP, high - _GAP)
            for n in range(_COLUMNS * _ROWS)
        ]

    def _card(self, entry: MapEntry, place: pygame.Rect) -> MissionCard:
        recommended = self.advice is not None and entry is self.advice.entry
        return MissionCard(
            place, entry, self.wins.get(id_of(entry)), self._flag() if recommended else "", self._opener(entry)
        )

    @staticmethod
    def _legend_at(foot: pygame.Rect) -> tuple[int, int]:
        return foot.x + 14 + _PROGRESS, foot.y + 12

    def _legend(self) -> list[Widget]:
        """What the boxes on the cards mean."""
        x, y = self._legend_at(self._foot())
        places = [pygame.Rect(x + n * _LEGEND, y + _LEGEND_ROW, _LEGEND, theme.HIT) for n in range(len(STEPS))]
        return [StepWord(place, step) for place, step in zip(places, STEPS, strict=True)]

    def _flag(self) -> str:
        """The word on the recommended card."""
        assert self.advice
        if self.advice.first:
            return tr(N_("START HERE"))
        return tr(N_("HARDER NOW")) if id_of(self.advice.entry) in self.wins else tr(N_("NEXT MISSION"))

    def _opener(self, entry: MapEntry) -> Callable[[], None]:
        return lambda: self.choices.on_set_up(entry, None)

    def _next(self) -> list[Widget]:
        """The button that follows the recommendation: the first game begins at once, any other is set up."""
        found, foot = self.advice, self._foot()
        if found is None or found.entry.mission is None:
            return []
        place = (foot.right - 14 - _BUTTON[0], foot.y + (foot.h - _BUTTON[1]) // 2, *_BUTTON)
        if found.first:
            label, sub = tr(N_("Begin the first game")), tr(N_("the easiest settings"))
            return [Button("next", place, label, lambda: self.choices.on_begin(found), style="primary", sub=sub)]
        label = tr(N_("Next: {mission}")).format(mission=tr(found.entry.mission.name))
        sub = tr(N_("one step harder")) if found.options != Options() else tr(N_("as in a first game"))
        on_click = self._follower(found)
        return [Button("next", place, label, on_click, style="primary", sub=sub)]

    def _follower(self, found: Advice) -> Callable[[], None]:
        return lambda: self.choices.on_set_up(found.entry, found.options)

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        back = tr(N_("{key}: back to the title")).format(key=self.ui.prompt(Action.BACK))
        panels.top_bar(surface, tr(N_("DICE COMMANDOS")), tr(N_("campaign")), back)
        foot = self._foot()
        panels.panel(surface, foot, "panel")
        self._paint_progress(surface, foot.x + 14, foot.y + 12)
        self._paint_legend(surface, foot)

    def _paint_progress(self, surface: pygame.Surface, x: int, y: int) -> None:
        """A lamp a mission, and the numbers in words."""
        won = [entry for entry in self.entries if id_of(entry) in self.wins]
        taken = sum(len(self.wins[id_of(entry)].steps) for entry in won)
        most = sum(len(possible(id_of(entry))) for entry in self.entries)
        words = tr(N_("Missions won: {won} of {all}")).format(won=len(won), all=len(self.entries))
        text.draw(surface, text.fit(words, _PROGRESS), (x, y), "yellow")
        for number, entry in enumerate(self.entries):
            _paint_lamp(surface, (x + number * _LAMP_STEP, y + 24), entry in won)
        words = tr(N_("Harder steps: {taken} of {most}")).format(taken=taken, most=most)
        text.draw(surface, text.fit(words, _PROGRESS), (x, y + 48), "mist")

    def _paint_legend(self, surface: pygame.Surface, foot: pygame.Rect) -> None:
        """The line above what the boxes on the cards mean."""
        x, y = self._legend_at(foot)
        said = tr(N_("What makes a game harder. Every mission may be played at any time."))
        text.draw(surface, text.fit(said, foot.right - _BUTTON[0] - 2 * 14 - x), (x, y), "paper")


class StepWord(Widget):
    """A step in the legend: its box, its name, and in a bubble what it is."""

    focusable = False

    def __init__(self, rect: pygame.Rect, step: Step) -> None:
        super().__init__(f"step {step}", rect, tip=tr(STEP_TEXTS[step].text))
        self.step = step

    def draw(self, surface: pygame.Surface) -> None:
        x, y, w, h = self.rect
        draw_step(surface, (x, y + (h - BOX) // 2), self.step, True)
        name = text.fit(tr(STEP_TEXTS[self.step].name), w - BOX - 2 * theme.GAP)
        text.draw(surface, name, (x + BOX + theme.GAP, y + (h - BOX) // 2 + 4), "mist")


def _paint_lamp(surface: pygame.Surface, pos: tuple[int, int], lit: bool) -> None:
    """A mission of the progress: won with a tick, or dark."""
    box = pygame.Rect(*pos, _LAMP, _LAMP)
    surface.fill(theme.rgb("ink"), box)
    surface.fill(theme.rgb("leaf" if lit else "slate"), box.inflate(-4, -4))
    if lit:
        tick = sprites.icon("ok")
        surface.blit(tick, tick.get_rect(center=box.center))
