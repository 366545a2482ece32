"""What is drawn while somebody aims: who can be hit and how likely, the line of fire and what stops it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.komandosi.bot_attack import attack_of
from game.engine.komandosi.forecast import Odds, fire_line, fist_ways, odds
from game.engine.komandosi.state import Player
from game.ui import marks, panels, text, theme
from game.ui.skins.komandosi import pawns

if TYPE_CHECKING:
    from game.scenes.komandosi.view import KomandosiTableView

_LINE, _TAG_HIGH, _DOTS = 3, 22, 12
_ARC = 60


def percent(odds_: Odds) -> str:
    """A chance in percent."""
    return f"{round(100 * odds_.chance)}%"


def best_odds(scene: KomandosiTableView, letter: str) -> Odds | None:
    """The best chance against an opponent among what the clicks so far leave open."""
    s, player = scene.game.state, scene.game.asked
    found = [
        odds(s, player, attack)
        for option in scene.game.chooser.matching()
        if getattr(option, "target", "") == letter and (attack := attack_of(option))  # type: ignore[arg-type]
    ]
    return max(found, key=lambda each: each.chance, default=None)


def paint_aim(surface: pygame.Surface, scene: KomandosiTableView) -> None:
    """Brackets and chances at everybody who can be attacked now; with a rifle or a fist also the way there."""
    game, weapon = scene.game, scene.game.button
    for letter in game.targets():
        other = game.state.player(letter)
        rect = scene.picture.island.squares.rect(other.square)
        if not weapon:
            marks.brackets(surface, rect.inflate(4, 4), "coral", 6)
            continue
        if game.target in ("", letter):
            _paint_way(surface, scene, weapon, other)
            marks.brackets(surface, rect.inflate(6, 6), "coral", 10)
            if best := best_odds(scene, letter):
                _paint_tag(surface, scene, weapon, rect, percent(best))
    if weapon == "rifle":
        _paint_blocked(surface, scene)


def _paint_tag(surface: pygame.Surface, scene: KomandosiTableView, weapon: str, rect: pygame.Rect, words: str) -> None:
    wide = text.width(words) + 34
    tag = pygame.Rect(0, 0, wide, _TAG_HIGH)
    tag.midright = rect.left - 6, rect.centery
    if tag.left < scene.places.map.left:
        tag.midleft = rect.right + 6, rect.centery
    panels.panel(surface, tag, "danger")
    surface.blit(pawns.icon("rocket" if weapon == "rocket" else weapon), (tag.x + 6, tag.y + 3))
    text.draw(surface, words, (tag.right - 7, tag.y + 3), "white", align="r")


def _paint_way(surface: pygame.Surface, scene: KomandosiTableView, weapon: str, other: Player) -> None:
    squares, player = scene.picture.island.squares, scene.game.asked
    start, end = squares.centre(player.square), squares.centre(other.square)
    if weapon == "rifle":
        pygame.draw.line(surface, theme.rgb("ink"), start, end, _LINE + 3)
        pygame.draw.line(surface, theme.rgb("yellow"), start, end, _LINE)
    elif weapon == "rocket":
        _paint_arc(surface, start, end)
    else:
        ways = fist_ways(scene.game.state, player, other)
        if ways:
            points = [squares.centre(square) for square in (player.square, *ways[min(ways)])]
            pygame.draw.lines(surface, theme.rgb("ink"), False, points, _LINE + 3)
            pygame.draw.lines(surface, theme.rgb("coral"), False, points, _LINE)


def _paint_arc(surface: pygame.Surface, start: tuple[int, int], end: tuple[int, int]) -> None:
    """The flight of a rocket, as dots over everything between."""
    for number in range(1, _DOTS):
        t = number / _DOTS
        x = start[0] + (end[0] - start[0]) * t
        y = start[1] + (end[1] - start[1]) * t - _ARC * 4 * t * (1 - t)
        surface.fill(theme.rgb("ink"), (round(x) - 3, round(y) - 3, 7, 7))
        surface.fill(theme.rgb("white"), (round(x) - 2, round(y) - 2, 5, 5))


def _paint_blocked(surface: pygame.Surface, scene: KomandosiTableView) -> None:
    """The line to an opponent under the pointer that no bullet reaches: yellow up to what stops it."""
    game, squares = scene.game, scene.picture.island.squares
    player = game.asked
    for other in game.state.others(player):
        if other.square != scene.pointed or other.letter in game.targets():
            continue
        line = fire_line(game.state, player, other)
        start, end = squares.centre(player.square), squares.centre(other.square)
        colour = "coral" if line.stops else "fog"
        pygame.draw.line(surface, theme.rgb("ink"), start, end, _LINE + 3)
        pygame.draw.line(surface, theme.rgb(colour), start, end, _LINE)
        for square in line.stops:
            rect = squares.rect(square)
            marks.hatch(surface, rect, "coral", 6, 3)
            pygame.draw.rect(surface, theme.rgb("coral"), rect, 2)
