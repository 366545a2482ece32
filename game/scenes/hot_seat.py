"""A table where any seat may be a person or a bot: undo, redo, hints, bots at their own pace, seats that change."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.content.controls import Action
from game.engine.core.bots import Bot
from game.engine.core.step import Ask
from game.engine.core.text import N_
from game.scenes.bot_thought import LOOK_MS, THINKING, Decision, Thought
from game.scenes.moving_table import MovingTable
from game.scenes.players import PERSON
from game.scenes.recap import Recap
from game.scenes.seat_choice import SeatChoice
from game.scenes.table_calls import TableCalls
from game.ui.input import Act, Event
from game.ui.text import tr, tr_message

HINT_BOT = "greedy"
"""The bot that gives hints."""
WHO_PLAYS = N_("Who plays {name}?")
BOT_SAYS = N_("{name}: {why}")
NO_HINT = N_("There is no hint now.")


class HotSeatTable(MovingTable):
    """The part of a table that knows whose hands play. `bots` are the seats that bots play, by their letters.

    Call `start_seats` when the table is made; the game's table fills in what it asks and shows.
    """

    calls: TableCalls
    note: str
    bots: dict[str, Bot]
    recap: Recap

    def start_seats(self) -> None:
        """Everybody is a person; nobody thinks."""
        self.bots = {}
        self._thought = Thought()
        self._rest = 0

    # ------------------------------------------------------------ for the game's table to fill in

    def asked_letters(self) -> list[str]:
        """The letters of those who are asked."""
        raise NotImplementedError

    def letters(self) -> list[str]:
        """The letters of all seats."""
        raise NotImplementedError

    def question_of(self, letter: str) -> Ask | None:
        """The part of the question that is one seat's."""
        raise NotImplementedError

    def name_of(self, letter: str) -> str:
        """Whose seat it is."""
        raise NotImplementedError

    def advised(self) -> Ask | None:
        """The question that a hint is about; None where a bot has no advice."""
        letters = self.asked_letters()
        return self.question_of(letters[0]) if letters else None

    def show_hint(self, decision: Decision) -> None:
        """Shows what a bot would do: its clicks but the last are made."""
        raise NotImplementedError

    # ------------------------------------------------------------ undo, redo, hint

    def takes_history(self, event: Event) -> bool:
        """Undo, redo and hint by key; True if it was one of them."""
        if not isinstance(event, Act) or not event.down or event.repeat:
            return False
        does = {Action.UNDO: self.undo, Action.REDO: self.redo, Action.HINT: self.hint}
        if event.action not in does:
            return False
        does[event.action]()
        return True

    def undo(self) -> None:
        """Takes the last command back, or says why not."""
        self._go_in_time(self.game.undo)

    def redo(self) -> None:
        """Plays what was taken back again, or says why not."""
        self._go_in_time(self.game.redo)

    def _go_in_time(self, go: Any) -> None:
        self.finish_all()
        stop = go()
        self.note = tr_message(stop) if stop else ""
        self.recap.begin()
        self.play_queued()

    def back_to(self, line: int) -> None:
        """Takes back every command after a line of the log."""
        self.finish_all()
        self.game.back_to(line)
        self.recap.begin()
        self.ui.cue("undo")
        self.play_queued()

    def hint(self) -> None:
        """Says what a bot would do for whoever is asked, and why; a tutorial has its own advice."""
        if self.calls.advise:
            self.calls.advise()
            return
        question = self.advised()
        if question is None or self.game.ask is None:
            self.note = tr(NO_HINT)
        else:
            decision = Thought().about(self.game.ask, self.new_bot(), self.game.session.state, question)
            if decision:
                self.note = tr_message(decision.why)
                self.show_hint(decision)
        self.rebuild()

    # ------------------------------------------------------------ seats

    def new_bot(self, name: str = HINT_BOT) -> Bot:
        """A bot of this name for this game."""
        from game.engine.games import bot

        session = self.game.session
        found: Bot = bot(session.game.id, name, session.seed)
        return found

    def seat(self, bot: Bot | None) -> None:
        """Gives all seats to a bot, or with None back to the players."""
        self.bots = dict.fromkeys(self.letters(), bot) if bot else {}
        self.rebuild()

    def choose_player(self, letter: str) -> None:
        """Asks who plays a seat from now on."""
        from game.engine.games import BOTS

        bot = self.bots.get(letter)
        title = tr(WHO_PLAYS).format(name=self.name_of(letter))
        players = (PERSON, *BOTS[self.game.session.game.id])
        give = partial(self.give_seat, letter)
        self.ui.scenes.push(SeatChoice(self.ui, title, players, bot.name if bot else PERSON, give))

    def give_seat(self, letter: str, player: str) -> None:
        """Gives a seat to a person or to a bot of this name."""
        self.bots.pop(letter, None)
        if player != PERSON:
            self.bots[letter] = self.new_bot(player)
        self._thought.drop()
        self.note = ""
        self.rebuild()

    # ------------------------------------------------------------ bots play

    @property
    def waiting_bots(self) -> list[str]:
        """The bots that are asked now; none while something moves."""
        return [] if self.busy else [letter for letter in self.asked_letters() if letter in self.bots]

    @property
    def _pause(self) -> int:
        settings = self.ui.settings
        return round(settings.bot_pause_ms / settings.speed) if settings.speed else 0

    def bots_play(self, ms: int) -> None:
        """Lets time pass for the bots: the first that is asked thinks, and plays after its pause."""
        waiting = self.waiting_bots
        self._rest = self._rest + ms if waiting else 0
        if not waiting or self.game.ask is None:
            self._thought.drop()
            return
        question = self.question_of(waiting[0])
        assert question
        decision = self._thought.about(self.game.ask, self.bots[waiting[0]], self.game.session.state, question)
        if decision is None:
            self._say_thinking()
        elif self._rest >= self._pause:
            self._rest = 0
            self._play(waiting[0], decision)

    def _say_thinking(self) -> None:
        if self.note != tr(THINKING):
            self.note = tr(THINKING)
            self.rebuild()

    def _play(self, letter: str, decision: Decision) -> None:
        self.game.play(decision.command)
        self.recap.bot_chose()
        said = tr(BOT_SAYS).format(name=self.name_of(letter), why=tr_message(decision.why))
        self.note = said if self.ui.settings.bot_explains else ""
        self.bot_played()

    def bot_played(self) -> None:
        """A bot has chosen something: what happened is played."""
        self.play_queued()

    def bots_due(self, due: int | None) -> int | None:
        """Milliseconds until a bot is looked after, or until `due`, whichever is first."""
        if not self.waiting_bots:
            return due
        left = LOOK_MS if self._thought.thinking else max(1, self._pause - self._rest)
        return left if due is None else min(due, left)
