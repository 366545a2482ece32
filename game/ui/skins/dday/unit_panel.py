"""The panel of a Unit: marker, dials, strength, what Combat would cost, cards."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.dday.passage import cost_of, links_of
from game.engine.dday.state import MUST_MOVE, State, Unit
from game.ui import marks, panels, sprites, text, theme
from game.ui.skins.dday.losses import Forecast, forecast_of, loss_words
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.stage import UnitSprite
from game.ui.text import tr
from game.ui.theme import Colour

BARS = ("orange", "plum", "forest", "wine")
DIALS = ("soldiers", "stars", "courage", "points")
_ROW, _BOX = 25, 23
_CARDS_TOP, _CARD_STEP = 86, 20
_TITLE = 34
"""From the top of a panel to the first line below its title."""
_DIALS_TOP = _TITLE + 34
_FRAME = ("ink", "yellow")
SEAT = 32
"""The side of the button that gives a Unit to a bot or takes it back."""
_LOSS_LIFT, _BAR_LIFT, _BAR, _BAR_LEAST, _BAR_HIGH = 40, 20, 60, 36, 11


def title_colours(colour: int) -> tuple[Colour, Colour]:
    """The colour of a Unit's title bar and of the words on it."""
    bar = BARS[colour % len(BARS)]
    return bar, "ink" if bar == "orange" else "paper"


def paint_unit(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: UnitSprite, active: bool, bot: bool) -> None:
    """Draws the panel of a Unit."""
    sector, name = s.table.board.names[unit.sector], s.table.setup.names[unit.seat]
    if bot:
        name = tr(N_("{name} (bot)")).format(name=name)
    bar, ink = title_colours(s.table.setup.colours[unit.seat])
    y = panels.titled(surface, rect, name, bar, right=sector, right_colour=ink, colour=ink)
    surface.blit(marker(s.table.setup, unit.seat, unit.chevrons), (rect.x + 10, y + 2))
    _paint_stay(surface, rect, y, stay_words(s, unit), unit.ready)
    for dial in DIALS:
        paint_dial(surface, dial_box(rect, dial), dial, getattr(unit, dial))
    _paint_next(surface, dial_box(rect, "courage"), s, unit)
    _paint_cards(surface, rect, y + _CARDS_TOP, unit)
    _paint_combat(surface, rect, s, unit)
    if active:
        for inset, colour in enumerate(_FRAME):
            pygame.draw.rect(surface, theme.rgb(colour), rect.inflate(4 - 4 * inset, 4 - 4 * inset), 2)


def stay_words(s: State, unit: UnitSprite | Unit) -> tuple[str, Colour]:
    """How long a Unit has been in its sector, and the colour that goes with it."""
    if unit.sector == s.table.board.bunker:
        return tr(N_("Bunker")), "lime"
    if unit.chevrons == MUST_MOVE:
        return tr(N_("must move")), "coral"
    return tr(N_("turn {n} of 3")).format(n=unit.chevrons), "mist"


def _paint_stay(surface: pygame.Surface, rect: pygame.Rect, y: int, stay: tuple[str, Colour], ready: bool) -> None:
    x = rect.x + 36
    room = rect.right - x - 12 - SEAT
    words, colour = stay
    role = "body" if text.width(words) <= room else "label"
    text.draw(surface, text.fit(words, room, role), (x, y - 1), colour, role)
    words, colour = (tr(N_("ready")), "lime") if ready else (tr(N_("decides")), "yellow")
    text.draw(surface, text.fit(words, room, "label"), (x, y + 17), colour, "label")


def dial_box(rect: pygame.Rect, dial: str) -> pygame.Rect:
    """Where a dial is in the panel of a Unit."""
    half, number = (rect.w - 16) // 2, DIALS.index(dial)
    place = rect.x + 8 + number % 2 * half, rect.y + _DIALS_TOP + number // 2 * _ROW
    return pygame.Rect(*place, half - 2, _BOX)


def paint_dial(surface: pygame.Surface, box: pygame.Rect, dial: str, value: int, colour: Colour = "paper") -> None:
    """Draws a dial with its number."""
    surface.fill(theme.rgb("ink"), box)
    surface.blit(sprites.sprite(f"res_{dial}", 1, "dday"), (box.x + 5, box.y + 3))
    text.draw(surface, str(value), (box.x + 26, box.y + 3), colour)


def seat_place(rect: pygame.Rect) -> pygame.Rect:
    """Where the button of a Unit's seat is in its panel."""
    return pygame.Rect(rect.right - SEAT - 6, rect.y + _TITLE - 2, SEAT, SEAT)


def next_row(s: State, letter: str) -> int | None:
    """The Courage that the cheapest way on costs a Unit; None without any."""
    unit = s.unit(letter)
    return min((cost_of(s, unit, link) for link in links_of(s, unit) if link.advance), default=None)


def _paint_next(surface: pygame.Surface, box: pygame.Rect, s: State, unit: UnitSprite) -> None:
    """Beside the Courage: a chevron up the beach and what the next row costs, as on the signs of the map."""
    price = next_row(s, unit.letter)
    if price is None:
        return
    colour = "lime" if unit.courage >= price else "coral"
    x = text.draw(surface, str(price), (box.right - 5, box.y + 7), colour, "label", "r") - text.width(
        str(price), "label"
    )
    middle = box.y + 12
    points = [(x - 13, middle + 3), (x - 8, middle - 4), (x - 3, middle + 3)]
    pygame.draw.polygon(surface, theme.rgb(colour), points)


def cards_place(rect: pygame.Rect) -> tuple[int, int]:
    """The middle of the first card in the panel of a Unit."""
    return rect.x + 16, rect.y + _TITLE + _CARDS_TOP + 8


def _paint_cards(surface: pygame.Surface, rect: pygame.Rect, y: int, unit: UnitSprite) -> None:
    """The cards as small icons; the number of those that find no place."""
    cards = unit.cards
    room = (rect.w - 16) // _CARD_STEP
    shown = cards if len(cards) <= room else cards[: room - 1]
    for number, card in enumerate(shown):
        small = sprites.sprite(f"card_{card}", 1, "dday")
        picture = (
            pygame.transform.scale(small, (16, 16)) if small.get_width() == 32 else small.subsurface((0, 8, 48, 16))
        )
        surface.blit(picture, (rect.x + 8 + number * _CARD_STEP, y), (0, 0, 18, 16))
    if left := len(cards) - len(shown):
        text.draw(surface, f"+{left}", (rect.x + 8 + len(shown) * _CARD_STEP, y), "fog", "label")


def _paint_combat(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: UnitSprite) -> None:
    """What Combat would cost where the Unit stands, its bodies before and after, the danger in a bar and a word."""
    if s.outcome:
        return
    risk, y = forecast_of(s, s.unit(unit.letter)), rect.bottom - _LOSS_LIFT
    surface.blit(sprites.sprite("def_shield", 1, "dday"), (rect.x + 9, y + 1))
    x = text.draw(surface, loss_words(risk.low, risk.high), (rect.x + 28, y), "coral" if risk.high else "lime")
    least, most = max(0, risk.bodies - risk.high), max(0, risk.bodies - risk.low)
    words = f"{risk.bodies} > {least}" if least == most else f"{risk.bodies} > {least}-{most}"
    role = "body" if text.width(words) <= rect.right - 10 - x else "label"
    lift = 0 if role == "body" else 4
    text.draw(surface, words, (rect.right - 8, y + lift), "paper" if least else "coral", role, "r")
    word, colour = risk.words
    word = text.fit(word, rect.w - _BAR_LEAST - 24, "label")
    wide = min(_BAR, rect.w - 24 - text.width(word, "label"))
    _paint_bar(surface, pygame.Rect(rect.x + 8, rect.bottom - _BAR_LIFT, wide, _BAR_HIGH), risk)
    text.draw(surface, word, (rect.right - 8, rect.bottom - _BAR_LIFT), colour, "label", "r")


def _paint_bar(surface: pygame.Surface, bar: pygame.Rect, risk: Forecast) -> None:
    """The bodies: those that stay are plain, those that bad dice cost are hatched, those that fall are dark."""
    surface.fill(theme.rgb("ink"), bar)
    room = bar.inflate(-4, -4)
    whole = max(1, risk.bodies)
    stay = room.w * max(0, risk.bodies - risk.high) // whole
    falls = room.w * min(risk.bodies, risk.low) // whole
    surface.fill(theme.rgb("leaf"), (room.x, room.y, stay, room.h))
    middle = pygame.Rect(room.x + stay, room.y, room.w - stay - falls, room.h)
    if middle.w > 0:
        surface.fill(theme.rgb("orange"), middle)
        marks.hatch(surface, middle, "rust", 3, 1)
    lost = pygame.Rect(room.right - falls, room.y, falls, room.h)
    if lost.w > 0:
        surface.fill(theme.rgb("wine"), lost)
        marks.hatch(surface, lost, "red", 4, 1)
