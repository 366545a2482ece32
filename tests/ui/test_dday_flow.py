"""D-Day Dice on the whole way: from the command line to the result, the title, Continue, and the list of saves."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import cli, paths
from game.content import saves
from game.content.settings import Settings
from game.scenes.dday.replay import DdayReplayScene
from game.scenes.dday.result import DdayResultScene
from game.scenes.dday.setup import DdaySetupScene
from game.scenes.dday.table import DdayTableScene
from game.scenes.flow import Errand, Flow
from game.scenes.flow_gallery import dday_played
from game.scenes.flow_games import bots_of
from game.scenes.flow_keep import note_of_session
from game.scenes.map_problems import MapProblemsScene
from game.scenes.saves import SavesScene
from game.scenes.title import TitleScene
from game.ui import theme
from tests.ui.scene_checks import ALL_SIZES, draws_at, press, stands_everything
from tests.ui.toolkit_desk import Desk

MAP = paths.maps() / "dday" / "1_exercise_tiger.tmx"
AT_ONCE = Settings(speed=0, bot_pause_ms=0)
LONGEST_GAME = 5000  # frames
TWO_BOTS = {0: "random", 1: "greedy"}


class Player:
    """A desk with a flow."""

    def __init__(self, folder: Path, bots: dict[int, str] | None = None) -> None:
        self.desk = Desk(settings=AT_ONCE)
        self.flow = Flow(self.desk.ui, Errand(seed=3, bots=bots or {}), folder)

    @property
    def top(self) -> object:
        return self.desk.ui.scenes.top

    def begin(self) -> DdayTableScene:
        """The game that the command line asks for."""
        self.desk.open(self.flow.open_map(MAP))
        assert isinstance(self.top, DdayTableScene)
        return self.top

    def wait(self, frames: int) -> None:
        """Let time pass, until another scene is on top at the latest."""
        before = self.top
        for _ in range(frames):
            self.desk.ui.scenes.update(theme.FRAME)
            self.desk.ui.scenes.settle()
            if self.top is not before:
                return

    def title(self) -> TitleScene:
        self.flow.to_title()
        self.desk.ui.scenes.settle()
        assert isinstance(self.top, TitleScene)
        return self.top


def test_the_command_line_opens_a_table_with_one_unit_and_a_bot_on_it(tmp_path: Path) -> None:
    table = Player(tmp_path, {0: "greedy"}).begin()
    assert [unit.letter for unit in table.game.state.units] == ["A"] == list(table.bots)
    assert table.game.session.seed == 3


def test_bots_in_higher_seats_bring_their_units(tmp_path: Path) -> None:
    table = Player(tmp_path, {2: "greedy"}).begin()
    assert len(table.game.state.units) == 3
    assert list(table.bots) == ["C"]


def test_a_whole_game_of_bots_comes_to_its_result_and_to_the_title(tmp_path: Path) -> None:
    player = Player(tmp_path, {0: "greedy"})
    player.begin()
    player.wait(LONGEST_GAME)
    assert isinstance(player.top, DdayResultScene)
    player.desk.look()
    player.flow.keeper._autosave.flush()
    assert player.flow.continue_label() is None
    assert isinstance(press(player.desk, "title"), TitleScene)


def test_continue_goes_on_with_the_same_bots(tmp_path: Path) -> None:
    player = Player(tmp_path, TWO_BOTS)
    table = player.begin()
    player.wait(8)
    log = list(table.game.session.log)
    assert log
    player.flow.keeper.close()
    later = Player(tmp_path)
    later.title()
    assert later.flow.continue_label() == f"Exercise Tiger, turn {table.game.state.turn}"
    again = press(later.desk, "continue")
    assert isinstance(again, DdayTableScene)
    assert again.game.session.log == log
    assert {letter: player.name for letter, player in again.bots.items()} == {"A": "random", "B": "greedy"}
    later.desk.look()


def test_a_new_game_puts_the_unfinished_one_with_its_bots_on_the_shelf(tmp_path: Path) -> None:
    player = Player(tmp_path, TWO_BOTS)
    player.begin()
    player.wait(5)
    player.begin()
    (info,) = saves.all_saves(player.flow.keeper.shelf)
    assert info.note["bots"] == {"0": "random", "1": "greedy"}
    assert [unit["name"] for unit in info.note["units"]] == ["Able", "Baker"]


def test_the_list_of_saves_shows_a_game_and_goes_on_with_it(tmp_path: Path) -> None:
    player = Player(tmp_path)
    session = dday_played(0, 10)
    saves.save_as(session, "beach", note_of_session(session, {1: "greedy"}), tmp_path)
    player.title()
    assert isinstance(press(player.desk, "saves"), SavesScene)
    player.desk.look()
    assert isinstance(press(player.desk, "watch"), DdayReplayScene)
    player.desk.ui.scenes.pop()
    player.desk.ui.scenes.settle()
    table = press(player.desk, "go on")
    assert isinstance(table, DdayTableScene)
    assert table.game.session.log == session.log
    assert list(table.bots) == ["B"]


@pytest.mark.parametrize(
    ("button", "scene"),
    [
        ("again", DdayTableScene),
        ("seed", DdayTableScene),
        ("map", DdaySetupScene),
        ("replay", DdayReplayScene),
        ("title", TitleScene),
    ],
)
def test_the_result_leads_on(button: str, scene: type, tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.desk.open(player.flow.result(dday_played(0)))
    assert isinstance(press(player.desk, button), scene)


@pytest.mark.parametrize("note", [{"bots": 7}, {"bots": {"x": "greedy"}}, {"bots": {"0": "genius", "9": ["a"]}}, {}])
def test_a_note_from_elsewhere_brings_no_bots(note: dict[str, object]) -> None:
    assert bots_of(note, "dday") == {}


def test_the_pause_menu_gives_all_units_to_a_bot_and_back(tmp_path: Path) -> None:
    player = Player(tmp_path, {1: "greedy"})
    table = player.begin()
    for count in (2, 0):
        player.flow.pause(table.game.session, table)
        player.desk.ui.scenes.settle()
        press(player.desk, "bot")
        assert not count or press(player.desk, "player good") is table
        assert player.desk.ui.scenes.top is table and len(table.bots) == count


def test_a_faulty_beach_opens_on_what_is_wrong_and_is_played_when_it_is_mended(tmp_path: Path) -> None:
    file = tmp_path / "beach.tmx"
    words = MAP.read_text("utf-8").replace('"../', f'"{paths.maps().as_posix()}/')
    file.write_text(words.replace('name="start" type="bool" value="true"', 'name="start" type="bool" value="maybe"'))
    player = Player(tmp_path)
    scene = player.flow.open_map(file)
    assert isinstance(scene, MapProblemsScene)
    player.desk.open(scene)
    player.desk.look()
    file.write_text(words, "utf-8")
    scene.read_again()
    assert isinstance(press(player.desk, "play"), DdayTableScene)


@pytest.mark.parametrize(("text", "named"), [("5=greedy", "seats are 1 to 4"), ("1=genius", "bots are")])
def test_a_seat_or_a_bot_that_is_not_there_gets_one_sentence(
    text: str, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["play", "--map", str(MAP), "--bot", text]) == cli.MISUSED
    said = capsys.readouterr().err
    assert text in said and named in said and len(said.splitlines()) == 1


def _result(desk: Desk) -> DdayResultScene:
    scene = Flow(desk.ui, Errand()).result(dday_played(0))
    assert isinstance(scene, DdayResultScene)
    return scene


@pytest.mark.parametrize("size", ALL_SIZES)
def test_the_result_is_drawn_in_every_size(size: tuple[int, int]) -> None:
    draws_at(_result, size)


def test_the_result_stands_mouse_and_keyboard() -> None:
    stands_everything(_result)
