"""The longer sounds: the march of victory, the drum of defeat, the jungle at night."""

from __future__ import annotations

from tools.art.sounds.synth import Samples, after, joined, looped, mixed, noise, silence, tone

_BEAT = 150  # milliseconds of an eighth in the march
_MARCH = (
    (392, 2), (392, 1), (392, 1), (523, 2), (523, 2), (587, 1), (523, 1), (587, 1), (659, 1),
    (784, 3), (659, 1), (784, 4),
)  # fmt: skip
"""Pitch in hertz and length in eighths: twenty eighths, three seconds."""

_BASS = (131, 196, 131, 196, 147, 196, 131, 196, 131, 131)
_DIRGE = ((220, 700), (208, 700), (196, 500), (165, 1100))
_AMBIENCE = 9000  # milliseconds, of which the last second is blended into the first
_BLEND = 1000


def phrase(shape: str, *notes: tuple[float, float]) -> Samples:
    """Notes one after another: pitch in hertz (0 rests) and milliseconds."""
    return joined(*(tone(pitch, length, 0.5, shape, 7) if pitch else silence(length) for pitch, length in notes))


def _snare(volume: float, seed: int) -> Samples:
    return noise(90, volume, 0.8, 0.8, 38, seed)


def victory() -> Samples:
    """A march: tune, bass and snare."""
    tune = phrase("pulse", *((pitch, eighths * _BEAT) for pitch, eighths in _MARCH))
    bass = phrase("triangle", *((pitch, 2 * _BEAT) for pitch in _BASS))
    taps = [after(eighth * _BEAT, _snare(0.4 if eighth % 4 == 0 else 0.18, eighth)) for eighth in range(20)]
    return mixed([0.7 * sample for sample in tune], [0.8 * sample for sample in bass], *taps)


def defeat() -> Samples:
    """A slow drum below four sinking notes."""
    drums = []
    for turn, at in enumerate((0, 700, 1400, 1900, 2150)):
        stroke = mixed(tone(92, 420, 0.9, decay=7, to=48), noise(50, 0.35, 0.2, decay=50, seed=turn + 40))
        drums.append(after(at, stroke))
    lament = joined(*(tone(pitch, length, 0.3, "triangle", 1.6) for pitch, length in _DIRGE))
    return mixed(lament, *drums)


def _cricket(pitch: float, chirps: int) -> Samples:
    return joined(*(joined(tone(pitch, 24, 0.16, decay=20), silence(18)) for _ in range(chirps)))


def _frog(pitch: float) -> Samples:
    return joined(
        tone(pitch, 90, 0.2, "pulse", 9, to=pitch * 1.35),
        silence(60),
        tone(pitch, 110, 0.16, "pulse", 10, to=pitch * 1.3),
    )


def _bird(pitch: float) -> Samples:
    return joined(
        tone(pitch, 110, 0.14, decay=5, to=pitch * 1.5), silence(30), tone(pitch * 1.4, 160, 0.12, decay=6, to=pitch)
    )


def ambience_jungle() -> Samples:
    """Eight seconds of crickets, a frog, a far bird and wind in the leaves; repeats without a seam."""
    wind = noise(_AMBIENCE, 0.10, 0.05, 0.4, 0, 61)
    leaves = noise(_AMBIENCE, 0.025, 0.6, 0.95, 0, 62)
    crickets = [
        after(at, _cricket(4100 + 160 * (turn % 3), 4 + turn % 3)) for turn, at in enumerate(range(300, 8600, 610))
    ]
    frogs = [after(at, _frog(pitch)) for at, pitch in ((1900, 180), (4700, 165), (7100, 190))]
    birds = [after(at, _bird(pitch)) for at, pitch in ((3200, 1450), (6100, 1250))]
    return looped(mixed(wind, leaves, *crickets, *frogs, *birds)[: len(wind)], _BLEND)
