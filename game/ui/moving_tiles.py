"""What of a map's picture moves by itself: the cells of tiles with an <animation>, from step to step."""

from __future__ import annotations

import math
from bisect import bisect_right

import pygame

from game.content.tiled.tree import GID_MASK, Frame, MapObject, ObjectLayer, Picture, TileLayer, TileMap
from game.ui.tiled_images import TileImages
from game.ui.tiled_view import margins, tree_picture

MOST_STEPS = 32
"""Pictures of one cycle; a map whose animations fit together only after more begins again there."""
Patch = tuple[pygame.Rect, pygame.Surface]


class MovingTiles:
    """The steps of one map; each is painted when it is first shown and kept as the cells that can change."""

    def __init__(self, tree: TileMap) -> None:
        self._tree = tree
        self._pictures: dict[Picture, pygame.Surface] = {}
        self._moments, self._cycle = moments(tree)
        self._cells = _cells(tree) if self.moves else []
        self._patches: dict[int, list[Patch]] = {}

    @property
    def moves(self) -> bool:
        """Whether anything does."""
        return len(self._moments) > 1

    def step(self, ms: int) -> int:
        """The number of the step that is shown after so many milliseconds."""
        return bisect_right(self._moments, ms % self._cycle) - 1

    def due(self, ms: int) -> int:
        """Milliseconds until the next step."""
        now = ms % self._cycle
        return next((moment for moment in self._moments if moment > now), self._cycle) - now

    def patches(self, step: int) -> list[Patch]:
        """Where the picture may differ from that of another step, and what is seen there."""
        if step not in self._patches:
            picture = tree_picture(self._tree, TileImages(self._tree, self._moments[step], self._pictures))
            inside = picture.get_rect()
            cells = [cell.clip(inside) for cell in self._cells]
            self._patches[step] = [(cell, picture.subsurface(cell).copy()) for cell in cells if cell.w and cell.h]
        return self._patches[step]


def moments(tree: TileMap) -> tuple[list[int], int]:
    """When in a cycle a tile of the map changes, in milliseconds from 0 on, and how long the cycle is."""
    animations = set(_animations(tree).values())
    found = [_times(frames) for frames in animations]
    cycle = math.lcm(*(total for _, total in found)) if found else 1
    times: set[int] = {0}
    for changes, total in found:
        for start in range(0, min(cycle, total * MOST_STEPS), total):
            times |= {start + change for change in changes}
    kept = sorted(times)
    return (kept, cycle) if len(kept) <= MOST_STEPS else (kept[:MOST_STEPS], kept[MOST_STEPS])


def _times(frames: tuple[Frame, ...]) -> tuple[list[int], int]:
    """When the frames of an animation begin, and how long it takes."""
    starts, total = [], 0
    for frame in frames:
        starts.append(total)
        total += frame.duration
    return starts, max(1, total)


def _animations(tree: TileMap) -> dict[int, tuple[Frame, ...]]:
    """The frames of each animated tile number that the map shows."""
    numbers: set[int] = set()
    for layer in tree.flat_layers():
        if isinstance(layer, TileLayer):
            numbers |= set(layer.cells)
        elif isinstance(layer, ObjectLayer):
            numbers |= {thing.gid for thing in layer.objects}
    tiles = {raw: tree.tile(raw & GID_MASK) for raw in numbers if raw & GID_MASK}
    return {raw: tile.frames for raw, tile in tiles.items() if tile and len(tile.frames) > 1}


def _cells(tree: TileMap) -> list[pygame.Rect]:
    """The parts of the picture that animated tiles are drawn on."""
    moving, (left, top, _, _) = _animations(tree), margins(tree)
    found: dict[tuple[int, int, int, int], pygame.Rect] = {}
    for layer in tree.flat_layers():
        dx, dy = round(layer.offset[0]) + left, round(layer.offset[1]) + top
        if isinstance(layer, TileLayer):
            places = [n for n, raw in enumerate(layer.cells) if raw in moving]
            rects = [_cell(tree, layer.cells[n], n % layer.width, n // layer.width) for n in places]
        elif isinstance(layer, ObjectLayer):
            rects = [_around(thing) for thing in layer.objects if thing.gid in moving]
        else:
            continue
        found |= {tuple(rect.move(dx, dy)): rect.move(dx, dy) for rect in rects}  # type: ignore[misc]
    return list(found.values())


def _cell(tree: TileMap, raw: int, x: int, y: int) -> pygame.Rect:
    """Where a tile of a layer is drawn: on the bottom left corner of its cell, moved as its tileset says."""
    tileset = tree.owner(raw & GID_MASK)
    assert tileset is not None  # else it had no frames
    size = max(tileset.size_of((raw & GID_MASK) - tileset.first_gid))
    side = max(size, tree.tile_width, tree.tile_height)
    rect = pygame.Rect(x * tree.tile_width, (y + 1) * tree.tile_height - side, side, side)
    return rect.move(round(tileset.offset[0]), round(tileset.offset[1]))


def _around(thing: MapObject) -> pygame.Rect:
    """All that a tile object may cover, however it is turned about its point."""
    reach = math.ceil(thing.width + thing.height)
    return pygame.Rect(math.floor(thing.x) - reach, math.floor(thing.y) - reach, 2 * reach, 2 * reach)
