"""Picking up and turning up objective tokens (commandos:A12, Q42, Q46)."""

from __future__ import annotations

from game.engine.commandos import events as e
from game.engine.commandos.conditions import at, helpers
from game.engine.commandos.state import Die, State
from game.engine.commandos.verbs import take
from game.engine.core.state import emit, reveal


def pick_up(s: State, die: Die, number: int) -> None:
    """The die takes the token, with the dice that meet its condition."""
    with_dice = "" if s.objective_open[number] else helpers(s, die, number) or ""
    take(s, die, number, with_dice)


def take_freely(s: State, die: Die, space: str) -> None:
    """The die takes the token on a space whatever its condition asks; of several one that is still closed."""
    take(s, die, min(at(s, space), key=lambda number: s.objective_open[number]), "")


def turn_up(s: State, path: tuple[int, ...]) -> None:
    """Turns up the map objectives of tiles that a commando comes onto (the option of commandos:Q46)."""
    if not s.table.rulings.hidden_objectives:
        return
    tile_of = s.table.board.tile_of
    entered = {tile_of[space] for space in path}
    for number, space in enumerate(s.table.setup.board.objectives[: len(s.objectives)]):
        if not s.objective_known[number] and tile_of[space] in entered:
            s.objective_known[number] = True
            reveal(s, "draw")
            emit(s, e.ObjectiveShown, number)
