"""Why the greedy bot does what it does: the strongest of its reasons, as one short sentence."""

from __future__ import annotations

from game.engine.commandos import commands as c
from game.engine.commandos.bot_danger import look_out
from game.engine.commandos.bot_plan import make_plan
from game.engine.commandos.forecast import quick_chance, reach_now
from game.engine.commandos.state import Die, State, is_enemy
from game.engine.core.step import Command
from game.engine.core.text import N_, Message

_SHORT: dict[type[Command], str] = {
    c.Take: N_("The token can be taken now."),
    c.Deed: N_("It is what the mission is about."),
    c.UseSite: N_("The special space helps now."),
    c.Destroy: N_("Enemies use that nest."),
    c.Shift: N_("An enemy is likely to walk there."),
    c.Deploy: N_("More commandos are needed on the map."),
    c.PlayCard: N_("This card helps most right now."),
    c.Stop: N_("Going on would bring nothing."),
    c.Reroll: N_("High values walk farther."),
    c.Oppose: N_("This fight offers the best chance."),
    c.React: N_("It may turn the fight."),
    c.Discard: N_("It is the least useful card."),
    c.Arrange: N_("It keeps enemies away from the team."),
}
_USUAL = N_("No other answer is better.")


def why(s: State, command: Command) -> Message:
    """The reason for a command that the greedy bot chose; `s` is the state before it."""
    match command:
        case c.Walk():
            return _walk(s, s.die(command.die), s.table.board.space_of[command.space])
        case c.Train(letter):
            return _train(s, letter)
        case c.Ability():
            return _ability(command.target)
        case c.EndPhase():
            return Message(N_("No action is worth more.") if s.actions else N_("No action is left."))
    return Message(_SHORT.get(type(command), _USUAL))


def _walk(s: State, die: Die, space: int) -> Message:
    board = s.table.board
    tile = board.tile_of[space]
    if foe := _first_enemy(s, die, space):
        percent = round(100 * quick_chance(s, die.letter, foe))
        return Message(N_("The fight is worth it: {percent}% to win."), {"percent": percent})
    goal = make_plan(s).goals.get(die.letter)
    if goal is not None and s.ground.distances(goal)[space] < s.ground.distances(goal)[die.space]:
        words = N_("With what it carries toward {tile}.") if die.carries else N_("Toward its goal at {tile}.")
        return Message(words, {"tile": board.tile_names[goal]})
    danger = look_out(s)
    if danger.of(s, die, tile) < danger.of(s, die, board.tile_of[die.space]):
        return Message(N_("Out of danger."))
    return Message(N_("Closer to where it will be needed."))


def _first_enemy(s: State, die: Die, space: int) -> str:
    """The enemy that a walk would have to fight first; empty where it meets none, or slips past."""
    if die.stealth or not reach_now(s, die.letter).stops >> space & 1:
        return ""
    return s.enemies_on(s.table.board.tile_of[space])[0].letter


def _train(s: State, letter: str) -> Message:
    if make_plan(s).homeward:
        return Message(N_("A higher value would be home sooner."))
    return Message(N_("{die} needs another value for the token."), {"die": s.table.commandos[s.die(letter).pips].name})


def _ability(target: str) -> Message:
    if target and is_enemy(target):
        return Message(N_("A shot costs nothing if it misses."))
    if target:
        return Message(N_("An enemy is likely to walk there."))
    return Message(N_("It helps the team more than a walk."))
