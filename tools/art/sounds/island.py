"""The sounds of Komandosi: the spinner, vehicles, money, what is taken and built, rockets and fists."""

from __future__ import annotations

from tools.art.sounds.music import phrase
from tools.art.sounds.synth import Samples, after, echoed, faded_in, joined, mixed, noise, silence, tone

_TICKS = 10
_FIRST_TICK, _SLOWER = 26.0, 1.2  # milliseconds between the first two ticks, and how much longer each pause is


def _tick(turn: int) -> Samples:
    """A peg that flips a tongue of card."""
    pitch = 1150 if turn % 2 else 1020
    return mixed(noise(9, 0.6, 0.9, 0.8, 190, turn + 120), tone(pitch, 20, 0.35, decay=110))


def spinner() -> Samples:
    """Ticks that slow down, and a last, louder one."""
    ticks, at, pause = [], 0.0, _FIRST_TICK
    for turn in range(_TICKS):
        ticks.append(after(at, _tick(turn)))
        at, pause = at + pause, pause * _SLOWER
    return mixed(*ticks, after(at, mixed(_tick(0), tone(660, 90, 0.4, decay=30))))


def car() -> Samples:
    """A motor that starts and pulls away."""
    motor = tone(62, 350, 0.5, "square", 0, to=118)
    return mixed(motor, faded_in(noise(350, 0.4, 0.15, 0.3, 3, 131)), tone(124, 350, 0.2, "pulse", 0, to=236))


def train() -> Samples:
    """A whistle of two notes over four puffs of steam."""
    whistle = mixed(tone(880, 260, 0.28, decay=3), tone(1109, 260, 0.22, decay=3))
    puffs = [after(at, noise(80, 0.6, 0.5, 0.6, 30, at)) for at in (180, 300, 400, 480)]
    return mixed(whistle, *puffs)


def boat() -> Samples:
    """An outboard motor and the water behind it."""
    motor = mixed(*(after(36 * turn, tone(96 + 5 * turn, 34, 0.5, "square", 30)) for turn in range(11)))
    return mixed(motor, faded_in(noise(430, 0.4, 0.35, 0.7, 3, 141)))


def swim() -> Samples:
    """Two strokes through the water."""
    return mixed(
        noise(120, 0.5, 0.3, 0.6, 18, 151),
        after(110, noise(130, 0.4, 0.35, 0.7, 20, 152)),
        tone(300, 90, 0.2, decay=20, to=620),
    )


def rocket() -> Samples:
    """A rush that ends in a burst."""
    rush = faded_in(noise(330, 0.7, 0.45, 0.7, 0, 161))
    burst = mixed(noise(60, 0.9, 0.7, decay=45, seed=162), noise(320, 2.2, 0.1, decay=9, seed=163))
    return joined(rush, mixed(burst, tone(74, 310, 0.8, decay=8, to=34)))


def _coin(pitch: float) -> Samples:
    return mixed(tone(pitch, 70, 0.4, decay=40), tone(pitch * 1.52, 50, 0.2, decay=55))


def money_in() -> Samples:
    """Three coins, each higher."""
    return mixed(*(after(50 * turn, _coin(pitch)) for turn, pitch in enumerate((1760, 2090, 2640))))


def money_out() -> Samples:
    """Three coins, each lower."""
    return mixed(*(after(50 * turn, _coin(pitch)) for turn, pitch in enumerate((2350, 1860, 1480))))


def part_taken() -> Samples:
    """A spanner rings on steel."""
    ring = mixed(tone(1397, 210, 0.45, decay=13), tone(2217, 160, 0.25, decay=18), tone(3520, 90, 0.12, decay=30))
    return mixed(noise(12, 0.5, 0.9, 0.6, 180, 171), ring)


def fist() -> Samples:
    """A blow that lands."""
    return mixed(noise(40, 0.9, 0.4, 0.2, 60, 181), tone(140, 130, 0.8, decay=22, to=60))


def house_built() -> Samples:
    """Three strokes of a hammer."""
    stroke = mixed(tone(390, 50, 0.6, decay=55, to=300), noise(18, 0.6, 0.7, 0.4, 140, 191))
    return mixed(*(after(at, stroke) for at in (0, 120, 230)))


def order() -> Samples:
    """A short call of a bugle."""
    return joined(phrase("pulse", (523, 60), (523, 40)), silence(10), phrase("pulse", (784, 140)))


def aloft() -> Samples:
    """A rotor that turns faster and faster."""
    beats, at, pause = [], 0.0, 90.0
    for turn in range(9):
        beats.append(after(at, mixed(noise(40, 0.6, 0.3, 0.2, 50, turn + 201), tone(82, 40, 0.5, decay=40))))
        at, pause = at + pause, pause * 0.86
    return echoed(mixed(*beats), 35, 0.3, 1)
