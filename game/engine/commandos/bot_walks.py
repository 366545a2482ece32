"""What the greedy bot thinks of a commando's walks. What is the same for all of them is worked out once."""

from __future__ import annotations

from game.engine.commandos.bot_danger import Danger
from game.engine.commandos.bot_missions import only_uncloaks, prize
from game.engine.commandos.bot_plan import Plan, actions_for
from game.engine.commandos.forecast import quick_chance, reach_now, steps_now
from game.engine.commandos.hazards import snipers_on
from game.engine.commandos.state import Die, State

KILL = 0.2
LOSS = 2.0
LOSS_OF_TOKEN = 2.5
LAST_ONES = 12.0
"""Losing one of the last two commandos is close to losing the game."""
PER_STEP = 0.001
SLIPS = 0.3
"""What the stealth is worth that slipping past an enemy costs."""
FOLLOWS = 0.15 / 6
"""What a space nearer to the work of others is worth to a commando without a task."""


def loss_of(s: State, die: Die) -> float:
    """What losing this commando would cost, in actions."""
    worth = LOSS + LOSS_OF_TOKEN * len(die.carries)
    return worth + (LAST_ONES if len(s.squad()) <= 2 else 0.0)


class Walks:
    """The scores of one commando's walks in one state."""

    def __init__(self, s: State, die: Die, plan: Plan, danger: Danger) -> None:
        self.s, self.die, self.danger = s, die, danger
        self.tile_of = s.table.board.tile_of
        self.own_tile = self.tile_of[die.space]
        self.stops = reach_now(s, die.letter).stops
        self.loss = loss_of(s, die)
        self.effort = PER_STEP * steps_now(s, die.letter)[0]
        self.goal = plan.goals.get(die.letter)
        self.fields = [s.ground.distances(goal) for goal in set(plan.goals.values())]
        self.risk_here = danger.of(s, die, self.own_tile)
        self._risks: dict[int, float] = {}

    def of(self, space: int) -> float:
        """The score of a walk to a space."""
        tile = self.tile_of[space]
        worth = self.progress(space) - self.effort - self.risk(tile) - self.shots(space)
        stops = self.stops >> space & 1
        if not stops:
            return worth
        if self.die.stealth:
            return worth - SLIPS
        wins, kills = self.fights(tile)
        return wins * worth + kills - (1 - wins) * self.loss

    def progress(self, space: int) -> float:
        """The actions saved toward the die's goal, or toward the work of the others where it has none."""
        here, pips = self.die.space, self.die.pips
        if self.goal is not None:
            steps = self.s.ground.distances(self.goal)
            return actions_for(steps[here], pips) - actions_for(steps[space], pips)
        if not self.fields:
            return 0.0
        return FOLLOWS * (min(steps[here] for steps in self.fields) - min(steps[space] for steps in self.fields))

    def risk(self, tile: int) -> float:
        """How much more dangerous the coming phase becomes for the die; less so while actions are left."""
        if self.die.stealth or tile == self.own_tile:
            return 0.0
        if tile not in self._risks:
            more = self.danger.of(self.s, self.die, tile) - self.risk_here
            self._risks[tile] = more * self.loss / (1 + 0.5 * self.s.actions)
        return self._risks[tile]

    def shots(self, space: int) -> float:
        """What the shots from Sniper Nests cost on average that see the end of a walk (commandos:Q101)."""
        s = self.s
        if self.die.stealth or not s.ground.sniper_posts:
            return 0.0
        safe = 1.0
        for sniper in snipers_on(s, space):
            if self.tile_of[sniper.space] != self.tile_of[space]:  # else it is fought before the walk ends
                safe *= 1 - quick_chance(s, sniper.letter, self.die.letter)
        return (1 - safe) * self.loss

    def fights(self, tile: int) -> tuple[float, float]:
        """The chance to win all fights on a tile, and what the enemies that fall there are worth."""
        s, wins, kills = self.s, 1.0, 0.0
        for enemy in s.enemies_on(tile):
            if not only_uncloaks(s, enemy.letter):
                wins *= quick_chance(s, self.die.letter, enemy.letter)
                kills += wins * prize(s, enemy.letter, KILL)
        return wins, kills
