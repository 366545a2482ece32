"""Things to choose that do not lie on the board: dice just rolled, and directives that were looked at."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.engine.commandos.cards import CommandoCard, DirectiveCard
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme
from game.ui.skins.commandos.board_dice import die_picture
from game.ui.text import tr
from game.ui.widgets.base import Widget


class TrayItem(Widget):
    """Something in the tray. `chosen` has a yellow frame and a word; what is not `is_open` is only looked at."""

    chosen_word = ""

    def __init__(
        self,
        pick: str,
        rect: pygame.Rect,
        on_click: Callable[[], None],
        *,
        chosen: bool = False,
        is_open: bool = True,
        reason: str = "",
        rule: str | None = None,
    ) -> None:
        super().__init__(pick, rect, reason="" if is_open else reason, rule=rule)
        self.on_click, self.chosen, self.is_open = on_click, chosen, is_open

    def click(self) -> None:
        self.on_click()

    def draw(self, surface: pygame.Surface) -> None:
        self.paint(surface)
        if self.chosen:
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect.inflate(-4, -4), 3)
            if self.chosen_word:
                width = panels.chip_width(tr(self.chosen_word))
                place = self.rect.centerx - width // 2, self.rect.bottom - 26
                panels.chip(surface, place, tr(self.chosen_word), "yellow", "ink")
        elif self.hovered and self.is_open:
            pygame.draw.rect(surface, theme.rgb("yellow"), self.rect, 2)

    def paint(self, surface: pygame.Surface) -> None:
        """Draw the thing itself."""


class TrayDie(TrayItem):
    """A commando die with what it would be; `face` None is still rolling or unknown."""

    chosen_word = N_("ROLL AGAIN")

    def __init__(
        self,
        letter: str,
        face: Callable[[], int | None],
        card: CommandoCard,
        rect: pygame.Rect,
        on_click: Callable[[], None],
        *,
        chosen: bool = False,
        is_open: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(
            f"die:{letter}", rect, on_click, chosen=chosen, is_open=is_open, reason=reason, rule="commandos:S16"
        )
        self.letter, self.face, self.card = letter, face, card

    def paint(self, surface: pygame.Surface) -> None:
        rect = self.rect
        panels.panel(surface, rect, "inset")
        picture = die_picture(self.letter, self.face(), "big", 3)
        surface.blit(picture, (rect.centerx - picture.get_width() // 2, rect.y + 12))
        y = rect.y + 100
        name = text.fit(tr(self.card.name), rect.w - 12)
        text.draw(surface, name, (rect.centerx, y), "lime", align="c")
        steps = tr(N_("walks {n}")).format(n=self.card.face)
        text.draw(surface, steps, (rect.centerx, y + 19), "mist", "label", "c")
        for row, line in enumerate(text.wrap(tr(self.card.short), rect.w - 12)[:2]):
            text.draw(surface, line, (rect.centerx, y + 38 + 18 * row), "paper", align="c")


class TrayDirective(TrayItem):
    """A directive that the player looks at: the tile it names as it lies, and the other one upside down."""

    def __init__(
        self,
        name: str,
        card: DirectiveCard,
        turned: bool,
        place: int,
        rect: pygame.Rect,
        on_click: Callable[[], None],
        *,
        chosen: bool = False,
        is_open: bool = True,
        reason: str = "",
    ) -> None:
        super().__init__(
            f"directive:{name}",
            rect,
            on_click,
            chosen=chosen,
            is_open=is_open,
            reason=reason,
            rule="commandos:E3",
        )
        self.card, self.turned, self.place = card, turned, place

    def paint(self, surface: pygame.Surface) -> None:
        rect = self.rect
        upright, other = (self.card.turned, self.card.upright) if self.turned else (self.card.upright, self.card.turned)
        panels.panel(surface, rect, "paper" if self.is_open else "steel")
        bar = pygame.Rect(rect.x + 6, rect.y + 6, rect.w - 12, 24)
        surface.fill(theme.rgb("red" if self.is_open else "slate"), bar)
        place = tr(N_("{n}. from the top")).format(n=self.place)
        text.draw(surface, text.fit(place, bar.w - 8), (bar.centerx, bar.y + 3), "white", align="c")
        ink = "bark" if self.is_open else "white"
        text.draw(surface, tr(N_("enemy heads for")), (rect.centerx, rect.y + 40), ink, "label", "c")
        text.draw(surface, upright, (rect.centerx, rect.y + 54), ink, "big", "c")
        upside = pygame.transform.flip(_word(other, "earth" if self.is_open else "mist"), True, True)
        surface.blit(upside, (rect.centerx - upside.get_width() // 2, rect.y + 104))
        text.draw(surface, tr(N_("back")), (rect.x + 30, rect.bottom - 46), ink, "label")
        surface.blit(sprites.icon(self.card.back, 2), (rect.right - 62, rect.bottom - 54))


def _word(word: str, colour: str) -> pygame.Surface:
    picture = pygame.Surface((text.width(word, "head"), text.height("head")), pygame.SRCALPHA)
    text.draw(picture, word, (0, 0), colour, "head")
    return picture


def paint_tray(surface: pygame.Surface, rect: pygame.Rect, title: str, line: str) -> None:
    """The tray without what lies in it."""
    panels.titled(surface, rect, title, "ocean", sprites.icon("hand"))
    text.draw(surface, text.fit(line, rect.w - 24), (rect.centerx, rect.y + 34), "mist", align="c")


class TrayPanel(Widget):
    """The tray itself: it lies over the board and lets nothing through."""

    focusable = False

    def __init__(self, rect: pygame.Rect, heading: str, line: str) -> None:
        super().__init__("tray", rect)
        self._heading, self._line = heading, line

    def draw(self, surface: pygame.Surface) -> None:
        surface.fill(theme.DEEP_DROP, self.rect.move(6, 8), pygame.BLEND_MULT)
        paint_tray(surface, self.rect, self._heading, self._line)
