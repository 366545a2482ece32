"""How each event of Komandosi moves: die, spinner, pawns, vehicles, money, cards, shots (look, section 8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.engine.core.events import Event
from game.engine.core.text import N_
from game.engine.komandosi import events as e
from game.engine.komandosi.effects import GOODS, PASSES
from game.engine.komandosi.state import COLOURS
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.skins.komandosi.clip_maker import ClipMaker, Made
from game.ui.skins.komandosi.effects import Effects, Flight, Place, Walk
from game.ui.skins.komandosi.passed import stuck_words
from game.ui.skins.komandosi.stage import BANK, RESERVE, SHOP
from game.ui.text import tr

_SPIN_MS, _BANNER_MS, _END_MS, _CARD_HOLD, _STRUCK_MS = 900, 900, 2000, 500, 420
"""Milliseconds of what look.md does not name."""
_THROW = 40
"""How high a thing flies that is thrown, in pixels."""
_LEAST_COUNT = 160


# ------------------------------------------------------------ die and spinner


def _rolled(maker: ClipMaker, event: e.DieRolled) -> Made:
    faces, ms = maker.faces(), theme.TIMES["die"]

    def frame(passed: float, effects: Effects) -> None:
        face, hop = tween.rolling_face(passed, faces, event.pips - 1)
        effects.die = face + 1, hop

    def still(passed: float, effects: Effects) -> None:
        effects.die = event.pips, 0

    return Clip(event, theme.REDUCED_DIE, still) if maker.reduced else Clip(event, ms, frame)


def _spun(maker: ClipMaker, event: Event, square: int) -> Made:
    def frame(passed: float, effects: Effects) -> None:
        effects.spin = square, tween.arriving(tween.share(passed, _SPIN_MS))

    return Clip(event, theme.REDUCED_DIE) if maker.reduced else Clip(event, _SPIN_MS, frame)


def _placed(maker: ClipMaker, event: e.CommandoPlaced | e.PartPlaced) -> Made:
    return _spun(maker, event, event.square)


def _part_moved(maker: ClipMaker, event: e.PartMoved) -> Made:
    return _spun(maker, event, event.to)


def _stayed(maker: ClipMaker, event: e.Stayed) -> Made:
    """A move that cannot be made is passed before everybody's eyes; to stay by choice needs no words."""
    words = stuck_words(event, maker.name(event.player))
    return maker.banner(event, tr(N_("NO MOVE")), words, "steel", _BANNER_MS) if words else Clip(event)


def _relocated(maker: ClipMaker, event: e.Relocated) -> Made:
    """A pawn is set on another square in an arc."""
    pawn = maker.stage.pawn(event.player)
    start: Place = ("square", str(pawn.square))
    return maker.fly(event, f"pawn:{event.player}", start, ("square", str(event.square)), _SPIN_MS, _THROW)


# ------------------------------------------------------------ pawns

_STEPS = {"walk": "step", "swim": "step", "train": "vehicle_step", "car": "vehicle_step", "boat": "vehicle_step"}


def _moved(maker: ClipMaker, event: e.Moved) -> Made:
    squares = (maker.stage.pawn(event.player).square, *event.path)
    ms = theme.REDUCED_PATH if maker.reduced else theme.TIMES[_STEPS[event.way]] * len(event.path)

    def frame(passed: float, effects: Effects) -> None:
        effects.walks[event.player] = Walk(squares, event.way, tween.share(passed, ms), maker.reduced)

    return Clip(event, ms, frame)


# ------------------------------------------------------------ money and things


def _paid(maker: ClipMaker, event: e.MoneyPaid) -> Made:
    ms = max(_LEAST_COUNT, theme.TIMES["count_most"])
    start: Place = ("bank",) if event.giver == BANK else ("purse", event.giver)
    end: Place = ("bank",) if event.taker == BANK else ("purse", event.taker)
    purses = [(who, sign) for who, sign in ((event.giver, -1), (event.taker, 1)) if who != BANK]
    before = {who: maker.stage.pocket(who).money for who, _ in purses}

    def frame(passed: float, effects: Effects) -> None:
        t = tween.share(passed, ms)
        for who, sign in purses:
            effects.purses[who] = before[who] + sign * round(event.amount * t)
        if not maker.reduced:
            effects.flights.append(Flight("sprite:money", start, end, tween.arriving(t), _THROW))

    return Clip(event, ms, frame)


def _goods(maker: ClipMaker, event: e.GoodsMoved) -> Made:
    start, end = _owner(event.giver), _owner(event.taker)
    return maker.fly(event, f"sprite:{event.goods}", start, end, theme.TIMES["card_draw"], _THROW)


def _owner(who: str) -> Place:
    return ("bank",) if who in (SHOP, RESERVE) else ("purse", who)


def _part_taken(maker: ClipMaker, event: e.PartTaken) -> Made:
    sprite = f"sprite:part_{COLOURS[event.colour]}"
    end: Place = ("purse", event.player)
    return maker.fly(event, sprite, ("square", str(event.square)), end, theme.TIMES["row_advance"], _THROW)


def _parts(maker: ClipMaker, event: e.PartsMoved) -> Made:
    sprite = f"sprite:part_{COLOURS[event.colour]}"
    return maker.fly(event, sprite, _owner(event.giver), _owner(event.taker), theme.TIMES["row_advance"], _THROW)


def _stored(maker: ClipMaker, event: e.Stored) -> Made:
    ms = theme.TIMES["card_draw"]
    return maker.fly(event, _thing(event.thing), ("purse", event.player), ("house", event.player), ms, _THROW)


def _fetched(maker: ClipMaker, event: e.Fetched) -> Made:
    ms = theme.TIMES["card_draw"]
    return maker.fly(event, _thing(event.thing), ("house", event.player), ("purse", event.player), ms, _THROW)


def _thing(thing: str) -> str:
    if thing in PASSES:
        return f"sprite:pass_{thing}"
    return f"sprite:{thing}" if thing in GOODS or thing == "money" else f"sprite:part_{thing}"


# ------------------------------------------------------------ event cards


def _drawn(maker: ClipMaker, event: e.CardDrawn) -> Made:
    turn = theme.TIMES["card_turn"]

    def frame(passed: float, effects: Effects) -> None:
        t = 1.0 if maker.reduced else tween.share(passed, turn)
        effects.card = event.card, tween.columns(t), t < 0.5

    return Clip(event, turn + _CARD_HOLD, frame)


def _kept(maker: ClipMaker, event: e.CardKept) -> Made:
    use = maker.stage.table.pass_of[event.card]
    return maker.fly(event, f"sprite:pass_{use}", ("card",), ("purse", event.player), theme.TIMES["card_draw"])


def _pass_used(maker: ClipMaker, event: e.PassUsed) -> Made:
    use = maker.stage.table.pass_of[event.card]
    return maker.fly(event, f"sprite:pass_{use}", ("purse", event.player), ("card",), theme.TIMES["card_draw"])


# ------------------------------------------------------------ fights


def _announced(maker: ClipMaker, event: e.AttackAnnounced) -> Made:
    words = tr(N_("{name} against {target}")).format(name=maker.name(event.player), target=maker.name(event.target))
    titles = {"fist": N_("HAND TO HAND"), "rifle": N_("RIFLE"), "rocket": N_("ROCKET")}
    return maker.banner(event, tr(titles[event.weapon]), words, "red", _BANNER_MS)


def _fought(maker: ClipMaker, event: e.AttackEnded) -> Made:
    """The shot flies; who is hit flashes."""
    if event.how == "void":
        return maker.banner(event, tr(N_("VOID")), tr(N_("The card forbids the attack.")), "steel", _BANNER_MS)
    start, end = maker.stage.pawn(event.player).square, maker.stage.pawn(event.target).square
    ms = 0 if event.weapon == "fist" else theme.TIMES[event.weapon]
    struck = _STRUCK_MS if event.how == "hit" else 0

    def frame(passed: float, effects: Effects) -> None:
        if passed < ms:
            effects.shot = start, end, tween.share(passed, ms), event.weapon
        elif struck and not maker.reduced:
            effects.struck = event.target

    return Clip(event, ms + struck, frame)


def _sat_out(maker: ClipMaker, event: e.TurnSatOut) -> Made:
    words = tr(N_("{name} waits for a turn.")).format(name=maker.name(event.player))
    return maker.banner(event, tr(N_("HOSPITAL")), words, "coral", _BANNER_MS)


def _ended(maker: ClipMaker, event: e.GameEnded) -> Made:
    names = ", ".join(maker.name(letter) for letter in event.winners)
    sentence = N_("{names} flies home.") if event.why == "helicopter" else N_("{names} is ahead after the last round.")
    clip = maker.banner(event, tr(N_("THE END")), tr(sentence).format(names=names), "yellow", _END_MS)
    if event.why != "helicopter" or maker.reduced:
        return clip
    shown, lift = clip.frame, theme.TIMES["helicopter"]
    start: Place = ("helicopter",)

    def frame(passed: float, effects: Effects) -> None:
        assert shown
        shown(passed, effects)
        t = tween.leaving(tween.share(passed, lift))
        effects.flights.append(Flight(f"rotor:{int(passed) // 60}", start, ("sky",), t))

    return replace(clip, frame=frame)


CLIPS: Mapping[type[Event], Callable[[ClipMaker, Any], Made]] = {
    e.CommandoPlaced: _placed,
    e.PartPlaced: _placed,
    e.PartMoved: _part_moved,
    e.DieRolled: _rolled,
    e.Moved: _moved,
    e.Stayed: _stayed,
    e.Relocated: _relocated,
    e.MoneyPaid: _paid,
    e.GoodsMoved: _goods,
    e.PartTaken: _part_taken,
    e.PartsMoved: _parts,
    e.Stored: _stored,
    e.Fetched: _fetched,
    e.CardDrawn: _drawn,
    e.CardKept: _kept,
    e.PassUsed: _pass_used,
    e.AttackAnnounced: _announced,
    e.AttackEnded: _fought,
    e.TurnSatOut: _sat_out,
    e.GameEnded: _ended,
}
