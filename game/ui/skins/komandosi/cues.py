"""The sounds of Komandosi: which cue an event makes, and when in its clip."""

from __future__ import annotations

from game.engine.core.events import Event
from game.engine.komandosi import events as e
from game.ui.animations import Cue
from game.ui.skins.komandosi.stage import BANK

_STEPS = {"walk": "step_grass", "swim": "swim", "train": "train", "car": "car", "boat": "boat"}
_SHOTS = {"rifle": "rifle_shot", "rocket": "rocket", "fist": "fist"}
_CUES: dict[type[Event], tuple[Cue, ...]] = {
    e.CommandoPlaced: ((0.0, "spinner"),),
    e.PartPlaced: ((0.0, "spinner"),),
    e.PartMoved: ((0.0, "spinner"),),
    e.DieRolled: ((0.0, "dice_tumble"), (0.9, "die_land")),
    e.GoodsMoved: ((0.5, "item_found"),),
    e.PartTaken: ((0.0, "part_taken"),),
    e.PartsMoved: ((0.0, "trade"),),
    e.CardDrawn: ((0.0, "card_turn"),),
    e.CardKept: ((0.0, "card_draw"),),
    e.PassUsed: ((0.0, "card_discard"),),
    e.OrderGiven: ((0.0, "order"),),
    e.TruceBegan: ((0.0, "bonus"),),
    e.HouseBuilt: ((0.0, "house_built"),),
    e.Stored: ((0.5, "die_lock"),),
    e.Fetched: ((0.0, "die_lock"),),
    e.TurnSatOut: ((0.0, "refuse"),),
    e.AttackAnnounced: ((0.0, "combat_opens"),),
    e.TurnBegan: ((0.0, "round_begins"),),
}


def cues_of(event: Event) -> tuple[Cue, ...]:
    """The sounds of an event."""
    if isinstance(event, e.Moved):
        return ((0.0, _STEPS[event.way]),)
    if isinstance(event, e.MoneyPaid):
        return ((0.0, "money_out" if event.taker == BANK else "money_in"),)
    if isinstance(event, e.GameEnded):
        return ((0.0, "aloft"),) if event.why == "helicopter" else ()
    if isinstance(event, e.AttackEnded):
        return _fight(event)
    return _CUES.get(type(event), ())


def _fight(event: e.AttackEnded) -> tuple[Cue, ...]:
    if event.how == "void":
        return ((0.0, "refuse"),)
    shot: tuple[Cue, ...] = ((0.0, _SHOTS[event.weapon]),)
    return (*shot, (0.6, "casualty")) if event.how == "hit" else shot
