"""How far a player has come in a tutorial: the present lesson, which command it lets through, and the step back."""

from __future__ import annotations

from collections.abc import Sequence

from game.content.tutorials import Lesson
from game.engine.core.step import Command, Refusal
from game.engine.core.text import N_, Message

FIRST_THIS = Refusal("", Message(N_("One thing at a time: first do what the lesson asks for.")))
FIRST_READ = Refusal("", Message(N_("First read the lesson to its end and go on.")))


class Course:
    """The lessons of a tutorial in their order; `at` is the present one."""

    def __init__(self, lessons: Sequence[Lesson]) -> None:
        self.lessons = lessons
        self.at = 0
        self._with_command = [number for number, lesson in enumerate(lessons) if lesson.do]

    @property
    def lesson(self) -> Lesson:
        """The present lesson."""
        return self.lessons[self.at]

    @property
    def at_end(self) -> bool:
        """Whether no lesson comes after this one."""
        return self.at == len(self.lessons) - 1

    def veto(self, command: Command) -> Refusal | None:
        """Why a command has to wait; None for the one that the lesson asks for."""
        if not self.lesson.do:
            return FIRST_READ
        return None if command.text() == self.lesson.do else FIRST_THIS

    def go_on(self) -> None:
        """To the next lesson."""
        self.at = min(self.at + 1, len(self.lessons) - 1)

    def follow(self, played: int) -> None:
        """So many commands have been played now: one more, or one was taken back or played again."""
        before = self._played_before(self.at)
        if played > before:
            self.at = self._with_command[played - 1]
            self.go_on()
        elif played < before:
            self.at = self._with_command[played]

    def step_back(self) -> int:
        """To the lesson before; gives how many commands are played there."""
        self.at = max(0, self.at - 1)
        return self._played_before(self.at)

    def _played_before(self, number: int) -> int:
        return sum(at < number for at in self._with_command)
