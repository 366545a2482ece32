"""Paints the still blocks of the set-up: board with legend, briefing, tracker, difficulty."""

from __future__ import annotations

import pygame

from game.content.cards import commandos_cards
from game.engine.commandos.board import column_letter
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec
from game.engine.commandos.cards import MissionText
from game.engine.core.text import N_
from game.scenes.setup_board import OBJECTIVE, START, preview
from game.scenes.setup_difficulty import SKULLS, Estimate, Measured
from game.scenes.setup_maps import MapEntry
from game.scenes.setup_missions import paint_skulls
from game.ui import marks, panels, sprites, text, theme
from game.ui.text import tr

_LEGEND = 22
_RIM, _GROOVE, _FRAME = 13, 6, 360  # no frame is narrower than its legend
_TERM = 112  # width of the words left in the briefing
_READING = 560  # no line of text is longer
_WITH_CONDITIONS = 860  # from this width on a briefing card lists the conditions too
_EARLY = ("yellow", 5)  # the normal side of the tracker: five rounds with the low limit, then ten with the high one
_LATE = ("orange", 10)
_RED = ("red", 5)  # the advanced side: the last five rounds have a higher limit still
_BAR_STEP, _LATE_LIFT = 6, 4
LEGEND = ((START, N_("start")), ("circle", N_("enemies arrive")), (OBJECTIVE, N_("objective")))


def paint_board(surface: pygame.Surface, rect: pygame.Rect, entry: MapEntry) -> None:
    """The board at the largest whole zoom that fits, in a wooden frame with a legend, in the middle of its block."""
    if entry.board is None:
        panels.panel(surface, rect, "wood")
        room = rect.inflate(-2 * _RIM, -2 * _RIM)
        room.h -= _LEGEND - 8
        surface.fill(theme.rgb("ink"), room)
        text.draw(surface, tr(N_("no board yet")), room.center, "fog", align="c")
        return
    picture = preview(entry.board, entry.file)
    wood, below = 2 * _RIM, _LEGEND - 8
    zoom = max(1, min((rect.w - wood) // picture.get_width(), (rect.h - wood - below) // picture.get_height()))
    picture = pygame.transform.scale_by(picture, zoom)
    wide, high = picture.get_width() + wood + 2 * _GROOVE, picture.get_height() + wood + 2 * _GROOVE + below
    frame = pygame.Rect(0, 0, min(rect.w, max(wide, _FRAME)), min(rect.h, high))
    frame.center = rect.center
    panels.panel(surface, frame, "wood")
    place = picture.get_rect(center=(frame.centerx, frame.centery - below // 2)).clip(frame)
    surface.fill(theme.rgb("ink"), place.inflate(2 * _GROOVE, 2 * _GROOVE).clip(frame))
    surface.blit(picture, place, (0, 0, *place.size))
    _paint_legend(surface, frame)


def _paint_legend(surface: pygame.Surface, frame: pygame.Rect) -> None:
    x = frame.x + 20
    for icon, word in LEGEND:
        surface.blit(sprites.icon(icon), (x, frame.bottom - _LEGEND))
        x = text.draw(surface, tr(word), (x + 20, frame.bottom - _LEGEND + 2), "sand_l", "label") + 16


def paint_briefing(surface: pygame.Surface, rect: pygame.Rect, entry: MapEntry) -> None:
    """The mission on a paper card; where there is room, also what its objectives may ask for."""
    mission, board = entry.mission, entry.board
    assert mission and board, "a map that can be played has both"
    panels.panel(surface, rect, "paper")
    head = pygame.Rect(rect.x + 6, rect.y + 6, rect.w - 12, 28)
    surface.fill(theme.rgb("forest"), head)
    surface.fill(theme.rgb("pine"), (head.x, head.bottom - 2, head.w, 2))
    title = f"{mission.number:02}  {tr(mission.name).upper()}"
    end = text.draw(surface, text.fit(title, head.w - 20, "head"), (head.x + 10, head.y + 1), "white", "head")
    if entry.own:
        name = text.fit(entry.file.name, head.right - end - 40, "label")
        panels.chip(surface, (end + 12, head.y + 5), name, "sand_d", "ink")
    x, wide = rect.x + 16, min(rect.w - 30, _READING)
    y = text.paragraph(surface, tr(mission.briefing), (x, rect.y + 42, wide, 0), "bark") + 4
    for term, words in _terms(mission, board):
        if y + 6 + theme.FACES["body"].line * len(text.wrap(words, wide - _TERM)) > rect.bottom - 8:
            break  # a low card leaves out the last, which is a rule of every mission
        surface.fill(theme.rgb("sand_d"), (x, y, wide, 2))
        text.draw(surface, term, (x, y + 6), "wine")
        y = text.paragraph(surface, words, (x + _TERM, y + 6, wide - _TERM, 0), "bark") + 4
    if rect.w >= _WITH_CONDITIONS:
        _paint_conditions(surface, (x + wide + 30, rect.y + 44))


def _terms(mission: MissionText, board: BoardSpec) -> list[tuple[str, str]]:
    """The lines of the briefing."""
    tiles = ", ".join(sorted(_tile_name(board, space) for space in board.objectives))
    asked = tr(N_("{tiles}. What each one asks for is drawn when you start.")).format(tiles=tiles)
    posts = ", ".join(sorted(_tile_name(board, space) for space in board.targets))
    return [
        (tr(N_("Win")), tr(mission.red_text)),
        (tr(N_("Special")), tr(mission.special)),
        *([(tr(N_("Objectives")), asked)] if board.objectives else []),
        *([(tr(N_("Marked tiles")), posts)] if board.targets else []),
        (tr(N_("Lose")), tr(N_("No commando is left on the map, or round 15 is over."))),
    ]


def _tile_name(board: BoardSpec, space: int) -> str:
    column, row = space % board.width // TILE_SIZE, space // board.width // TILE_SIZE
    return f"{column_letter(column)}{row + 1}"


def _paint_conditions(surface: pygame.Surface, pos: tuple[int, int]) -> None:
    """The conditions of the ten objectives, of which a game draws its own."""
    x, y = pos
    text.draw(surface, tr(N_("An objective may ask for")), (x, y), "wine")
    for number, token in enumerate(commandos_cards().objectives):
        top = y + 26 + number * 22
        panels.chip(surface, (x, top), tr(token.plate), "sand_d", "ink")
        text.draw(surface, tr(token.text), (x + 74, top), "bark")


def paint_faults(surface: pygame.Surface, rect: pygame.Rect, entry: MapEntry) -> None:
    """In place of the briefing: the first things that are wrong with a map."""
    panels.panel(surface, rect, "paper")
    surface.fill(theme.rgb("red"), (rect.x + 6, rect.y + 6, rect.w - 12, 28))
    title = text.fit(entry.file.name, rect.w - 32)
    text.draw(surface, title, (rect.x + 16, rect.y + 11), "white")
    x, y, wide = rect.x + 16, rect.y + 42, rect.w - 32
    y = text.paragraph(surface, tr(N_("This map cannot be played yet:")), (x, y, wide, 0), "bark") + 4
    for finding in entry.report.errors:
        lines = text.wrap(text.tr_message(finding.message), wide - 22)
        if y + len(lines) * 18 > rect.bottom - 62:
            text.draw(surface, "...", (x + 22, y), "bark")
            break
        surface.blit(sprites.icon("error"), (x, y + 1))
        y = text.paragraph(surface, "\n".join(lines), (x + 22, y, wide - 22, 0), "wine") + 4


def tracker_colours(hard: bool = False) -> list[str]:
    """The colour of each round on the normal or the advanced side of the tracker (commandos:N2, Q58)."""
    colours = [colour for colour, rounds in (_EARLY, _LATE) for _ in range(rounds)]
    return [*colours[: -_RED[1]], *[_RED[0]] * _RED[1]] if hard else colours


def paint_tracker(surface: pygame.Surface, pos: tuple[int, int], hard: bool = False) -> int:
    """The rounds as bars, the later ones higher; give the right end."""
    x, y = pos
    colours = tracker_colours(hard)
    for number, colour in enumerate(colours):
        lift = 2 * _LATE_LIFT if colour == _RED[0] else _LATE_LIFT if colour == _LATE[0] else 0
        left = x + _BAR_STEP * number
        surface.fill(theme.rgb("ink"), (left - 1, y - lift, _BAR_STEP, 18 + lift))
        surface.fill(theme.rgb(colour), (left, y + 1 - lift, _BAR_STEP - 2, 16 + lift))
    return x + _BAR_STEP * len(colours)


def paint_difficulty(
    surface: pygame.Surface, rect: pygame.Rect, measured: Measured | Estimate | None, why_grey: str, gap: str
) -> None:
    """The share of games that the greedy bot wins with these choices; grey, with the reason, without a figure.

    `gap` parts thousands.
    """
    panels.panel(surface, rect, "panel")
    x, y = rect.x + 14, rect.y + 8
    end = text.draw(surface, tr(N_("DIFFICULTY")), (x, y), "yellow", "head", shadow="ink")
    bar = pygame.Rect(x, rect.y + 38, 286, 22)
    surface.fill(theme.rgb("ink"), bar)
    if measured is None:
        surface.fill(theme.rgb("slate"), bar.inflate(-4, -4))
        marks.hatch(surface, bar.inflate(-4, -4), "steel")
        text.draw(surface, text.fit(tr(N_("not measured yet")), bar.w), (x, rect.y + 64), "mist")
        text.draw(surface, text.fit(why_grey, bar.w, "label"), (x, rect.y + 90), "fog", "label")
        return
    paint_skulls(surface, (end + 14, y + 8), measured.skulls, SKULLS)
    _paint_share(surface, bar.inflate(-4, -4), measured)
    percent = N_("{share}% won") if isinstance(measured, Measured) else N_("about {share}% won")
    end = text.draw(surface, tr(percent).format(share=round(100 * measured.win_rate)), (x, rect.y + 64), "lime")
    text.draw(surface, text.fit(tr(N_("by the greedy bot")), bar.right - end), (end + 12, rect.y + 64), "mist")
    facts = _measured_facts(measured, gap) if isinstance(measured, Measured) else _estimate_facts(measured)
    text.draw(surface, text.fit(facts, bar.w + 16, "label"), (x, rect.y + 90), "fog", "label")


def _measured_facts(measured: Measured, gap: str) -> str:
    return tr(N_("{games} games · {low} to {high}% · median {rounds} rounds")).format(
        games=f"{measured.games:,}".replace(",", gap),
        low=round(100 * measured.low),
        high=round(100 * measured.high),
        rounds=round(measured.turns_median),
    )


def _estimate_facts(estimate: Estimate) -> str:
    if estimate.steps == 1:
        return tr(N_("estimated from games with more and with less of it"))
    return tr(N_("estimated: {count} choices, each measured alone")).format(count=estimate.steps)


def _paint_share(surface: pygame.Surface, bar: pygame.Rect, measured: Measured | Estimate) -> None:
    """Green and plain: won; rust and hatched: lost; two white notches bound what is sure of measured games."""
    won = round(bar.w * measured.win_rate)
    surface.fill(theme.rgb("leaf"), (bar.x, bar.y, won, bar.h))
    surface.fill(theme.rgb("grass"), (bar.x, bar.y, won, 2))
    surface.fill(theme.rgb("rust"), (bar.x + won, bar.y, bar.w - won, bar.h))
    marks.hatch(surface, (bar.x + won, bar.y, bar.w - won, bar.h), "orange")
    surface.fill(theme.rgb("ink"), (bar.x + won - 1, bar.y, 2, bar.h))
    for edge in (measured.low, measured.high) if isinstance(measured, Measured) else ():
        surface.fill(theme.rgb("white"), (bar.x + round(bar.w * edge) - 1, bar.bottom - 6, 2, 6))
