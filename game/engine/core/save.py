"""Saves to and from text: version, game, set-up with the board itself, state and log, as JSON."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from functools import cached_property
from typing import Annotated, Any, Union, get_type_hints

from pydantic import (
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Discriminator,
    Tag,
    TypeAdapter,
    ValidationError,
    create_model,
)
from pydantic.functional_serializers import WrapSerializer

from game.engine.core.game import Game
from game.engine.core.replay import replay
from game.engine.core.session import Session
from game.engine.core.step import Step
from game.engine.core.text import N_, Gaps, Message

VERSION = 1


class SaveError(Exception):
    """A save that cannot be read; `message` says what, where and how to mend it."""

    def __init__(self, message: Message) -> None:
        super().__init__(str(message))
        self.message = message


class SaveFile(BaseModel):
    """The outer shape of a save."""

    model_config = ConfigDict(extra="forbid", strict=True)

    version: int
    game: str
    seed: int
    setup: Any
    state: Any
    log: list[str]
    note: dict[str, Any] = {}
    """What a person sees in a list of saves: title, round, when."""


def one_of(kinds: list[type[Any]]) -> Any:
    """A type for pydantic: an instance of one of the dataclasses, told apart by `"is"`, its class's name."""

    def without_tag(value: Any) -> Any:
        return {k: v for k, v in value.items() if k != "is"} if isinstance(value, dict) else value

    tagged = tuple(Annotated[kind, BeforeValidator(without_tag), Tag(kind.__name__)] for kind in kinds)

    def tag_of(value: Any) -> str | None:
        return value.get("is") if isinstance(value, dict) else type(value).__name__

    def with_tag(value: Any, dump: Any) -> Any:
        return {"is": type(value).__name__, **dump(value)}

    union = Union[tagged] if len(tagged) > 1 else tagged[0]  # noqa: UP007
    return Annotated[union, Discriminator(tag_of), WrapSerializer(with_tag)]


def steps_in(modules: list[Any]) -> list[type[Step[Any]]]:
    """Every step class that is defined in these modules, in the order of their names."""
    found = {
        kind
        for module in modules
        for kind in vars(module).values()
        if isinstance(kind, type)
        and issubclass(kind, Step)
        and is_dataclass(kind)
        and kind.__module__ == module.__name__
    }
    return sorted(found, key=lambda kind: kind.__name__)


class StateSaver:
    """How set-ups and states of a game become plain JSON data and come back, checked by pydantic.

    `setup` and `state` are the game's dataclasses; `table(setup, cards)` makes what all clones share, `modules` hold
    the steps, `problems(setup, cards)` says what makes a set-up unplayable. A save leaves out the table and what just
    happened.
    """

    def __init__(
        self,
        setup: type[Any],
        state: type[Any],
        table: Callable[[Any, Any], Any],
        modules: list[Any],
        problems: Callable[[Any, Any], list[str]],
    ) -> None:
        self._setup, self._state, self._table, self._modules, self._problems = setup, state, table, modules, problems

    def dump_setup(self, setup: Any) -> Any:
        """A set-up as plain JSON data."""
        return self._setups.dump_python(setup, mode="json")

    def load_setup(self, data: Any) -> Any:
        """The set-up of plain JSON data; raises pydantic's ValidationError."""
        return self._setups.validate_python(data)

    def dump_state(self, s: Any) -> Any:
        """A state as plain JSON data, without the table that all clones share."""
        saved = {name: getattr(s, name) for name in self._saved}
        return self._saved_state.model_construct(**saved).model_dump(mode="json")

    def load_state(self, data: Any, setup: Any, cards: Any) -> Any:
        """The state of plain JSON data, on the table of a set-up; raises ValueError (pydantic's is one)."""
        if problems := self._problems(setup, cards):
            raise ValueError(problems[0])
        read = self._saved_state.model_validate(data)
        saved = {name: getattr(read, name) for name in self._saved}
        return self._state(events=[], table=self._table(setup, cards), **saved)

    @cached_property
    def _setups(self) -> TypeAdapter[Any]:
        return TypeAdapter(self._setup)

    @cached_property
    def _saved(self) -> dict[str, Any]:
        kinds = get_type_hints(self._state)
        named = (f.name for f in fields(self._state) if f.init)  # what the constructor does not take is worked out
        return {name: kinds[name] for name in named if name not in ("table", "events")}

    @cached_property
    def _saved_state(self) -> type[BaseModel]:
        kinds: dict[str, Any] = self._saved | {"agenda": list[one_of(steps_in(self._modules))]}  # type: ignore[misc]
        required: dict[str, Any] = {name: (kind, ...) for name, kind in kinds.items()}
        model: type[BaseModel] = create_model("SavedState", __config__=ConfigDict(extra="forbid"), **required)
        return model


def to_text(session: Session, note: dict[str, Any] | None = None) -> str:
    """A session as the text of a save."""
    game = session.game
    save = SaveFile(
        version=VERSION,
        game=game.id,
        seed=session.seed,
        setup=game.dump_setup(session.setup),
        state=game.dump_state(session.state),
        log=session.log,
        note=note or {},
    )
    return json.dumps(save.model_dump(), ensure_ascii=False, separators=(",", ":"))


def read(text: str) -> SaveFile:
    """The outer shape of a save's text. Raises SaveError with one sentence."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise SaveError(Message(N_("This save is damaged: the file is cut off or is no save at all."))) from None
    version = data.get("version") if isinstance(data, dict) else None
    if isinstance(version, int) and version > VERSION:
        gaps: Gaps = {"theirs": version, "ours": VERSION}
        sentence = N_(
            "This save is from a newer Commando Table (save version {theirs}, this one reads {ours}). Update."
        )
        raise SaveError(Message(sentence, gaps))
    try:
        return SaveFile.model_validate(data)
    except ValidationError as error:
        raise SaveError(_wrong(error)) from None


def _wrong(error: ValidationError) -> Message:
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"]) or "save"
    gaps: Gaps = {"where": where, "what": first["msg"]}
    return Message(N_('This save is damaged: "{where}" is wrong ({what}).'), gaps)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A session from a save, and what the player should know about it."""

    session: Session
    warning: Message | None = None


def from_text(text: str, game: Game, cards: Any) -> Loaded:
    """The session of a save's text; undo reaches back as far as the log can be played again.

    Raises SaveError with one sentence for anything that is no sound save of this game.
    """
    save = read(text)
    if save.game != game.id:
        raise SaveError(Message(N_('This save is of the game "{game}".'), {"game": save.game}))
    try:
        setup = game.load_setup(save.setup)
        state = game.load_state(save.state, setup, cards)
        if problems := state.problems():
            raise SaveError(Message(N_("This save cannot be right: {reason}"), {"reason": problems[0]}))
        return _resume(game, setup, cards, save, state)
    except ValidationError as error:
        raise SaveError(_wrong(error)) from None
    except _NONSENSE as error:
        reason = str(error) or type(error).__name__
        raise SaveError(Message(N_("This save is damaged: {reason}"), {"reason": reason})) from None


_NONSENSE = (ValueError, LookupError, TypeError, AttributeError, AssertionError, RecursionError)
"""What a value of the right type that no game could have written may run into; a save is never trusted."""


def _resume(game: Game, setup: Any, cards: Any, save: SaveFile, state: Any) -> Loaded:
    session = Session(game, setup, cards, save.seed)
    again = replay(game, setup, cards, save.seed, save.log)
    same = again.difference is None and state_hash(game, again.state) == state_hash(game, state)
    session.resume(state, save.log, again.moments if same else [])
    if same:
        return Loaded(session)
    return Loaded(session, Message(N_("The cards or rules have changed since this save: it goes on, without undo.")))


def state_hash(game: Game, s: Any) -> str:
    """A short fingerprint of a state, for comparing replays."""
    text = json.dumps(game.dump_state(s), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]
