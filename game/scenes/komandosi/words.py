"""The words of the Komandosi table: what buttons say, what a click would do."""

from __future__ import annotations

from game.engine.core.text import N_
from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.handling import MONEY
from game.engine.komandosi.prices import FIST, HOUSE, PART, SURPLUS
from game.engine.komandosi.rides import FEES
from game.engine.komandosi.rides import RULES as RIDE_RULES
from game.engine.komandosi.state import COLOURS, LETTERS, State
from game.ui.skins.komandosi.log import COLOUR_NAMES, thing_name
from game.ui.text import tr

BUTTONS: dict[str, str] = {
    "roll": N_("Walk"),
    "stay": N_("Stay"),
    "fist": N_("Attack"),
    "rifle": N_("Shoot"),
    "rocket": N_("Rocket"),
    "train": N_("By train"),
    "car": N_("By car"),
    "boat": N_("By boat"),
    "buy": N_("Buy"),
    "sell": N_("Sell"),
    "take": N_("Take"),
    "build": N_("Build"),
    "put": N_("Store"),
    "get": N_("Fetch"),
    "map": N_("Use map"),
    "leave": N_("Leave car"),
    "done": N_("End turn"),
    "pay": N_("Pay"),
    "refuse": N_("Hospital"),
    "kit": N_("Use kit"),
}
ICONS: dict[str, str] = {
    "fist": "fist",
    "rifle": "rifle",
    "rocket": "launcher",
    "train": "pass_train",
    "car": "pass_car",
    "boat": "pass_boat",
    "buy": "money",
    "sell": "money",
    "take": "part_orange",
    "map": "pass_map",
    "pay": "money",
    "refuse": "mark_hospital",
    "kit": "pass_hospital",
}
RIDE_ON = N_("Ride on")
TIPS: dict[str, str] = {
    "roll": N_("Roll the die and walk exactly so many squares."),
    "ride": N_("Roll the die for the next stretch of the ride."),
    "stay": N_("Stay here without rolling. In the bank this earns 100."),
    "fist": N_("Announce an opponent, pay 100, roll: it succeeds if the pips end exactly on him."),
    "rifle": N_("Announce an opponent, roll: it hits if the pips are at least the distance."),
    "rocket": N_("Announce an opponent and a multiplier: pips times it must be the distance, one off is allowed."),
    "train": N_("Three rolls at most, three squares a pip, to the other station. Nobody may cross the track."),
    "car": N_("50 before each roll, three squares a pip, on roads only. Nobody may cross the road."),
    "boat": N_("Two squares a pip, in every direction, until you land. You may shoot from it."),
    "take": N_("Pay 200 for the part on this square."),
    "build": N_("A house keeps what you put into it safe. Once in a game, here, for 200."),
    "buy": N_("Buy from what is left in the shop."),
    "sell": N_("The bank pays 1,000 for a part of which you have another one."),
    "put": N_("Put money, parts, goods or cards into the house."),
    "get": N_("Take something out of the house."),
    "map": N_("The spinner finds a new place for one part on the board."),
}
RULES: dict[str, str] = {
    "roll": "komandosi:K6",
    "stay": "komandosi:K16",
    "fist": "komandosi:K21",
    "rifle": "komandosi:K23",
    "rocket": "komandosi:K24",
    "train": "komandosi:K18",
    "car": "komandosi:K19",
    "boat": "komandosi:K20",
    "take": "komandosi:K9",
    "build": "komandosi:K13",
    "buy": "komandosi:K15",
    "sell": "komandosi:K16",
    "put": "komandosi:K26",
    "get": "komandosi:K26",
    "map": "komandosi:Q53",
    "leave": "komandosi:Q48",
    "kit": "komandosi:Q76",
}
PRICES: dict[str, int] = {
    "fist": FIST,
    "build": HOUSE,
    "take": PART,
    "train": FEES["train"],
    "car": FEES["car"],
    "boat": FEES["boat"],
}


def label_of(s: State, pick: str) -> str:
    """What a button says that goes on with a choice by this pick."""
    kind, _, what = pick.partition(":")
    match kind:
        case "button":
            return tr(RIDE_ON if _rides_on(s, what) else BUTTONS[what])
        case "player":
            return s.table.setup.names[LETTERS.index(what)]
        case "thing":
            return tr(_thing(what)).capitalize()
        case "times":
            return f"x{what}"
        case "by":
            return tr(N_("Pay")) if what == MONEY else tr(N_("Free ride"))
        case "square":
            return tr(N_("Toward {square}")).format(square=what)
    return what


def _thing(what: str) -> str:
    """The name of a thing beside its picture: of a part only the colour."""
    return COLOUR_NAMES[COLOURS.index(what)] if what in COLOURS else thing_name(what)


def tip_of(s: State, what: str) -> str:
    """What a button does, in a sentence; empty where its label says it all."""
    key = "ride" if _rides_on(s, what) else what
    return tr(TIPS[key]) if key in TIPS else ""


def rule_of(s: State, what: str) -> str | None:
    """The rule of what a button does."""
    return RIDE_RULES[s.mover.ride] if _rides_on(s, what) else RULES.get(what)


def _rides_on(s: State, what: str) -> bool:
    """Whether the roll of a button is one of a ride, and not of a walk."""
    return what == "roll" and s.mover.ride != ""


def sub_of(s: State, pick: str, button: str) -> str:
    """The small line below: what it costs or brings."""
    kind, _, what = pick.partition(":")
    if kind == "thing" and button == "buy":
        return tr(N_("{price}, {n} left")).format(price=s.table.price[what], n=s.stock[GOODS.index(what)])
    if kind == "thing" and button == "sell":
        return f"+{SURPLUS}"
    if kind == "by":
        return str(FEES[button]) if what == MONEY else ""
    if kind == "button":
        return str(PRICES[what]) if what in PRICES else ""
    return ""


def icon_of(pick: str) -> str:
    """The picture of a thing or a button; empty for none."""
    kind, _, what = pick.partition(":")
    if kind == "button":
        return ICONS.get(what, "")
    if kind == "thing":
        if what in COLOURS:
            return f"part_{what}"
        return what if what in GOODS or what == MONEY else f"pass_{what}"
    if kind == "by":
        return "money" if what == MONEY else ""
    return ""
