"""What lies in the tray over the board: the starting team while it is rolled, directives while they are sorted."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.engine.commandos.directives import SortDirectives, name_of
from game.engine.commandos.setup import TEAM
from game.engine.core.text import N_
from game.ui.skins.commandos.tray import TrayDie, TrayDirective, TrayPanel
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget

if TYPE_CHECKING:
    from game.scenes.table import TableScene

_SORTING = {
    "reorder": N_("Click the one that comes next."),
    "bury": N_("Keep it on top, or put it under the deck."),
    "turn": N_("Keep it as it lies, or turn it upside down."),
}


def tray_widgets(scene: TableScene) -> list[Widget]:
    """The tray with its things; nothing where everything to choose lies on the table."""
    ask = scene.game.ask
    if ask is None:
        return []
    if isinstance(ask.choice, SortDirectives) and not scene.busy:
        return _directives(scene, ask.choice)
    if scene.game.shown.phase == "setup" and any(f"die:{letter}" in _picks(scene) for letter in TEAM):
        return _team(scene)
    return []


def _picks(scene: TableScene) -> set[str]:
    return scene.game.chooser.open_picks()


def _team(scene: TableScene) -> list[Widget]:
    places, game = scene.places, scene.game
    found: list[Widget] = [
        TrayPanel(
            places.tray(len(TEAM)), tr(N_("Your starting team")), tr(N_("Click the dice that you want to roll again."))
        )
    ]
    for index, letter in enumerate(TEAM):
        rect = places.tray_place(index, len(TEAM))
        pips = game.shown.dice[letter].pips or game.state.die(letter).pips
        card = game.state.table.commandos[pips]
        chosen = f"die:{letter}" in game.chooser.taken
        found.append(TrayDie(letter, _face(scene, letter), card, rect, _pick(scene, f"die:{letter}"), chosen=chosen))
    return found


def _face(scene: TableScene, letter: str) -> Callable[[], int | None]:
    """What the die shows in the present frame; None is a question mark."""
    return lambda: scene.player.effects().faces.get(letter, scene.game.shown.dice[letter].pips or None)


def _pick(scene: TableScene, pick: str) -> Callable[[], None]:
    return lambda: scene.pick(pick)


def _directives(scene: TableScene, choice: SortDirectives) -> list[Widget]:
    places, game = scene.places, scene.game
    cards = choice.left
    title = tr(N_("Directives: the next enemies' orders"))
    found: list[Widget] = [TrayPanel(places.tray(max(2, len(cards))), title, tr(_SORTING[choice.may]))]
    for index, card in enumerate(cards):
        pick = f"directive:{name_of(card)}"
        refusal = game.chooser.reason(pick)
        found.append(
            TrayDirective(
                name_of(card),
                game.state.table.cards.directives[card // 2],
                bool(card & 1),
                len(choice.kept) + index + 1,
                places.tray_place(index, len(cards)),
                _pick(scene, pick),
                chosen=pick in game.chooser.taken,
                is_open=refusal is None,
                reason=tr_message(refusal.message) if refusal else "",
            )
        )
    return found
