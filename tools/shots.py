"""Writes a picture of every scene, drawn unseen; with `--lessons` of every lesson of the tutorials.

`python tools/shots.py DIR [--size 1280x720] [--language pl] [--lessons] [NAME...]`
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import pygame

from game.content.settings import Settings
from game.content.tutorial_games import GAMES
from game.scenes.context import Ui
from game.scenes.flow import Errand, Flow
from game.scenes.flow_gallery import exhibits
from game.scenes.stack import SceneStack
from game.ui.input import Controls
from game.ui.language import set_language
from game.ui.sound import Sound
from game.ui.window import Window
from tools.lessons import walk

_AT_REST = 2000
"""Milliseconds that pass before a picture is taken, so that what grows has grown."""


def size_of(text: str) -> tuple[int, int]:
    """The size in "1280x720"."""
    try:
        width, height = (int(part) for part in text.lower().split("x"))
    except ValueError:
        raise argparse.ArgumentTypeError(f'"{text}" is no size such as 1280x720') from None
    return width, height


def take(folder: Path, size: tuple[int, int], names: list[str]) -> list[Path]:
    """Draws the exhibits (all, or those whose names begin like one of `names`) and gives the files."""
    window, ui = _program(folder, size)
    files = []
    with tempfile.TemporaryDirectory() as saves:
        for exhibit in exhibits(ui, Path(saves)):
            if names and not exhibit.name.startswith(tuple(names)):
                continue
            ui.scenes.reset()
            for scene in exhibit.open():
                ui.scenes.push(scene)
            ui.scenes.settle()
            ui.scenes.update(_AT_REST)
            files.append(folder / f"{exhibit.name}_{size[0]}x{size[1]}.png")
            _save(window, ui, files[-1])
    return files


def take_lessons(folder: Path, size: tuple[int, int], names: list[str]) -> list[Path]:
    """Draws every lesson of the tutorials (all, or those of the games in `names`) and gives the files."""
    window, ui = _program(folder, size)
    ui.controls.device = "mouse"
    files = []
    with tempfile.TemporaryDirectory() as saves:
        for game in names or GAMES:
            tutorial = Flow(ui, Errand(), Path(saves)).tutorials.scene(game)
            ui.scenes.reset(tutorial)
            ui.scenes.settle()
            for number in walk(ui.scenes, tutorial):
                files.append(folder / f"lesson_{game}_{number + 1:02}_{size[0]}x{size[1]}.png")
                _save(window, ui, files[-1])
    return files


def _program(folder: Path, size: tuple[int, int]) -> tuple[Window, Ui]:
    """A window that nobody sees, with the first settings, and a folder for its pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    window, settings = Window(size, False, 0), Settings()
    return window, Ui(settings, Controls(settings.keys), Sound(), SceneStack(window.canvas.view.logical))


def _save(window: Window, ui: Ui, file: Path) -> None:
    ui.scenes.draw(window.canvas.surface)
    window.show()
    pygame.image.save(pygame.display.get_surface(), file)


def read_arguments(arguments: list[str] | None = None) -> argparse.Namespace:
    """What the command line asks for; options may stand before, between and after the names."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--size", type=size_of, default=(1280, 720), metavar="WIDTHxHEIGHT")
    parser.add_argument("--language", default="en", metavar="CODE")
    parser.add_argument("--lessons", action="store_true", help="the lessons of the tutorials instead; NAMEs are games")
    parser.add_argument("names", nargs="*", metavar="NAME", help="only scenes whose names begin like this")
    return parser.parse_intermixed_args(arguments)


def main() -> int:
    """Reads the command line and takes the pictures."""
    chosen = read_arguments()
    set_language(chosen.language)
    shoot = take_lessons if chosen.lessons else take
    for file in shoot(chosen.folder, chosen.size, chosen.names):
        print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
