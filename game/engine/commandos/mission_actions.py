"""The actions that stand on a mission's card: plant, call a strike, lay bait, expose, board (5.10)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.commandos import field_events as f
from game.engine.commandos.bosses import HitBoss
from game.engine.commandos.commands import Deed
from game.engine.commandos.missions import bird_is_away
from game.engine.commandos.state import BOSS, OFF_MAP, SPENT, Die, State
from game.engine.commandos.verbs import check_mission, end_moves, lose_stealth
from game.engine.core.state import emit


@dataclass(frozen=True, slots=True)
class MissionAction:
    """Who may act from where it stands, and what happens then."""

    possible: Callable[[State, Die], bool]
    act: Callable[[State, Die], None]


def deeds(s: State) -> list[Deed]:
    """Every use of the mission's own action."""
    action = MISSION_ACTIONS.get(s.table.setup.board.mission)
    return [Deed(die.letter) for die in s.squad() if action.possible(s, die)] if action else []


def do(s: State, command: Deed) -> None:
    """Carries out the mission's own action."""
    MISSION_ACTIONS[s.table.setup.board.mission].act(s, s.die(command.die))


def spend_token(s: State, die: Die) -> None:
    """Uses up the first token that a commando carries."""
    number, die.carries = die.carries[0], die.carries[1:]
    s.objective_at[number] = SPENT
    emit(s, f.ObjectiveSpent, number, die.letter)


# ------------------------------------------------------------------ 02 Powder Trail


def _target_here(s: State, die: Die) -> int:
    """The space of a target on the die's tile that still stands; OFF_MAP without one."""
    tile_of = s.table.board.tile_of
    standing = (space for space in s.table.setup.board.targets if space not in s.destroyed)
    return next((space for space in standing if tile_of[space] == tile_of[die.space]), OFF_MAP)


def _can_plant(s: State, die: Die) -> bool:
    return bool(die.carries) and _target_here(s, die) != OFF_MAP


def _plant(s: State, die: Die) -> None:
    space = _target_here(s, die)
    spend_token(s, die)
    s.destroyed.append(space)
    emit(s, f.TargetDestroyed, space)
    check_mission(s)


# ------------------------------------------------------------------ 04 to 06: the boss


def _can_strike(s: State, die: Die) -> bool:
    boss = s.die(BOSS)
    return bool(die.carries) and boss.space >= 0 and s.ground.sees(die.space, boss.space)


def _strike(s: State, die: Die) -> None:
    spend_token(s, die)
    s.agenda.append(HitBoss(in_combat=False))


def _can_bait(s: State, die: Die) -> bool:
    return bool(die.carries)


def _lay_bait(s: State, die: Die) -> None:
    spend_token(s, die)
    s.baits.append(die.space)
    emit(s, f.BaitPlaced, die.space)


def _can_expose(s: State, die: Die) -> bool:
    board, boss = s.table.board, s.die(BOSS)
    near = board.around[board.tile_of[die.space]]
    return bool(die.carries) and boss.space >= 0 and board.tile_of[boss.space] in near


def _expose(s: State, die: Die) -> None:
    spend_token(s, die)
    s.exposed = True
    emit(s, f.BossExposed)
    s.agenda.append(HitBoss(in_combat=False))


# ------------------------------------------------------------------ 08 Last Bird Out


def _can_board(s: State, die: Die) -> bool:
    """On the landing zone; the last commando on the map boards only if that wins (commandos:Q96)."""
    if s.table.board.tile_of[die.space] != s.landing:
        return False
    if len(s.squad()) > 1:
        return True
    trial = s.clone()
    _board(trial, trial.die(die.letter))
    return bird_is_away(trial)


def _board(s: State, die: Die) -> None:
    lose_stealth(s, die)
    carried, die.carries, die.space = die.carries, (), OFF_MAP
    die.boost, die.climbs = 0, False
    for number in carried:
        s.objective_at[number] = SPENT
    s.aboard += carried
    s.saved += die.letter
    end_moves(s, die.letter)
    emit(s, f.DieBoarded, die.letter, carried)
    check_mission(s)


MISSION_ACTIONS: dict[str, MissionAction] = {
    "powder_trail": MissionAction(_can_plant, _plant),
    "iron_general": MissionAction(_can_strike, _strike),
    "tooth_and_claw": MissionAction(_can_bait, _lay_bait),
    "jungle_ghost": MissionAction(_can_expose, _expose),
    "last_bird_out": MissionAction(_can_board, _board),
}
