"""`game/desktop_entry.py`: the menu entry starts this very program, wherever it lies."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game import desktop_entry, paths

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="menu entries are a matter of Linux")


@pytest.fixture
def share(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


def entry(share: Path) -> dict[str, str]:
    text = (share / desktop_entry.ENTRY).read_text(encoding="utf-8")
    return dict(line.split("=", 1) for line in text.splitlines() if "=" in line)


def command(exec_line: str) -> list[str]:
    """What a desktop makes of the line: the file's backslashes first, then quotes as a shell reads them."""
    line = exec_line.replace("\\\\", "\\").replace("%%", "%")
    done = subprocess.run(["sh", "-c", f"printf '%s\\n' {line}"], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_the_entry_and_the_icon_are_written_and_told(share: Path):
    told = desktop_entry.install_desktop_entry()
    assert str(share / desktop_entry.ENTRY) in told
    assert (share / desktop_entry.ICON).read_bytes() == (paths.assets() / "images" / "icon.png").read_bytes()


def test_the_entry_starts_this_python_with_the_game(share: Path):
    desktop_entry.install_desktop_entry()
    assert command(entry(share)["Exec"]) == [sys.executable, "-m", "game"]
    assert (Path(entry(share)["Path"]) / "game" / "__init__.py").exists()


def test_a_frozen_program_starts_itself_from_an_awkward_place(share: Path, monkeypatch: pytest.MonkeyPatch):
    program = '/opt/100% "ż" $HOME `x` \\table'
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", program)
    desktop_entry.install_desktop_entry()
    assert command(entry(share)["Exec"]) == [program]


def test_a_relative_data_folder_counts_as_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    desktop_entry.install_desktop_entry()
    assert (tmp_path / ".local" / "share" / desktop_entry.ENTRY).exists()


def test_a_folder_that_cannot_be_written_gets_a_sentence(share: Path):
    (share / "applications").write_text("a file", encoding="utf-8")
    with pytest.raises(OSError, match="could not be written in"):
        desktop_entry.install_desktop_entry()


def test_other_systems_get_a_sentence(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "platform", "darwin")
    with pytest.raises(OSError, match="for Linux desktops only"):
        desktop_entry.install_desktop_entry()


@pytest.mark.skipif(shutil.which("desktop-file-validate") is None, reason="desktop-file-utils is not installed")
def test_the_entry_is_valid(share: Path):
    desktop_entry.install_desktop_entry()
    subprocess.run(["desktop-file-validate", share / desktop_entry.ENTRY], check=True)
