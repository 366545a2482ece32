"""The title: two clicks to a game, Continue first when there is one, and reasons for what is not there yet."""

from __future__ import annotations

import subprocess
import sys

from game.content.controls import Action
from game.scenes.title import CARDS, TitleChoices, TitleScene
from tests.ui.toolkit_desk import Desk


def _open(kept: str | None = None) -> tuple[Desk, TitleScene, list[str]]:
    story: list[str] = []
    desk = Desk()

    def note(word: str) -> object:
        return lambda *what: story.append(" ".join((word, *what)))

    names = ("play", "continue", "rules", "settings", "saves", "quit")
    scene = TitleScene(desk.ui, TitleChoices(*[note(name) for name in names], continue_label=lambda: kept))
    desk.open(scene)
    return desk, scene, story


def test_play_has_the_focus_and_one_key_starts_the_first_game() -> None:
    desk, _, story = _open()
    desk.act(Action.CONFIRM)
    assert story == ["play commandos"]


def test_continue_comes_first_when_a_game_is_kept() -> None:
    desk, scene, story = _open("Gather Intel, round 6")
    assert scene.page.widgets[0].name == "continue"
    desk.act(Action.CONFIRM)
    assert story == ["continue"]


def test_continue_says_why_when_no_game_is_kept() -> None:
    desk, scene, story = _open()
    desk.key("c", "c")
    assert not story and scene.page.bubble_of == "continue"


def test_games_in_preparation_are_marked_and_say_why() -> None:
    desk, scene, story = _open()
    for card in CARDS:
        widget = scene.page.widget(f"play {card.game}")
        assert bool(widget.why_not()) is card.in_preparation
        if card.in_preparation:
            assert "in preparation" in card.chips and "preparation" in widget.why_not()
            desk.click(widget.rect.center)
    assert not story


def test_every_other_choice_has_its_key() -> None:
    desk, _, story = _open("A game")
    for key in "csoq":
        desk.key(key, key)
    desk.act(Action.HELP)
    assert story == ["continue", "saves", "settings", "quit", "rules"]


def test_back_never_leaves_the_program_but_goes_to_quit() -> None:
    desk, scene, story = _open()
    desk.act(Action.BACK)
    assert scene.page.focused.name == "quit" and not story
    desk.act(Action.CONFIRM)
    assert story == ["quit"]


def test_a_game_kept_meanwhile_is_offered_when_the_title_comes_back() -> None:
    kept: list[str | None] = [None]
    desk = Desk()
    scene = TitleScene(desk.ui, TitleChoices(*[lambda *_: None] * 6, continue_label=lambda: kept[0]))
    desk.open(scene)
    kept[0] = "Gather Intel, round 2"
    scene.layout(scene.size)
    assert "round 2" in scene.page.widget("continue").label and not scene.page.widget("continue").why_not()


def test_the_first_picture_needs_no_game() -> None:
    code = (
        "import sys, game.app, game.scenes.title\n"
        "games = [n for n in sys.modules if n.startswith(('game.engine.commandos', 'game.engine.dday', "
        "'game.engine.komandosi', 'pytmx'))]\n"
        "print(games)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")
