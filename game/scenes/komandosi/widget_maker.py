"""Makes the widgets of the Komandosi table from the game as it is."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.engine.board.grid import spaces_of
from game.engine.core.text import N_
from game.engine.komandosi.effects import GOODS
from game.scenes.komandosi.aim import best_odds, percent
from game.scenes.komandosi.bubbles import player_words, square_words
from game.scenes.komandosi.island_board import IslandBoard
from game.scenes.komandosi.widgets import ActButton, PlayerBar
from game.scenes.komandosi.words import BUTTONS, icon_of, label_of, rule_of, sub_of, tip_of
from game.scenes.players import BOT_HERE, PERSON_HERE
from game.ui.skins.komandosi.player_panel import seat_place
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Tip, Widget
from game.ui.widgets.button import Button, MenuButton

if TYPE_CHECKING:
    from game.scenes.komandosi.table import KomandosiTableScene
    from game.scenes.komandosi.view import KomandosiTableView

ALWAYS = ("roll", "fist", "rifle", "rocket", "take", "build")
"""Buttons that are seen before the roll even where they cannot be used; the others only when they can."""
LAST = ("done", "stay")
DIE_ROOM = 172
"""The left end of the foot: the die and what was rolled."""
_END_WIDE, _GAP = 118, 6
_BUTTON_MOST, _BUTTON_LEAST = 164, 84
_FEW_SQUARES = 4
"""Up to so many squares that follow a button are offered as buttons, too."""
_MORE = "more"


class WidgetMaker:
    """All widgets of the table, in Tab order."""

    def __init__(self, scene: KomandosiTableView) -> None:
        self.scene: KomandosiTableScene = scene  # type: ignore[assignment]  # the hands are there when widgets are made
        self.island: IslandBoard | None = None

    def all(self) -> list[Widget]:
        """The widgets for the present size."""
        self.island = self._island()
        return [
            *self.acts(),
            self.island,
            *([] if self.scene.log_open else self._players()),
            *self._log_button(),
            self.menu(),
        ]

    def menu(self) -> Widget:
        """The button at the left end of the bar."""
        return MenuButton(self.scene.menu, tr(N_("Menu")))

    # ------------------------------------------------------------ the island

    def _island(self) -> IslandBoard:
        scene, game = self.scene, self.scene.game
        open_picks = game.chooser.open_picks() if scene.shows_question else set()
        square_of = game.state.board.square_of
        useful = {square_of[pick.partition(":")[2]] for pick in open_picks if pick.startswith("square:")}
        useful |= {game.state.player(letter).square for letter in game.targets()}
        return IslandBoard(
            scene.picture.island.squares,
            on_pick=scene.pick_square,
            useful=useful,
            describe=self._describe,
            by_mouse=lambda: scene.ui.controls.device == "mouse",
            cursor=max(0, game.asked.square),
        )

    def _describe(self, square: int) -> Tip | None:
        """What a square is, what a click there would do, or why nothing."""
        scene, game = self.scene, self.scene.game
        board, name = game.state.board, game.state.board.names[square]
        title, told = scene.picture.square_title(square), square_words(scene, square)
        if square in scene.ways:
            way = scene.ways[square]
            fee = tr(N_("costs {fee}")).format(fee=way.fee) if way.fee else tr(N_("free"))
            return Tip(" ".join([tr(N_("{n} squares, {fee}")).format(n=len(way.path), fee=fee) + ".", *told]), title)
        if square in scene.chances:
            words = tr(N_("{n} of 6 faces of the die can end here.")).format(n=round(scene.chances[square] * 6))
            return Tip(" ".join([words, *told]), title)
        here = [pawn for pawn in game.shown.at(square) if pawn.letter != game.asked_letter]
        pick = f"player:{here[0].letter}" if here and game.button else f"square:{name}"
        refusal = game.chooser.reason(pick) if game.ask and scene.shows_question else None
        if refusal and (game.chooser.taken or scene.ways or here):
            return Tip(" ".join([tr_message(refusal.message), *told]), title, refusal=True)
        if told:
            return Tip(" ".join(told), title)
        return Tip(title) if square in set(spaces_of(board.land | board.sea)) else None

    # ------------------------------------------------------------ what can be done

    def acts(self) -> list[Widget]:
        """The buttons at the foot: what can be announced, or what goes on with the clicks so far."""
        scene = self.scene
        if not scene.shows_question:
            return []
        first, last = self._picks()
        foot = scene.places.foot
        end = foot.right - 10 - (_END_WIDE + _GAP) * len(last)
        left = foot.x + DIE_ROOM
        first = self._page(first, (end - left) // (_BUTTON_LEAST + _GAP))
        wide = max(_BUTTON_LEAST, min(_BUTTON_MOST, (end - left) // max(1, len(first)) - _GAP))
        found: list[Widget] = []
        for number, pick in enumerate(first):
            rect = pygame.Rect(left + number * (wide + _GAP), foot.y + 10, wide, foot.h - 20)
            found.append(self._button(f"act {pick}", rect, pick, number))
        for number, pick in enumerate(last):
            rect = pygame.Rect(end + number * (_END_WIDE + _GAP), foot.y + 10, _END_WIDE, foot.h - 20)
            found.append(self._button(f"act {pick}", rect, pick, None))
        return found

    def _picks(self) -> tuple[list[str], list[str]]:
        """The picks of the buttons, and those that stand at the right end."""
        game = self.scene.game
        following = [pick for pick in game.chooser.next_picks() if not pick.startswith("square:")]
        if game.chooser.taken:
            squares = [pick for pick in game.chooser.next_picks() if pick.startswith("square:")]
            if game.button == "buy":  # the whole counter, also what is sold out or too dear
                following = [f"thing:{goods}" for goods in GOODS]
            shown = [*following, *(squares if len(squares) <= _FEW_SQUARES else [])]
            return sorted(shown, key=_order), ["back"]
        if game.ask is None or self.scene.ways:
            return [], []
        buttons = [pick.removeprefix("button:") for pick in following if pick.startswith("button:")]
        declares = "roll" in buttons or "car" in buttons
        names = [name for name in BUTTONS if name in buttons or (declares and name in ALWAYS)]
        main = [f"button:{name}" for name in names if name not in LAST]
        others = [pick for pick in following if not pick.startswith("button:")]
        return [*main, *sorted(others, key=_order)], [f"button:{name}" for name in names if name in LAST]

    def _page(self, picks: list[str], room: int) -> list[str]:
        """The picks of the present page, with a button to the next one where they do not all fit."""
        if len(picks) <= room:
            return picks
        pages = -(-len(picks) // (room - 1))
        at = self.scene.page_shown % pages
        return [*picks[at * (room - 1) : (at + 1) * (room - 1)], _MORE]

    def _button(self, name: str, rect: pygame.Rect, pick: str, number: int | None) -> Widget:
        scene, game = self.scene, self.scene.game
        if pick == "back":
            return Button(name, rect, tr(N_("Back")), scene.back, key="Esc")
        if pick == _MORE:
            return Button(name, rect, tr(N_("More")), scene.turn_page, key="M", letter="m")
        refusal = game.chooser.reason(pick)
        what = pick.partition(":")[2]
        style = "primary" if pick == "button:roll" else "hot" if pick in ("button:done", "button:take") else "button"
        key = "E" if what in LAST else str(number + 1) if number is not None and number < 9 else ""
        sub = sub_of(game.state, pick, game.button)
        if pick.startswith(("player:", "times:")) and (best := self._odds(pick)):
            sub = best
        button = ActButton(
            name,
            rect,
            label_of(game.state, pick),
            partial(scene.pick, pick),
            style=style if not refusal else "button",
            sub=sub,
            key=key,
            tip=tip_of(game.state, what),
            reason=tr_message(refusal.message) if refusal else "",
            rule=rule_of(game.state, what),
            letter=key.lower(),
        )
        button.picture, button.pick = icon_of(pick), pick
        return button

    def _odds(self, pick: str) -> str:
        """The chance of an attack on a player, or with a multiplier."""
        kind, _, what = pick.partition(":")
        if kind == "player":
            best = best_odds(self.scene, what)
            return percent(best) if best else ""
        return self.scene.picture.times_words(int(what))

    # ------------------------------------------------------------ players and log

    def _players(self) -> list[Widget]:
        scene, found = self.scene, []
        game = scene.game
        for player in game.state.players:
            letter, rect = player.letter, scene.places.player(player.seat)
            words = player_words(scene, letter)
            pick = f"player:{letter}"
            bar = PlayerBar(f"player {letter}", rect, label_of(game.state, pick), partial(scene.pick, pick), tip=words)
            bar.pick = pick
            refusal = game.chooser.reason(pick) if scene.shows_question and game.button else None
            bar.refused = tr_message(refusal.message) if refusal else ""
            found.append(bar)
            bot = letter in scene.bots
            reason = tr(scene.calls.no_bots) if scene.calls.no_bots else ""
            swap, tip = partial(scene.choose_player, letter), tr(BOT_HERE if bot else PERSON_HERE)
            icon = "gear" if bot else "hand"
            found.append(Button(f"seat {letter}", seat_place(rect), "", swap, icon=icon, tip=tip, reason=reason))
        return list(found)

    def _log_button(self) -> list[Widget]:
        """Opens the log and closes it, where it has no place of its own."""
        scene = self.scene
        if scene.places.log.h:
            return []
        label = tr(N_("Close")) if scene.log_open else tr(N_("Log"))
        tip = tr(N_("The whole log: filter, look back, copy"))
        return [Button("log button", scene.places.log_button, label, scene.swap_log, role="label", letter="l", tip=tip)]


def _order(pick: str) -> tuple[int, str]:
    what = pick.partition(":")[2]
    return (int(what), "") if what.isdigit() else (0, what)
