"""The load outs that answer what happens: L05, L07, L11, L12 and L13."""

from __future__ import annotations

from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos.defeat import SaveCommando
from game.engine.commandos.enemies import ThrowSmoke
from game.engine.commandos.turn import Act
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import rule, table

HOME = {"f": (4, "A3:7")}


def attacked(cards: list[str], dice: list[int], **more: Any) -> Play:
    """Enemy u of A1 walks toward A3 by way of A2, where commando a stands."""
    commandos = more.pop("commandos", {"a": (6, "A2:5")}) | HOME
    return table(commandos, {"u": (4, "A1:5")}, phase="enemies", directives=["A3"], dice=dice, loadouts=cards, **more)


@rule("Q54", "E5")
def test_l05_smoke_stops_an_enemy_on_the_space_before_a_commandos_tile() -> None:
    t = attacked(["L05"], [])
    assert t.asks(ThrowSmoke)
    t.do("react L05")
    assert (t.at("u"), t.at("a"), t.s.loadouts, t.saw(e.FightBegan)) == ("A1:8", "A2:5", [], [])


@rule("Q54")
def test_l05_smoke_also_holds_an_enemy_that_stands_at_the_border() -> None:
    t = table({"a": (6, "A2:5")}, {"u": (4, "A1:8")}, phase="enemies", directives=["A3"], loadouts=["L05"]).do(
        "react L05"
    )
    assert (t.at("u"), t.over) == ("A1:8", True)


@rule("Q54")
def test_l05_smoke_may_be_kept() -> None:
    t = attacked(["L05"], [1, 6]).do("decline")
    assert (t.at("u"), t.at("a"), t.s.loadouts) == ("A2:2", "off", ["L05"])


@rule("Q54")
def test_l05_smoke_is_not_offered_when_no_commandos_tile_is_entered() -> None:
    t = attacked(["L05"], [], commandos={"a": (6, "C1:1")})
    assert t.over
    t = attacked(["L05"], [], commandos={"a": (6, "A1:1")})
    assert t.over
    t = attacked(["L05"], [], commandos={"a": (6, "C1:1")}, explosives=["A2"])
    assert t.at("u") == "off"


@rule("T1", "Q54")
def test_l07_ghillie_suit_keeps_all_stealth_on_the_tile_and_still_replaces_the_fight() -> None:
    t = attacked(["L07"], [], commandos={"a": (6, "A2:5"), "b": (6, "A2:1")}, stealth="ab").do("react L07")
    assert (t.hidden(), t.s.loadouts, t.saw(e.FightBegan), t.at("u")) == ("ab", [], [], "A2:2")


@rule("T1", "Q54")
def test_l07_ghillie_suit_works_for_a_commando_that_walks_and_may_be_kept() -> None:
    dice, enemies = {"a": (4, "A1:6")}, {"u": (4, "B1:1")}
    t = table(dice, enemies, stealth="a", loadouts=["L07"]).do("walk a B1:4", "react L07")
    assert t.hidden() == "a"
    t = table(dice, enemies, stealth="a", loadouts=["L07"]).do("walk a B1:4", "decline")
    assert (t.hidden(), t.s.loadouts) == ("", ["L07"])


@rule("Q54", "Q84", "A8")
def test_l11_dog_tags_save_fury_and_bring_the_die_back_on_a_drop_zone() -> None:
    t = attacked(["L11"], [1, 6, 3], fury=4).do("react L11")
    assert (t.at("a"), t.pips("a"), t.s.fury, t.s.loadouts) == ("A3:7", [3], 4, [])


@rule("Q54")
def test_l11_dog_tags_let_the_player_choose_between_two_drop_zones() -> None:
    t = attacked(["L11"], [1, 6, 3], drop_zones=["A3:7", "C1:1"]).do("react L11")
    assert t.can() == ["deploy A3:7", "deploy C1:1"]
    assert t.do("deploy C1:1").at("a") == "C1:1"


@rule("Q42", "T1")
def test_l11_dog_tags_do_not_save_what_the_commando_carried() -> None:
    t = attacked(["L11"], [1, 6, 3], carries={"a": (1,)}).do("react L11")
    assert (t.s.die("a").carries, t.s.table.board.names[t.s.objective_at[1]]) == ((), "A2:5")


@rule("Q54", "E4")
def test_l11_dog_tags_also_answer_an_explosion() -> None:
    t = attacked(["L11"], [3], explosives=["A2"]).do("react L11")
    assert (t.at("a"), t.s.fury) == ("A3:7", 2)


@rule("Q11")
def test_dog_tags_end_the_move_of_an_attacker_that_comes_back() -> None:
    t = table({"a": (6, "A1:6")} | HOME, {"u": (1, "B1:1")}, loadouts=["L11"], dice=[6, 1, 4])
    t.do("walk a B1:4", "react L11")
    assert t.at("a") == "A3:7"
    assert t.asks(Act)


@rule("Q11")
def test_dog_tags_end_the_fights_of_an_attacker_that_comes_back() -> None:
    t = table({"a": (6, "A1:6")} | HOME, {"u": (1, "B1:1"), "v": (1, "B1:9")}, loadouts=["L11"], dice=[6, 1, 4])
    t.throw(6, 1)  # for a second fight, which must not take place
    t.do("walk a B1:4", "fight u", "react L11")
    assert [fight.defender for fight in t.saw(e.FightBegan)] == ["u"]


@rule("Q54", "E5")
def test_l12_body_armour_saves_a_defender_and_the_enemy_stops_there() -> None:
    t = attacked(["L12"], [1, 6], fury=3).do("react L12")
    assert (t.at("a"), t.at("u"), t.s.fury, t.s.loadouts, t.over) == ("A2:5", "A2:2", 3, [], True)


@rule("Q54")
def test_l12_body_armour_does_not_help_an_attacker_nor_against_an_explosion() -> None:
    t = table({"a": (6, "A1:6")} | HOME, {"u": (1, "B1:1")}, loadouts=["L12"], dice=[6, 1]).do("walk a B1:4")
    assert t.at("a") == "off"
    assert attacked(["L12"], [], explosives=["A2"]).at("a") == "off"


@rule("E5", "Q54")
def test_l12_body_armour_saves_one_and_the_other_commandos_are_still_fought() -> None:
    t = attacked(["L12"], [1, 6, 1, 6], commandos={"a": (6, "A2:5"), "b": (6, "A2:1")}).do("fight a", "react L12")
    assert (t.at("a"), t.at("b")) == ("A2:5", "off")


@rule("Q105", "Q54")
def test_l13_machete_rerolls_the_black_die_of_an_attacker_that_would_lose() -> None:
    t = table({"a": (4, "A1:6")} | HOME, {"u": (4, "B1:1")}, loadouts=["L13"], dice=[6, 5]).do("walk a B1:4")
    t.throw(5).do("react L13")
    assert (t.at("u"), t.s.exhausted) == ("off", ["L13"])


@rule("Q105")
def test_l13_machete_rerolls_once_and_the_second_roll_counts() -> None:
    t = table({"a": (4, "A1:6")} | HOME, {"u": (4, "B1:1")}, loadouts=["L13"], dice=[3, 2]).do("walk a B1:4")
    t.throw(6).do("react L13")
    assert t.at("a") == "off"


@rule("Q105")
def test_l13_machete_is_not_offered_to_a_winner_or_a_defender() -> None:
    t = table({"a": (4, "A1:6")} | HOME, {"u": (4, "B1:1")}, loadouts=["L13"], dice=[2, 2]).do("walk a B1:4")
    assert (t.at("u"), t.s.exhausted) == ("off", [])
    assert attacked(["L13"], [1, 6]).at("a") == "off"


@rule("Q105")
def test_l13_machete_may_be_kept() -> None:
    t = table({"a": (4, "A1:6")} | HOME, {"u": (4, "B1:1")}, loadouts=["L13"], dice=[6, 5])
    t.do("walk a B1:4", "decline")
    assert (t.at("a"), t.s.exhausted) == ("off", [])


@rule("Q105", "Q82")
def test_l13_machete_helps_a_shooter_too() -> None:
    t = table({"a": (1, "A1:6")}, {"u": (1, "B1:1")}, loadouts=["L13"], dice=[6, 5]).do("use a u")
    assert t.throw(5).do("react L13").at("u") == "off"


@rule("Q85")
def test_a_prevented_defeat_is_not_asked_about_again() -> None:
    t = attacked(["L11", "L12"], [1, 6]).do("react L12")
    assert not t.asks(SaveCommando)
