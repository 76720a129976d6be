"""What the window remembers between runs, each with its default and its check, in one file that anyone can read."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any, NamedTuple

from platformdirs import user_config_path
from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QSettings, QTimer, Signal

from inspector.keeping import DamagedError, KeepingError, KeptFile

_LOG = logging.getLogger(__name__)

APP_FOLDER = "card-inspector"
MAX_RECENT = 8
RECENT = "files/recent"
_WRITE_AFTER_MS = 300
_LONGEST_NOTES = 4_000


class Setting(NamedTuple):
    """One remembered value: its key in the file, what holds until it is set, what it may be (empty: anything)."""

    key: str
    default: str
    allowed: tuple[str, ...] = ()


THEME = Setting("look/theme", "system", ("system", "light", "dark", "contrast"))
TYPE_SIZE = Setting("look/type size", "100", ("85", "100", "115", "130", "150", "175"))
MOTION = Setting("look/motion", "on", ("on", "off"))
PLACE_ZONE = Setting("place/zone", "battlefield", ("battlefield", "hand", "library", "graveyard", "exile", "command"))
LENS = Setting("look/lens", "ladder", ("ladder", "copiable", "doors", "matrix", "editions"))
# What was chosen in the palette, the latest first, one id a line.
USED = Setting("palette/used", "")


class Settings(QObject):
    """The settings file of this user; ``path`` is where it lies, or what tests give.

    A change is written a moment later, and by ``sync``; ``failed`` is emitted with a sentence where it cannot be, once
    for each reason. What is wrong with the file as it is read stands in ``notices``.
    """

    failed = Signal(str)

    def __init__(self, path: Path | None = None) -> None:
        super().__init__()
        self.path = path or user_config_path(APP_FOLDER, appauthor=False) / "settings.json"
        self.notices: list[str] = []
        self._file = KeptFile(self.path, "your settings", _values_of)
        self._values: dict[str, Any] = self._read()
        self._changed: set[str] = set()
        self._told = ""
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_WRITE_AFTER_MS)
        self._timer.timeout.connect(self.sync)

    def get(self, setting: Setting) -> str:
        """The value kept; the default where none is or where the file holds nonsense."""
        kept = self._values.get(setting.key)
        if not isinstance(kept, str) or (setting.allowed and kept not in setting.allowed):
            return setting.default
        return kept

    def put(self, setting: Setting, value: str) -> None:
        """Keep a value. Raises ValueError for one that is not allowed."""
        if setting.allowed and value not in setting.allowed:
            raise ValueError(f'"{value}" is not a value of {setting.key}')
        self._change(setting.key, value)

    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved last, newest first, whether they still exist or not."""
        return tuple(map(Path, _texts(self._values.get(RECENT))))[:MAX_RECENT]

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        rest = [other for other in self.recent_files() if other != path]
        self._change(RECENT, [str(other) for other in (path, *rest)][:MAX_RECENT])

    def notes(self, title: str) -> str:
        """What a teacher noted for the board with a title; empty where nothing is kept."""
        kept = self._values.get(f"notes/{title}")
        return kept if isinstance(kept, str) else ""

    def put_notes(self, title: str, text: str) -> None:
        """Keep the notes for a board, as much of them as fits on a sheet."""
        self._change(f"notes/{title}", text[:_LONGEST_NOTES])

    def geometry(self, name: str) -> QByteArray:
        """The kept place of a window or splitter; empty where none is kept."""
        kept = self._values.get(f"geometry/{name}")
        return QByteArray.fromBase64(kept.encode("ascii", "replace")) if isinstance(kept, str) else QByteArray()

    def put_geometry(self, name: str, value: QByteArray) -> None:
        """Keep the place of a window or splitter."""
        self._change(f"geometry/{name}", bytes(value.toBase64().data()).decode("ascii"))

    def sync(self) -> None:
        """Write to the file now what was changed; what another window changed meanwhile stays."""
        self._timer.stop()
        if not self._changed:
            return
        try:
            with self._file.changing() as change:
                there = change.value or {}
                mine = {key: self._values[key] for key in self._changed}
                if RECENT in mine:
                    mine[RECENT] = list(dict.fromkeys([*mine[RECENT], *_texts(there.get(RECENT))]))[:MAX_RECENT]
                values = self._values | there | mine
                change.write(json.dumps(values, indent=1, sort_keys=True).encode())
        except KeepingError as error:
            self._tell(str(error))
        else:
            self._values, self._told = values, ""
            self._changed.clear()

    def _change(self, key: str, value: object) -> None:
        if self._values.get(key) == value:
            return
        self._values[key] = value
        self._changed.add(key)
        if QCoreApplication.instance() is not None:
            self._timer.start()

    def _read(self) -> dict[str, Any]:
        try:
            found = self._file.read()
        except KeepingError as error:
            self.notices.append(f"{error} Until then the defaults apply.")
            return {}
        if found.told:
            self.notices.append(found.told)
        return found.value if found.value is not None else _of_earlier_version(self.path.with_suffix(".ini"))

    def _tell(self, sentence: str) -> None:
        _LOG.warning("%s", sentence)
        if sentence != self._told:
            self._told = sentence
            self.failed.emit(sentence)


def _values_of(data: bytes) -> dict[str, Any]:
    """Read the file's values, whatever they are; raises DamagedError for what is not a JSON object."""
    try:
        values = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DamagedError(str(error)) from None
    if not isinstance(values, dict):
        raise DamagedError("it holds no JSON object")
    return values


def _texts(value: object) -> list[str]:
    return [text for text in value if isinstance(text, str)] if isinstance(value, list) else []


def _of_earlier_version(path: Path) -> dict[str, Any]:
    """Take over what earlier versions of the program kept in a file of Qt's own form; that file stays as it is."""
    values: dict[str, Any] = {}
    if path.is_file():
        store = QSettings(str(path), QSettings.Format.IniFormat)
        for key in store.allKeys():
            value = store.value(key)
            if isinstance(value, QByteArray):
                values[key] = bytes(value.toBase64().data()).decode("ascii")
            elif key == RECENT:
                values[key] = [value] if isinstance(value, str) and value else _texts(value)
            elif isinstance(value, str):
                values[key] = value
    return values
