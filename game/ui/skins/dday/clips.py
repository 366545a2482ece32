"""How each event of D-Day Dice moves: turns, dials, cards, markers (look, section 8); dice and Combat lie apart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.engine.core.events import Event
from game.engine.core.text import N_
from game.engine.dday import events as e
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.skins.dday.clip_maker import ClipMaker, Made, count_ms, counting
from game.ui.skins.dday.combat_clips import COMBAT_CLIPS
from game.ui.skins.dday.dice_clips import DICE_CLIPS
from game.ui.skins.dday.effects import Banner, Effects, Flight, Place, Walk
from game.ui.text import tr

_BONUS_MS, _FINAL_MS, _END_MS = 700, 1200, 1600  # milliseconds of what look.md does not name
_BONUS_TITLES = {
    "skull": N_("DEAD MAN'S GIFT"),
    "star": N_("LEADERSHIP"),
    "soldier": N_("REINFORCEMENTS"),
    "soldiers": N_("FRESH TROOPS"),
    "courage": N_("BATTLE CRY"),
    "tool": N_("SPECIAL FIND"),
}
_ENDS = {
    "bunker": N_("The Bunker is taken."),
    "wiped_out": N_("{unit} is wiped out."),
    "stuck": N_("{unit} must move and cannot."),
}


# ------------------------------------------------------------ turn


def _turn(maker: ClipMaker, event: e.TurnBegan) -> Made:
    if not event.final:
        return Clip(event)
    words = tr(N_("All Units are in the Bunker: hold it for this turn."))
    return maker.banner(event, tr(N_("THE LAST TURN")), words, "orange", _FINAL_MS)


def _token(maker: ClipMaker, event: e.TokenPlaced) -> Made:
    return _pulse(maker, event, event.sector, theme.TIMES["token"])


def _pulse(maker: ClipMaker, event: Event, sector: int, ms: float) -> Made:
    """The sign of a Sector lights up once."""

    def frame(passed: float, effects: Effects) -> None:
        effects.pulse = sector, tween.share(passed, ms)

    return Clip(event, ms, frame)


def _ended(maker: ClipMaker, event: e.GameEnded) -> Made:
    words = tr(_ENDS[event.reason]).format(unit=maker.name(event.unit) if event.unit else "")
    title, colour = (tr(N_("VICTORY")), "leaf") if event.won else (tr(N_("DEFEAT")), "red")
    clip = maker.banner(event, title, words, colour, _END_MS)
    if event.reason != "wiped_out" or maker.reduced:
        return clip
    unit, shown = maker.stage.unit(event.unit), clip.frame

    def frame(passed: float, effects: Effects) -> None:
        assert shown
        shown(passed, effects)
        t = tween.share(passed, theme.TIMES["casualty"])
        effects.fallen.append((f"marker:{event.unit}:{unit.chevrons}", ("marker", event.unit), t))

    return replace(clip, frame=frame)


def _bonus(maker: ClipMaker, event: e.BonusEarned) -> Made:
    words = tr(N_("{unit}: three dice of three colours")).format(unit=maker.name(event.unit))
    return maker.banner(event, tr(_BONUS_TITLES[event.bonus]), words, "orange", _BONUS_MS)


def _straight(maker: ClipMaker, event: e.StraightMade) -> Made:
    words = tr(N_("{unit}: all six faces, an Award")).format(unit=maker.name(event.unit))
    return maker.banner(event, tr(N_("STRAIGHT")), words, "orange", _BONUS_MS)


# ------------------------------------------------------------ dials


def _counts(maker: ClipMaker, event: e.Gained | e.Spent, count: int, start: Place, end: Place) -> Made:
    """An icon flies while the dial counts."""
    ms, now = count_ms(count), getattr(maker.stage.unit(event.unit), event.resource)

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, ms)
        counting(effects, event.unit, event.resource, now, now + count, t)
        if not maker.reduced:
            effects.flights.append(Flight(f"res:{event.resource}", start, end, tween.arriving(t)))

    return Clip(event, ms, frame)


def _gained(maker: ClipMaker, event: e.Gained) -> Made:
    start: Place = ("tally", event.resource) if event.source == "tally" else ("cards", event.unit)
    return _counts(maker, event, event.count, start, ("dial", event.unit, event.resource))


def _spent(maker: ClipMaker, event: e.Spent) -> Made:
    start = ("dial", event.unit, event.resource)
    return _counts(maker, event, -event.count, start, ("marker", event.unit))


def _given(maker: ClipMaker, event: e.Given) -> Made:
    ms, stage = count_ms(event.count, "trade_unit"), maker.stage
    giver, taker = (getattr(stage.unit(letter), event.resource) for letter in (event.unit, event.other))

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, ms)
        counting(effects, event.unit, event.resource, giver, giver - event.count, t)
        counting(effects, event.other, event.resource, taker, taker + event.count, t)
        if not maker.reduced:
            start, end = ("dial", event.unit, event.resource), ("dial", event.other, event.resource)
            effects.flights.append(Flight(f"res:{event.resource}", start, end, tween.arriving(t)))

    return Clip(event, ms, frame)


# ------------------------------------------------------------ cards


def _handed(maker: ClipMaker, event: e.Handed) -> Made:
    return maker.fly(event, f"card:{event.card}", ("cards", event.unit), ("cards", event.other))


def _taken(maker: ClipMaker, event: e.CardTaken) -> Made:
    """A card flies from the strip to the Unit; one that lay face down turns over first."""
    hidden = event.card in maker.stage.face_down or event.card in maker.stage.awards
    turn, ms = theme.TIMES["card_turn"] if hidden else 0, theme.TIMES["card_draw"]
    back = "back:award" if event.card in maker.stage.awards else "back:item"
    start, end = ("pool", event.card), ("cards", event.unit)

    def frame(passed: float, effects: Effects) -> None:
        if passed < turn:
            t = tween.share(passed, turn)
            sprite = back if t < 0.5 else f"card:{event.card}"
            effects.flights.append(Flight(sprite, start, end, 0.0, tween.columns(t)))
            return
        t = tween.arriving(tween.share(passed - turn, ms))
        effects.flights.append(Flight(f"card:{event.card}", start, end, t))

    return Clip(event, theme.REDUCED_DIE) if maker.reduced else Clip(event, turn + ms, frame)


def _played(maker: ClipMaker, event: e.CardPlayed) -> Made:
    return maker.fly(event, f"card:{event.card}", ("cards", event.unit), ("marker", event.unit))


def _left(maker: ClipMaker, event: e.VehicleLeft) -> Made:
    return maker.fly(event, f"card:{event.card}", ("cards", event.unit), ("marker", event.unit))


def _saved(maker: ClipMaker, event: e.SpecialistSaved) -> Made:
    return maker.fly(event, f"card:{event.card}", ("marker", event.unit), ("cards", event.unit))


# ------------------------------------------------------------ markers


def _marker(maker: ClipMaker, event: e.MarkerTurned) -> Made:
    ms, now = theme.TIMES["card_turn"], maker.stage.unit(event.unit).chevrons
    if now == event.chevrons:
        return Clip(event)

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, ms)
        effects.turned[event.unit] = now if t < 0.5 else event.chevrons, tween.columns(t)

    return Clip(event) if maker.reduced else Clip(event, ms, frame)


def _moved(maker: ClipMaker, event: e.UnitMoved) -> Made:
    """The marker glides along the link; the sign of the new Sector pulses once; the Bunker is announced."""
    walk = theme.REDUCED_PATH if maker.reduced else theme.TIMES["row_advance"]
    bunker = event.sector == maker.stage.table.board.bunker
    words = tr(N_("{unit} fights inside from now on.")).format(unit=maker.name(event.unit))

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, walk)
        effects.walks[event.unit] = Walk(event.origin, event.sector, t, maker.reduced)
        effects.pulse = event.sector, t
        if bunker and passed >= walk:
            shown = 1.0 if maker.reduced else tween.share(passed - walk, theme.TIMES["combat_slide"])
            effects.banner = Banner(tr(N_("IN THE BUNKER")), words, "orange", shown)

    return Clip(event, walk + _BONUS_MS if bunker else walk, frame)


CLIPS: Mapping[type[Event], Callable[[ClipMaker, Any], Made]] = {
    **DICE_CLIPS,
    **COMBAT_CLIPS,
    e.TurnBegan: _turn,
    e.TokenPlaced: _token,
    e.BonusEarned: _bonus,
    e.StraightMade: _straight,
    e.Gained: _gained,
    e.Spent: _spent,
    e.Given: _given,
    e.Handed: _handed,
    e.CardTaken: _taken,
    e.CardPlayed: _played,
    e.VehicleLeft: _left,
    e.SpecialistSaved: _saved,
    e.MarkerTurned: _marker,
    e.UnitMoved: _moved,
    e.GameEnded: _ended,
}
