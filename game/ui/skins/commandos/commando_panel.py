"""The panel below the board: the selected commando and its ability, or the question that waits; the action lamps."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from game.engine.commandos.cards import CommandoCard
from game.engine.commandos.state import Table
from game.engine.core.text import N_
from game.ui import panels, sprites, text, theme
from game.ui.skins.commandos.board_dice import die_picture
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr

ACTIONS = 3
_LAMP_STEP, _LAMPS_WIDE = 30, 130
_HIGH = 150  # a panel of this height or more has room for everything
_TOOLS_WIDE, _BUTTONS_HIGH = 158, 64
_CLOSER = 4

ABILITIES = {
    "action": N_("Action: {text}"),
    "passive": N_("Always: {text}"),
    "both": "{text}",
}


@dataclass(frozen=True, slots=True)
class Heading:
    """What the panel says over its buttons: a head, a line, a text, and the die or icon at its left."""

    head: str
    line: str = ""
    body: str = ""
    letter: str = ""
    pips: int = 0
    icon: str = ""
    colour: str = "lime"


def about_commando(card: CommandoCard, letter: str, steps: int, where: str, stealth: bool) -> Heading:
    """The heading of a selected commando."""
    line = tr(N_("moves up to {n} · at {space}")).format(n=steps, space=where)
    if stealth:
        line += " · " + tr(N_("hidden"))
    body = tr(ABILITIES[card.kind]).format(text=tr(card.text))
    return Heading(tr(card.name).upper(), line, body, letter, card.face)


def paint_commando_panel(surface: pygame.Surface, rect: pygame.Rect, heading: Heading) -> None:
    """The panel without its buttons and lamps."""
    panels.panel(surface, rect)
    roomy = rect.h >= _HIGH
    left = rect.x + 14
    zoom = 3 if roomy else 2
    if heading.letter:
        surface.blit(die_picture(heading.letter, heading.pips, "big", zoom), (left, rect.y + 16 - 8 * (not roomy)))
    elif heading.icon:
        surface.blit(sprites.icon(heading.icon, 2 * zoom - 2), (left + 4, rect.y + 20 - 8 * (not roomy)))
    x = left + 24 * zoom + 12
    head_room = rect.right - _LAMPS_WIDE - (10 if roomy else _TOOLS_WIDE) - x
    y = rect.y + 10
    if roomy or not heading.body or heading.line:
        head = text.fit(heading.head, head_room, "head")
        text.draw(surface, head, (x, rect.y + 8), heading.colour, "head", shadow="ink")
        y += 26
    if heading.line:
        text.draw(surface, text.fit(heading.line, head_room), (x, y), "mist")
        y += 21
    right = rect.right - theme.PADDING - (_TOOLS_WIDE if roomy else 0)
    _paint_body(surface, pygame.Rect(x, y, right - x, rect.bottom - _BUTTONS_HIGH - y), heading.body)


def _paint_body(surface: pygame.Surface, place: pygame.Rect, body: str) -> None:
    """As many lines as there is room for; in a low window the panel's bubble has the rest."""
    (x, y), room, bottom = place.topleft, place.w, place.bottom
    lines, step = text.wrap(body, room), theme.FACES["body"].line
    if len(lines) * step > bottom - y:  # one line more, a little closer
        y, step = y - _CLOSER, step - _CLOSER // 2
    most = max(0, (bottom - y) // step)
    if len(lines) > most > 0:
        lines = (*lines[: most - 1], text.fit(" ".join(lines[most - 1 :]), room))
    for row, line in enumerate(lines[:most]):
        text.draw(surface, line, (x, y + row * step), "paper")


def paint_lamps(surface: pygame.Surface, rect: pygame.Rect, table: Table, stage: Stage) -> None:
    """One lamp for each action of the round: a yellow disc, or crossed out when it is used."""
    bonus = sum(m.by for m in table.event[stage.event].modifiers if m.what == "actions") if stage.event else 0
    lamps = max(ACTIONS + bonus, stage.actions)
    x = rect.right - theme.PADDING - 14 - (lamps - 1) * _LAMP_STEP
    for number in range(lamps):
        _paint_lamp(surface, (x + number * _LAMP_STEP, rect.y + 22), lit=number < stage.actions)
    words = tr(N_("actions left: {n}")).format(n=stage.actions)
    text.draw(surface, words, (rect.right - theme.PADDING, rect.y + 40), "sand_l", "label", "r")


def _paint_lamp(surface: pygame.Surface, centre: tuple[int, int], lit: bool) -> None:
    x, y = centre
    for radius, colour in ((13, "ink"), (11, "orange" if lit else "slate"), (8, "yellow" if lit else "night")):
        pygame.draw.circle(surface, theme.rgb(colour), centre, radius)
    if lit:
        surface.fill(theme.rgb("white"), (x - 5, y - 6, 3, 3))
        return
    for dx in (-1, 1):
        pygame.draw.line(surface, theme.rgb("steel"), (x - 4 * dx, y - 4), (x + 4 * dx, y + 4), 3)
