"""The left column: event card, enemy panel, fury die and Deploy box."""

from __future__ import annotations

import pygame

from game.engine.commandos.board import SYMBOLS
from game.engine.commandos.cards import BossSide, EnemyFace
from game.engine.commandos.setup import TEAM
from game.engine.commandos.state import BOSS, ENEMY_LETTERS, Table
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme
from game.ui.skins.commandos.board_dice import die_picture
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr

SYMBOL_NAMES = {"circle": N_("Circle"), "triangle": N_("Triangle"), "square": N_("Square")}
_TIMINGS = {"immediate": N_("EVENT · IMMEDIATE"), "lasting": N_("EVENT · THIS ROUND")}
_MOST_FURY, _FURY_STEP = 6, 28
_CROWD = 5  # from so many enemies on their dice stand closer
_SLOT, _SLOT_STEP = (34, 40), 36
THE_BOSS = -1
"""In place of the value of the enemy that is looked at: the boss."""
_TRAIT_ROWS = 2
_TROPHY = 26  # from the trophy to the right end of its number
_COUNT_BESIDE, _COUNT_BELOW = 17, 35  # the count of enemies under its title: beside their dice, or below a crowd
_HIT = 15  # one damage space of the boss's track


def paint_event(surface: pygame.Surface, rect: pygame.Rect, table: Table, stage: Stage) -> None:
    """The event of the round, or the back of the event deck before the first one."""
    if not stage.event:
        _paint_no_event(surface, rect, table)
        return
    card = table.event[stage.event]
    number = tr(N_("event of round {n}")).format(n=stage.round)
    picture = sprites.sprite(card.id, 2, "pictures")
    icon = sprites.icon("event")
    panels.card(surface, rect, tr(card.name), tr(card.text), "rust", icon, picture, tr(_TIMINGS[card.timing]), number)


def _paint_no_event(surface: pygame.Surface, rect: pygame.Rect, table: Table) -> None:
    mission = table.mission_text
    title = tr(N_("Your orders"))
    icon = sprites.icon("flag")
    body = tr(mission.briefing) + "\n" + tr(mission.special)
    panels.card(surface, rect, title, body, "plum", icon, None, "", tr(mission.goal))


# ------------------------------------------------------------ enemies


def paint_enemy(
    surface: pygame.Surface, rect: pygame.Rect, table: Table, stage: Stage, limit: int, pointed: int = 0
) -> None:
    """Where the next enemy appears, how many there are, and the trait of the one that is looked at (its value)."""
    title = tr(N_("Enemy: {name}")).format(name=tr(table.enemy_type.name))
    y = panels.titled(surface, rect, title, "rust", sprites.icon("directive"))
    _paint_back(surface, pygame.Rect(rect.x + 10, y, 84, 112), stage.symbol)
    x = rect.x + 104
    space = table.setup.board.spawns[SYMBOLS.index(stage.symbol)]
    tile, _, place = table.board.names[space].partition(":")
    text.draw(surface, tr(N_("Next spawn")), (x, y + 2), "fog", "label")
    text.draw(surface, tr(SYMBOL_NAMES[stage.symbol]), (x, y + 15))
    where = tr(N_("at {tile}, space {space}")).format(tile=tile, space=place)
    text.draw(surface, where, (x, y + 33), "mist", "label")
    _paint_count(surface, (x, y + 56), rect.right - theme.PADDING, stage, limit)
    deck = tr(N_("Deck {n} · one card per enemy")).format(n=stage.directives)
    text.draw(surface, text.fit(deck, rect.w - 20, "label"), (rect.x + 10, y + 120), "mist", "label")
    if table.boss:
        _paint_boss(surface, pygame.Rect(rect.x + 10, y + 134, rect.w - 20, 20), table.boss, stage)
    else:
        order = tr(N_("Top to bottom, left to right"))
        text.draw(surface, text.fit(order, rect.w - 20, "label"), (rect.x + 10, y + 135), "mist", "label")
    _paint_traits(surface, pygame.Rect(rect.x + 10, y + 154, rect.w - 20, 32), table, stage, pointed)


def _paint_boss(surface: pygame.Surface, rect: pygame.Rect, boss: BossSide, stage: Stage) -> None:
    """The boss's name and its damage track: a filled space for each hit; trophies at the end."""
    end = text.draw(surface, text.fit(tr(boss.name), 96, "label"), rect.topleft, "coral", "label") + 6
    for number in range(boss.hits):
        space = pygame.Rect(end + number * _HIT, rect.y, _HIT - 2, _HIT - 2)
        surface.fill(theme.rgb("fog"), space)
        surface.fill(theme.rgb("ink"), space.inflate(-2, -2))
        if number < stage.damage:
            surface.fill(theme.rgb("leaf" if boss.green else "red"), space.inflate(-4, -4))
            text.draw(surface, "x", (space.centerx, rect.y - 1), "white", "label", "c")
    if stage.trophies:
        text.draw(surface, str(stage.trophies), (rect.right, rect.y), "sand_l", "label", "r")
        surface.blit(sprites.icon("trophy"), (rect.right - _TROPHY, rect.y - 2))


def _paint_back(surface: pygame.Surface, rect: pygame.Rect, symbol: str) -> None:
    panels.panel(surface, rect, "danger")
    pygame.draw.rect(surface, theme.rgb("coral"), rect.inflate(-16, -16), 2)
    surface.blit(sprites.icon(symbol, 3), (rect.x + 18, rect.y + 24))
    text.draw(surface, tr(N_("NEXT")), (rect.centerx, rect.y + 78), "white", "label", "c")


def _paint_count(surface: pygame.Surface, pos: tuple[int, int], right: int, stage: Stage, limit: int) -> None:
    x, y = pos
    enemies = [die for die in stage.on_map(enemies=True) if die.letter != BOSS]
    full = len(enemies) >= limit
    text.draw(surface, tr(N_("On map / limit")), pos, "fog", "label")
    count = f"{len(enemies)} / {limit}"
    crowd = len(enemies) >= _CROWD
    text.draw(
        surface, count, (right, y + (_COUNT_BELOW if crowd else _COUNT_BESIDE)), "yellow" if full else "mist", align="r"
    )
    step = 20 if crowd else 24
    for index, die in enumerate(enemies):
        surface.blit(die_picture(die.letter, die.pips, "mini", 2), (x + index * step, y + 16))


def _paint_traits(surface: pygame.Surface, rect: pygame.Rect, table: Table, stage: Stage, pointed: int) -> None:
    """The trait of the enemy that is looked at; else of those on the map that have one, as far as there is room."""
    lines: list[tuple[int, EnemyFace | BossSide]]
    if pointed == THE_BOSS and table.boss:
        lines = [(table.boss.die, table.boss)]
    elif pointed > 0:
        lines = [(pointed, table.enemies[pointed])]
    else:
        shown = sorted({die.pips for die in stage.on_map(enemies=True) if die.letter != BOSS}, reverse=True)
        lines = [(pips, table.enemies[pips]) for pips in shown if _has_trait(table.enemies[pips])]
    rows: list[str] = []
    for pips, face in lines:
        words = text.wrap(f"{pips} {tr(face.name)}: {tr(face.short)}", rect.w, "label")
        if len(rows) + len(words) <= _TRAIT_ROWS:
            rows += words
    for number, row in enumerate(rows):
        text.draw(surface, row, (rect.x, rect.y + 15 * number), "yellow" if pointed else "sand_l", "label")


def _has_trait(face: EnemyFace) -> bool:
    said = set(EnemyFace.model_fields) - {"face", "name", "text", "short"}
    return any(getattr(face, name) for name in said)


# ------------------------------------------------------------ fury and Deploy box


def paint_fury(surface: pygame.Surface, rect: pygame.Rect, stage: Stage) -> None:
    """The fury die with its track, and the commandos that wait to be deployed."""
    panels.panel(surface, rect)
    x, y = rect.x + 10, rect.y + 10
    surface.blit(sprites.sprite(f"fury_big_{stage.fury}", 2, "dice"), (x, y))
    end = text.draw(surface, tr(N_("FURY")), (x + 60, y), "coral")
    draws = text.fit(tr(N_("6 draws a load-out")), rect.right - 8 - end - 6, "label")
    text.draw(surface, draws, (end + 6, y + 3), "mist", "label")
    for level in range(1, _MOST_FURY + 1):
        _paint_level(surface, (x + 60 + (level - 1) * _FURY_STEP, y + 24), level, reached=level <= stage.fury)
    top = rect.y + (72 if rect.h > 140 else 66)
    surface.fill(theme.rgb("ink"), (rect.x + 8, top, rect.w - 16, 2))
    _paint_box(surface, pygame.Rect(rect.x + 12, top + 4, rect.w - 24, rect.bottom - top - 12), stage)


def paint_fury_change(surface: pygame.Surface, rect: pygame.Rect, before: int, after: int, t: float) -> None:
    """The steps by which the fury die changes light up one after another; `t` goes from 0 to 1."""
    up = after > before
    steps = range(before + 1, after + 1) if up else range(before, after, -1)
    for level in list(steps)[: 1 + int(t * len(steps))]:
        x = rect.x + 70 + (level - 1) * _FURY_STEP
        surface.fill(theme.rgb("lime" if up else "coral"), (x + 2, rect.y + 36, 22, 18))
        text.draw(surface, str(level), (x + 14, rect.y + 38), "ink", "label", "c")


def _paint_level(surface: pygame.Surface, pos: tuple[int, int], level: int, reached: bool) -> None:
    x, y = pos
    surface.fill(theme.rgb("ink"), (x, y, 26, 22))
    surface.fill(theme.rgb("red" if reached else "slate"), (x + 2, y + 2, 22, 18))
    surface.fill(theme.rgb("coral" if reached else "steel"), (x + 2, y + 2, 22, 2))
    if level == _MOST_FURY:
        surface.blit(sprites.icon("loadout"), (x + 5, y + 4))
    else:
        text.draw(surface, str(level), (x + 14, y + 4), "white" if reached else "mist", "label", "c")


def _paint_box(surface: pygame.Surface, rect: pygame.Rect, stage: Stage) -> None:
    box = [die for die in stage.box() if stage.phase != "setup" or die.letter not in TEAM]
    roomy = rect.h > 70
    title = tr(N_("Deploy box: {n}")).format(n=len(box))
    text.draw(surface, title, (rect.x, rect.y + (2 if roomy else -1)), "mist")
    hint = tr(N_("rolled when they land"))
    room = rect.w - text.width(title) - theme.GAP
    if text.width(hint, "label") <= room:
        text.draw(surface, hint, (rect.right, rect.y + (5 if roomy else 2)), "fog", "label", "r")
    w, h = _SLOT
    zoom = 2 if roomy else 1
    y = rect.bottom - (h if roomy else 20)
    for index in range(len(ENEMY_LETTERS)):
        slot = pygame.Rect(rect.x + index * _SLOT_STEP, y, w, h if roomy else 20)
        surface.fill(theme.rgb("ink"), slot)
        surface.fill(theme.rgb("night"), slot.inflate(-4, -4))
        if index < len(box):
            picture = die_picture(box[index].letter, None, "small", zoom)
            surface.blit(picture, (slot.centerx - picture.get_width() // 2, slot.centery - picture.get_height() // 2))
