"""The round: four phases, three actions, one active event, what ends with it."""

from __future__ import annotations

from game.engine.commandos import events as e
from game.engine.commandos.commands import Stop, Walk, parse
from game.engine.commandos.game import GAME
from game.engine.commandos.state import Setup
from game.engine.commandos.turn import Act
from game.engine.core.session import Session
from tests.rules.commandos.boards import mission_board
from tests.rules.commandos.table import cards, rule, table

A = {"a": (4, "A1:5")}


@rule("R1")
def test_a_round_is_event_commandos_enemies_reinforcement() -> None:
    t = table(A, {"u": (1, "D3:9")}, phase="round", events=["B01", "B03"], seed=1).do("end")
    phases = ["event", "commandos", "enemies", "reinforcement"]
    assert [began.phase for began in t.saw(e.PhaseBegan)] == [*phases, *phases[:2]]


@rule("R2")
def test_after_the_round_the_marker_goes_on_and_the_next_round_begins() -> None:
    t = table(A, phase="end of round", round=3, events=["B01"])
    assert t.s.round == 4
    assert t.saw(e.RoundBegan)[0].round == 4
    assert t.asks(Act)


@rule("R2", "L1")
def test_exhausted_cards_are_ready_again_in_the_next_round() -> None:
    t = table(A, phase="end of round", loadouts=["L16", "L13"], exhausted=["L16", "L13"], events=["B01"])
    assert t.s.exhausted == []
    assert t.can("play L16")


@rule("R3")
def test_the_top_event_is_turned_over_and_carried_out() -> None:
    t = table(A, phase="event", events=["B19", "B02"], fury=2)
    assert (t.s.event, t.s.fury) == ("B19", 3)


@rule("R3", "R6")
def test_the_new_event_takes_the_place_of_the_old_one_which_is_discarded() -> None:
    t = table(A, phase="event", event="B01", events=["B13"])
    ids = [card.id for card in t.s.table.cards.events]
    assert t.s.event == "B13"
    assert [ids[number] for number in t.s.events_deck.discards] == ["B01"]


@rule("R3", "Q93")
def test_one_event_a_round_even_if_it_finds_nothing_to_do() -> None:
    t = table(A, phase="event", events=["B06", "B02"])
    assert [drawn.card for drawn in t.saw(e.EventDrawn)] == ["B06"]
    t = table({letter: (1, "A1:1") for letter in "abcdef"}, phase="event", events=["B16", "B02"])
    assert t.over


@rule("Q60")
def test_the_first_round_has_an_event() -> None:
    t = table(A, phase="round", events=["B03"])
    assert (t.s.round, t.s.event) == (1, "B03")


@rule("R4")
def test_the_team_has_three_actions() -> None:
    t = table(A, phase="round", events=["B01"], dice=[1, 2])
    assert t.s.actions == 3
    t.do("train a", "train a")
    assert (t.s.actions, t.asks(Act)) == (1, True)


@rule("R4")
def test_actions_may_be_spent_on_any_dice_in_any_order() -> None:
    t = table({"a": (1, "A1:1"), "b": (4, "A1:1")}, dice=[6, 5]).do("train a", "use b", "train b")
    assert (t.pips("ab"), t.hidden()) == ([6, 5], "b")
    assert t.can() == ["end"]


@rule("R4", "Q76")
def test_with_all_actions_used_nothing_is_left_but_to_end_the_phase() -> None:
    t = table(A, actions=1, dice=[1]).do("train a")
    assert t.can() == ["end"]
    assert t.do("end").over


@rule("Q76")
def test_the_player_may_end_the_phase_early() -> None:
    assert table(A).do("end").over


@rule("R4")
def test_the_last_action_can_be_taken_back_until_the_phase_is_ended() -> None:
    session = Session(GAME, Setup(mission_board()), cards(), 1)
    session.play(parse("reroll"))
    while session.ask is not None and not isinstance(session.ask.choice, Act):
        session.play(session.ask.options[-1])
    while session.state.actions:
        session.play(next(c for c in session.ask.options if isinstance(c, Walk)))  # type: ignore[union-attr]
        while not isinstance(session.ask.choice, Act):  # type: ignore[union-attr]
            session.play(Stop())
    assert session.state.actions == 0
    assert session.undo_stop() is None


@rule("Q76", "R4")
def test_actions_that_are_not_used_are_lost() -> None:
    t = table(A, phase="round", events=["B01", "B03"], seed=1).do("train a", "end")
    assert (t.s.round, t.s.actions) == (2, 3)


@rule("R5", "A13")
def test_commandos_objectives_and_load_outs_offer_further_actions() -> None:
    t = table({"a": (1, "B1:5"), "b": (4, "B1:5")}, {"u": (4, "B1:1")}, loadouts=["L01", "L10"])
    assert {text.split()[0] for text in t.can()} == {"walk", "train", "deploy", "use", "take", "play", "end"}


@rule("Q74", "R3")
def test_a_lasting_event_holds_through_all_phases_and_ends_with_the_round() -> None:
    t = table(A, {"u": (2, "A1:1")}, phase="enemies", event="B12", directives=["A3"])
    assert len(t.saw(e.DieMoved)[0].path) == 3
    t = table(A, phase="end of round", event="B03", events=["B01"])
    assert "B1:1" in t.spaces("a")  # three spaces away
    t = table({"a": (1, "A1:1")}, phase="end of round", event="B03", events=["B01"])
    assert t.spaces("a") == {"A1:2", "A1:4"}


@rule("Q74")
def test_jammed_weapons_and_wrong_orders_end_with_the_round_too() -> None:
    for event in ("B20", "B11"):
        t = table(A, phase="end of round", event=event, events=["B01"])
        assert (t.s.tie_to_defender, t.s.held) == (False, False)


@rule("R2", "Q74")
def test_what_a_card_gives_for_the_round_ends_with_it() -> None:
    hand = ["L14", "L16", "L15"]
    t = table({"a": (1, "C1:1")}, phase="round", events=["B01", "B03"], loadouts=hand, seed=1)
    t.do("play L14", "play L16 a", "play L15 a", "end")
    assert t.spaces("a") >= {"B1:3", "C1:4"}
    assert not {"C1:2", "C1:3"} & t.spaces("a")  # two spaces with Fresh Boots, none through the wall
    assert not t.s.scope
