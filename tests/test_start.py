"""`tools/start.py`: every trouble gets its sentence, nothing is done twice, a broken environment is healed."""

from __future__ import annotations

import ast
import importlib.util
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load(name: str):
    spec = importlib.util.spec_from_file_location(name, ROOT / "tools" / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


set_up = load("set_up")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder like a fresh checkout, as far as the set-up looks at it."""
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    return tmp_path


class Machine:
    """Stands in for all programs that the set-up runs: an environment's Python, `venv` and pip."""

    def __init__(self, home: Path) -> None:
        self.home = home
        self.python_runs = False
        self.version = "3.11.7"
        self.packages_there = False
        self.pip_error = ""
        self.venv_error = ""
        self.calls: list[str] = []

    def run(self, command, **_options) -> subprocess.CompletedProcess:
        words = [str(word) for word in command]
        if words[1:3] == ["-m", "venv"]:
            return self.venv()
        if words[1:3] == ["-m", "pip"]:
            return self.pip(words)
        there = self.python_runs and (self.packages_there or len(words) == 4)
        if not there:
            raise subprocess.CalledProcessError(1, words)
        return subprocess.CompletedProcess(words, 0, self.version + "\n", "")

    def venv(self) -> subprocess.CompletedProcess:
        self.calls.append("venv")
        if self.venv_error:
            return subprocess.CompletedProcess([], 1, "", self.venv_error)
        self.home.mkdir()
        self.python_runs = True
        return subprocess.CompletedProcess([], 0, "", "")

    def pip(self, words: list[str]) -> subprocess.CompletedProcess:
        self.calls.append("pip " + words[-1].replace(str(self.home.parent), "."))
        if self.pip_error:
            return subprocess.CompletedProcess([], 1, "", self.pip_error)
        self.packages_there = True
        return subprocess.CompletedProcess([], 0, "", "")


@pytest.fixture
def machine(project: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    machine = Machine(project / ".venv")
    monkeypatch.setattr(set_up.subprocess, "run", machine.run)
    return machine


def stamp_of(project: Path) -> dict:
    return json.loads((project / ".venv" / set_up.STAMP).read_text(encoding="utf-8"))


def test_the_door_reads_on_every_python_and_only_looks_at_the_version():
    source = (ROOT / "tools" / "start.py").read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(source, feature_version=(3, 6))))
    newer = (ast.JoinedStr, ast.AnnAssign, ast.NamedExpr, ast.Starred, ast.AsyncFunctionDef)
    assert not [node for node in nodes if isinstance(node, newer)]
    assert source.isascii()


def test_an_old_python_gets_one_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    with pytest.raises(SystemExit) as stop:
        load("start")
    assert "needs Python 3.11 or newer, and this is Python 3.9" in str(stop.value)


def test_the_first_start_makes_the_environment_and_the_second_does_nothing(project: Path, machine: Machine):
    assert set_up.ready(project, "") == set_up.python_of(project / ".venv")
    assert machine.calls == ["venv", "pip ."]
    assert stamp_of(project)["python"] == "3.11.7"
    set_up.ready(project, "")
    assert machine.calls == ["venv", "pip ."]


def test_tests_add_their_packages_once_and_playing_keeps_them(project: Path, machine: Machine):
    for extra in ("", "dev", "", "dev"):
        set_up.ready(project, extra)
    assert machine.calls == ["venv", "pip .", "pip .[dev]"]


def test_a_changed_project_file_installs_again(project: Path, machine: Machine):
    set_up.ready(project, "")
    with (project / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write("\n# changed\n")
    set_up.ready(project, "")
    assert machine.calls == ["venv", "pip .", "pip ."]


def test_a_lost_package_or_a_python_of_another_version_installs_again(project: Path, machine: Machine):
    set_up.ready(project, "")
    machine.packages_there = False
    set_up.ready(project, "")
    machine.version = "3.12.1"
    set_up.ready(project, "")
    assert machine.calls == ["venv", *["pip ."] * 3]
    assert stamp_of(project)["python"] == "3.12.1"


@pytest.mark.parametrize("damage", ["{", "[]", "{}", '{"place": 3}', "\x00"])
def test_a_damaged_stamp_installs_again(project: Path, machine: Machine, damage: str):
    set_up.ready(project, "")
    (project / ".venv" / set_up.STAMP).write_text(damage, encoding="utf-8")
    set_up.ready(project, "")
    assert machine.calls == ["venv", "pip .", "pip ."]


def test_an_environment_whose_python_is_gone_is_made_anew(project: Path, machine: Machine):
    set_up.ready(project, "")
    machine.python_runs = False
    set_up.ready(project, "")
    assert machine.calls == ["venv", "pip ."] * 2


def test_an_environment_of_an_old_python_is_made_anew(project: Path, machine: Machine):
    (project / ".venv").mkdir()
    machine.python_runs, machine.version = True, "3.10.13"
    assert not set_up.works(set_up.python_of(project / ".venv"))
    set_up.ready(project, "")
    assert machine.calls == ["venv", "pip ."]


def test_a_moved_folder_is_made_anew(project: Path, machine: Machine, capsys: pytest.CaptureFixture):
    set_up.ready(project, "")
    stamp = {**stamp_of(project), "place": "/somewhere/else"}
    (project / ".venv" / set_up.STAMP).write_text(json.dumps(stamp), encoding="utf-8")
    machine.python_runs = False
    set_up.ready(project, "")
    assert machine.calls == ["venv", "pip ."] * 2
    assert "was moved" in capsys.readouterr().out


@pytest.mark.parametrize("module", ["venv", "ensurepip"])
def test_a_python_without_the_venv_module_is_told_what_to_install(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch, module: str
):
    monkeypatch.setattr(set_up, "find_spec", lambda name: None if name == module else object())
    with pytest.raises(set_up.Trouble, match="sudo apt install python3-venv"):
        set_up.ready(project, "")
    assert machine.calls == []


NO_NETWORK = (
    "ERROR: Could not find a version that satisfies the requirement hatchling>=1.24 (from versions: none)\n"
    "ERROR: No matching distribution found for hatchling>=1.24\n"
)


def test_no_network_gets_a_sentence_and_nothing_half_done_is_kept(project: Path, machine: Machine):
    machine.pip_error = NO_NETWORK
    with pytest.raises(set_up.Trouble, match="connect this computer to the internet"):
        set_up.ready(project, "")
    assert not (project / ".venv").exists()


def test_no_network_leaves_an_environment_that_worked(project: Path, machine: Machine):
    set_up.ready(project, "")
    machine.pip_error = NO_NETWORK
    with pytest.raises(set_up.Trouble):
        set_up.ready(project, "dev")
    assert (project / ".venv").exists()
    machine.pip_error = ""
    set_up.ready(project, "dev")
    assert machine.calls[-1] == "pip .[dev]"


def test_another_trouble_of_pip_shows_the_end_of_what_it_said(project: Path, machine: Machine):
    machine.pip_error = "\n".join(f"line {number}" for number in range(30))
    with pytest.raises(set_up.Trouble, match=r"could not be installed. pip says:\nline 22\n(.|\n)*line 29$"):
        set_up.ready(project, "")


def test_a_folder_without_write_permission_gets_a_sentence(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
):
    machine.venv_error = "PermissionError: [Errno 13]"
    monkeypatch.setattr(set_up.os, "access", lambda *_: False)
    with pytest.raises(set_up.Trouble, match=r"could not be written.*make the folder writable"):
        set_up.ready(project, "")


def test_something_else_called_venv_is_left_alone(project: Path, machine: Machine):
    (project / ".venv").write_text("mine", encoding="utf-8")
    with pytest.raises(set_up.Trouble, match="move it away"):
        set_up.ready(project, "")
    assert (project / ".venv").read_text(encoding="utf-8") == "mine"


def test_ctrl_c_during_the_installation_keeps_nothing(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
):
    def interrupted(_words: list[str]) -> None:
        raise KeyboardInterrupt

    machine.pip = interrupted
    monkeypatch.setattr(set_up, "ROOT", project)
    assert set_up.main([]) == set_up.STOPPED
    assert capsys.readouterr().err.strip() == "Stopped."
    assert not (project / ".venv").exists()


def test_without_a_display_the_window_is_not_tried_and_other_commands_are(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
):
    ran = []
    monkeypatch.setattr(set_up, "ROOT", project)
    monkeypatch.setattr(set_up, "run", lambda command, place: ran.append(command) or 0)
    monkeypatch.setattr(set_up.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"):
        monkeypatch.delenv(name, raising=False)
    assert set_up.main(["play", "--seed", "7"]) == 1
    assert "no display" in capsys.readouterr().err
    assert set_up.main(["check-map", "a b.tmx"]) == 0
    assert [command[1:] for command in ran] == [["-P", "-m", "game", "check-map", "a b.tmx"]]


@pytest.mark.parametrize(
    ("platform", "environment", "there"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"SDL_VIDEODRIVER": "dummy"}, True),
        ("darwin", {}, True),
        ("win32", {}, True),
    ],
)
def test_where_a_window_can_open(platform: str, environment: dict[str, str], there: bool):
    assert set_up.has_display(platform, environment) is there


def test_the_word_test_runs_pytest_in_the_project_and_passes_the_rest_on(
    project: Path, machine: Machine, monkeypatch: pytest.MonkeyPatch
):
    ran = []
    monkeypatch.setattr(set_up, "ROOT", project)
    monkeypatch.setattr(set_up, "run", lambda command, place: ran.append((command, place)) or 5)
    assert set_up.main(["test", "-k", "two words"]) == 5
    assert ran == [([set_up.python_of(project / ".venv"), "-m", "pytest", "-k", "two words"], project)]
    assert machine.calls == ["venv", "pip .[dev]"]


def test_the_exit_code_of_the_program_is_passed_on():
    assert set_up.run([sys.executable, "-c", "raise SystemExit(7)"], None) == 7
    heard = "signal.signal(signal.SIGINT, signal.SIG_DFL)"  # a test run in the background inherits that it is ignored
    stopped = f"import os, signal; {heard}; os.kill(os.getpid(), signal.SIGINT)"
    assert set_up.run([sys.executable, "-c", stopped], None) != 0


def test_the_windows_environment_is_found(monkeypatch: pytest.MonkeyPatch):
    home = Path("x")
    monkeypatch.setattr(set_up.os, "name", "nt")
    assert set_up.python_of(home).as_posix() == "x/Scripts/python.exe"


def test_all_packages_of_the_project_are_looked_for():
    found = set_up.distributions(ROOT, ["dev"])
    assert {"commando-table", "pygame-ce", "pytmx", "pytest", "pre-commit"} <= set(found)
    assert all(name.replace("-", "").replace("_", "").isalnum() for name in found)
