"""What lies on the table of Dice Commandos as the window shows it: plain data, folded from events."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Self

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.directives import next_symbol
from game.engine.commandos.state import OFF_MAP, SPENT, Die, State, is_enemy
from game.ui.stage import Change, FoldedStage, sets


@dataclass(slots=True)
class DieSprite:
    """One die: where it lies (OFF_MAP: box or pool), what it shows, what it has with it."""

    letter: str
    pips: int
    space: int
    stealth: bool = False
    carries: tuple[int, ...] = ()

    @classmethod
    def of(cls, die: Die) -> DieSprite:
        """The sprite of an engine's die."""
        return cls(die.letter, die.pips, die.space, die.stealth, die.carries)


@dataclass(slots=True)
class Stage(FoldedStage):
    """All sprites and markers. `Stage.of(state)` equals the stage before, with every event since then applied.

    An open objective was taken before: whoever finds it takes it without its condition (commandos:Q42). `flipped` are
    destroyed nests by their number among the special spaces, `cut` bridges by their space.
    """

    round: int
    phase: str
    event: str
    actions: int
    fury: int
    dice: dict[str, DieSprite]
    objective_at: list[int]
    objective_known: list[bool]
    objective_open: list[bool]
    tokens_go_home: bool
    explosives: list[int]
    drop_zones: list[int]
    decoy: int
    hand: list[str]
    exhausted: list[str]
    symbol: str
    directives: int
    shut: list[str]
    flipped: list[int]
    cut: list[int]
    damage: int
    trophies: int
    exposed: bool
    destroyed: list[int]
    baits: list[int]
    saved: str
    landing: int
    won: bool | None = None

    @classmethod
    def of(cls, s: State) -> Self:
        """The stage that shows a state."""
        return cls(
            s.round,
            s.phase,
            s.event,
            s.actions,
            s.fury,
            {die.letter: DieSprite.of(die) for die in (*s.commandos, *s.enemies)},
            s.objective_at[:],
            s.objective_known[:],
            s.objective_open[:],
            s.table.rulings.dropped_tokens == "home",
            s.explosives[:],
            s.drop_zones[:],
            s.decoy,
            s.loadouts[:],
            s.exhausted[:],
            next_symbol(s),
            len(s.directives.pile),
            s.shut[:],
            list(s.flipped),
            [s.table.setup.board.specials[number].cells[0] for number in s.cut],
            s.damage,
            s.trophies,
            s.exposed,
            s.destroyed[:],
            s.baits[:],
            s.saved,
            s.landing,
            None if s.outcome is None else bool(s.outcome.winners),
        )

    def clone(self) -> Self:
        """An independent copy."""
        return replace(
            self,
            dice={letter: replace(die) for letter, die in self.dice.items()},
            **{name: getattr(self, name)[:] for name in _LISTS},
        )

    # ------------------------------------------------------------ looking

    def on_map(self, enemies: bool) -> list[DieSprite]:
        """The commandos or the enemies on the map, by letter."""
        return [die for die in self.dice.values() if die.space >= 0 and is_enemy(die.letter) == enemies]

    def box(self) -> list[DieSprite]:
        """The commandos in the Deploy box."""
        away = self.saved
        return [it for it in self.dice.values() if it.space < 0 and not is_enemy(it.letter) and it.letter not in away]

    def at(self, space: int) -> list[DieSprite]:
        """The dice in a space, by letter."""
        return [die for die in self.dice.values() if die.space == space]

    def carrier(self, objective: int) -> DieSprite | None:
        """The commando that carries an objective token."""
        return next((die for die in self.dice.values() if objective in die.carries), None)


_LISTS = (
    *("objective_at", "objective_known", "objective_open", "explosives", "drop_zones", "hand", "exhausted"),
    *("shut", "flipped", "cut", "destroyed", "baits"),
)


# ------------------------------------------------------------ what each event changes


def _set_die(**names: str) -> Change:
    """Copies fields of the event onto its die."""

    def change(stage: Stage, event: Any) -> None:
        for here, there in names.items():
            setattr(stage.dice[event.die], here, getattr(event, there))

    return change


def _hide(stage: Stage, event: e.StealthGained) -> None:
    stage.dice[event.die].stealth = True


def _unhide(stage: Stage, event: e.StealthLost) -> None:
    stage.dice[event.die].stealth = False


def _walk(stage: Stage, event: e.DieMoved) -> None:
    stage.dice[event.die].space = event.path[-1]


def _fall(stage: Stage, event: e.DieDefeated) -> None:
    die = stage.dice[event.die]
    die.space, die.carries, die.stealth = OFF_MAP, (), False


def _lay_explosive(stage: Stage, event: e.ExplosivePlaced) -> None:
    stage.explosives.append(event.tile)


def _carry_explosive(stage: Stage, event: f.ExplosiveMoved) -> None:
    stage.explosives[stage.explosives.index(event.start)] = event.tile


def _shut(stage: Stage, event: f.SpawnShut) -> None:
    stage.shut.append(event.symbol)


def _open(stage: Stage, event: f.SpawnsOpened) -> None:
    stage.shut.clear()


def _explode(stage: Stage, event: e.Exploded) -> None:
    stage.explosives.remove(event.tile)


def _cut(stage: Stage, event: f.BridgeCut) -> None:
    stage.cut.append(event.space)


def _mend(stage: Stage, event: f.BridgesMended) -> None:
    stage.cut.clear()


def _spend_explosive(stage: Stage, event: f.ExplosiveSpent) -> None:
    if event.tile != OFF_MAP:
        stage.explosives.remove(event.tile)


def _flip(stage: Stage, event: f.TileFlipped) -> None:
    stage.flipped.append(event.special)


def _expose(stage: Stage, event: f.BossExposed) -> None:
    stage.exposed = True


def _cloak(stage: Stage, event: f.BossHidden) -> None:
    stage.exposed = False


def _spend(stage: Stage, event: f.ObjectiveSpent) -> None:
    die = stage.dice[event.die]
    die.carries = tuple(number for number in die.carries if number != event.objective)
    stage.objective_at[event.objective] = SPENT


def _destroy(stage: Stage, event: f.TargetDestroyed) -> None:
    stage.destroyed.append(event.space)


def _lay_bait(stage: Stage, event: f.BaitPlaced) -> None:
    stage.baits.append(event.space)


def _eat_bait(stage: Stage, event: f.BaitTaken) -> None:
    stage.baits.remove(event.space)


def _board(stage: Stage, event: f.DieBoarded) -> None:
    die = stage.dice[event.die]
    die.space, die.carries = OFF_MAP, ()
    for number in event.objectives:
        stage.objective_at[number] = SPENT
    stage.saved += event.die


def _show(stage: Stage, event: e.ObjectiveShown) -> None:
    stage.objective_known[event.objective] = True


def _take(stage: Stage, event: e.ObjectiveTaken) -> None:
    stage.objective_at[event.objective] = OFF_MAP
    stage.objective_open[event.objective] = True
    die = stage.dice[event.die]
    die.carries = (*die.carries, event.objective)


def _drop(stage: Stage, event: e.ObjectiveDropped) -> None:
    stage.objective_at[event.objective] = event.space
    stage.objective_open[event.objective] = not stage.tokens_go_home


def _draw(stage: Stage, event: e.LoadoutDrawn) -> None:
    stage.hand.append(event.card)


def _use(stage: Stage, event: e.LoadoutUsed) -> None:
    if event.exhausted:
        stage.exhausted.append(event.card)
    else:
        _discard(stage, event)


def _discard(stage: Stage, event: e.LoadoutUsed | e.LoadoutDiscarded) -> None:
    stage.hand.remove(event.card)
    if event.card in stage.exhausted:
        stage.exhausted.remove(event.card)


def _ready(stage: Stage, event: e.LoadoutsReadied) -> None:
    stage.exhausted.clear()


def _move_base(stage: Stage, event: e.DropZonePlaced) -> None:
    stage.drop_zones[1:] = [event.space]


def _no_decoy(stage: Stage, event: e.DecoyRemoved) -> None:
    stage.decoy = OFF_MAP


Stage.changes = {
    e.RoundBegan: sets(round="round"),
    e.PhaseBegan: sets(phase="phase"),
    e.EventDrawn: sets(event="card"),
    e.ActionsChanged: sets(actions="left"),
    e.DieRolled: _set_die(pips="pips"),
    e.DieTurned: _set_die(pips="pips"),
    e.DiePlaced: _set_die(pips="pips", space="space"),
    e.DieMoved: _walk,
    e.DieDefeated: _fall,
    e.FuryChanged: sets(fury="fury"),
    e.StealthGained: _hide,
    e.StealthLost: _unhide,
    e.ExplosivePlaced: _lay_explosive,
    e.Exploded: _explode,
    f.ExplosiveMoved: _carry_explosive,
    f.SpawnShut: _shut,
    f.SpawnsOpened: _open,
    f.TrackerMoved: sets(round="round"),
    f.DieRelocated: _set_die(space="space"),
    f.BridgeCut: _cut,
    f.BridgesMended: _mend,
    f.ExplosiveSpent: _spend_explosive,
    f.TileFlipped: _flip,
    f.BossHit: sets(damage="damage"),
    f.BossExposed: _expose,
    f.BossHidden: _cloak,
    f.TrophyTaken: sets(trophies="trophies"),
    f.ObjectiveSpent: _spend,
    f.TargetDestroyed: _destroy,
    f.BaitPlaced: _lay_bait,
    f.BaitTaken: _eat_bait,
    f.DieBoarded: _board,
    f.LandingZoneMoved: sets(landing="tile"),
    e.ObjectiveShown: _show,
    e.ObjectiveTaken: _take,
    e.ObjectiveDropped: _drop,
    e.LoadoutDrawn: _draw,
    e.LoadoutUsed: _use,
    e.LoadoutDiscarded: _discard,
    e.LoadoutsReadied: _ready,
    e.DirectivesChanged: sets(symbol="symbol", directives="cards"),
    e.DropZonePlaced: _move_base,
    e.DecoyPlaced: sets(decoy="tile"),
    e.DecoyRemoved: _no_decoy,
    e.GameEnded: sets(won="won"),
}
