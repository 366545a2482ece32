"""Turns the events of a game into the lines of its story, with the names of that moment. No pygame here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.state import OFF_MAP, State, is_enemy
from game.engine.core.events import Event
from game.engine.core.text import N_, Message
from game.scenes.result_facts import Curve, Deed, Facts, Fight, fight_chance
from game.ui.skins.commandos.goal import progress
from game.ui.skins.commandos.stage import Stage

MOST = 7
FULL_FURY = 6  # draws a load-out (commandos:A9)
MANY_WAITING = 2  # dice in the Deploy box that somebody should have deployed
END, DONE, LOST, BLAST, GEAR = 5, 4, 3, 2, 1
_LOST_BY = {
    "fight": N_("{who} fell at {tile}"),
    "shot": N_("{who} was shot at {tile}"),
    "explosion": N_("{who} fell in the blast at {tile}"),
    "card": N_("{who} was lost at {tile}"),
}
ENDINGS = {
    "squad": N_("No commando is left"),
    "tracker": N_("The last round is over"),
}


class Story:
    """Follows the game event by event and fills the facts; its own stage knows each die as it is at that moment."""

    def __init__(self, facts: Facts, start: State) -> None:
        self.facts, self._stage = facts, Stage.of(start)
        self._table = start.table
        self._tie_to_defender = False
        self._command = 0
        self._blast: tuple[int, int] | None = None  # tile, enemies so far
        self._draws_by_fury = 0  # load-outs that fury has earned and that are not drawn yet
        self._points: list[tuple[int, int, int, int]] = []
        self._tell: dict[type[Event], Callable[[Any], None]] = {
            e.RoundBegan: self._round_began,
            e.PhaseBegan: self._phase_began,
            e.FightEnded: self._fight_ended,
            e.DieDefeated: self._die_defeated,
            e.Exploded: self._exploded,
            e.ObjectiveTaken: self._objective_taken,
            f.BossHit: self._boss_hit,
            f.TargetDestroyed: self._target_destroyed,
            f.DieBoarded: self._die_boarded,
            e.ObjectiveDropped: self._objective_dropped,
            e.FuryChanged: self._fury_changed,
            e.LoadoutDrawn: self._loadout_drawn,
            e.GameEnded: self._game_ended,
        }

    def follow(self, s: State, happened: list[Event], command: int) -> None:
        """Take in what a command made happen; `s` is the state after it."""
        self._command, self._tie_to_defender = command, s.tie_to_defender
        for event in happened:
            if tell := self._tell.get(type(event)):
                tell(event)
            self._stage.apply(event)
        self._end_blast()

    def close(self) -> None:
        """The game is over: the last round counts as far as it went."""
        self._end_round()
        self.facts.curve = Curve(*zip(*self._points, strict=True))

    def _add(self, icon: str, colour: str, weight: int, sentence: str, **gaps: str | int) -> None:
        deed = Deed(self._stage.round, icon, colour, Message(sentence, gaps), weight, self._command)
        self.facts.deeds.append(deed)

    def _name(self, letter: str) -> str:
        return self._table.face(letter, self._stage.dice[letter].pips).name

    def _tile(self, space: int) -> str:
        board = self._table.board
        return board.tile_names[board.tile_of[space]]

    # ------------------------------------------------------------ rounds

    def _round_began(self, event: e.RoundBegan) -> None:
        if event.round > 1:
            self._end_round()

    def _end_round(self) -> None:
        dice = self._stage.dice.values()
        squad = [die for die in dice if not is_enemy(die.letter)]
        here = sum(die.space != OFF_MAP for die in squad)
        enemies = sum(is_enemy(die.letter) and die.space != OFF_MAP for die in dice)
        self._points.append((here, enemies, progress(self._table, self._stage)[0], self._stage.fury))
        self.facts.waiting_rounds += len(squad) - here >= MANY_WAITING

    def _phase_began(self, event: e.PhaseBegan) -> None:
        if event.phase == "enemies":
            self.facts.unused_actions += self._stage.actions

    # ------------------------------------------------------------ telling

    def _fight_ended(self, event: e.FightEnded) -> None:
        attacking = not is_enemy(event.attacker)
        mine, theirs = (event.attacker, event.defender) if attacking else (event.defender, event.attacker)
        # A tie says itself which way it went; else the round's rule counts.
        to_defender = event.winner == event.defender if event.tie else self._tie_to_defender
        chance = fight_chance(event, to_defender)
        self.facts.fights.append(
            Fight(
                self._stage.round,
                self._name(mine),
                self._stage.dice[mine].pips,
                self._name(theirs),
                self._stage.dice[theirs].pips,
                attacking,
                chance if attacking else 1 - chance,
                event.winner == mine,
            )
        )

    def _die_defeated(self, event: e.DieDefeated) -> None:
        if is_enemy(event.die):
            if event.why == "explosion" and self._blast:
                self._blast = (self._blast[0], self._blast[1] + 1)
            return
        self.facts.lost += 1
        words = _LOST_BY.get(event.why, _LOST_BY["fight"])
        self._add("skull", "coral", LOST, words, who=self._name(event.die), tile=self._tile(event.space))

    def _exploded(self, event: e.Exploded) -> None:
        self._end_blast()
        self._blast = (event.tile, 0)

    def _end_blast(self) -> None:
        if self._blast and self._blast[1]:
            tile, count = self._blast
            words = N_("Blast at {tile}: {count} enemies gone") if count > 1 else N_("Blast at {tile}: an enemy gone")
            self._add("explosive", "lime", BLAST, words, tile=self._table.board.tile_names[tile], count=count)
        self._blast = None

    def _objective_taken(self, event: e.ObjectiveTaken) -> None:
        self.facts.taken += 1
        tile = self._tile(self._stage.dice[event.die].space)
        self._add("intel", "lime", DONE, N_("{who} took a token at {tile}"), who=self._name(event.die), tile=tile)

    def _objective_dropped(self, event: e.ObjectiveDropped) -> None:
        self._add("intel", "coral", DONE, N_("A token lies at {tile} again"), tile=self._tile(event.space))

    def _boss_hit(self, event: f.BossHit) -> None:
        boss = self._table.boss
        assert boss, "a boss is hit"
        icon, words = "hit_green" if boss.green else "hit_red", N_("{boss} was hit: {n} of {hits}")
        self._add(icon, "lime", DONE, words, boss=boss.name, n=event.damage, hits=boss.hits)

    def _target_destroyed(self, event: f.TargetDestroyed) -> None:
        tile = self._tile(event.space)
        self._add("explosive", "lime", DONE, N_("The target at {tile} was blown up"), tile=tile)

    def _die_boarded(self, event: f.DieBoarded) -> None:
        self._add("flag", "lime", DONE, N_("{who} is aboard"), who=self._name(event.die))

    def _fury_changed(self, event: e.FuryChanged) -> None:
        self._draws_by_fury += event.fury == FULL_FURY

    def _loadout_drawn(self, event: e.LoadoutDrawn) -> None:
        self.facts.loadouts += 1
        words = N_("Fury 6: {card}") if self._draws_by_fury else N_("New load-out: {card}")
        self._draws_by_fury = max(0, self._draws_by_fury - 1)
        self._add("loadout", "paper", GEAR, words, card=self._table.loadout[event.card].name)

    def _game_ended(self, event: e.GameEnded) -> None:
        if event.won:
            self._add("flag", "yellow", END, N_("Done: {goal}"), goal=self._table.mission_text.goal)
        else:
            self._add("skull", "coral", END, ENDINGS.get(event.reason, ENDINGS["squad"]))


def shortened(deeds: list[Deed], most: int = MOST) -> list[Deed]:
    """The heaviest deeds in their order, later ones before earlier ones of the same weight."""
    ranked = sorted(range(len(deeds)), key=lambda at: (-deeds[at].weight, -at))
    return [deeds[at] for at in sorted(ranked[:most])]
