"""The Enemy Movement Phase: order, goals, walking, explosives and fights (commandos:E1-E5, E10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.board.paths import rings, route
from game.engine.commandos import events as e
from game.engine.commandos import refusals
from game.engine.commandos.combat import DefeatEnemy, Fights
from game.engine.commandos.commands import Decline, React
from game.engine.commandos.defeat import LoseFight
from game.engine.commandos.directives import draw, upright_tile
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.state import OFF_MAP, Die, State
from game.engine.commandos.stealth import Encounter
from game.engine.commandos.verbs import move
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
    """One enemy finds its goal and walks; a dead die is skipped, a held one draws no directive."""

    die: str

    def run(self, s: State) -> None:
        die = s.die(self.die)
        if die.space < 0:
            return
        if s.held:
            s.held = False
            emit(s, e.EnemyHeld, self.die, "B11")
            return
        way = find_way(s, die)
        steps = speed(s, die)
        if way:
            s.agenda.append(EnemyWalk(self.die, way[:steps]))
        else:
            emit(s, e.EnemyHeld, self.die, "commandos:Q16")


def speed(s: State, die: Die) -> int:
    """The spaces an enemy walks: its pips, more or less what lasts this round, at least 1 (commandos:Q91)."""
    steps = die.pips
    if s.lasting:
        steps += s.modifier("move", "enemies", "all")
    return max(1, steps)


def find_way(s: State, die: Die) -> tuple[int, ...]:
    """The whole way to the enemy's goal: a decoy, a commando that it seeks, or the tile of the next directive."""
    board = s.table.board
    edge = s.table.rulings.enemies_stop_at_edge
    if s.decoy != OFF_MAP:
        emit(s, e.EnemyAimed, die.letter, s.decoy, "decoy")
        return board.way_to_tile(die.space, s.decoy, edge)
    if seeks(s, die):
        return _seek(s, die)
    card = draw(s)
    tile = upright_tile(s, card)
    if s.table.rulings.on_target == "other" and tile == board.tile_of[die.space]:
        tile = upright_tile(s, card ^ 1)
    emit(s, e.EnemyAimed, die.letter, tile, "directive")
    return board.way_to_tile(die.space, tile, edge)


def seeks(s: State, die: Die) -> bool:
    """Whether the enemy hunts now: its face seeks what it sees, and it sees a commando as its move begins."""
    if not s.table.enemies[die.pips].seeks_in_sight:
        return False
    visible = s.table.board.sight.visible(die.space)
    return any(d.space >= 0 and visible >> d.space & 1 for d in s.commandos)


def _seek(s: State, die: Die) -> tuple[int, ...]:
    """Toward the nearest commando on another tile; none: toward the centre of its own tile (commandos:Q81)."""
    board = s.table.board
    own = board.tile_masks[board.tile_of[die.space]]
    prey = 0
    for commando in s.squad():
        prey |= 1 << commando.space
    prey &= ~own
    if prey:
        nearest = rings(board.grid, 1 << die.space, until=prey)[-1] & prey
        if nearest:
            goal = (nearest & -nearest).bit_length() - 1
            emit(s, e.EnemyAimed, die.letter, board.tile_of[goal], "seek")
            return route(board.grid, die.space, 1 << goal) or ()
    emit(s, e.EnemyAimed, die.letter, board.tile_of[die.space], "seek")
    return board.way_to_tile(die.space, board.tile_of[die.space])


@dataclass(frozen=True, slots=True)
class EnemyWalk(Step[State]):
    """Walks until the way ends or a tile with a commando or an explosive is entered (commandos:E4, E5)."""

    die: str
    way: tuple[int, ...]

    def run(self, s: State) -> None:
        die = s.die(self.die)
        last = halt(s, die, self.way)
        if last is None:
            move(s, die, self.way)
            return
        tile = s.table.board.tile_of[self.way[last]]
        if s.ready(SMOKE) and s.squad_on(tile):
            s.agenda.append(ThrowSmoke(self.die, self.way[last]))
            if last:
                move(s, die, self.way[:last])
        else:
            s.agenda.append(EnemyArrives(self.die))
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

    def options(self, s: State) -> list[Any]:
        return [React(SMOKE), Decline()]

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, React):
            use_up(s, SMOKE)
            emit(s, e.EnemyHeld, self.die, SMOKE)
            return
        s.agenda.append(EnemyArrives(self.die))
        move(s, s.die(self.die), (self.space,))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_reacting(pick)


@dataclass(frozen=True, slots=True)
class EnemyArrives(Step[State]):
    """An enemy has entered a tile: the explosive first, then stealth, then the fights (commandos:Q35)."""

    die: str

    def run(self, s: State) -> None:
        tile = s.table.board.tile_of[s.die(self.die).space]
        if tile in s.explosives:
            s.agenda.append(Explode(tile))
            return
        squad = s.squad_on(tile)
        if any(die.stealth for die in squad):
            s.agenda.append(Encounter(self.die, tile))
        elif squad:
            s.agenda.append(Fights(self.die, "".join(die.letter for die in squad)))


@dataclass(frozen=True, slots=True)
class Explode(Step[State]):
    """The token goes off: every enemy on the tile is defeated, then every commando (commandos:E4, Q30)."""

    tile: int

    def run(self, s: State) -> None:
        s.explosives.remove(self.tile)
        for commando in reversed(s.squad_on(self.tile)):
            s.agenda.append(LoseFight(commando.letter, "explosion"))
        for enemy in reversed(s.enemies_on(self.tile)):
            s.agenda.append(DefeatEnemy(enemy.letter, "explosion"))
        emit(s, e.Exploded, self.tile)
