"""``bootstrap.py package``: the packages that reach people, as far as this system can build and try them."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from pathlib import Path

from steps.debian_packages import build_deb, build_small_deb
from steps.environment import prepare
from steps.failures import StepFailedError
from steps.freezing import freeze
from steps.installers import build_installer, build_tar

_KINDS: dict[str, Callable[[], Path]] = {
    "deb": build_deb,
    "small-deb": build_small_deb,
    "tar": build_tar,
    "installer": build_installer,
}


def package(kind: str = "") -> int:
    """Freeze the program and build a ``kind`` of package of it, or all that this system can. Raises StepFailedError."""
    if kind and kind not in _KINDS:
        raise StepFailedError(f"No package is called {kind}. There are: {', '.join(_KINDS)}.")
    prepare()
    freeze()
    for name in [kind] if kind else _possible():
        print(f"Built {_KINDS[name]()}", flush=True)
    return 0


def _possible() -> list[str]:
    """The kinds of package that this system builds for its own users."""
    tools = {
        "deb": "dpkg-deb",
        "small-deb": "dpkg-deb",
        "tar": None,
        "installer": "makensis" if sys.platform == "win32" else "",
    }
    return [kind for kind, tool in tools.items() if tool is None or (tool and shutil.which(tool))]
