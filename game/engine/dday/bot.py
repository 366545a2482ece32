"""The greedy bot: exact values of dice for what its Units need, rules of thumb for cards, moves and trades."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.engine.core.step import Ask, Command
from game.engine.core.text import Message
from game.engine.dday import bot_cards, bot_dice, bot_move
from game.engine.dday import commands as c
from game.engine.dday.bot_trade import amount, best_trade
from game.engine.dday.bot_why import why
from game.engine.dday.casualties import Casualties
from game.engine.dday.changing import Changing, SwapBack, Swapping
from game.engine.dday.combat import AfterFire, BeforeFire
from game.engine.dday.finding import Finding
from game.engine.dday.moving import MineCards, Moving, Sacrifice
from game.engine.dday.play_dice import ComradeRolls
from game.engine.dday.rolling import Rolling
from game.engine.dday.state import LETTERS, State, Unit
from game.engine.dday.tallying import Tallying
from game.engine.dday.trading import HowMuch
from game.engine.dday.upkeep import Upkeep

Chosen = Callable[[State, Unit, list[Any]], Command]


class GreedyBot:
    """Plays each Unit for the team; no search, nothing hidden is used."""

    name = "greedy"

    def choose(self, s: State, ask: Ask) -> Command:
        """One of the options: the first Unit that is asked decides, after trades that help."""
        if isinstance(ask.choice, HowMuch):
            return amount(s, ask.choice, ask.options)
        if found := _trade(s, ask):
            return found
        letter = _first(ask)
        own = [option for option in ask.options if option.unit == letter and not isinstance(option, c.Give | c.Hand)]
        if len(own) == 1:
            only: Command = own[0]
            return only
        return CHOICES[type(ask.choice)](s, s.unit(letter), own)

    def why(self, s: State, command: Command) -> Message:
        """The reason for a command that it chose in this state."""
        return why(s, command)


def _first(ask: Ask) -> str:
    """The first Unit that has something of its own to decide."""
    for option in ask.options:
        if not isinstance(option, c.Give | c.Hand):
            letter: str = option.unit
            return letter
    return LETTERS[ask.seats[0]]


def _trade(s: State, ask: Ask) -> Command | None:
    kind = type(ask.choice)
    if kind is Moving:
        return best_trade(s, ask.options, courage=True, soldiers=True)
    if kind is AfterFire:
        return best_trade(s, ask.options, courage=False, soldiers=True)
    return None


CHOICES: dict[type[Any], Chosen] = {
    Rolling: bot_dice.roll,
    Swapping: bot_cards.go_on,
    SwapBack: bot_cards.first,
    Changing: bot_dice.change,
    ComradeRolls: bot_dice.comrade,
    Tallying: bot_dice.tally,
    Upkeep: bot_cards.upkeep,
    Finding: bot_cards.buy,
    Moving: bot_move.move,
    Sacrifice: bot_cards.least,
    MineCards: bot_move.mine,
    BeforeFire: bot_move.before_fire,
    AfterFire: bot_move.after_fire,
    Casualties: bot_cards.casualties,
}
