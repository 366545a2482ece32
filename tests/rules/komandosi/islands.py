"""Islands drawn as text, a sign for each square: terrain as in the engine's SIGNS, places as capital letters."""

from __future__ import annotations

from functools import cache

from game.engine.komandosi.board_spec import SIGNS, UNDER, BoardSpec, Place

PLACES: dict[str, Place] = {
    "S": "shop",
    "B": "bank",
    "H": "hospital",
    "T": "station",
    "C": "rental",
    "M": "pier",
    "X": "helicopter",
}

THE_ISLAND = """
~~~~~~~~~~~~~~~~~~~~~~~~~~
~~~~~~~............~~~~~~~
~~~~~.T...S...fffff...~~~~
~~~.++%++++++C+++++++..~~~
~~..+.#fff......ff..+...~~
~~..+.#fff.llll.ff.H+.ff.~
~...+.#fff.llll.....+.ff.~
~.S.+.#....llll.....C.ff.~
~...+.#############.+....~
~Mff+.....B.r.fff.#.+.S..~
~.ff+..fff..r.YYY.#.+....~
~~ff+..fff..r.YXY.#.+fff.~
~~..+..fff..r.YYY.#.+fff~~
~~..+++C++++++++++%++...~~
~~~......S..r.fff.#....~~~
~~~~~.......r.fff.T...~~~~
~~~~~~~.....r......~~~~~~~
~~~~~~~~~~~~~~~~~~~~~~~~~~
"""


@cache
def island(picture: str = THE_ISLAND) -> BoardSpec:
    """The island of a picture."""
    rows = picture.strip().splitlines()
    terrain, places = "", []
    for sign in "".join(rows):
        place = PLACES.get(sign)
        if place:
            places.append((len(terrain), place))
        terrain += SIGNS[UNDER[place]] if place else sign
    return BoardSpec("island", "The Island", len(rows[0]), len(rows), terrain, tuple(places))
