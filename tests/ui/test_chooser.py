"""Clicks narrow the options until one is left; the chooser knows no rules."""

from __future__ import annotations

from itertools import permutations

import pytest

from game.engine.commandos.commands import Ability, Decline, Deploy, EndPhase, PickDie, Reroll, Stop, Take, Train, Walk
from game.engine.core.bots import RandomBot
from game.engine.core.step import Ask, Choice, Refusal
from game.engine.core.text import Message
from game.ui.chooser import Chooser
from tests.ui.table_games import new_session, session_after


class Question(Choice):
    """A question with fixed options that refuses everything else with a sentence naming the pick."""

    def __init__(self, *options: object) -> None:
        self._options = list(options)

    def why_not(self, s: object, pick: str, after: tuple[str, ...] = ()) -> Refusal:
        return Refusal("commandos:R1", Message("not " + pick))


def chooser(*options: object) -> Chooser:
    question = Question(*options)
    return Chooser(Ask(question, (0,), "", list(options)), None)


def clicks(chooser: Chooser, *picks: str) -> object:
    """The command after these clicks; only the last may complete one."""
    *first, last = picks
    for pick in first:
        assert chooser.pick(pick) is None, pick
    return chooser.pick(last)


@pytest.mark.parametrize("seed", range(12))
def test_every_option_of_a_game_is_reached_by_its_own_picks(seed: int):
    session, bot = new_session(seed), RandomBot(seed)
    while session.ask:
        for option in session.ask.options[:: max(1, len(session.ask.options) // 12)]:
            here = Chooser(session.ask, session.state)
            commands = [here.pick(pick) for pick in option.picks()]
            # A button may complete the only option early; what is clicked after that is a new choice.
            assert next(command for command in commands if command) == option
        session.play(bot.choose(session.state, session.ask))


def test_a_die_and_a_space_make_a_walk():
    here = chooser(Walk("a", "B2:5"), Walk("a", "B2:6"), Walk("b", "B2:5"), EndPhase())
    assert clicks(here, "die:a", "space:B2:6") == Walk("a", "B2:6")


def test_clicking_another_own_die_switches_the_selection():
    here = chooser(Walk("a", "B2:5"), Walk("b", "B2:5"))
    assert clicks(here, "die:a", "die:b", "space:B2:5") == Walk("b", "B2:5")


def test_clicking_the_selected_die_again_lets_it_go():
    here = chooser(Walk("a", "B2:5"), Walk("b", "B2:5"))
    assert clicks(here, "die:a", "die:a") is None
    assert here.taken == ()


def test_a_button_that_leaves_one_option_completes_it():
    here = chooser(Deploy("A3:7"), Train("a"), Stop())
    assert here.pick("button:deploy") == Deploy("A3:7")


def test_a_button_that_leaves_several_options_waits_for_the_rest():
    here = chooser(Deploy("A3:7"), Deploy("B1:1"), Train("a"))
    assert clicks(here, "button:deploy", "space:B1:1") == Deploy("B1:1")


def test_another_button_changes_what_the_selected_die_does():
    here = chooser(Ability("a", "u"), Ability("a", "v"), Train("a"), Walk("a", "B2:5"))
    assert clicks(here, "die:a", "button:ability", "button:train") == Train("a")


def test_taking_the_die_back_takes_back_what_was_chosen_for_it():
    here = chooser(Take("a", "B1:1"), Take("a", "B1:2"), Train("b"))
    assert clicks(here, "die:a", "button:take", "die:a") is None
    assert here.taken == ()


@pytest.mark.parametrize("order", list(permutations(("die:a", "die:c"))))
def test_dice_to_roll_again_are_chosen_in_any_order_and_closed_by_the_button(order: tuple[str, ...]):
    here = chooser(*(Reroll(dice) for dice in ("", "a", "b", "c", "ab", "ac", "bc", "abc")))
    assert clicks(here, *order, "button:reroll") == Reroll("ac")


def test_a_die_to_roll_again_can_be_left_out_again():
    here = chooser(*(Reroll(dice) for dice in ("", "a", "b", "c", "ab", "ac", "bc", "abc")))
    assert clicks(here, "die:a", "die:b", "die:c", "die:b", "button:reroll") == Reroll("ac")


def test_all_dice_may_be_chosen_and_all_kept_after_all():
    here = chooser(*(Reroll(dice) for dice in ("", "a", "b", "c", "ab", "ac", "bc", "abc")))
    assert clicks(here, "die:c", "die:b", "die:a", "button:keep") == Reroll("")


def test_back_takes_one_pick_back_at_a_time():
    here = chooser(Ability("a", "u"), Ability("a", "v"), Train("b"))
    clicks(here, "die:a", "button:ability")
    assert here.back() and here.taken == ("die:a",)
    assert here.back() and here.taken == ()
    assert not here.back()


def test_what_every_option_begins_with_is_taken_by_itself_and_stays():
    here = chooser(Walk("a", "B2:5"), Walk("a", "B2:6"), Take("a", "B2:5"), Stop())
    assert here.taken == ("die:a",)
    assert here.pick("die:a") is None and here.taken == ("die:a",)
    assert not here.back() and here.taken == ("die:a",)
    assert here.pick("space:B2:6") == Walk("a", "B2:6")


def test_after_another_beginning_what_is_given_comes_back():
    here = chooser(Walk("a", "B2:5"), Deploy("A3:7"), Deploy("B1:1"), EndPhase())
    here.pick("button:deploy")
    assert here.taken == ("button:deploy",)
    assert here.back() and here.taken == ("die:a",)
    assert here.pick("button:end") == EndPhase()


def test_what_would_decide_by_itself_is_never_taken_by_itself():
    assert chooser(PickDie("a"), Decline()).taken == ()


def test_what_is_not_open_has_a_reason_and_changes_nothing():
    here = chooser(Walk("a", "B2:5"))
    here.pick("die:a")
    assert here.reason("space:B2:5") is None
    assert str(here.reason("space:C1:1").message) == "not space:C1:1"
    assert here.pick("space:C1:1") is None
    assert here.taken == ("die:a",)


def test_every_visible_pick_is_open_or_has_a_reason_with_words():
    for seed in range(6):
        session = session_after(seed, 6 + 7 * seed)
        if session.ask is None:
            continue
        here = Chooser(session.ask, session.state)
        for pick in session.game.visible_picks(session.state):
            refusal = here.reason(pick)
            assert (refusal is None) == (pick in here.open_picks())
            assert refusal is None or str(refusal.message)


def test_without_a_question_nothing_is_open():
    here = Chooser(None, None)
    assert here.open_picks() == set()
    assert here.pick("die:a") is None
    assert here.reason("die:a") is not None
