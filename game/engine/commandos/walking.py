"""How far a commando can walk in the present state: its budget and its reach."""

from __future__ import annotations

from game.engine.commandos.commands import Walk
from game.engine.commandos.reach import Reach
from game.engine.commandos.state import Die, State


def enemy_mask(s: State) -> int:
    """All spaces of the tiles that hold an enemy."""
    board = s.table.board
    masks, tile_of = board.tile_masks, board.tile_of
    mask = 0
    for die in s.enemies:
        if die.space >= 0:
            mask |= masks[tile_of[die.space]]
    return mask


def budget(s: State, die: Die) -> int:
    """The spaces a commando may walk: its pips, more or less what lasts this round, at least 1 (commandos:Q91)."""
    steps = die.pips + die.boost
    if s.lasting:
        steps += s.modifier("move", "commandos", "all")
    return steps if steps > 0 else 1


def reach(s: State, die: Die, steps: int, climbs: bool, enemies: int) -> Reach:
    """Every end of a walk of the die from where it stands; `enemies` is the `enemy_mask`.

    Cached per start, steps and enemies nearby.
    """
    board = s.table.board
    space = die.space
    diagonal = s.table.diagonal[die.pips]
    ways = board.ways(diagonal, climbs)
    stops = enemies & ways.near[space][steps]
    key = (space, steps, stops, diagonal, climbs)
    found = board.reaches.get(key)
    if found is None:
        if len(board.reaches) > _KEPT:
            board.reaches.clear()
        own = board.tile_masks[board.tile_of[space]]
        found = board.reaches[key] = Reach(ways, space, own, stops, steps)
    return found


_KEPT = 50_000  # reaches kept at a time; a full game needs some hundreds


def walks(s: State, die: Die, steps: int, climbs: bool, enemies: int) -> list[Walk]:
    """The commands for every end of a walk; `enemies` is the `enemy_mask`."""
    return reach(s, die, steps, climbs, enemies).commands(s.table.board.names, die.letter)
