"""The Tiled project and the models of the boards agree."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from game import paths
from game.content.commandos_models import SpawnSymbol
from game.content.tiled import project
from game.content.tiled.project import CLASSES, ENUMS


def test_the_project_file_follows_from_the_models() -> None:
    file = paths.maps() / project.PROJECT_NAME
    assert file.read_text(encoding="utf-8") == project.project_text(), "run tools/first_maps.py"


def test_the_object_types_of_tiled_1_8_follow_from_the_models() -> None:
    file = paths.maps() / project.OBJECT_TYPES_NAME
    assert file.read_text(encoding="utf-8") == project.object_types_text(), "run tools/first_maps.py"


def test_every_class_and_enum_is_offered_once() -> None:
    types = json.loads(project.project_text())["propertyTypes"]
    assert [entry["name"] for entry in types] == [model.__name__ for model in (*ENUMS, *CLASSES)]
    assert len({entry["id"] for entry in types}) == len(types)
    symbols = next(entry for entry in types if entry["name"] == "SpawnSymbol")
    assert symbols["values"] == list(SpawnSymbol) and symbols["storageType"] == "string"


def test_the_object_types_are_sound_xml() -> None:
    root = ElementTree.fromstring(project.object_types_text())
    maps = {"Mission", "BattleMap", "Island"}
    assert {node.get("name") for node in root} == {model.__name__ for model in CLASSES} - maps


@pytest.mark.parametrize(
    ("name", "arguments"),
    [
        ("Check this map", "check-map %mapfile"),
        ("Play this map", "play --map %mapfile"),
        ("Draw the cards", "draw-cards %projectpath"),
    ],
)
def test_the_author_has_the_commands(name: str, arguments: str) -> None:
    commands = {command["name"]: command for command in json.loads(project.project_text())["commands"]}
    assert commands[name]["arguments"] == f"-m game {arguments}"
    assert commands[name]["saveBeforeExecute"] is True


def test_a_frozen_program_names_itself(tmp_path: Path) -> None:
    project.write_project(tmp_path, ["/opt/Commando Table/table"], "/opt")
    commands = json.loads((tmp_path / project.PROJECT_NAME).read_text(encoding="utf-8"))["commands"]
    assert commands[0]["command"] == "/opt/Commando Table/table"
    assert commands[0]["arguments"] == "check-map %mapfile"
