"""The choices of the last set-up of Dice Commandos, written down and taken up again."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.content.setup_choices import CommandosChoices
from game.engine.commandos.rulings import Rulings
from game.scenes.setup_options import Options
from game.scenes.setup_rulings import RULINGS

if TYPE_CHECKING:
    from game.scenes.setup import SetupScene


def choices_of(scene: SetupScene) -> CommandosChoices:
    """What is chosen now; the seed is no part of it."""
    options = scene.options
    return CommandosChoices(
        map=scene.entry.file.name,
        side=options.side.value,
        enemy_type=options.enemy_type,
        advanced=options.advanced,
        hard_events=options.hard_events,
        hard_tracker=options.hard_tracker,
        hard_boss=options.hard_boss,
        rulings=asdict(scene.rulings),
    )


def take_up(scene: SetupScene, kept: CommandosChoices) -> None:
    """Chooses again what was kept, as far as it still exists."""
    names = [entry.file.name for entry in scene.entries]
    scene.chosen = names.index(kept.map) if kept.map in names else 0
    known = {kind.id for kind in commandos_cards().enemies}
    scene.options = Options(
        Side(kept.side),
        kept.enemy_type if kept.enemy_type in known else Options().enemy_type,
        tuple(sorted(set(kept.advanced))),
        kept.hard_events,
        kept.hard_tracker,
        kept.hard_boss,
    )
    readings = {ruling.field: [value for value, _ in ruling.readings] for ruling in RULINGS}
    wanted = {name: value for name, value in kept.rulings.items() if value in readings.get(name, [])}
    scene.rulings = replace(Rulings(), **wanted)  # type: ignore[arg-type]
