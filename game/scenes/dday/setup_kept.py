"""The choices of the last set-up of D-Day Dice, written down and taken up again."""

from __future__ import annotations

from dataclasses import asdict, fields, replace
from typing import TYPE_CHECKING

from game.content.setup_choices import DdayChoices
from game.engine.dday.rulings import Rulings
from game.engine.dday.state import MOST_UNITS
from game.scenes.dday.setup_rulings import RULINGS
from game.scenes.dday.setup_team import LONGEST_NAME, PLAYERS

if TYPE_CHECKING:
    from game.scenes.dday.setup import DdaySetupScene


def choices_of(scene: DdaySetupScene) -> DdayChoices:
    """What is chosen now; the seed is no part of it."""
    team = scene.team
    return DdayChoices(
        map=scene.entry.file.name,
        level=scene.level,
        units=team.count,
        names=tuple(team.names),
        colours=tuple(team.colours),
        players=tuple(team.players),
        rulings=asdict(scene.rulings),
    )


def take_up(scene: DdaySetupScene, kept: DdayChoices) -> None:
    """Chooses again what was kept, as far as it still exists."""
    names = [entry.file.name for entry in scene.entries]
    scene.chosen = names.index(kept.map) if kept.map in names else 0
    board = scene.entry.board
    scene.level = min(kept.level, len(board.levels) - 1) if board else 0
    _take_up_team(scene, kept)
    known = {field.name for field in fields(Rulings)}
    readings = {ruling.field: [value for value, _ in ruling.readings] for ruling in RULINGS}
    wanted = {
        name: value for name, value in kept.rulings.items() if name in known and value in readings.get(name, [value])
    }
    scene.rulings = replace(Rulings(), **wanted)


def _take_up_team(scene: DdaySetupScene, kept: DdayChoices) -> None:
    team = scene.team
    team.count = kept.units
    for seat, name in enumerate(kept.names):
        team.names[seat] = name[:LONGEST_NAME]
    for seat, player in enumerate(kept.players):
        team.players[seat] = player if player in PLAYERS else PLAYERS[0]
    if sorted(kept.colours) == list(range(MOST_UNITS)):
        team.colours = list(kept.colours)
