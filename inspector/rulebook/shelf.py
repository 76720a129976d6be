"""The shelf: the rules texts that a user added, unmodified in the user's data folder, each with its checksum."""

from __future__ import annotations

import errno
import hashlib
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from inspector.keeping import FileLock, HeldError, KeepingError, NotOpenedError, read_at_most, replace_file
from inspector.rulebook.dates import Effective
from inspector.rulebook.decoding import MAX_BYTES, read_bytes
from inspector.rulebook.errors import RulebookError
from inspector.rulebook.reading import rules_text_of
from inspector.rulebook.rules_text import RulesText

APP_FOLDER: Final = "card-inspector"
DATA_DIR_VARIABLE: Final = "CARD_INSPECTOR_DATA_DIR"
_INDEX: Final = "index.json"
_CANNOT: Final = "it cannot be written"
# Texts are added by hand; another one is done in a moment.
_WAIT: Final = 5.0
_UNSAFE: Final = re.compile(r"[^\w .()+-]")


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """One text on the shelf: the ``file`` it lies in, its SHA-256 as hexadecimal, the ``name`` it had, what is in it.

    ``rules`` counts its rules; ``breaks_off`` says where it stops before its end, empty for a whole text.
    """

    file: str
    sha256: str
    name: str
    title: str
    kind: str
    effective: Effective
    rules: int
    breaks_off: str = ""
    notes: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """How people read it: ``"Comprehensive Rules, 2025-06-06"``."""
        return f"{self.title}, {self.effective}"


_DECODER: Final = msgspec.json.Decoder(tuple[Kept, ...])


def shelf_folder() -> Path:
    """Give the folder in which this user's rules texts lie; it need not exist yet.

    The variable ``CARD_INSPECTOR_DATA_DIR`` names another data folder than the system's.
    """
    own = os.environ.get(DATA_DIR_VARIABLE)
    return (Path(own) if own else user_data_path(APP_FOLDER, appauthor=False)) / "rules-texts"


class Shelf:
    """The texts in ``folder``, or in the user's data folder. Texts are read when they are first asked for."""

    def __init__(self, folder: Path | None = None) -> None:
        """Read nothing yet."""
        self.folder = folder or shelf_folder()
        self._texts: dict[str, RulesText] = {}

    def add(self, path: Path) -> tuple[Kept, bool]:
        """Keep the file ``path``; also tell whether it is new here.

        Raises RulebookError, and keeps nothing, for a file that is no rules text or cannot be copied.
        """
        data = read_bytes(path)
        digest = hashlib.sha256(data).hexdigest()
        text = rules_text_of(data, path.name, str(path))
        kept = _kept(text, digest, path.name)
        with self._changing() as before:
            there = next((other for other in before if other.sha256 == digest), None)
            if there is not None:
                return there, False
            replace_file(self.folder / kept.file, data, _CANNOT)
            self._write_index((*before, kept))
        self._texts[digest] = text
        return kept, True

    @contextmanager
    def _changing(self) -> Iterator[tuple[Kept, ...]]:
        """Hold the shelf for a change, and give what is on it; raises RulebookError, and then all is as it was.

        Where the list cannot be read, nothing is changed: a new one would leave out what cannot be read just now.
        """
        index = self.folder / _INDEX
        lock = FileLock(index)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if not lock.take(_WAIT):
                raise HeldError(index, f"{_CANNOT} while another Card Inspector writes there", "wait and try again")
            with lock:
                yield self._sorted(self._listed())
        except NotOpenedError as error:
            what, _, do = error.problem.partition("; ")
            raise RulebookError(what, str(index), do) from error
        except KeepingError as error:
            what, _, do = error.clause.partition("; ")
            raise RulebookError(what, error.place, do) from error
        except OSError as error:
            what = f"{_CANNOT} ({error.strerror or error})"
            raise RulebookError(what, str(self.folder), "check the folder's rights and the disk") from error

    def kept(self) -> tuple[Kept, ...]:
        """List the texts, the oldest first; an index that is gone or broken is made again from the files."""
        try:
            return self._sorted(self._listed())
        except NotOpenedError:
            return self._sorted(self._found())

    def _listed(self) -> tuple[Kept, ...]:
        """Read the index; one that is gone or broken is made of the files. Raises NotOpenedError."""
        try:
            return _DECODER.decode(read_at_most(self.folder / _INDEX, MAX_BYTES, "a list of texts"))
        except (msgspec.MsgspecError, RecursionError):
            return self._found(all_of_them=True)
        except NotOpenedError as error:
            if not error.is_missing:
                raise
            return self._found(all_of_them=True)

    def _sorted(self, listed: tuple[Kept, ...]) -> tuple[Kept, ...]:
        here = (kept for kept in listed if (self.folder / kept.file).parent == self.folder)
        return tuple(sorted(here, key=lambda kept: (kept.effective.day or date.min, kept.title, kept.sha256)))

    def text(self, kept: Kept) -> RulesText:
        """Read a text; raises RulebookError if its file is gone or is not what was added."""
        if kept.sha256 not in self._texts:
            path = self.folder / kept.file
            data = read_bytes(path)
            if hashlib.sha256(data).hexdigest() != kept.sha256:
                raise RulebookError(
                    "this text was changed since it was added", str(path), "add the official file again"
                )
            self._texts[kept.sha256] = rules_text_of(data, kept.name, str(path))
        return self._texts[kept.sha256]

    def remove(self, kept: Kept) -> None:
        """Take a text off the shelf. Raises RulebookError if the folder cannot be written."""
        with self._changing() as before:
            self._write_index(tuple(other for other in before if other.sha256 != kept.sha256))
            (self.folder / kept.file).unlink(missing_ok=True)

    def _found(self, *, all_of_them: bool = False) -> tuple[Kept, ...]:
        """Read what lies in the folder; what is no rules text there is passed over.

        With ``all_of_them`` NotOpenedError is raised for a file that cannot be read just now.
        """
        found: list[Kept] = []
        for path in sorted(self.folder.glob("*-*")):
            try:
                data = read_at_most(path, MAX_BYTES, "any rules text")
                name = path.name.partition("-")[2]
                digest = hashlib.sha256(data).hexdigest()
                if path.name.startswith(digest[:12]):
                    found.append(_kept(rules_text_of(data, name, str(path)), digest, name))
            except RulebookError:
                continue
            except NotOpenedError as error:
                if all_of_them and error.errno in _JUST_NOW:
                    raise
        return tuple(found)

    def _write_index(self, kept: tuple[Kept, ...]) -> None:
        replace_file(self.folder / _INDEX, msgspec.json.format(msgspec.json.encode(kept), indent=1), _CANNOT)


# What is said of a file that another program has open, that one may not read, or whose disk fails.
_JUST_NOW: Final = (errno.EACCES, errno.EPERM, errno.EIO, errno.EMFILE, errno.ENFILE, errno.ENOMEM, errno.EBUSY)


def _kept(text: RulesText, digest: str, name: str) -> Kept:
    return Kept(
        file=f"{digest[:12]}-{_UNSAFE.sub('_', name)[-80:]}",
        sha256=digest,
        name=name,
        title=text.title,
        kind=text.kind,
        effective=text.effective,
        rules=len(text.rules),
        breaks_off=text.breaks_off,
        notes=text.notes,
    )
