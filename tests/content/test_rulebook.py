"""The rulebook is whole, its links lead somewhere, and whoever searches it finds what is there."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path

import pytest

from game import paths
from game.content.rulebook import CHAPTERS, Rulebook, RulebookError, load_rulebook
from game.engine.commandos import rulings as commandos_rulings
from game.engine.dday import rulings as dday_rulings
from game.engine.komandosi import rulings as komandosi_rulings

GAMES = ("commandos", "dday", "komandosi")
RULINGS = {"commandos": commandos_rulings, "dday": dday_rulings, "komandosi": komandosi_rulings}
NUMBERED = {
    "C": 11, "S": 17, "R": 6, "A": 13, "E": 10, "X": 2, "B": 9, "D": 6, "T": 1, "K": 1, "L": 1, "M": 4, "V": 1, "N": 2,
}  # fmt: skip
RULES = {
    "commandos": {f"{letter}{n}" for letter, last in NUMBERED.items() for n in range(1, last + 1)} | {"A1b", "A3b"},
    "dday": {f"D{n}" for n in range(1, 31)},
    "komandosi": {f"K{n}" for n in range(1, 32)},
}
FEWEST_RULINGS = {"commandos": 105, "dday": 76, "komandosi": 94}

LONGEST_TITLE, LONGEST_TEXT, LONGEST_EXAMPLE, MOST_SENTENCES = 36, 250, 110, 4
ONE_RULE = '[[rule]]\nid = "A1"\ntitle = "Move"\ntext = "Walk."\nkind = "book"\nchapter = "actions"\n'


@pytest.fixture(scope="module", params=GAMES)
def any_book(request: pytest.FixtureRequest) -> Rulebook:
    return load_rulebook(request.param)


@pytest.fixture(scope="module")
def book() -> Rulebook:
    return load_rulebook("commandos")


def written(folder: Path, text: str) -> Path:
    file = folder / "rules.toml"
    file.write_text(text, encoding="utf-8")
    return file


def problem_of(folder: Path, text: str) -> str:
    with pytest.raises(RulebookError) as caught:
        load_rulebook("commandos", written(folder, text))
    return str(caught.value)


def test_every_numbered_rule_of_the_book_is_there_once(any_book: Rulebook) -> None:
    assert sorted(rule.id for rule in any_book.rules if rule.kind == "book") == sorted(RULES[any_book.game])


def test_rulings_are_numbered_without_gaps_and_none_is_lost(any_book: Rulebook) -> None:
    ids = {rule.id for rule in any_book.rules if rule.kind == "ruling"}
    assert ids == {f"Q{n}" for n in range(1, len(ids) + 1)}
    assert len(ids) >= FEWEST_RULINGS[any_book.game]


def test_every_rule_that_the_game_cites_is_in_the_book(any_book: Rulebook) -> None:
    game = Path(paths.__file__).parent
    cited = {
        (file.name, rule)
        for file in game.rglob("*.py")
        for rule in re.findall(rf"{any_book.game}:([A-Z]\d+[a-z]?)\b", file.read_text(encoding="utf-8"))
    }
    assert sorted((name, rule) for name, rule in cited if any_book.find(rule) is None) == []


def test_no_two_rules_have_the_same_title_or_the_same_text(any_book: Rulebook) -> None:
    assert (
        len({rule.title for rule in any_book.rules})
        == len({rule.text for rule in any_book.rules})
        == len(any_book.rules)
    )


def test_no_rule_links_to_itself_or_twice_to_another(any_book: Rulebook) -> None:
    assert [rule.id for rule in any_book.rules if rule.id in rule.see or len(set(rule.see)) < len(rule.see)] == []


def test_every_rule_has_a_neighbour(any_book: Rulebook) -> None:
    assert [rule.id for rule in any_book.rules if not any_book.linked(rule)] == []


def test_links_go_both_ways(any_book: Rulebook) -> None:
    assert all(rule in any_book.linked(other) for rule in any_book.rules for other in any_book.linked(rule))


def test_chapters_stand_in_reading_order_and_hold_every_rule_once(any_book: Rulebook) -> None:
    chapters = any_book.chapters()
    assert list(chapters) == list(CHAPTERS[any_book.game])
    assert tuple(rule for rules in chapters.values() for rule in rules) == any_book.rules


def test_texts_fit_the_popover(any_book: Rulebook) -> None:
    too_long = [
        rule.id
        for rule in any_book.rules
        if len(rule.title) > LONGEST_TITLE or len(rule.text) > LONGEST_TEXT or len(rule.example) > LONGEST_EXAMPLE
    ]
    assert too_long == []


def test_no_text_has_more_than_four_sentences(any_book: Rulebook) -> None:
    ends = re.compile(r"[.?!](?:\s|$)")
    assert [rule.id for rule in any_book.rules if len(ends.findall(rule.text)) > MOST_SENTENCES] == []


def test_every_text_ends_as_a_sentence(any_book: Rulebook) -> None:
    sentences = [sentence for rule in any_book.rules for sentence in (rule.text, rule.example) if sentence]
    assert [sentence for sentence in sentences if not sentence.endswith(".")] == []


def test_the_pieces_of_an_example_are_sprites_that_exist(any_book: Rulebook) -> None:
    pieces = {piece for rule in any_book.rules for piece in rule.pieces if ":" in piece}
    sets = {piece.split(":")[0] for piece in pieces}
    drawn = {name: set(json.loads((paths.assets() / "images" / f"{name}.json").read_text())) for name in sets}
    assert [piece for piece in pieces if piece.split(":")[1] not in drawn[piece.split(":")[0]]] == []


def test_every_switch_of_the_engine_is_named_by_its_ruling(any_book: Rulebook) -> None:
    rulings = RULINGS[any_book.game]
    source = Path(rulings.__file__).read_text(encoding="utf-8")
    switches = {(ruling, key) for key, ruling in re.findall(rf"([\w.]+) \({any_book.game}:(\w+)\)", source)}
    assert switches == {(rule.id, rule.key) for rule in any_book.rules if rule.key}
    assert len(switches) == len(fields(rulings.Rulings))


@pytest.mark.parametrize("citation", ["A6", "commandos:A6"])
def test_a_rule_is_found_by_its_citation(book: Rulebook, citation: str) -> None:
    rule = book.find(citation)
    assert rule is not None
    assert "lower total wins" in rule.text


@pytest.mark.parametrize("citation", ["", "A999", "dday:A6", "commandos:"])
def test_an_unknown_citation_finds_nothing(book: Rulebook, citation: str) -> None:
    assert book.find(citation) is None


@pytest.mark.parametrize("words", ["shortest ways", "ways shortest", "SHORTEST  Ways"])
def test_search_finds_the_words_in_any_order_and_case(book: Rulebook, words: str) -> None:
    assert book.search(words)[0].id == "Q17"


def test_search_wants_every_word(book: Rulebook) -> None:
    assert book.search("fury bosses")
    assert book.search("fury helicopter") == []


def test_search_puts_titles_before_texts(book: Rulebook) -> None:
    found = book.search("stealth")
    in_title = ["stealth" in rule.title.lower() for rule in found]
    assert in_title == sorted(in_title, reverse=True)
    assert 0 < sum(in_title) < len(in_title)


def test_chapters_have_titles_in_both_games(any_book: Rulebook) -> None:
    assert [any_book.title(chapter) for chapter in any_book.chapters()] == list(CHAPTERS[any_book.game].values())


def test_each_game_finds_its_own_rules_only() -> None:
    commandos, dday = load_rulebook("commandos"), load_rulebook("dday")
    assert commandos.find("dday:Q9") is None and dday.find("commandos:Q9") is None
    assert commandos.find("Q9") != dday.find("Q9")


def test_search_finds_an_id_first(book: Rulebook) -> None:
    assert book.search("q37")[0].id == "Q37"


def test_search_for_nothing_gives_the_whole_book(book: Rulebook) -> None:
    assert book.search("  ") == list(book.rules)


def test_search_reads_the_translation_and_forgives_missing_accents(book: Rulebook) -> None:
    polish = {"Stealth": "Żółte ukrycie"}.get
    assert [rule.id for rule in book.search("zolte", lambda text: polish(text) or text)] == ["T1"]


def test_a_missing_file_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(RulebookError, match="cannot be read") as caught:
        load_rulebook("commandos", tmp_path / "nothing.toml")
    assert "nothing.toml" in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[rule", "cannot be read"),
        ("", "no [[rule]] entry"),
        ('rule = "A1"', "no [[rule]] entry"),
        ("rule = [1]", 'Rule 1 ("?")'),
        (ONE_RULE.replace('"book"', '"law"'), 'Rule 1 ("A1")'),
        (ONE_RULE.replace('"actions"', '"bunker"'), 'wrong at "chapter": the chapter is none of setup, round'),
        (ONE_RULE.replace("title", "titel"), 'wrong at "title"'),
        (ONE_RULE + ONE_RULE, "rule A1 twice"),
        (ONE_RULE + 'see = ["Z9"]', "links to Z9"),
    ],
)
def test_a_wrong_file_gets_one_sentence_with_the_place(tmp_path: Path, text: str, said: str) -> None:
    sentence = problem_of(tmp_path, text)
    assert said in sentence
    assert "rules.toml" in sentence
    assert "\n" not in sentence


def test_a_file_of_nonsense_bytes_gets_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "rules.toml"
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RulebookError, match="cannot be read"):
        load_rulebook("commandos", file)
