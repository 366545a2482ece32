"""Who falls: Soldiers or Specialists, as the player chooses."""

from __future__ import annotations

from game.engine.dday import events as e
from tests.rules.dday.play import Play
from tests.rules.dday.table import rule, table


def loses(count: int, **unit: object) -> Play:
    """A in a Sector with that DEF."""
    return table({"A": {"at": "T2"} | unit}, phase="combat", sectors={"T2": {"defence": count}})


@rule("D26", "D20")
def test_the_player_chooses_soldiers_or_specialists() -> None:
    t = loses(3, soldiers=5, specialists=("scout", "general"))
    assert set(t.can()) == {"fall A scout", "fall A general", "pay A"}
    t.do("fall A scout")
    assert set(t.can()) == {"fall A general", "pay A"}
    t.do("pay A")
    assert (t.unit().soldiers, t.unit().specialists) == (3, ("general",))


@rule("D26")
def test_with_too_few_soldiers_a_specialist_has_to_fall() -> None:
    t = loses(3, soldiers=2, specialists=("scout", "general"))
    assert t.can("pay") == []
    assert t.why_not("pay A").rule == "dday:D26"
    t.do("fall A general", "pay A")
    assert (t.unit().soldiers, t.unit().specialists) == (0, ("scout",))


@rule("D26")
def test_soldiers_alone_pay_without_a_question() -> None:
    t = loses(3)
    assert t.halted and t.unit().soldiers == 7


@rule("Q32")
def test_all_units_lose_at_the_same_time() -> None:
    units = {"A": {"at": "T2", "specialists": ("scout",)}, "B": {"at": "T2", "specialists": ("medic", "sniper")}}
    t = table(units, phase="combat", sectors={"T2": {"defence": 5}})
    t.all_ready()
    assert t.can("pay A") and t.can("pay B")
    t.do("pay B", "pay A")
    assert [t.unit(letter).soldiers for letter in "AB"] == [5, 7]


@rule("D2")
def test_no_loss_is_more_than_the_unit_has() -> None:
    t = loses(99, soldiers=3, specialists=("scout",))
    assert t.lost and t.unit().strength == 0


@rule("Q53")
def test_a_stretcher_brings_a_fallen_specialist_back_and_the_loss_stays_paid() -> None:
    t = loses(3, soldiers=5, specialists=("scout",), items=("stretcher",)).do("fall A scout")
    assert t.can("play") == ["play A stretcher !scout"]
    t.do("play A stretcher !scout")
    assert t.halted
    assert (t.unit().soldiers, t.unit().specialists, t.unit().items) == (3, ("scout",), ())
    assert t.saw(e.SpecialistSaved)[0].card == "scout"


@rule("Q53")
def test_a_stretcher_saves_a_unit_that_would_be_wiped_out() -> None:
    t = loses(9, soldiers=2, specialists=("scout",), items=("stretcher",))
    t.do("play A stretcher !scout")
    assert t.s.outcome is None and t.unit().strength == 1


@rule("Q53")
def test_a_stretcher_need_not_be_used() -> None:
    t = loses(9, soldiers=2, specialists=("scout",), items=("stretcher",)).do("ready A")
    assert t.lost


@rule("Q53")
def test_a_stretcher_does_not_undo_a_sacrifice() -> None:
    unit = {"at": "T2", "courage": 9, "specialists": ("scout",), "items": ("stretcher",)}
    t = table({"A": unit}, phase="move", links={"T2 T4": {"need": "sacrifice"}}).do("move A T4", "sacrifice A scout")
    assert t.can("play A stretcher") == []
    assert t.unit().specialists == ()
