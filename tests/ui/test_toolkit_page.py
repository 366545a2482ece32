"""Focus, pointer, bubbles and popovers of a page of widgets."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content.controls import Action
from game.ui import text, theme
from game.ui.input import Act, Hover, Key, Press, Release, Wheel
from game.ui.page import Page
from game.ui.widgets import bubble
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Check, Option, Slider, Switch
from game.ui.widgets.listbox import ListBox, Row
from game.ui.widgets.popover import Citation, Link
from game.ui.widgets.textbox import TextBox
from tests.ui.toolkit_desk import open_window

RULES = {
    "A6": Citation("Combat", "The <lime>lower</> total wins.", "RULE A6", links=(Link("Stealth", "S1"),)),
    "S1": Citation("Stealth", "A hidden die is not attacked.", "RULE S1", by_the_book=False),
}


@pytest.fixture(autouse=True)
def window() -> pygame.Surface:
    return open_window()


def _page(cues: list[str] | None = None) -> Page:
    return Page(lambda action: "F1", (cues if cues is not None else []).append, RULES.get)


def _buttons(names: str, clicked: list[str] | None = None) -> list[Widget]:
    record = clicked if clicked is not None else []

    def button(number: int, name: str) -> Button:
        rect = (20 + number % 4 * 120, 20 + number // 4 * 60, 104, 44)
        return Button(name, rect, name, lambda: record.append(name))

    return [button(number, name) for number, name in enumerate(names)]


@given(
    st.lists(
        st.one_of(
            st.text(alphabet="abcdefghij", max_size=8).map(lambda names: "".join(sorted(set(names)))),
            st.sampled_from([Action.NEXT, Action.PREVIOUS, Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN]),
        ),
        max_size=20,
    )
)
def test_the_focus_is_never_lost_whatever_appears_and_disappears(steps: list[str]) -> None:
    page = _page()
    for step in steps:
        if isinstance(step, Action):
            page.handle(Act(step))
        else:
            page.show(_buttons(step))
        assert (page.focused is None) == (not page.widgets)
        assert sum(widget.focused for widget in page.widgets) == bool(page.widgets)


def test_a_page_built_anew_keeps_the_focus_by_name_and_else_goes_to_the_nearest() -> None:
    page = _page()
    page.show(_buttons("abcd"), first="b")
    assert page.focused.name == "b"
    page.show(_buttons("abcd"))
    assert page.focused.name == "b"
    page.show([widget for widget in _buttons("abcd") if widget.name != "b"])
    assert page.focused.name in ("a", "c")


def test_the_focus_comes_back_to_what_was_gone_for_a_while() -> None:
    page = _page()
    page.show(_buttons("abcd"), first="b")
    page.show(_buttons("a"))
    assert page.focused.name == "a"
    page.show(_buttons("abcd"))
    assert page.focused.name == "b"


def test_a_focus_that_had_to_give_way_opens_no_bubble_by_itself_but_one_moved_by_key_does() -> None:
    page = _page()
    page.show(_buttons("ab"), first="b")
    off = _buttons("a")
    off[0].reason = "A card was turned up after that."
    page.show(off)
    assert page.focused.name == "a" and page.next_frame() is None
    page.handle(Act(Action.NEXT))
    page.update(theme.REASON_REST)
    assert page.bubble_of == "a"


def test_a_click_that_switches_its_button_off_opens_no_bubble_on_the_focus() -> None:
    page = _page()
    page.show(_buttons("ab"))
    page.handle(Press((30, 30)))
    page.handle(Release((30, 30)))
    off = _buttons("ab")
    off[0].reason = "There is nothing to take back."
    page.show(off)
    page.handle(Hover((400, 400)))
    page.update(theme.REASON_REST)
    assert page.bubble_of is None


def test_a_button_with_a_picture_alone_is_called_by_its_tip() -> None:
    undo = Button("undo", (0, 0, 30, 30), "", lambda: None, icon="undo", tip="Undo (U)", reason="Not now.")
    assert undo.describe().title == "Undo (U): not now"


def test_arrows_go_to_what_lies_in_their_direction() -> None:
    page = _page()
    page.show(_buttons("abcdefgh"), first="b")
    for action, name in ((Action.DOWN, "f"), (Action.RIGHT, "g"), (Action.UP, "c"), (Action.LEFT, "b")):
        page.handle(Act(action))
        assert page.focused.name == name


def test_a_click_needs_press_and_release_on_the_same_button() -> None:
    clicked: list[str] = []
    page = _page()
    page.show(_buttons("ab", clicked))
    page.handle(Press((30, 30)))
    page.handle(Release((160, 30)))
    assert clicked == []
    page.handle(Press((30, 30)))
    page.handle(Release((32, 32)))
    assert clicked == ["a"]


def test_keys_of_their_own_reach_buttons_without_the_focus() -> None:
    clicked: list[str] = []
    page = _page()
    widgets = _buttons("abc", clicked)
    widgets[1].letter, widgets[2].hotkey = "q", Action.UNDO
    page.show(widgets)
    assert page.handle(Key("q", "q")) and page.handle(Act(Action.UNDO))
    assert not page.handle(Key("x", "x"))
    assert clicked == ["b", "c"]


def test_a_button_that_is_off_says_why_on_a_click_on_confirm_and_on_rest() -> None:
    clicked: list[str] = []
    cues: list[str] = []
    page = _page(cues)
    widgets = _buttons("ab", clicked)
    widgets[0].reason = "Not on this tile."
    page.show(widgets, first="a")
    page.handle(Act(Action.CONFIRM))
    assert page.bubble_of == "a" and cues == ["refuse"]
    page.focus("b")
    assert page.bubble_of is None
    page.handle(Press((30, 30)))
    page.handle(Release((30, 30)))
    assert page.bubble_of == "a" and not clicked
    page.focus("b")
    page.handle(Hover((400, 400)))
    page.handle(Hover((30, 30)))
    assert page.next_frame() == theme.REASON_REST
    page.update(theme.REASON_REST)
    assert page.bubble_of == "a"
    page.draw(pygame.display.get_surface())


def test_f1_opens_the_rule_of_the_thing_its_links_lead_on_and_back_closes_it() -> None:
    page = _page()
    widgets = _buttons("ab")
    widgets[0].rule = "A6"
    page.show(widgets, first="a")
    assert page.handle(Act(Action.HELP))
    page.draw(pygame.display.get_surface())
    assert page.popover.citation.topic == "Combat"
    assert not page.popover.place.rect.colliderect(widgets[0].rect), "a popover never covers what it explains"
    page.handle(Act(Action.CONFIRM))
    assert page.popover.citation.topic == "Stealth"
    assert page.handle(Act(Action.BACK)) and page.popover is None
    assert not page.handle(Act(Action.BACK))


def test_a_click_beside_a_popover_closes_it_and_does_nothing_else() -> None:
    clicked: list[str] = []
    page = _page()
    widgets = _buttons("ab", clicked)
    widgets[0].rule = "A6"
    page.show(widgets, first="a")
    page.open_rule()
    page.draw(pygame.display.get_surface())
    page.handle(Press((170, 30)))
    page.handle(Release((170, 30)))
    assert page.popover is None and not clicked


@given(
    st.tuples(st.integers(0, 1200), st.integers(0, 680), st.integers(32, 400), st.integers(32, 300)),
    st.tuples(st.integers(80, 460), st.integers(40, 300)),
)
def test_a_bubble_stays_on_the_screen_and_beside_its_anchor_if_there_is_room(
    anchor: tuple[int, int, int, int], size: tuple[int, int]
) -> None:
    bounds = pygame.Rect(0, 0, 1280, 720)
    thing = pygame.Rect(anchor).clip(bounds)
    where = bubble.place(thing, size, bounds)
    assert bounds.contains(where.rect)
    room_beside = (
        max(thing.top, 720 - thing.bottom) >= size[1] + 24 or max(thing.left, 1280 - thing.right) >= size[0] + 24
    )
    assert not room_beside or not where.rect.colliderect(thing)


def test_a_switch_goes_past_what_is_off_and_passes_on_at_its_ends() -> None:
    chosen: list[int] = []
    options = [Option(1, "one"), Option(2, "two", "There is no room."), Option(3, "three")]
    switch = Switch("s", (0, 0, 300, 34), options, 1, chosen.append)
    assert not switch.act(Action.LEFT)
    assert switch.act(Action.RIGHT) and chosen == [3]
    assert not switch.act(Action.RIGHT)
    assert switch.why_not((150, 10)) == "There is no room."
    switch.release((150, 10))
    assert switch.value == 3


def test_a_slider_follows_pointer_wheel_and_arrows_and_keeps_its_ends() -> None:
    values: list[int] = []
    slider = Slider("s", (100, 0, 300, 34), 5, 10, str, values.append)
    slider.press((400, 10))
    slider.drag((9999, 10))
    slider.act(Action.RIGHT)
    slider.wheel((0, 0), -1)
    slider.drag((-50, 10))
    assert values == [10, 9, 0]


def test_a_check_box_turns_over() -> None:
    states: list[bool] = []
    check = Check("c", (0, 0, 120, 34), False, states.append)
    check.click()
    check.act(Action.CONFIRM)
    assert states == [True, False]


def test_a_list_keeps_its_cursor_in_sight_and_its_place_over_rebuilds() -> None:
    rows = [Row(f"line {number}", rule="A6") for number in range(20)]
    page = _page()
    page.show([ListBox("log", (0, 0, 300, 100), rows, 20), *_buttons("a")[:0]])
    log = page.widget("log")
    for _ in range(12):
        assert log.act(Action.DOWN)
    assert log.rect.contains(log.row_rect(log.cursor))
    page.show([ListBox("log", (0, 0, 300, 100), rows, 20)])
    assert page.widget("log").cursor == 12
    assert page.handle(Wheel((50, 50), 3)) and page.widget("log").scroll == 5
    assert page.widget("log").explain() == "A6"


def test_a_log_that_follows_shows_new_lines_unless_the_player_scrolled_back() -> None:
    page = _page()

    def log(count: int) -> ListBox:
        return ListBox("log", (0, 0, 300, 100), [Row(str(n)) for n in range(count)], 20, follow=True)

    page.show([log(10)])
    page.show([log(12)])
    assert page.widget("log").scroll == 7
    page.widget("log").wheel((0, 0), 4)
    page.show([log(14)])
    assert page.widget("log").scroll == 3


def test_a_text_box_takes_letters_so_that_they_do_not_become_actions() -> None:
    typed: list[str] = []
    page = _page()
    box = TextBox("name", (0, 0, 200, 40), "ab", typed.append, lambda: None, longest=4)
    page.show([box])
    for key in (Key("ą", "ą"), Key("u", "u"), Key("x", "x"), Key("backspace"), Key("space", " ")):
        assert page.handle(key)
    assert typed[-1] == "abą " and box.value == "abą "
    assert not page.handle(Key("escape")) and not page.handle(Key("ctrl+z", "\x1a"))


def test_before_a_danger_the_safe_answer_has_the_focus() -> None:
    from game.scenes.dialog import confirm
    from tests.ui.toolkit_desk import Desk

    done: list[str] = []
    desk = Desk()
    confirm(desk.ui, "Delete?", "It is gone for ever.", "Delete", lambda: done.append("gone"), danger=True)
    desk.ui.scenes.settle()
    desk.act(Action.CONFIRM)
    assert not done and desk.ui.scenes.top is None


def test_the_ring_stays_on_the_list_when_its_row_is_scrolled_away() -> None:
    rows = [Row(str(number)) for number in range(20)]
    log = ListBox("log", (40, 40, 300, 100), rows, 20)
    log.wheel((50, 50), -15)
    assert log.focus_rect().h == 0
    page = _page()
    page.show([log])
    page.draw(pygame.display.get_surface())


@pytest.mark.parametrize("refusal", [False, True])
@pytest.mark.parametrize("key", ["", "F1"])
def test_a_long_title_of_a_bubble_takes_as_many_lines_as_it_needs(refusal: bool, key: str) -> None:
    surface = open_window()
    short = bubble.Tip("A sentence.", "Short", refusal)
    long = bubble.Tip("A sentence.", "A title of very many words that never fits on a single line of a bubble", refusal)
    with text.must_fit():
        bubble.draw_tip(surface, long, pygame.Rect(200, 200, 40, 40), key)
    assert bubble.tip_size(long, key)[1] > bubble.tip_size(short, key)[1]
