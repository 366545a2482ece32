"""A tiny synthesizer: voices are lists of samples in -1..1 at 22050 a second."""

from __future__ import annotations

import math
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

RATE = 22050
Samples = list[float]

_LOUDEST = 32767
_ATTACK = 0.002  # seconds: every voice starts without a click
_RELEASE = 0.006
_NOISE_SEED = 0x2F6E2B1


def _seconds(milliseconds: float) -> int:
    return int(RATE * milliseconds / 1000)


def silence(milliseconds: float) -> Samples:
    """Nothing, for so long."""
    return [0.0] * _seconds(milliseconds)


def _square(phase: float) -> float:
    return 1.0 if phase % 1.0 < 0.5 else -1.0


def _triangle(phase: float) -> float:
    return 4.0 * abs(phase % 1.0 - 0.5) - 1.0


def _pulse(phase: float) -> float:
    return 1.2 if phase % 1.0 < 0.25 else -0.4


WAVES: dict[str, Callable[[float], float]] = {"square": _square, "triangle": _triangle, "pulse": _pulse}


def _envelope(place: int, length: int, decay: float) -> float:
    """Loudness at a sample: a short attack, then exponential decay (0 for none), then a short release."""
    second = place / RATE
    rise = min(1.0, second / _ATTACK)
    fall = min(1.0, (length - place) / RATE / _RELEASE)
    return rise * fall * math.exp(-decay * second)


def tone(
    pitch: float, milliseconds: float, volume: float = 0.5, shape: str = "triangle", decay: float = 8.0, to: float = 0.0
) -> Samples:
    """A note of `pitch` hertz that glides to `to` (0: stays)."""
    length, wave_of, phase = _seconds(milliseconds), WAVES[shape], 0.0
    end = to or pitch
    voice = []
    for place in range(length):
        phase += (pitch + (end - pitch) * place / length) / RATE
        voice.append(volume * wave_of(phase) * _envelope(place, length, decay))
    return voice


def noise(
    milliseconds: float, volume: float = 0.5, low: float = 1.0, high: float = 0.0, decay: float = 12.0, seed: int = 1
) -> Samples:
    """Repeatable noise; `low` (0..1) lets the bright part through, `high` (0..1) takes the dark part away."""
    length, state = _seconds(milliseconds), _NOISE_SEED ^ (seed * 7919)
    smooth = rumble = 0.0
    voice = []
    for place in range(length):
        state = (state * 1103515245 + 12345) & 0x7FFFFFFF
        smooth += low * (state / 0x3FFFFFFF - 1.0 - smooth)
        rumble += 0.05 * (smooth - rumble)
        voice.append(volume * (smooth - high * rumble) * _envelope(place, length, decay))
    return voice


def mixed(*voices: Samples) -> Samples:
    """Voices at the same time."""
    length = max(map(len, voices))
    return [sum(voice[place] for voice in voices if place < len(voice)) for place in range(length)]


def joined(*voices: Samples) -> Samples:
    """Voices one after another."""
    return [sample for voice in voices for sample in voice]


def after(milliseconds: float, voice: Samples) -> Samples:
    """A voice that starts later."""
    return silence(milliseconds) + voice


def echoed(voice: Samples, milliseconds: float, volume: float, times: int) -> Samples:
    """The voice and its echoes, each `volume` times as loud as the one before."""
    echoes = [after(milliseconds * turn, [sample * volume**turn for sample in voice]) for turn in range(1, times + 1)]
    return mixed(voice, *echoes)


def faded_in(voice: Samples) -> Samples:
    """The voice swelling from nothing to full loudness."""
    return [sample * (place / len(voice)) ** 2 for place, sample in enumerate(voice)]


def looped(voice: Samples, milliseconds: float) -> Samples:
    """The voice made to repeat without a seam: its end is blended into its beginning and cut off."""
    overlap = _seconds(milliseconds)
    body, tail = voice[:-overlap], voice[-overlap:]
    for place, sample in enumerate(tail):
        share = place / overlap
        body[place] = body[place] * share + sample * (1 - share)
    return body


def levelled(voice: Samples, peak: float) -> Samples:
    """The voice with its loudest sample at `peak`."""
    loudest = max(map(abs, voice)) or 1.0
    return [sample * peak / loudest for sample in voice]


def as_pcm(voice: Samples) -> array[int]:
    """16-bit samples; what is too loud is cut."""
    return array("h", (int(max(-1.0, min(1.0, sample)) * _LOUDEST) for sample in voice))


def write_wav(path: Path, voice: Samples) -> None:
    """Writes a mono 16-bit WAV file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(as_pcm(voice).tobytes())
