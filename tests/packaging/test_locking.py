"""Two installations at once: the second waits for the first, and a dead one holds nobody up."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from steps.locking import hold_lock

from tests.house import ROOT

HOLD_AND_DIE = """
import os, sys
from pathlib import Path
from steps.locking import hold_lock
with hold_lock(Path(sys.argv[1]), "waiting"):
    print("held", flush=True)
    sys.stdin.readline()
    os._exit(9)
"""


def holder(lock: Path) -> subprocess.Popen[str]:
    """A process that wants the lock, says when it has it, and dies with it on the next line of input."""
    return subprocess.Popen(
        [sys.executable, "-c", HOLD_AND_DIE, lock],
        cwd=ROOT / "packaging",
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )


def test_the_second_waits_and_says_so_until_the_first_is_gone_even_if_it_dies(tmp_path: Path) -> None:
    first = holder(tmp_path / "lock")
    assert first.stdout is not None
    assert first.stdout.readline() == "held\n"
    second = holder(tmp_path / "lock")
    assert second.stdout is not None
    assert second.stdout.readline() == "waiting\n"
    assert first.communicate("die\n", timeout=30)[0] == ""
    assert second.stdout.readline() == "held\n"
    second.communicate("die\n", timeout=30)
    assert (first.returncode, second.returncode) == (9, 9)


def test_the_lock_is_free_again_after_use(tmp_path: Path) -> None:
    for _ in range(2):
        with hold_lock(tmp_path / "lock", "waiting"):
            pass
