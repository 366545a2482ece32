"""What a bubble says about a space where pointer or cursor rests: the die, token or mark that lies there."""

from __future__ import annotations

from dataclasses import replace

from game.engine.commandos.board import SYMBOLS
from game.engine.commandos.state import is_enemy
from game.engine.commandos.terrain import BRIDGE, SNIPER_NEST
from game.engine.commandos.traits import cloaks
from game.engine.core.text import N_
from game.scenes.table_game import TableGame
from game.ui.skins.commandos.left_panels import SYMBOL_NAMES
from game.ui.skins.commandos.log import Who
from game.ui.skins.commandos.nests import crew
from game.ui.skins.commandos.sites import SITES, WIDE
from game.ui.text import tr
from game.ui.widgets.base import Tip

_SPAWN = N_("New enemies appear here while the top directive shows this symbol.")
_DROP_ZONE = N_("Commandos are deployed here.")
_EXPLOSIVE = N_("The next enemy that walks onto this tile sets it off.")
_UNKNOWN = N_("Its condition is turned up when a commando comes onto the tile.")
_FREE = N_("It was taken before: any commando on this tile may take it.")
_CARRIES = N_("Carries: {token} ({n}).")
_TARGET = N_("The mission is about this place.")
_DESTROYED = N_("This target is destroyed.")
_BAIT = N_("The boss comes here. If its move ends on this tile it takes 1 damage.")
_LANDING = N_("The helicopter waits on this tile until the end of the commandos' phase.")
_MANNED = N_("Manned now by {who}.")
_CLOAKED = N_("Cloaked now: the next combat against it does not take place.")
_HIDDEN = N_("Hidden: stealth replaces its next combat.")


def tip_of(game: TableGame, space: int) -> Tip | None:
    """The bubble of a space; None where nothing lies. What lies on a special space tells of that too."""
    tip, site = _dice(game, space) or _objective(game, space) or _place(game, space), _site(game, space)
    if tip and site:
        return replace(tip, body=f"{tip.body}\n{site.title}: {site.body}")
    return tip or site or _landing(game, space)


def _dice(game: TableGame, space: int) -> Tip | None:
    here = game.shown.at(space)
    if not here:
        return None
    table = game.state.table
    if len(here) > 1:
        names = [str(Who(_face_name(game, die.letter), die.pips)) for die in here]
        return Tip(", ".join(names))
    die = here[0]
    text = table.face(die.letter, die.pips).text
    lines = [tr(text)]
    if die.carries:
        lines.append(tr(_CARRIES).format(token=tr(table.mission_text.token), n=len(die.carries)))
    if is_enemy(die.letter) and cloaks(game.state, game.state.die(die.letter)):
        lines.append(tr(_CLOAKED))
    if die.stealth:
        lines.append(tr(_HIDDEN))
    return Tip(" ".join(lines), str(Who(_face_name(game, die.letter), die.pips)))


def _face_name(game: TableGame, letter: str) -> str:
    table, die = game.state.table, game.shown.dice[letter]
    return table.face(letter, die.pips).name


def _objective(game: TableGame, space: int) -> Tip | None:
    stage, s = game.shown, game.state
    if space not in stage.objective_at:
        return None
    number = stage.objective_at.index(space)
    if not stage.objective_known[number]:
        return Tip(tr(_UNKNOWN), tr(s.table.mission_text.token))
    words = _FREE if stage.objective_open[number] else s.table.objective[s.objectives[number]].words
    return Tip(tr(words), tr(s.table.mission_text.token))


def _place(game: TableGame, space: int) -> Tip | None:
    board, spawns = game.state.table.board, game.state.table.setup.board.spawns
    tile = board.tile_of[space]
    if tile in game.shown.explosives and board.names[space].endswith((":1", ":2", ":4", ":5")):
        return Tip(tr(_EXPLOSIVE), tr(N_("Explosive")))
    if space in spawns:
        return Tip(tr(_SPAWN), tr(SYMBOL_NAMES[SYMBOLS[spawns.index(space)]]))
    if space in game.shown.drop_zones:
        return Tip(tr(_DROP_ZONE), tr(N_("Drop zone")))
    return _field(game, space)


def _field(game: TableGame, space: int) -> Tip | None:
    """What missions have here."""
    stage = game.shown
    if space in game.state.table.setup.board.targets:
        return Tip(tr(_DESTROYED if space in stage.destroyed else _TARGET), tr(N_("Target")))
    if space in stage.baits:
        return Tip(tr(_BAIT), tr(N_("Bait")))
    return None


def _site(game: TableGame, space: int) -> Tip | None:
    """What a special space does, and who mans it."""
    ground = game.state.ground
    number = ground.special_at.get(space)
    if number is None:
        return None
    special = ground.specials[number]
    words, lines = SITES[special.kind], []
    if len(special.cells) > 1 and special.kind != BRIDGE:
        lines.append(tr(WIDE))
    lines.append(tr(words.text))
    if foes := crew(game.state.table.setup.board, game.shown, number):
        shooters = foes[:1] if special.kind == SNIPER_NEST else foes
        who = ", ".join(str(Who(_face_name(game, die.letter), die.pips)) for die in shooters)
        lines.append(tr(_MANNED).format(who=who))
    return Tip(" ".join(lines), tr(words.name))


def _landing(game: TableGame, space: int) -> Tip | None:
    if game.state.table.board.tile_of[space] != game.shown.landing:
        return None
    return Tip(tr(_LANDING), tr(N_("Landing zone")))
