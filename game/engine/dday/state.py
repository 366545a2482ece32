"""The table of D-Day Dice: plain data, all of it, also in the middle of a rule."""

from __future__ import annotations

from dataclasses import KW_ONLY, dataclass, field
from typing import Literal

from game.engine.core.state import GameState
from game.engine.dday.board import Board, board_of
from game.engine.dday.board_spec import BoardSpec
from game.engine.dday.cards import ANY_TIME, Award, Cards, Item, Specialist, Vehicle, Window
from game.engine.dday.dice import Dice
from game.engine.dday.effects import Discount, Effect, Meet, Spare, Special
from game.engine.dday.rulings import Rulings

LETTERS = "ABCD"
NAMES = ("Able", "Baker", "Charlie", "Dog")
MOST_UNITS = 4
MUST_MOVE = 4
"""The face of the marker after three chevrons (dday:D16)."""
ABILITIES: dict[str, tuple[Window, ...]] = {
    "corporal": ("dice",),
    "captain": ("dice",),
    "commando": ("move",),
    "paratrooper": ("move",),
    "forward_observer": ("fire",),
    "messenger": ANY_TIME,
}
"""Specialists that act by command, and when."""
Phase = Literal["setup", "roll", "upkeep", "find", "move", "combat"]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything chosen before the first roll; kept in the save, with the board itself.

    `names` has an entry for each Unit, `colours` (0 to 3, all different) too.
    """

    board: BoardSpec
    names: tuple[str, ...] = NAMES[:1]
    colours: tuple[int, ...] = (0, 1, 2, 3)
    level: int = 0
    rulings: Rulings = field(default_factory=Rulings)
    cards_version: str = ""


class Table:
    """What nothing changes during a game: board, cards and rulings, shared by all clones of a state."""

    def __init__(self, setup: Setup, cards: Cards) -> None:
        self.setup, self.cards, self.rulings = setup, cards, setup.rulings
        self.units = len(setup.names)
        self.board: Board = board_of(setup.board, setup.level, self.units)
        self.specialist = {card.id: card for card in cards.specialists}
        self.item = {card.id: card for card in cards.items}
        self.vehicle = {card.id: card for card in cards.vehicles}
        self.award = {card.id: card for card in cards.awards}
        self.spares = self._with(Spare)
        self.discounts = self._with(Discount)
        self.meeting = self._with(Meet)
        self.windows = self._windows()
        self.regulars = tuple(
            sorted(self._available(self.board.level.specialists, setup.board.specialists), key=self._stars)
        )

    def _stars(self, card: str) -> tuple[int, str]:
        return self.specialist[card].cost, card

    def _available(self, allowed: bool, cards: tuple[str, ...]) -> list[str]:
        """Those cards of a map's list that take part in this game (dday:D4, Q59)."""
        return [card for card in cards if allowed and (self.units > 1 or self.card(card).solo)]

    def _with(self, kind: type[Effect]) -> frozenset[str]:
        """The cards that have an effect of this kind."""
        cards = {**self.specialist, **self.item, **self.vehicle, **self.award}
        return frozenset(name for name, card in cards.items() if any(isinstance(it, kind) for it in card.effects))

    def _windows(self) -> dict[str, tuple[Window, ...]]:
        """When each card can be played; cards that work by themselves are not in it."""
        items = {name: card.when for name, card in self.item.items()}
        awards = {name: card.when for name, card in self.award.items()}
        return items | awards | ABILITIES

    def link_place(self, link: int) -> int:
        """The number by which cards at work name a link; sectors have their own numbers."""
        return len(self.board.sectors) + link

    def lay_out(self, s: State) -> None:
        """Puts the cards of the shared Pool and the Awards on the table (dday:D4)."""
        spec, level = self.setup.board, self.board.level
        s.uniques = tuple(self._available(level.specialists, spec.uniques))
        s.items = tuple(self._available(level.items, spec.items))
        s.face_down = tuple(self._available(level.items, spec.specials))
        s.vehicles = tuple(self._available(level.items, spec.vehicles))
        s.awards = tuple(self._available(level.awards, spec.awards))

    def card(self, card: str) -> Specialist | Item | Vehicle | Award:
        """The card of an id. Raises KeyError for an unknown one."""
        found = self.specialist.get(card) or self.item.get(card) or self.vehicle.get(card)
        return found or self.award[card]

    def effects(self, card: str) -> tuple[Effect, ...]:
        """What a card does."""
        return self.card(card).effects

    def special(self, card: str) -> str:
        """The name of what only this card does; empty for most."""
        return next((effect.name for effect in self.effects(card) if isinstance(effect, Special)), "")


@dataclass(slots=True)
class Unit:
    """A player's Unit: its place, its dials, its cards, its dice.

    `chevrons` is the face of the marker, MUST_MOVE after three. `recruited` are all cards ever taken from the own
    deck, `visited` the mask of sectors, `stretched` that the stay here was extended, `spent` abilities used up for
    the game. From `ready` on everything is about this turn: `ready` for the next stage (`answered`: it said so),
    `locked`, `aside` (set aside for Leadership) and `cancelled` are masks of dice, `whites` the faces of Leadership,
    `led` how many Leaderships of cards are still to be taken, `tools` Tools without a die, `bonuses` the RWB bonuses
    gained, `used` abilities used, `played` cards at work for this Unit, `owed` choices of Phase 2, `loss` casualties
    still to be paid and `fallen` the Specialists among them.
    """

    seat: int
    sector: int
    soldiers: int
    courage: int = 0
    stars: int = 0
    points: int = 0
    chevrons: int = 1
    visited: int = 0
    stretched: bool = False
    specialists: tuple[str, ...] = ()
    recruited: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    vehicles: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    ready: bool = False
    answered: bool = False
    dice: Dice = ()
    rolls: int = 0
    locked: int = 0
    swapped: bool = False
    stage: str = ""
    whites: tuple[int, ...] = ()
    led: int = 0
    aside: int = 0
    cancelled: int = 0
    tools: int = 0
    bonuses: tuple[str, ...] = ()
    straight: bool = False
    owed: tuple[str, ...] = ()
    used: tuple[str, ...] = ()
    played: tuple[str, ...] = ()
    waiver: bool = False
    finds: int = 0
    found: int = 0
    enlisted: bool = False
    awarded: bool = False
    moved: bool = False
    mine: int = 0
    loss: int = 0
    fallen: tuple[str, ...] = ()

    @property
    def letter(self) -> str:
        """The letter of the Unit in commands and picks."""
        return LETTERS[self.seat]

    @property
    def strength(self) -> int:
        """Soldiers and Specialists together (dday:D20, Q18)."""
        return self.soldiers + len(self.specialists)

    def clone(self) -> Unit:
        """An independent copy."""
        return Unit(
            self.seat, self.sector, self.soldiers, self.courage, self.stars, self.points, self.chevrons,
            self.visited, self.stretched, self.specialists, self.recruited, self.items, self.vehicles, self.awards,
            self.spent, self.ready, self.answered, self.dice, self.rolls, self.locked, self.swapped, self.stage,
            self.whites, self.led, self.aside, self.cancelled, self.tools, self.bonuses, self.straight, self.owed,
            self.used, self.played, self.waiver, self.finds, self.found, self.enlisted, self.awarded, self.moved,
            self.mine, self.loss, self.fallen,
        )  # fmt: skip


@dataclass(slots=True)
class State(GameState):
    """A game of D-Day Dice.

    The Pool: `uniques`, `items`, `face_down` (Special Items), `vehicles`; `awards` lie apart. `tokens` are the
    random bonuses of sectors as (sector, token). `open_trades` are masks of two Units that may trade this turn
    wherever they stand; `traded` what was traded since the last other command. `at_work` are the cards played for a
    sector or link this turn as (number, card), `fire` the machine gun dice by sector, `fired` whether they rolled.
    `final` says that this is the last turn.
    """

    _: KW_ONLY
    table: Table
    turn: int = 1
    phase: Phase = "setup"
    units: list[Unit]
    uniques: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    face_down: tuple[str, ...] = ()
    vehicles: tuple[str, ...] = ()
    awards: tuple[str, ...] = ()
    tokens: tuple[tuple[int, str], ...] = ()
    open_trades: tuple[int, ...] = ()
    traded: tuple[tuple[int, str], ...] = ()
    at_work: tuple[tuple[int, str], ...] = ()
    fire: tuple[tuple[int, tuple[int, ...]], ...] = ()
    fired: bool = False
    final: bool = False

    @property
    def round(self) -> int:
        """The turn, by the name that all games share."""
        return self.turn

    def unit(self, letter: str) -> Unit:
        """The Unit of a letter."""
        return self.units[LETTERS.index(letter)]

    def others(self, unit: Unit) -> list[Unit]:
        """All Units but this one."""
        return [other for other in self.units if other is not unit]

    def together(self, unit: Unit) -> list[Unit]:
        """The Units in this one's sector, itself included."""
        return [other for other in self.units if other.sector == unit.sector]

    def clone(self) -> State:
        """An independent copy; cards, commands and steps are frozen and shared."""
        return State(
            self.agenda[:],
            self.rng,
            self.script[:],
            self.reveals,
            self.revealed,
            self.outcome,
            None if self.events is None else self.events[:],
            table=self.table,
            turn=self.turn,
            phase=self.phase,
            units=[unit.clone() for unit in self.units],
            uniques=self.uniques,
            items=self.items,
            face_down=self.face_down,
            vehicles=self.vehicles,
            awards=self.awards,
            tokens=self.tokens,
            open_trades=self.open_trades,
            traded=self.traded,
            at_work=self.at_work,
            fire=self.fire,
            fired=self.fired,
            final=self.final,
        )

    def problems(self) -> list[str]:
        """Everything that no legal game can reach."""
        from game.engine.dday.problems import problems_of

        return problems_of(self)
