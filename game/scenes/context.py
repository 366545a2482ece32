"""What every scene needs from the program: settings, controls, sound, the scene stack, and the rules to cite."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from pydantic import ValidationError

from game.content import settings as settings_store
from game.content.controls import Action
from game.content.settings import Settings
from game.scenes.stack import SceneStack
from game.ui.input import Controls
from game.ui.page import Explain, Page
from game.ui.sound import Sound
from game.ui.widgets.popover import Citation

_log = logging.getLogger(__name__)


@dataclass
class Ui:
    """The program as its scenes see it."""

    settings: Settings
    controls: Controls
    sound: Sound
    scenes: SceneStack
    settings_file: Path | None = None  # None: settings are not kept
    explain: Explain | None = None  # rule id → what the popover says; set by whoever knows the rules
    on_change: Callable[[Settings, Settings], None] = lambda before, after: None  # the program applies a change
    unsaved: bool = field(default=False)

    def prompt(self, action: Action) -> str:
        """The key or pad button to show for an action."""
        return self.controls.prompt(action)

    def cue(self, name: str) -> None:
        """Play a sound cue."""
        self.sound.play(name)

    def page(self) -> Page:
        """A new, empty page of widgets."""
        return Page(self.prompt, self.cue, self._cite)

    def _cite(self, rule: str) -> Citation | None:
        return self.explain(rule) if self.explain else None

    def change(self, **values: object) -> None:
        """Change settings; they count at once and are kept soon. A value that cannot be is ignored and logged."""
        before = self.settings
        try:
            self.settings = before.changed(**values)
        except ValidationError as error:
            _log.warning("a setting was refused: %s", error)
            return
        self.unsaved = True
        self.controls.keys = self.settings.keys
        self.controls.right_click_is_back = self.settings.right_click_is_back
        self.on_change(before, self.settings)

    def keep_settings(self) -> None:
        """Write changed settings to their file; a full disk is logged, not fatal."""
        if not self.unsaved or not self.settings_file:
            return
        self.unsaved = False
        try:
            settings_store.save(self.settings, self.settings_file)
        except OSError as error:
            _log.warning("the settings cannot be kept in %s: %s", self.settings_file, error)
