"""Loads everything that the program is made of, plays a game, draws every scene unseen, and says whether it works."""

from __future__ import annotations

import json
import os
import tempfile
import wave
from collections.abc import Callable
from pathlib import Path

from game import paths

PASSED, FAILED = 0, 1
_NEEDED_ATLASES = ("icons", "dice", "pictures", "badges", "dday", "komandosi")
_LANGUAGE = "commandotable"


class Fault(Exception):
    """Something that does not work, in one sentence."""


def self_test() -> int:
    """Runs all parts and prints a line for each; 0 when all of them work. Nothing of the player's is touched."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    parts: tuple[tuple[str, Callable[[], str]], ...] = (
        ("pictures", _pictures),
        ("fonts", _fonts),
        ("sounds", _sounds),
        ("languages", _languages),
        ("cards and rules", _cards),
        ("maps", _maps),
        ("games", _games),
        ("scenes", _scenes),
    )
    works = [_run(name, part) for name, part in parts]
    print("self-test passed" if all(works) else "self-test FAILED")
    return PASSED if all(works) else FAILED


def _run(name: str, part: Callable[[], str]) -> bool:
    """Runs one part; whatever goes wrong in it is told on its line, and the others still run."""
    try:
        print(f"{name}: {part()}")
    except Exception as error:
        print(f"{name}: FAILED: {type(error).__name__}: {error}")
        return False
    return True


def _pictures() -> str:
    from game.ui import sprites

    count = 0
    for name in _NEEDED_ATLASES:
        file = paths.assets() / "images" / f"{name}.json"
        places = json.loads(file.read_text("utf-8"))
        missing = [place for place in places if not sprites.has(place, name)]
        if missing or not places:
            raise Fault(f"{file} and its picture do not fit: {', '.join(missing) or 'it is empty'}")
        for place in places:
            sprites.sprite(place, 1, name)
        count += len(places)
    return f"{count} sprites in {len(_NEEDED_ATLASES)} atlases"


def _fonts() -> str:
    from game.ui import text, theme

    for role, face in theme.FACES.items():
        if not (paths.assets() / "fonts" / face.file).is_file():
            raise Fault(f"the font {face.file} is missing")
        text.font(role)
    return f"{len({face.file for face in theme.FACES.values()})} files for {len(theme.FACES)} roles"


def _sounds() -> str:
    files = sorted((paths.assets() / "sounds").glob("*.wav"))
    if not files:
        raise Fault(f"there are no sounds in {paths.assets() / 'sounds'}")
    for file in files:
        with wave.open(str(file)) as sound:
            if not sound.getnframes():
                raise Fault(f"{file} is silent")
    return f"{len(files)} cues"


def _languages() -> str:
    from game.ui import language

    codes = [file.parent.parent.name for file in (paths.assets() / "locale").glob(f"*/LC_MESSAGES/{_LANGUAGE}.mo")]
    for code in codes:
        language.set_language(code)
        language.tr("Play")
    language.set_language("en")
    return ", ".join(["en", *sorted(codes)])


def _cards() -> str:
    from game.content.cards import commandos_cards, dday_cards, komandosi_cards
    from game.content.rulebook import load_rulebook
    from game.engine.games import GAMES

    cards = commandos_cards()
    rules = [rule for game in GAMES for rule in load_rulebook(game).rules]
    count = len(cards.events) + len(cards.loadouts) + len(cards.directives) + len(cards.commandos)
    beach = dday_cards()
    count += len(beach.specialists) + len(beach.items) + len(beach.vehicles) + len(beach.awards)
    island = komandosi_cards()
    count += len(island.events) + len(island.goods)
    return f"{count} cards, {len(rules)} rules"


def _maps() -> str:
    from game.content.boards import check_map
    from game.engine.commandos.missions import MISSIONS

    reports = check_map([paths.maps()], MISSIONS)
    wrong = [line for report in reports for line in report.as_text().splitlines()]
    if wrong or not reports:
        raise Fault("; ".join(wrong) or f"there are no maps in {paths.maps()}")
    return f"{len(reports)} without findings"


def _games() -> str:
    from game.scenes.flow_gallery import dday_played, played
    from game.scenes.komandosi.gallery import komandosi_played

    choices = []
    for session in (played(0), dday_played(0), komandosi_played(0)):
        if session.ask is not None or session.state.problems():
            stopped = f"the bot's game of {session.game.id} stopped after {len(session.log)} choices"
            raise Fault(f"{stopped}: {session.state.problems()}")
        choices.append(f"{session.game.id} in {len(session.log)} choices")
    return f"bots' games came to their ends: {', '.join(choices)}"


def _scenes() -> str:
    from game.content.settings import Settings
    from game.scenes.context import Ui
    from game.scenes.flow_gallery import exhibits
    from game.scenes.stack import SceneStack
    from game.ui import theme
    from game.ui.input import Controls
    from game.ui.sound import Sound
    from game.ui.window import Window

    window = Window(theme.DESIGN, False, 1)
    settings = Settings()
    ui = Ui(settings, Controls(settings.keys), Sound(), SceneStack(window.canvas.view.logical))
    count = 0
    with tempfile.TemporaryDirectory(prefix="commando-table-") as folder:
        for exhibit in exhibits(ui, Path(folder)):
            try:
                ui.scenes.reset()
                for scene in exhibit.open():
                    ui.scenes.push(scene)
                ui.scenes.settle()
                ui.scenes.draw(window.canvas.surface)
            except Exception as error:
                raise Fault(f"{exhibit.name}: {type(error).__name__}: {error}") from error
            count += 1
    return f"{count} drawn"
