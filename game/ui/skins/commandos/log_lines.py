"""The sentences of the log: one writer for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos.state import BOSS, is_enemy
from game.engine.core.events import Event
from game.engine.core.text import N_
from game.ui.skins.commandos.field_lines import FIELD_WRITERS
from game.ui.skins.commandos.log import Gap, Kind, Line, LogBook

Lines = list[Line]


def lines_of(book: LogBook, event: Event) -> Lines:
    """The lines about an event; many events say nothing of their own."""
    write = _WRITERS.get(type(event))
    return write(book, event) if write else []


def _round(book: LogBook, event: e.RoundBegan) -> Lines:
    return [Line(N_("Round {n}"), {"n": event.round}, "round", "yellow", event.rule, round=event.round)]


_PHASES = {
    "commandos": (N_("Your turn"), "yellow"),
    "enemies": (N_("The enemies move"), "orange"),
    "reinforcement": (N_("Enemy reinforcements"), "orange"),
}


def _phase(book: LogBook, event: e.PhaseBegan) -> Lines:
    if event.phase not in _PHASES:
        return []
    sentence, colour = _PHASES[event.phase]
    return [book.line(event, sentence, "round", colour)]


def _event(book: LogBook, event: e.EventDrawn) -> Lines:
    return [book.line(event, N_("Event: {card}"), "card", "paper", card=book.table.event[event.card].name)]


def _fizzled(book: LogBook, event: e.EventFizzled) -> Lines:
    return [book.detail(event, N_("it finds nothing to do"), "card")]


_ROLLS = {
    "team": N_("Your team: {who}"),
    "reroll": N_("Rolled again: {who}"),
    "deploy": N_("From the deploy box: {who}"),
    "spawn": N_("New enemy: {who}"),
    "train": N_("Trained: {before} > {who}"),
    "event": N_("Rolled again: {before} > {who}"),
}


def _rolled(book: LogBook, event: e.DieRolled) -> Lines:
    if event.why == "train" and event.pips == book.stage.dice[event.die].pips:
        return [book.detail(event, N_("the same number, so it is rolled again"), "move")]
    who = book.who(event.die, event.pips)
    before = book.who(event.die) if book.stage.dice[event.die].pips else who
    enemy = is_enemy(event.die)
    colour = "orange" if enemy else "paper"
    return [book.line(event, _ROLLS[event.why], "enemy" if enemy else "move", colour, who=who, before=before)]


def _turned(book: LogBook, event: e.DieTurned) -> Lines:
    who, before = book.who(event.die, event.pips), book.who(event.die)
    return [book.line(event, N_("Turned: {before} > {who}"), "move", "paper", who=who, before=before)]


def _placed(book: LogBook, event: e.DiePlaced) -> Lines:
    kind: Kind = "enemy" if is_enemy(event.die) else "move"
    if event.die == BOSS:  # nobody rolls it, so no line before names it
        gaps: dict[str, Gap] = {"who": book.who(event.die, event.pips), "space": book.space(event.space)}
        return [book.line(event, N_("{who} waits at {space}"), kind, "orange", **gaps)]
    if kind == "move" and book.stage.phase == "setup":  # all start together: one line tells it
        first = not book.stage.on_map(enemies=False)
        start = N_("Your team starts at {space}")
        return [book.line(event, start, kind, "paper", space=book.space(event.space))] if first else []
    return [book.detail(event, N_("at {space}"), kind, space=book.space(event.space))]


def _moved(book: LogBook, event: e.DieMoved) -> Lines:
    tile_of = book.table.board.tile_of
    start, end = event.start, event.path[-1]
    same = tile_of[start] == tile_of[end]
    name = book.space if same else lambda space: book.tile(tile_of[space])
    enemy = is_enemy(event.die)
    gaps: dict[str, Gap] = {"who": book.who(event.die), "start": name(start), "end": name(end)}
    colour = "sand_d" if enemy else "mist"
    return [book.line(event, N_("{who} moved {start} > {end}"), "enemy" if enemy else "move", colour, **gaps)]


def _held(book: LogBook, event: e.EnemyHeld) -> Lines:
    sentence = N_("{who} stops before the smoke") if event.by == "L05" else N_("{who} does not move")
    return [book.line(event, sentence, "enemy", "sand_d", who=book.who(event.die))]


_AIMS = {
    "directive": N_("{who}: the directive says {tile}"),
    "seek": N_("{who} hunts a commando toward {tile}"),
    "decoy": N_("{who} follows the decoy to {tile}"),
    "bait": N_("{who} smells the bait on {tile}"),
}


def _aimed(book: LogBook, event: e.EnemyAimed) -> Lines:
    gaps: dict[str, Gap] = {"who": book.who(event.die), "tile": book.tile(event.tile)}
    return [book.line(event, _AIMS[event.why], "enemy", "sand_d", **gaps)]


def _fight(book: LogBook, event: e.FightBegan) -> Lines:
    sentence = N_("{who} attacks {foe}")
    if event.ranged:  # enemies shoot only from a nest
        nest = is_enemy(event.attacker)
        sentence = N_("{who} shoots from the nest at {foe}") if nest else N_("{who} shoots at {foe}")
    gaps: dict[str, Gap] = {"who": book.who(event.attacker), "foe": book.who(event.defender)}
    return [book.line(event, sentence, "fight", "coral", **gaps)]


def _fought(book: LogBook, event: e.FightEnded) -> Lines:
    ours = not is_enemy(event.winner)
    attack, defence = sum(event.attacker_sum), sum(event.defender_sum)
    low, high = (attack, defence) if event.winner == event.attacker else (defence, attack)
    sentence = N_("{who} wins the tie, {low} each") if event.tie else N_("{who} wins, {low} against {high}")
    gaps: dict[str, Gap] = {"who": book.who(event.winner), "low": low, "high": high}
    sums = {"attack": sum_words(event.attacker_sum), "defence": sum_words(event.defender_sum)}
    return [
        book.line(event, sentence, "fight", "lime" if ours else "coral", **gaps),
        book.detail(event, N_("attack {attack}, defence {defence}"), "fight", **sums),
    ]


def sum_words(terms: tuple[int, int, int]) -> str:
    """A total with its parts: "4 + 3 - 1 = 6"."""
    die, combat_die, modifier = terms
    sign = "" if not modifier else f" + {modifier}" if modifier > 0 else f" - {-modifier}"
    return f"{die} + {combat_die}{sign} = {sum(terms)}"


def _defeated(book: LogBook, event: e.DieDefeated) -> Lines:
    enemy = is_enemy(event.die)
    sentence = N_("{who} leaves the map") if enemy else N_("{who} falls and goes to the deploy box")
    return [book.line(event, sentence, "fight", "lime" if enemy else "coral", who=book.who(event.die))]


def _saved(book: LogBook, event: e.DieSaved) -> Lines:
    helper = next((card for card in book.table.commandos if card.id == event.card), None)
    card = helper or book.table.loadout[event.card]
    gaps: dict[str, Gap] = {"card": card.name, "who": book.who(event.die)}
    return [book.line(event, N_("{card} saves {who}"), "card", "lime", **gaps)]


def _fury(book: LogBook, event: e.FuryChanged) -> Lines:
    up = event.fury > book.stage.fury
    gaps: dict[str, Gap] = {"before": book.stage.fury, "after": event.fury}
    return [book.detail(event, N_("fury {before} > {after}"), "fight", "coral" if up else "fog", **gaps)]


def _hidden(book: LogBook, event: e.StealthGained) -> Lines:
    return [book.line(event, N_("{who} gets a stealth token"), "token", "lime", who=book.who(event.die))]


def _seen(book: LogBook, event: e.StealthLost) -> Lines:
    return [book.detail(event, N_("stealth token removed from {who}"), "token", who=book.who(event.die))]


def _slipped(book: LogBook, event: e.SlippedPast) -> Lines:
    ours = not is_enemy(event.die)
    sentence = N_("{who} slips past the enemy") if ours else N_("{who} does not notice you")
    return [book.line(event, sentence, "fight", "lime", who=book.who(event.die))]


def _explosive(book: LogBook, event: e.ExplosivePlaced) -> Lines:
    return [book.line(event, N_("Explosive placed on {tile}"), "token", tile=book.tile(event.tile))]


def _exploded(book: LogBook, event: e.Exploded) -> Lines:
    return [book.line(event, N_("The explosive on {tile} goes off"), "fight", "orange", tile=book.tile(event.tile))]


def _condition(book: LogBook, objective: int) -> str:
    setup = book.table.setup.board.objectives
    return f"{book.space(setup[objective])}"


def _shown(book: LogBook, event: e.ObjectiveShown) -> Lines:
    return [
        book.line(event, N_("The condition at {space} is turned up"), "token", space=_condition(book, event.objective))
    ]


def _taken(book: LogBook, event: e.ObjectiveTaken) -> Lines:
    place = book.stage.objective_at[event.objective]
    where = book.space(place) if place >= 0 else ""
    gaps: dict[str, Gap] = {"who": book.who(event.die), "token": book.token, "space": where}
    lines = [book.line(event, N_("{who} took {token} at {space}"), "token", "lime", **gaps)]
    if event.with_dice:
        dice = ", ".join(str(book.stage.dice[letter].pips) for letter in event.with_dice)
        lines.append(book.detail(event, N_("the condition is met by {dice}"), "token", dice=dice))
    return lines


def _dropped(book: LogBook, event: e.ObjectiveDropped) -> Lines:
    gaps: dict[str, Gap] = {"token": book.token, "space": book.space(event.space)}
    return [book.line(event, N_("{token} lies at {space}"), "token", "coral", **gaps)]


_CARDS: dict[type[Event], tuple[str, str]] = {
    e.LoadoutDrawn: (N_("New load-out: {card}"), "lime"),
    e.LoadoutUsed: (N_("Load-out used: {card}"), "paper"),
    e.LoadoutDiscarded: (N_("Load-out given up: {card}"), "fog"),
}


def _loadout(book: LogBook, event: Any) -> Lines:
    sentence, colour = _CARDS[type(event)]
    return [book.line(event, sentence, "card", colour, card=book.table.loadout[event.card].name)]


def _readied(book: LogBook, event: e.LoadoutsReadied) -> Lines:
    return [book.detail(event, N_("exhausted load-outs are ready again"), "card")]


def _reshuffled(book: LogBook, event: e.DirectivesTurned) -> Lines:
    return [book.detail(event, N_("the directives run out: half are turned, all are shuffled"), "enemy")]


def _looked(book: LogBook, event: e.DirectivesSeen) -> Lines:
    return [book.line(event, N_("Directives looked at: {n}"), "card", n=len(event.cards))]


def _base(book: LogBook, event: e.DropZonePlaced) -> Lines:
    return [book.line(event, N_("A second drop zone at {space}"), "token", "lime", space=book.space(event.space))]


def _decoy(book: LogBook, event: e.DecoyPlaced) -> Lines:
    return [book.line(event, N_("A decoy on {tile}"), "token", tile=book.tile(event.tile))]


def _limit(book: LogBook, event: e.LimitReached) -> Lines:
    return [book.detail(event, N_("enemies {n}, limit {limit}"), "enemy", n=event.enemies, limit=event.limit)]


_ENDS = {
    "mission": (N_("Victory: the mission is done"), "lime"),
    "tracker": (N_("Defeat: the last round is over"), "coral"),
    "squad": (N_("Defeat: no commando is left on the map"), "coral"),
}


def _ended(book: LogBook, event: e.GameEnded) -> Lines:
    sentence, colour = _ENDS[event.reason]
    return [book.line(event, sentence, "round", colour)]


_WRITERS: dict[type[Event], Callable[[LogBook, Any], Lines]] = {
    **FIELD_WRITERS,
    e.RoundBegan: _round,
    e.PhaseBegan: _phase,
    e.EventDrawn: _event,
    e.EventFizzled: _fizzled,
    e.DieRolled: _rolled,
    e.DieTurned: _turned,
    e.DiePlaced: _placed,
    e.DieMoved: _moved,
    e.EnemyHeld: _held,
    e.EnemyAimed: _aimed,
    e.FightBegan: _fight,
    e.FightEnded: _fought,
    e.DieDefeated: _defeated,
    e.DieSaved: _saved,
    e.FuryChanged: _fury,
    e.StealthGained: _hidden,
    e.StealthLost: _seen,
    e.SlippedPast: _slipped,
    e.ExplosivePlaced: _explosive,
    e.Exploded: _exploded,
    e.ObjectiveShown: _shown,
    e.ObjectiveTaken: _taken,
    e.ObjectiveDropped: _dropped,
    e.LoadoutDrawn: _loadout,
    e.LoadoutUsed: _loadout,
    e.LoadoutDiscarded: _loadout,
    e.LoadoutsReadied: _readied,
    e.DirectivesTurned: _reshuffled,
    e.DirectivesSeen: _looked,
    e.DropZonePlaced: _base,
    e.DecoyPlaced: _decoy,
    e.LimitReached: _limit,
    e.GameEnded: _ended,
}
