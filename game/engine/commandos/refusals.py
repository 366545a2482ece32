"""Why something cannot be chosen: the rule and a sentence for the player."""

from __future__ import annotations

from game.engine.commandos import conditions
from game.engine.commandos.cards import CommandoCard
from game.engine.commandos.effects import DeployDie, PlaceExplosive, RangedCombat, Special
from game.engine.commandos.state import Die, State, is_enemy
from game.engine.commandos.walking import budget, reach, seen_enemies
from game.engine.core.step import Refusal
from game.engine.core.text import N_, Message

After = tuple[str, ...]


def _refusal(rule: str, sentence: str, **gaps: str | int) -> Refusal:
    return Refusal(f"commandos:{rule}", Message(sentence, gaps))


def while_choosing(pick: str) -> Refusal:
    """While a card or an event waits for one of its own choices."""
    return _refusal("R5", N_("First answer the question: choose one of the marked things."))


def while_reacting(pick: str) -> Refusal:
    """While a load out may answer what just happened."""
    return _refusal("Q85", N_("First decide about the load-out: use it, or do without."))


def while_changing(pick: str, after: After) -> Refusal:
    """While a commando is turned by one."""
    if after and pick in ("button:plus", "button:minus"):
        return _refusal("R5", N_("A die has no value below 1 and none above 6."))
    return while_choosing(pick)


def while_walking(s: State, letter: str, left: int, climbs: bool, pick: str, after: After) -> Refusal:
    """While a move pauses."""
    die = s.die(letter)
    kind, _, name = pick.partition(":")
    if kind == "space" and after and after[0] == f"die:{letter}":
        return _too_far(s, die, name, left, climbs)
    if pick == "button:take":
        return _cannot_take(s, die)
    return _refusal("A3", N_("The move of the marked commando is not over: walk on or stop first."))


def while_acting(s: State, pick: str, after: After) -> Refusal:
    """While the team chooses an action."""
    kind, _, name = pick.partition(":")
    if kind == "card":
        return _cannot_play(s, name)
    if after and not after[0].startswith("die:"):
        return _cannot_target(after[0])
    if not s.actions:
        return _refusal("R4", N_("All actions of this round are used. Free load-outs can still be played."))
    if after and after[0].startswith("die:"):
        die = s.die(after[0][4:])
        return _cannot_do(s, die, pick) if die.space >= 0 else _cannot_select(s, die.letter)
    match kind:
        case "die":
            return _cannot_select(s, name)
        case "space" | "tile" | "directive":
            return _refusal("A1", N_("First choose one of your commandos, then where it goes."))
    if name == "deploy":
        return _refusal("Q52", N_("The Deploy box is empty."))
    return _refusal("R4", N_("First choose the commando that acts."))


def _cannot_target(first: str) -> Refusal:
    if first.startswith("card:"):
        return _refusal("Q86", N_("The load-out cannot be used there."))
    return _refusal("A10", N_("A commando is deployed onto one of your drop zones."))


def _cannot_select(s: State, letter: str) -> Refusal:
    if is_enemy(letter):
        return _refusal("A2", N_("That is an enemy. Walk a commando onto its tile to fight it."))
    if s.die(letter).space < 0:
        return _refusal("A10", N_("That commando waits in the Deploy box. Deploy it first."))
    return _refusal("R5", N_("This commando cannot do that."))


def _cannot_do(s: State, die: Die, pick: str) -> Refusal:
    kind, _, name = pick.partition(":")
    card = s.table.commandos[die.pips]
    if kind == "space":
        return _too_far(s, die, name, budget(s, die), die.climbs)
    if pick == "button:take":
        return _cannot_take(s, die)
    if pick == "button:ability":
        return _cannot_use(s, die, card)
    if pick == "button:shift":
        return _cannot_shift(s, die, card)
    if pick == "button:deed":
        return _refusal("A13", N_("The mission's own action is not possible from here."))
    if pick in _AT_SITES:
        return _refusal("A1b", N_("No special space can be used in that way from here."))
    if kind == "die":
        return _cannot_aim(s, die, card, name)
    if kind == "tile" and isinstance(card.ability, PlaceExplosive):
        return _explosive_refusal(s)
    return _refusal("R5", N_("This commando cannot do that."))


_AT_SITES = ("button:site", "button:cut", "button:destroy")


def _cannot_aim(s: State, die: Die, card: CommandoCard, letter: str) -> Refusal:
    if is_enemy(letter) and isinstance(card.ability, RangedCombat) and not (card.once and die.used):
        return _refusal("V1", N_("That enemy is not in line of sight."))
    return _cannot_select(s, letter)


def _explosive_refusal(s: State) -> Refusal:
    if not s.explosives_left():
        return _refusal("Q80", N_("All explosive tokens are on the map."))
    return _refusal("Q80", N_("Explosives go on the commando's tile or a tile next to it, one on each."))


def _too_far(s: State, die: Die, space: str, steps: int, climbs: bool) -> Refusal:
    at = s.table.board.space_of.get(space, die.space)
    if at == die.space:
        return _refusal("A1", N_("The commando already stands there."))
    if reach(s, die, s.table.board.grid.size, climbs, seen_enemies(s, die)).ends >> at & 1:
        if s.table.rough:
            return _refusal(
                "Q92", N_("Too far: {steps} steps can be walked now; a bigger space takes two."), steps=steps
            )
        return _refusal("A1", N_("Too far: {steps} spaces can be walked now."), steps=steps)
    return _refusal("A2", N_("An enemy's tile lies on the way: the move pauses there first."))


def _cannot_take(s: State, die: Die) -> Refusal:
    found = conditions.on_tile(s, s.table.board.tile_of[die.space])
    if not found:
        return _refusal("A12", N_("No objective token lies on this commando's tile."))
    token = s.table.objective[s.objectives[found[0]]]
    return _refusal("A12", N_("This token asks for {condition}, with this commando among them."), condition=token.text)


def _cannot_use(s: State, die: Die, card: CommandoCard) -> Refusal:
    name = card.name
    if card.ability is None:
        return _refusal("A13", N_("{name}: this ability needs no action, it always works."), name=name)
    if card.once and die.used:
        return _refusal("A13", N_("{name}: once a round, and it has been used."), name=name)
    match card.ability:
        case RangedCombat():
            return _refusal("V1", N_("{name}: no enemy is in line of sight."), name=name)
        case PlaceExplosive():
            return _explosive_refusal(s)
        case DeployDie():
            return _refusal("Q52", N_("The Deploy box is empty."))
        case Special(name="marksman"):
            return _refusal("V1", N_("{name}: no enemy is in line of sight."), name=name)
        case Special(name="saboteur"):
            return _refusal("Q90", N_("No spawn point that is open lies on this tile or a tile next to it."))
    return _refusal("Q41", N_("This commando has a stealth token already."))


def _cannot_shift(s: State, die: Die, card: CommandoCard) -> Refusal:
    if not card.moves_explosives:
        return _refusal("R5", N_("This commando cannot do that."))
    if die.used:
        return _refusal("A13", N_("{name}: once a round, and it has been used."), name=card.name)
    return _refusal("Q80", N_("There is no explosive on the map that could be carried."))


def _cannot_play(s: State, card_id: str) -> Refusal:
    card = s.table.loadout.get(card_id)
    if card is None or card_id not in s.loadouts:
        return _refusal("L1", N_("You do not have this load-out."))
    if card_id in s.exhausted:
        return _refusal("L1", N_("{card} is exhausted; it is ready again next round."), card=card.name)
    if card.cost == "reaction":
        return _refusal("Q54", N_("{card} answers what happens: the game asks when it can be used."), card=card.name)
    if card.cost == "action" and not s.actions:
        return _refusal("Q54", N_("{card} costs an action, and none is left."), card=card.name)
    return _refusal("Q86", N_("{card} would do nothing now: it finds no target."), card=card.name)
