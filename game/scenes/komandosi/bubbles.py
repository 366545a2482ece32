"""What bubbles tell: all that a player carries and keeps in his house, and how far his order leads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.core.text import N_
from game.engine.komandosi.effects import GOODS
from game.engine.komandosi.order_way import order_way
from game.engine.komandosi.state import COLOURS, NOWHERE, Table
from game.ui.skins.komandosi.log import thing_name
from game.ui.skins.komandosi.player_panel import status
from game.ui.skins.komandosi.stage import PawnSprite, Pockets
from game.ui.text import tr

if TYPE_CHECKING:
    from game.scenes.komandosi.view import KomandosiTableView


def player_words(scene: KomandosiTableView, letter: str) -> str:
    """What a player is about, what he carries, and what lies in his house."""
    game = scene.game
    pawn = game.shown.pawn(letter)
    about, _ = status(game.shown, pawn, game.state)
    told = [about.capitalize() + "."]
    way = order_way(game.state, game.state.player(letter))
    if pawn.order >= 0 and way and scene.shows_question:
        told.append(_to_go(len(way)))
    told.append(tr(N_("Carries: {things}.")).format(things=things_words(game.shown.table, pawn.pocket)))
    if pawn.house != NOWHERE:
        told.append(house_words(scene, pawn))
    return " ".join(told)


def house_words(scene: KomandosiTableView, pawn: PawnSprite) -> str:
    """What lies in the house of a player."""
    table = scene.game.shown.table
    words = tr(N_("In the house on {square}: {things}."))
    return words.format(square=table.board.names[pawn.house], things=things_words(table, pawn.store))


def things_words(table: Table, pockets: Pockets) -> str:
    """Money, parts, goods and kept cards in words."""
    passes = [table.pass_of[card] for card in pockets.kept]
    counts = [
        *zip(COLOURS, pockets.parts, strict=True),
        *zip(GOODS, pockets.goods, strict=True),
        *((use, passes.count(use)) for use in dict.fromkeys(passes)),
    ]
    named = [(tr(thing_name(thing)), count) for thing, count in counts if count]
    told = [f"{count} x {name}" if count > 1 else name for name, count in named]
    return ", ".join([tr(N_("{n} of money")).format(n=pockets.money), *told])


def square_words(scene: KomandosiTableView, square: int) -> list[str]:
    """What is to be known about a square besides its name: what lies in a house there, whether an order leads there."""
    told = [house_words(scene, pawn) for pawn in scene.game.shown.pawns if pawn.house == square]
    if scene.order_way and square == scene.order_way[-1]:
        told.append(_to_go(len(scene.order_way)))
    return told


def _to_go(squares: int) -> str:
    return tr(N_("To the place of the order: {n} squares.")).format(n=squares)
