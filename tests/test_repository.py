"""What lies around the game: the README tells the truth, links lead somewhere, launchers start the game."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import game
from game.content.controls import DEFAULT_KEYS, Action
from tools.art import app_icon
from tools.art.canvas import same_pixels

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
TEST_COMMAND = "python3 tools/start.py test"
PLAY_COMMAND = "python3 tools/start.py"
LAUNCHERS = ("play.bat", "play.command", "play.desktop")

on_posix = pytest.mark.skipif(os.name == "nt", reason="a launcher for Linux and macOS")


def names(requirements: list[str]) -> list[str]:
    return [re.split(r"[<>=]", text)[0] for text in requirements]


def test_the_readme_shows_the_two_commands_and_ci_runs_the_one_for_tests():
    lines = [line.split("#")[0].strip() for line in README.splitlines()]
    assert PLAY_COMMAND in lines
    assert TEST_COMMAND in lines
    assert TEST_COMMAND in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()


def test_every_link_of_the_documents_leads_to_a_file():
    dead = []
    for document in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]:
        for target in re.findall(r"\]\(([^)#]+)[^)]*\)", document.read_text(encoding="utf-8")):
            if "://" not in target and not (document.parent / target).exists():
                dead.append(f"{document.relative_to(ROOT)}: {target}")
    assert not dead, "\n".join(["Dead links:", *dead])


@pytest.mark.parametrize(
    ("key", "action"),
    [
        ("U", Action.UNDO),
        ("R", Action.REDO),
        ("H", Action.HINT),
        ("M", Action.MOVE),
        ("D", Action.DEPLOY),
        ("T", Action.TRAIN),
        ("A", Action.ABILITY),
        ("P", Action.TAKE),
        ("E", Action.END_PHASE),
        ("F1", Action.HELP),
        ("F11", Action.FULL_SCREEN),
    ],
)
def test_the_keys_in_the_readme_are_the_keys_of_the_game(key: str, action: Action):
    assert key.lower() in DEFAULT_KEYS[action]
    assert re.search(rf"^\|[^|]*\b{key}\b", README, re.MULTILINE)


def test_every_package_has_a_reason():
    decisions = ROOT / "docs" / "decisions"
    lacking = [name for name in names(PROJECT["dependencies"]) if not (decisions / f"{name}.md").exists()]
    tools = (decisions / "dev-tools.md").read_text(encoding="utf-8").lower()
    extras = PROJECT["optional-dependencies"]
    lacking += [name for name in names(extras["dev"] + extras["package"]) if name not in tools]
    assert not lacking, f"Tell in docs/decisions why these are used: {', '.join(lacking)}"


def test_the_program_tells_the_version_of_its_package():
    assert game.__version__ == PROJECT["version"]


def test_launchers_are_there_and_can_be_started():
    for name in LAUNCHERS:
        file = ROOT / "tools" / name
        text = file.read_bytes()
        assert os.access(file, os.X_OK) or name.endswith(".bat")
        assert (b"\r\n" in text) is name.endswith(".bat"), f"{name} has the line ends of another system"
        assert b"start.py" in text


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with a space and a Polish letter, with the launchers and a start.py that only tells its arguments."""
    tools = tmp_path / "Commando Table ż" / "tools"
    tools.mkdir(parents=True)
    for name in LAUNCHERS:
        shutil.copy(ROOT / "tools" / name, tools)
    (tools / "start.py").write_text(
        "import os, sys\nprint(os.getcwd(), sys.argv[1:])\nsys.exit(int((sys.argv + ['0'])[1]))\n", encoding="utf-8"
    )
    return tools.parent


@on_posix
def test_the_command_launcher_starts_in_its_project_and_passes_arguments_on(checkout: Path):
    launcher = checkout / "tools" / "play.command"
    done = subprocess.run([launcher, "0", "a b"], cwd="/", capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"{checkout} ['0', 'a b']"]


@on_posix
def test_the_command_launcher_keeps_its_window_open_on_trouble(checkout: Path):
    launcher = checkout / "tools" / "play.command"
    done = subprocess.run([launcher, "7"], cwd="/", input="\n", capture_output=True, text=True, check=False)
    assert done.returncode == 7
    assert "Press Enter" in done.stdout


@on_posix
@pytest.mark.parametrize("scheme", ["", "file://"])
def test_the_desktop_launcher_finds_its_project(checkout: Path, scheme: str):
    launcher = checkout / "tools" / "play.desktop"
    (line,) = re.findall(r"^Exec=(.*)$", launcher.read_text(encoding="utf-8"), re.MULTILINE)
    # What a desktop does: undo the file's backslashes, fill in the quoted path, split as a shell does.
    command = line.replace("\\\\", "\\").replace("%k", f"'{scheme}{launcher}'")
    done = subprocess.run(["sh", "-c", command], cwd="/", capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [f"{checkout} []"]


@on_posix
def test_the_icon_is_the_one_that_its_tool_draws():
    stored = app_icon.pygame.image.load(app_icon.ICON)
    assert same_pixels(stored, app_icon.app_icon())


def test_the_set_up_imports_only_what_it_needs_at_once():
    code = "import sys; sys.path.insert(0, 'tools'); import set_up; print(*{'pydantic', 'venv'} & {*sys.modules})"
    done = subprocess.run([sys.executable, "-I", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == ""
