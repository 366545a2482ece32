"""The tab "Sound": three volumes with a try-out, mute, and what happens in the background."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.scenes.settings_tab import CONTROL, SettingsTab
from game.ui import text
from game.ui.text import tr
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button
from game.ui.widgets.choices import Option

_GROUPS = (
    ("volume_interface", N_("Interface"), N_("clicks, focus, refusals"), "press"),
    ("volume_table", N_("Table"), N_("dice, cards, steps, shots"), "die_land"),
    ("volume_ambience", N_("Ambience"), N_("jungle, surf, harbour"), "ambience_jungle"),
)
_TRY = (420, 100, 36)  # from the control's left; width; height


class SoundTab(SettingsTab):
    """Volumes."""

    name = N_("Sound")
    icon = "sound"

    def rows(self) -> list[Widget]:
        widgets: list[Widget] = []
        for field, name, note, cue in _GROUPS:
            slider = self.slider(field, tr(name), tr(note), range(11), _volume)
            slider.dim_at_zero = True
            left, width, height = _TRY
            rect = (slider.rect.x + left, slider.rect.y - 1, width, height)
            widgets += [slider, self._try_button(f"try {field}", rect, cue, getattr(self.ui.settings, field))]
        widgets.append(self.check("mute", tr(N_("Mute")), tr(N_("everything"))))
        options = (Option(True, tr(N_("quiet"))), Option(False, tr(N_("as before"))))
        name, note = tr(N_("In the background")), tr(N_("while another window is in front"))
        widgets.append(self.switch("quiet_in_background", name, note, options))
        self.row(tr(N_("Every cue has a picture")), tr(N_("nothing is told by sound alone")))
        return widgets

    def _try_button(self, name: str, rect: tuple[int, int, int, int], cue: str, volume: int) -> Button:
        reason = ""
        if not self.ui.sound.ready:
            reason = tr(N_("No sound device was found: the game is silent."))
        elif self.ui.settings.mute or not volume:
            reason = tr(N_("This volume is off."))
        return Button(name, rect, tr(N_("Try")), lambda: self.ui.cue(cue), icon="sound", reason=reason)

    def paint_more(self, surface: pygame.Surface) -> None:
        x = self.area.x
        text.draw(surface, tr(N_("always")), (x + CONTROL, self.bottom - 40), "lime")
        if not self.ui.sound.ready:
            words = tr(N_("No sound device was found at the start. The game plays on in silence."))
            text.paragraph(surface, words, (x + 14, self.bottom + 10, 700, 0), "mist")


def _volume(step: int) -> str:
    return f"{step * 10}%" if step else tr(N_("off"))
