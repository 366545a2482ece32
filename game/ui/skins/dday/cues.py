"""Which sounds an event of D-Day Dice makes, and when in its clip (look, section 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.events import Event
from game.engine.dday import events as e
from game.ui.animations import Cue
from game.ui.skins.dday.stage import Stage

Cues = tuple[Cue, ...]
_MOST_GUNS = 3
_LANDS = 0.9  # of a roll's clip
_BURST = 0.3  # of the clip of a mine


def cues_of(event: Event, stage: Stage) -> Cues:
    """The sounds of an event; `stage` is the table before it."""
    found = _CUES.get(type(event), ())
    return found(event, stage) if callable(found) else found


def _at_once(name: str) -> Cues:
    return ((0.0, name),)


def _turn(event: e.TurnBegan, stage: Stage) -> Cues:
    return _at_once("final_turn" if event.final else "round_begins")


def _rolled(event: e.DiceRolled, stage: Stage) -> Cues:
    first = not stage.unit(event.unit).dice
    return (0.0, "dice_tumble" if first else "dice_reroll"), (_LANDS, "die_land")


def _bonus(event: e.BonusEarned, stage: Stage) -> Cues:
    return _at_once("battle_cry" if event.bonus == "courage" else "bonus")


def _taken(event: e.CardTaken, stage: Stage) -> Cues:
    table = stage.table
    name = "award" if event.card in table.award else "recruit" if event.card in table.specialist else "item_found"
    return _at_once(name)


def _moved(event: e.UnitMoved, stage: Stage) -> Cues:
    return _at_once("bunker_entered" if event.sector == stage.table.board.bunker else "advance")


def _fire(event: e.FireRolled, stage: Stage) -> Cues:
    return _at_once(f"machine_gun_{min(_MOST_GUNS, len(event.dice))}") if event.dice else ()


def _ended(event: e.GameEnded, stage: Stage) -> Cues:
    if event.won:
        return _at_once("victory")
    return (*(_at_once("unit_lost") if event.reason == "wiped_out" else ()), (0.3, "defeat"))


_CUES: dict[type[Event], Callable[[Any, Stage], Cues] | Cues] = {
    e.TurnBegan: _turn,
    e.TokenPlaced: _at_once("die_land"),
    e.DiceRolled: _rolled,
    e.DiceLocked: _at_once("die_lock"),
    e.DiceSwapped: _at_once("trade"),
    e.DieChanged: _at_once("card_turn"),
    e.WhiteAdded: _at_once("die_land"),
    e.BonusEarned: _bonus,
    e.StraightMade: _at_once("bonus"),
    e.Given: _at_once("trade"),
    e.Handed: _at_once("trade"),
    e.CardTaken: _taken,
    e.CardPlayed: _at_once("card_discard"),
    e.SpecialistLost: _at_once("casualty"),
    e.SpecialistSaved: _at_once("recruit"),
    e.MarkerTurned: _at_once("marker_turn"),
    e.UnitMoved: _moved,
    e.MineRolled: ((_BURST, "landmine"),),
    e.FireRolled: _fire,
    e.SoldiersLost: _at_once("casualty"),
    e.GameEnded: _ended,
}
