"""The ladder itself: the head with its columns, the rungs with their layers and what waits for what, the result."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from inspector.lenses import Ladder, LadderPiece
from inspector.rules import START
from inspector.window.lenses.ladder_cells import LINE, lines_of, paint_pieces
from inspector.window.lenses.ladder_rung import GUTTER, LAYER, RUNG_NAME, TILE, Cells, Columns, RungItem
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import sans

# How wide a column would like to be; what is left over goes to those whose values are words.
_WIDTHS = {"types": 200.0, "abilities": 170.0, "size": 62.0, "name": 150.0, "colors": 80.0, "value": 90.0}
_OTHER = 110.0
_GROWING = ("types", "abilities", "name")
_HEAD = 34
LadderTile = Callable[[str], QPixmap | None]


def columns_in(ladder: Ladder, width: float) -> dict[str, QRectF]:
    """Give the place of each column in a ladder of a width."""
    keys = [key for key, _ in ladder.columns]
    wanted = {key: _WIDTHS.get(key, _OTHER) for key in keys}
    start = LAYER + GUTTER + TILE + 12 + RUNG_NAME
    spare = width - start - 14 - sum(wanted.values()) - 12 * len(keys)
    growing = [key for key in keys if key in _GROWING] or keys
    # Numbers keep their width; words can be broken into lines.
    fixed = sum(wanted[key] for key in keys if key not in _GROWING)
    words = sum(wanted[key] for key in keys if key in _GROWING) or 1.0
    shrink = min(1.0, max(0.3, (width - start - 14 - 12 * len(keys) - fixed) / words))
    found, left = dict[str, QRectF](), start
    for key in keys:
        more = max(spare, 0) / len(growing) if key in growing else 0
        wide = wanted[key] * (shrink if key in _GROWING else 1.0) + more
        found[key] = QRectF(left, 0, wide, 1)
        left += wide + 12
    return found


class _Line(QWidget):
    """The head, with the titles of the columns, or the result, with what the object is now."""

    def __init__(self, title: str, *, is_result: bool) -> None:
        super().__init__()
        self.title, self.is_result = title, is_result
        self.columns: Columns = {}
        self.cells: Cells = {}
        self.roles: Roles | None = None
        self.setFixedHeight(_HEAD)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.roles = roles
        self.update()

    def say(self, title: str, cells: Cells) -> None:
        """Say something else in the columns."""
        self.title, self.cells = title, cells
        self.fit(self.columns)

    def fit(self, columns: Columns) -> None:
        """Take the places of the columns."""
        self.columns = columns
        if self.is_result:
            lines = [lines_of(pieces, columns[key].width()) for key, pieces in self.cells.items() if key in columns]
            self.setFixedHeight(round(max(lines, default=1) * LINE + 26))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the titles, or the values."""
        del event
        if self.roles is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        roles = self.roles
        if self.is_result:
            painter.fillRect(self.rect(), QColor(roles.zone))
            painter.setPen(QPen(QColor(roles.line), 1))
            painter.drawLine(0, 0, self.width(), 0)
            painter.setFont(sans(15, strong=True))
            painter.setPen(QColor(roles.ink))
            painter.drawText(QPointF(22, self.height() / 2 + 5), self.title)
        for key, rect in self.columns.items():
            place = QRectF(rect.left(), 0, rect.width(), self.height())
            paint_pieces(painter, self.cells.get(key, ()), place, roles, on_current=False)
        painter.end()


class _Rungs(QWidget):
    """All rungs one below the other; the layers' blocks and the arrows are painted behind them."""

    def __init__(self) -> None:
        super().__init__()
        self.rungs: list[RungItem] = []
        self.roles: Roles | None = None
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addStretch(1)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self.roles = roles
        self.update()

    def show_rungs(self, rungs: list[RungItem]) -> None:
        """Show other rungs."""
        for old in self.rungs:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.rungs = rungs
        for place, rung in enumerate(rungs):
            self._column.insertWidget(place, rung)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint one block for the rungs of a layer, and an arrow from what comes first to what waits for it."""
        del event
        if self.roles is None or not self.rungs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = 0
        while place < len(self.rungs):
            last = place
            while last + 1 < len(self.rungs) and self.rungs[last + 1].rung.layer == self.rungs[place].rung.layer:
                last += 1
            if self.rungs[place].rung.layer != START:
                self._paint_layer(painter, self.roles, place, last)
            place = last + 1
        for rung in self.rungs:
            for lane, first in enumerate(rung.rung.waits_for[:3]):
                self._paint_arrow(painter, self.roles, self.rungs[first], rung, lane)
        painter.end()

    def _paint_layer(self, painter: QPainter, roles: Roles, first: int, last: int) -> None:
        top, bottom = self.rungs[first].geometry().top() + 2, self.rungs[last].geometry().bottom() - 1
        rect = QRectF(8, top, LAYER - 8, bottom - top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(roles.zone))
        painter.drawRoundedRect(rect, 8, 8)
        rung = self.rungs[first].rung
        painter.setPen(QColor(roles.ink))
        painter.setFont(sans(19, strong=True))
        top_line = QRectF(rect.left(), rect.top() + 3, rect.width(), 24)
        painter.drawText(top_line, Qt.AlignmentFlag.AlignCenter, rung.layer)
        if rect.height() > 44:
            painter.setPen(QColor(roles.soft))
            painter.setFont(sans(12))
            below = QRectF(rect.left(), top_line.bottom() - 2, rect.width(), 30)
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, rung.about)

    @staticmethod
    def _paint_arrow(painter: QPainter, roles: Roles, first: RungItem, waiting: RungItem, lane: int) -> None:
        x = LAYER + GUTTER - 3 - lane * 7
        start, end = first.geometry().center().y(), waiting.geometry().center().y()
        path = QPainterPath(QPointF(LAYER + GUTTER - 1, start))
        path.lineTo(x - 6, start)
        path.lineTo(x - 6, end)
        path.lineTo(LAYER + GUTTER - 5, end)
        painter.setPen(QPen(QColor(roles.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setBrush(QColor(roles.accent))
        painter.drawEllipse(QPointF(LAYER + GUTTER - 2, start), 3, 3)
        head = QPainterPath(QPointF(LAYER + GUTTER, end))
        head.lineTo(LAYER + GUTTER - 7, end - 4)
        head.lineTo(LAYER + GUTTER - 7, end + 4)
        head.closeSubpath()
        painter.drawPath(head)


class LadderView(QFrame):
    """Shows a ladder; ``picked`` is emitted with the place of a rung."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("Ladder")
        self._roles: Roles | None = None
        self._ladder: Ladder | None = None
        self._last = ""
        self._head, self._result = _Line("", is_result=False), _Line("Now it is", is_result=True)
        self._inner = _Rungs()
        self._scroll = QScrollArea()
        self._scroll.setWidget(self._inner)
        self._scroll.setWidgetResizable(True)
        self._scroll.setAccessibleName("The rungs of the ladder")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(2, 2, 2, 2)
        layout.setSpacing(0)
        layout.addWidget(self._head)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._result)

    @property
    def rungs(self) -> list[RungItem]:
        """The rungs shown, the start first."""
        return self._inner.rungs

    @property
    def _parts(self) -> list[_Line | RungItem]:
        return [self._head, self._result, *self.rungs]

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small window."""
        return QSize(420, 220)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self._roles = roles
        for part in (self._inner, *self._parts):
            part.set_roles(roles)

    def show_ladder(self, ladder: Ladder, tile: LadderTile, *, what_if: bool = False) -> None:
        """Show a ladder, each source with its picture; ``what_if`` marks one of a board that is not."""
        self._ladder = ladder
        self.setProperty("whatif", what_if)
        self.style().unpolish(self)
        self.style().polish(self)
        self._head.say("", {key: (LadderPiece(title),) for key, title in ladder.columns})
        self._last = "It would be" if what_if else "Now it is"
        printed = {key: ladder.pieces(0, key) for key, _ in ladder.columns}
        rungs = [
            RungItem(place, rung, tile(rung.source), rung.cells if place else printed)
            for place, rung in enumerate(ladder.rungs)
        ]
        for rung in rungs:
            rung.set_roles(self._roles)
            rung.picked.connect(self.picked)
        self._inner.show_rungs(rungs)
        self.show_playhead(len(rungs) - 1)
        self._fit()

    def show_playhead(self, place: int) -> None:
        """Show the ladder as of a rung: what comes behind it is pale, and the result is that of the rung."""
        if self._ladder is None:
            return
        for rung in self.rungs:
            rung.show_state(current=rung.place == place and rung.place > 0, to_come=rung.place > place)
        title = self._last if place == len(self.rungs) - 1 else "So far it is"
        self._result.say(title, {key: self._ladder.pieces(place, key) for key, _ in self._ladder.columns})
        self._result.setAccessibleName(
            "; ".join(f"{title}: {self._ladder.cell(place, key)}" for key, title in self._ladder.columns)
        )
        self._scroll.ensureWidgetVisible(self.rungs[place], 0, 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns their places anew."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        if self._ladder is None:
            return
        columns = columns_in(self._ladder, self.width() - 16)
        for part in self._parts:
            part.fit(columns)
        self._inner.update()
