"""What a player can ask for by key, pad or right button: the actions, their groups and their first keys."""

from __future__ import annotations

from enum import StrEnum

from game.engine.core.text import N_


class Action(StrEnum):
    """Something a player asks for, whatever key or button asks it."""

    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"
    HELP = "help"
    UNDO = "undo"
    REDO = "redo"
    HURRY = "hurry"
    HINT = "hint"
    NEXT_TAB = "next_tab"
    PREVIOUS_TAB = "previous_tab"
    FULL_SCREEN = "full_screen"
    SCREENSHOT = "screenshot"
    MOVE = "move"
    DEPLOY = "deploy"
    TRAIN = "train"
    ABILITY = "ability"
    TAKE = "take"
    LOADOUT_1 = "loadout_1"
    LOADOUT_2 = "loadout_2"
    LOADOUT_3 = "loadout_3"
    END_PHASE = "end_phase"


EVERYWHERE = N_("Everywhere")
COMMANDOS = N_("Dice Commandos")

# Group → its actions, in the order of the settings page.
GROUPS: dict[str, tuple[Action, ...]] = {
    EVERYWHERE: (
        Action.CONFIRM,
        Action.BACK,
        Action.NEXT,
        Action.PREVIOUS,
        Action.LEFT,
        Action.RIGHT,
        Action.UP,
        Action.DOWN,
        Action.HELP,
        Action.UNDO,
        Action.REDO,
        Action.HURRY,
        Action.HINT,
        Action.NEXT_TAB,
        Action.PREVIOUS_TAB,
        Action.FULL_SCREEN,
        Action.SCREENSHOT,
    ),
    COMMANDOS: (
        Action.MOVE,
        Action.DEPLOY,
        Action.TRAIN,
        Action.ABILITY,
        Action.TAKE,
        Action.LOADOUT_1,
        Action.LOADOUT_2,
        Action.LOADOUT_3,
        Action.END_PHASE,
    ),
}

NAMES: dict[Action, str] = {
    Action.CONFIRM: N_("Choose"),
    Action.BACK: N_("Back"),
    Action.NEXT: N_("Next thing"),
    Action.PREVIOUS: N_("Thing before"),
    Action.LEFT: N_("Left"),
    Action.RIGHT: N_("Right"),
    Action.UP: N_("Up"),
    Action.DOWN: N_("Down"),
    Action.HELP: N_("Rule of this"),
    Action.UNDO: N_("Undo"),
    Action.REDO: N_("Redo"),
    Action.HURRY: N_("Hurry"),
    Action.HINT: N_("Hint"),
    Action.NEXT_TAB: N_("Next tab"),
    Action.PREVIOUS_TAB: N_("Tab before"),
    Action.FULL_SCREEN: N_("Full screen"),
    Action.SCREENSHOT: N_("Save a picture"),
    Action.MOVE: N_("Move"),
    Action.DEPLOY: N_("Deploy"),
    Action.TRAIN: N_("Train"),
    Action.ABILITY: N_("Ability"),
    Action.TAKE: N_("Take"),
    Action.LOADOUT_1: N_("First load-out"),
    Action.LOADOUT_2: N_("Second load-out"),
    Action.LOADOUT_3: N_("Third load-out"),
    Action.END_PHASE: N_("End phase"),
}

# Key names are pygame's, in small letters, with "ctrl+", "alt+", "shift+" before them in this order.
Keys = tuple[str, ...]
DEFAULT_KEYS: dict[Action, Keys] = {
    Action.CONFIRM: ("return", "space"),
    Action.BACK: ("escape",),
    Action.NEXT: ("tab",),
    Action.PREVIOUS: ("shift+tab",),
    Action.LEFT: ("left",),
    Action.RIGHT: ("right",),
    Action.UP: ("up",),
    Action.DOWN: ("down",),
    Action.HELP: ("f1", "?"),
    Action.UNDO: ("u", "ctrl+z"),
    Action.REDO: ("r", "ctrl+y"),
    Action.HURRY: ("shift",),
    Action.HINT: ("h",),
    Action.NEXT_TAB: ("ctrl+tab",),
    Action.PREVIOUS_TAB: ("ctrl+shift+tab",),
    Action.FULL_SCREEN: ("f11",),
    Action.SCREENSHOT: ("f12",),
    Action.MOVE: ("m",),
    Action.DEPLOY: ("d",),
    Action.TRAIN: ("t",),
    Action.ABILITY: ("a",),
    Action.TAKE: ("p",),
    Action.LOADOUT_1: ("1",),
    Action.LOADOUT_2: ("2",),
    Action.LOADOUT_3: ("3",),
    Action.END_PHASE: ("e",),
}
MOST_KEYS = 2  # a key and a second key

# A player without these could not leave a screen, so one key always stays.
NEEDED = (Action.CONFIRM, Action.BACK, Action.NEXT)


def group_of(action: Action) -> str:
    """The group that the settings page lists an action under."""
    return next(group for group, actions in GROUPS.items() if action in actions)


def clashes(keys: dict[Action, Keys]) -> dict[str, tuple[Action, ...]]:
    """Keys that two actions listen to at the same time: within a group, or everywhere and in a game."""
    users: dict[str, list[Action]] = {}
    for action, names in keys.items():
        for name in names:
            users.setdefault(name, []).append(action)
    return {name: tuple(actions) for name, actions in users.items() if _meet(actions)}


def _meet(actions: list[Action]) -> bool:
    groups = [group_of(action) for action in actions]
    return len(actions) > 1 and (EVERYWHERE in groups or len(set(groups)) < len(groups))
