"""The rules hold on any board: random rectangles of turned cards, random walls, tokens and house rulings."""

from __future__ import annotations

from random import Random

import pytest

from game.content.cards import commandos_cards
from game.engine.commandos.board_spec import TILE_SIZE, BoardSpec, CardPlace
from game.engine.commandos.rulings import Rulings
from game.engine.commandos.state import Setup
from game.engine.core import save as core
from game.engine.core.replay import replay
from game.engine.core.save import state_hash
from game.engine.core.session import Session
from game.engine.games import bot, game

SHAPES = ((1, 1), (1, 2), (3, 1), (1, 6), (2, 2), (4, 3), (5, 2))
WALL_SHARES = (0.0, 0.1, 0.3, 0.8)
ENDLESS = 5000
"""More decisions than any game has."""


def random_board(random: Random, columns: int, rows: int) -> BoardSpec:
    """A board on which everything is left to chance, also whether anything can be reached."""
    width, size = columns * TILE_SIZE, columns * rows * TILE_SIZE**2
    beside = [(space, space + 1) for space in range(size) if (space + 1) % width]
    below = [(space, space + width) for space in range(size - width)]
    share = random.choice(WALL_SHARES)
    turned = (
        CardPlace(f"T{random.randint(1, 13):02}", random.choice("AB"), *random.choices((False, True), k=3))
        for _ in range(columns * rows)
    )
    return BoardSpec(
        name="random",
        mission="gather_intel",
        columns=columns,
        rows=rows,
        cards=tuple(turned),
        walls=tuple(sorted(wall for wall in (*beside, *below) if random.random() < share)),
        drop_zone=random.randrange(size),
        spawns=(random.randrange(size), random.randrange(size), random.randrange(size)),
        objectives=tuple(sorted(random.sample(range(size), random.randint(1, min(size, 10))))),
    )


def random_rulings(random: Random) -> Rulings:
    """House rulings by lot."""
    return Rulings(
        enemies_stop_at_edge=random.random() < 0.5,
        on_target=random.choice(("centre", "other")),
        walk_on_after_stealth=random.random() < 0.5,
        dropped_tokens=random.choice(("here", "home")),
        matching_dice=random.choice(("tile", "space")),
        hidden_objectives=random.random() < 0.5,
    )


def checked(session: Session) -> Session:
    """The session, sound by itself and the same after it was saved and loaded."""
    assert session.state.problems() == []
    loaded = core.from_text(core.to_text(session), session.game, session.cards)
    assert loaded.warning is None
    assert state_hash(session.game, loaded.session.state) == state_hash(session.game, session.state)
    ask, again = session.ask, loaded.session.ask
    assert (ask and ask.options) == (again and again.options)
    return loaded.session


@pytest.mark.parametrize("seed", range(14))
def test_a_game_on_any_board_is_sound_to_its_end(seed: int) -> None:
    random = Random(seed)
    board = random_board(random, *SHAPES[seed % len(SHAPES)])
    kind, cards = game("commandos"), commandos_cards()
    setup = Setup(board, random.choice(cards.enemies).id, random_rulings(random), cards.version)
    session = Session(kind, setup, cards, seed)
    player = bot("commandos", "greedy" if seed % 4 == 0 else "random", seed)
    while session.ask is not None:
        options = session.ask.options
        assert options and len(set(options)) == len(options), [option.text() for option in options]
        assert session.state.problems() == []
        session.play(player.choose(session.state, session.ask))
        assert len(session.log) < ENDLESS
        if random.random() < 0.02:
            session = checked(session)
    again = replay(kind, setup, cards, seed, checked(session).log)
    assert again.difference is None
    assert state_hash(kind, again.state) == state_hash(kind, session.state)
