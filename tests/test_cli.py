"""The command line: its names, its JSON fields, its exit status, and one sentence for every misuse."""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from game import cli, paths
from game.content import saves
from tests.games import random_game

MAP = str(paths.maps() / "commandos" / "01_gather_intel.tmx")
CARD = str(paths.maps() / "commandos" / "tiles" / "T05.tmx")
TIGER = str(paths.maps() / "dday" / "1_exercise_tiger.tmx")
FIELDS = [
    "game",
    "map",
    "games",
    "wins",
    "win_rate",
    "low",
    "high",
    "turns_median",
    "seat_wins",
    "decisions",
    "seconds",
    "decisions_per_second",
    "turns_quartiles",
    "places",
    "dead_places",
]


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = cli.main(list(arguments))
    out, err = capsys.readouterr()
    return status, out, err


def test_simulate_prints_its_fields(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "simulate", MAP, "--games", "5", "--bot", "random", "--seed", "3", "--json")
    assert status == cli.OK
    assert list(json.loads(out)) == FIELDS
    assert json.loads(out)["games"] == 5


def test_a_level_is_chosen_by_its_number_and_by_default_the_last_is_played() -> None:
    levels = [cli.read_setup(Path(TIGER), 2, level)[1].level for level in (1, 2, 3, None)]
    assert levels == [0, 1, 2, 2]


@pytest.mark.parametrize("name", ["commandos/01_gather_intel.tmx", "dday/2_omaha.tmx", "komandosi/island.tmx"])
def test_simulate_draws_a_heat_map_and_still_prints_only_data(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "heat.png"
    arguments = ("--games", "2", "--bot", "random", "--json", "--heat-map", str(picture))
    status, out, _ = said(capsys, "simulate", str(paths.maps() / name), *arguments)
    assert status == cli.OK and json.loads(out)["games"] == 2
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_a_heat_map_that_cannot_be_written_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "1", "--bot", "random", "--heat-map", "no/such/folder.png")
    status, _, err = said(capsys, "simulate", MAP, *arguments)
    assert status == cli.FAILED and err.splitlines()[-1] == "no/such/folder.png: No such file or directory"


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", MAP, "--bot", "genius"), "genius"),
        (("simulate", MAP, "--seats", "2"), "--seats 2"),
        (("simulate", MAP, "--level", "1"), "--level 1: this map has no levels."),
        (("simulate", TIGER, "--level", "4"), "--level 4: this map has levels 1 to 3."),
        (("simulate", "no/such.tmx"), "no/such.tmx"),
        (("play", "--bot", "seven"), "--bot seven"),
        (("play", "--bot", "1=genius"), "1=genius"),
        (("play", "--bot", "0=greedy"), "0=greedy"),
        (("simulate", CARD), "T05.tmx: this is a map tile card"),
        (("draw-cards", "no/such"), "no/such: there are no map tile cards"),
        (("draw-cards", CARD), "T05.tmx: there are no map tile cards"),
    ],
)
def test_misuse_gets_one_sentence(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], named: str) -> None:
    status, _, err = said(capsys, *arguments)
    assert status == cli.MISUSED
    assert named in err
    assert "Traceback" not in err


@pytest.mark.parametrize("games", ["0", "-3", "many"])
def test_a_number_of_games_is_a_number_from_one_on(capsys: pytest.CaptureFixture[str], games: str) -> None:
    with pytest.raises(SystemExit):
        cli.main(["simulate", MAP, "--games", games])
    assert "no number from 1 on" in capsys.readouterr().err


def test_check_map_finds_nothing_in_the_shipped_maps(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "check-map", str(paths.maps()))
    assert (status, out.count("error")) == (cli.OK, 0)


def test_check_map_exits_with_1_on_errors(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.tmx"
    broken.write_text("<map")
    status, out, _ = said(capsys, "check-map", str(broken), "--json")
    assert status == cli.FAILED
    (report,) = json.loads(out)
    assert not report["sound"]
    assert report["findings"][0]["severity"] == "error"


def test_replay_says_whether_the_end_is_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    *_, session = random_game("commandos", 6)
    file = saves.save_as(session, "a game", {}, tmp_path)
    status, out, _ = said(capsys, "replay", str(file), "--json")
    assert status == cli.OK
    assert json.loads(out)["same"] is True
    data = json.loads(file.read_text())
    data["log"].insert(3, "fly a")
    file.write_text(json.dumps(data))
    status, out, _ = said(capsys, "replay", str(file))
    assert status == cli.FAILED
    assert "3 of" in out
    assert "fly a" in out


@pytest.mark.parametrize("text", ["", "{}", '{"version": 99}', "not a save"])
def test_replay_of_a_damaged_file_gets_a_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str
) -> None:
    file = tmp_path / "x.save.json"
    file.write_text(text)
    status, _, err = said(capsys, "replay", str(file))
    assert status == cli.FAILED
    assert "save" in err


def test_the_headless_commands_import_no_pygame() -> None:
    code = (
        "import sys; from game import cli;"
        f"cli.main(['simulate', {MAP!r}, '--games', '1', '--bot', 'random']);"
        f"cli.main(['check-map', {MAP!r}]);"
        "assert not {'pygame', 'pytmx'} & set(sys.modules), 'pygame was imported'"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, cwd=Path(__file__).parents[1])


def from_shell(line: str, folder: Path) -> tuple[str, str]:
    """What a command line of a shell prints and complains of; `GAME` stands for the program, `MAP` for the board."""
    names = {"GAME": f"{shlex.quote(sys.executable)} -m game", "MAP": shlex.quote(MAP)}
    surroundings = {**os.environ, "PYTHONPATH": str(Path(cli.__file__).parents[1])}
    for name, text in names.items():
        line = line.replace(name, text)
    done = subprocess.run(line, shell=True, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)
    return done.stdout, done.stderr


@pytest.mark.skipif(os.name == "nt", reason="these are lines for a POSIX shell")
@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("GAME check-map MAP --json | true", ""),
        ("GAME simulate MAP --games 1 2>/dev/null | true", ""),
        ("GAME check-map MAP >&-", ""),
        ("GAME check-map MAP >/dev/full", "The output: No space left on device\n"),
        ("PYTHONIOENCODING=ascii GAME check-map żółw.tmx", ""),
    ],
)
def test_output_that_goes_nowhere_or_knows_few_letters_gives_no_traceback(
    line: str, complaint: str, tmp_path: Path
) -> None:
    if "/dev/full" in line and not Path("/dev/full").exists():
        pytest.skip("this system has no full device")
    assert from_shell(line, tmp_path)[1] == complaint


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such files")
@pytest.mark.parametrize("file", ["/dev/zero", "."])
def test_what_is_no_file_is_no_save(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, "replay", file)
    assert status == cli.FAILED and out == "" and file in err


def test_a_save_on_a_board_that_cannot_be_is_refused_by_replay(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    *_, session = random_game("commandos", 3, 20)
    data = json.loads(saves.save_as(session, "odd", {}, tmp_path).read_text("utf-8"))
    data["setup"]["board"]["drop_zone"] = 10**9
    file = tmp_path / "odd.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    status, _, err = said(capsys, "replay", str(file))
    assert status == cli.FAILED and "damaged" in err
