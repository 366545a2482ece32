"""Keeps the translations: collects all sentences, updates the languages' catalogues and compiles them.

`python tools/catalogue.py` does it; `--check` only says what is missing or stale, with exit code 1.
Sentences are what `N_()` and `tr()` mark in `game/`, and the texts of the card, rules and tutorial files.
"""

from __future__ import annotations

import argparse
import ast
import io
import string
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from babel.messages.catalog import Catalog, Message
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from game import __version__  # noqa: E402 (the checkout's own, from wherever this is called)

DOMAIN = "commandotable"
TEMPLATE = Path("assets/locale") / f"{DOMAIN}.pot"
PEOPLE = "Commando Table developers"
WIDTH = 120

MARKS = {"N_", "tr"}
"""The functions whose first argument is a sentence."""
FOLDERS = ("cards", "rules", "tutorials")
"""The folders of assets with texts."""
TEXT_KEYS = {
    "name", "text", "lines", "title", "goal", "briefing", "win", "red_text", "special", "example", "plate",
    "words", "short", "button", "difficulty", "action", "token",
}  # fmt: skip
"""The keys of such files whose strings, or lists of strings, a player reads."""
UNREAD = {"effect", "effects", "do", "ability"}
"""The keys of what a card does and what a lesson asks for; the names in there are those of the engine."""


@dataclass(frozen=True)
class Language:
    """A language of the game; while it is not `complete`, missing sentences are shown in English and no error."""

    name: str
    complete: bool


LANGUAGES = {"pl": Language("Polski", complete=True)}


def main(arguments: list[str] | None = None) -> int:
    """Update the catalogues, or check them; gives the exit code."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="only say what is missing or stale")
    options = parser.parse_args(arguments)
    if not options.check:
        update(ROOT)
    found = check(ROOT)
    print("\n".join(found) if found else f"The catalogues of {', '.join(LANGUAGES)} are in order.")
    return 1 if found else 0


def update(root: Path) -> None:
    """Write the template and bring every language's catalogue up to it; a file that says the same stays."""
    template = collect(root)
    save(template, root / TEMPLATE)
    for code in LANGUAGES:
        catalogue = load(po_file(root, code), code) or empty(code)
        catalogue.update(template, no_fuzzy_matching=True)
        save(catalogue, po_file(root, code))
        po_file(root, code).with_suffix(".mo").write_bytes(compiled(load(po_file(root, code), code)))


def check(root: Path) -> list[str]:
    """A sentence for everything that is wrong with the catalogues."""
    template = collect(root)
    found = []
    if any(language.complete for language in LANGUAGES.values()):
        stored = load(root / TEMPLATE)
        if stored is None or sentences(stored) != sentences(template):
            found.append(f"{TEMPLATE} is stale: run 'python tools/catalogue.py'.")
    for code, language in LANGUAGES.items():
        found += check_language(root, code, language, template)
    return found


def check_language(root: Path, code: str, language: Language, template: Catalog) -> list[str]:
    """A sentence for everything that is wrong with one language."""
    file = po_file(root, code)
    catalogue = load(file, code)
    if catalogue is None:
        return [f"{file.relative_to(root)} is missing."] if language.complete else []
    faults = [gap_fault(message) for message in catalogue if message.id]
    found = [f"{file.relative_to(root)}: {told}" for told in faults if told]
    if language.complete:
        open_ones = [m for m in template if m.id and not translated(catalogue, m)]
        found += [f"{file.relative_to(root)}: not translated: {message.id!r}" for message in open_ones]
    compiled_file = file.with_suffix(".mo")
    if not compiled_file.exists() or compiled_file.read_bytes() != compiled(catalogue):
        found.append(f"{compiled_file.relative_to(root)} is stale: run 'python tools/catalogue.py'.")
    return found


def translated(catalogue: Catalog, message: Message) -> bool:
    """Whether the catalogue has a finished translation."""
    own = catalogue.get(message.id)
    return own is not None and not own.fuzzy and bool(own.string)


def gap_fault(message: Message) -> str:
    """What is wrong if the `{gaps}` of a translation are not those of the English sentence; else nothing."""
    if not message.string or gaps(message.string) == gaps(message.id):
        return ""
    return f"the gaps of {message.string!r} are not those of {message.id!r}"


def gaps(text: str) -> frozenset[str] | None:
    """The names of the `{gaps}` in a sentence; None if its braces don't match."""
    try:
        return frozenset(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)
    except ValueError:
        return None


def collect(root: Path) -> Catalog:
    """All sentences of the program and its data, with the files that they come from."""
    catalogue = empty(None)
    for file, text in [*marked(root), *texts(root)]:
        catalogue.add(text, locations=[(file, 0)], flags=gap_flag(text))
    return catalogue


def empty(code: str | None) -> Catalog:
    """A catalogue without sentences, for a language or (None) as the template."""
    title = f"{LANGUAGES[code].name} sentences" if code else "Sentences"
    return Catalog(
        locale=code,
        domain=DOMAIN,
        header_comment=f"# {title} of Commando Table; kept by tools/catalogue.py.",
        project="Commando Table",
        version=__version__,
        msgid_bugs_address="none",
        last_translator=PEOPLE,
        language_team=PEOPLE,
        revision_date=datetime.now(UTC),
        fuzzy=False,
    )


def gap_flag(text: str) -> list[str]:
    """The flag that tells translators' tools about gaps."""
    return ["python-brace-format"] if gaps(text) else []


def marked(root: Path) -> Iterator[tuple[str, str]]:
    """File and sentence of everything marked in the program, in the order in which it stands there."""
    for path in sorted((root / "game").rglob("*.py")):
        tree = ast.parse(path.read_bytes(), path.name)
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
            if sentence := marked_by(call):
                yield path.relative_to(root).as_posix(), sentence


def marked_by(call: ast.Call) -> str:
    """The sentence that a call marks; empty if it marks none."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    match call.args:
        case [ast.Constant(value=str(sentence)), *_] if name in MARKS:
            return sentence
    return ""


def texts(root: Path) -> Iterator[tuple[str, str]]:
    """File and sentence of every text in the card, rules and tutorial files."""
    for folder in FOLDERS:
        for path in sorted((root / "assets" / folder).rglob("*.toml")):
            tree = tomllib.loads(path.read_text(encoding="utf-8"))
            for key, text in strings(tree):
                if key in TEXT_KEYS and text:
                    yield path.relative_to(root).as_posix(), text


def strings(tree: Any, key: str = "") -> Iterator[tuple[str, str]]:
    """Every string of a TOML tree with the nearest key above it, but for what nobody reads."""
    match tree:
        case str():
            yield key, tree
        case list():
            for item in tree:
                yield from strings(item, key)
        case dict():
            for name, item in tree.items():
                if name not in UNREAD:
                    yield from strings(item, name)


def po_file(root: Path, code: str) -> Path:
    """Where the catalogue of a language is; its compiled twin lies beside it."""
    return root / "assets" / "locale" / code / "LC_MESSAGES" / f"{DOMAIN}.po"


def load(file: Path, code: str | None = None) -> Catalog | None:
    """The catalogue in a file, None if there is no file."""
    if not file.exists():
        return None
    with file.open("rb") as source:
        return read_po(source, locale=code, domain=DOMAIN)


def save(catalogue: Catalog, file: Path) -> None:
    """Write the catalogue, unless the file says the same already: its header holds dates."""
    stored = load(file)
    if stored is not None and sentences(stored) == sentences(catalogue):
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("wb") as target:
        write_po(target, catalogue, width=WIDTH, include_lineno=False, ignore_obsolete=True, sort_by_file=True)


def sentences(catalogue: Catalog) -> dict[Any, tuple[Any, ...]]:
    """What a catalogue says, without dates: sentence → translation, places and flags."""
    return {
        m.id: (m.string or "", sorted({file for file, _ in m.locations}), sorted(m.flags)) for m in catalogue if m.id
    }


def compiled(catalogue: Catalog) -> bytes:
    """The catalogue as gettext reads it."""
    target = io.BytesIO()
    write_mo(target, catalogue)
    return target.getvalue()


if __name__ == "__main__":
    sys.exit(main())
