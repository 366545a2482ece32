"""Why the greedy bot does what it does: the strongest of its reasons, as one short sentence."""

from __future__ import annotations

from game.engine.core.step import Command
from game.engine.core.text import N_, Message
from game.engine.dday import commands as c
from game.engine.dday.goals import courage_rate, goal_of
from game.engine.dday.route import route_of
from game.engine.dday.state import MUST_MOVE, State, Unit

_SHORT: dict[type[Command], str] = {
    c.Cancel: N_("This die is worth least to the Unit."),
    c.Lead: N_("That result brings most together with the dice."),
    c.ChooseAward: N_("It is the most useful Award."),
    c.Reinforce: N_("That Unit is the weakest."),
    c.Search: N_("It brings more than the other half."),
    c.Recruit: N_("This Specialist brings most for the Stars."),
    c.Find: N_("It is the best that the Item Points buy."),
    c.BuyAward: N_("There is Courage to spare."),
    c.Sacrifice: N_("He is missed least."),
    c.Fall: N_("He is missed least."),
    c.Pay: N_("Specialists are worth more than Soldiers."),
    c.Play: N_("This card helps most right now."),
    c.Give: N_("The other Unit needs it more."),
    c.Amount: N_("That is what the other Unit lacks."),
    c.Swap: N_("Both Units gain by it."),
}
_USUAL = N_("No other answer is better.")
_WANTED = {
    "soldiers": N_("The Unit wants Soldiers."),
    "courage": N_("The Unit wants Courage for the way ahead."),
    "stars": N_("The Unit wants Stars for a Specialist."),
}


def why(s: State, command: Command) -> Message:
    """The reason for a command that the greedy bot chose; `s` is the state before it."""
    unit = s.units[command.seat]
    match command:
        case c.Lock() | c.Reroll():
            return Message(_WANTED[_wanted(s, unit)])
        case c.Ready():
            return Message(_ready(s, unit))
        case c.Move():
            must = unit.chevrons == MUST_MOVE
            return Message(N_("The Unit must move.") if must else N_("Staying costs more than it brings."))
    return Message(_SHORT.get(type(command), _USUAL))


def _wanted(s: State, unit: Unit) -> str:
    """The resource that weighs most against what it usually weighs."""
    route = route_of(s, unit)
    if route is not None and route.links and courage_rate(s, unit, route) > 1:
        return "courage"
    _, courage, stars, *_ = goal_of(s, unit)
    if courage >= 3 and courage >= stars:
        return "courage"
    return "stars" if stars >= 2 else "soldiers"


def _ready(s: State, unit: Unit) -> str:
    if s.phase == "move" and not unit.moved:
        return N_("Staying brings more than it costs.")
    if s.phase == "roll":
        return N_("Another roll would bring less.")
    return N_("Nothing more is worth doing now.")
