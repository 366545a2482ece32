"""Each thing that can be wrong with a map gives its own finding, with file, line, layer and cell or object."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from game.content import commandos_kinds, dday_kinds, komandosi_kinds, map_kinds
from game.content.boards import check_map
from game.content.report import MORE_ALIKE, Kind, Severity
from game.content.tiled import kinds as tiled_kinds
from game.engine.commandos.missions import MISSIONS as SCRIPTS

MISSION = "commandos/01_gather_intel.tmx"
CARD = "commandos/tiles/T05.tmx"
CARDS = "tilesets/cards.tsx"
MISSIONS = ("gather_intel", "powder_trail")
GROUND_ROW = "197,198,199,\n200,201,202,\n203,204,205"
MAP_END = "</objectgroup>\n</map>"
POINT = '<object id="90" type="{}" x="20" y="20"><point/></object>'
HUT = (
    '<object id="7" type="Special" x="0" y="16" width="32" height="16"><properties>'
    '<property name="kind" value="hut"/></properties></object>'
)
OBJECTIVE = '<object id="5" template="../templates/objective.tx" x="64" y="32"/>'


@dataclass(frozen=True)
class Case:
    """One damage: in `file`, `old` becomes `new`; checking `check` (else `file`) says `code` and all of `words`."""

    code: str
    file: str
    old: str
    new: str
    words: tuple[str, ...]
    check: str = ""


def nested_groups(depth: int) -> str:
    return "".join(f'<group id="{50 + n}" name="g{n}">' for n in range(depth)) + "</group>" * depth


CASES = [
    Case("XML-BROKEN", MISSION, "</map>", "", ("01_gather_intel.tmx:24: error", "no element found")),
    Case("XML-DEEP", MISSION, "</map>", "<a>" * 70 + "</a>" * 70 + "</map>", (":23:", "64 deep")),
    Case("XML-ENTITY", MISSION, "<map", '<!DOCTYPE map [<!ENTITY a "b">]>\n<map', (":2: error",)),
    Case("XML-ENTITY", MISSION, "<map", '<!DOCTYPE map SYSTEM "x.dtd" [<!ENTITY a SYSTEM "f">]>\n<map', (":2:",)),
    Case("NOT-TILED", MISSION, "../tilesets/cards.tsx", "../templates/objective.tx", ("<template>", "<tileset>")),
    Case("NOT-ORTHOGONAL", MISSION, '"orthogonal"', '"isometric"', (":2: error", "isometric", "Save it as .tmx")),
    Case("VERSION-NEWER", MISSION, 'version="1.8"', 'version="2.1"', (":2: warning", "2.1")),
    Case("NUMBER-WRONG", MISSION, 'x="64"', 'x="far"', (":19: error", "tokens", "object 5", '"far"')),
    Case("NUMBER-WRONG", MISSION, 'width="4"', 'width="-4"', (":2: error", '"-4"')),
    Case("NUMBER-WRONG", MISSION, 'x="64"', 'x="nan"', ("object 5", '"nan"')),
    Case("LAYER-SIZE", MISSION, 'height="3" tilewidth', 'height="5" tilewidth', ("(id 1)", "4×3", "4×5")),
    Case("LAYER-TOO-BIG", MISSION, 'width="4" height="3"', 'width="4000" height="3000"', (":2:", "12000000")),
    Case("GROUP-DEEP", MISSION, "</map>", nested_groups(18) + "</map>", ('layer "g16" (id 66)', "16 deep")),
    Case("DATA-ENCODING", MISSION, 'encoding="csv"', 'encoding="rot13"', (":8:", '"cards" (id 1)', "rot13")),
    Case("DATA-BROKEN", MISSION, 'encoding="csv"', 'encoding="base64"', (":8:", '"cards" (id 1)')),
    Case("DATA-COUNT", MISSION, "9,10,11,12", "9,10,11", (":8:", "11 tiles", "12 cells")),
    Case("DATA-NUMBER", MISSION, "5,6,7,8", "5,6,7.5,8", (":10: error", '"cards" (id 1)', "cell (2,1)", '"7.5"')),
    Case("GID-UNKNOWN", MISSION, "9,10,11,12", "9,10,900,12", (":11: error", "cell (2,2)", "900")),
    Case("GID-UNKNOWN", MISSION, OBJECTIVE, '<object id="5" gid="901" x="64" y="32"/>', (":19:", "object 5", "901")),
    Case("TILESET-MISSING", MISSION, "../tilesets/cards.tsx", "../tilesets/kards.tsx", (":6: error", "kards.tsx")),
    Case("TILESET-OVERLAP", CARD, 'firstgid="161"', 'firstgid="150"', (":8: warning", '"walls"', "160", "150")),
    Case("PICTURE-MISSING", CARDS, "cards/T05A.png", "cards/T50A.png", ("cards.tsx", "cards/T50A.png"), MISSION),
    Case("PICTURE-UNREADABLE", CARDS, "cards/T05A.png", "cards.tsx", ('"cards.tsx"', "PNG"), MISSION),
    Case("PICTURE-SMALLER", "tilesets/walls.tsx", 'tilecount="160"', 'tilecount="176"', ("160", "176"), CARD),
    Case("TEMPLATE-MISSING", MISSION, "templates/objective.tx", "templates/goal.tx", (":19:", "object 5", "goal.tx")),
    Case("PROPERTY-WRONG", MISSION, '"mission" ', '"size" type="int" ', (":4: error", "gather_intel", "int")),
    Case("OBJECT-ID-TWICE", MISSION, '<object id="6"', '<object id="5"', (":20:", 'object 5 "Objective"', "line 19")),
    Case(
        "OBJECT-REF-GONE",
        MISSION,
        MAP_END,
        '<object id="90" type="Objective" x="20" y="20"><properties><property name="to" type="object" value="77"/>'
        f"</properties><point/></object>{MAP_END}",
        (":22:", "object 90", '"to"', "77"),
    ),
    Case(
        "ANIMATION-WRONG",
        "tilesets/walls.tsx",
        '<tile id="0" type="Edges">',
        '<tile id="0" type="Edges"><animation><frame tileid="1" duration="0"/></animation>',
        ("walls.tsx:4: warning", "tile 0"),
        CARD,
    ),
    Case("NOT-DRAWN", MISSION, 'name="cards"', 'name="cards" parallaxx="0.5"', (":7: warning", "parallax")),
    Case("FILE-OUTSIDE", MISSION, "../tilesets/cards.tsx", "../../outside.tsx", (":6: error", "../../outside.tsx")),
    Case("FILE-CASE", MISSION, "../tilesets/cards.tsx", "../tilesets/Cards.tsx", (":6: error", '"cards.tsx"')),
    Case("GAME-UNKNOWN", CARD, '"card"', '"kard"', (":2: error", "no board of a game")),
    Case("MISSION-MISSING", MISSION, 'name="mission"', 'name="game"', (":2: error",)),
    Case("MISSION-UNKNOWN", MISSION, "gather_intel", "gather_intle", ('"gather_intle"', "known are: gather_intel")),
    Case("MISSION-OBJECTIVES", MISSION, OBJECTIVE, "", (":2: warning", "speak of 3 objectives", "has 2")),
    Case("MISSION-TARGETS", MISSION, MAP_END, POINT.format("Target") + MAP_END, (":22:", "0 targets", "has 1")),
    Case("MISSION-BOSS", MISSION, MAP_END, POINT.format("Boss") + MAP_END, (":22:", "0 bosses", "has 1")),
    Case("SPECIAL-OFF-GRID", CARD, 'x="16" y="16"', 'x="22" y="16"', ("object 1", "whole spaces")),
    Case("SPECIAL-OFF-GRID", CARD, 'height="32"', 'height="48"', ("object 1", "whole spaces")),
    Case("SPECIAL-TWICE", CARD, '<object id="1" name="machine', HUT + '<object id="1" name="machine', ("object 1",)),
    Case("TILE-SIZE", MISSION, 'tilewidth="48"', 'tilewidth="32"', ("32×48", "48×48")),
    Case("BOARD-SIZE", MISSION, 'width="4" height="3" tilewidth', 'width="27" height="1" tilewidth', ("27×1",)),
    Case("CARD-SIZE", CARD, 'height="3" tilewidth', 'height="4" tilewidth', ("3×4", "3×3")),
    Case("CARD-NAME", CARD, 'value="T05"', 'value="T06"', ("T05.tmx:2: warning", '"T06"', '"T05"')),
    Case("SIDE-MISSING", CARD, 'name="side A"', 'name="sideways"', (":10:", "cell (0,1)", "side A"), MISSION),
    Case("CARD-MISSING", MISSION, "5,6,7,8", "5,0,7,8", (":10: error", '"cards" (id 1)', "cell (1,1)")),
    Case("CARD-UNKNOWN", CARDS, 'value="T05"', 'value="T55"', ("tmx:10:", "cell (0,1)", '"T55"', "T05"), MISSION),
    Case(
        "CARD-TWICE",
        MISSION,
        '<objectgroup id="2"',
        '<layer id="9" name="more" width="4" height="3"><data encoding="csv">0,0,3,0,0,0,0,0,0,0,0,0</data></layer>'
        '<objectgroup id="2"',
        (":14:", '"more" (id 9)', "cell (2,0)", '"cards"'),
    ),
    Case("CARD-PICTURE-STALE", CARD, GROUND_ROW, GROUND_ROW.replace("201", "202"), ("T05", "draw-cards"), MISSION),
    Case("WALL-ONE-SIDED", CARD, "2,0,2", "0,0,2", (":24: warning", '"walls" (id 3)', "cell (0,1)", "south", "(0,2)")),
    Case("WALL-ONE-SIDED", CARD, "5,0,5", "5,0,0", (":25:", "cell (2,2)", "north side is a wall", "(2,1)")),
    Case("WALL-ONE-SIDED", CARD, "0,0,0,\n5,0,5", "3,0,0,\n5,0,5", (":23:", "cell (0,0)", "east side is", "(1,0)")),
    Case("WALL-ONE-SIDED", CARD, "0,0,0,\n5,0,5", "0,9,0,\n5,0,5", (":23:", "cell (1,0)", "west side is", "(0,0)")),
    Case("WALL-TILE", CARD, "0,0,0,\n5,0,5", "0,161,0,\n5,0,5", (":23: warning", "cell (1,0)", "Edges")),
    Case(
        "WALL-OFF-GRID",
        MISSION,
        MAP_END,
        f'<object id="90" type="Wall" x="16" y="16"><polyline points="0,0 16,16"/></object>{MAP_END}',
        (":22: error", "object 90"),
    ),
    Case(
        "CLASS-UNKNOWN",
        "templates/spawn-circle.tx",
        'type="Spawn"',
        'type="Spwan"',
        (":16: error", '"tokens" (id 2)', "object 2", '"Spwan"', 'Did you mean "Spawn"?'),
        MISSION,
    ),
    Case(
        "CLASS-UNKNOWN",
        "templates/spawn-circle.tx",
        'type="Spawn"',
        'type="Hotel"',
        ('"Hotel"', "known are: DropZone, Spawn, Objective, Target, Boss, Wall"),
        MISSION,
    ),
    Case("CLASS-NONE", "templates/spawn-circle.tx", ' type="Spawn"', "", (":16: warning", "object 2"), MISSION),
    Case("PROPERTY-VALUE", "templates/spawn-circle.tx", 'value="circle"', 'value="cirkle"', ("'circle'",), MISSION),
    Case("PROPERTY-UNKNOWN", "templates/spawn-circle.tx", '"symbol"', '"simbol"', ('"symbol"?',), MISSION),
    Case("OBJECT-OUTSIDE", MISSION, 'x="64" y="32"', 'x="640" y="32"', (":19: error", "(648, 24)", "192×144")),
    Case("OBJECT-BETWEEN", MISSION, 'x="64" y="32"', 'x="72" y="32"', (":19: error", "object 5")),
    Case("DROP-ZONE-COUNT", MISSION, "drop-zone", "objective", (":2: error", "0 drop zones")),
    Case("DROP-ZONE-COUNT", MISSION, "objective.tx", "drop-zone.tx", (":19: error", "object 5", "2 drop zones")),
    Case("SPAWN-COUNT", MISSION, "spawn-circle", "spawn-square", ("0 spawns", '"circle"', "2 spawns", '"square"')),
    Case("OBJECTIVE-TWICE", MISSION, 'x="64" y="32"', 'x="160" y="80"', (":20: error", "object 6")),
    Case(
        "SPACE-UNREACHABLE",
        MISSION,
        MAP_END,
        f'<object id="90" type="Wall" x="0" y="16"><polyline points="0,0 16,0 16,-16"/></object>{MAP_END}',
        (":17: error", "object 3", "A1:1"),
    ),
    Case(
        "SPACES-CUT-OFF",
        MISSION,
        MAP_END,
        f'<object id="90" type="Wall" x="32" y="16"><polygon points="0,0 16,0 16,16 0,16"/></object>{MAP_END}',
        (":2: warning", "A1:6", "1)"),
    ),
]


def said(file: Path) -> list[str]:
    return [finding.as_line() for report in check_map([file], MISSIONS) for finding in report.findings]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.code)
def test_the_finding_says_what_and_where(case: Case, maps: Path, change: Callable[..., Path]) -> None:
    (maps.parent / "outside.tsx").write_text("<tileset/>", encoding="utf-8")
    change(case.file, case.old, case.new)
    text = "\n".join(said(maps / (case.check or case.file)))
    assert f" {case.code}: " in text and all(word in text for word in case.words), text


def test_too_many_objectives(maps: Path, change: Callable[..., Path]) -> None:
    more = "".join(
        f'<object id="{80 + n}" template="../templates/objective.tx" x="{n * 16}" y="64"/>' for n in range(8)
    )
    text = "\n".join(said(change(MISSION, MAP_END, more + MAP_END)))
    assert "OBJECTIVE-COUNT" in text and "11 objectives" in text and "object 87" in text


def test_no_objective(maps: Path) -> None:
    file = maps / MISSION
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(line for line in lines if "objective.tx" not in line), encoding="utf-8")
    assert any("OBJECTIVE-COUNT" in line and "0 objectives" in line for line in said(file))


def test_a_file_that_is_not_there(maps: Path) -> None:
    assert "FILE-UNREADABLE" in said(maps / "nothing.tmx")[0]


def test_a_file_of_more_than_32_megabytes_is_not_even_read(maps: Path) -> None:
    file = maps / MISSION
    os.truncate(file, 33 * 1024 * 1024)
    assert "FILE-TOO-BIG" in said(file)[0] and "33 MB" in said(file)[0]


def test_a_json_map(maps: Path) -> None:
    file = maps / "map.tmj"
    file.write_text('{"type": "map"}', encoding="utf-8")
    assert said(file) == [line for line in said(file) if "MAP-JSON" in line and "Save it as .tmx, orthogonal" in line]


def kinds_of(*modules: object) -> list[Kind]:
    return [value for module in modules for value in vars(module).values() if isinstance(value, Kind)]


ALL_KINDS = [MORE_ALIKE, *kinds_of(tiled_kinds, map_kinds, commandos_kinds), *commandos_kinds.WALL_ONE_SIDED.values()]
"""Those of Tiled and Dice Commandos; `tests/content/test_dday_boards.py` has the mistakes of battle maps."""


def test_every_kind_of_finding_is_triggered_by_a_test() -> None:
    tested = {case.code for case in CASES} | {
        "OBJECTIVE-COUNT",
        "FILE-UNREADABLE",
        "FILE-TOO-BIG",
        "MAP-JSON",
        "JSON-BROKEN",
        "PICTURE-TOO-BIG",
        "NO-MAPS",
        "OBJECTS-MANY",
        "TILES-MANY",
        "MORE-ALIKE",
    }
    assert {kind.code for kind in ALL_KINDS} == tested


def test_every_kind_of_finding_is_explained_in_the_documents() -> None:
    document = (Path(__file__).parents[2] / "docs" / "map-findings.md").read_text(encoding="utf-8")
    explained = {line.split("`")[1]: line.split("|")[2].strip() for line in document.splitlines() if line[:3] == "| `"}
    assert explained == {kind.code: str(kind.severity) for kind in (*ALL_KINDS, *kinds_of(dday_kinds, komandosi_kinds))}


def test_a_finding_reads_like_the_design(maps: Path, change: Callable[..., Path]) -> None:
    file = change(CARD, "2,0,2", "0,0,2")
    assert said(file) == [
        f'{file.as_posix()}:24: warning WALL-ONE-SIDED: layer "walls" (id 3), cell (0,1): its south side is a wall '
        "but the north side of (0,2) is open; taken as a wall. Repaint the edge with the Terrain Brush."
    ]


def test_a_finding_is_also_json(maps: Path, change: Callable[..., Path]) -> None:
    report = check_map([change(MISSION, "9,10,11,12", "9,10,900,12")], MISSIONS)[0]
    assert report.as_json()["sound"] is False
    finding = report.findings[0].as_json()
    assert (finding["code"], finding["line"], finding["layer"], finding["cell"]) == ("GID-UNKNOWN", 11, "cards", [2, 2])


def test_a_cell_with_an_unknown_tile_is_told_once(maps: Path, change: Callable[..., Path]) -> None:
    report = check_map([change(MISSION, "9,10,11,12", "9,10,900,12")], MISSIONS)[0]
    assert [finding.code for finding in report.findings] == ["GID-UNKNOWN"]


def test_findings_do_not_stop_at_the_first(maps: Path, change: Callable[..., Path]) -> None:
    change(MISSION, "gather_intel", "gather_intle")
    change(MISSION, 'x="64" y="32"', 'x="640" y="32"')
    change("templates/spawn-circle.tx", 'type="Spawn"', 'type="Spwan"')
    report = check_map([maps / MISSION], MISSIONS)[0]
    assert {"MISSION-UNKNOWN", "OBJECT-OUTSIDE", "CLASS-UNKNOWN"} <= {finding.code for finding in report.findings}


def test_the_shipped_maps_have_no_finding(maps: Path) -> None:
    reports = check_map([maps], SCRIPTS)
    assert len(reports) == len(list(maps.rglob("*.tmx"))) > 20
    assert [finding.as_line() for report in reports for finding in report.findings] == []


def test_warnings_leave_a_map_playable(maps: Path, change: Callable[..., Path]) -> None:
    report = check_map([change(CARD, "2,0,2", "0,0,2")])[0]
    assert report.sound and [finding.severity for finding in report.findings] == [Severity.WARNING]
