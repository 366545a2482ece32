"""A game shown again: slider, play and step on a table of its own; the game that was recorded is not touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.content.controls import Action
from game.engine.core.session import Session
from game.engine.core.text import N_, Message
from game.scenes.context import Ui
from game.scenes.moving_table import MovingTable
from game.scenes.table import TableScene
from game.scenes.table_calls import TableCalls
from game.scenes.table_widgets import WidgetMaker
from game.ui import theme
from game.ui.skins.commandos.commando_panel import Heading
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton
from game.ui.widgets.choices import Slider

if TYPE_CHECKING:
    from game.engine.core.step import Command

SHOWN_AGAIN = N_("This is a replay: what is seen was decided before. Step, play, or go back.")
REPLAY_BUTTONS = 5
_LAMPS = 140  # and beside the lamps in a low window
_SLIDER_ROOM = 96  # beside the slider, for the word at its right end


def played(recorded: Session, commands: int) -> Session:
    """The recorded game after its first so many commands, as a session of its own."""
    again = recorded.again()
    for words in recorded.log[:commands]:
        again.play(again.game.parse(words))
    return again


class Replaying(MovingTable):
    """The part of a table that shows a recorded game again. Call `open_record` before the table is made."""

    calls: TableCalls

    def open_record(self, recorded: Session, start: int) -> Session:
        """Notes the recorded game; gives it as it was after its first `start` commands."""
        self._recorded = recorded
        self.at = min(start, len(recorded.log))
        """How many commands have been shown."""
        self.playing = False
        self._waited = 0
        return played(recorded, self.at)

    @property
    def last(self) -> int:
        """The number of commands in the recorded game."""
        return len(self._recorded.log)

    # ------------------------------------------------------------ going through the game

    def step(self) -> None:
        """Plays the next command."""
        self.finish_all()
        if self.at < self.last:
            self.at += 1
            self.game.play(self._command(self.at - 1))
            self.play_queued()

    def _command(self, number: int) -> Command:
        return self._recorded.game.parse(self._recorded.log[number])

    def go_to(self, commands: int) -> None:
        """Shows the table after so many commands at once."""
        self.at = max(0, min(self.last, commands))
        self.show_session(played(self._recorded, self.at))

    def play_or_pause(self) -> None:
        """Starts or stops going on by itself; at the end it starts from the beginning."""
        if not self.playing and self.at == self.last:
            self.go_to(0)
        self.playing, self._waited = not self.playing, 0
        self.rebuild()

    def update(self, ms: int) -> None:
        super().update(ms)
        if not self.playing or (self.busy and not self.player.waiting):
            return
        self._waited += ms
        if self._waited < self._wait:
            return
        self._waited = 0
        if self.player.waiting:
            self.go_on()
        elif self.at < self.last:
            self.step()
        else:
            self.play_or_pause()

    @property
    def _wait(self) -> int:
        """Milliseconds between two commands."""
        settings = self.ui.settings
        return round(settings.bot_pause_ms / settings.speed) if settings.speed else theme.REST

    def next_frame(self) -> int | None:
        due = super().next_frame()
        if not self.playing or (self.busy and not self.player.waiting):
            return due
        left = max(1, self._wait - self._waited)
        return left if due is None else min(due, left)

    # ------------------------------------------------------------ the hand is tied

    @property
    def tied(self) -> str:
        """Why the player decides nothing here."""
        return SHOWN_AGAIN

    def undo(self, anchor: pygame.Rect | None = None) -> None:
        """Undo is one command back."""
        self.go_to(self.at - 1)

    def redo(self, anchor: pygame.Rect | None = None) -> None:
        """Redo is one command on."""
        self.step()

    def back_stop(self, line: int) -> Message | None:
        """A replay goes to any moment that was seen."""
        return None

    def back_to(self, line: int) -> None:
        """Shows the table after the command that wrote a line."""
        self.go_to(self.game.book.command_of(line))


def replay_buttons(scene: Replaying, rects: Sequence[pygame.Rect], prompt: Callable[[Action], str]) -> list[Widget]:
    """To the beginning, back, play, on, leave: five buttons."""
    at_start = tr(N_("This is the beginning.")) if scene.at == 0 else ""
    at_end = tr(N_("This is the end.")) if scene.at == scene.last else ""
    play = (tr(N_("Pause")), "pause") if scene.playing else (tr(N_("Play")), "play")
    back, on, leave = prompt(Action.UNDO), prompt(Action.REDO), prompt(Action.BACK)
    return [
        Button("first", rects[0], tr(N_("Beginning")), lambda: scene.go_to(0), icon="undo", reason=at_start),
        Button(
            "step back",
            rects[1],
            tr(N_("Back")),
            scene.undo,
            icon="arrow_left",
            key=back,
            hotkey=Action.UNDO,
            reason=at_start,
        ),
        Button("play", rects[2], play[0], scene.play_or_pause, icon=play[1], style="primary", key="K", letter="k"),
        Button("step on", rects[3], tr(N_("Step")), scene.step, icon="step", key=on, hotkey=Action.REDO, reason=at_end),
        Button("leave", rects[4], tr(N_("Leave")), scene.calls.on_menu, icon="door", key=leave),
    ]


def replay_slider(scene: Replaying, place: pygame.Rect) -> Slider:
    """How far the game has been shown."""
    return Slider("at", place, scene.at, max(1, scene.last), lambda at: f"{at} / {scene.last}", scene.go_to)


class ReplayScene(Replaying, TableScene):
    """The table of a recorded game, from command `start` on. `on_menu` of `calls` leaves it."""

    def __init__(self, ui: Ui, recorded: Session, calls: TableCalls, near: Path | None = None, start: int = 0) -> None:
        # Nobody is told about commands and the end: they happened long ago.
        super().__init__(ui, self.open_record(recorded, start), TableCalls(on_menu=calls.on_menu), near)
        if self.at == 0:
            self.finish_all()

    def _new_makers(self) -> WidgetMaker:
        return ReplayWidgets(self)

    def heading(self) -> Heading:
        low = self.places.cramped
        seen = "" if low else tr(N_("Commands are shown as they were played."))
        return Heading(tr(N_("REPLAY")), seen, icon="play", colour="shallow")

    def back(self) -> None:
        if self.bubble or self.log.chosen is not None:
            super().back()
        else:
            self.calls.on_menu()


class ReplayWidgets(WidgetMaker):
    """The table's widgets with slider and steps instead of actions."""

    scene: ReplayScene

    def _menu(self) -> Widget:
        return MenuButton(self.scene.calls.on_menu, tr(N_("Leave")))

    def buttons(self) -> list[Widget]:
        """Slider, to the beginning, back, play, on, leave."""
        scene = self.scene
        rects = [scene.places.button(index, REPLAY_BUTTONS) for index in range(REPLAY_BUTTONS)]
        return [self._slider(), *replay_buttons(scene, rects, scene.ui.prompt)]

    def _slider(self) -> Widget:
        scene = self.scene
        bar = scene.places.commando
        row = scene.places.button(0, REPLAY_BUTTONS)
        speed = scene.places.tools()[-1]
        low = scene.places.cramped
        left, right = bar.x + (theme.PADDING if low else 98), bar.right - _LAMPS if low else speed.x
        place = pygame.Rect(left, row.y - (30 if low else 40), right - left - _SLIDER_ROOM, 28 if low else theme.HIT)
        return replay_slider(scene, place)

    def tools(self) -> list[Widget]:
        """Only the speed: everything else is in the row below."""
        return [self.speed(self.scene.places.tools()[-1])]
