"""A lens in a window of its own, pinned to one object: for another screen, or beside the desk."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from inspector.window.board.session import Session
from inspector.window.kept.settings import Settings
from inspector.window.lenses.lens_bar import LADDER
from inspector.window.lenses.lenses import Lenses
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.widgets.sheet_size import open_at

_SIZE = (1060, 640)
_DETAIL = 330


class LensWindow(QWidget):
    """Shows an object through lenses until it is closed; ``left`` is emitted then, with itself.

    ``pointed`` is emitted with the label of the source of the rung under the mouse.
    """

    left = Signal(object)
    pointed = Signal(str)
    rule_wanted = Signal(str, str)

    def __init__(self, session: Session, pictures: Pictures, settings: Settings, roles: Roles, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("Band")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.lenses = Lenses(session, pictures, settings, self)
        self.lenses.set_roles(roles)
        self.lenses.bar.stand_alone()
        self._pages, across = QStackedWidget(), QSplitter()
        for page in self.lenses.pages:
            self._pages.addWidget(page)
        across.addWidget(self._pages)
        across.addWidget(self.lenses.ladder.detail)
        across.setSizes([_SIZE[0] - _DETAIL, _DETAIL])
        across.setStretchFactor(0, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.addWidget(self.lenses.bar)
        column.addWidget(across, 1)
        self.lenses.opened.connect(self._show_page)
        self.lenses.rule_wanted.connect(self.rule_wanted)
        self.lenses.ladder.pointed.connect(self.pointed)
        open_at(self, *_SIZE)

    def look_at(self, label: str, lens: str, edition: str) -> None:
        """Show an object through a lens, and stay with it; a ladder under an edition, empty for that in view."""
        self.lenses.pin(label)
        self.lenses.open(lens, edition)

    def light(self, label: str) -> None:
        """Show which rungs are of a card that is pointed at on the desk."""
        self.lenses.ladder.page.view.light(label)

    def _show_page(self, name: str) -> None:
        page = self.lenses.page_in_view
        if page is None:
            self.close()
            return
        self._pages.setCurrentWidget(page)
        self.lenses.ladder.detail.setVisible(name == LADDER)
        self.setWindowTitle(f"{self.lenses.heading} — Card Inspector")

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop playing, and say that it is over."""
        self.lenses.ladder.close()
        event.accept()
        self.left.emit(self)
