"""Puts the facts of a finished game into sentences a child understands: how it ended, how lucky it was, what next."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from game.engine.core.text import N_, Gaps, Message
from game.scenes.result_facts import Facts, Fight

LAST_ROUND = 15
EVEN = Fraction(1, 2)
_SOME, _MUCH = 0.75, 2.5  # fights more or less than expected that are worth a word, and a strong one
_MANY_ATTACKS, _MANY_ACTIONS, _MANY_LOADOUTS, _MANY_ROUNDS, _MANY_RAIDS, _EARLY = 2, 4, 2, 5, 5, 9


def ending(facts: Facts) -> Message:
    """How it ended, in one line."""
    gaps: Gaps = {"round": facts.rounds, "last": LAST_ROUND, "mission": facts.mission}
    if facts.won:
        return Message(N_("The mission was done in round {round} of {last}. {mission}"), gaps)
    if facts.reason == "squad":
        return Message(N_("The last commando fell in round {round} of {last}. {mission}"), gaps)
    more: Gaps = {"goal": facts.goal, "done": facts.done, "whole": facts.whole}
    return Message(N_("Time ran out. {goal}: {done} of {whole}. {mission}"), {**gaps, **more})


@dataclass(frozen=True, slots=True)
class Tally:
    """A row of the luck panel: what was counted, how often, what the odds said, and the most there could be."""

    words: Message
    got: int
    expected: float
    most: int


def tallies(facts: Facts) -> list[Tally]:
    """The player's attacks and the enemies', as far as there were any."""
    rows = (
        (N_("Your attacks won, of {count}"), [fight for fight in facts.fights if fight.attacking]),
        (N_("Their attacks beaten, of {count}"), [fight for fight in facts.fights if not fight.attacking]),
    )
    return [
        Tally(
            Message(words, {"count": len(fights)}),
            sum(fight.won for fight in fights),
            float(sum(fight.chance for fight in fights)),
            len(fights),
        )
        for words, fights in rows
        if fights
    ]


def verdict(facts: Facts) -> str:
    """The luck of the game in two words."""
    extra = facts.wins - facts.expected_wins
    if abs(extra) < _SOME:
        return N_("as the odds said")
    if extra > 0:
        return N_("very good") if extra >= _MUCH else N_("a little good")
    return N_("very bad") if extra <= -_MUCH else N_("a little bad")


def luck(facts: Facts) -> list[Message]:
    """How many fights more or fewer than promised, and how often a game goes like that."""
    if not facts.fights:
        return [Message(N_("Nobody fought: no luck was needed."))]
    extra = facts.wins - facts.expected_wins
    if abs(extra) < _SOME:
        return [Message(N_("You won about as many fights as the odds promised."))]
    count, share = max(1, round(abs(extra))), facts.chance_of(extra > 0)
    number = max(2, round(1 / share))
    if extra > 0:
        more = N_("You won about one fight more than the odds promised.")
        many = N_("You won about {count} fights more than the odds promised.")
        often = N_("About one game in {number} goes this well or better.")
    else:
        more = N_("You won about one fight fewer than the odds promised.")
        many = N_("You won about {count} fights fewer than the odds promised.")
        often = N_("About one game in {number} goes this badly or worse.")
    return [Message(more if count == 1 else many, {"count": count}), Message(often, {"number": number})]


def roll_words(fight: Fight) -> tuple[Message, Message]:
    """A remarkable fight in two lines: who against whom, and what the chance was."""
    gaps: Gaps = {
        "who": fight.commando,
        "mine": fight.commando_pips,
        "enemy": fight.enemy,
        "theirs": fight.enemy_pips,
        "percent": round(100 * fight.chance),
        "round": fight.round,
    }
    first = (
        N_("Best: {who} {mine} against {enemy} {theirs},")
        if fight.won
        else N_("Worst: {who} {mine} against {enemy} {theirs},")
    )
    then = N_("won at {percent}% in round {round}") if fight.won else N_("lost at {percent}% in round {round}")
    return Message(first, gaps), Message(then, gaps)


def advice(facts: Facts) -> Message:
    """One thing to try next time: the first that fits the game."""
    bold = sum(fight.attacking and fight.chance < EVEN for fight in facts.fights)
    raids = sum(not fight.attacking for fight in facts.fights)
    lost = not facts.won
    tries = (
        (lost and bold >= _MANY_ATTACKS, _BOLD),
        (facts.unused_actions >= _MANY_ACTIONS, _UNUSED),
        (facts.unused_loadouts >= _MANY_LOADOUTS, _CARDS),
        (facts.waiting_rounds >= _MANY_ROUNDS, _WAITING),
        (lost and raids >= _MANY_RAIDS, _RAIDS),
        (lost and facts.taken < facts.objectives, _CONDITIONS),
        (facts.won and facts.rounds <= _EARLY, _QUICK),
        (facts.won, _SOONER),
    )
    gaps: Gaps = {
        "bold": bold,
        "unused": facts.unused_actions,
        "cards": facts.unused_loadouts,
        "waiting": facts.waiting_rounds,
        "raids": raids,
        "taken": facts.taken,
        "objectives": facts.objectives,
    }
    return Message(next((words for fits, words in tries if fits), _AGAIN), gaps)


_BOLD = N_(
    "{bold} of your attacks had less than an even chance. The tag beside an enemy says the chance before you click."
)
_UNUSED = N_(
    "{unused} actions were left unused. There are three in every round, and Train makes a new number of any die."
)
_CARDS = N_("{cards} load-outs were never played. They cost little and turn a bad fight into a good one.")
_WAITING = N_("In {waiting} rounds two dice or more waited in the deploy box. More dice meet a condition sooner.")
_RAIDS = N_("They attacked you {raids} times. The number on an enemy says when it moves: stand where it does not come.")
_CONDITIONS = N_(
    "{taken} of {objectives} tokens were taken. Look at the conditions first and train the dice that they ask for."
)
_QUICK = N_("You were quick. Play the same mission with the conditions hidden.")
_SOONER = N_("Play the same seed again: can you be done sooner, now that you know what comes?")
_AGAIN = N_("Play the same seed again: you know now what comes.")
