"""Nothing is lost in a crash: the unsaved table is written aside after each change and found again at the next start.

Each board of a running window has a file of its own in the user's state folder, held by a lock file; a file whose lock
nobody holds any more was left by a crash.
"""

from __future__ import annotations

import logging
import secrets
from pathlib import Path

import msgspec
from platformdirs import user_state_path
from PySide6.QtCore import QLockFile

from inspector.keeping import NotOpenedError, read_at_most
from inspector.scenario import Scenario, ScenarioError, read_scenario, write_scenario
from inspector.window.settings import APP_FOLDER

_LOG = logging.getLogger(__name__)
_LONGEST_PATH = 10_000


class Left(msgspec.Struct, frozen=True):
    """What an earlier run left behind: the scenario, the file it belonged to (if any), and where it was kept."""

    scenario: Scenario
    path: Path | None
    kept: Path


class Recovery:
    """Keeps this window's unsaved scenarios aside, one for each board, and finds what earlier windows left."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder or user_state_path(APP_FOLDER, appauthor=False) / "recovery"
        self._name = secrets.token_hex(6)
        self._locks: dict[int, QLockFile] = {}

    def keep(self, scenario: Scenario, path: Path | None, board: int = 0) -> None:
        """Write a board's scenario aside. A full disk or the like is logged: it must not disturb the work."""
        try:
            self._hold(board)
            write_scenario(scenario, self._file(board))
            _origin(self._file(board)).write_text(str(path or ""), encoding="utf-8")
        except (OSError, ScenarioError) as error:
            _LOG.warning("the table could not be kept aside: %s", error)

    def forget(self, board: int = 0) -> None:
        """Remove what was kept of a board: the scenario is saved, or given up by the user."""
        _remove(self._file(board))
        if (lock := self._locks.pop(board, None)) is not None:
            lock.unlock()

    def close(self) -> None:
        """End the run in good order."""
        for board in tuple(self._locks):
            self.forget(board)

    def left_behind(self) -> tuple[Left, ...]:
        """What crashed runs left, newest first. A kept file that cannot be read is moved aside as ``.broken``."""
        found: list[Left] = []
        for kept in sorted(self._folder.glob("*.scenario.json"), key=_age):
            if not kept.name.startswith(self._name) and self._is_abandoned(kept):
                try:
                    found.append(Left(read_scenario(kept), _origin_of(kept), kept))
                except ScenarioError as error:
                    _LOG.warning("a table left by an earlier run cannot be read: %s", error)
                    kept.replace(kept.with_suffix(".broken"))
        return tuple(found)

    def discard(self, left: Left) -> None:
        """Remove what an earlier run left."""
        _remove(left.kept)

    def _file(self, board: int) -> Path:
        return self._folder / f"{self._name}-{board}.scenario.json"

    def _hold(self, board: int) -> None:
        if board not in self._locks:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._locks[board] = _lock_for(self._file(board))
            self._locks[board].tryLock(0)

    def _is_abandoned(self, kept: Path) -> bool:
        lock = _lock_for(kept)
        if lock.tryLock(0):
            lock.unlock()
            return True
        return False


def _lock_for(kept: Path) -> QLockFile:
    lock = QLockFile(str(kept.with_suffix(".lock")))
    # A lock is stale once its process is gone, however old a living one's may be.
    lock.setStaleLockTime(0)
    return lock


def _origin(kept: Path) -> Path:
    return kept.with_suffix(".origin")


def _origin_of(kept: Path) -> Path | None:
    try:
        text = read_at_most(_origin(kept), _LONGEST_PATH, "a path").decode("utf-8")
    except (NotOpenedError, UnicodeDecodeError):
        return None
    return Path(text) if text else None


def _remove(kept: Path) -> None:
    for path in (kept, _origin(kept)):
        path.unlink(missing_ok=True)


def _age(kept: Path) -> float:
    try:
        return -kept.stat().st_mtime
    except OSError:
        return 0.0
