"""What commandos do at the special spaces of side B (5.8): shoot, search, hide, dig in, and blow up nests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from game.engine.commandos import field_events as f
from game.engine.commandos import objectives
from game.engine.commandos import terrain as kinds
from game.engine.commandos.ability_specials import in_sight
from game.engine.commandos.combat import Fight, Fights
from game.engine.commandos.commands import CutBridge, Destroy, UseSite
from game.engine.commandos.directives import Look
from game.engine.commandos.loadouts import DrawLoadout
from game.engine.commandos.state import Die, State
from game.engine.commandos.verbs import (
    flip_tile,
    give_stealth,
    place_explosive,
    relocate,
    spend_explosive,
)
from game.engine.core.state import emit

SAPPER_FACE = 2
"""Dice of this face destroy a nest without a token (5.8)."""
RADIO_CARDS = 2


@cache
def _use(letter: str, target: str = "") -> UseSite:
    return UseSite(letter, target)


def site_of(s: State, die: Die) -> int | None:
    """The number of the special space in which a die stands."""
    return s.ground.special_at.get(die.space)


def uses(s: State, die: Die) -> list[UseSite]:
    """Every use of the special space in which a commando stands."""
    number = site_of(s, die)
    if number is None:
        return []
    options = _USES.get(s.ground.specials[number].kind)
    if options is None or not (s.actions or s.ground.specials[number].kind == kinds.TALL_GRASS):
        return []
    return [_use(die.letter, target) for target in options(s, die, number)]


def _shots(s: State, die: Die, number: int) -> list[str]:
    return in_sight(s, die)


def _bursts(s: State, die: Die, number: int) -> list[str]:
    board = s.table.board
    if number in s.worked:
        return []
    return [board.tile_names[tile] for tile in board.beside[board.tile_of[die.space]] if s.enemies_on(tile)]


def _grass(s: State, die: Die, number: int) -> list[str]:
    return [] if die.stealth or die.hid or not die.moved else [""]


def _search(s: State, die: Die, number: int) -> list[str]:
    left = s.loadouts_deck.pile or s.loadouts_deck.discards
    return [] if number in s.searched or not left else [""]


def _listen(s: State, die: Die, number: int) -> list[str]:
    return [""]


def _supply(s: State, die: Die, number: int) -> list[str]:
    tile = s.table.board.tile_of[die.space]
    return [] if tile in s.explosives or not s.explosives_left() else [""]


def _tunnel(s: State, die: Die, number: int) -> list[str]:
    huts = [it.cells[0] for it in s.ground.specials.values() if it.kind == kinds.HUT]
    return [s.table.board.names[space] for space in huts]


_USES: dict[str, Callable[[State, Die, int], list[str]]] = {
    kinds.SNIPER_NEST: _shots,
    kinds.MACHINE_GUN_NEST: _bursts,
    kinds.TALL_GRASS: _grass,
    kinds.HUT: _search,
    kinds.RADIO_POST: _listen,
    kinds.AMMO_DEPOT: _supply,
    kinds.TUNNEL: _tunnel,
}


def is_free(s: State, command: UseSite) -> bool:
    """Whether a use costs no action."""
    number = site_of(s, s.die(command.die))
    return number is not None and s.ground.specials[number].kind == kinds.TALL_GRASS


def use(s: State, command: UseSite) -> None:
    """Carries out the use of a special space."""
    die, board = s.die(command.die), s.table.board
    number = site_of(s, die)
    assert number is not None, "an option"
    kind = s.ground.specials[number].kind
    emit(s, f.SiteUsed, die.letter, die.space, kind)
    match kind:
        case kinds.SNIPER_NEST:
            s.agenda.append(Fight(die.letter, command.target, True))
        case kinds.MACHINE_GUN_NEST:
            s.worked.append(number)
            enemies = s.enemies_on(board.tile_number[command.target])
            s.agenda.append(Fights(die.letter, "".join(enemy.letter for enemy in enemies), True))
        case kinds.TALL_GRASS:
            die.hid = True
            give_stealth(s, die)
        case kinds.HUT:
            s.searched.append(number)
            s.agenda.append(DrawLoadout())
        case kinds.RADIO_POST:
            s.agenda.append(Look(RADIO_CARDS, "reorder"))
        case kinds.AMMO_DEPOT:
            place_explosive(s, board.tile_of[die.space])
        case kinds.TUNNEL:
            objectives.turn_up(s, (board.space_of[command.target],))
            relocate(s, die, board.space_of[command.target])


# ------------------------------------------------------------------ bridges and nests


def _standing(s: State, kind: str) -> Iterator[tuple[int, int]]:
    """Number and first cell of each special space of a kind."""
    return ((n, it.cells[0]) for n, it in s.ground.specials.items() if it.kind == kind)


def cuts(s: State) -> list[CutBridge]:
    """Every bridge with nobody on it that a commando beside it can cut."""
    board, found = s.table.board, []
    taken = {die.space for die in (*s.squad(), *s.enemies_on_map())}
    for number, space in _standing(s, kinds.BRIDGE):
        if number not in s.cut and space not in taken:
            beside = s.ground.ways(False).neighbours[space]
            found += [CutBridge(die.letter, board.names[space]) for die in s.squad() if die.space in beside]
    return found


def cut(s: State, command: CutBridge) -> None:
    """Closes a bridge until the end of the round."""
    space = s.table.board.space_of[command.space]
    s.cut = (*s.cut, s.ground.special_at[space])
    s.renew_ground()
    emit(s, f.BridgeCut, space)


def destroys(s: State) -> list[Destroy]:
    """Every nest that a commando on its tile or one beside it can blow up: by its face, or with a token."""
    board, found = s.table.board, []
    for kind in kinds.NESTS:
        for _, space in _standing(s, kind):
            tile = board.tile_of[space]
            token = tile in s.explosives or s.explosives_left()
            near = [die for die in s.squad() if board.tile_of[die.space] in board.around[tile]]
            able = [die for die in near if token or die.pips == SAPPER_FACE]
            found += [Destroy(die.letter, board.names[space]) for die in able]
    return found


def destroy(s: State, command: Destroy) -> None:
    """Flips the nest's card to side A; everything keeps its place (commandos:M4, Q68)."""
    space = s.table.board.space_of[command.space]
    tile = s.table.board.tile_of[space]
    if s.die(command.die).pips != SAPPER_FACE:
        spend_explosive(s, tile)
    flip_tile(s, s.ground.special_at[space], tile)
