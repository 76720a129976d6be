"""What is told where a file of the user's cannot be kept: one sentence, what is wrong, where, and what to do."""

from __future__ import annotations

import errno
from pathlib import Path
from typing import Final

_ADVICE: Final = {
    errno.ENOSPC: "make room on the disk and try again",
    errno.EDQUOT: "make room in your quota and try again",
    errno.EFBIG: "choose another disk",
    errno.EROFS: "choose another folder",
    errno.EACCES: "check the folder's rights or choose another",
    errno.EPERM: "check the folder's rights or choose another",
    errno.ENOENT: "check the folder or choose another",
    errno.ENOTDIR: "choose another folder",
    errno.ENAMETOOLONG: "choose a shorter name",
    errno.EINVAL: "choose another name",
    errno.EIO: "check the disk or choose another",
}
_OTHERWISE: Final = "check the folder and the disk, or choose another"


class KeepingError(Exception):
    """A file cannot be kept; the text is one sentence. What was there before is still there.

    ``place`` is the file, ``clause`` the sentence without it and without its full stop.
    """

    def __init__(self, place: Path | str, problem: str, advice: str) -> None:
        """Name the file, what is wrong with it, and what to do."""
        self.place = str(place)
        self.clause = f"{problem}; {advice}"
        super().__init__(f"{self.place}: {self.clause}.")


class HeldError(KeepingError):
    """Another program is writing this file just now."""


class UnconfirmedError(KeepingError):
    """The new file is in its place, but the disk did not say that it will still be there after a power cut."""


def cannot(do: str, place: Path | str, error: OSError | ValueError) -> KeepingError:
    """Say that something ``cannot be saved`` or the like, why the system refused it, and what to do."""
    if isinstance(error, ValueError):
        # A zero, or half a character, in the name.
        return KeepingError(place, f"{do} (no file can have this name)", "choose another name")
    return KeepingError(place, f"{do} ({error.strerror or error})", _ADVICE.get(error.errno or 0, _OTHERWISE))
