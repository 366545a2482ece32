"""The Enemy Movement Phase: order, goals, walking, explosives and fights (commandos:E1-E5, E10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.bosses import TakeBait
from game.engine.commandos.combat import DefeatEnemy, Fights
from game.engine.commandos.commands import Decline, React
from game.engine.commandos.defeat import LoseFight
from game.engine.commandos.goals import find_way, follow_directive, seek, speed, within
from game.engine.commandos.hazards import StepOnMine, on_mine
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.state import BOSS, Die, State
from game.engine.commandos.stealth import Encounter, RemoveStealth
from game.engine.commandos.traits import traits_of
from game.engine.commandos.verbs import end_moves, move
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_

SMOKE = "L05"


def in_order(s: State) -> str:
    """The letters of the enemies as they will move: top to bottom, left to right (commandos:E2, Q21)."""
    enemies = sorted(s.enemies_on_map(), key=lambda die: (die.space, die.pips, die.age))
    return "".join(die.letter for die in enemies)


@dataclass(frozen=True, slots=True)
class EnemyTurns(Step[State]):
    """The enemies move one after another; the list was frozen when the phase began (commandos:Q21, Q88)."""

    order: str

    def run(self, s: State) -> None:
        if not self.order:
            return
        s.agenda.append(EnemyTurns(self.order[1:]))
        s.agenda.append(EnemyTurn(self.order[0]))


@dataclass(frozen=True, slots=True)
class EnemyTurn(Step[State]):
    """One enemy moves; a dead die is skipped, a held one draws no directive, one that dashes moves twice."""

    die: str

    def run(self, s: State) -> None:
        die = s.die(self.die)
        if die.space < 0:
            return
        if s.held:
            s.held = False
            emit(s, e.EnemyHeld, self.die, "B11")
            return
        own = traits_of(s, die)
        steps = speed(s, die)
        s.howled = own.howls
        if own.dashes:
            s.agenda.append(EnemyMove(self.die, steps))
        begin_move(s, die, steps)


@dataclass(frozen=True, slots=True)
class EnemyMove(Step[State]):
    """One move of an enemy toward its goal; `hunting` leaves no other goal than the nearest commando."""

    die: str
    steps: int
    hunting: bool = False

    @property
    def mover(self) -> str:
        """The die whose fall, or whose meeting with a commando, ends this (commandos:Q107)."""
        return self.die

    def run(self, s: State) -> None:
        begin_move(s, s.die(self.die), self.steps, self.hunting)


def begin_move(s: State, die: Die, steps: int, hunting: bool = False) -> None:
    """An enemy finds its goal and sets out, as far as its movement goes."""
    baited = s.baits and die.letter == BOSS
    way = seek(s, die) if hunting and not baited else find_way(s, die)
    if baited:
        s.agenda.append(TakeBait())
    if way:
        reached = within(s, way, steps) if s.table.rough else way[:steps]
        s.agenda.append(EnemyWalk(die.letter, reached))
    else:
        emit(s, e.EnemyHeld, die.letter, "commandos:Q16")


@dataclass(frozen=True, slots=True)
class ExtraMoves(Step[State]):
    """Each of these enemies moves toward the nearest commando, outside of its own phase (V02)."""

    order: str

    def run(self, s: State) -> None:
        if not self.order:
            return
        die = s.die(self.order[0])
        s.agenda.append(ExtraMoves(self.order[1:]))
        if die.space >= 0:
            s.agenda.append(EnemyMove(die.letter, speed(s, die), hunting=True))


@dataclass(frozen=True, slots=True)
class EnemyWalk(Step[State]):
    """Walks until the way ends or a tile with a commando or an explosive is entered (commandos:E4, E5)."""

    die: str
    way: tuple[int, ...]

    @property
    def mover(self) -> str:
        """The die whose fall ends the walk."""
        return self.die

    def run(self, s: State) -> None:
        die = s.die(self.die)
        last = halt(s, die, self.way)
        mine = (
            next((at for at, space in enumerate(self.way[:last]) if on_mine(s, space)), None) if s.table.rough else None
        )
        if mine is not None:
            if rest := self.way[mine + 1 :]:
                s.agenda.append(EnemyWalk(self.die, rest))
            s.agenda.append(StepOnMine(self.die))
            move(s, die, self.way[: mine + 1])
            return
        if last is None:
            move(s, die, self.way)
            return
        tile, rest = s.table.board.tile_of[self.way[last]], self.way[last + 1 :]
        if s.ready(SMOKE) and s.squad_on(tile):
            s.agenda.append(ThrowSmoke(self.die, self.way[last], rest))
            if last:
                move(s, die, self.way[:last])
        else:
            s.agenda.append(EnemyArrives(self.die, rest))
            move(s, die, self.way[: last + 1])


def halt(s: State, die: Die, way: tuple[int, ...]) -> int | None:
    """The index of the first space of the way where the enemy must stop; None when nothing is in the way."""
    board = s.table.board
    tile_of = board.tile_of
    held = {tile_of[d.space] for d in s.commandos if d.space >= 0}
    held.update(s.explosives)
    here = tile_of[die.space]
    for at, space in enumerate(way):
        tile = tile_of[space]
        if tile != here and tile in held:
            return at
        here = tile
    return None


@dataclass(frozen=True, slots=True)
class ThrowSmoke(Choice[State]):
    """Smoke: an enemy about to enter a commando's tile stops on the space before."""

    prompt: ClassVar[str] = N_("An enemy is about to enter your tile. Throw Smoke?")
    rule: ClassVar[str] = "commandos:E5"
    die: str
    space: int
    rest: tuple[int, ...] = ()

    def options(self, s: State) -> list[Any]:
        return [React(SMOKE), Decline()]

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, React):
            use_up(s, SMOKE)
            emit(s, e.EnemyHeld, self.die, SMOKE)
            return
        s.agenda.append(EnemyArrives(self.die, self.rest))
        move(s, s.die(self.die), (self.space,))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_reacting(pick)


@dataclass(frozen=True, slots=True)
class EnemyArrives(Step[State]):
    """An enemy has entered a tile: the explosive first, then stealth, then the fights (commandos:Q35).

    Meeting a commando ends its move; one that is relentless walks on along `rest` when it has won all fights.
    """

    die: str
    rest: tuple[int, ...] = ()

    @property
    def mover(self) -> str:
        """The die that arrives."""
        return self.die

    def run(self, s: State) -> None:
        die = s.die(self.die)
        tile = s.table.board.tile_of[die.space]
        if tile in s.explosives:
            s.agenda.append(EnemyArrives(self.die))  # whoever survives stops here (commandos:Q79)
            s.agenda.append(Explode(tile))
            return
        squad = s.squad_on(tile)
        if not squad:
            return
        own = traits_of(s, die)
        end_moves(s, self.die)
        hidden = any(commando.stealth for commando in squad)
        if hidden and not own.keen:
            s.agenda.append(Encounter(self.die, tile))
            return
        if own.relentless and self.rest:
            s.agenda.append(WalkOver(self.die, self.rest))
        s.agenda.append(Fights(self.die, "".join(commando.letter for commando in squad)))
        if hidden:
            s.agenda.append(RemoveStealth(tile))


@dataclass(frozen=True, slots=True)
class WalkOver(Step[State]):
    """A relentless enemy goes on when no commando is left on the tile."""

    die: str
    rest: tuple[int, ...]

    @property
    def mover(self) -> str:
        """The die that goes on."""
        return self.die

    def run(self, s: State) -> None:
        if not s.squad_on(s.table.board.tile_of[s.die(self.die).space]):
            s.agenda.append(EnemyWalk(self.die, self.rest))


@dataclass(frozen=True, slots=True)
class DirectedMove(Step[State]):
    """One move by the next directive, outside of the enemy's own turn (the alarm)."""

    die: str

    def run(self, s: State) -> None:
        die = s.die(self.die)
        if way := follow_directive(s, die):
            s.agenda.append(EnemyWalk(self.die, within(s, way, speed(s, die))))


@dataclass(frozen=True, slots=True)
class Explode(Step[State]):
    """The token goes off: every enemy on the tile is defeated, then every commando (commandos:E4, Q30)."""

    tile: int

    def run(self, s: State) -> None:
        s.explosives.remove(self.tile)
        for commando in reversed(s.squad_on(self.tile)):
            s.agenda.append(LoseFight(commando.letter, "explosion"))
        for enemy in reversed(s.enemies_on(self.tile)):
            if enemy.letter != BOSS and not traits_of(s, enemy).armoured:
                s.agenda.append(DefeatEnemy(enemy.letter, "explosion"))
        emit(s, e.Exploded, self.tile)
