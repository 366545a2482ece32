"""The player's hand at the table: choosing, taking back, asking for a hint; input never waits for what moves."""

from __future__ import annotations

import pygame

from game.engine.core.step import Refusal
from game.engine.core.text import N_
from game.scenes.dialog import Answer, Dialog, confirm
from game.scenes.table_fights import next_fight
from game.scenes.table_marks import TableMarks
from game.scenes.table_targets import rivals, target_of
from game.scenes.table_view import TableView
from game.ui.input import Pos
from game.ui.skins.commandos.board_dice import die_at
from game.ui.text import tr, tr_message


class TableScene(TableView):
    """The table with the player's hand on it."""

    to_space = False
    """Move was pressed: a click on a space with dice in it goes to the space."""

    @property
    def tied(self) -> str:
        """Why the player decides nothing here; empty where the hand is free."""
        return ""

    def _is_tied(self, anchor: pygame.Rect | None = None) -> bool:
        """Says why where the player decides nothing."""
        if self.tied:
            self.say(tr(self.tied), anchor or self._middle())
        return bool(self.tied)

    def _middle(self) -> pygame.Rect:
        """Where a bubble stands about something that has no place: beside what has the keyboard."""
        return self.page.focused.focus_rect() if self.page.focused else self.places.commando

    def moved_on(self) -> None:
        super().moved_on()
        if self.ui.settings.end_by_itself and self._only_the_end_is_left():
            self.pick("button:end")
        elif self.ui.settings.fight_order == "table" and not (self.busy or self.tied or self.calls.advise):
            self.fight_next(self.places.commando)

    def fight_next(self, anchor: pygame.Rect) -> None:
        """Where one die meets several, begins the fight that the player most likely wins; else nothing."""
        if fight := next_fight(self.game.state, self.game.ask):
            self.pick(f"die:{fight.die}", anchor)

    def _only_the_end_is_left(self) -> bool:
        """Whether nothing can be done any more but to end the Commando Phase."""
        if self.busy or self.tied or self.game.state.actions or not self.game.acting:
            return False
        return len(self.game.chooser.matching(())) == 1

    # ------------------------------------------------------------ choosing

    def pick(self, pick: str, anchor: pygame.Rect | None = None) -> None:
        """A click on something that can be picked, or is refused with a reason beside `anchor`."""
        if self._is_tied(anchor) or not self.finish():
            return
        self.log.clear()
        self.looking.close()
        if refusal := self.game.pick(pick):
            self.refuse(refusal, anchor or self._middle())
            return
        self.to_space = False
        self.play_queued()

    def refuse(self, refusal: Refusal, anchor: pygame.Rect) -> None:
        """Say why not, beside what was clicked."""
        self.say(tr_message(refusal.message), anchor, refusal.rule)

    def pick_on_board(self, space: int, pos: Pos | None) -> None:
        """A click on a space, or on a die in it; without `pos` it came from the keyboard."""
        if not self.finish():
            return
        space = self.game.state.ground.home[space]
        if pos is None and not self.to_space and len(letters := rivals(self.game, space)) > 1:
            self._ask_which(letters, space)
            return
        letter = die_at(self.geometry, self.game.shown, pos, (self.game.selected,)) or "" if pos else None
        pick = target_of(self.game, self.board_marks, space, letter, self.to_space)
        self.pick(pick, self.geometry.space_rect(space))

    def _ask_which(self, letters: list[str], space: int) -> None:
        """By keyboard: which of several dice in a space is meant."""

        def answer(letter: str) -> Answer:
            return Answer(str(self.game.book.who(letter)), lambda: self.pick(f"die:{letter}", anchor))

        anchor = self.geometry.space_rect(space)
        body = tr(N_("Several dice stand in this space."))
        answers = [answer(letter) for letter in letters]
        self.ui.scenes.push(Dialog(self.ui, tr(N_("Which die?")), body, [*answers, Answer(tr(N_("Back")))], "dice"))

    def arm_move(self) -> None:
        """Move: the keyboard goes to the board, and a click on a space with dice in it goes there."""
        if not self.finish():
            return
        self.to_space = True
        self.page.focus("board")
        if self.board and (ways := self.board_marks.ways):
            self.board.cursor = min(ways, key=lambda space: (ways[space], space))
        self.rebuild()

    def end_phase(self) -> None:
        """Ends the Commando Phase, after asking where the player wants that."""
        if self._is_tied() or not self.finish():
            return
        left, ask = self.game.state.actions, self.ui.settings.ask_before
        if "button:end" in self.game.chooser.open_picks() and (ask == "always" or (left and ask == "last")):
            body = tr(N_("Actions left: {n}. Ending the phase cannot be taken back.")).format(n=left)
            confirm(self.ui, tr(N_("End your turn?")), body, tr(N_("End it")), lambda: self.pick("button:end"))
            return
        self.pick("button:end")

    def back(self) -> None:
        """One step back: the bubble, the log's mark, Move, the last click; then the menu."""
        if self.bubble:
            self.bubble = None
        elif self.log.clear():
            pass
        elif self.to_space:
            self.to_space = False
        elif self.game.chooser.back():
            self.board_marks = TableMarks(self.game)
        else:
            self.calls.on_menu()
        self.rebuild()

    # ------------------------------------------------------------ undo, redo, hint

    def undo(self, anchor: pygame.Rect) -> None:
        """Takes the last command back, or says why not."""
        if self._is_tied(anchor):
            return
        self.run_out()
        reason = self.game.undo()
        self.moved_on()  # only now: a phase that ends by itself waits for who takes its last action back
        if reason:
            self.say(tr_message(reason), anchor)
        else:
            self.ui.cue("undo")

    def redo(self, anchor: pygame.Rect) -> None:
        """Plays again what was taken back, or says why not."""
        if self._is_tied(anchor):
            return
        self.finish_all()
        if reason := self.game.redo():
            self.say(tr_message(reason), anchor)
            return
        self.play_queued()

    def back_to(self, line: int) -> None:
        """Takes back every command after a line of the log."""
        if self._is_tied(self.places.log):
            return
        self.run_out()
        self.game.back_to(line)
        self.ui.cue("undo")
        self.moved_on()

    def hint(self, anchor: pygame.Rect) -> None:
        """Shows what the bot would do: all its clicks but the last are made, the last one is marked."""
        if self.calls.advise:
            self.calls.advise()
            return
        if self._is_tied(anchor):
            return
        self.finish_all()
        found = self.game.hint()
        if found is None:
            self.say(tr(N_("There is no hint now.")), anchor)
            return
        self.makers.show_hint(*found, anchor)
