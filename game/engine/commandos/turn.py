"""A round: event, commandos, enemy movement, reinforcement, and the tracker (commandos:R1-R6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.commandos import abilities, conditions, mission_actions, refusals, sites
from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.commands import (
    Ability,
    CutBridge,
    Deed,
    Deploy,
    Destroy,
    EndPhase,
    PlayCard,
    Shift,
    Take,
    Train,
    UseSite,
    Walk,
)
from game.engine.commandos.deploying import deploy, deploys
from game.engine.commandos.effect_steps import finds_work, steps_of
from game.engine.commandos.ending import end_game
from game.engine.commandos.enemies import EnemyTurns, in_order
from game.engine.commandos.moves import begin_take, begin_walk
from game.engine.commandos.playing import play, plays
from game.engine.commandos.reinforcement import Reinforce
from game.engine.commandos.state import LAST_ROUND, OFF_MAP, Die, State
from game.engine.commandos.verbs import begin_phase, roll, set_actions
from game.engine.commandos.walking import budget, enemy_mask, seen_enemies, walks
from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_

ACTIONS = 3
"""Actions of the team in a round (commandos:R4)."""


@dataclass(frozen=True, slots=True)
class BeginRound(Step[State]):
    """The four phases in their order."""

    def run(self, s: State) -> None:
        s.agenda += [EndRound(), ReinforcementPhase(), EnemyPhase(), CommandoPhase(), EventPhase()]
        emit(s, e.RoundBegan, s.round)


@dataclass(frozen=True, slots=True)
class EventPhase(Step[State]):
    """Draws the event of the round; it replaces last round's (commandos:R3, R6)."""

    def run(self, s: State) -> None:
        begin_phase(s, "event")
        cards = s.table.cards.events
        if s.event:
            s.events_deck.discards.append(s.table.event_number[s.event])
        number = s.events_deck.draw(s)
        assert number is not None, "more events than rounds"
        card = cards[number]
        s.event = card.id
        s.agenda += [steps_of(effect) for effect in reversed(card.effects)]
        emit(s, e.EventDrawn, card.id)
        if card.effects and not any(finds_work(s, effect) for effect in card.effects):
            emit(s, e.EventFizzled, card.id)


@dataclass(frozen=True, slots=True)
class CommandoPhase(Step[State]):
    """Three actions for the team, more or less what the event says."""

    def run(self, s: State) -> None:
        s.agenda.append(Act())
        begin_phase(s, "commandos")
        set_actions(s, ACTIONS + s.modifier("actions", ""))


@dataclass(frozen=True, slots=True)
class Act(Choice[State]):
    """What the team does next; not all actions must be used (commandos:Q76).

    Asked also when no action is left: the phase ends with a command, so that the last action can still be taken back.
    """

    prompt: ClassVar[str] = N_("Choose an action")
    rule: ClassVar[str] = "commandos:R4"

    def options(self, s: State) -> list[Any]:
        options: list[Any] = []
        if s.actions:
            enemies = enemy_mask(s)
            for die in s.commandos:
                if die.space >= 0:
                    seen = seen_enemies(s, die) if die.stealth else enemies
                    options += walks(s, die, budget(s, die), die.climbs, seen)
                    options.append(_train(die))
                    options += abilities.abilities(s, die)
            options += conditions.all_takes(s)
            options += deploys(s)
            if s.table.has_action:
                options += mission_actions.deeds(s)
        if s.table.rough:
            options += self._at_sites(s)
        if s.explosives and s.table.has_sapper:
            options += [shift for die in s.squad() for shift in abilities.shifts(s, die)]
        if s.loadouts:
            options += plays(s)
        options.append(_END)
        return options

    def _at_sites(self, s: State) -> list[Any]:
        """What can be done at special spaces."""
        options: list[Any] = [use for die in s.squad() for use in sites.uses(s, die)]
        return [*options, *sites.cuts(s), *sites.destroys(s)] if s.actions else options

    def take(self, s: State, command: Any) -> None:
        if isinstance(command, EndPhase):
            return
        s.agenda.append(Act())
        if not isinstance(command, _MAYBE_FREE) or not _is_free(s, command):
            set_actions(s, s.actions - 1)
        match command:
            case Walk(letter, space):
                begin_walk(s, s.die(letter), space)
            case Train(letter):
                train(s, s.die(letter))
            case Ability():
                abilities.use(s, command)
            case Shift():
                abilities.shift(s, command)
            case Take(letter, space):
                die = s.die(letter)
                on_the_run = s.table.commandos[die.pips].takes_on_the_run
                begin_take(s, die, conditions.takeable(s, die, space), on_the_run)
            case Deploy(space):
                deploy(s, s.table.board.space_of[space])
            case PlayCard():
                play(s, command)
            case Deed():
                mission_actions.do(s, command)
            case UseSite():
                sites.use(s, command)
            case CutBridge():
                sites.cut(s, command)
            case Destroy():
                sites.destroy(s, command)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.while_acting(s, pick, after)


_MAYBE_FREE = (PlayCard, Shift, UseSite)


def _is_free(s: State, command: Any) -> bool:
    """Whether a command costs no action."""
    if isinstance(command, UseSite):
        return sites.is_free(s, command)
    return isinstance(command, Shift) or (
        isinstance(command, PlayCard) and s.table.loadout[command.card].cost != "action"
    )


_END = EndPhase()
_TRAINS = {letter: Train(letter) for letter in "abcdef"}


def _train(die: Die) -> Train:
    return _TRAINS[die.letter]


def train(s: State, die: Die) -> None:
    """Rerolls until the value differs (commandos:A11)."""
    before = die.pips
    while die.pips == before:
        roll(s, die, "train")


@dataclass(frozen=True, slots=True)
class EnemyPhase(Step[State]):
    """Each enemy moves once, in reading order."""

    def run(self, s: State) -> None:
        set_actions(s, 0)
        s.led_to = s.discarded = OFF_MAP
        begin_phase(s, "enemies")
        s.agenda.append(EnemyTurns(in_order(s)))


@dataclass(frozen=True, slots=True)
class ReinforcementPhase(Step[State]):
    """Enemies are added up to the limit."""

    def run(self, s: State) -> None:
        begin_phase(s, "reinforcement")
        s.agenda.append(Reinforce())


@dataclass(frozen=True, slots=True)
class EndRound(Step[State]):
    """What lasted ends, exhausted cards are readied, the tracker moves; past its last space the game is lost."""

    def run(self, s: State) -> None:
        if s.table.mission.at_round_end and s.table.mission.won(s):
            end_game(s, True, "mission", "commandos:X1")
            return
        if s.round == LAST_ROUND:
            end_game(s, False, "tracker", "commandos:X2")
            return
        s.round += 1
        _move_landing_zone(s)
        s.lasting, s.held, s.tie_to_defender, s.scope, s.flare = [], False, False, False, False
        s.manhunt = s.howled = False
        if s.exposed:
            s.exposed = False
            emit(s, f.BossHidden)
        for die in s.commandos:
            die.moved = die.used = die.climbs = die.hid = False
            die.boost = 0
        for die in s.enemies:
            die.used = False
        s.worked = []
        if s.cut:
            s.cut = ()
            s.renew_ground()
            emit(s, f.BridgesMended)
        if s.shut:
            s.shut = []
            emit(s, f.SpawnsOpened)
        if s.decoy != OFF_MAP:
            s.decoy = OFF_MAP
            emit(s, e.DecoyRemoved)
        if s.exhausted:
            s.exhausted = []
            emit(s, e.LoadoutsReadied)
        s.agenda.append(BeginRound())


def _move_landing_zone(s: State) -> None:
    """The helicopter goes where the last directive pointed: one that an enemy moved by, else one discarded (Q97)."""
    tile = s.led_to if s.led_to != OFF_MAP else s.discarded
    s.led_to = s.discarded = OFF_MAP
    if s.table.mission.lands and tile not in (OFF_MAP, s.landing):
        s.landing = tile
        emit(s, f.LandingZoneMoved, tile)
