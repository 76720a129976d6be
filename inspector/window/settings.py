"""What the window remembers between runs, each with its default and its check. Nothing else touches QSettings."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
from platformdirs import user_config_path
from PySide6.QtCore import QByteArray, QSettings

APP_FOLDER = "card-inspector"
MAX_RECENT = 8
ThemeChoice = Literal["system", "light", "dark", "contrast"]


class Setting(msgspec.Struct, frozen=True):
    """One remembered value: its key in the file, what holds until it is set, what it may be (empty: anything)."""

    key: str
    default: str
    allowed: tuple[str, ...] = ()


THEME = Setting("look/theme", "system", ("system", "light", "dark", "contrast"))
TYPE_SIZE = Setting("look/type size", "100", ("85", "100", "115", "130", "150", "175"))
MOTION = Setting("look/motion", "on", ("on", "off"))
PLACE_ZONE = Setting("place/zone", "battlefield", ("battlefield", "hand", "library", "graveyard", "exile", "command"))
ALL_SETTINGS = (THEME, TYPE_SIZE, MOTION, PLACE_ZONE)


class Settings:
    """The settings file of this user; ``path`` is where it lies, or what tests give."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or user_config_path(APP_FOLDER, appauthor=False) / "settings.ini"
        self._store = QSettings(str(self.path), QSettings.Format.IniFormat)

    def get(self, setting: Setting) -> str:
        """The value kept; the default where none is or where the file holds nonsense."""
        kept = self._value(setting.key)
        if not isinstance(kept, str) or (setting.allowed and kept not in setting.allowed):
            return setting.default
        return kept

    def put(self, setting: Setting, value: str) -> None:
        """Keep a value. Raises ValueError for one that is not allowed."""
        if setting.allowed and value not in setting.allowed:
            raise ValueError(f'"{value}" is no value of {setting.key}')
        self._store.setValue(setting.key, value)

    def recent_files(self) -> tuple[Path, ...]:
        """The files opened or saved last, newest first, whether they still exist or not."""
        kept = self._value("files/recent")
        texts = [kept] if isinstance(kept, str) and kept else kept if isinstance(kept, list) else []
        return tuple(Path(text) for text in texts if isinstance(text, str))[:MAX_RECENT]

    def add_recent(self, path: Path) -> None:
        """Put a file at the head of the recent ones."""
        path = path.absolute()
        rest = [other for other in self.recent_files() if other != path]
        self._store.setValue("files/recent", [str(other) for other in (path, *rest)][:MAX_RECENT])

    def geometry(self, name: str) -> QByteArray:
        """The kept place of a window or splitter; empty where none is kept."""
        kept = self._value(f"geometry/{name}")
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def put_geometry(self, name: str, value: QByteArray) -> None:
        """Keep the place of a window or splitter."""
        self._store.setValue(f"geometry/{name}", value)

    def sync(self) -> None:
        """Write to the file now."""
        self._store.sync()

    def _value(self, key: str) -> object:
        return self._store.value(key)
