"""What two Units plan to trade: counted up first, then played as commands one after another."""

from __future__ import annotations

from game.engine.core.step import Command, Refusal
from game.engine.core.text import N_, Message
from game.engine.dday.commands import Amount, Give, Hand
from game.engine.dday.effects import RESOURCES
from game.engine.dday.state import State, Unit
from game.engine.dday.trading import to_give
from game.scenes.dday.game import DdayTableGame

STOPPED = Refusal("", Message(N_("The trade stopped: the rest of it is not possible any more.")))


def partners_of(game: DdayTableGame) -> list[str]:
    """The letters of the Units that the active Unit may trade with now, either way."""
    found = set()
    for option in game.ask.options if game.ask else []:
        if isinstance(option, Give | Hand):
            pair = {option.unit, option.other}
            found |= pair - {game.active} if game.active in pair else set()
    return sorted(found)


class TradePlan:
    """A trade between two Units. `counts` are resources from the first to the second, below zero the other way."""

    def __init__(self, game: DdayTableGame, first: str, second: str) -> None:
        self.game, self.first, self.second = game, first, second
        self.counts: dict[str, int] = dict.fromkeys(RESOURCES, 0)
        self.cards: set[tuple[str, str]] = set()
        """The cards that change hands, each with the Unit that gives it."""

    def clear(self) -> None:
        """Nothing is traded."""
        self.counts = dict.fromkeys(RESOURCES, 0)
        self.cards.clear()

    @property
    def is_empty(self) -> bool:
        """Whether nothing is planned."""
        return not self.cards and not any(self.counts.values())

    def units(self) -> tuple[Unit, Unit]:
        """The two Units as they are."""
        return self.game.state.unit(self.first), self.game.state.unit(self.second)

    def _is_open(self, command: Command) -> bool:
        return self.game.ask is not None and command in self.game.ask.options

    def range_of(self, resource: str) -> tuple[int, int]:
        """The least and the most that `counts` may say of a resource."""
        one, two = self.units()
        back = to_give(two, resource) if self._is_open(Give(self.second, self.first, resource)) else 0
        most = to_give(one, resource) if self._is_open(Give(self.first, self.second, resource)) else 0
        return -max(0, back), max(0, most)

    def add(self, resource: str, count: int) -> None:
        """Moves some more of a resource to the second Unit (below zero: to the first)."""
        least, most = self.range_of(resource)
        self.counts[resource] = max(least, min(most, self.counts[resource] + count))

    def to_hand(self, letter: str) -> list[str]:
        """The cards that one of the two may hand over."""
        options = self.game.ask.options if self.game.ask else []
        other = self.second if letter == self.first else self.first
        return [o.card for o in options if isinstance(o, Hand) and (o.unit, o.other) == (letter, other)]

    def swap_card(self, letter: str, card: str) -> None:
        """Plans to hand a card over, or leaves it where it is."""
        self.cards ^= {(letter, card)}

    def after(self, letter: str, resource: str) -> int:
        """What a Unit has of a resource after the trade."""
        change = self.counts[resource] if letter == self.second else -self.counts[resource]
        return int(getattr(self.game.state.unit(letter), resource)) + change

    def trial(self) -> State:
        """The state as the planned resources would make it; cards stay where they are."""
        trial = self.game.state.clone()
        for letter in (self.first, self.second):
            for resource in RESOURCES:
                setattr(trial.unit(letter), resource, self.after(letter, resource))
        return trial

    def pool(self) -> None:
        """Everything that the second Unit may give goes to the first."""
        for resource in RESOURCES:
            self.counts[resource] = self.range_of(resource)[0]

    def bodies(self, letter: str) -> int:
        """A Unit's strength after the trade."""
        unit, specialists = self.game.state.unit(letter), self.game.state.table.specialist
        moved = sum(1 if owner != letter else -1 for owner, card in self.cards if card in specialists)
        return self.after(letter, "soldiers") + len(unit.specialists) + moved

    def commands(self) -> list[list[Command]]:
        """The commands of the trade, those that belong together in one list."""
        found: list[list[Command]] = []
        for resource, count in self.counts.items():
            if count:
                giver, taker = (self.first, self.second) if count > 0 else (self.second, self.first)
                found.append([Give(giver, taker, resource), Amount(giver, str(abs(count)))])
        for owner, card in sorted(self.cards):
            found.append([Hand(owner, self.second if owner == self.first else self.first, card)])
        return found

    def carry_out(self) -> Refusal | None:
        """Plays the commands; the reason where one cannot be, or has to wait, and the rest stays undone."""
        for together in self.commands():
            for command in together:
                if not self._is_open(command):
                    return STOPPED
                if veto := self.game.decide(command):
                    return veto
        return None
