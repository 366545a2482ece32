"""Why the greedy bot does what it does: the strongest of its reasons, as one short sentence."""

from __future__ import annotations

from game.engine.core.step import Command
from game.engine.core.text import N_, Message
from game.engine.komandosi import commands as c
from game.engine.komandosi.bot_attack import attack_of, chance
from game.engine.komandosi.bot_ride import whole_plan
from game.engine.komandosi.state import State

_SHORT: dict[type[Command], str] = {
    c.Stay: N_("Guarding the bank brings money."),
    c.Board: N_("The ride saves turns."),
    c.Drive: N_("The car saves turns."),
    c.Buy: N_("It may be needed against a leader."),
    c.Sell: N_("It is a second one, and the bank pays well."),
    c.Take: N_("Parts win the game."),
    c.Build: N_("Two parts are worth hiding from armed rivals."),
    c.Put: N_("In the house it is safe."),
    c.Get: N_("Now it is needed."),
    c.UseMap: N_("That part lies too far away."),
    c.Kit: N_("Otherwise it would be lost with everything else."),
    c.Pay: N_("A turn is worth more than the fee."),
    c.Lose: N_("It is missed least."),
    c.Leave: N_("From here it is faster on foot."),
}
_USUAL = N_("No other answer is better.")
_PURPOSE = {
    "helicopter": N_("To the helicopter."),
    "home": N_("Home, where the other parts are."),
    "part": N_("Toward a part that is missing."),
    "spare part": N_("Toward a part; a second one can be sold."),
    "work": N_("To the bank, to earn money."),
    "sale": N_("To the bank, to sell a part."),
    "prey": N_("After a rival who has what is missing."),
    "train": N_("To the station: the train saves turns."),
    "car": N_("To the car rental: driving saves turns."),
    "weapons": N_("To a shop, for a weapon."),
}


def why(s: State, command: Command) -> Message:
    """The reason for a command that the greedy bot chose; `s` is the state before it."""
    player = s.players[command.seat]
    attack = attack_of(command)  # type: ignore[arg-type]
    if attack is not None:
        percent = round(100 * chance(s, player, attack))
        return Message(N_("Worth the price: {percent}% to hit."), {"percent": percent})
    if isinstance(command, c.Roll | c.Go):
        return Message(_PURPOSE[whole_plan(s, player).best(player.square).purpose])
    return Message(_SHORT.get(type(command), _USUAL))
