"""Playing cards: which Items, Awards and abilities a Unit can use at a moment, on what, and what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from game.engine.dday import play_combat, play_dice, play_move, play_plain
from game.engine.dday.cards import ANY_TIME, Award, Item, Window
from game.engine.dday.commands import Play
from game.engine.dday.effects import Special
from game.engine.dday.state import ABILITIES, State, Unit
from game.engine.dday.verbs import play_card

Targets = Callable[[State, Unit, str, Window], Iterable[str]]
Act = Callable[[State, Unit, Play, Window], None]


@dataclass(frozen=True, slots=True)
class CardRule:
    """How a kind of card is played: its possible targets (`""` for none needed), and what it does."""

    targets: Targets
    act: Act


RULES: dict[str, CardRule] = {
    "gain": CardRule(play_plain.no_target, play_plain.gain_now),
    "hold": CardRule(play_plain.holdable, play_plain.hold),
    "trade": CardRule(play_plain.partners, play_plain.bring_together),
    "change": CardRule(play_dice.changes, play_dice.change),
    "spare": CardRule(play_combat.sparing, play_plain.keep_at_work),
    "defence": CardRule(play_combat.lowering, play_combat.work_here),
    "guns": CardRule(play_combat.silencing, play_combat.silence),
    "meet": CardRule(play_move.meeting, play_move.meet),
    "discount": CardRule(play_move.saving, play_plain.keep_at_work),
    "leadership": CardRule(play_plain.no_target, play_dice.lead_again),
    "dispatch_case": CardRule(play_dice.copyable, play_dice.copy_later),
    "whistle": CardRule(play_dice.rerollable, play_dice.roll_once_more),
    "mercy": CardRule(play_dice.merciful, play_plain.keep_at_work),
    "comrade": CardRule(play_plain.others, play_dice.comrade),
    "double": CardRule(play_dice.doubling, play_dice.double),
    "tool_kit": CardRule(play_plain.no_target, play_dice.more_tools),
    "flamethrower": CardRule(play_combat.burning, play_combat.work_here),
    "naval_strike": CardRule(play_combat.shelling, play_combat.shell),
    "forward_observer": CardRule(play_combat.observing, play_combat.observe),
    "commando": CardRule(play_move.forcing, play_move.once_a_game),
    "paratrooper": CardRule(play_move.jumping, play_move.once_a_game),
    "enemy_uniform": CardRule(play_move.disguised, play_plain.keep_at_work),
    "mine_detector": CardRule(play_move.mined, play_move.work_on_link),
}
"""The rules of cards, by the kind of their effect or by the name of what only they do."""


def rule_of(s: State, card: str) -> CardRule | None:
    """How a card is played; None for one that works by itself, and for the Stretcher (see casualties)."""
    effect = s.table.effects(card)[0]
    return RULES.get(effect.name if isinstance(effect, Special) else effect.kind)


def usable(s: State, unit: Unit, window: Window) -> list[str]:
    """The different cards of a Unit that have their time now."""
    cards: list[str] = []
    for card in (*unit.items, *unit.awards, *unit.specialists):
        if window in s.table.windows.get(card, ()) and card not in cards and card not in unit.used:
            cards.append(card)
    return [card for card in cards if card not in unit.spent]


def plays(s: State, unit: Unit, window: Window) -> list[Play]:
    """Every way to play a card now."""
    found: list[Play] = []
    for card in usable(s, unit, window):
        rule = rule_of(s, card)
        if rule is not None:
            found += [Play(unit.letter, card, target) for target in rule.targets(s, unit, card, window)]
    return found


def plays_at_any_time(s: State, unit: Unit, window: Window) -> list[Play]:
    """Those of the plays that are possible at any time."""
    return [option for option in plays(s, unit, window) if s.table.windows[option.card] == ANY_TIME]


def worth_asking(s: State, unit: Unit, window: Window) -> bool:
    """Whether a Unit must be asked for a card's sake: one that has its time now and not at any time."""
    return any(s.table.windows[option.card] != ANY_TIME for option in plays(s, unit, window))


def play(s: State, unit: Unit, command: Play, window: Window) -> None:
    """Uses up the card, then does what it says."""
    card = s.table.card(command.card)
    rule = rule_of(s, command.card)
    assert rule is not None
    by = "dday:D18" if isinstance(card, Award) else "dday:D21" if isinstance(card, Item) else "dday:D20"
    play_card(s, unit, command.card, by)
    if command.card in ABILITIES:
        unit.used = (*unit.used, command.card)
    rule.act(s, unit, command, window)
