"""The panel of a player: pawn, money, parts, goods, kept cards, house, and in words what he does."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.komandosi.board_spec import square_name
from game.engine.komandosi.effects import Order
from game.engine.komandosi.state import COLOURS, NO_CARD, NOWHERE, Player, State
from game.ui import marks, panels, text, theme
from game.ui.skins.komandosi import pawns
from game.ui.skins.komandosi.log import COLOUR_NAMES
from game.ui.skins.komandosi.stage import PawnSprite, Stage
from game.ui.text import tr

PORTRAIT = 48
_SLOT, _EDGE = 24, 10
SEAT = 32
"""The button that gives a seat to a bot, at the right end."""
_HOUSE = 92

_PLACES = {
    "shop": N_("in a shop: safe"),
    "bank": N_("in the bank: safe"),
    "hospital": N_("in the hospital: safe"),
    "station": N_("at a station"),
    "rental": N_("at the car rental"),
    "pier": N_("at the pier"),
}
_ORDERS = {
    "shop": N_("order: to the nearest shop"),
    "hospital": N_("order: to the hospital"),
    "bank": N_("order: to the bank"),
    "station": N_("order: to a station"),
    "pier": N_("order: to the pier"),
}
_RIDES = {"train": N_("on the train: safe"), "car": N_("in the car: safe"), "boat": N_("in the motorboat")}


def paint_player(
    surface: pygame.Surface, rect: pygame.Rect, stage: Stage, pawn: PawnSprite, s: State, mark: str
) -> None:
    """`mark` is "turn" for the player whose turn it is, "target" for one that is aimed at, or nothing."""
    setup = stage.table.setup
    panels.panel(surface, rect, "panel")
    _paint_portrait(surface, rect, stage, pawn)
    left = rect.x + PORTRAIT + 2 * _EDGE
    room = paint_purse(surface, rect, pawn.pocket.money) - left
    name = text.fit(setup.names[pawn.seat], room)
    x = text.draw(surface, name, (left, rect.y + 6), "white")
    words, colour = status(stage, pawn, s)
    small = rect.h < PORTRAIT + 2 * _EDGE
    at = (x + _EDGE, rect.y + 10) if small else (left, rect.y + 28)
    wide = (room + left - at[0]) if small else rect.right - left - SEAT - 16
    text.draw(surface, text.fit(words, wide, "label"), at, colour, "label")
    _paint_things(surface, rect, stage, pawn)
    if mark == "turn":
        pygame.draw.rect(surface, theme.rgb("yellow"), rect, 2)
        marks.brackets(surface, rect.inflate(4, 4), "yellow", 12)
    elif mark == "target":
        pygame.draw.rect(surface, theme.rgb("coral"), rect, 2)
        marks.brackets(surface, rect.inflate(4, 4), "coral", 12)


def paint_purse(surface: pygame.Surface, rect: pygame.Rect, money: int, colour: str = "lime") -> int:
    """The money of a player in his panel; gives where it begins."""
    end, words = rect.right - SEAT - 2 * _EDGE, str(money)
    left = end - text.width(words, "head") - 24
    surface.fill(theme.rgb("night"), (left - 12, rect.y + 4, end - left + 12, 28))
    surface.blit(pawns.icon("money"), (left, rect.y + 9))
    text.draw(surface, words, (end, rect.y + 5), colour, "head", "r")
    return left - _EDGE


def seat_place(rect: pygame.Rect) -> pygame.Rect:
    """Where the button that gives a seat to a bot lies."""
    return pygame.Rect(rect.right - SEAT - 6, rect.y + 6, SEAT, SEAT)


def purse_place(rect: pygame.Rect) -> tuple[int, int]:
    """Where money and things fly to."""
    return rect.right - SEAT - 60, rect.y + 18


def house_place(rect: pygame.Rect) -> tuple[int, int]:
    """Where things fly that are put into the house."""
    return rect.right - _HOUSE // 2, rect.bottom - 18


def _paint_portrait(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, pawn: PawnSprite) -> None:
    dark, light = pawns.grounds(stage.table.setup, pawn.seat)
    box = pygame.Rect(rect.x + 4, rect.y + 4, PORTRAIT, rect.h - 8)
    surface.fill(theme.rgb(dark), box)
    surface.fill(theme.rgb(light), box.inflate(-6, -6))
    pygame.draw.rect(surface, theme.rgb("ink"), box, 1)
    picture = pawns.pawn(stage.table.setup, pawn.seat, 2)
    surface.blit(picture, picture.get_rect(center=box.center))


def _letter(colour: int) -> str:
    """The letter of an empty place for a part: the first one of its colour."""
    return tr(COLOUR_NAMES[colour])[0].upper()


def _paint_things(surface: pygame.Surface, rect: pygame.Rect, stage: Stage, pawn: PawnSprite) -> None:
    """Places for the three parts, what else is carried, and the house."""
    x, y = rect.x + PORTRAIT + 2 * _EDGE, rect.bottom - _SLOT - 7
    for colour, count in enumerate(pawn.pocket.parts):
        box = pygame.Rect(x, y, _SLOT, _SLOT)
        if count:
            panels.panel(surface, box, "button")
            surface.blit(pawns.icon(f"part_{COLOURS[colour]}"), (box.x + 4, box.y + 4))
            if count > 1:
                text.draw(surface, str(count), (box.right - 2, box.bottom - 13), "white", "label", "r", shadow="ink")
        else:
            marks.dashed_frame(surface, box, "steel")
            text.draw(surface, _letter(colour), (box.centerx, box.y + 6), "steel", "label", "c")
        x += _SLOT + 4
    end = rect.right - 6 - (SEAT + 6 if rect.h < PORTRAIT + 2 * _EDGE else 0)
    shows_house = pawn.house != NOWHERE or rect.h >= PORTRAIT + 2 * _EDGE
    room = end - (_HOUSE if shows_house else 0) - 8 - x
    pawns.paint_badges(surface, (x + 6, y + 4), pawns.badges(stage.table, pawn.pocket), room)
    if shows_house:
        _paint_house(surface, pygame.Rect(end - _HOUSE, y, _HOUSE, _SLOT), stage, pawn)


def _paint_house(surface: pygame.Surface, box: pygame.Rect, stage: Stage, pawn: PawnSprite) -> None:
    surface.fill(theme.rgb("ink"), box)
    if pawn.house == NOWHERE:
        text.draw(surface, tr(N_("no house")), (box.centerx, box.y + 6), "steel", "label", "c")
        return
    surface.blit(pawns.house(stage.table.setup, pawn.seat, 1), (box.x + 3, box.y + 4))
    x = text.draw(
        surface, square_name(pawn.house, stage.table.setup.board.columns), (box.x + 22, box.y + 6), "mist", "label"
    )
    kept = pawns.part_badges(pawn.store) or ([("money", 1)] if pawn.store.money else [])
    pawns.paint_badges(surface, (x, box.y + 4), kept or pawns.badges(stage.table, pawn.store), box.right - x)


def status(stage: Stage, pawn: PawnSprite, s: State) -> tuple[str, str]:
    """What a player is about, and its colour."""
    player: Player = s.players[pawn.seat]
    if player.waits and player.square == pawn.square:
        return tr(N_("hospital: waits")), "coral"
    if pawn.order != NO_CARD:
        effect = stage.table.event(pawn.order).effect
        assert isinstance(effect, Order)
        return tr(_ORDERS[effect.place]), "shallow"
    if pawn.truce:
        return tr(N_("truce: safe")), "lime"
    if pawn.ride:
        return tr(_RIDES[pawn.ride]), "mist" if pawn.ride == "boat" else "lime"
    return _where(stage, pawn)


def _where(stage: Stage, pawn: PawnSprite) -> tuple[str, str]:
    board, square = stage.table.board, pawn.square
    if square == NOWHERE:
        return tr(N_("waits for the spinner")), "fog"
    if square == pawn.house:
        return tr(N_("at home: safe")), "lime"
    place = next((kind for at, kind in board.spec.places if at == square), "")
    if place in _PLACES:
        return tr(_PLACES[place]), "lime" if board.shared >> square & 1 and place != "station" else "mist"
    if board.forest >> square & 1:
        return tr(N_("in the forest: safe")), "lime"
    if board.sea >> square & 1:
        return tr(N_("in the water")), "shallow"
    return tr(N_("in the open, {square}")).format(square=board.names[square]), "mist"
