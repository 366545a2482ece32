"""The cards that work in Combat, all Units' in one row: what each would save now, or why it cannot be played."""

from __future__ import annotations

from game.engine.core.text import N_
from game.engine.dday.card_help import Help, best_help
from game.engine.dday.card_shares import sparing_cards
from game.engine.dday.cards import Window
from game.engine.dday.combat import AfterFire, BeforeFire
from game.engine.dday.combat_sums import gun_dice
from game.engine.dday.commands import Play
from game.engine.dday.dice import SIDES
from game.engine.dday.state import State, Unit
from game.scenes.dday.game import DdayTableGame
from game.scenes.dday.strip_cards import Group, Shown
from game.ui.skins.dday.losses import AFTER, BEFORE, CASUALTIES, at_step
from game.ui.skins.dday.pool_card import Look
from game.ui.text import tr

COMBAT: tuple[Window, ...] = ("smoke", "fire", "casualties")
MOMENTS: dict[str, int] = {"smoke": BEFORE, "fire": AFTER, "casualties": CASUALTIES}
UNIT_READY = N_("its Unit is ready")
TOO_LATE, TOO_EARLY, NO_USE = N_("too late"), N_("too early"), N_("no use here")
WHEN = {BEFORE: N_("before the roll"), AFTER: N_("after the roll"), CASUALTIES: N_("at casualties")}
BY_ITSELF = N_("This card works by itself.")


def combat_cards(game: DdayTableGame, falls: list[str]) -> list[Group]:
    """Those that can be played now, the active Unit's first; then those that cannot."""
    s = game.state
    found = [_shown(game, unit, card) for unit in s.units for card in _for_combat(s, unit) if card not in falls]
    found.sort(key=lambda shown: (not shown.look.open, shown.owner != game.active, shown.owner))
    now = tuple(shown for shown in found if shown.look.open)
    rest = tuple(shown for shown in found if not shown.look.open)
    working = tuple(_at_work(s)) if at_step(s) != CASUALTIES else ()
    groups = [
        Group(N_("TO PLAY NOW"), "forest", now),
        Group(N_("WORK BY THEMSELVES"), "ocean", working),
        Group(N_("NOT NOW"), "slate", rest),
    ]
    return [group for group in groups if group.cards]


def _for_combat(s: State, unit: Unit) -> list[str]:
    """The cards of a Unit that are meant for Combat, or can be played at any time."""
    held = dict.fromkeys((*unit.items, *unit.awards, *unit.specialists))
    return [card for card in held if set(COMBAT) & set(s.table.windows.get(card, ())) and card not in unit.spent]


def _shown(game: DdayTableGame, unit: Unit, card: str) -> Shown:
    s, letter = game.state, unit.letter
    options = game.ask.options if game.ask else []
    plays = [o for o in options if isinstance(o, Play) and (o.unit, o.card) == (letter, card)]
    choice = game.ask.choice if game.ask else None
    if plays and isinstance(choice, BeforeFire | AfterFire):
        lines = help_lines(s, best_help(s, plays, choice.window), card)
        return Shown(card, Look(lines=lines, open=True, owner=letter), letter)
    if plays:
        return Shown(card, Look(lines=(tr(s.table.card(card).short),), open=True, owner=letter), letter)
    why = (UNIT_READY, s.table.card(card).short) if unit.ready else _why_not(s, card)
    lines = tuple(tr(words) for words in why)
    return Shown(card, Look(lines=lines, off=True, owner=letter), letter, ". ".join(lines))


def _why_not(s: State, card: str) -> tuple[str, str]:
    """Whether the moment of a card has passed or is still to come; else it has no use here."""
    moments = [MOMENTS[window] for window in COMBAT if window in s.table.windows[card]]
    now = at_step(s)
    if all(moment < now for moment in moments):
        return TOO_LATE, WHEN[max(moments)]
    if all(moment > now for moment in moments):
        return TOO_EARLY, WHEN[min(moments)]
    return NO_USE, s.table.card(card).short


def _at_work(s: State) -> list[Shown]:
    """The cards that spare Units by themselves, each with how many and whom: "-3 A B, -1 C"."""
    spared: dict[str, dict[int, str]] = {}
    for unit in s.units:
        dice = None if s.fired else (SIDES,) * gun_dice(s, unit.sector)
        for share in sparing_cards(s, unit, unit.sector, dice):
            whom = spared.setdefault(share.card, {})
            whom[share.count] = f"{whom.get(share.count, '')} {unit.letter}"
    found = []
    for card, counts in spared.items():
        words = ", ".join(f"-{count}{letters}" for count, letters in counts.items())
        found.append(Shown(card, Look(lines=(tr(s.table.card(card).short), words)), "", tr(BY_ITSELF)))
    return found


def help_lines(s: State, found: Help, card: str) -> tuple[str, ...]:
    """What a card does to the sum, and whom it saves how many."""
    whom: dict[tuple[int, int], str] = {}
    for letter, bounds in found.saved.items():
        whom[bounds] = f"{whom.get(bounds, '')} {letter}"
    saved = [f"{_range(bounds)}{letters}" for bounds, letters in whom.items()]
    gained = [f"{letter} {count:+d}" for letter, count in found.gained.items()]
    second = tr(N_("saves {whom}")).format(whom=", ".join(saved)) if saved else ", ".join(gained)
    return (_effect(s, found, card), second) if second else (_effect(s, found, card),)


def _effect(s: State, found: Help, card: str) -> str:
    if found.defence[0] != found.defence[1]:
        return tr(N_("DEF")) + f" {found.defence[0]} > {found.defence[1]}"
    if found.dice[0] != found.dice[1]:
        return tr(N_("gun dice")) + f" {found.dice[0]} > {found.dice[1]}"
    return tr(s.table.card(card).short)


def _range(bounds: tuple[int, int]) -> str:
    low, high = bounds
    return (
        str(low)
        if low == high
        else f"{low}-{high}"
        if low >= 0
        else tr(N_("{low} to {high}")).format(low=low, high=high)
    )
