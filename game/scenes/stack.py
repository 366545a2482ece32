"""The scene manager: a stack of scenes that changes only between frames."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import pygame

from game.scenes.live_maps import LiveMaps
from game.ui.input import Event

Size = tuple[int, int]


class Scene:
    """One screen, or an overlay above others. Set `stale` when what it shows has changed."""

    is_overlay = False  # drawn above the scene below, which waits
    stale = True
    live: LiveMaps | None = None  # the maps that it shows, if it follows their files
    ambience: str | None = None  # the background sound of the place that it shows, such as "jungle"

    def enter(self) -> None:
        """It was put on the stack; called once, before the first `layout`."""

    def leave(self) -> None:
        """It was taken off the stack; called once."""

    def layout(self, size: Size) -> None:
        """Arrange everything for a size. Called on arrival, whenever it comes to the top again, and on every change
        of size, scale, text size, language, keys or device."""

    def handle(self, event: Event) -> bool:
        """Use an event; True if it was used."""
        return False

    def update(self, ms: int) -> None:
        """Let milliseconds pass. Only the top scene's time runs."""

    def next_frame(self) -> int | None:
        """Milliseconds until the picture changes by itself (animation, a bubble that opens); None: it waits."""
        return None

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole picture."""


class SceneStack:
    """Scenes, the last one on top. `push`, `pop`, `replace` and `reset` are noted and done by `settle`."""

    def __init__(self, size: Size = (1, 1)) -> None:
        self._scenes: list[Scene] = []
        self._changes: deque[Callable[[], None]] = deque()
        self._size = size
        self.stale = True

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that has the events."""
        return self._scenes[-1] if self._scenes else None

    @property
    def ambience(self) -> str | None:
        """The background sound of the place that is on the stack; menus above it leave it running."""
        return next((scene.ambience for scene in reversed(self._scenes) if scene.ambience), None)

    def __contains__(self, scene: Scene) -> bool:
        return scene in self._scenes

    # ------------------------------------------------------------ changes, noted

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self._changes.append(lambda: self._enter(scene))

    def pop(self) -> None:
        """Take the top scene off."""
        self._changes.append(self._drop)

    def replace(self, scene: Scene) -> None:
        """Take the top scene off and put another one there."""
        self.pop()
        self.push(scene)

    def reset(self, scene: Scene | None = None) -> None:
        """Take every scene off and, unless the program shall end, begin again with one."""
        self._changes.append(self._drop_all)
        if scene:
            self.push(scene)

    def settle(self) -> None:
        """Do what was noted, also what scenes ask for while they enter and leave."""
        if not self._changes:
            return
        before = self.top
        while self._changes:
            self._changes.popleft()()
        if self.top and self.top is not before:
            self.top.layout(self._size)
        self.stale = True

    def _enter(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter()
        scene.layout(self._size)

    def _drop(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()

    def _drop_all(self) -> None:
        while self._scenes:
            self._drop()

    # ------------------------------------------------------------ the loop

    def layout(self, size: Size) -> None:
        """Arrange all scenes anew for a size."""
        self._size = size
        for scene in self._scenes:
            scene.layout(size)
        self.stale = True

    def handle(self, event: Event) -> bool:
        """Give the event to the top scene."""
        return self.top.handle(event) if self.top else False

    def update(self, ms: int) -> None:
        """Let the top scene's time pass."""
        if self.top:
            self.top.update(ms)
            if self.top.live:
                self.top.live.update(ms)

    def next_frame(self) -> int | None:
        """Milliseconds until the top scene changes by itself or looks at its files, or None."""
        if self.top is None:
            return None
        due = self.top.next_frame()
        if self.top.live is None:
            return due
        look = self.top.live.next_look()
        return look if due is None else min(due, look)

    def _visible(self) -> list[Scene]:
        """The scenes that are seen: from the last whole screen on."""
        start = max((i for i, scene in enumerate(self._scenes) if not scene.is_overlay), default=0)
        return self._scenes[start:]

    @property
    def needs_drawing(self) -> bool:
        """Whether anything that is seen has changed."""
        return self.stale or any(scene.stale for scene in self._visible())

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what is seen, from below."""
        for scene in self._visible():
            scene.draw(surface)
            scene.stale = False
        self.stale = False
