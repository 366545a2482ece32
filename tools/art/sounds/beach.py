"""The sounds of D-Day Dice: six dice in a tray, the paper work of a Unit, guns, mines and the surf."""

from __future__ import annotations

from tools.art.sounds.music import phrase
from tools.art.sounds.synth import Samples, after, echoed, faded_in, joined, looped, mixed, noise, silence, tone

_DICE = 6
_AMBIENCE = 9000  # milliseconds, of which the last second is blended into the first
_BLEND = 1000
_ROUND = 78  # milliseconds between two rounds of a machine gun
_ROUNDS = 5


def _knock(pitch: float, seed: int, volume: float = 0.7) -> Samples:
    """One die that strikes wood."""
    return mixed(
        tone(pitch, 50, volume, decay=60, to=pitch * 0.7), noise(16, volume * 0.7, 0.6, 0.5, decay=150, seed=seed)
    )


def dice_tumble() -> Samples:
    """Six dice roll out, strike, bounce and settle one by one."""
    strikes = [after(40 + 53 * die + 17 * (die % 2), _knock(300 + 41 * (die * 5 % 7), die)) for die in range(_DICE)]
    bounces = [after(250 + 61 * die, _knock(380 + 37 * (die * 3 % 5), die + 9, 0.32)) for die in range(_DICE)]
    return mixed(faded_in(noise(120, 0.4, 0.5, 0.8, 0, 71)), *strikes, *bounces)


def die_lock() -> Samples:
    """The bolt of a padlock."""
    return joined(
        mixed(tone(880, 24, 0.5, decay=120), noise(12, 0.6, 0.8, 0.6, 180, 72)),
        silence(34),
        mixed(tone(560, 60, 0.6, decay=60), noise(18, 0.5, 0.7, 0.6, 140, 73)),
    )


def dice_reroll() -> Samples:
    """A few dice are swept up and thrown again."""
    sweep = faded_in(noise(130, 0.5, 0.4, 0.8, 0, 74))
    return joined(sweep, mixed(*(after(44 * die, _knock(330 + 53 * (die % 3), die + 20)) for die in range(3))))


def bonus() -> Samples:
    """Three colours fall together: a short fanfare."""
    return mixed(
        phrase("pulse", (523, 70), (659, 70), (784, 210)), after(140, [0.6 * s for s in phrase("triangle", (392, 210))])
    )


def battle_cry() -> Samples:
    """A bugle calls the charge."""
    return phrase("pulse", (392, 80), (392, 50), (523, 90), (392, 50), (523, 70), (659, 300))


def recruit() -> Samples:
    """Boots step up and come to a halt."""
    stamp = mixed(tone(150, 70, 0.7, decay=40, to=80), noise(40, 0.5, 0.5, 0.5, 70, 75))
    return joined(stamp, silence(60), stamp, silence(20), phrase("pulse", (523, 50), (659, 130)))


def item_found() -> Samples:
    """The latch of a crate and a bright note."""
    return joined(
        mixed(tone(420, 40, 0.5, decay=80), noise(26, 0.6, 0.6, 0.5, 110, 76)), tone(880, 190, 0.45, decay=10)
    )


def award() -> Samples:
    """A medal is pinned on: a drum roll and two notes."""
    roll = [after(42 * stroke, noise(40, 0.25 + 0.05 * stroke, 0.8, 0.8, 60, stroke + 77)) for stroke in range(7)]
    return mixed(*roll, after(310, phrase("pulse", (659, 90), (880, 320))))


def trade() -> Samples:
    """Small things change hands: coins and a rattle."""
    rings = ((0, 2400), (58, 2050), (110, 2700), (176, 1900))
    return mixed(
        *(
            after(at, mixed(tone(pitch, 90, 0.4, decay=38), tone(pitch * 1.51, 60, 0.2, decay=52)))
            for at, pitch in rings
        )
    )


def marker_turn() -> Samples:
    """A cardboard counter is turned."""
    return joined(noise(26, 0.4, 0.5, 0.8, 60, 85), silence(36), _knock(210, 86, 0.6))


def advance() -> Samples:
    """Four boots in the sand."""
    step = mixed(noise(70, 0.6, 0.25, 0.2, 34, 87), tone(120, 50, 0.5, decay=50, to=70))
    other = mixed(noise(70, 0.5, 0.3, 0.2, 34, 88), tone(105, 50, 0.5, decay=50, to=66))
    return mixed(*(after(125 * turn, step if turn % 2 == 0 else other) for turn in range(4)))


def landmine() -> Samples:
    """A click below the boot, then earth and splinters."""
    burst = mixed(noise(60, 1.0, 0.8, decay=40, seed=89), noise(480, 2.2, 0.12, decay=8, seed=90))
    thump = tone(88, 420, 0.8, decay=8, to=36)
    crumbs = [after(240 + 70 * turn, noise(40, 0.25, 0.5, 0.4, 60, turn + 91)) for turn in range(4)]
    return joined(tone(1500, 12, 0.3, decay=160), silence(70), mixed(burst, thump, *crumbs))


def machine_guns(guns: int) -> Samples:
    """A burst of so many machine guns, each out of step with the others."""
    shot = mixed(noise(60, 1.0, 0.75, 0.4, 62, 96), tone(165, 50, 0.5, decay=55, to=75))
    bursts = [
        after(at + turn * (_ROUND + 7 * gun), shot)
        for gun, at in enumerate((0, 29, 53)[:guns])
        for turn in range(_ROUNDS)
    ]
    return echoed(mixed(*bursts), 110, 0.25, 2)


def shell() -> Samples:
    """A shell whistles in and bursts."""
    whistle = faded_in(tone(1700, 520, 0.22, decay=0, to=520))
    burst = mixed(
        noise(70, 0.9, 0.7, decay=45, seed=97),
        noise(620, 2.4, 0.1, decay=6, seed=98),
        tone(70, 520, 0.7, decay=7, to=32),
    )
    return joined(whistle, burst)


def unit_lost() -> Samples:
    """A muffled drum and two falling notes for a Unit that is no more."""
    drum = mixed(tone(90, 300, 0.8, decay=9, to=50), noise(40, 0.3, 0.2, decay=50, seed=99))
    return mixed(drum, after(260, drum), after(120, phrase("triangle", (247, 220), (196, 420))))


def bunker_entered() -> Samples:
    """An iron door gives way."""
    clang = mixed(
        tone(196, 420, 0.5, "square", 7, to=188), tone(311, 320, 0.3, decay=8), noise(70, 0.7, 0.6, 0.3, 40, 100)
    )
    return mixed(echoed(clang, 130, 0.3, 2), after(330, phrase("pulse", (392, 80), (523, 80), (659, 240))))


def final_turn() -> Samples:
    """Three slow strokes of a bell: nothing comes after this turn."""
    stroke = mixed(tone(330, 520, 0.5, decay=5), tone(497, 420, 0.25, decay=7), tone(831, 260, 0.15, decay=11))
    return mixed(stroke, after(320, stroke), after(640, stroke))


def _breaker(seed: int) -> Samples:
    """One wave: it swells, breaks and runs out."""
    swell, ebb = noise(1300, 0.22, 0.12, 0.5, 0, seed), noise(1700, 0.24, 0.3, 0.7, 1.9, seed + 1)
    return joined(faded_in(swell), ebb)


def _gull(pitch: float) -> Samples:
    return joined(*(joined(tone(pitch, 130, 0.07, decay=7, to=pitch * 0.72), silence(60)) for _ in range(3)))


def ambience_beach() -> Samples:
    """Eight seconds of surf, gulls and far guns; repeats without a seam."""
    wind = noise(_AMBIENCE, 0.08, 0.05, 0.4, 0, 111)
    waves = [after(at, _breaker(seed)) for at, seed in ((200, 112), (2500, 114), (4700, 116), (6000, 118))]
    guns = [after(at, tone(58, 420, 0.12, decay=7, to=36)) for at in (1600, 3900, 4300, 7300)]
    gulls = [after(at, _gull(pitch)) for at, pitch in ((2900, 1350), (6600, 1480))]
    return looped(mixed(wind, *waves, *guns, *gulls)[: len(wind)], _BLEND)
