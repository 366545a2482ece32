"""The boards of the eight Dice Commandos missions as they are laid out the first time; see `first_maps.py`."""

from __future__ import annotations

from dataclasses import dataclass

Token = tuple[str, str]
"""Template and space, such as ("objective", "B1:5")."""


@dataclass(frozen=True, slots=True)
class MissionPlan:
    """A mission: its id, three rows of cards, and its tokens."""

    mission: str
    layout: tuple[str, str, str]
    tokens: tuple[Token, ...]


def _plan(mission: str, layout: str, drop: str, spawns: str, **more: str) -> MissionPlan:
    """A plan out of words: rows apart by a slash; circle, triangle and square; other tokens by template."""
    first, second, third = (row.strip() for row in layout.split("/"))
    symbols = ("spawn-circle", "spawn-triangle", "spawn-square")
    tokens = [("drop-zone", drop), *zip(symbols, spawns.split(), strict=True)]
    tokens += [(template, space) for template, spaces in more.items() for space in spaces.split()]
    return MissionPlan(mission, (first, second, third), tuple(tokens))


MISSIONS = {
    "02_powder_trail": _plan(
        "powder_trail",
        "T13 T04 T10 T02 / T06 T07 T05 T09 / T03 T08 T01 T12",
        "A2:4",
        "D1:3 D3:9 B1:2",
        objective="B3:5 D1:5",
        target="C1:5 C2:5",
    ),
    "03_cold_cell": _plan(
        "cold_cell",
        "T08 T01 T11 T04 / T06 T12 T05 T13 / T02 T09 T03 T10",
        "A1:1",
        "D2:6 B3:8 C1:3",
        objective="C1:5 D3:5",
    ),
    "04_iron_general": _plan(
        "iron_general",
        "T05 T03 T09 T10 / T04 T01 T07 T02 / T06 T11 T08 T13",
        "A3:7",
        "D1:3 C3:9 A1:1",
        objective="B1:5 A2:5 D3:5",
        boss="D2:5",
    ),
    "05_tooth_and_claw": _plan(
        "tooth_and_claw",
        "T06 T02 T11 T07 / T12 T01 T04 T13 / T03 T09 T05 T08",
        "B3:8",
        "D1:3 A1:1 D3:9",
        objective="C1:5 A2:4 D2:5",
        boss="C2:5",
    ),
    "06_jungle_ghost": _plan(
        "jungle_ghost",
        "T01 T06 T02 T13 / T11 T07 T12 T04 / T08 T10 T03 T05",
        "A3:7",
        "D1:3 D3:9 B1:2",
        objective="A1:5 D2:5 C3:5",
        boss="C1:5",
    ),
    "07_hold_the_line": _plan(
        "hold_the_line",
        "T01 T05 T04 T02 / T10 T09 T12 T07 / T08 T03 T13 T11",
        "B3:5",
        "A1:1 D1:3 D3:9",
        target="B2:5 C2:5",
    ),
    "08_last_bird_out": _plan(
        "last_bird_out",
        "T02 T08 T01 T12 / T10 T03 T04 T06 / T13 T07 T05 T11",
        "A2:4",
        "C1:2 C3:8 D2:6",
        objective="B1:5 B3:5",
    ),
}
"""Missions 02 to 08 by the name of their map; mission 01 is laid out in `first_maps.py`."""
