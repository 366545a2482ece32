"""A table at which somebody else decides: a bot plays the seat, or a kept log is shown again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pygame

from game.engine.core.bots import Bot
from game.engine.core.game import Game
from game.engine.core.session import Session
from game.engine.core.step import Ask, Command
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.table import TableScene
from game.scenes.table_game import TableCalls
from game.ui import theme
from game.ui.text import tr

BOT_PLAYS = N_("A bot plays this seat. You can watch, hurry it, or leave by the menu.")
SHOWN_AGAIN = N_("This is a replay: it was played before. You can watch, hurry it, or leave by the menu.")


class Replayer:
    """Plays a log that is known to fit the game."""

    name = "replay"

    def __init__(self, game: Game, log: Sequence[str]) -> None:
        self._commands = iter([game.parse(text) for text in log])

    def choose(self, s: Any, ask: Ask) -> Command:
        """The next command of the log; raises StopIteration after the last."""
        return next(self._commands)


class WatchedTable(TableScene):
    """The table without the player's hand on it: after a pause comes what `player` chooses, at the table's speed."""

    def __init__(
        self, ui: Ui, session: Session, calls: TableCalls, near: Path, player: Bot, why_not: str = BOT_PLAYS
    ) -> None:
        self._seat, self._why_not = player, why_not
        self._rest = 0
        self._over = False
        super().__init__(ui, session, calls, near)

    # ------------------------------------------------------------ the other player

    @property
    def _pause(self) -> int:
        """Milliseconds before the next choice; none where everything happens at once."""
        settings = self.ui.settings
        return round(settings.bot_pause_ms / settings.speed) if settings.speed else 0

    @property
    def _deciding(self) -> bool:
        """Whether the next thing to happen is a choice, or the Continue after a fight."""
        if self._over or self.page.popover:
            return False
        return self.player.waiting or (not self.busy and self.game.ask is not None)

    def update(self, ms: int) -> None:
        super().update(ms)
        if not self._deciding:
            self._rest = 0
            return
        self._rest += ms
        if self._rest >= self._pause:
            self._rest = 0
            self._go_on()

    def _go_on(self) -> None:
        if self.player.waiting:
            self.go_on()
            return
        assert self.game.ask
        try:
            command = self._seat.choose(self.game.state.clone(), self.game.ask)
        except StopIteration:  # a log of an unfinished game ends here
            self._over = True
            self.calls.on_game_over(self.game.session)
            return
        self.game.play(command)
        self.play_queued()

    def next_frame(self) -> int | None:
        due = super().next_frame()
        if not self._deciding:
            return due
        left = max(1, self._pause - self._rest)
        return left if due is None else min(due, left)

    # ------------------------------------------------------------ the player's hand

    def _refuse(self, anchor: pygame.Rect | None = None) -> None:
        self.say(tr(self._why_not), anchor or pygame.Rect(self.size[0] // 2, theme.TOP_BAR, 0, 0))

    def pick(self, pick: str, anchor: pygame.Rect | None = None) -> None:
        self._refuse(anchor)

    def undo(self, anchor: pygame.Rect) -> None:
        self._refuse(anchor)

    def redo(self, anchor: pygame.Rect) -> None:
        self._refuse(anchor)

    def hint(self, anchor: pygame.Rect) -> None:
        self._refuse(anchor)

    def end_phase(self) -> None:
        self._refuse()
