"""What a tutorial needs of each game: its usual set-up, its decks, and the names of the results of its dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content.cards import commandos_cards, dday_cards
from game.engine.commandos.state import Setup as CommandosSetup
from game.engine.commandos.state import State as CommandosState
from game.engine.core.deck import Deck
from game.engine.dday.dice import FACES
from game.engine.dday.state import NAMES
from game.engine.dday.state import Setup as DdaySetup

Decks = Mapping[str, Sequence[str]]
"""The cards on top of each deck, first the one that is drawn first."""
_PIPS: dict[int | str, int] = {pips: pips - 1 for pips in range(1, 7)}


@dataclass(frozen=True, slots=True)
class TutorialGame:
    """`results` gives the number behind each result; `usual` the set-up and the cards of a game on a board.

    `lay_out` puts the decks of a new table in order; it raises ValueError with a reason for a card that is not there.
    """

    results: Mapping[int | str, int]
    usual: Callable[[Any], tuple[Any, Any]]
    lay_out: Callable[[Any, Decks], None]

    def numbers(self, results: Iterable[int | str]) -> tuple[int, ...]:
        """The numbers that the engine is given in place of luck."""
        return tuple(self.results[result] for result in results)


def _on_top(deck: Deck, names: Sequence[str], number_of: Mapping[str, int]) -> None:
    """Puts cards on top of a deck, the first one uppermost."""
    for name in names:
        if name not in number_of or number_of[name] not in deck.pile:
            raise ValueError(f'there is no card "{name}"')
    wanted = [number_of[name] for name in names]
    deck.pile = [*(card for card in deck.pile if card not in wanted), *reversed(wanted)]


def _lay_out_commandos(s: CommandosState, decks: Decks) -> None:
    """`events`, `loadouts` and `objectives` by their ids, `directives` by their numbers."""
    cards = s.table.cards
    directives = {str(card.number): 2 * place for place, card in enumerate(cards.directives)}
    known: dict[str, tuple[Deck, Mapping[str, int]]] = {
        "events": (s.events_deck, s.table.event_number),
        "loadouts": (s.loadouts_deck, s.table.loadout_number),
        "directives": (s.directives, directives),
    }
    for name, wanted in decks.items():
        if name == "objectives":
            _choose_objectives(s, wanted)
        elif name in known:
            _on_top(known[name][0], wanted, known[name][1])
        else:
            raise ValueError(f'there is no deck "{name}"; known are {", ".join([*known, "objectives"])}')


def _choose_objectives(s: CommandosState, wanted: Sequence[str]) -> None:
    """The conditions on the board, in place of those that were drawn."""
    if unknown := [name for name in wanted if name not in s.table.objective]:
        raise ValueError(f'there is no objective "{unknown[0]}"')
    if len(wanted) != len(s.objectives):
        raise ValueError(f"the board has {len(s.objectives)} objectives, and {len(wanted)} are given")
    s.objectives = tuple(wanted)


def _no_decks(s: Any, decks: Decks) -> None:
    """For a game whose decks lie open."""
    if decks:
        raise ValueError(f'there is no deck "{next(iter(decks))}"')


def _usual_commandos(board: Any) -> tuple[Any, Any]:
    cards = commandos_cards()
    return CommandosSetup(board, cards_version=cards.version), cards


def _usual_dday(board: Any) -> tuple[Any, Any]:
    """One Unit on the whole map."""
    cards = dday_cards()
    return DdaySetup(board, NAMES[:1], level=len(board.levels) - 1, cards_version=cards.version), cards


GAMES: dict[str, TutorialGame] = {
    "commandos": TutorialGame(_PIPS, _usual_commandos, _lay_out_commandos),
    "dday": TutorialGame({**_PIPS, **{face: number for number, face in enumerate(FACES)}}, _usual_dday, _no_decks),
}
"""The games that have a tutorial."""
