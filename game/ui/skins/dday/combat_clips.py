"""How Combat and Landmines of D-Day Dice move: guns that fire, losses that are counted, those who fall."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.engine.core.events import Event
from game.engine.dday import events as e
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.skins.dday.clip_maker import ClipMaker, Made, count_ms, counting
from game.ui.skins.dday.effects import Effects

_FLASHES, _FLASH_MS = 3, 60  # muzzle flashes of a roll: never more than three in a second
_TELL_MS, _NOTHING_MS, _OPEN_MS, _STRIKE_MS = 500, 250, 350, 300


def _phase(maker: ClipMaker, event: e.PhaseBegan) -> Made:
    return Clip(event, _OPEN_MS if event.phase == "combat" else 0)


def _fire(maker: ClipMaker, event: e.FireRolled) -> Made:
    """The dice of the guns roll, and the Sector's sign flashes."""
    if maker.reduced:
        return Clip(event, theme.REDUCED_DIE)
    faces = [maker.faces() for _ in event.dice]
    ms = theme.TIMES["die"] + len(faces) * theme.TIMES["die_next"] if faces else _NOTHING_MS
    each = theme.TIMES["machine_gun"] // _FLASHES

    def frame(passed: float, effects: Effects) -> None:
        effects.guns = tuple(
            tween.rolling_face(max(0.0, passed - number * theme.TIMES["die_next"]), shown, face - 1)[0] + 1
            for number, (shown, face) in enumerate(zip(faces, event.dice, strict=True))
        )
        effects.pulse = event.sector, tween.share(passed, ms)
        effects.flash = bool(faces) and passed < _FLASHES * each and passed % each < _FLASH_MS

    return Clip(event, ms, frame)


def _counted(maker: ClipMaker, event: e.LossCounted) -> Made:
    """What Combat costs a Unit is summed up; DEF hits."""
    ms = _TELL_MS if event.loss else _NOTHING_MS

    def frame(passed: float, effects: Effects) -> None:
        effects.counted = 1.0 if maker.reduced else tween.share(passed, _STRIKE_MS)

    return Clip(event, ms, frame)


def _soldiers(maker: ClipMaker, event: e.SoldiersLost) -> Made:
    """The dial counts down while men fall."""
    ms, now = max(theme.TIMES["casualty"], count_ms(event.count)), maker.stage.unit(event.unit).soldiers

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, ms)
        counting(effects, event.unit, "soldiers", now, now - event.count, t)
        if not maker.reduced:
            effects.fallen.append(("res:soldiers", ("dial", event.unit, "soldiers"), t))

    return Clip(event, ms, frame)


def _specialist(maker: ClipMaker, event: e.SpecialistLost) -> Made:
    ms = theme.TIMES["casualty"]

    def frame(passed: float, effects: Effects) -> None:
        effects.fallen.append((f"card:{event.card}", ("cards", event.unit), tween.share(passed, ms)))

    return Clip(event) if maker.reduced else Clip(event, ms, frame)


def _mine(maker: ClipMaker, event: e.MineRolled) -> Made:
    """The die of the mine rolls beside the marker, then shows how many are lost."""
    faces, ms = maker.faces(), theme.TIMES["die"]

    def frame(passed: float, effects: Effects) -> None:
        pips = event.pips if maker.reduced else tween.rolling_face(passed, faces, event.pips - 1)[0] + 1
        effects.mine = event.unit, pips

    return Clip(event, ms + _TELL_MS, frame)


COMBAT_CLIPS: Mapping[type[Event], Callable[[ClipMaker, Any], Made]] = {
    e.PhaseBegan: _phase,
    e.FireRolled: _fire,
    e.LossCounted: _counted,
    e.SoldiersLost: _soldiers,
    e.SpecialistLost: _specialist,
    e.MineRolled: _mine,
}
