"""Combat and fury: who fights whom, who wins, what it costs."""

from __future__ import annotations

from typing import Any

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.combat import ChooseFight
from game.engine.commandos.commands import parse
from game.engine.commandos.loadouts import DiscardLoadout
from game.engine.commandos.moves import WalkOn
from game.engine.core.flow import advance, answer
from game.engine.core.odds import outcomes
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

RESERVE = {"f": (6, "A3:7")}
WINS_OF_36 = {-5: 36, -4: 35, -3: 33, -2: 30, -1: 26, 0: 21, 1: 15, 2: 10, 3: 6, 4: 3, 5: 1}


def attack(pips: int, black: int, enemy: int, white: int, **more: Any) -> Play:
    """Commando a of A1 walks onto the tile of enemy u; f stays at home, so that the game goes on."""
    t = table({"a": (pips, "A1:6")} | RESERVE, {"u": (enemy, "B1:1")}, dice=[black, white], **more)
    return t.do("walk a B1:4")


def attacked(enemy: int, black: int, pips: int, white: int, **more: Any) -> Play:
    """Enemy u of A1 walks onto the tile of commando a."""
    dice = [black, white, *more.pop("dice", [])]
    return table(
        {"a": (pips, "A2:5")} | RESERVE, {"u": (enemy, "A1:8")}, phase="enemies", directives=["A2"], dice=dice, **more
    )


@rule("A6", "Q1", "C1")
def test_the_lower_total_wins() -> None:
    t = attack(4, 1, 4, 2)
    assert (t.at("a"), t.at("u")) == ("B1:4", "off")
    t = attack(4, 3, 4, 2)
    assert (t.at("a"), t.at("u")) == ("off", "B1:1")


@rule("A6")
def test_black_counts_for_the_attacker_and_white_for_the_defender() -> None:
    ended = attacked(2, 6, 1, 3).saw(e.FightEnded)[0]
    assert (ended.attacker, ended.attacker_sum, ended.defender_sum) == ("u", (2, 6, 0), (1, 3, 0))


@rule("A6", "Q2")
def test_a_tie_goes_to_the_attacking_commando() -> None:
    assert attack(5, 1, 4, 2).at("u") == "off"


@rule("A6", "Q2")
def test_a_tie_goes_to_the_attacking_enemy() -> None:
    assert attacked(4, 2, 5, 1).at("a") == "off"


@rule("A6", "Q1")
@pytest.mark.parametrize(("difference", "wins"), WINS_OF_36.items())
def test_the_chance_to_win_depends_on_the_difference_of_the_dice(difference: int, wins: int) -> None:
    for enemy in (1, 2, 4, 5):  # the faces without a rule for combat
        pips = enemy + difference
        if 1 <= pips <= 6:
            t = table({"a": (pips, "A1:6")} | RESERVE, {"u": (enemy, "B1:1")})

            def won(s: Any) -> bool:
                answer(s, parse("walk a B1:4"))
                advance(s)
                return bool(s.die("u").space < 0)

            assert outcomes(t.s, won).get(True, 0) * 36 == wins


@rule("A4", "A5", "E5")
def test_an_enemy_that_enters_the_tile_of_a_commando_attacks() -> None:
    t = attacked(2, 1, 4, 1)
    assert [(fight.attacker, fight.defender) for fight in t.saw(e.FightBegan)] == [("u", "a")]


@rule("A5")
def test_a_commando_that_enters_the_tile_of_an_enemy_attacks() -> None:
    t = attack(4, 1, 4, 1)
    assert [(fight.attacker, fight.defender) for fight in t.saw(e.FightBegan)] == [("a", "u")]


@rule("A7")
def test_the_loser_leaves_the_map_and_the_winner_stays_on_the_space_it_entered() -> None:
    t = attack(2, 1, 5, 6)
    assert (t.at("u"), t.at("a")) == ("off", "B1:4")
    t = attacked(1, 1, 6, 6)
    assert (t.at("a"), t.at("u")) == ("off", "A2:2")


@rule("A8")
def test_a_defeated_enemy_raises_fury_by_one() -> None:
    assert attack(1, 1, 5, 6, fury=3).s.fury == 4
    assert attacked(5, 6, 1, 1, fury=3).s.fury == 4


@rule("A8")
def test_a_defeated_commando_goes_to_the_deploy_box_and_lowers_fury_by_one() -> None:
    t = attacked(1, 1, 6, 6, fury=3)
    assert t.s.fury == 2
    assert t.s.die("a") in t.s.box()
    assert attack(6, 6, 1, 1, fury=3).s.fury == 2


@rule("Q28")
def test_fury_never_falls_below_one() -> None:
    assert attacked(1, 1, 6, 6, fury=1).s.fury == 1


@rule("A9")
def test_fury_that_reaches_six_falls_back_to_one_and_draws_a_load_out() -> None:
    t = attack(1, 1, 5, 6, fury=5, draws=["L10"])
    assert (t.s.fury, t.s.loadouts) == (1, ["L10"])
    assert attack(1, 1, 5, 6, fury=4).s.loadouts == []


@rule("A9", "L1")
def test_a_load_out_won_in_a_fight_can_force_a_discard_before_the_move_goes_on() -> None:
    t = attack(2, 1, 5, 6, fury=5, loadouts=["L01", "L02", "L03"], draws=["L10"])
    assert t.asks(DiscardLoadout)
    t.do("discard L01")
    assert t.asks(WalkOn)


@rule("Q29", "A9")
def test_several_gains_of_fury_are_counted_one_by_one() -> None:
    t = table(
        {"a": (6, "A1:6")},
        {"u": (4, "A2:5"), "v": (4, "A3:2")},
        phase="enemies",
        directives=["A3"],
        explosives=["A3"],
        fury=5,
        draws=["L10", "L03"],
    )
    assert (t.at("u"), t.at("v")) == ("off", "off")
    assert (t.s.fury, t.s.loadouts) == (2, ["L10"])


@rule("Q31")
def test_fury_counts_an_enemy_that_a_card_defeats() -> None:
    t = table({"a": (6, "A1:6")}, {"u": (1, "B1:1")}, loadouts=["L03"], fury=2).do("play L03 u")
    assert (t.at("u"), t.s.fury) == ("off", 3)


@rule("Q31", "Q82")
def test_fury_counts_an_enemy_that_is_shot() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "B1:1")}, dice=[1, 1], fury=2).do("use a u")
    assert (t.at("u"), t.s.fury) == ("off", 3)


@rule("A2")
def test_each_enemy_on_the_tile_is_fought_one_by_one() -> None:
    enemies = {"u": (4, "B1:1"), "v": (5, "B1:9"), "w": (4, "C1:1")}
    t = table({"a": (1, "A1:6")}, enemies, dice=[1, 6, 1, 6]).do("walk a B1:4")
    assert t.asks(ChooseFight)
    assert t.can() == ["fight u", "fight v"]
    t.do("fight u")
    assert [(fight.attacker, fight.defender) for fight in t.saw(e.FightBegan)] == [("a", "u"), ("a", "v")]


@rule("A2", "Q75")
@pytest.mark.parametrize("order", ["uv", "vu"])
def test_the_player_chooses_the_order_of_the_fights(order: str) -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "B1:1"), "v": (5, "B1:9")}, dice=[1, 6, 1, 6])
    t.do("walk a B1:4", f"fight {order[0]}")
    assert [fight.defender for fight in t.saw(e.FightBegan)] == list(order)
    assert (t.at("u"), t.at("v")) == ("off", "off")


@rule("Q11")
def test_a_commando_that_loses_on_the_way_fights_nobody_else_and_its_move_is_over() -> None:
    t = table({"a": (6, "A1:6")} | RESERVE, {"u": (1, "B1:1"), "v": (4, "B1:9")}, dice=[6, 1])
    t.do("walk a B1:4", "fight u")
    assert (t.at("a"), t.at("v")) == ("off", "B1:9")
    assert t.can("walk a") == []
    assert t.can("walk f")


@rule("E5", "Q75")
@pytest.mark.parametrize("order", ["ab", "ba"])
def test_an_enemy_fights_each_commando_of_the_tile_in_the_order_of_the_player(order: str) -> None:
    commandos = {"a": (5, "A2:5"), "b": (5, "A2:9")} | RESERVE
    t = table(commandos, {"u": (1, "A1:8")}, phase="enemies", directives=["A2"], dice=[1, 6, 1, 6])
    assert t.can() == ["fight a", "fight b"]
    t.do(f"fight {order[0]}")
    assert [fight.defender for fight in t.saw(e.FightBegan)] == list(order)


@rule("Q13")
def test_an_enemy_that_loses_to_one_commando_does_not_fight_the_others() -> None:
    commandos = {"a": (1, "A2:5"), "b": (5, "A2:9")}
    t = table(commandos, {"u": (5, "A1:8")}, phase="enemies", directives=["A2"], dice=[6, 1]).do("fight a")
    assert (t.at("u"), t.at("a"), t.at("b")) == ("off", "A2:5", "A2:9")
    assert t.over


@rule("Q3")
def test_dice_fight_when_they_share_a_tile_though_not_a_space() -> None:
    t = attack(4, 1, 4, 1)
    assert t.at("a") == "B1:4"
    assert t.saw(e.DieDefeated)[0].space == t.s.table.board.space_of["B1:1"]


@rule("Q3")
def test_dice_on_neighbouring_spaces_of_two_tiles_do_not_fight() -> None:
    t = table({"a": (1, "A1:5")}, {"u": (4, "B1:4")}).do("walk a A1:6")
    assert t.saw(e.FightBegan) == []


@rule("Q82")
def test_a_ranged_attacker_that_loses_stays_and_fury_does_not_change() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (1, "B1:1")}, dice=[6, 1], fury=3).do("use a u")
    assert (t.at("a"), t.at("u"), t.s.fury) == ("A1:6", "B1:1", 3)


@rule("Q82", "A6")
def test_a_ranged_tie_goes_to_the_attacker() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (2, "B1:1")}, dice=[3, 2]).do("use a u")
    assert t.at("u") == "off"


@rule("Q82", "T1")
def test_a_shot_by_a_hidden_commando_is_fought_and_costs_no_stealth() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "B1:1")}, dice=[1, 1], stealth="a").do("use a u")
    assert (t.at("u"), t.hidden()) == ("off", "a")


@rule("Q89", "A9")
def test_a_load_out_won_in_the_first_fight_is_drawn_before_the_second() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (4, "B1:1"), "v": (5, "B1:9")}, dice=[1, 6, 1, 6], fury=5, draws=["L10"]).do(
        "walk a B1:4", "fight u"
    )
    kinds = [type(event) for event in t.happened if isinstance(event, (e.LoadoutDrawn, e.FightBegan, e.FightEnded))]
    assert kinds == [e.FightBegan, e.FightEnded, e.LoadoutDrawn, e.FightBegan, e.FightEnded]
