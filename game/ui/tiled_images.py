"""The tiles of a checked map as pygame pictures, loaded, cut and turned by pytmx."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any
from xml.etree.ElementTree import Element, SubElement

import pygame
import pytmx
from pytmx.util_pygame import handle_transformation

from game.content.tiled.tree import (
    ACROSS,
    DIAGONAL,
    DOWN,
    GID_MASK,
    Frame,
    ObjectLayer,
    Picture,
    TileLayer,
    TileMap,
    Tileset,
    split_gid,
)

OPAQUE_FROM = 254
FLAGS = ACROSS | DOWN | DIAGONAL


class TileImages:
    """Pictures of one map's tiles, of animated ones as they are `at` so many milliseconds.

    Needs no window: nothing is converted to a screen's format. `pictures` are files that were opened before.
    """

    def __init__(self, tree: TileMap, at: int = 0, pictures: dict[Picture, pygame.Surface] | None = None) -> None:
        self.tree, self.at = tree, at
        self.pictures = {} if pictures is None else pictures
        self.opaque_pictures: dict[Picture, bool] = {}
        loader = _Loader(tree, self.whole)
        self.tmx = pytmx.TiledMap(image_loader=loader, allow_duplicate_names=True, load_all=False)
        self.tmx.filename = str(tree.file.absolute())
        self.tmx.parse_xml(as_pytmx(tree, at))

    def tile(self, raw: int) -> pygame.Surface | None:
        """The picture of a stored tile number, turned by its flags."""
        gid = split_gid(shown(self.tree, raw, self.at))
        tile = self.tree.tile(gid.number)
        flags = pytmx.pytmx.TileFlags(gid.across, gid.down, gid.diagonal)
        if tile is not None and tile.picture:
            return self._collected(tile.picture, tile.part, flags)
        number = self.tmx.imagemap.get((gid.number, flags), (0, flags))[0]
        return self.tmx.images[number]

    def whole(self, picture: Picture) -> pygame.Surface:
        """A picture file by itself, as an image layer shows it."""
        if picture not in self.pictures:
            self.pictures[picture] = _open(picture)
        return self.pictures[picture]

    def opaque(self, picture: Picture) -> bool:
        """Whether no pixel of a picture file is transparent."""
        if picture not in self.opaque_pictures:
            image = self.whole(picture)
            solid = pygame.mask.from_surface(image, OPAQUE_FROM).count()
            self.opaque_pictures[picture] = solid == image.get_width() * image.get_height()
        return self.opaque_pictures[picture]

    def opaque_tile(self, raw: int) -> bool:
        """Whether no pixel of the picture file from which a stored tile number is cut is transparent."""
        tile, tileset = self.tree.tile(raw & GID_MASK), self.tree.owner(raw & GID_MASK)
        picture = (tile and tile.picture) or (tileset and tileset.picture)
        return picture is not None and self.opaque(picture)

    def _collected(self, picture: Picture, part: Any, flags: Any) -> pygame.Surface | None:
        """pytmx does not turn the tiles of a collection."""
        image = self.whole(picture)
        if part:
            image = image.subsurface(pygame.Rect(part).clip(image.get_rect()))
        if not all(image.get_size()):  # a part outside its picture
            return None
        return handle_transformation(image, flags) if any(flags) else image


def shown(tree: TileMap, raw: int, at: int = 0) -> int:
    """The stored number whose picture is drawn: that of an animated tile is the frame's of a moment, turned likewise.

    `at` are milliseconds since the animations began.
    """
    tileset, tile = tree.owner(raw & GID_MASK), tree.tile(raw & GID_MASK)
    frames = tile.frames if tile else ()
    return raw & ~GID_MASK | tileset.first_gid + frame_at(frames, at).tile if tileset and frames else raw


def frame_at(frames: Sequence[Frame], at: int) -> Frame:
    """The frame of an animation that is shown after so many milliseconds; frames without a time are never seen."""
    left = at % max(1, sum(frame.duration for frame in frames))
    for frame in frames:
        if left < frame.duration:
            return frame
        left -= frame.duration
    return frames[0]


def as_pytmx(tree: TileMap, at: int = 0) -> Element:
    """The map as XML that pytmx reads rightly: tile layers, tile objects, and tilesets with resolved pictures."""
    root = Element("map", _texts(width=tree.width, height=tree.height))
    root.attrib |= _texts(tilewidth=tree.tile_width, tileheight=tree.tile_height)
    for layer in tree.flat_layers():
        if isinstance(layer, TileLayer):
            node = SubElement(root, "layer", _texts(name=layer.name, width=layer.width, height=layer.height))
            numbers = {raw: str(shown(tree, raw, at) & (GID_MASK | FLAGS)) for raw in set(layer.cells)}
            cells = ",".join(numbers[raw] for raw in layer.cells)
            SubElement(node, "data", encoding="csv").text = cells
        elif isinstance(layer, ObjectLayer):
            group = SubElement(root, "objectgroup", name=layer.name)
            for thing in layer.objects:
                if thing.gid & GID_MASK:
                    gid = shown(tree, thing.gid, at) & (GID_MASK | FLAGS)
                    SubElement(group, "object", _texts(id=thing.id, gid=gid))
    used = {shown(tree, raw, at) & GID_MASK for raw in _stored(tree)}
    owners = {owner.first_gid for number in used if (owner := tree.owner(number))}
    for tileset in tree.tilesets:
        if tileset.first_gid in owners:  # pytmx looks at each tile of each tileset
            _add_tileset(root, tileset)
    return root


def _stored(tree: TileMap) -> set[int]:
    """All different tile numbers of layers and objects."""
    found: set[int] = set()
    for layer in tree.flat_layers():
        if isinstance(layer, TileLayer):
            found.update(layer.cells)
        elif isinstance(layer, ObjectLayer):
            found.update(thing.gid for thing in layer.objects)
    return found


def _add_tileset(root: Element, tileset: Tileset) -> None:
    """A sheet; tiles with pictures of their own are loaded apart, since pytmx would not turn them."""
    if not tileset.readable or tileset.picture is None:
        return
    size = {"tilewidth": tileset.tile_width, "tileheight": tileset.tile_height}
    node = SubElement(root, "tileset", _texts(firstgid=tileset.first_gid, name=tileset.name, **size))
    node.attrib |= _texts(margin=tileset.margin, spacing=tileset.spacing)
    picture = tileset.picture
    # pytmx counts columns and rows without the margin on the far side: tell it what holds whole tiles only.
    width = _whole(picture.width, tileset.tile_width, tileset)
    height = _whole(picture.height, tileset.tile_height, tileset)
    image = SubElement(node, "image", _texts(source=picture.path.absolute(), width=width, height=height))
    if picture.transparent:
        image.set("trans", picture.transparent)


def _whole(length: int, tile: int, tileset: Tileset) -> int:
    """Pixels from the first to the last whole tile along one side of the sheet."""
    count = max((length - tileset.margin + tileset.spacing) // (tile + tileset.spacing), 0)
    return count * (tile + tileset.spacing) - tileset.spacing if count else 0


def _texts(**values: object) -> dict[str, str]:
    return {name: str(value) for name, value in values.items()}


def _open(picture: Picture) -> pygame.Surface:
    """A picture with alpha, empty when it cannot be read after all.

    The file is opened by Python, which knows every path of this system.
    """
    image = pygame.Surface((picture.width, picture.height), pygame.SRCALPHA)
    try:
        with picture.path.open("rb") as stream:
            source = pygame.image.load(stream, picture.path.name)
    except (OSError, pygame.error):
        return image
    if picture.transparent:
        source.set_colorkey(pygame.Color(f"#{picture.transparent}"))
    image.blit(source, (0, 0))
    return image


class _Loader:
    """What pytmx asks for: called with a file name, it gives a function that cuts and turns tiles of that picture."""

    def __init__(self, tree: TileMap, opened: Callable[[Picture], pygame.Surface]) -> None:
        self.opened = opened
        self.pictures = {str(it.picture.path.absolute()): it.picture for it in tree.tilesets if it.picture}

    def __call__(self, filename: str, _colorkey: str | None, **_details: object) -> Any:
        image = self.opened(self.pictures[filename])

        def cut(rect: tuple[int, int, int, int], flags: Any) -> pygame.Surface:
            tile = image.subsurface(rect)
            return handle_transformation(tile, flags) if flags and any(flags) else tile

        return cut
