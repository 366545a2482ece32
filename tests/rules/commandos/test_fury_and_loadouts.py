"""Load outs in general: drawing, three in play, costs, exhausting, reactions. Fury itself is in `test_combat.py`."""

from __future__ import annotations

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.loadouts import DiscardLoadout
from tests.rules.commandos.table import cards, rule, table

A = {"a": (2, "A1:5")}
HAND = ["L01", "L02", "L03"]


@rule("L1", "A9")
def test_three_load_outs_are_the_most_in_play_and_any_of_the_four_is_discarded() -> None:
    t = table(A, phase="event", events=["B19"], fury=5, loadouts=HAND, draws=["L10"])
    assert t.can() == ["discard L01", "discard L02", "discard L03", "discard L10"]
    t.do("discard L02")
    assert t.s.loadouts == ["L01", "L03", "L10"]
    ids = [card.id for card in t.s.table.cards.loadouts]
    assert [ids[number] for number in t.s.loadouts_deck.discards] == ["L02"]


@rule("Q55")
def test_the_load_out_just_drawn_may_be_the_one_that_goes() -> None:
    t = table(A, phase="event", events=["B19"], fury=5, loadouts=HAND, draws=["L10"]).do("discard L10")
    assert t.s.loadouts == HAND


@rule("L1", "Q55")
def test_an_exhausted_load_out_may_be_the_one_that_goes() -> None:
    hand = ["L13", "L02", "L03"]
    t = table(A, phase="event", events=["B19"], fury=5, loadouts=hand, exhausted=["L13"], draws=["L10"])
    t.do("discard L13")
    assert (t.s.loadouts, t.s.exhausted) == (["L02", "L03", "L10"], [])


@rule("L1")
def test_with_two_in_play_nothing_is_discarded() -> None:
    t = table(A, phase="event", events=["B19"], fury=5, loadouts=HAND[:2], draws=["L10"])
    assert not t.asks(DiscardLoadout)
    assert t.s.loadouts == ["L01", "L02", "L10"]


@rule("Q56")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    t = table(A, phase="enemies", loadouts=HAND)
    s = t.s
    s.loadouts_deck.discards, s.loadouts_deck.pile = s.loadouts_deck.pile, []
    s.script = list(range(len(s.loadouts_deck.discards) - 1, 0, -1))
    number = s.loadouts_deck.draw(s)
    assert number is not None
    assert (len(s.loadouts_deck.pile), s.loadouts_deck.discards) == (18, [])


@rule("L1")
def test_a_card_that_works_once_is_discarded_and_an_exhausted_one_stays() -> None:
    t = table(A, loadouts=["L10", "L16"]).do("play L10", "play L16 a")
    assert (t.s.loadouts, t.s.exhausted) == (["L16"], ["L16"])
    assert t.can("play") == []


@rule("L1")
def test_an_exhausted_card_cannot_be_used() -> None:
    t = table(A, loadouts=["L16"], exhausted=["L16"])
    assert t.can("play") == []
    assert t.why_not("play L16 a").rule == "commandos:L1"


@rule("L1")
def test_an_exhausted_reaction_is_not_offered() -> None:
    t = table(
        {"a": (6, "A1:6"), "b": (2, "A1:5")}, {"u": (1, "B1:1")}, dice=[6, 1], loadouts=["L13"], exhausted=["L13"]
    )
    t.do("walk a B1:4")
    assert t.at("a") == "off"


@rule("Q54", "R4")
def test_a_card_that_costs_an_action_takes_one_and_a_free_one_takes_none() -> None:
    assert table(A, loadouts=["L01"]).do("play L01 A1").s.actions == 2
    assert table(A, loadouts=["L16"]).do("play L16 a").s.actions == 3


@rule("Q54")
def test_without_an_action_only_free_cards_can_be_played() -> None:
    t = table(A, actions=0, loadouts=["L01", "L10", "L13"])
    assert t.can() == ["play L10", "end"]
    t.do("play L10")
    assert (t.s.actions, t.can("play")[:1]) == (1, ["play L01 A1"])


@rule("Q54")
def test_a_reaction_is_not_played_as_an_action() -> None:
    t = table(A, loadouts=["L05", "L07", "L12"])
    assert t.can("play") == []
    assert t.why_not("play L05").rule == "commandos:Q54"


@rule("Q86")
@pytest.mark.parametrize(
    "card",
    [
        "L03",  # no enemy near
        "L04",
        "L20",  # nobody in the box
        "L21",  # no objective on a commando's tile
        "L22",  # the commando stands on the drop zone
    ],
)
def test_a_card_that_would_do_nothing_cannot_be_played(card: str) -> None:
    t = table({letter: (2, "A3:7") for letter in "abcdef"}, {"u": (1, "D1:1")}, loadouts=[card])
    assert t.can("play") == []
    assert t.why_not(f"play {card} a").rule == "commandos:Q86"


@rule("Q85")
def test_of_several_reactions_the_player_picks_one() -> None:
    dice = {"a": (6, "A2:5"), "b": (2, "C1:1")}
    t = table(
        dice, {"u": (1, "A1:8")}, phase="enemies", directives=["A2"], dice=[1, 6], loadouts=["L11", "L12"], fury=3
    )
    assert t.can() == ["react L11", "react L12", "decline"]
    t.do("react L12")
    assert (t.at("a"), t.s.loadouts, t.s.fury, t.over) == ("A2:5", ["L11"], 3, True)


@rule("Q85")
def test_a_reaction_may_be_declined() -> None:
    dice = {"a": (6, "A2:5"), "b": (2, "C1:1")}
    t = table(
        dice, {"u": (1, "A1:8")}, phase="enemies", directives=["A2"], dice=[1, 6], loadouts=["L11", "L12"], fury=3
    ).do("decline")
    assert (t.at("a"), t.s.loadouts, t.s.fury) == ("off", ["L11", "L12"], 2)


@rule("Q30", "Q84", "A9")
def test_a_reaction_won_by_the_fury_of_an_explosion_can_save_a_commando_in_it() -> None:
    t = table(
        {"a": (2, "A2:5"), "b": (2, "C1:1")},
        {"u": (4, "A1:8")},
        phase="enemies",
        directives=["A2"],
        explosives=["A2"],
        fury=5,
        draws=["L11"],
        dice=[3],
    ).do("react L11")
    assert (t.at("a"), t.s.fury) == ("A3:7", 1)


@rule("C6")
def test_there_are_twenty_two_load_outs() -> None:
    assert [card.id for card in cards().loadouts] == [f"L{n:02}" for n in range(1, 23)]


@rule("L1", "Q54")
def test_every_load_out_costs_and_is_used_up_as_it_says() -> None:
    printed = "Da Da Da Da Dr Xf Dr Xf Xf Df Dr Dr Xr Xf Xf Xf Xf Da Df Xa Da Da"
    uses, costs = {"discard": "D", "exhaust": "X"}, {"action": "a", "free": "f", "reaction": "r"}
    assert [uses[card.use] + costs[card.cost] for card in cards().loadouts] == printed.split()


@rule("A9")
def test_the_drawn_load_out_is_told() -> None:
    t = table(A, phase="event", events=["B19"], fury=5, draws=["L10"])
    assert t.saw(e.LoadoutDrawn)[0].card == "L10"
