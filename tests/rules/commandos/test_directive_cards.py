"""The twenty directives as they are printed."""

from __future__ import annotations

from collections import Counter

import pytest

from game.engine.commandos import events as e
from game.engine.commandos.board import SYMBOLS
from tests.rules.commandos.table import cards, rule, table

PRINTED = """
C C2 A3|T B3 D1|C C2 D1|S A1 C2|S A3 B2|T A3 D3|S B2 D3|C B1 C2|T A2 C2|T D3 B1
S A1 D2|C C3 B1|S B2 C1|T B2 A1|C C3 A2|T D2 B3|C C1 A2|T D2 B2|S D1 B3|C C3 C1
"""
CARDS = [tuple(card.split()) for line in PRINTED.split("\n") if line for card in line.split("|")]
BACKS = dict(zip("CTS", SYMBOLS, strict=True))
TILES = [f"{column}{row}" for column in "ABCD" for row in "123"]


@rule("C7", "Q23", "E8")
@pytest.mark.parametrize("number", range(1, 21))
def test_a_directive_sends_an_enemy_to_its_upright_tile_and_shows_its_spawn_point(number: int) -> None:
    back, upright, turned = CARDS[number - 1]
    for name, tile in ((f"{number}", upright), (f"{number}'", turned)):
        t = table({}, {"u": (1, "A1:5")}, phase="enemies", directives=[name])
        assert t.s.table.board.tile_names[t.saw(e.EnemyAimed)[0].tile] == tile
    t = table({}, {"u": (1, "A1:5"), "v": (1, "A1:5")}, phase="reinforcement", directives=[f"{number}"], dice=[4])
    spawn = dict(zip(SYMBOLS, ("D1:3", "A1:1", "D3:9"), strict=True))[BACKS[back]]
    assert t.at("w") == spawn


@rule("C7")
def test_seven_backs_are_circles_seven_triangles_and_six_squares() -> None:
    assert Counter(card.back for card in cards().directives) == {"circle": 7, "triangle": 7, "square": 6}


@rule("C7")
def test_the_middle_tiles_are_named_five_times_and_all_others_three_times() -> None:
    named = Counter(tile for card in cards().directives for tile in (card.upright, card.turned))
    assert named == {tile: 5 if tile in ("B2", "C2") else 3 for tile in TILES}


@rule("C7")
def test_the_two_tiles_of_a_directive_are_at_least_two_tiles_apart() -> None:
    for card in cards().directives:
        (a, b), (c, d) = card.upright, card.turned
        assert abs(ord(a) - ord(c)) + abs(ord(b) - ord(d)) >= 2
