"""The scenes of Komandosi on the way through the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.cards import komandosi_cards
from game.content.locate import map_folders
from game.engine.core.text import N_
from game.engine.games import bot
from game.engine.komandosi.state import FEWEST, LETTERS, MOST, NAMES, Setup
from game.scenes.flow_games import Bots
from game.scenes.komandosi.guide import KomandosiGuide
from game.scenes.komandosi.replay import KomandosiReplayScene
from game.scenes.komandosi.result import KomandosiResultScene
from game.scenes.komandosi.setup import KomandosiSetupChoices, KomandosiSetupScene
from game.scenes.komandosi.setup_maps import FOLDER, IslandEntry, read_entry
from game.scenes.komandosi.table import KomandosiTableScene
from game.scenes.table_calls import TableCalls

if TYPE_CHECKING:
    from game.engine.core.session import Session
    from game.scenes.context import Ui
    from game.scenes.flow import Flow
    from game.scenes.result import ResultChoices


class KomandosiWay:
    """A seat for each player; seats that bots have stay theirs when the game goes on another day."""

    name = N_("KOMANDOSI")

    def setup(self, flow: Flow) -> KomandosiSetupScene:
        """Island, players, rulings, seed."""

        def problems(entry: IslandEntry) -> None:
            flow.show_problems(entry, scene.refresh)

        choices = KomandosiSetupChoices(flow.begin_on, problems, flow.to_title)
        scene = KomandosiSetupScene(flow.ui, choices, flow.errand.seed)
        return scene

    def read(self, file: Path) -> IslandEntry:
        """An island with what is wrong with it."""
        return read_entry(file)

    def usual(self, board: Any, bots: Bots) -> Setup:
        """As many players as the bots need, at least two, by the table's own rulings."""
        players = min(MOST, max(FEWEST, max((seat + 1 for seat in bots), default=FEWEST)))
        return Setup(board, NAMES[:players], cards_version=komandosi_cards().version)

    def near(self, board: Any) -> Path:
        """The map of the board's name."""
        files = [folder / FOLDER / f"{board.name}.tmx" for folder in map_folders()]
        return next((file for file in files if file.is_file()), files[-1])

    def table(self, ui: Ui, session: Session, calls: TableCalls, near: Path, bots: Bots) -> KomandosiTableScene:
        """The table on the island."""
        table = KomandosiTableScene(ui, session, calls, near)
        seats = len(session.state.players)
        table.bots = {
            LETTERS[seat]: bot(session.game.id, name, session.seed) for seat, name in bots.items() if seat < seats
        }
        table.rebuild()
        return table

    def guide(self, table: KomandosiTableScene) -> KomandosiGuide:
        """What a tutorial asks the table."""
        return KomandosiGuide(table)

    def bots(self, table: KomandosiTableScene) -> dict[int, str]:
        """The bots by seat."""
        return {LETTERS.index(letter): player.name for letter, player in table.bots.items()}

    def bot_plays(self, table: KomandosiTableScene) -> bool:
        """Whether bots play every seat."""
        return len(table.bots) == len(table.game.state.players)

    def hand_over(self, table: KomandosiTableScene, name: str) -> None:
        """Gives all seats to a bot, or back to the players."""
        table.seat(None if self.bot_plays(table) else table.new_bot(name))

    def result(self, ui: Ui, session: Session, choices: ResultChoices) -> KomandosiResultScene:
        """Who won and how."""
        return KomandosiResultScene(ui, session, choices)

    def replay(self, ui: Ui, session: Session, calls: TableCalls, near: Path, start: int) -> KomandosiReplayScene:
        """The table with a slider."""
        shown = KomandosiReplayScene(ui, session, calls, near, start)
        shown.play_or_pause()
        return shown


WAY = KomandosiWay()
