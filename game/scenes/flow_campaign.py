"""The campaign of Dice Commandos on the way through the program: entering wins, its page, the first game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.engine.core.text import N_
from game.scenes.dialog import notice
from game.scenes.stack import Scene
from game.ui.text import tr, tr_message

if TYPE_CHECKING:
    from game.content.campaign import Campaign, Wins
    from game.engine.core.session import Session
    from game.scenes.campaign_news import News
    from game.scenes.campaign_steps import Advice
    from game.scenes.flow import Flow
    from game.scenes.setup_maps import MapEntry
    from game.scenes.setup_options import Options

FILE = "campaign.json"
"""The file of the campaign, in the folder of saves."""
CAMPAIGN_GAME = "commandos"
"""The game that has a campaign."""
_CANNOT_KEEP = N_("The win could not be kept in {file}: {reason}. Free some space there, or look at its folder.")


class CampaignWay:
    """Everything that the flow does with the campaign. Nothing is imported for it before the first picture."""

    def __init__(self, flow: Flow) -> None:
        self.flow, self.ui = flow, flow.ui
        self._last: tuple[Session, News] | None = None
        self._untold = ""

    @property
    def file(self) -> Path:
        """Where the campaign is kept."""
        return self.flow.saves_folder / FILE

    def begun(self) -> bool:
        """Whether anything was ever won."""
        return self.file.exists()

    def wins(self) -> Wins:
        """The wins that are kept; `tell` says what was wrong with their file."""
        return self._load().wins

    def _load(self) -> Campaign:
        from game.content import campaign

        kept = campaign.load(self.file)
        self._untold = tr_message(kept.trouble) if kept.trouble else self._untold
        return kept

    # ------------------------------------------------------------ a win

    def after_command(self, session: Session, table: Any) -> None:
        """A command was played: if it won a mission, the win enters the campaign, before anything moves."""
        if session.game.id != CAMPAIGN_GAME or session.ask is not None or self.news_of(session):
            return
        outcome = session.state.outcome
        if outcome is not None and outcome.winners:
            self._enter(session, by_bot=2 * table.bot_choices > len(session.log))

    def _enter(self, session: Session, by_bot: bool) -> None:
        from game.content import campaign
        from game.scenes.campaign_news import News, news_of
        from game.scenes.campaign_steps import win_of

        win = win_of(session.setup)
        if win is None:
            return
        if by_bot:
            self._last = session, News.BOT
            return
        kept, mission = self._load(), session.setup.board.mission
        before = kept.wins.get(mission)
        self._last = session, news_of(before, win)
        best = campaign.best_of(before, win)
        if best != before and kept.sound:
            self._keep({**kept.wins, mission: best})

    def _keep(self, wins: Wins) -> None:
        from game.content import campaign

        try:
            campaign.save(wins, self.file)
        except OSError as error:
            self._untold = tr(_CANNOT_KEEP).format(file=self.file, reason=error.strerror or str(error))

    def tell(self) -> None:
        """What went wrong with the file, above the present screen and only once."""
        if self._untold:
            notice(self.ui, tr(N_("Campaign")), self._untold)
        self._untold = ""

    def news_of(self, session: Session) -> News | None:
        """What a game that was won has changed; None for any other."""
        return self._last[1] if self._last and self._last[0] is session else None

    # ------------------------------------------------------------ the page

    def open(self) -> None:
        """The page of the campaign; cards that cannot be used are told, and the present screen stays."""
        from game.content.cards import CardError

        try:
            scene = self.scene(self.wins())
        except CardError as error:
            notice(self.ui, tr(N_("The game cannot begin")), tr_message(error.message))
            return
        self.ui.scenes.reset(scene)
        self.tell()

    def scene(self, wins: Wins) -> Scene:
        """The page with these wins. Raises CardError."""
        from game.scenes.campaign import CampaignChoices, CampaignScene

        choices = CampaignChoices(self._set_up, self._begin, self.flow.to_title)
        return CampaignScene(self.ui, choices, wins)

    def _set_up(self, entry: MapEntry, options: Options | None) -> None:
        """The set-up with a mission chosen, and back to the campaign from there."""
        from game.scenes.flow_commandos import WAY

        scene = WAY.setup(self.flow, from_campaign=True)
        scene.begin_with(entry.file, options)
        self.ui.scenes.reset(scene)

    def _begin(self, found: Advice) -> None:
        """A game as it is recommended, from a seed that nobody chose, without another question."""
        from game.engine.commandos.rulings import Rulings
        from game.scenes.setup_seed import new_seed

        assert found.entry.board, "only a mission that can be played is recommended"
        seed = new_seed() if self.flow.errand.seed is None else self.flow.errand.seed
        self.flow.play_map(found.entry, found.options.setup(found.entry.board, Rulings()), seed)

    def begin_first(self) -> None:
        """The recommended first game; where the installation has none, the set-up."""
        from game.content.cards import CardError
        from game.scenes.campaign_steps import advice, missions

        try:
            found = advice(missions(), {})
        except CardError:
            found = None  # the set-up tells what is wrong
        if found is None:
            self.flow.open_setup(CAMPAIGN_GAME)
        else:
            self._begin(found)
