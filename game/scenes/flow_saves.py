"""The games that are kept: going on with one, the list of saves, keeping under a name, watching again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from game.engine.core.text import N_
from game.scenes.dialog import Answer, Dialog, NameDialog, confirm, notice
from game.scenes.flow_games import bots_of, way
from game.scenes.stack import Scene
from game.ui.text import tr, tr_message

if TYPE_CHECKING:
    from game.content.saves import SaveInfo
    from game.engine.core.save import Loaded, SaveError
    from game.engine.core.session import Session
    from game.scenes.flow import Flow

AUTOSAVE = "autosave"
"""The folder, inside that of the saves, of the game that is kept after each command."""
_CONTINUE = N_("Continue")
_NOT_SHOWN = N_("This game cannot be shown again")


class KeptGames:
    """Everything that the flow does with games that were kept."""

    def __init__(self, flow: Flow) -> None:
        self.flow, self.ui = flow, flow.ui

    def save_as(self, session: Session) -> None:
        """Ask for a name and keep the game under it."""
        from game.content import saves
        from game.scenes.flow_keep import note_of_session

        folder = self.flow.keeper.folder

        def keep(name: str) -> None:
            note = note_of_session(session, self.flow.keeper.bots())
            self.flow.try_to_keep(lambda: saves.save_as(session, name, note, folder))

        def check(name: str) -> None:
            known = {_bare(info.file.name.removesuffix(saves.SUFFIX)) for info in saves.all_saves(folder)}
            if _bare(name) not in known:
                keep(name)
                return
            body = tr(N_('There is a save "{name}" already. Put this game in its place?')).format(name=name)
            confirm(self.ui, tr(N_("Save as")), body, tr(N_("Replace")), lambda: keep(name), danger=True)

        body = tr(N_("The game is kept under this name. You find it on the title, under Saves."))
        first = label_of(note_of_session(session))
        self.ui.scenes.push(NameDialog(self.ui, tr(N_("Save as")), body, first, check))

    def resume(self) -> None:
        """Go on with the game that was on the table when the program ended."""
        from game.content import journal
        from game.content.kept_note import note_of
        from game.engine.core.save import SaveError

        try:
            loaded = journal.resume(self.flow.saves_folder / AUTOSAVE)
        except SaveError as error:
            self._tell_damaged(error)
            return
        note = note_of(self.flow.saves_folder / AUTOSAVE) or {}
        if loaded.warning is None:
            self._go_on(loaded, note)
            return
        answers = (
            Answer(tr(N_("Go on with it")), lambda: self._go_on(loaded, note), "hot"),
            Answer(tr(N_("New game")), self._new_game),
            Answer(tr(N_("Back"))),
        )
        self.ui.scenes.push(Dialog(self.ui, tr(_CONTINUE), tr_message(loaded.warning), answers, "warning"))

    def _tell_damaged(self, error: SaveError) -> None:
        body = "\n".join((tr_message(error.message), tr(N_("Its files stay where they are."))))
        answers = (Answer(tr(N_("New game")), self._new_game, "hot"), Answer(tr(N_("Back"))))
        self.ui.scenes.push(Dialog(self.ui, tr(N_("This game cannot go on")), body, answers, "error"))

    def _new_game(self) -> None:
        """A new game in place of one that cannot go on: of the same game, as far as its note says."""
        from game.content.kept_note import note_of
        from game.scenes.flow_games import WAYS

        said = (note_of(self.flow.saves_folder / AUTOSAVE) or {}).get("game")
        self.flow.open_setup(said if isinstance(said, str) and said in WAYS else next(iter(WAYS)))

    def _go_on(self, loaded: Loaded, note: Mapping[str, Any]) -> None:
        """Put a loaded game on the table with the bots of its note, or its result if it is over."""
        session = loaded.session
        bots = bots_of(note, session.game.id) or self.flow.errand.bots
        if session.ask is None:
            self.flow.keeper.bots = lambda: bots
            self.ui.scenes.reset(self.flow.result(session))
            return
        if loaded.warning is not None:
            self.flow.try_to_keep(self.flow.keeper.set_aside)
        self.ui.scenes.reset(self.flow.go_on(session, bots))

    def open(self) -> None:
        """The list of all kept games."""
        self.ui.scenes.reset(self.scene())

    def scene(self) -> Scene:
        """All kept games: go on with one, or watch it."""
        from game.scenes.saves import SavesChoices, SavesScene

        choices = SavesChoices(on_load=self._load, on_watch=self.watch, on_back=self.flow.to_title)
        return SavesScene(self.ui, choices, (self.flow.keeper.folder, self.flow.keeper.shelf))

    def _load(self, info: SaveInfo) -> None:
        """Go on with a save; a game that could be continued goes to the shelf first."""
        from game.content import saves
        from game.engine.core.save import Loaded, SaveError

        try:
            loaded = saves.load(info.file)
        except SaveError as error:
            notice(self.ui, tr(N_("This save cannot be used")), tr_message(error.message))
            return
        self.flow.try_to_keep(self.flow.keeper.shelve)
        self._go_on(Loaded(loaded.session), info.note)
        if loaded.warning is not None:
            notice(self.ui, tr(_CONTINUE), tr_message(loaded.warning))

    def watch(self, session: Session, start: int = 0) -> None:
        """Show a game again after its first `start` commands; what cannot be played again is told."""
        from game.engine.core.replay import replay
        from game.scenes.table_calls import TableCalls

        again = replay(session.game, session.setup, session.cards, session.seed, session.log)
        if again.difference is not None:
            notice(self.ui, tr(_NOT_SHOWN), tr_message(again.difference))
            return
        calls = TableCalls(on_menu=self.ui.scenes.pop)
        self.ui.scenes.push(way(session.game.id).replay(self.ui, session, calls, self.flow.near(session), start))


def _bare(name: str) -> str:
    """A name without what a file's name may lose, so that two names of one file are the same."""
    return "".join(letter for letter in name if letter.isalnum()).casefold()


def label_of(note: Mapping[str, Any]) -> str:
    """A kept game in a few words, such as "Gather Intel, round 6"; a note from elsewhere may lack anything."""
    title = tr(str(note.get("title") or N_("your game")))
    if isinstance(note.get("turn"), int):
        return tr(N_("{title}, turn {turn}")).format(title=title, turn=note["turn"])
    number = note.get("round")
    return tr(N_("{title}, round {round}")).format(title=title, round=number) if isinstance(number, int) else title
