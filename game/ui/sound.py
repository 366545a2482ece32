"""Plays short cues by name in three volume groups; without a sound device or file it is silent and never an error."""

from __future__ import annotations

import logging
from pathlib import Path

import pygame

from game import paths

_log = logging.getLogger(__name__)
INTERFACE, TABLE, AMBIENCE = "interface", "table", "ambience"
_INTERFACE_CUES = frozenset(("focus", "press", "refuse", "key_taken", "key_clash"))
_ENDINGS = (".ogg", ".wav")
_RATE, _BUFFER = 44100, 1024


def group_of(cue: str) -> str:
    """The volume group of a cue."""
    if cue in _INTERFACE_CUES:
        return INTERFACE
    return AMBIENCE if cue.startswith(AMBIENCE) else TABLE


class Sound:
    """The game's loudspeaker. Volumes are 0 to 10; `start` looks for a device and may be called again."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or paths.assets() / "sounds"
        self._volumes = {INTERFACE: 6, TABLE: 8, AMBIENCE: 0}
        self._mute = self._hush = False
        self._cues: dict[str, pygame.mixer.Sound | None] = {}
        self._ambience: str | None = None
        self.running = False  # the background sound
        self.ready = False

    def start(self) -> bool:
        """Open the sound device; False if there is none."""
        if not self.ready:
            try:
                pygame.mixer.init(_RATE, -16, 1, _BUFFER)
                self.ready = True
            except (pygame.error, NotImplementedError) as error:
                _log.info("no sound: %s", error)
            self._tune_ambience()
        return self.ready

    def set_volumes(self, interface: int, table: int, ambience: int, mute: bool) -> None:
        """Set the three volumes, and whether everything is silent."""
        self._volumes = {INTERFACE: interface, TABLE: table, AMBIENCE: ambience}
        self._mute = mute
        self._tune_ambience()

    def hush(self, on: bool) -> None:
        """Be silent while another window is in front."""
        self._hush = on
        self._tune_ambience()

    def volume(self, cue: str) -> float:
        """How loud a cue would be now, 0 to 1."""
        return 0.0 if self._mute or self._hush else self._volumes[group_of(cue)] / 10

    def play(self, cue: str) -> None:
        """Play a cue once; an unknown one is silent."""
        loud = self.volume(cue)
        if self.ready and loud and (sound := self._load(cue)):
            sound.set_volume(loud)
            sound.play()

    def ambience(self, name: str | None) -> None:
        """Let a background sound run ("jungle"), or none; asking for the one that runs changes nothing."""
        wanted = f"{AMBIENCE}_{name}" if name else None
        if wanted == self._ambience:
            return
        self._stop_ambience()
        self._ambience = wanted
        self._tune_ambience()

    def _tune_ambience(self) -> None:
        """The background sound runs while it can be heard, so a silent game never reads its file."""
        loud = self.volume(self._ambience) if self._ambience and self.ready else 0.0
        if not loud:
            self._stop_ambience()
        elif self._ambience and (sound := self._load(self._ambience)):
            sound.set_volume(loud)
            if not self.running:
                sound.play(loops=-1)
                self.running = True

    def _stop_ambience(self) -> None:
        if self.running and self._ambience and (sound := self._cues.get(self._ambience)):
            sound.stop()
        self.running = False

    def _load(self, cue: str) -> pygame.mixer.Sound | None:
        if cue not in self._cues:
            self._cues[cue] = self._read(cue)
        return self._cues[cue]

    def _read(self, cue: str) -> pygame.mixer.Sound | None:
        for ending in _ENDINGS:
            file = self._folder / f"{cue}{ending}"
            if file.is_file():
                try:
                    return pygame.mixer.Sound(str(file))
                except pygame.error as error:
                    _log.warning("the sound %s cannot be played: %s", file.name, error)
                    return None
        _log.warning("the sound assets/sounds/%s is missing", cue)
        return None
