"""The tutorials on the way through the program: from the title to the first lesson, and what comes after the last."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.content import first_settings
from game.engine.core.text import N_
from game.scenes.dialog import Answer, Dialog, notice
from game.scenes.flow_campaign import CAMPAIGN_GAME
from game.scenes.flow_games import way
from game.scenes.stack import Scene
from game.ui.text import tr, tr_message

if TYPE_CHECKING:
    from game.engine.core.session import Session
    from game.scenes.flow import Flow
    from game.scenes.table_calls import TableCalls
    from game.scenes.tutorial_guide import Guide


class Tutorials:
    """Opens tutorials, and remembers in the settings which were played to their end."""

    def __init__(self, flow: Flow) -> None:
        self.flow = flow

    def done(self) -> tuple[str, ...]:
        """The games whose tutorial was played to its end. Needs no model of the settings before the first picture."""
        ui = self.flow.ui
        if ui.knows_settings:
            return ui.settings.tutorials_done
        return first_settings.read(ui.settings_file).tutorials_done

    def open(self, game: str) -> None:
        """Begin the tutorial of a game; one that cannot be used is told, and the title stays."""
        from game.content.cards import CardError
        from game.content.tutorials import TutorialError

        try:
            scene = self.scene(game)
        except (CardError, TutorialError) as error:
            notice(self.flow.ui, tr(N_("The tutorial cannot begin")), tr_message(error.message))
            return
        self.flow.ui.scenes.reset(scene)

    def scene(self, game: str) -> Scene:
        """The tutorial of a game at its first lesson. Raises CardError, TutorialError."""
        from game.content.tutorials import read_tutorial, session_of, tutorial_file
        from game.scenes.tutorial import TutorialChoices, TutorialScene

        flow, file = self.flow, tutorial_file(game)
        tutorial = read_tutorial(file)

        def open_table(session: Session, calls: TableCalls) -> Guide:
            its = way(game)
            return its.guide(its.table(flow.ui, session, calls, tutorial.map_file, {}))

        choices = TutorialChoices(open_table, flow.open_settings, flow.to_title, partial(self._ended, game))
        return TutorialScene(flow.ui, tutorial, session_of(tutorial, file), choices)

    def _ended(self, game: str) -> None:
        """The last lesson is over: that is remembered, and a real game is one click away."""
        ui = self.flow.ui
        if game not in self.done():
            ui.change(tutorials_done=(*self.done(), game))
            ui.keep_settings()
        self.flow.to_title()
        body = tr(N_("You have seen all that a game needs. The rules are always one key away."))
        play = Answer(tr(N_("Play a game")), partial(self.flow.open_setup, game), "primary")
        first = Answer(tr(N_("First game")), self.flow.campaign.begin_first, "primary")
        begun = game != CAMPAIGN_GAME or self.flow.campaign.begun()
        answers = (*((play,) if begun else (first, replace(play, style="button"))), Answer(tr(N_("To the title"))))
        ui.scenes.push(Dialog(ui, tr(N_("Well done")), body, answers))
