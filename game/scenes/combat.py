"""The combat close-up over the table: follows the events of a fight, offers reactions and Continue."""

from __future__ import annotations

from dataclasses import replace

from game.engine.commandos import events as e
from game.engine.commandos.combat import RerollAttack
from game.engine.commandos.state import is_enemy
from game.engine.core.events import Event
from game.engine.core.text import N_
from game.scenes.table_game import TableGame
from game.ui import theme
from game.ui.animations import Player
from game.ui.skins.commandos import close_up
from game.ui.skins.commandos.close_up import Fight, Moment
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.log import Who
from game.ui.text import tr

_PART_OF_FIGHT = (e.FightBegan, e.CombatRolled, e.FightEnded, e.LoadoutUsed, e.DieSaved)


class CloseUp:
    """What the close-up shows now; `fight` is None while it is closed."""

    def __init__(self, game: TableGame, player: Player[Effects]) -> None:
        self.game, self.player = game, player
        self.wanted = True
        """Whether the player wants to see it; where an answer is asked for it opens anyway."""
        self._fight: Fight | None = None

    @property
    def fight(self) -> Fight | None:
        """The fight that is shown."""
        return self._fight if self.wanted or self.reacting else None

    def follow(self, event: Event) -> None:
        """An event begins to play."""
        match event:
            case e.FightBegan():
                self._fight = self._begin(event)
            case e.CombatRolled() if self._fight:
                self._fight = close_up.rolled(self._fight, event)
            case e.FightEnded() if self._fight:
                self._fight = close_up.ended(self._fight, event, self._consequence(event))
            case _ if not isinstance(event, _PART_OF_FIGHT):
                self._fight = None

    def _begin(self, event: e.FightBegan) -> Fight:
        stage = self.game.shown
        return close_up.begun(self.game.state, stage, event, self.player.ahead(), self._modifiers())

    def _modifiers(self) -> tuple[int, int]:
        """What is added to both totals of a fight that is not over: the waiting question knows."""
        choice = self.game.ask.choice if self.game.ask else None
        if isinstance(choice, RerollAttack):
            attack, defence = choice.result.sums(self.game.state)
            return attack[2], defence[2]
        return 0, 0

    @property
    def shown(self) -> Fight:
        """The fight as it is drawn: while a load-out may answer, the question stands below the verdict."""
        assert self._fight
        if not self.reacting or self.game.ask is None:
            return self._fight
        return replace(self._fight, next=f"{self._fight.next} {tr(self.game.ask.prompt)}".strip())

    @property
    def reacting(self) -> bool:
        """Whether a load-out may answer this fight and nothing is left to be played before that."""
        ask = self.game.ask
        plays = self.player.running and not self.player.waiting
        if self._fight is None or ask is None or plays or len(self.player.ahead()) > 1:
            return False
        return any(pick == "button:decline" for option in ask.options for pick in option.picks())

    def close_if_done(self) -> None:
        """Closes when nothing of the fight is left to see or to decide."""
        if self._fight and not self.player.running and not self.reacting:
            self._fight = None

    # ------------------------------------------------------------ what happens next, in words

    def _consequence(self, event: e.FightEnded) -> str:
        """What follows the fight until something else begins, from the events themselves."""
        words = []
        for after in self.player.ahead():
            if isinstance(after, (e.FightBegan, e.DieMoved, e.PhaseBegan, e.EnemyAimed)):
                break
            if sentence := self._sentence(after):
                words.append(sentence)
        if self._move_goes_on(event):
            words.append(tr(N_("The move may go on.")))
        return " ".join(words) or (tr(N_("Nothing happens.")) if event.ranged else self._waits(event))

    def _waits(self, event: e.FightEnded) -> str:
        loser = event.defender if event.winner == event.attacker else event.attacker
        return tr(N_("{who} is about to fall.")).format(who=self._who(loser))

    def _move_goes_on(self, event: e.FightEnded) -> bool:
        ask = self.game.ask
        stop = ask is not None and any("button:stop" in option.picks() for option in ask.options)
        return stop and event.winner == event.attacker and len(self.player.ahead()) < 5

    def _who(self, letter: str) -> str:
        table, die = self.game.state.table, self.game.shown.dice[letter]
        return str(Who(table.face(letter, die.pips).name, die.pips))

    def _sentence(self, event: Event) -> str:
        match event:
            case e.DieDefeated(die=letter) if is_enemy(letter):
                return tr(N_("{who} leaves the map.")).format(who=self._who(letter))
            case e.DieDefeated(die=letter):
                return tr(N_("{who} goes to the deploy box.")).format(who=self._who(letter))
            case e.FuryChanged(fury=fury):
                return tr(N_("Fury {before} > {after}.")).format(before=self.game.shown.fury, after=fury)
            case e.LoadoutDrawn():
                return tr(N_("You draw a load-out."))
            case e.ObjectiveDropped():
                return tr(N_("The token stays on its space."))
        return ""

    # ------------------------------------------------------------ time

    def moment(self, passed: float) -> Moment:
        """How far the close-up is, `passed` milliseconds into the present event."""
        now = self.player.now
        if isinstance(now, e.FightBegan):
            return Moment(passed / max(1, theme.TIMES["combat_veil"] + theme.TIMES["combat_slide"]), None, False, False)
        if isinstance(now, e.CombatRolled):
            return Moment(1.0, passed, False, False)
        if isinstance(now, e.FightEnded):
            return Moment(1.0, None, True, passed >= theme.TIMES["combat_sum"])
        return Moment()
