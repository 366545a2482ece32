"""The table with a seat that a bot may play: it is switched on and off at any time, and says why it moves."""

from __future__ import annotations

from pathlib import Path

from game.engine.core.bots import Bot
from game.engine.core.session import Session
from game.engine.core.text import N_
from game.scenes.bot_thought import LOOK_MS, THINKING, Thought
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
        self.bot_choices = 0
        """How many choices a bot has made at this table."""
        self._rest = 0
        self._thought = Thought()
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
        self._thought.drop()
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

    @property
    def _own_turn(self) -> bool:
        """Whether the seat's own turn, or a question to it, is shown."""
        return self.game.shown.phase == "commandos" or not self.busy

    def update(self, ms: int) -> None:
        super().update(ms)
        if not self._own_turn:
            self._said = None  # the next turn does not begin with the last words of this one
        if not self._deciding:
            self._rest = 0
            return
        self._rest += ms
        if self._rest >= self._pause and self._goes_on():
            self._rest = 0

    def _goes_on(self) -> bool:
        """Closes the fight, or plays what the bot chose; False while it thinks."""
        if self.player.waiting:
            self.go_on()
            return True
        ask, bot = self.game.ask, self._bot
        assert ask and bot
        decision = self._thought.about(ask, bot, self.game.state, ask)
        if decision is None:
            self._say(tr(THINKING))
            return False
        why = tr_message(decision.why) if self.ui.settings.bot_explains else ""
        self._say(advice(self.game, decision.command), why)
        self.bot_choices += 1
        self.game.play(decision.command)
        self.play_queued()
        return True

    def _say(self, line: str, body: str = "") -> None:
        """Tells it above the hand."""
        said = _said(line, body)
        if said != self._said:
            self._said, self.stale = said, True

    def next_frame(self) -> int | None:
        due = super().next_frame()
        if not self._deciding:
            return due
        left = max(LOOK_MS if self._thought.thinking else 1, self._pause - self._rest)
        return left if due is None else min(due, left)

    def heading(self) -> Heading:
        if self._bot is None or not self._own_turn:
            return super().heading()
        return self._said or _said(tr(THINKING))


def _said(line: str, body: str = "") -> Heading:
    """What stands above the hand while a bot has the seat."""
    return Heading(tr(N_("A BOT PLAYS")), line, body, icon="hint", colour="shallow")
