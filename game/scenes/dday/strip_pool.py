"""The Pool as groups of cards: what the active Unit may play now, then all that can be had, what it can pay first."""

from __future__ import annotations

from collections.abc import Iterable

from game.engine.core.text import N_
from game.engine.dday.pricing import award_price, item_price, vehicle_price
from game.engine.dday.state import State, Unit
from game.scenes.dday.game import DdayTableGame
from game.scenes.dday.strip_cards import Group, Shown
from game.ui.skins.dday.pool_card import AWARD, Look
from game.ui.text import tr


def pool_groups(game: DdayTableGame, falls: list[str]) -> list[Group]:
    """The groups of the strip; `falls` are cards that are clicked among the casualties."""
    s, unit = game.state, game.unit
    own, open_ = _own(game, falls), game.chooser.open_picks()
    groups = [
        Group(N_("TO PLAY"), "forest", tuple(own)),
        Group(N_("SPECIALISTS"), "ocean", _sorted(_specialists(s, unit, open_))),
        Group(N_("ITEMS"), "earth", _sorted(_items(s, unit, open_, s.items))),
        Group(N_("SPECIAL FINDS"), "earth", _sorted(_items(s, unit, open_, s.face_down))),
        Group(N_("VEHICLES"), "rust", _sorted(_vehicles(s, unit, open_))),
        Group(N_("AWARDS"), "plum", tuple(_awards(s, unit, open_))),
    ]
    return [group for group in groups if group.cards]


def _sorted(cards: Iterable[Shown]) -> tuple[Shown, ...]:
    """What can be had now, what could be paid, then the rest; each by its price."""
    return tuple(sorted(cards, key=lambda shown: (not shown.look.open, shown.look.off, shown.look.price)))


def _own(game: DdayTableGame, falls: list[str]) -> list[Shown]:
    """Cards of the active Unit, and Awards to choose from, that can be clicked now."""
    s, unit = game.state, game.unit
    held = (*unit.specialists, *unit.items, *unit.vehicles, *unit.awards)
    open_ = game.chooser.open_picks()
    asked = [pick.partition(":")[2] for pick in game.chooser.next_picks() if pick.startswith("card:")]
    awards = sorted(card for card in asked if card in s.table.award and card not in held)
    mine = [card for card in dict.fromkeys(held) if f"card:{card}" in open_ and card not in falls]
    return [Shown(card, Look(lines=(tr(s.table.card(card).short),), open=True)) for card in (*mine, *awards)]


def _shown(s: State, card: str, price: int, resource: str, have: int, open_: bool, barred: bool = False) -> Shown:
    """A card with its price: grey where the Unit cannot pay, or may not have it in the phase of buying."""
    short = max(0, price - have)
    off = not open_ and (bool(short) or barred or s.phase == "find")
    return Shown(card, Look(price=price, resource=resource, short=short, open=open_, off=off))


def _specialists(s: State, unit: Unit, open_: set[str]) -> Iterable[Shown]:
    decks = [card for card in s.table.regulars if card not in unit.recruited]
    for card in (*decks, *s.uniques):
        yield _shown(s, card, s.table.specialist[card].cost, "stars", unit.stars, f"card:{card}" in open_)


def _items(s: State, unit: Unit, open_: set[str], cards: tuple[str, ...]) -> Iterable[Shown]:
    for card in cards:
        barred = card in s.face_down and not unit.finds
        price = item_price(s, unit, card)
        yield _shown(s, card, price, "points", unit.points, f"card:{card}" in open_, barred)


def _vehicles(s: State, unit: Unit, open_: set[str]) -> Iterable[Shown]:
    for card in s.vehicles:
        yield _shown(s, card, vehicle_price(s, unit, card), "points", unit.points, f"card:{card}" in open_)


def _awards(s: State, unit: Unit, open_: set[str]) -> Iterable[Shown]:
    """One card stands for all Awards: they are drawn by lot (dday:D17)."""
    if s.awards:
        yield _shown(s, AWARD, award_price(s, unit), "courage", unit.courage, "button:buy" in open_)
