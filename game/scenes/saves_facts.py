"""What is said about a kept game: its name, its state in words, its board as the dice stand, plain facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pygame

from game.content.saves import SUFFIX, SaveInfo
from game.engine.core.session import Session
from game.engine.core.text import N_, Message
from game.scenes.flow_keep import EARLIER, LAST
from game.scenes.setup_board import near_of, plain_board
from game.scenes.setup_seed import seed_text
from game.ui import sprites, text, theme
from game.ui.board_picture import space_corner
from game.ui.skins.commandos.board_dice import die_picture
from game.ui.skins.commandos.goal import progress
from game.ui.skins.commandos.stage import Stage
from game.ui.text import tr, tr_message

_FACTS = 96  # height of the words below the board
_DICE_AT = ((2, 1), (5, 4), (0, 4), (5, 0), (0, 0), (3, 3))


def name_of(info: SaveInfo) -> str:
    """What a save is called: by its player, by the program, or by its file."""
    name = str(info.note.get("name") or info.file.name.removesuffix(SUFFIX))
    return tr(name) if name in (LAST, EARLIER) else name


def state_of(info: SaveInfo) -> str:
    """One line about a save, from its note alone; a note from elsewhere may lack anything."""
    if info.problem:
        return tr(N_("damaged"))
    note = info.note
    ended = {"won": N_("won"), "lost": N_("lost")}.get(str(note.get("outcome")), N_("goes on"))
    parts = [tr(str(note.get("title") or "")), tr(ended)]
    if isinstance(note.get("turn"), int):
        parts.insert(1, tr(N_("turn {turn}")).format(turn=note["turn"]))
    elif isinstance(note.get("round"), int):
        parts.insert(1, tr(N_("round {round}")).format(round=note["round"]))
    return " · ".join(part for part in parts if part)


def paint_facts(
    surface: pygame.Surface, room: pygame.Rect, info: SaveInfo, session: Session | None, problem: Message | None
) -> None:
    """The board with the dice on it and what one needs to know; or why the save cannot be used."""
    if session is None:
        sentence = tr_message(problem or info.problem or Message(N_("This save cannot be used.")))
        surface.blit(sprites.icon("error", 2), room.topleft)
        y = text.paragraph(surface, sentence, (room.x + 44, room.y + 6, min(560, room.w - 44), 0), "coral") + 8
        stays = tr(N_("The file stays as it is: {file}")).format(file=info.file)
        text.paragraph(surface, stays, (room.x + 44, y, room.w - 44, 0), "mist", "label")
        return
    paint_board, facts = _GAMES[session.game.id]()
    paint_board(surface, pygame.Rect(room.x, room.y, room.w, room.h - _FACTS), session)
    y = room.bottom - _FACTS + 8
    for label, value in facts(session):
        text.draw(surface, label, (room.x, y), "fog")
        text.draw(surface, text.fit(value, room.w - 150), (room.x + 150, y), "paper")
        y += theme.RICH_LINE


def _commandos_facts(session: Session) -> list[tuple[str, str]]:
    s = session.state
    here = tr(N_("{squad} on the map, {box} in the deploy box")).format(squad=len(s.squad()), box=len(s.box()))
    done, whole = progress(s.table, Stage.of(s))
    goal = tr(N_("{goal}: {done} of {whole}")).format(goal=tr(s.table.mission_text.goal), done=done, whole=whole)
    enemies = tr(N_("{count} on the map, limit {limit}")).format(count=len(s.minions()), limit=s.table.limit(s.round))
    played = tr(N_("{count} choices, seed {seed}")).format(count=len(session.log), seed=seed_text(session.seed))
    return [
        (tr(N_("Commandos")), here),
        (tr(N_("Goal")), goal),
        (tr(N_("Enemies")), enemies),
        (tr(N_("Played")), played),
    ]


def _paint_commandos_board(surface: pygame.Surface, room: pygame.Rect, session: Session) -> None:
    board = session.setup.board
    picture = plain_board(board, near_of(board)).copy()
    s = session.state
    lying = [("objective", space) for space in s.objective_at if space >= 0]
    for icon, space in (*lying, *(("drop", zone) for zone in s.drop_zones)):
        picture.blit(sprites.icon(icon), _corner(session, space, (0, 0)))
    crowd: Counter[int] = Counter()
    for die in (*s.squad(), *s.enemies_on_map()):
        picture.blit(
            die_picture(die.letter, die.pips, "small"),
            _corner(session, die.space, _DICE_AT[crowd[die.space] % len(_DICE_AT)]),
        )
        crowd[die.space] += 1
    zoom = max(1, min((room.w - 16) // picture.get_width(), (room.h - 16) // picture.get_height()))
    grown = pygame.transform.scale_by(picture, zoom)
    place = grown.get_rect(center=room.center).clip(room)
    surface.fill(theme.rgb("ink"), place.inflate(12, 12))
    surface.blit(grown, place, (0, 0, *place.size))


def _corner(session: Session, space: int, at: tuple[int, int]) -> tuple[int, int]:
    width = session.setup.board.width
    x, y = space_corner(space % width, space // width)
    return x + at[0], y + at[1]


Shown = tuple[Callable[[pygame.Surface, pygame.Rect, Session], None], Callable[[Session], list[tuple[str, str]]]]
"""What paints the board of a game, and what says the facts below it."""


def _commandos() -> Shown:
    return _paint_commandos_board, _commandos_facts


def _dday() -> Shown:
    from game.scenes.dday.facts import dday_facts, paint_dday_board

    return paint_dday_board, dday_facts


def _komandosi() -> Shown:
    from game.scenes.komandosi.facts import komandosi_facts, paint_komandosi_board

    return paint_komandosi_board, komandosi_facts


_GAMES: dict[str, Callable[[], Shown]] = {"commandos": _commandos, "dday": _dday, "komandosi": _komandosi}
