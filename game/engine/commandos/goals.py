"""Where an enemy goes and how far: bait, decoy, a commando that it seeks, or the tile of the next directive."""

from __future__ import annotations

from game.engine.commandos import events as e
from game.engine.commandos.bosses import boss_of, boss_walls
from game.engine.commandos.directives import draw, upright_tile
from game.engine.commandos.ground import Walls
from game.engine.commandos.state import BOSS, OFF_MAP, Die, State
from game.engine.commandos.terrain import WIDE_COST
from game.engine.commandos.traits import hunts, traits_of
from game.engine.core.state import emit


def speed(s: State, die: Die) -> int:
    """The spaces an enemy walks: its pips, more or less what lasts this round, at least 1 (commandos:Q91)."""
    steps = die.pips + traits_of(s, die).speed + s.howled
    if s.lasting:
        steps += s.modifier("move", "enemies", "all")
    if die.letter == BOSS and (cap := boss_of(s).move_cap):
        steps = min(steps, cap)
    return max(1, steps)


def within(s: State, way: tuple[int, ...], steps: int) -> tuple[int, ...]:
    """The part of a way that so much movement pays for; a swamp ends it.

    A bridge costs two, unless the move begins with it and has one (commandos:Q91).
    """
    if not s.table.rough:
        return way[:steps]
    terrain, spent = s.ground.terrain, 0
    for at, space in enumerate(way):
        spent += WIDE_COST if terrain.slow >> space & 1 and steps > 1 else 1
        if spent > steps:
            return way[:at]
        if terrain.swamps >> space & 1:
            return way[: at + 1]
    return way


def find_way(s: State, die: Die) -> tuple[int, ...]:
    """The whole way to the enemy's goal: bait, a decoy, a commando that it seeks, or the tile of the next directive."""
    if s.baits and die.letter == BOSS:
        return _to_bait(s, die)
    if s.decoy != OFF_MAP:
        emit(s, e.EnemyAimed, die.letter, s.decoy, "decoy")
        return s.ground.way_to_tile(die.space, s.decoy, s.table.rulings.enemies_stop_at_edge, walls_for(s, die))
    if die.letter == BOSS and boss_of(s).stalks:
        return seek(s, die, blind=True) or follow_directive(s, die)
    return seek(s, die) if hunts(s, die, traits_of(s, die)) else follow_directive(s, die)


def _to_bait(s: State, die: Die) -> tuple[int, ...]:
    """Bait draws the boss to the nearest tile that has some, of several the first in reading order (commandos:Q98)."""
    ground, tile_of, walls = s.ground, s.table.board.tile_of, walls_for(s, die)
    tiles = sorted({tile_of[space] for space in s.baits})
    tile = min(tiles, key=lambda it: ground.field(s.table.board.tile_masks[it], walls)[die.space])
    emit(s, e.EnemyAimed, die.letter, tile, "bait")
    return ground.way_to_tile(die.space, tile, walls=walls)


def follow_directive(s: State, die: Die) -> tuple[int, ...]:
    """The whole way to the tile of the next directive."""
    card = draw(s)
    tile = s.led_to = upright_tile(s, card)
    if s.table.rulings.on_target == "other" and tile == s.table.board.tile_of[die.space]:
        tile = upright_tile(s, card ^ 1)
    emit(s, e.EnemyAimed, die.letter, tile, "directive")
    return s.ground.way_to_tile(die.space, tile, s.table.rulings.enemies_stop_at_edge, walls_for(s, die))


def walls_for(s: State, die: Die) -> Walls:
    """The walls that stop an enemy."""
    if die.letter == BOSS:
        return boss_walls(s)
    return "none" if traits_of(s, die).jumps else "all"


def seek(s: State, die: Die, blind: bool = False) -> tuple[int, ...]:
    """Toward the nearest commando on another tile; none: toward the centre of its own tile (commandos:Q81).

    A `blind` hunter does not find commandos in stealth, and has no way where there are only such.
    """
    tile_of, ground, walls = s.table.board.tile_of, s.ground, walls_for(s, die)
    own = tile_of[die.space]
    prey = sorted({d.space for d in s.squad() if tile_of[d.space] != own and not (blind and d.stealth)})
    if prey:
        goal = min(prey, key=lambda space: ground.field(1 << space, walls)[die.space])
        way = ground.way(die.space, 1 << goal, walls)
        if way is not None:
            emit(s, e.EnemyAimed, die.letter, tile_of[goal], "seek")
            return way
    if blind:
        return ()
    emit(s, e.EnemyAimed, die.letter, own, "seek")
    return ground.way_to_tile(die.space, own, walls=walls)
