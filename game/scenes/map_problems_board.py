"""The picture of a faulty map: everything one step darker, guilty cells in their light, hatched and numbered."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from pathlib import Path

import pygame

from game.content.commandos_objects import SPACE_PIXELS
from game.content.report import Cell, Finding, Report, Severity
from game.content.tiled.normalise import read_tree
from game.content.tiled.tree import MapObject, ObjectLayer, TileLayer, TileMap
from game.ui import marks, text, theme
from game.ui.shade import darkened
from game.ui.tiled_view import tree_picture

_log = logging.getLogger(__name__)
_NUMBER = 24
_LARGEST = 4096  # pixels along a side; a larger map has only its list


@dataclass(frozen=True, slots=True)
class FaultyMap:
    """A map as Tiled shows it, as far as it can be drawn, and the guilty places of each finding, in its pixels."""

    picture: pygame.Surface
    spots: tuple[tuple[pygame.Rect, ...], ...]


def faulty_map(file: Path, findings: list[Finding]) -> FaultyMap | None:
    """The map for the board well; None where nothing can be drawn."""
    tree = read_tree(file, Report(file))
    if tree is None or max(tree.width * tree.tile_width, tree.height * tree.tile_height) > _LARGEST:
        return None
    try:
        picture = tree_picture(tree)
    except (OSError, ValueError, KeyError, pygame.error) as error:  # a picture that only says so when it is drawn
        _log.warning("%s cannot be drawn: %s", file, error)
        return None
    whole = pygame.Rect(0, 0, tree.width * tree.tile_width, tree.height * tree.tile_height)
    spots = tuple(tuple(spot.clip(whole) for spot in _spots(tree, it) if spot.colliderect(whole)) for it in findings)
    return FaultyMap(picture, spots)


def _spots(tree: TileMap, finding: Finding) -> list[pygame.Rect]:
    """The guilty places: the finding's own cell, its object, or all places of a guilty card."""
    place = finding.place
    if place.file.stem != tree.file.stem:
        return [_cell(tree, cell) for cell in _places_of_card(tree, place.file.stem)]
    if place.cell is not None:
        return [_cell(tree, (place.cell[0] - tree.origin[0], place.cell[1] - tree.origin[1]))]
    layers = (layer for layer in tree.flat_layers() if isinstance(layer, ObjectLayer))
    things = (thing for layer in layers for thing in layer.objects)
    return [_box(thing) for thing in things if place.object_id and thing.id == place.object_id]


def _cell(tree: TileMap, cell: Cell) -> pygame.Rect:
    w, h = tree.tile_width, tree.tile_height
    return pygame.Rect(cell[0] * w, cell[1] * h, w, h)


def _box(thing: MapObject) -> pygame.Rect:
    """The upright rectangle around an object; a point is as large as a space."""
    points = thing.points or ((0.0, 0.0), (thing.width, thing.height))
    rise = thing.height if thing.gid else 0.0  # a tile object stands on its point
    xs, ys = [thing.x + x for x, _ in points], [thing.y + y - rise for _, y in points]
    box = pygame.Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))
    return box.inflate(max(0, SPACE_PIXELS - box.w), max(0, SPACE_PIXELS - box.h))


def _places_of_card(tree: TileMap, card: str) -> list[Cell]:
    found = []
    for layer in tree.flat_layers():
        if isinstance(layer, TileLayer):
            for cell, gid in layer.used():
                tile = tree.tile(gid.number)
                if tile and tile.properties.get("card") == card:
                    found.append(cell)
    return found


def room_for(well: pygame.Rect, below: pygame.Rect, shown: FaultyMap) -> pygame.Rect:
    """The part of the well for the map: below the banner, or behind it where that makes it larger."""
    return well if _place(well, shown)[1] > _place(below, shown)[1] else below


def _place(well: pygame.Rect, shown: FaultyMap) -> tuple[pygame.Rect, float]:
    """Where the map lies in its well: at the largest whole zoom that fits, or shrunk; and its zoom."""
    w, h = shown.picture.get_size()
    room = well.inflate(-24, -24)
    zoom: float = max(1, min(room.w // w, room.h // h))
    zoom *= min(1.0, room.w / (w * zoom), room.h / (h * zoom))
    place = pygame.Rect(0, 0, round(w * zoom), round(h * zoom))
    place.center = room.center
    return place, zoom


def paint_plain(surface: pygame.Surface, well: pygame.Rect, shown: FaultyMap) -> None:
    """The map in its light, without marks."""
    place, _ = _place(well, shown)
    surface.fill(theme.rgb("night"), place.inflate(12, 12))
    surface.blit(pygame.transform.scale(shown.picture, place.size), place)


def paint(surface: pygame.Surface, well: pygame.Rect, shown: FaultyMap, findings: list[Finding], chosen: int) -> None:
    """The map darkened, guilty places marked, those of the chosen finding framed."""
    place, zoom = _place(well, shown)
    surface.fill(theme.rgb("night"), place.inflate(12, 12))
    surface.blit(pygame.transform.scale(darkened(shown.picture), place.size), place)
    light = pygame.transform.scale(shown.picture, place.size)
    before = surface.get_clip()
    surface.set_clip(well)
    spots = [[_enlarged(spot, zoom) for spot in guilty] for guilty in shown.spots]
    for number, guilty in enumerate(spots):
        for spot in guilty:
            _mark(surface, place, light, spot, findings[number].severity, number == chosen)
    for number, guilty in enumerate(spots):
        for spot in guilty[:1]:
            corner = place.x + spot.x - 8, place.y + spot.y - 8
            paint_number(surface, corner, number + 1, findings[number].severity)
    surface.set_clip(before)


def _enlarged(spot: pygame.Rect, zoom: float) -> pygame.Rect:
    return pygame.Rect(*(round(side * zoom) for side in spot))


def _mark(
    surface: pygame.Surface, place: pygame.Rect, light: pygame.Surface, spot: pygame.Rect, severity: Severity, on: bool
) -> None:
    """Give a cell its light back, hatch it and break its edge white."""
    at = spot.move(place.topleft)
    surface.blit(light, at, spot)
    colour = "red" if severity is Severity.ERROR else "orange"
    marks.hatch(surface, at, theme.darker(colour), step=6)
    marks.hatch(surface, at.move(1, 0), colour, step=12)
    pygame.draw.rect(surface, theme.rgb("ink"), at.inflate(4, 4), 2)
    marks.dashed_frame(surface, at, "white")
    if on:
        pygame.draw.rect(surface, theme.rgb("yellow"), at.inflate(8, 8), 3)


def paint_number(surface: pygame.Surface, pos: tuple[int, int], number: int, severity: Severity) -> None:
    """The number of a finding: a square for an error, a triangle for a warning."""
    x, y = pos
    if severity is Severity.ERROR:
        surface.fill(theme.rgb("ink"), (x, y, _NUMBER, _NUMBER))
        surface.fill(theme.rgb("red"), (x + 2, y + 2, _NUMBER - 4, _NUMBER - 4))
        surface.fill(theme.rgb("coral"), (x + 2, y + 2, _NUMBER - 4, 2))
        text.draw(surface, str(number), (x + _NUMBER // 2 + 1, y + 3), "white", align="c")
        return
    pygame.draw.polygon(surface, theme.rgb("ink"), [(x + 12, y - 4), (x + 27, y + 24), (x - 3, y + 24)])
    pygame.draw.polygon(surface, theme.rgb("yellow"), [(x + 12, y), (x + 23, y + 22), (x + 1, y + 22)])
    text.draw(surface, str(number), (x + 13, y + 7), "ink", "label", "c")
