"""Writes `docs/rules-to-tests.md`: every rule of the game, the tests that check it, and the gaps.

`python tools/rule_table.py` does it; `--check` only says what is stale or missing, with exit code 1.
A test names its rules with the marker `@rule("A6", "Q2")`.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game.content.rulebook import CHAPTERS, Rule, Rulebook, load_rulebook  # noqa: E402 (the checkout's own)

GAME = "commandos"
TESTS = ROOT / "tests" / "rules" / GAME
TABLE = ROOT / "docs" / "rules-to-tests.md"
MARKER = "rule"
GAP = "**no test**"

LATER = {
    "bosses": "C8 S15 Q32 Q36 Q64 Q65 Q66 Q67 Q77 Q78 Q79 B1 B2 B3 B4 B5 B6 B7 B8 B9",
    "side B of the map": "A1b M3 M4 Q50 Q69 Q70 Q92 Q101 Q102",
    "other missions": "S11 Q62 Q68 Q95 Q96 Q97 Q98 Q99",
    "harder games": "Q57 Q72 Q90 Q94 D1 D2 D3 D4 D5 D6",
}
"""Rules that nothing in the first mission can meet, by what they wait for."""

PARTLY = {
    "A13": "map icons",
    "C3": "advanced events",
    "C4": "advanced commandos",
    "C5": "the other three enemy types",
    "C9": "the advanced side",
    "C10": "the tokens of other missions",
    "N2": "red rounds",
    "Q20": "the cut bridge",
    "Q34": "bosses and forced moves",
    "Q52": "training a boss",
    "Q58": "the advanced side",
    "Q82": "nests",
    "Q89": "the Officer's alarm",
    "Q100": "bosses and bait",
    "R5": "map icons",
}
"""Tested rules of which a part waits, and for what."""

HEAD = """# Rules and their tests

Written by `python tools/rule_table.py`; a test fails when it is stale. The texts of the rules are in
[assets/rules/commandos.toml](../assets/rules/commandos.toml). Tests name their rules with `@rule(...)`.

{applicable} rules apply to the first mission, {tested} of them have tests; {later} wait for a later issue.
"""


@dataclass(frozen=True)
class Test:
    """A test function and the rules that it names."""

    file: Path
    name: str
    rules: tuple[str, ...]

    @property
    def link(self) -> str:
        """The sentence that the test checks, linked to its file."""
        sentence = self.name.removeprefix("test_").replace("_", " ")
        return f"[{sentence}](../{TESTS.relative_to(ROOT).as_posix()}/{self.file.name})"


def main(arguments: list[str] | None = None) -> int:
    """Write the table, or check it; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say what is stale or missing")
    options = parser.parse_args(arguments)
    if not options.check:
        TABLE.write_text(table(), encoding="utf-8")
    found = problems()
    print(*(found or [f"{TABLE.relative_to(ROOT)} is fresh."]), sep="\n")
    return 1 if found else 0


def problems() -> list[str]:
    """Everything that is wrong with the table and the tests' markers, one sentence each."""
    book, tests, later = load_rulebook(GAME), collect(), waiting()
    named = {rule for test in tests for rule in test.rules}
    known = {rule.id for rule in book.rules}
    found = [f"{test.name} names the rule {rule}, which is not in the book." for test in tests
             for rule in test.rules if rule not in known]  # fmt: skip
    found += [f"Rule {rule} has no test." for rule in sorted(known - named - set(later))]
    found += [f"Rule {rule} waits for {later[rule]}, but has a test." for rule in sorted(named & set(later))]
    found += [f"LATER names the rule {rule}, which is not in the book." for rule in sorted(set(later) - known)]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != table():
        found.append(f"{TABLE.relative_to(ROOT)} is stale: run python tools/rule_table.py.")
    return found


def waiting() -> dict[str, str]:
    """Each rule that waits for a later issue, and for what."""
    return {rule: what for what, rules in LATER.items() for rule in rules.split()}


def collect(folder: Path = TESTS) -> list[Test]:
    """Every test in the folder, with the rules that its markers name."""
    return [test for file in sorted(folder.glob("test_*.py")) for test in _tests_in(file)]


def _tests_in(file: Path) -> Iterator[Test]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [it for it in node.decorator_list if isinstance(it, ast.Call) and ast.unparse(it.func) == MARKER]
            yield Test(file, node.name, tuple(ast.literal_eval(word) for mark in marks for word in mark.args))


def table() -> str:
    """The whole document."""
    book, tests, later = load_rulebook(GAME), collect(), waiting()
    by_rule = {rule.id: [test for test in tests if rule.id in test.rules] for rule in book.rules}
    applicable = [rule for rule in by_rule if rule not in later]
    head = HEAD.format(
        applicable=len(applicable), tested=sum(bool(by_rule[rule]) for rule in applicable), later=len(later)
    )
    return head + "".join(_chapters(book, by_rule, later))


def _chapters(book: Rulebook, by_rule: dict[str, list[Test]], later: dict[str, str]) -> Iterator[str]:
    for chapter, rules in book.chapters().items():
        yield f"\n## {CHAPTERS[chapter]}\n\n| Rule | Title | Tests |\n| --- | --- | --- |\n"
        for rule in rules:
            yield f"| {rule.id} | {rule.title} | {_cell(rule, by_rule[rule.id], later)} |\n"


def _cell(rule: Rule, tests: list[Test], later: dict[str, str]) -> str:
    if rule.id in later:
        return f"later issue: {later[rule.id]}"
    lines = [test.link for test in tests] or [GAP]
    if rule.id in PARTLY:
        lines.append(f"later issue: {PARTLY[rule.id]}")
    return "<br>".join(lines)


if __name__ == "__main__":
    sys.exit(main())
