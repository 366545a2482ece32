"""The sounds of what happened at the table of D-Day Dice: one for each kind of event, none twice in a row."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.core.events import Event
from game.engine.dday import events as e
from game.engine.dday.state import Table

MOST = 3
"""So many sounds of one command are heard together; those of more weight first."""
_ORDER = (
    "victory",
    "defeat",
    "unit_lost",
    "bunker_entered",
    "final_turn",
    "award",
    "battle_cry",
    "bonus",
    "landmine",
    "casualty",
    "item_found",
    "recruit",
    "trade",
    "advance",
    "dice_reroll",
    "dice_tumble",
    "die_lock",
    "marker_turn",
)


def cues_of(events: Iterable[Event], table: Table) -> list[str]:
    """The sounds of these events, the weightiest first."""
    found = {cue for event in events if (cue := cue_of(event, table))}
    return sorted(found, key=lambda cue: _ORDER.index(cue) if cue in _ORDER else len(_ORDER))[:MOST]


def cue_of(event: Event, table: Table) -> str:
    """The sound of an event; empty for the quiet ones."""
    match event:
        case e.TurnBegan(final=final):
            return "final_turn" if final else ""
        case e.DiceRolled(rolled=rolled):
            return "dice_tumble" if rolled.bit_count() == rolled.bit_length() else "dice_reroll"
        case e.BonusEarned(bonus=bonus):
            return "battle_cry" if bonus == "courage" else "bonus"
        case e.CardTaken(card=card):
            return "award" if card in table.award else "recruit" if card in table.specialist else "item_found"
        case e.UnitMoved(sector=sector):
            return "bunker_entered" if sector == table.board.bunker else "advance"
        case e.FireRolled(dice=dice):
            return f"machine_gun_{min(3, len(dice))}" if dice else ""
        case e.GameEnded(won=won, reason=reason):
            return "victory" if won else "unit_lost" if reason == "wiped_out" else "defeat"
    return _PLAIN.get(type(event), "")


_PLAIN: dict[type[Event], str] = {
    e.DiceLocked: "die_lock",
    e.Given: "trade",
    e.Handed: "trade",
    e.MarkerTurned: "marker_turn",
    e.MineRolled: "landmine",
    e.SoldiersLost: "casualty",
    e.SpecialistLost: "casualty",
}
