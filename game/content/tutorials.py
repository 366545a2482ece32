"""Tutorials as data: a map, forced luck, and lessons, read from one TOML file a game into frozen models."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from game import paths
from game.content.boards import read_board
from game.content.tutorial_games import GAMES, TutorialGame
from game.engine.core.scripted import Result, Script, ScriptedSession
from game.engine.core.text import N_, Gaps, Message
from game.engine.games import game as game_of

SEED = 1
"""Decides nothing: every result of a tutorial is written down."""

Target = Annotated[str, StringConstraints(pattern=r"^[a-z]+:\S+$")]


class TutorialError(Exception):
    """A tutorial that cannot be used; `message` says what, where and how to mend it."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class _Model(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Lesson(_Model):
    """One thing to learn.

    `at` are the things that it points at, as picks (`die:b`, `space:B2:5`) or panels (`panel:log`); without any it
    points at what its command clicks. `do` is the command that ends it; without one the player goes on by himself.
    `results` come out of that command. A lesson about a `fight` is over when the fight's close-up is closed.
    """

    text: Annotated[str, StringConstraints(min_length=1)]
    at: tuple[Target, ...] = ()
    do: str = ""
    results: tuple[Result, ...] = ()
    fight: bool = False


class Tutorial(_Model):
    """The lessons of one game. `map` is a file below the shipped maps, `decks` what lies on top of each deck."""

    game: str
    map: str
    opening: tuple[Result, ...] = ()
    decks: dict[str, tuple[str, ...]] = {}
    lessons: tuple[Lesson, ...] = Field(alias="lesson", min_length=1)

    @property
    def map_file(self) -> Path:
        """The map that it is played on."""
        return paths.maps() / self.map


def tutorial_file(game: str) -> Path:
    """The file of a game's tutorial."""
    return paths.assets() / "tutorials" / f"{game}.toml"


def read_tutorial(file: Path) -> Tutorial:
    """The tutorial of a file, checked as far as that goes without playing it. Raises TutorialError."""
    found = _model(file)
    its = GAMES.get(found.game)
    if its is None:
        raise _fault(file, _NO_GAME, game=found.game, known=", ".join(GAMES))
    _numbers(its, found.opening, file, _OPENING)
    for number, lesson in enumerate(found.lessons, 1):
        _check(found, its, lesson, file, Message(_LESSON, {"number": number}))
    return found


def session_of(tutorial: Tutorial, file: Path) -> ScriptedSession:
    """The game of a tutorial at its first question; every result is forced. Raises TutorialError."""
    board, report = read_board(tutorial.map_file)
    if board is None:
        raise _fault(file, _NO_BOARD, map=tutorial.map, reason=report.as_text().splitlines()[0])
    its = GAMES[tutorial.game]
    setup, cards = its.usual(board)
    commands = [lesson for lesson in tutorial.lessons if lesson.do]
    script = Script(
        lambda state: its.lay_out(state, tutorial.decks),
        its.numbers,
        tutorial.opening,
        tuple(lesson.results for lesson in commands),
    )
    try:
        return ScriptedSession(game_of(tutorial.game), setup, cards, SEED, script)
    except ValueError as error:
        raise _fault(file, _WRONG_DECK, reason=str(error)) from None


# ---------------------------------------------------------------- what may be wrong

_UNREADABLE = N_("it cannot be read: {reason}. Install the game again")
_NO_TOML = N_("it is no sound TOML: {reason}")
_FIELD = N_("{where}: {reason}")
_NO_GAME = N_('there is no tutorial for a game "{game}"; known are: {known}')
_OPENING = Message(N_("the opening"))
_LESSON = N_("lesson {number}")
_RESULT = N_('{where}: "{result}" is no result of this game; possible are {known}')
_COMMAND = N_("{where}: {reason}")
_RESULTS_ALONE = N_("{where} has results, but no command that could bring them")
_FIGHT_COMMAND = N_("{where} is about a fight that is shown, and cannot ask for a command too")
_NO_BOARD = N_("its map {map} cannot be played: {reason}")
_WRONG_DECK = N_("its decks and its opening: {reason}")
_FAULT = N_("The tutorial {file} cannot be used: {what}.")


def _fault(file: Path, sentence: str, **gaps: Any) -> TutorialError:
    return TutorialError(Message(_FAULT, {"file": str(file), "what": Message(sentence, gaps)}))


def _model(file: Path) -> Tutorial:
    try:
        return Tutorial.model_validate(tomllib.loads(file.read_text("utf-8")))
    except ValidationError as error:
        first = error.errors()[0]
        raise _fault(file, _FIELD, where=_place(first["loc"]), reason=first["msg"]) from None
    except tomllib.TOMLDecodeError as error:
        raise _fault(file, _NO_TOML, reason=str(error)) from None
    except (OSError, UnicodeDecodeError) as error:
        raise _fault(file, _UNREADABLE, reason=getattr(error, "strerror", None) or str(error)) from None


def _place(where: tuple[int | str, ...]) -> str:
    """Where pydantic found a fault, in words: lessons are counted from one."""
    return " ".join(str(part + 1) if isinstance(part, int) else part for part in where)


def _check(tutorial: Tutorial, its: TutorialGame, lesson: Lesson, file: Path, where: Message) -> None:
    """Raises TutorialError for a lesson that cannot be."""
    _numbers(its, lesson.results, file, where)
    if lesson.results and not lesson.do:
        raise _fault(file, _RESULTS_ALONE, where=where)
    if lesson.fight and lesson.do:
        raise _fault(file, _FIGHT_COMMAND, where=where)
    if not lesson.do:
        return
    try:
        game_of(tutorial.game).parse(lesson.do)
    except ValueError as error:
        raise _fault(file, _COMMAND, where=where, reason=str(error)) from None


def _numbers(its: TutorialGame, results: tuple[Result, ...], file: Path, where: Message) -> None:
    """Raises TutorialError for a result that no die of the game shows."""
    for result in results:
        if not its.knows(result):
            known: Gaps = {"where": where, "result": str(result), "known": ", ".join(its.known)}
            raise _fault(file, _RESULT, **known)
