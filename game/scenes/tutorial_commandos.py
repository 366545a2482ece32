"""The table of Dice Commandos as a tutorial sees it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.scenes.table import TableScene
from game.scenes.tutorial_guide import PANEL, widget_of
from game.ui.chooser import kind_of
from game.ui.skins.commandos import close_up
from game.ui.skins.commandos.board_dice import die_rect
from game.ui.skins.commandos.effects import Effects
from game.ui.widgets.base import Widget

_ON_BOARD = {"die", "space", "tile"}
_HAND = 3


class CommandosGuide:
    """Finds dice, spaces, cards, buttons and panels of one table."""

    def __init__(self, table: TableScene) -> None:
        self.table = table

    @property
    def busy(self) -> bool:
        """Whether something still moves, or a fight waits for Continue."""
        return self.table.busy

    @property
    def in_fight(self) -> bool:
        """Whether a fight is shown that waits for Continue."""
        return self.table.player.waiting and self.table.close_up.fight is not None

    @property
    def taken(self) -> Sequence[str]:
        """The picks of the clicks so far; Move, by keyboard, is no pick."""
        return self.table.game.chooser.taken

    def place_of(self, target: str, widgets: Sequence[Widget]) -> pygame.Rect | None:
        """Where a thing is; None where it cannot be seen."""
        if target.startswith(PANEL):
            return self._panels().get(target.removeprefix(PANEL))
        if widget := widget_of(target, widgets):
            return widget.rect
        table, name = self.table, target.partition(":")[2]
        board, geometry = table.game.state.table.board, table.geometry
        match kind_of(target):
            case "die" if rect := die_rect(geometry, table.game.shown, name, Effects()):
                return geometry.on_screen(*rect)
            case "space":
                return geometry.space_rect(board.space_of[name])
            case "tile":
                return geometry.tile_rect(board.tile_number[name])
        return widget.rect if (widget := widget_of(name, widgets)) else None

    def _panels(self) -> dict[str, pygame.Rect]:
        places = self.table.places
        hand = places.card(0, _HAND).unionall([places.card(number, _HAND) for number in range(1, _HAND)])
        return {
            "event": places.event,
            "enemy": places.enemy,
            "fury": places.fury,
            "objectives": places.objectives,
            "preview": places.preview,
            "log": places.log,
            "commando": places.commando,
            "hand": hand,
            "board": self.table.geometry.frame,
        }

    def show(self, target: str) -> None:
        """Moves a board that does not fit until a thing on it is seen."""
        kind, name, table = kind_of(target), target.partition(":")[2], self.table
        known = table.game.state.table.board
        if kind == "die" and (space := table.game.state.die(name).space) >= 0:
            table.geometry.show(space)
        elif kind == "space":
            table.geometry.show(known.space_of[name])

    def focus(self, target: str) -> None:
        """Gives the keyboard to a thing; on the board the cursor goes there."""
        table, kind, name = self.table, kind_of(target), target.partition(":")[2]
        table.page.focus(target)
        board = table.board
        if kind not in _ON_BOARD or board is None or table.page.widget(target):
            return
        table.page.focus("board")
        known = table.game.state.table.board
        if kind == "die":
            board.cursor = table.game.state.die(name).space
        elif kind == "space":
            board.cursor = known.space_of[name]
        else:
            board.cursor = known.centres[known.tile_number[name]]

    def crowded(self) -> Sequence[pygame.Rect]:
        """The board and the panel with the actions; the close-up of a fight."""
        if self.in_fight:
            return (close_up.rect_in(self.table.size),)
        return self.table.geometry.frame, self.table.places.commando
