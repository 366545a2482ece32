"""Measures what large and malicious maps cost: `python tools/bench_maps.py` prints a table.

Each map is checked as `check-map` does it, in a process of its own; seconds are processor time, memory is the most that
the process held. The exit status is 1 when a map takes more than it may.
"""

from __future__ import annotations

import base64
import gzip
import random
import resource
import struct
import subprocess
import sys
import time
import zlib
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

import zstandard

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

SIDE = 1000
OBJECTS, WRONG_OBJECT = 20_000, '<object id="7" x="far"/>'
SECTOR = '<object id="{n}" name="S{n}" type="Sector" x="{x}" y="1" width="3" height="20"/>'
BOMB_BYTES = 256 * 1024 * 1024
KILOBYTES = 1024


class Task(NamedTuple):
    """A map to read, and what that may cost in seconds and megabytes."""

    name: str
    text: Callable[[], str]
    seconds: float
    megabytes: int


def a_map(side: int, body: str) -> str:
    """The text of a square map."""
    size = f'width="{side}" height="{side}" tilewidth="16" tileheight="16"'
    return f'<map version="1.10" orientation="orthogonal" {size}>{body}</map>'


def a_layer(side: int, data: str) -> str:
    """The text of a map with one layer of stored tiles."""
    return a_map(side, f'<layer id="1" name="ground" width="{side}" height="{side}"><data {data}</data></layer>')


def cells() -> list[int]:
    """Tiles as they lie in a map, some of them turned."""
    r = random.Random(1)
    return [r.randrange(1, 500) | r.choice([0, 0, 0, 1 << 31, 7 << 29]) for _ in range(SIDE * SIDE)]


def large(compression: str, compress: Callable[[bytes], bytes]) -> Callable[[], str]:
    """A large layer in base64."""

    def text() -> str:
        packed = base64.b64encode(compress(struct.pack(f"<{SIDE * SIDE}I", *cells()))).decode()
        return a_layer(SIDE, f'encoding="base64" compression="{compression}">{packed}')

    return text


def bomb(compression: str, compress: Callable[[bytes], bytes]) -> Callable[[], str]:
    """A small layer that unpacks to much more than its cells need."""
    head = f'encoding="base64" compression="{compression}">'
    return lambda: a_layer(4, head + base64.b64encode(compress(bytes(BOMB_BYTES))).decode())


def laughs() -> str:
    """Entities that stand for entities, ten times each."""
    lines = [f'<!ENTITY a{n} "{f"&a{n - 1};" * 10}">' for n in range(1, 9)]
    return f'<!DOCTYPE map [<!ENTITY a0 "ha">{"".join(lines)}]>' + a_map(1, "&a8;")


def objects(text: str, game: str = "") -> Callable[[], str]:
    """A map of a game with a layer of many objects; `{n}` and `{x}` in their text are other numbers in each."""

    def a_text() -> str:
        said = f'<properties><property name="game" value="{game}"/></properties>'
        things = "".join(text.format(n=n, x=n % 140) for n in range(1, OBJECTS + 1))
        return a_map(9, f'{said}<objectgroup id="1">{things}</objectgroup>')

    return a_text


TASKS = (
    Task("csv", lambda: a_layer(SIDE, 'encoding="csv">' + ",".join(map(str, cells()))), 3, 300),
    Task("xml", lambda: a_layer(SIDE, ">" + "".join(f'<tile gid="{cell}"/>' for cell in cells())), 3, 300),
    Task("zlib", large("zlib", zlib.compress), 3, 300),
    Task("gzip", large("gzip", gzip.compress), 3, 300),
    Task("zstd", large("zstd", zstandard.compress), 3, 300),
    Task("zlib bomb", bomb("zlib", zlib.compress), 0.2, 50),
    Task("gzip bomb", bomb("gzip", gzip.compress), 0.2, 50),
    Task("zstd bomb", bomb("zstd", zstandard.compress), 0.2, 50),
    Task("entities", laughs, 0.2, 50),
    Task("20000 wrong objects", objects(WRONG_OBJECT), 3, 300),
    Task("20000 unknown classes", objects('<object id="{n}" type="Thing{n}" x="1" y="1"/>', "commandos"), 3, 300),
    Task("20000 sectors", objects(SECTOR, "dday"), 3, 300),
    Task("20000 places", objects('<object id="{n}" type="Place" x="{x}" y="1"/>', "komandosi"), 3, 300),
)


def measured(file: Path) -> tuple[float, float, int]:
    """Seconds and most megabytes of reading a map, and the number of its findings; for a fresh process."""
    from game.content.boards import check_map

    began = time.process_time()
    (report,) = check_map([file])
    report.as_text()
    seconds = time.process_time() - began
    return seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / KILOBYTES, report.count


def main() -> int:
    """The command: the table. With a task and a file it writes that task's map, with a file it reads it."""
    match sys.argv[1:]:
        case [name, file]:
            text = next(task.text() for task in TASKS if task.name == name)
            Path(file).write_text(text, encoding="utf-8")
            return 0
        case [file]:
            print(*measured(Path(file)))
            return 0
    missed = 0
    with TemporaryDirectory() as folder:
        for task in TASKS:
            file = str(Path(folder) / "map.tmx")
            own = [sys.executable, __file__]  # a process counts the memory of the one that started it as its own
            subprocess.run([*own, task.name, file], check=True)
            figures = subprocess.run([*own, file], capture_output=True, text=True, check=True).stdout.split()
            seconds, megabytes = float(figures[0]), float(figures[1])
            fits = seconds <= task.seconds and megabytes <= task.megabytes
            missed += not fits
            limits = f"at most {task.seconds:g} s, {task.megabytes} MB"
            told = f"{seconds:7.3f} s {megabytes:6.0f} MB {figures[2]:>6} findings"
            print(f"{task.name:20} {told}   {limits}{'' if fits else '   MISSED'}", flush=True)
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
