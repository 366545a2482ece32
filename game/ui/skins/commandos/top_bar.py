"""The top bar of the table: title, mission, the four phases of a round, the round tracker."""

from __future__ import annotations

import pygame

from game.engine.commandos.state import LAST_ROUND, Table
from game.engine.core.text import N_
from game.ui import marks, panels, text, theme
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr

PHASES = {
    "event": N_("Event"),
    "commandos": N_("Commandos"),
    "enemies": N_("Enemy moves"),
    "reinforcement": N_("Reinforce"),
}
_PHASES_X, _PHASE_PAD, _PHASE_HIGH, _NOSE = 396, 34, 26, 10
_SPACE = 22  # one space of the tracker
_LIGHTS = {"yellow": "sand_l", "orange": "yellow", "red": "coral"}
_COLOURS = {3: "yellow", 4: "orange", 5: "red"}
"""The colour of a round by its limit (commandos:N2)."""


def paint_top_bar(surface: pygame.Surface, table: Table, stage: Stage) -> None:
    """Draw everything of the bar but its menu button."""
    mission = table.mission_text
    sub = tr(N_("Mission {number:02} · {name}")).format(number=mission.number, name=tr(mission.name))
    end = panels.top_bar(surface, tr(N_("DICE COMMANDOS")), sub)
    _paint_phases(surface, max(_PHASES_X, end + theme.MARGIN), stage.phase)
    _paint_tracker(surface, table, stage.round)


def _paint_phases(surface: pygame.Surface, x: int, now: str) -> None:
    order = list(PHASES)
    current = order.index(now) if now in order else -1
    for index, name in enumerate(PHASES.values()):
        x = _paint_phase(surface, x, tr(name), (index > current) - (index < current), first=index == 0)


def _paint_phase(surface: pygame.Surface, x: int, name: str, when: int, first: bool) -> int:
    """One arrow of the strip; `when` is -1 for a phase that is over, 0 for this one, 1 for one to come."""
    y, w, h = 6, text.width(name) + _PHASE_PAD, _PHASE_HIGH
    shape = [(x, y), (x + w, y), (x + w + _NOSE, y + h // 2), (x + w, y + h), (x, y + h)]
    shape += [] if first else [(x + _NOSE, y + h // 2)]
    ground, ink = ("orange", "ink") if when == 0 else ("slate", "mist") if when < 0 else ("night", "fog")
    pygame.draw.polygon(surface, theme.rgb("ink"), [(a, b + 2) for a, b in shape])
    pygame.draw.polygon(surface, theme.rgb(ground), shape)
    pygame.draw.polygon(surface, theme.rgb("yellow" if when == 0 else "steel"), shape, 2)
    middle = x + (w + _NOSE) // 2
    if when < 0:
        marks.tick(surface, (x + 16, y + h // 2))
        middle += 8
    text.draw(surface, name, (middle, y + 4), ink, align="c")
    return x + w + 14


def _paint_tracker(surface: pygame.Surface, table: Table, now: int) -> None:
    x = surface.get_width() - theme.MARGIN - 4 - LAST_ROUND * (_SPACE - 1)
    text.draw(surface, tr(N_("ROUND")), (x - 10, 6), "fog", "label", "r")
    of = tr(N_("{n} of {last}")).format(n=now, last=LAST_ROUND)
    text.draw(surface, of, (x - 10, 20), "paper", "label", "r")
    for number in range(1, LAST_ROUND + 1):
        colour = _COLOURS.get(table.limit(number), "red")
        _paint_space(surface, x + (number - 1) * (_SPACE - 1), number, colour, past=number < now)
    _paint_marker(surface, x + (now - 1) * (_SPACE - 1))


def _paint_space(surface: pygame.Surface, x: int, number: int, colour: str, past: bool) -> None:
    y = 12
    surface.fill(theme.rgb("ink"), (x, y, _SPACE, _SPACE))
    surface.fill(theme.rgb("slate" if past else colour), (x + 2, y + 2, _SPACE - 4, _SPACE - 4))
    if not past:
        surface.fill(theme.rgb(_LIGHTS[colour]), (x + 2, y + 2, _SPACE - 4, 2))
    text.draw(surface, str(number), (x + 12, y + 4), "mist" if past else "ink", "label", "c")


def _paint_marker(surface: pygame.Surface, x: int) -> None:
    y = 12
    pygame.draw.rect(surface, theme.rgb("white"), (x - 2, y - 2, _SPACE + 4, _SPACE + 4), 2)
    tip = [(x + 5, y - 9), (x + _SPACE - 5, y - 9), (x + _SPACE // 2, y - 3)]
    pygame.draw.polygon(surface, theme.rgb("white"), tip)
