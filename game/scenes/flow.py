"""The way through the program: title, set-up, table, result, and back; Continue, saves, replays, rules, pause.

Nothing here imports a game before the player chose one: the title's first picture needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import paths
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.dialog import notice
from game.scenes.flow_campaign import CampaignWay
from game.scenes.flow_games import Bots, read_map, way
from game.scenes.flow_saves import AUTOSAVE, KeptGames, label_of
from game.scenes.flow_tutorial import Tutorials
from game.scenes.stack import Scene
from game.scenes.title import TitleChoices, TitleScene
from game.ui.text import tr, tr_message
from game.ui.widgets.popover import Citation

if TYPE_CHECKING:
    from game.engine.commandos.state import Setup as CommandosSetup
    from game.engine.core.session import Session
    from game.scenes.flow_keep import Keeper
    from game.scenes.setup_maps import MapEntry

CANNOT_KEEP = N_("The game cannot be kept")
SEAT = 0  # the first; its bot plays on for a player
GOOD_BOT = "greedy"
"""The bot that gives hints, and plays on for a player."""


@dataclass(frozen=True)
class Errand:
    """What the command line asked for: a seed for the first game, and bots by seat."""

    seed: int | None = None
    bots: Mapping[int, str] = field(default_factory=dict)


class Flow:
    """One run of the program, from scene to scene."""

    def __init__(self, ui: Ui, errand: Errand, saves_folder: Path | None = None) -> None:
        self.ui, self.errand = ui, errand
        self.saves_folder = saves_folder or paths.saves()
        self.games, self.tutorials, self.campaign = KeptGames(self), Tutorials(self), CampaignWay(self)
        self._entries: dict[Any, Any] = {}  # the map of each board that was played in this run
        self._kept: Keeper | None = None
        ui.explain = _explain
        ui.open_file = self.open_file

    @property
    def keeper(self) -> Keeper:
        """The autosave, made when it is first needed."""
        if self._kept is None:
            from game.scenes.flow_keep import Keeper

            self._kept = Keeper(self.saves_folder)
        return self._kept

    def close(self) -> None:
        """Before the program ends: wait until the game is kept."""
        if self._kept is not None:
            self._kept.close()

    # ------------------------------------------------------------ title

    def title(self) -> TitleScene:
        """The first scene."""
        choices = TitleChoices(
            on_play=self.open_setup,
            on_continue=self.games.resume,
            on_rules=self.open_rules,
            on_settings=self.open_settings,
            on_saves=self.games.open,
            on_quit=self.ui.scenes.reset,
            continue_label=self.continue_label,
            on_tutorial=self.tutorials.open,
            tutorials_done=self.tutorials.done,
            on_campaign=self.campaign.open,
            campaign_begun=self.campaign.begun,
        )
        return TitleScene(self.ui, choices)

    def continue_label(self) -> str | None:
        """The game that Continue goes on with, such as "Gather Intel, round 6"; None if there is none."""
        folder = self.saves_folder / AUTOSAVE
        if not any(folder.glob("snapshot*")):
            return None  # nothing is imported for nothing: this is asked before the first picture
        from game.content.kept_note import note_of

        note = note_of(folder)
        return None if note is None else label_of(note)

    def to_title(self) -> None:
        """Leave everything and show the title."""
        self.ui.scenes.reset(self.title())

    def open_settings(self) -> None:
        """The settings above the present screen."""
        from game.scenes.settings import SettingsScene

        self.ui.scenes.push(SettingsScene(self.ui))

    def open_rules(self, rule: str | None = None) -> None:
        """The rules above the present screen, at a rule or at the beginning."""
        from game.scenes.rules import RulesScene

        self.ui.scenes.push(RulesScene(self.ui, rule))

    # ------------------------------------------------------------ a new game

    def open_setup(self, game: str) -> None:
        """Choose a board of a game; cards that cannot be used are told, and the title stays."""
        from game.content.cards import CardError

        try:
            scene = self.setup(game)
        except CardError as error:
            notice(self.ui, tr(N_("The game cannot begin")), tr_message(error.message))
            return
        self.ui.scenes.reset(scene)
        self.campaign.tell()

    def setup(self, game: str) -> Scene:
        """The set-up of a game; what is wrong with a map opens above it."""
        return way(game).setup(self)

    def open_map(self, file: Path) -> Scene:
        """The first scene for a map that the command line names: its table, or what is wrong with it."""
        from game.scenes.setup_seed import new_seed

        entry = read_map(file)
        if entry.board is None:
            return self.problems(entry, self.to_title)
        seed = new_seed() if self.errand.seed is None else self.errand.seed
        return self._begin(self._usual_session(entry, seed), self.errand.bots)

    def open_file(self, file: Path) -> None:
        """A file was dropped onto the window: a map is played, or what is wrong with it is shown above all else."""
        from game.scenes.flow_live import open_dropped

        open_dropped(self, file)

    def show_problems(self, entry: Any, refresh: Callable[[], None]) -> None:
        """Show what is wrong with a map, above the set-up that is refreshed then."""

        def back() -> None:
            self.ui.scenes.pop()
            refresh()

        self.ui.scenes.push(self.problems(entry, back))

    def problems(self, entry: Any, on_back: Callable[[], None]) -> Scene:
        """What is wrong with a map."""
        from game.scenes.map_problems import MapProblemsScene

        return MapProblemsScene(self.ui, entry, self.begin_usual, on_back)

    def begin_usual(self, entry: Any) -> None:
        """Begin a game on a map by the usual rules, from a seed that nobody chose."""
        from game.scenes.setup_seed import new_seed

        session = self._usual_session(entry, new_seed())
        self.ui.scenes.reset(self._begin(session, self.errand.bots))

    def play_map(self, entry: MapEntry, setup: CommandosSetup, seed: int) -> None:
        """Begin a game of Dice Commandos as it was set up."""
        self.begin_on(entry, setup, seed, self.errand.bots)

    def begin_on(self, entry: Any, setup: Any, seed: int, bots: Bots) -> None:
        """Begin a game as it was set up on a map."""
        from game.content.boards import game_of_spec

        session = self._session(game_of_spec(entry.board), entry, setup, seed)
        self.ui.scenes.reset(self._begin(session, bots))

    def _usual_session(self, entry: Any, seed: int) -> Session:
        """A game on a map by the usual rules."""
        from game.content.boards import game_of_spec

        game = game_of_spec(entry.board)
        return self._session(game, entry, way(game).usual(entry.board, self.errand.bots), seed)

    def _session(self, name: str, entry: Any, setup: Any, seed: int) -> Session:
        from game.content.saves import cards_of
        from game.engine.core.session import Session
        from game.engine.games import game

        assert entry.board, "only a sound map is played"
        others = {board: other for board, other in self._entries.items() if other.file != entry.file}
        self._entries = {**others, entry.board: entry}
        return Session(game(name), setup, cards_of(name), seed)

    def _begin(self, session: Session, bots: Bots) -> Scene:
        """The table of a new game; one that could be continued goes to the shelf first."""
        self.try_to_keep(self.keeper.shelve)
        return self.go_on(session, bots)

    def restart(self, session: Session) -> None:
        """The same game from the same seed, with the same bots."""
        self._again(session, session.seed)

    def _again(self, session: Session, seed: int) -> None:
        from game.engine.core.session import Session

        bots = self.keeper.bots() or self.errand.bots
        again = Session(session.game, session.setup, session.cards, seed)
        self.ui.scenes.reset(self._begin(again, bots))

    # ------------------------------------------------------------ the table

    def go_on(self, session: Session, bots: Bots) -> Scene:
        """The table of a game, which is kept from now on, and follows its map."""
        from game.scenes.flow_live import FollowedMap

        table = self.table(session, bots)
        self.keeper.bots = lambda: way(session.game.id).bots(table)
        self.keeper.begin(session)
        FollowedMap(self, session, table, self._entries.get(session.setup.board))
        return table

    def table(self, session: Session, bots: Bots | None = None) -> Any:
        """The table of a game that is kept after each command; bots have their seats, or those of the command line."""
        from game.scenes.table_calls import TableCalls

        calls = TableCalls(
            on_menu=lambda: self.pause(session, table),
            on_game_over=self.game_over,
            after_command=lambda session: self._after_command(session, table),
            hint=hint,
        )
        seats = self.errand.bots if bots is None else bots
        table: Any = way(session.game.id).table(self.ui, session, calls, self.near(session), seats)
        return table

    def near(self, session: Session) -> Path:
        """The map that a game's board was read from, or where one of its name is: its cards are looked for there."""
        board = session.setup.board
        known = self._entries.get(board)
        return known.file if known else way(session.game.id).near(board)

    def _after_command(self, session: Session, table: Any) -> None:
        self.keeper.after_command(session)
        self.campaign.after_command(session, table)
        if trouble := self.keeper.news():
            notice(self.ui, tr(CANNOT_KEEP), tr_message(trouble))

    def pause(self, session: Session, table: Any) -> None:
        """Open the menu above the table."""
        self.ui.scenes.push(self.pause_scene(session, table))

    def pause_scene(self, session: Session, table: Any) -> Scene:
        """The menu above the table."""
        from game.engine.games import BOTS
        from game.scenes.flow_keep import note_of_session
        from game.scenes.pause import PauseChoices, PauseScene

        its, name = way(session.game.id), self.errand.bots.get(SEAT, GOOD_BOT)
        choices = PauseChoices(
            on_save=lambda: self.games.save_as(session),
            on_settings=self.open_settings,
            on_rules=lambda: self.open_rules(session.ask.choice.rule if session.ask else None),
            on_bot=lambda bot: its.hand_over(table, bot),
            on_restart=lambda: self.restart(session),
            on_title=self.to_title,
            bot_plays=its.bot_plays(table),
            bots=tuple(BOTS[session.game.id]),
            usual_bot=name,
        )
        return PauseScene(self.ui, choices, label_of(note_of_session(session)))

    def try_to_keep(self, write: Any) -> None:
        """Write something; a full disk or a missing permission is told, and the game goes on."""
        try:
            write()
        except OSError as error:
            sentence = tr(N_("{reason}. Free some space, or look at the folder {folder}."))
            reason = error.strerror or str(error)
            notice(self.ui, tr(CANNOT_KEEP), sentence.format(reason=reason, folder=self.keeper.folder))

    # ------------------------------------------------------------ the end

    def game_over(self, session: Session) -> None:
        """The game ended: it is kept as the last game, and the result is shown."""
        self.ui.scenes.reset(self.result(session))  # first: what has to be told stands above the result
        self.try_to_keep(lambda: self.keeper.finish(session))
        self.campaign.tell()

    def result(self, session: Session) -> Scene:
        """What happened, how it ended, and what next."""
        from game.scenes.result import ResultChoices
        from game.scenes.setup_seed import new_seed

        choices = ResultChoices(
            on_again=lambda: self._again(session, new_seed()),
            on_same_seed=lambda: self.restart(session),
            on_other_map=lambda: self.open_setup(session.game.id),
            on_replay=lambda start: self.games.watch(session, start),
            on_keep=lambda: self.games.save_as(session),
            on_title=self.to_title,
            on_campaign=self.campaign.open,
            news=self.campaign.news_of(session),
        )
        return way(session.game.id).result(self.ui, session, choices)


def hint(session: Session) -> Any:
    """What the greedy bot would do now; it sees only what the player sees, and the game does not move."""
    from game.engine.games import bot

    assert session.ask, "there is a question"
    bot_ = bot(session.game.id, GOOD_BOT, session.seed)
    command = bot_.choose(session.state.clone(), session.ask)
    return command, bot_.why(session.state.clone(), command)


def _explain(rule: str) -> Citation | None:
    from game.scenes.rules_citation import explain

    return explain(rule)
