"""The map of the rule tests: three rows and a Bunker, everything plain until a test says otherwise.

TB          DEF 8, Bunker
T4 - T5     DEF 4 and 5
T2 - T3     DEF 2 and 3
T1          DEF 1, start
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.content.cards import dday_cards
from game.engine.dday.board_spec import BoardSpec, LevelSpec, LinkSpec, SectorSpec

SECTORS = (
    SectorSpec("T1", 1, 1),
    SectorSpec("T2", 2, 2),
    SectorSpec("T3", 2, 3),
    SectorSpec("T4", 3, 4),
    SectorSpec("T5", 3, 5),
    SectorSpec("TB", 4, 8, stay="bunker"),
)
TO_ROW_2, TO_ROW_3, TO_BUNKER = 2, 3, 3
WAYS = {
    "T1 T2": TO_ROW_2,
    "T1 T3": TO_ROW_2,
    "T2 T3": 0,
    "T3 T2": 0,
    "T2 T4": TO_ROW_3,
    "T2 T5": TO_ROW_3,
    "T3 T4": TO_ROW_3,
    "T3 T5": TO_ROW_3,
    "T4 T5": 0,
    "T5 T4": 0,
    "T4 TB": TO_BUNKER,
    "T5 TB": TO_BUNKER,
}
"""From where to where, and the Courage of it."""

Changes = Mapping[str, Mapping[str, Any]]


def board(sectors: Changes | None = None, links: Changes | None = None, **more: Any) -> BoardSpec:
    """The map with some fields of sectors ("T2") and links ("T1 T2") changed; all cards are available."""
    changed = tuple(replace(sector, **(sectors or {}).get(sector.name, {})) for sector in SECTORS)
    number = {sector.name: at for at, sector in enumerate(SECTORS)}
    ways = tuple(
        replace(LinkSpec(number[way[:2]], number[way[3:]], courage), **(links or {}).get(way, {}))
        for way, courage in WAYS.items()
    )
    cards = dday_cards()
    fields: dict[str, Any] = {
        "start": 0,
        "soldiers": 4,
        "courage": 0,
        "stars": 0,
        "points": 0,
        "specialists": tuple(card.id for card in cards.specialists if card.set == "regular"),
        "uniques": tuple(card.id for card in cards.specialists if card.set == "unique"),
        "items": tuple(card.id for card in cards.items if card.set == "regular"),
        "specials": tuple(card.id for card in cards.items if card.set == "special"),
        "vehicles": tuple(card.id for card in cards.vehicles),
        "awards": tuple(card.id for card in cards.awards),
        "levels": (LevelSpec("printed"),),
        "width": 304,
        "height": 256,
    }
    return BoardSpec("test", "Test", 0, changed, ways, **(fields | more))
