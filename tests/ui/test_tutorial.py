"""Tutorials in the window: played by mouse, keyboard and pad; the text never hides what it points at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.content.controls import Action
from game.content.settings import Settings
from game.scenes.flow import Errand, Flow
from game.scenes.flow_campaign import CAMPAIGN_GAME
from game.scenes.title import TitleScene
from game.scenes.tutorial import TutorialScene
from game.ui import text
from game.ui.language import set_language
from game.ui.text import tr
from tests.ui.scene_checks import SMALLEST_HIT, press
from tests.ui.toolkit_desk import Desk, reachable_by_tab
from tools.lessons import wait, walk

GAMES = ("commandos", "dday", "komandosi")
SIZES = ((1280, 720), (1366, 768), (1920, 1080))
FAST = Settings().changed(speed=8.0)
MOST_CLICKS = 300
READ = {"commandos": 2, "dday": 1, "komandosi": 1}
"""The first lesson to read that has one before it, by game."""
WAITS = {"commandos": 5, "dday": 3, "komandosi": 5}
"""One of the first lessons that wait for something on the table, where something else could be chosen, too."""
UNDONE = {"commandos": 8, "dday": 3, "komandosi": 5}
"""A lesson whose command can be taken back: hiding a commando, locking two dice, buying a rifle."""
HINTED = {
    "commandos": (9, "hint", "button:deploy"),
    "dday": (3, "advise", "die:1"),
    "komandosi": (3, "", "act button:roll"),
}
"""A lesson, the button that asks for a hint (empty where only a key does), and what has the focus then."""


class School(Desk):
    """A desk with a tutorial on it, come in by the title."""

    def __init__(self, game: str, folder: Path, size: tuple[int, int] = SIZES[0], settings: Settings = FAST) -> None:
        super().__init__(size, settings)
        self.ui.controls.device = "mouse"
        self.flow = Flow(self.ui, Errand(), folder)
        self.open(self.flow.title())
        press(self, f"tutorial {game}")
        assert isinstance(self.ui.scenes.top, TutorialScene)
        self.scene = self.ui.scenes.top

    @property
    def lesson(self) -> int:
        """The number of the present lesson, from 0."""
        return self.scene.course.at

    def wait(self) -> None:
        """Until the lesson can be seen."""
        wait(self.ui.scenes, self.scene)

    def learn_until(self, wanted: int) -> None:
        """Goes through the lessons before this one by their commands."""
        next(at for at in walk(self.ui.scenes, self.scene) if at == wanted)

    def place(self, target: str) -> pygame.Rect | None:
        page = self.scene.guide.table.page
        return self.scene.guide.place_of(target, page.widgets)

    def look_at_lesson(self) -> None:
        """Draws the lesson; a text of it that does not fit fails the test."""
        box, page = self.scene.lesson_box, self.scene.guide.table.page
        assert box
        with text.must_fit():
            for widget in page.widgets[page.widgets.index(box) :]:
                widget.draw(self.canvas.surface)

    def does(self) -> str:
        return self.scene.course.lesson.do


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=["en", "pl"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    set_language(request.param)
    yield str(request.param)
    set_language("en")


# ---------------------------------------------------------------- what can be seen


@pytest.mark.parametrize("size", SIZES)
def test_the_text_stands_in_the_window_and_hides_nothing_that_it_points_at(
    game: str, size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    school = School(game, tmp_path, size)
    window = pygame.Rect((0, 0), size)
    for at in walk(school.ui.scenes, school.scene):
        box, targets = school.scene.lesson_box, school.scene.open_targets()
        assert box and window.contains(box.rect)
        for number, target in enumerate(targets):
            rect = school.place(target)
            if rect is None and number and school.does():
                continue  # the click before brings it up
            assert rect, f"lesson {at + 1} points at {target}, which is not there"
            assert window.contains(rect) and not box.rect.colliderect(rect), f"lesson {at + 1}: {target}"
        school.look_at_lesson()


def test_every_lesson_can_be_left_and_gone_back_from_by_buttons_inside_the_box(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    for _ in walk(school.ui.scenes, school.scene):
        page, box = school.scene.guide.table.page, school.scene.lesson_box
        buttons = [widget for name in ("lesson on", "lesson back") if (widget := page.widget(name))]
        assert box and all(box.rect.contains(button.rect) for button in buttons)
        assert all(min(button.rect.size) >= SMALLEST_HIT for button in buttons)
        assert len(buttons) < 2 or not buttons[0].rect.colliderect(buttons[1].rect)


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_what_it_says_to_other_devices_fits_too(game: str, device: str, language: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.ui.controls.device = device
    for _ in walk(school.ui.scenes, school.scene):
        school.look_at_lesson()


def test_large_text_fits_too(game: str, language: str, tmp_path: Path) -> None:
    text.set_large_text(True)
    try:
        school = School(game, tmp_path)
        for _ in walk(school.ui.scenes, school.scene):
            box = school.scene.lesson_box
            places = [place for it in school.scene.open_targets() if (place := school.place(it))]
            assert box and box.rect.collidelist(places) < 0
            school.look_at_lesson()
    finally:
        text.set_large_text(False)


# ---------------------------------------------------------------- played by a person


@pytest.mark.parametrize("size", SIZES)
def test_the_mouse_alone_plays_it_by_clicking_what_is_framed(game: str, size: tuple[int, int], tmp_path: Path) -> None:
    school = School(game, tmp_path, size)
    for _ in range(MOST_CLICKS):
        school.wait()
        targets = school.scene.open_targets()
        if targets and (school.does() or school.scene.guide.in_fight):
            place = school.place(targets[0])
            assert place, f"lesson {school.lesson + 1}: {targets[0]} is not there"
            school.click(place.center)
        else:
            at_end = school.scene.course.at_end
            school.click(_button(school, "lesson on"))
            if at_end:
                break
    assert_ended(school, game)


def _button(school: School, name: str) -> tuple[int, int]:
    widget = school.scene.guide.table.page.widget(name)
    assert widget, f"lesson {school.lesson + 1} has no button to go on"
    return widget.rect.center


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_keyboard_and_pad_play_it_by_choosing_what_has_the_focus(game: str, device: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.ui.controls.device = device
    for _ in range(MOST_CLICKS):
        if school.ui.scenes.top is not school.scene:
            break
        school.wait()
        school.act(Action.CONFIRM)
    assert_ended(school, game)


def assert_ended(school: School, game: str) -> None:
    """The tutorial was played to its end: that is remembered, and a game can be set up, or the first one begun."""
    assert school.scene not in school.ui.scenes
    assert school.ui.settings.tutorials_done == (game,)
    press(school, "answer 1" if game == CAMPAIGN_GAME else "answer 0")
    assert type(school.ui.scenes.top) is type(school.flow.setup(game))


def test_tab_reaches_the_buttons_of_the_lesson(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.learn_until(READ[game])
    assert {"lesson on", "lesson back"} <= reachable_by_tab(school.scene.guide.table.page)


# ---------------------------------------------------------------- help and limits


def test_another_command_is_gently_refused_and_changes_nothing(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.learn_until(WAITS[game])
    before = list(school.scene.session.log)
    table = school.scene.guide.table
    other = next(o for o in table.game.ask.options if o.text() != school.does() and len(o.picks()) > 1)
    for pick in other.picks():
        if pick not in table.game.chooser.taken:
            table.pick(pick)
    assert school.scene.session.log == before
    said = table.bubble[0].body if game == "commandos" else table.note
    assert said == tr("One thing at a time: first do what the lesson asks for.")


def test_while_there_is_something_to_read_no_command_goes_through(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.wait()
    table = school.scene.guide.table
    assert not school.does()
    for option in table.game.ask.options:
        refusal = table.calls.veto(option)
        assert refusal and str(refusal.message) == "First read the lesson to its end and go on."


def test_undo_takes_the_command_back_and_its_lesson_too(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    at = UNDONE[game]
    school.learn_until(at + 1)
    school.act(Action.UNDO)
    assert school.lesson == at
    school.act(Action.REDO)
    assert school.lesson == at + 1


def test_a_step_back_goes_even_behind_a_roll_and_all_comes_out_the_same_again(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    last = len(school.scene.course.lessons) - 1
    school.learn_until(last)
    log = list(school.scene.session.log)
    for at in range(last - 1, -1, -1):
        school.wait()
        school.click(_button(school, "lesson back"))
        assert school.lesson == at
    assert not school.scene.session.log
    school.learn_until(last)
    assert school.scene.session.log == log


def test_a_hint_leads_to_what_is_to_be_clicked_and_asks_no_bot(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    at, button, wanted = HINTED[game]
    school.learn_until(at)
    page, taken = school.scene.guide.table.page, school.scene.guide.taken
    page.focus("menu")
    school.act(Action.HINT)
    assert page.focused.name == wanted
    if button:
        school.click(page.widget(button).rect.center)
    assert page.focused.name == wanted and school.scene.guide.taken == taken


def test_the_box_stays_where_it_is_while_its_clicks_are_made(tmp_path: Path) -> None:
    school = School("dday", tmp_path)
    school.learn_until(3)
    before = school.scene.lesson_box.rect.copy()
    for target in ("die:1", "die:3"):
        school.click(school.place(target).center)
        assert school.scene.lesson_box.rect == before


def test_a_card_on_another_page_is_turned_to(tmp_path: Path) -> None:
    school = School("dday", tmp_path)
    at = next(n for n, lesson in enumerate(school.scene.course.lessons) if lesson.do == "find A medical_kit")
    school.learn_until(at)
    assert school.place("card:medical_kit")


def test_without_the_close_up_a_lesson_about_a_fight_is_read_like_any_other(tmp_path: Path) -> None:
    school = School("commandos", tmp_path, settings=Settings().changed(speed=0.0, close_up="off"))
    at = next(n for n, lesson in enumerate(school.scene.course.lessons) if lesson.fight)
    school.learn_until(at)
    school.click(_button(school, "lesson on"))
    assert school.lesson == at + 1


def test_no_bot_takes_the_seat(tmp_path: Path) -> None:
    school = School("dday", tmp_path)
    school.wait()
    seat = school.scene.guide.table.page.widget("seat A")
    assert seat.why_not() == "In the tutorial you decide yourself."


def test_the_text_names_the_keys_of_the_device_used_last(tmp_path: Path) -> None:
    school = School("commandos", tmp_path)
    at = next(n for n, lesson in enumerate(school.scene.course.lessons) if "{undo}" in lesson.text)
    school.learn_until(at)
    words = []
    for device in ("keys", "pad"):
        school.ui.controls.device = device
        school.scene.layout(school.scene.size)
        words.append(school.scene.lesson_box.words + school.scene.lesson_box.foot)
    assert " U " in words[0] and "Enter" in words[0]
    assert " LT " in words[1] and "pad" in words[1]


# ---------------------------------------------------------------- coming and leaving


def test_back_asks_before_it_leaves(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.wait()
    for _ in range(3):  # what was clicked or said is taken back first
        if school.ui.scenes.top is school.scene:
            school.act(Action.BACK)
    assert school.ui.scenes.top is not school.scene
    school.act(Action.BACK)
    assert school.ui.scenes.top is school.scene
    school.scene.ask_to_leave()
    school.ui.scenes.settle()
    press(school, "answer 1")
    assert type(school.ui.scenes.top).__name__ == "SettingsScene"
    school.act(Action.BACK)
    school.scene.ask_to_leave()
    school.ui.scenes.settle()
    press(school, "answer 0")
    assert isinstance(school.ui.scenes.top, TitleScene)
    assert not school.ui.settings.tutorials_done


def test_a_tutorial_is_never_kept_as_a_game(game: str, tmp_path: Path) -> None:
    school = School(game, tmp_path)
    school.learn_until(len(school.scene.course.lessons) - 1)
    school.flow.close()
    assert not list(tmp_path.rglob("*.*"))


def test_the_first_start_suggests_the_tutorial_until_one_was_played(tmp_path: Path) -> None:
    desk = Desk()
    flow = Flow(desk.ui, Errand(), tmp_path)
    desk.open(flow.title())
    first = desk.ui.scenes.top.page.widget("tutorial commandos")
    assert first.style == "primary" and first.label == "Begin here: tutorial"
    desk.ui.change(tutorials_done=("dday",))
    desk.ui.scenes.top.layout((1280, 720))
    assert desk.ui.scenes.top.page.widget("tutorial commandos").label == "Tutorial"


def test_a_tutorial_that_cannot_be_used_leaves_the_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.content.tutorials.tutorial_file", lambda game: tmp_path / f"{game}.toml")
    desk = Desk()
    desk.open(Flow(desk.ui, Errand(), tmp_path).title())
    press(desk, "tutorial dday")
    assert type(desk.ui.scenes.top).__name__ == "Dialog"
    press(desk, "answer 0")
    assert isinstance(desk.ui.scenes.top, TitleScene)
