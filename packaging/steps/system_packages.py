"""What a Debian-like Linux must have besides Python packages: the libraries that Qt opens at run time.

Other systems either bring them (Windows, macOS) or are told by name which library is missing when Qt is first loaded.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterable

from steps.failures import StepFailedError
from steps.processes import quietly

QT_LIBRARIES = (
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libgl1",
    "libglib2.0-0",
    "libxcb-cursor0",
    "libxcb-icccm4",
    "libxcb-keysyms1",
    "libxcb-shape0",
    "libxkbcommon-x11-0",
    "libxkbcommon0",
)
FOR_TESTS = ("xvfb",)
# Since the change to 64-bit time some libraries carry this ending on some systems (Debian 13, Ubuntu 24.04).
_TIME64 = "t64"


def python_environment_package() -> tuple[str, ...]:
    """The package that lets this Python make environments, where the system's Python comes without that part."""
    return (f"python{sys.version_info.major}.{sys.version_info.minor}-venv",)


def is_debian_like() -> bool:
    """Whether packages here are Debian's, by its own tools."""
    return sys.platform == "linux" and all(shutil.which(tool) for tool in ("apt-get", "dpkg-query"))


def missing_packages(wanted: Iterable[str]) -> tuple[str, ...]:
    """Those of ``wanted`` that are not installed, under either of their names; none where there is no Debian."""
    if not is_debian_like():
        return ()
    names = [name for each in wanted for name in (each, each + _TIME64)]
    listed = quietly(["dpkg-query", "--show", "--showformat=${db:Status-Status} ${Package}\\n", *names]).output
    installed = {line.split()[1] for line in listed.splitlines() if line.startswith("installed ")}
    return tuple(each for each in wanted if not installed & {each, each + _TIME64})


def install_packages(missing: tuple[str, ...]) -> None:
    """Install ``missing`` as root. Raises ``StepFailedError`` for everyone else, with the command that does it."""
    if not is_root():
        raise StepFailedError(
            f"These system packages are missing: please run '{install_command(missing)}' and try again."
        )
    print(f"Installing system packages: {' '.join(missing)}", flush=True)
    without_questions = {"DEBIAN_FRONTEND": "noninteractive"}
    # A failed update can still leave lists that are good enough; the installation itself is what counts.
    update = quietly(["apt-get", "update", "-qq"], without_questions)
    names = [_name_here(name) for name in missing]
    install = quietly(["apt-get", "install", "-qq", "--yes", "--no-install-recommends", *names], without_questions)
    if install.status:
        print(update.output + install.output, flush=True)
        raise StepFailedError(
            f"apt-get could not install {' '.join(names)}, see above: please check the network and the package "
            "sources, then try again."
        )


def install_command(missing: Iterable[str]) -> str:
    """The command that a person types to install ``missing``."""
    return f"sudo apt-get install {' '.join(_name_here(name) for name in missing)}"


def is_root() -> bool:
    """Whether packages can be installed without asking for a password."""
    return sys.platform != "win32" and os.geteuid() == 0


def _name_here(name: str) -> str:
    renamed = name + _TIME64
    known = quietly(["apt-cache", "show", "--no-all-versions", renamed]).output
    return renamed if f"Package: {renamed}\n" in known else name
