"""Shares of cards in Combat add up to its sum, and what a card would save is what it saves once it is played."""

from __future__ import annotations

import pytest

from game.content.boards import read_board
from game.content.cards import dday_cards
from game.engine.core.session import Session
from game.engine.dday.board_spec import BoardSpec
from game.engine.dday.bot import GreedyBot
from game.engine.dday.card_help import best_help
from game.engine.dday.card_shares import sparing_cards, working_cards
from game.engine.dday.combat import AfterFire, BeforeFire
from game.engine.dday.combat_sums import defence_of, gun_dice, loss_of
from game.engine.dday.commands import Play
from game.engine.dday.forecast import losses
from game.engine.dday.game import GAME
from game.engine.dday.state import NAMES, Setup, State
from tests.rules.dday.table import table

MAPS = ("6_sword", "8_merville_battery")


def session(units: int, seed: int, name: str) -> Session:
    spec, report = read_board(f"maps/dday/{name}.tmx")
    assert isinstance(spec, BoardSpec), report.as_text()
    setup = Setup(spec, NAMES[:units], level=len(spec.levels) - 1)
    return Session(GAME, setup, dday_cards(), seed)


@pytest.mark.parametrize("name", MAPS)
def test_the_shares_of_cards_are_what_def_guns_and_losses_lack(name: str) -> None:
    game, bot, shares = session(3, 7, name), GreedyBot(), 0
    while game.ask:
        s: State = game.state
        if s.phase == "combat":
            for unit in s.units:
                spared = sparing_cards(s, unit, unit.sector)
                assert sum(share.count for share in spared) == loss_of(s, unit, unit.sector).spared
                working, place = working_cards(s, unit.sector), s.table.board.sectors[unit.sector]
                lower = {of: sum(share.count for share in working if share.of == of) for of in ("defence", "dice")}
                assert place.defence - lower["defence"] == defence_of(s, unit.sector)
                assert s.fired or place.machine_gun - lower["dice"] == gun_dice(s, unit.sector)
                shares += len(spared) + len(working)
        game.play(bot.choose(s, game.ask))
    assert shares


@pytest.mark.parametrize("name", MAPS)
def test_what_a_card_would_save_is_what_it_saves(name: str) -> None:
    game, bot, played = session(4, 3, name), GreedyBot(), 0
    while game.ask:
        s: State = game.state
        plays = [option for option in game.ask.options if isinstance(option, Play)]
        command = plays[0] if plays and s.phase == "combat" else bot.choose(s, game.ask)
        if isinstance(command, Play) and isinstance(game.ask.choice, BeforeFire | AfterFire):
            found = best_help(s, [command], game.ask.choice.window)
            before = [max(losses(s, unit, unit.sector)) for unit in s.units]
            soldiers = [unit.soldiers for unit in s.units]
            game.play(command)
            if game.state.phase == "combat" and isinstance(game.ask.choice, BeforeFire | AfterFire):
                played += 1
                for unit, most, count in zip(game.state.units, before, soldiers, strict=True):
                    low, high = found.saved.get(unit.letter, (0, 0))
                    assert low <= most - max(losses(game.state, unit, unit.sector)) <= high
                    assert unit.soldiers - count == found.gained.get(unit.letter, 0)
            continue
        game.play(command)
    assert played


def test_a_mortar_saves_the_def_of_every_unit_in_the_sector() -> None:
    t = table({"A": {"at": "T2", "items": ("mortar",)}, "B": {"at": "T2"}}, phase="combat")
    found = best_help(t.s, [Play("A", "mortar")], "fire")
    assert found.defence == (2, 0) and found.saved == {"A": (2, 2), "B": (2, 2)}


def test_a_smoke_grenade_saves_between_one_and_six() -> None:
    guns = {"T2": {"machine_gun": 2}}
    t = table({"A": {"at": "T2", "items": ("smoke_grenade",)}}, sectors=guns, phase="combat")
    found = best_help(t.s, [Play("A", "smoke_grenade")], "smoke")
    assert found.dice == (2, 1) and found.saved == {"A": (1, 6)}


def test_of_the_ways_to_play_a_card_the_one_that_saves_most_is_told() -> None:
    guns = {"T2": {"machine_gun": 3}}
    t = table({"A": {"at": "T2", "items": ("bazooka",)}}, sectors=guns, throw=[2, 1, 5], phase="combat")
    ways = [option for option in t.ask.options if isinstance(option, Play)]  # type: ignore[union-attr]
    found = best_help(t.s, ways, "fire")
    assert found.command.target == "f13" and found.saved == {"A": (7, 7)}
