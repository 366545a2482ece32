"""What pointer or cursor is on, what that marks on the board, and the bubble that opens where they rest."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.scenes.table_tips import tip_of
from game.ui import theme
from game.ui.skins.commandos.board import Marks
from game.ui.widgets.base import Tip

if TYPE_CHECKING:
    from game.scenes.table import TableScene


class Looking:
    """`pointed` is the space under the pointer or the cursor, `note` the bubble about what lies there."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pointed: int | None = None
        self.marks = Marks()
        self.note: Tip | None = None
        self._seen: tuple[int | None, bool] = (None, False)  # what the player looked at last, and whether by pointer
        self._rest: int = theme.REST  # no bubble before that

    def anew(self) -> None:
        """Works out what is pointed at and what that marks."""
        scene, board = self.scene, self.scene.board
        cell = board.pointed if board else None
        self.pointed = None if cell is None else scene.game.state.ground.home[cell]
        shown = scene.log.shown
        self.marks = Marks(shown=shown) if scene.busy else scene.board_marks.marks(self.pointed, shown)
        if scene.ui.settings.step_marks == "patterns":
            self.marks = replace(self.marks, steps=())

    def look(self) -> bool:
        """The pointer or the cursor may be on something else; True if the picture changed."""
        before, marks, note = self._seen, self.marks, self.note
        self.anew()
        board = self.scene.board
        self._seen = self.pointed, board is not None and board.pointer is not None
        if before != self._seen:
            self._rest, self.note = 0, None
        return (before, marks, note) != (self._seen, self.marks, self.note)

    def close(self) -> None:
        """Closes the bubble; it opens again only when something else is looked at."""
        self.note, self._rest = None, theme.REST

    @property
    def due(self) -> int | None:
        """Milliseconds until the bubble may open; None if it does not."""
        waits = self.pointed is not None and not self.scene.busy and self._rest < theme.REST
        return theme.REST - self._rest if waits else None

    def update(self, ms: int) -> bool:
        """Lets time pass; True if the bubble opened."""
        if self.due is None or self.pointed is None:
            return False
        self._rest += ms
        if self._rest < theme.REST:
            return False
        self.note = tip_of(self.scene.game, self.pointed)
        return self.note is not None
