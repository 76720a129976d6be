"""Starting other programs, all with one clean environment: nothing of another Python leaks into ours."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from steps.places import ROOT

_NOT_STARTED = 127
_OF_ANOTHER_PYTHON = ("PYTHONHOME", "PYTHONPATH", "__PYVENV_LAUNCHER__")


class Finished(NamedTuple):
    """How a program ended: its exit status, and all that it printed."""

    status: int
    output: str


def status_of(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> int:
    """Run ``command`` in the checkout with its output shown, and return its exit status.

    A program that is missing or may not be started gives 127, as a shell would say.
    """
    try:
        return subprocess.run(command, cwd=ROOT, env=_environment(extra), check=False).returncode
    except OSError as error:
        print(f"{command[0]} cannot be started: {error.strerror}", flush=True)
        return _NOT_STARTED


def quietly(command: Sequence[str | Path], extra: Mapping[str, str] | None = None) -> Finished:
    """Run ``command`` in the checkout, in English, without input and without showing its output."""
    environment = _environment({"LC_ALL": "C.UTF-8", **(extra or {})})
    pipe = subprocess.PIPE
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=pipe,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        return Finished(_NOT_STARTED, f"{command[0]} cannot be started: {error.strerror}\n")
    return Finished(done.returncode, done.stdout)


def _environment(extra: Mapping[str, str] | None) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in _OF_ANOTHER_PYTHON}
    return kept | dict(extra or {})
