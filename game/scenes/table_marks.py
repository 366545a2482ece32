"""What is marked on the board for the clicks so far: reach, fights and their odds, things to choose."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from game.engine.board.grid import spaces_of
from game.engine.commandos import forecast
from game.engine.commandos.commands import Walk
from game.engine.commandos.effects import RangedCombat
from game.engine.commandos.hazards import snipers
from game.engine.commandos.state import Die, State
from game.engine.commandos.traits import cloaks
from game.engine.core.text import N_
from game.scenes.table_game import TableGame
from game.ui.chooser import kind_of
from game.ui.skins.commandos.board import Marks
from game.ui.skins.commandos.right_panels import Odds
from game.ui.skins.commandos.sum_notes import note
from game.ui.text import tr

CLOAKED = N_("cloaked: no fight")
"""Beside the odds of an enemy whose cloak cancels the next fight against it (commandos:Q65)."""


@dataclass(frozen=True, slots=True)
class Attack:
    """Who would attack, and how: `modifier` is added to the attacker's total."""

    letter: str
    ranged: bool = False
    modifier: int = 0
    by_ability: bool = False


class TableMarks:
    """Works out the marks of one question and its clicks; made anew when they change."""

    def __init__(self, game: TableGame) -> None:
        self.game, self.state = game, game.state
        self.board = self.state.table.board
        self.next = game.chooser.next_picks()
        self.ways = self._ways()
        self.stops = self._stops()
        self.attack = self._attack()
        self._chances: dict[str, Fraction] = {}
        self.targets = self._targets()

    # ------------------------------------------------------------ picks by kind

    def names(self, kind: str) -> list[str]:
        """What of a kind can be picked now, without the kind."""
        return [pick.partition(":")[2] for pick in self.next if kind_of(pick) == kind]

    def _walker(self) -> str:
        """The die whose walk is chosen now; empty when none is."""
        walks = self.game.selected and any(isinstance(option, Walk) for option in self.game.chooser.matching())
        return self.game.selected if walks and len(self.game.chooser.taken) == 1 else ""

    def _ways(self) -> dict[int, int]:
        walker = self._walker()
        return forecast.ways_in_reach(self.state, walker) if walker else {}

    def _stops(self) -> int:
        """The spaces of the reach where a walk pauses for enemies, as a mask."""
        walker = self._walker()
        if not walker:
            return 0
        return forecast.reach_now(self.state, walker).stops if forecast.steps_now(self.state, walker)[0] > 0 else 0

    # ------------------------------------------------------------ odds

    def _attack(self) -> Attack | None:
        """The attack that the clicks so far would lead to."""
        taken, s = self.game.chooser.taken, self.state
        choice = self.game.ask.choice if self.game.ask else None
        if attacker := getattr(choice, "attacker", ""):
            return Attack(attacker)
        if taken and kind_of(taken[0]) == "card":
            effect = next(iter(s.table.loadout[taken[0][5:]].effects), None)
            if isinstance(effect, RangedCombat) and len(taken) > 1:
                return Attack(taken[1][4:], True, effect.modifier)
            return None
        if "button:site" in taken:
            return Attack(self.game.selected, True) if forecast.site_shoots(s, self.game.selected) else None
        if "button:ability" in taken:
            modifier = forecast.ability_shot(s, self.game.selected)
            return None if modifier is None else Attack(self.game.selected, True, modifier, by_ability=True)
        return Attack(self.game.selected) if self._walker() else None

    def _targets(self) -> tuple[str, ...]:
        """The letters of the dice that the attack can meet."""
        if self.attack is None:
            return ()
        enemies = [die.letter for die in self.state.enemies_on_map()]
        tile_of = self.board.tile_of
        if tiles := self.names("tile"):
            near = {self.board.tile_number[name] for name in tiles}
        elif not self.attack.ranged and self._walker():
            near = {tile_of[space] for space in self.ways if self.stops >> space & 1}
        else:
            return tuple(letter for letter in self.names("die"))
        return tuple(letter for letter in enemies if tile_of[self.state.die(letter).space] in near)

    @property
    def slips(self) -> bool:
        """Whether stealth would take the attacker past its targets without a fight (commandos:T1)."""
        attack = self.attack
        walks = attack is not None and not attack.ranged and attack.letter == self.game.selected
        return walks and attack is not None and self.state.die(attack.letter).stealth

    def chance(self, letter: str) -> Fraction:
        """The exact chance of the attack on a target."""
        assert self.attack
        if letter not in self._chances:
            attack = self.attack
            if attack.by_ability and forecast.takes_out(self.state, attack.letter, letter):
                return Fraction(1)
            self._chances[letter] = forecast.win_chance(
                self.state, attack.letter, letter, attack.ranged, attack.modifier
            )
        return self._chances[letter]

    def odds(self, letter: str) -> Odds | None:
        """The whole preview of the attack on a target; None where it cannot be attacked now."""
        if letter not in self.targets or self.attack is None:
            return None
        s, attack = self.state, self.attack
        one, other = s.die(attack.letter), s.die(letter)
        tile_names, tile_of = self.board.tile_names, self.board.tile_of
        whole_tile = not attack.ranged or bool(self.names("tile"))  # a shot at one die is not followed by others
        near = self.targets if whole_tile else ()
        mates = [t for t in near if t != letter and tile_of[s.die(t).space] == tile_of[other.space]]
        return Odds(
            attack.letter,
            one.pips,
            letter,
            other.pips,
            self.chance(letter),
            tile_names[tile_of[one.space]],
            tile_names[tile_of[other.space]],
            attack.ranged,
            modifier_notes(s, attack, letter),
            tuple(self.chance(mate) for mate in mates),
            self.slips,
            tuple(s.table.loadout[card].name for card in forecast.reactions(s, attack.letter, attack.ranged)),
        )

    def _watchers(self, space: int) -> list[Die]:
        """Who would shoot from a Sniper Nest at the selected commando if its walk ended there (commandos:Q101)."""
        if space not in self.ways:
            return []
        return snipers(self.state, replace(self.state.die(self.game.selected), space=space))

    def shot_at(self, space: int) -> Odds | None:
        """The first shot that the selected commando would draw by ending its walk there; None without one."""
        watchers = self._watchers(space)
        if not watchers:
            return None
        foe, tile_names, tile_of = watchers[0], self.board.tile_names, self.board.tile_of
        then = self.state.clone()
        die = then.die(self.game.selected)
        die.space = space
        chances = [forecast.win_chance(then, it.letter, die.letter, True) for it in watchers]
        return Odds(
            foe.letter,
            foe.pips,
            die.letter,
            die.pips,
            chances[0],
            tile_names[tile_of[foe.space]],
            tile_names[tile_of[space]],
            True,
            modifier_notes(then, Attack(foe.letter, True), die.letter),
            tuple(1 - chance for chance in chances[1:]),
        )

    def entry_to(self, letter: str) -> int | None:
        """The nearest space in reach by which the selected die would meet an enemy; None without one."""
        tile_of = self.board.tile_of
        tile = tile_of[self.state.die(letter).space]
        spaces = [space for space in self.ways if self.stops >> space & 1 and tile_of[space] == tile]
        return min(spaces, key=lambda space: (self.ways[space], space), default=None)

    def enemy_at(self, space: int) -> str:
        """The enemy that a walk to a space, or a shot on its tile, would meet first; empty without one."""
        tile_of = self.board.tile_of
        entry = self.stops >> space & 1 or self.board.tile_names[tile_of[space]] in self.names("tile")
        on_tile = [t for t in self.targets if tile_of[self.state.die(t).space] == tile_of[space]]
        return on_tile[0] if entry and on_tile else ""

    # ------------------------------------------------------------ marks

    def route_to(self, space: int | None) -> tuple[int, ...]:
        """The way of the selected die to a space in reach, with its start; empty without one."""
        if space is None or space not in self.ways:
            return ()
        die = self.state.die(self.game.selected)
        return (die.space, *forecast.walk_preview(self.state, die.letter, space).path)

    def marks(self, pointed: int | None, shown: frozenset[int]) -> Marks:
        """Everything to mark; `pointed` is the space under pointer or cursor, `shown` what the log points at."""
        spaces = {self.board.space_of[name] for name in self.names("space")}
        entry = frozenset(space for space in spaces if self.stops >> space & 1)
        tile_of = self.board.tile_of
        taken = self.game.chooser.taken
        acting = self.game.state.phase == "commandos"
        whole = self.state.ground.terrain.whole(sum(1 << space for space in spaces - entry))
        return Marks(
            legal=frozenset(spaces_of(whole)),
            entry=entry,
            enemy_tiles=frozenset(tile_of[self.state.die(letter).space] for letter in self.targets),
            tiles=frozenset(self.board.tile_number[name] for name in self.names("tile")),
            steps=tuple((space, steps) for space, steps in self.ways.items() if space not in entry),
            dice=frozenset(self.names("die")),
            selected=frozenset(pick[4:] for pick in taken if kind_of(pick) == "die"),
            route=self.route_to(pointed),
            shown=shown,
            order=forecast.enemy_order(self.state) if acting else "",
            sight=self._sight(pointed),
        )

    def _sight(self, pointed: int | None) -> tuple[tuple[int, int], ...]:
        """The lines of the shot that is being chosen, or of the nests that see the end of a walk."""
        if pointed is not None and (watchers := self._watchers(pointed)):
            posts, tile_of = self.state.ground.sniper_posts, self.board.tile_of
            return tuple((posts[tile_of[foe.space]], pointed) for foe in watchers)
        if self.attack is None or not self.attack.ranged or self.names("tile"):
            return ()
        start = self.state.die(self.attack.letter).space
        return tuple((start, self.state.die(letter).space) for letter in self.targets)


def modifier_notes(s: State, attack: Attack, defender: str) -> tuple[str, ...]:
    """What changes the totals, by name, such as "Conscript +1"."""
    parts = forecast.named_modifiers(s, attack.letter, defender)
    notes = [tr(CLOAKED)] if cloaks(s, s.die(defender)) else []
    notes += [note(s.table, source, value) for _, source, value in parts]
    if attack.modifier:
        notes.append(f"{tr(N_('attack'))} {attack.modifier:+d}")
    return tuple(notes)
