"""One Unit alone: what leaves the box, what lapses, and several Units for one player."""

from __future__ import annotations

from tests.rules.dday.table import rule, table

OUT = {"lieutenant", "messenger", "carrier_pigeon", "dispatch_case", "signal_flare", "a_comrade"}
LEAD = "star soldier star soldier star courage"
REINFORCEMENTS = "soldier star soldier star soldier courage"


@rule("Q59")
def test_six_cards_that_need_a_partner_are_taken_out() -> None:
    s = table(phase="find").s
    laid_out = {*s.table.regulars, *s.uniques, *s.items, *s.face_down, *s.awards}
    every = {card.id for card in (*s.table.cards.specialists, *s.table.cards.items, *s.table.cards.awards)}
    assert every - laid_out == OUT
    assert (len(s.table.regulars), len(s.items), len(s.awards)) == (11, 8, 11)


@rule("Q17")
def test_alone_leadership_has_no_unit_to_give_courage_to() -> None:
    assert all(text.split()[2] not in "ABCD" for text in table(phase="tally", dice=LEAD).can("lead"))


@rule("Q17")
def test_alone_reinforcements_bring_four_soldiers_and_the_other_four_lapse() -> None:
    t = table(phase="count", dice=REINFORCEMENTS)
    assert t.halted and t.unit().soldiers == 10 + 3 + 4


@rule("Q59")
def test_alone_cards_for_every_unit_of_the_sector_help_one() -> None:
    t = table({"A": {"items": ("flag",)}}, phase="find").do("play A flag")
    assert t.unit().courage == 2


@rule("Q73")
def test_several_units_of_one_player_use_all_rules_for_several_units() -> None:
    s = table({"A": {}, "B": {}}, throw=["star star star star star star"] * 2).s
    laid_out = {*s.table.regulars, *s.items, *s.face_down, *s.awards}
    assert laid_out >= OUT
