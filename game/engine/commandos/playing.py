"""Playing load outs from the hand, as an action or for free (commandos:Q54, Q86)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from game.engine.commandos import conditions, objectives
from game.engine.commandos import events as e
from game.engine.commandos.abilities import explosive_tiles
from game.engine.commandos.cards import LoadoutCard
from game.engine.commandos.combat import DefeatEnemy, Fights
from game.engine.commandos.commands import Change, PlayCard
from game.engine.commandos.deploying import deploy
from game.engine.commandos.directives import Look
from game.engine.commandos.effects import (
    DeployDie,
    GainStealth,
    LookAtDirectives,
    Modify,
    PlaceExplosive,
    RangedCombat,
    Special,
)
from game.engine.commandos.event_specials import change, changes
from game.engine.commandos.loadouts import use_up
from game.engine.commandos.state import State
from game.engine.commandos.verbs import give_stealth, place_explosive, set_actions
from game.engine.core.state import emit

BOOTS_SPACES = 2


def plays(s: State) -> list[PlayCard]:
    """Every way to play a load out now; a card that would do nothing is not among them (commandos:Q86)."""
    found: list[PlayCard] = []
    for card_id in s.loadouts:
        card = s.table.loadout[card_id]
        if card.cost == "reaction" or card_id in s.exhausted or (card.cost == "action" and not s.actions):
            continue
        found += targets(s, card)
    return found


def targets(s: State, card: LoadoutCard) -> list[PlayCard]:
    """The ways to play a card, whatever it costs."""
    match card.effects[0]:
        case PlaceExplosive():
            names = s.table.board.tile_names
            return [PlayCard(card.id, names[tile]) for tile in explosive_tiles(s, s.squad())]
        case RangedCombat():
            return _grenades(s, card)
        case GainStealth(unmoved=unmoved):
            able = [d for d in s.squad() if not d.stealth and not (unmoved and d.moved)]
            return [PlayCard(card.id, die.letter) for die in able]
        case DeployDie():
            return [PlayCard(card.id, die.letter) for die in s.squad()] if s.box() else []
        case LookAtDirectives() | Modify():
            return [PlayCard(card.id)]
        case Special(name=name):
            return SPECIALS[name].targets(s, card.id)
    raise NotImplementedError(f"load out {card.id}: no effect of the kind {card.effects[0].kind}")


def play(s: State, command: PlayCard) -> None:
    """Plays a load out: it is used up, then it acts."""
    card = s.table.loadout[command.card]
    use_up(s, card.id)
    board = s.table.board
    match card.effects[0]:
        case PlaceExplosive():
            place_explosive(s, board.tile_number[command.target])
        case RangedCombat(modifier=modifier):
            enemies = s.enemies_on(board.tile_number[command.second])
            s.agenda.append(Fights(command.target, "".join(enemy.letter for enemy in enemies), True, modifier))
        case GainStealth():
            give_stealth(s, s.die(command.target))
        case DeployDie():
            deploy(s, s.die(command.target).space)
        case LookAtDirectives(cards=cards, may=may):
            s.agenda.append(Look(cards, may))
        case Modify(by=by):
            set_actions(s, s.actions + by)
        case Special(name=name):
            SPECIALS[name].play(s, command)


def _grenades(s: State, card: LoadoutCard) -> list[PlayCard]:
    board = s.table.board
    return [
        PlayCard(card.id, die.letter, board.tile_names[tile])
        for die in s.squad()
        for tile in board.beside[board.tile_of[die.space]]
        if s.enemies_on(tile)
    ]


# ------------------------------------------------------------------ what single cards do


def _pinpoint_targets(s: State, card: str) -> list[PlayCard]:
    board = s.table.board
    near = {tile for die in s.squad() for tile in board.around[board.tile_of[die.space]]}
    return [PlayCard(card, d.letter) for d in s.minions() if board.tile_of[d.space] in near]


def _pinpoint(s: State, command: PlayCard) -> None:
    s.agenda.append(DefeatEnemy(command.target, "card"))


def _aim_targets(s: State, card: str) -> list[PlayCard]:
    return [] if s.scope else [PlayCard(card)]


def _aim(s: State, command: PlayCard) -> None:
    s.scope = True


def _any_commando(s: State, card: str) -> list[PlayCard]:
    return [PlayCard(card, die.letter) for die in s.squad()]


def _climb(s: State, command: PlayCard) -> None:
    s.die(command.target).climbs = True


def _boost(s: State, command: PlayCard) -> None:
    s.die(command.target).boost += BOOTS_SPACES


def _change_targets(s: State, card: str) -> list[PlayCard]:
    return [PlayCard(card, option.die, option.way) for option in changes(s)]


def _change(s: State, command: PlayCard) -> None:
    change(s, Change(command.target, command.second))


def _any_tile(s: State, card: str) -> list[PlayCard]:
    return [PlayCard(card, name) for name in s.table.board.tile_names]


def _decoy(s: State, command: PlayCard) -> None:
    s.decoy = s.table.board.tile_number[command.target]
    emit(s, e.DecoyPlaced, s.decoy)


def _flare_targets(s: State, card: str) -> list[PlayCard]:
    return [] if s.flare else [PlayCard(card)]


def _flare(s: State, command: PlayCard) -> None:
    s.flare = True


def _paper_targets(s: State, card: str) -> list[PlayCard]:
    board = s.table.board
    return [
        PlayCard(card, die.letter, board.names[space])
        for die in s.squad()
        for space in sorted({s.objective_at[n] for n in conditions.on_tile(s, board.tile_of[die.space])})
    ]


def _papers(s: State, command: PlayCard) -> None:
    objectives.take_freely(s, s.die(command.target), command.second)


def _base_targets(s: State, card: str) -> list[PlayCard]:
    return [PlayCard(card, die.letter) for die in s.squad() if die.space not in s.drop_zones]


def _forward_base(s: State, command: PlayCard) -> None:
    space = s.die(command.target).space
    s.drop_zones[1:] = [space]
    emit(s, e.DropZonePlaced, space)


@dataclass(frozen=True, slots=True)
class SpecialCard:
    """What only one load out does: on what it can be played, and what happens then."""

    targets: Callable[[State, str], list[PlayCard]]
    play: Callable[[State, PlayCard], None]


SPECIALS: dict[str, SpecialCard] = {
    "pinpoint_charge": SpecialCard(_pinpoint_targets, _pinpoint),
    "scope": SpecialCard(_aim_targets, _aim),
    "grapple": SpecialCard(_any_commando, _climb),
    "boots": SpecialCard(_any_commando, _boost),
    "training_manual": SpecialCard(_change_targets, _change),
    "decoy": SpecialCard(_any_tile, _decoy),
    "flare": SpecialCard(_flare_targets, _flare),
    "forged_papers": SpecialCard(_paper_targets, _papers),
    "forward_base": SpecialCard(_base_targets, _forward_base),
}
