"""What is added in a fight is named part by part: no part of an enemy's total is unexplained, no id is shown."""

from __future__ import annotations

import pytest

from game import paths
from game.engine.commandos import events as e
from game.engine.commandos.state import is_enemy
from game.engine.core.session import Session
from game.engine.games import bot
from game.scenes.table_marks import Attack, modifier_notes
from game.ui.skins.commandos.sites import SITES
from game.ui.skins.commandos.stage import Stage
from game.ui.skins.commandos.sum_notes import fight_notes
from tests.ui.test_table_missions import session_of

STEMS = sorted(file.stem for file in (paths.maps() / "commandos").glob("*.tmx"))
GAMES = [(stem, seed) for stem in STEMS for seed in range(4)]


def _value(note: str) -> int:
    return int(note.rpartition(" ")[2])


def _check(session: Session, stage: Stage, began: e.FightBegan, ended: e.FightEnded) -> None:
    added = ended.attacker_sum[2], ended.defender_sum[2]
    notes = fight_notes(session.state, stage, began, added)
    assert tuple(sum(map(_value, side)) for side in notes) == added
    for letter, side in zip((began.attacker, began.defender), notes, strict=True):
        if is_enemy(letter):
            assert not any(note.startswith("card ") for note in side), (began, notes)
        assert not any(note.startswith(tuple(SITES)) for note in side), notes


@pytest.mark.parametrize(("stem", "seed"), GAMES)
def test_every_part_of_a_total_is_named(stem: str, seed: int) -> None:
    session = session_of(stem, "AB"[seed % 2], seed, hard=seed > 1)
    player, stage = bot("commandos", "greedy", seed), Stage.of(session.state)
    while session.ask:
        events = session.play(player.choose(session.state, session.ask))
        for number, event in enumerate(events):
            if isinstance(event, e.FightBegan):
                ended = next((it for it in events[number:] if isinstance(it, e.FightEnded)), None)
                if ended:
                    _check(session, stage, event, ended)
            stage.apply(event)


def test_the_preview_calls_a_nest_by_its_name() -> None:
    session = session_of("01_gather_intel", "B", 1)
    while session.state.phase == "setup":
        session.play(session.ask.options[0])
    s, (commando, enemy) = session.state, (session.state.squad()[0], session.state.enemies_on_map()[0])
    enemy.space = next(iter(s.ground.gun_posts.values()))
    notes = modifier_notes(s, Attack(commando.letter), enemy.letter)
    assert "Machine Gun Nest -1" in notes
