"""Where the totals of a fight come from, in words: traits, nests, the event, and what the attacker brings itself."""

from __future__ import annotations

from game.engine.commandos import events as e
from game.engine.commandos.forecast import named_modifiers
from game.engine.commandos.state import State, Table, is_enemy
from game.engine.core.text import N_
from game.ui.skins.commandos.sites import SITES
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr

SIDES = ("attacker", "defender")


def note(table: Table, source: str, by: int) -> str:
    """A part of a total, such as "Conscript +1"; the source is an event's id, a nest's kind or a name."""
    if source in table.event:
        source = table.event[source].name
    elif source in SITES:
        source = SITES[source].name
    return f"{tr(source)} {by:+d}"


def fight_notes(
    s: State, stage: Stage, event: e.FightBegan, added: tuple[int, int]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """What is `added` to the totals of attacker and defender, part by part, as the table lay when the fight began."""
    parts = named_modifiers(_at_that_moment(s, stage), event.attacker, event.defender)
    notes = []
    for side, total in zip(SIDES, added, strict=True):
        named = [(source, by) for where, source, by in parts if where == side]
        if rest := total - sum(by for _, by in named):
            named.append((_what_else(s.table, stage, event, side), rest))
        notes.append(tuple(note(s.table, source, by) for source, by in named))
    return notes[0], notes[1]


def _at_that_moment(s: State, stage: Stage) -> State:
    """A copy of a later state with everything that totals depend on as the stage shows it."""
    then = s.clone()
    for die in (*then.commandos, *then.enemies):
        sprite = stage.dice[die.letter]
        die.pips, die.space = sprite.pips, sprite.space
    then.trophies, then.flipped = stage.trophies, tuple(stage.flipped)
    then.event = stage.event
    then.lasting = list(s.table.event[stage.event].modifiers) if stage.event else []
    then.renew_ground()
    return then


def _what_else(table: Table, stage: Stage, event: e.FightBegan, side: str) -> str:
    """What a part is called that nothing on the table explains: the attacker's charge, or a card that was played."""
    if side == "attacker" and not event.ranged and not is_enemy(event.attacker):
        face = table.commandos[stage.dice[event.attacker].pips]
        if face.charges:
            return face.name
    return N_("card")
