"""The sentences of the log: one writer for each kind of event."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.events import Event
from game.engine.core.text import N_, Message
from game.engine.dday import events as e
from game.engine.dday.state import MUST_MOVE
from game.ui.log_line import Line
from game.ui.skins.dday.log import FACE_NAMES, RESOURCE_NAMES, LogBook

Lines = list[Line]


def lines_of(book: LogBook, event: Event) -> Lines:
    """The lines about an event; a few events are told by another one."""
    write = _WRITERS.get(type(event))
    return write(book, event) if write else []


def sum_words(dice: tuple[int, ...]) -> str:
    """Dice with their sum: "3 + 5 = 8"; a single one says itself."""
    return str(sum(dice)) if len(dice) < 2 else f"{' + '.join(map(str, dice))} = {sum(dice)}"


def _amount(resource: str, count: int) -> Message:
    return Message("{resource} {count}", {"resource": Message(RESOURCE_NAMES[resource]), "count": f"{count:+}"})


def _turn(book: LogBook, event: e.TurnBegan) -> Lines:
    sentence = N_("Turn {n}, the last one") if event.final else N_("Turn {n}")
    return [Line(sentence, {"n": event.turn}, "round", "yellow", event.rule, round=event.turn)]


PHASES = {
    "roll": N_("Phase 1: roll"),
    "upkeep": N_("Phase 2: upkeep"),
    "find": N_("Phase 3: recruit and find"),
    "move": N_("Phase 4: move"),
    "combat": N_("Phase 5: combat"),
}


def _phase(book: LogBook, event: e.PhaseBegan) -> Lines:
    return [book.line(event, PHASES[event.phase], "round", "orange")]


_TOKEN_WORDS = {"tool": N_("Tool +1"), "star": N_("Star +1"), "soldier": N_("Soldier -1")}


def _token(book: LogBook, event: e.TokenPlaced) -> Lines:
    gaps = {"change": _TOKEN_WORDS[event.token], "sector": book.sector(event.sector)}
    return [book.line(event, N_("A token on {sector}: {change}"), "move", "paper", **gaps)]


def _rolled(book: LogBook, event: e.DiceRolled) -> Lines:
    gaps = {"unit": book.unit(event.unit), "dice": book.dice(event.unit, event.rolled, event.dice)}
    return [book.line(event, N_("{unit} rolls {dice}"), "roll", "paper", **gaps)]


def _locked(book: LogBook, event: e.DiceLocked) -> Lines:
    gaps = {"unit": book.unit(event.unit), "dice": book.dice(event.unit, event.dice)}
    return [book.line(event, N_("{unit} locks {dice}"), "roll", **gaps)]


def _swapped(book: LogBook, event: e.DiceSwapped) -> Lines:
    gaps = {
        "unit": book.unit(event.unit),
        "die": book.die(book.stage.unit(event.unit).dice[event.die]),
        "other": book.unit(event.other),
        "other_die": book.die(book.stage.unit(event.other).dice[event.other_die]),
    }
    return [book.line(event, N_("{unit} swaps {die} with {other} for {other_die}"), "roll", "lime", **gaps)]


def _changed(book: LogBook, event: e.DieChanged) -> Lines:
    gaps = {
        "unit": book.unit(event.unit),
        "before": book.die(book.stage.unit(event.unit).dice[event.die]),
        "after": book.die(event.code),
        "card": book.card(event.card),
    }
    return [book.line(event, N_("{unit}: {card} turns {before} > {after}"), "roll", "lime", **gaps)]


def _copied(book: LogBook, event: e.TallyCopied) -> Lines:
    gaps = {"unit": book.unit(event.unit), "other": book.unit(event.other)}
    return [book.line(event, N_("{unit} counts the dice of {other}"), "card", "lime", **gaps)]


def _aside(book: LogBook, event: e.DiceSetAside) -> Lines:
    gaps = {"unit": book.unit(event.unit), "dice": book.dice(event.unit, event.dice)}
    return [book.detail(event, N_("{unit} sets {dice} aside"), "roll", **gaps)]


def _white(book: LogBook, event: e.WhiteAdded) -> Lines:
    gaps = {"unit": book.unit(event.unit), "face": FACE_NAMES[event.face]}
    return [book.line(event, N_("{unit} adds a white result: {face}"), "roll", "lime", **gaps)]


def _cancelled(book: LogBook, event: e.DieCancelled) -> Lines:
    gaps = {"unit": book.unit(event.unit), "die": book.die(book.stage.unit(event.unit).dice[event.die])}
    return [book.line(event, N_("{unit}: a Skull cancels {die}"), "roll", "coral", **gaps)]


BONUS_NAMES = {
    "skull": N_("Dead Man's Gift"),
    "star": N_("Leadership"),
    "soldier": N_("Reinforcements"),
    "soldiers": N_("Fresh Troops"),
    "courage": N_("Battle Cry"),
    "tool": N_("Special Find"),
}
"""The RWB bonuses by the ids of their faces."""


def _bonus(book: LogBook, event: e.BonusEarned) -> Lines:
    gaps = {"unit": book.unit(event.unit), "bonus": BONUS_NAMES[event.bonus]}
    return [book.line(event, N_("{unit} earns {bonus}"), "roll", "yellow", **gaps)]


def _straight(book: LogBook, event: e.StraightMade) -> Lines:
    return [book.line(event, N_("{unit} has a Straight"), "roll", "yellow", unit=book.unit(event.unit))]


def _tallied(book: LogBook, event: e.Tallied) -> Lines:
    names = ("soldiers", "courage", "stars", "points")
    changes = tuple(_amount(name, getattr(event, name)) for name in names if getattr(event, name))
    unit = book.unit(event.unit)
    if not changes:
        return [book.line(event, N_("{unit}'s Tally brings nothing"), "roll", "fog", unit=unit)]
    lines = [book.line(event, N_("{unit}'s Tally: {change}"), "roll", "lime", unit=unit, change=changes)]
    if event.points:
        gaps = {"tools": event.tools, "points": event.points}
        lines.append(book.detail(event, N_("Tools {tools} = Item Points {points}"), "roll", **gaps))
    return lines


def _gained(book: LogBook, event: e.Gained) -> Lines:
    """What the Tally brings has been told as a whole."""
    if event.source == "tally":
        return []
    gaps = {"unit": book.unit(event.unit), "change": _amount(event.resource, event.count)}
    source = BONUS_NAMES.get(event.source) or book.card(event.source)
    return [book.line(event, N_("{unit}: {change} by {source}"), "card", "lime", **gaps, source=source)]


def _spent(book: LogBook, event: e.Spent) -> Lines:
    gaps = {"unit": book.unit(event.unit), "resource": RESOURCE_NAMES[event.resource], "n": event.count}
    return [book.detail(event, N_("{unit} pays: {resource} {n}"), "card", **gaps)]


_CHOICES = {
    "lead": N_("{unit} gives Courage to another Unit"),
    "soldiers": N_("{unit} takes the Soldiers"),
    "advance": N_("{unit} may move free of requirements and Courage"),
    "find": N_("{unit} may find a face-down Item"),
    "stars": N_("{unit} takes the Stars"),
}


def _choice(book: LogBook, event: e.ChoiceMade) -> Lines:
    return [book.line(event, _CHOICES[event.what], "roll", "paper", unit=book.unit(event.unit))]


def _given(book: LogBook, event: e.Given) -> Lines:
    gaps = {
        "unit": book.unit(event.unit),
        "other": book.unit(event.other),
        "resource": RESOURCE_NAMES[event.resource],
        "n": event.count,
    }
    return [book.line(event, N_("{unit} gives {other}: {resource} {n}"), "trade", "shallow", **gaps)]


def _handed(book: LogBook, event: e.Handed) -> Lines:
    gaps = {"unit": book.unit(event.unit), "other": book.unit(event.other), "card": book.card(event.card)}
    return [book.line(event, N_("{unit} gives {other}: {card}"), "trade", "shallow", **gaps)]


def _open(book: LogBook, event: e.TradeOpened) -> Lines:
    gaps = {"unit": book.unit(event.unit), "other": book.unit(event.other), "card": book.card(event.card)}
    return [book.line(event, N_("{unit} and {other} may trade this turn: {card}"), "trade", "shallow", **gaps)]


def _taken(book: LogBook, event: e.CardTaken) -> Lines:
    gaps = {"unit": book.unit(event.unit), "card": book.card(event.card)}
    return [book.line(event, N_("{unit} gets {card}"), "card", "lime", **gaps)]


def _played(book: LogBook, event: e.CardPlayed) -> Lines:
    sentence = N_("{unit}: {card} acts") if event.kept else N_("{unit} plays {card}")
    return [book.line(event, sentence, "card", "paper", unit=book.unit(event.unit), card=book.card(event.card))]


def _lost_one(book: LogBook, event: e.SpecialistLost) -> Lines:
    gaps = {"unit": book.unit(event.unit), "card": book.card(event.card)}
    return [book.line(event, N_("{unit} loses its Specialist: {card}"), "fight", "coral", **gaps)]


def _saved(book: LogBook, event: e.SpecialistSaved) -> Lines:
    gaps = {"unit": book.unit(event.unit), "card": book.card(event.card)}
    return [book.line(event, N_("{unit} saves its Specialist: {card}"), "fight", "lime", **gaps)]


def _left(book: LogBook, event: e.VehicleLeft) -> Lines:
    gaps = {"unit": book.unit(event.unit), "card": book.card(event.card)}
    return [book.line(event, N_("{unit} leaves its Vehicle behind: {card}"), "move", "coral", **gaps)]


def _marker(book: LogBook, event: e.MarkerTurned) -> Lines:
    unit = book.unit(event.unit)
    if event.chevrons == MUST_MOVE:
        return [book.line(event, N_("{unit} must move"), "move", "coral", unit=unit)]
    return [book.detail(event, N_("{unit}'s marker: chevrons {n}"), "move", unit=unit, n=event.chevrons)]


def _held(book: LogBook, event: e.MarkerHeld) -> Lines:
    gaps = {"unit": book.unit(event.unit), "card": book.card(event.card)}
    return [book.line(event, N_("{unit}'s marker is not turned: {card}"), "move", "lime", **gaps)]


def _moved(book: LogBook, event: e.UnitMoved) -> Lines:
    sentence = N_("{unit} advances {start} > {end}") if event.advance else N_("{unit} moves sideways {start} > {end}")
    gaps = {"unit": book.unit(event.unit), "start": book.sector(event.origin), "end": book.sector(event.sector)}
    return [book.line(event, sentence, "move", "paper", **gaps)]


def _mine(book: LogBook, event: e.MineRolled) -> Lines:
    gaps = {"unit": book.unit(event.unit), "n": event.pips}
    return [book.line(event, N_("{unit} crosses Landmines: the die shows {n}"), "fight", "coral", **gaps)]


def _fire(book: LogBook, event: e.FireRolled) -> Lines:
    gaps = {"sector": book.sector(event.sector), "sum": sum_words(event.dice)}
    if not event.dice:
        return [book.line(event, N_("The machine guns of {sector} are silent"), "fight", "lime", **gaps)]
    return [book.line(event, N_("Machine guns of {sector}: {sum}"), "fight", "coral", **gaps)]


def _at_work(book: LogBook, event: e.CardAtWork) -> Lines:
    return [book.detail(event, N_("{card} works until the turn ends"), "card", card=book.card(event.card))]


def _counted(book: LogBook, event: e.LossCounted) -> Lines:
    terms = f"{event.defence} + {event.guns}" + (f" - {event.spared}" if event.spared else "")
    gaps = {"unit": book.unit(event.unit), "n": event.loss, "sum": f"{terms} = {event.loss}"}
    if not event.loss:
        return [book.line(event, N_("{unit} has no casualties"), "fight", "lime", **gaps)]
    lines = [book.line(event, N_("{unit} has casualties: {n}"), "fight", "coral", **gaps)]
    if event.guns or event.spared:
        lines.append(book.detail(event, N_("DEF + machine guns - spared: {sum}"), "fight", **gaps))
    return lines


def _fallen(book: LogBook, event: e.SoldiersLost) -> Lines:
    gaps = {"unit": book.unit(event.unit), "change": _amount("soldiers", -event.count)}
    return [book.line(event, N_("{unit}: {change}"), "fight", "coral", **gaps)]


_ENDS = {
    "bunker": (N_("Victory: the Bunker is taken"), "lime"),
    "wiped_out": (N_("Defeat: {unit} is wiped out"), "coral"),
    "stuck": (N_("Defeat: {unit} must move and cannot"), "coral"),
}


def _ended(book: LogBook, event: e.GameEnded) -> Lines:
    sentence, colour = _ENDS[event.reason]
    return [book.line(event, sentence, "round", colour, unit=book.unit(event.unit) if event.unit else "")]


_WRITERS: dict[type[Event], Callable[[LogBook, Any], Lines]] = {
    e.TurnBegan: _turn,
    e.PhaseBegan: _phase,
    e.TokenPlaced: _token,
    e.DiceRolled: _rolled,
    e.DiceLocked: _locked,
    e.DiceSwapped: _swapped,
    e.DieChanged: _changed,
    e.TallyCopied: _copied,
    e.DiceSetAside: _aside,
    e.WhiteAdded: _white,
    e.DieCancelled: _cancelled,
    e.BonusEarned: _bonus,
    e.StraightMade: _straight,
    e.Tallied: _tallied,
    e.Gained: _gained,
    e.Spent: _spent,
    e.ChoiceMade: _choice,
    e.Given: _given,
    e.Handed: _handed,
    e.TradeOpened: _open,
    e.CardTaken: _taken,
    e.CardPlayed: _played,
    e.SpecialistLost: _lost_one,
    e.SpecialistSaved: _saved,
    e.VehicleLeft: _left,
    e.MarkerTurned: _marker,
    e.MarkerHeld: _held,
    e.UnitMoved: _moved,
    e.MineRolled: _mine,
    e.FireRolled: _fire,
    e.CardAtWork: _at_work,
    e.LossCounted: _counted,
    e.SoldiersLost: _fallen,
    e.GameEnded: _ended,
}
