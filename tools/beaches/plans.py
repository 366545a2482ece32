"""What the eight battle maps say: sectors, ways, starting resources, cards and levels, as tables to read."""

from __future__ import annotations

from typing import NamedTuple

NEEDS = {
    "any": "any specialist",
    "any2": "any 2 specialists",
    "give": "sacrifice",
    "engineer": "engineer",
    "scout": "scout",
    "sniper": "sniper",
    "climb": "climb",
}
"""How the tables below write what a Unit needs to enter a sector."""


class Sector(NamedTuple):
    """A sector; `enter`, `mines` and `need` hold for every way into it, sideways ways included (but not the cost)."""

    name: str
    row: int
    defence: int
    guns: int
    enter: int
    mines: bool
    need: str
    effect: str
    ways: tuple[str, ...]


class Level(NamedTuple):
    """A teaching level."""

    name: str
    specialists: bool = True
    items: bool = True
    awards: bool = True
    landmines: bool = True
    guns: bool = True
    bunker_defence: int = 0
    courage: str = ""


class Plan(NamedTuple):
    """A battle map. `start` is Soldiers, Courage, Stars and Item Points."""

    title: str
    start: tuple[int, int, int, int]
    table: str
    uniques: str = "none"
    specials: str = "none"
    vehicles: str = "none"
    levels: tuple[Level, ...] = ()

    def sectors(self) -> list[Sector]:
        """The rows of the table."""
        return [_sector(line) for line in self.table.strip().splitlines()]


def _sector(line: str) -> Sector:
    name, row, defence, guns, enter, mines, need, effect, ways = line.split()
    return Sector(
        name,
        int(row),
        int(defence),
        int(guns),
        0 if enter == "-" else int(enter),
        mines == "mines",
        NEEDS.get(need, ""),
        "" if effect == "-" else effect,
        () if ways == "-" else tuple(ways.split(",")),
    )


# name row DEF guns enter mines need effect ways
PLANS = {
    "1_exercise_tiger": Plan(
        "Exercise Tiger",
        (4, 0, 0, 0),
        """
        T1 1 1 0 - -     - -       T2,T3
        T2 2 2 0 2 -     - -       T4,T5
        T3 2 3 0 2 -     - +tool   T4,T5
        T4 3 3 0 3 mines - -       TB
        T5 3 5 0 3 -     - -       TB
        TB 4 8 1 3 -     - bunker  -
        """,
        levels=(
            Level("Level 1", False, False, False, False, False, 6, "1,2,2"),
            Level("Level 2", True, False, False, True, False, 7, "2,2,3"),
            Level("Level 3"),
        ),
    ),
    "2_omaha": Plan(
        "Omaha",
        (4, 0, 0, 0),
        """
        O1 1 1  0 - -     -        -       O2,O3
        O2 2 3  0 2 -     -        -       O4,O5
        O3 2 4  0 2 -     -        +soldier O5
        O4 3 5  1 3 mines -        -       O6,O7
        O5 3 6  0 3 -     engineer -       O7
        O6 4 7  1 3 -     -        -       OB
        O7 4 6  0 3 -     -        leave   OB
        OB 5 11 2 4 -     -        bunker  -
        """,
        "general,radio_operator,surgeon",
        "satchel_charge,wire_cutters,mine_detector,rations",
    ),
    "3_utah": Plan(
        "Utah",
        (4, 0, 0, 0),
        """
        U1 1 1  0 - -     -        -        U2,U3
        U2 2 3  0 2 mines -        -        U4,U5
        U3 2 4  0 2 -     -        -courage U5
        U4 3 5  0 3 -     any      -        U6
        U5 3 6  1 3 -     -        +star    U6,U7
        U6 4 8  1 3 mines -        -        UB
        U7 4 9  0 3 -     engineer -        UB
        UB 5 13 2 4 -     -        bunker   -
        """,
        "correspondent,mechanic,forward_observer",
        "map_case,tool_kit,mine_detector,orders",
        "jeep,bulldozer",
    ),
    "4_gold": Plan(
        "Gold",
        (5, 0, 0, 0),
        """
        G1 1 1  0 - -     -     -        G2,G3
        G2 2 3  0 2 -     -     -        G4
        G3 2 3  1 2 -     -     +tool    G4,G5
        G4 3 5  1 3 mines any   -        G6
        G5 3 7  0 3 -     scout +courage G6,G7
        G6 4 8  1 4 -     -     -        GB
        G7 4 7  2 4 -     -     +soldier GB
        GB 5 13 2 4 -     -     bunker   -
        """,
        "surgeon,mechanic,demolitionist",
        "mortar,flag,bazooka,whistle",
        "dd_tank,halftrack",
    ),
    "5_juno": Plan(
        "Juno",
        (6, 0, 0, 0),
        """
        J1 1 2  0 - -     -    -      J2,J3
        J2 2 4  0 2 mines -    -      J4,J5
        J3 2 5  0 2 -     -    random J5
        J4 3 6  1 3 -     any  -      J6
        J5 3 7  0 3 -     give random J6,J7
        J6 4 8  1 4 -     -    -      JB
        J7 4 9  0 4 -     -    random JB
        JB 5 13 2 4 -     -    bunker -
        """,
        "general,radio_operator,commando",
        "stretcher,rations,signal_flare,satchel_charge",
        "halftrack,ambulance",
    ),
    "6_sword": Plan(
        "Sword",
        (6, 1, 0, 0),
        """
        S1 1 2  0 - -     -        -        S2,S3
        S2 2 4  1 2 -     -        -        S4,S5
        S3 2 6  0 2 -     -        +courage S4,S5
        S4 3 6  1 3 mines any      -        S6
        S5 3 8  1 3 -     sniper   -        S6,S7
        S6 4 8  1 4 -     any      -        SB
        S7 4 10 0 4 -     engineer +tool    SB
        SB 5 13 2 5 -     -        bunker   -
        """,
        "commando,resistance_guide,forward_observer",
        "enemy_uniform,bazooka,map_case,flamethrower",
        "truck,dd_tank,bulldozer",
    ),
    "7_pointe_du_hoc": Plan(
        "Pointe-du-Hoc",
        (8, 2, 1, 0),
        """
        P1 1 2  0 - -     -     -        P2,P3
        P2 2 4  1 2 -     -     leave    P4
        P3 2 6  0 2 -     -     leave    P4,P5
        P4 3 5  1 3 -     any   +soldier P6
        P5 3 6  0 3 -     climb +star    P6,P7
        P6 4 9  1 4 mines any   -        PB
        P7 4 10 1 4 -     -     -        PB
        PB 5 13 2 5 -     -     bunker   -
        """,
        "ranger,demolitionist,surgeon",
        "grapnel,satchel_charge,flag,naval_strike",
    ),
    "8_merville_battery": Plan(
        "Merville Battery",
        (8, 2, 1, 0),
        """
        M1 1 2  0 - -     -        -        M2,M3
        M2 2 4  0 3 mines any      -        M4,M5
        M3 2 5  1 3 -     -        -        M5
        M4 3 7  1 3 mines any      -        M6
        M5 3 8  0 3 -     engineer +tool    M6,M7
        M6 4 9  2 4 -     any2     -        MB
        M7 4 11 1 4 -     give     +courage MB
        MB 5 14 3 5 -     -        bunker   -
        """,
        "paratrooper,demolitionist,resistance_guide,commando",
        "wire_cutters,mine_detector,flamethrower,ghillie_net",
    ),
}
