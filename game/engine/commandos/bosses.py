"""Bosses: damage in place of defeat, flight after a lost combat, bait, trophies (commandos:B1-B9, Q64, Q77, Q78)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos import field_events as f
from game.engine.commandos.cards import BossSide
from game.engine.commandos.ground import Walls
from game.engine.commandos.reinforcement import SpawnEnemy
from game.engine.commandos.settling import Settling, Waiting, when_settled
from game.engine.commandos.state import BOSS, State
from game.engine.commandos.verbs import check_mission, defeat, end_moves, move
from game.engine.core.state import emit
from game.engine.core.step import Step

TROPHIES = 6
"""Trophy tokens in the box."""


def boss_of(s: State) -> BossSide:
    """The boss's card; only in missions that have one."""
    assert s.table.boss is not None, "a mission with a boss"
    return s.table.boss


@dataclass(frozen=True, slots=True)
class HitBoss(Settling):
    """The boss takes one damage. After a combat it drops its own fights and flees; other damage lets it stay (Q77)."""

    in_combat: bool

    def run(self, s: State) -> None:
        boss = boss_of(s)
        if s.damage >= boss.hits:
            return
        if self.in_combat:
            end_moves(s, BOSS)
        if boss.calls:
            when_settled(s, CallHelp())
        if self.in_combat and s.damage + 1 < boss.hits:
            s.agenda.append(Flee())
        damage(s)


def damage(s: State) -> None:
    """One damage token; the last one takes the boss off the map, with its fury (commandos:B3, Q32)."""
    s.damage += 1
    emit(s, f.BossHit, s.damage)
    if s.damage >= boss_of(s).hits:
        check_mission(s)
        defeat(s, s.die(BOSS), "boss")


@dataclass(frozen=True, slots=True)
class CallHelp(Waiting):
    """An enemy arrives because the boss was hurt (5.11)."""

    def run(self, s: State) -> None:
        if s.die(BOSS).space >= 0:
            s.agenda.append(SpawnEnemy())


@dataclass(frozen=True, slots=True)
class Flee(Settling):
    """The boss walks up to its pips toward the nearest tile without commandos (commandos:B7, Q64, Q78)."""

    def run(self, s: State) -> None:
        from game.engine.commandos.enemies import EnemyArrives  # late: enemies fight, and fights make bosses flee

        die = s.die(BOSS)
        way = flight(s)
        if not way:
            return
        tile_of = s.table.board.tile_of
        here = tile_of[die.space]
        for at, space in enumerate(way):
            if tile_of[space] != here and tile_of[space] in s.explosives:
                s.agenda.append(EnemyArrives(BOSS))
                way = way[: at + 1]
                break
            here = tile_of[space]
        move(s, die, way)


def flight(s: State) -> tuple[int, ...]:
    """The way of a fleeing boss, as far as its pips go; empty where no tile without commandos can be reached."""
    board, ground, die = s.table.board, s.ground, s.die(BOSS)
    boss, walls = boss_of(s), boss_walls(s)
    own = board.tile_of[die.space]
    free = [tile for tile in range(board.tiles) if tile != own and not s.squad_on(tile)]
    within = board.tile_masks[own] | sum(board.tile_masks[tile] for tile in free)
    steps = {tile: ground.field(board.tile_masks[tile], walls, within)[die.space] for tile in free}
    reachable = [tile for tile in free if steps[tile] < ground.far]
    if not reachable:
        return ()
    far = [tile for tile in reachable if steps[tile] <= die.pips and _apart(s, own, tile) >= boss.flees]
    goals = far if boss.flees > 1 and far else reachable
    goal = min(goals, key=lambda tile: (steps[tile], -_from_squad(s, tile), tile))
    return (ground.way(die.space, board.tile_masks[goal], walls, within) or ())[: die.pips]


def _apart(s: State, one: int, other: int) -> int:
    """How many tiles two tiles are apart in rows plus columns."""
    columns = s.table.board.spec.columns
    return abs(one % columns - other % columns) + abs(one // columns - other // columns)


def _from_squad(s: State, tile: int) -> int:
    """How far a tile is from all commandos together."""
    return sum(_apart(s, tile, s.table.board.tile_of[die.space]) for die in s.squad())


def boss_walls(s: State) -> Walls:
    """The walls that stop the boss: some break through those inside of a tile."""
    return "rim" if boss_of(s).breaks_walls else "all"


@dataclass(frozen=True, slots=True)
class TakeBait(Step[State]):
    """The boss's move is over: on a tile with bait it takes one damage and the bait is gone (commandos:Q98)."""

    def run(self, s: State) -> None:
        die, tile_of = s.die(BOSS), s.table.board.tile_of
        if die.space < 0:
            return
        bait = next((space for space in s.baits if tile_of[space] == tile_of[die.space]), None)
        if bait is not None:
            s.baits.remove(bait)
            s.agenda.append(HitBoss(in_combat=False))
            emit(s, f.BaitTaken, bait)


def take_trophy(s: State) -> None:
    """The Jungle Ghost keeps something of each commando that it defeats (commandos:B5)."""
    boss = boss_of(s)
    if (boss.trophies_from or boss.trophies_each) and s.trophies < TROPHIES:
        s.trophies += 1
        emit(s, f.TrophyTaken, s.trophies)
