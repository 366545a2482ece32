"""The campaign: its page, what a won game enters, what it recommends, and the ways there and back."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from game import paths
from game.content import campaign
from game.content.campaign import STEPS, Win, Wins
from game.content.commandos_models import Side
from game.content.controls import Action
from game.content.settings import Settings
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.engine.core.session import Session
from game.scenes.campaign import CampaignChoices, CampaignScene
from game.scenes.campaign_cards import MissionCard
from game.scenes.campaign_news import NEWS_TEXTS, News
from game.scenes.campaign_steps import FIRST, Advice, advice, id_of, missions, possible, win_of
from game.scenes.dialog import Dialog
from game.scenes.flow import Errand, Flow, hint
from game.scenes.flow_gallery import new_session, played
from game.scenes.result import ResultScene
from game.scenes.setup import SetupScene
from game.scenes.setup_maps import MapEntry, turned_over
from game.scenes.setup_missions import rows_of
from game.scenes.setup_options import Options
from game.scenes.table_bot import BotTable
from game.scenes.title import TitleScene
from tests.ui.scene_checks import ALL_SIZES, draws_at, opened, press, stands_everything
from tests.ui.toolkit_desk import Desk

AT_ONCE = Settings(speed=0, bot_pause_ms=0)
MIDDLE: Wins = {"gather_intel": Win(steps=("side",)), "cold_cell": Win()}
ALL: Wins = {mission: Win() for mission in MISSIONS}
DONE: Wins = {m: Win(steps=possible(m), events=1) for m in MISSIONS}


@pytest.fixture(autouse=True)
def _no_own_maps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test sees the maps of whoever runs it."""
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")


class Led:
    """Remembers what the page led to."""

    def __init__(self) -> None:
        self.set_up: list[tuple[MapEntry, Options | None]] = []
        self.begun: list[Advice] = []
        self.left = 0

    def choices(self) -> CampaignChoices:
        def leave() -> None:
            self.left += 1

        return CampaignChoices(lambda *what: self.set_up.append(what), self.begun.append, leave)


def _page(wins: Wins, led: Led | None = None) -> object:
    return lambda desk: CampaignScene(desk.ui, (led or Led()).choices(), wins)


# ---------------------------------------------------------------- the page


@pytest.mark.parametrize("size", ALL_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("wins", [{}, MIDDLE, ALL, DONE], ids=["new", "middle", "all", "done"])
def test_it_draws_at_every_size_and_its_texts_fit(wins: Wins, size: tuple[int, int]) -> None:
    draws_at(_page(wins), size)  # type: ignore[arg-type]


def test_it_can_be_used_by_mouse_alone_and_by_keyboard_alone() -> None:
    stands_everything(_page(MIDDLE))  # type: ignore[arg-type]


def test_every_mission_has_a_card_and_every_card_may_be_played() -> None:
    led = Led()
    desk, scene = opened(_page({}, led))  # type: ignore[arg-type]
    cards = [widget for widget in scene.page.widgets if isinstance(widget, MissionCard)]
    assert [card.entry.mission.number for card in cards if card.entry.mission] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert not any(card.why_not() for card in cards)
    for card in cards:
        desk.click(card.rect.center)
    assert led.set_up == [(card.entry, None) for card in cards]


def test_the_first_game_is_marked_and_one_key_begins_it() -> None:
    led = Led()
    desk, scene = opened(_page({}, led))  # type: ignore[arg-type]
    flags = {card.name: card.flag for card in scene.page.widgets if isinstance(card, MissionCard) and card.flag}
    assert flags == {"mission gather_intel": "START HERE"}
    desk.act(Action.CONFIRM)
    (begun,) = led.begun
    assert begun.first and begun.options == Options() and id_of(begun.entry) == "gather_intel"


def test_later_the_recommended_mission_is_set_up() -> None:
    led = Led()
    desk, _ = opened(_page(MIDDLE, led))  # type: ignore[arg-type]
    desk.act(Action.CONFIRM)
    ((entry, options),) = led.set_up
    assert id_of(entry) == "powder_trail" and options == Options() and not led.begun


def test_escape_goes_back() -> None:
    led = Led()
    desk, _ = opened(_page({}, led))  # type: ignore[arg-type]
    desk.act(Action.BACK)
    assert led.left == 1


def test_nothing_is_recommended_where_all_is_done() -> None:
    _, scene = opened(_page(DONE))  # type: ignore[arg-type]
    assert scene.page.widget("next") is None and scene.page.focused


# ---------------------------------------------------------------- what it recommends


def test_after_all_missions_comes_the_easiest_win_one_step_harder() -> None:
    wins = {**ALL, "gather_intel": Win(steps=("side",))}
    found = advice(missions(), wins)
    assert found and id_of(found.entry) == "powder_trail" and found.options == Options(side=Side.B)


def test_following_every_recommendation_takes_every_step_of_every_mission() -> None:
    wins, entries = dict[str, Win](), missions()
    for _ in range(sum(1 + len(possible(mission)) for mission in MISSIONS)):
        found = advice(entries, wins)
        if found is None:
            break
        entry = turned_over(found.entry) if found.options.side is Side.B else found.entry
        assert entry.board
        win = win_of(found.options.setup(entry.board, Rulings()))
        before = wins.get(id_of(entry))
        assert win and (before is None or win.rank > before.rank)
        wins[id_of(entry)] = win
    assert advice(entries, wins) is None
    for mission in map(id_of, entries):
        assert wins[mission].steps == possible(mission)


# ---------------------------------------------------------------- how hard a game is


def _board(number: int, side: Side = Side.A) -> Setup:
    entry = missions()[number - 1]
    board = (turned_over(entry) if side is Side.B else entry).board
    assert board
    return Setup(board)


def test_a_first_game_has_no_steps() -> None:
    assert win_of(_board(1)) == Win()


def test_each_option_is_a_step() -> None:
    setup = _board(4, Side.B)
    harder = replace(setup, hard_events=3, hard_tracker=True, enemy_type="raptors", hard_boss=True)
    assert win_of(harder) == Win(steps=STEPS, events=3)


def test_what_means_nothing_for_a_mission_is_no_step() -> None:
    assert win_of(replace(_board(1), hard_boss=True)) == Win()
    assert win_of(replace(_board(5), enemy_type="cyber_apes")) == Win()


def test_other_commandos_and_rulings_are_no_steps() -> None:
    setup = replace(_board(1), advanced=(1, 2), rulings=Rulings(hidden_objectives=True))
    assert win_of(setup) == Win()


def test_a_board_that_was_changed_is_no_mission_of_the_campaign() -> None:
    setup = _board(1)
    assert win_of(replace(setup, board=replace(setup.board, walls=setup.board.walls[1:]))) is None
    assert win_of(replace(setup, board=replace(setup.board, name="my_own"))) is None


# ---------------------------------------------------------------- a win enters it


class Player:
    """A desk with the flow on it, and a game that the bot would win."""

    def __init__(self, folder: Path, seed: int = 0, bots: dict[int, str] | None = None) -> None:
        self.desk = Desk(settings=AT_ONCE)
        self.flow = Flow(self.desk.ui, Errand(seed=seed, bots=bots or {}), folder)
        self.desk.open(self.flow.title())

    @property
    def top(self) -> object:
        return self.desk.ui.scenes.top

    @property
    def wins(self) -> Wins:
        return campaign.load(self.flow.campaign.file).wins

    def plays(self, session: Session, choices: int | None = None) -> BotTable:
        """A person makes the greedy bot's choices, to the end or so many of them."""
        table = self.flow.go_on(session, {})
        assert isinstance(table, BotTable)
        self.desk.ui.scenes.reset(table)
        self.desk.ui.scenes.settle()
        while session.ask and (choices is None or len(session.log) < choices):
            table.finish_all()
            for pick in hint(session)[0].picks():
                table.pick(pick)
        self.desk.ui.scenes.settle()
        return table

    def sees_result(self) -> ResultScene:
        for _ in range(20):
            self.desk.ui.scenes.update(1000)
            self.desk.ui.scenes.settle()
        assert isinstance(self.top, ResultScene)
        return self.top


def _seed(won: bool) -> int:
    return next(seed for seed in range(200) if bool(played(seed).state.outcome.winners) is won)


def test_the_first_win_is_kept_and_told(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.plays(new_session(_seed(True)))
    assert player.wins == {"gather_intel": Win()}
    result = player.sees_result()
    button = result.page.widget("campaign")
    assert result.choices.news is News.FIRST and button and button.label == NEWS_TEXTS[News.FIRST].label
    player.desk.look()
    assert isinstance(player.desk.ui.scenes.top, ResultScene)
    assert isinstance(press(player.desk, "campaign"), CampaignScene)


def test_a_second_win_changes_nothing_and_a_harder_one_does(tmp_path: Path) -> None:
    player = Player(tmp_path)
    harder = Win(steps=("side",))
    campaign.save({"gather_intel": harder}, player.flow.campaign.file)
    player.plays(new_session(_seed(True)))
    assert player.wins == {"gather_intel": harder} and player.sees_result().choices.news is News.AGAIN
    assert harder.rank > Win().rank


def test_a_win_with_harder_options_is_told_as_such(tmp_path: Path) -> None:
    player = Player(tmp_path)
    campaign.save({"gather_intel": Win()}, player.flow.campaign.file)
    for seed in range(200):
        easy = new_session(seed)
        session = Session(easy.game, replace(easy.setup, hard_tracker=True), easy.cards, seed)
        player.plays(session)
        if session.state.outcome.winners:
            break
    assert player.wins == {"gather_intel": Win(steps=("tracker",))}
    assert player.sees_result().choices.news is News.HARDER


def test_a_lost_game_enters_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.plays(new_session(_seed(False)))
    assert not player.flow.campaign.file.exists() and player.sees_result().choices.news is None


def test_a_game_that_a_bot_won_does_not_count(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.flow.go_on(new_session(_seed(True)), {0: "greedy"})
    player.desk.ui.scenes.reset(table)
    for _ in range(5000):
        player.desk.ui.scenes.update(16)
        player.desk.ui.scenes.settle()
        if isinstance(player.top, ResultScene):
            break
    assert player.sees_result().choices.news is News.BOT and not player.flow.campaign.file.exists()


def test_a_replay_enters_nothing(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.games.watch(played(_seed(True)))
    for _ in range(200):
        player.desk.ui.scenes.update(1000)
        player.desk.ui.scenes.settle()
    assert not player.flow.campaign.file.exists()


def test_a_damaged_file_is_told_once_and_the_win_counts(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.campaign.file.write_text("torn", "utf-8")
    player.plays(new_session(_seed(True)))
    assert player.wins == {"gather_intel": Win()}
    assert player.flow.campaign.file.with_name("campaign.json.bad").read_text("utf-8") == "torn"
    assert isinstance(player.top, Dialog) and "campaign.json.bad" in player.top.body
    press(player.desk, "answer 0")
    assert player.sees_result().choices.news is News.FIRST


def test_a_full_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError(28, "no space left on the device")

    player = Player(tmp_path)
    monkeypatch.setattr(campaign, "save", fail)
    player.plays(new_session(_seed(True)))
    assert isinstance(player.top, Dialog) and "no space left" in player.top.body


# ---------------------------------------------------------------- the ways there and back


def test_from_the_set_up_to_the_campaign_to_a_mission_and_back(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.desk.ui.scenes.reset(player.flow.setup("commandos"))
    player.desk.ui.scenes.settle()
    assert isinstance(press(player.desk, "campaign"), CampaignScene)
    setup = press(player.desk, "mission cold_cell")
    assert isinstance(setup, SetupScene) and setup.entry.file.name == "03_cold_cell.tmx"
    player.desk.act(Action.BACK)
    assert isinstance(player.top, CampaignScene)
    player.desk.act(Action.BACK)
    assert isinstance(player.top, TitleScene)


def test_the_first_game_begins_with_one_click(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.campaign.open()
    player.desk.ui.scenes.settle()
    table = press(player.desk, "next")
    assert isinstance(table, BotTable)
    setup = table.game.session.setup
    assert setup.board.mission == "gather_intel" and win_of(setup) == Win()
    assert (setup.enemy_type, setup.advanced) == (FIRST.enemy_type, ())


def test_the_title_leads_there_once_something_was_played(tmp_path: Path) -> None:
    player = Player(tmp_path)
    assert player.top.page.widget("campaign") is None  # type: ignore[attr-defined]
    campaign.save(MIDDLE, player.flow.campaign.file)
    player.flow.to_title()
    player.desk.ui.scenes.settle()
    assert isinstance(press(player.desk, "campaign"), CampaignScene)


def test_the_list_of_the_set_up_says_what_was_won(tmp_path: Path) -> None:
    player = Player(tmp_path)
    campaign.save(MIDDLE, player.flow.campaign.file)
    scene = player.flow.setup("commandos")
    assert isinstance(scene, SetupScene)
    rows = rows_of(scene.entries, scene.choices.wins)
    assert [row.detail for row in rows] == ["won +1 of 4", "", "won", "", "", "", "", ""]
    own = [replace(entry, own=True) for entry in scene.entries]
    assert not any(row.detail for row in rows_of(own, scene.choices.wins))


def test_a_damaged_file_is_told_above_the_set_up(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.campaign.file.write_text("torn", "utf-8")
    press(player.desk, "play commandos")
    assert isinstance(player.top, Dialog)
    assert isinstance(press(player.desk, "answer 0"), SetupScene)


def test_a_damaged_file_is_told_on_the_page(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.campaign.file.write_text("[]", "utf-8")
    player.flow.campaign.open()
    player.desk.ui.scenes.settle()
    assert isinstance(player.top, Dialog)
    press(player.desk, "answer 0")
    assert isinstance(player.top, CampaignScene)


def test_after_the_tutorial_the_first_game_is_one_click_away(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.flow.tutorials._ended("commandos")
    player.desk.ui.scenes.settle()
    assert isinstance(press(player.desk, "answer 0"), BotTable)


def test_after_the_tutorial_a_player_who_won_before_sets_a_game_up(tmp_path: Path) -> None:
    player = Player(tmp_path)
    campaign.save(MIDDLE, player.flow.campaign.file)
    player.flow.tutorials._ended("commandos")
    player.desk.ui.scenes.settle()
    assert isinstance(press(player.desk, "answer 0"), SetupScene)
