"""The panels of Combat: the sum of a sector with its steps and what each Unit loses, and who falls."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.dday.card_shares import Share, sparing_cards, working_cards
from game.engine.dday.combat_sums import defence_of, fire_dice, fire_total, gun_dice
from game.engine.dday.dice import SIDES
from game.engine.dday.state import State, Unit
from game.ui import marks, panels, sprites, text, theme
from game.ui.skins.dday.losses import CASUALTIES, at_step, left_words, loss_range, loss_words
from game.ui.skins.dday.markers import marker
from game.ui.skins.dday.unit_panel import title_colours
from game.ui.text import tr

STEPS = (N_("Cards before the roll"), N_("Machine guns roll"), N_("Cards and trades"), N_("Casualties"))
_SHIELD, _SIGN = 48, 22
_GUN_STEP = 46
_SUM, _STEP_HIGH, _MARK_STEP = 92, 18, 16
_LIST_LEAST, _LOG = 150, 96
"""The least width for the names of all steps; what the button of the log takes of the title."""
_CELL, _CELL_GAP = 84, 4
_SHARES, _SHARE_HIGH, _SHARE_ICON = 2, 13, 16
_SOLDIER, _SOLDIER_ROWS, _SOLDIER_TOP = 18, 4, 52


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
    sector, here = s.table.board.names[unit.sector], s.together(unit)
    left = rect.x + _steps_left(s, unit)
    cells = rect.right - 8 - len(here) * (_CELL + _CELL_GAP)
    listed = cells - left >= _LIST_LEAST
    title = tr(N_("Combat in {sector}: each Unit here loses") if listed else N_("Combat in {sector}"))
    panels.titled(surface, rect, title.format(sector=sector), "wine", icon=sprites.sprite("gun", 1, "dday"))
    _paint_sum(surface, rect, s, unit)
    _paint_works(surface, rect, s, unit.sector, (left if listed else cells) - rect.x - 16)
    if listed:
        _list_steps(surface, pygame.Rect(left, rect.y + 36, cells - left - 8, 0), at_step(s))
    else:
        x = rect.x + 44 + text.width(title.format(sector=sector))
        _mark_steps(surface, pygame.Rect(x, rect.y + 6, rect.right - _LOG - x, 0), at_step(s))
    for number, other in enumerate(here):
        place = pygame.Rect(cells + number * (_CELL + _CELL_GAP), rect.y + 32, _CELL, rect.h - 38)
        _paint_loss(surface, place, s, other)


def _steps_left(s: State, unit: Unit) -> int:
    """Where the steps begin: right of the sum, which is as wide as it has dice."""
    dice = len(fire_dice(s, unit.sector)) if s.fired else gun_dice(s, unit.sector)
    return 12 + _SHIELD + (_SIGN + dice * _GUN_STEP if dice else 0) + _SUM


def _list_steps(surface: pygame.Surface, rect: pygame.Rect, now: int) -> None:
    """All steps, one below the other."""
    for number, step in enumerate(STEPS):
        y = rect.y + number * _STEP_HIGH
        _mark_step(surface, (rect.x, y), number, now)
        colour = "yellow" if number == now else "fog" if number < now else "paper"
        text.draw(surface, text.fit(tr(step), rect.w - 16, "label"), (rect.x + 16, y), colour, "label")


def _mark_steps(surface: pygame.Surface, rect: pygame.Rect, now: int) -> None:
    """A mark for each step, and the name of the present one, where there is no room for all names."""
    for number in range(len(STEPS)):
        _mark_step(surface, (rect.x + number * _MARK_STEP, rect.y + 4), number, now)
    left = rect.x + len(STEPS) * _MARK_STEP + 2
    text.draw(surface, text.fit(tr(STEPS[now]), rect.right - left), (left, rect.y), "yellow")


def _mark_step(surface: pygame.Surface, pos: tuple[int, int], number: int, now: int) -> None:
    """A tick for what is done, an arrow for the present, a bar for what comes."""
    x, y = pos
    if number < now:
        marks.tick(surface, (x, y + 7))
    elif number == now:
        pygame.draw.polygon(surface, theme.rgb("yellow"), [(x, y + 2), (x + 9, y + 7), (x, y + 12)])
    else:
        surface.fill(theme.rgb("steel"), (x, y + 6, 9, 4))


def _paint_sum(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit) -> None:
    defence, guns = defence_of(s, unit.sector), gun_dice(s, unit.sector)
    fire = fire_dice(s, unit.sector)
    count = len(fire) if s.fired else guns
    x, y = rect.x + 12, rect.y + 38
    surface.blit(sprites.sprite("def_shield", 3, "dday"), (x, y))
    text.draw(surface, str(defence), (x + _SHIELD // 2, y + 12), "white", "body", "c", shadow="ink")
    x += _SHIELD
    if count:
        text.draw(surface, "+", (x + _SIGN // 2, y + 14), "paper", "body", "c")
        x += _SIGN + count * _GUN_STEP
    least = defence + (fire_total(s, unit.sector) if s.fired else _bound(s, unit, 1))
    most = least if s.fired else defence + _bound(s, unit, SIDES)
    words = str(least) if least == most else f"{least}-{most}"
    text.draw(surface, "=", (x + 10, y + 14), "paper", "body", "c")
    text.draw(surface, words, (x + 22, y + 8), "coral", "head")


def _bound(s: State, unit: Unit, face: int) -> int:
    """The fire of a sector if every die that will be rolled there showed this face."""
    return fire_total(s, unit.sector, (face,) * gun_dice(s, unit.sector))


def _paint_works(surface: pygame.Surface, rect: pygame.Rect, s: State, sector: int, room: int) -> None:
    """Below the sum: the DEF as it is printed, and the cards that make less of it and of the guns."""
    words = work_words(s, sector)
    text.draw(surface, text.fit(words, room, "label"), (rect.x + 12, rect.bottom - 20), "mist", "label")


def work_words(s: State, sector: int) -> str:
    """What the sum begins with, card by card: "DEF 8 · DD Tank -2 · Smoke Grenade -1 die"."""
    units = {"defence": "{card} -{n}", "guns": "{card} -{n}", "dice": tr(N_("{card} -{n} gun die"))}
    printed = tr(N_("DEF {n}")).format(n=s.table.board.sectors[sector].defence)
    cards = [
        units[share.of].format(card=tr(s.table.card(share.card).name), n=share.count)
        for share in working_cards(s, sector)
    ]
    return " · ".join([printed, *cards])


def _paint_loss(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit) -> None:
    """A Unit of the sector: its loss, the cards that spare it, its bodies before and after."""
    low, high = loss_range(s, unit)
    danger_here = unit.strength - high <= 0
    surface.fill(theme.rgb("ink"), rect)
    surface.blit(marker(s.table.setup, unit.seat, unit.chevrons), (rect.x + 3, rect.y + 3))
    if danger_here:
        surface.blit(sprites.icon("skull"), (rect.x + 26, rect.y + 5))
    text.draw(surface, loss_words(low, high), (rect.right - 4, rect.y + 4), "coral" if high else "lime", "body", "r")
    _paint_shares(surface, pygame.Rect(rect.x + 2, rect.y + 28, rect.w - 4, 0), s, unit)
    words = left_words(unit, low, high)
    role = "body" if text.width(words) <= rect.w - 4 else "label"
    colour = "coral" if danger_here else "white"
    text.draw(surface, text.fit(words, rect.w - 2, role), (rect.centerx, rect.bottom - 21), colour, role, "c")


def shares_of(s: State, unit: Unit) -> list[Share]:
    """The cards that spare a Unit where it stands; none once casualties are counted."""
    if at_step(s) == CASUALTIES:
        return []
    dice = None if s.fired else (SIDES,) * gun_dice(s, unit.sector)
    return sparing_cards(s, unit, unit.sector, dice)


def _paint_shares(surface: pygame.Surface, rect: pygame.Rect, s: State, unit: Unit) -> None:
    """A card a line with what it spares; where names are too long or lines too few, as icons."""
    shares = shares_of(s, unit)
    lines = [f"{tr(s.table.card(share.card).name)} -{share.count}" for share in shares]
    if len(lines) <= _SHARES and all(text.width(line, "label") <= rect.w for line in lines):
        for number, line in enumerate(lines):
            text.draw(surface, line, (rect.centerx, rect.y + number * _SHARE_HIGH), "mist", "label", "c")
        return
    for number, share in enumerate(shares[: 2 * _SHARES]):
        x, y = rect.x + number % 2 * (rect.w // 2), rect.y - 2 + number // 2 * (_SHARE_HIGH + 2)
        surface.blit(sprites.icon(f"dd_{share.card}"), (x, y), (0, 0, _SHARE_ICON, _SHARE_ICON))
        text.draw(surface, f"-{share.count}", (x + _SHARE_ICON + 2, y + 3), "mist", "label")


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
        words = tr(N_("or give one"))
        left = min(cards_left(rect, falls), rect.right - 10 - text.width(words, "label"))
        text.draw(surface, words, (left, rect.y + 35), "mist", "label")
    _paint_soldiers(surface, rect, unit.soldiers, falling, falls)


def cards_left(rect: pygame.Rect, falls: int) -> int:
    """Where the Specialists that may be given begin."""
    return rect.right - 10 - falls * card_step(rect, falls)


def card_step(rect: pygame.Rect, falls: int) -> int:
    """From one Specialist that may be given to the next."""
    return min(100, (rect.w - 220) // max(1, falls))


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
