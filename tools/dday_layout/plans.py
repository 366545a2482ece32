"""The eight battle maps as plans: sectors, ways, starting resources, cards and levels by the numbers of the rules."""

from __future__ import annotations

from dataclasses import dataclass, field

ALL, NONE = "all", "none"


@dataclass(frozen=True, slots=True)
class SectorPlan:
    """A sector: what fighting there costs, what entering it costs and needs, and where one can go on."""

    name: str
    row: int
    defence: int
    guns: int = 0
    courage: int = 0
    mined: bool = False
    need: str = "none"
    bonus: str = "none"
    penalty: str = "none"
    stay: str = "3 turns"
    garrison: int = 0
    to: str = ""


@dataclass(frozen=True, slots=True)
class LevelPlan:
    """A teaching level, as properties of its object."""

    name: str
    properties: dict[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class MapPlan:
    """A whole map by the rules. `start` is Soldiers, Courage, Stars and Item Points."""

    stem: str
    title: str
    start: tuple[int, int, int, int]
    sectors: tuple[SectorPlan, ...]
    uniques: str = NONE
    specials: str = NONE
    vehicles: str = NONE
    levels: tuple[LevelPlan, ...] = field(default=())


S = SectorPlan
B = "bunker"
TIGER_LEVELS = (
    LevelPlan(
        "Level 1: dice and courage",
        {"specialists": False, "items": False, "awards": False, "landmines": False, "machine_guns": False}
        | {"bunker_defence": 11, "courage": "1,2,2"},
    ),
    LevelPlan(
        "Level 2: Specialists and mines",
        {"items": False, "awards": False, "machine_guns": False, "bunker_defence": 18, "courage": "2,2,3"},
    ),
    LevelPlan("Level 3: the whole game", {}),
)
PLANS = (
    MapPlan(
        "1_exercise_tiger",
        "Exercise Tiger",
        (4, 0, 0, 0),
        (
            S("T1", 1, 2, to="T2 T3"),
            S("T2", 2, 4, courage=2, to="T4 T5"),
            S("T3", 2, 5, courage=2, bonus="tool", to="T4 T5"),
            S("T4", 3, 7, courage=3, mined=True, to="TB"),
            S("T5", 3, 8, courage=3, to="TB"),
            S("TB", 4, 17, 1, courage=3, stay=B),
        ),
        levels=TIGER_LEVELS,
    ),
    MapPlan(
        "2_omaha",
        "Omaha",
        (4, 0, 0, 0),
        (
            S("O1", 1, 1, to="O2 O3"),
            S("O2", 2, 3, courage=2, to="O4 O5"),
            S("O3", 2, 4, courage=2, bonus="soldier", to="O5"),
            S("O4", 3, 6, 1, courage=3, mined=True, to="O6 O7"),
            S("O5", 3, 7, courage=3, need="engineer", to="O7"),
            S("O6", 4, 8, 1, courage=3, to="OB"),
            S("O7", 4, 8, courage=3, stay="cannot stay", to="OB"),
            S("OB", 5, 14, 2, courage=4, stay=B, garrison=3),
        ),
        uniques="general,radio_operator,surgeon",
        specials="satchel_charge,wire_cutters,mine_detector,rations",
    ),
    MapPlan(
        "3_utah",
        "Utah",
        (4, 0, 0, 0),
        (
            S("U1", 1, 1, to="U2 U3"),
            S("U2", 2, 3, courage=2, mined=True, to="U4 U5"),
            S("U3", 2, 4, courage=2, penalty="courage", to="U5"),
            S("U4", 3, 5, courage=3, need="any specialist", to="U6"),
            S("U5", 3, 6, 1, courage=3, bonus="star", to="U6 U7"),
            S("U6", 4, 9, 1, courage=3, mined=True, to="UB"),
            S("U7", 4, 10, courage=3, need="engineer", to="UB"),
            S("UB", 5, 15, 2, courage=4, stay=B, garrison=2),
        ),
        uniques="correspondent,mechanic,forward_observer",
        specials="map_case,tool_kit,mine_detector,orders",
        vehicles="jeep,bulldozer",
    ),
    MapPlan(
        "4_gold",
        "Gold",
        (5, 0, 0, 0),
        (
            S("G1", 1, 1, to="G2 G3"),
            S("G2", 2, 3, courage=2, to="G4"),
            S("G3", 2, 3, 1, courage=2, bonus="tool", to="G4 G5"),
            S("G4", 3, 6, 1, courage=3, mined=True, need="any specialist", to="G6"),
            S("G5", 3, 8, courage=3, need="scout", bonus="courage", to="G6 G7"),
            S("G6", 4, 10, 1, courage=4, to="GB"),
            S("G7", 4, 9, 2, courage=4, bonus="soldier", to="GB"),
            S("GB", 5, 18, 2, courage=4, stay=B, garrison=3),
        ),
        uniques="surgeon,mechanic,demolitionist",
        specials="mortar,flag,bazooka,whistle",
        vehicles="dd_tank,halftrack",
    ),
    MapPlan(
        "5_juno",
        "Juno",
        (5, 0, 0, 0),
        (
            S("J1", 1, 2, to="J2 J3"),
            S("J2", 2, 4, courage=2, mined=True, to="J4 J5"),
            S("J3", 2, 5, courage=2, bonus="random", to="J5"),
            S("J4", 3, 9, 1, courage=3, need="any specialist", to="J6"),
            S("J5", 3, 10, courage=3, need="sacrifice", bonus="random", to="J6 J7"),
            S("J6", 4, 10, 1, courage=4, to="JB"),
            S("J7", 4, 11, courage=4, bonus="random", to="JB"),
            S("JB", 5, 20, 2, courage=4, stay=B, garrison=2),
        ),
        uniques="general,radio_operator,commando",
        specials="stretcher,rations,signal_flare,satchel_charge",
        vehicles="halftrack,ambulance",
    ),
    MapPlan(
        "6_sword",
        "Sword",
        (6, 1, 0, 0),
        (
            S("S1", 1, 2, to="S2 S3"),
            S("S2", 2, 4, 1, courage=2, to="S4 S5"),
            S("S3", 2, 6, courage=2, bonus="courage", to="S4 S5"),
            S("S4", 3, 7, 1, courage=3, mined=True, need="any specialist", to="S6"),
            S("S5", 3, 9, 1, courage=3, need="sniper", to="S6 S7"),
            S("S6", 4, 8, 1, courage=4, need="any specialist", to="SB"),
            S("S7", 4, 10, courage=4, need="engineer", bonus="tool", to="SB"),
            S("SB", 5, 16, 2, courage=5, stay=B, garrison=1),
        ),
        uniques="commando,resistance_guide,forward_observer",
        specials="enemy_uniform,bazooka,map_case,flamethrower",
        vehicles="truck,dd_tank,bulldozer",
    ),
    MapPlan(
        "7_pointe_du_hoc",
        "Pointe-du-Hoc",
        (8, 2, 1, 0),
        (
            S("P1", 1, 2, to="P2 P3"),
            S("P2", 2, 4, 1, courage=2, stay="cannot stay", to="P4"),
            S("P3", 2, 6, courage=2, stay="cannot stay", to="P4 P5"),
            S("P4", 3, 6, 1, courage=3, need="any specialist", bonus="soldier", to="P6"),
            S("P5", 3, 7, courage=3, need="climb", bonus="star", to="P6 P7"),
            S("P6", 4, 10, 1, courage=4, mined=True, need="any specialist", to="PB"),
            S("P7", 4, 11, 1, courage=4, to="PB"),
            S("PB", 5, 19, 2, courage=5, stay=B, garrison=1),
        ),
        uniques="ranger,demolitionist,surgeon",
        specials="grapnel,satchel_charge,flag,naval_strike",
    ),
    MapPlan(
        "8_merville_battery",
        "Merville Battery",
        (8, 2, 1, 0),
        (
            S("M1", 1, 2, to="M2 M3"),
            S("M2", 2, 4, courage=3, mined=True, need="any specialist", to="M4 M5"),
            S("M3", 2, 5, 1, courage=3, to="M5"),
            S("M4", 3, 8, 1, courage=3, mined=True, need="any specialist", to="M6"),
            S("M5", 3, 9, courage=3, need="engineer", bonus="tool", to="M6 M7"),
            S("M6", 4, 11, 2, courage=4, need="any 2 specialists", to="MB"),
            S("M7", 4, 13, 1, courage=4, need="sacrifice", bonus="courage", to="MB"),
            S("MB", 5, 21, 3, courage=5, stay=B),
        ),
        uniques="paratrooper,demolitionist,resistance_guide,commando",
        specials="wire_cutters,mine_detector,flamethrower,ghillie_net",
    ),
)
STARTER = MapPlan(
    "0_starter",
    "",
    (5, 1, 0, 0),
    (
        S("A1", 1, 1, to="A2 A3"),
        S("A2", 2, 2, courage=2, to="AB"),
        S("A3", 2, 3, courage=1, bonus="tool", to="AB"),
        S("AB", 3, 6, 1, courage=3, stay=B),
    ),
    uniques=ALL,
    specials=ALL,
    vehicles=ALL,
)
"""The battle map that every new one begins from: small, sound, and easy to take apart."""
