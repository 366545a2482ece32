"""Writes an island and the templates of its places as Tiled does."""

from __future__ import annotations

from game.engine.komandosi.board_spec import ROW_LETTERS
from tools.art import island_places, island_scenery
from tools.art.island_tiles import NAME, tile_count
from tools.island_layout.island import IslandPlan
from tools.island_layout.squares import Squares

TILE = 16
FIRST = 1
TEMPLATES = {kind: kind for kind in ("shop", "bank", "hospital", "station", "rental", "helicopter")}
TEMPLATES |= {"pier": "pier_west"}
"""The picture of each template."""
_BESIDE = {"pier": (-5, 1), "helicopter": (-1, -1)}
"""Pixels from the middle of a square to that of the picture; buildings stand a pixel to the right, for their shadow."""
_BUILDING = (1, 0)
_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'


def template_text(kind: str) -> str:
    """The template of a kind of place."""
    names = list(island_places.PLACES)
    picture = island_places.PLACES[TEMPLATES[kind]][1]()
    size = f'width="{picture.get_width()}" height="{picture.get_height()}"'
    gid = names.index(TEMPLATES[kind]) + 1
    return (
        f'{_HEAD}<template>\n <tileset firstgid="1" source="../tilesets/{island_places.NAME}.tsx"/>\n'
        f' <object name="{kind}" type="Place" gid="{gid}" {size}>\n  <properties>\n'
        f'   <property name="kind" value="{kind}"/>\n'
        "  </properties>\n </object>\n</template>\n"
    )


def map_text(plan: IslandPlan) -> str:
    """The whole map."""
    first_places = FIRST + tile_count()
    first_scenery = first_places + len(island_places.PLACES)
    columns, rows = len(plan.rows[0]), len(plan.rows)
    tiles = [FIRST + number for number in Squares(plan.rows, plan.bridges).tiles()]
    cells = ",\n".join(",".join(map(str, tiles[at : at + columns])) for at in range(0, len(tiles), columns))
    scenery = "".join(_thing(number, first_scenery, *it) for number, it in enumerate(plan.scenery, 1))
    places = "".join(_place(number, *it) for number, it in enumerate(plan.places, 1 + len(plan.scenery)))
    objects = 1 + len(plan.scenery) + len(plan.places)
    return (
        f'{_HEAD}<map version="1.8" tiledversion="1.8.2" orientation="orthogonal" renderorder="right-down" '
        f'width="{columns}" height="{rows}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'nextlayerid="4" nextobjectid="{objects}">\n'
        f' <properties>\n  <property name="game" value="komandosi"/>\n  <property name="title" value="{plan.title}"/>\n'
        " </properties>\n"
        f' <tileset firstgid="{FIRST}" source="../tilesets/{NAME}.tsx"/>\n'
        f' <tileset firstgid="{first_places}" source="../tilesets/{island_places.NAME}.tsx"/>\n'
        f' <tileset firstgid="{first_scenery}" source="../tilesets/{island_scenery.NAME}.tsx"/>\n'
        f' <layer id="1" name="terrain" width="{columns}" height="{rows}">\n'
        f'  <data encoding="csv">\n{cells}\n</data>\n </layer>\n'
        f' <objectgroup id="2" name="scenery">\n{scenery} </objectgroup>\n'
        f' <objectgroup id="3" name="places">\n{places} </objectgroup>\n</map>\n'
    )


def _thing(number: int, first: int, name: str, x: int, y: int) -> str:
    picture = island_scenery.SCENERY[name]()
    gid = first + list(island_scenery.SCENERY).index(name)
    size = f'width="{picture.get_width()}" height="{picture.get_height()}"'
    return f'  <object id="{number}" gid="{gid}" x="{x}" y="{y}" {size}/>\n'


def _place(number: int, kind: str, square: str) -> str:
    column, row = int(square[1:]) - 1, ROW_LETTERS.index(square[0])
    dx, dy = _BESIDE.get(kind, _BUILDING)
    x, y = column * TILE + TILE // 2 + dx, row * TILE + TILE // 2 + dy
    return f'  <object id="{number}" template="../templates/{kind}.tx" x="{x}" y="{y}"/>\n'
