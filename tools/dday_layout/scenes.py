"""How the eight battle maps look: where their rows lie, the ground of each, and what stands there."""

from __future__ import annotations

from dataclasses import dataclass

from tools.dday_layout.layout import Layout

Thing = tuple[str, int, int]
"""A piece of scenery and the middle of its place, in pixels."""


@dataclass(frozen=True, slots=True)
class Scene:
    """`ground` names the terrain of every row from the sea upward, the Bunker's last."""

    layout: Layout
    ground: tuple[str, ...]
    things: tuple[Thing, ...] = ()


_FIVE = (196, 150, 105, 62)
SCENES = {
    "1_exercise_tiger": Scene(Layout((184, 128, 74), (158, 158)), ("wet sand", "sand", "earth", "grass")),
    "2_omaha": Scene(Layout(_FIVE, (194, 152, 110)), ("wet sand", "sand", "earth", "earth", "grass")),
    "3_utah": Scene(Layout(_FIVE, (174, 130, 174)), ("wet sand", "sand", "sand", "grass", "grass")),
    "4_gold": Scene(Layout(_FIVE, (110, 152, 194)), ("wet sand", "sand", "earth", "grass", "grass")),
    "5_juno": Scene(Layout(_FIVE, (174, 130, 174)), ("wet sand", "sand", "earth", "earth", "grass")),
    "6_sword": Scene(Layout(_FIVE, (142, 142, 184)), ("wet sand", "sand", "sand", "earth", "grass")),
    "7_pointe_du_hoc": Scene(Layout(_FIVE, (110, 152, 194)), ("wet sand", "sand", "rock", "grass", "grass")),
    "8_merville_battery": Scene(Layout(_FIVE, (174, 130, 174)), ("grass", "grass", "earth", "earth", "grass")),
}
