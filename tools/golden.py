"""Records whole games as readable text: the question, what was chosen, what happened.

`python tools/golden.py` writes `tests/golden/*.txt` anew; the difference is the review.
"""

from __future__ import annotations

import sys
from dataclasses import fields
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.engine.core.events import Event  # noqa: E402
from game.engine.core.session import Session  # noqa: E402
from game.engine.games import bot  # noqa: E402
from tests.games import MISSION_MAPS, new_session  # noqa: E402

FOLDER = ROOT / "tests" / "golden"
GAMES = (
    ("commandos", "random", 1),
    ("commandos", "greedy", 2),
    ("commandos", "greedy", 3),
    ("dday", "random", 3),
    ("dday", "greedy", 1),
    ("dday", "greedy", 2),
    *((mission, "greedy", 2) for mission in MISSION_MAPS[1:]),
    ("komandosi", "random", 1),
    ("komandosi", "greedy", 2),
    ("komandosi", "greedy", 4),
)


def file_of(name: str, player: str, seed: int) -> Path:
    """Where a recorded game is kept."""
    return FOLDER / f"{name}_{player}_{seed}.txt"


def told(event: Event) -> str:
    """An event on one line."""
    parts = " ".join(f"{f.name}={getattr(event, f.name)}" for f in fields(event))  # type: ignore[arg-type]
    return f"    {type(event).__name__} {parts}".rstrip()


def recorded(name: str, player: str, seed: int) -> str:
    """A whole game as text; `name` is a game, or a mission of Dice Commandos that is played on side B."""
    session: Session = new_session(name, seed)
    chooser = bot(session.game.id, player, seed)
    lines = [f"# {name}, seed {seed}, played by the {player} bot", *map(told, session.opening)]
    while session.ask is not None:
        lines.append(f"? {session.ask.prompt} ({len(session.ask.options)} options)")
        command = chooser.choose(session.state, session.ask)
        lines.append(f"> {command.text()}")
        lines += map(told, session.play(command))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Records all games."""
    for at, game in enumerate(GAMES, 1):
        file_of(*game).write_text(recorded(*game))
        print(f"{at} of {len(GAMES)}: {file_of(*game).name}")


if __name__ == "__main__":
    main()
