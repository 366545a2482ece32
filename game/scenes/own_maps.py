"""Own boards in a set-up: a new one made from a starter, and the folder where they lie."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game import paths
from game.content.tiled.project import PROJECT_NAME
from game.content.tiled_program import find_tiled, open_folder, open_in_tiled
from game.content.user_maps import new_map, prepare
from game.engine.core.text import N_, Message
from game.scenes.context import Ui
from game.scenes.dialog import Answer, Dialog, notice
from game.scenes.setup_missions import short_path
from game.ui import text, theme
from game.ui.text import tr, tr_message
from game.ui.widgets.base import Widget
from game.ui.widgets.button import Button

HIGH = 80
"""What the buttons and the folder's name need below a list of maps."""
_TOP, _BUTTON, _GAP, _LINES = 6, 36, 8, 2
CANNOT = N_("The folder of your boards cannot be used")


def own_map_widgets(ui: Ui, rect: pygame.Rect, game: str, on_made: Callable[[Path], None]) -> list[Widget]:
    """The two buttons in the place below a list; `on_made` gets the file of a new board."""
    wide, y = (rect.w - _GAP) // 2, rect.y + _TOP
    return [
        Button(
            "new map",
            (rect.x, y, wide, _BUTTON),
            tr(N_("New board")),
            lambda: make_map(ui, game, on_made),
            icon="map",
        ),
        Button(
            "map folder",
            (rect.x + wide + _GAP, y, wide, _BUTTON),
            tr(N_("My boards")),
            lambda: show_folder(ui, game),
            icon="folder",
        ),
    ]


def paint_own_maps(surface: pygame.Surface, rect: pygame.Rect, game: str) -> None:
    """The line above the buttons, and the folder's name below them."""
    surface.fill(theme.rgb("slate"), (rect.x, rect.y, rect.w, 2))
    folder = short_path(paths.user_maps() / game)
    y = rect.y + _TOP + _BUTTON + 6
    for number, line in enumerate(text.wrap(folder, rect.w, "label")[:_LINES]):
        text.draw(surface, line, (rect.x, y + number * theme.FACES["label"].line), "fog", "label")


def make_map(ui: Ui, game: str, on_made: Callable[[Path], None]) -> None:
    """Make a new board, and say where it is."""
    try:
        file = new_map(game)
    except OSError as error:
        notice(ui, tr(CANNOT), str(error))
        return
    on_made(file)
    tiled = find_tiled()
    project = file.parent.parent / PROJECT_NAME
    answers = [
        Answer(tr(N_("Open the folder")), lambda: show_folder(ui, game)),
        Answer(tr(N_("Good")), style="button" if tiled else "hot"),
    ]
    if tiled:
        command = tiled
        answers.insert(
            0, Answer(tr(N_("Open in Tiled")), lambda: _try(ui, lambda: open_in_tiled(command, file, project)), "hot")
        )
    where = Message(
        N_(
            "It is {file}. It can be played at once; draw it anew in Tiled, where you open the project {project} "
            "first. Each time you save there, this list looks at it again."
        ),
        {"file": short_path(file), "project": short_path(project)},
    )
    ui.scenes.push(Dialog(ui, tr(N_("Your new board")), tr_message(where), answers, "map"))


def show_folder(ui: Ui, game: str) -> None:
    """Open the folder of own boards, made if there is none yet."""

    def show() -> None:
        folder = prepare() / game
        folder.mkdir(exist_ok=True)
        open_folder(folder)

    _try(ui, show)


def _try(ui: Ui, step: Callable[[], None]) -> None:
    """Do something with the folder; where the computer refuses, say where the folder is."""
    try:
        step()
    except OSError as error:
        where = Message(
            N_("{reason}. The folder of your boards is {folder}."),
            {"reason": error.strerror or str(error), "folder": str(paths.user_maps())},
        )
        notice(ui, tr(CANNOT), tr_message(where))
