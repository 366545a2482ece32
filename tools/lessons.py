"""Leads through a tutorial by its own commands, stopping wherever a lesson can be seen: for pictures and tests."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes.stack import SceneStack
from game.scenes.tutorial import TutorialScene

_FRAME, _LONGEST = 50, 60_000
"""Milliseconds of a step, and of what may move between two lessons."""


def walk(scenes: SceneStack, tutorial: TutorialScene) -> Iterator[int]:
    """The number of each lesson, from 0, while it can be seen."""
    while True:
        wait(scenes, tutorial)
        yield tutorial.course.at
        if tutorial.course.at_end:
            return
        _do(tutorial)


def wait(scenes: SceneStack, tutorial: TutorialScene) -> None:
    """Lets time pass until the lesson can be seen; a fight that no lesson is about is continued."""
    for _ in range(0, _LONGEST, _FRAME):
        scenes.update(_FRAME)
        if tutorial.lesson_box:
            return
        if tutorial.guide.in_fight:
            tutorial.guide.table.go_on()
    raise AssertionError(f"lesson {tutorial.course.at + 1} never comes to be seen")


def _do(tutorial: TutorialScene) -> None:
    """What the lesson asks for."""
    lesson, table = tutorial.course.lesson, tutorial.guide.table
    if lesson.do:
        table.game.play(table.game.session.game.parse(lesson.do))
        table.play_queued()
    elif tutorial.guide.in_fight:
        table.go_on()
    else:
        tutorial.go_on()
