"""What is the user's: the library, own cards and rules texts, whether they can be read, and room on the disk."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from inspector.library import Library, data_folder
from inspector.rulebook import Shelf
from inspector.self_check.check import Check

# An import of all cards that there are needs about half of it.
_ROOM: Final = 200_000_000
_MEGABYTE: Final = 1_000_000
_GIGABYTE: Final = 1_000_000_000


def users_checks() -> tuple[Check, ...]:
    """The checks of what the user keeps here."""
    return (Check("Your cards", _cards), Check("Your rules texts", _texts), Check("Room on the disk", _room))


def _cards() -> tuple[bool, str]:
    library = Library()
    own = len(library.own_cards)
    if library.notices:
        return False, " ".join(library.notices)
    found = ["The cards that you imported"] if library.path.is_file() else []
    found += [f"{own} {'card' if own == 1 else 'cards'} of your own"] if own else []
    return True, f"{' and '.join(found)} can be read." if found else "You have imported none, and made none."


def _texts() -> tuple[bool, str]:
    shelf = Shelf()
    kept = shelf.kept()
    for text in kept:
        shelf.text(text)
    if not kept:
        return True, "You have opened none; the program's own wording of the rules is shown."
    return True, f"{len(kept)} {'text' if len(kept) == 1 else 'texts'} can be read."


def _room() -> tuple[bool, str]:
    free = shutil.disk_usage(_first_that_exists(data_folder())).free
    said = f"{free / _GIGABYTE:.1f} GB are free where your files lie"
    if free < _ROOM:
        return False, f"{said}; an import of all cards needs {_ROOM // _MEGABYTE} MB. Please make room."
    return True, f"{said}."


def _first_that_exists(folder: Path) -> Path:
    """The folder itself or the nearest one around it: before the first import there may be none."""
    return next(place for place in (folder, *folder.absolute().parents) if place.exists())
