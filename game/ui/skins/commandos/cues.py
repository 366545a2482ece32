"""Which sounds an event of Dice Commandos makes, and when in its clip (look, section 9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.state import LAST_ROUND, is_enemy
from game.engine.core.events import Event
from game.ui.animations import Cue
from game.ui.skins.commandos.stage import Stage

Ground = Callable[[int], str]
"""The kind of ground of a space: grass, sand, stone, water or road."""
_LATE = 3  # the last rounds sound more urgent
_VERDICT = 0.5  # of the clip of a fight's end


def cues_of(event: Event, stage: Stage, ground: Ground) -> tuple[Cue, ...]:
    """The sounds of an event; `stage` is the table before it."""
    match event:
        case e.DieMoved(path=path):
            return tuple((step / len(path), f"step_{ground(space)}") for step, space in enumerate(path))
        case e.DieRolled(die=letter, why=why) if stage.dice[letter].space < 0 and why not in ("team", "reroll"):
            return ()  # it is heard where it is put down
        case _:
            found = _CUES.get(type(event), ())
            return found(event, stage) if callable(found) else found


def _at_once(name: str) -> tuple[Cue, ...]:
    return ((0.0, name),)


_LANDS = 0.9  # of a roll's clip
_ROLL: tuple[Cue, ...] = ((0.0, "die_shake"), (_LANDS, "die_land"))


def _placed(event: e.DiePlaced, stage: Stage) -> tuple[Cue, ...]:
    if is_enemy(event.die):
        return (0.0, "enemy_appears"), (_LANDS, "die_land")
    return _at_once("die_land") if stage.phase == "setup" else ((0.0, "deploy"), (_LANDS, "die_land"))


def _taken(event: e.ObjectiveTaken, stage: Stage) -> tuple[Cue, ...]:
    carried = sum(stage.carrier(number) is not None for number in range(len(stage.objective_at)))
    return _at_once("objectives_all" if carried + 1 == len(stage.objective_at) else "objective_taken")


def _fury(event: e.FuryChanged, stage: Stage) -> tuple[Cue, ...]:
    return _at_once("fury_up") if event.fury > stage.fury else ()


def _round(event: e.RoundBegan, stage: Stage) -> tuple[Cue, ...]:
    return _at_once("round_late" if event.round > LAST_ROUND - _LATE else "round_begins")


def _fight(event: e.FightBegan, stage: Stage) -> tuple[Cue, ...]:
    return _at_once("rifle_shot" if event.ranged else "combat_opens")


def _fought(event: e.FightEnded, stage: Stage) -> tuple[Cue, ...]:
    return ((_VERDICT, "combat_loss" if is_enemy(event.winner) else "combat_win"),)


def _mine(event: f.MineRolled, stage: Stage) -> tuple[Cue, ...]:
    return _at_once("explosion" if event.falls else "die_land")


def _used(event: e.LoadoutUsed, stage: Stage) -> tuple[Cue, ...]:
    return _at_once("card_exhaust" if event.exhausted else "card_discard")


def _ended(event: e.GameEnded, stage: Stage) -> tuple[Cue, ...]:
    return _at_once("victory" if event.won else "defeat")


_CUES: dict[type[Event], Callable[[Any, Stage], tuple[Cue, ...]] | tuple[Cue, ...]] = {
    e.RoundBegan: _round,
    e.EventDrawn: _at_once("card_draw"),
    e.DieRolled: _ROLL,
    e.DieTurned: _at_once("die_land"),
    e.DiePlaced: _placed,
    e.DieDefeated: _at_once("casualty"),
    e.DieSaved: _at_once("stealth"),
    e.FightBegan: _fight,
    e.CombatRolled: _ROLL,
    e.FightEnded: _fought,
    e.FuryChanged: _fury,
    e.StealthGained: _at_once("stealth"),
    e.SlippedPast: _at_once("stealth"),
    e.ExplosivePlaced: _at_once("die_land"),
    e.Exploded: _at_once("explosion"),
    f.FightCancelled: _at_once("stealth"),
    f.ExplosiveMoved: _at_once("die_land"),
    f.SpawnShut: _at_once("die_land"),
    f.TrackerMoved: _at_once("round_late"),
    f.DieRelocated: _at_once("deploy"),
    f.MineRolled: _mine,
    f.BridgeCut: _at_once("die_land"),
    f.TileFlipped: _at_once("explosion"),
    f.BossHit: _at_once("casualty"),
    f.BossExposed: _at_once("card_turn"),
    f.TrophyTaken: _at_once("combat_loss"),
    f.TargetDestroyed: _at_once("explosion"),
    f.BaitPlaced: _at_once("die_land"),
    f.BaitTaken: _at_once("casualty"),
    f.DieBoarded: _at_once("objective_taken"),
    f.LandingZoneMoved: _at_once("card_turn"),
    e.ObjectiveShown: _at_once("card_turn"),
    e.ObjectiveTaken: _taken,
    e.ObjectiveDropped: _at_once("die_land"),
    e.LoadoutDrawn: _at_once("loadout_gained"),
    e.LoadoutUsed: _used,
    e.LoadoutDiscarded: _at_once("card_discard"),
    e.LoadoutsReadied: _at_once("card_turn"),
    e.DirectiveDrawn: _at_once("card_turn"),
    e.DirectivesTurned: _at_once("card_turn"),
    e.DirectivesSeen: _at_once("card_draw"),
    e.DropZonePlaced: _at_once("die_land"),
    e.DecoyPlaced: _at_once("die_land"),
    e.GameEnded: _ended,
}
