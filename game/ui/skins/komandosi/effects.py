"""What a moving table of Komandosi shows differently for a frame, in names of places, not in pixels."""

from __future__ import annotations

from dataclasses import dataclass, field

Place = tuple[str, ...]
"""Where something is, by name: ("square", "12"), ("purse", "A"), ("house", "A"), ("card",), ("bank",), ("sky",)."""


@dataclass(frozen=True, slots=True)
class Flight:
    """A sprite on its way from a place to another: `t` of the way is behind it, in an arc `hop` pixels high."""

    sprite: str
    start: Place
    end: Place
    t: float
    hop: int = 0


@dataclass(frozen=True, slots=True)
class Walk:
    """A pawn along squares, the part `t` of the way; with `jumped` it is there already and only its way is seen."""

    squares: tuple[int, ...]
    way: str
    t: float
    jumped: bool = False


@dataclass(frozen=True, slots=True)
class Banner:
    """Words across the island, and how far they have come."""

    title: str
    words: str
    colour: str
    t: float


@dataclass
class Effects:
    """All of it is gone when its clip ends.

    `die` is another face than the stage's and the pixels that it hops. `walks` are pawns on their way, `purses` money
    that counts, `flights` things in the air, `spin` how far the spinner has turned toward a square, `card` the share of
    its width that the event card shows and whether it still shows its back, `shot` a bullet or rocket between two
    squares, `struck` a pawn that is hit.
    """

    die: tuple[int, int] | None = None
    walks: dict[str, Walk] = field(default_factory=dict)
    purses: dict[str, int] = field(default_factory=dict)
    flights: list[Flight] = field(default_factory=list)
    spin: tuple[int, float] | None = None
    card: tuple[int, float, bool] | None = None
    shot: tuple[int, int, float, str] | None = None
    struck: str = ""
    banner: Banner | None = None
