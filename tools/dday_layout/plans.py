"""The eight battle maps as plans: sectors and ways by the numbers of the rules, ground and scenery by eye."""

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
    to: str = ""


@dataclass(frozen=True, slots=True)
class LevelPlan:
    """A teaching level, as properties of its object."""

    name: str
    properties: dict[str, bool | int | str]


@dataclass(frozen=True, slots=True)
class MapPlan:
    """A whole map. `ground` names the terrain of every row from the sea upward, the Bunker's last; `splits` where a
    row's two sectors part, in pixels; `things` are scenery as (name, x, y); `patches` are ellipses of another terrain
    as (terrain, x, y, width, height) in tiles."""

    stem: str
    title: str
    start: tuple[int, int, int, int]
    sectors: tuple[SectorPlan, ...]
    ground: tuple[str, ...]
    splits: tuple[int, ...]
    things: tuple[tuple[str, int, int], ...]
    patches: tuple[tuple[str, float, float, float, float], ...] = ()
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
        | {"bunker_defence": 6, "courage": "1,2,2"},
    ),
    LevelPlan(
        "Level 2: Specialists and mines",
        {"items": False, "awards": False, "machine_guns": False, "bunker_defence": 7, "courage": "2,2,3"},
    ),
    LevelPlan("Level 3: the whole game", {}),
)
PLANS = (
    MapPlan(
        "1_exercise_tiger",
        "Exercise Tiger",
        (4, 0, 0, 0),
        (
            S("T1", 1, 1, to="T2 T3"),
            S("T2", 2, 2, courage=2, to="T4 T5"),
            S("T3", 2, 3, courage=2, bonus="tool", to="T4 T5"),
            S("T4", 3, 3, courage=3, mined=True, to="TB"),
            S("T5", 3, 5, courage=3, to="TB"),
            S("TB", 4, 8, 1, courage=3, stay=B),
        ),
        ("wet sand", "sand", "earth", "grass"),
        (0, 152, 150, 0),
        (
            ("bunker", 152, 24),
            ("tree", 22, 22),
            ("tree", 60, 14),
            ("tree", 244, 18),
            ("tree", 284, 30),
            ("landing_craft", 92, 240),
            ("landing_craft", 210, 238),
            ("hedgehog", 30, 200),
            ("hedgehog", 112, 204),
            ("hedgehog", 196, 200),
            ("hedgehog", 270, 202),
            ("crater", 40, 166),
            ("crater", 250, 150),
            ("crater", 280, 92),
        ),
        levels=TIGER_LEVELS,
    ),
    MapPlan(
        "2_omaha",
        "Omaha Beach",
        (4, 0, 0, 0),
        (
            S("O1", 1, 1, to="O2 O3"),
            S("O2", 2, 3, courage=2, to="O4 O5"),
            S("O3", 2, 4, courage=2, bonus="soldier", to="O5"),
            S("O4", 3, 5, 1, courage=3, mined=True, to="O6 O7"),
            S("O5", 3, 6, courage=3, need="engineer", to="O7"),
            S("O6", 4, 7, 1, courage=3, to="OB"),
            S("O7", 4, 6, courage=3, stay="cannot stay", to="OB"),
            S("OB", 5, 11, 2, courage=4, stay=B),
        ),
        ("wet sand", "sand", "earth", "earth", "grass"),
        (0, 158, 146, 160, 0),
        (
            ("bunker", 152, 22),
            ("wire", 216, 150),
            ("wire", 258, 148),
            ("landing_craft", 60, 242),
            ("landing_craft", 154, 244),
            ("landing_craft", 250, 242),
            ("hedgehog", 24, 214),
            ("hedgehog", 104, 216),
            ("hedgehog", 206, 216),
            ("hedgehog", 284, 212),
            ("crater", 28, 176),
            ("crater", 286, 172),
            ("tree", 20, 20),
            ("tree", 286, 22),
        ),
        patches=(("grass", 2, 5, 4, 2.5), ("grass", 17, 5, 4, 2.5)),
        uniques="general,radio_operator,surgeon",
        specials="satchel_charge,wire_cutters,mine_detector,rations",
    ),
    MapPlan(
        "3_utah",
        "Utah Beach",
        (4, 0, 0, 0),
        (
            S("U1", 1, 1, to="U2 U3"),
            S("U2", 2, 3, courage=2, mined=True, to="U4 U5"),
            S("U3", 2, 4, courage=2, penalty="courage", to="U5"),
            S("U4", 3, 5, courage=3, need="any specialist", to="U6"),
            S("U5", 3, 6, 1, courage=3, bonus="star", to="U6 U7"),
            S("U6", 4, 8, 1, courage=3, mined=True, to="UB"),
            S("U7", 4, 9, courage=3, need="engineer", to="UB"),
            S("UB", 5, 13, 2, courage=4, stay=B),
        ),
        ("wet sand", "sand", "sand", "grass", "grass"),
        (0, 146, 160, 150, 0),
        (
            ("bunker", 152, 22),
            ("landing_craft", 110, 244),
            ("landing_craft", 190, 242),
            ("hedgehog", 40, 216),
            ("hedgehog", 260, 216),
            ("crater", 20, 180),
            ("crater", 284, 176),
            ("tree", 36, 24),
            ("tree", 262, 20),
            ("hedge", 276, 100),
        ),
        patches=(("surf", 2.5, 5.6, 4, 2), ("surf", 16.5, 3.4, 4, 2)),
        uniques="correspondent,mechanic,forward_observer",
        specials="map_case,tool_kit,mine_detector,orders",
        vehicles="jeep,bulldozer",
    ),
    MapPlan(
        "4_gold",
        "Gold Beach",
        (5, 0, 0, 0),
        (
            S("G1", 1, 1, to="G2 G3"),
            S("G2", 2, 3, courage=2, to="G4"),
            S("G3", 2, 3, 1, courage=2, bonus="tool", to="G4 G5"),
            S("G4", 3, 5, 1, courage=3, mined=True, need="any specialist", to="G6"),
            S("G5", 3, 7, courage=3, need="scout", bonus="courage", to="G6 G7"),
            S("G6", 4, 8, 1, courage=4, to="GB"),
            S("G7", 4, 7, 2, courage=4, bonus="soldier", to="GB"),
            S("GB", 5, 13, 2, courage=4, stay=B),
        ),
        ("wet sand", "sand", "earth", "grass", "grass"),
        (0, 156, 148, 152, 0),
        (
            ("bunker", 152, 22),
            ("house", 26, 26),
            ("house", 62, 20),
            ("ruin", 280, 26),
            ("landing_craft", 70, 244),
            ("landing_craft", 232, 242),
            ("hedgehog", 24, 214),
            ("hedgehog", 150, 216),
            ("hedgehog", 280, 212),
            ("crater", 18, 138),
            ("crater", 286, 136),
        ),
        uniques="surgeon,mechanic,demolitionist",
        specials="mortar,flag,bazooka,whistle",
        vehicles="dd_tank,halftrack",
    ),
    MapPlan(
        "5_juno",
        "Juno Beach",
        (6, 0, 0, 0),
        (
            S("J1", 1, 2, to="J2 J3"),
            S("J2", 2, 4, courage=2, mined=True, to="J4 J5"),
            S("J3", 2, 5, courage=2, bonus="random", to="J5"),
            S("J4", 3, 6, 1, courage=3, need="any specialist", to="J6"),
            S("J5", 3, 7, courage=3, need="sacrifice", bonus="random", to="J6 J7"),
            S("J6", 4, 8, 1, courage=4, to="JB"),
            S("J7", 4, 9, courage=4, bonus="random", to="JB"),
            S("JB", 5, 13, 2, courage=4, stay=B),
        ),
        ("wet sand", "sand", "earth", "earth", "grass"),
        (0, 150, 158, 148, 0),
        (
            ("bunker", 152, 22),
            ("seawall", 34, 150),
            ("seawall", 270, 150),
            ("house", 24, 24),
            ("ruin", 58, 22),
            ("house", 282, 24),
            ("landing_craft", 44, 244),
            ("landing_craft", 128, 242),
            ("landing_craft", 220, 244),
            ("hedgehog", 84, 216),
            ("hedgehog", 176, 216),
            ("hedgehog", 284, 212),
        ),
        uniques="general,radio_operator,commando",
        specials="stretcher,rations,signal_flare,satchel_charge",
        vehicles="halftrack,ambulance",
    ),
    MapPlan(
        "6_sword",
        "Sword Beach",
        (6, 1, 0, 0),
        (
            S("S1", 1, 2, to="S2 S3"),
            S("S2", 2, 4, 1, courage=2, to="S4 S5"),
            S("S3", 2, 6, courage=2, bonus="courage", to="S4 S5"),
            S("S4", 3, 6, 1, courage=3, mined=True, need="any specialist", to="S6"),
            S("S5", 3, 8, 1, courage=3, need="sniper", to="S6 S7"),
            S("S6", 4, 8, 1, courage=4, need="any specialist", to="SB"),
            S("S7", 4, 10, courage=4, need="engineer", bonus="tool", to="SB"),
            S("SB", 5, 13, 2, courage=5, stay=B),
        ),
        ("wet sand", "sand", "sand", "earth", "grass"),
        (0, 154, 146, 156, 0),
        (
            ("bunker", 152, 22),
            ("house", 24, 22),
            ("house", 58, 18),
            ("house", 246, 18),
            ("landing_craft", 84, 242),
            ("landing_craft", 180, 244),
            ("hedgehog", 30, 214),
            ("hedgehog", 132, 216),
            ("hedgehog", 232, 216),
            ("wire", 286, 92),
            ("crater", 22, 178),
        ),
        patches=(("surf", 17, 1.6, 2.4, 2.4),),
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
            S("P4", 3, 5, 1, courage=3, need="any specialist", bonus="soldier", to="P6"),
            S("P5", 3, 6, courage=3, need="climb", bonus="star", to="P6 P7"),
            S("P6", 4, 9, 1, courage=4, mined=True, need="any specialist", to="PB"),
            S("P7", 4, 10, 1, courage=4, to="PB"),
            S("PB", 5, 13, 2, courage=5, stay=B),
        ),
        ("wet sand", "sand", "rock", "grass", "grass"),
        (0, 152, 150, 154, 0),
        (
            ("bunker", 152, 22),
            ("cliff", 25, 153),
            ("cliff", 75, 151),
            ("cliff", 229, 152),
            ("cliff", 279, 153),
            ("casemate", 30, 24),
            ("crater", 80, 26),
            ("crater", 240, 24),
            ("crater", 282, 70),
            ("landing_craft", 60, 244),
            ("landing_craft", 238, 244),
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
            S("M4", 3, 7, 1, courage=3, mined=True, need="any specialist", to="M6"),
            S("M5", 3, 8, courage=3, need="engineer", bonus="tool", to="M6 M7"),
            S("M6", 4, 9, 2, courage=4, need="any 2 specialists", to="MB"),
            S("M7", 4, 11, 1, courage=4, need="sacrifice", bonus="courage", to="MB"),
            S("MB", 5, 14, 3, courage=5, stay=B),
        ),
        ("grass", "grass", "earth", "earth", "grass"),
        (0, 150, 154, 150, 0),
        (
            ("bunker", 152, 22),
            ("casemate", 32, 22),
            ("casemate", 272, 22),
            ("hedge", 40, 226),
            ("hedge", 90, 228),
            ("hedge", 214, 228),
            ("hedge", 264, 226),
            ("tree", 16, 244),
            ("tree", 120, 246),
            ("tree", 290, 242),
            ("crater", 20, 180),
            ("crater", 288, 176),
            ("crater", 22, 130),
            ("wire", 286, 136),
            ("crater", 280, 90),
        ),
        uniques="paratrooper,demolitionist,resistance_guide,commando",
        specials="wire_cutters,mine_detector,flamethrower,ghillie_net",
    ),
)
