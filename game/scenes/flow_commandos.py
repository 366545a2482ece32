"""The scenes of Dice Commandos on the way through the program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.cards import commandos_cards
from game.engine.commandos.state import Setup
from game.engine.core.text import N_
from game.engine.games import bot
from game.scenes.flow_games import Bots
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultChoices, ResultScene
from game.scenes.setup import SetupChoices, SetupScene
from game.scenes.setup_board import near_of
from game.scenes.setup_maps import MapEntry, read_entry
from game.scenes.table_bot import BotTable
from game.scenes.table_calls import TableCalls
from game.scenes.tutorial_commandos import CommandosGuide

if TYPE_CHECKING:
    from game.engine.core.session import Session
    from game.scenes.context import Ui
    from game.scenes.flow import Flow

SEAT = 0  # the game is played alone


class CommandosWay:
    """One seat, one mission, one table."""

    name = N_("DICE COMMANDOS")

    def setup(self, flow: Flow, from_campaign: bool = False) -> SetupScene:
        """Missions, rulings, seed. Going back leads to where the player came from."""

        def problems(entry: MapEntry) -> None:
            flow.show_problems(entry, scene.refresh)

        on_back = flow.campaign.open if from_campaign else flow.to_title
        choices = SetupChoices(
            flow.play_map, problems, on_back, flow.campaign.open, from_campaign, flow.campaign.wins()
        )
        scene = SetupScene(flow.ui, choices, flow.errand.seed)
        return scene

    def read(self, file: Path) -> MapEntry:
        """A map with its mission."""
        return read_entry(file)

    def usual(self, board: Any, bots: Bots) -> Setup:
        """The only seat, with the table's rulings."""
        return Setup(board, cards_version=commandos_cards().version)

    def near(self, board: Any) -> Path:
        """The map of the board's name."""
        return near_of(board)

    def table(self, ui: Ui, session: Session, calls: TableCalls, near: Path, bots: Bots) -> BotTable:
        """The table in the jungle."""
        table = BotTable(ui, session, calls, near)
        table.ambience = "jungle"
        if SEAT in bots:
            table.seat(bot(session.game.id, bots[SEAT], session.seed))
        return table

    def guide(self, table: BotTable) -> CommandosGuide:
        """What a tutorial asks the table."""
        return CommandosGuide(table)

    def bots(self, table: BotTable) -> dict[int, str]:
        """Nothing: a bot only helps out here, and whoever goes on has the seat."""
        return {}

    def bot_plays(self, table: BotTable) -> bool:
        """Whether a bot has the seat."""
        return table.bot_plays

    def hand_over(self, table: BotTable, name: str) -> None:
        """Gives the seat to a bot, or takes it back."""
        session = table.game.session
        table.seat(None if table.bot_plays else bot(session.game.id, name, session.seed))

    def result(self, ui: Ui, session: Session, choices: ResultChoices) -> ResultScene:
        """Story, curve and luck."""
        return ResultScene(ui, session, choices)

    def replay(self, ui: Ui, session: Session, calls: TableCalls, near: Path, start: int) -> ReplayScene:
        """The table with a slider."""
        shown = ReplayScene(ui, session, calls, near, start)
        shown.play_or_pause()
        return shown


WAY = CommandosWay()
