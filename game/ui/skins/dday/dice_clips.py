"""How the dice of D-Day Dice move: they tumble, are locked, turned, swapped and struck out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.core.events import Event
from game.engine.dday import events as e
from game.engine.dday.dice import SIDES, colour_of, die, places
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.skins.dday.clip_maker import ClipMaker, Made
from game.ui.skins.dday.effects import Effects, Flight

_TOGETHER = 2
"""How much faster the first roll of each further Unit is."""


def _rolled(maker: ClipMaker, event: e.DiceRolled) -> Made:
    """Dice start one after another and land left to right; those that are not rolled stay."""
    if maker.reduced:
        return Clip(event, theme.REDUCED_DIE)
    rolled, pace = places(event.rolled), _pace(maker, event)
    faces = {place: maker.faces() for place in rolled}

    def frame(passed: float, effects: Effects) -> None:
        before = maker.stage.unit(event.unit).dice or event.dice
        for number, place in enumerate(rolled):
            colour = colour_of(before[place])
            since = passed * pace - number * theme.TIMES["die_next"]
            face, hop = tween.rolling_face(max(0.0, since), faces[place], event.dice[place] % SIDES)
            effects.faces[place] = die(colour, face), 2 * hop if since > 0 else 0, 1.0

    return Clip(event, (theme.TIMES["die"] + len(rolled) * theme.TIMES["die_next"]) / pace, frame)


def _pace(maker: ClipMaker, event: e.DiceRolled) -> int:
    """All Units roll at once at the beginning of a turn: after the first one the others are shown faster."""
    units = maker.stage.units
    return _TOGETHER if not maker.stage.unit(event.unit).dice and any(unit.dice for unit in units) else 1


def _locked(maker: ClipMaker, event: e.DiceLocked) -> Made:
    ms = theme.TIMES["token"]

    def frame(passed: float, effects: Effects) -> None:
        effects.locking = event.dice, tween.share(passed, ms)

    return Clip(event) if maker.reduced else Clip(event, ms, frame)


def _turns(maker: ClipMaker, event: Event, unit: str, codes: dict[int, int]) -> Made:
    """Dice in the tray turn over to other faces."""
    ms = theme.TIMES["card_turn"]

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, ms)
        lying = maker.stage.unit(unit).dice
        for place, code in codes.items():
            effects.faces[place] = code if t >= 0.5 else lying[place], 0, tween.columns(t)

    return Clip(event, ms) if maker.reduced else Clip(event, ms, frame)


def _changed(maker: ClipMaker, event: e.DieChanged) -> Made:
    return _turns(maker, event, event.unit, {event.die: event.code})


def _copied(maker: ClipMaker, event: e.TallyCopied) -> Made:
    return _turns(maker, event, event.unit, dict(enumerate(event.dice)))


def _swapped(maker: ClipMaker, event: e.DiceSwapped) -> Made:
    """Two dice pass each other between the panels of their Units."""
    ms = theme.TIMES["card_draw"]
    mine = f"die:{maker.stage.unit(event.unit).dice[event.die]}"
    theirs = f"die:{maker.stage.unit(event.other).dice[event.other_die]}"

    def frame(passed: float, effects: Effects) -> None:
        t = tween.arriving(tween.share(passed, ms))
        one, other = ("cards", event.unit), ("cards", event.other)
        effects.flights += [Flight(mine, one, other, t), Flight(theirs, other, one, t)]

    return Clip(event) if maker.reduced else Clip(event, ms, frame)


def _cancelled(maker: ClipMaker, event: e.DieCancelled) -> Made:
    ms = theme.TIMES["man_falls"]

    def frame(passed: float, effects: Effects) -> None:
        effects.crossed[event.die] = 1.0 if maker.reduced else tween.share(passed, ms)

    return Clip(event, ms, frame)


def _white(maker: ClipMaker, event: e.WhiteAdded) -> Made:
    return maker.fly(event, f"white:{event.face}", ("cards", event.unit), ("whites",))


DICE_CLIPS: Mapping[type[Event], Callable[[ClipMaker, Any], Made]] = {
    e.DiceRolled: _rolled,
    e.DiceLocked: _locked,
    e.DieChanged: _changed,
    e.TallyCopied: _copied,
    e.DiceSwapped: _swapped,
    e.DieCancelled: _cancelled,
    e.WhiteAdded: _white,
}
