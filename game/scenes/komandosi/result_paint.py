"""The panels of a Komandosi result: every player with what he has, and the winner's way over the island."""

from __future__ import annotations

import pygame

from game.engine.core.session import Session
from game.engine.core.text import N_
from game.engine.komandosi.state import COLOURS, Player
from game.scenes.komandosi.facts import island_picture
from game.scenes.komandosi.result_facts import KomandosiFacts, ranked, standing, track_of
from game.ui import panels, sprites, text, theme
from game.ui.skins.komandosi import pawns
from game.ui.text import tr

_ROW, _EDGE, _LINE = 60, 12, 3
_SUMS = (
    ("walk", N_("walked {n}")),
    ("ride", N_("rode {n}")),
    ("hits", N_("hits {n}")),
    ("wounds", N_("wounds {n}")),
    ("events", N_("events {n}")),
)


def paint_players(surface: pygame.Surface, rect: pygame.Rect, session: Session, facts: KomandosiFacts) -> None:
    """A row for each player, the winner first."""
    rounds = tr(N_("{n} rounds")).format(n=facts.rounds)
    y = panels.titled(surface, rect, tr(N_("The players")), "plum", sprites.icon("flag"), rounds, "sand_l")
    for player in ranked(session.state):
        row = pygame.Rect(rect.x + 10, y + 2, rect.w - 20, _ROW - 6)
        _paint_player(surface, row, session, player, facts)
        y += _ROW


def _paint_player(
    surface: pygame.Surface, row: pygame.Rect, session: Session, player: Player, facts: KomandosiFacts
) -> None:
    setup, won = session.setup, player.letter in facts.winners
    panels.panel(surface, row, "hot" if won else "button")
    pawn = pawns.pawn(setup, player.seat, 2)
    surface.blit(pawn, pawn.get_rect(center=(row.x + 28, row.centery)))
    left, right = row.x + 56, row.right - _EDGE
    money = str(standing(player)[2])
    text.draw(surface, money, (right, row.y + 6), "lime", "head", "r", shadow="ink")
    surface.blit(pawns.icon("money"), (right - text.width(money, "head") - 22, row.y + 11))
    x = right - text.width(money, "head") - 110
    stored = player.store.parts if player.store else (0, 0, 0)
    for number, colour in enumerate(COLOURS):
        count = player.pocket.parts[number] + stored[number]
        picture = f"part_{colour}"
        shown = pawns.icon(picture) if count else sprites.greyed(picture, 1, pawns.ATLAS)
        surface.blit(shown, (x + number * 22, row.y + 10))
    text.draw(surface, text.fit(setup.names[player.seat], x - left - 8), (left, row.y + 8), "white")
    said = "  ".join(tr(words).format(n=facts.sums[player.letter, what]) for what, words in _SUMS)
    text.draw(surface, text.fit(said, right - left, "label"), (left, row.y + 33), "sand_l" if won else "mist", "label")


def paint_track(surface: pygame.Surface, rect: pygame.Rect, session: Session, facts: KomandosiFacts) -> None:
    """The island with the squares that the winner crossed, joined in their order."""
    panels.titled(surface, rect, tr(N_("The winner's way")), "slate", sprites.icon("eye"))
    room = pygame.Rect(rect.x + 10, rect.y + 36, rect.w - 20, rect.h - 46)
    surface.fill(theme.rgb("ink"), room)
    picture = island_picture(session)
    zoom = max(1, min(room.w // picture.get_width(), room.h // picture.get_height()))
    sheet = pygame.transform.scale_by(picture, zoom)
    columns = session.setup.board.columns
    side = sheet.get_width() // columns
    points = [(s % columns * side + side // 2, s // columns * side + side // 2) for s in track_of(facts)]
    if len(points) > 1:
        pygame.draw.lines(sheet, theme.rgb("ink"), False, points, _LINE + 2)
        pygame.draw.lines(sheet, theme.rgb("yellow"), False, points, _LINE)
    if points and facts.winners:
        winner = session.state.player(facts.winners[0])
        pawn = pawns.pawn(session.setup, winner.seat, zoom)
        sheet.blit(pawn, pawn.get_rect(center=points[-1]))
    place = sheet.get_rect(center=room.center).clip(room)
    surface.blit(sheet, place, (0, 0, *place.size))
