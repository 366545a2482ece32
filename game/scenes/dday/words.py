"""What the D-Day Dice table calls the things that can be picked."""

from __future__ import annotations

from game.engine.core.text import N_
from game.engine.dday.dice import FACES
from game.engine.dday.state import LETTERS, State
from game.ui.chooser import kind_of
from game.ui.skins.dday.log import FACE_NAMES, RESOURCE_NAMES
from game.ui.skins.dday.log_lines import BONUS_NAMES
from game.ui.text import tr

PHASES = {
    "roll": N_("Roll"),
    "upkeep": N_("Upkeep"),
    "find": N_("Recruit / Find"),
    "move": N_("Move"),
    "combat": N_("Combat"),
}
BUTTONS = {
    "lock": N_("Lock two dice"),
    "roll": N_("Re-roll"),
    "ready": N_("Ready"),
    "buy": N_("Buy an Award"),
    "trade": N_("Trade"),
    "lead": N_("Leadership"),
    "pay": N_("Soldiers pay"),
    "reinforce": N_("Reinforcements"),
    "soldiers": N_("Take Soldiers"),
    "advance": N_("Advance free"),
    "find": N_("Keep for a find"),
    "stars": N_("Take Stars"),
}
_COLOURS = {"red": N_("red"), "white": N_("white"), "blue": N_("blue")}
_DICE_WORDS = {"die": N_("Die {n}"), "fire": N_("Gun die {n}")}
_KEEP = N_("Keep tally")


def words_of(s: State, pick: str) -> str:
    """A pick in the player's words."""
    kind, _, what = pick.partition(":")
    if kind == "button":
        return tr(_KEEP) if what == "ready" and s.phase == "roll" else tr(BUTTONS.get(what, what))
    faces = dict(zip(FACES, FACE_NAMES, strict=True))
    named = {"colour": _COLOURS, "resource": RESOURCE_NAMES, "face": faces, "bonus": BONUS_NAMES}
    if kind in named:
        return tr(named[kind].get(what, what))
    if kind in ("with", "unit") and what in LETTERS:
        return s.table.setup.names[LETTERS.index(what)]
    if kind in _DICE_WORDS:
        return tr(_DICE_WORDS[kind]).format(n=what)
    if kind == "card":
        return tr(s.table.card(what).name)
    return what


def in_tray(pick: str, shown: set[str], at_toll: bool) -> bool:
    """Whether a pick needs a button: sectors, the cards `shown`, and dice or machine guns are clicked themselves."""
    elsewhere = {"sector", "unit", "fire" if at_toll else "die"}
    return kind_of(pick) not in elsewhere and pick not in shown
