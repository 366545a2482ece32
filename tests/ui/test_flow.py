"""The whole way: title, set-up, table, result, title; Continue after a crash; damaged files; maps from outside."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game import paths
from game.content import journal, kept_note, saves
from game.content.controls import Action
from game.content.settings import Settings
from game.engine.core.session import Session
from game.scenes.dialog import Dialog, NameDialog
from game.scenes.flow import Errand, Flow, hint
from game.scenes.flow_gallery import ended, exhibits, mission, new_session, played
from game.scenes.flow_keep import EARLIER, LAST, Keeper
from game.scenes.flow_saves import label_of
from game.scenes.map_problems import MapProblemsScene
from game.scenes.pause import PauseScene
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.rules import RulesScene
from game.scenes.saves import SavesScene
from game.scenes.settings import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table import TableScene
from game.scenes.table_bot import BotTable
from game.scenes.title import TitleScene
from game.ui import theme
from tests.ui.scene_checks import press
from tests.ui.toolkit_desk import Desk

AT_ONCE = Settings(speed=0, bot_pause_ms=0)
LONGEST_GAME = 5000  # frames


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the maps of whoever runs it."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")


class Player:
    """A desk with the flow on it."""

    def __init__(self, folder: Path, errand: Errand | None = None, settings: Settings = AT_ONCE) -> None:
        self.desk = Desk(settings=settings)
        self.flow = Flow(self.desk.ui, errand or Errand(seed=3), folder)
        self.desk.open(self.flow.title())

    @property
    def top(self) -> object:
        return self.desk.ui.scenes.top

    def press(self, name: str) -> object:
        return press(self.desk, name)

    def new_game(self) -> TableScene:
        self.press("play commandos")
        table = self.press("play")
        assert isinstance(table, TableScene)
        return table

    def run(self) -> None:
        """Let time pass until another scene is on top."""
        before = self.top
        for _ in range(LONGEST_GAME):
            self.desk.ui.scenes.update(theme.FRAME)
            self.desk.ui.scenes.settle()
            if self.top is not before:
                return
        raise AssertionError(f"nothing came after {type(before).__name__}")


def _play(table: TableScene, choices: int) -> None:
    """The greedy bot's choices, by the clicks that make them."""
    for _ in range(choices):
        table.finish_all()
        assert table.game.ask
        for pick in hint(table.game.session)[0].picks():
            table.pick(pick)


# ---------------------------------------------------------------- the whole way


def test_two_clicks_from_the_title_roll_the_first_dice(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.new_game()
    assert table.game.session.seed == 3
    assert sum(die.pips > 0 for die in table.game.state.commandos) == 3
    player.desk.ui.scenes.draw(player.desk.canvas.surface)


def test_a_whole_game_goes_from_the_title_to_the_result_and_back(tmp_path: Path) -> None:
    player = Player(tmp_path, Errand(seed=3, bots={0: "greedy"}))
    table = player.new_game()
    assert isinstance(table, BotTable) and table.bot_plays
    player.run()
    assert isinstance(player.top, ResultScene)
    player.desk.ui.scenes.update(2000)
    player.desk.look()
    player.flow.keeper._autosave.flush()
    assert player.flow.continue_label() is None
    assert [info.note["name"] for info in saves.all_saves(player.flow.keeper.shelf)] == [LAST]
    assert isinstance(player.press("title"), TitleScene)


def test_the_keyboard_alone_plays_from_the_title_to_the_table(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.desk.act(Action.CONFIRM)
    assert isinstance(player.top, SetupScene)
    player.desk.act(Action.CONFIRM)
    assert isinstance(player.top, TableScene)


@pytest.mark.parametrize(
    ("button", "scene"),
    [("again", TableScene), ("seed", TableScene), ("map", SetupScene), ("replay", ReplayScene), ("title", TitleScene)],
)
def test_the_result_leads_on(button: str, scene: type, tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.desk.open(player.flow.result(ended(True)))
    assert isinstance(player.press(button), scene)


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    player = Player(tmp_path)
    session = ended(False)
    player.desk.open(player.flow.result(session))
    table = player.press("seed")
    assert isinstance(table, TableScene)
    again = table.game.session
    assert (again.seed, again.log) == (session.seed, [])
    assert again.game.dump_state(again.state) == session.game.dump_state(new_session(session.seed).state)


@pytest.mark.parametrize(
    ("button", "scene"), [("settings", SettingsScene), ("rules", RulesScene), ("saves", SavesScene)]
)
def test_the_title_leads_to_settings_rules_and_kept_games_and_back(button: str, scene: type, tmp_path: Path) -> None:
    player = Player(tmp_path)
    assert isinstance(player.press(button), scene)
    player.desk.act(Action.BACK)
    assert isinstance(player.top, TitleScene)


def test_f1_explains_rules_on_every_page(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.press("play commandos")
    page = player.top.page
    page.focus("commando 5")
    player.desk.act(Action.HELP)
    assert page.popover and page.popover.citation.topic == "Pathfinder"
    player.desk.look()


# ---------------------------------------------------------------- the menu of the table


def test_the_menu_keeps_the_game_under_a_name_and_asks_before_it_replaces_one(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.new_game()
    for _ in range(2):
        table.calls.on_menu()
        player.desk.ui.scenes.settle()
        assert isinstance(player.top, PauseScene)
        assert isinstance(player.press("save"), NameDialog)
        player.desk.act(Action.CONFIRM)
    assert isinstance(player.top, Dialog)
    player.press("answer 1")
    assert player.top is table
    assert [info.note["name"] for info in saves.all_saves(tmp_path)] == ["Gather Intel, round 1"]


def test_two_names_of_one_file_are_asked_about_too(tmp_path: Path) -> None:
    player = Player(tmp_path)
    saves.save_as(played(0, 6), "jungle: one", {}, tmp_path)
    player.flow.games.save_as(played(0, 24))
    player.desk.ui.scenes.settle()
    player.top.name = "Jungle/ ONE"
    player.desk.act(Action.CONFIRM)
    assert isinstance(player.top, Dialog)
    player.press("answer 1")
    (info,) = saves.all_saves(tmp_path)
    assert saves.load(info.file).session.log == played(0, 6).log


def test_the_menu_begins_the_same_game_again(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.new_game()
    _play(table, 3)
    table.calls.on_menu()
    player.desk.ui.scenes.settle()
    again = player.press("restart")
    assert isinstance(again, TableScene) and again is not table
    assert (again.game.session.seed, again.game.session.log) == (3, [])


# ---------------------------------------------------------------- Continue


def _crash(player: Player) -> None:
    """The program ends without a word; what was asked of the autosave has been written."""
    player.flow.keeper._autosave.flush()


def test_after_a_crash_continue_goes_on_at_the_last_command(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.new_game()
    _play(table, 12)
    log = list(table.game.session.log)
    _crash(player)
    player = Player(tmp_path)
    assert player.flow.continue_label() == f"Gather Intel, round {table.game.state.round}"
    assert player.top.page.focused.name == "continue"
    again = player.press("continue")
    assert isinstance(again, TableScene)
    assert again.game.session.log == log
    assert again.game.session.undoable() == table.game.session.undoable()
    player.desk.ui.scenes.draw(player.desk.canvas.surface)


def test_an_undo_is_kept_too(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.new_game()
    _play(table, 1)
    while table.game.session.undo_stop():
        _play(table, 1)
    table.undo(table.places.log)
    log = list(table.game.session.log)
    _crash(player)
    assert journal.resume(tmp_path / "autosave").session.log == log


def test_a_damaged_newest_autosave_offers_the_one_before_and_keeps_the_files(tmp_path: Path) -> None:
    player = Player(tmp_path)
    _play(player.new_game(), 12)
    _crash(player)
    snapshot = tmp_path / "autosave" / kept_note.SNAPSHOT
    torn = snapshot.read_bytes()[:200]
    snapshot.write_bytes(torn)
    player = Player(tmp_path)
    dialog = player.press("continue")
    assert isinstance(dialog, Dialog)
    player.desk.look()
    assert isinstance(player.press("answer 0"), TableScene)
    _crash(player)
    assert torn in [file.read_bytes() for file in (tmp_path / "damaged").rglob("*") if file.is_file()]


def test_when_nothing_is_sound_the_sentence_is_told_the_files_stay_and_a_new_game_begins(tmp_path: Path) -> None:
    player = Player(tmp_path)
    _play(player.new_game(), 3)
    _crash(player)
    folder = tmp_path / "autosave"
    note = json.loads((folder / kept_note.SNAPSHOT).read_text("utf-8"))["note"]
    for file in folder.glob("snapshot*"):
        file.write_text(json.dumps({"version": 1, "game": "commandos", "note": note}), "utf-8")
    before = {file.name: file.read_bytes() for file in folder.iterdir()}
    player = Player(tmp_path)
    dialog = player.press("continue")
    assert isinstance(dialog, Dialog) and "damaged" in dialog.body
    player.desk.look()
    assert {file.name: file.read_bytes() for file in folder.iterdir()} == before
    assert isinstance(player.press("answer 0"), SetupScene)
    assert isinstance(player.press("play"), TableScene)
    kept = {file.name: file.read_bytes() for file in (tmp_path / "damaged" / "1").iterdir()}
    assert kept == before


def test_a_new_game_puts_the_unfinished_one_on_the_shelf(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.new_game()
    _play(table, 5)
    player.flow.to_title()
    player.desk.ui.scenes.settle()
    player.new_game()
    (info,) = saves.all_saves(player.flow.keeper.shelf)
    assert info.note["name"] == EARLIER
    assert saves.load(info.file).session.log == table.game.session.log


def test_a_save_whose_cards_have_changed_goes_on_without_its_past(tmp_path: Path) -> None:
    file = saves.save_as(played(0, 24), "old cards", {"title": "Gather Intel"}, tmp_path)
    data = json.loads(file.read_text("utf-8"))
    data["seed"] += 1  # as if the same seed gave other dice now
    file.write_text(json.dumps(data), "utf-8")
    player = Player(tmp_path)
    player.press("saves")
    player.press("go on")
    tables = [scene for scene in player.desk.ui.scenes._scenes if isinstance(scene, TableScene)]
    assert tables and isinstance(player.top, Dialog)


@pytest.mark.parametrize("note", [{}, {"title": 7, "round": "six"}, {"title": "", "round": None}])
def test_a_note_from_elsewhere_still_gives_a_label(note: dict[str, object]) -> None:
    assert label_of(note)


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    player = Player(tmp_path)

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saves, "save_as", full)
    player.flow.game_over(ended(True))
    player.desk.ui.scenes.settle()
    scenes = [type(scene) for scene in player.desk.ui.scenes._scenes]
    assert ResultScene in scenes


# ---------------------------------------------------------------- watching


def test_a_replay_shows_the_whole_game_and_leads_back_to_where_it_began(tmp_path: Path) -> None:
    player = Player(tmp_path)
    result = player.flow.result(ended(True))
    player.desk.open(result)
    replay = player.press("replay")
    assert isinstance(replay, ReplayScene) and replay.playing
    replay.pick("button:end")
    assert replay.game.session.log == []
    replay.back()
    for _ in range(LONGEST_GAME):
        player.desk.ui.scenes.update(theme.FRAME)
    assert replay.at == replay.last and not replay.playing
    assert replay.game.session.log == ended(True).log
    player.desk.act(Action.BACK)
    assert player.top is result


def test_a_line_of_the_story_is_shown_from_its_moment_on(tmp_path: Path) -> None:
    player = Player(tmp_path)
    result = player.flow.result(ended(True))
    player.desk.open(result)
    replay = player.press("deed 1")
    assert isinstance(replay, ReplayScene)
    assert replay.at == result.deeds[1].command - 1 > 0


def test_the_list_of_kept_games_shows_one_again_and_gets_it_back_untouched(tmp_path: Path) -> None:
    player = Player(tmp_path)
    session = played(0, 6)
    player.flow.games.watch(session)
    player.desk.ui.scenes.settle()
    assert isinstance(player.top, ReplayScene) and player.top.last == 6
    player.desk.act(Action.BACK)
    assert isinstance(player.top, TitleScene)
    assert session.log == played(0, 6).log


def test_watching_from_a_moment_on_begins_there(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.games.watch(ended(True), 10)
    player.desk.ui.scenes.settle()
    assert player.top.game.session.log == ended(True).log[:10]


# ---------------------------------------------------------------- a bot in the seat


def test_a_bot_waits_between_choices_as_long_as_the_settings_say(tmp_path: Path) -> None:
    player = Player(tmp_path, Errand(seed=3, bots={0: "greedy"}), Settings(bot_pause_ms=600, speed=1))
    table = player.new_game()
    table.finish_all()
    table.update(599)
    assert not table.game.session.log
    table.update(1)
    assert len(table.game.session.log) == 1


def test_the_pause_menu_lets_a_bot_play_on_and_gives_the_seat_back(tmp_path: Path) -> None:
    player = Player(tmp_path, Errand(seed=3), Settings(bot_pause_ms=0, speed=0))
    table = player.new_game()
    assert isinstance(table, BotTable) and not table.bot_plays
    for on in (True, False):
        player.desk.act(Action.BACK)
        player.press("bot")
        assert not on or player.press("player greedy") is table
        assert player.top is table and table.bot_plays is on
        log = len(table.game.session.log)
        table.update(1)
        assert (len(table.game.session.log) > log) is on


def test_a_turn_of_a_bot_does_not_begin_with_its_last_words(tmp_path: Path) -> None:
    settings = Settings(bot_pause_ms=600, speed=1, close_up="off")
    player = Player(tmp_path, Errand(seed=3, bots={0: "greedy"}), settings)
    table = player.new_game()
    shown = table.game
    while (shown.shown.round, shown.shown.phase) != (2, "commandos"):
        table.update(50)
    assert "thinking" in table.heading().line


def test_a_bot_says_what_it_does_and_why_and_ties_the_hand(tmp_path: Path) -> None:
    player = Player(tmp_path, Errand(seed=3, bots={0: "greedy"}), Settings(bot_pause_ms=0, speed=0))
    table = player.new_game()
    while table.game.shown.phase != "commandos":
        table.update(1)
    table.update(1)
    assert table.heading().line and table.heading().body
    log = list(table.game.session.log)
    for use in (
        table.undo,
        table.redo,
        table.hint,
        lambda anchor: table.pick("button:end"),
        lambda _: table.back_to(0),
    ):
        table.bubble = None
        use(table.places.log)
        assert table.bubble and "bot plays" in table.bubble[0].body
    assert table.game.session.log == log


# ---------------------------------------------------------------- the command line


def test_a_map_of_the_command_line_begins_at_once_with_its_seed(tmp_path: Path) -> None:
    player = Player(tmp_path, Errand(seed=77))
    scene = player.flow.open_map(mission())
    assert isinstance(scene, TableScene) and scene.game.session.seed == 77


def test_a_map_that_cannot_be_played_opens_on_what_is_wrong_with_it(tmp_path: Path) -> None:
    player = Player(tmp_path)
    file = tmp_path / "torn.tmx"
    file.write_text("<map", "utf-8")
    scene = player.flow.open_map(file)
    assert isinstance(scene, MapProblemsScene)
    player.desk.open(scene)
    player.desk.look()
    player.desk.act(Action.BACK)
    assert isinstance(player.top, TitleScene)


def _modules_after(code: str) -> set[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(done.stdout.split())


TITLE = """
import os, sys
os.environ["SDL_VIDEODRIVER"] = "dummy"
from pathlib import Path
from game.scenes.flow import Errand, Flow
from tests.ui.toolkit_desk import Desk
desk = Desk()
desk.open(Flow(desk.ui, Errand(), Path({folder!r})).title())
desk.look()
print(*(name for name in sys.modules if name.startswith(("game.engine.commandos", "pytmx"))))
"""


def test_the_title_imports_no_game(tmp_path: Path) -> None:
    assert _modules_after(TITLE.format(folder=str(tmp_path))) <= _banner()


def test_the_title_imports_no_game_for_the_label_of_continue_either(tmp_path: Path) -> None:
    keeper = Keeper(tmp_path)
    keeper.begin(played(0, 6))
    keeper.close()
    assert _modules_after(TITLE.format(folder=str(tmp_path))) <= _banner()


def _banner() -> set[str]:
    """What pygame prints when it is imported."""
    return _modules_after("import pygame")


def test_every_exhibit_of_the_gallery_opens_and_draws(tmp_path: Path) -> None:
    desk = Desk()
    names = []
    for exhibit in exhibits(desk.ui, tmp_path):
        desk.ui.scenes.reset()
        for scene in exhibit.open():
            desk.ui.scenes.push(scene)
        desk.ui.scenes.settle()
        desk.ui.scenes.draw(desk.canvas.surface)
        names.append(exhibit.name)
    assert len(set(names)) == len(names) > 20


def test_the_self_test_passes_from_any_folder(tmp_path: Path) -> None:
    code = "import sys; from game.self_test import self_test; sys.exit(self_test())"
    root = str(Path(__file__).resolve().parents[2])
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {root!r}); {code}"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "self-test passed"), done.stdout + done.stderr


def test_a_hint_does_not_move_the_game() -> None:
    session: Session = new_session(5)
    before = session.game.dump_state(session.state)
    command, why = hint(session)
    assert command in session.ask.options and str(why)
    assert session.game.dump_state(session.state) == before
