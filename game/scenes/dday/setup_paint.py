"""Paints the still blocks of the D-Day Dice set-up: rows of the map list, briefing, faults, difficulty."""

from __future__ import annotations

import pygame

from game.engine.core.text import N_
from game.engine.dday.board_spec import BoardSpec
from game.scenes.dday.setup_board import thumbnail
from game.scenes.dday.setup_maps import DdayEntry
from game.scenes.setup_missions import paint_skulls, state_of
from game.ui import panels, sprites, text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.listbox import Row

STEP = 77
_HIGH = 74
_PICTURE = (80, 62)
_LEFT = 98
_TERM, _READING = 112, 560
_DIALS = ("soldiers", "courage", "stars", "points")
DIFFICULTIES = ("very easy", "easy", "medium", "hard", "very hard")
"""The words of the card file, from one skull to five."""

LEVELS = (
    N_("Level 1: dice and courage"),
    N_("Level 2: Specialists and mines"),
    N_("Level 3: the whole game"),
)
"""The level names of the shipped maps: maps have no catalogue, so they are marked for translators here."""


def skulls_of(entry: DdayEntry) -> int:
    """How many skulls a map's difficulty has; none where nobody told it."""
    word = entry.words.difficulty if entry.words else ""
    return DIFFICULTIES.index(word) + 1 if word in DIFFICULTIES else 0


def number_of(entry: DdayEntry) -> str:
    """A shipped map's place in the box, in two digits."""
    return f"{entry.board.order:02}" if entry.board and entry.board.order and not entry.own else ""


def paint_row(surface: pygame.Surface, rect: pygame.Rect, row: Row, lit: bool) -> None:
    """Draw one map of the list."""
    entry: DdayEntry = row.value  # type: ignore[assignment]
    box = pygame.Rect(rect.x, rect.y, rect.w, _HIGH)
    panels.panel(surface, box, "hot" if lit else "button")
    _paint_picture(surface, pygame.Rect(box.x + 6, box.y + 6, *_PICTURE), entry)
    x, room = box.x + _LEFT, box.w - _LEFT - theme.PADDING
    number = number_of(entry)
    end = text.draw(surface, number, (x, box.y + 8), "yellow" if lit else "mist") + theme.GAP if number else x
    name = text.fit(tr(entry.name), box.right - theme.PADDING - end)
    text.draw(surface, name, (end, box.y + 8), "white" if lit else "paper")
    words = entry.words
    said = tr(words.difficulty) if words else entry.file.name if entry.board else tr(N_("cannot be played yet"))
    text.draw(surface, text.fit(said, room, "label"), (x, box.y + 29), "sand_l" if lit else "mist", "label")
    _paint_state(surface, pygame.Rect(x, box.y + 46, room, 20), entry, lit)


def _paint_picture(surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry) -> None:
    surface.fill(theme.rgb("ink"), rect)
    if entry.board is None:
        surface.blit(sprites.icon("warning", 2), (rect.centerx - 16, rect.centery - 16))
        return
    picture = thumbnail(entry.file)
    shown = picture.get_rect().clip((0, 0, rect.w - 4, rect.h - 4))
    middle = (picture.get_width() - shown.w) // 2, (picture.get_height() - shown.h) // 2
    surface.blit(
        picture, shown.move(rect.centerx - shown.centerx, rect.centery - shown.centery), (*middle, *shown.size)
    )


def _paint_state(surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry, lit: bool) -> None:
    """The skulls of a shipped map that is sound; else in words whether a map can be played."""
    if entry.own:
        own = tr(N_("own"))
        panels.chip(surface, (rect.right - panels.chip_width(own), rect.y - 1), own, "sand_d", "ink")
    if skulls_of(entry) and not entry.report.findings:
        paint_skulls(surface, (rect.x, rect.y + 3), skulls_of(entry), len(DIFFICULTIES))
        return
    sound = entry.report.sound
    surface.blit(sprites.icon(("warning" if entry.report.warnings else "ok") if sound else "error"), rect.topleft)
    colour = "white" if lit else "mist" if sound else "coral"
    text.draw(surface, state_of(entry.report), (rect.x + 20, rect.y + 2), colour, "label")


def paint_briefing(surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry, level: int, extra: int) -> None:
    """The map on a paper card: its story, what a Unit begins with, what can be had, how it ends."""
    board = entry.board
    assert board, "a map that can be played has one"
    panels.panel(surface, rect, "paper")
    _paint_head(surface, rect, entry)
    x, wide = rect.x + 16, min(rect.w - 30, _READING)
    story = tr(entry.words.briefing) if entry.words else tr(N_("A battle map of your own."))
    y = text.paragraph(surface, story, (x, rect.y + 42, wide, 0), "bark") + 4
    y = _rule(surface, x, y, wide, tr(N_("Each Unit")))
    left = x + _TERM
    for dial in _DIALS:
        amount = getattr(board, dial) + (extra if dial == "soldiers" else 0)
        surface.blit(sprites.sprite(f"res_{dial}", 1, "dday"), (left, y + 1))
        left = text.draw(surface, str(max(0, amount)), (left + 20, y), "bark") + 16
    y += theme.FACES["body"].line + 4
    for term, words in _terms(board, level):
        if y + 6 + theme.FACES["body"].line * len(text.wrap(words, wide - _TERM)) > rect.bottom - 6:
            break  # a low card leaves out the last, which is true of every map
        y = _rule(surface, x, y, wide, term)
        y = text.paragraph(surface, words, (x + _TERM, y, wide - _TERM, 0), "bark") + 4


def _paint_head(surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry) -> None:
    head = pygame.Rect(rect.x + 6, rect.y + 6, rect.w - 12, 28)
    surface.fill(theme.rgb("ocean"), head)
    surface.fill(theme.rgb("abyss"), (head.x, head.bottom - 2, head.w, 2))
    label = tr(entry.words.difficulty) if entry.words else entry.file.name
    label = text.fit(label, head.w // 3, "label")
    chip = panels.chip_width(label)
    title = f"{number_of(entry)}  {tr(entry.name).upper()}".strip()
    text.draw(surface, text.fit(title, head.w - chip - 30, "head"), (head.x + 10, head.y + 1), "white", "head")
    panels.chip(surface, (head.right - chip - 8, head.y + 5), label, "wine" if entry.words else "sand_d", "white")


def _rule(surface: pygame.Surface, x: int, y: int, wide: int, term: str) -> int:
    """A line across the card and the word at its left; give the y of the text beside it."""
    surface.fill(theme.rgb("sand_d"), (x, y, wide, 2))
    text.draw(surface, term, (x, y + 6), "wine")
    return y + 6


def _terms(board: BoardSpec, level: int) -> list[tuple[str, str]]:
    """The lines of the briefing."""
    chosen = board.levels[level]
    terms = [(tr(N_("Level")), tr(chosen.name))] if len(board.levels) > 1 else []
    return [
        *terms,
        (tr(N_("Cards")), _cards(board, level)),
        *_garrison(board),
        (tr(N_("Win")), tr(N_("All Units are in the Bunker and outlive a Combat there."))),
        (tr(N_("Lose")), tr(N_("One Unit has nobody left, or must move and cannot."))),
    ]


def _garrison(board: BoardSpec) -> list[tuple[str, str]]:
    """How the Bunker grows with the number of Units, where it does (dday:Q77)."""
    more = next((sector.garrison for sector in board.sectors if sector.stay == "bunker"), 0)
    words = tr(N_("the Bunker has {more} DEF more for each Unit after the first")).format(more=more)
    return [(tr(N_("Garrison")), words)] if more else []


def _cards(board: BoardSpec, level: int) -> str:
    """How many cards of each kind the level offers."""
    chosen = board.levels[level]
    counts = (
        (N_("Specialists: {count}"), (len(board.specialists) + len(board.uniques)) * chosen.specialists),
        (N_("Items: {count}"), (len(board.items) + len(board.specials)) * chosen.items),
        (N_("Vehicles: {count}"), len(board.vehicles) * chosen.items),
        (N_("Awards: {count}"), len(board.awards) * chosen.awards),
    )
    said = [tr(words).format(count=count) for words, count in counts if count]
    return ", ".join(said) or tr(N_("none: only Soldiers and Courage matter"))


def paint_faults(surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry) -> None:
    """In place of the briefing: the first things that are wrong with a map."""
    panels.panel(surface, rect, "paper")
    surface.fill(theme.rgb("red"), (rect.x + 6, rect.y + 6, rect.w - 12, 28))
    text.draw(surface, text.fit(entry.file.name, rect.w - 32), (rect.x + 16, rect.y + 11), "white")
    x, y, wide = rect.x + 16, rect.y + 42, rect.w - 32
    y = text.paragraph(surface, tr(N_("This map cannot be played yet:")), (x, y, wide, 0), "bark") + 4
    for finding in entry.report.errors:
        lines = text.wrap(tr_message(finding.message), wide - 22)
        if y + len(lines) * theme.FACES["body"].line > rect.bottom - 62:
            text.draw(surface, "...", (x + 22, y), "bark")
            break
        surface.blit(sprites.icon("error"), (x, y + 1))
        y = text.paragraph(surface, "\n".join(lines), (x + 22, y, wide - 22, 0), "wine") + 4


def paint_play(
    surface: pygame.Surface, rect: pygame.Rect, entry: DdayEntry, units: int, bots: int, measured: str
) -> None:
    """How hard the map is, and for whom; `measured` tells how often bots won with these choices."""
    panels.panel(surface, rect, "panel")
    x, y = rect.x + 14, rect.y + 8
    end = text.draw(surface, tr(N_("DIFFICULTY")), (x, y), "yellow", "head", shadow="ink")
    word = tr(entry.words.difficulty) if entry.words else tr(N_("not measured yet"))
    if skulls_of(entry):
        paint_skulls(surface, (end + 14, y + 8), skulls_of(entry), len(DIFFICULTIES))
    text.draw(surface, text.fit(word, 286), (x, rect.y + 40), "lime" if entry.words else "mist")
    people = tr(N_("Units of people: {people}, of bots: {bots}")).format(people=units - bots, bots=bots)
    text.draw(surface, text.fit(people, 296, "label"), (x, rect.y + 66), "mist", "label")
    text.draw(surface, text.fit(measured, 296, "label"), (x, rect.y + 90), "fog", "label")
