"""The right column: objectives and combat preview."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import pygame

from game.engine.commandos.missions import HOLDERS
from game.engine.commandos.state import OFF_MAP, SPENT, Table, is_enemy
from game.engine.core.text import N_
from game.ui import marks, panels, sprites, text, theme
from game.ui.skins.commandos.board_dice import die_picture
from game.ui.skins.commandos.goal import on_tile, progress
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr

_ROW, _MOST_ROWS = 25, 3
_SMALL_ROW, _WHERE = 16, 28
_ODDS_OF = 36


def paint_objectives(
    surface: pygame.Surface, rect: pygame.Rect, table: Table, stage: Stage, objectives: tuple[str, ...]
) -> None:
    """What wins, what each token asks for, and who carries it."""
    mission = table.mission_text
    title = tr(N_("Win: {what}")).format(what=tr(mission.win))
    count = "{} / {}".format(*progress(table, stage))
    y = panels.titled(surface, rect, title, "forest", sprites.icon("objective"), count, "yellow")
    if len(objectives) > _MOST_ROWS:
        _paint_many(surface, pygame.Rect(rect.x + 12, y, rect.w - 24, 0), table, stage, objectives)
        return
    for number, token in enumerate(objectives):
        row = pygame.Rect(rect.x + 12, y + number * _ROW, rect.w - 24, _ROW)
        _paint_objective(surface, row, table, stage, number, _asks_for(table, stage, number, token))
    if not objectives:
        _paint_posts(surface, pygame.Rect(rect.x + 12, y, rect.w - 24, _ROW), table, stage)


def _paint_posts(surface: pygame.Surface, row: pygame.Rect, table: Table, stage: Stage) -> None:
    """A mission without tokens: the tiles to hold, and who is there."""
    for space in table.setup.board.targets:
        panels.chip(surface, row.topleft, table.board.tile_names[table.board.tile_of[space]], "sand_d", "ink")
        here = len(on_tile(table, stage, space))
        words = tr(N_("commandos here: {n}")).format(n=here)
        text.draw(surface, words, (row.x + 38, row.y - 1), "lime" if here >= HOLDERS else "paper")
        row.y += _ROW


def _paint_many(
    surface: pygame.Surface, room: pygame.Rect, table: Table, stage: Stage, objectives: tuple[str, ...]
) -> None:
    """More objectives than there are rows: in small type, in two columns; what is carried is ticked."""
    board = table.board
    rows, wide = -(-len(objectives) // 2), room.w // 2
    for number, token in enumerate(objectives):
        x, y = room.x + number // rows * wide, room.y + number % rows * _SMALL_ROW
        carrier, at = stage.carrier(number), stage.objective_at[number]
        place = carrier.space if carrier else at
        where = board.tile_names[board.tile_of[place if place >= 0 else table.setup.board.objectives[number]]]
        text.draw(surface, where, (x, y), "sand_d", "label")
        if carrier:
            marks.tick(surface, (x + _WHERE, y + 7))
        words = text.fit(_asks_for(table, stage, number, token), wide - _WHERE - 14, "label")
        text.draw(surface, words, (x + _WHERE + 10, y), "lime" if carrier else "paper", "label")


def _asks_for(table: Table, stage: Stage, number: int, token: str) -> str:
    """What must be met to take an objective."""
    if stage.objective_at[number] == SPENT:
        return tr(N_("used"))
    if stage.objective_open[number] and stage.objective_at[number] != OFF_MAP:
        return tr(N_("free to take"))
    return tr(table.objective[token].text) if stage.objective_known[number] else tr(N_("not known yet"))


def _paint_objective(
    surface: pygame.Surface, row: pygame.Rect, table: Table, stage: Stage, number: int, words: str
) -> None:
    board = table.board
    home = table.setup.board.objectives[number]
    panels.chip(surface, row.topleft, board.tile_names[board.tile_of[home]], "sand_d", "ink")
    carrier, at = stage.carrier(number), stage.objective_at[number]
    taken = carrier is not None or at != home
    right = row.right
    if carrier is not None:
        face = table.commandos[carrier.pips]
        note = tr(N_("with {who} {pips}")).format(who=tr(face.name), pips=carrier.pips)
        text.draw(surface, note, (right, row.y + 1), "lime", "label", "r")
        right -= text.width(note, "label") + 20
        surface.blit(sprites.icon("ok"), (right, row.y))
    elif taken and at >= 0:
        note = tr(N_("lies at {space}")).format(space=board.names[at])
        text.draw(surface, note, (right, row.y + 1), "orange", "label", "r")
        right -= text.width(note, "label") + 4
    room = right - row.x - 38 - 4
    if text.width(words) > room and taken:
        return
    text.draw(surface, text.fit(words, room), (row.x + 38, row.y - 1), "fog" if taken else "paper")


# ------------------------------------------------------------ combat preview


@dataclass(frozen=True, slots=True)
class Odds:
    """A combat as it would be: letters, values, the attacker's chance, and what is added to each total."""

    attacker: str
    attacker_pips: int
    defender: str
    defender_pips: int
    chance: Fraction
    start: str = ""
    end: str = ""
    ranged: bool = False
    notes: tuple[str, ...] = ()
    more: tuple[Fraction, ...] = ()
    """The chances of the fights that would follow on the same tile."""
    slips: bool = False
    """Stealth replaces the fight."""
    reactions: tuple[str, ...] = ()
    """The names of load-outs that could answer a lost attack; the chance leaves them out."""


def percent(chance: Fraction) -> int:
    """A chance in whole percent; certain is only what is certain."""
    rounded = round(chance * 100)
    return min(99, max(1, rounded)) if 0 < chance < 1 else int(rounded)


def chance_words(chance: Fraction, how: str) -> str:
    """A chance as the player wants it: percent, of 36 rolls, or not at all."""
    if how == "hidden":
        return "?"
    return f"{percent(chance)}%" if how == "percent" else f"{round(chance * _ODDS_OF)}/{_ODDS_OF}"


def paint_preview(
    surface: pygame.Surface, rect: pygame.Rect, odds: Odds | None, how: str, reminder: bool, tie_to_defender: bool
) -> None:
    """Two sums with their dice, the odds as bar and words, and the rule that everybody forgets."""
    right = ""
    if odds:
        right = odds.end if odds.start == odds.end else f"{odds.start} > {odds.end}"
    title = tr(N_("Shot preview")) if odds and odds.ranged else tr(N_("Combat preview"))
    y = panels.titled(surface, rect, title, "wine", sprites.icon("attack"), right, "coral")
    if odds is None:
        _paint_no_odds(surface, rect, y)
    else:
        _paint_sides(surface, rect, y, odds)
        if odds.slips:
            words = tr(N_("Hidden: it slips past without a fight and loses its stealth."))
            text.paragraph(surface, words, (rect.x + 20, y + 64, rect.w - 40, 40), "lime", align="c")
        elif how != "hidden":
            _paint_chance(surface, rect, y, odds, how)
    if reminder:
        tie = tr(N_("defender wins ties")) if tie_to_defender else tr(N_("attacker wins ties"))
        words = f"{tr(N_('LOWER TOTAL WINS'))} · {tie}"
        text.draw(surface, text.fit(words, rect.w - 20), (rect.centerx, rect.bottom - 28), "sand_l", align="c")


def _paint_no_odds(surface: pygame.Surface, rect: pygame.Rect, y: int) -> None:
    for x, letter in ((rect.x + 74, "a"), (rect.right - 122, "u")):
        surface.blit(sprites.greyed(f"{'enemy' if letter == 'u' else 'commando'}_big_unknown", 2, "dice"), (x, y + 2))
    text.draw(surface, tr(N_("VS")), (rect.centerx, y + 18), "fog", align="c")
    hint = tr(N_("Select a commando and point at an enemy to see the odds."))
    text.paragraph(surface, hint, (rect.x + 20, y + 64, rect.w - 40, 40), "mist", align="c")


def _paint_sides(surface: pygame.Surface, rect: pygame.Rect, y: int, odds: Odds) -> None:
    x = rect.x + 16
    surface.blit(die_picture(odds.attacker, odds.attacker_pips, "big", 2), (x, y + 2))
    text.draw(surface, "+", (x + 62, y + 18), align="c")
    surface.blit(sprites.sprite("black_mini_unknown", 4, "dice"), (x + 74, y + 12))
    text.draw(surface, tr(N_("VS")), (rect.centerx + 1, y + 18), "fog", align="c")
    right = rect.right - 64
    surface.blit(die_picture(odds.defender, odds.defender_pips, "big", 2), (right - 62, y + 2))
    text.draw(surface, "+", (right, y + 18), align="c")
    surface.blit(sprites.sprite("white_mini_unknown", 4, "dice"), (right + 12, y + 12))


def _paint_chance(surface: pygame.Surface, rect: pygame.Rect, y: int, odds: Odds, how: str) -> None:
    ours = odds.chance if not is_enemy(odds.attacker) else 1 - odds.chance
    odds_bar(surface, pygame.Rect(rect.x + 14, y + 62, rect.w - 28, 18), ours)
    win = tr(N_("{chance} win")).format(chance=chance_words(ours, how))
    lose = tr(N_("{chance} lose")).format(chance=chance_words(1 - ours, how))
    text.draw(surface, win, (rect.x + 14, y + 82), "lime")
    text.draw(surface, lose, (rect.right - 14, y + 82), "orange", align="r")
    notes = list(odds.notes)
    if odds.more:
        then = ", ".join(chance_words(chance, how) for chance in odds.more)
        notes.append(tr(N_("then {chances}")).format(chances=then))
    room = rect.w - 28
    for name in odds.reactions:  # as far as there is room: the hand shows them too
        note = tr(N_("{card} ready")).format(card=tr(name))
        if text.width(" · ".join([*notes, note]), "label") <= room:
            notes.append(note)
    if notes:
        words = text.fit(" · ".join(notes), room, "label")
        text.draw(surface, words, (rect.centerx, y + 101), "mist", "label", "c")


def odds_bar(surface: pygame.Surface, rect: pygame.Rect, chance: Fraction) -> None:
    """A bar of won and lost rolls: plain green and hatched orange."""
    surface.fill(theme.rgb("ink"), rect)
    inside = rect.inflate(-4, -4)
    won = int(inside.w * chance)
    surface.fill(theme.rgb("leaf"), (inside.x, inside.y, won, inside.h))
    surface.fill(theme.rgb("grass"), (inside.x, inside.y, won, 3))
    lost = pygame.Rect(inside.x + won, inside.y, inside.w - won, inside.h)
    surface.fill(theme.rgb("orange"), lost)
    if lost.w:
        marks.hatch(surface, lost, "rust", step=4)
        surface.fill(theme.rgb("ink"), (lost.x - 1, rect.y, 2, rect.h))
