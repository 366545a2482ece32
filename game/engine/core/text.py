"""Marks English sentences for the translators; they are translated where they are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


def N_(sentence: str) -> str:
    """The sentence itself, unchanged: a mark that the catalogue tool finds."""
    return sentence


@dataclass(frozen=True, slots=True)
class Message:
    """A marked sentence with named gaps, filled after translation: `Message(N_("{n} left"), {"n": 2})`.

    A gap may be a message of its own, such as the reason that another part of the program gave.
    """

    sentence: str
    gaps: Gaps = field(default_factory=dict)

    def __str__(self) -> str:
        return self.sentence.format(**self.gaps)


Gaps = Mapping[str, str | int | Message]
"""What stands in the gaps of a sentence, by name."""
