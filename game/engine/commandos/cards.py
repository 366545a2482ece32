"""All cards of Dice Commandos as frozen models; content fills them from TOML, all clones of a state share them."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from game.engine.commandos.effects import Effect, Model, Modify

Face = Annotated[int, Field(ge=1, le=6)]
Symbol = Literal["circle", "triangle", "square"]


class CommandoCard(Model):
    """What a green die of this face is and can do."""

    face: Face
    set: Literal["basic", "advanced"]
    id: str
    name: str
    kind: str
    text: str
    short: str
    button: str
    icon: str
    ability: Effect | None = None
    once: bool = False
    """Its ability works once a round for each die."""
    diagonal: bool = False
    takes_on_the_run: bool = False
    moves_explosives: bool = False
    """Once a round it shifts an explosive by a tile for free."""
    saves_others: bool = False
    """Once a round it keeps another commando nearby from defeat."""
    slips_through: bool = False
    """With stealth it walks through enemies' tiles."""
    charges: int = 0
    """As attacker 1 less for each space already walked in this move, at most so much."""


class Traits(Model):
    """What is special about an enemy. Modifiers are added to totals: less is better."""

    name: str
    attacks: int = 0
    defends: int = 0
    leads_attack: int = 0
    leads_defence: int = 0
    """Added to the totals of other enemies on its tile when they attack, or defend."""
    packs: int = 0
    """Added to its own totals while another enemy is on its tile."""
    speed: int = 0
    seeks: bool = False
    seeks_in_sight: bool = False
    jumps: bool = False
    """Walls do not stop it."""
    keen: bool = False
    """Stealth does not save from it."""
    relentless: bool = False
    """It walks on when no commando is left on the tile."""
    armoured: bool = False
    """It survives explosives."""
    cloaked: bool = False
    """The first combat against it each round is cancelled."""
    dashes: bool = False
    howls: bool = False
    """The next enemy goes one space farther."""
    alarms: bool = False
    """When it falls, the nearest other enemy moves at once."""
    bounty: int = 0
    """Fury that its defeat brings in addition."""


class EnemyFace(Traits):
    """One face of an enemy type."""

    face: Face
    text: str
    short: str


class BossSide(Traits):
    """One side of a boss's card: the number that its die starts with, its damage spaces, its own rules (5.11)."""

    id: str
    side: Literal["normal", "hard"]
    die: Face
    hits: int = Field(ge=1)
    text: str
    short: str
    green: bool = False
    """Its damage tokens show their green side (commandos:B5)."""
    move_cap: int = 0
    """It never moves farther; 0: no bound."""
    calls: bool = False
    """When it takes damage an enemy arrives."""
    rallies: bool = False
    """Enemies on its tile or one beside it seek."""
    breaks_walls: bool = False
    """Walls inside of a tile do not stop it."""
    stalks: bool = False
    """Its goal is the nearest commando without stealth, else the directive's tile."""
    flees: int = 1
    """Its flight ends so many tiles away, where one is in reach."""
    trophies_from: int = 0
    """From so many trophies on it attacks with 1 less."""
    trophies_each: int = 0
    """For each so many trophies it attacks with 1 less."""


class EnemyType(Model):
    """An enemy type: six faces."""

    id: str
    name: str
    face: tuple[EnemyFace, ...] = Field(min_length=6, max_length=6)


class EventCard(Model):
    """An event of the round."""

    id: str
    name: str
    timing: Literal["immediate", "lasting"]
    text: str
    advanced: bool = False
    effects: tuple[Effect, ...] = ()

    @property
    def modifiers(self) -> tuple[Modify, ...]:
        """Those effects that hold until the end of the round."""
        return tuple(e for e in self.effects if isinstance(e, Modify))


class LoadoutCard(Model):
    """A load out; reactions are named functions and carry no effect."""

    id: str
    name: str
    use: Literal["discard", "exhaust"]
    cost: Literal["action", "free", "reaction"]
    text: str
    lines: tuple[str, ...]
    icon: str
    effects: tuple[Effect, ...] = ()


class DirectiveCard(Model):
    """A directive: the spawn symbol on its back and the two coordinates on its face."""

    number: int
    back: Symbol
    upright: str
    turned: str


class Condition(Model):
    """What an objective asks of the dice on its tile; see `objectives.py`."""

    kind: Literal["parity", "total", "alike", "different", "run", "shows"]
    dice: int = 0
    """How many dice; 0: any number."""
    parity: Literal["", "odd", "even"] = ""
    above: int | None = None
    exactly: int | None = None
    at_most: int | None = None
    pips: int = 0


class ObjectiveToken(Model):
    """A map objective token."""

    id: str
    plate: str
    text: str
    words: str
    condition: Condition


class MissionText(Model):
    """What the player reads about a mission; its script is in `missions.py`."""

    id: str
    number: int
    name: str
    goal: str
    briefing: str
    win: str
    special: str
    red_text: str
    action: str = ""
    """The label of the mission's own action."""
    token: str = "Intel"
    """What its objective tokens are."""
    icon: str = "objective"
    """The icon of its objective tokens."""


class Cards(Model):
    """Every card that the game knows. `version` tells two editions apart: saves carry it."""

    version: str
    commandos: tuple[CommandoCard, ...]
    enemies: tuple[EnemyType, ...]
    events: tuple[EventCard, ...]
    loadouts: tuple[LoadoutCard, ...]
    directives: tuple[DirectiveCard, ...]
    objectives: tuple[ObjectiveToken, ...]
    missions: tuple[MissionText, ...]
    bosses: tuple[BossSide, ...] = ()
