"""A command in words, for the hint."""

from __future__ import annotations

from game.engine.commandos import commands as c
from game.engine.commandos.state import BOSS, COMMANDO_LETTERS, ENEMY_LETTERS
from game.engine.core.step import Command
from game.engine.core.text import N_
from game.scenes.table_game import TableGame
from game.ui.skins.commandos.log import Who
from game.ui.text import tr

_SENTENCES: dict[type[Command], str] = {
    c.Walk: N_("Walk {die} to {space}."),
    c.Stop: N_("Stop here."),
    c.Deploy: N_("Deploy a commando at {space}."),
    c.Train: N_("Train {die}."),
    c.Take: N_("{die} takes the token at {space}."),
    c.Ability: N_("Use the ability of {die}. {target}"),
    c.Shift: N_("{die} carries the explosive {start} > {tile}."),
    c.UseSite: N_("{die} uses its special space. {target}"),
    c.CutBridge: N_("{die} cuts the bridge at {space}."),
    c.Destroy: N_("{die} blows up the nest at {space}."),
    c.Deed: N_("{die} does what the mission asks."),
    c.PlayCard: N_("Play {card}. {target} {second}"),
    c.EndPhase: N_("End your turn."),
    c.Reroll: N_("Roll again: {dice}"),
    c.Oppose: N_("Fight {die} next."),
    c.React: N_("Use {card}."),
    c.Decline: N_("Do without."),
    c.Discard: N_("Give up {card}."),
    c.PickDie: N_("Choose {die}."),
    c.Change: N_("Turn {die}: {way}."),
    c.Arrange: N_("Decide about this directive: {how}."),
    c.SpawnAt: N_("Choose the {symbol}."),
}
_WORDS = {
    "plus": N_("one up"),
    "minus": N_("one down"),
    "next": N_("this one next"),
    "keep": N_("keep it"),
    "bury": N_("under the deck"),
    "turn": N_("turn it"),
    "alone": N_("Only itself"),
}
_KEEP = N_("Keep your team.")


def advice(game: TableGame, command: Command) -> str:
    """What a command would be, in a sentence of the player's language."""
    if isinstance(command, c.Reroll) and not command.dice:
        return tr(_KEEP)
    names: tuple[str, ...] = type(command).__slots__
    gaps = {name: _word(game, name, str(getattr(command, name))) for name in names}
    return " ".join(tr(_SENTENCES[type(command)]).format(**gaps).split())


def _word(game: TableGame, name: str, value: str) -> str:
    """One field of a command in words: dice and cards by their names, places as they are."""
    table = game.state.table
    if name == "dice":
        return ", ".join(_who(game, letter) for letter in value)
    if name == "card" and value in table.loadout:
        return tr(table.loadout[value].name)
    if value and value in COMMANDO_LETTERS + ENEMY_LETTERS + BOSS:
        return _who(game, value)
    return tr(_WORDS.get(value, value))


def _who(game: TableGame, letter: str) -> str:
    pips = game.state.die(letter).pips
    return str(Who(game.state.table.face(letter, pips).name, pips))
