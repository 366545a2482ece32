"""The greedy bot's view of danger: how likely each enemy enters each tile in the coming movement phase."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos.forecast import quick_chance
from game.engine.commandos.goals import speed, walls_for
from game.engine.commandos.state import Die, State
from game.engine.commandos.traits import hunts, traits_of


@dataclass(frozen=True, slots=True)
class Danger:
    """`entries[tile]` lists (enemy letter, chance that it is the first to walk onto the tile)."""

    entries: dict[int, list[tuple[str, float]]]

    def of(self, s: State, die: Die, tile: int) -> float:
        """The chance that a commando standing on the tile falls in the coming phase."""
        safe = 1.0
        for letter, chance in self.entries.get(tile, ()):
            if s.die(letter).space >= 0:
                safe *= 1 - chance * quick_chance(s, letter, die.letter)
        return 1 - safe


def look_out(s: State) -> Danger:
    """The danger on every tile, from what a player could know: positions, and directives not seen yet.

    Every coordinate still in the deck is as likely as it is frequent there; the order of the deck is not looked at.
    """
    weights = _coordinates(s)
    entries: dict[int, list[tuple[str, float]]] = {}
    for enemy in s.enemies_on_map():
        chances: dict[int, float] = {}
        hunting = hunts(s, enemy, traits_of(s, enemy))
        if always_hunts(s, enemy):
            chances = {tile: HUNTED for tile in _in_reach(s, enemy)}
        for tile, weight in weights.items() if not chances else ():
            for entered in _entered(s, enemy, tile):
                chances[entered] = chances.get(entered, 0.0) + weight
        for tile, chance in chances.items():
            entries.setdefault(tile, []).append((enemy.letter, min(1.0, chance * 1.5) if hunting else chance))
    return Danger(entries)


HUNTED = 0.4
"""How likely a hunter comes to one of the tiles in its reach; where it goes depends on all commandos."""


def always_hunts(s: State, enemy: Die) -> bool:
    """Whether an enemy hunts wherever it stands."""
    return traits_of(s, enemy).seeks or s.manhunt or s.table.mission.all_seek


def _in_reach(s: State, enemy: Die) -> list[int]:
    """The tiles that an enemy could enter in one move."""
    board, steps = s.table.board, speed(s, enemy)
    own, walls = board.tile_of[enemy.space], walls_for(s, enemy)
    fields = ((tile, s.ground.field(mask, walls)[enemy.space]) for tile, mask in enumerate(board.tile_masks))
    return [tile for tile, away in fields if tile != own and away <= steps]


def _coordinates(s: State) -> dict[int, float]:
    """The share of each tile among the directives that are still to come, both ways up once the deck was turned."""
    pile = s.directives.pile
    weights: dict[int, float] = {}
    for card in pile:
        for tile in s.table.coordinates[card // 2]:
            weights[tile] = weights.get(tile, 0.0) + 0.5 / len(pile)
    return weights


def _entered(s: State, enemy: Die, goal: int) -> set[int]:
    board = s.table.board
    own = board.tile_of[enemy.space]
    way = s.ground.way_to_tile(enemy.space, goal)[: speed(s, enemy)]
    return {board.tile_of[space] for space in way} - {own}
