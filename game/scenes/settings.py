"""The settings: five tabs; everything counts at once and is kept between games."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.content.controls import Action
from game.content.settings import Settings
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.dialog import confirm
from game.scenes.page_scene import PageScene
from game.scenes.settings_controls import ControlsTab
from game.scenes.settings_language import LanguageTab
from game.scenes.settings_picture import PictureTab
from game.scenes.settings_play import PlayTab
from game.scenes.settings_sound import SoundTab
from game.scenes.settings_tab import SettingsTab
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.input import Act, Event
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton

TABS: tuple[type[SettingsTab], ...] = (PictureTab, SoundTab, ControlsTab, PlayTab, LanguageTab)
_FRAME = pygame.Rect(40, 58, 1200, 640)
_LINE, _PAGE, _PAGE_WIDTH, _PAGE_TOP = 222, 244, 940, 68  # from the frame's left and top
_TAB = (196, 54)
_TAB_STEP, _OPEN_WIDER = 62, 10
_KEPT = ("window", "full_screen", "language")  # "back to defaults" leaves the place and the words alone


class TabButton(Button):
    """One of the five words at the left; the open one is wider and points to its page."""

    def __init__(
        self, rect: tuple[int, int, int, int], tab: SettingsTab, is_open: bool, on_click: Callable[[], None]
    ) -> None:
        super().__init__(f"tab {tab.icon}", rect, tr(tab.name), on_click, style="hot" if is_open else "button")
        self.is_open, self.tab_icon = is_open, tab.icon

    def draw(self, surface: pygame.Surface) -> None:
        rect = self._body(surface, self.style)
        surface.blit(sprites.icon(self.tab_icon, 2), (rect.x + 14, rect.y + 11))
        label = text.fit(self.label, rect.w - 60 - 16)
        text.draw(surface, label, (rect.x + 60, rect.y + 18), "white" if self.is_open else "mist")
        if self.is_open:
            tip = rect.right - 6
            points = [(tip - 8, rect.y + 20), (tip, rect.y + 27), (tip - 8, rect.y + 34)]
            pygame.draw.polygon(surface, theme.rgb("yellow"), points)


class SettingsScene(PageScene):
    """All that a player can set."""

    def __init__(self, ui: Ui, first_tab: int = 0) -> None:
        super().__init__(ui)
        self.tabs = [tab(ui, self.rebuild) for tab in TABS]
        self.open_tab = first_tab
        self.first_focus = f"tab {self.tabs[first_tab].icon}"

    def frame(self) -> pygame.Rect:
        """The panel: of one width, as high as the window lets it be, up to the design's height."""
        high = min(_FRAME.h, self.size[1] - _FRAME.y - 18)
        top = max(_FRAME.y, (self.size[1] - high) // 2)
        return pygame.Rect((self.size[0] - _FRAME.w) // 2, top, _FRAME.w, high)

    # ------------------------------------------------------------ widgets

    def build(self, size: Size) -> list[Widget]:
        frame = self.frame()
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Done")))]
        for number, tab in enumerate(self.tabs):
            is_open = number == self.open_tab
            wide = _TAB[0] + (_OPEN_WIDER if is_open else 0)
            rect = (frame.x + 12, frame.y + 16 + number * _TAB_STEP, wide, _TAB[1])
            widgets.append(TabButton(rect, tab, is_open, self._opener(number)))
        area = pygame.Rect(frame.x + _PAGE, frame.y + _PAGE_TOP, _PAGE_WIDTH, frame.h - _PAGE_TOP)
        widgets += self.tabs[self.open_tab].build(area)
        left, bottom = frame.x + 16, frame.bottom
        defaults = tr(N_("Back to defaults"))
        widgets.append(Button("defaults", (left, bottom - 108, 184, 40), defaults, self._ask_defaults))
        key = self.ui.prompt(Action.BACK)
        widgets.append(Button("done", (left, bottom - 56, 184, 44), tr(N_("Done")), self.back, style="hot", key=key))
        return widgets

    def _opener(self, number: int) -> Callable[[], None]:
        return lambda: self.show_tab(number)

    def show_tab(self, number: int) -> None:
        """Open a tab."""
        self.open_tab = number % len(self.tabs)
        self.rebuild()

    def _ask_defaults(self) -> None:
        body = tr(N_("Every setting goes back to its first value, also the keys. The window and the language stay."))
        confirm(self.ui, tr(N_("Back to defaults")), body, tr(N_("Back to defaults")), self._defaults)

    def _defaults(self) -> None:
        first = Settings().model_dump()
        self.ui.change(**{name: value for name, value in first.items() if name not in _KEPT})
        self.rebuild()

    def handle(self, event: Event) -> bool:
        used = super().handle(event)
        if not used and isinstance(event, Act) and event.action in (Action.NEXT_TAB, Action.PREVIOUS_TAB):
            self.show_tab(self.open_tab + (1 if event.action is Action.NEXT_TAB else -1))
            self.page.focus(f"tab {self.tabs[self.open_tab].icon}")
            return True
        return used

    def leave(self) -> None:
        self.ui.keep_settings()

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        kept = tr(N_("changes count at once · kept between games"))
        panels.top_bar(surface, tr(N_("SETTINGS")), right=kept)
        frame = self.frame()
        panels.panel(surface, frame, "panel")
        tabs = tr(N_("{key}: next tab")).format(key=self.ui.controls.key_prompt(Action.NEXT_TAB))
        below = frame.y + 16 + len(self.tabs) * _TAB_STEP + 14
        text.draw(surface, tabs, (frame.x + 12 + _TAB[0] // 2, below), "fog", "label", "c")
        surface.fill(theme.rgb("ink"), (frame.x + _LINE, frame.y + 8, 2, frame.h - 16))
        surface.fill(theme.rgb("slate"), (frame.x + _LINE + 2, frame.y + 8, 2, frame.h - 16))
        tab = self.tabs[self.open_tab]
        end = text.draw(surface, tr(tab.name).upper(), (frame.x + _PAGE, frame.y + 10), "yellow", "big", shadow="ink")
        if tab.note:
            room = frame.x + _PAGE + _PAGE_WIDTH - end - 48
            text.draw(surface, text.fit(tr(tab.note), room), (end + 48, frame.y + 24), "mist")
        tab.paint(surface)
