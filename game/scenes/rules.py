"""The rules browser: chapters at the left, their rules beside them, the text at the right, and a search over all."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.content.controls import Action
from game.content.rulebook import CHAPTERS, Rule
from game.engine.core.text import N_
from game.scenes import rules_text
from game.scenes.context import Ui
from game.scenes.page_scene import PageScene
from game.scenes.rules_book import rulebook
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.input import Act, Event
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.listbox import ListBox, Row
from game.ui.widgets.textbox import TextBox

_TOP, _MARGIN, _GAP = 50, 8, 8
_CHAPTERS_WIDTH, _LIST_WIDTH = 224, 380
_CHAPTER_STEP, _RULE_STEP = 36, 34
_SEARCH = 36


class RulesScene(PageScene):
    """Reads the rulebook. `rule` is the id to open at, with or without the game before it."""

    first_focus = "rules"

    def __init__(self, ui: Ui, rule: str | None = None) -> None:
        super().__init__(ui)
        self.book = rulebook()
        self.words = ""
        self.read: list[Rule] = []  # the way here, for going back over links
        self.rule = (self.book.find(rule) if rule else None) or next(iter(self.book.rules), None)

    # ------------------------------------------------------------ what is shown

    def listed(self) -> Sequence[Rule]:
        """The rules in the list: of the open chapter, or those that were searched for."""
        if self.words.strip():
            return self.book.search(self.words, tr)
        return self.book.chapters().get(self.rule.chapter, ()) if self.rule else ()

    def open(self, rule: Rule) -> None:
        """Show a rule; Back returns to the one before."""
        if self.rule is not None and rule is not self.rule:
            self.read.append(self.rule)
            self.rule = rule
            self.rebuild()

    def follow(self, rule: Rule) -> None:
        """Follow a link: the search ends, the rule's chapter opens."""
        self.words = ""
        if isinstance(box := self.page.widget("search"), TextBox):
            box.value = ""
        self.open(rule)
        self._show_in_list()

    def step_back(self) -> None:
        """The rule read before this one."""
        if self.read:
            self.rule = self.read.pop()
            self.rebuild()
            self._show_in_list()

    def _show_in_list(self) -> None:
        rules = list(self.listed())
        if isinstance(box := self.page.widget("rules"), ListBox) and self.rule in rules:
            box.cursor = rules.index(self.rule)
            box.act(Action.CONFIRM)
            self.rebuild()

    # ------------------------------------------------------------ widgets

    def _blocks(self) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """Chapters, list and text."""
        high = self.size[1] - _TOP - _MARGIN
        chapters = pygame.Rect(_MARGIN, _TOP, _CHAPTERS_WIDTH, high)
        listed = pygame.Rect(chapters.right + _GAP, _TOP, _LIST_WIDTH, high)
        return (
            chapters,
            listed,
            pygame.Rect(listed.right + _GAP, _TOP, self.size[0] - listed.right - _GAP - _MARGIN, high),
        )

    def build(self, size: Size) -> list[Widget]:
        chapters, listed, page = self._blocks()
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Back"))), self._chapters(chapters)]
        box = (listed.x + theme.GAP, listed.y + 36, listed.w - 2 * theme.GAP, _SEARCH)
        hint = tr(N_("search all rules"))
        widgets.append(TextBox("search", box, self.words, self._search, self._to_list, hint=hint))
        widgets.append(self._list(listed))
        before = (page.right - 150, page.bottom - 54, 138, theme.BUTTON)
        reason = "" if self.read else tr(N_("This is the first rule that you opened."))
        widgets.append(Button("before", before, tr(N_("Rule before")), self.step_back, icon="undo", reason=reason))
        return [*widgets, *self._links(page)]

    def _chapters(self, rect: pygame.Rect) -> ListBox:
        groups = self.book.chapters()
        names = list(groups)
        rows = [Row(tr(CHAPTERS[name]), value=name) for name in names]
        chosen = names.index(self.rule.chapter) if self.rule and not self.words.strip() else None

        def choose(number: int) -> None:
            if number != chosen:
                self.follow(groups[names[number]][0])

        room = (rect.x + theme.GAP, rect.y + 36, rect.w - 2 * theme.GAP, rect.h - 44)
        return ListBox("chapters", room, rows, _CHAPTER_STEP, on_choose=choose, on_move=choose, chosen=chosen)

    def _list(self, rect: pygame.Rect) -> ListBox:
        rules = list(self.listed())
        rows = [Row(tr(rule.title), value=rule, rule=rule.id) for rule in rules]
        chosen = rules.index(self.rule) if self.rule in rules else None
        top = rect.y + 44 + _SEARCH
        high = (rect.bottom - theme.GAP - top) // _RULE_STEP * _RULE_STEP

        def choose(number: int) -> None:
            self.open(rules[number])

        return ListBox(
            "rules",
            (rect.x + theme.GAP, top, rect.w - 2 * theme.GAP, high),
            rows,
            _RULE_STEP,
            on_choose=choose,
            on_move=choose,
            chosen=chosen,
            paint=rules_text.paint_row,
        )

    def _links(self, rect: pygame.Rect) -> list[Widget]:
        if self.rule is None:
            return []
        place = rules_text.links_place(rect, self.rule)
        return list(rules_text.link_buttons(place, self.book.linked(self.rule), self.follow))

    def _search(self, words: str) -> None:
        self.words = words
        self.rebuild()

    def _to_list(self) -> None:
        """Enter in the search box: the first rule found, and on to the list."""
        if rules := self.listed():
            self.open(rules[0])
            self.page.focus("rules")

    def handle(self, event: Event) -> bool:
        used = super().handle(event)
        if not used and isinstance(event, Act) and event.action is Action.UNDO and event.down:
            self.step_back()
            return True
        return used

    # ------------------------------------------------------------ picture

    def paint(self, surface: pygame.Surface) -> None:
        super().paint(surface)
        back = tr(N_("{key}: back")).format(key=self.ui.prompt(Action.BACK))
        panels.top_bar(surface, tr(N_("RULES")), tr(N_("Dice Commandos")), back)
        chapters, listed, page = self._blocks()
        panels.titled(surface, chapters, tr(N_("Chapters")), "forest", sprites.icon("book"))
        title = tr(N_("Found")) if self.words.strip() else tr(CHAPTERS[self.rule.chapter]) if self.rule else ""
        count = str(len(self.listed()))
        panels.titled(surface, listed, title, "slate", sprites.icon("eye"), count, "mist")
        if not self.listed():
            nothing = tr(N_("No rule has these words."))
            text.draw(surface, nothing, (listed.x + 16, listed.y + 54 + _SEARCH), "mist")
        if self.rule is None:
            panels.titled(surface, page, tr(N_("The rules are missing")), "red")
            return
        rules_text.paint_page(surface, page, self.rule)
