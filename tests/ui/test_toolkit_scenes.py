"""Every screen of the shell draws at every size and can be used by mouse alone and by keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.content.settings import Settings
from game.scenes.dialog import Answer, Dialog, NameDialog
from game.scenes.page_scene import PageScene
from game.scenes.pause import PauseChoices, PauseScene
from game.scenes.settings import TABS, SettingsScene
from game.scenes.title import TitleChoices, TitleScene
from game.ui.input import Hover
from tests.ui.toolkit_desk import LOW, SIZES, Desk, focusable, reachable_by_arrows, reachable_by_tab


def _nothing(*_: object) -> None:
    """A choice that leads nowhere."""


def _title(desk: Desk, kept: str | None = None) -> PageScene:
    return TitleScene(desk.ui, TitleChoices(*[_nothing] * 6, continue_label=lambda: kept))


def _pause(desk: Desk) -> PageScene:
    desk.open(_title(desk))
    return PauseScene(desk.ui, PauseChoices(*[_nothing] * 6), "Gather Intel, round 6")


def _dialog(desk: Desk) -> PageScene:
    return Dialog(desk.ui, "Leave?", "The game is <yellow>kept</>. " * 9, [Answer("Leave"), Answer("Stay")], "no")


SCREENS: dict[str, Callable[[Desk], PageScene]] = {
    "title": _title,
    "title with a game to continue": lambda desk: _title(desk, "Gather Intel, round 6"),
    **{f"settings {tab.icon}": lambda desk, n=n: SettingsScene(desk.ui, n) for n, tab in enumerate(TABS)},
    "pause": _pause,
    "dialog": _dialog,
    "name": lambda desk: NameDialog(desk.ui, "Save as", "Name the game.", "Mission 1", _nothing),
}


@pytest.mark.parametrize("size", [*SIZES, LOW], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("screen", SCREENS)
def test_every_screen_draws_at_every_size_and_its_texts_fit(screen: str, size: tuple[int, int]) -> None:
    desk = Desk(size)
    scene = SCREENS[screen](desk)
    desk.open(scene)
    desk.look()
    bounds = desk.canvas.surface.get_rect()
    for widget in scene.page.widgets:
        assert bounds.contains(widget.rect), f"{widget.name} sticks out of {size}"
        scene.page.focus(widget.name)
        scene.page.handle(Hover(widget.rect.center))
        scene.update(1000)
        desk.look()


@pytest.mark.parametrize("screen", SCREENS)
def test_no_two_widgets_lie_on_each_other_and_all_are_large_enough_to_hit(screen: str) -> None:
    desk = Desk((1280, 680))
    scene = SCREENS[screen](desk)
    desk.open(scene)
    widgets = scene.page.widgets
    assert len({widget.name for widget in widgets}) == len(widgets)
    for number, widget in enumerate(widgets):
        assert min(widget.rect.size) >= 32, widget.name
        for other in widgets[number + 1 :]:
            assert not widget.rect.colliderect(other.rect), (widget.name, other.name)


@pytest.mark.parametrize("screen", SCREENS)
def test_everything_is_reached_by_tab_alone_by_arrows_alone_and_by_mouse(screen: str) -> None:
    desk = Desk()
    scene = SCREENS[screen](desk)
    desk.open(scene)
    wanted = set(focusable(scene.page))
    assert reachable_by_tab(scene.page) == wanted
    desk = Desk()
    scene = SCREENS[screen](desk)
    desk.open(scene)
    assert reachable_by_arrows(scene.page) == wanted
    for name, widget in focusable(scene.page).items():
        scene.page.handle(Hover(widget.rect.center))
        assert scene.page.widget(name).hovered


@pytest.mark.parametrize("screen", SCREENS)
def test_whatever_is_off_says_why(screen: str) -> None:
    desk = Desk()
    scene = SCREENS[screen](desk)
    desk.open(scene)
    for widget in [widget for widget in scene.page.widgets if widget.why_not()]:
        desk.cues.clear()
        desk.click(widget.rect.center)
        assert desk.cues[-1:] == ["refuse"]
        assert scene.page.bubble_of == widget.name
        tip = widget.describe()
        assert tip and tip.refusal and tip.body.endswith((".", "!"))


def test_the_screens_wait_for_the_player_and_do_not_animate() -> None:
    for make in SCREENS.values():
        desk = Desk()
        desk.open(make(desk))
        desk.look()
        assert not desk.ui.scenes.needs_drawing
        top = desk.ui.scenes.top
        while (wait := top.next_frame()) is not None:
            top.update(wait)
            desk.look()
        assert not desk.ui.scenes.needs_drawing


def test_large_text_still_fits_every_screen() -> None:
    from game.ui import text

    try:
        text.set_large_text(True)
        for make in SCREENS.values():
            desk = Desk(settings=Settings(text_size="large"))
            desk.open(make(desk))
            desk.look()
    finally:
        text.set_large_text(False)
