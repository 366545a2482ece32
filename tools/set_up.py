"""Makes the checkout's own environment in `.venv` and runs the game or the tests in it (standard library alone)."""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
OLDEST = (3, 11)
STAMP = "commando-table.json"
"""Inside the environment: what it was made from. Written last, so an interrupted installation has none."""

KEYS = {"place", "project", "extras", "python"}
SIGNALLED = 128
"""What shells add to the number of the signal that ended a program."""

STOPPED = SIGNALLED + 2
"""The exit code of a program that Ctrl-C ended."""

SIGNS_OF_NO_NETWORK = re.compile(
    r"connection|name resolution|getaddrinfo|timed out|max retries|could not fetch|proxy|no matching distribution",
    re.IGNORECASE,
)
CHECK = """
import sys
from importlib.metadata import version
for name in sys.argv[1:]:
    version(name)
print(*sys.version_info[:3], sep=".")
"""


class Trouble(Exception):
    """Set-up cannot go on; the text is the one sentence that the player reads."""


def main(arguments: Sequence[str]) -> int:
    """Set up, then play (or test, if the first argument is `test`); gives the program's exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # A folder's name may have letters that the console lacks.
    testing = arguments[:1] == ["test"]
    try:
        python = ready(ROOT, "dev" if testing else "")
        if testing:
            return run([python, "-m", "pytest", *arguments[1:]], ROOT)
        if wants_window(arguments) and not has_display(sys.platform, os.environ):
            raise Trouble(no_display(python))
        # -P: a folder called `game` wherever the player happens to stand is not this game.
        return run([python, "-P", "-m", "game", *arguments], None)
    except Trouble as trouble:
        print(trouble, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return STOPPED


def ready(root: Path, extra: str) -> Path:
    """The Python of an environment that holds the game and the packages of `extra`; mends what is missing.

    Raises Trouble with the sentence to show.
    """
    home = root / ".venv"
    python = python_of(home)
    settled = read_stamp(home)
    extras = sorted({extra, *settled.get("extras", [])} - {""})
    wanted = {"place": str(root), "project": project_hash(root), "extras": extras}
    if settled.get("place", str(root)) != str(root):
        say("This folder was moved: the environment is made anew.")
        remove(home)
    elif all(settled.get(key) == value for key, value in wanted.items()):
        version = answer(python, CHECK, *distributions(root, extras))
        if version is not None and version == settled["python"]:
            return python
    install(root, home, extras, wanted)
    return python


def install(root: Path, home: Path, extras: Sequence[str], stamp: dict[str, Any]) -> None:
    """Make the environment if it doesn't work, install the project with `extras` in it and stamp it."""
    fresh = not works(python_of(home))
    try:
        if fresh:
            make(home)
        (home / STAMP).unlink(missing_ok=True)
        fetch(root, python_of(home), extras)
        stamp = {**stamp, "python": answer(python_of(home), CHECK)}
        (home / STAMP).write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    except BaseException as error:
        if fresh:
            shutil.rmtree(home, ignore_errors=True)
        if isinstance(error, OSError):
            raise Trouble(cannot_write(home, error)) from error
        raise


def make(home: Path) -> None:
    """An empty environment with pip at `home`, in place of what was there."""
    missing = [name for name in ("venv", "ensurepip") if find_spec(name) is None]
    if missing:
        version = "{}.{}".format(*sys.version_info)
        raise Trouble(
            f"This Python lacks its module {missing[0]!r}, which makes environments: on Debian and Ubuntu "
            f"'sudo apt install python3-venv' (or python{version}-venv) brings it; then run this again."
        )
    remove(home)
    say(f"Making the environment in {home} ...")
    done = subprocess.run([sys.executable, "-m", "venv", str(home)], capture_output=True, text=True, check=False)
    if done.returncode:
        if not os.access(home.parent, os.W_OK):
            raise PermissionError(f"no right to write in {home.parent}")
        raise Trouble(f"The environment could not be made in {home}. Python says:\n{last_lines(done)}")


def fetch(root: Path, python: Path, extras: Sequence[str]) -> None:
    """Install the project, editable, with `extras`; pip changes nothing before it has all packages."""
    what = f"{root}[{','.join(extras)}]" if extras else str(root)
    say("Installing the game and its packages (a minute or two the first time) ...")
    command = [
        str(python),
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--retries",
        "2",
        "-e",
        what,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if not done.returncode:
        return
    if SIGNS_OF_NO_NETWORK.search(done.stderr):
        raise Trouble(
            "The game's packages could not be fetched, as the package index did not answer: connect this computer "
            "to the internet (only the first start needs it), then run the same command again. Nothing was changed."
        )
    raise Trouble(f"The game's packages could not be installed. pip says:\n{last_lines(done)}")


def remove(home: Path) -> None:
    """Delete the environment at `home`, if there is one."""
    if home.is_symlink() or home.is_file():
        raise Trouble(f"{home} is not a folder of this project's making: move it away, then run this again.")
    try:
        if home.exists():
            shutil.rmtree(home)
    except OSError as error:
        raise Trouble(cannot_write(home, error)) from error


def works(python: Path) -> bool:
    """Whether there is an environment whose Python runs, is new enough and has pip."""
    version = answer(python, "import pip\n" + CHECK)
    return version is not None and tuple(map(int, version.split("."))) >= OLDEST


def answer(python: Path, question: str, *arguments: str) -> str | None:
    """What `python` prints when it runs `question`; None if it cannot."""
    try:
        done = subprocess.run([python, "-I", "-c", question, *arguments], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()


def run(command: Sequence[str | Path], place: Path | None) -> int:
    """Run the program in the foreground and give its exit code; Ctrl-C is the program's to handle."""
    with subprocess.Popen(command, cwd=place) as program:
        while True:
            try:
                code = program.wait()
                return code if code >= 0 else SIGNALLED - code
            except KeyboardInterrupt:
                continue  # The terminal told the program too: wait for its own way out.


def python_of(home: Path) -> Path:
    """Where an environment at `home` keeps its Python on this system."""
    return home / "Scripts" / "python.exe" if os.name == "nt" else home / "bin" / "python"


def read_stamp(home: Path) -> dict[str, Any]:
    """What the environment was made from; empty if nobody knows."""
    try:
        stamp = json.loads((home / STAMP).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp if isinstance(stamp, dict) and stamp.keys() >= KEYS else {}


def project_hash(root: Path) -> str:
    """A fingerprint of the project file, in which the packages are named."""
    return hashlib.sha256((root / "pyproject.toml").read_bytes()).hexdigest()


def distributions(root: Path, extras: Sequence[str]) -> list[str]:
    """The names of all packages that the project and its `extras` ask for, and the project's own."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = list(project["dependencies"])
    for extra in extras:
        wanted += project["optional-dependencies"][extra]
    return [project["name"], *(re.split(r"[^\w.-]", text, maxsplit=1)[0] for text in wanted if ";" not in text)]


def wants_window(arguments: Sequence[str]) -> bool:
    """Whether these arguments of the game open its window."""
    return arguments[:1] in ([], ["play"])


def has_display(platform: str, environment: Mapping[str, str]) -> bool:
    """Whether a window can open; only Linux and its kin run without a desktop."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


def no_display(python: Path) -> str:
    """The sentence for a computer without a desktop."""
    return (
        "There is no display to open the window on: start it from a desktop. Without one these work: "
        f"'{python} -m game simulate MAP', '... check-map MAP' and '... replay FILE'."
    )


def cannot_write(home: Path, error: OSError) -> str:
    """The sentence for a folder that takes no files."""
    return (
        f"The environment {home} could not be written ({error.strerror or error}): "
        "make the folder writable, or copy the project to one that is, then run this again."
    )


def last_lines(done: subprocess.CompletedProcess[str], count: int = 8) -> str:
    """The end of what a program said, where the reason is."""
    return "\n".join((done.stderr.strip() or done.stdout.strip()).splitlines()[-count:])


def say(line: str) -> None:
    """One line of progress, shown at once."""
    print(line, flush=True)
