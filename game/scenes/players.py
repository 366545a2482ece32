"""Who can play a seat: a person, or one of the game's bots, each with its name and a sentence about it."""

from __future__ import annotations

from game.engine.core.text import N_

PERSON = "person"
SHORT_NAMES = {PERSON: N_("person"), "random": N_("random"), "greedy": N_("greedy"), "good": N_("good")}
"""Short, as in a row of choices."""
SENTENCES = {
    PERSON: N_("Mouse, keys or pad decide."),
    "random": N_("Takes any option, by lot."),
    "greedy": N_("Takes at once what looks best."),
    "good": N_("Looks ahead; thinks for up to a second."),
}
"""What a player does when it is asked."""
PERSON_HERE = N_("A person plays here. A click offers the seat to bots.")
BOT_HERE = N_("A bot plays here. A click offers the seat to others.")
FULL_NAMES = {
    PERSON: N_("A person"),
    "random": N_("Bot: random"),
    "greedy": N_("Bot: greedy"),
    "good": N_("Bot: good"),
}
