"""The way through the program: title, set-up, table, result, and back; Continue, saves, replays, rules, pause.

Nothing here imports a game before the player chose one: the title's first picture needs none.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.engine.core.save import Loaded, SaveError
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.dialog import Answer, Dialog, NameDialog, confirm, notice
from game.scenes.stack import Scene
from game.scenes.title import TitleChoices, TitleScene
from game.ui.text import tr, tr_message
from game.ui.widgets.popover import Citation

if TYPE_CHECKING:
    from game.content.saves import SaveInfo
    from game.engine.commandos.rulings import Rulings
    from game.engine.core.session import Session
    from game.scenes.flow_keep import Keeper
    from game.scenes.setup_maps import MapEntry

_CANNOT_KEEP = N_("The game cannot be kept")


@dataclass(frozen=True)
class Errand:
    """What the command line asked for: a seed for the first game, and bots by seat."""

    seed: int | None = None
    bots: Mapping[int, str] = field(default_factory=dict)


class Flow:
    """One run of the program, from scene to scene."""

    def __init__(self, ui: Ui, errand: Errand, saves_folder: Path | None = None) -> None:
        self.ui, self.errand = ui, errand
        self._saves_folder = saves_folder
        self._kept: Keeper | None = None
        ui.explain = _explain

    @property
    def keeper(self) -> Keeper:
        """The autosave, made when it is first needed."""
        if self._kept is None:
            from game.scenes.flow_keep import Keeper

            self._kept = Keeper(self._saves_folder)
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
            on_continue=self.resume,
            on_rules=self.open_rules,
            on_settings=self.open_settings,
            on_replays=self.open_saves,
            on_quit=self.ui.scenes.reset,
            continue_label=self.continue_label,
        )
        return TitleScene(self.ui, choices)

    def continue_label(self) -> str | None:
        """The game that Continue goes on with, such as "Gather Intel, round 6"; None if there is none."""
        from game.content import journal

        folder = self._saves_folder / "autosave" if self._saves_folder else None
        note = journal.note_of(folder)
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
        """Choose a mission."""
        self.ui.scenes.reset(self._setup())

    def _setup(self) -> Scene:
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
        cards = commandos_cards()
        return Session(game("commandos"), Setup(entry.board, rulings=rulings, cards_version=cards.version), cards, seed)

    def _begin(self, session: Session) -> Scene:
        """The table of a new game; one that could be continued goes to the shelf first."""
        self._try_to_keep(self.keeper.shelve)
        self.keeper.begin(session)
        return self.table(session)

    def restart(self, session: Session) -> None:
        """The same game from the same seed."""
        from game.engine.core.session import Session

        again = Session(session.game, session.setup, session.cards, session.seed)
        self.ui.scenes.reset(self._begin(again))

    # ------------------------------------------------------------ the table

    def table(self, session: Session) -> Scene:
        """The table of a game that is kept after each command."""
        from game.engine.games import bot
        from game.scenes.table import TableScene

        return TableScene(
            self.ui,
            session,
            on_menu=lambda: self.pause(session),
            on_game_over=self.game_over,
            after_command=self._after_command,
            after_undo=self.keeper.after_undo,
            hint=hint,
            bots={seat: bot(session.game.id, name, session.seed) for seat, name in self.errand.bots.items()},
        )

    def _after_command(self, session: Session) -> None:
        self.keeper.after_command(session)
        if trouble := self.keeper.news():
            notice(self.ui, tr(_CANNOT_KEEP), tr_message(trouble))

    def pause(self, session: Session, watching: str = "") -> None:
        """The menu above the table; while watching, some of it is off."""
        from game.scenes.flow_keep import note_of_session
        from game.scenes.pause import PauseChoices, PauseScene

        choices = PauseChoices(
            on_save=lambda: self.save_as(session),
            on_settings=self.open_settings,
            on_rules=self.open_rules,
            on_restart=lambda: self.restart(session),
            on_title=self.to_title,
            save_reason=watching,
            restart_reason=watching,
        )
        self.ui.scenes.push(PauseScene(self.ui, choices, label_of(note_of_session(session))))

    def save_as(self, session: Session) -> None:
        """Ask for a name and keep the game under it."""
        from game.content import saves
        from game.scenes.flow_keep import note_of_session

        folder = self.keeper.folder

        def keep(name: str) -> None:
            self._try_to_keep(lambda: saves.save_as(session, name, note_of_session(session), folder))

        def check(name: str) -> None:
            known = {str(info.note.get("name", info.file.name)).casefold() for info in saves.all_saves(folder)}
            if name.casefold() not in known:
                keep(name)
                return
            body = tr(N_('There is a save "{name}" already. Put this game in its place?')).format(name=name)
            confirm(self.ui, tr(N_("Save as")), body, tr(N_("Replace")), lambda: keep(name), danger=True)

        body = tr(N_("The game is kept under this name. You find it on the title, under Replays."))
        first = label_of(note_of_session(session))
        self.ui.scenes.push(NameDialog(self.ui, tr(N_("Save as")), body, first, check))

    def _try_to_keep(self, write: Any) -> None:
        """Write something; a full disk or a missing permission is told, and the game goes on."""
        try:
            write()
        except OSError as error:
            sentence = tr(N_("{reason}. Free some space, or look at the folder {folder}."))
            reason = error.strerror or str(error)
            notice(self.ui, tr(_CANNOT_KEEP), sentence.format(reason=reason, folder=self.keeper.folder))

    # ------------------------------------------------------------ the end

    def game_over(self, session: Session) -> None:
        """The game ended: it is kept as the last game, and the result is shown."""
        self._try_to_keep(lambda: self.keeper.finish(session))
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
            on_replay=lambda: self.watch(session),
            on_title=self.to_title,
        )
        return ResultScene(self.ui, session, choices)

    # ------------------------------------------------------------ kept games

    def resume(self) -> None:
        """Go on with the game that was on the table when the program ended."""
        from game.content import journal

        folder = self._saves_folder / "autosave" if self._saves_folder else None
        try:
            loaded = journal.resume(folder)
        except SaveError as error:
            self._tell_damaged(error)
            return
        if loaded.warning is None:
            self._go_on(loaded)
            return
        answers = (
            Answer(tr(N_("Go on with it")), lambda: self._go_on(loaded), "hot"),
            Answer(tr(N_("New game")), self.open_setup),
            Answer(tr(N_("Back"))),
        )
        self.ui.scenes.push(Dialog(self.ui, tr(N_("Continue")), tr_message(loaded.warning), answers, "warning"))

    def _tell_damaged(self, error: SaveError) -> None:
        body = "\n".join((tr_message(error.message), tr(N_("Its files stay where they are."))))
        answers = (Answer(tr(N_("New game")), self.open_setup, "hot"), Answer(tr(N_("Back"))))
        self.ui.scenes.push(Dialog(self.ui, tr(N_("This game cannot go on")), body, answers, "error"))

    def _go_on(self, loaded: Loaded) -> None:
        """Put a loaded game on the table, or its result if it is over."""
        session = loaded.session
        if session.ask is None:
            self.ui.scenes.reset(self.result(session))
            return
        if loaded.warning is not None:
            self._try_to_keep(self.keeper.set_aside)
        self.keeper.begin(session)
        self.ui.scenes.reset(self.table(session))

    def open_saves(self) -> None:
        """All kept games: go on with one, or watch it."""
        from game.scenes.saves import SavesChoices, SavesScene

        choices = SavesChoices(on_load=self._load, on_watch=self.watch, on_back=self.to_title)
        self.ui.scenes.reset(SavesScene(self.ui, choices, (self.keeper.folder, self.keeper.shelf)))

    def _load(self, info: SaveInfo) -> None:
        """Go on with a save; a game that could be continued goes to the shelf first."""
        from game.content import saves

        try:
            loaded = saves.load(info.file)
        except SaveError as error:
            notice(self.ui, tr(N_("This save cannot be used")), tr_message(error.message))
            return
        self._try_to_keep(self.keeper.shelve)
        self._go_on(Loaded(loaded.session))
        if loaded.warning is not None:
            notice(self.ui, tr(N_("Continue")), tr_message(loaded.warning))

    def watch(self, session: Session) -> None:
        """Show a game again from its first roll; what cannot be played again is told."""
        from game.engine.core.replay import replay
        from game.engine.core.session import Session
        from game.scenes.flow_replay import Replayer
        from game.scenes.table import TableScene

        again = replay(session.game, session.setup, session.cards, session.seed, session.log)
        if again.difference is not None:
            notice(self.ui, tr(N_("This game cannot be shown again")), tr_message(again.difference))
            return
        shown = Session(session.game, session.setup, session.cards, session.seed)
        watching = tr(N_("This is a replay: it was played before."))
        self.ui.scenes.push(
            TableScene(
                self.ui,
                shown,
                on_menu=lambda: self.pause(shown, watching),
                on_game_over=lambda _: self.ui.scenes.pop(),
                after_command=lambda _: None,
                after_undo=lambda _: None,
                hint=hint,
                bots={0: Replayer(session.game, session.log)},
            )
        )


def label_of(note: Mapping[str, Any]) -> str:
    """A kept game in a few words, such as "Gather Intel, round 6"; a note from elsewhere may lack anything."""
    title = tr(str(note.get("title") or N_("your game")))
    number = note.get("round")
    return tr(N_("{title}, round {round}")).format(title=title, round=number) if isinstance(number, int) else title


def hint(session: Session) -> Any:
    """What the good bot would do now; it sees only what the player sees, and the game does not move."""
    from game.engine.games import bot

    assert session.ask, "there is a question"
    return bot(session.game.id, "greedy", session.seed).choose(session.state.clone(), session.ask)


def _explain(rule: str) -> Citation | None:
    from game.scenes.rules_citation import explain

    return explain(rule)
