"""Nests that enemies man: who does, as the stage shows it (commandos:Q101)."""

from __future__ import annotations

from collections.abc import Iterator

from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec
from game.engine.commandos.terrain import NESTS
from game.ui.skins.commandos.stage import DieSprite, Stage


def tile_at(spec: BoardSpec, space: int) -> int:
    """The map tile of a space."""
    return space // spec.width // TILE_SIZE * spec.columns + space % spec.width // TILE_SIZE


def crew(spec: BoardSpec, stage: Stage, number: int) -> list[DieSprite]:
    """The enemies that man a special space, the lowest first; none where it is no nest or is destroyed."""
    special = spec.specials[number]
    if special.kind not in NESTS or number in stage.flipped:
        return []
    tile = tile_at(spec, special.cells[0])
    here = [die for die in stage.on_map(enemies=True) if tile_at(spec, die.space) == tile]
    return sorted(here, key=lambda die: die.pips)


def manned(spec: BoardSpec, stage: Stage) -> Iterator[int]:
    """The first cell of each nest that an enemy mans."""
    for number, special in enumerate(spec.specials):
        if crew(spec, stage, number):
            yield special.cells[0]
