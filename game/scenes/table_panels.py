"""What the still panels of the table show, and when they are painted anew."""

from __future__ import annotations

import pygame

from game.content.settings import Settings
from game.engine.commandos.forecast import steps_now
from game.engine.commandos.reinforcement import limit
from game.engine.commandos.state import is_enemy
from game.engine.core.text import N_
from game.scenes.table_game import TableGame
from game.ui import panels, sprites, theme
from game.ui.chooser import kind_of
from game.ui.skins.commandos import commando_panel as bar
from game.ui.skins.commandos import left_panels as left
from game.ui.skins.commandos import right_panels as right
from game.ui.skins.commandos.commando_panel import Heading
from game.ui.skins.commandos.hand import paint_empty
from game.ui.skins.commandos.layout import Layout
from game.ui.skins.commandos.right_panels import Odds
from game.ui.skins.commandos.sheet import Still
from game.ui.skins.commandos.stage import Stage
from game.ui.skins.commandos.top_bar import paint_top_bar
from game.ui.text import tr

_HAND = 3
_STEPS = {
    "setup": (N_("SET-UP"), N_("The teams take their places.")),
    "event": (N_("EVENT"), N_("The event of the round is drawn.")),
    "commandos": (N_("YOUR TURN"), N_("The action is carried out.")),
    "enemies": (N_("ENEMY MOVES"), N_("They move one by one, from top to bottom and from left to right.")),
    "reinforcement": (N_("REINFORCE"), N_("New enemies arrive until the limit is reached.")),
}


def heading(game: TableGame, busy: bool, hints: bool, undo_key: str) -> Heading:
    """What the panel below the board says now."""
    s, letter = game.state, game.selected
    if busy and game.shown.phase != "commandos":
        head, line = _STEPS[game.shown.phase]
        return Heading(tr(head), "", tr(line), icon="directive", colour="orange")
    if letter and not is_enemy(letter) and s.die(letter).space >= 0:
        return _about_selected(game, letter)
    if game.ask is None:
        return Heading(tr(N_("THE END")), "", "", icon="flag", colour="yellow")
    if game.acting:
        body = tr(N_("Click a green die to see where it can go.")) if hints else ""
        line = tr(N_("Choose a commando."))
        if not s.actions:
            line, body = tr(N_("No action is left.")), _after_the_last(game, undo_key)
        return Heading(tr(N_("YOUR TURN")), line, body, icon="star", colour="lime")
    return Heading(tr(N_("DECIDE")), "", _question(game), icon="help", colour="yellow")


def _after_the_last(game: TableGame, undo_key: str) -> str:
    """What can still be done without an action."""
    words = []
    if len(game.chooser.matching(())) > 1:
        words.append(tr(N_("Free load-outs can still be played.")))
    if game.session.undo_stop() is None:
        words.append(tr(N_("End the phase, or take the last action back ({key}).")).format(key=undo_key))
    else:
        words.append(tr(N_("End the phase.")))
    return " ".join(words)


def _about_selected(game: TableGame, letter: str) -> Heading:
    s = game.state
    die = s.die(letter)
    where = s.table.board.names[die.space]
    card = s.table.commandos[die.pips]
    return bar.about_commando(card, letter, steps_now(s, letter)[0], where, die.stealth)


_WHERE = {
    "die": N_("Click one of the framed dice."),
    "space": N_("Click one of the marked spaces."),
    "tile": N_("Click one of the marked tiles."),
    "card": N_("Click a card of your hand."),
}


def _question(game: TableGame) -> str:
    """The question as a sentence, and where to answer it if no button does."""
    assert game.ask
    prompt = tr(game.ask.prompt)
    question = prompt if prompt.endswith(("?", ".")) else prompt + "."
    kinds = {kind_of(pick) for pick in game.chooser.next_picks()}
    where = [tr(words) for kind, words in _WHERE.items() if kind in kinds and "button" not in kinds]
    return " ".join((question, *where[:1]))


def stills(
    game: TableGame, layout: Layout, head: Heading, odds: Odds | None, pointed: int, settings: Settings
) -> list[Still]:
    """The still panels; each names everything that it shows. `pointed` is the value of the enemy looked at, or 0."""
    top = pygame.Rect(0, 0, layout.size[0], theme.TOP_BAR)
    stage, table = game.shown, game.state.table
    bar_key = (head, stage.actions, stage.event, stage.phase)
    return [
        Still("top", top, (stage.phase, stage.round), lambda s, r: paint_top_bar(s, table, stage)),
        Still("log", layout.log, True, _paint_log),
        Still("commando", layout.commando, bar_key, lambda s, r: _paint_bar(s, r, game, head)),
        _empty_slots(layout, stage),
        *_left(game, layout, pointed),
        *_right(game, layout, odds, settings),
    ]


def _left(game: TableGame, layout: Layout, pointed: int) -> list[Still]:
    s, stage, table = game.state, game.shown, game.state.table
    most = limit(s) if stage.round == s.round else table.limit(stage.round)
    dice = _dice(stage)
    boss = (stage.damage, stage.trophies)
    enemies = (stage.symbol, stage.directives, dice, most, pointed, boss)
    return [
        Still("event", layout.event, (stage.event, stage.round), lambda s, r: left.paint_event(s, r, table, stage)),
        Still("enemy", layout.enemy, enemies, lambda s, r: left.paint_enemy(s, r, table, stage, most, pointed)),
        Still("fury", layout.fury, (stage.fury, stage.phase, dice), lambda s, r: left.paint_fury(s, r, stage)),
    ]


def _right(game: TableGame, layout: Layout, odds: Odds | None, settings: Settings) -> list[Still]:
    stage, table, tokens = game.shown, game.state.table, game.state.objectives
    field = (stage.damage, tuple(stage.destroyed), stage.saved)
    known = (tuple(stage.objective_at), tuple(stage.objective_known), _dice(stage), field)
    how, reminder, tie = settings.odds, settings.lower_total_reminder, game.state.tie_to_defender
    return [
        Still("objectives", layout.objectives, known, lambda s, r: right.paint_objectives(s, r, table, stage, tokens)),
        Still(
            "preview",
            layout.preview,
            (odds, how, reminder, tie),
            lambda s, r: right.paint_preview(s, r, odds, how, reminder, tie),
        ),
    ]


def _dice(stage: Stage) -> tuple[tuple[object, ...], ...]:
    """Everything about the dice that a panel may show."""
    return tuple((die.letter, die.pips, die.space, die.carries) for die in stage.dice.values())


def _paint_log(surface: pygame.Surface, rect: pygame.Rect) -> None:
    panels.titled(surface, rect, tr(N_("Log")), "slate", sprites.icon("book"))


def _paint_bar(surface: pygame.Surface, rect: pygame.Rect, game: TableGame, head: Heading) -> None:
    bar.paint_commando_panel(surface, rect, head)
    if game.shown.phase == "commandos":
        bar.paint_lamps(surface, rect, game.state.table, game.shown)


def _empty_slots(layout: Layout, stage: Stage) -> Still:
    """The places of the hand, empty ones with a dashed frame; cards are drawn over them."""
    first, last = layout.card(0, _HAND), layout.card(_HAND - 1, _HAND)

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        for index in range(len(stage.hand), _HAND):
            paint_empty(surface, layout.card(index, _HAND))

    return Still("hand", first.union(last), len(stage.hand), paint)
