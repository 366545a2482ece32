"""What every screen must stand: all sizes, texts that fit, mouse alone, keyboard alone, a reason for what is off."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.page_scene import PageScene
from game.scenes.stack import Scene
from game.ui.input import Hover
from tests.ui.toolkit_desk import LOW, SIZES, Desk, focusable, reachable_by_arrows, reachable_by_tab

Make = Callable[[Desk], PageScene]
ALL_SIZES = [*SIZES, LOW, (1280, 680)]
SMALLEST_HIT = 32


def opened(make: Make, size: tuple[int, int] = (1280, 720)) -> tuple[Desk, PageScene]:
    """A desk with the scene on it."""
    desk = Desk(size)
    scene = make(desk)
    if scene not in desk.ui.scenes:
        desk.open(scene)
    return desk, scene


def draws_at(make: Make, size: tuple[int, int]) -> None:
    """The scene draws with texts that fit and widgets inside the window, whatever has the focus or a bubble."""
    desk, scene = opened(make, size)
    desk.look()
    bounds = desk.canvas.surface.get_rect()
    for name in [widget.name for widget in scene.page.widgets]:
        widget = scene.page.widget(name)
        assert widget and bounds.contains(widget.rect), f"{name} sticks out of {size}"
        scene.page.focus(name)
        scene.page.handle(Hover(widget.rect.center))
        scene.update(1000)
        desk.look()


def nothing_overlaps(make: Make, *, small: frozenset[str] = frozenset()) -> None:
    """At the smallest size no widget lies on another and all can be hit."""
    _, scene = opened(make, (1280, 680))
    widgets = scene.page.widgets
    assert len({widget.name for widget in widgets}) == len(widgets)
    for number, widget in enumerate(widgets):
        assert min(widget.rect.size) >= SMALLEST_HIT or widget.name in small, widget.name
        for other in widgets[number + 1 :]:
            assert not widget.rect.colliderect(other.rect), (widget.name, other.name)


def keyboard_reaches_all(make: Make) -> None:
    """Tab alone and arrows alone reach every widget."""
    _, scene = opened(make)
    wanted = set(focusable(scene.page))
    assert reachable_by_tab(scene.page) == wanted
    _, scene = opened(make)
    assert reachable_by_arrows(scene.page) == wanted


def off_says_why(make: Make) -> None:
    """Pressing what is off opens a bubble with a whole sentence."""
    desk, scene = opened(make)
    for widget in [widget for widget in scene.page.widgets if widget.why_not()]:
        desk.cues.clear()
        desk.click(widget.rect.center)
        assert desk.cues[-1:] == ["refuse"]
        tip = widget.describe()
        assert tip and tip.refusal and tip.body.endswith((".", "!"))


def stands_everything(make: Make) -> None:
    """All of it but the sizes."""
    nothing_overlaps(make)
    keyboard_reaches_all(make)
    off_says_why(make)


def press(desk: Desk, name: str) -> Scene | None:
    """Click a widget of the top scene by its name; give the scene that is on top then."""
    top = desk.ui.scenes.top
    widget = top.page.widget(name)  # type: ignore[union-attr]
    assert widget, f"{type(top).__name__} has no {name!r}"
    desk.click(widget.rect.center)
    return desk.ui.scenes.top
