"""Draws the map tile cards for Tiled: a picture a card, and the tileset `cards.tsx` that an author paints with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

import pygame

from game.content.commandos_cards import MapCard, read_card
from game.content.commandos_objects import SPACE_PIXELS
from game.content.report import Report
from game.content.tiled.check import read_source
from game.content.tiled.fields import Shelf
from game.engine.commandos.board_spec import TILE_SIZE
from game.ui.tiled_view import card_picture

SIDES_DRAWN = ("A",)
"""Side B joins when its special spaces have pictures."""
CARD_PIXELS = SPACE_PIXELS * TILE_SIZE


class Drawn(NamedTuple):
    """One tile of the cards tileset."""

    number: int
    card: str
    side: str
    content: str


def draw_cards(folder: Path | str) -> list[Report]:
    """Draws all cards of a maps folder into `tilesets/cards/` and writes `tilesets/cards.tsx`.

    Tile numbers that `cards.tsx` has already given stay, since maps know the cards by them. Returns a report a card;
    a card with errors is left as it was.
    """
    maps = Path(folder)
    sheet = maps / "tilesets" / "cards.tsx"
    reports: list[Report] = []
    drawn: list[Drawn] = []
    shelf: Shelf = {}
    numbers = known_numbers(sheet)
    for file in sorted((maps / "commandos" / "tiles").glob("*.tmx")):
        report = Report(file)
        card = read_card(file, report, shelf)
        reports.append(report)
        if card is not None and report.sound:
            drawn += list(_draw(card, sheet.with_suffix(""), numbers))
    sheet.write_text(tileset_text(sorted(drawn)), encoding="utf-8", newline="\n")
    return reports


def known_numbers(sheet: Path) -> dict[tuple[str, str], int]:
    """The tile number of each card and side in a cards tileset; empty when there is none yet."""
    root = read_source(sheet, "tileset", Report(sheet)) if sheet.is_file() else None
    numbers = {}
    for tile in root.all("tile") if root else ():
        holders = [it for holder in tile.all("properties") for it in holder.all("property")]
        values = {it.attributes.get("name", ""): it.attributes.get("value", "") for it in holders}
        numbers[values.get("card", ""), values.get("side", "A")] = int(tile.attributes["id"])
    return numbers


def _draw(card: MapCard, folder: Path, numbers: dict[tuple[str, str], int]) -> Iterator[Drawn]:
    folder.mkdir(parents=True, exist_ok=True)
    for side in SIDES_DRAWN:
        if side in card.faces:
            number = numbers.setdefault((card.name, side), max(numbers.values(), default=-1) + 1)
            pygame.image.save(card_picture(card, side), folder / f"{card.name}{side}.png")
            yield Drawn(number, card.name, side, card.faces[side].content)


def tileset_text(drawn: list[Drawn]) -> str:
    """The tileset as Tiled 1.8 saves it: a collection of one picture a card and side."""
    tiles = "".join(_tile_text(it) for it in drawn)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        f'<tileset version="1.8" tiledversion="1.8.2" name="cards" tilewidth="{CARD_PIXELS}" '
        f'tileheight="{CARD_PIXELS}" tilecount="{len(drawn)}" columns="0">\n'
        f' <grid orientation="orthogonal" width="1" height="1"/>\n{tiles}</tileset>\n'
    )


def _tile_text(it: Drawn) -> str:
    return (
        f' <tile id="{it.number}" type="Card">\n  <properties>\n'
        f'   <property name="card" value={quoteattr(it.card)}/>\n'
        f'   <property name="content" value="{it.content}"/>\n'
        f'   <property name="side" value="{it.side}"/>\n'
        f'  </properties>\n  <image width="{CARD_PIXELS}" height="{CARD_PIXELS}" '
        f"source={quoteattr(f'cards/{it.card}{it.side}.png')}/>\n </tile>\n"
    )
