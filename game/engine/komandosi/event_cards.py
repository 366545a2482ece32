"""Event cards: drawing one, and what the effects and the single cards do (komandosi:K10, K11)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from game.engine.core.state import emit
from game.engine.core.step import Choice, Refusal, Step
from game.engine.core.text import N_
from game.engine.komandosi import events as e
from game.engine.komandosi import refusals
from game.engine.komandosi.attacks import to_hospital
from game.engine.komandosi.commands import PAY, REFUSE, Lose, Pay
from game.engine.komandosi.effects import GOODS, Gain, Goods, Keep, Money, Order, Special
from game.engine.komandosi.orders import begin_order, release
from game.engine.komandosi.spinner import draw_part, refill_now, spinner_squares
from game.engine.komandosi.state import COLOURS, NO_CARD, Player, State
from game.engine.komandosi.verbs import (
    change_stride,
    draw_card,
    earn,
    gain_goods,
    half,
    hand,
    keep_card,
    pass_card,
    pay,
    put_under,
    relocate,
    return_goods,
    return_part,
    roll,
    spin,
    use_pass,
)

EVENT = "komandosi:K10"
CHECK_FEE = 100
GIFT = 50
A_PART, A_WEAPON, ARMS_BONUS = 50, 50, 200
TRUCE_TURNS = 2


@dataclass(frozen=True, slots=True)
class DrawEvent(Step[State]):
    """Turns up the next event card; an order under way is over (komandosi:K25)."""

    seat: int

    def run(self, s: State) -> None:
        player = s.players[self.seat]
        card = draw_card(s, player)
        if card == NO_CARD:
            return
        release(s, player)
        effect = s.table.event(card).effect
        if isinstance(effect, Keep):
            keep_card(s, player, card)
        elif isinstance(effect, Order):
            begin_order(s, player, card)
        else:
            put_under(s, player, card)
            _carry_out(s, player, card, effect)


def _carry_out(s: State, player: Player, card: int, effect: Money | Gain | Special) -> None:
    if isinstance(effect, Money):
        changed = _money(s, player, effect.amount)
    elif isinstance(effect, Gain):
        changed = _gain(s, player, effect.goods)
    else:
        changed = SPECIALS[effect.name](s, player)
    if not changed:
        emit(s, e.NothingHappened, player.letter, card)


def _money(s: State, player: Player, amount: int) -> bool:
    if amount > 0:
        earn(s, player, amount, EVENT)
        return True
    return pay(s, player, -amount, EVENT) > 0


def _gain(s: State, player: Player, goods: Goods) -> bool:
    if not s.stock[GOODS.index(goods)]:
        return False
    gain_goods(s, player, goods, EVENT)
    return True


# ------------------------------------------------------------------ the single cards


def _rusty_bolt(s: State, player: Player) -> bool:
    carried = [colour for colour, count in enumerate(player.pocket.parts) if count]
    if len(carried) > 1:
        s.agenda.append(RustyBolt(player.seat))
    elif carried:
        lose_part(s, player, carried[0])
    return bool(carried)


def lose_part(s: State, player: Player, colour: int) -> None:
    """A part goes back to the reserve, and the board is refilled."""
    return_part(s, player, colour, EVENT)
    refill_now(s)


def _card_game(s: State, player: Player) -> bool:
    before = player.pocket.money
    for other in s.others(player):
        hand(s, other, player, GIFT, EVENT)
    return player.pocket.money > before


def _parts_bonus(s: State, player: Player) -> bool:
    earn(s, player, A_PART * sum(player.pocket.parts), EVENT)
    return sum(player.pocket.parts) > 0


def _guard_contract(s: State, player: Player) -> bool:
    armed = player.pocket.has("rifle") or player.pocket.has("launcher")
    if armed:
        earn(s, player, ARMS_BONUS, EVENT)
    return armed


def _beach_raffle(s: State, player: Player) -> bool:
    earn(s, player, GIFT * roll(s, player, "raffle"), EVENT)
    return True


def _medical_check(s: State, player: Player) -> bool:
    if player.pocket.money >= CHECK_FEE:
        s.agenda.append(MedicalCheck(player.seat))
    else:
        check_in(s, player)
    return True


def check_in(s: State, player: Player) -> None:
    """To the hospital for a turn without a second fee; a First Aid Kit saves the waiting (komandosi:Q76, Q89)."""
    to_hospital(s, player, EVENT)
    change_stride(s, player, "lost")
    if pass_card(s, player, "hospital") != NO_CARD:
        use_pass(s, player, "hospital")
    else:
        player.waits = 1


def _weapon_licence(s: State, player: Player) -> bool:
    return pay(s, player, A_WEAPON * sum(player.pocket.goods), EVENT) > 0


def _round_for_all(s: State, player: Player) -> bool:
    before = player.pocket.money
    for other in s.others(player):
        hand(s, player, other, GIFT, EVENT)
    return player.pocket.money < before


def _pickpocket(s: State, player: Player) -> bool:
    return pay(s, player, half(player.pocket.money), EVENT) > 0


def _wet_powder(s: State, player: Player) -> bool:
    wet = wettable(player)
    if len(wet) > 1:
        s.agenda.append(WetPowder(player.seat))
    elif wet:
        return_goods(s, player, wet[0], 1, EVENT)
    return bool(wet)


def wettable(player: Player) -> list[Goods]:
    """The kinds of ammunition that a player carries."""
    kinds: tuple[Goods, ...] = ("cartridge", "rocket")
    return [goods for goods in kinds if player.pocket.has(goods)]


def _landslide(s: State, player: Player) -> bool:
    squares = spinner_squares(s, forest=False)
    if squares:
        relocate(s, player, spin(s, squares), EVENT)
    change_stride(s, player, "lost")
    return True


def _forced_march(s: State, player: Player) -> bool:
    change_stride(s, player, "double")
    return True


def _sprained_ankle(s: State, player: Player) -> bool:
    change_stride(s, player, "half")
    return True


def _fog(s: State, player: Player) -> bool:
    change_stride(s, player, "lost")
    return True


def _supply_drop(s: State, player: Player) -> bool:
    if not any(s.reserve):
        return False
    draw_part(s, EVENT)
    return True


def _truce(s: State, player: Player) -> bool:
    player.guard = TRUCE_TURNS
    emit(s, e.TruceBegan, player.letter, TRUCE_TURNS)
    return True


SPECIALS: dict[str, Callable[[State, Player], bool]] = {
    "rusty_bolt": _rusty_bolt,
    "card_game": _card_game,
    "parts_bonus": _parts_bonus,
    "guard_contract": _guard_contract,
    "beach_raffle": _beach_raffle,
    "medical_check": _medical_check,
    "weapon_licence": _weapon_licence,
    "round_for_all": _round_for_all,
    "pickpocket": _pickpocket,
    "wet_powder": _wet_powder,
    "landslide": _landslide,
    "forced_march": _forced_march,
    "sprained_ankle": _sprained_ankle,
    "fog": _fog,
    "supply_drop": _supply_drop,
    "truce": _truce,
}
"""What only one card does, by its name; each tells whether it had something to work on."""


# ------------------------------------------------------------------ choices of cards


class CardChoice(Choice[State]):
    """What an event card asks of the player who drew it."""

    __slots__ = ()
    rule: ClassVar[str] = EVENT
    seat: int

    def seats(self, s: State) -> tuple[int, ...]:
        return (self.seat,)

    def why_not(self, s: State, pick: str, after: tuple[str, ...] = ()) -> Refusal | None:
        return refusals.first_this(self.rule)


@dataclass(frozen=True, slots=True)
class RustyBolt(CardChoice):
    """Which part goes."""

    prompt: ClassVar[str] = N_("Rusty bolt: which part goes back?")
    seat: int

    def options(self, s: State) -> list[Any]:
        player = s.players[self.seat]
        return [Lose(player.letter, COLOURS[colour]) for colour, count in enumerate(player.pocket.parts) if count]

    def take(self, s: State, command: Any) -> None:
        lose_part(s, s.players[self.seat], COLOURS.index(command.thing))


@dataclass(frozen=True, slots=True)
class MedicalCheck(CardChoice):
    """The fee, or the hospital."""

    prompt: ClassVar[str] = N_("Medical check: pay, or go to the hospital for a turn?")
    seat: int

    def options(self, s: State) -> list[Any]:
        letter = s.players[self.seat].letter
        return [PAY[letter], REFUSE[letter]]

    def take(self, s: State, command: Any) -> None:
        player = s.players[self.seat]
        if isinstance(command, Pay):
            pay(s, player, CHECK_FEE, EVENT)
        else:
            check_in(s, player)


@dataclass(frozen=True, slots=True)
class WetPowder(CardChoice):
    """Which ammunition is spoilt."""

    prompt: ClassVar[str] = N_("Wet powder: which ammunition is spoilt?")
    seat: int

    def options(self, s: State) -> list[Any]:
        player = s.players[self.seat]
        return [Lose(player.letter, goods) for goods in wettable(player)]

    def take(self, s: State, command: Any) -> None:
        return_goods(s, s.players[self.seat], command.thing, 1, EVENT)
