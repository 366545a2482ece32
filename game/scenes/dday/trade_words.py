"""What a planned trade makes possible, in words: cards that a Unit can pay then, ways that it can go."""

from __future__ import annotations

from game.engine.core.text import N_
from game.engine.dday.passage import open_links
from game.engine.dday.pricing import item_price, vehicle_price
from game.engine.dday.state import State, Unit
from game.scenes.dday.trade_plan import TradePlan
from game.ui.text import tr

_MOST = 3
"""Cards that are named; the dearest."""


def possible_words(plan: TradePlan) -> str:
    """What each of the two can do after the trade and could not before, and the other way round."""
    before, after = plan.game.state, plan.trial()
    sentences: list[str] = []
    for letter in (plan.first, plan.second):
        one, other = before.unit(letter), after.unit(letter)
        name = before.table.setup.names[one.seat]
        had, has = _payable(before, one), _payable(after, other)
        went, goes = _ways(before, one), _ways(after, other)
        said = [
            (N_("{unit} can then pay: {what}."), _cards(before, has, had)),
            (N_("{unit} cannot pay any more: {what}."), _cards(before, had, has)),
            (N_("{unit} can then go to {what}."), ", ".join(sorted(goes - went))),
            (N_("{unit} cannot go any more to {what}."), ", ".join(sorted(went - goes))),
        ]
        sentences += [tr(words).format(unit=name, what=what) for words, what in said if what]
    return " ".join(sentences)


def _payable(s: State, unit: Unit) -> dict[str, int]:
    """The cards that a Unit has the means for, with their prices."""
    decks = [card for card in s.table.regulars if card not in unit.recruited]
    stars = {card: s.table.specialist[card].cost for card in (*decks, *s.uniques)}
    points = {card: item_price(s, unit, card) for card in s.items}
    points |= {card: item_price(s, unit, card) for card in s.face_down if unit.finds}
    points |= {card: vehicle_price(s, unit, card) for card in s.vehicles}
    able = {card: cost for card, cost in stars.items() if cost <= unit.stars}
    return able | {card: cost for card, cost in points.items() if cost <= unit.points}


def _cards(s: State, more: dict[str, int], less: dict[str, int]) -> str:
    """The dearest cards of `more` that `less` lacks."""
    new = sorted((card for card in more if card not in less), key=lambda card: -more[card])
    return ", ".join(tr(s.table.card(card).name) for card in new[:_MOST])


def _ways(s: State, unit: Unit) -> set[str]:
    """The sectors that a Unit has the means to enter from where it stands."""
    return {s.table.board.names[link.target] for link in open_links(s, unit)}
