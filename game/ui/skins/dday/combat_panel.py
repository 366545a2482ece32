"""The panels of Combat: the sum of a sector with its steps and what each Unit loses, and who falls."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.dday.combat_sums import defence_of, fire_dice, fire_total, gun_dice
from game.engine.dday.forecast import danger
from game.engine.dday.state import State, Unit
from game.ui import marks, panels, sprites, text, theme
from game.ui.skins.dday.unit_panel import title_colours
from game.ui.text import tr

STEPS = (N_("Cards before the roll"), N_("Machine guns roll"), N_("Cards and trades"), N_("Casualties"))
_BEFORE, _AFTER, _CASUALTIES = 0, 2, 3
_SHIELD, _SIGN = 48, 22
_GUN_STEP = 46
_SUM, _STEP_HIGH = 92, 18
_CELL, _CELL_HIGH = 56, 70
_SOLDIER, _SOLDIER_ROWS, _SOLDIER_TOP = 18, 4, 58


def at_step(s: State) -> int:
    """Which of the steps of Combat is on."""
    if any(unit.loss or unit.fallen for unit in s.units):
        return _CASUALTIES
    return _AFTER if s.fired else _BEFORE


def is_fight(s: State) -> bool:
    """Whether the panels of Combat are shown."""
    return s.phase == "combat"


def is_toll(s: State) -> bool:
    """Whether casualties are being paid, in Combat or on landmines."""
    return any(unit.loss for unit in s.units)


def gun_places(rect: pygame.Rect, count: int) -> list[tuple[int, int]]:
    """Where the machine gun dice of a sector lie in the panel of the sum."""
    left = rect.x + 12 + _SHIELD + _SIGN
    return [(left + number * _GUN_STEP, rect.y + 38) for number in range(count)]


def paint_fight(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit) -> None:
    """Draws what everybody in the active Unit's sector loses; its dice are widgets."""
    title = tr(N_("Combat in {sector}: each Unit here loses")).format(sector=s.table.board.names[unit.sector])
    panels.titled(surface, rect, title, "wine", icon=sprites.sprite("gun", 1, "dday"))
    _paint_sum(surface, rect, s, unit)
    now = at_step(s)
    for number, step in enumerate(STEPS):
        x, y = rect.x + _steps_left(s, unit), rect.y + 36 + number * _STEP_HIGH
        if number < now:
            marks.tick(surface, (x, y + 7))
        elif number == now:
            pygame.draw.polygon(surface, theme.rgb("yellow"), [(x, y + 2), (x + 9, y + 7), (x, y + 12)])
        colour = "yellow" if number == now else "fog" if number < now else "paper"
        text.draw(surface, text.fit(tr(step), _room(rect, s, unit), "label"), (x + 16, y), colour, "label")
    for place, other in enumerate(reversed(s.together(unit))):
        _paint_loss(surface, rect.right - 10 - (place + 1) * (_CELL + 4), rect.y + 36, s, other)


def _room(rect: pygame.Rect, s: State, unit: Unit) -> int:
    """The width for the names of the steps, left of the losses."""
    return rect.w - _steps_left(s, unit) - 26 - len(s.together(unit)) * (_CELL + 4)


def _steps_left(s: State, unit: Unit) -> int:
    """Where the steps begin: right of the sum, which is as wide as it has dice."""
    dice = len(fire_dice(s, unit.sector)) if s.fired else gun_dice(s, unit.sector)
    return 12 + _SHIELD + (_SIGN + dice * _GUN_STEP if dice else 0) + _SUM


def _paint_sum(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit) -> None:
    defence, guns = defence_of(s, unit.sector), gun_dice(s, unit.sector)
    fire = fire_dice(s, unit.sector)
    count = len(fire) if s.fired else guns
    x, y = rect.x + 12, rect.y + 38
    surface.blit(sprites.sprite("def_shield", 3, "dday"), (x, y))
    text.draw(surface, str(defence), (x + _SHIELD // 2, y + 12), "white", "body", "c", shadow="ink")
    text.draw(surface, tr(N_("DEF")), (x + _SHIELD // 2, y + 56), "fog", "label", "c")
    x += _SHIELD
    if count:
        text.draw(surface, "+", (x + _SIGN // 2, y + 14), "paper", "body", "c")
        x += _SIGN + count * _GUN_STEP
    least = defence + (fire_total(s, unit.sector) if s.fired else _bound(s, unit, 1))
    most = least if s.fired else defence + _bound(s, unit, 6)
    words = str(least) if least == most else f"{least}-{most}"
    text.draw(surface, "=", (x + 10, y + 14), "paper", "body", "c")
    text.draw(surface, words, (x + 22, y + 8), "coral", "head")
    text.draw(surface, tr(N_("each")), (x + 22, y + 56), "fog", "label")


def _bound(s: State, unit: Unit, face: int) -> int:
    """The fire of a sector if every die that will be rolled there showed this face."""
    return fire_total(s, unit.sector, (face,) * gun_dice(s, unit.sector))


def _paint_loss(surface: pygame.Surface, x: int, y: int, s: State, unit: Unit) -> None:
    """A Unit of the sector: its loss, and its bodies before and after."""
    low, high = loss_range(s, unit)
    surface.fill(theme.rgb("ink"), (x, y, _CELL, _CELL_HIGH))
    surface.blit(sprites.sprite(f"marker_{unit.letter}_{unit.chevrons}", 1, "dday"), (x + 3, y + 4))
    loss = f"-{low}" if low == high else f"-{low}..{high}"
    text.draw(surface, loss, (x + _CELL - 4, y + 8), "coral" if high else "lime", "label", "r")
    words = left_words(unit, low, high)
    if text.width(words, "label") > _CELL - 14:  # the Unit's own panel has it whole
        words = words.partition(" > ")[2]
    text.draw(surface, words, (x + _CELL // 2, y + 36), "white", "label", "c")
    lost = unit.strength - low <= 0
    if lost or unit.strength - high <= 0:
        word = tr(N_("all fall")) if lost else tr(N_("in danger"))
        text.draw(surface, text.fit(word, _CELL - 4, "label"), (x + _CELL // 2, y + 52), "coral", "label", "c")


def loss_range(s: State, unit: Unit) -> tuple[int, int]:
    """The least and the most bodies that a Unit still loses in this Combat."""
    if at_step(s) == _CASUALTIES:
        return unit.loss, unit.loss
    risk = danger(s, unit.letter)
    return risk.loss_low, risk.loss_high


def left_words(unit: Unit, low: int, high: int) -> str:
    """A Unit's bodies now, and what is left of them."""
    least, most = max(0, unit.strength - high), max(0, unit.strength - low)
    return f"{unit.strength} > {most}" if least == most else f"{unit.strength} > {least}-{most}"


def paint_toll(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit, falls: int) -> None:
    """Draws who of the active Unit falls: its Soldiers, crossed out; `falls` Specialists beside are widgets."""
    table = s.table.setup
    name = table.names[unit.seat]
    title = tr(N_("{name}: who falls?")) if unit.loss else tr(N_("{name} in Combat"))
    left = tr(N_("to pay: {n}")).format(n=unit.loss) if unit.loss else ""
    bar, ink = title_colours(table.colours[unit.seat])
    panels.titled(surface, rect, title.format(name=name), bar, right=left, right_colour=ink, colour=ink)
    falling = min(unit.loss, unit.soldiers)
    words = f"{unit.soldiers} > {unit.soldiers - falling}" if falling else str(unit.soldiers)
    x = text.draw(surface, tr(N_("Soldiers")), (rect.x + 12, rect.y + 34), "paper") + 12
    text.draw(surface, words, (x, rect.y + 34), "coral" if falling else "mist")
    if falls:
        text.draw(surface, tr(N_("or give one")), (cards_left(rect, falls), rect.y + 35), "fog", "label")
    _paint_soldiers(surface, rect, unit.soldiers, falling, falls)


def cards_left(rect: pygame.Rect, falls: int) -> int:
    """Where the Specialists that may be given begin."""
    return rect.right - 10 - falls * card_step(rect, falls)


def card_step(rect: pygame.Rect, falls: int) -> int:
    """From one Specialist that may be given to the next."""
    return min(92, (rect.w - 220) // max(1, falls))


def _paint_soldiers(surface: pygame.Surface, rect: pygame.Rect, soldiers: int, falling: int, falls: int) -> None:
    """Each Soldier; those who fall are grey and crossed out, the last first."""
    room = (cards_left(rect, falls) if falls else rect.right) - rect.x - 24
    zoom = 2 if soldiers * 2 * _SOLDIER <= room * 2 else 1
    step = _SOLDIER * zoom
    across = room // step
    most = across * (_SOLDIER_ROWS // zoom)
    stay = soldiers - falling
    for number in range(min(soldiers, most)):
        x, y = rect.x + 12 + number % across * step, rect.y + _SOLDIER_TOP + number // across * step
        if number < stay:
            surface.blit(sprites.sprite("res_soldiers", zoom, "dday"), (x, y))
            continue
        surface.blit(sprites.greyed("res_soldiers", zoom, "dday"), (x, y))
        size = 16 * zoom - 3
        pygame.draw.line(surface, theme.rgb("coral"), (x + 1, y + 1), (x + size, y + size), 2)
        pygame.draw.line(surface, theme.rgb("coral"), (x + size, y + 1), (x + 1, y + size), 2)
