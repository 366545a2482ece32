"""The pause menu of a running game."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.engine.core.session import Session
from game.scenes.flow import Errand, Flow
from game.scenes.flow_gallery import dday_played, played
from game.scenes.rules import RulesScene
from tests.ui.scene_checks import press
from tests.ui.toolkit_desk import Desk


@pytest.mark.parametrize("session", [dday_played(0, 3), dday_played(0, 30), played(0, 6)])
def test_rules_open_at_the_question_that_waits(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "user_maps", lambda: tmp_path / "maps")
    desk = Desk()
    flow = Flow(desk.ui, Errand(seed=3), tmp_path)
    table = flow.table(session)
    desk.open(table)
    flow.pause(session, table)
    desk.ui.scenes.settle()
    rules = press(desk, "rules")
    assert isinstance(rules, RulesScene) and rules.rule and session.ask
    assert f"{session.game.id}:{rules.rule.id}" == session.ask.choice.rule
