"""House rulings that can be switched at set-up; the defaults are the rulings of this project."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rulings:
    """One switch for every ruling with a plausible other reading; each field names its ruling."""

    enemies_stop_at_edge: bool = False
    """enemy.stopInTile (commandos:Q15): an enemy stops on the first space of its target tile."""
    on_target: Literal["centre", "other"] = "centre"
    """enemy.onTarget (commandos:Q16): on its target tile an enemy walks to the centre, or uses the other coordinate."""
    walk_on_after_stealth: bool = True
    """stealth.resume (commandos:Q39): a commando may walk on after slipping past."""
    dropped_tokens: Literal["here", "home"] = "here"
    """obj.drop (commandos:Q42): a fallen carrier's token lies on its space, or goes back to its map token."""
    matching_dice: Literal["tile", "space"] = "tile"
    """obj.scope (commandos:Q43): matching dice stand on the token's tile, or on its space."""
    hidden_objectives: bool = False
    """obj.reveal (commandos:Q46): map objectives are turned up when a commando enters their tile."""
    add_events: bool = False
    """event.addMode (commandos:D6): advanced events are added to the basic ones, or take the place of as many."""
