"""What a tutorial needs of each game: its usual set-up, its decks, and the names of the results of its dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.content import tutorial_spinner
from game.content.cards import commandos_cards, dday_cards, komandosi_cards
from game.engine.commandos.state import Setup as CommandosSetup
from game.engine.commandos.state import State as CommandosState
from game.engine.core.deck import Deck
from game.engine.core.scripted import Result
from game.engine.dday.dice import FACES
from game.engine.dday.state import NAMES
from game.engine.dday.state import Setup as DdaySetup
from game.engine.komandosi.setup import ShuffleDeck
from game.engine.komandosi.state import Setup as KomandosiSetup
from game.engine.komandosi.state import State as KomandosiState

Decks = Mapping[str, Sequence[str]]
"""The cards on top of each deck, first the one that is drawn first."""
_PIPS: dict[Result, int] = {pips: pips - 1 for pips in range(1, 7)}


@dataclass(frozen=True, slots=True)
class TutorialGame:
    """`usual` gives the set-up and the cards of a game on a board.

    `lay_out` puts the decks of a new table in order; it raises ValueError with a reason for a card that is not there.
    `knows` tells whether a result may be written, `known` names those that may, and `numbers` gives the numbers that
    the engine is given in place of luck, on a table as it is before they fall.
    """

    usual: Callable[[Any], tuple[Any, Any]]
    lay_out: Callable[[Any, Decks], None]
    knows: Callable[[Result], bool]
    known: tuple[str, ...]
    numbers: Callable[[Any, Sequence[Result]], list[int]]


def _with_faces(
    usual: Callable[[Any], tuple[Any, Any]], lay_out: Callable[[Any, Decks], None], faces: Mapping[Result, int]
) -> TutorialGame:
    """A game whose results are the faces of its dice, whatever happens on the table."""
    known = tuple(map(str, faces))
    return TutorialGame(usual, lay_out, faces.__contains__, known, lambda _, results: [faces[one] for one in results])


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


def _lay_out_komandosi(s: KomandosiState, decks: Decks) -> None:
    """`events` by their ids; each may be wanted as often as the deck has it."""
    if unknown := [name for name in decks if name != "events"]:
        raise ValueError(f'there is no deck "{unknown[0]}"; known are events')
    pile, wanted = list(range(s.table.deck_size)), []
    for name in decks.get("events", ()):
        card = next((card for card in pile if s.table.event(card).id == name), None)
        if card is None:
            raise ValueError(f'there is no card "{name}"')
        pile.remove(card)
        wanted.append(card)
    s.agenda.remove(ShuffleDeck())
    s.deck = [*pile, *reversed(wanted)]


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


def _usual_komandosi(board: Any) -> tuple[Any, Any]:
    """Two players by the table's own rulings."""
    cards = komandosi_cards()
    return KomandosiSetup(board, cards_version=cards.version), cards


_DDAY_FACES: dict[Result, int] = {**_PIPS, **{face: number for number, face in enumerate(FACES)}}
GAMES: dict[str, TutorialGame] = {
    "commandos": _with_faces(_usual_commandos, _lay_out_commandos, _PIPS),
    "dday": _with_faces(_usual_dday, _no_decks, _DDAY_FACES),
    "komandosi": TutorialGame(
        _usual_komandosi,
        _lay_out_komandosi,
        tutorial_spinner.knows,
        tutorial_spinner.KNOWN,
        tutorial_spinner.numbers,
    ),
}
"""The games that have a tutorial."""
