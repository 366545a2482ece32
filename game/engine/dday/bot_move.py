"""How the greedy bot moves together with the others, and what it plays in Combat."""

from __future__ import annotations

from typing import Any

from game.engine.core.step import Command
from game.engine.dday.board import Link
from game.engine.dday.bot_dice import ready
from game.engine.dday.bot_trade import worst_loss
from game.engine.dday.card_values import income
from game.engine.dday.combat_sums import gun_dice, is_bunker, loss_of
from game.engine.dday.commands import Move, Play
from game.engine.dday.passage import cost_of, links_of, open_links, unmet
from game.engine.dday.playing import play
from game.engine.dday.route import PIPS, Route, best_route, hardly_met, route_of
from game.engine.dday.state import MUST_MOVE, State, Unit

MIDDLE = (3, 4)
"""The middle pips of a die: guns that roll a little low and a little high."""
SAVED_FOR_BUNKER = ("flamethrower", "satchel_charge", "flak_vest", "bazooka", "medical_kit", "mortar")
"""Items that are best kept for the Bunker while they are not needed."""


def move(s: State, unit: Unit, options: list[Any]) -> Command:
    """Goes on when staying costs more than it brings and the others can follow; else stays as long as it may."""
    route = route_of(s, unit)
    if play := _helpful(s, unit, options):
        return play
    moves = {option.sector: option for option in options if isinstance(option, Move)}
    if not moves or not (_must(s, unit) or _should_go(s, unit, route)):
        return ready(options)
    if into_bunker_alone(s, unit, moves) and (sideways := _sideways(s, unit)):
        return Move(unit.letter, s.table.board.names[sideways.target])
    return _best_move(s, unit, moves)


def _must(s: State, unit: Unit) -> bool:
    return unit.chevrons == MUST_MOVE and not unit.moved


def _should_go(s: State, unit: Unit, route: Route | None) -> bool:
    """Whether to go before the marker says so: with the others, or where Combat costs more than a turn brings."""
    if route is None or not route.links:
        return False
    if route.links[0].into_bunker:
        return _storm(s)
    if not all(_can_go(s, other) for other in s.units):
        return False
    if any(_leads_the_way(s, unit, other) for other in s.units):
        return True
    return _costs_more_than_it_brings(s, unit)


def _storm(s: State) -> bool:
    """Whether all enter the Bunker in this phase: the answer is the same for every Unit that is asked."""
    if not all(is_bunker(s, unit.sector) or _can_enter(s, unit) for unit in s.units):
        return False
    outside = [unit for unit in s.units if not is_bunker(s, unit.sector)]
    if len(outside) < len(s.units) or any(_must(s, unit) for unit in outside):
        return True
    strong = not any(_needs_more(s, unit) for unit in outside)
    return strong and any(_costs_more_than_it_brings(s, unit) for unit in outside)


def _costs_more_than_it_brings(s: State, unit: Unit) -> bool:
    return mean_loss(s, unit, unit.sector) > income(unit)


def mean_loss(s: State, unit: Unit, sector: int) -> float:
    """About what a Combat in a sector costs a Unit, with all that spares it."""
    guns = gun_dice(s, sector)
    return sum(loss_of(s, unit, sector, (pips,) * guns).total for pips in MIDDLE) / len(MIDDLE)


def _leads_the_way(s: State, unit: Unit, other: Unit) -> bool:
    """Whether another Unit of this row must go on now, or has just done so: Units stay together."""
    rows = s.table.board.sectors
    ahead = rows[other.sector].row - rows[unit.sector].row
    return (ahead == 0 and _must(s, other)) or (ahead == 1 and other.moved)


def _can_go(s: State, unit: Unit) -> bool:
    return unit.moved or (not unit.ready and any(link.advance for link in open_links(s, unit)))


def _needs_more(s: State, unit: Unit) -> bool:
    """Whether the Bunker would be too much for the Unit as it is."""
    return unit.strength <= worst_after(s, unit, s.table.board.bunker)


def worst_after(s: State, unit: Unit, sector: int) -> float:
    """About what two Combats in a sector cost, less what a turn brings."""
    return 2 * mean_loss(s, unit, sector) - income(unit)


def into_bunker_alone(s: State, unit: Unit, moves: dict[str, Any]) -> bool:
    """Whether the way leads into the Bunker while another Unit cannot follow in this phase."""
    board = s.table.board
    if board.names[board.bunker] not in moves:
        return False
    return not all(is_bunker(s, other.sector) or _can_enter(s, other) for other in s.units)


def _can_enter(s: State, unit: Unit) -> bool:
    return not unit.moved and not unit.ready and any(link.into_bunker for link in open_links(s, unit))


def _sideways(s: State, unit: Unit) -> Link | None:
    """A lateral way that can be gone."""
    return next((link for link in open_links(s, unit) if not link.advance), None)


def _best_move(s: State, unit: Unit, moves: dict[str, Any]) -> Command:
    """The way whose rest costs least; sideways only where nothing else goes."""
    board = s.table.board

    def cost(name: str) -> tuple[bool, float]:
        link = next(link for link in links_of(s, unit) if board.names[link.target] == name)
        rest = best_route(board, link.target, unit.visited | 1 << link.target, hardly_met(s, unit))
        fight = board.sectors[link.target].defence + PIPS * board.sectors[link.target].machine_gun
        far = rest.cost if rest else 1000.0
        return not link.advance, far + fight + PIPS * link.landmines + 3.0 * cost_of(s, unit, link)

    found: Command = moves[min(moves, key=cost)]
    return found


def _helpful(s: State, unit: Unit, options: list[Any]) -> Command | None:
    """A card that opens a way or saves Courage, for a Unit that must go and could not else."""
    if not _must(s, unit) or any(link.advance for link in open_links(s, unit)):
        return None
    ways = [link for link in links_of(s, unit) if link.advance]
    blocked = all(unmet(s, unit, link) for link in ways)
    for option in options:
        if isinstance(option, Play):
            opens = option.card in ("wire_cutters", "grapnel", "commando", "enemy_uniform")
            cheapens = option.card in ("map_case", "paratrooper", "enemy_uniform")
            if (blocked and opens) or (not blocked and cheapens):
                return option
    return None


def mine(s: State, unit: Unit, options: list[Any]) -> Command:
    """Spares its Binoculars unless the mine would be the end."""
    saving = [option for option in options if isinstance(option, Play) and option.target in ("m=1", "")]
    return saving[0] if unit.mine >= unit.strength and saving else ready(options)


def before_fire(s: State, unit: Unit, options: list[Any]) -> Command:
    """Smoke where the guns could be the end, and always in the Bunker."""
    smoke = next((option for option in options if isinstance(option, Play) and option.card == "smoke_grenade"), None)
    needed = is_bunker(s, unit.sector) or worst_loss(s, unit) >= unit.strength
    return smoke if smoke and needed else ready(options)


def after_fire(s: State, unit: Unit, options: list[Any]) -> Command:
    """Plays the card that saves most, where it saves a Unit or much of one."""
    plays = [option for option in options if isinstance(option, Play)]
    if not plays:
        return ready(options)
    now = _team_loss(s)
    best = max(plays, key=lambda option: now - _loss_with(s, option))
    saved = now - _loss_with(s, best)
    return best if saved > 0 and (_in_need(s, unit) or saved >= _worth_using(s, unit, best.card)) else ready(options)


def _in_need(s: State, unit: Unit) -> bool:
    """Whether somebody in the sector would be wiped out."""
    return any(loss_of(s, other, other.sector).total >= other.strength for other in s.together(unit))


def _worth_using(s: State, unit: Unit, card: str) -> float:
    """What an Item must save to be used up without need."""
    if is_bunker(s, unit.sector):
        return 2.0
    route = route_of(s, unit)
    last_row = bool(route and len(route.links) == 1)
    if card in SAVED_FOR_BUNKER:
        return 99.0
    return 5.0 if last_row else 7.0


def _team_loss(s: State) -> float:
    """Bodies lost by all, a Unit's end counting as much as a game."""
    losses = [(loss_of(s, unit, unit.sector).total, unit) for unit in s.units]
    return sum(loss + 100.0 * (loss >= unit.strength) for loss, unit in losses)


def _loss_with(s: State, option: Play) -> float:
    """The same after a card was played, tried on a copy."""
    if s.table.item.get(option.card) is None or option.card in ("carrier_pigeon", "signal_flare"):
        return _team_loss(s)
    trial = s.clone()
    trial.events = None
    play(trial, trial.unit(option.unit), option, "fire")
    return _team_loss(trial)
