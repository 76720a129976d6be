"""Starting the program: a picture of the window, and a screen that is not there. Each in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from inspector.bundled import bundled_path
from inspector.window.shell.display import display_problem

ROOT = Path(__file__).resolve().parents[2]


def run(code: str, folder: Path, **more: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
    own = {"XDG_CONFIG_HOME": str(folder), "XDG_STATE_HOME": str(folder), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=env | own | more, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize(("theme", "scale", "size"), [("light", 1, (1280, 720)), ("dark", 2, (2560, 1440))])
def test_a_picture_of_the_window_has_every_pixel(tmp_path: Path, theme: str, scale: int, size: tuple[int, int]) -> None:
    picture, sample = tmp_path / "window.png", bundled_path("scenarios/delver.scenario.json")
    code = (
        "import sys; from pathlib import Path; from inspector.window.shell.app import run; "
        f"sys.exit(run(Path({str(sample)!r}), Path({str(picture)!r}), theme={theme!r}, scale={scale}))"
    )
    done = run(code, tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 0, done.stderr
    image = QImage(str(picture))
    assert (image.width(), image.height()) == size
    is_dark = image.pixelColor(size[0] // 2, 4).lightness() < 128
    assert is_dark == (theme == "dark")


def test_a_picture_that_cannot_be_saved_is_told(tmp_path: Path) -> None:
    code = (
        "import sys; from pathlib import Path; from inspector.window.shell.app import run; "
        f"sys.exit(run(None, Path({str(tmp_path / 'none' / 'x.png')!r})))"
    )
    done = run(code, tmp_path, QT_QPA_PLATFORM="offscreen")
    assert done.returncode == 1
    assert "cannot be saved" in done.stderr
    assert "Traceback" not in done.stderr


def test_without_a_screen_the_reason_is_one_sentence_and_qt_is_never_loaded(tmp_path: Path) -> None:
    code = (
        "import sys; from inspector.window.shell.display import display_problem; print(display_problem()); "
        "print('PySide6' in sys.modules)"
    )
    done = run(code, tmp_path, QT_QPA_PLATFORM="")
    told, loaded = done.stdout.strip().splitlines()
    assert told == "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
    assert loaded == "False"


@pytest.mark.parametrize("display", [":4711", "nonsense", ":x", "localhost:4711"])
def test_a_display_where_nothing_answers_is_a_problem(monkeypatch: pytest.MonkeyPatch, display: str) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", display)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    problem = display_problem()
    assert problem is not None
    assert display in problem


def test_drawing_without_a_screen_needs_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.delenv("DISPLAY", raising=False)
    assert display_problem() is None
