"""Narrows the options of a question by what the player clicks; it knows no rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from game.engine.core.step import GAME_OVER, NOT_NOW, Ask, Command, Refusal

BUTTON = "button:"
Picks = tuple[str, ...]
Run = frozenset[str]
"""Picks of one kind in a row: their order does not matter."""


def kind_of(pick: str) -> str:
    """What is clicked: die, space, tile, card, directive or button."""
    return pick.partition(":")[0]


def runs_of(picks: Iterable[str]) -> tuple[Run, ...]:
    """The picks in groups of one kind in a row."""
    runs: list[set[str]] = []
    kind = ""
    for pick in picks:
        if kind_of(pick) != kind:
            kind = kind_of(pick)
            runs.append(set())
        runs[-1].add(pick)
    return tuple(frozenset(run) for run in runs)


def _begins(taken: tuple[Run, ...], whole: tuple[Run, ...]) -> bool:
    """Whether the groups already taken may grow into these."""
    if len(taken) > len(whole):
        return False
    before, last = taken[:-1], taken[-1:]
    return before == whole[: len(before)] and all(run <= whole[len(before)] for run in last)


class Chooser:
    """The clicks so far on one question. Make a new one for every question.

    `taken` are the picks in the order of the clicks. `given` is the pick with which every option begins (but for those
    that are a button alone): it is taken by itself and stays.
    """

    def __init__(self, ask: Ask | None, state: Any) -> None:
        self.ask, self.state = ask, state
        self._options: list[tuple[tuple[Run, ...], Command]] = (
            [(runs_of(option.picks()), option) for option in ask.options] if ask else []
        )
        self._next: dict[Picks, set[str]] = {}
        self.given = self._only_beginning()
        self.taken: Picks = self.given

    def _only_beginning(self) -> Picks:
        """The thing that all but buttons begin with; nothing if it would complete an option by itself."""
        firsts = {pick for pick in self.next_picks(()) if not pick.startswith(BUTTON)}
        return tuple(firsts) if len(firsts) == 1 and not self._completes(*firsts) else ()

    def _completes(self, pick: str) -> bool:
        return any(runs == runs_of((pick,)) for runs, _ in self._options)

    # ------------------------------------------------------------ looking

    def matching(self, picks: Picks | None = None) -> list[Command]:
        """The options that the picks (or those taken) are the beginning of."""
        taken = runs_of(self.taken if picks is None else picks)
        return [option for runs, option in self._options if _begins(taken, runs)]

    def next_picks(self, after: Picks | None = None) -> set[str]:
        """What goes on with the picks so far."""
        picks = self.taken if after is None else after
        if picks not in self._next:
            taken = runs_of(picks)
            self._next[picks] = {p for runs, _ in self._options for p in _following(taken, runs)}
        return self._next[picks]

    def open_picks(self) -> set[str]:
        """Everything that a click on is worth something now: going on, changing the choice, taking a pick back."""
        found: set[str] = set(self.taken)
        for count in range(len(self.taken) + 1):
            found |= self.next_picks(self.taken[:count])
        return found

    def reason(self, pick: str) -> Refusal | None:
        """Why a click there is worth nothing; None where it is worth something."""
        if pick in self.open_picks():
            return None
        if self.ask is None:
            return GAME_OVER
        return self.ask.choice.why_not(self.state, pick, self.taken) or Refusal(self.ask.choice.rule, NOT_NOW)

    # ------------------------------------------------------------ choosing

    def pick(self, pick: str) -> Command | None:
        """Takes a click: the command that it completes, or None while something is still to be chosen.

        A pick that goes on is added; one that was taken is taken back; one that fits an earlier place changes the
        choice there. A button after which one option is left completes it. Anything else changes nothing.
        """
        if pick in self.taken:
            self._take_back(pick)
            return None
        for count in range(len(self.taken), -1, -1):
            if pick in self.next_picks(self.taken[:count]):
                return self._take((*self.taken[:count], pick))
        return None

    def _take(self, picks: Picks) -> Command | None:
        self.taken = picks
        left = self.matching()
        taken = runs_of(picks)
        whole = next((option for runs, option in self._options if runs == taken), None)
        if whole is not None and not self.next_picks():
            return whole
        return left[0] if len(left) == 1 and picks[-1].startswith(BUTTON) else None

    def _take_back(self, pick: str) -> None:
        """Leaves out one of a group; what was chosen after it goes too unless it still makes sense."""
        if pick in self.given:
            self.taken = self.given
            return
        without = tuple(p for p in self.taken if p != pick)
        at = self.taken.index(pick)
        self.taken = without if without and self.matching(without) else self.taken[:at]

    def start_with(self, pick: str) -> bool:
        """Takes a first pick; False if no option begins with it, or if it would complete one by itself."""
        if pick not in self.next_picks(()) or self._completes(pick):
            return False
        self.taken = (pick,)
        return True

    def take_instead(self, picks: Picks) -> None:
        """Takes these picks in place of those so far; without any only what is given stays."""
        self.taken = picks or self.given

    def back(self) -> bool:
        """Takes the last pick back; False if there is none but what is given."""
        if self.taken == self.given:
            return False
        self.take_instead(self.taken[:-1])
        return True


def _following(taken: tuple[Run, ...], whole: tuple[Run, ...]) -> Run:
    """The picks of an option that may come right after those taken."""
    if not _begins(taken, whole):
        return frozenset()
    if not taken:
        return whole[0]
    last = len(taken) - 1
    if missing := whole[last] - taken[last]:
        return missing
    return whole[last + 1] if last + 1 < len(whole) else frozenset()
