"""Builds a table of Dice Commandos in the middle of a rule and plays it by commands in their text form.

    t = table({"a": (4, "B2:5")}, {"u": (5, "C2:2")}, dice=[3, 4])
    t.do("walk a C2:1")
    assert t.at("u") == "off"

Results are forced: a test that rolls a die which it has not named fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeVar

import pytest

from game import paths
from game.content.boards import read_commandos_board
from game.content.cards import commandos_cards
from game.engine.commandos import setup, turn
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec, CardPlace
from game.engine.commandos.cards import Cards
from game.engine.commandos.commands import Decline, parse
from game.engine.commandos.effect_steps import steps_of
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import OFF_MAP, Setup, State
from game.engine.core.deck import Deck
from game.engine.core.events import Event
from game.engine.core.flow import advance, answer
from game.engine.core.rng import seeded
from game.engine.core.step import Ask, Choice, Refusal, Step

rule = pytest.mark.rule
"""`@rule("A6", "Q2")`: the rules that a test checks."""

Dice = Mapping[str, tuple[int, str]]
"""Letter to number and space: `{"a": (4, "B2:5")}`."""

E = TypeVar("E", bound=Event)
SEED = 7
STILL = tuple(range(19, 0, -1))
"""The results with which a shuffle of twenty cards leaves them as they lie."""


@dataclass(frozen=True, slots=True)
class Halt(Choice[State]):
    """Waits where the part of the game ends that a test looks at."""

    def options(self, s: State) -> list[Any]:
        return [Decline()]

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return None


PHASES: dict[str, Step[State]] = {
    "event": turn.EventPhase(),
    "commandos": turn.NextAction(),
    "enemies": turn.EnemyPhase(),
    "reinforcement": turn.ReinforcementPhase(),
    "end of round": turn.EndRound(),
    "round": turn.BeginRound(),
}
"""Where a test may begin."""


class Play:
    """A table in play: `do` gives commands, the rest looks."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.happened: list[Event] = []
        self.ask: Ask | None = None
        self._go_on()

    def _go_on(self) -> None:
        self.ask = advance(self.s)
        self.happened += self.s.events or []
        self.s.events = []
        problems = self.s.problems()
        assert not problems, problems

    def do(self, *commands: str) -> Play:
        """Carries out commands, each of which must be possible."""
        for text in commands:
            command = parse(text)
            assert self.ask is not None, f'"{text}" comes after the end of the game'
            assert command in self.ask.options, f'"{text}" is none of {self.can()}'
            answer(self.s, command)
            self._go_on()
        return self

    def throw(self, *faces: int) -> Play:
        """The results of the next dice."""
        self.s.script += [face - 1 for face in faces]
        return self

    def can(self, word: str = "") -> list[str]:
        """The options in their text form, those with this first word (or words)."""
        options = [command.text() for command in self.ask.options] if self.ask else []
        return [text for text in options if not word or text == word or text.startswith(f"{word} ")]

    def spaces(self, letter: str) -> set[str]:
        """The spaces to which a commando may walk now."""
        return {text.split()[2] for text in self.can(f"walk {letter}")}

    def why_not(self, command: str) -> Refusal:
        """The refusal of a command that is not possible."""
        assert self.ask is not None
        assert command not in self.can()
        return self.ask.refusal(self.s, parse(command))

    def at(self, letter: str) -> str:
        """The name of a die's space; "off" for one in the Deploy box or the enemy pool."""
        space = self.s.die(letter).space
        return "off" if space == OFF_MAP else self.s.table.board.names[space]

    def pips(self, letters: str) -> list[int]:
        """What these dice show."""
        return [self.s.die(letter).pips for letter in letters]

    def hidden(self) -> str:
        """The letters of the commandos with a stealth token."""
        return "".join(die.letter for die in self.s.commandos if die.stealth)

    def asks(self, kind: type[Choice[State]]) -> bool:
        """Whether a choice of this kind waits."""
        return self.ask is not None and isinstance(self.ask.choice, kind)

    @property
    def over(self) -> bool:
        """Whether the part of the game that the test looks at is over."""
        return self.asks(Halt)

    @property
    def result(self) -> tuple[bool, str] | None:
        """Won or lost, and why; None while the game goes on."""
        outcome = self.s.outcome
        return (bool(outcome.winners), outcome.reason) if outcome else None

    def saw(self, kind: type[E]) -> list[E]:
        """What happened so far, of one kind."""
        return [event for event in self.happened if isinstance(event, kind)]

    def top(self) -> str:
        """The name of the directive on top of the deck."""
        return directive_name(self.s.directives.pile[-1])


def directive_name(card: int) -> str:
    """A directive by its number from 1, with a quote mark when it lies turned."""
    return f"{card // 2 + 1}{chr(39) * (card & 1)}"


@cache
def mission_board() -> BoardSpec:
    """The shipped board of the first mission."""
    spec, report = read_commandos_board(paths.maps() / "commandos" / "01_gather_intel.tmx")
    assert spec is not None, report.findings
    return spec


def cards() -> Cards:
    """The shipped cards."""
    return commandos_cards()


@cache
def drawn(text: str) -> BoardSpec:
    """A board drawn with characters: every other line is a row of spaces, `|` and `-` between them are walls.

    The lines between hold the walls below their spaces. `d` is the drop zone, `c`, `t` and `s` are the spawn points,
    `o` an objective, `.` any other space. Without `d` it is the first space, without spawn points they lie there too.
    """
    lines = text.strip("\n").split("\n")
    indent = min(len(line) - len(line.lstrip()) for line in lines[::2])
    lines = [line[indent:].rstrip() for line in lines]
    width, height = (len(lines[0]) + 1) // 2, (len(lines) + 1) // 2
    signs, walls = {}, []
    for row, line in enumerate(lines):
        for column, sign in enumerate(line):
            space = row // 2 * width + column // 2
            if sign == "|":
                walls.append((space, space + 1))
            elif sign == "-":
                walls.append((space, space + width))
            elif sign != " ":
                signs[space] = sign
    assert len(signs) == width * height, f"{len(signs)} spaces on a board of {width} by {height}"
    found = {sign: [space for space, it in signs.items() if it == sign] or [0] for sign in "dcts"}
    return BoardSpec(
        name="drawn",
        mission="gather_intel",
        columns=width // TILE_SIZE,
        rows=height // TILE_SIZE,
        cards=(CardPlace("T01"),) * (width * height // TILE_SIZE**2),
        walls=tuple(sorted(walls)),
        drop_zone=found["d"][0],
        spawns=(found["c"][0], found["t"][0], found["s"][0]),
        objectives=tuple(space for space, sign in signs.items() if sign == "o"),
    )


def table(
    commandos: Dice | None = None,
    enemies: Dice | None = None,
    *,
    phase: str = "commandos",
    actions: int = 3,
    dice: Iterable[int] = (),
    luck: Iterable[int] = (),
    seed: int | None = None,
    board: BoardSpec | None = None,
    rulings: Rulings | None = None,
    event: str = "",
    events: Sequence[str] = (),
    round: int = 1,
    fury: int = 1,
    loadouts: Sequence[str] = (),
    exhausted: Sequence[str] = (),
    draws: Sequence[str] = (),
    directives: Sequence[str] = (),
    directives_left: int = 20,
    stealth: str = "",
    moved: str = "",
    used: str = "",
    carries: Mapping[str, tuple[int, ...]] | None = None,
    objectives: Sequence[str] = ("a_one", "a_six", "over_ten"),
    lying: Mapping[int, str] | None = None,
    explosives: Sequence[str] = (),
    drop_zones: Sequence[str] = (),
) -> Play:
    """A table at the beginning of a phase, run to its first question.

    `event` is the active event, whose effects hold; `events` are drawn next, as `draws` are of the load outs. `dice`
    are the next results of dice, `luck` further results of shuffles; with a `seed` the rest is left to chance.
    `directives` come next, each a tile for a card that names it, upright if there is one, or a name such as 5 or
    5' (turned). `lying` says on which spaces opened objectives lie.
    """
    s = setup.start(Setup(board or mission_board(), rulings=rulings or Rulings()), cards(), SEED)
    s.rng = None if seed is None else seeded(seed)
    s.script = [*(face - 1 for face in dice), *luck]
    s.round, s.fury, s.actions = round, fury, actions
    s.phase = phase if phase in ("event", "enemies", "reinforcement") else "commandos"  # type: ignore[assignment]
    s.objectives = tuple(objectives[: len(s.objective_at)])
    _place(s, {**(commandos or {}), **(enemies or {})}, stealth, moved, used)
    _lay_tokens(s, carries or {}, lying or {}, explosives, drop_zones)
    _stack_loadouts(s, loadouts, exhausted, draws)
    s.directives = _stacked_directives(s, directives, directives_left)
    s.agenda = [Halt(), PHASES[phase]]
    _stack_events(s, event, events)
    return Play(s)


def _place(s: State, dice: Dice, stealth: str, moved: str, used: str) -> None:
    for age, (letter, (pips, space)) in enumerate(dice.items(), 1):
        die = s.die(letter)
        die.pips, die.space, die.age = pips, s.table.board.space_of[space], age
        die.stealth, die.moved, die.used = letter in stealth, letter in moved, letter in used
    s.arrivals = len(dice)


def _lay_tokens(
    s: State,
    carries: Mapping[str, tuple[int, ...]],
    lying: Mapping[int, str],
    explosives: Sequence[str],
    drop_zones: Sequence[str],
) -> None:
    board = s.table.board
    for letter, numbers in carries.items():
        s.die(letter).carries = numbers
        for number in numbers:
            s.objective_at[number], s.objective_open[number] = OFF_MAP, True
    for number, space in lying.items():
        s.objective_at[number], s.objective_open[number] = board.space_of[space], True
    s.explosives = [board.tile_number[tile] for tile in explosives]
    if drop_zones:
        s.drop_zones = [board.space_of[space] for space in drop_zones]


def _stack_loadouts(s: State, hand: Sequence[str], exhausted: Sequence[str], draws: Sequence[str]) -> None:
    number = {card.id: at for at, card in enumerate(s.table.cards.loadouts)}
    s.loadouts, s.exhausted = list(hand), list(exhausted)
    top = [number[card] for card in draws]
    rest = [at for card, at in number.items() if card not in hand and at not in top]
    s.loadouts_deck = Deck([*rest, *reversed(top)])


def _stacked_directives(s: State, names: Sequence[str], left: int) -> Deck:
    """The deck with these cards on top, the others below in the order of their numbers, all but `left` discarded."""
    numbers = range(len(s.table.cards.directives))
    top: list[int] = []
    for name in names:
        free = [number for number in numbers if number not in [card // 2 for card in top]]
        top.append(_directive(s, name, free))
    taken = [card // 2 for card in top]
    order = [*top, *(2 * number for number in numbers if number not in taken)]
    return Deck(order[:left][::-1], order[left:])


def _directive(s: State, name: str, free: Sequence[int]) -> int:
    if name[0].isdigit():
        return (int(name.rstrip("'")) - 1) * 2 + name.endswith("'")
    cards = s.table.cards.directives
    upright = [2 * number for number in free if cards[number].upright == name]
    turned = [2 * number + 1 for number in free if cards[number].turned == name]
    return [*upright, *turned][0]


def _stack_events(s: State, active: str, draws: Sequence[str]) -> None:
    number = {card.id: at for at, card in enumerate(s.table.cards.events)}
    top = [number[card] for card in draws]
    rest = [at for card, at in number.items() if card != active and at not in top]
    s.events_deck = Deck([*rest, *reversed(top)])
    if active:
        s.event = active
        s.agenda += [steps_of(effect) for effect in reversed(s.table.event[active].effects)]
