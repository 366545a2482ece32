"""The missions: what their boards hold, their set-up rules, and when the red text is met."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.engine.commandos.state import State


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission: `won` says whether its red text is met now, with `at_round_end` looked at only then (commandos:Q95).

    `objectives` is the number that its texts speak of, `targets` the places that it names, `boss` its boss's id.
    `enemy_type` is the only one it is played against; `all_seek`: every enemy hunts; `surges`: one enemy more in even
    rounds; `carriers_move` is added to the movement of whoever carries; `lands`: a helicopter waits where the last
    directive sent it (commandos:Q97); `action` says that it has an action of its own (`mission_actions.py`).
    """

    won: Callable[[State], bool]
    objectives: int
    targets: int = 0
    boss: str = ""
    at_round_end: bool = False
    enemy_type: str = ""
    all_seek: bool = False
    surges: bool = False
    carriers_move: int = 0
    lands: bool = False
    action: bool = False


def home_tile(s: State) -> int:
    """The tile of the starting drop zone; a second drop zone is no home (commandos:Q104)."""
    return s.table.board.tile_of[s.table.setup.board.drop_zone]


def intel_is_home(s: State) -> bool:
    """Mission 01: commandos on the starting drop zone's tile carry all intel tokens."""
    return sum(len(die.carries) for die in s.squad_on(home_tile(s))) == len(s.objectives)


def targets_are_destroyed(s: State) -> bool:
    """Mission 02: a charge has gone off at every target."""
    return len(s.destroyed) == len(s.table.setup.board.targets)


def prisoners_are_home(s: State) -> bool:
    """Mission 03: every prisoner is on the drop zone's tile, carried or not (commandos:Q109)."""
    tile, tile_of = home_tile(s), s.table.board.tile_of
    lying = sum(at >= 0 and tile_of[at] == tile for at in s.objective_at)
    return lying + sum(len(die.carries) for die in s.squad_on(tile)) == len(s.objectives)


def boss_is_defeated(s: State) -> bool:
    """Missions 04 to 06: the last damage space of the boss is filled (commandos:B3)."""
    return s.table.boss is not None and s.damage >= s.table.boss.hits


HOLD_FROM, HOLDERS = 12, 2


def line_is_held(s: State) -> bool:
    """Mission 07: from the end of round 12 on, two commandos on each tile that is to be held (commandos:Q95)."""
    tile_of = s.table.board.tile_of
    tiles = {tile_of[space] for space in s.table.setup.board.targets}
    return s.round >= HOLD_FROM and all(len(s.squad_on(tile)) >= HOLDERS for tile in tiles)


SEATS = 4


def bird_is_away(s: State) -> bool:
    """Mission 08: four commandos are saved, and all tokens with them."""
    return len(s.saved) >= SEATS and len(s.aboard) == len(s.objectives)


MISSIONS: dict[str, Mission] = {
    "gather_intel": Mission(intel_is_home, 3),
    "first_steps": Mission(intel_is_home, 1),
    "powder_trail": Mission(targets_are_destroyed, 2, targets=2, action=True),
    "cold_cell": Mission(prisoners_are_home, 2, carriers_move=-1),
    "iron_general": Mission(boss_is_defeated, 3, boss="general_kray", action=True),
    "tooth_and_claw": Mission(boss_is_defeated, 3, boss="old_scar", enemy_type="raptors", action=True),
    "jungle_ghost": Mission(boss_is_defeated, 3, boss="jungle_ghost", action=True),
    "hold_the_line": Mission(line_is_held, 0, targets=2, at_round_end=True, all_seek=True, surges=True),
    "last_bird_out": Mission(bird_is_away, 2, lands=True, action=True),
}
