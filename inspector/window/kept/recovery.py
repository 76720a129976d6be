"""Nothing is lost in a crash: the unsaved table is written aside after each change and found again at the next start.

Each board of a running window has a file of its own in the user's state folder, held by a lock; a file whose lock
nobody holds any more was left by a crash. The window that offers it to its user holds it meanwhile.
"""

from __future__ import annotations

import logging
import os
import secrets
from contextlib import suppress
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from inspector.keeping import FileLock, KeepingError, NotOpenedError, cannot, read_at_most, replace_file, sweep
from inspector.scenario import Scenario, ScenarioError, scenario_from_bytes, scenario_to_bytes
from inspector.scenario.limits import LARGEST_FILE
from inspector.window.kept.settings import APP_FOLDER

_LOG = logging.getLogger(__name__)
_LONGEST_PATH = 10_000
_SUFFIX = ".scenario.json"
_CANNOT = "the board cannot be backed up"
# What a newer program writes differently first, so that its tables are not taken for damaged ones.
_OF_NEWER_ONES = ("format", "edition")


class Left(msgspec.Struct, frozen=True):
    """What an earlier run left behind: the scenario, the file it belonged to (if any), and where it was kept.

    ``was_closed`` is true where it was closed with the window, so that nothing went wrong.
    """

    scenario: Scenario
    path: Path | None
    kept: Path
    was_closed: bool = False


class Recovery:
    """Keeps this window's unsaved scenarios aside, one for each board, and finds what earlier windows left.

    What cannot be read of that is put among the ``notices``, once for each file.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self.notices: list[str] = []
        self._folder = folder or user_state_path(APP_FOLDER, appauthor=False) / "recovery"
        self._name = secrets.token_hex(6)
        self._locks: dict[int, FileLock] = {}
        self._origins: dict[int, bytes] = {}
        self._found: dict[Path, FileLock] = {}
        self._told: set[Path] = set()

    def keep(self, scenario: Scenario, path: Path | None, board: int = 0) -> None:
        """Write a board's scenario aside. Raises KeepingError; what was kept before is still there then."""
        kept, origin = self._file(board), os.fsencode(path) if path is not None else b""
        self._hold(board)
        if self._origins.get(board) != origin:
            replace_file(_origin(kept), origin, _CANNOT)
            self._origins[board] = origin
        replace_file(kept, scenario_to_bytes(scenario), _CANNOT)

    def forget(self, board: int = 0) -> None:
        """Remove what was kept of a board: the scenario is saved, or given up. Raises KeepingError."""
        if board in self._locks:
            _remove(self._file(board))
            self._origins.pop(board, None)
            self._locks.pop(board).release(and_remove=True)

    def close(self, keeping: frozenset[int] = frozenset()) -> None:
        """End the run in good order; what was found and not decided about is offered again at the next start.

        So are the boards that are worth ``keeping``: they were closed with the window, unsaved.
        """
        for board in tuple(self._locks):
            if board in keeping:
                self._tell_closed(board)
                self._locks.pop(board).release()
                continue
            try:
                self.forget(board)
            except KeepingError as error:
                # It is offered at the next start, though it was saved or given up: that does no harm.
                _LOG.warning("%s", error)
        for lock in self._found.values():
            lock.release()
        self._found.clear()

    def _tell_closed(self, board: int) -> None:
        try:
            replace_file(_closed(self._file(board)), b"", _CANNOT)
        except KeepingError as error:
            # It is offered as if it were left by a crash: all that matters is there.
            _LOG.warning("%s", error)

    def left_behind(self) -> tuple[Left, ...]:
        """What crashed runs left, newest first. What is damaged of it is moved aside as ``.broken``."""
        sweep(self._folder)
        found: list[Left] = []
        for kept in sorted(self._folder.glob(f"*{_SUFFIX}"), key=_age):
            if not kept.name.startswith(self._name) and self._is_abandoned(kept):
                scenario = self._read(kept)
                if scenario is not None:
                    found.append(Left(scenario, _origin_of(kept), kept, _closed(kept).exists()))
                elif kept in self._found:
                    self._found.pop(kept).release(and_remove=True)
        return tuple(found)

    def discard(self, left: Left) -> None:
        """Remove what an earlier run left. Raises KeepingError."""
        _remove(left.kept)
        if (lock := self._found.pop(left.kept, None)) is not None:
            lock.release(and_remove=True)

    def _read(self, kept: Path) -> Scenario | None:
        try:
            return scenario_from_bytes(read_at_most(kept, LARGEST_FILE, "a scenario"), str(kept))
        except NotOpenedError as error:
            self._tell(kept, f"{kept}: a board left by an earlier run cannot be read: {error.problem}.")
        except ScenarioError as error:
            if error.path in _OF_NEWER_ONES:
                self._tell(kept, f"A board left by an earlier run cannot be read and stays where it is. {error}")
            else:
                self._tell(kept, f"A board left by an earlier run cannot be read. {error} {_set_aside(kept)}")
        return None

    def _tell(self, kept: Path, sentence: str) -> None:
        if kept not in self._told:
            self._told.add(kept)
            self.notices.append(sentence)

    def _file(self, board: int) -> Path:
        return self._folder / f"{self._name}-{board}{_SUFFIX}"

    def _hold(self, board: int) -> None:
        if board in self._locks:
            return
        lock = _lock_for(self._file(board))
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            lock.take()
        except OSError as error:
            raise cannot(_CANNOT, self._folder, error) from error
        self._locks[board] = lock

    def _is_abandoned(self, kept: Path) -> bool:
        """Whether no other window holds it; it is held by this one from then on."""
        if kept in self._found:
            return True
        lock = _lock_for(kept)
        try:
            taken = lock.take()
        except OSError as error:
            # Where no lock can be made, no window can be writing.
            _LOG.warning("a board left by an earlier run cannot be locked: %s", error)
            return True
        if taken:
            self._found[kept] = lock
        return taken


def _lock_for(kept: Path) -> FileLock:
    # The name that earlier versions of the program used, with the same kind of lock.
    return FileLock(kept.with_suffix(""))


def _origin(kept: Path) -> Path:
    return kept.with_suffix(".origin")


def _closed(kept: Path) -> Path:
    return kept.with_suffix(".closed")


def _origin_of(kept: Path) -> Path | None:
    try:
        name = read_at_most(_origin(kept), _LONGEST_PATH, "a path")
    except NotOpenedError:
        return None
    return Path(os.fsdecode(name)) if name and b"\0" not in name else None


def _remove(kept: Path) -> None:
    try:
        kept.unlink(missing_ok=True)
    except OSError as error:
        raise cannot("the backup of the board cannot be removed", kept, error) from error
    # Without its scenario it means nothing.
    with suppress(OSError):
        _origin(kept).unlink(missing_ok=True)
    with suppress(OSError):
        _closed(kept).unlink(missing_ok=True)


def _set_aside(kept: Path) -> str:
    target = kept.with_suffix(".broken")
    try:
        kept.replace(target)
    except OSError as error:
        return f"It cannot be moved aside either ({error.strerror or error})."
    return f"It was moved aside as {target}."


def _age(kept: Path) -> float:
    try:
        return -kept.stat().st_mtime
    except OSError:
        return 0.0
