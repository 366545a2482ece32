"""The player's hand at the D-Day Dice table: choosing, trading, taking back, hints, and seats for bots."""

from __future__ import annotations

from pathlib import Path

from game.content.controls import Action
from game.engine.core.bots import Bot
from game.engine.core.session import Session
from game.engine.core.step import Refusal
from game.engine.core.text import N_
from game.engine.dday.forecast import danger
from game.engine.dday.state import LETTERS
from game.scenes.bot_thought import LOOK_MS, THINKING, Thought
from game.scenes.context import Ui
from game.scenes.dday.planner import TradePlanner
from game.scenes.dday.trade_plan import partners_of
from game.scenes.dday.view import DdayTableView
from game.scenes.dialog import confirm
from game.scenes.recap import Recap
from game.scenes.table_calls import TableCalls
from game.ui.input import Act, Event
from game.ui.skins.dday.advice_line import alone_in_bunker
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget

BOT = "greedy"
BOT_SAYS = N_("{name}: {why}")
BOT_PLAYS = N_("A bot plays this Unit. Click its mark to take it back.")
NEWS = frozenset(("move", "fight", "card", "trade"))
"""The kinds of lines of the log that tell what bots did; their dice are not worth it."""


class DdayTableScene(DdayTableView):
    """The table with the players' hands on it; `bot` plays every Unit while it is there.

    `bots` are the Units that bots play: each can be given to one, or taken back, at any time.
    """

    def __init__(
        self,
        ui: Ui,
        session: Session,
        calls: TableCalls | None = None,
        near: Path | None = None,
        bot: Bot | None = None,
    ) -> None:
        self.bots: dict[str, Bot] = {}
        self.recap = Recap(lambda: self.game, NEWS, self.rebuild)
        self._rest = 0
        self._thought = Thought()
        super().__init__(ui, session, calls, near)
        self.recap.begin()
        self.seat(bot)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Act) and event.down and not event.repeat:
            does = {Action.UNDO: self.undo, Action.REDO: self.redo, Action.HINT: self.hint}
            if event.action in does:
                does[event.action]()
                return True
        return super().handle(event)

    def back(self) -> None:
        """One step back: the note, the last click; then the menu."""
        if self.recap.close() or self.log.clear():
            pass
        elif self.note:
            self.note = ""
        elif not self.game.chooser.taken[1:]:
            self.menu()
        else:
            self.game.chooser.back()
        self.rebuild()

    def menu(self) -> None:
        """Opens the menu of the game."""
        self.calls.on_menu()

    def notes(self) -> list[Widget]:
        return self.recap.widgets(self.places.map)

    def moved_on(self) -> None:
        super().moved_on()
        if self.game.ask and not self.busy and not self._waiting_bots:
            self.recap.person_is_asked()
            self.rebuild()

    # ------------------------------------------------------------ choosing

    def _tied(self) -> bool:
        """Says why where a bot has the active Unit."""
        self.note = tr(BOT_PLAYS) if self.game.active in self.bots else ""
        return bool(self.note)

    def pick(self, pick: str) -> None:
        """A click on something that can be picked; a Unit that would be lost by staying is asked first."""
        if not self._tied():
            if pick == "button:trade" and self.plan_trade():
                return
            s, unit = self.game.state, self.game.active
            stuck = pick == "button:ready" and s.phase == "move" and danger(s, unit).must_move
            if stuck:
                body = tr(N_("This Unit must move. If it stays it is lost, and the game with it."))
                confirm(self.ui, tr(N_("Stay here?")), body, tr(N_("Stay")), lambda: self._pick(pick))
                return
            kind, _, sector = pick.partition(":")
            if kind == "sector" and s.phase == "move" and self._goes_alone(pick, sector):
                body = tr(N_("The others do not stand in the Bunker: this Unit would fight there alone."))
                confirm(self.ui, tr(N_("Enter the Bunker alone?")), body, tr(N_("Go in")), lambda: self._pick(pick))
                return
            self._pick(pick)
            return
        self.rebuild()

    def _goes_alone(self, pick: str, sector: str) -> bool:
        chooser = self.game.chooser
        return pick in chooser.open_picks() and alone_in_bunker(self.game.state, self.game.active, sector)

    def plan_trade(self) -> bool:
        """Opens the trade planner; False where the active Unit has nobody to trade with."""
        if not partners_of(self.game):
            return False
        self.ui.scenes.push(TradePlanner(self.ui, self.game, self._traded))
        return True

    def _traded(self, note: str) -> None:
        self.note = note
        self.recap.person_chose()
        self._after()

    def _pick(self, pick: str) -> None:
        self._told(self.game.pick(pick))

    def _told(self, refusal: Refusal | None) -> None:
        """A person has chosen something, or it was refused with a reason."""
        self.note = tr_message(refusal.message) if refusal else ""
        self.log.clear()
        self.recap.person_chose()
        self._after()

    def do_whole(self) -> None:
        """Carries out what was clicked so far, though the choice could go on."""
        command = self.game.whole
        self._told(self.game.decide(command) if command else None)

    def select(self, letter: str) -> None:
        """Makes a Unit the active one."""
        self.game.select(letter)
        self.note = ""
        self.rebuild()

    def turn_page(self, strip: str) -> None:
        """Shows the next page of the tray's choices or of the Pool."""
        self.pages[strip] += 1
        self.rebuild()

    def _after(self) -> None:
        self.pages["tray"] = 0
        self.play_queued()

    # ------------------------------------------------------------ undo, redo, hint

    def undo(self) -> None:
        """Takes the last command back, or says why not."""
        self.finish_all()
        stop = self.game.undo()
        self.note = tr_message(stop) if stop else ""
        self.recap.begin()
        self._after()

    def redo(self) -> None:
        """Plays what was taken back again, or says why not."""
        self.finish_all()
        stop = self.game.redo()
        self.note = tr_message(stop) if stop else ""
        self.recap.begin()
        self._after()

    def back_to(self, line: int) -> None:
        """Takes back every command after a line of the log."""
        self.finish_all()
        self.game.back_to(line)
        self.recap.begin()
        self.ui.cue("undo")
        self._after()

    def hint(self) -> None:
        """Says what a bot would do for the active Unit, and why; its clicks but the last are made."""
        if self.calls.advise:
            self.calls.advise()
            return
        asked = self.game.active in self.game.deciders()  # one that is ready may still trade: no bot advises that
        question = self.game.question_of(self.game.active) if asked else None
        if question is None:
            self.note = tr(N_("There is no hint now."))
        else:
            bot = self._new_bot()
            command = bot.choose(self.game.state.clone(), question)
            self.game.chooser.take_instead(command.picks()[:-1])
            self.note = tr_message(bot.why(self.game.state.clone(), command))
        self.rebuild()

    # ------------------------------------------------------------ bots

    def _new_bot(self) -> Bot:
        from game.engine.games import bot

        session = self.game.session
        found: Bot = bot(session.game.id, BOT, session.seed)
        return found

    def seat(self, bot: Bot | None) -> None:
        """Gives all Units to a bot, or with None back to the players."""
        self.bots = {unit.letter: bot for unit in self.game.state.units} if bot else {}
        self.rebuild()

    def swap_seat(self, letter: str) -> None:
        """Gives a Unit to a bot, or takes it back."""
        if letter in self.bots:
            del self.bots[letter]
        else:
            self.bots[letter] = self._new_bot()
        self.note = ""
        self.rebuild()

    @property
    def _waiting_bots(self) -> list[str]:
        return [] if self.busy else [letter for letter in self.game.deciders() if letter in self.bots]

    @property
    def _pause(self) -> int:
        settings = self.ui.settings
        return round(settings.bot_pause_ms / settings.speed) if settings.speed else 0

    def update(self, ms: int) -> None:
        super().update(ms)
        waiting = self._waiting_bots
        self._rest = self._rest + ms if waiting else 0
        if not waiting:
            self._thought.drop()
        elif self._rest >= self._pause and self._bot_played(waiting[0]):
            self._rest = 0

    def _bot_played(self, letter: str) -> bool:
        """Plays what the bot chose; False while it thinks."""
        ask, question = self.game.ask, self.game.question_of(letter)
        assert ask and question
        waited = self._thought.thinking
        decision = self._thought.about(ask, self.bots[letter], self.game.state, question)
        if decision is None:
            if not waited:
                self.note = tr(THINKING)
                self.rebuild()
            return False
        self.game.play(decision.command)
        self.recap.bot_chose()
        name = self.game.state.table.setup.names[LETTERS.index(letter)]
        why = tr(BOT_SAYS).format(name=name, why=tr_message(decision.why))
        self.note = why if self.ui.settings.bot_explains else ""
        self._after()
        return True

    def next_frame(self) -> int | None:
        due = super().next_frame()
        if not self._waiting_bots:
            return due
        left = max(LOOK_MS if self._thought.thinking else 1, self._pause - self._rest)
        return left if due is None else min(due, left)
