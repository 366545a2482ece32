"""The train: from station to station, three rolls at most, and a closed track."""

from __future__ import annotations

import pytest

from game.engine.komandosi import events as e
from tests.rules.komandosi.play import Play
from tests.rules.komandosi.table import rule, table

FAR = {"at": "P9"}
LINE = "T###T\nll.ll\n....."
NOTHING = "guard_contract"


def board(*pips: int, at: str = "C7", by: str = "money", **fields: object) -> Play:
    """A boards the train; B walks to and fro between the rolls."""
    others = fields.pop("others", {"B": FAR})
    t = table({"A": {"at": at, **fields}, **others}, throw=pips[:1])  # type: ignore[dict-item]
    t.do(f"board A train {by}").end()
    for number in pips[1:]:
        t.throw(2).do("roll B")
        t.do(t.can("go B")[0]).end()
        t.throw(number).do("roll A").end()
    return t


@rule("K18", "K27")
@pytest.mark.parametrize(("station", "end"), [("C7", "I7"), ("P19", "J19")])
def test_it_is_boarded_at_either_station_for_200_and_moves_three_times_the_pips(station: str, end: str) -> None:
    t = board(2, at=station)
    assert (t.money(), t.s.bank, t.player().ride) == (800, 10000 - 1800, "train")
    assert t.at() == end


@rule("K28")
def test_a_five_moves_fifteen_squares() -> None:
    t = board(5)
    assert (len(t.saw(e.Moved)[0].path), t.at()) == (15, "I16")


@rule("Q68", "K18")
def test_boarding_and_the_first_roll_are_one_turn() -> None:
    t = board(2)
    assert t.turn == "B"


@rule("K18", "K28", "Q45")
def test_after_the_third_roll_the_passenger_gets_off_where_he_is() -> None:
    t = board(2, 2, 2)
    assert (t.at(), t.player().ride) == ("I19", "")
    assert [event.by for event in t.saw(e.RideEnded)] == ["komandosi:K28"]


@rule("K18", "K28", "Q45")
def test_he_gets_off_before_when_he_reaches_the_other_station_and_surplus_pips_are_lost() -> None:
    t = board(5, 5)
    assert (t.at(), t.player().ride, len(t.saw(e.Moved)[-1].path)) == ("P19", "", 10)


@rule("Q45")
def test_on_the_train_one_only_rolls() -> None:
    t = table({"A": {"at": "I10", "ride": "train", "way": 1, "goods": "rifle cartridge"}, "B": {"at": "H10"}})
    assert t.can() == ["roll A"]


@rule("Q61", "K18")
def test_without_200_nobody_boards() -> None:
    t = table({"A": {"at": "C7", "money": 150}})
    assert not t.can("board A")
    assert t.why_not("board A train money").rule == "komandosi:Q61"


@rule("K18")
def test_it_is_boarded_only_at_a_station() -> None:
    t = table({"A": {"at": "I10"}})
    assert not t.can("board A train")
    assert t.why_not("board A train money").rule == "komandosi:K18"


@rule("Q84", "Q53", "K22")
def test_a_pass_is_used_instead_of_the_fee() -> None:
    t = board(2, by="pass", kept="free_train_ride free_train_ride", money=0)
    assert (t.things(), t.money()) == (["free_train_ride"], 0)
    assert t.s.table.event(t.s.deck[0]).id == "free_train_ride"


@rule("Q45")
def test_there_is_one_passenger_at_a_time() -> None:
    t = board(2, others={"B": {"at": "P19"}})
    assert not t.can("board B train")
    assert t.why_not("board B train money").rule == "komandosi:K18"


@rule("K18")
@pytest.mark.parametrize("pips", [2, 3])
def test_meanwhile_nobody_crosses_the_track_or_stands_on_it(pips: int) -> None:
    t = board(2, others={"B": {"at": "H8"}}).throw(pips).do("roll B")
    track = {"I7", "I8", "I9", "I10", "G7", "H7", "E7"}
    assert not (track | {"J8", "J7", "J9", "H6"}) & t.ends("B")
    assert t.why_not("go B I8").rule == "komandosi:K18"


@rule("K18", "Q45")
def test_after_the_ride_the_track_is_open_again() -> None:
    players = {"A": {"at": "I10", "ride": "train", "way": 1, "rolls": 2}, "B": {"at": "H8"}}
    t = table(players, throw=[2, 2]).do("roll A").end().do("roll B")
    assert {"J8", "I7", "I9"} <= t.ends("B")


@rule("K18", "Q46")
def test_stations_are_not_closed() -> None:
    t = board(2, others={"B": {"at": "P18"}}).throw(2).do("roll B")
    assert "P20" in t.ends("B")


@rule("Q46")
def test_who_stands_on_the_track_is_moved_to_the_nearest_free_plain_square_the_upper_one_if_equal() -> None:
    t = board(2, others={"B": {"at": "I10"}, "C": {"at": "I13"}})
    assert (t.at("B"), t.at("C")) == ("H10", "J12")
    assert {event.by for event in t.saw(e.Relocated)} == {"komandosi:Q46"}


@rule("Q46")
def test_who_stands_in_a_station_stays() -> None:
    assert board(2, others={"B": {"at": "P19"}}).at("B") == "P19"


@rule("Q46")
def test_crossings_count_as_track() -> None:
    t = board(2, others={"B": {"at": "D7"}})
    assert [event.player for event in t.saw(e.Relocated)] == ["B"]


@rule("Q46")
@pytest.mark.parametrize(("first", "squares"), [(1, ("B3", "C3")), (2, ("C3", "B3"))])
def test_they_are_moved_in_the_order_of_the_players(first: int, squares: tuple[str, str]) -> None:
    players = {"A": {"at": "A1"}, "B": {"at": "A3"}, "C": {"at": "A4"}}
    t = table(players, picture=LINE, throw=[2], first=first).do("board A train money")
    assert (t.at("B"), t.at("C")) == squares


@rule("Q46")
def test_plain_land_comes_before_a_forest_that_is_nearer() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A3"}}, picture="T###T\nfffff\n.....", throw=[2]).do(
        "board A train money"
    )
    assert (t.at("B"), t.money("B")) == ("C3", 1000)


@rule("Q46")
def test_without_plain_land_they_go_into_a_forest_and_pay_nothing() -> None:
    t = table({"A": {"at": "A1"}, "B": {"at": "A3"}}, picture="T###T\nffffS", throw=[2]).do("board A train money")
    assert (t.at("B"), t.money("B")) == ("B3", 1000)


@rule("Q46")
def test_nothing_is_triggered_by_being_moved_and_no_part_lies_there() -> None:
    t = table({"A": {"at": "C7"}, "B": {"at": "I10"}}, parts={"H10": "brown"}, throw=[2]).do("board A train money")
    assert (t.at("B"), t.parts) == ("J10", {"H10": "brown"})


@rule("Q68")
def test_what_is_passed_is_ignored() -> None:
    t = board(5)
    assert (t.money(), t.can("take A")) == (800, [])


@rule("Q68")
def test_nobody_stops_on_a_crossing_but_on_the_next_square_of_the_track() -> None:
    t = board(4, 4, at="P19")
    assert (t.at(), t.player().ride) == ("C7", "")
    line = table(
        {"A": {"at": "A1"}, "B": {"at": "C1"}}, picture="T##%###T\n...+....\n........", throw=[1], draw=[NOTHING]
    )
    assert line.do("board A train money").at() == "A5"


@rule("Q92", "K28", "Q68")
def test_a_roll_whose_move_is_lost_counts_as_one_of_the_three() -> None:
    players = {"A": {"at": "I10", "ride": "train", "rolls": 2, "way": 1}, "B": FAR}
    t = table(players, throw=[6], draw=["fog"]).do("roll A").end()
    assert (t.at(), t.player().ride) == ("I10", "")


@rule("Q92", "Q70")
def test_fog_in_the_first_station_does_not_end_the_ride() -> None:
    t = table({"A": {"at": "C7"}, "B": FAR}, throw=[6], draw=["fog"]).do("board A train money").end()
    assert (t.at(), t.player().ride, t.player().rolls) == ("C7", "train", 1)


@rule("K18", "K31", "Q34")
def test_the_train_is_neutral() -> None:
    t = table({"A": {"at": "I10", "ride": "train", "way": 1}, "B": {"at": "H10", "goods": "rifle cartridge"}}, turn="B")
    assert not t.can("rifle B A")
    assert not t.can("fist B A")


@rule("Q64")
def test_a_car_on_a_crossing_is_moved_aside_and_its_ride_ends_when_the_train_starts() -> None:
    t = board(2, others={"B": {"at": "D7", "ride": "car"}})
    assert t.player("B").ride == ""
    assert t.s.board.bare >> t.player("B").square & 1


@rule("Q64")
def test_while_a_car_is_in_use_the_train_may_start() -> None:
    t = board(2, others={"B": {"at": "N8", "ride": "car"}})
    assert (t.player().ride, t.player("B").ride) == ("train", "car")


@rule("Q64", "K18")
def test_while_the_train_runs_no_car_enters_a_crossing() -> None:
    t = board(2, others={"B": {"at": "D9", "ride": "car"}}).throw(5).do("drive B D8 money")
    assert t.ends("B") == {"D8"}


@rule("Q63")
def test_a_passenger_whom_a_card_moves_ends_the_ride_and_opens_the_track() -> None:
    players = {"A": {"at": "I10", "ride": "train", "way": 1}, "B": {"at": "H8"}}
    t = table(players, throw=[6], draw=["landslide"]).spin(0).do("roll A").end()
    assert (t.player().ride, t.saw(e.RideEnded)[0].ride) == ("", "train")
    assert "J8" in t.throw(2).do("roll B").ends("B")
