"""The autosave: a snapshot of the session and one journal line per command after it, written off the frame loop.

`snapshot.json` is a save; each line of `journal.jsonl` names the snapshot that it follows, and one command or an undo.
The last line before a new snapshot names that one, so the lines go on from either. A crash loses at most the command
in flight, at whatever moment it comes. The snapshot before is kept as `snapshot.old.json` with its journal.
"""

from __future__ import annotations

import json
import os
import queue
import secrets
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game import paths
from game.content import saves
from game.content.folder_lock import FolderLock, InUse
from game.content.kept_note import MARK, OLD_SNAPSHOT, SNAPSHOT
from game.content.whole_file import write_whole
from game.engine.core import save as core
from game.engine.core.save import Loaded, SaveError
from game.engine.core.session import Session
from game.engine.core.step import IllegalCommand
from game.engine.core.text import N_, Gaps, Message

JOURNAL, OLD_JOURNAL = "journal.jsonl", "journal.old.jsonl"
NEW_SNAPSHOT = "snapshot.new.json"
MARK_BYTES = 8
"""The length of a snapshot's mark, its name in its note: what the lines after it refer to."""
SNAPSHOT_EVERY = 25
"""Commands between two snapshots; a snapshot also comes with `keep_whole`."""
IN_USE = N_("Another Commando Table is running and keeps its game in {folder}; this game is not kept.")
NOT_KEPT = N_("The game cannot be kept in {folder}: {reason}. Free some space.")
LOST_LINES = N_("The last moves before the crash could not be read; the game goes on from {count} commands.")


class Autosave:
    """Keeps one running game safe. Its methods return at once; a thread of its own writes.

    `trouble` holds the sentence of the last failure (disk full, no permission, another program), or None. After one
    nothing is added to the journal, which would have a gap; the next command writes a whole snapshot again.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or paths.saves() / "autosave"
        self.trouble: Message | None = None
        self._work: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._lock = FolderLock(self.folder)
        self._mark = ""
        self._since = 0
        self._gap = False

    def keep_whole(self, session: Session, note: dict[str, Any]) -> None:
        """Writes a snapshot of the whole session; the journal begins anew."""
        before, self._mark = self._mark, secrets.token_hex(MARK_BYTES)
        text = core.to_text(session, {**note, MARK: self._mark})
        last = json.dumps({"after": before, "next": self._mark}) + "\n" if before else ""
        self._since = 0
        self._do(lambda: self._write_snapshot(text, last))

    def keep_command(self, session: Session, note: dict[str, Any]) -> None:
        """Writes the command just played to the journal; now and then a snapshot instead."""
        self._since += 1
        if self._since >= SNAPSHOT_EVERY or self._gap or not self._mark:
            self.keep_whole(session, note)
            return
        self._line({"after": self._mark, "play": session.log[-1]})

    def keep_undo(self, session: Session, note: dict[str, Any]) -> None:
        """Writes that the last command was taken back."""
        if self._gap or not self._mark:
            self.keep_whole(session, note)
            return
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
        self._lock.release()

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
                self._lock.take()
                job()
            except InUse:
                self._gap, self.trouble = True, Message(IN_USE, {"folder": str(self.folder)})
            except OSError as error:
                gaps: Gaps = {"folder": str(self.folder), "reason": error.strerror or str(error)}
                self._gap, self.trouble = True, Message(NOT_KEPT, gaps)
            finally:
                self._work.task_done()
        self._work.task_done()

    def _write_snapshot(self, text: str, last: str) -> None:
        """The new snapshot is whole before anything old moves; every state between two moves can be resumed."""
        write_whole(self.folder / NEW_SNAPSHOT, text)
        if not self._gap:
            self._append(last)
        for now, then in ((JOURNAL, OLD_JOURNAL), (SNAPSHOT, OLD_SNAPSHOT), (NEW_SNAPSHOT, SNAPSHOT)):
            if (self.folder / now).exists():
                os.replace(self.folder / now, self.folder / then)
        self._gap, self.trouble = False, None

    def _line(self, entry: dict[str, Any]) -> None:
        self._do(lambda: self._append(json.dumps(entry) + "\n"))

    def _append(self, line: str) -> None:
        if self._gap:
            return
        with (self.folder / JOURNAL).open("a", encoding="utf-8") as out:
            out.write(line)
            out.flush()
            os.fsync(out.fileno())

    def _remove(self) -> None:
        left_by_crashes = self.folder.glob("*.tmp")
        known = (self.folder / name for name in (OLD_SNAPSHOT, OLD_JOURNAL, NEW_SNAPSHOT, SNAPSHOT, JOURNAL))
        for file in (*left_by_crashes, *known):  # the old game goes first, so that it never comes back
            file.unlink(missing_ok=True)
        self._gap, self.trouble = False, None


def resume(folder: Path | None = None) -> Loaded:
    """The game that was going on: the newest sound snapshot and the journal after it.

    Raises SaveError with one sentence when neither snapshot is sound; the files are left as they are.
    """
    folder = folder or paths.saves() / "autosave"
    try:
        return _resume(folder, SNAPSHOT)
    except SaveError as first:
        try:
            loaded = _resume(folder, OLD_SNAPSHOT)
        except SaveError:
            raise first from None
        if not (folder / SNAPSHOT).exists():  # the crash came just before the new one had its name
            return loaded
        gaps: Gaps = {"reason": first.message}
        return Loaded(loaded.session, Message(N_("{reason} The autosave before it is used instead."), gaps))


def _resume(folder: Path, snapshot: str) -> Loaded:
    text = saves.read_text(folder / snapshot)
    loaded = saves.from_text(text)
    lines = [*_lines(folder / OLD_JOURNAL), *_lines(folder / JOURNAL)]
    if _play_lines(loaded.session, lines, str(core.read(text).note.get(MARK, ""))):
        return loaded
    return Loaded(loaded.session, Message(LOST_LINES, {"count": len(loaded.session.log)}))


def _lines(journal: Path) -> list[str]:
    try:
        return journal.read_text("utf-8", errors="replace").splitlines()
    except OSError:
        return []


def _play_lines(session: Session, lines: list[str], mark: str) -> bool:
    """Plays the lines that follow the snapshot of this mark; False when one cannot be read or played."""
    for line in lines:
        try:
            entry = json.loads(line)
            if entry["after"] != mark:
                continue
            if "next" in entry:
                mark = entry["next"]
            elif "play" in entry:
                session.play(session.game.parse(entry["play"]))
            elif session.undo() is None:
                return False
        except (ValueError, KeyError, TypeError, AttributeError, IllegalCommand):
            return False
    return True
