"""Komandosi on the whole way: set-up, table, Continue, result, replay, saves."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from game import paths
from game.content.settings import Settings
from game.content.setup_choices import KomandosiChoices
from game.engine.komandosi.rulings import Rulings
from game.scenes.flow import Errand, Flow
from game.scenes.flow_games import bots_of
from game.scenes.flow_keep import note_of_session
from game.scenes.komandosi.gallery import komandosi_played
from game.scenes.komandosi.replay import KomandosiReplayScene
from game.scenes.komandosi.result import KomandosiResultScene
from game.scenes.komandosi.result_facts import facts_of, track_of
from game.scenes.komandosi.setup import KomandosiSetupScene
from game.scenes.komandosi.setup_rulings import RULINGS, RulingsScene
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.rules_book import rulebook
from game.scenes.title import TitleScene
from game.ui import theme
from tests.ui.scene_checks import ALL_SIZES, draws_at, off_says_why, press, stands_everything
from tests.ui.toolkit_desk import Desk

MAP = paths.maps() / "komandosi" / "island.tmx"
AT_ONCE = Settings(speed=0, bot_pause_ms=0)
LONGEST_GAME = 6000  # frames


class Player:
    """A desk with a flow."""

    def __init__(self, folder: Path, bots: dict[int, str] | None = None) -> None:
        self.desk = Desk(settings=AT_ONCE)
        self.flow = Flow(self.desk.ui, Errand(seed=3, bots=bots or {}), folder)

    @property
    def top(self) -> object:
        return self.desk.ui.scenes.top

    def begin(self) -> KomandosiTableScene:
        """The game that the command line asks for."""
        self.desk.open(self.flow.open_map(MAP))
        assert isinstance(self.top, KomandosiTableScene)
        return self.top

    def wait(self, frames: int) -> None:
        """Let time pass, until another scene is on top at the latest."""
        before = self.top
        for _ in range(frames):
            self.desk.ui.scenes.update(theme.FRAME)
            self.desk.ui.scenes.settle()
            if self.top is not before:
                return


def setup_scene(desk: Desk) -> KomandosiSetupScene:
    scene = Flow(desk.ui, Errand(seed=7), Path("nowhere")).setup("komandosi")
    assert isinstance(scene, KomandosiSetupScene)
    return scene


def full_setup(desk: Desk) -> KomandosiSetupScene:
    scene = setup_scene(desk)
    scene.players.count = 6  # arrows on the number of players change it: with all of them nothing more can come
    return scene


def rulings_scene(desk: Desk) -> RulingsScene:
    return RulingsScene(desk.ui, Rulings(), lambda _: None)


def result_scene(desk: Desk) -> KomandosiResultScene:
    scene = Flow(desk.ui, Errand(), Path("nowhere")).result(komandosi_played(5))
    assert isinstance(scene, KomandosiResultScene)
    return scene


@pytest.mark.parametrize("size", ALL_SIZES)
@pytest.mark.parametrize("make", [setup_scene, rulings_scene, result_scene])
def test_the_screens_stand_every_size(make: object, size: tuple[int, int]) -> None:
    draws_at(make, size)  # type: ignore[arg-type]


@pytest.mark.parametrize("make", [full_setup, rulings_scene, result_scene])
def test_the_screens_are_reached_by_keys_and_say_why_not(make: object) -> None:
    stands_everything(make)  # type: ignore[arg-type]


def test_what_is_off_at_the_table_says_why(tmp_path: Path) -> None:
    off_says_why(lambda desk: Flow(desk.ui, Errand(seed=3), tmp_path).open_map(MAP))  # type: ignore[arg-type, return-value]


def test_every_ruling_has_a_switch_whose_first_reading_is_the_tables_own() -> None:
    assert {ruling.field for ruling in RULINGS} == {field.name for field in fields(Rulings)}
    for ruling in RULINGS:
        assert ruling.readings[0][0] == getattr(Rulings(), ruling.field)
        found = rulebook("komandosi").find(ruling.rule)
        assert found and found.key


def test_a_whole_game_of_bots_comes_to_its_result_and_can_be_shown_again(tmp_path: Path) -> None:
    player = Player(tmp_path, {0: "greedy", 1: "greedy", 2: "random"})
    table = player.begin()
    assert list(table.bots) == ["A", "B", "C"]
    player.wait(LONGEST_GAME)
    assert isinstance(player.top, KomandosiResultScene)
    press(player.desk, "replay")
    player.desk.ui.scenes.settle()
    assert isinstance(player.top, KomandosiReplayScene)
    assert player.top.last == len(table.game.session.log)


def test_continue_goes_on_where_the_game_was_with_its_bots(tmp_path: Path) -> None:
    player = Player(tmp_path, {1: "greedy"})
    table = player.begin()
    while table.game.session.state.seat != 1 and len(table.game.session.log) < 6:
        table.hint()
        table.game.play(table.game.ask.options[0])  # type: ignore[union-attr]
        table.play_queued()
    log = list(table.game.session.log)
    player.flow.keeper.close()
    again = Player(tmp_path)
    again.desk.open(again.flow.title())
    assert isinstance(again.top, TitleScene)
    assert again.flow.continue_label()
    again.flow.games.resume()
    again.desk.ui.scenes.settle()
    assert isinstance(again.top, KomandosiTableScene)
    assert again.top.game.session.log[: len(log)] == log
    assert bots_of(note_of_session(again.top.game.session, {1: "greedy"}), "komandosi") == {1: "greedy"}


def test_the_set_up_keeps_its_choices_for_the_next_game(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.desk.open(player.flow.setup("komandosi"))
    scene = player.top
    assert isinstance(scene, KomandosiSetupScene)
    scene.players.count, scene.players.names[1] = 4, "Zosia"
    scene.rulings = Rulings(round_limit=50)
    scene.start()
    player.desk.ui.scenes.settle()
    assert isinstance(player.top, KomandosiTableScene)
    assert player.top.game.session.setup.names[1] == "Zosia"
    kept = player.desk.ui.settings.komandosi_setup
    assert (kept.count, kept.names[1], kept.rulings["round_limit"]) == (4, "Zosia", 50)
    again = player.flow.setup("komandosi")
    assert isinstance(again, KomandosiSetupScene)
    assert (again.players.count, again.rulings) == (4, Rulings(round_limit=50))


def test_strange_kept_choices_do_no_harm(tmp_path: Path) -> None:
    player = Player(tmp_path)
    odd = KomandosiChoices(players=("martian",), colours=(1, 1), rulings={"round_limit": 7, "nonsense": 1})
    player.desk.ui.change(komandosi_setup=odd)
    scene = player.flow.setup("komandosi")
    assert isinstance(scene, KomandosiSetupScene)
    assert scene.rulings == Rulings()
    assert scene.players.colours == list(range(6))


def test_the_result_tells_the_winners_way() -> None:
    session = komandosi_played(5)
    facts = facts_of(session)
    assert facts.winners and facts.reason == "helicopter"
    assert session.state.board.helicopter >> track_of(facts)[-1] & 1
