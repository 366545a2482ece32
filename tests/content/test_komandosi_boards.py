"""Islands read from Tiled are the boards of Komandosi, and every mistake in one is named with its square."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from tempfile import TemporaryDirectory

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import paths
from game.content import komandosi_kinds
from game.content.boards import game_of_spec, read_board
from game.content.report import Kind, Severity
from game.engine.komandosi.board import board_of
from game.engine.komandosi.board_spec import SIGNS, BoardSpec, square_name
from tests.content.isle import EMPTY, MISSPELT, PLACE_SIGNS, SMALL, STRANGE, Isle, under
from tools.art import island_places

SHIPPED = paths.maps() / "komandosi" / "island.tmx"
ISLAND = """
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
"""The board of the game, as the rules draw it."""
Change = Callable[[Isle], object]
quick = settings(max_examples=30, deadline=None)


def picture(spec: BoardSpec) -> list[str]:
    """The rows of an island with the signs of its places."""
    signs = {place: sign for sign, place in PLACE_SIGNS.items()}
    squares = list(spec.terrain)
    for square, place in spec.places:
        squares[square] = signs[place]
    return ["".join(squares[at : at + spec.columns]) for at in range(0, len(squares), spec.columns)]


@pytest.fixture
def island(tmp_path: Path) -> Path:
    """A copy of the shipped island that a test may change."""
    return Path(copytree(paths.maps(), tmp_path / "maps")) / "komandosi" / "island.tmx"


def stretched(isle: Isle, columns: int, rows: int) -> None:
    isle.rows = [row + ["~"] * (columns - len(row)) for row in isle.rows]
    isle.rows += [["~"] * columns for _ in range(rows - len(isle.rows))]


def second_layer(isle: Isle) -> None:
    isle.more.append('</objectgroup><layer id="3" name="Terrain" width="14" height="11"><data encoding="csv">')
    isle.more.append(",".join("0" * 154) + '</data></layer><objectgroup id="4" name="more">')


def moat(isle: Isle) -> None:
    isle.paint("l", "H10", "H11", "H12", "I10", "I13", "J10", "J13")


def all_forest(isle: Isle) -> None:
    isle.rows = [["f" if sign == "." else sign for sign in row] for row in isle.rows]
    isle.paint(".", *(f"{'ABCDEFGHIJK'[y]}{x + 1}" for (x, y), kind in isle.places.items() if kind in ("shop", "bank")))
    isle.paint(".", "I6", "K6")


CASES: list[tuple[str, Change, str, str]] = [
    ("ISLAND-TILES", lambda i: setattr(i, "tile", 8), ":1:", "8×8 pixels"),
    ("ISLAND-SIZE", lambda i: stretched(i, 41, 11), ":1:", "41 columns"),
    ("ISLAND-SIZE", lambda i: stretched(i, 14, 27), ":1:", "27 rows"),
    ("TERRAIN-NONE", lambda i: setattr(i, "layer", "ground"), ":1:", '"terrain"'),
    ("TERRAIN-TWICE", second_layer, '"Terrain"', "two tile layers"),
    ("SQUARE-EMPTY", lambda i: i.paint(EMPTY, "C5", "E4"), "cell (4,2)", "2; the first is row C, column 5"),
    ("SQUARE-STRANGE", lambda i: i.paint(STRANGE, "E4"), "cell (3,4)", "row E, column 4"),
    ("PROPERTY-VALUE", lambda i: i.paint(MISSPELT, "E4", "E5"), "isle.tmx:", "'crossing'"),
    ("PLACE-TERRAIN", lambda i: i.move("C6", "C10"), "object", "shop stands at row C, column 10 on forest"),
    ("PLACE-TERRAIN", lambda i: i.move("I12", "E5"), "object", "helicopter stands at row E, column 5 on plain"),
    ("PLACE-TERRAIN", lambda i: i.move("G2", "E6"), "object", "it needs road"),
    ("PLACE-TERRAIN", lambda i: i.move("B3", "B2"), "object", "it needs rail"),
    ("PLACE-TERRAIN", lambda i: i.move("K6", "A6"), "object", "pier stands at row A, column 6 on sea"),
    ("PLACE-TWICE", lambda i: i.put("bank", "C6"), "object 900", "row C, column 6: shop and bank"),
    *(("PLACE-MISSING", lambda i, at=at: i.remove(at), ":1:", name) for name, at in (
        ("shop", "C6"), ("bank", "F5"), ("hospital", "I6"), ("rental", "G2"), ("pier", "K6"), ("helicopter", "I12")
    )),
    ("PLACE-COUNT", lambda i: i.remove("B3"), "object", "exactly 2 of station, not 1"),
    ("PLACE-COUNT", lambda i: i.put("station", "E3"), "object", "not 3; this one stands at row J, column 3"),
    ("PLACE-COUNT", lambda i: i.put("pier", "B2"), "object", "exactly 1 of pier, not 2"),
    ("PLACE-COUNT", lambda i: i.put("helicopter", "J11"), "object 900", "row J, column 11"),
    ("OBJECT-OUTSIDE", lambda i: i.add("shop", 300, 8), "object 900", "(300, 8)"),
    ("OBJECT-OUTSIDE", lambda i: i.add("shop", 8, -1), "object 900", "224×176"),
    ("PROPERTY-VALUE", lambda i: i.add("shoop", 40, 72), "object 900", "'shop'"),
    ("CLASS-UNKNOWN", lambda i: i.add("shop", 40, 72, "Plase"), "object 900", "Place"),
    ("TRACK-FORK", lambda i: i.paint("#", "E4"), "cell (2,4)", "row E, column 3 is joined to 3"),
    ("TRACK-FORK", lambda i: i.paint(".", "F3"), "cell (2,4)", "joined to 1 of its neighbours, but needs 2"),
    ("TRACK-FORK", lambda i: i.paint("#", "B4", "C4"), "cell (2,1)", "but needs 1"),
    ("TRACK-APART", lambda i: i.paint("#", "E12", "E13", "F12", "F13"), "cell (11,4)", "row E, column 12"),
    ("ROAD-APART", lambda i: i.paint("+", "C12", "C13", "D12", "D13"), "cell (11,2)", "row C, column 12"),
    ("ROAD-END", lambda i: i.paint("+", "D9"), "cell (8,3)", "row D, column 9"),
    ("PIER-INLAND", lambda i: i.move("K6", "J6"), "cell (5,9)", "row J, column 6"),
    ("LAND-APART", lambda i: i.paint(".", "A1"), "cell (0,0)", "row A, column 1"),
    ("LAND-APART", lambda i: i.paint("l", "B11", "B13", "C12"), "cell (11,1)", "row B, column 12"),
    ("AIRPORT-CLOSED", moat, "cell (11,8)", "no land touches the airport"),
    ("AIRPORT-APART", lambda i: i.paint("Y", "E12"), "cell (11,4)", "row E, column 12"),
    ("BANK-FAR", lambda i: i.paint("f", "B11", "B13", "C12"), "cell (11,1)", "row B, column 12"),
    ("PLAIN-SHORT", all_forest, ":1:", "0 plain squares"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "change", "place", "words"), CASES, ids=[f"{n}-{it[0]}" for n, it in enumerate(CASES)]
)
def test_a_mistake_is_a_finding_that_says_what_and_where(
    code: str, change: Change, place: str, words: str, tmp_path: Path
) -> None:
    isle = Isle()
    change(isle)
    spec, report = isle.read(tmp_path)
    assert {finding.code for finding in report.findings} == {code}, report.as_text()
    line = report.findings[0].as_line()
    assert place in line and words in line, line
    assert (spec is not None) == report.sound == (report.findings[0].severity is Severity.WARNING)


def test_every_kind_of_finding_has_its_mistake() -> None:
    kinds = {kind.code for kind in vars(komandosi_kinds).values() if isinstance(kind, Kind)}
    assert kinds <= {code for code, *_ in CASES}


def test_the_island_of_the_game_is_the_one_of_the_rules() -> None:
    spec, report = read_board(SHIPPED)
    assert isinstance(spec, BoardSpec) and not report.findings, report.as_text()
    assert picture(spec) == ISLAND.split()
    assert (spec.name, spec.columns, spec.rows) == ("island", 26, 18)
    assert game_of_spec(spec) == "komandosi"


def test_the_island_that_a_player_begins_from_is_sound() -> None:
    spec, report = read_board(paths.maps() / "starters" / "komandosi.tmx")
    assert isinstance(spec, BoardSpec) and not report.findings
    assert (spec.columns, spec.rows) == (18, 12)


def test_the_island_of_the_game_has_the_track_and_the_squares_of_the_rules() -> None:
    spec, _ = read_board(SHIPPED)
    assert isinstance(spec, BoardSpec)
    board = board_of(spec)
    assert len(board.track) == 26
    assert {square_name(square, 26) for square in (board.track[0], board.track[-1])} == {"C7", "P19"}
    counts = {sign: spec.terrain.count(sign) for sign in "~flrY"}
    assert counts == {"~": 138, "f": 54, "l": 12, "r": 7, "Y": 9}
    assert (board.road.bit_count(), (board.bare | board.forest).bit_count()) == (52, 219)


def test_an_island_of_another_size_is_the_board_that_was_drawn(tmp_path: Path) -> None:
    spec, report = Isle().read(tmp_path)
    assert spec is not None and not report.findings, report.as_text()
    assert picture(spec) == SMALL.split()
    assert (spec.name, spec.title, spec.columns, spec.rows) == ("isle", "Isle", 14, 11)
    assert len(board_of(spec).track) == 9


def test_an_island_without_a_title_is_called_as_its_file(tmp_path: Path) -> None:
    isle = Isle()
    isle.head = '<property name="game" value="komandosi"/>'
    spec, _ = isle.read(tmp_path)
    assert spec is not None and spec.title == "isle"


def test_an_island_is_known_by_its_tiles_alone(tmp_path: Path) -> None:
    isle = Isle()
    isle.head = ""
    assert isle.read(tmp_path)[0] is not None


def test_the_largest_island_has_26_rows_and_40_columns(tmp_path: Path) -> None:
    isle = Isle()
    stretched(isle, 40, 26)
    spec, report = isle.read(tmp_path)
    assert spec is not None and not report.findings
    assert square_name(len(spec.terrain) - 1, spec.columns) == "Z40"


def test_a_place_may_stand_anywhere_in_its_square(tmp_path: Path) -> None:
    isle = Isle().remove("F5")
    spec, report = isle.add("bank", 4 * 16 + 1, 5 * 16 + 15).read(tmp_path)
    assert spec is not None and not report.findings
    assert (5 * 14 + 4, "bank") in spec.places


@pytest.mark.parametrize(
    ("class_name", "kind", "code"), [("Place", "shoop", "PROPERTY-VALUE"), ("Plaza", "shop", "CLASS-UNKNOWN")]
)
def test_what_a_broken_place_leaves_behind_is_no_second_finding(
    class_name: str, kind: str, code: str, tmp_path: Path
) -> None:
    _, report = Isle().remove("C6").add(kind, 40, 72, class_name).read(tmp_path)
    assert [finding.code for finding in report.findings] == [code]


def test_a_lost_template_is_the_only_finding(island: Path) -> None:
    (island.parents[1] / "templates" / "bank.tx").unlink()
    assert [finding.code for finding in read_board(island)[1].findings] == ["TEMPLATE-MISSING"]


def test_a_lost_tileset_is_the_only_finding(island: Path) -> None:
    (island.parents[1] / "tilesets" / "island.tsx").unlink()
    assert [finding.code for finding in read_board(island)[1].findings] == ["TILESET-MISSING"]


# ------------------------------------------------------------ islands made by hypothesis


@st.composite
def isles(draw: st.DrawFn) -> str:
    """A sound island: a ring road that a track crosses twice, places on plain squares, forest that closes no way."""
    wide, high = draw(st.integers(8, 30)), draw(st.integers(6, 16))
    columns, rows = wide + 6, high + 6
    squares = {(x, y): "~" for y in range(rows) for x in range(columns)}
    squares |= {(x, y): "." for y in range(1, rows - 1) for x in range(1, columns - 1)}
    ring = (3, 3, 2 + wide, 2 + high)
    for x, y in squares:
        inside = ring[0] <= x <= ring[2] and ring[1] <= y <= ring[3]
        if inside and (x in (ring[0], ring[2]) or y in (ring[1], ring[3])):
            squares[x, y] = "+"
    rail = draw(st.integers(ring[0] + 2, ring[2] - 2))
    for y in range(2, rows - 2):
        squares[rail, y] = "%" if squares[rail, y] == "+" else "#"
    squares[rail, 2] = squares[rail, rows - 3] = "T"
    inner = [(x, y) for x in range(ring[0] + 1, ring[2]) for y in range(ring[1] + 1, ring[3]) if x != rail]
    for x, y in draw(st.lists(st.sampled_from(inner), max_size=8)):
        if x % 2 and y % 2:
            squares[x, y] = draw(st.sampled_from("fl"))
    free = [place for place in inner if squares[place] == "." and not (place[0] % 2 and place[1] % 2)]
    for sign, place in zip("SBHS", draw(st.permutations(free)), strict=False):
        squares[place] = sign
    squares[ring[0], draw(st.integers(ring[1] + 1, ring[3] - 1))] = "C"
    squares[1, 1] = "M"
    squares[columns - 2, rows - 2] = "X"
    return "\n".join("".join(squares[x, y] for x in range(columns)) for y in range(rows))


def read_anywhere(isle: Isle) -> tuple[BoardSpec | None, list[str]]:
    with TemporaryDirectory() as folder:
        spec, report = isle.read(Path(folder))
        return spec, [finding.code for finding in report.findings]


@quick
@given(isles())
def test_a_sound_island_of_any_size_is_read_without_a_finding(text: str) -> None:
    spec, codes = read_anywhere(Isle(text))
    assert spec is not None and codes == []
    assert picture(spec) == text.split()


def walking(isle: Isle, signs: str) -> networkx.Graph:
    """The squares of some terrains, neighbours joined."""
    graph = networkx.grid_2d_graph(len(isle.rows[0]), len(isle.rows))
    return graph.subgraph([(x, y) for x, y in graph if isle.rows[y][x] in signs])


@quick
@given(isles(), st.data())
def test_a_changed_square_is_told_exactly_when_it_breaks_a_rule(text: str, data: st.DataObject) -> None:
    isle = Isle(text)
    free = [(x, y) for y, row in enumerate(text.split()) for x, sign in enumerate(row) if under(sign) == sign]
    x, y = data.draw(st.sampled_from(free))
    isle.rows[y][x] = data.draw(st.sampled_from(list(SIGNS.values())))
    spec, codes = read_anywhere(isle)
    land = walking(isle, ".f+#%")
    assert ("LAND-APART" in codes) == (networkx.number_connected_components(land) > 1)
    roads = walking(isle, "+%")
    assert ("ROAD-APART" in codes) == (networkx.number_connected_components(roads) > 1)
    rails = walking(isle, "#%")
    ends = [square for square, its in isle.places.items() if its == "station"]
    fork = any(rails.degree(square) != (1 if square in ends else 2) for square in rails)
    assert ("TRACK-FORK" in codes) == fork
    if spec is not None:
        assert board_of(spec).track and not fork


# ------------------------------------------------------------ as Tiled saves it


def changed(file: Path, old: str, new: str) -> BoardSpec:
    """The island after a change that is no mistake."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"the island has changed: the test looks for {old!r}"
    file.write_text(text.replace(old, new), encoding="utf-8")
    spec, report = read_board(file)
    assert isinstance(spec, BoardSpec) and not report.findings, report.as_text()
    return spec


def test_the_picture_of_a_place_is_the_place_without_a_class_of_its_own(island: Path) -> None:
    first = re.search(r'firstgid="(\d+)" source="../tilesets/island_places.tsx"', island.read_text(encoding="utf-8"))
    assert first is not None
    gid = int(first[1]) + list(island_places.PLACES).index("pier_south")
    spec = changed(island, 'template="../templates/pier.tx"', f'gid="{gid}" width="13" height="28"')
    assert picture(spec) == ISLAND.split()


def test_a_map_of_class_island_needs_no_property_that_names_its_game(island: Path) -> None:
    changed(island, '<property name="game" value="komandosi"/>', "")
    spec = changed(island, '<map version="1.8"', '<map class="Island" version="1.9"')
    assert spec.title == "The island"


def test_the_layer_may_be_known_by_its_role_and_its_tiles_may_be_flipped(island: Path) -> None:
    role = '<properties><property name="role" value="terrain"/></properties>'
    size = 'width="26" height="18"'
    changed(island, f'<layer id="1" name="terrain" {size}>', f'<layer id="1" name="squares" {size}>{role}')
    cells = re.search(r'<data encoding="csv">\n(\d+),', island.read_text(encoding="utf-8"))
    assert cells is not None
    spec = changed(island, cells[0], f'<data encoding="csv">\n{int(cells[1]) | 1 << 31},')
    assert picture(spec) == ISLAND.split()


def test_scenery_notes_and_other_layers_are_no_part_of_the_board(island: Path) -> None:
    note = '<object id="990" x="9" y="9" width="40" height="20"><text>mind the whale</text></object>'
    spec = changed(island, ' <objectgroup id="3" name="places">', f' <objectgroup id="3" name="places">{note}')
    assert picture(spec) == ISLAND.split()
