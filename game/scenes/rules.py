"""The rules browser: chapters at the left, their rules beside them, the text at the right, a search, a book a game."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.content.controls import Action
from game.content.rulebook import Rule, Rulebook
from game.engine.core.text import N_
from game.scenes import rules_text
from game.scenes.context import Ui
from game.scenes.page_scene import PageScene
from game.scenes.rules_book import TITLES, book_of, rulebook
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.input import Act, Event
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.choices import Option, Switch
from game.ui.widgets.listbox import ListBox, Row
from game.ui.widgets.textbox import TextBox

_TOP, _MARGIN, _GAP = 50, 8, 8
_CHAPTERS_WIDTH, _LIST_WIDTH = 224, 380
_CHAPTER_STEP, _RULE_STEP = 36, 34
_SEARCH = 36
_SWITCH_Y, _GAME_WIDTH, _SWITCH_HEIGHT = 4, 176, 32


class RulesScene(PageScene):
    """Reads the rulebooks. `rule` is the id to open at, with or without the game before it; else `game` is opened."""

    first_focus = "rules"

    def __init__(self, ui: Ui, rule: str | None = None, game: str = "commandos") -> None:
        super().__init__(ui)
        self.book = book_of(rule or "", game)
        self.words = ""
        self.read: list[tuple[Rulebook, Rule]] = []  # the way here, for going back over links and books
        self.rule = (self.book.find(rule) if rule else None) or next(iter(self.book.rules), None)
        self._left: dict[str, Rule] = {}  # the rule that was open when a book was closed

    # ------------------------------------------------------------ what is shown

    def listed(self) -> Sequence[Rule]:
        """The rules in the list: of the open chapter, or those that were searched for."""
        if self.words.strip():
            return self.book.search(self.words, tr)
        return self.book.chapters().get(self.rule.chapter, ()) if self.rule else ()

    def open(self, rule: Rule) -> None:
        """Show a rule; Back returns to the one before."""
        if self.rule is not None and rule is not self.rule:
            self.read.append((self.book, self.rule))
            self.rule = rule
            self.rebuild()

    def open_book(self, game: str) -> None:
        """Show the book of another game, at the rule that was open there."""
        if self.rule is not None:
            self.read.append((self.book, self.rule))
            self._left[self.book.game] = self.rule
        self.book = rulebook(game)
        self.rule = self._left.get(game) or next(iter(self.book.rules), None)
        self._end_search()
        self.rebuild()
        self._show_in_list()

    def follow(self, rule: Rule) -> None:
        """Follow a link: the search ends, the rule's chapter opens."""
        self._end_search()
        self.open(rule)
        self._show_in_list()

    def _end_search(self) -> None:
        self.words = ""
        if isinstance(box := self.page.widget("search"), TextBox):
            box.value = ""

    def step_back(self) -> None:
        """The rule read before this one."""
        if self.read:
            self.book, self.rule = self.read.pop()
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
        widgets: list[Widget] = [MenuButton(self.back, tr(N_("Back"))), self._games(), self._chapters(chapters)]
        box = (listed.x + theme.GAP, listed.y + 36, listed.w - 2 * theme.GAP, _SEARCH)
        hint = tr(N_("search all rules"))
        widgets.append(TextBox("search", box, self.words, self._search, self._to_list, hint=hint))
        widgets.append(self._list(listed))
        before = (page.right - 150, page.bottom - 54, 138, theme.BUTTON)
        reason = "" if self.read else tr(N_("This is the first rule that you opened."))
        widgets.append(Button("before", before, tr(N_("Rule before")), self.step_back, icon="undo", reason=reason))
        return [*widgets, *self._links(page)]

    def _games(self) -> Switch[str]:
        games = [Option(game, tr(title)) for game, title in TITLES.items()]
        wide = _GAME_WIDTH * len(games)
        place = ((self.size[0] - wide) // 2, _SWITCH_Y, wide, _SWITCH_HEIGHT)
        return Switch("game", place, games, self.book.game, self.open_book)

    def _chapters(self, rect: pygame.Rect) -> ListBox:
        groups = self.book.chapters()
        names = list(groups)
        rows = [Row(tr(self.book.title(name)), value=name) for name in names]
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
        panels.top_bar(surface, tr(N_("RULES")), "", back)
        chapters, listed, page = self._blocks()
        panels.titled(surface, chapters, tr(N_("Chapters")), "forest", sprites.icon("book"))
        title = tr(N_("Found")) if self.words.strip() else self._chapter()
        count = str(len(self.listed()))
        panels.titled(surface, listed, title, "slate", sprites.icon("eye"), count, "mist")
        if not self.listed():
            nothing = tr(N_("No rule has these words."))
            text.draw(surface, nothing, (listed.x + 16, listed.y + 54 + _SEARCH), "mist")
        if self.rule is None:
            panels.titled(surface, page, tr(N_("The rules are missing")), "red")
            return
        rules_text.paint_page(surface, page, self.rule, self._chapter())

    def _chapter(self) -> str:
        """The title of the open chapter."""
        return tr(self.book.title(self.rule.chapter)) if self.rule else ""
