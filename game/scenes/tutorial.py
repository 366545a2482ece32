"""A tutorial: lessons over a game's own table, played by the same commands, with luck that is written down."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from game.content.controls import Action
from game.content.tutorials import Tutorial
from game.engine.core.session import Session
from game.engine.core.text import N_, Message
from game.scenes.context import Ui
from game.scenes.dialog import Answer, Dialog
from game.scenes.stack import Scene, Size
from game.scenes.table_calls import TableCalls
from game.scenes.tutorial_box import LESSON, LessonBox, place, size_of
from game.scenes.tutorial_course import Course
from game.scenes.tutorial_guide import Guide
from game.ui import theme
from game.ui.input import Event
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

NO_BOTS = N_("In the tutorial you decide yourself.")
_ON, _BACK = "lesson on", "lesson back"
_WIDE_ON, _WIDE_BACK = 200, 140
_FOOTS = {
    "mouse": N_("Click what is framed."),
    "keys": N_("{next} or the arrows lead to what is framed, {confirm} chooses it."),
    "pad": N_("The pad leads to what is framed, {confirm} chooses it."),
}


@dataclass(frozen=True)
class TutorialChoices:
    """Where a tutorial leads. `open_table` makes a table for a session, and what the tutorial asks it."""

    open_table: Callable[[Session, TableCalls], Guide]
    on_settings: Callable[[], None]
    on_leave: Callable[[], None]
    on_end: Callable[[], None]


class TutorialScene(Scene):
    """The table of a game with a lesson over it."""

    def __init__(self, ui: Ui, tutorial: Tutorial, session: Session, choices: TutorialChoices) -> None:
        self.ui, self.choices = ui, choices
        self.course = Course(tutorial.lessons)
        self.size: Size = theme.DESIGN
        self.session = session
        self._guide: Guide | None = None
        self._wanted: tuple[int, list[str]] | None = None  # the lesson and what it pointed at when it had the keyboard
        self._saw_fight = False
        self._placed: tuple[int, Size, Size] | None = None  # the lesson whose box stands at `_spot`, and the sizes
        self._spot = pygame.Rect(0, 0, 0, 0)
        self._open(session)

    def _open(self, session: Session) -> None:
        """Puts a session on a new table."""
        self._guide, self.session = None, session
        calls = TableCalls(
            on_menu=self.ask_to_leave,
            after_command=self._follow_session,
            advise=self.focus_lesson,
            veto=self.course.veto,
            above=self._widgets,
            no_bots=NO_BOTS,
        )
        self._guide = self.choices.open_table(session, calls)
        self._wanted = None
        self.table.layout(self.size)

    @property
    def guide(self) -> Guide:
        """The table as the tutorial sees it."""
        assert self._guide, "a table is open"
        return self._guide

    @property
    def table(self) -> Scene:
        """The game's own table."""
        table: Scene = self.guide.table
        return table

    # ------------------------------------------------------------ lessons

    def _follow_session(self, session: Session) -> None:
        self.course.follow(len(session.log))

    def go_on(self) -> None:
        """To the next lesson, or to what comes after the last one."""
        if self.course.at_end:
            self.choices.on_end()
            return
        self.course.go_on()
        self.guide.table.rebuild()

    def step_back(self) -> None:
        """To the lesson before; a command that was given in between is as if it had not been, dice or not."""
        played = self.course.step_back()
        if played == len(self.session.log):
            self.guide.table.rebuild()
            return
        again = self.session.again()
        for words in self.session.log[:played]:
            again.play(again.game.parse(words))
        self._open(again)

    def ask_to_leave(self) -> None:
        """The question before the tutorial is left."""
        body = tr(N_("You can begin it again at any time, from the title."))
        answers = (
            Answer(tr(N_("Leave")), self.choices.on_leave, "hot"),
            Answer(tr(N_("Settings")), self.choices.on_settings),
            Answer(tr(N_("Stay"))),
        )
        self.ui.scenes.push(Dialog(self.ui, tr(N_("Leave the tutorial?")), body, answers))

    # ------------------------------------------------------------ the box

    @property
    def lesson_box(self) -> Widget | None:
        """The box of the lesson; None while it cannot be seen."""
        box: Widget | None = self.guide.table.page.widget(LESSON)
        return box

    @property
    def _shows_lesson(self) -> bool:
        """Whether it is time for the lesson: when nothing moves, or in the fight that it is about."""
        if self._guide is None:
            return False
        return self.guide.in_fight and self.course.lesson.fight if self.guide.busy else True

    def _prompts(self) -> dict[str, str]:
        return {action.value: self.ui.prompt(action) for action in Action}

    def targets(self, widgets: Sequence[Widget]) -> list[pygame.Rect]:
        """Where the things are that the lesson points at now, first the one that is to be clicked next."""
        places = (self.guide.place_of(target, widgets) for target in self.open_targets())
        return [rect for rect in places if rect]

    def open_targets(self) -> list[str]:
        """What the lesson points at: the clicks that are still missing, or what it names."""
        lesson = self.course.lesson
        wanted = lesson.at or (self.session.game.parse(lesson.do).picks() if lesson.do else ())
        taken = self.guide.taken if lesson.do else ()
        return [pick for pick in wanted if pick not in taken]

    def _widgets(self, widgets: list[Widget]) -> list[Widget]:
        """The box with its buttons, above the table's widgets."""
        lesson = self.course.lesson
        if not self._shows_lesson:
            return []
        words = tr_message(Message(lesson.text, self._prompts()))
        foot = tr_message(Message(_FOOTS[self.ui.controls.device], self._prompts())) if lesson.do else ""
        with_buttons = not self.guide.in_fight
        targets = self.targets(widgets)
        box = self._place(size_of(words, foot, with_buttons), targets)
        progress = f"{self.course.at + 1}/{len(self.course.lessons)}"
        found: list[Widget] = [LessonBox(box, words, foot, progress, targets)]
        return [*found, *self._buttons(box)] if with_buttons else found

    def _place(self, box: Size, targets: list[pygame.Rect]) -> pygame.Rect:
        """Where the box stands: while a lesson lasts it stays there, unless it would hide what is pointed at now."""
        lesson = self.course.at, self.size, box
        if lesson != self._placed or self._spot.collidelist(targets) >= 0:
            self._placed, self._spot = lesson, place(self.size, box, targets, self.guide.crowded())
        return self._spot

    def _buttons(self, box: pygame.Rect) -> list[Widget]:
        y = box.bottom - theme.HIT - theme.PADDING
        found: list[Widget] = []
        if self.course.at:
            label = tr(N_("Step back"))
            rect = (box.x + theme.PADDING, y, _WIDE_BACK, theme.HIT)
            found.append(Button(_BACK, rect, label, self.step_back, letter="backspace"))
        if not self.course.lesson.do:
            label = tr(N_("Finish")) if self.course.at_end else tr(N_("Next lesson"))
            rect = (box.right - theme.PADDING - _WIDE_ON, y, _WIDE_ON, theme.HIT)
            key = self.ui.prompt(Action.CONFIRM)
            found.append(Button(_ON, rect, label, self.go_on, style="primary", key=key))
        return found

    def _follow(self) -> None:
        """A fight that was looked at ends its lesson; what is to be clicked next gets the keyboard."""
        if self.guide.in_fight:
            self._saw_fight = self.course.lesson.fight
        elif self._saw_fight and not self.guide.busy:
            self._saw_fight = False
            self.go_on()
        wanted = self.course.at, self.open_targets()
        if self._wanted != wanted and not self.guide.busy:
            self._wanted = wanted
            for target in wanted[1]:
                self.guide.show(target)
            self.guide.table.rebuild()
            self.focus_lesson()

    def focus_lesson(self) -> None:
        """Gives the keyboard to what the lesson wants next."""
        targets = self.open_targets()
        if not self.course.lesson.do:
            self.guide.table.page.focus(_ON)
        elif targets:
            self.guide.focus(targets[0])
        self.stale = True

    # ------------------------------------------------------------ the scene

    @property
    def ambience(self) -> str | None:  # type: ignore[override]
        """The sound of the table's place."""
        return self.table.ambience

    def layout(self, size: Size) -> None:
        self.size = size
        self.table.layout(size)
        self._follow()

    def handle(self, event: Event) -> bool:
        used = self.table.handle(event)
        self._follow()
        self.stale = self.stale or self.table.stale
        return used

    def update(self, ms: int) -> None:
        self.table.update(ms)
        self._follow()
        self.stale = self.stale or self.table.stale

    def next_frame(self) -> int | None:
        return self.table.next_frame()

    def draw(self, surface: pygame.Surface) -> None:
        self.table.draw(surface)
        self.table.stale = False
