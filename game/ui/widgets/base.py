"""What every widget is: a named rectangle that draws itself, answers pointer and actions, and can say why not."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.content.controls import Action
from game.ui.input import Key, Pos


@dataclass(frozen=True, slots=True)
class Tip:
    """What a bubble beside a widget says; `refusal` marks it with a coral cross."""

    body: str
    title: str = ""
    refusal: bool = False


class Widget:
    """A named place on a page. Names last over rebuilds: focus, pointer and scroll position follow them."""

    focusable = True
    pick = ""
    """What a click on it chooses in the game, such as `sector:T2`; empty for most."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect | tuple[int, int, int, int],
        *,
        tip: str = "",
        reason: str = "",
        rule: str | None = None,
        hotkey: Action | None = None,
        letter: str = "",
    ) -> None:
        self.name = name
        self.rect = pygame.Rect(rect)
        self.tip = tip
        self.reason = reason  # why it cannot be used now; empty means that it can
        self.rule = rule
        self.hotkey = hotkey
        self.letter = letter  # a key of this page alone, such as "c"
        self.pointer: Pos | None = None  # where the pointer rests on it
        self.focused = False
        self.pressed = False

    @property
    def hovered(self) -> bool:
        """Whether the pointer rests on it."""
        return self.pointer is not None

    @property
    def title(self) -> str:
        """What it is called in a bubble."""
        return ""

    def adopt(self, old: Widget) -> None:
        """Take over what the player did to the widget of the same name before the page was built again."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it in logical pixels."""

    def contains(self, pos: Pos) -> bool:
        """Whether the pointer at `pos` is on it."""
        return self.rect.collidepoint(pos)

    def focus_rect(self) -> pygame.Rect:
        """What the focus ring surrounds; if it is empty (scrolled away), the whole widget is."""
        return self.rect

    def tip_rect(self) -> pygame.Rect:
        """What its bubble points at."""
        return self.rect

    def why_not(self, pos: Pos | None = None) -> str:
        """Why it (or its part at `pos`) cannot be used; empty if it can."""
        return self.reason

    def describe(self, pos: Pos | None = None) -> Tip | None:
        """What its bubble says: the reason if it is off, else its tip."""
        if reason := self.why_not(pos):
            return Tip(reason, self.title, refusal=True)
        return Tip(self.tip, "") if self.tip else None

    def explain(self) -> str | None:
        """The id of the rule that F1 opens here."""
        return self.rule

    def click(self) -> None:
        """Do what it is for."""

    def press(self, pos: Pos) -> None:
        """The button went down on it."""

    def drag(self, pos: Pos) -> None:
        """The pointer moved while the button is down."""

    def release(self, pos: Pos) -> None:
        """The button went up; on it, that is a click."""
        if self.contains(pos):
            self.click()

    def act(self, action: Action) -> bool:
        """Use an action of the keyboard or pad; False passes it on."""
        if action is Action.CONFIRM:
            self.click()
            return True
        return False

    def wheel(self, pos: Pos, steps: int) -> bool:
        """Use the wheel; False passes it on."""
        return False

    def key(self, key: Key) -> bool:
        """Use a key itself (text, a waiting key); False lets it become an action."""
        return False
