"""Gives the whole program another theme or size of type without halting it: a part in each turn of the event loop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtWidgets import QApplication, QWidget

from inspector.window.style.style import style_sheet
from inspector.window.style.theme import Roles, box_palette_of, palette_of
from inspector.window.style.type_faces import sans

if TYPE_CHECKING:
    from PySide6.QtWidgets import QHeaderView, QScrollBar

# A sheet of its own on so many widgets is taken off before, too.
_LARGE = 20


class Dressing(QObject):
    """Puts a theme's colors and the size of type on all windows; ``dressed`` is emitted with the colors, once they are.

    Qt takes a new style sheet up in each widget once for each widget that it lies in, seven times on the average. From
    none it is taken up once; so the old sheet is taken off before. What is on the screen is not painted between.
    """

    dressed = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._roles: Roles | None = None
        self._sheet = ""
        self._held: list[QWidget] = []
        self._scrolled: dict[QScrollBar, int] = {}
        self._own: dict[QWidget, str] = {}
        self._measured: list[QHeaderView] = []
        self._is_under_way = False

    @property
    def is_under_way(self) -> bool:
        """Whether something is still to be put on."""
        return self._is_under_way

    def dress(self, roles: Roles) -> None:
        """Put these colors on, and the size of type in use: at once where no window is seen, else in some turns."""
        self._roles, self._sheet = roles, style_sheet(roles)
        if self._is_under_way:
            return
        app = _application()
        seen = [window for window in app.topLevelWidgets() if window.isVisible()]
        if not seen:
            self._take_off()
            self._put_on()
            self._tell()
            return
        self._is_under_way = True
        self._hold(seen)
        # Whoever chose it has done things of their own in this turn.
        QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        if self._bare_what_has_sheets_of_its_own():
            QTimer.singleShot(0, self, self._begin)
        else:
            self._take_off()
            QTimer.singleShot(0, self, self._go_on)

    def _bare_what_has_sheets_of_its_own(self) -> bool:
        """Take its own sheet off one large widget, which Qt would else dress twice more; False where none has one."""
        if _application().styleSheet() == self._sheet:
            return False
        for widget in (widget for window in self._still_there() for widget in _within(window)):
            if widget.styleSheet() and len(widget.findChildren(QWidget)) > _LARGE:
                self._own[widget] = widget.styleSheet()
                widget.setStyleSheet("")
                return True
        return False

    def _take_off(self) -> None:
        app = _application()
        if app.styleSheet() != self._sheet:
            app.setStyleSheet("")

    def _put_on(self) -> None:
        assert self._roles is not None
        app = _application()
        app.setFont(sans())
        app.setPalette(palette_of(self._roles))
        # PySide6 takes the name of a class as str alone, whatever its stubs say.
        app.setPalette(box_palette_of(self._roles), "QCheckBox")  # type: ignore[arg-type]
        if app.styleSheet() != self._sheet:
            app.setStyleSheet(self._sheet)

    def _go_on(self) -> None:
        if _application().styleSheet() not in ("", self._sheet):
            # Another was chosen meanwhile. Put over one that is on, a sheet ends the program: Qt goes by a list of what
            # has a style, and boxes to choose from make some of that anew as they are told.
            self._begin()
            return
        self._put_on()
        QTimer.singleShot(0, self, self._end)

    def _end(self) -> None:
        self._tell()
        for widget in (widget for window in self._still_there() for widget in _within(window)):
            # Who is told makes its sheet again; one that is the same in every theme comes back.
            if widget in self._own and not widget.styleSheet():
                widget.setStyleSheet(self._own[widget])
        self._own = {}
        # Once what was told has been laid out.
        QTimer.singleShot(0, self, self._release)

    def _hold(self, windows: list[QWidget]) -> None:
        """Keep what is on the screen there, and note how far each list is scrolled: for a turn it has no sheet."""
        # Only here: before the first paint nothing is held, so lists and their headers need not be loaded by then.
        from PySide6.QtWidgets import QHeaderView, QScrollBar

        measured = QHeaderView.ResizeMode.ResizeToContents
        self._held = windows
        for window in windows:
            bars = window.findChildren(QScrollBar)
            self._scrolled.update({bar: bar.value() for bar in bars if bar.value() and bar.isVisible()})
            for header in window.findChildren(QHeaderView):
                # Else each row of a table is measured each time that it is told of a style.
                if header.orientation() is Qt.Orientation.Vertical and header.sectionResizeMode(0) is measured:
                    header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
                    self._measured.append(header)
            window.setUpdatesEnabled(False)

    def _release(self) -> None:
        from PySide6.QtWidgets import QHeaderView, QScrollBar

        self._is_under_way = False
        for window in self._still_there():
            for header in (header for header in window.findChildren(QHeaderView) if header in self._measured):
                header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
            for bar in (bar for bar in window.findChildren(QScrollBar) if bar in self._scrolled):
                bar.setValue(self._scrolled[bar])
            window.setUpdatesEnabled(True)
        self._held, self._scrolled, self._measured = [], {}, []
        if _application().styleSheet() != self._sheet:
            assert self._roles is not None
            self.dress(self._roles)

    def _still_there(self) -> list[QWidget]:
        """The windows held, without those that were closed meanwhile, which may be no more."""
        return [window for window in _application().topLevelWidgets() if window in self._held]

    def _tell(self) -> None:
        self.dressed.emit(self._roles)


def _within(window: QWidget) -> list[QWidget]:
    return [window, *window.findChildren(QWidget)]


def _application() -> QApplication:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app
