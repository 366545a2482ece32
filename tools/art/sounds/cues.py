"""Every sound cue of interface, table and result: what it is made of."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tools.art.sounds import beach, island, music
from tools.art.sounds.synth import Samples, after, echoed, faded_in, joined, levelled, mixed, noise, silence, tone

_QUIET, _NOTES, _NORMAL, _LOUD = 0.25, 0.32, 0.5, 0.85


def _thud(pitch: float, milliseconds: float, seed: int = 1) -> Samples:
    """A skin or a board that is struck."""
    return mixed(tone(pitch, milliseconds, 0.8, decay=18, to=pitch * 0.5), noise(30, 0.4, 0.25, decay=70, seed=seed))


def focus() -> Samples:
    """A soft tick."""
    return mixed(tone(1300, 22, 0.5, decay=90), noise(8, 0.2, 0.5, decay=200))


def press() -> Samples:
    """A wooden click."""
    return mixed(tone(520, 60, 0.7, decay=55, to=330), noise(14, 0.6, 0.45, 0.6, decay=160))


def refuse() -> Samples:
    """Two low notes."""
    return joined(tone(196, 90, 0.5, "square", 6), silence(20), tone(147, 140, 0.5, "square", 9))


def undo() -> Samples:
    """The wooden click backwards."""
    return faded_in(tone(330, 90, 0.6, decay=0, to=560))


def key_taken() -> Samples:
    """A typewriter key."""
    return joined(
        noise(10, 0.7, 0.8, 0.7, 120), silence(14), mixed(noise(30, 0.5, 0.4, decay=90), tone(900, 30, 0.3, decay=90))
    )


def die_shake() -> Samples:
    """Five grains of rattling."""
    grains = (0, 52, 96, 150, 190)
    return mixed(*(after(at, _grain(2200 + 260 * (turn % 3), turn)) for turn, at in enumerate(grains)))


def _grain(pitch: float, seed: int) -> Samples:
    return mixed(noise(26, 0.6, 0.7, 0.8, 110, seed), tone(pitch, 22, 0.25, decay=130))


def die_land(pitch: float = 240) -> Samples:
    """A knock on the table and one small bounce."""
    knock = mixed(tone(pitch, 90, 0.9, decay=42, to=pitch * 0.7), noise(20, 0.6, 0.5, 0.4, 140))
    return mixed(knock, after(85, [0.35 * sample for sample in knock]))


def step_grass() -> Samples:
    """A rustle."""
    return mixed(noise(70, 0.5, 0.55, 0.9, 34, 3), after(28, noise(50, 0.35, 0.7, 0.9, 45, 4)))


def step_sand() -> Samples:
    """A dull crunch."""
    return mixed(faded_in(noise(40, 0.5, 0.22, 0.2, 4, 5)), after(34, noise(80, 0.6, 0.18, 0.2, 32, 6)))


def step_stone() -> Samples:
    """A hard tap."""
    return mixed(tone(760, 34, 0.5, decay=110, to=620), noise(18, 0.7, 0.8, 0.6, 190, 7))


def step_water() -> Samples:
    """A small splash."""
    drops = mixed(tone(420, 90, 0.3, decay=22, to=900), after(50, tone(560, 80, 0.22, decay=26, to=1150)))
    return mixed(drops, noise(150, 0.5, 0.35, 0.7, 20, 8))


def step_road() -> Samples:
    """A boot on a hard path."""
    return mixed(_thud(170, 70, 9), noise(26, 0.3, 0.6, 0.8, 90, 10))


def card_draw() -> Samples:
    """A paper flick."""
    return joined(faded_in(noise(70, 0.6, 0.8, 0.95, 2, 11)), noise(40, 0.7, 0.9, 0.9, 80, 12))


def card_turn() -> Samples:
    """Paper that turns over: two flicks."""
    return joined(noise(55, 0.5, 0.6, 0.95, 30, 13), silence(45), noise(50, 0.7, 0.9, 0.9, 60, 14))


def card_discard() -> Samples:
    """Paper that slides away."""
    return noise(200, 0.6, 0.5, 0.9, 13, 15)


def card_exhaust() -> Samples:
    """A muffled slide."""
    return mixed(faded_in(noise(120, 0.5, 0.12, 0.3, 0, 16)), after(110, noise(90, 0.5, 0.1, 0.2, 25, 17)))


def combat_opens() -> Samples:
    """A pair of drums."""
    return mixed(_thud(150, 180), after(140, _thud(115, 240, 2)))


def combat_win() -> Samples:
    """A rising third."""
    return joined(tone(523, 100, 0.5, "pulse", 7), tone(659, 220, 0.5, "pulse", 8))


def combat_loss() -> Samples:
    """A falling third."""
    return joined(tone(392, 120, 0.5, "pulse", 6), tone(311, 260, 0.5, "pulse", 7))


def casualty() -> Samples:
    """A thud and a short falling tone."""
    return mixed(_thud(120, 200, 18), after(60, tone(330, 280, 0.4, decay=7, to=120)))


def explosion() -> Samples:
    """A low burst that rolls away."""
    crack = noise(60, 0.5, 0.8, decay=50, seed=19)
    rumble = mixed(noise(700, 2.6, 0.09, decay=5.5, seed=20), tone(72, 600, 0.7, decay=6, to=34))
    return mixed(crack, rumble)


def rifle_shot() -> Samples:
    """A crack with its echo."""
    crack = mixed(noise(70, 1.0, 0.9, 0.5, 60, 21), tone(190, 60, 0.5, decay=50, to=80))
    return echoed(crack, 95, 0.32, 3)


def fury_up() -> Samples:
    """A rising step."""
    return joined(tone(294, 80, 0.5, "square", 10), tone(392, 170, 0.5, "square", 9))


def loadout_gained() -> Samples:
    """A fanfare of four notes."""
    return music.phrase("pulse", (392, 60), (523, 60), (659, 60), (784, 180))


def objective_taken() -> Samples:
    """Two bright notes."""
    return mixed(
        tone(784, 110, 0.5, decay=9), after(90, mixed(tone(1175, 290, 0.5, decay=8), tone(587, 290, 0.2, decay=9)))
    )


def objectives_all() -> Samples:
    """Five bright notes."""
    return music.phrase("triangle", (587, 60), (740, 60), (880, 60), (1175, 70), (1480, 150))


def enemy_appears() -> Samples:
    """A low horn."""
    return mixed(
        faded_in(tone(98, 90, 0.5, "square", 0)),
        after(85, tone(98, 290, 0.5, "square", 4, to=92)),
        tone(147, 360, 0.3, decay=4),
    )


def _snare(seed: int) -> Samples:
    return mixed(noise(110, 0.7, 0.8, 0.8, 32, seed), tone(190, 60, 0.4, decay=45, to=150))


def round_begins() -> Samples:
    """A tap on the snare."""
    return _snare(22)


def round_late() -> Samples:
    """A double tap: the end is near."""
    return mixed(_snare(23), after(110, _snare(24)), after(110, tone(110, 140, 0.4, "square", 14)))


def stealth() -> Samples:
    """A breath that dies away."""
    return mixed(faded_in(noise(130, 0.5, 0.3, 0.9, 0, 25)), after(120, noise(200, 0.5, 0.25, 0.9, 14, 26)))


def deploy() -> Samples:
    """Silk that opens, boots that land."""
    return mixed(
        faded_in(noise(160, 0.6, 0.4, 0.8, 0, 27)),
        after(150, noise(60, 0.6, 0.3, 0.5, 40, 28)),
        after(230, _thud(140, 120)),
    )


def map_good() -> Samples:
    """Two rising notes."""
    return joined(tone(523, 80, 0.5, decay=9), tone(784, 190, 0.5, decay=9))


def map_refused() -> Samples:
    """A low buzz."""
    return mixed(tone(110, 260, 0.5, "square", 2), tone(116, 260, 0.4, "square", 2))


CUES: dict[str, tuple[Callable[[], Samples], float]] = {
    "focus": (focus, _QUIET),
    "press": (press, _NORMAL),
    "refuse": (refuse, _QUIET),
    "undo": (undo, _QUIET),
    "key_taken": (key_taken, _NORMAL),
    "key_clash": (refuse, _QUIET),
    "die_shake": (die_shake, _NORMAL),
    "die_land": (die_land, _LOUD),
    "step_grass": (step_grass, _QUIET),
    "step_sand": (step_sand, _QUIET),
    "step_stone": (step_stone, _QUIET),
    "step_water": (step_water, _QUIET),
    "step_road": (step_road, _QUIET),
    "card_draw": (card_draw, _NORMAL),
    "card_turn": (card_turn, _NORMAL),
    "card_discard": (card_discard, _NORMAL),
    "card_exhaust": (card_exhaust, _NORMAL),
    "combat_opens": (combat_opens, _LOUD),
    "combat_win": (combat_win, _NOTES),
    "combat_loss": (combat_loss, _NOTES),
    "casualty": (casualty, _LOUD),
    "explosion": (explosion, _LOUD),
    "rifle_shot": (rifle_shot, _LOUD),
    "fury_up": (fury_up, _NOTES),
    "loadout_gained": (loadout_gained, _NOTES),
    "objective_taken": (objective_taken, _NORMAL),
    "objectives_all": (objectives_all, _NOTES),
    "enemy_appears": (enemy_appears, _NOTES),
    "round_begins": (round_begins, _NORMAL),
    "round_late": (round_late, _NORMAL),
    "stealth": (stealth, _NORMAL),
    "deploy": (deploy, _NORMAL),
    "map_good": (map_good, _NOTES),
    "map_refused": (map_refused, _QUIET),
    "victory": (music.victory, _NORMAL),
    "defeat": (music.defeat, _LOUD),
    "ambience_jungle": (music.ambience_jungle, _QUIET),
    "dice_tumble": (beach.dice_tumble, _LOUD),
    "dice_reroll": (beach.dice_reroll, _NORMAL),
    "die_lock": (beach.die_lock, _NORMAL),
    "bonus": (beach.bonus, _NOTES),
    "battle_cry": (beach.battle_cry, _NOTES),
    "recruit": (beach.recruit, _NORMAL),
    "item_found": (beach.item_found, _NORMAL),
    "award": (beach.award, _NOTES),
    "trade": (beach.trade, _NOTES),
    "marker_turn": (beach.marker_turn, _NORMAL),
    "advance": (beach.advance, _NORMAL),
    "landmine": (beach.landmine, _LOUD),
    "machine_gun_1": (partial(beach.machine_guns, 1), _NORMAL),
    "machine_gun_2": (partial(beach.machine_guns, 2), _NORMAL),
    "machine_gun_3": (partial(beach.machine_guns, 3), _LOUD),
    "shell": (beach.shell, _LOUD),
    "unit_lost": (beach.unit_lost, _NORMAL),
    "bunker_entered": (beach.bunker_entered, _NORMAL),
    "final_turn": (beach.final_turn, _NORMAL),
    "ambience_beach": (beach.ambience_beach, _QUIET),
    "spinner": (island.spinner, _NORMAL),
    "car": (island.car, _QUIET),
    "train": (island.train, _NORMAL),
    "boat": (island.boat, _QUIET),
    "swim": (island.swim, _QUIET),
    "rocket": (island.rocket, _LOUD),
    "money_in": (island.money_in, _QUIET),
    "money_out": (island.money_out, _QUIET),
    "part_taken": (island.part_taken, _NORMAL),
    "fist": (island.fist, _LOUD),
    "house_built": (island.house_built, _NORMAL),
    "order": (island.order, _NOTES),
    "aloft": (island.aloft, _NORMAL),
}
"""How each cue is made and how loud its loudest sample is."""


def cue(name: str) -> Samples:
    """The finished samples of a cue; KeyError for an unknown one."""
    make, peak = CUES[name]
    return levelled(make(), peak)
