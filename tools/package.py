"""Builds the one-folder program with PyInstaller and tries it: `python3 tools/package.py`.

The program lands in `dist/commando-table`. It is then copied into an empty folder whose name has a space and a
letter that is not ASCII, and must pass `--self-test` there. `--check` only tries the program built before.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from set_up import ROOT, Trouble, last_lines, ready, say

NAME = "commando-table"
DIST = ROOT / "dist"
PROGRAM = DIST / NAME
AWKWARD_FOLDER = "Commando Table ż"
MEGABYTE = 1_000_000

UNUSED = ("tkinter", "numpy", "hypothesis", "mypy", "pytest", "PIL", "setuptools", "pip", "babel", "networkx")
"""What packages can use if it is there; the game does not need it."""


def main(arguments: list[str] | None = None) -> int:
    """Build (unless only a check is asked for) and try the program; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only try the program built before")
    options = parser.parse_args(arguments)
    try:
        if not options.check:
            build(ready(ROOT, "package"))
        check()
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    return 0


def build(python: Path) -> None:
    """Freeze the game into `dist/commando-table`; raises Trouble with PyInstaller's last words."""
    say(f"Building {PROGRAM} ...")
    done = subprocess.run([python, "-m", "PyInstaller", *options_of_pyinstaller()], capture_output=True, text=True)
    if done.returncode:
        raise Trouble(f"PyInstaller could not build the program. It says:\n{last_lines(done)}")


def options_of_pyinstaller() -> list[str]:
    """How the game is frozen: one folder, data beside the code, every module though the window is loaded late."""
    options = ["--noconfirm", "--clean", "--onedir", "--log-level=WARN", f"--name={NAME}"]
    options += [f"--distpath={DIST}", f"--workpath={ROOT / 'build'}", f"--specpath={ROOT / 'build'}"]
    options += [f"--paths={ROOT}", "--collect-submodules=game", "--hidden-import=pytmx"]
    options += [f"--add-data={ROOT / folder}{os.pathsep}{folder}" for folder in ("assets", "maps")]
    options += [f"--icon={ROOT / 'assets' / 'images' / 'icon.png'}"]
    options += [f"--exclude-module={name}" for name in UNUSED]
    return [*options, str(ROOT / "game" / "__main__.py")]


def check() -> None:
    """Copy the program to an awkward place, let it test itself there, and print the result."""
    if not PROGRAM.is_dir():
        raise Trouble(f"There is no program in {PROGRAM} yet: run this without --check.")
    with tempfile.TemporaryDirectory() as temporary:
        place = Path(temporary) / AWKWARD_FOLDER
        shutil.copytree(PROGRAM, place / NAME, symlinks=True)
        empty = place / "empty"
        empty.mkdir()
        self_test(place / NAME / (f"{NAME}.exe" if os.name == "nt" else NAME), empty)


def self_test(program: Path, place: Path) -> None:
    """Run the program's self-test in `place` without a display, sound or anything of this Python."""
    say(f"Trying it in {place} ...")
    bare = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    environment = {**bare, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    start = time.perf_counter()
    done = subprocess.run([program, "--self-test"], cwd=place, env=environment, capture_output=True, text=True)
    print(done.stdout, end="")
    if done.returncode:
        raise Trouble(f"The program failed its self-test. It says:\n{last_lines(done)}")
    size = sum(file.stat().st_size for file in PROGRAM.rglob("*") if file.is_file() and not file.is_symlink())
    seconds = time.perf_counter() - start
    print(f"{PROGRAM} ({size / MEGABYTE:.0f} MB) passed its self-test in {seconds:.1f} s.")


if __name__ == "__main__":
    sys.exit(main())
