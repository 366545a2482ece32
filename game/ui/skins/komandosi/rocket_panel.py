"""The table of a rocket: which multipliers hit at this distance, and with which faces of the die."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.attacks import FEWEST_TIMES, Attack
from game.engine.komandosi.forecast import odds
from game.engine.komandosi.state import Player, State
from game.engine.komandosi.verbs import SIDES
from game.ui import marks, panels, sprites, text, theme
from game.ui.skins.komandosi.pawns import icon
from game.ui.text import tr

_CELL, _CELL_HIGH, _GAP, _MOST_ROWS = 32, 40, 2, 3
_DIE, _SHOWN_FACES, _MOST_NUMBERS = 22, 6, 14


def paint_rocket(
    surface: pygame.Surface, rect: pygame.Rect, s: State, player: Player, others: list[tuple[Player, str]]
) -> None:
    """A row for each opponent that can be hit: the multipliers, lit where some face hits, with the number of faces."""
    title = tr(N_("Rocket")) if len(others) > 1 else tr(N_("Rocket at {name}")).format(name=others[0][1])
    y = panels.titled(surface, rect, title, "wine", icon=icon("rocket"))
    words = tr(N_("pips x multiplier = distance; one off is allowed"))
    text.draw(surface, text.fit(words, rect.w - 20, "label"), (rect.x + 10, y), "mist", "label")
    y += 18
    for other, name in others[:_MOST_ROWS]:
        distance = s.board.distance(player.square, other.square)
        said = tr(N_("{name}: distance {n}")).format(name=name, n=distance)
        text.draw(surface, text.fit(said, rect.w - 20, "label"), (rect.x + 10, y), "yellow", "label")
        _paint_row(surface, pygame.Rect(rect.x + 10, y + 15, rect.w - 20, _CELL_HIGH), s, player, other)
        y += _CELL_HIGH + 18
    if len(others) == 1:
        _paint_scale(
            surface, pygame.Rect(rect.x + 24, y + 10, rect.w - 48, rect.bottom - y - 16), s, player, others[0][0]
        )


def _paint_scale(surface: pygame.Surface, room: pygame.Rect, s: State, player: Player, other: Player) -> None:
    """A line of squares with the target on it, and where each face of the die comes down with the best multiplier."""
    distance, off = s.board.distance(player.square, other.square), s.table.rulings.rocket_tolerance
    multipliers = range(FEWEST_TIMES, s.table.rulings.rocket_most + 1)
    best = max(multipliers, key=lambda times: (len(_faces(s, player, other, times)), -times))
    top = max(distance + off + 1, best * _SHOWN_FACES)
    line = room.y + _DIE + 8

    def along(squares: int) -> int:
        return room.x + squares * room.w // top

    band = pygame.Rect(
        along(distance - off) - 8, room.y - 2, along(distance + off) - along(distance - off) + 16, _DIE + 18
    )
    surface.fill(theme.rgb("wine"), band)
    marks.hatch(surface, band, "red", 6, 2)
    surface.fill(theme.rgb("mist"), (room.x, line, room.w, 2))
    every = max(1, top // _MOST_NUMBERS)
    for square in range(0, top + 1, every):
        surface.fill(theme.rgb("mist"), (along(square), line - 3, 1, 7))
        colour = "yellow" if square == distance else "fog"
        text.draw(surface, str(square), (along(square), line + 8), colour, "label", "c")
    for pips in range(1, SIDES + 1):
        if pips * best <= top:
            die = sprites.sprite(f"white_small_{pips}", 1, "dice")
            surface.blit(die, die.get_rect(midbottom=(along(pips * best), line - 4)))
    said = tr(N_("with x{times}: {faces} of 6")).format(times=best, faces=len(_faces(s, player, other, best)))
    text.draw(surface, said, (room.right, line + 26), "lime", "label", "r")


def _paint_row(surface: pygame.Surface, row: pygame.Rect, s: State, player: Player, other: Player) -> None:
    multipliers = range(FEWEST_TIMES, s.table.rulings.rocket_most + 1)
    counts = {times: len(_faces(s, player, other, times)) for times in multipliers}
    wide = min(_CELL + 8, row.w // len(counts) - _GAP)
    for number, (times, hits) in enumerate(counts.items()):
        cell = pygame.Rect(row.x + number * (wide + _GAP), row.y, wide, row.h)
        panels.panel(surface, cell, "hot" if hits else "off")
        text.draw(surface, f"x{times}", (cell.centerx, cell.y + 5), "white" if hits else "steel", "label", "c")
        for face in range(hits):
            left = cell.centerx - hits * 5 + face * 10
            surface.fill(theme.rgb("yellow"), (left + 1, cell.bottom - 14, 8, 8))
            surface.fill(theme.rgb("ink"), (left + 4, cell.bottom - 11, 2, 2))


def _faces(s: State, player: Player, other: Player, times: int) -> tuple[int, ...]:
    return odds(s, player, Attack("rocket", other.seat, times)).faces
