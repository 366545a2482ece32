"""The autosave: a snapshot of the session and one journal line per command after it, written off the frame loop.

`snapshot.json` is a save; each line of `journal.jsonl` names the snapshot that it follows, and one command or an undo.
A crash loses at most the command in flight. The snapshot before is kept as `snapshot.old.json` with its journal.
"""

from __future__ import annotations

import json
import os
import queue
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import paths
from game.content import saves
from game.content.saves import write_whole
from game.engine.core import save as core
from game.engine.core.save import Loaded, SaveError
from game.engine.core.session import Session
from game.engine.core.step import IllegalCommand
from game.engine.core.text import N_, Gaps, Message

SNAPSHOT, JOURNAL = "snapshot.json", "journal.jsonl"
OLD_SNAPSHOT, OLD_JOURNAL = "snapshot.old.json", "journal.old.jsonl"
SNAPSHOT_EVERY = 25
"""Commands between two snapshots; a snapshot also comes with `keep_whole`."""
LOST_LINES = N_("The last moves before the crash could not be read; the game goes on from {count} commands.")


class Autosave:
    """Keeps one running game safe. Its methods return at once; a thread of its own writes.

    `trouble` holds the sentence of the last failure (disk full, no permission), or None.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves() / "autosave"
        self.trouble: Message | None = None
        self._work: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._mark = ""
        self._since = 0

    def keep_whole(self, session: Session, note: dict[str, Any]) -> None:
        """Writes a snapshot of the whole session; the journal begins anew."""
        text = core.to_text(session, note)
        self._mark = f"{session.seed}:{len(session.log)}"
        self._since = 0
        self._do(lambda: self._write_snapshot(text))

    def keep_command(self, session: Session, note: dict[str, Any]) -> None:
        """Writes the command just played to the journal; now and then a snapshot instead."""
        self._since += 1
        if self._since >= SNAPSHOT_EVERY or not self._mark:
            self.keep_whole(session, note)
            return
        self._line({"after": self._mark, "play": session.log[-1]})

    def keep_undo(self, session: Session) -> None:
        """Writes that the last command was taken back."""
        self._line({"after": self._mark, "undo": 1})

    def forget(self) -> None:
        """Ends the autosave of a finished game: nothing is left to continue."""
        self._mark = ""
        self._do(self._remove)

    def close(self) -> None:
        """Waits until everything is written."""
        if self._thread is not None:
            self._work.put(None)
            self._thread.join()
            self._thread = None

    def flush(self) -> None:
        """Waits until everything asked for so far is written; the autosave goes on."""
        self._work.join()

    # ------------------------------------------------------------- the writing thread

    def _do(self, job: Callable[[], None]) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._write_all, name="autosave", daemon=True)
            self._thread.start()
        self._work.put(job)

    def _write_all(self) -> None:
        while (job := self._work.get()) is not None:
            try:
                job()
                self.trouble = None
            except OSError as error:
                gaps: Gaps = {"folder": str(self.folder), "reason": error.strerror or str(error)}
                self.trouble = Message(N_("The game cannot be kept in {folder}: {reason}. Free some space."), gaps)
            finally:
                self._work.task_done()
        self._work.task_done()

    def _write_snapshot(self, text: str) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        for new, old in ((SNAPSHOT, OLD_SNAPSHOT), (JOURNAL, OLD_JOURNAL)):
            if (self.folder / new).exists():
                os.replace(self.folder / new, self.folder / old)
        write_whole(self.folder / SNAPSHOT, text)

    def _line(self, entry: dict[str, Any]) -> None:
        self._do(lambda: self._append(json.dumps(entry) + "\n"))

    def _append(self, line: str) -> None:
        with (self.folder / JOURNAL).open("a", encoding="utf-8") as out:
            out.write(line)
            out.flush()
            os.fsync(out.fileno())

    def _remove(self) -> None:
        for name in (SNAPSHOT, JOURNAL, OLD_SNAPSHOT, OLD_JOURNAL):
            (self.folder / name).unlink(missing_ok=True)


def note_of(folder: Path | None = None) -> dict[str, Any] | None:
    """The note of the game that can be continued, without loading it; None where there is none."""
    folder = folder or paths.saves() / "autosave"
    for name in (SNAPSHOT, OLD_SNAPSHOT):
        try:
            data = json.loads((folder / name).read_text("utf-8"))
        except (OSError, ValueError, RecursionError):
            continue
        note = data.get("note") if isinstance(data, dict) else None
        if isinstance(note, dict):
            return note
    return None


def resume(folder: Path | None = None) -> Loaded:
    """The game that was going on: the newest sound snapshot and the journal after it.

    Raises SaveError with one sentence when neither snapshot is sound; the files are left as they are.
    """
    folder = folder or paths.saves() / "autosave"
    try:
        return _resume(folder / SNAPSHOT, (folder / JOURNAL,))
    except SaveError as first:
        try:
            loaded = _resume(folder / OLD_SNAPSHOT, (folder / OLD_JOURNAL,))
        except SaveError:
            raise first from None
        gaps: Gaps = {"reason": first.message}
        return Loaded(loaded.session, Message(N_("{reason} The autosave before it is used instead."), gaps))


def _resume(snapshot: Path, journals: tuple[Path, ...]) -> Loaded:
    loaded = saves.load(snapshot)
    session = loaded.session
    mark = f"{session.seed}:{len(session.log)}"
    for journal in journals:
        if not _play_journal(session, journal, mark):
            return Loaded(session, Message(LOST_LINES, {"count": len(session.log)}))
    return loaded


def _play_journal(session: Session, journal: Path, mark: str) -> bool:
    """Plays the lines that follow the snapshot; False when one of them cannot be read or played."""
    try:
        lines = journal.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return True
    for line in lines:
        try:
            entry = json.loads(line)
            if entry["after"] != mark:
                continue
            if "undo" in entry:
                session.undo()
            else:
                session.play(session.game.parse(entry["play"]))
        except (ValueError, KeyError, TypeError, AttributeError, IllegalCommand):
            return False
    return True
