"""What makes a game of a mission harder than a first one, and which mission the campaign recommends next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from game import paths
from game.content.campaign import STEPS, Step, Win, Wins
from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.state import Setup
from game.engine.core.text import N_
from game.scenes.setup_maps import FOLDER, MapEntry, all_entries, read_entry, turned_over
from game.scenes.setup_options import Options

FIRST = Options()
MANY_EVENTS = 2
"""How many advanced events a recommendation asks for."""


@dataclass(frozen=True, slots=True)
class StepText:
    """A step in the window: its icon, its name, what it is."""

    icon: str
    name: str
    text: str


STEP_TEXTS: dict[Step, StepText] = {
    "side": StepText("map", N_("side B"), N_("The map tiles lie with side B up.")),
    "events": StepText("event", N_("events"), N_("Advanced events are in the deck.")),
    "tracker": StepText("clock", N_("rounds"), N_("The advanced side of the round tracker lies up.")),
    "enemy": StepText("directive", N_("enemy"), N_("The enemies are not Insurgents.")),
    "boss": StepText("skull", N_("boss"), N_("The hard side of the boss lies up.")),
}


def missions() -> list[MapEntry]:
    """The shipped missions that can be played, by their numbers."""
    found = [entry for entry in all_entries() if not entry.own and entry.board and entry.mission]
    return sorted(found, key=_number)


def _number(entry: MapEntry) -> int:
    assert entry.mission, "a mission of the campaign has its texts"
    return entry.mission.number


def id_of(entry: MapEntry) -> str:
    """The mission of a map."""
    assert entry.board, "a mission of the campaign has a board"
    return entry.board.mission


def possible(mission: str) -> tuple[Step, ...]:
    """The steps that a mission has: not every one has a boss, and one has an enemy of its own."""
    rules = MISSIONS[mission]
    without = {"boss"} if not rules.boss else set()
    return tuple(step for step in STEPS if step not in without | ({"enemy"} if rules.enemy_type else set()))


def win_of(setup: Setup) -> Win | None:
    """How hard a game is that was set up like this; None where it is no mission of the campaign as it is shipped."""
    file = paths.maps() / FOLDER / f"{setup.board.name}.tmx"
    if not file.is_file():
        return None
    entry = read_entry(file)
    if setup.board not in (entry.board, (turned := turned_over(entry)).board):
        return None
    taken = {
        "side": setup.board == turned.board and setup.board != entry.board,
        "events": setup.hard_events > 0,
        "tracker": setup.hard_tracker,
        "enemy": setup.enemy_type != FIRST.enemy_type,
        "boss": setup.hard_boss,
    }
    steps = tuple(step for step in possible(setup.board.mission) if taken[step])
    return Win(steps=steps, events=setup.hard_events)


@dataclass(frozen=True, slots=True)
class Advice:
    """The mission to play next, how it is to be set up, and whether it is the first game of all."""

    entry: MapEntry
    options: Options
    first: bool = False


def advice(entries: Iterable[MapEntry], wins: Wins) -> Advice | None:
    """The first mission that was not won; then the one with the fewest steps, one step harder. None: all is done."""
    known = list(entries)
    for entry in known:
        if id_of(entry) not in wins:
            return Advice(entry, FIRST, first=not wins)
    harder = [entry for entry in known if _next_step(entry, wins[id_of(entry)])]
    if not harder:
        return None
    entry = min(harder, key=lambda it: len(wins[id_of(it)].steps))
    win = wins[id_of(entry)]
    return Advice(entry, _options((*win.steps, _next_step(entry, win)), win.events))


def _next_step(entry: MapEntry, win: Win) -> Step | None:
    return next((step for step in possible(id_of(entry)) if step not in win.steps), None)


def _options(steps: tuple[Step | None, ...], events: int) -> Options:
    """The options with these steps."""
    options = replace(FIRST, hard_tracker="tracker" in steps, hard_boss="boss" in steps)
    if "side" in steps:
        options = replace(options, side=Side.B)
    if "events" in steps:
        options = replace(options, hard_events=events or MANY_EVENTS)
    if "enemy" in steps:
        others = (kind.id for kind in commandos_cards().enemies if kind.id != FIRST.enemy_type)
        options = replace(options, enemy_type=next(others))
    return options
