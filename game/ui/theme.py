"""The look in numbers: palette, fonts, spacing, panel styles, board marks and times."""

from __future__ import annotations

from dataclasses import dataclass

RGB = tuple[int, int, int]
Colour = str | RGB  # a palette name, or the colour itself

# ---------------------------------------------------------------- palette "Field Manual 32"
_HEX = {
    "ink": "14161f",
    "night": "1f2433",
    "slate": "323a4d",
    "steel": "56627a",
    "fog": "8b98a9",
    "mist": "c1c9c9",
    "paper": "f2e8cf",
    "white": "fffbf0",
    "bark": "3b2b2c",
    "earth": "6b4735",
    "clay": "9f6b44",
    "sand_d": "cfa569",
    "sand": "e8cf96",
    "sand_l": "f7e7b8",
    "pine": "1f3d39",
    "forest": "2f6145",
    "leaf": "4d8a48",
    "grass": "7cb04e",
    "lime": "b9d75d",
    "abyss": "1d3b62",
    "ocean": "2b6297",
    "wave": "3f92be",
    "shallow": "75c6d0",
    "foam": "c7eddf",
    "wine": "6b1f36",
    "red": "c2373f",
    "coral": "ed6b55",
    "rust": "b2522e",
    "orange": "ee9238",
    "yellow": "f9cf4a",
    "plum": "5a3a79",
    "violet": "9b63c0",
}
PALETTE: dict[str, RGB] = {name: (int(v[0:2], 16), int(v[2:4], 16), int(v[4:6], 16)) for name, v in _HEX.items()}

# One step towards the shadow: a shadow replaces a colour by this one and so stays inside the palette.
DARKER = {
    "ink": "ink",
    "night": "ink",
    "slate": "night",
    "steel": "slate",
    "fog": "steel",
    "mist": "fog",
    "paper": "mist",
    "white": "mist",
    "bark": "ink",
    "earth": "bark",
    "clay": "earth",
    "sand_d": "clay",
    "sand": "sand_d",
    "sand_l": "sand",
    "pine": "ink",
    "forest": "pine",
    "leaf": "forest",
    "grass": "leaf",
    "lime": "grass",
    "abyss": "night",
    "ocean": "abyss",
    "wave": "ocean",
    "shallow": "wave",
    "foam": "shallow",
    "wine": "ink",
    "red": "wine",
    "coral": "red",
    "rust": "wine",
    "orange": "rust",
    "yellow": "orange",
    "plum": "night",
    "violet": "plum",
}
DARKER_RGB: dict[RGB, RGB] = {PALETTE[name]: PALETTE[dark] for name, dark in DARKER.items()}

# Greys from dark to light: a disabled picture is mapped onto them by brightness.
GREYS = ("ink", "night", "slate", "steel", "fog", "mist")


def rgb(colour: Colour) -> RGB:
    """The three numbers of a palette name; three numbers stay as they are."""
    return PALETTE[colour] if isinstance(colour, str) else colour


def darker(colour: Colour) -> RGB:
    """The darker neighbour of a palette colour."""
    return DARKER_RGB[rgb(colour)]


# ---------------------------------------------------------------- type


@dataclass(frozen=True, slots=True)
class Face:
    """A font in the one size that its pixels are sharp in."""

    file: str
    size: int
    line: int  # from one line to the next
    shadow: int = 1  # pixels right and down, where a head has a shadow
    lift: int = 7  # height of the drawn arrow's axis over the base line
    middle: int = 9  # from the top of the text to the middle of its letters


FACES = {
    "title": Face("jersey-10-em18.ttf", 72, 72, 4, 28, 36),
    "big": Face("jersey-10-em18.ttf", 36, 40, 2, 14, 18),
    "head": Face("jersey-15.ttf", 27, 26, 2, 10, 13),
    "body": Face("jersey-10-em18.ttf", 18, 18),
    "table": Face("departure-mono.otf", 22, 28, 1, 12, 14),
    "label": Face("departure-mono.otf", 11, 15, 1, 6, 7),
    "micro": Face("tiny5.ttf", 8, 8, 1, 3, 4),
}
RICH_LINE = 20  # line of text that holds icons
LARGER = {"body": "head", "label": "body"}  # the setting "large text" of rules and logs
ARROW = 23  # width of the drawn arrow that stands for " > ", with its gaps

# ---------------------------------------------------------------- screen and spacing
DESIGN = (1280, 720)  # what the pictures are drawn for
SMALLEST = (1280, 680)  # screens hold down to here; below it the whole picture shrinks
BIG_WINDOW = (2560, 1440)  # from here on the default scale is 2
MAX_SCALE = 3

GAP = 8
MARGIN = 10
PADDING = 12
TITLE_BAR = 22
TOP_BAR = 42
BUTTON = 44
ROW = 56
HIT = 32  # smallest side of anything that can be clicked
KEY_CAP = 15
TOOLTIP_WIDTH = 330
POPOVER_WIDTH = 440
VEIL: RGB = (70, 76, 104)  # the picture behind a dialog is multiplied by this
DROP: RGB = (150, 150, 165)  # and the place under a lifted panel by this
DEEP_DROP: RGB = (120, 126, 150)

# ---------------------------------------------------------------- panels: fill, light edge, dark edge, outline
STYLES: dict[str, tuple[str, str, str, str]] = {
    "panel": ("night", "slate", "ink", "ink"),
    "inset": ("ink", "ink", "slate", "night"),
    "paper": ("paper", "white", "sand_d", "bark"),
    "sand": ("sand", "sand_l", "sand_d", "bark"),
    "button": ("slate", "steel", "night", "ink"),
    "hot": ("forest", "grass", "pine", "ink"),
    "primary": ("orange", "yellow", "rust", "ink"),
    "danger": ("red", "coral", "wine", "ink"),
    "off": ("night", "slate", "night", "ink"),
    "tip": ("abyss", "ocean", "night", "ink"),
    "blue": ("ocean", "wave", "abyss", "ink"),
    "steel": ("steel", "fog", "slate", "ink"),
    "wood": ("earth", "clay", "bark", "ink"),
}
# Text on a button of that style: label, then the small line below it.
BUTTON_TEXT: dict[str, tuple[str, str]] = {
    "button": ("paper", "mist"),
    "hot": ("white", "sand_l"),
    "primary": ("ink", "ink"),
    "danger": ("white", "white"),
    "off": ("steel", "steel"),
    "steel": ("white", "white"),
    "wood": ("sand_l", "sand_l"),
    "paper": ("bark", "earth"),
}

# ---------------------------------------------------------------- marks on the board, by colour vision
# Role: light line, dark twin. Patterns and shapes stay the same in every palette.
MARKS: dict[str, dict[str, tuple[str, str]]] = {
    "normal": {
        "legal": ("foam", "ocean"),
        "attack": ("coral", "wine"),
        "selected": ("yellow", "ink"),
        "good": ("leaf", "ink"),
        "danger": ("red", "wine"),
    },
    "green": {
        "legal": ("foam", "ocean"),
        "attack": ("orange", "wine"),
        "selected": ("white", "ink"),
        "good": ("ocean", "ink"),
        "danger": ("rust", "wine"),
    },
    "red": {
        "legal": ("foam", "ocean"),
        "attack": ("yellow", "bark"),
        "selected": ("white", "ink"),
        "good": ("wave", "ink"),
        "danger": ("earth", "ink"),
    },
    "blue": {
        "legal": ("mist", "slate"),
        "attack": ("coral", "wine"),
        "selected": ("white", "ink"),
        "good": ("leaf", "ink"),
        "danger": ("wine", "ink"),
    },
}

# ---------------------------------------------------------------- times in milliseconds at speed 1
FRAME = 16  # one picture of sixty a second, rounded down
REST = 500  # a pointer that rests this long wants to know more
REASON_REST = 200  # and sooner where something is switched off
REDUCED_DIE = 150  # reduced motion: a die shows its result after this
REDUCED_PATH = 600  # and a path stays visible this long
TIMES: dict[str, int] = {
    "hover": 80,
    "press_down": 60,
    "press_up": 90,
    "die": 500,
    "die_next": 60,
    "combat": 1400,
    "combat_veil": 120,
    "combat_slide": 160,
    "combat_roll": 500,
    "combat_sum": 200,
    "combat_verdict": 120,
    "combat_hold": 300,
    "step": 110,
    "enemy_step": 140,
    "card_draw": 280,
    "card_turn": 220,
    "exhaust": 160,
    "casualty": 420,
    "casualty_flash": 50,
    "count_unit": 30,
    "count_most": 400,
    "token": 200,
    "row_advance": 600,
    "machine_gun": 350,
    "vehicle_step": 60,
    "boss_hit": 500,
    "boss_arrives": 900,
    "trade_unit": 40,
    "man_falls": 160,
    "rocket": 900,
    "rifle": 200,
    "result_curve": 800,
    "map_again": 300,
    "helicopter": 1800,
    "dash": 120,
    "wave": 800,
}
DIE_FACES = (40, 45, 55, 65, 80, 95, 120)  # how long each random face of a rolling die stays
DIE_HOPS = (6, 3, 1)
