"""What the table of every game does with time: what happened is played as clips, and input never waits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.events import Event as TableEvent
from game.engine.core.session import Session
from game.engine.core.text import Message
from game.scenes.context import Ui
from game.scenes.played_game import PlayedGame
from game.scenes.stack import Scene
from game.ui import theme
from game.ui.animations import Clip, Player


class MovingTable(Scene):
    """The part of a table that plays events. Call `start_motion` before the game is made: it fills `queued`."""

    ui: Ui
    game: PlayedGame[Any]
    player: Player[Any]
    queued: list[TableEvent]
    """What happened and is still to be given to the player of clips."""

    def start_motion(self, clip: Callable[[TableEvent], Clip[Any]], blank: Callable[[], Any]) -> None:
        """`clip` makes the clip of an event, `blank` the effects of a frame without any."""
        self._new_clip = clip
        self.player = Player(self._begin, self._settle, blank, self.ui.cue)
        self.queued = []
        self._changed = False  # an event has begun or ended since the widgets were made

    # ------------------------------------------------------------ for the game's table to fill in

    def new_game(self, session: Session) -> PlayedGame[Any]:
        """The game of this table around a session."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Make widgets and marks for what can be seen and done now."""
        raise NotImplementedError

    def begun(self, event: TableEvent) -> None:
        """An event begins to play."""

    def settled(self, event: TableEvent) -> None:
        """An event has been played, and the stage shows it."""

    def set_pace(self) -> None:
        """The player's settings count from here on."""
        self.player.speed = self.ui.settings.speed

    def moved_on(self) -> None:
        """Something was played or chosen."""
        if not self.busy:
            self.game.catch_up()
            self.game.tell_end()
        self.rebuild()

    def back_stop(self, line: int) -> Message | None:
        """Why the game cannot go back to just after a line of the log; None when it can."""
        return self.game.back_stop(line)

    # ------------------------------------------------------------ events

    def _begin(self, event: TableEvent) -> Clip[Any]:
        clip = self._new_clip(event)
        self._changed = True
        self.begun(event)
        return clip

    def _settle(self, event: TableEvent) -> None:
        self.game.settle(event)
        self._changed = True
        self.settled(event)

    def play_queued(self) -> None:
        """Plays what just happened, at the player's speed."""
        self._hand_over()
        self.moved_on()

    def _hand_over(self) -> None:
        """Gives what just happened to the player of clips."""
        self.set_pace()
        queued, self.queued[:] = self.queued[:], []
        self.player.add(queued)

    def show_session(self, session: Session) -> None:
        """Put another session of the same set-up on the table, as it is now."""
        self.player.clear()
        self.game = self.new_game(session)
        self.game.catch_up()
        self.queued.clear()
        self.moved_on()

    # ------------------------------------------------------------ time

    @property
    def busy(self) -> bool:
        """Whether something moves, waits to be let go, or is still to be played."""
        return self.player.running or bool(self.queued)

    def finish(self) -> bool:
        """Ends at once what still moves; False if something waits to be let go, which is to be seen first."""
        if self.busy:
            self._hand_over()
            self.player.finish()
            self.moved_on()
        return not self.busy

    def finish_all(self) -> None:
        """Ends everything, also what waits."""
        self.run_out()
        self.moved_on()

    def run_out(self) -> None:
        """Ends everything, also what waits; `moved_on` is still to be told."""
        while self.busy:
            self._hand_over()
            self.player.finish()
            self.player.let_go()

    def go_on(self) -> None:
        """Lets go what waits, and plays on."""
        if self.player.waiting:
            self.player.let_go()
        self.moved_on()

    def pass_time(self, ms: int) -> None:
        """Plays on for so many milliseconds."""
        if self.queued:
            self.play_queued()
        waited = self.player.waiting
        if not self.player.update(ms):
            return
        self.stale = True
        if not self.busy or self.player.waiting != waited:
            self.moved_on()
        elif self._changed:
            self.rebuild()
        self._changed = False

    @property
    def motion_due(self) -> int | None:
        """Milliseconds until the next picture of what moves; None while nothing does."""
        return self.player.due(theme.FRAME)
