"""The window opens on a real screen, not only on the imaginary one that the other tests draw on."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house import ROOT

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def screen() -> Iterator[str]:
    """The name of an X screen of 1280 by 720 points that nobody sees."""
    server = shutil.which("Xvfb")
    if server is None:
        pytest.skip("Xvfb, the X server without a screen, is not installed")
    reading, writing = os.pipe()
    started = subprocess.Popen(
        [server, "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as number:
        yield f":{number.readline().strip()}"
    started.terminate()
    started.wait(timeout=30)


def test_the_window_opens_on_an_x_screen(screen: str, tmp_path: Path) -> None:
    picture = tmp_path / "window.png"
    done = subprocess.run(
        [sys.executable, "-m", "inspector", "window", "--screenshot", picture],
        cwd=ROOT,
        env=os.environ | {"DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    drawn = picture.read_bytes()
    assert drawn.startswith(PNG)
    width, height = struct.unpack(">II", drawn[16:24])
    assert width >= 800, (width, height)
    assert height >= 500, (width, height)


def test_a_screen_that_does_not_answer_is_told_in_one_sentence(tmp_path: Path) -> None:
    if sys.platform in ("win32", "darwin"):
        pytest.skip("there is always a screen on this system")
    surroundings = os.environ | {"DISPLAY": ":987", "QT_QPA_PLATFORM": "xcb", "HOME": str(tmp_path)}
    surroundings.pop("WAYLAND_DISPLAY", None)
    done = subprocess.run(
        [sys.executable, "-m", "inspector", "window"],
        cwd=ROOT,
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
    assert "screen" in done.stderr
    assert ":987" in done.stderr
