"""What a moving table of Dice Commandos shows differently for a frame."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Effects:
    """What a frame shows differently from the stage; all of it is gone when its clip ends.

    `dice` are letters drawn at a board pixel, `faces` other values than the stage's (None: a question mark), `flash`
    dice in white, `hidden` dice that are drawn by nobody, `pieces` what is left of a fallen die: its letter, place and
    how far it has come apart. `path` is a way that was jumped, `aim` a tile that an enemy heads for, `blast` a tile
    that explodes. `turning` is a card and how far it has turned, `tokens` are icons at a board pixel, `lifted` are
    objectives that lie nowhere for now, `squashed` dice that just landed, `fury` counts from a value to another.
    """

    dice: dict[str, tuple[int, int]] = field(default_factory=dict)
    faces: dict[str, int | None] = field(default_factory=dict)
    flash: set[str] = field(default_factory=set)
    hidden: set[str] = field(default_factory=set)
    pieces: list[tuple[str, int, tuple[int, int], float]] = field(default_factory=list)
    path: tuple[int, ...] = ()
    aim: int | None = None
    blast: tuple[int, float] | None = None
    turning: tuple[str, float] | None = None
    tokens: list[tuple[str, tuple[int, int]]] = field(default_factory=list)
    lifted: set[int] = field(default_factory=set)
    squashed: set[str] = field(default_factory=set)
    fury: tuple[int, int, float] | None = None
