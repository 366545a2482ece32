"""How much of what a mission asks for is done. No pygame here."""

from __future__ import annotations

from game.engine.commandos.missions import HOLDERS, SEATS
from game.engine.commandos.state import Table
from game.ui.skins.commandos.stage import Stage


def progress(table: Table, stage: Stage) -> tuple[int, int]:
    """How much of the red text is done, and of how much: hits, targets, saved commandos, posts held, tokens carried."""
    board = table.setup.board
    if table.boss:
        return stage.damage, table.boss.hits
    if table.mission.lands:
        return len(stage.saved), SEATS
    if table.mission.at_round_end:
        return sum(len(on_tile(table, stage, space)) >= HOLDERS for space in board.targets), len(board.targets)
    if board.targets:
        return len(stage.destroyed), len(board.targets)
    tokens = range(len(board.objectives))
    return sum(stage.carrier(number) is not None for number in tokens), len(tokens)


def on_tile(table: Table, stage: Stage, space: int) -> list[str]:
    """The letters of the commandos on the tile of a space."""
    tile_of = table.board.tile_of
    return [die.letter for die in stage.on_map(enemies=False) if tile_of[die.space] == tile_of[space]]
