"""What of the Komandosi table is no widget: bar, island, players, event card, spinner, rocket table, the foot."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.attacks import Attack
from game.engine.komandosi.declaring import Declare
from game.engine.komandosi.forecast import loot_of, odds
from game.engine.komandosi.moving import Driving, Sailing, Walking
from game.engine.komandosi.state import NO_CARD
from game.scenes.komandosi.island import Island
from game.scenes.komandosi.motion import Motion
from game.ui import panels, sprites, text, theme
from game.ui.skins.komandosi.event_card import paint_card
from game.ui.skins.komandosi.player_panel import paint_player
from game.ui.skins.komandosi.rocket_panel import paint_rocket
from game.ui.skins.komandosi.spinner import paint_spinner
from game.ui.text import tr

if TYPE_CHECKING:
    from game.scenes.komandosi.view import KomandosiTableView

_WORDS_LEFT, _DIE_ZOOM, _PROMPT_GAP = 72, 2, 16
_PLACE_NAMES = {
    "shop": N_("shop"),
    "bank": N_("bank"),
    "hospital": N_("hospital"),
    "station": N_("station"),
    "rental": N_("car rental"),
    "pier": N_("pier"),
    "helicopter": N_("helicopter"),
}
_ROLLED = {
    "walk": N_("squares exactly"),
    "train": N_("x3 on the track"),
    "car": N_("x3 on the road"),
    "boat": N_("x2 on the sea"),
    "fist": N_("for the fight"),
    "rifle": N_("for the shot"),
    "rocket": N_("for the rocket"),
    "raffle": N_("in the raffle"),
    "start": N_("for the start"),
}


class TablePicture:
    """Paints the still ground of the table, and what moves over it."""

    def __init__(self, scene: KomandosiTableView, near: Path | None) -> None:
        self.scene = scene
        self.island = Island(scene, near)
        self.motion = Motion(scene)
        self.size = self.island.size

    # ------------------------------------------------------------ what stands still

    def paint(self, surface: pygame.Surface) -> None:
        """Everything that stands still, as the stage shows it."""
        scene, places = self.scene, self.scene.places
        surface.blit(panels.ground(surface.get_size(), "abyss", "night"), (0, 0))
        self._paint_bar(surface)
        self.island.paint(surface)
        if not scene.log_open:
            self._paint_players(surface)
        if scene.log_open or places.log.h:
            panels.titled(surface, scene.log_place, tr(N_("Log")))
        if scene.game.button == "rocket":
            self._paint_rocket(surface)
        else:
            shown = scene.game.shown
            card = shown.card if shown.card != NO_CARD else scene.game.asked.order
            paint_card(surface, places.card, shown, card)
            paint_spinner(surface, places.spinner, shown, shown.spun, 1.0)
        self._paint_foot(surface)

    def _paint_bar(self, surface: pygame.Surface) -> None:
        scene, shown = self.scene, self.scene.game.shown
        words = tr(N_("round {n} · {name}")).format(n=shown.round, name=self._name(shown.turn))
        x = panels.top_bar(surface, tr(N_("KOMANDOSI")), words)
        end = (scene.places.bar.right if scene.places.log.h else scene.places.log_button.x) - _PROMPT_GAP
        said = self._prompt()
        if x + text.width(said) + 24 < end:
            text.draw(surface, said, (end, 12), "white", align="r")

    def _prompt(self) -> str:
        scene = self.scene
        if scene.shows_question and scene.game.ask:
            return tr(scene.game.ask.prompt)
        return tr(N_("First with all three parts at the helicopter wins"))

    def _name(self, letter: str) -> str:
        return self.scene.game.shown.table.setup.names[self.scene.game.shown.pawn(letter).seat]

    def _paint_players(self, surface: pygame.Surface) -> None:
        scene, shown = self.scene, self.scene.game.shown
        for pawn in shown.pawns:
            mark = "target" if pawn.letter == scene.game.target else "turn" if pawn.letter == scene.watched else ""
            paint_player(surface, scene.places.player(pawn.seat), shown, pawn, scene.game.state, mark)

    def _paint_rocket(self, surface: pygame.Surface) -> None:
        scene, game = self.scene, self.scene.game
        targets = [game.target] if game.target else list(game.targets())
        if targets:
            s = game.state
            others = [(s.player(letter), self._name(letter)) for letter in targets]
            paint_rocket(surface, scene.places.low, s, game.asked, others)

    def times_words(self, times: int) -> str:
        """The chance of a rocket with a multiplier against the chosen target."""
        game = self.scene.game
        found = odds(game.state, game.asked, Attack("rocket", game.state.player(game.target).seat, times))
        return f"{len(found.faces)}/6"

    def square_title(self, square: int) -> str:
        """A square by its coordinates and what is there."""
        shown = self.scene.game.shown
        board = shown.table.board
        parts = [board.names[square]]
        parts += [tr(_PLACE_NAMES[kind]) for at, kind in board.spec.places if at == square]
        parts += [shown.table.setup.names[pawn.seat] for pawn in shown.at(square)]
        if square in shown.parts:
            parts.append(tr(N_("a part")))
        owners = [shown.table.setup.names[pawn.seat] for pawn in shown.pawns if pawn.house == square]
        parts += [tr(N_("house of {name}")).format(name=name) for name in owners]
        return " · ".join(parts)

    # ------------------------------------------------------------ the foot

    def _paint_foot(self, surface: pygame.Surface) -> None:
        scene, foot = self.scene, self.scene.places.foot
        panels.panel(surface, foot, "panel")
        self.paint_die(surface, self._rolled, 0)
        x = scene.places.die.right + 12
        count, words = self._move_words()
        if count:
            x = text.draw(surface, str(count), (x, foot.y + 10), "white", "big")
            text.paragraph(surface, words, (x + 8, foot.y + 16, _WORDS_LEFT, 0), "fog", "label")
        self._paint_note(surface)

    def _move_words(self) -> tuple[int, str]:
        """How far the present move goes, or what was rolled, and for what."""
        shown, ask = self.scene.game.shown, self.scene.game.ask
        if self.scene.ways and ask and isinstance(ask.choice, Walking):
            return ask.choice.steps, tr(_ROLLED["walk"])
        if self.scene.ways and ask and isinstance(ask.choice, Driving | Sailing):
            return ask.choice.most, tr(N_("squares at most"))
        return self._rolled, tr(_ROLLED.get(shown.way, _ROLLED["walk"]))

    @property
    def _rolled(self) -> int:
        """What the die shows; 0 while somebody is asked what he will roll for."""
        scene = self.scene
        declares = scene.shows_question and scene.game.ask and isinstance(scene.game.ask.choice, Declare)
        return 0 if declares else scene.game.shown.pips

    def paint_die(self, surface: pygame.Surface, pips: int, hop: int) -> None:
        """The die at the foot; unknown before a roll."""
        rect = self.scene.places.die
        surface.fill(theme.rgb("night"), rect.inflate(0, 4))
        name = f"white_big_{pips}" if pips else "white_big_unknown"
        picture = sprites.sprite(name, _DIE_ZOOM, "dice")
        surface.blit(picture, picture.get_rect(center=(rect.centerx, rect.centery - hop)))

    def _note(self) -> tuple[str, str]:
        """A reason or advice; while squares are chosen what to do; what a hit brings; and its colour."""
        scene = self.scene
        if scene.note:
            return scene.note, "orange"
        if scene.ways:
            return tr(N_("Click a square on the island.")), "mist"
        return (self._loot_words(), "lime") if scene.game.target else ("", "")

    @property
    def _note_lies_above(self) -> bool:
        """Whether the foot is full of buttons, and the note has its place above it."""
        scene = self.scene
        return bool(scene.game.target) or (scene.shows_question and not scene.ways)

    def _paint_note(self, surface: pygame.Surface) -> None:
        """The note at the foot."""
        words, colour = self._note()
        if words and not self._note_lies_above:
            foot = self.scene.places.foot
            text.paragraph(surface, words, (foot.x + 190, foot.y + 22, foot.w - 210, 0), colour)

    def _draw_note(self, surface: pygame.Surface) -> None:
        """The note on a strip at the lower edge of the island; drawn with what moves, for the sea flows below it."""
        words, colour = self._note()
        if words and self._note_lies_above:
            well = self.scene.places.well
            strip = pygame.Rect(well.x + 30, well.bottom - 40, well.w - 40, 32)
            panels.panel(surface, strip, "tip", drop=True)
            text.draw(surface, text.fit(words, strip.w - 20), (strip.x + 10, strip.y + 7), colour)

    def _loot_words(self) -> str:
        game = self.scene.game
        loot = loot_of(game.state.player(game.target))
        things = sum(loot.goods) + sum(loot.parts) + len(loot.kept)
        words = tr(N_("A hit brings {money} and {n} things; {name} waits in the hospital and pays 100."))
        return words.format(money=loot.money, n=things, name=self._name(game.target))

    # ------------------------------------------------------------ what moves

    def draw(self, surface: pygame.Surface) -> None:
        """What moves, above the widgets."""
        effects = self.scene.player.effects()
        self.island.draw(surface, effects)
        self._draw_note(surface)
        self.motion.draw(surface, effects)
