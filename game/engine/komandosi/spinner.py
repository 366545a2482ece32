"""What the spinner may show, and parts that come onto the board (komandosi:Q3, Q5)."""

from __future__ import annotations

from dataclasses import dataclass

from game.engine.core.rng import below
from game.engine.core.state import reveal
from game.engine.core.step import Step
from game.engine.komandosi.state import State
from game.engine.komandosi.verbs import free_squares, place_part, spin


def spinner_squares(s: State, forest: bool) -> int:
    """The squares on which the spinner may place something: free land without anything special."""
    board = s.board
    ground = board.plain | board.forest if forest else board.plain
    return free_squares(s, ground & ~board.places)


def draw_part(s: State, by: str) -> None:
    """One part is drawn blind out of the reserve and placed by the spinner; the reserve must not be empty."""
    colour, lot = 0, below(s, sum(s.reserve))
    while lot >= s.reserve[colour]:
        lot -= s.reserve[colour]
        colour += 1
    reveal(s, "draw")
    place_part(s, spin(s, spinner_squares(s, s.table.rulings.spin_forest)), colour, by)


@dataclass(frozen=True, slots=True)
class Refill(Step[State]):
    """Parts are drawn until one fewer than players lie on the board, or the reserve is empty."""

    def run(self, s: State) -> None:
        while len(s.parts) < len(s.players) - 1 and any(s.reserve):
            draw_part(s, "komandosi:Q3")


def refill_now(s: State) -> None:
    """A part left the board, or one came back to the reserve."""
    if s.table.rulings.refill == "taken":
        s.agenda.append(Refill())
