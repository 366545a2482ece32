"""The special spaces of side B in words: name, what each does, and what its button says."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.commandos import terrain as kinds
from game.engine.core.text import N_


@dataclass(frozen=True, slots=True)
class SiteWords:
    """What a player reads about a kind of special space."""

    name: str
    text: str
    button: str = ""
    icon: str = ""


WIDE = N_("Entering costs 2 movement.")
"""What a space of several cells adds to its words (commandos:Q92); the bridge says it itself."""
SITES = {
    kinds.SNIPER_NEST: SiteWords(
        N_("Sniper Nest"),
        N_("A commando here shoots at what it sees. An enemy on this tile shoots at whoever ends a move in its sight."),
        N_("Shoot"),
        "scope",
    ),
    kinds.MACHINE_GUN_NEST: SiteWords(
        N_("Machine Gun Nest"),
        N_("A commando here defends at -1 and once a round fires at a whole tile beside it. Enemies on this tile: -1."),
        N_("Fire"),
        "rifle",
    ),
    kinds.TALL_GRASS: SiteWords(
        N_("Tall Grass"),
        N_("Free, once a round: a commando that ended a move here takes a stealth token."),
        N_("Hide"),
        "stealth",
    ),
    kinds.BRIDGE: SiteWords(
        N_("Rope Bridge"),
        N_("Entering costs 2 movement. A commando next to it can cut it for the round while nobody is on it."),
        N_("Cut"),
        "no",
    ),
    kinds.HUT: SiteWords(
        N_("Hut"),
        N_("Sight does not pass. Who is inside is seen from this tile alone. A search draws a load-out, once a game."),
        N_("Search"),
        "loadout",
    ),
    kinds.SWAMP: SiteWords(N_("Swamp"), N_("Entering ends the move.")),
    kinds.RADIO_POST: SiteWords(
        N_("Radio Post"),
        N_("A commando here looks at the next two directives and reorders them."),
        N_("Listen"),
        "radio",
    ),
    kinds.AMMO_DEPOT: SiteWords(
        N_("Ammo Depot"), N_("A commando here places an explosive on this tile."), N_("Arm"), "explosive"
    ),
    kinds.TUNNEL: SiteWords(
        N_("Tunnel"), N_("A commando here goes to any hut. Nothing happens on arrival."), N_("Tunnel"), "arrow_down"
    ),
    kinds.MED_TENT: SiteWords(N_("Med Tent"), N_("A drop zone, while no enemy is on its tile.")),
    kinds.MINEFIELD: SiteWords(
        N_("Minefield"), N_("Who enters rolls the black die: a commando falls on a 1, an enemy on a 1 or 2.")
    ),
}
