"""The cards that work in Combat, all Units' in one row: what each would save now, or why it cannot be played."""

from __future__ import annotations

from game.engine.core.text import N_
from game.engine.dday.card_help import Help, best_help
from game.engine.dday.cards import ANY_TIME, Window
from game.engine.dday.combat import AfterFire, BeforeFire
from game.engine.dday.commands import Play
from game.engine.dday.state import State, Unit
from game.scenes.dday.game import DdayTableGame
from game.scenes.dday.strip_cards import Group, Shown
from game.ui.skins.dday.pool_card import Look
from game.ui.text import tr

COMBAT: tuple[Window, ...] = ("smoke", "fire", "casualties")
TOO_LATE, TOO_EARLY, NOT_HERE = N_("too late"), N_("too early"), N_("no use here")
WHEN: dict[str, str] = {"smoke": N_("before the roll"), "fire": N_("after the roll"), "casualties": N_("at casualties")}


def combat_cards(game: DdayTableGame, falls: list[str]) -> list[Group]:
    """Those that can be played now, the active Unit's first; then those that cannot."""
    s = game.state
    found = [_shown(game, unit, card) for unit in s.units for card in _for_combat(s, unit) if card not in falls]
    found.sort(key=lambda shown: (not shown.look.open, shown.owner != game.active, shown.owner))
    now = tuple(shown for shown in found if shown.look.open)
    rest = tuple(shown for shown in found if not shown.look.open)
    groups = [Group(N_("THAT WORK NOW"), "forest", now), Group(N_("NOT NOW"), "slate", rest)]
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
    lines = tuple(tr(words) for words in _why_not(s, card))
    return Shown(card, Look(lines=lines, off=True, owner=letter), letter, ". ".join(lines))


def _why_not(s: State, card: str) -> tuple[str, str]:
    """Whether the moment of a card has passed or is still to come."""
    windows = [window for window in COMBAT if window in s.table.windows[card]]
    now = COMBAT.index("fire" if s.fired else "smoke")
    when = windows[0] if s.table.windows[card] != ANY_TIME else "smoke"
    if all(COMBAT.index(window) < now for window in windows):
        return TOO_LATE, WHEN[windows[-1]]
    return (TOO_EARLY, WHEN[when]) if all(COMBAT.index(window) > now for window in windows) else (NOT_HERE, WHEN[when])


def help_lines(s: State, found: Help, card: str) -> tuple[str, ...]:
    """What a card does to the sum, and whom it saves how many."""
    saved = [f"{letter} {_range(bounds)}" for letter, bounds in found.saved.items()]
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
