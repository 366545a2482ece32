"""The six advanced commandos, one for each number."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.defeat import SaveCommando
from game.engine.commandos.game import GAME
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.state import Setup
from tests.rules.commandos.boards import mission_board, plain
from tests.rules.commandos.play import Play
from tests.rules.commandos.table import cards, rule, table

HOME = {"f": (6, "A3:7")}
ALL = (1, 2, 3, 4, 5, 6)


def squad(
    commandos: dict[str, tuple[int, str]], enemies: dict[str, tuple[int, str]] | None = None, **more: object
) -> Play:
    """A table on which every face plays with its advanced commando."""
    return table(commandos | HOME, enemies, advanced=ALL, **more)  # type: ignore[arg-type]


@rule("S2", "C4")
def test_each_number_has_its_advanced_commando() -> None:
    names = {card.face: card.name for card in cards().commandos if card.set == "advanced"}
    assert names == {
        1: "Marksman",
        2: "Sapper",
        3: "Field Surgeon",
        4: "Infiltrator",
        5: "Saboteur",
        6: "Berserker",
    }


@rule("Q72", "S2")
def test_basic_and_advanced_are_chosen_for_each_face() -> None:
    s = GAME.start(Setup(mission_board(), advanced=(2, 5)), cards(), 1)
    assert [card.set == "advanced" for card in s.table.commandos[1:]] == [False, True, False, False, True, False]


# ------------------------------------------------------------------ 1 Marksman


@rule("Q72", "A13")
@pytest.mark.parametrize("pips", [4, 5, 6])
def test_the_marksman_defeats_an_enemy_of_four_or_more_in_sight(pips: int) -> None:
    t = squad({"a": (1, "A1:4")}, {"u": (pips, "A1:6")}).do("use a u")
    assert (t.at("u"), t.s.fury, t.saw(e.FightBegan)) == ("off", 2, [])


@rule("Q72", "Q82")
def test_the_marksman_fights_a_lower_enemy_from_afar_at_minus_one() -> None:
    t = squad({"a": (1, "A1:4")}, {"u": (3, "A1:6")}, dice=[5, 2]).do("use a u")
    assert (t.at("u"), t.saw(e.FightEnded)[0].attacker_sum) == ("off", (1, 5, -1))


@rule("Q72", "V1", "R4")
def test_the_marksman_needs_sight_and_aims_once_a_round() -> None:
    t = squad({"a": (1, "A1:4")}, {"u": (6, "A1:6"), "v": (6, "D3:9")})
    assert t.can("use a") == ["use a u"]
    assert t.do("use a u").can("use a") == []


# ------------------------------------------------------------------ 2 Sapper


@rule("K1", "Q80")
def test_the_sapper_places_explosives_as_the_expert_does() -> None:
    t = squad({"a": (2, "B2:5")}).do("use a C2")
    assert (t.s.explosives, t.s.actions) == ([t.s.table.board.tile_number["C2"]], 2)


@rule("Q80", "Q72")
def test_the_sapper_carries_any_explosive_to_the_next_tile_for_free_once_a_round() -> None:
    t = squad({"a": (2, "A3:8")}, explosives=["C1"])
    assert t.can("shift") == ["shift a C1 B1", "shift a C1 D1", "shift a C1 C2"]
    t.do("shift a C1 C2")
    assert (t.s.explosives, t.s.actions, t.can("shift")) == ([t.s.table.board.tile_number["C2"]], 3, [])
    assert len(t.saw(f.ExplosiveMoved)) == 1


@rule("Q80")
def test_the_sapper_shifts_no_explosive_onto_a_tile_that_holds_one_and_sets_nothing_off() -> None:
    t = squad({"a": (2, "A3:8")}, {"u": (3, "C2:5")}, explosives=["C1", "B1"])
    assert "shift a C1 B1" not in t.can()
    assert t.do("shift a C1 C2").at("u") == "C2:5"


@rule("Q80", "R4")
def test_with_no_action_left_the_sapper_still_shifts() -> None:
    assert squad({"a": (2, "A3:8")}, explosives=["C1"], actions=0).can("shift") != []


# ------------------------------------------------------------------ 3 Field Surgeon

PATIENTS = {"a": (6, "B2:5"), "b": (3, "B2:4")}


def attacked(place: str = "B2:4", **more: object) -> Play:
    """u attacks a on B2 and wins; b is a Field Surgeon."""
    commandos = {"a": (6, "B2:5"), "b": (3, place)}
    return squad(commandos, {"u": (2, "B1:8")}, phase="enemies", directives=["B2"], **more)


@rule("Q85", "Q84")
def test_the_field_surgeon_keeps_another_commando_on_its_tile_from_defeat() -> None:
    t = attacked(dice=[1, 6, 6, 1]).do("fight a")
    assert t.asks(SaveCommando)
    t.do("pick b")
    assert (t.at("a"), t.s.fury) == ("B2:5", 2)
    assert t.saw(e.DieSaved)[0].card == "field_surgeon"


@rule("Q85")
def test_the_field_surgeon_helps_on_a_tile_beside_and_only_once_a_round() -> None:
    t = attacked("A2:6", dice=[1, 6]).do("pick b")
    assert (t.at("a"), t.at("u"), t.s.die("b").used) == ("B2:5", "B2:2", True)
    assert attacked("A2:6", dice=[1, 6], used="b").at("a") == "off"


@rule("Q85")
@pytest.mark.parametrize("place", ["D2:5", "C1:5"])
def test_the_field_surgeon_does_not_reach_farther(place: str) -> None:
    assert attacked(place, dice=[1, 6]).at("a") == "off"


@rule("Q85")
def test_the_field_surgeon_does_not_save_itself_and_may_let_fall() -> None:
    t = attacked(dice=[1, 6, 6, 1]).do("fight a", "decline")
    assert (t.at("a"), t.s.fury) == ("off", 2)
    t = squad({"b": (3, "B2:5")}, {"u": (2, "B1:8")}, phase="enemies", directives=["B2"], dice=[1, 6])
    assert t.at("b") == "off"


@rule("Q85", "Q11")
def test_a_saved_attacker_stays_and_its_move_ends() -> None:
    enemies = {"u": (1, "B1:1"), "v": (5, "B1:9")}
    t = squad({"a": (5, "A1:6"), "b": (3, "A1:5")}, enemies, dice=[6, 1]).do("walk a B1:4", "fight u", "pick b")
    assert (t.at("a"), t.asks(WalkOn), len(t.saw(e.FightBegan))) == ("B1:4", False, 1)


@rule("Q85", "E4")
def test_the_field_surgeon_saves_nobody_from_an_explosion_that_hits_it_too() -> None:
    t = attacked(explosives=["B2"])
    assert (t.at("a"), t.at("b")) == ("off", "off")
    t = attacked("A2:6", explosives=["B2"]).do("pick b")
    assert t.at("a") == "B2:5"


# ------------------------------------------------------------------ 4 Infiltrator


@rule("T1", "Q72")
def test_the_infiltrator_hides_itself_and_up_to_one_other_on_its_tile() -> None:
    t = squad({"a": (4, "B2:5"), "b": (6, "B2:1"), "c": (6, "C2:1")})
    assert t.can("use a") == ["use a alone", "use a b"]
    assert t.do("use a b").hidden() == "ab"
    assert squad({"a": (4, "B2:5")}).can("use a") == ["use a"]


@rule("T1", "Q41")
def test_the_infiltrator_that_is_hidden_may_still_hide_another() -> None:
    t = squad({"a": (4, "B2:5"), "b": (6, "B2:1")}, stealth="a")
    assert t.can("use a") == ["use a b"]
    assert t.do("use a b").can("use a") == []


@rule("T1", "Q72")
def test_with_stealth_the_infiltrator_walks_through_enemies_and_loses_its_own_token_at_the_end() -> None:
    board = plain(3, 1)
    t = table({"a": (4, "A1:6"), "b": (6, "B1:1")}, {"u": (3, "B1:9")}, advanced=(4,), board=board, stealth="ab")
    t.do("walk a C1:4")
    assert (t.at("a"), t.hidden(), t.saw(e.SlippedPast)) == ("C1:4", "b", [])


@rule("T1", "Q72")
def test_the_token_goes_only_when_the_whole_move_is_over() -> None:
    board = plain(3, 1)
    t = table({"a": (4, "A1:6")}, {"u": (3, "B1:9")}, advanced=(4,), board=board, stealth="a").do("walk a B1:5")
    assert (t.asks(WalkOn), t.hidden()) == (True, "a")
    assert t.do("stop").hidden() == ""


@rule("T1")
def test_a_move_that_enters_no_enemys_tile_keeps_the_infiltrators_token() -> None:
    assert squad({"a": (4, "A1:5")}, {"u": (3, "D1:5")}, stealth="a").do("walk a A1:6", "stop").hidden() == "a"


@rule("T1", "A2")
def test_without_stealth_the_infiltrator_fights_like_anybody() -> None:
    t = squad({"a": (4, "A1:6")}, {"u": (3, "B1:9")}, dice=[1, 6]).do("walk a B1:4")
    assert t.at("u") == "off"


# ------------------------------------------------------------------ 5 Saboteur


@rule("Q90")
def test_the_saboteur_blocks_a_spawn_symbol_on_or_beside_its_tile() -> None:
    t = squad({"a": (5, "C1:5")})  # the circle is on D1
    assert t.can("use a") == ["use a circle"]
    t.do("use a circle")
    assert (t.s.shut, t.saw(f.SpawnShut)[0].symbol, t.can("use a")) == (["circle"], "circle", [])
    assert squad({"a": (5, "B2:5")}).can("use a") == []


@rule("Q90", "E8")
def test_a_blocked_symbol_passes_to_the_next_that_is_not() -> None:
    enemies = {"u": (2, "C2:1"), "v": (2, "C2:2")}
    t = squad({}, enemies, phase="reinforcement", directives=["1"], shut=["circle"], dice=[4])
    assert t.at("w") == "A1:1"
    t = squad({}, enemies, phase="reinforcement", directives=["1"], shut=["circle", "triangle"], dice=[4])
    assert t.at("w") == "D3:9"


@rule("Q90", "E7")
def test_with_all_symbols_blocked_nobody_arrives() -> None:
    t = squad({}, {}, phase="reinforcement", shut=["circle", "triangle", "square"])
    assert (t.s.enemies_on_map(), len(t.s.directives.pile)) == ([], 20)


@rule("Q90")
def test_the_flare_chooses_among_the_symbols_that_are_not_blocked() -> None:
    t = squad({"a": (1, "B2:5")}, {}, phase="round", events=["B01"], shut=["circle"], loadouts=["L19"])
    t.do("play L19", "end")
    assert t.can("spawn") == ["spawn triangle", "spawn square"]


@rule("Q90", "R2")
def test_blocked_symbols_are_open_again_in_the_next_round() -> None:
    t = squad({}, {}, phase="end of round", shut=["circle"], events=["B01"])
    assert (t.s.shut, len(t.saw(f.SpawnsOpened))) == ([], 1)


# ------------------------------------------------------------------ 6 Berserker


@rule("Q72", "A6")
@pytest.mark.parametrize(("start", "bonus"), [("A1:6", -1), ("A1:5", -2), ("A1:4", -3)])
def test_the_berserker_attacks_with_one_less_for_each_space_walked(start: str, bonus: int) -> None:
    t = squad({"a": (6, start)}, {"u": (3, "B1:9")}, dice=[3, 3])
    t.do("walk a B1:4")
    assert t.saw(e.FightEnded)[0].attacker_sum == (6, 3, bonus)


@rule("Q72", "A6")
def test_the_berserkers_charge_is_three_at_most_and_counts_the_whole_move() -> None:
    board = plain(3, 1)
    t = table({"a": (6, "A1:4")}, {"u": (6, "B1:2"), "v": (6, "C1:2")}, advanced=(6,), board=board, dice=[1, 6, 2, 6])
    t.do("walk a B1:4", "walk a C1:4")
    assert [fight.attacker_sum for fight in t.saw(e.FightEnded)] == [(6, 1, -3), (6, 2, -3)]


@rule("Q72", "A6")
def test_the_berserker_defends_without_a_charge() -> None:
    t = squad({"a": (6, "A2:5")}, {"u": (2, "A1:8")}, phase="enemies", directives=["A2"], dice=[1, 6])
    assert t.saw(e.FightEnded)[0].defender_sum == (6, 6, 0)
