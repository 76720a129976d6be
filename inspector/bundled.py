"""Where the files that come with the program lie: card records, rule digests, symbols, sample scenarios.

In an installed program they travel inside the package as ``inspector/_assets``; in a checkout they are the top-level
folder ``assets``. Everyone asks here, so nobody else needs to know.
"""

from __future__ import annotations

import json
from pathlib import Path, PurePosixPath
from typing import Final

__all__ = ["BundledFileError", "bundled_bytes", "bundled_files", "bundled_path", "bundled_text", "packaged_hashes"]

# What packaging puts beside the assets: what each of them was when the package was made.
HASHES: Final = "hashes.json"
_PACKAGE = Path(__file__).resolve().parent
_IN_PACKAGE: Final = "_assets"


class BundledFileError(Exception):
    """A file that belongs to the program is missing or unreadable: a damaged installation, never the user's fault.

    ``place`` is the path or folder that was looked at.
    """

    def __init__(self, place: Path, what_is_wrong: str) -> None:
        super().__init__(f"{place}: {what_is_wrong} The installation is damaged; please install Card Inspector again.")
        self.place = place


def bundled_path(name: str) -> Path:
    """The path of the bundled file or folder ``name``, for example ``"scenarios/delver.scenario.json"``.

    Raises ``BundledFileError`` if there is no such file, ``ValueError`` if ``name`` leads out of the assets.
    """
    inside = PurePosixPath(name)
    if inside.is_absolute() or ".." in inside.parts or "\\" in name:
        raise ValueError(f"a bundled file is named by its path inside the assets, with '/', not by {name!r}")
    path = _assets() / inside
    if not path.exists():
        raise BundledFileError(path, "this part of the program is missing.")
    return path


def bundled_text(name: str) -> str:
    """The text of the bundled file ``name``, read as UTF-8. Raises ``BundledFileError``."""
    path = bundled_path(name)
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BundledFileError(path, f"this part of the program cannot be read ({error}).") from error


def bundled_bytes(name: str) -> bytes:
    """The contents of the bundled file ``name``. Raises ``BundledFileError``."""
    path = bundled_path(name)
    try:
        return path.read_bytes()
    except OSError as error:
        raise BundledFileError(path, f"this part of the program cannot be read ({error}).") from error


def bundled_files(folder: str, suffix: str) -> tuple[Path, ...]:
    """The files below the bundled ``folder`` whose names end in ``suffix``, sorted by path.

    Raises ``BundledFileError`` if the folder is missing; a folder without such files gives an empty tuple.
    """
    found = bundled_path(folder).rglob(f"*{suffix}")
    return tuple(sorted(path for path in found if path.is_file()))


def packaged_hashes() -> dict[str, str] | None:
    """The SHA-256 of every bundled file by its name, as packaged, in hexadecimal; None in a checkout, which has none.

    Raises ``BundledFileError`` where the list is missing from a package or cannot be read.
    """
    if _assets() != _PACKAGE / _IN_PACKAGE:
        return None
    try:
        hashes = json.loads(bundled_text(HASHES))
    except ValueError as error:
        raise BundledFileError(bundled_path(HASHES), f"this list of files cannot be read ({error}).") from error
    return {str(name): str(hash_) for name, hash_ in hashes.items()}


def _assets() -> Path:
    in_checkout = _PACKAGE.parent / "assets"
    if in_checkout.is_dir() and (_PACKAGE.parent / "pyproject.toml").is_file():
        return in_checkout
    in_package = _PACKAGE / _IN_PACKAGE
    if in_package.is_dir():
        return in_package
    raise BundledFileError(in_package, "the folder with the program's own files is missing.")
