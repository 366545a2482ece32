"""How the eight battle maps look: where their rows lie, the ground of each, and what stands there."""

from __future__ import annotations

from dataclasses import dataclass

from tools.dday_layout.features import Band, Blob, Box, Course, Feature
from tools.dday_layout.layout import Layout

Thing = tuple[str, int, int]
"""A piece of scenery and the middle of its place, in pixels."""


@dataclass(frozen=True, slots=True)
class Scene:
    """`ground` names the terrain of every row from the sea upward, the Bunker's last.

    `shore` is the height where the sea begins, 0 for a map that has none. Later features lie above earlier ones of
    another cover; things stand in the order of their lower edges.
    """

    layout: Layout
    ground: tuple[str, ...]
    shore: int = 220
    features: tuple[Feature, ...] = ()
    things: tuple[Thing, ...] = ()


def _all(name: str, *places: tuple[int, int]) -> tuple[Thing, ...]:
    return tuple((name, x, y) for x, y in places)


_FIVE = (196, 150, 103, 58)

_TIGER = Scene(
    Layout((182, 128, 72), (158, 158), 0.3, bunker_plate=(152, 50)),
    ("wet sand", "sand", "earth", "grass"),
    shore=212,
    features=(
        Blob("pool", 32, 40, 70, 38),
        Course("path", ((240, 0), (226, 28), (196, 48), (168, 60))),
        Band("shingle", 1, 6, 10, 60, 120),
        Band("shingle", 1, 6, 10, 224, 272),
    ),
    things=(
        ("bunker", 152, 24),
        ("reeds", 56, 52),
        ("reeds", 14, 28),
        ("house_red", 276, 24),
        *_all("tree", (84, 14), (100, 34), (250, 38), (296, 46), (284, 56)),
        *_all("bush", (72, 56), (210, 20), (8, 64)),
        *_all("dune_grass", (20, 84), (284, 86), (122, 92), (216, 100)),
        *_all("crater", (134, 110), (286, 116), (12, 152)),
        *_all("hedgehog", (18, 196), (112, 200), (206, 196), (286, 200)),
        *_all("stakes", (62, 206), (246, 206)),
        ("landing_craft", 92, 234),
        ("landing_craft", 214, 236),
    ),
)
_OMAHA = Scene(
    Layout(_FIVE, (194, 152, 110), 1.1, (3,)),
    ("wet sand", "sand", "earth", "grass", "grass"),
    features=(
        Band("shingle", 1, 10, 4),
        Box("cliff", 0, 112, 80, 112),
        Box("cliff", 176, 112, 304, 112),
        Course("path", ((128, 112), (128, 80), (144, 64))),
    ),
    things=(
        ("gun_bunker", 152, 21),
        ("pillbox", 24, 40),
        ("pillbox", 280, 38),
        *_all("bush", (60, 20), (84, 44), (220, 14), (248, 26), (206, 90), (18, 94), (160, 90)),
        *_all("tree", (40, 14), (262, 12), (296, 60)),
        *_all("wire", (232, 128), (272, 130), (24, 128)),
        *_all("crater", (132, 136), (290, 176), (12, 172), (154, 176)),
        *_all("dune_grass", (96, 132), (186, 130)),
        *_all("hedgehog", (16, 206), (64, 210), (118, 206), (190, 210), (240, 204), (290, 208)),
        *_all("stakes", (92, 218), (216, 220)),
        ("landing_craft", 58, 238),
        ("landing_craft_open", 150, 236),
        ("landing_craft", 252, 238),
        ("wreck", 292, 234),
    ),
)
_UTAH = Scene(
    Layout(_FIVE, (174, 130, 174), 2.0),
    ("wet sand", "sand", "sand", "grass", "grass"),
    features=(
        Blob("grass", 24, 132, 54, 22),
        Blob("grass", 196, 134, 50, 22),
        Blob("grass", 286, 128, 48, 24),
        Blob("pool", 30, 70, 92, 26),
        Blob("pool", 262, 66, 96, 30),
        Blob("pool", 34, 22, 72, 26),
        Blob("pool", 274, 22, 60, 26),
        Course("path", ((140, 104), (136, 86), (146, 64), (150, 52))),
    ),
    things=(
        ("bunker", 152, 21),
        *_all("reeds", (62, 82), (222, 78), (62, 32), (246, 34)),
        *_all("poplar", (84, 12), (226, 10), (212, 30), (92, 38)),
        *_all("dune_grass", (20, 126), (196, 130), (290, 128), (96, 140), (140, 142), (268, 146), (14, 152)),
        *_all("hedge", (106, 96), (200, 100)),
        *_all("crater", (292, 172), (10, 172), (116, 152)),
        *_all("hedgehog", (24, 212), (66, 214), (226, 208), (288, 212)),
        ("tank", 150, 172),
        ("landing_craft", 104, 236),
        ("landing_craft_open", 196, 234),
        ("landing_craft", 272, 240),
    ),
)
_GOLD = Scene(
    Layout(_FIVE, (110, 152, 194), 3.1),
    ("wet sand", "sand", "earth", "grass", "grass"),
    features=(
        Box("wheat", 208, 2, 304, 50),
        Box("ploughed", 64, 80, 112, 104),
        Course("path", ((96, 0), (92, 40), (120, 60), (150, 64), (208, 62), (304, 66))),
    ),
    things=(
        ("bunker", 152, 21),
        ("house_red", 24, 22),
        ("church", 62, 26),
        ("house_slate", 22, 56),
        ("ruin", 286, 94),
        *_all("haystack", (226, 20), (262, 34), (288, 12)),
        *_all("tree", (92, 60), (214, 56), (8, 84)),
        *_all("bush", (44, 62), (180, 92), (128, 92)),
        *_all("hedge", (238, 56), (278, 56)),
        *_all("wire", (262, 112), (24, 112)),
        *_all("crater", (130, 134), (292, 132), (10, 174), (140, 178)),
        *_all("hedgehog", (14, 206), (62, 202), (206, 204), (256, 210), (292, 204)),
        *_all("stakes", (96, 216), (222, 218)),
        ("tank", 168, 128),
        ("landing_craft", 70, 238),
        ("landing_craft", 236, 236),
    ),
)
_JUNO = Scene(
    Layout(_FIVE, (174, 130, 174), 4.2, (2,)),
    ("wet sand", "sand", "earth", "earth", "grass"),
    features=(
        Box("promenade", 0, 144, 304, 144),
        Course("path", ((56, 0), (60, 50))),
        Course("path", ((240, 0), (240, 48))),
    ),
    things=(
        ("bunker", 152, 21),
        ("house_row", 28, 30),
        ("house_slate", 84, 26),
        ("church", 268, 28),
        ("house_red", 214, 24),
        ("ruin", 20, 82),
        ("house_red", 286, 84),
        *_all("tree", (8, 58), (244, 58), (296, 50), (108, 52)),
        *_all("bush", (48, 62), (196, 60)),
        *_all("sandbags", (152, 124), (24, 124)),
        *_all("crater", (196, 118), (286, 122), (150, 176)),
        ("groyne", 8, 190),
        ("groyne", 294, 188),
        *_all("hedgehog", (20, 214), (82, 212), (226, 206), (264, 210)),
        ("landing_craft", 44, 238),
        ("landing_craft_open", 120, 236),
        ("landing_craft", 206, 238),
        ("wreck", 272, 236),
    ),
)
_SWORD = Scene(
    Layout(_FIVE, (142, 142, 184), 5.0, (3,)),
    ("wet sand", "sand", "sand", "earth", "grass"),
    features=(
        Box("promenade", 0, 96, 256, 96),
        Course("pool", ((288, 0), (288, 60), (284, 104), (290, 150), (284, 200), (288, 220))),
        Course("path", ((0, 64), (64, 66), (112, 60), (208, 62), (256, 60))),
    ),
    things=(
        ("gun_bunker", 152, 21),
        ("bridge", 284, 62),
        ("boat", 288, 230),
        ("villa", 24, 30),
        ("villa", 66, 28),
        ("house_slate", 232, 28),
        ("windmill", 264, 24),
        *_all("poplar", (92, 40), (210, 44), (256, 92)),
        *_all("bush", (8, 84), (100, 84), (160, 86)),
        *_all("wire", (236, 134), (24, 134), (140, 176)),
        *_all("crater", (12, 172), (254, 172), (150, 128)),
        *_all("dune_grass", (180, 132), (100, 132)),
        *_all("hedgehog", (30, 206), (96, 202), (150, 210), (226, 204)),
        *_all("stakes", (62, 216), (196, 218)),
        ("landing_craft", 82, 238),
        ("landing_craft_open", 176, 236),
        ("landing_craft", 248, 240),
    ),
)
_POINTE = Scene(
    Layout(_FIVE, (110, 152, 194), 5.9),
    ("wet sand", "sand", "grass", "grass", "grass"),
    shore=216,
    features=(
        Band("cliff", 2, 8, 22),
        Band("rubble", 2, -24, 38, 0, 60),
        Band("rubble", 2, -24, 38, 176, 220),
        Blob("earth", 42, 84, 44, 26),
        Blob("earth", 262, 60, 52, 30),
        Blob("earth", 176, 100, 48, 24),
    ),
    things=(
        ("observation_post", 152, 22),
        ("casemate", 34, 26),
        ("casemate", 272, 24),
        *_all("crater_big", (84, 30), (228, 28), (42, 82), (262, 58), (176, 98), (290, 108)),
        *_all("crater", (16, 58), (106, 54), (206, 58), (120, 86), (232, 88), (14, 112), (286, 84)),
        *_all("rope", (60, 152), (98, 154), (206, 150), (250, 152)),
        *_all("ladder", (140, 152), (286, 154)),
        *_all("bush", (64, 10), (246, 12), (8, 92)),
        *_all("wire", (148, 128), (24, 126), (266, 124)),
        ("landing_craft", 60, 234),
        ("landing_craft_open", 152, 232),
        ("landing_craft", 240, 236),
    ),
)
_MERVILLE = Scene(
    Layout(_FIVE, (174, 130, 174), 0.9),
    ("grass", "grass", "earth", "grass", "grass"),
    shore=0,
    features=(
        Box("wheat", 16, 226, 96, 256),
        Box("ploughed", 240, 224, 304, 256),
        Course("path", ((160, 256), (168, 232), (150, 210))),
        Blob("mud", 60, 128, 60, 26),
        Blob("mud", 240, 124, 64, 26),
        Course("pool", ((192, 144), (304, 144))),
    ),
    things=(
        ("battery", 152, 22),
        ("casemate", 26, 30),
        ("casemate", 77, 24),
        ("casemate", 227, 24),
        ("casemate", 278, 30),
        *_all("crater_big", (60, 126), (240, 122), (154, 124), (18, 92)),
        *_all("crater", (14, 126), (96, 112), (196, 116), (288, 110), (150, 86), (206, 90), (124, 176), (288, 178)),
        *_all("wire", (204, 166), (242, 168), (280, 166), (24, 62), (60, 60), (244, 62), (280, 64)),
        ("mine_sign", 8, 208),
        ("mine_sign", 104, 212),
        ("glider", 46, 216),
        *_all("parachute", (222, 220), (112, 234)),
        *_all("hedge", (116, 246), (200, 246), (222, 196), (264, 198)),
        *_all("tree", (8, 238), (146, 244), (186, 232), (296, 214), (232, 240)),
    ),
)
_STARTER = Scene(
    Layout((176, 104), (160,), 0.6, bunker_plate=(152, 56)),
    ("wet sand", "sand", "grass"),
    shore=212,
    features=(Course("path", ((152, 100), (152, 60))),),
    things=(
        ("bunker", 152, 26),
        *_all("tree", (30, 40), (274, 46)),
        *_all("dune_grass", (40, 118), (250, 124)),
        *_all("hedgehog", (60, 198), (244, 198)),
        ("landing_craft", 152, 236),
    ),
)
SCENES = {
    "0_starter": _STARTER,
    "1_exercise_tiger": _TIGER,
    "2_omaha": _OMAHA,
    "3_utah": _UTAH,
    "4_gold": _GOLD,
    "5_juno": _JUNO,
    "6_sword": _SWORD,
    "7_pointe_du_hoc": _POINTE,
    "8_merville_battery": _MERVILLE,
}
