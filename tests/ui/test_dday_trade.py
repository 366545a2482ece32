"""The D-Day Dice table: trades are planned first, Combat and advice say what they cost and bring."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pygame

from game.engine.dday.advice import reroll_chances
from game.engine.dday.bot import GreedyBot
from game.engine.dday.combat import AfterFire
from game.engine.dday.commands import Give, Hand, Ready
from game.engine.dday.forecast import Preview
from game.engine.dday.one_roll import one_roll_away
from game.engine.dday.state import MUST_MOVE
from game.scenes.dday.combat_widgets import fall_cards
from game.scenes.dday.planner import TradePlanner
from game.scenes.dday.strip_combat import combat_cards
from game.scenes.dday.table import DdayTableScene
from game.scenes.dday.trade_plan import TradePlan, partners_of
from game.scenes.dday.trade_words import possible_words
from game.ui.skins.dday.advice_line import alone_in_bunker, chances_words, roll_mask
from game.ui.skins.dday.bonus_box import box_of
from game.ui.skins.dday.chances import chance_words, percent
from game.ui.skins.dday.losses import Forecast, forecast_of, left_words
from game.ui.skins.dday.tally_panel import tally_note
from game.ui.skins.dday.unit_panel import stay_words
from tests.ui.test_dday_table import table

MOST = 300


def trading_table() -> DdayTableScene:
    scene, bot = table(2, 5), GreedyBot()
    for _ in range(MOST):
        scene.game.select("A")
        if scene.game.ask and Give("A", "B", "soldiers") in scene.game.ask.options:
            return scene
        scene.game.play(bot.choose(scene.game.state, scene.game.ask))
    raise AssertionError("no trade came up")


def test_a_planned_trade_moves_nothing_until_it_is_confirmed() -> None:
    scene = trading_table()
    one, two = scene.game.state.units[0].soldiers, scene.game.state.units[1].soldiers
    plan = TradePlan(scene.game, "A", partners_of(scene.game)[0])
    plan.add("soldiers", 2)
    assert (plan.after("A", "soldiers"), plan.after("B", "soldiers")) == (one - 2, two + 2)
    assert scene.game.state.units[0].soldiers == one
    assert plan.carry_out() is None
    assert [unit.soldiers for unit in scene.game.state.units] == [one - 2, two + 2]


def test_a_plan_never_gives_the_last_body_away() -> None:
    scene = trading_table()
    plan = TradePlan(scene.game, "A", "B")
    plan.add("soldiers", 99)
    assert plan.bodies("A") >= 1


def test_undo_all_empties_the_plan() -> None:
    scene = trading_table()
    planner = TradePlanner(scene.ui, scene.game, lambda note: None)
    planner.layout((1280, 720))
    widgets = {widget.name: widget for widget in planner.page.widgets}
    assert widgets["trade"].reason
    widgets["soldiers on"].click()
    assert planner.plan.counts["soldiers"] == 1
    planner.draw(pygame.display.get_surface())
    next(widget for widget in planner.page.widgets if widget.name == "clear").click()
    assert planner.plan.is_empty


def test_a_click_on_who_falls_gives_that_specialist() -> None:
    scene, bot = table(3, 5), GreedyBot()
    for unit in scene.game.state.units:
        unit.specialists = ("scout",)
    scene.game.catch_up()
    for _ in range(MOST):
        losing = [unit.letter for unit in scene.game.state.units if unit.loss and unit.specialists]
        if losing:
            break
        scene.game.play(bot.choose(scene.game.state, scene.game.ask))
    scene.play_queued()
    scene.select(losing[0])
    card = fall_cards(scene)[0]
    loss, count = scene.game.unit.loss, len(scene.game.unit.specialists)
    next(widget for widget in scene.page.widgets if widget.name == f"fall {card}").click()
    unit = scene.game.state.unit(losing[0])
    assert card not in unit.specialists and len(unit.specialists) == count - 1
    assert unit.loss < loss  # with nobody left to give, Soldiers pay the rest at once


def test_the_loss_of_a_unit_is_told_as_before_and_after() -> None:
    unit = table(1, 1).game.unit
    unit.soldiers = 18
    assert left_words(unit, 11, 11) == "18 > 7"
    assert left_words(unit, 11, 20) == "18 > 0-7"


def test_chosen_dice_tell_their_chances() -> None:
    scene = table(1, 5)
    unit = scene.game.unit
    unit.dice, unit.rolls, unit.locked, unit.ready = (0, 1, 7, 8, 14, 15), 1, 0b11, False
    scene.game.state.phase = "roll"
    mask = roll_mask(unit, ("die:3", "die:4", "die:5"))
    assert mask == 0b11100 and "1 in " in chances_words(unit, reroll_chances(scene.game.state, "A", mask))
    assert (chance_words(Fraction(1, 12)), chance_words(Fraction(1, 2))) == ("1 in 12", "50%")
    assert [percent(Fraction(n, 1000)) for n in (0, 1, 999, 1000)] == ["0%", "1%", "99%", "100%"]


def test_before_the_lock_the_dice_that_are_not_clicked_are_those_that_roll() -> None:
    unit = table(1, 5).game.unit
    assert roll_mask(unit, ("die:1",)) == 0
    assert roll_mask(unit, ("die:1", "die:6")) == 0b011110


def test_the_box_beside_the_preview_tells_bonuses_first_and_else_what_is_one_roll_away() -> None:
    scene = table(1, 5)
    unit = scene.game.unit
    unit.dice = (4, 0, 10, 7, 16, 17)
    found = Preview(3, 3, 0, 0, ("courage",), False, 0b10, (3,))
    assert box_of(found, ()).made == ("courage",)
    assert tally_note(unit, found)[0] == "Skull cancels: Skull; Leadership: 2 Soldiers"
    assert tally_note(unit, found)[1] == "Skulls: -1; Leadership: +1"
    away = one_roll_away(scene.game.state, unit)
    none = Preview(0, 0, 0, 0, (), False, 0, ())
    assert box_of(none, away).away == away and away[0].chance >= away[-1].chance


def test_a_unit_that_would_enter_the_bunker_without_the_others_is_told_so() -> None:
    state = table(2, 5).game.state
    bunker = state.table.board.names[state.table.board.bunker]
    assert alone_in_bunker(state, "A", bunker)
    state.units[1].sector = state.table.board.bunker
    assert not alone_in_bunker(state, "A", bunker)


def test_in_combat_the_strip_tells_what_each_card_would_save_and_why_others_rest() -> None:
    scene, bot = table(2, 5), GreedyBot()
    for unit in scene.game.state.units:
        unit.items, unit.specialists = ("mortar", "smoke_grenade"), ("medic",)
    for _ in range(MOST):
        if isinstance(scene.game.ask.choice, AfterFire):  # type: ignore[union-attr]
            break
        ready = [o for o in scene.game.ask.options if isinstance(o, Ready)]  # type: ignore[union-attr]
        state = scene.game.state
        scene.game.play(ready[0] if state.phase == "combat" and ready else bot.choose(state, scene.game.ask))
    scene.rebuild()
    groups = {group.head: group.cards for group in combat_cards(scene.game, [])}
    mortar = groups["TO PLAY NOW"][0]
    defence = scene.game.state.table.board.sectors[scene.game.unit.sector].defence
    assert mortar.look.lines[0] == f"DEF {defence} > 0" and mortar.look.open
    assert {shown.card for shown in groups["WORK BY THEMSELVES"]} == {"medic"}
    assert groups["NOT NOW"][0].look.lines == ("too late", "before the roll")
    scene.draw(pygame.display.get_surface())


def test_the_danger_of_a_unit_is_one_word() -> None:
    scene = table(1, 5)
    unit, sector = scene.game.unit, scene.game.state.table.board.sectors[scene.game.unit.sector]
    words = []
    for soldiers in (sector.defence + 1, sector.defence):
        unit.soldiers = soldiers
        words.append(forecast_of(scene.game.state, unit).words[0])
    assert words == ["safe", "needs 1"]
    assert Forecast(5, 1, 7, Fraction(2, 3)).words[0] == "close: 67%"


def test_every_card_that_may_change_hands_can_be_reached_page_by_page() -> None:
    scene = trading_table()
    items = tuple(dict.fromkeys(scene.game.state.table.item))[:14]
    scene.game.state.units[0].items = items
    scene.game.session.ask = replace(scene.game.ask, options=[Hand("A", "B", card) for card in items])
    planner = TradePlanner(scene.ui, scene.game, lambda note: None)
    seen: set[str] = set()
    for _ in range(2):
        planner.layout((1280, 720))
        planner.draw(pygame.display.get_surface())
        seen |= {widget.name for widget in planner.page.widgets if widget.name.startswith("hand A")}
        next(widget for widget in planner.page.widgets if widget.name == "more A").click()
    assert len(seen) == len(items)


def test_the_planner_says_what_the_trade_makes_possible() -> None:
    scene = trading_table()
    one, two = scene.game.state.units
    one.courage, two.courage = 0, 9
    plan = TradePlan(scene.game, "A", "B")
    assert possible_words(plan) == ""
    plan.counts["courage"] = -9
    words = possible_words(plan)
    assert "Able can then go to T" in words and "Baker cannot go any more to T" in words


def test_a_unit_in_the_bunker_is_not_told_to_move() -> None:
    state = table(1, 5).game.state
    unit = state.units[0]
    unit.chevrons = MUST_MOVE
    assert stay_words(state, unit)[0] == "must move"
    unit.sector = state.table.board.bunker
    assert stay_words(state, unit)[0] == "Bunker"
