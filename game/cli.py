"""The command line: play, check-map, simulate, replay, draw-cards. Imports no pygame unless it draws."""

from __future__ import annotations

import argparse
import contextlib
import io
import json
import os
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game import __version__

if TYPE_CHECKING:
    from game.simulation import Summary

PLAY, CHECK, SIMULATE, REPLAY, DRAW = "play", "check-map", "simulate", "replay", "draw-cards"
COMMANDS = (PLAY, CHECK, SIMULATE, REPLAY, DRAW)
OK, FAILED, MISUSED = 0, 1, 2


class Misuse(Exception):
    """An argument that cannot be meant; its text is one sentence for the player."""


def main(arguments: list[str] | None = None) -> int:
    """Runs a command and gives its exit status; without one the window opens."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if not any(argument in COMMANDS for argument in given[:1]) and given[:1] not in (["-h"], ["--help"], ["--version"]):
        given.insert(0, PLAY)
    chosen = _parser().parse_args(given)
    _write_any_letter()
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # what a command prints may be data
    try:
        status: int = chosen.run(chosen)
        if sys.stdout:
            sys.stdout.flush()
    except Misuse as wrong:
        print(wrong, file=sys.stderr)
        return MISUSED
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return FAILED
    except OSError as error:
        _let_go_of_output()
        if not isinstance(error, BrokenPipeError):  # with "| head" the reader has seen enough
            print(f"{error.filename or 'The output'}: {error.strerror or error}", file=sys.stderr)
        return FAILED
    return status


def _write_any_letter() -> None:
    """Names of files have letters that not every terminal can show; those come as numbers then."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _let_go_of_output() -> None:
    """What could not be written is not tried once more at the end of the program."""
    try:
        sys.stdout.flush()
    except OSError:
        with contextlib.suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="commando-table", description="Three commando board games on one table.")
    parser.add_argument("--version", action="version", version=f"Commando Table {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    play = commands.add_parser(PLAY, help="open the window (the default)")
    play.add_argument("--map", type=Path, metavar="FILE", help="begin a game on this map at once")
    play.add_argument("--seed", type=int, help="the seed of the game: the same seed gives the same dice")
    play.add_argument("--bot", action="append", default=[], metavar="SEAT=NAME", help="a bot plays this seat")
    play.add_argument(
        "--self-test", action="store_true", help="load everything, play one bot game, say whether it works"
    )
    play.add_argument("--install-desktop-entry", action="store_true", help="Linux: add menu entry and icon")
    play.set_defaults(run=_play)

    check = commands.add_parser(CHECK, help="list everything that is wrong with maps")
    check.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="maps, or folders of maps")
    check.add_argument("--json", action="store_true", help="print the findings as JSON")
    check.set_defaults(run=_check_map)

    _simulate_parser(commands)
    replay = commands.add_parser(REPLAY, help="play a save again and compare")
    replay.add_argument("file", type=Path, metavar="FILE")
    replay.add_argument("--json", action="store_true", help="print the result as JSON")
    replay.set_defaults(run=_replay)

    draw = commands.add_parser(DRAW, help="draw the pictures of the map tile cards anew, for Tiled")
    draw.add_argument(
        "folder", nargs="?", type=Path, metavar="FOLDER", help="the folder of maps (default: the shipped)"
    )
    draw.set_defaults(run=_draw_cards)
    return parser


def _simulate_parser(commands: Any) -> None:
    simulate = commands.add_parser(SIMULATE, help="play a map many times with bots")
    simulate.add_argument("map", type=Path, metavar="MAP")
    simulate.add_argument("--games", type=_count, default=100)
    simulate.add_argument("--bot", default="greedy", metavar="NAME")
    simulate.add_argument("--seats", type=_count)
    simulate.add_argument("--level", type=_count, help="a level of a map that has levels (default: the last)")
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--json", action="store_true", help="print the figures as JSON")
    simulate.add_argument("--heat-map", type=Path, metavar="PNG", help="draw where pieces come and where they are lost")
    simulate.set_defaults(run=_simulate)


def _count(text: str) -> int:
    try:
        number = int(text)
    except ValueError:
        number = 0
    if number < 1:
        raise argparse.ArgumentTypeError(f'"{text}" is no number from 1 on')
    return number


def _play(chosen: argparse.Namespace) -> int:
    if chosen.self_test:
        from game.self_test import self_test

        return self_test()
    if chosen.install_desktop_entry:
        return _install_desktop_entry()
    from game.launch import launch

    return launch(chosen.map, chosen.seed, _bots(chosen.bot, chosen.map))


def _install_desktop_entry() -> int:
    from game.desktop_entry import install_desktop_entry

    try:
        print(install_desktop_entry())
    except OSError as error:
        print(error, file=sys.stderr)
        return FAILED
    return OK


def _bots(given: list[str], map_file: Path | None) -> dict[int, str]:
    """Seats (from 1 on the command line, from 0 inside) and the bots that play them, in the game of the map."""
    from game.engine.games import BOTS

    games = _games_of(map_file) if given else []
    names = sorted({name for game in games for name in BOTS[game]})
    most = max((_MOST_SEATS[game]() for game in games), default=1)
    found = {}
    for text in given:
        seat, _, name = text.partition("=")
        if not _is_seat(seat) or name not in names:
            raise Misuse(
                f'--bot {text}: write a seat and a bot, such as "--bot 1=greedy"; bots are {", ".join(names)}.'
            )
        if int(seat) > most:
            raise Misuse(f"--bot {text}: there is no seat {int(seat)}; seats are 1{f' to {most}' if most > 1 else ''}.")
        found[int(seat) - 1] = name
    return found


def _is_seat(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS and int(text) >= 1


def _games_of(map_file: Path | None) -> list[str]:
    """The game that a map is for; all games where no map is named, or where it cannot be played."""
    from game.content.boards import game_of_spec, read_board
    from game.content.cards import CardError
    from game.engine.games import BOTS

    if map_file is None:
        return list(BOTS)
    try:
        spec, _ = read_board(map_file)
    except CardError as error:
        raise Misuse(str(error)) from None
    return list(BOTS) if spec is None else [game_of_spec(spec)]


def _dday_seats() -> int:
    from game.engine.dday.state import MOST_UNITS

    return MOST_UNITS


def _komandosi_seats() -> int:
    from game.engine.komandosi.state import MOST

    return MOST


_MOST_SEATS: dict[str, Callable[[], int]] = {
    "commandos": lambda: 1,
    "dday": _dday_seats,
    "komandosi": _komandosi_seats,
}
_MOST_DIGITS = 9  # of a seat's number; no table is that large


def _check_map(chosen: argparse.Namespace) -> int:
    from game.content.boards import check_map
    from game.engine.commandos.missions import MISSIONS

    reports = check_map(chosen.paths, MISSIONS)
    if chosen.json:
        print(json.dumps([report.as_json() for report in reports], ensure_ascii=False, indent=1))
    else:
        for report in reports:
            if report.findings:
                print(report.as_text())
        print(f"{len(reports)} maps checked, {sum(len(report.findings) for report in reports)} findings.")
    return OK if reports and all(report.sound for report in reports) else FAILED


def read_setup(path: Path, seats: int | None = None, level: int | None = None) -> tuple[str, Any]:
    """The game and the set-up of a map with the usual rules, by default for as few as can play it.

    `level` counts from 1 on maps that have levels; by default the last one is played.

    Raises Misuse with all findings.
    """
    from game.content.boards import game_of_spec, read_board
    from game.content.cards import CardError
    from game.engine.commandos.missions import MISSIONS

    spec, report = read_board(path, MISSIONS)
    if spec is None:
        raise Misuse(report.as_text() or f"{path}: this is a map tile card; a board is a map of such cards.")
    name = game_of_spec(spec)
    try:
        setup = _SETUPS[name](spec, seats or FEWEST_SEATS[name])
    except CardError as error:
        raise Misuse(str(error)) from None
    return name, setup if level is None else _at_level(setup, level)


def _at_level(setup: Any, level: int) -> Any:
    levels = len(getattr(setup.board, "levels", ()))
    if level > levels:
        has = f"levels 1 to {levels}" if levels > 1 else "no levels"
        raise Misuse(f"--level {level}: this map has {has}.")
    return replace(setup, level=level - 1)


def _commandos_setup(spec: Any, seats: int) -> Any:
    from game.content.cards import commandos_cards
    from game.engine.commandos.state import Setup

    if seats != 1:
        raise Misuse(f"--seats {seats}: Dice Commandos is played alone, with one seat.")
    return Setup(spec, cards_version=commandos_cards().version)


def _dday_setup(spec: Any, seats: int) -> Any:
    from game.content.cards import dday_cards
    from game.engine.dday.state import MOST_UNITS, NAMES, Setup

    if seats > MOST_UNITS:
        raise Misuse(f"--seats {seats}: D-Day Dice is played with one to {MOST_UNITS} Units.")
    return Setup(spec, NAMES[:seats], level=len(spec.levels) - 1, cards_version=dday_cards().version)


def _komandosi_setup(spec: Any, seats: int) -> Any:
    from game.content.cards import komandosi_cards
    from game.engine.komandosi.state import FEWEST, MOST, NAMES, Setup

    if not FEWEST <= seats <= MOST:
        raise Misuse(f"--seats {seats}: Komandosi is played with {FEWEST} to {MOST} players.")
    return Setup(spec, NAMES[:seats], cards_version=komandosi_cards().version)


FEWEST_SEATS = {"commandos": 1, "dday": 1, "komandosi": 2}
_SETUPS = {"commandos": _commandos_setup, "dday": _dday_setup, "komandosi": _komandosi_setup}


def _simulate(chosen: argparse.Namespace) -> int:
    from game.engine.games import BOTS
    from game.simulation import simulate

    name, setup = read_setup(chosen.map, chosen.seats, chosen.level)
    seats = chosen.seats or FEWEST_SEATS[name]
    if chosen.bot not in BOTS[name]:
        raise Misuse(f"--bot {chosen.bot}: there is no such bot for this game; choose one of {', '.join(BOTS[name])}.")
    result = simulate(name, str(chosen.map), setup, chosen.bot, chosen.games, chosen.seed, seats, sys.stderr)
    print(json.dumps(result.as_json(), ensure_ascii=False) if chosen.json else result.as_text())
    if chosen.heat_map:
        _draw_heat_map(result, setup.board, chosen)
    return OK if result.games == chosen.games else FAILED


def _draw_heat_map(result: Summary, board: Any, chosen: argparse.Namespace) -> None:
    from game.ui.heat_map import Heat, save_heat_map

    title = f"{chosen.map.stem}: {result.games} games of the bot {chosen.bot}"
    figures = f"won {result.win_rate:.1%} ({result.low:.1%} to {result.high:.1%}), {result.turns_median:g} rounds"
    if len(result.seat_wins) > 1:
        figures += f"; by seat {', '.join(map(str, result.seat_wins))}"
    heat = Heat(result.use.visits, result.use.lost, max(result.games, 1), title, figures, result.water)
    save_heat_map(board, chosen.map, heat, chosen.heat_map)


def _replay(chosen: argparse.Namespace) -> int:
    from game.content.cards import CardError
    from game.content.saves import from_text, read_text
    from game.engine.core import save as core
    from game.engine.core.replay import replay

    try:
        text = read_text(chosen.file)
        saved, session = core.read(text), from_text(text).session
    except (core.SaveError, CardError) as error:
        print(error, file=sys.stderr)
        return FAILED
    again = replay(session.game, session.setup, session.cards, saved.seed, saved.log)
    same = again.difference is None and session.game.dump_state(again.state) == saved.state
    difference = "" if same else str(again.difference or "The end differs from the state in the file.")
    if chosen.json:
        facts = {"file": str(chosen.file), "game": saved.game, "commands": len(saved.log), "played": again.played}
        print(json.dumps({**facts, "same": same, "difference": difference}, ensure_ascii=False))
    else:
        print(f"{again.played} of {len(saved.log)} commands played again. {difference or 'The end is the same.'}")
    return OK if same else FAILED


def _draw_cards(chosen: argparse.Namespace) -> int:
    from game import paths
    from game.ui.card_pictures import draw_cards

    folder = chosen.folder or paths.maps()
    if not any(folder.glob("commandos/tiles/*.tmx")):
        raise Misuse(f"{folder}: there are no map tile cards (commandos/tiles/*.tmx) in this folder of maps.")
    reports = draw_cards(folder)
    for report in reports:
        print(report.as_text() or f"{report.file}: drawn")
    return OK if all(report.sound for report in reports) else FAILED
