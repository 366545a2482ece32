"""The table with a seat that a bot may play: it is switched on and off at any time, and says why it moves."""

from __future__ import annotations

from pathlib import Path

from game.engine.core.bots import Bot
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.table import TableScene
from game.scenes.table_advice import advice
from game.scenes.table_calls import TableCalls
from game.ui.skins.commandos.commando_panel import Heading
from game.ui.text import tr, tr_message

BOT_PLAYS = N_("A bot plays this seat. You can watch and hurry it, or take the seat back by the menu.")


class BotTable(TableScene):
    """The table at which `bot` plays while it is there: after a pause comes what it chooses, at the table's speed."""

    def __init__(
        self, ui: Ui, session: Session, calls: TableCalls, near: Path | None = None, bot: Bot | None = None
    ) -> None:
        self._bot = bot
        self._rest = 0
        self._said: Heading | None = None
        super().__init__(ui, session, calls, near)

    @property
    def bot_plays(self) -> bool:
        """Whether the bot has the seat."""
        return self._bot is not None

    @property
    def tied(self) -> str:
        return BOT_PLAYS if self.bot_plays else ""

    def seat(self, bot: Bot | None) -> None:
        """Gives the seat to a bot, or with None back to the player."""
        self._bot, self._rest, self._said = bot, 0, None
        self.log.clear()
        self.game.chooser.take_instead(())
        self.moved_on()

    # ------------------------------------------------------------ the bot

    @property
    def _pause(self) -> int:
        """Milliseconds before the next choice; none where everything happens at once."""
        settings = self.ui.settings
        return round(settings.bot_pause_ms / settings.speed) if settings.speed else 0

    @property
    def _deciding(self) -> bool:
        """Whether the next thing to happen is the bot's choice, or the Continue after a fight."""
        if self._bot is None or self.page.popover:
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
        assert self.game.ask and self._bot
        command = self._bot.choose(self.game.state.clone(), self.game.ask)
        explains = self.ui.settings.bot_explains
        why = tr_message(self._bot.why(self.game.state.clone(), command)) if explains else ""
        self._said = Heading(tr(N_("A BOT PLAYS")), advice(self.game, command), why, icon="hint", colour="shallow")
        self.game.play(command)
        self.play_queued()

    def next_frame(self) -> int | None:
        due = super().next_frame()
        if not self._deciding:
            return due
        left = max(1, self._pause - self._rest)
        return left if due is None else min(due, left)

    def heading(self) -> Heading:
        own_turn = self.game.shown.phase == "commandos" or not self.busy
        return self._said if self._said and self._bot and own_turn else super().heading()
