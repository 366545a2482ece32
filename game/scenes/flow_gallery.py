"""Every scene of the program once, with something to show: for the self-test, for pictures, for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from pathlib import Path

from game import paths
from game.content import saves
from game.content.campaign import Win, Wins
from game.content.cards import commandos_cards, dday_cards
from game.content.commandos_models import Side
from game.content.tutorial_games import GAMES as TUTORIALS
from game.engine.commandos.combat import ChooseFight
from game.engine.commandos.events import FightEnded
from game.engine.commandos.game import GAME
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup, is_enemy
from game.engine.core.session import Session
from game.engine.dday.state import NAMES
from game.engine.dday.state import Setup as DdaySetup
from game.engine.games import BOTS, bot, game
from game.scenes.campaign_news import News
from game.scenes.context import Ui
from game.scenes.dday.flow import WAY
from game.scenes.dday.setup import DdaySetupScene
from game.scenes.dday.setup_maps import FOLDER as DDAY
from game.scenes.dday.setup_maps import all_entries as dday_maps
from game.scenes.dialog import Answer, Dialog, NameDialog
from game.scenes.flow import Errand, Flow
from game.scenes.flow_keep import LAST, note_of_session
from game.scenes.hot_seat import WHO_PLAYS
from game.scenes.komandosi.gallery import scenes_of
from game.scenes.map_problems import MapProblemsScene
from game.scenes.players import PERSON
from game.scenes.result import ResultScene
from game.scenes.rules import RulesScene
from game.scenes.seat_choice import SeatChoice
from game.scenes.settings import TABS, SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.setup_maps import FOLDER, read_entry
from game.scenes.setup_options import Options, OptionsScene
from game.scenes.setup_rulings import RulingsScene
from game.scenes.stack import Scene
from game.scenes.table_bot import BotTable
from game.scenes.title import TitleScene
from game.ui import theme
from game.ui.text import tr

MISSION, BEACH = "01_gather_intel", "1_exercise_tiger"
_CLOSE_UP = 2000  # milliseconds after which the close-up of a fight has come to its verdict
_ENOUGH = 200  # seeds until one of each ending was found


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture to take: its name, and what to open, from below."""

    name: str
    open: Callable[[], list[Scene]]


def mission() -> Path:
    """The shipped map that is shown."""
    return paths.maps() / FOLDER / f"{MISSION}.tmx"


def new_session(seed: int) -> Session:
    """A new game of the shipped mission by the usual rules."""
    entry = read_entry(mission())
    assert entry.board, entry.report.as_text()
    cards = commandos_cards()
    return Session(GAME, Setup(entry.board, cards_version=cards.version), cards, seed)


@lru_cache(maxsize=8)
def played(seed: int, choices: int | None = None) -> Session:
    """A game that the greedy bot played to its end, or so many choices of it."""
    session, player = new_session(seed), bot(GAME.id, "greedy", seed)
    while session.ask and (choices is None or len(session.log) < choices):
        session.play(player.choose(session.state, session.ask))
    return session


@lru_cache(maxsize=8)
def dday_played(seed: int, choices: int | None = None) -> Session:
    """A game of D-Day Dice of two Units that the greedy bot played to its end, or so many choices of it."""
    session, player = dday_session(seed), bot("dday", "greedy", seed)
    while session.ask and (choices is None or len(session.log) < choices):
        session.play(player.choose(session.state, session.ask))
    return session


def dday_session(seed: int) -> Session:
    """A new game of the first beach, with two Units."""
    entry = WAY.read(paths.maps() / "dday" / f"{BEACH}.tmx")
    assert entry.board, entry.report.as_text()
    return Session(game("dday"), WAY.usual(entry.board, {1: "greedy"}), dday_cards(), seed)


def ended(won: bool) -> Session:
    """The first game that the greedy bot won, or lost."""
    games = (played(seed) for seed in range(_ENOUGH))
    return next(session for session in games if bool(session.state.outcome.winners) is won)


def exhibits(ui: Ui, folder: Path) -> Iterator[Exhibit]:
    """All scenes. Saves for the list are written into `folder`, as is a map with faults."""
    flow = Flow(ui, Errand(seed=0x4F219C), folder)

    yield Exhibit("title", lambda: [flow.title()])
    yield Exhibit("title_continue", lambda: [_with_label(flow.title(), "Gather Intel, round 6")])
    for number, tab in enumerate(TABS):
        yield Exhibit(f"settings_{tab.icon}", partial(_settings, ui, number))
    yield Exhibit("setup", lambda: [flow.setup(GAME.id)])
    yield Exhibit("setup_rulings", lambda: [flow.setup(GAME.id), RulingsScene(ui, Rulings(), lambda _: None)])
    yield Exhibit("setup_campaign", lambda: [_with_wins(flow)])
    yield Exhibit("setup_options", lambda: _options(flow))
    for name, wins in _CAMPAIGNS.items():
        yield Exhibit(f"campaign_{name}", partial(_campaign, flow, wins))
    yield Exhibit("setup_dday", lambda: [_beach(flow)])
    for units, choices in ((1, 0), (4, 40)):
        yield Exhibit(f"table_dday_{units}", partial(_landed, flow, units, choices))
    yield Exhibit("seat_choice", partial(_seat, flow))
    for name in TUTORIALS:
        yield Exhibit(f"tutorial_{name}", partial(_tutorial, flow, name))
    yield Exhibit("rules", lambda: [RulesScene(ui, "commandos:A6")])
    yield Exhibit("map_problems", lambda: [_problems(ui, folder)])
    for name, choices in (("start", 0), ("early", 6), ("middle", 24)):
        yield Exhibit(f"table_{name}", partial(_tables, flow, choices))
    yield Exhibit("table_combat", lambda: [_combat(flow)])
    yield Exhibit("table_fights", lambda: [_fights(flow)])
    yield Exhibit("pause", lambda: _paused(flow))
    yield Exhibit("victory", lambda: [flow.result(ended(True))])
    yield Exhibit("victory_campaign", lambda: [_harder(flow)])
    yield Exhibit("defeat", lambda: [flow.result(ended(False))])
    yield Exhibit("result_dday", lambda: [flow.result(dday_played(0))])
    for name, open_scenes in scenes_of(flow):
        yield Exhibit(name, open_scenes)
    yield Exhibit("saves", lambda: [_saves(flow, folder)])
    yield Exhibit("dialog", lambda: [flow.title(), _dialog(ui)])
    yield Exhibit("dialog_name", lambda: [flow.title(), _name(ui)])


def _with_label(scene: TitleScene, label: str) -> TitleScene:
    scene.choices = replace(scene.choices, continue_label=lambda: label)
    return scene


def _settings(ui: Ui, number: int) -> list[Scene]:
    return [SettingsScene(ui, number)]


def _tutorial(flow: Flow, name: str) -> list[Scene]:
    return [flow.tutorials.scene(name)]


def _options(flow: Flow) -> list[Scene]:
    """The options of a mission with a boss, some of them taken."""
    scene = flow.setup(GAME.id)
    assert isinstance(scene, SetupScene)
    scene.chosen = next(at for at, entry in enumerate(scene.entries) if entry.board and entry.board.boss >= 0)
    scene.options = Options(side=Side.B, hard_events=2, hard_boss=True)
    return [scene, OptionsScene(flow.ui, scene.entry, scene.options, lambda _: None, scene.how_hard)]


def _campaign(flow: Flow, wins: Wins) -> list[Scene]:
    return [flow.campaign.scene(wins)]


_CAMPAIGNS: dict[str, Wins] = {
    "new": {},
    "middle": {
        "gather_intel": Win(steps=("side", "events"), events=2),
        "powder_trail": Win(),
        "cold_cell": Win(steps=("tracker",)),
        "tooth_and_claw": Win(steps=("side", "events", "tracker", "boss"), events=6),
    },
    "harder": {mission: Win(steps=("side",)) for mission in MISSIONS},
}
"""Campaigns to be seen: nothing won yet, some of it, and all of it without being at an end."""


def _with_wins(flow: Flow) -> Scene:
    """The set-up as the campaign opens it."""
    scene = flow.setup(GAME.id)
    assert isinstance(scene, SetupScene)
    scene.choices = replace(scene.choices, from_campaign=True, wins=_CAMPAIGNS["middle"])
    return scene


def _harder(flow: Flow) -> Scene:
    """A victory that was harder than the one before."""
    scene = flow.result(ended(True))
    assert isinstance(scene, ResultScene)
    scene.choices = replace(scene.choices, news=News.HARDER)
    return scene


def _beach(flow: Flow) -> Scene:
    """The set-up of D-Day Dice for three Units, one of them a bot's."""
    scene = flow.setup(DDAY)
    assert isinstance(scene, DdaySetupScene)
    scene.team.count, scene.team.players[2] = 3, "greedy"
    return scene


def _landed(flow: Flow, units: int, choices: int) -> list[Scene]:
    """A table of D-Day Dice after so many choices of the greedy bot."""
    entry = dday_maps()[units]
    assert entry.board, entry.report.as_text()
    cards = dday_cards()
    setup = DdaySetup(entry.board, NAMES[:units], cards_version=cards.version)
    session, player = Session(game(DDAY), setup, cards, 0), bot(DDAY, "greedy", 0)
    while session.ask and len(session.log) < choices:
        session.play(player.choose(session.state, session.ask))
    return [flow.table(session)]


def _seat(flow: Flow) -> list[Scene]:
    """Who plays a Unit of D-Day Dice that a bot has now."""
    scenes = _landed(flow, 4, 40)
    ask = SeatChoice(flow.ui, tr(WHO_PLAYS).format(name=NAMES[1]), (PERSON, *BOTS[DDAY]), "greedy", lambda _: None)
    return [*scenes, ask]


def _problems(ui: Ui, folder: Path) -> Scene:
    """The shipped mission with a misspelt name, in a folder of its own."""
    file = folder / "faulty.tmx"
    words = mission().read_text("utf-8").replace('value="gather_intel"', 'value="gather_intell"')
    tilesets = paths.maps().as_posix()
    file.write_text(words.replace('"../', f'"{tilesets}/'), "utf-8")
    return MapProblemsScene(ui, read_entry(file), lambda _: None, ui.scenes.pop)


def _table(flow: Flow, choices: int) -> BotTable:
    scene = flow.table(_copy(played(0, choices)))
    scene.finish_all()
    return scene


def _paused(flow: Flow) -> list[Scene]:
    table = _table(flow, 6)
    return [table, flow.pause_scene(table.game.session, table)]


def _tables(flow: Flow, choices: int) -> list[Scene]:
    return [_table(flow, choices)]


def _copy(session: Session) -> Session:
    """The same game once more, so that a table may play on with it."""
    again = new_session(session.seed)
    for words in session.log:
        again.play(GAME.parse(words))
    return again


def _combat(flow: Flow) -> Scene:
    """A fight of the player's own, in its close-up."""
    again = new_session(0)
    for words in played(0).log:
        trial = _copy(again)
        if any(
            isinstance(event, FightEnded) and not is_enemy(event.attacker) for event in trial.play(GAME.parse(words))
        ):
            scene = flow.table(again)
            scene.finish_all()
            flow.ui.scenes.push(scene)
            flow.ui.scenes.settle()
            for pick in GAME.parse(words).picks():
                scene.pick(pick)
            for _ in range(_CLOSE_UP // theme.FRAME):
                scene.update(theme.FRAME)
            return scene
        again.play(GAME.parse(words))
    raise AssertionError("the greedy bot attacks in every game")


def _fights(flow: Flow) -> Scene:
    """The first question which of several dice is fought next."""
    for seed in range(_ENOUGH):
        session, player = new_session(seed), bot(GAME.id, "greedy", seed)
        while session.ask and not isinstance(session.ask.choice, ChooseFight):
            session.play(player.choose(session.state, session.ask))
        if session.ask:
            scene = flow.table(session)
            scene.finish_all()
            return scene
    raise AssertionError("one die meets several in some game")


def _saves(flow: Flow, folder: Path) -> Scene:
    (folder / f"torn{saves.SUFFIX}").write_text('{"version": 1, "game": "comm', "utf-8")
    for seed, choices, name in ((0, 24, "jungle evening"), (1, 6, "just begun")):
        session = played(seed, choices)
        saves.save_as(session, name, note_of_session(session), folder)
    session = ended(True)
    saves.save_as(session, LAST, note_of_session(session), flow.keeper.shelf)
    return flow.games.scene()


def _dialog(ui: Ui) -> Scene:
    body = "The dice in the <yellow>deploy box</> wait. <icon:deploy> Deploying costs one action."
    return Dialog(ui, "End the phase?", body, (Answer("End", style="hot"), Answer("Stay")), "no")


def _name(ui: Ui) -> Scene:
    return NameDialog(ui, "Save as", "The game is kept under this name.", "Gather Intel, round 6", lambda _: None)
