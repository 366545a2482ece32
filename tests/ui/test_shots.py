"""The tool that takes pictures of all scenes: its command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.shots import read_arguments


@pytest.mark.parametrize(
    "line", ["pictures --lessons dday", "pictures dday --lessons", "--lessons pictures dday"], ids=str
)
def test_names_may_stand_before_and_after_options(line: str) -> None:
    chosen = read_arguments(line.split())
    assert (chosen.folder, chosen.names, chosen.lessons) == (Path("pictures"), ["dday"], True)


def test_without_names_all_pictures_are_taken() -> None:
    chosen = read_arguments(["pictures", "--size", "1366x768"])
    assert (chosen.names, chosen.size, chosen.lessons) == ([], (1366, 768), False)
