"""The library's file on the disk: opened for reading, checked; set aside where it is damaged, and only there.

What cannot be read just now, or was made by a newer program, is another's or tomorrow's: it stays as it is.
"""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from pathlib import Path

import msgspec

from inspector.keeping import FileLock, KeepingError, NotOpenedError, open_regular, sweep
from inspector.keeping import set_aside as set_file_aside
from inspector.library.connections import ReadConnection
from inspector.library.errors import LibraryError
from inspector.library.schema import APPLICATION_ID, VERSION

PART_SUFFIX = ".part"
# What SQLite says where the system refused it something, which says nothing about the file.
_REFUSED = ("SQLITE_IOERR", "SQLITE_CANTOPEN", "SQLITE_PERM", "SQLITE_BUSY", "SQLITE_LOCKED", "SQLITE_NOMEM")
_CUT_OFF = "SQLITE_IOERR_SHORT_READ"


class LibraryProblem(msgspec.Struct, frozen=True):
    """Why a file cannot be used as a library, as a clause: ``is damaged``; whether it may be moved out of the way."""

    says: str
    is_damage: bool = True
    advice: str = ""

    def left_alone(self, path: Path) -> LibraryError:
        """What to tell of a file that stays as it is."""
        return LibraryError(str(path), f"the card library {self.says}, and is left as it is; {self.advice}")


def open_for_reading(path: Path) -> sqlite3.Connection:
    """Open the library's file, which nobody changes while it has this name. Raises sqlite3.Error.

    Names may be loaded by another thread than the one that asks afterwards; two at once are kept apart by SQLite.
    """
    place = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return sqlite3.connect(place, uri=True, isolation_level=None, check_same_thread=False, factory=ReadConnection)


def problem_in(error: Exception) -> LibraryProblem | None:
    """What an error that came up while a file was asked says of the file; None if the question was wrong."""
    name = getattr(error, "sqlite_errorname", "") or ""
    if name.startswith(_REFUSED) and name != _CUT_OFF:
        return _unreadable(str(error))
    words = ("malformed", "no such", "decode to UTF-8", "constructor failed", "not a database")
    is_damage = name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", _CUT_OFF)) or any(w in str(error) for w in words)
    return LibraryProblem(f"is damaged ({error})") if is_damage or isinstance(error, UnicodeDecodeError) else None


def _unreadable(why: str) -> LibraryProblem:
    return LibraryProblem(
        f"cannot be read ({why})", is_damage=False, advice="check that it may be opened, and the disk"
    )


def problem_of_library(path: Path) -> LibraryProblem | None:
    """Say why a file cannot be used as a library; None if it can, or if it is not there."""
    try:
        # SQLite itself would wait at a pipe.
        open_regular(path).close()
        connection = open_for_reading(path)
    except NotOpenedError as error:
        why = error.problem.partition(";")[0].removeprefix("the file cannot be read ").strip("()")
        return None if error.is_missing else _unreadable(why)
    except (OSError, sqlite3.Error) as error:
        return _unreadable(str(error))
    try:
        return _problem(connection, path)
    except OSError as error:
        return _unreadable(error.strerror or str(error))
    except (sqlite3.Error, UnicodeDecodeError) as error:
        return problem_in(error) or LibraryProblem(f"is damaged ({error})")
    finally:
        connection.close()


def is_of_earlier_version(path: Path) -> bool:
    """Whether a usable file was made by an earlier version, so that it must be written again before it is asked."""
    try:
        connection = open_for_reading(path)
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return False
    return bool(version < VERSION)


def _problem(connection: sqlite3.Connection, path: Path) -> LibraryProblem | None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        return LibraryProblem("is not a card library of Card Inspector")
    if version > VERSION:
        says, advice = "was made by a newer Card Inspector", "update this one, or import into another folder"
        return LibraryProblem(says, is_damage=False, advice=advice)
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    if path.stat().st_size != size * pages:
        return LibraryProblem("is damaged (it was cut off)")
    connection.execute("SELECT card.id FROM card JOIN face ON face.id = card.id * 16 LIMIT 1").fetchone()
    return None


def set_library_aside(path: Path, problem: LibraryProblem) -> LibraryError:
    """Give a damaged file another name, so that a new one can be made; returns the sentence to tell.

    The caller holds the library's lock. What is not damaged is left alone.
    """
    if not problem.is_damage:
        return problem.left_alone(path)
    try:
        target = set_file_aside(path)
    except KeepingError as error:
        return LibraryError(str(path), f"the card library {problem.says}, and {error.clause}")
    told = f"the card library {problem.says}; it was set aside as {target.name}, please import your cards again"
    return LibraryError(str(path), told)


def set_aside_unless_replaced(path: Path, problem: LibraryProblem) -> LibraryError:
    """Set a damaged file aside while no import is putting a new one in its place; returns the sentence to tell."""
    if not problem.is_damage:
        return problem.left_alone(path)
    told = f"the card library {problem.says}"
    lock = FileLock(path)
    try:
        taken = lock.take()
    except OSError as error:
        return LibraryError(str(path), f"{told} and cannot be set aside ({error.strerror}); move it away")
    if not taken:
        return LibraryError(str(path), f"{told}; an import is at work on it, wait until it is done")
    with lock:
        return set_library_aside(path, problem)


def sweep_up(path: Path) -> None:
    """Remove what an import that was killed left beside the library; one that is at work is not disturbed."""
    sweep(path.parent)
    part = path.with_name(path.name + PART_SUFFIX)
    # What cannot be removed now is removed by the next import.
    with suppress(OSError):
        if part.exists():
            with FileLock(path) as lock:
                if lock.take():
                    part.unlink(missing_ok=True)
