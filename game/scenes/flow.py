"""The way through the program: title, set-up, table, result, and back; Continue, saves, replays, rules, pause.

Nothing here imports a game before the player chose one: the title's first picture needs none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import paths
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.dialog import notice
from game.scenes.flow_saves import AUTOSAVE, KeptGames, label_of
from game.scenes.stack import Scene
from game.scenes.title import TitleChoices, TitleScene
from game.ui.text import tr, tr_message
from game.ui.widgets.popover import Citation

if TYPE_CHECKING:
    from game.engine.commandos.rulings import Rulings
    from game.engine.core.session import Session
    from game.scenes.flow_keep import Keeper
    from game.scenes.setup_maps import MapEntry
    from game.scenes.table_bot import BotTable

CANNOT_KEEP = N_("The game cannot be kept")
SEAT = 0  # Dice Commandos is played alone
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
        self.games = KeptGames(self)
        self._files: dict[Any, Path] = {}  # the map of each board that was read in this run
        self._kept: Keeper | None = None
        ui.explain = _explain

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
            on_play=lambda game: self.open_setup(),
            on_continue=self.games.resume,
            on_rules=self.open_rules,
            on_settings=self.open_settings,
            on_saves=self.games.open,
            on_quit=self.ui.scenes.reset,
            continue_label=self.continue_label,
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

    def open_setup(self) -> None:
        """Choose a mission; cards that cannot be used are told, and the title stays."""
        from game.content.cards import CardError

        try:
            scene = self.setup()
        except CardError as error:
            notice(self.ui, tr(N_("The game cannot begin")), tr_message(error.message))
            return
        self.ui.scenes.reset(scene)

    def setup(self) -> Scene:
        """The set-up; what is wrong with a map opens above it."""
        from game.scenes.setup import SetupChoices, SetupScene

        def problems(entry: MapEntry) -> None:
            def back() -> None:
                self.ui.scenes.pop()
                scene.refresh()

            self.ui.scenes.push(self._problems(entry, back))

        scene = SetupScene(self.ui, SetupChoices(self.play_map, problems, self.to_title), self.errand.seed)
        return scene

    def open_map(self, file: Path) -> Scene:
        """The first scene for a map that the command line names: its table, or what is wrong with it."""
        from game.engine.commandos.rulings import Rulings
        from game.scenes.setup_maps import read_entry
        from game.scenes.setup_seed import new_seed

        entry = read_entry(file)
        if entry.board is None:
            return self._problems(entry, self.to_title)
        seed = new_seed() if self.errand.seed is None else self.errand.seed
        return self._begin(self._session(entry, Rulings(), seed))

    def _problems(self, entry: MapEntry, on_back: Any) -> Scene:
        from game.engine.commandos.rulings import Rulings
        from game.scenes.map_problems import MapProblemsScene
        from game.scenes.setup_seed import new_seed

        return MapProblemsScene(self.ui, entry, lambda it: self.play_map(it, Rulings(), new_seed()), on_back)

    def play_map(self, entry: MapEntry, rulings: Rulings, seed: int) -> None:
        """Begin a game on a map."""
        self.ui.scenes.reset(self._begin(self._session(entry, rulings, seed)))

    def _session(self, entry: MapEntry, rulings: Rulings, seed: int) -> Session:
        from game.content.cards import commandos_cards
        from game.engine.commandos.state import Setup
        from game.engine.core.session import Session
        from game.engine.games import game

        assert entry.board, "only a sound map is played"
        self._files[entry.board] = entry.file
        cards = commandos_cards()
        return Session(game("commandos"), Setup(entry.board, rulings=rulings, cards_version=cards.version), cards, seed)

    def _begin(self, session: Session) -> Scene:
        """The table of a new game; one that could be continued goes to the shelf first."""
        self.try_to_keep(self.keeper.shelve)
        self.keeper.begin(session)
        return self.table(session)

    def restart(self, session: Session) -> None:
        """The same game from the same seed."""
        from game.engine.core.session import Session

        again = Session(session.game, session.setup, session.cards, session.seed)
        self.ui.scenes.reset(self._begin(again))

    # ------------------------------------------------------------ the table

    def table(self, session: Session) -> BotTable:
        """The table of a game that is kept after each command; a bot of the command line may have the seat."""
        from game.scenes.table_bot import BotTable
        from game.scenes.table_game import TableCalls

        calls = TableCalls(
            on_menu=lambda: self.pause(session, table),
            on_game_over=self.game_over,
            after_command=self._after_command,
            hint=hint,
        )
        table = BotTable(self.ui, session, calls, self.near(session))
        table.ambience = "jungle"
        if SEAT in self.errand.bots:
            table.seat(self._bot(session))
        return table

    def _bot(self, session: Session) -> Any:
        """The bot for the seat: the one that the command line names, or the good one."""
        from game.engine.games import bot

        return bot(session.game.id, self.errand.bots.get(SEAT, GOOD_BOT), session.seed)

    def near(self, session: Session) -> Path:
        """The map that a game's board was read from, or where one of its name is: its cards are looked for there."""
        from game.scenes.setup_board import near_of

        return self._files.get(session.setup.board) or near_of(session.setup.board)

    def _after_command(self, session: Session) -> None:
        self.keeper.after_command(session)
        if trouble := self.keeper.news():
            notice(self.ui, tr(CANNOT_KEEP), tr_message(trouble))

    def pause(self, session: Session, table: BotTable) -> None:
        """Open the menu above the table."""
        self.ui.scenes.push(self.pause_scene(session, table))

    def pause_scene(self, session: Session, table: BotTable) -> Scene:
        """The menu above the table."""
        from game.scenes.flow_keep import note_of_session
        from game.scenes.pause import PauseChoices, PauseScene

        choices = PauseChoices(
            on_save=lambda: self.games.save_as(session),
            on_settings=self.open_settings,
            on_rules=self.open_rules,
            on_bot=lambda: table.seat(None if table.bot_plays else self._bot(session)),
            on_restart=lambda: self.restart(session),
            on_title=self.to_title,
            bot_plays=table.bot_plays,
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
        self.try_to_keep(lambda: self.keeper.finish(session))
        self.ui.scenes.reset(self.result(session))

    def result(self, session: Session) -> Scene:
        """What happened, how lucky it was, and what next."""
        from game.scenes.result import ResultChoices, ResultScene
        from game.scenes.setup_seed import new_seed

        def again() -> None:
            from game.engine.core.session import Session

            fresh = Session(session.game, session.setup, session.cards, new_seed())
            self.ui.scenes.reset(self._begin(fresh))

        choices = ResultChoices(
            on_again=again,
            on_same_seed=lambda: self.restart(session),
            on_other_map=self.open_setup,
            on_replay=lambda start: self.games.watch(session, start),
            on_keep=lambda: self.games.save_as(session),
            on_title=self.to_title,
        )
        return ResultScene(self.ui, session, choices)


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
