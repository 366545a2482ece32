"""Several fights at once: which comes next where the player leaves the order to the table (commandos:A2, E5, Q75)."""

from __future__ import annotations

from fractions import Fraction

from game.engine.commandos.combat import ChooseFight
from game.engine.commandos.commands import Oppose
from game.engine.commandos.forecast import win_chance
from game.engine.commandos.state import State, is_enemy
from game.engine.core.step import Ask
from game.engine.core.text import N_

FOR_ME = "choose for me"
"""The button that leaves the next fight to the table; the rules know nothing of it."""
TIP = N_("The fight that you most likely win comes first. By itself always: Settings, Gameplay.")


def next_fight(s: State, ask: Ask | None) -> Oppose | None:
    """The fight that the player most likely wins, the first of several; None while no order is asked for."""
    if ask is None or not isinstance(fights := ask.choice, ChooseFight):
        return None

    def chance(command: Oppose) -> Fraction:
        attackers = win_chance(s, fights.attacker, command.die, fights.ranged, fights.modifier)
        return 1 - attackers if is_enemy(fights.attacker) else attackers

    return max(fights.options(s), key=chance)
