"""Opens the window on the title, or at once on a map that the command line names."""

from __future__ import annotations

from pathlib import Path

from game import app
from game.scenes.context import Ui
from game.scenes.flow import Errand, Flow
from game.scenes.stack import Scene


def launch(map_file: Path | None, seed: int | None, bots: dict[int, str]) -> int:
    """Run the window until the player leaves; give the exit code. `bots` are names by seat, from 0.

    With a map its game begins at once; a map that cannot be played opens on what is wrong with it.
    """
    flows: list[Flow] = []

    def start(ui: Ui) -> Scene:
        """The first scene; asked again only after a crash, then the errand is done and the title it is."""
        if flows:
            return flows[0].title()
        flows.append(Flow(ui, Errand(seed, bots)))
        return _first_table(flows[0], map_file) if map_file else flows[0].title()

    try:
        return app.run(start)
    finally:
        for flow in flows:
            flow.close()


def _first_table(flow: Flow, map_file: Path) -> Scene:
    """The game on this map, or what is wrong with the map. Leaves with a sentence when the cards are unusable."""
    from game.content.cards import CardError  # late: the title needs no game

    try:
        return flow.open_map(map_file)
    except CardError as error:
        raise SystemExit(str(error)) from None
