"""Builds a table of Komandosi at the beginning of a turn.

    t = table({"A": {"at": "O6"}, "B": {"at": "O10", "money": 300}}, parts={"O5": "orange"}, throw=[1], draw=["fog"])
    t.do("roll A")

Results are forced: a test that rolls a die which it has not named fails. `draw` are the next event cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.content.cards import komandosi_cards
from game.engine.core.step import Step
from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.rulings import Rulings
from game.engine.komandosi.state import (
    BANK,
    COLOURS,
    LETTERS,
    NAMES,
    NO_CARD,
    NOWHERE,
    PARTS_A_COLOUR,
    START_MONEY,
    Holdings,
    Player,
    Setup,
    State,
    Table,
)
from game.engine.komandosi.turn import BeginTurn
from tests.rules.komandosi.islands import THE_ISLAND, island
from tests.rules.komandosi.play import Play

rule = pytest.mark.rule
"""`@rule("K6", "Q7")`: the rules that a test checks."""

Fields = Mapping[str, Any]


def table(
    players: Mapping[str, Fields],
    *,
    turn: str = "A",
    parts: Mapping[str, str] | None = None,
    throw: Sequence[int] = (),
    draw: Sequence[str] = (),
    rulings: Mapping[str, Any] | None = None,
    picture: str = THE_ISLAND,
    agenda: Sequence[Step[State]] = (BeginTurn(),),
    **fields: Any,
) -> Play:
    """A table in play.

    A player has `at`, `money`, `goods`, `parts` and `kept` (names with spaces between), `house` (a square), `store`
    (a mapping of the same things), `order` (the id of a card) and fields of `Player`; `fields` are those of `State`.
    """
    letters = LETTERS[: max(2, len(players))]
    setup = Setup(island(picture), NAMES[: len(letters)], rulings=Rulings(**(rulings or {})))
    its = Table(setup, komandosi_cards())
    cards = _Cards(its)
    made = [_player(its, cards, letter, players.get(letter, {"at": "B12"})) for letter in letters]
    on_board = tuple((its.board.square_of[name], COLOURS.index(colour)) for name, colour in (parts or {}).items())  # type: ignore[arg-type]
    s = State(list(agenda), None, table=its, players=made, parts=on_board, seat=letters.index(turn))
    _balance(s)
    top = [cards.take(name) for name in draw]
    s.deck = cards.left + top[::-1]
    s.script = [pips - 1 for pips in throw]
    for name, value in fields.items():
        setattr(s, name, value)
    return Play(s)


class _Cards:
    """The event cards that lie nowhere yet."""

    def __init__(self, its: Table) -> None:
        self.its = its
        self.left = list(range(its.deck_size))

    def take(self, name: str) -> int:
        """A card of this id."""
        card = next(card for card in self.left if self.its.event(card).id == name)
        self.left.remove(card)
        return card


def _player(its: Table, cards: _Cards, letter: str, fields: Fields) -> Player:
    known = dict(fields)
    player = Player(LETTERS.index(letter), its.board.square_of[known.pop("at")], Holdings())
    things = {name: known.pop(name) for name in ("money", "goods", "parts", "kept") if name in known}
    player.pocket = _holdings(cards, {"money": START_MONEY} | things)
    if "house" in known:
        player.house = its.board.square_of[known.pop("house")]
        player.store = _holdings(cards, known.pop("store", {}))
    if order := known.pop("order", ""):
        player.order = cards.take(order)
    assert player.order == NO_CARD or order
    return replace(player, **known)


def _holdings(cards: _Cards, things: Fields) -> Holdings:
    goods, parts = things.get("goods", "").split(), things.get("parts", "").split()
    kept = tuple(cards.take(name) for name in things.get("kept", "").split())
    return Holdings(
        things.get("money", 0),
        tuple(goods.count(kind) for kind in GOODS),
        tuple(parts.count(colour) for colour in COLOURS),
        kept,
    )


def _balance(s: State) -> None:
    """Whatever nobody has is with bank, shop and reserve."""
    held = [player.pocket for player in s.players] + [player.store for player in s.players if player.store]
    s.bank = BANK - sum(holdings.money for holdings in held)
    s.stock = tuple(n - sum(h.goods[kind] for h in held) for kind, n in enumerate(s.table.stock))
    lying = [colour for _, colour in s.parts]
    s.reserve = tuple(
        PARTS_A_COLOUR - lying.count(colour) - sum(h.parts[colour] for h in held) for colour in range(len(COLOURS))
    )
    assert min((*s.stock, *s.reserve)) >= 0
    assert all(player.square != NOWHERE for player in s.players)
