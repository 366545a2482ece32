"""The file of the campaign: what is kept comes back, and whatever is wrong with it, nothing is lost."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from game.content import campaign, set_aside, whole_file
from game.content.campaign import STEPS, VERSION, Campaign, Win, best_of
from game.content.setup_choices import LONGEST, MOST_EVENTS

QUICK = hypothesis_settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
KINDS = [kinds for n in range(len(STEPS) + 1) for kinds in combinations(STEPS, n)]
WIN = st.builds(
    lambda kinds, events: Win(steps=kinds, events=events if "events" in kinds else 0),
    st.sampled_from(KINDS),
    st.integers(1, MOST_EVENTS),
)
NAMES = st.text(st.characters(exclude_categories=["Cs"]), max_size=LONGEST)
WINS = st.dictionaries(NAMES, WIN, max_size=10)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=9), inner, max_size=3),
    max_leaves=8,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where the campaign is kept; it is not there yet."""
    return tmp_path / "campaign.json"


def _fresh(file: Path) -> Path:
    """The same place, empty again: hypothesis comes here many times."""
    for old in file.parent.iterdir():
        old.unlink()
    return file


def _copies(file: Path) -> list[bytes]:
    return [other.read_bytes() for other in file.parent.iterdir() if other != file]


def test_no_file_is_an_empty_campaign_without_a_word(file: Path) -> None:
    assert campaign.load(file) == Campaign({})
    assert not file.exists()


@QUICK
@given(WINS)
def test_what_is_kept_comes_back(file: Path, wins: campaign.Wins) -> None:
    campaign.save(wins, _fresh(file))
    assert campaign.load(file) == Campaign(wins)
    assert _copies(file) == []


def _nothing_is_lost(file: Path, raw: bytes) -> Campaign:
    """Reads a file of these bytes twice: it is told at most once, and what was told about is kept as it was."""
    _fresh(file).write_bytes(raw)
    first = campaign.load(file)
    assert first.sound
    if first.trouble is None:
        assert file.read_bytes() == raw and _copies(file) == []
        return first
    assert _copies(file) == [raw]
    assert str(file) in str(first.trouble) and str(first.trouble.gaps["kept"]) in str(first.trouble)
    assert campaign.load(file) == Campaign(first.wins)
    return first


@QUICK
@given(st.binary(max_size=80))
def test_any_bytes_are_explained_and_kept(file: Path, raw: bytes) -> None:
    _nothing_is_lost(file, raw)


@QUICK
@given(JSON)
def test_any_json_is_explained_and_kept(file: Path, value: object) -> None:
    _nothing_is_lost(file, json.dumps(value).encode())


@QUICK
@given(st.dictionaries(st.text(max_size=9), JSON, max_size=3), JSON, WINS)
def test_sound_missions_survive_damaged_ones(
    file: Path, damaged: dict[str, object], other: object, wins: campaign.Wins
) -> None:
    good = {name: win.model_dump(mode="json") for name, win in wins.items()}
    raw = json.dumps({"version": VERSION, "missions": {**damaged, **good}, "other": other}).encode()
    found = _nothing_is_lost(file, raw)
    assert found.trouble and found.wins.items() >= wins.items()


@QUICK
@given(WINS, st.data())
def test_a_torn_file_is_explained_and_kept(file: Path, wins: campaign.Wins, data: st.DataObject) -> None:
    campaign.save(wins, file)
    whole = file.read_bytes().rstrip()
    _nothing_is_lost(file, whole[: data.draw(st.integers(0, len(whole) - 1))])
    assert _copies(file) == [whole[: len(_copies(file)[0])]]


@QUICK
@given(WINS, st.data())
def test_a_byte_that_changed_never_brings_a_traceback(file: Path, wins: campaign.Wins, data: st.DataObject) -> None:
    campaign.save(wins, file)
    raw = bytearray(file.read_bytes())
    raw[data.draw(st.integers(0, len(raw) - 1))] = data.draw(st.integers(0, 255))
    _nothing_is_lost(file, bytes(raw))


@pytest.mark.parametrize(
    "win",
    [
        {"steps": ["side", "side"], "events": 0},
        {"steps": ["boss", "side"], "events": 0},
        {"steps": ["events"], "events": 0},
        {"steps": [], "events": 2},
        {"steps": ["events"], "events": MOST_EVENTS + 1},
        {"steps": ["events"], "events": True},
        {"steps": ["dragons"], "events": 0},
        {"steps": "side", "events": 0},
        {"steps": [], "events": 0, "more": 1},
        [],
    ],
    ids=str,
)
def test_a_win_that_cannot_be_is_damage(file: Path, win: object) -> None:
    raw = json.dumps({"version": VERSION, "missions": {"gather_intel": win}}).encode()
    found = _nothing_is_lost(file, raw)
    assert found.wins == {} and found.trouble and "gather_intel" in str(found.trouble)


def test_deep_nesting_is_damage_like_any_other(file: Path) -> None:
    assert _nothing_is_lost(file, b"[" * 100_000).trouble


def test_a_newer_file_is_kept_whole_and_the_way_back_is_told(file: Path) -> None:
    raw = json.dumps({"version": VERSION + 1, "missions": {"gather_intel": {"medal": "gold"}}}).encode()
    found = _nothing_is_lost(file, raw)
    assert found.wins == {} and found.trouble and "update the program" in str(found.trouble)


def test_a_folder_in_its_place_is_moved_aside(file: Path) -> None:
    file.mkdir()
    found = campaign.load(file)
    assert found.trouble and found.sound and not file.exists()
    assert Path(str(found.trouble.gaps["kept"])).is_dir()


def test_where_no_copy_can_be_kept_the_file_must_not_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_bytes(b"torn")
    monkeypatch.setattr(campaign, "keep_copy", lambda *_: None)
    found = campaign.load(file)
    assert not found.sound and found.trouble and "Nothing is written over it" in str(found.trouble)
    assert file.read_bytes() == b"torn"


def test_a_folder_that_nothing_can_be_written_to_keeps_no_copy(tmp_path: Path) -> None:
    assert set_aside.keep_copy(tmp_path / "missing" / "campaign.json", b"torn") is None
    assert set_aside.move_aside(tmp_path / "missing" / "campaign.json") is None


def test_a_crash_while_it_is_written_leaves_the_old_file(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    campaign.save({"gather_intel": Win()}, file)

    def fail(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(whole_file.os, "replace", fail)
    with pytest.raises(OSError, match="no space left"):
        campaign.save({}, file)
    assert campaign.load(file) == Campaign({"gather_intel": Win()})
    assert _copies(file) == []


@QUICK
@given(WIN, WIN)
def test_the_harder_win_stays(one: Win, other: Win) -> None:
    best = best_of(best_of(None, one), other)
    assert best in (one, other) and best.rank == max(one.rank, other.rank)
    assert best_of(one, one) is one
