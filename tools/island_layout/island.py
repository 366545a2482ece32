"""The island of the game: its squares, its places, and what decorates it."""

from __future__ import annotations

TITLE = "The island"
ROWS = [
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
]
BRIDGES = frozenset({(12, 8), (12, 13)})
"""Columns and rows, from 0."""
PLACES = (
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
)
"""Templates and squares."""
SCENERY = (
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
)
"""Pictures and their middles, in pixels of the map."""
