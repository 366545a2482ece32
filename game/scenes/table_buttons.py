"""The buttons below the board: the actions of the team, or the answers to the question that waits."""

from __future__ import annotations

from dataclasses import dataclass

from game.content.controls import Action
from game.engine.commandos.state import Table
from game.engine.commandos.terrain import BRIDGE
from game.engine.core.text import N_
from game.scenes.table_fights import FOR_ME, TIP, next_fight
from game.scenes.table_game import TableGame
from game.ui.chooser import kind_of
from game.ui.skins.commandos.log import Who
from game.ui.skins.commandos.sites import SITES
from game.ui.text import tr, tr_message


@dataclass(frozen=True, slots=True)
class Choice:
    """A button to be: what it picks, its words, its keys, and why it is off (empty: it is on)."""

    pick: str
    label: str
    icon: str = ""
    style: str = "button"
    sub: str = ""
    hotkey: Action | None = None
    letter: str = ""
    reason: str = ""
    rule: str | None = None
    tip: str = ""


@dataclass(frozen=True, slots=True)
class _Answer:
    label: str
    icon: str
    letter: str
    style: str = "button"
    hotkey: Action | None = None


_ANSWERS = {
    "keep": _Answer(N_("Keep"), "ok", "k", "hot"),
    "reroll": _Answer(N_("Roll again"), "dice", "r", "primary"),
    "stop": _Answer(N_("Stop here"), "flag", "s", "hot", Action.END_PHASE),
    "take": _Answer(N_("Take"), "objective", "", "primary", Action.TAKE),
    "decline": _Answer(N_("Do without"), "no", "n"),
    "plus": _Answer(N_("One up"), "plus", "l"),
    "minus": _Answer(N_("One down"), "minus", "j"),
    "bury": _Answer(N_("Under the deck"), "arrow_down", "b"),
    "turn": _Answer(N_("Turn it"), "redo", "t"),
    "next": _Answer(N_("This one next"), "arrow_up", "n", "primary"),
    "alone": _Answer(N_("Only itself"), "stealth", "o"),
    "circle": _Answer(N_("Circle"), "circle", "c"),
    "triangle": _Answer(N_("Triangle"), "triangle", "t"),
    "square": _Answer(N_("Square"), "square", "s"),
    "deploy": _Answer(N_("Deploy"), "deploy", "", "primary", Action.DEPLOY),
}
"""The answers to questions in the middle of a rule; their letters are free of the keys that work meanwhile."""

RULES = {
    "button:move": "commandos:A1",
    "button:deploy": "commandos:A10",
    "button:train": "commandos:A11",
    "button:ability": "commandos:A13",
    "button:shift": "commandos:Q80",
    "button:site": "commandos:A1b",
    "button:cut": "commandos:A1b",
    "button:destroy": "commandos:M4",
    "button:deed": "commandos:A13",
    "button:take": "commandos:A12",
    "button:end": "commandos:Q76",
    "button:reroll": "commandos:S16",
    "button:keep": "commandos:S16",
    "button:stop": "commandos:A3",
    "button:decline": "commandos:Q85",
}


def choices(game: TableGame) -> list[Choice]:
    """The buttons for the present question."""
    if not game.acting:
        return _answers(game)
    more = [name for name in _ANSWERS if f"button:{name}" in game.chooser.next_picks()]
    if game.chooser.taken and set(more) & _WITHIN:
        return [_answer(game, f"button:{name}") for name in more]
    return _actions(game)


_WITHIN = {"plus", "minus", "alone", "circle", "triangle", "square"}
"""Answers that complete an action which was chosen before."""


def _actions(game: TableGame) -> list[Choice]:
    table, letter = game.state.table, game.selected
    card = table.commandos[game.state.die(letter).pips] if letter else None
    can_walk = any(kind_of(pick) == "space" for pick in game.chooser.next_picks()) and bool(letter)
    spent = game.state.actions == 0
    ability = tr(card.button) if card and card.button else tr(N_("Ability"))
    icon = card.icon if card else "star"
    tip = tr(card.text) if card else ""
    more = _at_place(game, letter)
    shift = (
        [_action(game, "button:shift", tr(N_("Carry")), "explosive", None, letter="x")]
        if card and card.moves_explosives
        else []
    )
    found = [
        _action(game, "button:move", tr(N_("Move")), "move", Action.MOVE, "primary" if can_walk else "button"),
        _action(game, "button:deploy", tr(N_("Deploy")), "deploy", Action.DEPLOY),
        _action(game, "button:train", tr(N_("Train")), "train", Action.TRAIN),
        _action(game, "button:ability", ability, icon, Action.ABILITY, tip=tip),
        *shift,
        *more,
        _action(game, "button:take", tr(N_("Take")), "objective", Action.TAKE),
        _action(
            game,
            "button:end",
            tr(N_("End")),
            "",
            Action.END_PHASE,
            "primary" if spent else "hot",
            sub=tr(N_("next phase")),
        ),
    ]
    return _fitting(found)


_MOST = 6
"""So many buttons have room for their words."""
_FIRST_TO_GO = ("button:take", "button:deploy", "button:ability", "button:train")


def _fitting(found: list[Choice]) -> list[Choice]:
    """Where a place offers more, actions that are not possible now make room for it."""
    for pick in _FIRST_TO_GO:
        if len(found) > _MOST:
            found = [choice for choice in found if choice.pick != pick or not choice.reason]
    return found


def _at_place(game: TableGame, letter: str) -> list[Choice]:
    """What the selected commando can do at its special space, at a nest or bridge nearby, and for the mission."""
    if not letter:
        return []
    s = game.state
    number = s.ground.special_at.get(s.die(letter).space)
    site = SITES[s.ground.specials[number].kind] if number is not None else None
    offers = {
        "button:site": (site.button, site.icon, site.text) if site else ("", "", ""),
        "button:cut": (SITES[BRIDGE].button, SITES[BRIDGE].icon, SITES[BRIDGE].text),
        "button:destroy": (N_("Blow up"), "explosive", N_("Destroys a nest on this tile or a tile next to it.")),
        "button:deed": (s.table.mission_text.action, s.table.mission_text.icon, s.table.mission_text.special),
    }
    open_picks = game.chooser.open_picks()
    return [
        _action(game, pick, tr(words), icon, None, "hot", tip=tr(tip), letter=_LETTERS[pick])
        for pick, (words, icon, tip) in offers.items()
        if pick in open_picks
    ]


_LETTERS = {"button:site": "u", "button:cut": "c", "button:destroy": "b", "button:deed": "o"}


def _action(
    game: TableGame,
    pick: str,
    label: str,
    icon: str,
    hotkey: Action | None,
    style: str = "button",
    *,
    sub: str = "",
    tip: str = "",
    letter: str = "",
) -> Choice:
    chosen = pick in game.chooser.taken
    walks = pick == "button:move" and style == "primary"
    refusal = None if walks else game.chooser.reason(pick)
    reason = tr_message(refusal.message) if refusal else ""
    rule = (refusal.rule if refusal else "") or RULES.get(pick)
    return Choice(pick, label, icon, "primary" if chosen else style, sub, hotkey, letter, reason, rule, tip)


def _answers(game: TableGame) -> list[Choice]:
    """A button for every button pick and every card that answers; in the order of the table above."""
    if game.ask is None:
        return []
    picks = {pick for option in game.ask.options for pick in option.picks()}
    buttons = [f"button:{name}" for name in _ANSWERS if f"button:{name}" in picks]
    found = [_answer(game, pick) for pick in buttons]
    cards = [pick for pick in game.chooser.next_picks(()) if kind_of(pick) == "card"]
    reacting = "button:decline" in picks
    return [*(_card(game.state.table, pick) for pick in sorted(cards) if reacting), *found, *_order(game)]


def _order(game: TableGame) -> list[Choice]:
    """The button that leaves the order of several fights to the table."""
    fight = next_fight(game.state, game.ask)
    if fight is None:
        return []
    die, table = game.state.die(fight.die), game.state.table
    who = str(Who(table.face(fight.die, die.pips).name, die.pips))
    return [Choice(FOR_ME, tr(N_("Choose for me")), "dice", "hot", who, letter="c", rule="commandos:Q75", tip=tr(TIP))]


def _answer(game: TableGame, pick: str) -> Choice:
    answer = _ANSWERS[pick.partition(":")[2]]
    refusal = game.chooser.reason(pick)
    reason = tr_message(refusal.message) if refusal else ""
    if reason and pick == "button:reroll":
        reason = tr(N_("First click the dice to roll again."))
    rule = (refusal.rule if refusal else "") or RULES.get(pick)
    return Choice(pick, tr(answer.label), answer.icon, answer.style, "", answer.hotkey, answer.letter, reason, rule)


def _card(table: Table, pick: str) -> Choice:
    card = table.loadout[pick[5:]]
    return Choice(pick, tr(card.name), card.icon, "primary", rule="commandos:Q85", tip=tr(card.text), letter="y")


def useful_spaces(game: TableGame) -> list[int]:
    """The spaces where a click is worth something, in reading order: dice, spaces and tiles to choose."""
    board, s = game.state.table.board, game.state
    found: set[int] = set()
    for pick in game.chooser.next_picks() | (game.chooser.next_picks(()) if game.acting else set()):
        kind, _, name = pick.partition(":")
        if kind == "space":
            found.add(board.space_of[name])
        elif kind == "tile":
            found.add(board.centres[board.tile_number[name]])
        elif kind == "die" and s.die(name).space >= 0:
            found.add(s.die(name).space)
    return sorted(found)
