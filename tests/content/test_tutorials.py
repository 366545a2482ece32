"""Tutorials: each is played to its end by its own commands with every result forced, and a faulty file is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.content.boards import check_map
from game.content.tutorial_games import GAMES
from game.content.tutorials import Tutorial, TutorialError, read_tutorial, session_of, tutorial_file
from game.engine.board.grid import spaces_of
from game.engine.core.scripted import ScriptedSession
from game.engine.core.state import GameState
from game.engine.core.text import Message
from game.engine.komandosi import prices
from game.engine.komandosi.rides import TIMES
from game.engine.komandosi.state import START_MONEY


class Strict(ScriptedSession):
    """The same game without luck: a result that is not written down raises NeedsResult."""

    def begin(self) -> GameState:
        state = super().begin()
        state.rng = None
        return state


def strict(tutorial: Tutorial, file: Path) -> Strict:
    usual = session_of(tutorial, file)
    return Strict(usual.game, usual.setup, usual.cards, usual.seed, usual.script)


@pytest.mark.parametrize("game", GAMES)
def test_a_tutorial_is_won_by_its_own_commands_and_nothing_is_left_to_luck(game: str) -> None:
    file = tutorial_file(game)
    tutorial = read_tutorial(file)
    session = strict(tutorial, file)
    for number, lesson in enumerate(tutorial.lessons, 1):
        if lesson.do:
            session.play(session.game.parse(lesson.do))
            assert not session.state.script, f"lesson {number} has results that nothing rolls"
            assert not session.state.problems()
    assert session.state.outcome and session.state.outcome.winners, "the tutorial ends with a victory"
    assert not tutorial.lessons[-1].do, "the last lesson tells of it"


@pytest.mark.parametrize("game", GAMES)
def test_lessons_are_short(game: str) -> None:
    for lesson in read_tutorial(tutorial_file(game)).lessons:
        assert len(lesson.text) <= 190, lesson.text


@pytest.mark.parametrize("game", GAMES)
def test_what_was_taken_back_comes_out_the_same_again(game: str) -> None:
    file = tutorial_file(game)
    tutorial = read_tutorial(file)
    session = strict(tutorial, file)
    for lesson in tutorial.lessons:
        if not lesson.do:
            continue
        session.play(session.game.parse(lesson.do))
        after = session.game.dump_state(session.state)
        if session.undo() is None:
            continue
        assert not session.state.script
        session.redo()
        assert session.game.dump_state(session.state) == after


def test_the_numbers_that_the_lessons_of_the_beach_name_are_those_of_map_and_cards() -> None:
    file = tutorial_file("dday")
    session = session_of(read_tutorial(file), file)
    table = session.state.table
    sectors = {sector.name: sector for sector in table.board.sectors}
    costs = {
        (table.board.names[link.origin], table.board.names[link.target]): link.courage for link in table.board.links
    }
    assert table.specialist["scout"].cost == 2, "two Stars are enough for the Scout"
    assert table.item["medical_kit"].cost == 6, "three Tools are six Item Points"
    assert "loses 4 fewer" in table.item["medical_kit"].text, "it spares four"
    assert sectors["T3"].tools == 1, "T3 adds a Tool"
    assert costs["T3", "T5"] == 3, "thanks to the Scout two Courage will do"
    assert sectors["T3"].turns == 3, "after three turns the Unit must move"
    assert sectors["T1"].defence < sectors["T3"].defence < sectors["T5"].defence, "higher up more Soldiers fall"
    assert session.state.units[0].strength < 6, "it has few Soldiers"


def test_the_prices_that_the_lessons_of_the_island_name_are_those_of_rules_and_cards() -> None:
    file = tutorial_file("komandosi")
    session = session_of(read_tutorial(file), file)
    board, price = session.state.board, session.state.table.price
    assert (prices.FIST, prices.PART, prices.HOUSE, prices.HOSPITAL, prices.FOREST) == (100, 200, 200, 100, 50)
    assert (prices.GUARD_PAY, prices.SURPLUS, START_MONEY) == (100, 1000, 1000)
    assert (price["rifle"], price["cartridge"], TIMES["train"]) == (100, 50, 3)
    places = {board.square_of[name] for name in ("H3", "C7", "J11", "L16")}
    assert places == set(spaces_of(board.places)) & places, "shop, station, bank and helicopter are where it says"


def test_the_maps_of_tutorials_are_sound_and_in_no_list_of_missions() -> None:
    from game.scenes.setup_maps import all_entries

    reports = check_map([paths.maps() / "tutorials"])
    assert reports and all(not report.findings for report in reports)
    assert not [entry for entry in all_entries() if "tutorials" in entry.file.parts]


LESSONS = '[[lesson]]\ntext = "Go."\n'
BEACH = 'game = "dday"\nmap = "dday/1_exercise_tiger.tmx"\n'
ISLAND = 'game = "komandosi"\nmap = "komandosi/island.tmx"\n'
HEAD = 'game = "commandos"\nmap = "tutorials/commandos.tmx"\n'


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("game = ", "is no sound TOML"),
        ('game = "chess"\nmap = "x.tmx"\n' + LESSONS, 'no tutorial for a game "chess"; known are: commandos, dday'),
        (HEAD, "lesson: Field required"),
        (HEAD + '[[lesson]]\ntext = ""\n', "lesson 1 text: String should have at least 1 character"),
        (HEAD + LESSONS + '[[lesson]]\ntext = "Go."\ndoo = "end"\n', "lesson 2 doo: Extra inputs are not permitted"),
        (HEAD + LESSONS + '[[lesson]]\ntext = "Go."\nat = ["somewhere"]\n', "lesson 2 at 1: String should match"),
        (HEAD + '[[lesson]]\ntext = "Go."\ndo = "fly a"\n', 'lesson 1: "fly a" is not a command of Dice Commandos'),
        (HEAD + '[[lesson]]\ntext = "Go."\ndo = "end"\nresults = [7]\n', 'lesson 1: "7" is no result of this game'),
        (HEAD + '[[lesson]]\ntext = "Go."\nresults = [6]\n', "lesson 1 has results, but no command"),
        (HEAD + '[[lesson]]\ntext = "Go."\ndo = "end"\nfight = true\n', "lesson 1 is about a fight"),
        (HEAD + 'opening = ["tool"]\n' + LESSONS, 'the opening: "tool" is no result of this game'),
        (ISLAND + 'opening = ["7K"]\n' + LESSONS, '"7K" is no result of this game; possible are 1 to 6, orange'),
        (ISLAND + "opening = [0]\n" + LESSONS, '"0" is no result of this game'),
    ],
)
def test_a_faulty_tutorial_is_told_in_one_sentence(tmp_path: Path, words: str, said: str) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(words, "utf-8")
    with pytest.raises(TutorialError) as error:
        read_tutorial(file)
    assert _is_one_sentence(error.value.message) and said in str(error.value) and str(file) in str(error.value)


def test_a_missing_tutorial_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(TutorialError) as error:
        read_tutorial(tmp_path / "none.toml")
    assert "cannot be read: No such file or directory" in str(error.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ('game = "commandos"\nmap = "tutorials/none.tmx"\n', "its map tutorials/none.tmx cannot be played"),
        (HEAD + '[decks]\nevents = ["B99"]\n', 'its decks and its opening: there is no card "B99"'),
        (HEAD + '[decks]\nevent = ["B01"]\n', 'there is no deck "event"; known are events, loadouts'),
        (HEAD + '[decks]\nobjectives = ["a_seven"]\n', 'its decks and its opening: there is no objective "a_seven"'),
        (HEAD + '[decks]\nobjectives = ["a_one", "a_six"]\n', "the board has 1 objectives, and 2 are given"),
        (BEACH + '[decks]\nawards = ["a_valour"]\n', 'there is no deck "awards"'),
        (ISLAND + '[decks]\ngoods = ["rifle"]\n', 'there is no deck "goods"; known are events'),
        (ISLAND + '[decks]\nevents = ["fog", "fog", "fog"]\n', 'there is no card "fog"'),
        (ISLAND + 'opening = ["E3", "E3"]\n', 'the spinner cannot show "E3"'),
        (ISLAND + 'opening = ["plain:E9"]\n', 'the spinner cannot show "plain:E9"'),
    ],
)  # fmt: skip
def test_what_only_the_game_can_tell_is_told_in_one_sentence_too(tmp_path: Path, words: str, said: str) -> None:
    file = tmp_path / "faulty.toml"
    file.write_text(words + LESSONS, "utf-8")
    with pytest.raises(TutorialError) as error:
        session_of(read_tutorial(file), file)
    assert _is_one_sentence(error.value.message) and said in str(error.value)


def _is_one_sentence(message: Message) -> bool:
    said = str(message)
    return said.endswith(".") and "\n" not in said and "Traceback" not in said
