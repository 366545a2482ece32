"""What the still panels of the table show, and when they are painted anew."""

from __future__ import annotations

import pygame

from game.engine.commandos.reinforcement import limit
from game.engine.core.step import Ask
from game.engine.core.text import N_
from game.scenes.table_game import TableGame
from game.ui import panels, sprites
from game.ui.animations import Effects
from game.ui.skins.commandos import commando_panel as bar
from game.ui.skins.commandos import left_panels as left
from game.ui.skins.commandos import right_panels as right
from game.ui.skins.commandos.commando_panel import Heading
from game.ui.skins.commandos.hand import paint_empty
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.right_panels import Odds
from game.ui.skins.commandos.sheet import Still
from game.ui.skins.commandos.top_bar import paint_top_bar
from game.ui.stage import Stage
from game.ui.text import tr

_HAND = 3
_STEPS = {
    "setup": (N_("SET-UP"), N_("The teams take their places.")),
    "event": (N_("EVENT"), N_("The event of the round is drawn.")),
    "commandos": (N_("YOUR TURN"), N_("The action is carried out.")),
    "enemies": (N_("ENEMY MOVES"), N_("They move one by one, from top to bottom and from left to right.")),
    "reinforcement": (N_("REINFORCE"), N_("New enemies arrive until the limit is reached.")),
}


def heading(game: TableGame, busy: bool, hints: bool) -> Heading:
    """What the panel below the board says now."""
    s, letter = game.state, game.selected
    if busy and game.shown.phase != "commandos":
        head, line = _STEPS[game.shown.phase]
        return Heading(tr(head), tr(line), "", icon="directive", colour="orange")
    if letter and letter < "u" and s.die(letter).space >= 0:
        return _about_selected(game, letter)
    if game.ask is None:
        return Heading(tr(N_("THE END")), "", "", icon="flag", colour="yellow")
    if game.acting:
        body = tr(N_("Click a green die to see where it can go.")) if hints else ""
        line = tr(N_("Choose a commando."))
        if not s.actions:
            line, body = tr(N_("No action is left.")), tr(N_("Free load-outs can still be played, then end the phase."))
        return Heading(tr(N_("YOUR TURN")), line, body, icon="star", colour="lime")
    return Heading(tr(N_("DECIDE")), "", _question(game.ask), icon="help", colour="yellow")


def _about_selected(game: TableGame, letter: str) -> Heading:
    from game.engine.commandos.forecast import steps_now

    s = game.state
    die = s.die(letter)
    where = s.table.board.names[die.space]
    card = s.table.commandos[die.pips]
    return bar.about_commando(card, letter, steps_now(s, letter)[0], where, die.stealth)


def _question(ask: Ask) -> str:
    """The question as a sentence."""
    prompt = tr(ask.prompt)
    return prompt if prompt.endswith(("?", ".")) else prompt + "."


def stills(
    game: TableGame, layout: Layout, head: Heading, odds: Odds | None, pointed: int, settings: object
) -> list[Still]:
    """The still panels; each names everything that it shows."""
    s, stage = game.state, game.shown
    table = s.table
    how, reminder = getattr(settings, "odds", "percent"), bool(getattr(settings, "lower_total_reminder", True))
    tie = s.tie_to_defender
    most = limit(s) if stage.round == s.round else table.limit(stage.round)
    dice = tuple((d.letter, d.pips, d.space, d.carries) for d in stage.dice.values())
    known = (tuple(stage.objective_at), tuple(stage.objective_known), dice)
    hand = max(_HAND, len(stage.hand))
    top = pygame.Rect(0, 0, layout.size[0], 42)
    return [
        Still("top", top, (stage.phase, stage.round), lambda sf, r: paint_top_bar(sf, table, stage)),
        Still("event", layout.event, (stage.event, stage.round), lambda sf, r: left.paint_event(sf, r, table, stage)),
        Still(
            "enemy",
            layout.enemy,
            (stage.symbol, stage.directives, dice, most, pointed),
            lambda sf, r: left.paint_enemy(sf, r, table, stage, most, pointed),
        ),
        Still("fury", layout.fury, (stage.fury, dice), lambda sf, r: left.paint_fury(sf, r, stage, stage.fury)),
        Still(
            "objectives",
            layout.objectives,
            known,
            lambda sf, r: right.paint_objectives(sf, r, table, stage, s.objectives),
        ),
        Still(
            "preview",
            layout.preview,
            (odds, how, reminder, tie),
            lambda sf, r: right.paint_preview(sf, r, odds, how, reminder, tie),
        ),
        Still("log", layout.log, len(game.book.lines) > 0, _paint_log),
        Still(
            "commando",
            layout.commando,
            (head, stage.actions, stage.event, stage.phase),
            lambda sf, r: _paint_bar(sf, r, game, head),
        ),
        *_empty_slots(layout, stage, hand),
    ]


def _paint_log(surface: pygame.Surface, rect: pygame.Rect) -> None:
    panels.titled(surface, rect, tr(N_("Log")), "slate", sprites.icon("book"))


def _paint_bar(surface: pygame.Surface, rect: pygame.Rect, game: TableGame, head: Heading) -> None:
    bar.paint_commando_panel(surface, rect, head)
    if game.shown.phase == "commandos":
        bar.paint_lamps(surface, rect, game.state.table, game.shown)


def _empty_slots(layout: Layout, stage: Stage, hand: int) -> list[Still]:
    """The places of the hand, empty ones with a dashed frame; cards are drawn over them."""
    room = pygame.Rect(layout.right, layout.floor, 356, layout.low)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        for index in range(len(stage.hand), _HAND):
            paint_empty(surface, layout.card(index, hand))

    return [Still("hand", room, len(stage.hand), paint)]


def fury_shown(stage: Stage, effects: Effects) -> int:
    """The value on the fury die."""
    return stage.fury if effects.fury is None else effects.fury
