"""Whether Qt has what the window needs of it: its version, a way onto the screen, formats of pictures, our fonts."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from PySide6.QtCore import QLibraryInfo, qVersion
from PySide6.QtGui import QImageReader

from inspector.self_check import Check
from inspector.window.kept.settings import Settings

_SCREENS: Final = {"win32": "qwindows", "darwin": "qcocoa"}
# In which pictures of the window are saved, and cards of one's own read.
_FORMATS: Final = ("png", "jpeg")


def qt_checks() -> tuple[Check, ...]:
    """What only the window can check."""
    return (Check("Qt", _plugins), Check("Your settings", _settings))


def _plugins() -> tuple[bool, str]:
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    there = {path.stem.removeprefix("lib") for path in folder.iterdir() if path.is_file()} if folder.is_dir() else set()
    wanted = {_SCREENS.get(sys.platform, "qxcb"), "qoffscreen"}
    formats = {bytes(found.data()).decode("ascii", "replace") for found in QImageReader.supportedImageFormats()}
    missing = sorted((wanted - there) | (set(_FORMATS) - formats))
    if missing:
        return False, f"Qt {qVersion()} is here without {', '.join(missing)}. Please install Card Inspector again."
    return True, f"Qt {qVersion()} opens windows here and reads pictures."


def _settings() -> tuple[bool, str]:
    settings = Settings()
    if settings.notices:
        return False, " ".join(settings.notices)
    return True, "Your settings can be read."
