"""Pictures of Tiled maps: pytmx loads and turns the tiles of the checked tree, this module draws them as Tiled does."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import NamedTuple

import pygame

from game.content.commandos_cards import WALLS, CardFace, MapCard
from game.content.commandos_objects import ALIGNMENTS
from game.content.tiled.fields import hexadecimal
from game.content.tiled.tree import (
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

OPAQUE = (255, 255, 255, 255)


class Layers(NamedTuple):
    """A picture in two sheets of one size: marks and highlights are drawn between them."""

    ground: pygame.Surface
    walls: pygame.Surface


def tree_picture(tree: TileMap) -> pygame.Surface:
    """The whole map as Tiled shows it: all visible layers in document order, on the map's background colour."""
    left, top, right, bottom = _margins(tree)
    size = tree.width * tree.tile_width + left + right, tree.height * tree.tile_height + top + bottom
    sheet = pygame.Surface(size, pygame.SRCALPHA)
    if tree.background:
        sheet.fill(_colour(tree.background))
    LayerPainter(tree, sheet, (left, top)).draw(tree.layers)
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
        for y in reversed(rows) if order.endswith("up") else rows:
            for x in reversed(columns) if order.startswith("left") else columns:
                if raw := layer.cells[y * layer.width + x]:
                    self._draw_tile(raw, x * self.tree.tile_width, (y + 1) * self.tree.tile_height, layer)

    def _draw_tile(self, raw: int, left: int, bottom: int, layer: TileLayer) -> None:
        """A tile stands on the bottom left corner of its cell, whatever its size."""
        image, tileset = self.images.tile(raw), self.tree.owner(raw & GID_MASK)
        if image is None or tileset is None:
            return
        at = left + tileset.offset[0], bottom - image.get_height() + tileset.offset[1]
        self._put(_faded(image, layer, layer.opacity), at, layer)

    def _draw_objects(self, layer: ObjectLayer) -> None:
        things = [thing for thing in layer.objects if thing.visible and thing.gid & GID_MASK]
        if layer.draw_order != "index":
            things.sort(key=lambda thing: thing.y)
        for thing in things:
            self._draw_object(thing, layer)

    def _draw_object(self, thing: MapObject, layer: ObjectLayer) -> None:
        """A tile object is stretched to its size and turned about its own point, which alignment puts in it."""
        image, tileset = self.images.tile(thing.gid), self.tree.owner(thing.gid & GID_MASK)
        if image is None or tileset is None:
            return
        size = round(thing.width or image.get_width()), round(thing.height or image.get_height())
        stretch = size[0] / image.get_width(), size[1] / image.get_height()
        share = ALIGNMENTS.get(tileset.alignment, ALIGNMENTS["unspecified"])
        middle = (
            size[0] * (0.5 - share[0]) + tileset.offset[0] * stretch[0],
            size[1] * (0.5 - share[1]) + tileset.offset[1] * stretch[1],
        )
        picture = _faded(pygame.transform.scale(image, size), layer, layer.opacity * thing.opacity)
        if thing.rotation:
            picture = pygame.transform.rotate(picture, -thing.rotation)
            middle = pygame.Vector2(middle).rotate(thing.rotation)[:]
        left, top = thing.x + middle[0] - picture.get_width() / 2, thing.y + middle[1] - picture.get_height() / 2
        self._put(picture, (left, top), layer)

    def _draw_image(self, layer: ImageLayer) -> None:
        if layer.picture:
            self._put(_faded(self.images.whole(layer.picture), layer, layer.opacity), (0, 0), layer)

    def _put(self, image: pygame.Surface, at: tuple[float, float], layer: AnyLayer) -> None:
        x, y = (at[i] + self.origin[i] + layer.offset[i] for i in (0, 1))
        self.sheet.blit(image, (math.floor(x + 0.5), math.floor(y + 0.5)))


def turned(picture: pygame.Surface, across: bool, down: bool, diagonal: bool) -> pygame.Surface:
    """The picture as a card with these flags lies: rows and columns swapped first, then mirrored."""
    if diagonal:
        picture = pygame.transform.flip(pygame.transform.rotate(picture, 90), False, True)
    return pygame.transform.flip(picture, across, down)


def _faded(image: pygame.Surface, layer: AnyLayer, opacity: float) -> pygame.Surface:
    """The image with the layer's tint and opacity; the image itself where there is neither."""
    red, green, blue, alpha = layer.tint
    factor = red, green, blue, round(alpha * opacity)
    if factor == OPAQUE:
        return image
    image = image.copy()
    image.fill(factor, special_flags=pygame.BLEND_RGBA_MULT)
    return image


def _colour(text: str) -> pygame.Color:
    """A colour that Tiled writes as #rrggbb or #aarrggbb; transparent when it is neither."""
    digits = text.removeprefix("#")
    if hexadecimal(digits) is None:
        return pygame.Color(0, 0, 0, 0)
    alpha, rgb = (digits[:2], digits[2:]) if len(digits) == 8 else ("ff", digits)
    return pygame.Color(f"#{rgb}{alpha}")


def _margins(tree: TileMap) -> tuple[int, int, int, int]:
    """Room for layers that are moved beyond the map: left, top, right, bottom."""
    offsets = [layer.offset for layer in tree.flat_layers()]
    left, top = (math.ceil(max((-offset[i] for offset in offsets), default=0)) for i in (0, 1))
    right, bottom = (math.ceil(max((offset[i] for offset in offsets), default=0)) for i in (0, 1))
    return max(left, 0), max(top, 0), max(right, 0), max(bottom, 0)
