"""Starting other programs, all with one clean environment: nothing of another Python leaks into ours."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from steps.places import ROOT

_OF_ANOTHER_PYTHON = ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__")


def status_of(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> int:
    """Run ``command`` in the checkout with its output shown, and return its exit status.

    A program that is missing or may not be started gives 127, as a shell would say.
    """
    try:
        return subprocess.run(command, cwd=ROOT, env=_environment(extra), check=False).returncode
    except OSError as error:
        print(f"{command[0]} cannot be started: {error.strerror}", flush=True)
        return 127


def quiet_status_of(command: Sequence[str | Path]) -> int:
    """Run ``command`` with its output thrown away, and return its exit status (127 if it cannot be started)."""
    silent = subprocess.DEVNULL
    try:
        done = subprocess.run(
            command, cwd=ROOT, env=_environment(None), check=False, stdin=silent, stdout=silent, stderr=silent
        )
    except OSError:
        return 127
    return done.returncode


def output_of(command: Sequence[str | Path]) -> str:
    """What ``command`` prints, complaints thrown away; empty if it cannot be started. Its status does not matter."""
    try:
        done = subprocess.run(
            command,
            env=_environment({"LC_ALL": "C"}),
            check=False,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
        )
    except OSError:
        return ""
    return done.stdout


def _environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _OF_ANOTHER_PYTHON}
    return kept | dict(extra or {})
