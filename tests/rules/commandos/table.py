"""Builds a table of Dice Commandos in the middle of a rule.

    t = table({"a": (4, "A1:6")}, {"u": (5, "B1:1")}, dice=[3, 4])
    t.do("walk a B1:4")
    assert t.at("u") == "off"

Results are forced: a test that rolls a die which it has not named fails.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pytest

from game.content.cards import commandos_cards
from game.engine.commandos import setup, turn
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.cards import Cards
from game.engine.commandos.effect_steps import steps_of
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import BOSS, OFF_MAP, SPENT, Setup, State
from game.engine.core.deck import Deck
from game.engine.core.rng import seeded
from game.engine.core.step import Step
from tests.rules.commandos.boards import mission_board
from tests.rules.commandos.play import Halt, Play

rule = pytest.mark.rule
"""`@rule("A6", "Q2")`: the rules that a test checks."""

Dice = Mapping[str, tuple[int, str]]
"""Letter to number and space: `{"a": (4, "B2:5")}`."""

SEED = 7
STILL = tuple(range(19, 0, -1))
"""The results with which a shuffle of twenty cards leaves them as they lie."""

PHASES: dict[str, Step[State]] = {
    "event": turn.EventPhase(),
    "commandos": turn.Act(),
    "enemies": turn.EnemyPhase(),
    "reinforcement": turn.ReinforcementPhase(),
    "end of round": turn.EndRound(),
    "round": turn.BeginRound(),
}
"""Where a test may begin."""


def cards() -> Cards:
    """The shipped cards."""
    return commandos_cards()


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
    enemy_type: str = "insurgents",
    advanced: tuple[int, ...] = (),
    hard_tracker: bool = False,
    shut: Sequence[str] = (),
    boss: tuple[str, int] | None = None,
    hard_boss: bool = False,
    trophies: int = 0,
    baits: Sequence[str] = (),
    destroyed: Sequence[str] = (),
    saved: str = "",
    aboard: tuple[int, ...] = (),
    landing: str = "",
) -> Play:
    """A table at the beginning of a phase, run to its first question.

    `event` is the active event, whose effects hold; `events` are drawn next, as `draws` are of the load outs. `dice`
    are the next results of dice, `luck` further results of shuffles; with a `seed` the rest is left to chance.
    `directives` come next, each a tile for a card that names it, upright if there is one, or a name such as 5 or
    5' (turned). `lying` says on which spaces opened objectives lie. Advanced events that are named join the basic ones;
    `advanced` are the faces with their advanced commando, `boss` is where the boss stands and its damage.
    """
    hard = len({card for card in (event, *events) if card.startswith("V")})
    chosen = Setup(
        board or mission_board(),
        enemy_type,
        rulings or (Rulings(add_events=True) if hard else Rulings()),
        advanced=advanced,
        hard_events=hard,
        hard_tracker=hard_tracker,
        hard_boss=hard_boss,
    )
    s = setup.start(chosen, cards(), SEED)
    s.rng = None if seed is None else seeded(seed)
    s.script = [*(face - 1 for face in dice), *luck]
    s.round, s.fury, s.actions, s.shut = round, fury, actions, list(shut)
    s.phase = phase if phase in ("event", "enemies", "reinforcement") else "commandos"  # type: ignore[assignment]
    s.objectives = tuple(objectives[: len(s.objective_at)])
    _place(s, {**(commandos or {}), **(enemies or {})}, stealth, moved, used)
    _lay_tokens(s, carries or {}, lying or {}, explosives, drop_zones)
    _stack_loadouts(s, loadouts, exhausted, draws)
    s.directives = _stacked_directives(s, directives, directives_left)
    _set_mission(s, boss, baits, destroyed, landing)
    s.trophies, s.saved, s.aboard = trophies, saved, aboard
    for number in aboard:
        s.objective_at[number] = SPENT
    s.agenda = [Halt(), PHASES[phase]]
    _stack_events(s, event, events)
    return Play(s)


def _set_mission(
    s: State, boss: tuple[str, int] | None, baits: Sequence[str], destroyed: Sequence[str], landing: str
) -> None:
    """What missions add: the boss's space and its damage, bait, destroyed targets, the landing zone."""
    names = s.table.board.space_of
    if s.table.boss:
        place, s.damage = boss or ("", 0)
        die = s.die(BOSS)
        die.pips = s.table.boss.die
        die.space = names[place] if place else s.table.setup.board.boss
    s.baits, s.destroyed = [names[it] for it in baits], [names[it] for it in destroyed]
    if landing:
        s.landing = s.table.board.tile_number[landing]


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
    basic = [at for card, at in number.items() if not s.table.event[card].advanced]
    s.events_deck = Deck([*(at for at in basic if at != number.get(active) and at not in top), *reversed(top)])
    if active:
        s.event = active
        s.agenda += [steps_of(effect) for effect in reversed(s.table.event[active].effects)]
