"""The cards of the campaign: a piece of the mission's board, its name and goal, and how it was won."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

import pygame

from game.content.campaign import Step, Win
from game.engine.commandos.board_spec import BoardSpec
from game.engine.core.text import N_
from game.scenes.campaign_steps import STEP_TEXTS, id_of, possible
from game.scenes.setup_board import preview
from game.scenes.setup_maps import MapEntry
from game.ui import marks, panels, sprites, text, theme
from game.ui.board_picture import space_corner
from game.ui.text import tr
from game.ui.widgets.base import Tip, Widget

_RIM, _BAR, _FOOT = 8, 30, 66  # around the picture, of the bar with the name, of the lines below it
_LEAST_ZOOM, _HALF_SPACE = 2, 8
BOX, BOX_STEP = 24, 28
"""The side of a step's box, and from one to the next."""


class MissionCard(Widget):
    """A mission: a click sets a game of it up. `flag` is the word that marks the recommended one."""

    def __init__(
        self, rect: pygame.Rect, entry: MapEntry, win: Win | None, flag: str, on_click: Callable[[], None]
    ) -> None:
        super().__init__(f"mission {id_of(entry)}", rect, rule="commandos:S4")
        self.entry, self.win, self.flag, self.on_click = entry, win, flag, on_click

    def click(self) -> None:
        self.on_click()

    def describe(self, pos: tuple[int, int] | None = None) -> Tip:
        mission = self.entry.mission
        assert mission, "a mission of the campaign has its texts"
        return Tip(tr(mission.briefing), tr(mission.name))

    def draw(self, surface: pygame.Surface) -> None:
        panels.panel(surface, self.rect, "paper", drop=True)
        window = pygame.Rect(self.rect.x + _RIM, self.rect.y + _RIM, self.rect.w - 2 * _RIM, self._window_height())
        assert self.entry.board, "a mission of the campaign has a board"
        surface.blit(_piece(self.entry.board, self.entry.file, window.size), window)
        if self.flag:
            panels.chip(surface, (window.x + 6, window.y + 6), self.flag, "orange", "ink", "body", 10, 26)
        self._draw_name(surface, pygame.Rect(window.x, window.bottom, window.w, _BAR))
        self._draw_foot(surface, window.x + 6, window.bottom + _BAR + 8)
        if self.hovered:
            pygame.draw.rect(surface, theme.rgb("orange"), self.rect.inflate(-4, -4), 2)

    def _window_height(self) -> int:
        return self.rect.h - _RIM - _BAR - _FOOT

    def _draw_name(self, surface: pygame.Surface, bar: pygame.Rect) -> None:
        mission = self.entry.mission
        assert mission, "a mission of the campaign has its texts"
        colour = "forest" if self.win else "slate"
        surface.fill(theme.rgb(colour), bar)
        surface.fill(theme.darker(colour), (bar.x, bar.bottom - 4, bar.w, 4))
        surface.fill(theme.rgb("ink"), (bar.x, bar.y, bar.w, 2))
        left = text.draw(surface, f"{mission.number:02}", (bar.x + 10, bar.y + 6), "yellow") + theme.GAP
        name = text.fit(tr(mission.name), bar.right - left - theme.GAP)
        text.draw(surface, name, (left, bar.y + 6), "white")

    def _draw_foot(self, surface: pygame.Surface, x: int, y: int) -> None:
        """The goal in one line, then what was won at best, and the steps that make the mission harder."""
        mission, wide = self.entry.mission, self.rect.w - 2 * _RIM - 12
        assert mission, "a mission of the campaign has its texts"
        text.draw(surface, text.fit(tr(mission.goal), wide), (x, y), "bark")
        steps = possible(id_of(self.entry))
        room = wide - len(steps) * BOX_STEP
        for number, step in enumerate(steps):
            place = (x + room + 4 + number * BOX_STEP, y + 22)
            draw_step(surface, place, step, self.win is not None and step in self.win.steps)
        if self.win is None:
            text.draw(surface, text.fit(tr(N_("not won yet")), room), (x, y + 26), "earth")
            return
        surface.blit(sprites.icon("ok"), (x, y + 26))
        text.draw(surface, text.fit(won(self.win, len(steps)), room - 20), (x + 20, y + 26), "forest")


def won(win: Win, steps: int) -> str:
    """The best win in words, such as "won, 2 of 4 harder"."""
    if not win.steps:
        return tr(N_("won"))
    return tr(N_("won +{taken} of {all}")).format(taken=len(win.steps), all=steps)


def draw_step(surface: pygame.Surface, pos: tuple[int, int], step: Step, taken: bool) -> None:
    """A step's box: framed and green if a game was won with it, else dashed and empty with a grey icon."""
    box, icon = pygame.Rect(*pos, BOX, BOX), STEP_TEXTS[step].icon
    picture = sprites.icon(icon) if taken else sprites.greyed(icon)
    if taken:
        surface.fill(theme.rgb("ink"), box)
        surface.fill(theme.rgb("leaf"), box.inflate(-4, -4))
    else:
        marks.dashed_frame(surface, box, "sand_d")
    surface.blit(picture, picture.get_rect(center=box.center))


@lru_cache(maxsize=32)
def _piece(board: BoardSpec, file: Path, size: tuple[int, int]) -> pygame.Surface:
    """The piece of the mission's board around what matters most, at the whole zoom that fills a window of this size."""
    whole = preview(board, file)
    zoom = max(_LEAST_ZOOM, *(-(-side // own) for side, own in zip(size, whole.get_size(), strict=True)))
    space = board.boss if board.boss >= 0 else next(iter((*board.targets, *board.objectives)), board.drop_zone)
    x, y = space_corner(space % board.width, space // board.width)
    seen = pygame.Rect(0, 0, -(-size[0] // zoom), -(-size[1] // zoom))
    seen.center = (x + _HALF_SPACE, y + _HALF_SPACE)
    seen.clamp_ip(whole.get_rect())
    picture = pygame.Surface(size)
    picture.blit(pygame.transform.scale_by(whole.subsurface(seen), zoom), (0, 0))
    return picture.convert() if pygame.display.get_surface() else picture
