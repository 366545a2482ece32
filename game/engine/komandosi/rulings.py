"""House rulings that can be switched at set-up; the defaults are the rulings of this project."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Rulings:
    """One switch for every ruling with a plausible other reading; each field names its ruling."""

    refill: Literal["taken", "round"] = "taken"
    """part.refill (komandosi:Q3): a part is drawn whenever one leaves the board, or once a round."""
    spin_forest: bool = True
    """spin.valid (komandosi:Q5): the spinner may place commandos and parts in forests."""
    exact_moves: bool = True
    """move.exact (komandosi:Q6): a walk takes all pips; False: it may end early on a place or a part."""
    shot_and_move: bool = False
    """shot.move (komandosi:Q22): the roll of a shot also moves the shooter."""
    rifle_diagonals: bool = True
    """dist (komandosi:Q23): a diagonal counts as one square for a shot; False: as two."""
    rocket_tolerance: Literal[0, 1] = 1
    """rocket.tol (komandosi:Q27): how many squares off a rocket may be."""
    rocket_most: Literal[6, 12] = 12
    """rocket.max (komandosi:Q28): the largest multiplier that can be announced."""
    bank_limit: bool = False
    """bank.limit (komandosi:Q44): the bank pays only what is left of its 10,000."""
    boat_on_river: bool = False
    """boat.river (komandosi:Q16): the motorboat may also use the river."""
    safe_houses: bool = True
    """house.valid (komandosi:Q77): a house that would cut the island is refused."""
    rest_anywhere: bool = False
    """stay (komandosi:Q35): one may stay put on every neutral square, not only in the bank and the own house."""
    shunt: bool = True
    """train.shunt (komandosi:Q46): who stands on the track is moved aside; False: the train waits for a free track."""
    exact_drives: bool = False
    """car.exact (komandosi:Q47): a car uses all its pips; False: it may brake."""
    exact_landing: bool = False
    """win.exact (komandosi:Q40): the last walk must end on the helicopter with its last pip."""
    airport_neutral: bool = False
    """airport.neutral (komandosi:Q34): no attack on the yellow area or from it."""
    sell_any_part: bool = False
    """bank.surplus (komandosi:Q43): the bank buys any part, not only a surplus one."""
    one_a_colour: bool = False
    """house.onePerColour (komandosi:Q80): at most one part of each colour lies in a house."""
    round_limit: Literal[0, 50, 100, 200] = 100
    """game.roundLimit (komandosi:Q79): after this many rounds the leader wins; 0: no limit."""
