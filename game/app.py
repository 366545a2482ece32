"""The window's program: start, main loop that waits while nothing moves, and what happens when something breaks."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import crash, paths
from game.content import first_settings
from game.content.controls import Action
from game.engine.core.text import N_, Message
from game.scenes.context import Ui
from game.scenes.dialog import Answer, Dialog, notice
from game.scenes.page_scene import PageScene
from game.scenes.stack import Scene, SceneStack
from game.ui import text, theme
from game.ui.input import Act, Controls, Event
from game.ui.pads import open_pads
from game.ui.sound import Sound
from game.ui.text import tr, tr_message
from game.ui.window import NoDisplay, Window

if TYPE_CHECKING:
    from game.content.settings import Settings

StartScene = Callable[[Ui], Scene]
NO_DISPLAY = (
    "Commando Table found no display to open its window on; "
    "these commands need none: python -m game simulate | check-map | replay."
)
_log = logging.getLogger(__name__)
_LONGEST_STEP = 1000  # after a pause of the machine, animations go on instead of jumping
_SHORTEST_FRAME = 8
_NAP, _LONG_NAP, _HIDDEN_NAP = 4, 16, 100  # between two looks for events: in use, at rest, out of sight
_RELAYOUT = frozenset(("ui_scale", "full_screen", "text_size", "language", "keys", "colours"))
_SOUNDS = frozenset(("volume_interface", "volume_table", "volume_ambience", "mute"))


class App:
    """One run of the window."""

    def __init__(self, start: StartScene, settings_file: Path | None) -> None:
        """Read the first settings and open the window. Raises NoDisplay."""
        self._start = start
        self._settings_file = settings_file
        self._trouble: Message | None = None
        first = first_settings.read(settings_file)
        text.set_language(first.language)
        text.set_large_text(first.text_size == "large")
        self.window = Window(first.window, first.full_screen, first.ui_scale)
        self.ui = Ui(
            self._load_settings,
            Controls(first.keys, first.right_click_is_back),
            Sound(),
            SceneStack(self.window.canvas.view.logical),
            settings_file,
            on_change=self._apply,
        )
        self._visible = True
        self._running = True
        self._crashed = False
        self._pads: list[object] = []  # held, or they would be closed
        self._last_update = self._last_draw = self._last_event = _now()
        self.ui.scenes.push(start(self.ui))
        self.ui.scenes.settle()

    def _load_settings(self) -> Settings:
        """All settings, when they are first needed: after the title's first picture."""
        from game.content import settings as settings_store

        settings, self._trouble = (
            settings_store.load(self._settings_file) if self._settings_file else (settings_store.Settings(), None)
        )
        self.ui.controls.keys = settings.keys
        return settings

    # ------------------------------------------------------------ the loop

    def run(self) -> int:
        """Show the first picture, then run until the player leaves; give the exit code."""
        self.show_first_picture()
        self._guarded(self._after_first_picture)
        while self._running and self.ui.scenes.top:
            self._guarded(self.turn)
        self.ui.keep_settings()
        pygame.quit()
        return 1 if self._crashed and not self.ui.scenes.top else 0

    def show_first_picture(self) -> None:
        """Something to see before anything else is loaded."""
        self._guarded(self._draw)

    def _after_first_picture(self) -> None:
        """What is not needed to see something: sound, pads, and a word about the settings."""
        self.ui.sound.start()
        self._apply_sound(self.ui.settings)
        self._pads = open_pads()
        if self._trouble:
            notice(self.ui, tr(N_("Settings")), tr_message(self._trouble))
            self.ui.scenes.settle()

    def turn(self) -> None:
        """Wait until something happens or is due, then let it happen and draw what changed."""
        happened = self._wait()
        now = _now()
        self.ui.scenes.update(min(now - self._last_update, _LONGEST_STEP))
        self._last_update = now
        device = self.ui.controls.device
        for event in happened:
            self._take(event)
        if device != self.ui.controls.device:
            self._layout()
        self.ui.scenes.settle()
        self.ui.sound.ambience(self.ui.scenes.ambience)
        if self._visible and self.ui.scenes.needs_drawing and _now() - self._last_draw >= _SHORTEST_FRAME:
            self._draw()
        elif not happened:
            self.ui.keep_settings()

    def _wait(self) -> list[pygame.event.Event]:
        """All waiting events; sleeps while nothing moves, and always while nobody can see it.

        pygame's own `event.wait` looks for events every millisecond, which costs four times as much as this.
        """
        due = self._due()
        start = _now()
        while not (events := pygame.event.get()):
            left = _HIDDEN_NAP if due is None else due - (_now() - start)
            if left <= 0:
                return []
            nap = _HIDDEN_NAP if not self._visible else _LONG_NAP if _now() - self._last_event > theme.REST else _NAP
            pygame.time.wait(min(left, nap))
        self._last_event = _now()
        return events

    def _due(self) -> int | None:
        """Milliseconds until there is something to do without an event; None if there is nothing."""
        if not self._visible:
            return None
        if self.ui.scenes.needs_drawing:
            return max(1, _SHORTEST_FRAME - (_now() - self._last_draw))
        frame = self.ui.scenes.next_frame()
        if frame is None:
            return theme.REST if self.ui.unsaved else None
        return max(1, frame - (_now() - self._last_update))

    def _draw(self) -> None:
        self.ui.scenes.draw(self.window.canvas.surface)
        self.window.show()
        self._last_draw = _now()

    # ------------------------------------------------------------ events

    def _take(self, event: pygame.event.Event) -> None:
        match event.type:
            case pygame.QUIT:
                self._running = False
            case pygame.WINDOWSIZECHANGED:
                self.window.fit()
                self._layout()
                if not self.window.full_screen:
                    self.ui.change(window=self.window.windowed_size)
            case pygame.WINDOWHIDDEN | pygame.WINDOWMINIMIZED:
                self._visible = False
            case pygame.WINDOWSHOWN | pygame.WINDOWRESTORED | pygame.WINDOWEXPOSED:
                self._visible = True
                self.ui.scenes.stale = True
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWFOCUSGAINED:
                lost = event.type == pygame.WINDOWFOCUSLOST
                self.ui.sound.hush(lost and self.ui.settings.quiet_in_background)
            case pygame.CONTROLLERDEVICEADDED:
                self._pads = open_pads()
            case pygame.DROPFILE if self.ui.open_file:
                self.ui.open_file(Path(event.file))
        self._pass_on(self.ui.controls.translate(event, self.window.canvas.view))

    def _pass_on(self, events: list[Event]) -> None:
        """Give the readings of one event to the scenes, until one uses it; the rest are the program's own keys."""
        for event in events:
            if self.ui.scenes.handle(event):
                return
            if isinstance(event, Act) and event.down and not event.repeat:
                if event.action is Action.FULL_SCREEN:
                    self.ui.change(full_screen=not self.ui.settings.full_screen)
                elif event.action is Action.SCREENSHOT:
                    self._save_picture()

    def _layout(self) -> None:
        self.ui.scenes.layout(self.window.canvas.view.logical)

    def _save_picture(self) -> None:
        folder = paths.saves().parent / "pictures"
        file = folder / time.strftime("table-%Y%m%d-%H%M%S.png")
        try:
            folder.mkdir(parents=True, exist_ok=True)
            pygame.image.save(self.window.canvas.surface, str(file))
        except (OSError, pygame.error) as error:
            _log.warning("the picture cannot be saved: %s", error)
            return
        kept = Message(N_("The picture is kept as {file}."), {"file": str(file)})
        notice(self.ui, tr(N_("Picture saved")), tr_message(kept))

    # ------------------------------------------------------------ settings

    def _apply(self, before: Settings, after: Settings) -> None:
        """Let changed settings count at once."""
        changed = {name for name in type(after).model_fields if getattr(before, name) != getattr(after, name)}
        if "full_screen" in changed:
            self.window.set_full_screen(after.full_screen)
        if "ui_scale" in changed:
            self.window.set_scale(after.ui_scale)
        if "language" in changed:
            text.set_language(after.language)
        text.set_large_text(after.text_size == "large")
        if changed & _SOUNDS:
            self._apply_sound(after)
        if changed & _RELAYOUT:
            self._layout()

    def _apply_sound(self, chosen: Settings) -> None:
        self.ui.sound.set_volumes(chosen.volume_interface, chosen.volume_table, chosen.volume_ambience, chosen.mute)

    # ------------------------------------------------------------ when something breaks

    def _guarded(self, step: Callable[[], None]) -> None:
        """Do a step; if it breaks, write a report and offer the way back to the title, or leave if that breaks too."""
        try:
            step()
        except Exception as error:
            top = type(self.ui.scenes.top).__name__
            report = crash.write_report(error, f"{getattr(step, '__name__', step)} with {top} on top")
            print(tr_message(_crash_sentence(report)), file=sys.stderr)
            if self._crashed and top == "Dialog":
                self._running = False
                return
            self._crashed = True
            self.ui.controls.let_go()
            self._offer_way_back(report)

    def _offer_way_back(self, report: Path | None) -> None:
        def restart() -> None:
            self._crashed = False
            self.ui.scenes.reset(self._start(self.ui))

        answers = (
            Answer(tr(N_("Back to the title")), restart, "primary"),
            Answer(tr(N_("Quit")), self.ui.scenes.reset),
        )
        body = tr_message(_crash_sentence(report))
        self.ui.scenes.reset(PageScene(self.ui))
        self.ui.scenes.push(Dialog(self.ui, tr(N_("This screen broke")), body, answers, "no"))
        self.ui.scenes.settle()


def _crash_sentence(report: Path | None) -> Message:
    if report is None:
        return Message(N_("Something broke in the program, and no report could be written."))
    return Message(
        N_("Something broke in the program. The game is kept up to the last choice; a report is in {file}."),
        {"file": str(report)},
    )


def _now() -> int:
    return time.monotonic_ns() // 1_000_000


def run(start: StartScene, settings_file: Path | None = None) -> int:
    """Open the window on the scene that `start` makes and run; give the exit code (2: there is no display)."""
    try:
        app = App(start, settings_file or paths.settings_file())
    except NoDisplay:
        print(NO_DISPLAY, file=sys.stderr)
        return 2
    return app.run()
