"""The table answers: what is marked, what is refused and why, undo, hint, rules, close-up, idling."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.content.controls import Action
from game.engine.commandos import forecast
from game.engine.commandos.combat import ChooseFight, RerollAttack
from game.engine.commandos.commands import EndPhase, Take, Walk
from game.engine.commandos.events import FightEnded
from game.engine.commandos.moves import WalkOn
from game.engine.commandos.state import OFF_MAP
from game.engine.core.bots import RandomBot
from game.engine.core.flow import advance
from game.engine.core.save import from_text, to_text
from game.engine.core.session import Session
from game.scenes.dialog import Dialog
from game.scenes.replay import played
from game.scenes.table_tips import tip_of
from game.scenes.table_tray import tray_widgets
from game.ui import text
from game.ui.input import Act, Hover
from game.ui.skins.commandos.hand import HandCard
from game.ui.skins.commandos.stage import Stage
from game.ui.widgets.button import Button
from game.ui.widgets.popover import Citation
from tests.ui.table_driver import BIG, LAPTOP, LOW, NORMAL, Desk
from tests.ui.table_games import new_session, session_after, session_where


def acting(session: Session) -> bool:
    return EndPhase() in session.ask.options and session.state.actions > 0


def attack_in_reach(session: Session) -> str:
    """A commando that reaches an enemy's tile; empty without one."""
    if not acting(session):
        return ""
    s = session.state
    walks = [option for option in session.ask.options if isinstance(option, Walk)]
    space_of = s.table.board.space_of
    stops = (w.die for w in walks if not s.die(w.die).stealth and _stops(s, w.die, space_of[w.space]))
    return next(stops, "")


def _stops(s: object, letter: str, space: int) -> bool:
    return forecast.walk_preview(s, letter, space).stops


@pytest.fixture
def attacker() -> tuple[Desk, str]:
    session = session_where(attack_in_reach)
    letter = attack_in_reach(session)
    desk = Desk(session)
    desk.scene.pick(f"die:{letter}")
    return desk, letter


# ------------------------------------------------------------ marks and odds


def test_every_space_in_reach_is_marked_with_its_steps(attacker: tuple[Desk, str]):
    desk, letter = attacker
    marks, state = desk.scene.marks, desk.session.state
    options = {state.table.board.space_of[w.space] for w in desk.session.ask.options if getattr(w, "die", "") == letter
               and isinstance(w, Walk)}  # fmt: skip
    assert marks.legal | marks.entry == options
    for space, steps in marks.steps:
        assert steps == len(forecast.walk_preview(state, letter, space).path)


def test_entry_spaces_are_where_the_walk_pauses_for_enemies(attacker: tuple[Desk, str]):
    desk, letter = attacker
    assert desk.scene.marks.entry
    for space in desk.scene.marks.legal | desk.scene.marks.entry:
        assert (space in desk.scene.marks.entry) == forecast.walk_preview(desk.session.state, letter, space).stops


def test_the_odds_on_an_enemy_are_exact(attacker: tuple[Desk, str]):
    desk, letter = attacker
    for enemy in desk.scene.board_marks.targets:
        odds = desk.scene.board_marks.odds(enemy)
        assert odds.chance == forecast.win_chance(desk.session.state, letter, enemy)


def test_a_click_on_an_enemy_in_reach_attacks_by_the_nearest_way(attacker: tuple[Desk, str]):
    desk, letter = attacker
    enemy = desk.scene.board_marks.targets[0]
    nearest = desk.scene.board_marks.entry_to(enemy)
    desk.click(desk._die(enemy))
    assert desk.session.log[-1] == f"walk {letter} {desk.session.state.table.board.names[nearest]}"


def test_the_route_to_the_pointer_is_drawn_from_the_die(attacker: tuple[Desk, str]):
    desk, letter = attacker
    space = min(desk.scene.marks.legal)
    desk.ui.scenes.handle(Hover(desk.scene.geometry.space_rect(space).center))
    route = desk.scene.marks.route
    assert route[0] == desk.session.state.die(letter).space
    assert route[-1] == space


def test_a_hidden_commando_slips_past_and_no_odds_are_told():
    def hidden(session: Session) -> bool:
        letter = attack_in_reach(session)
        s = session.state
        for die in s.squad() if letter else ():
            if die.letter == letter:
                die.stealth = True
        return bool(letter)

    session = session_where(hidden)
    letter = next(die.letter for die in session.state.squad() if die.stealth)
    desk = Desk(session)
    desk.scene.pick(f"die:{letter}")
    enemy = desk.scene.board_marks.targets[0]
    assert desk.scene.board_marks.odds(enemy).slips
    desk.draw()


# ------------------------------------------------------------ reasons


def test_whatever_is_switched_off_says_why():
    bot = RandomBot(5)
    desk = Desk(new_session(5))
    while desk.session.ask:
        for widget in desk.scene.page.widgets:
            if isinstance(widget, Button) and widget.name.startswith("button:"):
                refusal = desk.scene.game.chooser.reason(widget.name)
                can_move = widget.name == "button:move" and not widget.reason
                assert bool(widget.reason) == (refusal is not None) or can_move, widget.name
            if isinstance(widget, HandCard):
                assert bool(widget.refusal) == (desk.scene.game.chooser.reason(widget.name) is not None)
        desk.scene.game.play(bot.choose(desk.session.state, desk.session.ask))
        desk.scene.play_queued()
        desk.scene.go_on()


def test_a_refused_click_on_the_board_opens_a_bubble_with_the_rule(attacker: tuple[Desk, str]):
    desk, _ = attacker
    marked = desk.scene.marks.legal | desk.scene.marks.entry
    taken = {die.space for die in desk.scene.game.shown.dice.values()}
    space = next(n for n in range(108) if n not in marked | taken)
    desk.click(desk.scene.geometry.space_rect(space).center)
    tip, anchor, rule = desk.scene.bubble
    assert tip.refusal and tip.body
    assert anchor == desk.scene.geometry.space_rect(space)
    assert rule.startswith("commandos:")
    desk.draw()


def test_f1_opens_the_rule_of_a_refusal_and_of_a_space(attacker: tuple[Desk, str]):
    desk, _ = attacker
    asked: list[str] = []
    desk.ui.explain = lambda rule: asked.append(rule) or Citation("Topic", "Body")
    entry = min(desk.scene.marks.entry)
    desk.ui.scenes.handle(Hover(desk.scene.geometry.space_rect(entry).center))
    desk.act(Action.HELP)
    assert asked == ["commandos:A2"]
    desk.draw()
    desk.act(Action.BACK)
    desk.scene.pick("space:A1:1" if "space:A1:1" not in desk.scene.game.chooser.open_picks() else "tile:A1")
    rule = desk.scene.bubble[2]
    desk.act(Action.HELP)
    assert asked[-1] == rule


def test_back_takes_the_selection_back_and_then_opens_the_menu(attacker: tuple[Desk, str]):
    desk, _ = attacker
    desk.act(Action.BACK)
    assert desk.scene.game.selected == "" and desk.menus == 0
    desk.act(Action.BACK)
    assert desk.menus == 1


def test_ending_the_turn_with_actions_left_asks_first():
    desk = Desk(session_where(acting), ask_before="last")
    played = len(desk.session.log)
    desk.scene.end_phase()
    desk.ui.scenes.settle()
    assert isinstance(desk.ui.scenes.top, Dialog)
    assert len(desk.session.log) == played


# ------------------------------------------------------------ undo, redo, hint


def walked(desk: Desk) -> None:
    """Walks a commando to a space where nothing is rolled."""
    space = min(desk.scene.marks.legal)
    desk.scene.pick(f"space:{desk.session.state.table.board.names[space]}")


def test_a_walk_can_be_taken_back_and_played_again(attacker: tuple[Desk, str]):
    desk, _ = attacker
    before, lines = Stage.of(desk.session.state), len(desk.scene.game.book.lines)
    walked(desk)
    after = Stage.of(desk.session.state)
    assert after != before
    desk.act(Action.UNDO)
    assert desk.scene.game.shown == before
    assert len(desk.scene.game.book.lines) == lines
    desk.act(Action.REDO)
    assert desk.scene.game.shown == after


def test_undo_that_is_stopped_says_why(attacker: tuple[Desk, str]):
    desk, letter = attacker
    desk.scene.pick("button:train")
    assert "rolled" in desk.scene.page.widget("undo").reason
    assert letter


def test_a_hint_makes_all_clicks_but_the_last_and_says_what_it_would_be():
    desk = Desk(session_where(acting))
    (command, _), played = desk._hint(desk.session), len(desk.session.log)
    desk.act(Action.HINT)
    assert desk.scene.game.chooser.taken == command.picks()[:-1]
    assert desk.scene.bubble[0].title == "Hint"
    assert desk.scene.bubble[0].body.endswith("By lot.")
    assert len(desk.session.log) == played


# ------------------------------------------------------------ close-up


def fight(desk: Desk) -> None:
    """Walks into the first enemy in reach."""
    entry = min(desk.scene.marks.entry)
    desk.scene.pick(f"space:{desk.session.state.table.board.names[entry]}")


def fighting() -> Desk:
    session = session_where(lambda s: attack_in_reach(s) and not s.state.loadouts)
    desk = Desk(session, speed=1.0)
    desk.scene.finish_all()
    desk.scene.pick(f"die:{attack_in_reach(session)}")
    fight(desk)
    return desk


def test_a_fight_waits_for_continue_and_names_what_follows():
    desk = fighting()
    desk.wait(4000)
    shown = desk.scene.close_up.shown
    ended = next(event for event in desk.scene.player.ahead() if isinstance(event, FightEnded))
    assert desk.scene.player.waiting
    assert (shown.attack, shown.defence) == (ended.attacker_sum, ended.defender_sum)
    assert shown.attacker_leads == (ended.winner == ended.attacker)
    assert shown.next
    desk.continue_fights()
    desk.wait(4000)
    desk.continue_fights()
    assert desk.scene.close_up.fight is None


def test_the_odds_before_the_roll_are_those_of_the_preview():
    session = session_where(lambda s: attack_in_reach(s) and not s.state.loadouts)
    desk = Desk(session, speed=1.0)
    desk.scene.finish_all()
    desk.scene.pick(f"die:{attack_in_reach(session)}")
    marks = desk.scene.board_marks
    chances = {letter: marks.chance(letter) for letter in marks.targets}
    fight(desk)
    desk.wait(4000)
    fought = desk.scene.close_up.shown
    assert fought.chance == chances[fought.defender]


def test_a_click_shows_the_result_at_once_and_a_second_one_goes_on():
    desk = fighting()
    desk.wait(700)
    assert desk.scene.busy and not desk.scene.player.waiting
    desk.click((5, 400))
    assert desk.scene.player.waiting
    desk.act(Action.CONFIRM)
    assert not desk.scene.player.waiting


def test_a_click_on_the_table_before_a_fight_opens_shows_the_fight_and_does_nothing_else():
    desk = fighting()
    assert desk.scene.close_up.fight is None and desk.scene.busy
    played = len(desk.session.log)
    desk.click(desk.scene.geometry.space_rect(40).center)
    desk.act(Action.END_PHASE)
    assert desk.scene.player.waiting and desk.scene.close_up.fight
    assert len(desk.session.log) == played


@pytest.mark.parametrize("how", ["short", "off"])
def test_a_short_close_up_goes_on_by_itself(how: str):
    session = session_where(lambda s: attack_in_reach(s) and not s.state.loadouts)
    desk = Desk(session, speed=1.0, close_up=how)
    desk.scene.finish_all()
    desk.scene.pick(f"die:{attack_in_reach(session)}")
    fight(desk)
    for _ in range(20):
        desk.wait(1000)
    assert not desk.scene.busy


def test_a_reaction_is_offered_in_the_close_up_with_the_sums_so_far():
    session, before = _just_before(RerollAttack)
    desk = Desk(session, speed=1.0)
    desk.scene.finish_all()
    desk.scene.game.play(before)
    desk.scene.play_queued()
    desk.wait(6000)
    assert desk.scene.close_up.reacting
    names = {widget.name for widget in desk.scene.page.widgets}
    assert names == {"card:L13", "button:decline"}
    assert desk.scene.page.focused.name == "card:L13"
    sums = desk.session.ask.choice.result.sums(desk.session.state)
    assert (desk.scene.close_up.shown.attack, desk.scene.close_up.shown.defence) == sums
    desk.click(desk.scene.page.widget("button:decline").rect.center)
    desk.wait(4000)
    assert desk.session.log[-1] == "decline"


def _just_before(kind: type) -> tuple[Session, object]:
    """A game and the command that leads to a question of this kind."""
    session = session_where(lambda s: isinstance(s.ask.choice, kind), 200)
    again = new_session(session.seed)
    for words in session.log[:-1]:
        again.play(again.game.parse(words))
    return again, again.game.parse(session.log[-1])


# ------------------------------------------------------------ keeping, idling, sizes


def test_the_focus_comes_back_after_a_fight():
    desk = fighting()
    desk.wait(5000)
    assert desk.scene.page.focused.name == "continue"
    desk.act(Action.CONFIRM)
    desk.wait(5000)
    assert desk.scene.page.focused.name == "board"


def test_a_game_that_was_kept_opens_with_its_whole_log():
    session = session_after(2, 30)
    loaded = from_text(to_text(session), session.game, session.cards).session
    first, second = Desk(session), Desk(loaded)
    assert first.scene.game.book.as_text() == second.scene.game.book.as_text()
    assert len(second.scene.game.book.lines) > 30


def test_a_log_that_does_not_fit_the_cards_any_more_begins_now():
    session = session_after(2, 30)
    session.log[0] = "end"
    desk = Desk(session)
    assert desk.scene.game.book.lines == []
    bot = RandomBot(1)
    desk.scene.game.play(bot.choose(session.state, session.ask))
    desk.scene.play_queued()
    desk.act(Action.UNDO)
    desk.draw()


def test_nothing_is_drawn_and_nothing_is_due_while_the_player_thinks():
    desk = Desk(session_where(acting), speed=1.0)
    desk.scene.finish_all()
    desk.draw()
    desk.ui.scenes.update(5000)
    desk.draw()
    assert desk.ui.scenes.next_frame() is None
    desk.ui.scenes.update(60_000)
    assert not desk.ui.scenes.needs_drawing


@pytest.mark.parametrize("size", [NORMAL, LAPTOP, LOW, BIG, (2560, 1080), (1280, 1400)])
def test_blocks_neither_overlap_nor_leave_the_window(size: tuple[int, int]):
    desk = Desk(session_after(4, 30), size)
    places, window = desk.scene.places, desk.surface.get_rect()
    blocks = [places.event, places.enemy, places.fury, places.well, places.commando, places.objectives, places.preview]
    blocks += [places.log, *(places.card(index, 3) for index in range(3))]
    for number, block in enumerate(blocks):
        assert window.contains(block)
        assert not [other for other in blocks[number + 1 :] if block.colliderect(other)]
    assert places.well.contains(desk.scene.geometry.frame) or desk.scene.geometry.zoom == 1
    for widget in desk.scene.page.widgets:
        assert window.contains(widget.rect), widget.name
        if isinstance(widget, Button):
            assert widget.rect.w >= 32 and widget.rect.h >= 32, widget.name


@pytest.fixture(params=["en", "pl"])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    text.set_language(request.param)
    yield request.param
    text.set_language("en")


@pytest.mark.parametrize("size", [NORMAL, LOW])
@pytest.mark.parametrize("seed", range(3))
def test_every_text_of_a_game_fits_its_place_in_every_language(seed: int, size: tuple[int, int], language: str):
    bot = RandomBot(seed + len(language))
    with text.must_fit():
        desk = Desk(new_session(seed), size)
        while desk.session.ask:
            for die in desk.session.state.squad()[:1] if desk.scene.game.acting else ():
                desk.scene.game.chooser.taken = (f"die:{die.letter}",)
                desk.scene.moved_on()
            desk.draw()
            desk.scene.game.play(bot.choose(desk.session.state, desk.session.ask))
            desk.scene.play_queued()
            desk.draw()
            desk.scene.go_on()


def test_the_starting_team_lies_in_the_tray_and_nowhere_else_after_that():
    desk = Desk(new_session(1))
    assert [widget.name for widget in tray_widgets(desk.scene)] == ["tray", "die:a", "die:b", "die:c"]
    desk.scene.pick("button:keep")
    assert tray_widgets(desk.scene) == []


def test_the_tab_keys_go_through_the_own_dice():
    session = session_where(lambda s: acting(s) and len(s.state.squad()) > 1)
    desk, seen = Desk(session), []
    for _ in session.state.squad():
        desk.ui.scenes.handle(Act(Action.NEXT_TAB))
        seen.append(desk.scene.game.selected)
    assert sorted(seen) == sorted(die.letter for die in session.state.squad())


# ------------------------------------------------------------ several dice in one space


def stacked(count: int) -> Desk:
    """Commandos that share one space while the team acts."""
    session = session_where(lambda s: acting(s) and len(s.state.squad()) >= 1)
    place = session.state.squad()[0].space
    for number, die in enumerate(session.state.commandos):
        die.space = place if number < count else OFF_MAP
        die.pips = die.pips or number + 1
    session.ask = advance(session.state)
    return Desk(session)


@pytest.mark.parametrize("count", range(2, 7))
def test_a_click_picks_the_small_die_under_the_pointer(count: int):
    desk = stacked(count)
    for letter in "abcdef"[:count]:
        desk.click(desk._die(letter))
        assert desk.scene.game.selected == letter


def test_a_click_on_the_selected_die_of_a_stack_selects_the_next_one():
    desk = stacked(3)
    desk.click(desk._die("b"))
    desk.click(desk._die("b"))
    assert desk.scene.game.selected == "c"


def test_enter_goes_through_the_dice_of_a_space():
    desk, seen = stacked(3), []
    desk.scene.board.cursor = desk.session.state.squad()[0].space
    for _ in range(4):
        desk.act(Action.CONFIRM)
        seen.append(desk.scene.game.selected)
    assert seen == ["a", "b", "c", "a"]


def test_enter_on_another_own_die_selects_it_and_after_move_goes_there():
    desk = stacked(1)
    state = desk.session.state
    desk.scene.pick("die:a")
    beside = min(desk.scene.marks.legal)
    state.die("b").space, state.die("b").pips = beside, 3
    desk.session.ask = advance(state)
    desk.scene.show_session(desk.session)
    for keys, wanted in (((Action.CONFIRM,), "b"), ((Action.MOVE, Action.CONFIRM), "")):
        desk.scene.game.chooser.take_instead(("die:a",))
        desk.scene.moved_on()
        for key in keys:
            if key is Action.CONFIRM:
                desk.scene.board.cursor = beside
            desk.act(key)
        if wanted:
            assert desk.scene.game.selected == wanted
    assert desk.session.log[-1] == f"walk a {state.table.board.names[beside]}"


# ------------------------------------------------------------ a move that pauses


def test_the_die_whose_move_pauses_stays_selected_whatever_is_clicked():
    desk = Desk(session_where(lambda s: isinstance(s.ask.choice, WalkOn)))
    letter = desk.session.ask.choice.die
    played = len(desk.session.log)
    desk.scene.board.cursor = desk.session.state.die(letter).space
    outside = next(n for n in range(108) if n not in desk.scene.marks.legal | desk.scene.marks.entry)
    for _ in range(2):
        desk.act(Action.BACK)
        desk.act(Action.CONFIRM)
        desk.click(desk._die(letter))
        desk.click(desk.scene.geometry.space_rect(outside).center)
        assert desk.scene.game.selected == letter
        assert desk.scene.marks.legal | desk.scene.marks.entry
    assert len(desk.session.log) == played


def test_where_intel_can_be_taken_first_the_distances_are_marked_too():
    desk = Desk(session_where(_takes_on_the_run, 200))
    steps = dict(desk.scene.marks.steps)
    assert steps and set(steps) == desk.scene.marks.legal


def _takes_on_the_run(session: Session) -> bool:
    options = session.ask.options
    pauses = isinstance(session.ask.choice, WalkOn) and not attack_in_reach(session)
    kinds = {type(option) for option in options}
    return pauses and {Walk, Take} <= kinds and not _pauses_again(session)


def _pauses_again(session: Session) -> bool:
    s, space_of = session.state, session.state.table.board.space_of
    walks = [option for option in session.ask.options if isinstance(option, Walk)]
    return any(_stops(s, walk.die, space_of[walk.space]) for walk in walks)


# ------------------------------------------------------------ saying where to click, and why not


def test_a_refusal_closes_when_the_pointer_goes_away_and_a_hint_stays(attacker: tuple[Desk, str]):
    desk, _ = attacker
    marked = desk.scene.marks.legal | desk.scene.marks.entry
    taken = {die.space for die in desk.scene.game.shown.dice.values()}
    rect = desk.scene.geometry.space_rect(next(n for n in range(108) if n not in marked | taken))
    desk.click(rect.center)
    desk.ui.scenes.handle(Hover((rect.centerx + 2, rect.centery)))
    assert desk.scene.bubble
    desk.ui.scenes.handle(Hover((5, 5)))
    assert not desk.scene.bubble
    desk.act(Action.HINT)
    desk.ui.scenes.handle(Hover(rect.center))
    assert desk.scene.bubble


def test_a_question_without_buttons_says_where_to_click_and_has_the_keyboard_there():
    desk = Desk(session_where(lambda s: isinstance(s.ask.choice, ChooseFight), 200))
    assert "framed dice" in desk.scene.heading().body
    desk.draw()
    assert desk.scene.page.focused.name == "board"
    assert desk.scene.board.cursor in desk.scene.board.useful
    played = len(desk.session.log)
    desk.act(Action.CONFIRM)
    if desk.ui.scenes.top is not desk.scene:  # the dice stand in one space: which of them?
        desk.act(Action.CONFIRM)
    assert len(desk.session.log) == played + 1


def test_a_token_that_was_taken_before_is_free():
    session = session_after(1, 12)
    session.state.objective_open[0] = True
    desk = Desk(session)
    tip = tip_of(desk.scene.game, session.state.objective_at[0])
    assert "any commando" in tip.body
    assert desk.scene.picture._painter._plate(desk.scene.game.shown, 0) == "free"


def test_the_tray_has_the_keyboard_when_it_opens():
    desk = Desk(new_session(1), speed=1.0)
    desk.scene.finish_all()
    assert desk.scene.page.focused.name == "die:a"


def test_no_bubble_opens_before_the_player_looks_at_something():
    desk = Desk(session_where(acting), speed=1.0)
    desk.scene.finish_all()
    desk.wait(3000)
    assert desk.scene.looking.note is None
    desk.ui.scenes.handle(Hover(desk.scene.geometry.space_rect(desk.session.state.squad()[0].space).center))
    desk.wait(3000)
    assert desk.scene.looking.note


@pytest.mark.parametrize(
    "panel,rule", [("event", "R3"), ("enemy", "E3"), ("objectives", "X1"), ("preview", "A6"), ("commando", "R4")]
)
def test_f1_explains_the_panel_under_the_pointer(panel: str, rule: str):
    desk = Desk(session_where(acting))
    asked: list[str] = []
    desk.ui.explain = lambda asked_rule: asked.append(asked_rule) or Citation("Topic", "Body")
    rect = getattr(desk.scene.places, panel)
    desk.ui.scenes.handle(Hover((rect.x + 20, rect.y + 40)))
    desk.ui.controls.device = "keys"  # as a key press does
    desk.act(Action.HELP)
    assert asked == [f"commandos:{rule}"]


def test_the_log_stays_at_its_end_when_the_window_changes():
    desk = Desk(session_after(4, 30))
    for size in (BIG, NORMAL):
        desk.surface = pygame.display.set_mode(size)
        desk.ui.scenes.layout(size)
    log = desk.scene.page.widget("log")
    assert log.scroll == len(log.rows) - log.visible


# ------------------------------------------------------------ after the last action


def after_the_last(**settings: object) -> Desk:
    """A table at which the last action was a walk that can be taken back, and no load-out is left."""
    session = session_where(lambda s: attack_free_walk(s) and s.state.actions == 1 and not s.state.loadouts)
    desk = Desk(session, **settings)
    command = attack_free_walk(session)
    desk.scene.pick(f"die:{command.die}")
    desk.scene.pick(f"space:{command.space}")
    if isinstance(session.ask.choice, WalkOn):
        desk.scene.pick("button:stop")
    return desk


def attack_free_walk(session: Session) -> Walk | None:
    """A walk to where no enemy waits and nothing is revealed; None without one."""
    if not acting(session) or session.state.objective_known.count(False):
        return None
    s, space_of = session.state, session.state.table.board.space_of
    walks = (option for option in session.ask.options if isinstance(option, Walk))
    return next((walk for walk in walks if not _stops(s, walk.die, space_of[walk.space])), None)


def test_after_the_last_action_end_has_the_keyboard_and_undo_still_works():
    desk = after_the_last()
    assert desk.session.state.actions == 0 and desk.scene.game.acting
    assert desk.scene.page.focused.name == "button:end"
    assert desk.scene.page.focused.style == "primary"
    assert "take the last action back" in desk.scene.heading().body
    desk.act(Action.UNDO)
    assert desk.session.state.actions == 1 or isinstance(desk.session.ask.choice, WalkOn)


def test_enter_ends_the_phase_after_the_last_action_without_asking():
    desk = after_the_last(ask_before="last")
    desk.act(Action.CONFIRM)
    assert "end" in desk.session.log[-2:]
    assert desk.ui.scenes.top is desk.scene


def test_the_phase_ends_by_itself_where_the_player_wants_that():
    desk = after_the_last(end_by_itself=True)
    assert desk.session.log[-1] == "end"


def test_undo_while_the_last_action_still_moves_takes_it_back_before_the_phase_ends_by_itself():
    def last_walk_at_once(session: Session) -> bool:
        """Whether a walk that asks nothing and can be taken back would leave only the end of the phase."""
        walk = attack_free_walk(session)
        if walk is None or session.state.actions != 1 or session.state.loadouts:
            return False
        trial = played(session, len(session.log))
        trial.play(walk)
        return bool(trial.ask) and trial.ask.options == [EndPhase()] and not trial.undo_stop()

    desk = Desk(session := session_where(last_walk_at_once), speed=1.0, close_up="off", end_by_itself=True)
    log, walk = list(session.log), attack_free_walk(session)
    desk.scene.pick(f"die:{walk.die}")
    desk.scene.pick(f"space:{walk.space}")
    assert desk.scene.busy and session.log == [*log, walk.text()]
    desk.act(Action.UNDO)
    assert session.log == log and session.state.actions == 1
