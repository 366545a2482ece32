"""The greedy bot: it scores every option by rules of thumb and takes the best; no search, nothing hidden is used."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import commands as c
from game.engine.commandos import terrain
from game.engine.commandos.ability_specials import AIMED
from game.engine.commandos.bot_danger import Danger, look_out
from game.engine.commandos.bot_missions import deed_worth, prize
from game.engine.commandos.bot_plan import Plan, make_plan, pace_gained
from game.engine.commandos.bot_walks import KILL, Walks, loss_of
from game.engine.commandos.bot_why import why
from game.engine.commandos.combat import ChooseFight
from game.engine.commandos.directives import SortDirectives, name_of, next_symbol, upright_tile
from game.engine.commandos.effects import DeployDie, GainStealth, PlaceExplosive, RangedCombat, Special
from game.engine.commandos.enemies import ThrowSmoke
from game.engine.commandos.forecast import quick_chance, takes_out
from game.engine.commandos.reinforcement import limit
from game.engine.commandos.state import Die, State, is_enemy
from game.engine.core.step import Ask, Command
from game.engine.core.text import Message

# Scores are in actions: what the option saves or costs on the way to the win.
TAKE = 6.0
TRAIN = 1.0
PACE = 0.1
"""Of several that may take a token, the faster one."""
DEPLOY = (20.0, 4.0, 2.4, 0.9, 0.25, 0.1, 0.0)
"""The worth of a deployment by the size of the squad."""
EXPLOSIVE = 0.1
STEALTH = 0.5
SMOKE_FROM = 0.4
SABOTAGE = 0.1
IDLE = 0.02
"""Options worth less than this are not worth an action."""


class GreedyBot:
    """Goes for objectives, takes good fights, keeps out of bad ones."""

    name = "greedy"

    def choose(self, s: State, ask: Ask) -> Command:
        """The option with the highest score; of equal ones the first."""
        best: Command = max(ask.options, key=Scores(s).of)
        return best

    def why(self, s: State, command: Command) -> Message:
        """The reason for a command that it chose in this state."""
        return why(s, command)


class Scores:
    """Scores the options of one question; plan and danger are worked out once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self._plan: Plan | None = None
        self._danger: Danger | None = None
        self._walks: dict[str, Walks] = {}

    @property
    def plan(self) -> Plan:
        if self._plan is None:
            self._plan = make_plan(self.s)
        return self._plan

    @property
    def danger(self) -> Danger:
        if self._danger is None:
            self._danger = look_out(self.s)
        return self._danger

    def of(self, command: Any) -> float:
        """The score of an option."""
        match command:
            case c.Walk():
                return self.walks(command.die).of(self.s.table.board.space_of[command.space])
            case c.Take(letter):
                die = self.s.die(letter)
                return TAKE + len(die.carries) + PACE * die.pips
            case c.Train(letter):
                return self.train(self.s.die(letter))
            case c.Deploy():
                return self.deploy()
            case c.Deed(letter):
                return deed_worth(self.s, self.s.die(letter))
            case c.UseSite() | c.Destroy():
                return self.site(command)
            case c.Ability():
                return self.ability(self.s.die(command.die), command.target)
            case c.PlayCard():
                return self.card(command)
            case c.EndPhase() | c.Stop():
                return IDLE
        return self.answer(command)

    def loss(self, die: Die) -> float:
        """What losing this commando would cost."""
        return loss_of(self.s, die)

    def walks(self, letter: str) -> Walks:
        """The scores of a commando's walks."""
        if letter not in self._walks:
            self._walks[letter] = Walks(self.s, self.s.die(letter), self.plan, self.danger)
        return self._walks[letter]

    # -------------------------------------------------------------- other actions

    def train(self, die: Die) -> float:
        goal = self.plan.goals.get(die.letter)
        if self.plan.homeward and goal is not None:
            return pace_gained(self.s, die, goal)
        return TRAIN if self.plan.train == die.letter else 0.0

    def deploy(self) -> float:
        return DEPLOY[len(self.s.squad())] + (1.5 if self.plan.wants_more else 0.0)

    def ability(self, die: Die, target: str) -> float:
        s = self.s
        effect = s.table.commandos[die.pips].ability
        match effect:
            case RangedCombat(modifier=modifier):
                aimed = modifier - 2 if s.scope else modifier
                return quick_chance(s, die.letter, target, aimed) * self.kill_worth(target)
            case PlaceExplosive():
                return self.explosive(s.table.board.tile_number[target])
            case DeployDie():
                return self.deploy() + 0.05
            case GainStealth():
                return self.hiding(die)
            case Special(name=name):
                return self.special_ability(name, die, target)
        return 0.0

    def special_ability(self, name: str, die: Die, target: str) -> float:
        """Abilities of advanced commandos."""
        s = self.s
        match name:
            case "marksman":
                sure = takes_out(s, die.letter, target)
                chance = 1.0 if sure else quick_chance(s, die.letter, target, AIMED - 2 * s.scope)
                return chance * self.kill_worth(target)
            case "infiltrator":
                mate = s.die(target) if len(target) == 1 else None
                return self.hiding(die) + (self.hiding(mate) if mate else 0.0)
        return SABOTAGE if target == next_symbol(s) and len(s.enemies_on_map()) < limit(s) else 0.0

    def hiding(self, die: Die) -> float:
        """What a stealth token under this die is worth."""
        if die.stealth:
            return 0.0
        return STEALTH * self.danger.of(self.s, die, self.s.table.board.tile_of[die.space]) * self.loss(die)

    def site(self, command: c.UseSite | c.Destroy) -> float:
        """Special spaces: shots, load-outs and cover are worth an action, the rest little."""
        s = self.s
        if isinstance(command, c.Destroy):
            return 0.15 if s.enemies_on(s.table.board.tile_of[s.table.board.space_of[command.space]]) else 0.0
        die, target = s.die(command.die), command.target
        kind = s.ground.specials[s.ground.special_at[die.space]].kind
        match kind:
            case terrain.SNIPER_NEST:
                return quick_chance(s, die.letter, target) * self.kill_worth(target)
            case terrain.MACHINE_GUN_NEST:
                enemies = s.enemies_on(s.table.board.tile_number[target])
                return sum(quick_chance(s, die.letter, e.letter) * self.kill_worth(e.letter) for e in enemies)
            case terrain.TALL_GRASS:
                return 0.05 + self.hiding(die)
            case terrain.HUT:
                return 0.6
        return 0.0

    def kill_worth(self, letter: str) -> float:
        """What an enemy's defeat is worth: a step of fury, and the danger that goes with it."""
        s = self.s
        tile_of = s.table.board.tile_of
        worth = prize(s, letter, KILL)
        for die in s.squad():
            for enemy, chance in self.danger.entries.get(tile_of[die.space], ()):
                if enemy == letter:
                    worth += chance * quick_chance(s, letter, die.letter) * self.loss(die)
        return worth

    def explosive(self, tile: int) -> float:
        """An explosive waits where enemies are likely to walk and no commando stands or will go."""
        s = self.s
        if s.squad_on(tile) or tile in self.plan.goals.values() or tile == s.table.board.tile_of[s.drop_zones[0]]:
            return -1.0
        return EXPLOSIVE * sum(chance for _, chance in self.danger.entries.get(tile, ()))

    def card(self, command: c.PlayCard) -> float:
        s = self.s
        first, second = command.target, command.second
        match command.card:
            case "L01" | "L02":
                return self.explosive(s.table.board.tile_number[first]) - 0.2
            case "L03":
                return self.kill_worth(first) - 0.1
            case "L04":
                enemies = s.enemies_on(s.table.board.tile_number[second])
                return sum(quick_chance(s, first, e.letter, -1) * self.kill_worth(e.letter) for e in enemies) - 0.1
            case "L06" | "L20":
                return self.deploy() if command.card == "L20" else self._camouflage(s.die(first))
            case "L10":
                return 2.0 if s.actions <= 1 else 0.0
            case "L15" | "L16":
                return 0.3 if first in self.plan.goals and s.actions and not s.die(first).boost else 0.0
            case "L21":
                return TAKE
            case "L22":
                return 0.0
        return 0.0

    def _camouflage(self, die: Die) -> float:
        return 0.05 + self.danger.of(self.s, die, self.s.table.board.tile_of[die.space]) * self.loss(die)

    # -------------------------------------------------------------- answers to questions

    def answer(self, command: Any) -> float:
        s = self.s
        match command:
            case c.React():
                return self.react()
            case c.Decline():
                return 0.0
            case c.Oppose(letter):
                return self.oppose(letter)
            case c.Reroll(dice):
                return (
                    -abs(len(dice) - sum(s.die(letter).pips in (5, 6) for letter in "abc"))
                    + sum(s.die(letter).pips for letter in dice) / 10
                )
            case c.Discard(card):
                return _LEAST_USEFUL.get(card, 0.0)
            case c.PickDie(letter):
                return self.loss(s.die(letter)) if s.phase == "event" else 1.0
            case c.Shift(_, start, tile):
                tiles = s.table.board.tile_number
                return self.explosive(tiles[tile]) - self.explosive(tiles[start])
            case c.Change(letter, way):
                return self.turned(s.die(letter), 1 if way == "plus" else -1)
            case c.Arrange(card, how):
                return self.arrange(card, how)
            case c.SpawnAt():
                return 0.0
        return 0.0

    def react(self) -> float:
        waiting = self.s.agenda[-1]
        if isinstance(waiting, ThrowSmoke):
            tile = self.s.table.board.tile_of[waiting.space]
            worst = max(quick_chance(self.s, waiting.die, die.letter) for die in self.s.squad_on(tile))
            return worst - SMOKE_FROM
        return 1.0

    def oppose(self, letter: str) -> float:
        waiting = self.s.agenda[-1]
        assert isinstance(waiting, ChooseFight)
        if is_enemy(letter):
            return quick_chance(self.s, waiting.attacker, letter)
        return -quick_chance(self.s, waiting.attacker, letter)

    def turned(self, die: Die, by: int) -> float:
        """The change in the plan's cost when a die is turned."""
        before = self.plan.cost
        die.pips += by
        after = make_plan(self.s).cost
        die.pips -= by
        return before - after

    def arrange(self, card: str, how: str) -> float:
        """Buries directives that send enemies onto commandos; puts harmless ones first."""
        s = self.s
        waiting = s.agenda[-1]
        assert isinstance(waiting, SortDirectives)
        number = next(seen for seen in waiting.left if name_of(seen) == card)
        tile = upright_tile(s, number ^ 1 if how == "turn" else number)
        near = min((s.ground.distances(tile)[die.space] for die in s.squad()), default=9)
        return float(-near) if how == "bury" else near - 4.0


_LEAST_USEFUL = {"L18": 1.0, "L19": 0.9, "L22": 0.8, "L09": 0.7, "L08": 0.6, "L14": 0.3, "L15": 0.5}
