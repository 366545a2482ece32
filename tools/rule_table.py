"""Writes `docs/rules-to-tests.md`: every rule of the three games, the tests that check it, and the gaps.

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

from game.content.rulebook import Rule, Rulebook, load_rulebook  # noqa: E402 (the checkout's own)

GAMES = {"commandos": "Dice Commandos", "dday": "D-Day Dice", "komandosi": "Komandosi"}
"""The games with a rulebook, and their titles."""
TESTS = ROOT / "tests" / "rules"
TABLE = ROOT / "docs" / "rules-to-tests.md"
MARKER = "rule"
GAP = "**no test**"

LATER: dict[str, dict[str, str]] = {}
"""Rules that nothing in the games so far can meet, by what they wait for."""

PARTLY: dict[str, dict[str, str]] = {}
"""Tested rules of which a part waits, and for what."""

HEAD = """# Rules and their tests

Written by `python tools/rule_table.py`; a test fails when it is stale. Tests name their rules with `@rule(...)`.
"""
PART = """
# {title}

The texts of the rules are in [assets/rules/{game}.toml](../assets/rules/{game}.toml). {applicable} rules apply to what
can be played, {tested} of them have tests; {later} wait for a later issue.
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
        return f"[{sentence}](../{self.file.relative_to(ROOT).as_posix()})"


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
    found = [problem for game in GAMES for problem in _problems_of(game)]
    if not TABLE.exists() or TABLE.read_text(encoding="utf-8") != table():
        found.append(f"{TABLE.relative_to(ROOT)} is stale: run python tools/rule_table.py.")
    return found


def _problems_of(game: str) -> list[str]:
    book, tests, later = load_rulebook(game), collect(game), waiting(game)
    named = {rule for test in tests for rule in test.rules}
    known = {rule.id for rule in book.rules}
    found = [f"{test.name} names the rule {game}:{rule}, which is not in the book." for test in tests
             for rule in test.rules if rule not in known]  # fmt: skip
    found += [f"Rule {game}:{rule} has no test." for rule in sorted(known - named - set(later))]
    found += [f"Rule {game}:{rule} waits for {later[rule]}, but has a test." for rule in sorted(named & set(later))]
    found += [f"LATER names the rule {game}:{rule}, which is not in the book." for rule in sorted(set(later) - known)]
    return found


def waiting(game: str) -> dict[str, str]:
    """Each rule of a game that waits for a later issue, and for what."""
    return {rule: what for what, rules in LATER.get(game, {}).items() for rule in rules.split()}


def collect(game: str, folder: Path = TESTS) -> list[Test]:
    """Every test of a game, with the rules that its markers name."""
    return [test for file in sorted((folder / game).glob("test_*.py")) for test in _tests_in(file)]


def _tests_in(file: Path) -> Iterator[Test]:
    for node in ast.parse(file.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            marks = [it for it in node.decorator_list if isinstance(it, ast.Call) and ast.unparse(it.func) == MARKER]
            yield Test(file, node.name, tuple(ast.literal_eval(word) for mark in marks for word in mark.args))


def table() -> str:
    """The whole document."""
    return HEAD + "".join(_part(game) for game in GAMES)


def _part(game: str) -> str:
    book, tests, later = load_rulebook(game), collect(game), waiting(game)
    by_rule = {rule.id: [test for test in tests if rule.id in test.rules] for rule in book.rules}
    applicable = [rule for rule in by_rule if rule not in later]
    tested = sum(bool(by_rule[rule]) for rule in applicable)
    head = PART.format(title=GAMES[game], game=game, applicable=len(applicable), tested=tested, later=len(later))
    return head + "".join(_chapters(book, by_rule))


def _chapters(book: Rulebook, by_rule: dict[str, list[Test]]) -> Iterator[str]:
    for chapter, rules in book.chapters().items():
        yield f"\n## {book.title(chapter)}\n\n| Rule | Title | Tests |\n| --- | --- | --- |\n"
        for rule in rules:
            yield f"| {rule.id} | {rule.title} | {_cell(book.game, rule, by_rule[rule.id])} |\n"


def _cell(game: str, rule: Rule, tests: list[Test]) -> str:
    if what := waiting(game).get(rule.id):
        return f"later issue: {what}"
    lines = [test.link for test in tests] or [GAP]
    if rule.id in PARTLY.get(game, {}):
        lines.append(f"later issue: {PARTLY[game][rule.id]}")
    return "<br>".join(lines)


if __name__ == "__main__":
    sys.exit(main())
