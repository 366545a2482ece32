"""Makes the widgets of the D-Day Dice table from the game as it is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.core.text import N_
from game.engine.dday.card_help import loss_bounds
from game.engine.dday.commands import Lock, Reroll
from game.scenes.dday.advise import advise_button
from game.scenes.dday.combat_widgets import combat_widgets, fall_cards
from game.scenes.dday.strip import Strip
from game.scenes.dday.unit_widgets import unit_widgets
from game.scenes.dday.widgets import DieWidget, SectorWidget
from game.scenes.dday.words import in_tray, words_of
from game.ui import theme
from game.ui.skins.dday.gunfire_panel import skip_spot
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button, MenuButton

if TYPE_CHECKING:
    from game.scenes.dday.table import DdayTableScene

Entry = tuple[str, Callable[[], None], str, str, str, str]
"""A button's words, what it does, why it does not, its style, its key, its pick."""
_CHOICES, _CHOICES_LEAST, _CHOICE_HIGH = 6, 4, 36
_GAP = 8
_LOG, _LOG_LEFT = (84, theme.HIT), 64
_STYLES = {"button:ready": "hot", "button:roll": "primary", "button:lock": "primary", "button:pay": "hot"}
_KEYS = {"button:ready": "k", "button:trade": "t", "button:roll": "e", "button:lock": "e", "button:pay": "k"}
_FIRST_DICE = {
    "button:lock": N_("First click the two dice to lock."),
    "button:roll": N_("First click the dice to roll again."),
}
_FIRST_OTHER = N_("First click what it is for.")


class WidgetMaker:
    """All widgets of the table, in Tab order."""

    def __init__(self, scene: DdayTableScene) -> None:
        self.scene = scene
        self.strip = Strip(scene)

    def all(self) -> list[Widget]:
        """The widgets for the present size."""
        dice = combat_widgets(self.scene) if self.scene.at_toll else self._dice()
        return [
            *self._sectors(),
            *dice,
            *self.choices(),
            *self.advice(),
            *([] if self.scene.log_open else unit_widgets(self.scene)),
            *self.strip.widgets(),
            *self._log_button(),
            self.menu(),
        ]

    def advice(self) -> list[Widget]:
        """The button that asks for a hint."""
        return advise_button(self.scene)

    def menu(self) -> Widget:
        """The button at the left end of the bar."""
        return MenuButton(self.scene.menu, tr(N_("Menu")))

    def _log_button(self) -> list[Widget]:
        """Opens the log and closes it, where it has no place of its own."""
        scene = self.scene
        if scene.places.log.h:
            return []
        if scene.log_open:
            rect = scene.log_place
            spot = pygame.Rect(rect.x + _LOG_LEFT, rect.y, *_LOG)
            return [Button("log button", spot, tr(N_("Close")), scene.swap_log, role="label", letter="l")]
        if scene.gunfire.shown:
            return []
        below = scene.places.fight if scene.at_toll else scene.places.preview
        spot = pygame.Rect(below.right - _LOG[0] - 6, below.y, *_LOG)
        tip = tr(N_("The whole log: filter, look back, copy"))
        return [Button("log button", spot, tr(N_("Log")), scene.swap_log, role="label", letter="l", tip=tip)]

    def _reason(self, pick: str) -> str:
        refusal = self.scene.game.chooser.reason(pick)
        return tr_message(refusal.message) if refusal else ""

    def _sectors(self) -> list[Widget]:
        game, places = self.scene.game, self.scene.places
        found: list[Widget] = []
        for number, sector in enumerate(game.state.table.board.sectors):
            pick = f"sector:{sector.name}"
            shape = [places.on_map(point) for point in sector.shape]
            low, high = loss_bounds(game.state, game.unit, number)
            words = tr(N_("{name}: Combat here costs {low} to {high}"))
            tip = words.format(name=sector.name, low=low, high=high)
            is_open = pick in game.chooser.open_picks()
            go, plate = partial(self.scene.pick, pick), places.on_map(sector.label)
            widget = SectorWidget(sector, shape, plate, is_open, tip, self._reason(pick), go)
            widget.pick = pick
            found.append(widget)
        return found

    def _dice(self) -> list[Widget]:
        if self.scene.gunfire.shown:
            return []
        game = self.scene.game
        unit, found = game.shown.unit(self.scene.watched), []
        for place, code in enumerate(unit.dice):
            pick, bit = f"die:{place + 1}", 1 << place
            mark = "lock" if unit.locked & bit else "cancelled" if unit.cancelled & bit else ""
            mark = "chosen" if pick in game.taken else mark
            pos = self.scene.places.die(place)
            found.append(DieWidget(pick, pos, code, mark, self._reason(pick), partial(self.scene.pick, pick)))
        return list(found)

    def choices(self) -> list[Widget]:
        """Buttons for everything that goes on with the clicks so far and is not clicked elsewhere."""
        if not self.scene.shows_question:
            return [self._skip()]
        game, hand = self.scene.game, self.scene.hand
        shown_cards = [*self.strip.cards(), *(fall_cards(self.scene) if self.scene.at_toll else ())]
        cards = {f"card:{card}" for card in shown_cards}
        picks = {p for p in game.chooser.next_picks() if in_tray(p, cards, self.scene.at_toll)} | self._dice_buttons()
        entries = [self._choice(pick) for pick in sorted(picks, key=self._order)]
        if game.whole:
            entries.insert(0, (tr(N_("Do it")), self.scene.do_whole, "", "primary", "e", ""))
        if game.taken:
            entries.append((tr(N_("Back")), self.scene.back, "", "button", "", ""))
        shown = self._page(entries, "tray", _CHOICES)
        wide = (hand.w - 2 * _GAP) // max(_CHOICES_LEAST, len(shown))
        found: list[Widget] = []
        for n, (label, go, reason, style, key, pick) in enumerate(shown):
            spot = (hand.x + _GAP + n * wide, hand.bottom - _CHOICE_HIGH - _GAP, wide - _GAP, _CHOICE_HIGH)
            button = Button(f"tray {n}", spot, label, go, style=style, reason=reason, letter=key, key=key.upper())
            button.pick = pick
            found.append(button)
        return found

    def _skip(self) -> Widget:
        """While what comes before the question is shown, the first button ends that."""
        hand = self.scene.hand
        spot = pygame.Rect(hand.x + _GAP, hand.bottom - _CHOICE_HIGH - _GAP, hand.w // _CHOICES_LEAST, _CHOICE_HIGH)
        if self.scene.gunfire.shown:
            spot = skip_spot(self.scene.gunfire.place)
        return Button("tray 0", spot, tr(N_("Skip")), self.scene.finish_all, icon="step", key="K", letter="k")

    def _dice_buttons(self) -> set[str]:
        """The buttons that end a choice of dice are there before any die was chosen."""
        options = self.scene.game.chooser.matching(self.scene.game.chooser.taken[:1])
        return {option.picks()[-1] for option in options if isinstance(option, Lock | Reroll)}

    def _choice(self, pick: str) -> Entry:
        game = self.scene.game
        reason = "" if pick in game.chooser.next_picks() else tr(_FIRST_DICE.get(pick, _FIRST_OTHER))
        style = _STYLES.get(pick, "button") if not reason else "button"
        return words_of(game.state, pick), partial(self.scene.pick, pick), reason, style, _KEYS.get(pick, ""), pick

    @staticmethod
    def _order(pick: str) -> tuple[bool, int, str]:
        _, _, what = pick.partition(":")
        return not pick.startswith("button:"), int(what) if what.isdigit() else 0, pick

    def _page(self, entries: list[Entry], strip: str, room: int) -> list[Entry]:
        """The entries of the present page, with a button to the next one where they do not all fit."""
        if len(entries) <= room:
            return entries
        pages = -(-len(entries) // (room - 1))
        at = self.scene.pages[strip] % pages
        more = (
            tr(N_("More {n}/{all}")).format(n=at + 1, all=pages),
            partial(self.scene.turn_page, strip),
            "",
            "button",
            "m",
            "",
        )
        return [*entries[at * (room - 1) : (at + 1) * (room - 1)], more]
