"""The rules of a game in the project's own words: looked up by their ids, searched offline, linked both ways."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game import paths
from game.engine.core.text import N_, Gaps, Message

Translate = Callable[[str], str]

CHAPTERS = {
    "commandos": {
        "setup": N_("Setting up"),
        "round": N_("Rounds"),
        "actions": N_("Actions"),
        "combat": N_("Combat and fury"),
        "enemies": N_("Enemies"),
        "end": N_("Winning and losing"),
        "stealth": N_("Stealth"),
        "explosives": N_("Explosives"),
        "load_outs": N_("Load-outs"),
        "map": N_("The map"),
        "bosses": N_("Bosses"),
        "difficulty": N_("Harder games"),
    },
    "dday": {
        "setup": N_("Setting up"),
        "turn": N_("Turns"),
        "roll": N_("The roll"),
        "bonuses": N_("Red, white and blue"),
        "upkeep": N_("Upkeep"),
        "recruit": N_("Recruiting and finding"),
        "awards": N_("Awards"),
        "trade": N_("Trading"),
        "move": N_("Moving"),
        "combat": N_("Combat"),
        "bunker": N_("The Bunker"),
        "end": N_("Winning and losing"),
        "solo": N_("One player"),
    },
    "komandosi": {
        "setup": N_("Setting up"),
        "move": N_("Walking and swimming"),
        "parts": N_("Helicopter parts"),
        "places": N_("Places"),
        "rides": N_("Train, car, boat"),
        "fight": N_("Fights"),
        "events": N_("Events and orders"),
        "end": N_("Winning"),
    },
}
"""The chapters of each game's rules in reading order, with their titles."""

CANNOT_READ = N_("The rules in {file} cannot be read: {problem}. Install the game again, or mend the file.")
WRONG_RULE = N_('Rule {number} ("{id}") in {file} is wrong at "{field}": {problem}. Mend that entry.')
NO_RULES = N_("The rules in {file} hold no [[rule]] entry. Install the game again, or add one.")
NO_CHAPTER = N_("the chapter is none of {chapters}")
TWICE = N_("The rules in {file} hold rule {id} twice. Give one of the two another id.")
NOWHERE = N_("Rule {id} in {file} links to {link}, which is not there. Mend its list of links.")


class RulebookError(ValueError):
    """The rules of a game cannot be used; `message` says in one sentence what is wrong and how to mend it."""

    def __init__(self, sentence: str, **gaps: str | int | Message) -> None:
        self.message = Message(sentence, gaps)
        super().__init__(str(self.message))


class Rule(BaseModel):
    """One rule of the book, or one ruling on what the book leaves open."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str = Field(pattern=r"^[A-Z]+[0-9]+[a-z]?$")
    title: str = Field(min_length=1)
    text: str = Field(min_length=1)
    kind: Literal["book", "ruling"]
    chapter: str
    """One of the game's `CHAPTERS`."""
    key: str = ""
    """The name of the switch, where a ruling can be played otherwise."""
    see: tuple[str, ...] = ()
    example: str = ""
    pieces: tuple[str, ...] = ()
    """Pictures of the example in a row: "dice:enemy_big_5" is a sprite of a set, an entry without colon is a sign."""
    unclear: bool = False
    """The printed book leaves this open."""


@dataclass(frozen=True)
class Rulebook:
    """All rules of one game, in the order of the chapters."""

    game: str
    rules: tuple[Rule, ...] = field(repr=False)

    @classmethod
    def of(cls, game: str, rules: tuple[Rule, ...]) -> Self:
        """The book that holds these rules, sorted by chapter; inside a chapter they keep their order."""
        chapters = list(CHAPTERS[game])
        return cls(game, tuple(sorted(rules, key=lambda rule: chapters.index(rule.chapter))))

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    def find(self, citation: str) -> Rule | None:
        """The rule cited as "A6" or "commandos:A6"; None if this book does not have it."""
        game, _, rule_id = citation.rpartition(":")
        return self._by_id.get(rule_id) if game in ("", self.game) else None

    def linked(self, rule: Rule) -> tuple[Rule, ...]:
        """The rules that this one names, in its order, then those that name it."""
        named = [self._by_id[link] for link in rule.see]
        naming = [other for other in self.rules if rule.id in other.see and other not in named]
        return (*named, *naming)

    def chapters(self) -> dict[str, tuple[Rule, ...]]:
        """The rules of each chapter that has any, by the chapter's name."""
        groups = {name: tuple(rule for rule in self.rules if rule.chapter == name) for name in CHAPTERS[self.game]}
        return {name: rules for name, rules in groups.items() if rules}

    def title(self, chapter: str) -> str:
        """The title of a chapter, to be translated."""
        return CHAPTERS[self.game][chapter]

    def search(self, words: str, translate: Translate = str) -> list[Rule]:
        """The rules that hold every word, as the beginning of a word of their own, best first.

        Case, accents and the order of the words do not matter. An id stands before titles, titles before texts;
        equal ones keep the order of the book. `translate` turns an English text into the one that is shown.
        """
        wanted = _tokens(words)
        ranked = [(rank, rule) for rule in self.rules if (rank := _rank(rule, wanted, translate)) is not None]
        return [rule for _, rule in sorted(ranked, key=lambda pair: pair[0])]


def load_rulebook(game: str, file: Path | None = None) -> Rulebook:
    """The rules of a game, by default from `assets/rules/<game>.toml`; a bad file raises `RulebookError`."""
    file = file or paths.assets() / "rules" / f"{game}.toml"
    rules = tuple(_rule(entry, number, file) for number, entry in enumerate(_entries(file), start=1))
    _check_chapters(game, rules, file)
    _check_links(rules, file)
    return Rulebook.of(game, rules)


def _entries(file: Path) -> list[object]:
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("rule")
    except OSError as problem:
        raise RulebookError(CANNOT_READ, file=str(file), problem=problem.strerror or str(problem)) from None
    except ValueError as problem:  # not UTF-8, or not TOML
        raise RulebookError(CANNOT_READ, file=str(file), problem=str(problem)) from None
    if not isinstance(entries, list) or not entries:
        raise RulebookError(NO_RULES, file=str(file))
    return entries


def _rule(entry: object, number: int, file: Path) -> Rule:
    try:
        return Rule.model_validate(entry)
    except ValidationError as problem:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"]) or "rule"
        rule_id = str(entry.get("id", "?")) if isinstance(entry, dict) else "?"
        gaps: Gaps = {"number": number, "id": rule_id, "field": where, "problem": first["msg"]}
        raise RulebookError(WRONG_RULE, file=str(file), **gaps) from None


def _check_chapters(game: str, rules: tuple[Rule, ...], file: Path) -> None:
    for number, rule in enumerate(rules, start=1):
        if rule.chapter not in CHAPTERS[game]:
            gaps: Gaps = {"number": number, "id": rule.id, "field": "chapter"}
            problem = Message(NO_CHAPTER, {"chapters": ", ".join(CHAPTERS[game])})
            raise RulebookError(WRONG_RULE, file=str(file), problem=problem, **gaps)


def _check_links(rules: tuple[Rule, ...], file: Path) -> None:
    known: set[str] = set()
    for rule in rules:
        if rule.id in known:
            raise RulebookError(TWICE, file=str(file), id=rule.id)
        known.add(rule.id)
    for rule in rules:
        for link in rule.see:
            if link not in known:
                raise RulebookError(NOWHERE, file=str(file), id=rule.id, link=link)


def _rank(rule: Rule, wanted: tuple[str, ...], translate: Translate) -> int | None:
    """How far a rule is from the words, 0 is best; None if a word is missing."""
    title = _tokens(translate(rule.title))
    body = _tokens(f"{translate(rule.text)} {translate(rule.example)}")
    rank = 0
    for word in wanted:
        if word == rule.id.casefold():
            continue
        if any(token.startswith(word) for token in title):
            rank += 1
        elif any(token.startswith(word) for token in body):
            rank += 1 + len(wanted)  # one word in the text weighs more than all words in the title
        else:
            return None
    return rank


@lru_cache(maxsize=4096)
def _tokens(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents: "Żołnierz" becomes "zolnierz"."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return tuple(re.findall(r"\w+", kept))
