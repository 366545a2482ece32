"""What a click on the board means."""

from __future__ import annotations

from game.engine.commandos.state import is_enemy
from game.scenes.table_game import TableGame
from game.scenes.table_marks import TableMarks


def target_of(game: TableGame, marks: TableMarks, space: int, letter: str | None, to_space: bool) -> str:
    """The pick of a click on a space: a die in it, the space, its tile, or an enemy that is to be attacked.

    `letter` is the die under the pointer, empty beside the dice, None by keyboard. With `to_space` the space itself
    comes before dice that stand in it.
    """
    board, here = game.state.table.board, game.shown.at(space)
    next_picks, open_picks = game.chooser.next_picks(), game.chooser.open_picks()
    by_space, by_tile = f"space:{board.names[space]}", f"tile:{board.tile_names[board.tile_of[space]]}"
    dice = sorted((f"die:{die.letter}" for die in here), key=lambda pick: pick != f"die:{letter}")
    own = [pick for pick in dice if not is_enemy(pick[4:]) and pick in open_picks]
    if found := next((pick for pick in dice if pick in next_picks), ""):
        return found
    on_own = (letter is None and own) or (letter and not is_enemy(letter))
    if by_space in next_picks and (to_space or not on_own):
        return by_space
    if by_tile in next_picks:
        return by_tile
    for die in here:
        if is_enemy(die.letter) and (entry := marks.entry_to(die.letter)) is not None:
            return f"space:{board.names[entry]}"
    if own:
        return _own(own, letter or "", game.selected)
    if by_space in next_picks:
        return by_space
    return f"die:{letter}" if letter else by_space


def rivals(game: TableGame, space: int) -> list[str]:
    """The letters of the dice in a space that would each complete a choice now; the keyboard asks which is meant."""
    here = sorted(die.letter for die in game.shown.at(space))
    final = {option.picks() for option in game.chooser.matching()}
    return [letter for letter in here if (*game.chooser.taken, f"die:{letter}") in final]


def _own(own: list[str], letter: str, selected: str) -> str:
    """The own die under the pointer; by keyboard, beside the dice, or on the selected one: the next of the space."""
    own = sorted(own)
    if letter and letter != selected:
        return next((pick for pick in own if pick == f"die:{letter}"), own[0])
    chosen = f"die:{selected}"
    return own[(own.index(chosen) + 1) % len(own)] if chosen in own else own[0]
