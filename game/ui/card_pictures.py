"""Draws the map tile cards for Tiled: a picture a card, and the tileset `cards.tsx` that an author paints with."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import quoteattr

import pygame

from game.content.commandos_cards import MapCard, read_card
from game.content.commandos_models import Card
from game.content.commandos_objects import SPACE_PIXELS
from game.content.map_objects import read_as
from game.content.report import Report
from game.content.tiled.check import read_source
from game.content.tiled.fields import Fields, Shelf
from game.engine.commandos.board_spec import TILE_SIZE
from game.ui.tiled_view import card_picture

SIDES_DRAWN = ("A", "B")
CARD_PIXELS = SPACE_PIXELS * TILE_SIZE


class Drawn(NamedTuple):
    """One tile of the cards tileset."""

    number: int
    card: str
    side: str
    content: str


def draw_cards(folder: Path | str) -> list[Report]:
    """Draws all cards of a maps folder into `tilesets/cards/` and writes `tilesets/cards.tsx`.

    Tile numbers that `cards.tsx` has already given stay, since maps know the cards by them. A card with errors keeps
    its old picture. Returns a report on each card, after one on `cards.tsx`; when that cannot be read nothing is drawn.
    """
    maps = Path(folder)
    sheet = maps / "tilesets" / "cards.tsx"
    about_sheet = Report(sheet)
    before = read_drawn(sheet, about_sheet)
    if not about_sheet.sound:
        return [about_sheet]
    drawing = _Drawing(sheet, before)
    files = sorted((maps / "commandos" / "tiles").glob("*.tmx"))
    reports = [about_sheet, *(drawing.draw(file) for file in files)]
    sheet.write_text(tileset_text(sorted(drawing.drawn)), encoding="utf-8", newline="\n")
    return reports


def read_drawn(sheet: Path, report: Report) -> list[Drawn]:
    """The tiles of a cards tileset; none when there is no such file yet."""
    root = read_source(sheet, "tileset", report) if sheet.is_file() else None
    fields = Fields(sheet, report)
    drawn = []
    for node in root.all("tile") if root else ():
        card = read_as(Card, fields.properties(node), fields.place(node), report)
        drawn.append(Drawn(fields.integer(node, "id", 0, 0), card.card, str(card.side), card.content))
    return drawn


class _Drawing:
    """One run over the cards of a folder."""

    def __init__(self, sheet: Path, before: list[Drawn]) -> None:
        self.folder, self.before = sheet.with_suffix(""), before
        self.numbers = {(it.card, it.side): it.number for it in before}
        self.drawn: list[Drawn] = []
        self.shelf: Shelf = {}
        self.folder.mkdir(parents=True, exist_ok=True)

    def draw(self, file: Path) -> Report:
        """Draws the card in one file, or keeps what was drawn of it before."""
        report = Report(file)
        card = read_card(file, report, self.shelf)
        if card is None or not report.sound:
            self.drawn += [it for it in self.before if it.card == file.stem]
            return report
        for side in SIDES_DRAWN:
            if side in card.faces:
                self._draw_side(card, side)
        return report

    def _draw_side(self, card: MapCard, side: str) -> None:
        number = self.numbers.setdefault((card.name, side), max(self.numbers.values(), default=-1) + 1)
        pygame.image.save(card_picture(card, side), self.folder / f"{card.name}{side}.png")
        self.drawn.append(Drawn(number, card.name, side, card.faces[side].content))


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
