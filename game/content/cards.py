"""The cards of each game, read once from its card files into the engine's frozen models."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game import paths
from game.content import commandos_card_faults, dday_card_faults, komandosi_card_faults
from game.content.card_files import CardError, read_cards, refuse_faults
from game.engine.commandos.cards import Cards as CommandosCards
from game.engine.dday.cards import Cards as DdayCards
from game.engine.komandosi.cards import Cards as KomandosiCards

__all__ = ["CardError", "commandos_cards", "dday_cards", "komandosi_cards"]

_COMMANDOS = {
    "commandos": "commando",
    "enemies": "enemy_type",
    "events": "event",
    "loadouts": "loadout",
    "directives": "directive",
    "objectives": "objective",
    "missions": "mission",
    "bosses": "boss",
}
_DDAY = {"specialists": "specialist", "items": "item", "vehicles": "vehicle", "awards": "award", "maps": "map"}
_KOMANDOSI = {"events": "event", "goods": "goods"}
"""The files of a game's cards and the table that each holds."""


@cache
def commandos_cards(folder: Path | None = None) -> CommandosCards:
    """All cards of Dice Commandos. Raises CardError with one sentence."""
    folder = folder or paths.assets() / "cards" / "commandos"
    cards = read_cards(folder, _COMMANDOS, CommandosCards)
    refuse_faults(folder, commandos_card_faults.card_faults(cards))
    return cards


@cache
def dday_cards(folder: Path | None = None) -> DdayCards:
    """All cards of D-Day Dice. Raises CardError with one sentence."""
    folder = folder or paths.assets() / "cards" / "dday"
    cards = read_cards(folder, _DDAY, DdayCards)
    refuse_faults(folder, dday_card_faults.card_faults(cards))
    return cards


@cache
def komandosi_cards(folder: Path | None = None) -> KomandosiCards:
    """All cards of Komandosi. Raises CardError with one sentence."""
    folder = folder or paths.assets() / "cards" / "komandosi"
    cards = read_cards(folder, _KOMANDOSI, KomandosiCards)
    refuse_faults(folder, komandosi_card_faults.card_faults(cards))
    return cards
