"""The main window: a frame that stands at once, in the theme's colors, and is furnished right after its first paint."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMimeData, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QMenuBar, QVBoxLayout, QWidget

from inspector.window.kept.settings import THEME, TYPE_SIZE, Settings
from inspector.window.style.dressing import Dressing
from inspector.window.style.style import TOP_HEIGHT, TOP_MARGINS
from inspector.window.style.theme import THEMES, Roles, ThemeName, system_theme
from inspector.window.style.type_faces import set_type_scale
from inspector.window.widgets.menus import MENUS

if TYPE_CHECKING:
    from inspector.window.board.session import Session
    from inspector.window.kept.recovery import Recovery
    from inspector.window.shell.workbench import Workbench

WINDOW_SIZE = (1280, 720)


class MainWindow(QMainWindow):
    """The window. ``theme`` overrides the user's choice and is not remembered.

    ``furnish`` puts the workbench into it; until then it shows its bars and an empty desk. ``painted`` is emitted once,
    when that is on the screen.
    """

    painted = Signal()

    def __init__(self, settings: Settings | None = None, theme: ThemeName | None = None) -> None:
        super().__init__()
        self.settings = settings or Settings()
        self.bench: Workbench | None = None
        self._forced_theme = theme
        self._enlarged = 1.0
        self._is_painted = False
        self.menu_bar = QMenuBar()
        self.menus = {name: self.menu_bar.addMenu(f"&{name}") for name in MENUS}
        self.setCentralWidget(_empty_room(self.menu_bar))
        self.setWindowTitle("Card Inspector")
        self.setAcceptDrops(True)
        self.dressing = Dressing(self)
        self.dressing.dressed.connect(self._take_roles)
        self.resize(*WINDOW_SIZE)
        self.restoreGeometry(self.settings.geometry("window"))
        self._stay_on_screen()
        self.apply_theme()

    def _stay_on_screen(self) -> None:
        """Be no larger than the screen, and wholly on it: at 200 % a screen has half as many pixels to offer."""
        room = self.screen().availableGeometry()
        if not room.isEmpty() and not room.contains(self.geometry()):
            size = self.size().boundedTo(room.size())
            left = min(max(self.x(), room.left()), room.right() + 1 - size.width())
            top = min(max(self.y(), room.top()), room.bottom() + 1 - size.height())
            self.setGeometry(left, top, size.width(), size.height())

    def furnish(self, session: Session | None = None, recovery: Recovery | None = None) -> Workbench:
        """Put everything in its place; the second time give what stands there."""
        if self.bench is not None:
            return self.bench
        # Only here, so that the frame need not wait for the rules, the drawing and all the rest to be loaded.
        from inspector.window.board.session import Session
        from inspector.window.kept.recovery import Recovery
        from inspector.window.shell.workbench import Workbench
        from inspector.window.widgets.pressing import PressingFilter

        bench = Workbench(self, self.menu_bar, self.menus, session or Session(), self.settings, recovery or Recovery())
        bench.preferences.theme_chosen.connect(self._choose_theme)
        bench.showing.enlarged.connect(self._enlarge)
        self.bench = bench
        self.installEventFilter(PressingFilter(self))
        bench.set_roles(self.roles)
        bench.desk.setFocus()
        return bench

    @property
    def roles(self) -> Roles:
        """The colors in use."""
        if self._forced_theme is not None:
            return THEMES[self._forced_theme]
        choice = self.settings.get(THEME)
        chosen = next((name for name in THEMES if name == choice), None)
        return THEMES[chosen or system_theme()]

    def apply_theme(self) -> None:
        """Give every widget the theme's colors."""
        set_type_scale(self._enlarged * int(self.settings.get(TYPE_SIZE)) / 100)
        if self.bench is not None:
            # What asks for the theme in use asks for the one that was chosen last.
            self.bench.preferences.set_roles(self.roles)
        self.dressing.dress(self.roles)

    def _take_roles(self, roles: Roles) -> None:
        if self.bench is not None:
            self.bench.set_roles(roles)

    def _enlarge(self, factor: float) -> None:
        """Show everything larger than the user's own size, or in that again."""
        if factor != self._enlarged:
            self._enlarged = factor
            self.apply_theme()

    def _choose_theme(self) -> None:
        self._forced_theme = None
        self.apply_theme()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the desktop from light to dark and back."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ThemeChange and self._forced_theme is None:
            QTimer.singleShot(0, self, self.apply_theme)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Tell of the first time, once what was painted has been handed to the screen."""
        super().paintEvent(event)
        if not self._is_painted:
            self._is_painted = True
            # The menus and the desk are painted after the window itself, in this same turn of the loop of events.
            QTimer.singleShot(0, self, self.painted.emit)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The list of results keeps to its field."""
        super().resizeEvent(event)
        if self.bench is not None:
            self.bench.finding.results.hide()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept scenarios, card files, decklists and rules texts, and texts that hold a board."""
        dragged = event.mimeData()
        if _files_in(dragged) or (self.bench is not None and self.bench.incoming.is_board(dragged.text())):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open what was dropped, each kind of file in its own way."""
        found = _files_in(event.mimeData())
        if found and self.bench is not None:
            event.acceptProposedAction()
            self.bench.incoming.open_dropped(*found)
        elif self.bench is not None and self.bench.incoming.take_text(event.mimeData().text()):
            event.acceptProposedAction()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Close once unsaved changes are settled."""
        if self.bench is not None and not self.bench.files.may_leave():
            event.ignore()
            return
        if self.bench is not None:
            self.bench.presenting.leave()
            self.bench.booth.end()
            self.bench.training.end()
        self.settings.put_geometry("window", self.saveGeometry())
        if self.bench is not None:
            self.bench.detached.remember()
            self.bench.card_import.close()
            self.bench.own_card.close()
            self.bench.files.close()
        self.settings.sync()
        event.accept()


def _empty_room(menu_bar: QMenuBar) -> QWidget:
    room, bar, desk = QWidget(), QFrame(), QFrame()
    bar.setObjectName("TopBar")
    bar.setFixedHeight(TOP_HEIGHT)
    across = QHBoxLayout(bar)
    across.setContentsMargins(*TOP_MARGINS)
    across.addWidget(menu_bar, 0, Qt.AlignmentFlag.AlignVCenter)
    across.addStretch(1)
    desk.setObjectName("Band")
    rows = QVBoxLayout(room)
    rows.setContentsMargins(0, 0, 0, 0)
    rows.setSpacing(0)
    rows.addWidget(bar)
    rows.addWidget(desk, 1)
    return room


def _files_in(data: QMimeData) -> list[Path]:
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
