"""Opening the window: the application with its fonts, the window, and a picture of it where one is asked for."""

from __future__ import annotations

import gc
import logging
import os
import sys
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QBuffer,
    QEvent,
    QEventLoop,
    QMessageLogContext,
    QObject,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
)
from PySide6.QtGui import QFileOpenEvent, QPixmap
from PySide6.QtWidgets import QApplication

from inspector.keeping import KeepingError, replace_file
from inspector.window.shell.main_window import WINDOW_SIZE, MainWindow
from inspector.window.style.theme import THEMES, ThemeName
from inspector.window.style.type_faces import load_fonts, sans

if TYPE_CHECKING:
    from inspector.window.shell.workbench import Workbench

_LOG = logging.getLogger(__name__)
SETTLED_MS = 120
UNREADABLE = 2
IDENTITY = "io.github.cardinspector.CardInspector"
_NOISE = "This plugin does not support propagateSizeHints"


def run(
    scenario: Path | None = None,
    screenshot: Path | None = None,
    theme: str | None = None,
    size: tuple[int, int] | None = None,
    scale: float | None = None,
) -> int:
    """Open the window, with a scenario on the desk if one is named; give the exit code.

    With ``screenshot`` only a picture of the window is saved under that name, in its file name's format. ``theme`` is
    ``light``, ``dark`` or ``contrast``, ``size`` in logical pixels, ``scale`` the number of device pixels to each.
    """
    if scale is not None:
        os.environ["QT_SCALE_FACTOR"] = str(scale)
    app = application()
    _hush_offscreen(app)
    chosen: ThemeName | None = next((name for name in THEMES if name == theme), None)
    asked = AskedByDesktop(app)
    if sys.platform == "darwin":
        # Elsewhere files are named by the command line, and every event there is would be looked at for nothing.
        app.installEventFilter(asked)
    window = MainWindow(theme=chosen)
    if size is not None or screenshot is not None:
        window.resize(*(size or WINDOW_SIZE))
    if screenshot is not None:
        return _picture(window, scenario, screenshot)
    found = NamedFile()
    window.painted.connect(partial(_furnish, window, scenario, found, asked))
    window.show()
    return app.exec() or found.exit_code


class NamedFile:
    """What became of the file that the command line named: the exit code, once the window is closed."""

    exit_code = 0

    def fail(self) -> None:
        """Remember that it could not be read."""
        self.exit_code = UNREADABLE


class AskedByDesktop(QObject):
    """Opens what the desktop asks a running program to open: a Mac names files and links by an event alone."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._bench: Workbench | None = None
        self._waiting: list[Path] = []

    def follow(self, bench: Workbench) -> None:
        """Open in this window, and first what was asked for before it was ready."""
        self._bench = bench
        waiting, self._waiting = self._waiting, []
        for named in waiting:
            open_named(bench, named)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the desktop's question, and nothing else."""
        if not isinstance(event, QFileOpenEvent):
            return super().eventFilter(watched, event)
        named = Path(event.file() or event.url().toString())
        if self._bench is None:
            self._waiting.append(named)
        else:
            open_named(self._bench, named)
        return True


def _furnish(window: MainWindow, scenario: Path | None, found: NamedFile, asked: AskedByDesktop) -> None:
    # Qt and the frame stay; from here on garbage is looked for, and not among them.
    gc.freeze()
    from inspector.window.shell.garbage import GarbageOfTheWindow

    GarbageOfTheWindow(window)
    bench = window.furnish()
    from inspector.window.style.icons import app_icon

    window.setWindowIcon(app_icon())
    _catch_errors(bench)
    if scenario is not None and not open_named(bench, scenario):
        found.fail()
    asked.follow(bench)
    tell_damage(bench)
    bench.finding.prepare_soon()
    bench.welcome.find_samples_soon()
    bench.incoming.palette.warm_soon()
    bench.incoming.offer_recovery()
    bench.files.sweep_soon()
    # What is loaded by now stays: a search of it all for garbage would halt a scroll or a turn by two frames.
    gc.freeze()


def tell_damage(bench: Workbench) -> None:
    """Say that parts of the program are missing, in the window and here, rather than go on as if nothing were."""
    # Only now: it needs all that the window has just loaded.
    from inspector.self_check import missing_parts

    missing = missing_parts()
    if missing:
        others = f" and {len(missing) - 1} more of its own files are" if len(missing) > 1 else " is"
        what = f"Card Inspector is damaged here: {missing[0]}{others} missing."
        bench.session.tell("refused", f"{what} Please install it again; Help, Check this installation, tells more.")
        _tell_the_terminal(what)


def open_named(bench: Workbench, scenario: Path) -> bool:
    """Open the file that the command line named; why it cannot be is told on the standard error besides the window."""
    opened = bench.incoming.open_named(scenario)
    told = bench.notice.shown
    if told is not None and told.kind == "refused":
        _tell_the_terminal(told.text)
    return opened


def _tell_the_terminal(text: str) -> None:
    # Who starts the program on Windows without a terminal has no standard error.
    if sys.stderr is not None:
        # A terminal would obey some characters instead of showing them.
        shown = (letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text)
        sys.stderr.write(f"{''.join(shown)}\n")


def application() -> QApplication:
    """The application, made once, with the program's fonts and style."""
    QApplication.setApplicationName("card-inspector")
    QApplication.setApplicationDisplayName("Card Inspector")
    QApplication.setOrganizationName("Card Inspector")
    # By it a desktop finds the icon and the menu entry of a window that it did not start itself.
    QApplication.setDesktopFileName(IDENTITY)
    app = QApplication.instance()
    if isinstance(app, QApplication):
        return app
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    for refused in load_fonts():
        _LOG.warning("the font %s could not be loaded", refused)
    app.setFont(sans())
    return app


def _hush_offscreen(app: QApplication) -> None:
    """Without a screen Qt says of every window that its size cannot be hinted to anybody; nobody needs to know."""
    if app.platformName() != "offscreen":
        return

    def tell(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        del context
        if not text.startswith(_NOISE):
            sys.stderr.write(f"{kind.name.removeprefix('Qt').removesuffix('Msg')}: {text}\n")

    qInstallMessageHandler(tell)


def _picture(window: MainWindow, scenario: Path | None, path: Path) -> int:
    bench = window.furnish()
    tell_damage(bench)
    if scenario is not None:
        bench.incoming.open_named(scenario)
    bench.welcome.find_samples()
    window.show()
    settled = QEventLoop()
    QTimer.singleShot(SETTLED_MS, settled.quit)
    settled.exec()
    bench.desk.finish_drawing()
    grabbed = window.grab()
    bench.files.close()
    problem = _saved(grabbed, path)
    if problem:
        sys.stderr.write(f"{problem}\n")
    return 1 if problem else 0


def _saved(picture: QPixmap, path: Path) -> str:
    """Save a picture in the format of its name; gives the sentence that says why it could not be, or none."""
    data = QBuffer()
    data.open(QBuffer.OpenModeFlag.WriteOnly)
    if not picture.save(data, path.suffix[1:] or "png"):
        return f"{path}: the picture cannot be saved in this format; choose a name that ends in .png."
    try:
        replace_file(path, bytes(data.data().data()), "the picture cannot be saved")
    except KeepingError as error:
        return str(error)
    return ""


def _catch_errors(bench: Workbench) -> None:
    """An error of ours must not take the table with it: it is logged and told, and the table kept aside."""

    def caught(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _LOG.error("%s", "".join(traceback.format_exception(kind, error, trace)))
        if not issubclass(kind, KeyboardInterrupt):
            advice = "Your boards are backed up; save this one" if bench.files.keep_aside() else "Save your boards"
            what = f"Something went wrong inside the program. {advice} and start over."
            # What helps comes first, and all of it is shown, however large the type.
            bench.session.tell("refused", f"{what} It was: {kind.__name__}: {error}")
            bench.notice.show_whole()

    sys.excepthook = caught
