"""The library's file on the disk: opened for reading, checked, and set aside where it is damaged or too new."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from inspector.keeping import NotOpenedError, open_regular
from inspector.library.errors import LibraryError
from inspector.library.schema import APPLICATION_ID, VERSION

PART_SUFFIX = ".part"
_MOST_SET_ASIDE = 100


def open_for_reading(path: Path) -> sqlite3.Connection:
    """Open the library's file, which nobody changes while it has this name. Raises sqlite3.Error.

    Names may be loaded by another thread than the one that asks afterwards; two at once are kept apart by SQLite.
    """
    place = f"{path.absolute().as_uri()}?mode=ro&immutable=1"
    return sqlite3.connect(place, uri=True, isolation_level=None, check_same_thread=False)


def means_damage(error: Exception) -> bool:
    """Whether an error says that the file is broken, and not that something was asked in the wrong way."""
    if isinstance(error, UnicodeDecodeError):
        return True
    name = getattr(error, "sqlite_errorname", "") or ""
    words = ("malformed", "no such", "decode to UTF-8", "constructor failed", "not a database")
    return name.startswith(("SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR")) or any(w in str(error) for w in words)


def problem_of(path: Path) -> str | None:
    """Say why a file cannot be used as a library, as a clause; None if it can, or if it is not there."""
    try:
        # SQLite itself would wait at a pipe.
        open_regular(path).close()
        connection = open_for_reading(path)
    except NotOpenedError as error:
        return None if error.is_missing else f"cannot be opened ({error.problem.partition(';')[0]})"
    except (OSError, sqlite3.Error) as error:
        return f"cannot be opened ({error})"
    try:
        return _problem(connection, path)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        return f"is damaged ({error})"
    finally:
        connection.close()


def is_of_earlier_version(path: Path) -> bool:
    """Whether a usable file was made by an earlier version, so that it must be written anew before it is asked."""
    try:
        connection = open_for_reading(path)
        try:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
        finally:
            connection.close()
    except sqlite3.Error:
        return False
    return bool(version < VERSION)


def _problem(connection: sqlite3.Connection, path: Path) -> str | None:
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        return "is no card library of Card Inspector"
    if version > VERSION:
        return "was made by a newer Card Inspector"
    (size,) = connection.execute("PRAGMA page_size").fetchone()
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    if path.stat().st_size != size * pages:
        return "is damaged (it was cut off)"
    connection.execute("SELECT card.id FROM card JOIN face ON face.id = card.id * 16 LIMIT 1").fetchone()
    return None


def set_aside(path: Path, why: str) -> LibraryError:
    """Give a file that cannot be used another name, so that a new one can be made; returns the sentence to tell."""
    for number in range(1, _MOST_SET_ASIDE):
        target = path.with_name(f"{path.stem}.set-aside-{number}{path.suffix}")
        if target.exists():
            continue
        try:
            path.rename(target)
        except OSError as error:
            return LibraryError(
                str(path), f"the card library {why} and cannot be moved ({error.strerror}); move it away"
            )
        return LibraryError(
            str(path), f"the card library {why}; it was set aside as {target.name}, please import your cards again"
        )
    return LibraryError(str(path), f"the card library {why}; move it away and import your cards again")


def set_aside_if_unusable(path: Path) -> LibraryError | None:
    """Set a file aside that cannot be used, and give the sentence to tell; None where all is well."""
    why = problem_of(path)
    return None if why is None else set_aside(path, why)
