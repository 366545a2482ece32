"""The autosave: nothing played is lost, whatever happens to the files."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.content import journal, saves, whole_file
from game.content.journal import JOURNAL, Autosave
from game.content.kept_note import OLD_SNAPSHOT, SNAPSHOT, note_of
from game.engine.core.bots import RandomBot
from game.engine.core.save import SaveError, state_hash
from game.engine.core.session import Session
from tests.games import new_session

NOTE = {"title": "Gather Intel"}


def play(session: Session, autosave: Autosave, commands: int, seed: int = 1) -> None:
    bot = RandomBot(seed)
    for _ in range(commands):
        assert session.ask is not None
        session.play(bot.choose(session.state, session.ask))
        autosave.keep_command(session, NOTE)


def fingerprint(session: Session) -> str:
    return state_hash(session.game, session.state)


@pytest.fixture
def kept(tmp_path: Path) -> tuple[Session, Autosave]:
    session, autosave = new_session("commandos", 3), Autosave(tmp_path)
    autosave.keep_whole(session, NOTE)
    return session, autosave


@pytest.mark.parametrize("commands", [0, 1, 7, 24, 25, 26, 40])
def test_a_crash_loses_no_command(kept: tuple[Session, Autosave], commands: int) -> None:
    session, autosave = kept
    play(session, autosave, commands)
    autosave.flush()  # the program dies here
    again = journal.resume(autosave.folder)
    assert again.warning is None
    assert fingerprint(again.session) == fingerprint(session)
    assert again.session.log == session.log


def test_an_undo_is_kept_too(kept: tuple[Session, Autosave]) -> None:
    session, autosave = kept
    play(session, autosave, 6)
    while session.undo_stop() is not None:
        play(session, autosave, 1)
    session.undo()
    autosave.keep_undo(session, NOTE)
    autosave.close()
    assert fingerprint(journal.resume(autosave.folder).session) == fingerprint(session)


def test_a_line_cut_in_the_middle_costs_only_that_command(kept: tuple[Session, Autosave]) -> None:
    session, autosave = kept
    play(session, autosave, 9)
    autosave.close()
    file = autosave.folder / JOURNAL
    file.write_text(file.read_text()[:-9])
    again = journal.resume(autosave.folder)
    assert again.warning is not None
    assert again.session.log == session.log[:-1]


def test_a_damaged_snapshot_gives_way_to_the_one_before(kept: tuple[Session, Autosave]) -> None:
    session, autosave = kept
    play(session, autosave, 10)
    autosave.keep_whole(session, NOTE)
    play(session, autosave, 3)
    autosave.close()
    (autosave.folder / SNAPSHOT).write_text("{ half a sna")
    again = journal.resume(autosave.folder)
    assert again.session.log == session.log
    assert "damaged" in str(again.warning)
    assert (autosave.folder / SNAPSHOT).read_text() == "{ half a sna"  # left as it is


def test_with_both_damaged_there_is_one_sentence(kept: tuple[Session, Autosave]) -> None:
    session, autosave = kept
    autosave.keep_whole(session, NOTE)
    autosave.close()
    for name in (SNAPSHOT, OLD_SNAPSHOT):
        (autosave.folder / name).write_bytes(b"\xff\xfe\x00")
    with pytest.raises(SaveError, match="damaged"):
        journal.resume(autosave.folder)


def test_the_title_reads_the_note_without_the_game(kept: tuple[Session, Autosave]) -> None:
    _, autosave = kept
    autosave.close()
    assert note_of(autosave.folder) == NOTE


def test_after_the_end_there_is_nothing_to_continue(kept: tuple[Session, Autosave]) -> None:
    _, autosave = kept
    autosave.forget()
    autosave.close()
    assert note_of(autosave.folder) is None
    with pytest.raises(SaveError):
        journal.resume(autosave.folder)


class Killed(BaseException):
    """The program ends here, as by kill -9 or a power cut."""


def dies_at(moment: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program dies just before its file operation of this number."""
    left = [moment]

    def dying(real: Callable[..., Any]) -> Callable[..., Any]:
        def operation(*args: Any, **words: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                raise Killed
            return real(*args, **words)

        return operation

    for name in ("open", "replace", "fsync", "unlink"):
        monkeypatch.setattr(os, name, dying(getattr(os, name)))


@pytest.mark.parametrize("moment", range(40))
def test_a_crash_at_any_moment_loses_at_most_the_command_in_flight(
    moment: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, autosave = new_session("commandos", 3), Autosave(tmp_path)
    monkeypatch.setattr(autosave, "_do", lambda job: job())
    autosave.keep_whole(session, NOTE)
    with monkeypatch.context() as patched, contextlib.suppress(Killed):
        dies_at(moment, patched)
        for _ in range(6):
            play(session, autosave, 3)
            if session.undo() is not None:
                autosave.keep_undo(session, NOTE)
            autosave.keep_whole(session, NOTE)
    again = journal.resume(tmp_path)
    assert again.warning is None
    assert again.session.log in (session.log, session.log[:-1]) or session.log == again.session.log[:-1]


@pytest.mark.parametrize("moment", range(5))
def test_a_crash_while_a_finished_game_is_forgotten_brings_no_older_one_back(
    moment: int, kept: tuple[Session, Autosave], monkeypatch: pytest.MonkeyPatch
) -> None:
    session, autosave = kept
    play(session, autosave, 3)
    autosave.keep_whole(session, NOTE)
    autosave.close()
    monkeypatch.setattr(autosave, "_do", lambda job: job())
    with monkeypatch.context() as patched, contextlib.suppress(Killed):
        dies_at(moment, patched)
        autosave.forget()
    if note_of(autosave.folder) is not None:
        assert journal.resume(autosave.folder).session.log == session.log


@pytest.mark.parametrize("full", [(0,), (1,), (2, 3), (5,), (0, 1, 2, 3, 4, 5, 6)])
def test_a_disk_that_was_full_for_a_while_leaves_no_gap(
    full: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, autosave = new_session("commandos", 3), Autosave(tmp_path)
    autosave.keep_whole(session, NOTE)
    for number in range(9):
        if number == 4:
            autosave.keep_whole(session, NOTE)
        with monkeypatch.context() as patched:
            if number in full:
                patched.setattr(os, "fsync", no_space)
            play(session, autosave, 1)
            autosave.flush()
            assert (autosave.trouble is not None) == (number in full)
    assert journal.resume(tmp_path).session.log == session.log
    assert journal.resume(tmp_path).warning is None


def no_space(handle: int) -> None:
    raise OSError(28, "No space left on device")


def test_an_undo_that_cannot_be_taken_back_again_ends_the_journal(kept: tuple[Session, Autosave]) -> None:
    session, autosave = kept
    play(session, autosave, 2)
    autosave.close()
    file = autosave.folder / JOURNAL
    mark = json.loads(file.read_text().splitlines()[0])["after"]
    line = json.dumps({"after": mark, "undo": 1}) + "\n"
    file.write_text(line + file.read_text())
    again = journal.resume(autosave.folder)
    assert again.session.log == [] and again.warning is not None


def test_a_second_program_keeps_its_hands_off(kept: tuple[Session, Autosave]) -> None:
    session, autosave = kept
    play(session, autosave, 3)
    autosave.flush()
    second = Autosave(autosave.folder)
    other = new_session("commandos", 8)
    second.keep_whole(other, NOTE)
    play(other, second, 2)
    second.forget()
    second.flush()
    assert "Another Commando Table" in str(second.trouble)
    play(session, autosave, 2)
    autosave.close()
    assert journal.resume(autosave.folder).session.log == session.log
    play(other, second, 1)
    second.close()
    assert second.trouble is None
    assert journal.resume(autosave.folder).session.log == other.log


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(file: Path, text: str) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal, "write_whole", full)
    session, autosave = new_session("commandos", 3), Autosave(tmp_path / "sub")
    autosave.keep_whole(session, NOTE)
    autosave.flush()
    assert "No space left" in str(autosave.trouble)
    autosave.close()


def test_a_save_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("commandos", 3)
    file = saves.save_as(session, "before", NOTE, tmp_path)
    good = file.read_text()

    def broken(old: str, new: Path) -> None:
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(whole_file.os, "replace", broken)
    with pytest.raises(OSError, match="Input/output"):
        saves.save_as(session, "before", {"title": "other"}, tmp_path)
    assert file.read_text() == good
    assert list(tmp_path.iterdir()) == [file]


def test_damaged_saves_are_listed_with_their_sentence(tmp_path: Path) -> None:
    good = saves.save_as(new_session("commandos", 3), "My game: 1/2", NOTE, tmp_path)
    bad = tmp_path / f"bad{saves.SUFFIX}"
    bad.write_text("nothing")
    found = {info.file: info for info in saves.all_saves(tmp_path)}
    assert found[good].problem is None
    assert found[good].note["name"] == "My game: 1/2"
    assert "damaged" in str(found[bad].problem)
    assert bad.read_text() == "nothing"
