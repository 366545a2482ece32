"""What Combat has told so far while it is played, and the panel that shows it in place of the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.core.events import Event
from game.engine.dday import events as e
from game.engine.dday.combat_sums import defence_of
from game.ui.skins.dday.effects import Effects
from game.ui.skins.dday.gunfire_panel import Told, paint_gunfire
from game.ui.skins.dday.stage import UnitSprite

if TYPE_CHECKING:
    from game.scenes.dday.view import DdayTableView

_TELLING = (e.FireRolled, e.LossCounted, e.SoldiersLost, e.SpecialistLost)


class Gunfire:
    """The Sector that is fought for, its dice, and the loss of each Unit."""

    def __init__(self, scene: DdayTableView) -> None:
        self.scene = scene
        self._counted: dict[str, e.LossCounted] = {}
        self._sector = 0

    def follow(self, event: Event) -> None:
        """An event begins to play."""
        match event:
            case e.PhaseBegan():
                self._counted.clear()
            case e.FireRolled(sector=sector):
                self._sector = sector
            case e.LossCounted(unit=unit):
                self._counted[unit] = event
                self._sector = self.scene.game.shown.unit(unit).sector
            case e.SoldiersLost(unit=unit) | e.SpecialistLost(unit=unit):
                self._sector = self.scene.game.shown.unit(unit).sector

    @property
    def shown(self) -> bool:
        """Whether Combat is being played, and the panel stands where the dice do else."""
        player = self.scene.player
        if self.scene.game.shown.phase != "combat" or not player.running:
            return False
        return any(isinstance(event, _TELLING) for event in player.ahead())

    @property
    def place(self) -> pygame.Rect:
        """Where the panel is."""
        return self.scene.places.fight.union(self.scene.places.toll)

    def paint(self, surface: pygame.Surface) -> None:
        """Draws the sum of the Sector, and what each Unit there loses."""
        stage, effects = self.scene.game.shown, self.scene.player.effects()
        dice = effects.guns or stage.fire.get(self._sector, ())
        told = [self._told(unit, effects) for unit in stage.together(self._sector)]
        paint_gunfire(surface, self.place, stage, self._sector, self._defence(), dice, told)

    def _told(self, unit: UnitSprite, effects: Effects) -> Told:
        now = isinstance(event := self.scene.player.now, e.LossCounted) and event.unit == unit.letter
        return Told(unit, self._counted.get(unit.letter), effects.counted if now else 1.0)

    def _defence(self) -> int:
        """The DEF that the losses are counted with; while they still wait, what it is now."""
        stage = self.scene.game.shown
        ahead = [event for event in self.scene.player.ahead() if isinstance(event, e.LossCounted)]
        for event in (*self._counted.values(), *ahead):
            if stage.unit(event.unit).sector == self._sector:
                return event.defence
        return defence_of(self.scene.game.state, self._sector)
