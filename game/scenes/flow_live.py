"""A game on the table follows its map: what was saved in Tiled is shown, and what is wrong lies above the game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.boards import MAP_SUFFIXES, game_of_spec
from game.content.cards import CardError
from game.content.map_watch import sign_of
from game.engine.core.text import N_
from game.scenes.dialog import Answer, Dialog, notice
from game.scenes.flow_games import read_map, way
from game.scenes.flow_keep import note_of_session
from game.scenes.flow_saves import label_of
from game.scenes.live_maps import LiveMaps
from game.scenes.map_problems import MapProblemsScene
from game.ui.text import tr, tr_message

if TYPE_CHECKING:
    from game.engine.core.session import Session
    from game.scenes.flow import Flow


def open_dropped(flow: Flow, file: Path) -> None:
    """Plays a map of any game, or shows what is wrong with it; a game on the table is kept."""
    if file.suffix.lower() not in MAP_SUFFIXES:
        words = tr(N_("{name} is no map: maps are files of Tiled that end in .tmx."))
        notice(flow.ui, tr(N_("No map")), words.format(name=file.name))
        return
    try:
        entry = read_map(file)
    except CardError as error:
        notice(flow.ui, tr(N_("The game cannot begin")), tr_message(error.message))
        return
    if entry.board is None:
        flow.ui.scenes.push(flow.problems(entry, flow.ui.scenes.pop))
    else:
        flow.begin_usual(entry)


class FollowedMap:
    """The map of one game on the table. The game keeps the board that it began with; its save carries it."""

    def __init__(self, flow: Flow, session: Session, table: Any, entry: Any) -> None:
        """`entry` is the map as it was read for this game; without one its own file alone is followed at first."""
        self.flow, self.session, self.table = flow, session, table
        self.file = flow.near(session)
        table.live = LiveMaps(entry.report.files if entry else {self.file: sign_of(self.file)}, self.saved)

    def saved(self) -> None:
        """Something that the map uses was saved."""
        try:
            entry = read_map(self.file)
        except CardError:
            return  # whoever begins a new game is told
        self.table.live.follow(entry.report.files)
        if entry.board is None:
            self._show_problems(entry)
        else:
            self._take(entry)

    def _show_problems(self, entry: Any) -> None:
        scenes = self.flow.ui.scenes

        def mended(entry: Any) -> None:
            self.table.live.follow(entry.report.files)
            scenes.pop()
            self._take(entry)

        playing = label_of(note_of_session(self.session))
        scenes.push(MapProblemsScene(self.flow.ui, entry, lambda _: None, scenes.pop, playing, mended))

    def _take(self, entry: Any) -> None:
        """A sound map: its picture is shown; another board is for another game, at once if this one has not begun."""
        if entry.board == self.session.setup.board:
            self._show_anew()
        elif not self.session.log:
            self._begin_again(entry)
        else:
            self._ask(entry)

    def _show_anew(self) -> None:
        """The same game on a table that draws the map as it is now."""
        bots = way(self.session.game.id).bots(self.table)
        self.flow.ui.scenes.replace(self.flow.go_on(self.session, bots))

    def _ask(self, entry: Any) -> None:
        words = tr(
            N_(
                "The map {name} was saved and has another board now. This game keeps the board that it began with, "
                "also in its saves."
            )
        )
        answers = [
            Answer(tr(N_("Play the new one")), lambda: self._begin_again(entry)),
            Answer(tr(N_("Play on")), style="hot"),
        ]
        dialog = Dialog(self.flow.ui, tr(N_("The map has changed")), words.format(name=self.file.name), answers, "map")
        dialog.first_focus = "answer 1"
        self.flow.ui.scenes.push(dialog)

    def _begin_again(self, entry: Any) -> None:
        """The same game from the same seed, on the new board; another one where the map is for another by now."""
        if game_of_spec(entry.board) != self.session.game.id:
            self.flow.begin_usual(entry)
            return
        setup = replace(self.session.setup, board=entry.board)
        if levels := getattr(entry.board, "levels", None):
            setup = replace(setup, level=min(setup.level, len(levels) - 1))
        self.flow.begin_on(entry, setup, self.session.seed, way(self.session.game.id).bots(self.table))
