"""The sentences of the log about special spaces, bosses and missions: one writer for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.commandos import field_events as f
from game.engine.commandos.state import OFF_MAP, is_enemy
from game.engine.core.events import Event
from game.engine.core.text import N_
from game.ui.log_line import Line
from game.ui.skins.commandos.log import Gap, LogBook
from game.ui.skins.commandos.sites import SITES

Lines = list[Line]
_SYMBOLS = {"circle": N_("Circle"), "triangle": N_("Triangle"), "square": N_("Square")}


def _cancelled(book: LogBook, event: f.FightCancelled) -> Lines:
    gaps: dict[str, Gap] = {"who": book.who(event.attacker), "foe": book.who(event.defender)}
    return [book.line(event, N_("{who} does not find {foe}: no fight"), "fight", "orange", **gaps)]


def _carried(book: LogBook, event: f.ExplosiveMoved) -> Lines:
    gaps: dict[str, Gap] = {"start": book.tile(event.start), "tile": book.tile(event.tile)}
    return [book.line(event, N_("Explosive carried {start} > {tile}"), "token", **gaps)]


def _shut(book: LogBook, event: f.SpawnShut) -> Lines:
    gaps: dict[str, Gap] = {"symbol": _SYMBOLS[event.symbol]}
    return [book.line(event, N_("No enemy arrives at {symbol} this round"), "token", "lime", **gaps)]


def _bomb(book: LogBook, event: f.TrackerMoved) -> Lines:
    return [book.line(event, N_("The tracker jumps to round {n}"), "round", "coral", n=event.round)]


def _site(book: LogBook, event: f.SiteUsed) -> Lines:
    gaps: dict[str, Gap] = {"who": book.who(event.die), "site": SITES[event.kind].name}
    return [book.line(event, N_("{who} uses: {site}"), "token", "paper", **gaps)]


def _relocated(book: LogBook, event: f.DieRelocated) -> Lines:
    gaps: dict[str, Gap] = {"who": book.who(event.die), "space": book.space(event.space)}
    return [book.line(event, N_("{who} comes out at {space}"), "move", "mist", **gaps)]


def _mine(book: LogBook, event: f.MineRolled) -> Lines:
    colour = "lime" if event.falls == is_enemy(event.die) else "coral"
    sentence = N_("{who} treads on a mine: rolled {n}") if event.falls else N_("{who} passes the minefield: rolled {n}")
    return [book.line(event, sentence, "fight", colour, who=book.who(event.die), n=event.result)]


def _cut(book: LogBook, event: f.BridgeCut) -> Lines:
    return [book.line(event, N_("The bridge at {space} is cut"), "token", space=book.space(event.space))]


def _mended(book: LogBook, event: f.BridgesMended) -> Lines:
    return [book.detail(event, N_("the bridges can be crossed again"), "token")]


def _spent_explosive(book: LogBook, event: f.ExplosiveSpent) -> Lines:
    pool = N_("an explosive of the pool is used up")
    there = N_("the explosive there is used up")
    return [book.detail(event, pool if event.tile == OFF_MAP else there, "token")]


def _flipped(book: LogBook, event: f.TileFlipped) -> Lines:
    return [book.line(event, N_("The nest on {tile} is destroyed"), "fight", "lime", tile=book.tile(event.tile))]


def _hit(book: LogBook, event: f.BossHit) -> Lines:
    boss = book.table.boss
    gaps: dict[str, Gap] = {"boss": boss.name if boss else "", "n": event.damage, "hits": boss.hits if boss else 0}
    return [book.line(event, N_("{boss} is hit: {n} of {hits}"), "fight", "lime", **gaps)]


def _exposed(book: LogBook, event: f.BossExposed) -> Lines:
    return [book.line(event, N_("The boss is exposed for this round"), "token", "lime")]


def _trophy(book: LogBook, event: f.TrophyTaken) -> Lines:
    return [book.line(event, N_("The boss takes a trophy: {n} now"), "fight", "coral", n=event.trophies)]


def _used_up(book: LogBook, event: f.ObjectiveSpent) -> Lines:
    gaps: dict[str, Gap] = {"who": book.who(event.die), "token": book.token}
    return [book.line(event, N_("{who} uses: {token}"), "token", "paper", **gaps)]


def _destroyed(book: LogBook, event: f.TargetDestroyed) -> Lines:
    return [book.line(event, N_("The target at {space} is destroyed"), "token", "lime", space=book.space(event.space))]


def _bait(book: LogBook, event: f.BaitPlaced) -> Lines:
    return [book.line(event, N_("Bait lies at {space}"), "token", "lime", space=book.space(event.space))]


def _eaten(book: LogBook, event: f.BaitTaken) -> Lines:
    return [book.line(event, N_("The boss takes the bait at {space}"), "enemy", "lime", space=book.space(event.space))]


def _boarded(book: LogBook, event: f.DieBoarded) -> Lines:
    saved = len(book.stage.saved) + 1
    return [book.line(event, N_("{who} is aboard: {n} saved"), "token", "lime", who=book.who(event.die), n=saved)]


def _landing(book: LogBook, event: f.LandingZoneMoved) -> Lines:
    return [book.line(event, N_("The helicopter waits at {tile}"), "round", "yellow", tile=book.tile(event.tile))]


FIELD_WRITERS: dict[type[Event], Callable[[LogBook, Any], Lines]] = {
    f.FightCancelled: _cancelled,
    f.ExplosiveMoved: _carried,
    f.SpawnShut: _shut,
    f.TrackerMoved: _bomb,
    f.SiteUsed: _site,
    f.DieRelocated: _relocated,
    f.MineRolled: _mine,
    f.BridgeCut: _cut,
    f.BridgesMended: _mended,
    f.ExplosiveSpent: _spent_explosive,
    f.TileFlipped: _flipped,
    f.BossHit: _hit,
    f.BossExposed: _exposed,
    f.TrophyTaken: _trophy,
    f.ObjectiveSpent: _used_up,
    f.TargetDestroyed: _destroyed,
    f.BaitPlaced: _bait,
    f.BaitTaken: _eaten,
    f.DieBoarded: _boarded,
    f.LandingZoneMoved: _landing,
}
