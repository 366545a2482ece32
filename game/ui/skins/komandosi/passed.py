"""The words for a move that cannot be made and is passed."""

from __future__ import annotations

from game.engine.core.text import N_
from game.engine.komandosi.events import Stayed
from game.ui.text import tr

_REASONS = {
    "komandosi:Q7": N_("No square beside {name} can be entered: the walk is passed."),
    "komandosi:K7": N_("A swimmer goes one square less: with a 1 {name} stays where he is."),
    "komandosi:Q65": N_("Somebody blocks the road: {name} cannot drive on."),
    "komandosi:Q62": N_("Neither water nor land is free around the boat of {name}."),
    "komandosi:K10": N_("The event card forbids the move of {name}."),
    "komandosi:Q70": N_("The event card forbids the move of {name}."),
}


def stuck_words(event: Stayed, name: str) -> str:
    """Why a commando could not move; empty where he stays of his own will."""
    return tr(_REASONS[event.by]).format(name=name) if event.by in _REASONS else ""
