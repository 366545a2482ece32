"""What special spaces do to whoever walks: minefields, and snipers that see a move end (5.8, commandos:Q101)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos import field_events as f
from game.engine.commandos.combat import DefeatEnemy, Fight
from game.engine.commandos.defeat import LoseFight
from game.engine.commandos.state import BOSS, Die, State, is_enemy
from game.engine.commandos.verbs import throw
from game.engine.core.state import emit
from game.engine.core.step import Step

COMMANDO_FALLS, ENEMY_FALLS = 1, 2
"""A minefield takes whoever rolls at most this."""


@dataclass(frozen=True, slots=True)
class StepOnMine(Step[State]):
    """A die has entered a minefield: the black die tells whether it falls. Bosses are unharmed."""

    die: str

    @property
    def mover(self) -> str:
        """The die that walks."""
        return self.die

    def run(self, s: State) -> None:
        if self.die == BOSS:
            return
        enemy = is_enemy(self.die)
        result = throw(s)
        falls = result <= (ENEMY_FALLS if enemy else COMMANDO_FALLS)
        if falls:
            s.agenda.append(DefeatEnemy(self.die, "mine") if enemy else LoseFight(self.die, "mine"))
        emit(s, f.MineRolled, self.die, result, falls)


def on_mine(s: State, space: int) -> bool:
    """Whether a space is a minefield."""
    return bool(s.ground.terrain.mines >> space & 1)


@dataclass(frozen=True, slots=True)
class MoveEnded(Step[State]):
    """A commando's MOVE action is over: manned Sniper Nests that see it shoot, in reading order (Q101)."""

    die: str

    @property
    def mover(self) -> str:
        """The die that moved; when it falls, the shots that are left are dropped."""
        return self.die

    def run(self, s: State) -> None:
        for sniper in reversed(snipers(s, s.die(self.die))):
            s.agenda.append(NestShot(sniper.letter, self.die))


@dataclass(frozen=True, slots=True)
class NestShot(Step[State]):
    """One shot from a Sniper Nest; a commando in stealth is no target (commandos:Q82)."""

    sniper: str
    die: str

    @property
    def mover(self) -> str:
        """The target; when it falls, no further shot is made."""
        return self.die

    def run(self, s: State) -> None:
        if s.die(self.sniper).space >= 0 and not s.die(self.die).stealth:
            s.agenda.append(Fight(self.sniper, self.die, True))


def snipers(s: State, die: Die) -> list[Die]:
    """Who shoots at a commando that ends its move where it is; nobody at one in stealth (commandos:Q82)."""
    return [] if die.stealth else snipers_on(s, die.space)


def snipers_on(s: State, space: int) -> list[Die]:
    """Of each Sniper Nest that sees a space the lowest enemy on the nest's tile (commandos:Q101)."""
    visible = s.ground.visible(space)
    tiles = sorted((nest, tile) for tile, nest in s.ground.sniper_posts.items() if visible >> nest & 1)
    crews = (s.enemies_on(tile) for _, tile in tiles)
    return [min(crew, key=lambda enemy: (enemy.pips, enemy.age)) for crew in crews if crew]


def has_snipers(s: State) -> bool:
    """Whether a Sniper Nest stands on the board, so that the ends of moves matter."""
    return bool(s.ground.sniper_posts)
