"""A page of widgets: who has the focus, what the pointer is on, which bubble is open, and where each event goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.content.controls import Action
from game.ui import focus, marks, theme
from game.ui.input import Act, Event, Hover, Key, Pos, Press, Release, Wheel
from game.ui.widgets import bubble
from game.ui.widgets.base import Widget
from game.ui.widgets.popover import Answer, Citation, Link, Popover

Explain = Callable[[str], Citation | None]


class Page:
    """Widgets in drawing order. Build them anew whenever what they show changes: names carry focus and state over."""

    def __init__(
        self,
        prompt: Callable[[Action], str],
        cue: Callable[[str], None],
        explain: Explain | None = None,
    ) -> None:
        self._prompt, self._cue, self._explain = prompt, cue, explain
        self.widgets: list[Widget] = []
        self.popover: Popover | None = None
        self.stale = True
        self._focus: str | None = None
        self._wanted: str | None = None  # what the player gave the focus to; it gets it back when it is there again
        self._place = (0, 0)  # where that was
        self._by_key = False  # the focus was last moved by a key, so its bubble may open by itself
        self._pointed: str | None = None
        self._captured: str | None = None
        self._bubble: str | None = None  # the widget whose bubble is open
        self._rest = 0

    # ------------------------------------------------------------ widgets

    def show(self, widgets: Sequence[Widget], first: str | None = None) -> None:
        """Put these widgets on the page; `first` gets the focus if nothing has it yet."""
        old = {widget.name: widget for widget in self.widgets}
        self.widgets = list(widgets)
        for widget in self.widgets:
            if before := old.get(widget.name):
                widget.adopt(before)
                widget.pointer, widget.pressed = before.pointer, before.pressed
        self._place_focus(first)
        self._mark_focus()
        self.stale = True

    def _place_focus(self, first: str | None) -> None:
        """The focus stays where the player put it; while that is gone it waits beside its place, without a bubble."""
        if self._wanted is None:
            self._want(first)
        if self.widget(self._wanted):
            self._want(self._wanted)
        else:
            self._focus, self._by_key = self._nearest(self._place), False

    def _want(self, name: str | None) -> None:
        """Remember what the focus was given to, and where that is."""
        if widget := self.widget(name):
            self._focus, self._wanted, self._place = name, name, widget.rect.center

    def widget(self, name: str | None) -> Widget | None:
        """The widget of that name."""
        return next((widget for widget in self.widgets if widget.name == name), None)

    @property
    def focused(self) -> Widget | None:
        """The widget that has the keyboard."""
        return self.widget(self._focus)

    @property
    def bubble_of(self) -> str | None:
        """The name of the widget whose bubble is open."""
        return self._bubble

    def focus(self, name: str) -> None:
        """Give the keyboard to a widget; a name that the page does not have is ignored."""
        changed = name != self._focus
        self._want(name)
        if changed and self._focus == name:
            self._bubble, self._rest = None, 0
            self._mark_focus()

    def _focusable(self) -> list[Widget]:
        return [widget for widget in self.widgets if widget.focusable]

    def _nearest(self, point: Pos) -> str | None:
        choices = self._focusable()
        index = focus.nearest([widget.rect for widget in choices], point)
        return None if index is None else choices[index].name

    def _mark_focus(self) -> None:
        for widget in self.widgets:
            widget.focused = widget.name == self._focus
        self.stale = True

    # ------------------------------------------------------------ events

    def handle(self, event: Event) -> bool:
        """Give the event to the widget that it is for; True if somebody used it."""
        if self.popover:
            return self._in_popover(event)
        match event:
            case Hover(pos, held):
                return self._hover(pos, held)
            case Press(pos):
                return self._press(pos)
            case Release(pos):
                return self._release(pos)
            case Wheel(pos, steps):
                target = self._at(pos)
                self.stale = True
                return target is not None and target.wheel(pos, steps)
            case Key():
                return self._key(event)
            case Act(action, down=True):
                return self._act(action)
        return False

    def _at(self, pos: Pos) -> Widget | None:
        return next((widget for widget in reversed(self.widgets) if widget.contains(pos)), None)

    def _hover(self, pos: Pos, held: bool) -> bool:
        if held and (captured := self.widget(self._captured)):
            captured.pointer = pos
            captured.drag(pos)
            self.stale = True
            return True
        target = self._at(pos)
        name = target.name if target else None
        if name != self._pointed:
            self._pointed, self._bubble, self._rest = name, None, 0
        for widget in self.widgets:
            pointer = pos if widget is target else None
            if widget.pointer != pointer:
                widget.pointer = pointer
                self.stale = True
        return target is not None

    def _press(self, pos: Pos) -> bool:
        self._hover(pos, False)
        target = self._at(pos)
        self._by_key = False
        if target is None:
            return False
        if target.focusable:
            self.focus(target.name)
        if target.why_not(pos):
            self._refuse(target)
            return True
        self._captured, self._bubble = target.name, None
        target.pressed = True
        target.press(pos)
        self.stale = True
        return True

    def _release(self, pos: Pos) -> bool:
        captured = self.widget(self._captured)
        self._captured = None
        if captured is None:
            return False
        captured.pressed = False
        self.stale = True
        if captured.contains(pos):
            self._cue("press")
        captured.release(pos)
        return True

    def _key(self, key: Key) -> bool:
        if self.focused and self.focused.key(key):
            self.stale = True
            return True
        owner = next((widget for widget in self.widgets if widget.letter and widget.letter == key.name), None)
        if owner and not key.repeat:
            self._use(owner)
            return True
        return False

    def _act(self, action: Action) -> bool:
        self.stale = True
        if self.focused and self._act_on_focus(self.focused, action):
            return True
        owner = next((widget for widget in self.widgets if widget.hotkey is action), None)
        if owner:
            self._use(owner)
            return True
        if action is Action.HELP:
            return self.open_rule()
        return self._move_focus(action)

    def _act_on_focus(self, widget: Widget, action: Action) -> bool:
        if action is Action.CONFIRM and widget.why_not():
            self._refuse(widget)
            return True
        if not widget.act(action):
            return False
        self._cue("press" if action is Action.CONFIRM else "focus")
        return True

    def _use(self, widget: Widget) -> None:
        """A key of its own asked for a widget."""
        if widget.focusable:
            self.focus(widget.name)
        if widget.why_not():
            self._refuse(widget)
        else:
            self._cue("press")
            widget.click()
        self.stale = True

    def _refuse(self, widget: Widget) -> None:
        self._cue("refuse")
        self._bubble = widget.name
        self.stale = True

    def _move_focus(self, action: Action) -> bool:
        choices = self._focusable()
        now = next((i for i, widget in enumerate(choices) if widget.name == self._focus), None)
        if action in (Action.NEXT, Action.PREVIOUS):
            to = focus.along(len(choices), now, 1 if action is Action.NEXT else -1)
        elif action in focus.DIRECTIONS:
            rects = [widget.rect for widget in choices]
            to = focus.towards(rects, now, focus.DIRECTIONS[action]) if now is not None else 0
        else:
            return False
        if to is not None and choices:
            self._cue("focus")
            self._by_key = True
            self.focus(choices[to].name)
        return True

    # ------------------------------------------------------------ rules

    def open_rule(self) -> bool:
        """Open the rule of what is pointed at, or else of what has the focus; False if it has none."""
        for widget in (self.widget(self._pointed), self.focused):
            if widget and (rule := widget.explain()) and self.cite(rule, widget.focus_rect()):
                return True
        return False

    def cite(self, rule: str, anchor: pygame.Rect) -> bool:
        """Open the popover of a rule beside `anchor`; False if nobody knows the rule."""
        citation = self._explain(rule) if self._explain else None
        if citation is None:
            return False
        self.popover, self._bubble, self.stale = Popover(citation, anchor), None, True
        return True

    def _in_popover(self, event: Event) -> bool:
        """While a popover is open, it has everything: links, or closing it."""
        assert self.popover
        self.stale = True
        match self.popover.handle(event):
            case Link() as link:
                self.cite(link.rule, self.popover.anchor)
            case Answer.CLOSE:
                self.popover = None
        return not isinstance(event, Key)

    # ------------------------------------------------------------ time and picture

    def _resting(self) -> Widget | None:
        """The widget whose bubble should open soon: pointed at, or off and under the focus."""
        if self._bubble or self.popover or self._captured:
            return None
        pointed = self.widget(self._pointed)
        if pointed and pointed.describe(pointed.pointer):
            return pointed
        focused = self.focused if self._by_key else None
        return focused if focused and focused.why_not() else None

    def _wait(self, widget: Widget) -> int:
        return theme.REASON_REST if widget.why_not(widget.pointer) else theme.REST

    def update(self, ms: int) -> None:
        """Let time pass: a bubble opens where the pointer or the focus rests."""
        if widget := self._resting():
            self._rest += ms
            if self._rest >= self._wait(widget):
                self._bubble, self.stale = widget.name, True

    def next_frame(self) -> int | None:
        """Milliseconds until the page changes by itself; None if it does not."""
        widget = self._resting()
        return max(1, self._wait(widget) - self._rest) if widget else None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the widgets, the focus ring, and what is open above them."""
        for widget in self.widgets:
            widget.draw(surface)
        if self.focused:
            ring = self.focused.focus_rect()
            marks.focus_ring(surface, ring if ring.w and ring.h else self.focused.rect)
        if self.popover:
            self.popover.draw(surface, self._prompt(Action.BACK))
        elif (owner := self.widget(self._bubble)) and (tip := owner.describe(owner.pointer)):
            key = self._prompt(Action.HELP) if owner.explain() else ""
            bubble.draw_tip(surface, tip, owner.tip_rect(), key)
        self.stale = False
