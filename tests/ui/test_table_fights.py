"""Several fights at once: the player says which comes next, or leaves it to the table, always or this once."""

from __future__ import annotations

from game.engine.commandos.combat import ChooseFight
from game.engine.commandos.forecast import win_chance
from game.engine.commandos.state import is_enemy
from game.engine.core.session import Session
from game.scenes.replay import ReplayScene
from game.scenes.table_calls import TableCalls
from game.scenes.table_fights import FOR_ME, next_fight
from game.ui.input import Key
from tests.ui.table_driver import Desk
from tests.ui.table_games import session_where


def _fights() -> Session:
    """A game in which one die meets several."""
    return session_where(lambda s: isinstance(s.ask.choice, ChooseFight), 200)


def _own_chances(session: Session) -> dict[str, float]:
    """The player's chance in each fight that can be chosen, from the rules' own odds."""
    s, attacker = session.state, session.ask.choice.attacker
    odds = {command.die: float(win_chance(s, attacker, command.die)) for command in session.ask.options}
    return {die: 1 - odd if is_enemy(attacker) else odd for die, odd in odds.items()}


def test_the_player_is_asked_and_a_button_offers_to_choose() -> None:
    desk = Desk(session := _fights())
    before = len(session.log)
    button = desk.scene.page.widget(FOR_ME)
    assert button and button.sub and len(session.log) == before
    chances = _own_chances(session)
    desk.click(button.rect.center)
    assert len(desk.session.log) == before + 1
    chosen = desk.session.log[before].split()[-1]
    assert chances[chosen] == max(chances.values())


def test_the_button_has_a_key() -> None:
    desk = Desk(session := _fights())
    before = len(session.log)
    desk.ui.scenes.handle(Key("c"))
    assert len(desk.session.log) == before + 1


def test_where_the_player_wants_that_the_table_always_chooses() -> None:
    desk = Desk(_fights(), fight_order="table")
    assert not isinstance(desk.session.ask.choice, ChooseFight)


def test_a_replay_goes_through_the_order_that_was_chosen() -> None:
    session = _fights()
    session.play(session.ask.options[-1])
    desk = Desk(_fights(), fight_order="table")
    scene = ReplayScene(desk.ui, session, TableCalls(), start=len(session.log) - 1)
    desk.ui.scenes.push(scene)
    desk.ui.scenes.settle()
    assert scene.game.session.log == session.log[:-1]


def test_no_order_is_asked_for_elsewhere() -> None:
    session = session_where(lambda s: "end" in [option.text() for option in s.ask.options])
    assert next_fight(session.state, session.ask) is None
    assert next_fight(session.state, None) is None
