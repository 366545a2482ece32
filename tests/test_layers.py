"""The rooms of the house: imports run only downwards, the engine knows no machine, files and functions stay short."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAME = ROOT / "game"

LONGEST_FILE = 350
LONGEST_FUNCTION = 40

ENGINE = "game.engine"
SHARED_ENGINE = {"game.engine.core", "game.engine.board"}
BELOW_CONTENT = {ENGINE, "game.paths"}
MAY_IMPORT = {
    "game.paths": set(),
    "game.content": {"game.content", *BELOW_CONTENT},
    "game.ui": {"game.ui", "game.content", *BELOW_CONTENT},
    "game.scenes": {"game.scenes", "game.ui", "game.content", *BELOW_CONTENT},
}
"""The room and what of the game it may import; the doors to the house (app, cli, ...) may import anything."""

FORBIDDEN_IN_ENGINE = {
    "asyncio", "datetime", "io", "logging", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil", "socket",
    "subprocess", "tempfile", "threading", "time",
}  # fmt: skip
FORBIDDEN_CALLS_IN_ENGINE = {"print", "open", "input"}
PYDANTIC_IN_ENGINE = {"effects.py", "cards.py", "save.py"}
WINDOW_PACKAGES = {"pygame", "pytmx"}
WINDOW_ROOMS = {"game.ui", "game.scenes", "game.app"}


def sources() -> list[Path]:
    return sorted(GAME.rglob("*.py"))


def room_of(module: str) -> str:
    """The room that a module lies in: `game.ui`, `game.engine.core`, `game.paths`, `game.engine` for its own files."""
    parts = module.split(".")
    in_engine = parts[1:2] == ["engine"]
    deep = 3 if in_engine and len(parts) > 2 and (GAME / "engine" / parts[2]).is_dir() else 2
    return ".".join(parts[:deep])


def module_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full name of everything that is imported, wherever in the file."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                package = module.split(".") if is_package else module.split(".")[:-1]
                base = ".".join([*package[: len(package) - node.level + 1], base]).strip(".")
            yield from ((node.lineno, f"{base}.{alias.name}") for alias in node.names)


def breach(room: str, file: str, name: str) -> str | None:
    """The rule that `room` breaks by importing `name`, or None."""
    package = name.split(".")[0]
    if package == "game":
        return inner_breach(room, room_of(name))
    if package in WINDOW_PACKAGES and room not in WINDOW_ROOMS:
        return "pygame and pytmx only in ui/, scenes/ and app.py"
    if not room.startswith(ENGINE):
        return None
    if package in FORBIDDEN_IN_ENGINE:
        return "the engine knows no chance, clock, files or threads of the machine"
    if package == "pydantic":
        return None if file in PYDANTIC_IN_ENGINE else "pydantic in the engine only in effects.py, cards.py and save.py"
    return None if package in sys.stdlib_module_names else "the engine uses the standard library alone"


def inner_breach(room: str, target: str) -> str | None:
    """The rule that `room` breaks by importing the room `target`, or None."""
    if target == "game.__version__":
        return None
    if room.startswith(ENGINE + "."):
        allowed = SHARED_ENGINE | ({room} - SHARED_ENGINE)
        return (
            None if target in allowed else "a room of the engine imports itself, engine/core and engine/board, no other"
        )
    if room == ENGINE:
        return None if target.startswith(ENGINE) else "the engine imports nothing above it"
    allowed = MAY_IMPORT.get(room)
    if allowed is None or target in allowed or (target.startswith(ENGINE) and ENGINE in allowed):
        return None
    return "imports run scenes -> ui -> content -> engine, never upward"


def findings(module: str, source: str, file: str) -> list[str]:
    """A sentence for everything in the file that breaks a law of the house."""
    tree = ast.parse(source)
    room, name = room_of(module), Path(file).name
    found = []
    for line, imported in imports(tree, module, name == "__init__.py"):
        if rule := breach(room, name, imported):
            found.append(f"{file}:{line} imports {imported!r}: {rule}.")
    if room.startswith(ENGINE):
        for node in ast.walk(tree):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in FORBIDDEN_CALLS_IN_ENGINE
            ):
                found.append(f"{file}:{node.lineno} calls {node.func.id}(): the engine neither reads nor prints.")
    return found


def too_long(source: str, file: str) -> list[str]:
    """A sentence for the file and each function that has outgrown its room."""
    found = []
    if (lines := len(source.splitlines())) > LONGEST_FILE:
        found.append(f"{file} has {lines} lines: a file is one thing, at most {LONGEST_FILE} lines.")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                found.append(f"{file}:{node.lineno} {node.name}() has {lines} lines: at most {LONGEST_FUNCTION}.")
    return found


def test_imports_obey_the_rooms_and_the_engine_knows_no_machine():
    found = []
    for path in sources():
        file = path.relative_to(ROOT).as_posix()
        found += findings(module_of(path), path.read_text(encoding="utf-8"), file)
    assert not found, "\n".join(["Laws of the house are broken:", *found])


def test_files_and_functions_stay_short():
    found = []
    for path in sources():
        found += too_long(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    assert not found, "\n".join(["These have outgrown their rooms; split them by what they are:", *found])


@pytest.mark.parametrize(
    ("file", "line", "rule"),
    [
        ("game/engine/core/x.py", "import random", "no chance"),
        ("game/engine/commandos/turn.py", "from os import path", "files"),
        ("game/engine/commandos/turn.py", "import pygame", "pygame and pytmx only"),
        ("game/content/boards.py", "from pytmx import TiledMap", "pygame and pytmx only"),
        ("game/cli.py", "def draw():\n    import pygame", "pygame and pytmx only"),
        ("game/engine/commandos/turn.py", "import pydantic", "pydantic in the engine only"),
        ("game/engine/core/x.py", "import numpy", "standard library alone"),
        ("game/engine/core/x.py", "from game.engine.commandos import GAME", "no other"),
        ("game/engine/core/x.py", "from game.engine import commandos", "no other"),
        ("game/engine/core/x.py", "from ..commandos.state import State", "no other"),
        ("game/engine/core/__init__.py", "from ..commandos import state", "no other"),
        ("game/engine/commandos/x.py", "from game.content import cards", "no other"),
        ("game/engine/games.py", "import game.ui.theme", "nothing above"),
        ("game/content/cards.py", "from game.ui import theme", "never upward"),
        ("game/content/cards.py", "from game import ui", "never upward"),
        ("game/ui/theme.py", "from game.scenes import title", "never upward"),
        ("game/ui/theme.py", "from game import app", "never upward"),
        ("game/engine/core/x.py", "print('here')", "neither reads nor prints"),
        ("game/engine/core/x.py", "text = open('a').read()", "neither reads nor prints"),
    ],
)
def test_a_broken_law_is_told_with_file_line_and_rule(file: str, line: str, rule: str):
    module = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    (sentence,) = findings(module, f'"""A file."""\n\n{line}\n', file)
    assert sentence.startswith(f"{file}:{3 + line.count(chr(10))} ")
    assert rule in sentence


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("game/engine/commandos/turn.py", "from game.engine.core.step import Step"),
        ("game/engine/commandos/turn.py", "from . import state"),
        ("game/engine/commandos/turn.py", "from .state import State"),
        ("game/engine/commandos/effects.py", "import pydantic"),
        ("game/engine/games.py", "from game.engine import commandos"),
        ("game/content/cards.py", "from game.engine.commandos import effects"),
        ("game/content/cards.py", "from game import paths"),
        ("game/ui/theme.py", "import pygame"),
        ("game/scenes/title.py", "from game.ui.widgets import button"),
        ("game/app.py", "import pygame"),
        ("game/cli.py", "from game import app"),
        ("game/ui/text.py", "from game import __version__"),
    ],
)
def test_what_the_laws_allow_passes(file: str, line: str):
    assert findings(file.removesuffix(".py").replace("/", "."), line, file) == []


def test_a_long_file_and_a_long_function_are_told():
    source = "def long():\n" + "    pass\n" * LONGEST_FUNCTION + "\n" * LONGEST_FILE
    told = too_long(source, "game/ui/x.py")
    assert [sentence.split(" has")[0] for sentence in told] == ["game/ui/x.py", "game/ui/x.py:1 long()"]


def test_the_command_line_starts_without_pygame_and_pytmx():
    code = "import sys, game.cli; print(*sorted({'pygame', 'pytmx'} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, ""), f"game.cli imports: {done.stdout}{done.stderr}"
