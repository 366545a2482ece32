"""The set-up of D-Day Dice: what can be chosen reaches the game, by mouse alone and by keyboard alone."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from game import paths
from game.content.cards import dday_cards
from game.content.controls import Action
from game.content.setup_choices import DdayChoices
from game.engine.core.session import Session
from game.engine.dday.game import GAME
from game.engine.dday.rulings import Rulings
from game.engine.dday.state import Setup
from game.scenes.dday.setup import DdaySetupChoices, DdaySetupScene
from game.scenes.dday.setup_maps import DdayEntry, all_entries
from game.scenes.dday.setup_paint import DIFFICULTIES, LEVELS, skulls_of
from game.scenes.dday.setup_rulings import RULINGS, changed
from game.scenes.rules_book import rulebook
from game.scenes.setup_maps import all_entries as jungles
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.toolkit_desk import Desk

SEED = 0x4F219C
GOLD, TORN = "4_gold", "<map"


class Played:
    """Remembers what the set-up led to."""

    def __init__(self) -> None:
        self.games: list[tuple[DdayEntry, Setup, int, dict[int, str]]] = []
        self.problems: list[DdayEntry] = []
        self.left = 0

    def choices(self) -> DdaySetupChoices:
        def leave() -> None:
            self.left += 1

        return DdaySetupChoices(lambda *game: self.games.append(game), self.problems.append, leave)

    @property
    def setup(self) -> Setup:
        """What the last game begins with."""
        return self.games[-1][1]


def _alone(desk: Desk) -> DdaySetupScene:
    return DdaySetupScene(desk.ui, Played().choices(), SEED)


def _four(desk: Desk) -> DdaySetupScene:
    scene = _alone(desk)
    scene.team.count = 4
    return scene


def _playing() -> tuple[Desk, DdaySetupScene, Played]:
    played = Played()
    desk, scene = opened(lambda desk: DdaySetupScene(desk.ui, played.choices(), SEED))
    assert isinstance(scene, DdaySetupScene)
    return desk, scene, played


def _own_map(folder: Path, name: str, words: str | None = None) -> Path:
    """A copy of a shipped map among the player's own ones; with `words` the file holds them instead."""
    file = folder / name
    file.parent.mkdir(parents=True, exist_ok=True)
    shipped = (paths.maps() / "dday" / f"{GOLD}.tmx").read_text("utf-8")
    text = shipped.replace('"../', f'"{paths.maps().as_posix()}/')
    file.write_text(text if words is None else words, "utf-8")
    return file


@pytest.fixture(autouse=True)
def own_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of own maps: no test sees those of whoever runs it."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")
    return tmp_path / "maps"


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_it_draws_at_every_size_and_its_texts_fit(size: tuple[int, int]) -> None:
    draws_at(_four, size)


def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone() -> None:
    stands_everything(_four)


def test_every_map_draws_with_its_briefing() -> None:
    desk, scene = opened(_alone)
    desk.look()
    scene.page.focus("maps")
    for entry in scene.entries[1:]:
        desk.act(Action.DOWN)
        desk.look()
        assert scene.entry is entry


def test_play_has_the_focus_on_arrival_and_begins_a_game_that_can_be_played() -> None:
    desk, _, played = _playing()
    desk.act(Action.CONFIRM)
    ((entry, setup, seed, bots),) = played.games
    assert (entry.file.stem, setup.names, setup.level, seed, bots) == ("1_exercise_tiger", ("Able",), 0, SEED, {})
    assert setup.rulings == Rulings() and setup.cards_version == dday_cards().version
    assert Session(GAME, setup, dday_cards(), seed).ask


def test_escape_goes_back() -> None:
    desk, _, played = _playing()
    desk.act(Action.BACK)
    assert played.left == 1


def test_the_eight_maps_stand_in_the_order_of_the_box_each_with_its_skulls() -> None:
    entries = all_entries()
    assert [entry.board.order for entry in entries if entry.board] == list(range(1, 9))
    skulls = [skulls_of(entry) for entry in entries]
    assert min(skulls) >= 1 and skulls == sorted(skulls)
    assert {text.difficulty for text in dday_cards().maps} <= set(DIFFICULTIES)


def test_up_to_four_units_get_names_colours_and_bots() -> None:
    desk, scene, played = _playing()
    scene.page.focus("units")
    for _ in range(2):
        desk.act(Action.RIGHT)
    scene.page.focus("name 1")
    for _ in range(5):
        desk.key("backspace")
    for letter in "Fox":
        desk.key(letter, letter)
    press(desk, "colour 0")
    scene.page.focus("player 2")
    for _ in range(2):
        desk.act(Action.RIGHT)
    press(desk, "play")
    assert played.setup.names == ("Able", "Fox", "Charlie")
    assert played.setup.colours == (1, 0, 2, 3)
    assert played.games[0][3] == {2: "good"}


def test_a_bot_of_a_unit_that_stays_at_home_does_not_play() -> None:
    desk, scene, played = _playing()
    scene.team.count, scene.team.players[2] = 3, "random"
    scene.rebuild()
    scene.page.focus("units")
    desk.act(Action.LEFT)
    press(desk, "play")
    assert len(played.setup.names) == 2 and played.games[0][3] == {}


def test_a_unit_without_a_name_has_its_usual_one_and_a_name_taken_twice_switches_play_off() -> None:
    desk, scene, played = _playing()
    scene.team.count, scene.team.names[1] = 2, "  "
    scene.rebuild()
    press(desk, "play")
    assert played.setup.names == ("Able", "Baker")
    scene.team.names[1] = "able"
    scene.rebuild()
    play = scene.page.widget("play")
    assert play and "Able" in play.reason
    desk.act(Action.CONFIRM)
    assert len(played.games) == 1


def test_the_level_of_a_teaching_map_is_chosen_and_left_behind_with_the_map() -> None:
    desk, scene, played = _playing()
    scene.page.focus("level")
    for _ in range(2):
        desk.act(Action.RIGHT)
    press(desk, "play")
    assert played.setup.level == 2
    scene.page.focus("maps")
    desk.act(Action.DOWN)
    assert scene.page.widget("level").reason  # type: ignore[union-attr]
    press(desk, "play")
    assert played.setup.level == 0 and played.setup.board.order == 2


def test_the_level_names_of_the_shipped_maps_are_known_to_translators() -> None:
    names = {level.name for entry in all_entries() if entry.board for level in entry.board.levels}
    assert names - {""} == set(LEVELS)


def test_every_ruling_has_its_switch_its_rule_and_its_default_among_the_readings() -> None:
    assert {ruling.field for ruling in RULINGS} == {field.name for field in fields(Rulings)}
    for ruling in RULINGS:
        rule = rulebook("dday").find(ruling.rule)
        assert rule and rule.key, ruling.rule
        assert getattr(Rulings(), ruling.field) in [value for value, _ in ruling.readings]


def test_changed_rulings_reach_the_game() -> None:
    desk, scene, played = _playing()
    for name, action in (("ruling Q74", Action.LEFT), ("ruling Q1", Action.RIGHT), ("ruling Q11", Action.RIGHT)):
        scene.page.focus(name)
        desk.act(action)
    assert len(changed(scene.rulings)) == len(RULINGS)
    press(desk, "play")
    assert played.setup.rulings == Rulings(False, False, -1)


def test_nonsense_for_a_seed_switches_play_off_with_a_reason_and_a_new_one_mends_it() -> None:
    desk, scene, played = _playing()
    scene.page.focus("seed")
    desk.key("z", "z")
    play = scene.page.widget("play")
    assert play and "digits" in play.reason
    press(desk, "new seed")
    press(desk, "play")
    assert len(played.games) == 1


def test_own_maps_stand_below_the_shipped_ones_and_faulty_ones_lead_to_what_is_wrong(own_maps: Path) -> None:
    _own_map(own_maps / "dday", "my_beach.tmx")
    _own_map(own_maps / "dday", "torn.tmx", TORN)
    _own_map(own_maps, "other_beach.tmx")
    desk, scene, played = _playing()
    assert [entry.file.stem for entry in scene.entries[8:]] == ["my_beach", "torn", "other_beach"]
    desk.look()
    scene.page.focus("maps")
    for _ in range(8):
        desk.act(Action.DOWN)
    desk.look()
    assert scene.entry.own and scene.entry.board
    desk.act(Action.DOWN)
    desk.look()
    play = scene.page.widget("play")
    assert play and "cannot be played" in play.reason
    press(desk, "problems")
    assert played.problems[0].file.stem == "torn"


def test_a_map_that_was_mended_meanwhile_can_be_played_and_stays_chosen(own_maps: Path) -> None:
    _own_map(own_maps / "dday", "torn.tmx", TORN)
    desk, scene, _ = _playing()
    scene.chosen = 8
    scene.rebuild()
    _own_map(own_maps / "dday", "torn.tmx")
    scene.refresh()
    desk.look()
    assert scene.entry.file.stem == "torn" and not scene.page.widget("play").reason  # type: ignore[union-attr]


def test_a_beach_among_the_own_maps_is_no_map_of_dice_commandos(own_maps: Path) -> None:
    _own_map(own_maps, "other_beach.tmx")
    assert all(entry.mission for entry in jungles())


def test_a_faulty_beach_is_told_in_the_list_of_its_own_game_alone(own_maps: Path) -> None:
    faulty = _own_map(own_maps, "faulty_beach.tmx")
    words = faulty.read_text("utf-8")
    faulty.write_text(words.replace('value="bunker"', 'value="bunkr"'), "utf-8")
    nameless = _own_map(own_maps, "nameless_beach.tmx")
    nameless.write_text(faulty.read_text("utf-8").replace('name="game" value="dday"', 'name="note" value="-"'), "utf-8")
    assert [entry.file.name for entry in jungles() if entry.own] == []
    found = [entry for entry in all_entries() if entry.own]
    assert [entry.file.name for entry in found] == ["faulty_beach.tmx", "nameless_beach.tmx"]
    assert all("bunker" in entry.report.as_text() for entry in found)


def test_the_next_set_up_begins_with_what_was_chosen_for_the_last_game() -> None:
    desk, scene, _ = _playing()
    scene.chosen, scene.team.count = 3, 3
    scene.team.names[1], scene.team.players[2] = "Bravo", "greedy"
    scene.team.next_colour(0)
    scene.rulings = Rulings(bonus_fills_straight=False, extra_soldiers=1)
    colours = list(scene.team.colours)
    scene.rebuild()
    press(desk, "play")
    again = DdaySetupScene(desk.ui, Played().choices(), SEED)
    assert (again.chosen, again.team.count, again.team.colours) == (3, 3, colours)
    assert again.team.names[1] == "Bravo" and again.team.players[2] == "greedy"
    assert again.rulings == Rulings(bonus_fills_straight=False, extra_soldiers=1)


def test_kept_choices_that_exist_no_more_are_left_out() -> None:
    desk, _, _ = _playing()
    kept = DdayChoices(
        map="gone.tmx", level=9, players=("oracle",), colours=(1, 1, 2, 3), rulings={"extra_soldiers": 7}
    )
    desk.ui.change(dday_setup=kept)
    again = DdaySetupScene(desk.ui, Played().choices(), SEED)
    assert (again.chosen, again.level, again.team.players[0]) == (0, len(again.entry.board.levels) - 1, "person")  # type: ignore[union-attr]
    assert again.team.colours == [0, 1, 2, 3] and again.rulings == Rulings()
