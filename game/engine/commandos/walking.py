"""How far a commando can walk in the present state: its budget and its reach."""

from __future__ import annotations

from game.engine.commandos.commands import Walk
from game.engine.commandos.reach import Reach, RoughReach
from game.engine.commandos.state import Die, State
from game.engine.commandos.traits import traits_of


def enemy_mask(s: State) -> int:
    """All spaces of the tiles that hold an enemy."""
    board = s.table.board
    masks, tile_of = board.tile_masks, board.tile_of
    mask = 0
    for die in s.enemies:
        if die.space >= 0:
            mask |= masks[tile_of[die.space]]
    return mask


def slips(s: State, die: Die) -> bool:
    """Whether a commando walks through enemies' tiles unseen (5.1, Infiltrator)."""
    return die.stealth and s.table.commandos[die.pips].slips_through


def seen_enemies(s: State, die: Die) -> int:
    """The spaces of the enemies' tiles that stop this commando; one that slips through is stopped by keen ones."""
    if not die.stealth or not slips(s, die):
        return enemy_mask(s)
    masks, tile_of = s.table.board.tile_masks, s.table.board.tile_of
    keen = {tile_of[d.space] for d in s.enemies_on_map() if traits_of(s, d).keen}
    return sum(masks[tile] for tile in keen)


def passes_enemies(s: State, die: Die, path: tuple[int, ...]) -> bool:
    """Whether a path enters an enemy's tile."""
    tile_of, enemies = s.table.board.tile_of, enemy_mask(s)
    here = tile_of[die.space]
    for space in path:
        if tile_of[space] != here and enemies >> space & 1:
            return True
        here = tile_of[space]
    return False


def budget(s: State, die: Die) -> int:
    """The spaces a commando may walk: its pips, more or less what lasts this round, at least 1 (commandos:Q91)."""
    steps = die.pips + die.boost
    if die.carries:
        steps += s.table.carriers_move
    if s.lasting:
        steps += s.modifier("move", "commandos", "all")
    return steps if steps > 0 else 1


def reach(s: State, die: Die, steps: int, climbs: bool, enemies: int, first: bool = True) -> Reach:
    """Every end of a walk of the die from where it stands; `enemies` is the `enemy_mask`.

    `first` says that a move begins with this walk. Cached per start, steps and enemies nearby.
    """
    ground, space = s.ground, die.space
    ways = ground.walkers[s.table.diagonal[die.pips], climbs]
    stops = enemies & ways.near[space][steps]
    crosses = first and steps == 1 and ground.rough
    key = (space, steps, stops, crosses)
    found = ways.reaches.get(key)
    if found is None:
        if len(ways.reaches) > _KEPT:
            ways.reaches.clear()
        board = s.table.board
        own = board.tile_masks[board.tile_of[space]]
        if ground.rough:
            found = RoughReach(ways, space, own, stops, steps, crosses)
        else:
            found = Reach(ways, space, own, stops, steps)
        ways.reaches[key] = found
    return found


_KEPT = 50_000  # reaches kept at a time; a full game needs some hundreds


def walks(s: State, die: Die, steps: int, climbs: bool, enemies: int, first: bool = True) -> list[Walk]:
    """The commands for every end of a walk; `enemies` is the `enemy_mask`."""
    return reach(s, die, steps, climbs, enemies, first).commands(s.table.board.names, die.letter)
