"""Draws the board in this order: ground, marks, walls, tokens, step counts, route, dice, selection."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

import pygame

from game.engine.commandos.board import SYMBOLS, column_letter
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.state import OFF_MAP
from game.engine.core.text import N_
from game.ui import marks as ui_marks
from game.ui import panels, sprites, text, theme
from game.ui.board_picture import GAP, PITCH, commandos_board_picture, space_corner
from game.ui.layers import Layer
from game.ui.pieces import paint_pieces
from game.ui.skins.commandos import board_marks as mark
from game.ui.skins.commandos.board_dice import (
    SQUASH,
    die_picture,
    die_rect,
    paint_badges,
    spaces_with_dice,
    squashed,
)
from game.ui.skins.commandos.board_field import paint_field, paint_manned, paint_sight
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.geometry import SPACE, Geometry, places
from game.ui.skins.commandos.grounds import ground_at
from game.ui.skins.commandos.nests import tile_at
from game.ui.skins.commandos.stage import DieSprite, Stage
from game.ui.text import tr

Point = tuple[int, int]
_DIE_SHADOW, _MINI_SHADOW, _TOKEN_SHADOW = (2, 2), (1, 1), (1, 1)
_BRACKET = 5
_RIM = 6  # the dark groove between wood and board


@dataclass(frozen=True, slots=True)
class Marks:
    """What is marked on the board, as plain data.

    `legal` spaces can be chosen, `entry` spaces start a fight (their `enemy_tiles` are bracketed); `steps` are the
    step counts by space; `tiles` can be chosen; `dice` are letters that can be chosen, `selected` those that are;
    `shown` are spaces that a line of the log points at; `order` numbers the enemies as they will move; `route` is the
    way to the pointer, `sight` are pairs of spaces between which a shot would go, the player's or a nest's.
    """

    legal: frozenset[int] = frozenset()
    entry: frozenset[int] = frozenset()
    enemy_tiles: frozenset[int] = frozenset()
    tiles: frozenset[int] = frozenset()
    steps: tuple[tuple[int, int], ...] = ()
    dice: frozenset[str] = frozenset()
    selected: frozenset[str] = frozenset()
    route: tuple[int, ...] = ()
    shown: frozenset[int] = frozenset()
    order: str = ""
    sight: tuple[tuple[int, int], ...] = ()


class BoardPainter:
    """Paints one board; the still part below the pieces is kept until its marks change."""

    def __init__(
        self,
        spec: BoardSpec,
        near: Path,
        plates: tuple[str, ...],
        colours: str = "normal",
        token: str = "objective",
    ) -> None:
        self.spec, self.plates, self._near, self._token = spec, plates, near, token
        self.lines = theme.MARKS[colours]
        self._picture = commandos_board_picture(spec, near)
        self._flipped: tuple[int, ...] = ()
        self._grounds: dict[int, str] = {}
        self._floor = Layer()
        self._sheet: pygame.Surface | None = None
        self._shot: pygame.Surface | None = None
        self._shot_key: object = None

    def ground_of(self, space: int) -> str:
        """The kind of ground of a space, for the sound of steps."""
        if space not in self._grounds:
            corner = space_corner(space % self.spec.width, space // self.spec.width)
            self._grounds[space] = ground_at(self._picture.ground, corner)
        return self._grounds[space]

    # ------------------------------------------------------------ frame

    def paint_frame(self, surface: pygame.Surface, geometry: Geometry) -> None:
        """The wooden frame with the names of columns and rows, and the groove around the board."""
        panels.panel(surface, geometry.frame, "wood")
        view, columns = geometry.view, self.spec.columns
        surface.fill(theme.rgb("ink"), view.inflate(2 * _RIM, 2 * _RIM))
        for column in range(columns):
            x = geometry.tile_rect(column).centerx
            if view.left <= x < view.right:
                text.draw(surface, column_letter(column), (x, view.y - 25), "sand_l", align="c")
        for row in range(self.spec.rows):
            y = geometry.tile_rect(row * columns).centery
            if view.top <= y < view.bottom:
                text.draw(surface, str(row + 1), (view.x - 16, y - 10), "sand_l", align="c")

    # ------------------------------------------------------------ board

    def paint(
        self, surface: pygame.Surface, geometry: Geometry, stage: Stage, marks: Marks, effects: Effects, still: int
    ) -> None:
        """Draw the whole board at its place. `still` counts what has changed; the same number is the same picture."""
        key = (geometry.view.size, geometry.origin, marks, still)
        if still < 0 or self._shot is None or key != self._shot_key:
            self._shot_key = key
            self._compose(geometry, stage, marks, effects)
            self._shot = self._seen(geometry)
        surface.blit(self._shot, geometry.view)

    def _seen(self, geometry: Geometry) -> pygame.Surface:
        """The part of the board below the view, zoomed."""
        sheet, zoom, view = self._sheet_for(geometry), geometry.zoom, geometry.view
        if not geometry.scrolls:
            return pygame.transform.scale(sheet, view.size)
        left, top = geometry.board_pixel(view.topleft)
        part = pygame.Rect(left, top, view.w // zoom + 2, view.h // zoom + 2).clip(sheet.get_rect())
        zoomed = pygame.transform.scale(sheet.subsurface(part), (part.w * zoom, part.h * zoom))
        shift = geometry.on_screen(left, top)
        return zoomed.subsurface((view.x - shift.x, view.y - shift.y, *view.size))

    def _compose(self, geometry: Geometry, stage: Stage, marks: Marks, effects: Effects) -> None:
        sheet = self._sheet_for(geometry)
        self._flip(tuple(stage.flipped))
        key = (marks.legal, marks.entry, marks.enemy_tiles, marks.tiles, marks.shown, self._flipped)
        sheet.blit(self._floor.picture(geometry.size, key, lambda s: self._paint_floor(s, geometry, marks)), (0, 0))
        paint_field(sheet, geometry, self.spec, stage)
        self._paint_tokens(sheet, geometry, stage, effects)
        self._paint_steps(sheet, geometry, stage, marks)
        self._paint_route(sheet, geometry, marks)
        paint_sight(sheet, geometry, marks.sight)
        self._paint_dice(sheet, geometry, stage, marks, effects)
        paint_manned(sheet, geometry, self.spec, stage)
        self._paint_plates(sheet, geometry, stage, effects)
        self._paint_selection(sheet, geometry, stage, marks, effects)
        self._paint_effects(sheet, geometry, effects)

    def _flip(self, flipped: tuple[int, ...]) -> None:
        """The cards of destroyed nests lie on side A (commandos:M4)."""
        if flipped == self._flipped:
            return
        self._flipped = flipped
        cards = list(self.spec.cards)
        for number in flipped:
            tile = tile_at(self.spec, self.spec.specials[number].cells[0])
            cards[tile] = replace(cards[tile], side="A")
        self._picture = commandos_board_picture(replace(self.spec, cards=tuple(cards)), self._near)

    def _sheet_for(self, geometry: Geometry) -> pygame.Surface:
        if self._sheet is None:
            sheet = pygame.Surface(geometry.size)
            self._sheet = sheet.convert() if pygame.display.get_surface() else sheet
        return self._sheet

    def _paint_floor(self, sheet: pygame.Surface, geometry: Geometry, marks: Marks) -> None:
        sheet.fill(theme.rgb("ink"))
        sheet.blit(self._picture.ground, (0, 0))
        mark.region(sheet, geometry, marks.legal, self.lines["legal"], hatched=False)
        mark.region(sheet, geometry, marks.entry, self.lines["attack"], hatched=True)
        mark.region(sheet, geometry, marks.shown, self.lines["selected"], hatched=False)
        card = PITCH - GAP
        for tile in marks.tiles:
            mark.brackets(sheet, (*geometry.tile_corner(tile), card, card), self.lines["legal"][0], 9)
        for tile in marks.enemy_tiles:
            mark.brackets(sheet, (*geometry.tile_corner(tile), card, card), self.lines["attack"][0], 9)
        sheet.blit(self._picture.walls, (0, 0))

    # ------------------------------------------------------------ tokens

    def _paint_tokens(self, sheet: pygame.Surface, geometry: Geometry, stage: Stage, effects: Effects) -> None:
        for symbol, space in zip(SYMBOLS, self.spec.spawns, strict=True):
            mark.put(sheet, sprites.icon(symbol), geometry.corner(space), (0, 1))
        for space in stage.drop_zones:
            mark.put(sheet, sprites.icon("drop"), geometry.corner(space), (0, 1))
        for number, space in enumerate(stage.objective_at):
            if space >= 0 and number not in effects.lifted:
                self._paint_objective(sheet, geometry.corner(space))
        for tile in stage.explosives:
            x, y = geometry.tile_corner(tile)
            mark.put(sheet, sprites.icon("explosive"), (x + SPACE - 8, y + SPACE - 8), _TOKEN_SHADOW)
        if stage.decoy != OFF_MAP:
            x, y = geometry.tile_corner(stage.decoy)
            mark.put(sheet, sprites.icon("decoy"), (x + SPACE, y + SPACE), _TOKEN_SHADOW)

    def _paint_objective(self, sheet: pygame.Surface, corner: Point) -> None:
        x, y = corner
        mark.put(sheet, sprites.icon(self._token), (x, max(0, y - 6)), _TOKEN_SHADOW)

    def _paint_plates(self, sheet: pygame.Surface, geometry: Geometry, stage: Stage, effects: Effects) -> None:
        """The conditions: on their tokens, or below or above a die that stands there."""
        taken = {die.space for die in stage.dice.values()}
        for number, space in enumerate(stage.objective_at):
            if space < 0 or number in effects.lifted:
                continue
            x, y = geometry.corner(space)
            top = y + SPACE // 2
            if space in taken:
                below = y + SPACE - 1
                top = below if below + mark.PLATE <= sheet.get_height() else y - mark.PLATE + 1
            mark.plate(sheet, x + SPACE // 2, top, self._plate(stage, number))

    def _plate(self, stage: Stage, number: int) -> str:
        if stage.objective_open[number]:
            return tr(N_("free"))
        return self.plates[number] if stage.objective_known[number] else "?"

    # ------------------------------------------------------------ steps and route

    def _paint_steps(self, sheet: pygame.Surface, geometry: Geometry, stage: Stage, marks: Marks) -> None:
        taken = {die.space for die in stage.dice.values()} | set(stage.objective_at) | set(marks.route)
        for space, steps in marks.steps:
            if space not in taken:
                mark.step_count(sheet, geometry.corner(space), steps)

    def _paint_route(self, sheet: pygame.Surface, geometry: Geometry, marks: Marks) -> None:
        if len(marks.route) < 2:
            return
        points = [(x + SPACE // 2, y + SPACE // 2) for x, y in map(geometry.corner, marks.route)]
        mark.route(sheet, points, self.lines["selected"])

    # ------------------------------------------------------------ dice

    def _paint_dice(
        self, sheet: pygame.Surface, geometry: Geometry, stage: Stage, marks: Marks, effects: Effects
    ) -> None:
        for space, dice in spaces_with_dice(stage, effects).items():
            x, y = geometry.corner(space)
            standing = list(zip(dice, places(len(dice)), strict=False))
            for die, (dx, dy) in sorted(standing, key=lambda pair: pair[0].letter in marks.selected):
                self._paint_die(sheet, die, (x + dx, y + dy), len(dice) > 1, effects)
        for letter, (x, y) in effects.dice.items():
            if letter not in effects.hidden:  # a hop in the top row stays on the board
                self._paint_die(sheet, stage.dice[letter], (x, max(0, y)), False, effects)

    def _paint_die(self, sheet: pygame.Surface, die: DieSprite, pos: Point, shared: bool, effects: Effects) -> None:
        face = effects.faces.get(die.letter, die.pips)
        picture = die_picture(die.letter, face, "mini" if shared else "small")
        if die.letter in effects.flash:
            picture = ui_marks.silhouette(picture, "white")
        if die.letter in effects.squashed:
            picture, pos = squashed(picture), (pos[0], pos[1] + SQUASH)
        mark.put(sheet, picture, pos, _MINI_SHADOW if shared else _DIE_SHADOW)
        paint_badges(sheet, die, (pos[0], pos[1], *picture.get_size()), 2 if shared else 0)

    def _paint_selection(
        self, sheet: pygame.Surface, geometry: Geometry, stage: Stage, marks: Marks, effects: Effects
    ) -> None:
        """Brackets around each die that can be chosen, around the space where several share it, and the chosen ones."""
        light = self.lines["legal"][0]
        for space, dice in spaces_with_dice(stage, effects).items():
            if not any(die.letter in marks.dice for die in dice):
                continue
            rect = (*geometry.corner(space), SPACE, SPACE)
            if len(dice) == 1:
                rect = die_rect(geometry, stage, dice[0].letter, effects) or rect
            mark.brackets(sheet, _around(rect), light, _BRACKET)
        for letter in marks.selected:
            if found := die_rect(geometry, stage, letter, effects):
                mark.brackets(
                    sheet, _around(found), self.lines["selected"][0], _BRACKET if found[2] > SPACE // 2 + 1 else 3
                )

    # ------------------------------------------------------------ what an animation adds

    def _paint_effects(self, sheet: pygame.Surface, geometry: Geometry, effects: Effects) -> None:
        if len(effects.path) > 1:
            points = [(x + SPACE // 2, y + SPACE // 2) for x, y in map(geometry.corner, effects.path)]
            mark.route(sheet, points, self.lines["selected"])
        if effects.aim is not None:
            card = PITCH - GAP
            mark.brackets(sheet, (*geometry.tile_corner(effects.aim), card, card), self.lines["attack"][0], 12)
        for icon, place in effects.tokens:
            mark.put(sheet, sprites.icon(icon), place, _TOKEN_SHADOW)
        for letter, pips, place, t in effects.pieces:
            paint_pieces(sheet, die_picture(letter, pips, "small"), place, t)
        if effects.blast:
            tile, t = effects.blast
            _paint_blast(sheet, geometry.tile_corner(tile), t)


def _around(rect: tuple[int, int, int, int]) -> tuple[int, int, int, int]:
    """Where the brackets of a die stand: three pixels beside a lone one, close to a small one or a whole space."""
    x, y, w, h = rect
    beside = 3 if SPACE // 2 + 1 < w < SPACE else 1
    return x - beside, y - 2, w + 2 * beside, h + 4


def _paint_blast(sheet: pygame.Surface, corner: Point, t: float) -> None:
    """Rings of fire over a tile, from the middle outward."""
    middle = corner[0] + (PITCH - GAP) // 2, corner[1] + (PITCH - GAP) // 2
    for delay, colour in ((0.0, "rust"), (0.12, "orange"), (0.24, "yellow"), (0.4, "white")):
        reach = (t - delay) / 0.6
        if 0 < reach < 1:
            pygame.draw.circle(sheet, theme.rgb(colour), middle, round(24 * reach), max(2, round(7 * (1 - reach))))
