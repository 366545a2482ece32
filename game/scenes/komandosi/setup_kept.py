"""The choices of the last set-up of Komandosi, written down and taken up again."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import TYPE_CHECKING

from game.content.setup_choices import KomandosiChoices
from game.engine.komandosi.rulings import Rulings
from game.engine.komandosi.state import MOST
from game.scenes.komandosi.setup_players import LONGEST_NAME, PLAYERS
from game.scenes.komandosi.setup_rulings import RULINGS

if TYPE_CHECKING:
    from game.scenes.komandosi.setup import KomandosiSetupScene


def choices_of(scene: KomandosiSetupScene) -> KomandosiChoices:
    """What is chosen now; the seed is no part of it."""
    players = scene.players
    return KomandosiChoices(
        map=scene.entry.file.name,
        count=players.count,
        names=tuple(players.names),
        colours=tuple(players.colours),
        players=tuple(players.players),
        rulings=asdict(scene.rulings),
    )


def take_up(scene: KomandosiSetupScene, kept: KomandosiChoices) -> None:
    """Chooses again what was kept, as far as it still exists."""
    names = [entry.file.name for entry in scene.entries]
    scene.chosen = names.index(kept.map) if kept.map in names else 0
    players = scene.players
    players.count = kept.count
    for seat, name in enumerate(kept.names):
        players.names[seat] = name[:LONGEST_NAME]
    for seat, player in enumerate(kept.players):
        players.players[seat] = player if player in PLAYERS else PLAYERS[0]
    if sorted(kept.colours) == list(range(MOST)):
        players.colours = list(kept.colours)
    readings = {ruling.field: [value for value, _ in ruling.readings] for ruling in RULINGS}
    wanted = {name: value for name, value in kept.rulings.items() if value in readings.get(name, ())}
    scene.rulings = replace(Rulings(), **wanted)  # type: ignore[arg-type]
