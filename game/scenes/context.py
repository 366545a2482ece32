"""What every scene needs from the program: settings, controls, sound, the scene stack, and the rules to cite."""

from __future__ import annotations

import logging
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.controls import Action
from game.scenes.stack import SceneStack
from game.ui.input import Controls
from game.ui.page import Explain, Page
from game.ui.sound import Sound
from game.ui.widgets.popover import Citation

if TYPE_CHECKING:
    from game.content.settings import Settings

_log = logging.getLogger(__name__)


class Ui:
    """The program as its scenes see it.

    `settings` may be given as a function that reads them: it is called when they are first asked for, since the
    title's first picture needs none. `explain` (rule id → what the popover says) is set by whoever knows the rules,
    `open_file` (a file that was dropped onto the window) by whoever knows the way;
    `on_change` is how the program applies a change; without a `settings_file` nothing is kept.
    """

    def __init__(
        self,
        settings: Settings | Callable[[], Settings],
        controls: Controls,
        sound: Sound,
        scenes: SceneStack,
        settings_file: Path | None = None,
        on_change: Callable[[Settings, Settings], None] = lambda before, after: None,
    ) -> None:
        self._settings = settings
        self.controls, self.sound, self.scenes = controls, sound, scenes
        self.settings_file, self.on_change = settings_file, on_change
        self.explain: Explain | None = None
        self.open_file: Callable[[Path], None] | None = None
        self.unsaved = False

    @property
    def settings(self) -> Settings:
        """All settings."""
        if callable(self._settings):
            self._settings = self._settings()
        return self._settings

    @property
    def knows_settings(self) -> bool:
        """Whether all settings were read already."""
        return not callable(self._settings)

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
            self._settings = after = before.changed(**values)
        except ValueError as error:
            _log.warning("a setting was refused: %s", error)
            return
        self.unsaved = True
        self.controls.keys = after.keys
        self.controls.right_click_is_back = after.right_click_is_back
        self.on_change(before, after)

    def keep_settings(self) -> None:
        """Write changed settings to their file; a full disk is logged, not fatal."""
        if not self.unsaved or not self.settings_file:
            return
        self.unsaved = False
        from game.content import settings as settings_store

        try:
            settings_store.save(self.settings, self.settings_file)
        except OSError as error:
            _log.warning("the settings cannot be kept in %s: %s", self.settings_file, error)
