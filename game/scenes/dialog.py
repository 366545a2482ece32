"""Dialogs above any screen: a question with answers, a notice, a name to type."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.content.controls import Action
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.page_scene import OverlayScene
from game.scenes.stack import Size
from game.ui import panels, richtext, sprites, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.textbox import TextBox

_WIDTH, _INSET, _HEAD, _ANSWER_WIDTH = 480, 18, 40, 150
_BOX = 40


@dataclass(frozen=True, slots=True)
class Answer:
    """A button of a dialog: it closes the dialog, then does something."""

    label: str
    on_click: Callable[[], None] = lambda: None
    style: str = "button"


class Dialog(OverlayScene):
    """A titled question in markup with answers from left to right; going back gives the last one."""

    def __init__(self, ui: Ui, title: str, body: str, answers: Sequence[Answer], icon: str = "") -> None:
        super().__init__(ui)
        self.title, self.body, self.answers, self.icon = title, body, answers, icon
        self.first_focus = "answer 0"

    def _extra(self) -> int:
        """Height of what stands between the text and the answers."""
        return 0

    def frame(self) -> pygame.Rect:
        high = (
            _HEAD + richtext.height(self.body, _WIDTH - 2 * _INSET) + self._extra() + theme.BUTTON + 3 * theme.PADDING
        )
        wide = max(_WIDTH, len(self.answers) * (_ANSWER_WIDTH + theme.GAP) + 2 * _INSET - theme.GAP)
        return pygame.Rect((self.size[0] - wide) // 2, (self.size[1] - high) // 2, wide, high)

    def build(self, size: Size) -> list[Widget]:
        frame = self.frame()
        wide = len(self.answers) * (_ANSWER_WIDTH + theme.GAP) - theme.GAP
        x, y = frame.right - _INSET - wide, frame.bottom - theme.BUTTON - theme.PADDING
        buttons: list[Widget] = []
        for number, answer in enumerate(self.answers):
            last = number == len(self.answers) - 1
            key = self.ui.prompt(Action.BACK) if last else ""
            rect = (x + number * (_ANSWER_WIDTH + theme.GAP), y, _ANSWER_WIDTH, theme.BUTTON)
            buttons.append(
                Button(f"answer {number}", rect, answer.label, self._chooser(answer), style=answer.style, key=key)
            )
        return buttons

    def _chooser(self, answer: Answer) -> Callable[[], None]:
        def choose() -> None:
            self.ui.scenes.pop()
            answer.on_click()

        return choose

    def back(self) -> None:
        self._chooser(self.answers[-1])()

    def paint(self, surface: pygame.Surface) -> None:
        frame = self.frame()
        icon = sprites.icon(self.icon) if self.icon else None
        y = panels.titled(surface, frame, self.title, "ocean", icon) + theme.GAP
        richtext.draw(surface, self.body, (frame.x + _INSET, y), frame.w - 2 * _INSET)


class NameDialog(Dialog):
    """A dialog with a box for a name; an empty name cannot be taken."""

    def __init__(self, ui: Ui, title: str, body: str, name: str, on_name: Callable[[str], None]) -> None:
        self.name, self.on_name = name, on_name
        super().__init__(ui, title, body, (Answer(tr(N_("Keep")), self._take, "hot"), Answer(tr(N_("Cancel")))))
        self.first_focus = "name"

    def _take(self) -> None:
        self.on_name(self.name.strip())

    def _extra(self) -> int:
        return _BOX + theme.PADDING

    def build(self, size: Size) -> list[Widget]:
        buttons = super().build(size)
        if not self.name.strip():
            buttons[0].reason = tr(N_("A name needs at least one letter."))
        frame = self.frame()
        y = frame.bottom - theme.BUTTON - 2 * theme.PADDING - _BOX
        box = TextBox("name", (frame.x + _INSET, y, frame.w - 2 * _INSET, _BOX), self.name, self._typed, self._enter)
        return [box, *buttons]

    def _typed(self, name: str) -> None:
        self.name = name
        self.rebuild()

    def _enter(self) -> None:
        if self.name.strip():
            self._chooser(self.answers[0])()


def confirm(ui: Ui, title: str, body: str, yes: str, on_yes: Callable[[], None], *, danger: bool = False) -> None:
    """Ask before a step; the safe answer is last, so going back never does it.

    Before a danger it also has the focus.
    """
    answers = (Answer(yes, on_yes, "danger" if danger else "hot"), Answer(tr(N_("Cancel"))))
    dialog = Dialog(ui, title, body, answers, "no" if danger else "")
    if danger:
        dialog.first_focus = "answer 1"
    ui.scenes.push(dialog)


def notice(ui: Ui, title: str, body: str) -> None:
    """Tell something that the player has to know."""
    ui.scenes.push(Dialog(ui, title, body, (Answer(tr(N_("Good")), style="hot"),)))
