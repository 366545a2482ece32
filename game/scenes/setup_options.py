"""What can be chosen for a game of Dice Commandos besides its mission: map side, enemy, events, tracker, boss."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game.content.cards import commandos_cards
from game.content.commandos_models import Side
from game.content.controls import Action
from game.content.setup_choices import MOST_EVENTS
from game.engine.commandos.board_spec import BoardSpec
from game.engine.commandos.missions import MISSIONS
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.engine.core.text import N_
from game.scenes.context import Ui
from game.scenes.page_scene import OverlayScene
from game.scenes.setup_maps import MapEntry
from game.scenes.stack import Size
from game.ui import panels, sprites, text, theme
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option, Switch

_WIDTH, _HEAD, _ROW, _FOOT = 940, 66, 64, 62
_INSET, _SWITCH = 20, (600, 36)
HARD_EVENTS = range(MOST_EVENTS + 1)


@dataclass(frozen=True, slots=True)
class Options:
    """The choices of the set-up as it stands; the defaults are those of a first game."""

    side: Side = Side.A
    enemy_type: str = "insurgents"
    advanced: tuple[int, ...] = ()
    hard_events: int = 0
    hard_tracker: bool = False
    hard_boss: bool = False

    def setup(self, board: BoardSpec, rulings: Rulings) -> Setup:
        """The set-up of a game on a board that lies with the chosen side up."""
        return Setup(
            board,
            self.enemy_type,
            rulings,
            commandos_cards().version,
            self.advanced,
            self.hard_events,
            self.hard_tracker,
            self.hard_boss,
        )

    def toggled(self, face: int) -> Options:
        """With the other commando of a face."""
        faces = set(self.advanced) ^ {face}
        return replace(self, advanced=tuple(sorted(faces)))


def options_of(setup: Setup) -> Options:
    """The choices with which a game was set up."""
    return Options(
        Side.B if any(card.side == Side.B for card in setup.board.cards) else Side.A,
        setup.enemy_type,
        setup.advanced,
        setup.hard_events,
        setup.hard_tracker,
        setup.hard_boss,
    )


@dataclass(frozen=True, slots=True)
class Row:
    """One choice: the field of `Options`, its rule, its title, what it does, and its values with their labels."""

    field: str
    rule: str
    title: str
    text: str
    values: tuple[tuple[object, str], ...]


def rows() -> list[Row]:
    """All choices, the usual one of each first."""
    kinds = tuple((kind.id, kind.name) for kind in commandos_cards().enemies)
    counts = tuple((count, str(count)) for count in HARD_EVENTS)
    sides: tuple[tuple[object, str], ...] = ((Side.A, N_("side A")), (Side.B, N_("side B")))
    return [
        Row("side", "M3", N_("Map tiles"), N_("Side B has special spaces: nests, huts, swamps."), sides),
        Row("enemy_type", "D3", N_("Enemy"), N_("Each type has a trait for every number of its dice."), kinds),
        Row("hard_events", "D1", N_("Advanced events"), N_("Each takes the place of a random basic one."), counts),
        Row(
            "hard_tracker",
            "D2",
            N_("Round tracker"),
            N_("The advanced side allows 5 enemies in the last 5 rounds."),
            ((False, N_("normal")), (True, N_("advanced"))),
        ),
        Row(
            "hard_boss",
            "D4",
            N_("Boss"),
            N_("The hard side has harder rules."),
            ((False, N_("normal side")), (True, N_("hard side"))),
        ),
    ]


def why_not(row: Row, entry: MapEntry) -> str:
    """Why a choice means nothing for this mission; empty where it does."""
    mission = MISSIONS.get(entry.board.mission) if entry.board else None
    if row.field == "hard_boss" and not (mission and mission.boss):
        return tr(N_("This mission has no boss."))
    if row.field == "enemy_type" and mission and mission.enemy_type:
        return tr(N_("This mission has its own enemy."))
    return ""


def chosen(row: Row, entry: MapEntry, options: Options) -> object:
    """What a game would have: the player's choice, or what the mission sets itself."""
    mission = MISSIONS.get(entry.board.mission) if entry.board else None
    if row.field == "enemy_type" and mission and mission.enemy_type:
        return mission.enemy_type
    return getattr(options, row.field)


class OptionsScene(OverlayScene):
    """A row a choice; every change counts at once. `how_hard` says in a line what some choices come to."""

    first_focus = "option side"

    def __init__(
        self,
        ui: Ui,
        entry: MapEntry,
        options: Options,
        on_change: Callable[[Options], None],
        how_hard: Callable[[Options], str],
    ) -> None:
        super().__init__(ui)
        self.entry, self.options, self.on_change, self.how_hard = entry, options, on_change, how_hard

    def frame(self) -> pygame.Rect:
        high = _HEAD + len(rows()) * _ROW + _FOOT
        return pygame.Rect((self.size[0] - _WIDTH) // 2, (self.size[1] - high) // 2, _WIDTH, high)

    def _row(self, number: int) -> pygame.Rect:
        frame = self.frame()
        return pygame.Rect(frame.x + _INSET, frame.y + _HEAD + number * _ROW, frame.w - 2 * _INSET, _ROW - 4)

    def build(self, size: Size) -> list[Widget]:
        widgets: list[Widget] = [self._switch(number, row) for number, row in enumerate(rows())]
        frame = self.frame()
        y, back = frame.bottom - theme.BUTTON - theme.PADDING, self.ui.prompt(Action.BACK)
        reason = "" if self.options != Options() else tr(N_("All choices are those of a first game already."))
        first = tr(N_("As in a first game"))
        widgets.append(Button("defaults", (frame.x + _INSET, y, 220, 44), first, self._reset, reason=reason))
        done = (frame.right - _INSET - 150, y, 150, 44)
        widgets.append(Button("done", done, tr(N_("Done")), self.back, style="hot", key=back))
        return widgets

    def _switch(self, number: int, row: Row) -> Switch[object]:
        place = self._row(number)
        rect = (place.right - _SWITCH[0] - theme.GAP, place.y + (place.h - _SWITCH[1]) // 2, *_SWITCH)
        options = [Option(value, tr(word)) for value, word in row.values]

        def choose(value: object) -> None:
            self._set(replace(self.options, **{row.field: value}))  # type: ignore[arg-type]

        value, reason = chosen(row, self.entry, self.options), why_not(row, self.entry)
        rule = f"commandos:{row.rule}"
        return Switch(f"option {row.field}", rect, options, value, choose, reason=reason, rule=rule)

    def _set(self, options: Options) -> None:
        self.options = options
        self.on_change(options)
        self.rebuild()

    def _reset(self) -> None:
        self._set(Options())

    def paint(self, surface: pygame.Surface) -> None:
        frame = self.frame()
        told = self.how_hard(self.options)
        panels.titled(surface, frame, tr(N_("How hard?")), "rust", sprites.icon("skull"), told, "white")
        said = tr(N_("The left choice is that of a first game. Click a commando behind this to swap it for its other."))
        text.draw(surface, text.fit(said, frame.w - 2 * _INSET), (frame.x + _INSET, frame.y + 38), "mist")
        first = Options()
        for number, row in enumerate(rows()):
            place = self._row(number)
            other = getattr(self.options, row.field) != getattr(first, row.field)
            surface.fill(theme.rgb("ink"), place)
            surface.fill(theme.rgb("rust" if other else "slate"), (place.x, place.y, 4, place.h))
            room = place.w - _SWITCH[0] - 3 * theme.GAP - 14
            title = text.fit(tr(row.title), room)
            text.draw(surface, title, (place.x + 14, place.y + 5), "yellow" if other else "white")
            for at, line in enumerate(text.wrap(tr(row.text), room, "label")[:2]):
                text.draw(surface, line, (place.x + 14, place.y + 25 + at * 15), "mist", "label")
