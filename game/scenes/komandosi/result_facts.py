"""What a finished game of Komandosi was like: who was how rich when, the way that the winner took, and sums."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from game.engine.core.events import Event
from game.engine.core.session import Session
from game.engine.core.step import IllegalCommand
from game.engine.core.text import N_, Gaps, Message
from game.engine.komandosi import events as e
from game.engine.komandosi.state import LETTERS, NOWHERE, Player, State


@dataclass
class KomandosiFacts:
    """The facts of one game. `tracks` are the squares of each player in order, `sums` counts by (letter, what)."""

    winners: tuple[str, ...]
    reason: str
    rounds: int
    tracks: dict[str, list[int]] = field(default_factory=dict)
    sums: Counter[tuple[str, str]] = field(default_factory=Counter)


def facts_of(session: Session) -> KomandosiFacts:
    """The facts, by playing the game again; one kept under other cards has only its end."""
    s: State = session.state
    winners = tuple(LETTERS[seat] for seat in s.outcome.winners) if s.outcome else ()
    facts = KomandosiFacts(winners, s.outcome.reason if s.outcome else "", s.round)
    facts.tracks = {player.letter: [] for player in s.players}
    try:
        again = session.again()
        _count(facts, again.opening)
        for words in session.log:
            _count(facts, again.play(session.game.parse(words)))
    except (IllegalCommand, ValueError):
        facts.sums.clear()
        facts.tracks = {player.letter: [] for player in s.players}
    return facts


def _count(facts: KomandosiFacts, happened: Iterable[Event]) -> None:
    """Adds what happened to the sums and tracks."""
    for event in happened:
        match event:
            case e.CommandoPlaced(player=player, square=square) | e.Relocated(player=player, square=square):
                facts.tracks[player].append(square)
            case e.Moved(player=player, path=path, way=way):
                facts.tracks[player] += path
                facts.sums[player, "ride" if way in ("train", "car", "boat") else "walk"] += len(path)
            case e.AttackEnded(player=player, target=target, how="hit"):
                facts.sums[player, "hits"] += 1
                facts.sums[target, "wounds"] += 1
            case e.PartTaken(player=player):
                facts.sums[player, "parts"] += 1
            case e.CardDrawn(player=player):
                facts.sums[player, "events"] += 1


def ending(session: Session, facts: KomandosiFacts) -> Message:
    """How it ended, in one sentence."""
    names = session.setup.names
    said = ", ".join(names[LETTERS.index(letter)] for letter in facts.winners)
    gaps: Gaps = {"names": said, "round": facts.rounds}
    if facts.reason == "helicopter":
        return Message(N_("{names} takes off with three different parts, in round {round}."), gaps)
    return Message(N_("The last round, {round}, is over: {names} is ahead."), gaps)


def standing(player: Player) -> tuple[int, int, int]:
    """Different colours, parts, and money of a player, house included; as the round limit counts them."""
    from game.engine.komandosi.turn import merit

    return merit(player)


def ranked(s: State) -> list[Player]:
    """The players in the order of the result: winners first, then by what they have."""
    winners = s.outcome.winners if s.outcome else ()
    return sorted(s.players, key=lambda player: (player.seat not in winners, [-n for n in standing(player)]))


def track_of(facts: KomandosiFacts) -> list[int]:
    """The squares of the winner's way; of the first of several."""
    squares = facts.tracks.get(facts.winners[0], []) if facts.winners else []
    return [square for square in squares if square != NOWHERE]
