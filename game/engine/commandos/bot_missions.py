"""What each mission asks of the greedy bot: where carriers go, what its own action is worth, what is left to do."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.commandos.state import BOSS, Die, State
from game.engine.commandos.traits import cloaks

DEED = 7.0
"""Using the mission's action is what a token was fetched for."""
BOSS_HIT = 3.0
HOLD_READY = 6
"""From this round on the posts are manned."""
POSTS = 2
ENOUGH = 5
"""So many commandos on the map keep a line with one fallen."""
BOARD_EARLY = 3
"""Without the tokens nobody boards while fewer are on the map."""


def carrier_goal(s: State, die: Die) -> int:
    """The tile to which a commando takes what it carries."""
    board = s.table.board
    mission = s.table.mission
    if mission.boss:
        boss = s.die(BOSS)
        return board.tile_of[boss.space if boss.space >= 0 else die.space]
    if mission.lands:
        return s.landing
    if mission.targets:
        standing = [board.tile_of[space] for space in board.spec.targets if space not in s.destroyed]
        return min(standing or [board.tile_of[die.space]], key=lambda tile: s.ground.distances(tile)[die.space])
    return board.tile_of[s.drop_zones[0]]


def last_goals(s: State) -> dict[str, int]:
    """Where dice go when no token lies on the map any more."""
    goals = {die.letter: carrier_goal(s, die) for die in s.squad() if die.carries}
    if s.table.mission.boss and s.die(BOSS).space >= 0:
        tile = s.table.board.tile_of[s.die(BOSS).space]
        hunters = sorted(s.squad(), key=lambda die: (die.pips, s.ground.distances(tile)[die.space]))
        goals |= {die.letter: tile for die in hunters[:2]}
    elif s.table.mission.lands:
        goals |= {die.letter: s.landing for die in s.squad()}
    elif s.table.mission.at_round_end and s.round >= HOLD_READY:
        goals |= _posts(s)
    return goals


def _posts(s: State) -> dict[str, int]:
    """Two commandos for each tile that is to be held, the nearest first."""
    tiles = [s.table.board.tile_of[space] for space in s.table.board.spec.targets]
    free, goals = list(s.squad()), {}
    for tile in [tile for tile in tiles for _ in range(POSTS)]:
        if free:
            nearest = min(free, key=lambda die: (s.ground.distances(tile)[die.space], die.pips))
            free.remove(nearest)
            goals[nearest.letter] = tile
    return goals


def wants_more(s: State) -> bool:
    """Whether the mission needs more commandos on the map than there are."""
    return s.table.mission.at_round_end and len(s.squad()) < ENOUGH


def deed_worth(s: State, die: Die) -> float:
    """What the mission's own action is worth now."""
    worth = _WORTH.get(s.table.setup.board.mission)
    return worth(s, die) if worth else DEED


def _bait(s: State, die: Die) -> float:
    """Bait lies best where no other commando waits, and one at a time."""
    others = [mate for mate in s.squad_on(s.table.board.tile_of[die.space]) if mate is not die]
    return -1.0 if s.baits or s.actions < 2 else DEED - 2.0 * len(others)


def _board(s: State, die: Die) -> float:
    """Whoever carries leaves at once, the others when the tokens are safe or enough stay to fetch them."""
    if die.carries or len(s.aboard) == len(s.objectives):
        return DEED
    fetched = all(at < 0 for at in s.objective_at)
    return DEED if fetched else 0.5 if len(s.squad()) > BOARD_EARLY + 1 else -1.0


_WORTH: dict[str, Callable[[State, Die], float]] = {"tooth_and_claw": _bait, "last_bird_out": _board}


def prize(s: State, letter: str, kill: float) -> float:
    """What a won fight against an enemy is worth: more against a boss."""
    return BOSS_HIT if letter == BOSS else kill


def only_uncloaks(s: State, letter: str) -> bool:
    """Whether a fight would only show a cloaked enemy."""
    return cloaks(s, s.die(letter))
