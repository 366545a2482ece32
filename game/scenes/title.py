"""The title: three games as cards with pieces of their boards, and Continue first if there is something to continue."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.page_scene import PageScene
from game.scenes.stack import Size
from game.scenes.title_art import paint_dusk, paint_name
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

_CARD, _CARD_STEP = (376, 370), 396
_CARD_TOP = 176  # at the design's height; the block moves down with half of what is more
_STRIP_TOP, _STRIP_HEIGHT, _SMALL, _SMALL_STEP = 402, 46, 182, 194
_PICTURE = (356, 186)
_PLAY, _TUTORIAL, _CAMPAIGN, _FIRST_TUTORIAL, _HIGH, _FOOT = 96, 114, 118, 220, 36, 8  # the buttons of a card
_CHIPS_TOP = 306  # below three lines of text
_NOT_YET = N_("This game is in preparation: its rules and boards are still being built.")
_NOTHING_KEPT = N_("No game is kept yet: start one, and it will be here.")


@dataclass(frozen=True, slots=True)
class GameCard:
    """What the title says about a game; `in_preparation` switches its button off."""

    game: str
    name: str
    lines: str
    chips: tuple[str, ...]
    bar: str
    in_preparation: bool = False
    campaign: bool = False

    @property
    def picture(self) -> str:
        """Its sprite in the atlas of pictures."""
        return f"title_{self.game}"


CARDS = (
    GameCard(
        "commandos",
        N_("DICE COMMANDOS"),
        N_("Lead a squad of dice through the jungle. In combat the lower total wins: small dice fight, big dice run."),
        (N_("solo"), N_("45 min"), N_("8 missions")),
        "forest",
        campaign=True,
    ),
    GameCard(
        "dday",
        N_("D-DAY DICE"),
        N_("Roll, lock and gather strength, then cross the beach row by row. If one unit falls, all are lost."),
        (N_("1-4 together"), N_("45 min"), N_("8 maps")),
        "ocean",
    ),
    GameCard(
        "komandosi",
        N_("KOMANDOSI"),
        N_("Race around the island for three helicopter parts. Swim, drive, rob, shoot, and be the first to take off."),
        (N_("2-6 rivals"), N_("45 min"), N_("1 island")),
        "red",
    ),
)


@dataclass(frozen=True)
class TitleChoices:
    """What the title leads to. `continue_label` names the kept game ("Gather Intel, round 6"); None: there is none."""

    on_play: Callable[[str], None]
    on_continue: Callable[[], None]
    on_rules: Callable[[], None]
    on_settings: Callable[[], None]
    on_saves: Callable[[], None]
    on_quit: Callable[[], None]
    continue_label: Callable[[], str | None] = lambda: None
    on_tutorial: Callable[[str], None] = lambda game: None
    tutorials_done: Callable[[], tuple[str, ...]] = tuple
    on_campaign: Callable[[], None] = lambda: None
    campaign_begun: Callable[[], bool] = lambda: False
    saves_reason: str = ""
    rules_reason: str = ""


class TitleScene(PageScene):
    """The first screen."""

    def __init__(self, ui: Ui, choices: TitleChoices, cards: tuple[GameCard, ...] = CARDS) -> None:
        super().__init__(ui)
        self.choices, self.cards = choices, cards
        self._kept: str | None = None
        self._is_new = False  # nothing was played yet, and no tutorial

    def layout(self, size: Size) -> None:
        self._kept = self.choices.continue_label()
        played = self._kept is not None or bool(self.choices.tutorials_done()) or self.choices.campaign_begun()
        self._is_new = not played
        self.first_focus = "continue" if self._kept else f"play {self.cards[0].game}"
        super().layout(size)

    def _origin(self) -> tuple[int, int]:
        """The upper left of the block of cards and buttons."""
        wide = _CARD_STEP * (len(self.cards) - 1) + _CARD[0]
        spare = self.size[1] - theme.DESIGN[1]
        return (self.size[0] - wide) // 2, _CARD_TOP + (spare // 2 if spare > 0 else spare // 3)

    def card_rect(self, number: int) -> pygame.Rect:
        """Where a game's card lies."""
        x, y = self._origin()
        return pygame.Rect((x + number * _CARD_STEP, y), _CARD)

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        games: list[Widget] = []
        for number, card in enumerate(self.cards):
            games += [self._tutorial_button(number, card), self._play_button(number, card)]
            if card.campaign and not self._is_new:
                games.insert(-1, self._campaign_button(number))
        strip = self._strip()
        return [strip[0], *games, *strip[1:]] if self._kept else [*games, *strip]

    def _play_button(self, number: int, card: GameCard) -> Button:
        rect = self.card_rect(number)
        return Button(
            f"play {card.game}",
            (rect.right - 14 - _PLAY, rect.bottom - _FOOT - _HIGH, _PLAY, _HIGH),
            tr(N_("Play")),
            lambda: self.choices.on_play(card.game),
            style="primary" if number == 0 and not self._is_new else "wood",
            reason=tr(_NOT_YET) if card.in_preparation else "",
        )

    def _tutorial_button(self, number: int, card: GameCard) -> Button:
        """The way in for whoever does not know the game; the first one of all stands out on the first start."""
        rect, first = self.card_rect(number), self._is_new and number == 0
        return Button(
            f"tutorial {card.game}",
            (rect.x + 14, rect.bottom - _FOOT - _HIGH, _FIRST_TUTORIAL if first else _TUTORIAL, _HIGH),
            tr(N_("Begin here: tutorial")) if first else tr(N_("Tutorial")),
            lambda: self.choices.on_tutorial(card.game),
            style="primary" if first else "wood",
            tip=tr(N_("Learn the game by playing it, in five minutes.")),
        )

    def _campaign_button(self, number: int) -> Button:
        """The missions in their order, once the first start is over: until then the tutorial has the place."""
        rect = self.card_rect(number)
        return Button(
            "campaign",
            (rect.x + 14 + _TUTORIAL + theme.GAP, rect.bottom - _FOOT - _HIGH, _CAMPAIGN, _HIGH),
            tr(N_("Campaign")),
            self.choices.on_campaign,
            style="wood",
            tip=tr(N_("All missions, and which of them you have won.")),
        )

    def _strip(self) -> list[Widget]:
        """Continue under the first card, then four smaller buttons under the other two."""
        chosen, ask = self.choices, self.ui.prompt
        return [
            self._continue_button(),
            self._small_button(0, "saves", tr(N_("Saves")), chosen.on_saves, "save", "s", chosen.saves_reason),
            Button(
                "rules",
                self._small_rect(1),
                tr(N_("Rules")),
                chosen.on_rules,
                icon="book",
                key=ask(Action.HELP),
                hotkey=Action.HELP,
                reason=chosen.rules_reason,
            ),
            self._small_button(2, "settings", tr(N_("Settings")), chosen.on_settings, "gear", "o"),
            self._small_button(3, "quit", tr(N_("Quit")), chosen.on_quit, "", "q"),
        ]

    def _continue_button(self) -> Button:
        x, y = self._origin()
        label = tr(N_("Continue: {game}")).format(game=self._kept) if self._kept else tr(N_("Continue"))
        rect = (x, y + _STRIP_TOP, _CARD[0], _STRIP_HEIGHT)
        reason = "" if self._kept else tr(_NOTHING_KEPT)
        on_click = self.choices.on_continue
        return Button("continue", rect, label, on_click, style="hot", icon="undo", key="C", letter="c", reason=reason)

    def _small_rect(self, place: int) -> tuple[int, int, int, int]:
        x, y = self._origin()
        left = x + _CARD_STEP * (1 + place // 2) + _SMALL_STEP * (place % 2)
        return left, y + _STRIP_TOP, _SMALL, _STRIP_HEIGHT

    def _small_button(
        self, place: int, name: str, label: str, on_click: Callable[[], None], icon: str, letter: str, reason: str = ""
    ) -> Button:
        rect = self._small_rect(place)
        return Button(name, rect, label, on_click, icon=icon, key=letter.upper(), letter=letter, reason=reason)

    def back(self) -> None:
        """There is nothing before the title: the focus goes to Quit, and choosing it leaves."""
        self.page.focus("quit")
        self.stale = True

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        paint_dusk(surface)
        top = self._origin()[1] - _CARD_TOP
        paint_name(surface, "COMMANDO TABLE", max(8, 40 + top), tr(N_("three dice war games around one screen")))
        for number, card in enumerate(self.cards):
            self._paint_card(surface, self.card_rect(number), card)
        self._paint_keys(surface)

    def _paint_card(self, surface: pygame.Surface, rect: pygame.Rect, card: GameCard) -> None:
        x, y, w, h = rect
        surface.fill(theme.DEEP_DROP, (x + 6, y + 8, w, h), pygame.BLEND_MULT)
        panels.panel(surface, rect, "paper")
        surface.fill(theme.rgb("ink"), (x + 8, y + 8, w - 16, 190))
        self._paint_picture(surface, pygame.Rect((x + 10, y + 10), _PICTURE), card)
        surface.fill(theme.rgb(card.bar), (x + 8, y + 200, w - 16, 36))
        surface.fill(theme.darker(card.bar), (x + 8, y + 232, w - 16, 4))
        text.draw(surface, tr(card.name), (x + w // 2, y + 204), "white", "head", "c", "ink")
        left = x + 18
        for line in text.wrap(tr(card.lines), w - 36):
            text.draw(surface, line, (left, y + 244), "bark")
            y += theme.RICH_LINE
        for chip in card.chips:
            ground = ("rust", "white") if chip == "in preparation" else ("sand", "bark")
            left = panels.chip(surface, (left, rect.y + _CHIPS_TOP), tr(chip), *ground) + 6

    @staticmethod
    def _paint_picture(surface: pygame.Surface, rect: pygame.Rect, card: GameCard) -> None:
        """The card's picture, from the atlas at the whole zoom that fills its window, cut to it."""
        if not sprites.has(card.picture, "pictures"):
            surface.fill(theme.rgb(card.bar), rect)
            return
        raw = sprites.sprite(card.picture, 1, "pictures")
        zoom = max(1, rect.w // raw.get_width(), rect.h // raw.get_height())
        picture = sprites.sprite(card.picture, zoom, "pictures")
        middle = ((picture.get_width() - rect.w) // 2, (picture.get_height() - rect.h) // 2)
        surface.blit(picture, rect, (*(max(0, part) for part in middle), rect.w, rect.h))

    def _paint_keys(self, surface: pygame.Surface) -> None:
        """The line that says which keys work here, on a strip of its own."""
        words = tr(N_("{next} / arrows: choose    {confirm}: play    {full}: full screen")).format(
            next=self.ui.prompt(Action.NEXT),
            confirm=self.ui.prompt(Action.CONFIRM),
            full=self.ui.controls.key_prompt(Action.FULL_SCREEN),
        )
        x, y = surface.get_width() // 2, self._origin()[1] + _STRIP_TOP + _STRIP_HEIGHT + 28
        half = text.width(words, "label") // 2 + 28
        surface.fill(theme.rgb("ink"), (x - half, y, 2 * half, 28))
        text.draw(surface, words, (x, y + 8), "mist", "label", "c")
