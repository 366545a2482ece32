"""What a moving table of D-Day Dice shows differently for a frame, in names of places, not in pixels."""

from __future__ import annotations

from dataclasses import dataclass, field

Place = tuple[str, ...]
"""Where something is, by name: ("sector", "T2"), ("marker", "A"), ("dial", "A", "stars"), ("cards", "A"),
("pool", card), ("tray", "3"), ("tally", resource)."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite on its way from a place to another: `t` of the way is behind it; `wide` is 1 unless it turns over."""

    sprite: str
    start: Place
    end: Place
    t: float
    wide: float = 1.0


@dataclass(frozen=True, slots=True)
class Dial:
    """A dial that counts: what it shows now, and whether it goes up."""

    value: int
    up: bool


@dataclass(frozen=True, slots=True)
class Walk:
    """A marker between two Sectors: the part `t` of the way from one over the middle of the link to the other.

    With `jumped` the marker is there already and only its way is seen.
    """

    origin: int
    sector: int
    t: float
    jumped: bool = False


@dataclass(frozen=True, slots=True)
class Banner:
    """Words across the map: a kind with its colours, and how far they have come."""

    title: str
    words: str
    colour: str
    t: float


@dataclass
class Effects:
    """All of it is gone when its clip ends.

    `faces` are other dice than the stage's in the tray (place: number of the die, pixels that it hops, share of its
    width), `crossed` how far a cancelled die is struck out, `locking` dice that a lock drops on. `walks` and `turned`
    are markers: on their way, and narrowed with another face. `dials` count, `flights` are cards and icons in the
    air, `fallen` are sprites that come apart at a place, `pulse` a sign that lights up once. `guns` are dice of a
    machine gun, `flash` says that it fires, `mine` is the die of a Unit on Landmines, `counted` how far a loss is told.
    """

    faces: dict[int, tuple[int, int, float]] = field(default_factory=dict)
    crossed: dict[int, float] = field(default_factory=dict)
    locking: tuple[int, float] = (0, 1.0)
    walks: dict[str, Walk] = field(default_factory=dict)
    turned: dict[str, tuple[int, float]] = field(default_factory=dict)
    dials: dict[tuple[str, str], Dial] = field(default_factory=dict)
    flights: list[Flight] = field(default_factory=list)
    fallen: list[tuple[str, Place, float]] = field(default_factory=list)
    pulse: tuple[int, float] | None = None
    guns: tuple[int, ...] = ()
    flash: bool = False
    mine: tuple[str, int] | None = None
    counted: float = 1.0
    banner: Banner | None = None
