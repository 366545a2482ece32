"""The set-up: what can be chosen, what it says about it, and that two clicks from the title roll the first dice."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from game import paths
from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.content.controls import Action
from game.content.settings import Settings
from game.content.setup_choices import CommandosChoices
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import LAST_ROUND, Table
from game.engine.commandos.state import Setup as GameSetup
from game.scenes import setup_difficulty
from game.scenes.rules_book import rulebook
from game.scenes.setup import SetupChoices, SetupScene
from game.scenes.setup_board import thumbnail, tokens
from game.scenes.setup_maps import MapEntry, all_entries
from game.scenes.setup_options import Options, OptionsScene
from game.scenes.setup_panels import tracker_colours
from game.scenes.setup_rulings import RULINGS, RulingsScene, changed
from game.scenes.setup_seed import parse_seed, seed_text
from game.ui import theme
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.toolkit_desk import Desk

SEED = 0x4F219C


class Played:
    """Remembers what the set-up led to."""

    def __init__(self) -> None:
        self.games: list[tuple[MapEntry, GameSetup, int]] = []
        self.problems: list[MapEntry] = []
        self.left = 0

    def choices(self) -> SetupChoices:
        def leave() -> None:
            self.left += 1

        return SetupChoices(lambda *game: self.games.append(game), self.problems.append, leave)


def _scene(desk: Desk) -> SetupScene:
    return SetupScene(desk.ui, Played().choices(), SEED)


def _rulings(desk: Desk) -> RulingsScene:
    desk.open(_scene(desk))
    return RulingsScene(desk.ui, Rulings(), lambda _: None)


def _options(desk: Desk) -> OptionsScene:
    scene = _scene(desk)
    desk.open(scene)
    return OptionsScene(desk.ui, scene.entry, Options(), lambda _: None, scene.how_hard)


def _own_map(folder: Path, name: str, words: str | None = None) -> Path:
    """A copy of the shipped mission among the player's own maps; with `words` the file holds them instead."""
    shipped = paths.maps() / "commandos" / "01_gather_intel.tmx"
    file = folder / "commandos" / name
    file.parent.mkdir(parents=True, exist_ok=True)
    text = shipped.read_text("utf-8").replace('"../', f'"{paths.maps().as_posix()}/')
    file.write_text(text if words is None else words, "utf-8")
    return file


@pytest.fixture
def own_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder of own maps."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")
    return tmp_path / "maps"


@pytest.fixture(autouse=True)
def _no_own_maps(own_maps: Path) -> None:
    """No test sees the maps of whoever runs it."""


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("make", [_scene, _rulings, _options], ids=["set-up", "rulings", "options"])
def test_it_draws_at_every_size_and_its_texts_fit(make: object, size: tuple[int, int]) -> None:
    draws_at(make, size)  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [_scene, _rulings, _options], ids=["set-up", "rulings", "options"])
def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone(make: object) -> None:
    stands_everything(make)  # type: ignore[arg-type]


def test_play_has_the_focus_on_arrival_and_begins_the_game_that_is_shown() -> None:
    played = Played()
    desk, _ = opened(lambda desk: SetupScene(desk.ui, played.choices(), SEED))
    desk.act(Action.CONFIRM)
    ((entry, setup, seed),) = played.games
    assert (entry.file.name, setup.rulings, seed) == ("01_gather_intel.tmx", Rulings(), SEED)
    assert setup == GameSetup(entry.board, cards_version=commandos_cards().version)


def test_escape_goes_back() -> None:
    played = Played()
    desk, _ = opened(lambda desk: SetupScene(desk.ui, played.choices()))
    desk.act(Action.BACK)
    assert played.left == 1


def test_a_seed_is_typed_and_nonsense_switches_play_off_with_a_reason() -> None:
    played = Played()
    desk, scene = opened(lambda desk: SetupScene(desk.ui, played.choices(), SEED))
    scene.page.focus("seed")
    for letter in "z":
        desk.key(letter, letter)
    play = scene.page.widget("play")
    assert play and "digits" in play.reason
    for _ in range(9):
        desk.key("backspace")
    for letter in "1f":
        desk.key(letter, letter)
    desk.act(Action.CONFIRM)
    assert played.games[0][2] == 0x1F


def test_a_new_seed_is_another_one() -> None:
    desk, scene = opened(_scene)
    press(desk, "new seed")
    assert scene.seed != seed_text(SEED)
    assert scene.page.widget("seed").value == scene.seed


@pytest.mark.parametrize("seed", [0, 7, SEED, 2**31, 2**63])
def test_a_seed_reads_back_as_it_is_shown(seed: int) -> None:
    assert parse_seed(seed_text(seed)) == seed


@pytest.mark.parametrize("typed", ["", "-", "xyz", "12 gh", "1" * 17, "1.5"])
def test_what_is_no_seed_is_none(typed: str) -> None:
    assert parse_seed(typed) is None


def test_every_ruling_has_its_switch_its_rule_and_its_default_first() -> None:
    assert [ruling.field for ruling in RULINGS] == [field.name for field in fields(Rulings)]
    for ruling in RULINGS:
        rule = rulebook().find(ruling.rule)
        assert rule and rule.key, ruling.rule
        assert ruling.readings[0][0] == getattr(Rulings(), ruling.field)


def test_a_changed_ruling_reaches_the_game_and_greys_the_difficulty() -> None:
    played = Played()
    desk, scene = opened(lambda desk: SetupScene(desk.ui, played.choices(), SEED))
    press(desk, "rulings")
    desk.act(Action.RIGHT)
    desk.act(Action.BACK)
    assert [ruling.rule for ruling in changed(scene.rulings)] == ["Q15"]
    assert setup_difficulty.difficulty(scene.entry, scene.rulings, scene.options) is None
    press(desk, "play")
    assert played.games[0][1].rulings == Rulings(enemies_stop_at_edge=True)


def test_a_damaged_difficulty_table_is_no_table(tmp_path: Path) -> None:
    file = tmp_path / "difficulty.toml"
    file.write_text('["01_gather_intel"]\ngames = "many"\n', "utf-8")
    assert setup_difficulty.read_table(file) == {}
    assert setup_difficulty.read_table(tmp_path / "none.toml") == {}


def test_own_maps_stand_below_the_shipped_ones_and_faulty_ones_lead_to_what_is_wrong(own_maps: Path) -> None:
    _own_map(own_maps, "my_jungle.tmx")
    _own_map(own_maps, "torn.tmx", "<map")
    shipped = sorted(file.name for file in (paths.maps() / "commandos").glob("*.tmx"))
    assert [entry.file.name for entry in all_entries()] == [*shipped, "my_jungle.tmx", "torn.tmx"]
    played = Played()
    desk, scene = opened(lambda desk: SetupScene(desk.ui, played.choices(), SEED))
    desk.look()
    scene.page.focus("missions")
    for _ in shipped:
        desk.act(Action.DOWN)
        desk.look()
    assert scene.entry.own and scene.entry.board
    desk.act(Action.DOWN)
    desk.look()
    assert "cannot be played" in scene.page.widget("play").reason
    press(desk, "problems")
    assert played.problems[0].file.name == "torn.tmx"


def test_the_small_board_shows_every_token_in_its_colour() -> None:
    entry = all_entries()[0]
    assert entry.board
    picture = thumbnail(entry.board, entry.file)
    colours = {
        tuple(picture.get_at((x, y)))[:3] for x in range(picture.get_width()) for y in range(picture.get_height())
    }

    assert {theme.rgb("red"), theme.rgb("yellow"), theme.rgb("wave")} <= colours
    assert len(tokens(entry.board)) == 7


def test_the_bars_of_the_rounds_have_the_colours_of_the_tracker() -> None:
    entry = all_entries()[0]
    assert entry.board
    table = Table(GameSetup(entry.board), commandos_cards())
    limits = [table.limit(number) for number in range(1, LAST_ROUND + 1)]
    assert tracker_colours() == ["yellow" if limit == limits[0] else "orange" for limit in limits]


def test_every_option_goes_into_the_game() -> None:
    played = Played()
    desk, scene = opened(lambda desk: SetupScene(desk.ui, played.choices(), SEED))
    press(desk, "commando 2")
    press(desk, "commando 5")
    options = Options(Side.B, "raptors", scene.options.advanced, 3, True, True)
    scene._set_options(options)
    desk.look()
    press(desk, "play")
    setup = played.games[0][1]
    assert (setup.enemy_type, setup.advanced, setup.hard_events, setup.hard_tracker, setup.hard_boss) == (
        "raptors",
        (2, 5),
        3,
        True,
        True,
    )
    assert {card.side for card in setup.board.cards} == {"B"}


def test_what_means_nothing_for_a_mission_says_so() -> None:
    _, scene = opened(_options)
    boss = scene.page.widget("option hard_boss")
    assert boss and "no boss" in boss.reason


def test_the_next_set_up_begins_with_what_was_chosen_for_the_last_game() -> None:
    desk, scene = opened(_scene)
    scene._choose(4)
    options = Options(Side.B, "raptors", (2, 5), 3, True, True)
    rulings = Rulings(on_target="other", hidden_objectives=True)
    scene._set_options(options)
    scene._set_rulings(rulings)
    press(desk, "play")
    file = scene.entry.file
    desk.ui.change(**Settings.model_validate_json(desk.ui.settings.model_dump_json()).model_dump())
    again = _scene(desk)
    assert (again.entry.file, again.options, again.rulings) == (file, options, rulings)


def test_choices_that_were_not_played_are_not_kept() -> None:
    desk, scene = opened(_scene)
    scene._choose(4)
    desk.act(Action.BACK)
    assert _scene(desk).chosen == 0


def test_kept_choices_that_exist_no_more_are_left_out() -> None:
    desk, _ = opened(_scene)
    kept = CommandosChoices(
        map="gone.tmx", enemy_type="ghosts", advanced=(5, 2, 5), rulings={"on_target": "nowhere", "gone": True}
    )
    desk.ui.change(commandos_setup=kept)
    again = _scene(desk)
    assert (again.chosen, again.options, again.rulings) == (0, Options(advanced=(2, 5)), Rulings())


def test_a_mission_with_its_own_enemy_ticks_that_one() -> None:
    entry = next(it for it in all_entries() if it.board and it.board.mission == "tooth_and_claw")
    _, scene = opened(lambda desk: OptionsScene(desk.ui, entry, Options(), lambda _: None, lambda _: ""))
    switch = scene.page.widget("option enemy_type")
    assert switch.value == "raptors" and switch.reason
