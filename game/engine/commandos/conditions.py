"""What objective tokens ask of the dice, and which can be picked up (commandos:A12, Q42-Q45). Only looks."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from game.engine.commandos.cards import Condition
from game.engine.commandos.commands import Take
from game.engine.commandos.state import Die, State


def satisfied(condition: Condition, pips: tuple[int, ...]) -> bool:
    """Whether exactly these dice, all of them, are what the condition asks for."""
    if condition.dice and len(pips) != condition.dice:
        return False
    match condition.kind:
        case "parity":
            return all(p % 2 == (condition.parity == "odd") for p in pips)
        case "total":
            return _total_fits(condition, sum(pips))
        case "alike":
            return len(set(pips)) == 1
        case "different":
            return len(set(pips)) == len(pips)
        case "run":
            return sorted(pips) == list(range(min(pips), min(pips) + len(pips)))
        case "shows":
            return pips == (condition.pips,)


def _total_fits(condition: Condition, total: int) -> bool:
    return (
        (condition.above is None or total > condition.above)
        and (condition.exactly is None or total == condition.exactly)
        and (condition.at_most is None or total <= condition.at_most)
    )


@cache
def matching(condition: Condition, taker: int, others: tuple[int, ...]) -> tuple[int, ...] | None:
    """The smallest set of `others` that satisfies the condition together with the taker, by index; None without one.

    Extra dice on the tile may be ignored (commandos:Q44); the one that takes the token is among those that match
    (commandos:Q43).
    """
    for count in range(len(others) + 1):
        for chosen in combinations(range(len(others)), count):
            if satisfied(condition, tuple(sorted((taker, *(others[i] for i in chosen))))):
                return chosen
    return None


def helpers(s: State, die: Die, number: int) -> str | None:
    """The letters of the dice with which `die` may take the objective, its own first; None when it may not."""
    if s.objective_open[number]:
        return die.letter
    board = s.table.board
    near = s.squad_on(board.tile_of[die.space])
    if s.table.rulings.matching_dice == "space":
        near = [d for d in near if d.space == s.objective_at[number]]
        if die not in near:
            return None
    others = [d for d in near if d is not die]
    condition = s.table.objective[s.objectives[number]].condition
    chosen = matching(condition, die.pips, tuple(d.pips for d in others))
    return None if chosen is None else die.letter + "".join(others[i].letter for i in chosen)


def on_tile(s: State, tile: int) -> list[int]:
    """The objectives that lie on a tile."""
    mask = s.table.board.tile_masks[tile]
    return [number for number, at in enumerate(s.objective_at) if at >= 0 and mask >> at & 1]


def takeable(s: State, die: Die, space: str) -> int:
    """The objective on a space that the die may take; of several the open one, which asks nothing (commandos:Q42)."""
    found = [number for number in at(s, space) if helpers(s, die, number)]
    return max(found, key=lambda number: s.objective_open[number])


def at(s: State, space: str) -> list[int]:
    """The objectives on a space."""
    here = s.table.board.space_of[space]
    return [number for number, place in enumerate(s.objective_at) if place == here]


def takes(s: State, die: Die) -> list[Take]:
    """Every pick-up by this die, where it stands."""
    board = s.table.board
    found: list[Take] = []
    for number in on_tile(s, board.tile_of[die.space]):
        command = Take(die.letter, board.names[s.objective_at[number]])
        if command not in found and helpers(s, die, number):
            found.append(command)
    return found


def all_takes(s: State) -> list[Take]:
    """Every pick-up by any commando; most tiles hold no token, so the tokens are asked first."""
    tile_of = s.table.board.tile_of
    tiles = {tile_of[at] for at in s.objective_at if at >= 0}
    return [take for die in s.commandos if die.space >= 0 and tile_of[die.space] in tiles for take in takes(s, die)]
