"""The islands that were laid out by hand: that of the game, and the small one that a player's own begin from."""

from __future__ import annotations

from typing import NamedTuple


class IslandPlan(NamedTuple):
    """An island: a sign for each square, places by template and square, pictures by name and middle in pixels.

    `bridges` are the columns and rows, from 0, of roads and tracks that have a river below.
    """

    title: str
    rows: tuple[str, ...]
    places: tuple[tuple[str, str], ...]
    scenery: tuple[tuple[str, int, int], ...]
    bridges: frozenset[tuple[int, int]] = frozenset()


ISLAND = IslandPlan(
    title="The island",
    rows=(
        "~~~~~~~~~~~~~~~~~~~~~~~~~~",
        "~~~~~~~............~~~~~~~",
        "~~~~~.#.......fffff...~~~~",
        "~~~.++%++++++++++++++..~~~",
        "~~..+.#fff......ff..+...~~",
        "~~..+.#fff.llll.ff..+.ff.~",
        "~...+.#fff.llll.....+.ff.~",
        "~...+.#....llll.....+.ff.~",
        "~...+.#############.+....~",
        "~.ff+.......r.fff.#.+....~",
        "~.ff+..fff..r.YYY.#.+....~",
        "~~ff+..fff..r.YYY.#.+fff.~",
        "~~..+..fff..r.YYY.#.+fff~~",
        "~~..++++++++++++++%++...~~",
        "~~~.........r.fff.#....~~~",
        "~~~~~.......r.fff.#...~~~~",
        "~~~~~~~.....r......~~~~~~~",
        "~~~~~~~~~~~~~~~~~~~~~~~~~~",
    ),
    places=(
        ("station", "C7"),
        ("station", "P19"),
        ("shop", "C11"),
        ("shop", "H3"),
        ("shop", "O10"),
        ("shop", "J23"),
        ("rental", "D14"),
        ("rental", "N8"),
        ("rental", "H21"),
        ("bank", "J11"),
        ("hospital", "F20"),
        ("pier", "J2"),
        ("helicopter", "L16"),
    ),
    scenery=(
        ("compass", 31, 31),
        ("whale", 396, 30),
        ("whitecaps", 352, 12),
        ("gulls", 70, 20),
        ("rocks", 402, 232),
        ("lighthouse", 391, 262),
        ("whitecaps", 356, 279),
        ("rock", 330, 268),
        ("sail", 14, 244),
        ("whitecaps", 44, 266),
        ("rock", 62, 254),
        ("gulls", 84, 278),
        ("buoy", 8, 106),
        ("whitecaps", 8, 186),
        ("palm", 114, 12),
        ("palm", 292, 12),
        ("palm", 27, 206),
        ("palm", 398, 178),
        ("palm", 110, 268),
        ("driftwood", 262, 275),
        ("driftwood", 23, 76),
        ("flowers", 152, 42),
        ("flowers", 316, 149),
        ("flowers", 104, 249),
        ("flowers", 40, 87),
        ("flowers", 320, 44),
        ("bush", 198, 74),
        ("bush", 89, 150),
        ("bush", 378, 152),
        ("bush", 282, 248),
        ("helipad", 248, 184),
    ),
    bridges=frozenset({(12, 8), (12, 13)}),
)
STARTER = IslandPlan(
    title="My island",
    rows=(
        "~~~~~~~~~~~~~~~~~~",
        "~~~............~~~",
        "~~.+++++++++....~~",
        "~..+.......+..ff.~",
        "~..+.ff.ll.+..ff.~",
        "~..+.ff.ll.+.....~",
        "~##%#######%####.~",
        "~..+.......+.....~",
        "~..+..fff..+.YYY.~",
        "~..+++++++++.YYY.~",
        "~~~............~~~",
        "~~~~~~~~~~~~~~~~~~",
    ),
    places=(
        ("station", "G2"),
        ("station", "G16"),
        ("shop", "D5"),
        ("shop", "H14"),
        ("rental", "C8"),
        ("rental", "J6"),
        ("bank", "H7"),
        ("hospital", "B13"),
        ("pier", "K4"),
        ("helicopter", "I15"),
    ),
    scenery=(
        ("rocks", 272, 178),
        ("whitecaps", 270, 10),
        ("gulls", 16, 14),
        ("palm", 43, 14),
        ("palm", 246, 170),
        ("flowers", 120, 118),
        ("bush", 232, 24),
    ),
)
