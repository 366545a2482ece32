"""The laws of the scene stack."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from game.scenes.stack import Scene, SceneStack


class Witness(Scene):
    """A scene that writes down what happens to it."""

    def __init__(self, is_overlay: bool = False) -> None:
        self.is_overlay = is_overlay
        self.story: list[str] = []

    def enter(self) -> None:
        self.story.append("enter")

    def leave(self) -> None:
        self.story.append("leave")

    def layout(self, size: tuple[int, int]) -> None:
        self.story.append("layout")

    def draw(self, surface: pygame.Surface) -> None:
        self.story.append("draw")


def test_nothing_changes_before_the_frame_is_over() -> None:
    stack, scene = SceneStack(), Witness()
    stack.push(scene)
    assert stack.top is None and not scene.story
    stack.settle()
    assert stack.top is scene and scene.story[:2] == ["enter", "layout"]


def test_a_scene_that_comes_to_the_top_again_is_arranged_again() -> None:
    stack, below, above = SceneStack(), Witness(), Witness()
    stack.push(below)
    stack.push(above)
    stack.settle()
    below.story.clear()
    stack.pop()
    stack.settle()
    assert below.story == ["layout"]
    assert above.story[-1] == "leave"


def test_only_what_is_seen_is_drawn_and_overlays_show_what_lies_below() -> None:
    hidden, base, overlay = Witness(), Witness(), Witness(is_overlay=True)
    stack = SceneStack()
    for scene in (hidden, base, overlay):
        stack.push(scene)
    stack.settle()
    stack.draw(pygame.Surface((1, 1)))
    assert "draw" not in hidden.story
    assert base.story[-1] == overlay.story[-1] == "draw"
    assert not stack.needs_drawing
    base.stale = True
    assert stack.needs_drawing


def test_changes_asked_for_while_entering_are_done_in_the_same_settling() -> None:
    stack = SceneStack()

    class Pusher(Witness):
        def enter(self) -> None:
            super().enter()
            stack.replace(second)

    second = Witness()
    stack.push(first := Pusher())
    stack.settle()
    assert stack.top is second and len(stack) == 1
    assert first.story[-1] == "leave"


@given(st.lists(st.sampled_from(["push", "overlay", "pop", "replace", "reset", "settle"]), max_size=30))
def test_every_scene_enters_once_before_anything_and_leaves_at_most_once(steps: list[str]) -> None:
    stack, scenes = SceneStack(), []
    for step in steps:
        if step in ("push", "overlay", "replace", "reset"):
            scenes.append(Witness(step == "overlay"))
            getattr(stack, "push" if step == "overlay" else step)(scenes[-1])
        elif step == "pop":
            stack.pop()
        else:
            stack.settle()
    stack.settle()
    for scene in scenes:
        assert scene.story[0] == "enter" and scene.story.count("enter") == 1
        assert ("leave" in scene.story) == (scene not in stack)
        assert scene.story.count("leave") <= 1
        assert scene in stack or scene.story[-1] == "leave"
