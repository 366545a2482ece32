"""How each event of Dice Commandos moves: walks, rolls, falls, cards (look, section 8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from game.engine.commandos import events as e
from game.engine.commandos import field_events as f
from game.engine.commandos.board_spec import TILE_SIZE
from game.engine.commandos.state import is_enemy
from game.engine.core.events import Event
from game.engine.core.rng import Numbers
from game.ui import theme, tween
from game.ui.animations import Clip
from game.ui.board_picture import PITCH, space_corner
from game.ui.skins.commandos.cues import Ground, cues_of
from game.ui.skins.commandos.effects import Effects
from game.ui.skins.commandos.geometry import places
from game.ui.skins.commandos.stage import Stage

Point = tuple[int, int]
_HOP = 2
_FACES = len(theme.DIE_FACES)
_AIM, _PHASE, _FLIGHT, _END, _BLAST = 260, 350, 700, 900, 420  # milliseconds of what look.md does not name
_FURY_STEP, _MOST_FURY = 120, 400
_LANDING = 60  # a die that has rolled is squashed for a moment
_RESTING = places(1)[0]


class ClipMaker:
    """Makes the clip of an event on the stage as it stands. `reduced` is the setting for less motion."""

    def __init__(
        self,
        stage: Callable[[], Stage],
        width: int,
        reduced: bool = False,
        close_up: str = "full",
        ground: Ground = lambda space: "grass",
    ) -> None:
        self._stage, self._width, self._ground = stage, width, ground
        self.reduced, self.close_up = reduced, close_up
        self._numbers = Numbers(1)  # faces that a rolling die shows on its way; never the game's own randomness

    def clip(self, event: Event) -> Clip[Effects]:
        """The clip of an event, with its sounds; many take no time."""
        make = _CLIPS.get(type(event))
        clip = make(self, event) if make else Clip(event)
        return replace(clip, cues=cues_of(event, self.stage, self._ground))

    # ------------------------------------------------------------ words for the makers

    @property
    def stage(self) -> Stage:
        """The table before the event."""
        return self._stage()

    def corner(self, space: int) -> Point:
        """The top left board pixel of a space."""
        return space_corner(space % self._width, space // self._width)

    def tile_corner(self, tile: int) -> Point:
        """The top left board pixel of a tile."""
        columns = self._width // TILE_SIZE
        return tile % columns * PITCH, tile // columns * PITCH

    def resting(self, space: int) -> Point:
        """Where a die that is alone in a space stands."""
        x, y = self.corner(space)
        return x + _RESTING[0], y + _RESTING[1]

    def faces(self) -> list[int]:
        """The faces that a die shows while it rolls."""
        return [self._numbers.below(6) + 1 for _ in range(_FACES)]

    def roll(self, event: Event, letter: str, pips: int, space: int) -> Clip[Effects]:
        """A die that rolls in a space."""
        faces, place = self.faces(), self.resting(space)
        if self.reduced:
            return Clip(event, theme.REDUCED_DIE, self._show_face(letter, None))

        def frame(passed: float, effects: Effects) -> None:
            face, hop = tween.rolling_face(passed, faces, pips)
            effects.dice[letter] = place[0], place[1] - hop
            effects.faces[letter] = face
            if passed >= theme.TIMES["die"]:
                effects.squashed.add(letter)

        return Clip(event, theme.TIMES["die"] + _LANDING, frame)

    @staticmethod
    def _show_face(letter: str, face: int | None) -> Callable[[float, Effects], None]:
        def frame(passed: float, effects: Effects) -> None:
            effects.faces[letter] = face

        return frame


# ------------------------------------------------------------ dice


def _walk(maker: ClipMaker, event: e.DieMoved) -> Clip[Effects]:
    spaces = (event.start, *event.path)
    if maker.reduced:

        def jump(passed: float, effects: Effects) -> None:
            effects.path = spaces

        return Clip(event, theme.REDUCED_PATH, jump)
    points = [maker.resting(space) for space in spaces]
    step = theme.TIMES["enemy_step" if is_enemy(event.die) else "step"]
    ms = step * len(event.path)

    def frame(passed: float, effects: Effects) -> None:
        effects.dice[event.die] = tween.along(points, tween.share(passed, ms), _HOP)

    return Clip(event, ms, frame)


def _rolled(maker: ClipMaker, event: e.DieRolled) -> Clip[Effects]:
    die = maker.stage.dice[event.die]
    if die.space >= 0:
        return maker.roll(event, event.die, event.pips, die.space)
    if event.why not in ("team", "reroll"):
        return Clip(event)  # it rolls where it is put down
    faces = maker.faces()

    def frame(passed: float, effects: Effects) -> None:
        effects.faces[event.die] = tween.rolling_face(passed * 2, faces, event.pips)[0]

    ms = theme.REDUCED_DIE if maker.reduced else theme.TIMES["die"] / 2
    return Clip(event, ms, None if maker.reduced else frame)


def _placed(maker: ClipMaker, event: e.DiePlaced) -> Clip[Effects]:
    if maker.stage.phase == "setup" and not is_enemy(event.die):
        return _drop_die(maker, event)
    return maker.roll(event, event.die, event.pips, event.space)


def _drop_die(maker: ClipMaker, event: e.DiePlaced) -> Clip[Effects]:
    x, y = maker.resting(event.space)
    ms = theme.TIMES["token"]

    def frame(passed: float, effects: Effects) -> None:
        effects.dice[event.die] = x, y - tween.bounce(tween.share(passed, ms), 6)
        effects.faces[event.die] = event.pips

    return Clip(event, 0 if maker.reduced else ms, frame)


def _turned(maker: ClipMaker, event: e.DieTurned) -> Clip[Effects]:
    def frame(passed: float, effects: Effects) -> None:
        effects.faces[event.die] = event.pips

    return Clip(event, theme.TIMES["exhaust"], frame)


def _falls(maker: ClipMaker, event: e.DieDefeated) -> Clip[Effects]:
    pips, place = maker.stage.dice[event.die].pips, maker.resting(event.space)
    ms, flash = theme.TIMES["casualty"], theme.TIMES["casualty_flash"]

    def frame(passed: float, effects: Effects) -> None:
        if passed < 2 * flash:
            effects.dice[event.die] = place
            if passed < flash:
                effects.flash.add(event.die)
            return
        effects.hidden.add(event.die)
        effects.pieces.append((event.die, pips, place, tween.share(passed - 2 * flash, ms - 2 * flash)))

    return Clip(event, 0 if maker.reduced else ms, frame)


# ------------------------------------------------------------ enemies


def _aims(maker: ClipMaker, event: e.EnemyAimed) -> Clip[Effects]:
    def frame(passed: float, effects: Effects) -> None:
        effects.aim = event.tile

    return Clip(event, _AIM, frame)


def _directive(maker: ClipMaker, event: e.DirectiveDrawn) -> Clip[Effects]:
    return _turning(maker, event, f"directive:{2 * event.card + event.turned}", "card_turn")


def _phase(maker: ClipMaker, event: e.PhaseBegan) -> Clip[Effects]:
    if event.phase not in ("enemies", "reinforcement"):
        return Clip(event)
    return Clip(event, _PHASE)


# ------------------------------------------------------------ cards, counters, tokens


def _turning(maker: ClipMaker, event: Event, card: str, time: str) -> Clip[Effects]:
    ms = theme.TIMES[time]

    def frame(passed: float, effects: Effects) -> None:
        effects.turning = card, tween.share(passed, ms)

    return Clip(event, ms, frame)


def _event_card(maker: ClipMaker, event: e.EventDrawn) -> Clip[Effects]:
    return _turning(maker, event, f"event:{event.card}", "card_draw")


def _loadout(maker: ClipMaker, event: e.LoadoutDrawn) -> Clip[Effects]:
    return _turning(maker, event, f"card:{event.card}", "card_draw")


def _fury(maker: ClipMaker, event: e.FuryChanged) -> Clip[Effects]:
    steps = abs(event.fury - maker.stage.fury)

    def frame(passed: float, effects: Effects) -> None:
        effects.fury = maker.stage.fury, event.fury, tween.share(passed, ms)

    ms = min(steps * _FURY_STEP, _MOST_FURY)
    return Clip(event, ms, frame)


def _explodes(maker: ClipMaker, event: e.Exploded) -> Clip[Effects]:
    def frame(passed: float, effects: Effects) -> None:
        effects.blast = event.tile, tween.share(passed, _BLAST)

    return Clip(event, _BLAST, frame)


def _dropping(icon: str, place: Point) -> Callable[[float, Effects], None]:
    """A token that drops onto its place."""

    def frame(passed: float, effects: Effects) -> None:
        x, y = place
        effects.tokens.append((icon, (x, y - tween.bounce(tween.share(passed, theme.TIMES["token"]), 6))))

    return frame


def _token(maker: ClipMaker, event: Event, icon: str, place: Point) -> Clip[Effects]:
    return Clip(event) if maker.reduced else Clip(event, theme.TIMES["token"], _dropping(icon, place))


def _explosive(maker: ClipMaker, event: e.ExplosivePlaced | f.ExplosiveMoved) -> Clip[Effects]:
    x, y = maker.tile_corner(event.tile)
    return _token(maker, event, "explosive", (x + 8, y + 8))


def _dropped(maker: ClipMaker, event: e.ObjectiveDropped) -> Clip[Effects]:
    return _token(maker, event, "objective", maker.corner(event.space))


def _hides(maker: ClipMaker, event: e.StealthGained) -> Clip[Effects]:
    space = maker.stage.dice[event.die].space
    return _token(maker, event, "stealth", maker.corner(space)) if space >= 0 else Clip(event)


def _taken(maker: ClipMaker, event: e.ObjectiveTaken) -> Clip[Effects]:
    """The token flies to the die that takes it."""
    start, end = maker.stage.objective_at[event.objective], maker.stage.dice[event.die].space
    ms = theme.TIMES["card_draw"]
    if maker.reduced or start < 0 or end < 0:
        return Clip(event)

    def frame(passed: float, effects: Effects) -> None:
        t = tween.arriving(tween.share(passed, ms))
        effects.lifted.add(event.objective)
        effects.tokens.append(("objective", tween.between(maker.corner(start), maker.corner(end), t)))

    return Clip(event, ms, frame)


def _ended(maker: ClipMaker, event: e.GameEnded) -> Clip[Effects]:
    return Clip(event, _END)


# ------------------------------------------------------------ combat


def _combat_rolled(maker: ClipMaker, event: e.CombatRolled) -> Clip[Effects]:
    ms = theme.REDUCED_DIE if maker.reduced else theme.TIMES["combat_roll"] + theme.TIMES["die_next"]
    return Clip(event, 0 if maker.close_up == "off" else ms)


def _fight_began(maker: ClipMaker, event: e.FightBegan) -> Clip[Effects]:
    opening = theme.TIMES["combat_veil"] + theme.TIMES["combat_slide"]
    ms = 0 if maker.reduced or maker.close_up == "off" else opening
    return Clip(event, ms)


def _fight_ended(maker: ClipMaker, event: e.FightEnded) -> Clip[Effects]:
    if maker.close_up == "off":
        return Clip(event, theme.TIMES["combat_hold"])
    ms = theme.TIMES["combat_sum"] + theme.TIMES["combat_verdict"] + theme.TIMES["combat_hold"]
    if maker.close_up == "short":
        return Clip(event, ms + _FLIGHT)
    return Clip(event, ms, waits=True)


_CLIPS: dict[type[Event], Callable[[ClipMaker, Any], Clip[Effects]]] = {
    e.DieMoved: _walk,
    e.DieRolled: _rolled,
    e.DiePlaced: _placed,
    e.DieTurned: _turned,
    e.DieDefeated: _falls,
    e.EnemyAimed: _aims,
    e.DirectiveDrawn: _directive,
    e.PhaseBegan: _phase,
    e.EventDrawn: _event_card,
    e.LoadoutDrawn: _loadout,
    e.FuryChanged: _fury,
    e.Exploded: _explodes,
    e.ExplosivePlaced: _explosive,
    f.ExplosiveMoved: _explosive,
    e.ObjectiveTaken: _taken,
    e.ObjectiveDropped: _dropped,
    e.StealthGained: _hides,
    e.GameEnded: _ended,
    e.FightBegan: _fight_began,
    e.CombatRolled: _combat_rolled,
    e.FightEnded: _fight_ended,
}
