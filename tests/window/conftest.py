"""A window of its own for each test, settings and recovery in a temporary folder; no question waits for a click."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QCompleter, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from inspector.drawing import CardLook, draw_card
from inspector.keeping import replacing
from inspector.rulebook import Rulebook
from inspector.training import AnswerLog
from inspector.window.files import files
from inspector.window.kept.recovery import Recovery
from inspector.window.kept.settings import Settings
from inspector.window.shell.app import application
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench
from inspector.window.style import pictures
from inspector.window.style.theme import LIGHT
from inspector.window.training.window import TrainingWindow
from tests.window.clean_desk import clean

# What the offscreen platform says of windows and menus that are shown; no real one does.
OFFSCREEN_ONLY = "^This plugin does not support"
Answer = QMessageBox.StandardButton
# When whoever trains in a test sits down.
TRAINING_BEGINS = datetime(2026, 11, 22, 12, tzinfo=UTC)


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "own_window: a test that has a new window where the others of its module share one"
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    here = Path(__file__).parent
    for item in items:
        if item.path.parent == here:
            item.add_marker(pytest.mark.qt_log_ignore(OFFSCREEN_ONLY, extend=True))


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The program's own application, with its fonts and style."""
    return application()


@pytest.fixture(autouse=True)
def nothing_of_the_program_is_written(
    shared_window: Workbench | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever a test does, files are written below its own folder alone, and the user's own are never looked at."""
    written = replacing._write_and_replace
    own = [tmp_path.resolve(), *([shared_window.settings.path.parent] if shared_window else [])]

    def write(target: Path, data: bytes, mode: int | None) -> None:
        assert any(target.is_relative_to(folder) for folder in own), f"a test would write {target}"
        written(target, data, mode)

    monkeypatch.setattr(replacing, "_write_and_replace", write)
    for folder in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(folder, str(tmp_path / folder.lower()))
    monkeypatch.setenv("CARD_INSPECTOR_DATA_DIR", str(tmp_path / "card-inspector"))


def destroy(windows: Iterable[QWidget]) -> None:
    """Destroy windows with all that belongs to them, their timers too, closed or not.

    Closing alone does not do it, as a window may refuse; nor does ``deleteLater`` alone, as nothing deletes what it
    names while no event loop runs, and none runs between two tests.
    """
    for window in windows:
        window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def every_window_goes_with_its_test(
    nothing_of_the_program_is_written: None, shared_window: Workbench | None
) -> Iterator[None]:
    """No timer of a window fires in the next test, where it would write into a folder that is not that test's."""
    assert nothing_of_the_program_is_written is None
    before = set(QApplication.topLevelWidgets())
    yield
    # The list of a completer has no parent, but goes with the completer, which still asks for it.
    shared = shared_window.window.findChildren(QCompleter) if shared_window is not None else []
    stays = before.union(completer.popup() for completer in shared)
    destroy(widget for widget in QApplication.topLevelWidgets() if widget not in stays and widget.parent() is None)


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Answer]:
    """What the user answers to the question about unsaved changes; by default to discard them."""
    given = [Answer.Discard]
    monkeypatch.setattr(files, "ask_about_changes", lambda *_: given[-1])
    return given


@pytest.fixture
def drawings(monkeypatch: pytest.MonkeyPatch) -> list[CardLook]:
    """The looks of the cards drawn from now on, one for each time."""
    drawn: list[CardLook] = []

    def draw(look: CardLook, *size: Any) -> Image.Image:  # noqa: ANN401 - as the drawing takes it
        drawn.append(look)
        return draw_card(look, *size)

    monkeypatch.setattr(pictures, "draw_card", draw)
    return drawn


def opened(settings: Path, recovery: Path) -> Workbench:
    """What stands in a window that was just shown."""
    shown = MainWindow(Settings(settings), theme="light")
    shown.resize(1280, 720)
    shown.show()
    bench = shown.furnish(recovery=Recovery(recovery))
    QApplication.processEvents()
    return bench


@pytest.fixture(scope="module", autouse=True)
def shared_window(
    request: pytest.FixtureRequest, qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Workbench | None]:
    """The one window of all tests of a module that says ``ONE_WINDOW``; there before the first of them begins."""
    assert qapp is not None
    if not getattr(request.module, "ONE_WINDOW", False):
        yield None
        return
    folder = tmp_path_factory.mktemp("shared").resolve()
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("CARD_INSPECTOR_DATA_DIR", str(folder))
        bench = opened(folder / "settings.json", folder / "recovery")
        yield bench
        clean(bench)
        patched.setattr(files, "ask_about_changes", lambda *_: Answer.Discard)
        bench.window.close()
        bench.files.close()
        destroy([bench.window])


@pytest.fixture
def window(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    tmp_path: Path,
    answers: list[Answer],
    shared_window: Workbench | None,
) -> Iterator[Workbench]:
    """What stands in a shown window with an empty desk: a new one, or that which the tests of a module share.

    Who closes the window, looks at what a first window does, or cannot stand what others left is an ``own_window``.
    """
    if shared_window is not None and request.node.get_closest_marker("own_window") is None:
        assert shared_window.window.isVisible(), "the test before has closed the window that others share"
        clean(shared_window)
        shared_window.window.resize(1280, 720)
        shared_window.search.clear()
        shared_window.tabs.setCurrentIndex(0)
        shared_window.desk.setFocus()
        yield shared_window
        return
    bench = opened(tmp_path / "settings.json", tmp_path / "recovery")
    # It must go with its test, whatever the test has answered to the question about unsaved changes.
    qtbot.addWidget(bench.window, before_close_func=lambda _window: answers.append(Answer.Discard))
    bench.window.activateWindow()
    bench.desk.setFocus()
    yield bench
    # The lock on what it keeps aside is let go even where the window refused to close.
    bench.files.close()


class Clock:
    def __init__(self) -> None:
        self.now = TRAINING_BEGINS

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture(scope="module")
def clock() -> Clock:
    return Clock()


@pytest.fixture
def training(qtbot: QtBot, tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[TrainingWindow]:
    monkeypatch.setattr("secrets.randbelow", lambda _most: 7)
    clock.now = TRAINING_BEGINS
    log = AnswerLog(tmp_path / "training.sqlite")
    window = TrainingWindow(log, Rulebook(), LIGHT, clock)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.show()
    yield window
    log.close()
