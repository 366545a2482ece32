"""Combat: one die against one die, the lower total wins (commandos:A5-A8, Q1, Q2, Q82)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos import refusals
from game.engine.commandos.alarm import Alarm
from game.engine.commandos.bosses import HitBoss
from game.engine.commandos.commands import Decline, Oppose, React
from game.engine.commandos.defeat import LoseFight
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.settling import Settling, when_settled
from game.engine.commandos.state import BOSS, Die, State, is_enemy
from game.engine.commandos.traits import attack_parts, cloaks, defence_parts, traits_of
from game.engine.commandos.verbs import defeat, throw
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal
from game.engine.core.text import N_

MACHETE = "L13"
SCOPE_BONUS = -2
NEST_BONUS = -1


def modifiers(s: State, attacker: Die, defender: Die) -> tuple[int, int]:
    """What is added to the attacker's and the defender's total, from traits and from what lasts this round."""
    attack = _lasting(s, attacker, "attacker")
    defence = _lasting(s, defender, "defender")
    if is_enemy(defender.letter):
        defence += sum(by for _, by in defence_parts(s, defender))
    elif is_enemy(attacker.letter):
        attack += sum(by for _, by in attack_parts(s, attacker))
    if s.table.rough:
        attack += nest_bonus(s, attacker, attacks=True)
        defence += nest_bonus(s, defender, attacks=False)
    return attack, defence


def nest_bonus(s: State, die: Die, attacks: bool) -> int:
    """What a Machine Gun Nest adds: to every enemy on its tile, and to a commando in it that defends (5.8)."""
    nest = s.ground.gun_posts.get(s.table.board.tile_of[die.space])
    if nest is None:
        return 0
    if is_enemy(die.letter):
        return NEST_BONUS
    return 0 if attacks or s.ground.home[die.space] != nest else NEST_BONUS


def _lasting(s: State, die: Die, side: str) -> int:
    return s.modifier("combat", side, "enemies" if is_enemy(die.letter) else "commandos") if s.lasting else 0


@dataclass(frozen=True, slots=True)
class Fights(Settling):
    """One attacker against each of several defenders; the rest is dropped when it falls (commandos:Q11, Q13)."""

    attacker: str
    defenders: str
    ranged: bool = False
    modifier: int = 0

    @property
    def mover(self) -> str:
        """The die whose fall ends the fights."""
        return self.attacker

    def run(self, s: State) -> None:
        standing = "".join(letter for letter in self.defenders if s.die(letter).space >= 0)
        if len(standing) == 1:
            s.agenda.append(Fight(self.attacker, standing, self.ranged, self.modifier))
        elif standing:
            s.agenda.append(ChooseFight(self.attacker, standing, self.ranged, self.modifier))


@dataclass(frozen=True, slots=True)
class ChooseFight(Choice[State], Settling):
    """The player chooses the order of the fights (commandos:A2, E5, Q75)."""

    prompt: ClassVar[str] = N_("Choose who is fought next")
    rule: ClassVar[str] = "commandos:A2"
    attacker: str
    defenders: str
    ranged: bool = False
    modifier: int = 0

    def options(self, s: State) -> list[Any]:
        return [Oppose(letter) for letter in self.defenders]

    def take(self, s: State, command: Any) -> None:
        rest = self.defenders.replace(command.die, "")
        s.agenda.append(Fights(self.attacker, rest, self.ranged, self.modifier))
        s.agenda.append(Fight(self.attacker, command.die, self.ranged, self.modifier))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_choosing(pick)


@dataclass(frozen=True, slots=True)
class Fight(Settling):
    """Both combat dice are rolled. `ranged` is a shot that the attacker survives, with its own modifier."""

    attacker: str
    defender: str
    ranged: bool = False
    modifier: int = 0

    def run(self, s: State) -> None:
        if s.die(self.attacker).space < 0 or s.die(self.defender).space < 0:
            return
        if cloaks(s, s.die(self.defender)):
            s.die(self.defender).used = True
            emit(s, f.FightCancelled, self.attacker, self.defender)
            return
        modifier = self.modifier
        if self.ranged and s.scope and not is_enemy(self.attacker):
            modifier += SCOPE_BONUS
            s.scope = False
        emit(s, e.FightBegan, self.attacker, self.defender, self.ranged)
        black, white = throw(s), throw(s)
        emit(s, e.CombatRolled, self.attacker, self.defender, black, white)
        result = Compare(self.attacker, self.defender, black, white, self.ranged, modifier)
        s.agenda.append(result)
        if not is_enemy(self.attacker) and s.ready(MACHETE) and not result.attacker_wins(s):
            s.agenda.append(RerollAttack(result))


@dataclass(frozen=True, slots=True)
class Compare(Settling):
    """The totals are compared: lower wins, a tie goes to the attacker (commandos:A6)."""

    attacker: str
    defender: str
    black: int
    white: int
    ranged: bool
    modifier: int

    def sums(self, s: State) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
        """Die, combat die and modifier of the attacker and of the defender."""
        attacker, defender = s.die(self.attacker), s.die(self.defender)
        attack, defence = modifiers(s, attacker, defender)
        return (attacker.pips, self.black, attack + self.modifier), (defender.pips, self.white, defence)

    def attacker_wins(self, s: State) -> bool:
        """Who wins as the dice lie."""
        return _wins(s, *self.sums(s))

    def run(self, s: State) -> None:
        attack, defence = self.sums(s)
        won = _wins(s, attack, defence)
        winner, loser = (self.attacker, self.defender) if won else (self.defender, self.attacker)
        tie = sum(attack) == sum(defence)
        why = "shot" if self.ranged else "fight"
        if won or not self.ranged:  # a shot that misses costs nothing (commandos:Q82)
            s.agenda.append(DefeatEnemy(loser, why) if is_enemy(loser) else LoseFight(loser, why, won, winner))
        emit(s, e.FightEnded, self.attacker, self.defender, attack, defence, winner, tie, self.ranged)


def _wins(s: State, attack: tuple[int, int, int], defence: tuple[int, int, int]) -> bool:
    return sum(attack) < sum(defence) + (not s.tie_to_defender)


@dataclass(frozen=True, slots=True)
class DefeatEnemy(Settling):
    """An enemy is defeated; `why` tells how."""

    die: str
    why: str

    def run(self, s: State) -> None:
        die = s.die(self.die)
        if die.space < 0:
            return
        if self.die == BOSS:
            if self.why in ("fight", "shot"):  # nothing else defeats or hurts a boss (commandos:B6, Q36)
                s.agenda.append(HitBoss(in_combat=True))
            return
        if traits_of(s, die).alarms:
            when_settled(s, Alarm(die.space))
        defeat(s, die, self.why)


@dataclass(frozen=True, slots=True)
class RerollAttack(Choice[State], Settling):
    """Machete: an attacking commando that would lose may reroll the black die once (commandos:Q105)."""

    prompt: ClassVar[str] = N_("Use the Machete to reroll the black die?")
    rule: ClassVar[str] = "commandos:Q105"
    result: Compare

    def options(self, s: State) -> list[Any]:
        return [React(MACHETE), Decline()]

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, React):
            old: Compare = s.agenda.pop()  # type: ignore[assignment]
            use_up(s, MACHETE)
            black = throw(s)
            emit(s, e.CombatRolled, old.attacker, old.defender, black, old.white)
            s.agenda.append(Compare(old.attacker, old.defender, black, old.white, old.ranged, old.modifier))

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_reacting(pick)
