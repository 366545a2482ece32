"""Marks English sentences for the translators; they are translated where they are drawn."""

from __future__ import annotations

from dataclasses import dataclass, field


def N_(sentence: str) -> str:
    """The sentence itself, unchanged: a mark that the catalogue tool finds."""
    return sentence


@dataclass(frozen=True, slots=True)
class Message:
    """A marked sentence with named gaps, filled after translation: `Message(N_("{n} left"), {"n": 2})`."""

    sentence: str
    gaps: dict[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return self.sentence.format(**self.gaps)
