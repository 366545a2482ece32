"""Damages maps in every way that hands, merges and disks do, and checks that the game explains it.

`python tools/fuzz_maps.py --rounds 2000 [--seed N] [--maps FOLDER]` prints what broke the rule, the slowest check and
the most memory; the exit status is 1 when a check raised something, took too long, or passed over a file that was cut.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import resource
import shutil
import sys
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

from game.content.boards import check_map  # noqa: E402
from game.content.report import Report  # noqa: E402
from game.content.tiled.normalise import read_tree  # noqa: E402
from game.ui.tiled_view import tree_picture  # noqa: E402

MOST_SECONDS = 2.0
LARGEST_PICTURE = 2048
KILOBYTES = 1024
MISSION = Path("commandos", "01_gather_intel.tmx")
SUFFIXES = (".tmx", ".tsx", ".tx", ".png")
VALUES = (
    "",
    "0",
    "-1",
    "1",
    "7",
    "255",
    "99999999",
    "4294967295",
    "1e9",
    "1e400",
    "nan",
    "1.5",
    "ten",
    "x" * 500,
    "\u0663",
)
WORDS = (
    "layer",
    "group",
    "object",
    "tile",
    "data",
    "template",
    "map",
    "image",
    "frame",
    "points",
    "csv",
    "gid",
    "source",
)
ENTITIES = (
    b'<!DOCTYPE map [<!ENTITY a "aaaa">]>',
    b'<!DOCTYPE m SYSTEM "file:///etc/hostname">',
    b"&a;",
    b"&#0;",
    b"]]>",
)

Damage = Callable[[random.Random, bytes], bytes]


def cut(r: random.Random, content: bytes) -> bytes:
    """The file ends early."""
    return content[: r.randrange(len(content.rstrip()))]


def drop_line(r: random.Random, content: bytes) -> bytes:
    """A line is gone."""
    lines = content.splitlines(keepends=True)
    del lines[r.randrange(len(lines))]
    return b"".join(lines)


def move_line(r: random.Random, content: bytes) -> bytes:
    """A line stands somewhere else."""
    lines = content.splitlines(keepends=True)
    lines.insert(r.randrange(len(lines)), lines.pop(r.randrange(len(lines))))
    return b"".join(lines)


def double_line(r: random.Random, content: bytes) -> bytes:
    """A line stands there many times."""
    lines = content.splitlines(keepends=True)
    at = r.randrange(len(lines))
    return b"".join(lines[:at] + lines[at : at + 1] * r.choice([2, 3, 40]) + lines[at + 1 :])


def drop_attribute(r: random.Random, content: bytes) -> bytes:
    """An attribute is gone."""
    return _one(r, rb' [a-z]+="[^"]*"', content, lambda _found: b"")


def wrong_value(r: random.Random, content: bytes) -> bytes:
    """An attribute has a value that it should not have."""
    value = r.choice(VALUES).encode()
    return _one(r, rb'(?<==")[^"]*', content, lambda _found: value)


def wrong_name(r: random.Random, content: bytes) -> bytes:
    """An element, attribute or value is called something else."""
    word = r.choice(WORDS).encode()
    return _one(r, rb"(?<=[<\"/ ])[a-z]+", content, lambda _found: word)


def wrong_number(r: random.Random, content: bytes) -> bytes:
    """A number, mostly that of a tile, is another one."""
    value = r.choice(VALUES).encode()
    return _one(r, rb"\d+", content, lambda _found: value)


def wrong_path(r: random.Random, content: bytes) -> bytes:
    """A file is named in a way that leads nowhere, or too far."""
    path = r.choice(
        ["", ".", "..", "/etc/passwd", "../../../../x", "C:\\x.png", "a\\..\\b", "x" * 300, "//h/x", "%00", "con"]
    )
    return _one(
        r, rb'(?<=source=")[^"]*', content, lambda found: r.choice([path.encode(), found.upper(), found + b" "])
    )


def other_text(r: random.Random, content: bytes) -> bytes:
    """Other line ends, a byte order mark, or another encoding than the file says."""
    text = content.decode("utf-8", errors="replace")
    forms = (b"\xef\xbb\xbf" + content, content.replace(b"\n", b"\r\n"), content.replace(b"\n", b"\r"), b" " + content)
    return r.choice((*forms, text.encode("utf-16"), text.encode("utf-32"), content.replace(b"UTF-8", b"klingon")))


def entity(r: random.Random, content: bytes) -> bytes:
    """Something that Tiled never writes."""
    at = r.choice([found.end() for found in re.finditer(rb">", content)])
    return content[:at] + r.choice(ENTITIES) + content[at:]


def noise(r: random.Random, content: bytes) -> bytes:
    """A few bytes are others."""
    changed = bytearray(content)
    for _ in range(r.choice([1, 1, 3, 30])):
        changed[r.randrange(len(changed))] = r.randrange(256)
    return bytes(changed)


TEXT_DAMAGES: tuple[Damage, ...] = (
    cut,
    drop_line,
    move_line,
    double_line,
    drop_attribute,
    wrong_value,
    wrong_name,
    wrong_number,
    wrong_path,
    other_text,
    entity,
    noise,
)
PICTURE_DAMAGES: tuple[Damage, ...] = (cut, noise)


def _one(r: random.Random, pattern: bytes, content: bytes, change: Callable[[bytes], bytes]) -> bytes:
    """One of the places that a pattern finds is changed."""
    places = list(re.finditer(pattern, content))
    if not places:
        return content
    place = r.choice(places)
    return content[: place.start()] + change(place.group()) + content[place.end() :]


class Outcome(NamedTuple):
    """What the check made of one damage; `complaint` is empty when all is as it should be."""

    file: Path
    damage: str
    seconds: float
    complaint: str


def outcomes(maps: Path, seed: int, rounds: int) -> Iterator[Outcome]:
    """Damages files in a copy of the maps one at a time, and puts each back."""
    r = random.Random(seed)
    files = sorted(file for file in maps.rglob("*") if file.suffix in SUFFIXES)
    for _ in range(rounds):
        file = r.choice(files)
        sound = file.read_bytes()
        damage = r.choice(PICTURE_DAMAGES if file.suffix == ".png" else TEXT_DAMAGES)
        file.write_bytes(damage(r, sound))
        try:
            yield _outcome(maps, file, damage)
        finally:
            file.write_bytes(sound)


def _user(maps: Path, file: Path) -> Path:
    """A map that uses a file, if it is none itself: one beside it or one that names it, else the mission."""
    if file.suffix == ".tmx":
        return file
    beside, every = sorted(file.parent.glob("*.tmx")), sorted(maps.rglob("*.tmx"))
    names = file.stem.encode(), file.parent.name.encode()
    naming = (user for name in names for user in every if name in user.read_bytes())
    return next(chain(beside, naming), maps / MISSION)


def _outcome(maps: Path, file: Path, damage: Damage) -> Outcome:
    checked = _user(maps, file)
    began = time.process_time()
    try:
        report = check_map([checked])[0]
        seconds = time.process_time() - began
        complaint = _complaint(report, cut_off=damage is cut and file == checked) or _drawing(checked)
    except Exception as error:  # whatever it is, it is what this tool looks for
        seconds, complaint = time.process_time() - began, f"raised {error!r}"
    if seconds > MOST_SECONDS:
        complaint = complaint or f"took {seconds:.1f} s"
    return Outcome(file, damage.__name__, seconds, complaint)


def _complaint(report: Report, cut_off: bool) -> str:
    for finding in report.findings:
        told = finding.as_line()
        if not (finding.place.file.name and str(finding.message) and told.endswith(str(finding.hint).strip())):
            return f"a finding without place, sentence or hint: {told}"
    json.dumps(report.as_json())
    return "nothing was said" if cut_off and report.sound else ""


def _drawing(file: Path) -> str:
    """Draws what can be drawn, as the page of map problems does."""
    tree = read_tree(file, Report(file))
    if tree and max(tree.width * tree.tile_width, tree.height * tree.tile_height) <= LARGEST_PICTURE:
        tree_picture(tree)
    return ""


def main() -> int:
    """The command: damages for as many rounds as asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--maps", type=Path, default=ROOT / "maps")
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        maps = Path(shutil.copytree(wanted.maps, Path(folder) / "maps"))
        found = list(outcomes(maps, wanted.seed, wanted.rounds))
    for outcome in (outcome for outcome in found if outcome.complaint):
        print(f"{outcome.file.name}, {outcome.damage}: {outcome.complaint}")
    slowest = max(found, key=lambda outcome: outcome.seconds)
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // KILOBYTES
    print(
        f"{len(found)} damages; slowest {slowest.seconds:.2f} s ({slowest.file.name}, {slowest.damage}); {megabytes} MB"
    )
    return int(any(outcome.complaint for outcome in found))


if __name__ == "__main__":
    sys.exit(main())
