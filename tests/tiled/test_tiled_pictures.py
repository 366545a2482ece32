"""Pictures of maps are those that Tiled itself makes (the reference beside each case was written by tmxrasterizer)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.content.report import Report
from game.content.tiled.normalise import read_tree
from game.ui.tiled_view import tree_picture

CASES = Path(__file__).parent / "cases"
REFERENCES = sorted(CASES.glob("*/reference.png"))


def pixels(picture: pygame.Surface) -> list[tuple[int, ...]]:
    """All pixels in reading order; transparent ones are equal whatever colour they hide."""
    width, height = picture.get_size()
    colours = (tuple(picture.get_at((x, y))) for y in range(height) for x in range(width))
    return [colour if colour[3] else (0, 0, 0, 0) for colour in colours]


@pytest.mark.parametrize("reference", REFERENCES, ids=lambda file: file.parent.name)
def test_a_map_looks_as_in_tiled(reference: Path) -> None:
    file = next(reference.parent.rglob("*.tmx"))
    report = Report(file)
    tree = read_tree(file, report)
    assert tree is not None and report.findings == []
    expected = pygame.image.load(reference)
    picture = tree_picture(tree)
    assert picture.get_size() == expected.get_size()
    assert pixels(picture) == pixels(expected)


def test_there_are_references() -> None:
    assert len(REFERENCES) == 15
