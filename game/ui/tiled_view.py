"""Pictures of Tiled maps: pytmx loads and turns the tiles of the checked tree, this module draws them as Tiled does."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple, TypeVar

import pygame

from game.content.commandos_cards import WALLS, CardFace, MapCard
from game.content.map_objects import ALIGNMENTS
from game.content.tiled.fields import hexadecimal
from game.content.tiled.tree import (
    DIAGONAL,
    GID_MASK,
    AnyLayer,
    GroupLayer,
    ImageLayer,
    MapObject,
    ObjectLayer,
    TileLayer,
    TileMap,
)
from game.ui.tiled_images import TileImages
from game.ui.tiled_shapes import Frame, faded, fitted, nearest, put, repeated

OPAQUE = 255
WIDEST_MARGIN = 1024
"""Pixels: a layer that was moved farther beyond the map, by mistake, is cut."""
T = TypeVar("T", int, float)


class Layers(NamedTuple):
    """A picture in two sheets of one size: marks and highlights are drawn between them."""

    ground: pygame.Surface
    walls: pygame.Surface


def tree_picture(tree: TileMap, images: TileImages | None = None) -> pygame.Surface:
    """The whole map as Tiled shows it: all visible layers in document order, on the map's background colour.

    `images` are the tiles of another moment than the first of their animations.
    """
    left, top, right, bottom = margins(tree)
    size = tree.width * tree.tile_width + left + right, tree.height * tree.tile_height + top + bottom
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    if tree.background:
        sheet.fill(_colour(tree.background))
    LayerPainter(tree, sheet, (left, top), images).draw(tree.layers)
    return sheet


def card_layers(card: MapCard, face: CardFace) -> Layers:
    """One side of an upright map tile card: what lies below the marks, and the walls with all that is above them."""
    size = card.tree.width * card.tree.tile_width, card.tree.height * card.tree.tile_height
    sheets = Layers(pygame.Surface(size, pygame.SRCALPHA), pygame.Surface(size, pygame.SRCALPHA))
    roles = [layer.role for layer in face.layers]
    first_wall = roles.index(WALLS) if WALLS in roles else len(roles)
    images = TileImages(card.tree)
    for sheet, layers in zip(sheets, (face.layers[:first_wall], face.layers[first_wall:]), strict=True):
        LayerPainter(card.tree, sheet, (0, 0), images).draw(layers, alone=True)
    return sheets


def card_picture(card: MapCard, side: str = "A") -> pygame.Surface:
    """One side of an upright map tile card in one sheet; raises `KeyError` for a side that the card has not."""
    sheets = card_layers(card, card.faces[side])
    sheets.ground.blit(sheets.walls, (0, 0))
    return sheets.ground


class LayerPainter:
    """Draws layers of one map onto one sheet, whose pixel `origin` is the map's top left corner."""

    def __init__(
        self, tree: TileMap, sheet: pygame.Surface, origin: tuple[int, int], images: TileImages | None = None
    ) -> None:
        self.tree, self.sheet, self.origin = tree, sheet, origin
        self.images = images or TileImages(tree)

    def draw(self, layers: Iterable[AnyLayer], alone: bool = False) -> None:
        """Draws the layers in document order; `alone`: whether the group around them is visible does not matter."""
        for layer in layers:
            if not (layer.switched_on if alone else layer.visible):
                continue
            match layer:
                case GroupLayer():
                    self.draw(layer.layers, alone)
                case TileLayer():
                    self._draw_tiles(layer)
                case ObjectLayer():
                    self._draw_objects(layer)
                case ImageLayer():
                    self._draw_image(layer)

    def _draw_tiles(self, layer: TileLayer) -> None:
        columns, rows = range(layer.width), range(layer.height)
        order = self.tree.render_order
        images: dict[int, pygame.Surface | None] = {0: None}
        for y in reversed(rows) if order.endswith("up") else rows:
            for x in reversed(columns) if order.startswith("left") else columns:
                raw = layer.cells[y * layer.width + x]
                if raw not in images:
                    images[raw] = self._image(raw, layer, layer.opacity)
                if image := images[raw]:
                    corner = x * self.tree.tile_width, (y + 1) * self.tree.tile_height
                    self._draw_tile(image, raw, self._moved(corner, layer))

    def _image(self, raw: int, layer: AnyLayer, opacity: float) -> pygame.Surface | None:
        """A tile with the layer's tint and an opacity; None where there is no picture, or no tileset."""
        image = self.images.tile(raw) if self.tree.owner(raw & GID_MASK) else None
        opaque = layer.tint[3] < OPAQUE and self.images.opaque_tile(raw)
        return image and faded(image, layer.tint, opacity, opaque)

    def _draw_tile(self, image: pygame.Surface, raw: int, at: tuple[float, float]) -> None:
        """A tile stands on the bottom left corner of its cell, whatever its size, unless it is to fill the cell."""
        tileset = self.tree.owner(raw & GID_MASK)
        assert tileset is not None  # else there were no image
        fills = tileset.render_size == "grid"
        size = tileset.size_of((raw & GID_MASK) - tileset.first_gid)
        box = (self.tree.tile_width, self.tree.tile_height) if fills else size
        self._put(image, raw, box, ALIGNMENTS["bottomleft"], at)

    def _draw_objects(self, layer: ObjectLayer) -> None:
        things = [thing for thing in layer.objects if thing.visible and thing.gid & GID_MASK]
        if layer.draw_order != "index":
            things.sort(key=lambda thing: thing.y)
        for thing in things:
            self._draw_object(thing, layer)

    def _draw_object(self, thing: MapObject, layer: ObjectLayer) -> None:
        """A tile object is stretched to its size and turned about its own point, which alignment puts in it."""
        image = self._image(thing.gid, layer, layer.opacity * thing.opacity)
        tileset = self.tree.owner(thing.gid & GID_MASK)
        if image is None or tileset is None:
            return
        share = ALIGNMENTS.get(tileset.alignment, ALIGNMENTS["unspecified"])
        at = self._moved((thing.x, thing.y), layer)
        self._put(image, thing.gid, (thing.width, thing.height), share, at, thing.rotation)

    def _put(
        self,
        image: pygame.Surface,
        raw: int,
        box: tuple[float, float],
        share: tuple[float, float],
        at: tuple[float, float],
        rotation: float = 0.0,
    ) -> None:
        """Draws a tile into a box, `share` of which lies left of and above `at`, as its tileset says.

        The box is that of the upright tile. One that is turned by its flags stands on the same bottom left corner.
        """
        tileset, own = self.tree.owner(raw & GID_MASK), upright(image.get_size(), raw)
        assert tileset is not None
        fit = fitted(own, box, tileset.fill_mode)
        moved = tileset.offset[0] * fit.width / own[0], tileset.offset[1] * fit.height / own[1]
        inset, size = upright((fit.left, fit.top), raw), upright((fit.width, fit.height), raw)
        bottom = upright(box, raw)[1] - (1 - share[1]) * box[1]
        handle = share[0] * box[0] - inset[0] - moved[0], bottom - inset[1] - moved[1]
        put(self.sheet, image, Frame(at, size, handle, rotation))

    def _draw_image(self, layer: ImageLayer) -> None:
        if layer.picture is None:
            return
        opaque = layer.tint[3] < OPAQUE and self.images.opaque(layer.picture)
        image = faded(self.images.whole(layer.picture), layer.tint, layer.opacity, opaque)
        at = [nearest(side) for side in self._moved((0, 0), layer)]
        size = list(image.get_size())
        for side in (0, 1):
            if layer.repeat[side]:
                at[side] = at[side] % size[side] - size[side]
                size[side] = self.sheet.get_size()[side] - at[side]
        image = repeated(image, *size)
        put(self.sheet, image, Frame((at[0], at[1]), image.get_size()))

    def _moved(self, point: tuple[float, float], layer: AnyLayer) -> tuple[float, float]:
        """A point of the map as a point of the sheet."""
        return point[0] + self.origin[0] + layer.offset[0], point[1] + self.origin[1] + layer.offset[1]


def upright(size: tuple[T, T], raw: int) -> tuple[T, T]:
    """Width and height of a tile without the turn by its flags; the same the other way round."""
    return size[::-1] if raw & DIAGONAL else size


def turned(picture: pygame.Surface, across: bool, down: bool, diagonal: bool) -> pygame.Surface:
    """The picture as a card with these flags lies: rows and columns swapped first, then mirrored."""
    if diagonal:
        picture = pygame.transform.flip(pygame.transform.rotate(picture, 90), False, True)
    return pygame.transform.flip(picture, across, down)


def _colour(text: str) -> pygame.Color:
    """A colour that Tiled writes as #rrggbb or #aarrggbb; transparent when it is neither."""
    digits = text.removeprefix("#")
    if hexadecimal(digits) is None:
        return pygame.Color(0, 0, 0, 0)
    alpha, rgb = (digits[:2], digits[2:]) if len(digits) == 8 else ("ff", digits)
    return pygame.Color(f"#{rgb}{alpha}")


def margins(tree: TileMap) -> tuple[int, int, int, int]:
    """Room for layers that are moved beyond the map: left, top, right, bottom."""
    layers = [layer for layer in tree.flat_layers() if not isinstance(layer, GroupLayer)]
    offsets = [it.offset for it in layers if not (isinstance(it, ImageLayer) and any(it.repeat))]
    left, top = (_margin(-offset[i] for offset in offsets) for i in (0, 1))
    right, bottom = (_margin(offset[i] for offset in offsets) for i in (0, 1))
    return left, top, right, bottom


def _margin(beyond: Iterable[float]) -> int:
    """Whole pixels for the layer that goes farthest beyond a side of the map, unless it went out of sight."""
    return min(max(math.ceil(max(beyond, default=0)), 0), WIDEST_MARGIN)
