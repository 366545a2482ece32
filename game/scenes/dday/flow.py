"""The scenes of D-Day Dice on the way through the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.cards import dday_cards
from game.content.locate import map_folders
from game.engine.core.text import N_
from game.engine.dday.state import LETTERS, MOST_UNITS, NAMES, Setup
from game.engine.games import bot
from game.scenes.dday.guide import DdayGuide
from game.scenes.dday.replay import DdayReplayScene
from game.scenes.dday.result import DdayResultScene
from game.scenes.dday.setup import DdaySetupChoices, DdaySetupScene
from game.scenes.dday.setup_maps import FOLDER, DdayEntry, read_entry
from game.scenes.dday.table import DdayTableScene
from game.scenes.flow_games import Bots
from game.scenes.table_calls import TableCalls

if TYPE_CHECKING:
    from game.engine.core.session import Session
    from game.scenes.context import Ui
    from game.scenes.flow import Flow
    from game.scenes.result import ResultChoices


class DdayWay:
    """A seat for each Unit; Units that bots play stay theirs when the game goes on another day."""

    name = N_("D-DAY DICE")

    def setup(self, flow: Flow) -> DdaySetupScene:
        """Maps, Units, level, rulings, seed."""

        def problems(entry: DdayEntry) -> None:
            flow.show_problems(entry, scene.refresh)

        choices = DdaySetupChoices(flow.begin_on, problems, flow.to_title)
        scene = DdaySetupScene(flow.ui, choices, flow.errand.seed)
        return scene

    def read(self, file: Path) -> DdayEntry:
        """A battle map with its words."""
        return read_entry(file)

    def usual(self, board: Any, bots: Bots) -> Setup:
        """As many Units as the bots need, at least one, on the whole map as printed."""
        units = min(MOST_UNITS, max((seat + 1 for seat in bots), default=1))
        return Setup(board, NAMES[:units], level=len(board.levels) - 1, cards_version=dday_cards().version)

    def near(self, board: Any) -> Path:
        """The map of the board's name."""
        files = [folder / FOLDER / f"{board.name}.tmx" for folder in map_folders()]
        return next((file for file in files if file.is_file()), files[-1])

    def table(self, ui: Ui, session: Session, calls: TableCalls, near: Path, bots: Bots) -> DdayTableScene:
        """The table on the beach."""
        table = DdayTableScene(ui, session, calls, near)
        units = len(session.state.units)
        table.bots = {
            LETTERS[seat]: bot(session.game.id, name, session.seed) for seat, name in bots.items() if seat < units
        }
        table.rebuild()
        return table

    def guide(self, table: DdayTableScene) -> DdayGuide:
        """What a tutorial asks the table."""
        return DdayGuide(table)

    def bots(self, table: DdayTableScene) -> dict[int, str]:
        """The bots by seat."""
        return {LETTERS.index(letter): player.name for letter, player in table.bots.items()}

    def bot_plays(self, table: DdayTableScene) -> bool:
        """Whether bots play every Unit."""
        return len(table.bots) == len(table.game.state.units)

    def hand_over(self, table: DdayTableScene, name: str) -> None:
        """Gives all Units to a bot, or back to the players."""
        session = table.game.session
        table.seat(None if self.bot_plays(table) else bot(session.game.id, name, session.seed))

    def result(self, ui: Ui, session: Session, choices: ResultChoices) -> DdayResultScene:
        """The fate of every Unit."""
        return DdayResultScene(ui, session, choices)

    def replay(self, ui: Ui, session: Session, calls: TableCalls, near: Path, start: int) -> DdayReplayScene:
        """The table with a slider."""
        shown = DdayReplayScene(ui, session, calls, near, start)
        shown.play_or_pause()
        return shown


WAY = DdayWay()
