"""The packages that need nothing of the system: an archive of the frozen program, and the installer for Windows."""

from __future__ import annotations

import platform
import shutil
import sys
import tarfile
from pathlib import Path

from steps.failures import StepFailedError
from steps.places import DIST, FROZEN, MADE, PACKAGING, ROOT, version
from steps.processes import quietly


def build_tar() -> Path:
    """Pack the frozen program as ``dist/card-inspector-VERSION-SYSTEM.tar.xz``; the same files give the same bytes."""
    archive = DIST / f"card-inspector-{version()}-{sys.platform}-{platform.machine()}.tar.xz"
    with tarfile.open(archive, "w:xz", preset=6) as packed:
        for path in sorted(FROZEN.rglob("*")):
            packed.add(path, f"card-inspector/{path.relative_to(FROZEN).as_posix()}", recursive=False, filter=_nobodys)
        for name in ("LICENSE", "README.md", "CHANGELOG.md"):
            packed.add(ROOT / name, f"card-inspector/{name}", filter=_nobodys)
    return archive


def build_installer() -> Path:
    """Build ``dist/card-inspector-VERSION-setup.exe`` with makensis. Raises ``StepFailedError``.

    On another system than Windows it holds that system's program and proves the recipe alone; its name says so.
    """
    maker = shutil.which("makensis")
    if maker is None:
        raise StepFailedError(
            "An installer for Windows needs makensis (Debian's package nsis), which is not installed."
        )
    is_windows = sys.platform == "win32"
    installer = DIST / f"card-inspector-{version()}-setup{'' if is_windows else '-recipe-only'}.exe"
    given = {
        "VERSION": version(),
        "NUMBERS": f"{version()}.0",
        "PROGRAM": FROZEN,
        "MADE": MADE,
        "LICENSE": ROOT / "LICENSE",
        "RESULT": installer,
    }
    options = [f"-D{name}={value}" for name, value in given.items()]
    built = quietly([maker, "-V2", "-WX", *options, PACKAGING / "windows" / "card-inspector.nsi"])
    if built.status or not installer.is_file():
        raise StepFailedError(f"makensis could not build {installer}: {built.output}")
    if not is_windows:
        print(
            f"{installer.name} holds the program for {sys.platform}: it proves the recipe and is not to be given away."
        )
    return installer


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry without who made it and when."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = 0
    return entry
