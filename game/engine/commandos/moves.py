"""A commando's MOVE/ATTACK: walking, pausing for a fight, walking on (commandos:A1-A3b)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import conditions, objectives, refusals
from game.engine.commandos.combat import Fights
from game.engine.commandos.commands import Stop, Take, Walk
from game.engine.commandos.hazards import MoveEnded, StepOnMine, has_snipers, on_mine
from game.engine.commandos.state import Die, State
from game.engine.commandos.stealth import Encounter, RemoveStealth
from game.engine.commandos.traits import keen_on
from game.engine.commandos.verbs import lose_stealth, move
from game.engine.commandos.walking import budget, enemy_mask, passes_enemies, reach, seen_enemies, slips, walks
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_


def begin_walk(s: State, die: Die, space: str) -> None:
    """The first walk of a move."""
    _open_move(s, die)
    walk(s, die, s.table.board.space_of[space], *_begin_move(s, die))


def _open_move(s: State, die: Die) -> None:
    """What the end of the move will matter for."""
    if s.table.rough and has_snipers(s):
        s.agenda.append(MoveEnded(die.letter))


def _begin_move(s: State, die: Die) -> tuple[int, bool]:
    """The steps of a new move and whether it ignores walls; what was added to it is used up by it."""
    steps, climbs = budget(s, die), die.climbs
    die.boost, die.climbs = 0, False
    return steps, climbs


def begin_take(s: State, die: Die, number: int, at_once: bool) -> None:
    """A pick-up. One that takes on the run may do so at the start of its move and then walks (commandos:5.1)."""
    if at_once:
        _open_move(s, die)
        s.agenda.append(WalkOn(die.letter, *_begin_move(s, die)))
    objectives.pick_up(s, die, number)


def walk(s: State, die: Die, space: int, steps: int, climbs: bool, walked: int = 0) -> None:
    """One walk to a space in reach; what waits on the tile is settled before the die may walk on.

    `walked` are the spaces already walked in this move.
    """
    enemies = seen_enemies(s, die) if die.stealth else enemy_mask(s)
    ends = reach(s, die, steps, climbs, enemies, first=not walked)
    path, stops = ends.way(space), ends.stops >> space & 1
    left = _left(s, steps - ends.cost(space), space) if s.table.rough else steps - len(path)
    die.moved = True
    if die.stealth and slips(s, die) and passes_enemies(s, die, path):
        s.agenda.append(LoseCover(die.letter))
    s.agenda.append(WalkOn(die.letter, left, climbs, walked + len(path)))
    if stops:
        s.agenda.append(Arrive(die.letter, walked + len(path)))
    if s.table.rough and on_mine(s, space):
        s.agenda.append(StepOnMine(die.letter))
    objectives.turn_up(s, path)
    move(s, die, path)


def _left(s: State, left: int, space: int) -> int:
    """The movement that is left: a swamp ends the move."""
    return 0 if s.ground.terrain.swamps >> space & 1 else left


@dataclass(frozen=True, slots=True)
class Arrive(Step[State]):
    """A commando has entered a tile with enemies: each is fought, or stealth takes it past (commandos:A2, T1).

    A keen enemy there sees through stealth: the tokens go and all are fought (commandos:Q108).
    """

    die: str
    walked: int = 0

    def run(self, s: State) -> None:
        die = s.die(self.die)
        tile = s.table.board.tile_of[die.space]
        seen = die.stealth and keen_on(s, tile)
        if die.stealth and not seen:
            if not s.table.rulings.walk_on_after_stealth:
                s.agenda.pop()
            s.agenda.append(Encounter(self.die, tile))
        else:
            s.agenda.append(ClearedTile(self.die))
            charge = -min(self.walked, s.table.commandos[die.pips].charges)
            enemies = "".join(enemy.letter for enemy in s.enemies_on(tile))
            s.agenda.append(Fights(self.die, enemies, modifier=charge))
            if seen:
                s.agenda.append(RemoveStealth(tile))


@dataclass(frozen=True, slots=True)
class LoseCover(Step[State]):
    """A commando that slipped through enemies' tiles loses its own token at the end of the move (5.1)."""

    die: str

    @property
    def mover(self) -> str:
        """The die that moves."""
        return self.die

    def run(self, s: State) -> None:
        lose_stealth(s, s.die(self.die))


@dataclass(frozen=True, slots=True)
class ClearedTile(Step[State]):
    """After the fights: an enemy that is still on the tile ends the move (commandos:A3b, Q65)."""

    die: str

    @property
    def mover(self) -> str:
        """The die whose fall ends this."""
        return self.die

    def run(self, s: State) -> None:
        if s.enemies_on(s.table.board.tile_of[s.die(self.die).space]):
            s.agenda.pop()


@dataclass(frozen=True, slots=True)
class WalkOn(Choice[State]):
    """A pause in a move: walk on with what is left, or stop. Skipped when nothing but stopping is left."""

    prompt: ClassVar[str] = N_("Walk on, or stop here")
    rule: ClassVar[str] = "commandos:A3b"
    optional: ClassVar[bool] = True
    die: str
    left: int
    climbs: bool
    walked: int = 0

    @property
    def mover(self) -> str:
        """The die whose fall ends the move (commandos:Q11)."""
        return self.die

    def options(self, s: State) -> list[Any]:
        die = s.die(self.die)
        options: list[Any] = []
        if s.table.commandos[die.pips].takes_on_the_run:
            options += conditions.takes(s, die)
        if self.left > 0:
            enemies = seen_enemies(s, die) if die.stealth else enemy_mask(s)
            options += walks(s, die, self.left, self.climbs, enemies, not self.walked)
        if options:
            options.append(Stop())
        return options

    def take(self, s: State, command: Any) -> None:
        die = s.die(self.die)
        match command:
            case Walk(_, space):
                walk(s, die, s.table.board.space_of[space], self.left, self.climbs, self.walked)
            case Take(_, space):
                s.agenda.append(self)
                objectives.pick_up(s, die, conditions.takeable(s, die, space))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_walking(s, self.die, self.left, self.climbs, pick, after)
