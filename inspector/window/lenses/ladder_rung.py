"""A rung of the ladder: which effect, of which layer, what it made of each column; to a screen reader one sentence."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from inspector.lenses import LadderPiece, LadderRung
from inspector.window.lenses.ladder_cells import LINE, SymbolOf, in_lines, lines_of, paint_pieces
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px, sans

LAYER = 60.0
GUTTER = 26.0
TILE = 40.0
RUNG_NAME = 176.0
_LEFT = LAYER + GUTTER + TILE + 12
HEIGHT = 60
_QUIET = 30
_NAME_LINE, _CAUSE_LINE = 18.0, 16.0
Columns = Mapping[str, QRectF]
Cells = Mapping[str, tuple[LadderPiece, ...]]


class RungItem(QWidget):
    """One rung; ``picked`` is emitted with its place, ``pointed`` with the label of its source as the mouse comes."""

    picked = Signal(int)
    pointed = Signal(str)

    def __init__(self, place: int, rung: LadderRung, tile: QPixmap | None, cells: Cells, symbol: SymbolOf) -> None:
        super().__init__()
        self._symbol = symbol
        self.place, self.rung, self._tile = place, rung, tile
        self.columns: Columns = {}
        self.cells = cells
        self.roles: Roles | None = None
        self.is_current = self.is_to_come = self.is_covered = False
        self.differs = self.is_lit = False
        self.least_height: float = px(HEIGHT)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._name_it()

    def set_roles(self, roles: Roles | None) -> None:
        """Take the theme's colors."""
        self.roles = roles
        self.update()

    def fit(self, columns: Columns) -> None:
        """Take the places of the columns, and the height that the longest of its values needs."""
        self.columns = columns
        lines = [lines_of(pieces, columns[key].width()) for key, pieces in self.cells.items() if key in columns]
        quiet = self.rung.is_quiet
        names, causes = self._lines_of_source()
        source = px(_NAME_LINE) * len(names) + px(_CAUSE_LINE) * len(causes)
        needed = max(max(lines, default=1) * px(LINE) + 16, source + 12)
        self.setFixedHeight(round(px(_QUIET) if quiet else max(self.least_height, needed)))

    def sizeHint(self) -> QSize:
        """As high as it is."""
        return QSize(400, round(px(HEIGHT)))

    def show_state(self, *, current: bool, to_come: bool, covered: bool = False) -> None:
        """Show whether it is the rung in view, has yet to come, or must not be told yet."""
        if (current, to_come, covered) != (self.is_current, self.is_to_come, self.is_covered):
            self.is_current, self.is_to_come, self.is_covered = current, to_come, covered
            self._name_it()
            self.update()

    def _name_it(self) -> None:
        rung = self.rung
        said = f"{'' if rung.layer == 'start' else f'Layer {rung.layer}. '}{rung.says}"
        self.setAccessibleName("A step that is covered" if self.is_covered else said)
        self.setAccessibleDescription("" if self.is_covered else ", ".join(rung.rules[:3]))

    def light(self, on: bool) -> None:
        """Show that its source is pointed at elsewhere."""
        if on != self.is_lit:
            self.is_lit = on
            self.update()

    def enterEvent(self, event: QEnterEvent) -> None:
        """Point at its source."""
        super().enterEvent(event)
        self.pointed.emit("" if self.is_covered else self.rung.source)

    def leaveEvent(self, event: QEvent) -> None:
        """Point at nothing any more."""
        super().leaveEvent(event)
        self.pointed.emit("")

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick it."""
        self.picked.emit(self.place)
        super().mousePressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pick it by the keyboard."""
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.picked.emit(self.place)
        super().focusInEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the source, its name with what it waits for, and its columns."""
        del event
        if self.roles is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.is_current:
            self._paint_ground(painter, self.roles)
        elif self.differs:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.roles.accent))
            painter.drawRoundedRect(QRectF(px(LAYER) + px(GUTTER) - 6, 4, 3, self.height() - 8), 1.5, 1.5)
        if self.is_lit and not self.is_covered:
            tile = QRectF(px(LAYER) + px(GUTTER), self.height() / 2 - px(TILE) / 2, px(TILE), px(TILE))
            painter.setPen(QPen(QColor(self.roles.accent), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(tile.adjusted(-3, -3, 3, 3), 9, 9)
        if self.is_covered:
            painter.setFont(sans(20, strong=True))
            painter.setPen(QColor(self.roles.soft))
            painter.drawText(QPointF(px(_LEFT), self.height() / 2 + px(7)), "?")
            return
        painter.setOpacity(0.4 if self.is_to_come else 1.0)
        self._paint_lines(painter, self.roles)
        self._paint_source(painter, self.roles)
        if self.rung.why_not:
            self._paint_refusal(painter, self.roles)
        else:
            for key, rect in self.columns.items():
                if key in self.cells:
                    place = QRectF(rect.left(), 0, rect.width(), self.height())
                    paint_pieces(painter, self.cells[key], place, self.roles, self._symbol, on_current=self.is_current)
        painter.end()

    def _paint_ground(self, painter: QPainter, roles: Roles) -> None:
        # What waits for what is painted behind the rungs, at the left of this.
        rect = QRectF(px(LAYER) + px(GUTTER) - 6, 1, self.width() - px(LAYER) - px(GUTTER) - 2, self.height() - 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(roles.accent_soft))
        painter.drawRoundedRect(rect, 8, 8)
        painter.setBrush(QColor(roles.accent))
        painter.drawRoundedRect(QRectF(rect.left(), rect.top(), 3, rect.height()), 1.5, 1.5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(roles.accent), 2))
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 8, 8)

    def _paint_lines(self, painter: QPainter, roles: Roles) -> None:
        """The thin line of each column that runs through a rung which left it alone."""
        painter.setPen(QPen(QColor(roles.line), 1))
        for key, rect in self.columns.items():
            # What a quiet rung says stands across them.
            if key not in self.cells and not self.rung.why_not and not self.rung.is_quiet:
                painter.drawLine(QPointF(rect.left() + 8, 0), QPointF(rect.left() + 8, self.height()))

    def _paint_source(self, painter: QPainter, roles: Roles) -> None:
        middle, quiet = self.height() / 2, self.rung.is_quiet
        left = px(LAYER) + px(GUTTER)
        if self._tile is not None and not quiet:
            painter.drawPixmap(QPointF(left, middle - px(TILE) / 2), self._tile)
        name_font = sans(12 if quiet else 14, strong=not quiet)
        name_font.setStrikeOut(bool(self.rung.why_not))
        painter.setFont(name_font)
        painter.setPen(QColor(roles.soft if quiet or self.rung.why_not else roles.ink))
        metrics = QFontMetricsF(name_font)
        names, causes = self._lines_of_source()
        base = middle + px(5) - px(_NAME_LINE) * (len(names) - 1) / 2 - px(_CAUSE_LINE) * len(causes) / 2
        for name in names:
            painter.drawText(QPointF(px(_LEFT), base), name)
            base += px(_NAME_LINE)
        base -= px(_NAME_LINE)
        behind = px(_LEFT) + metrics.horizontalAdvance(names[-1])
        if self.rung.timestamp:
            self._paint_stamp(painter, roles, QPointF(behind + px(17), base - px(5)), str(self.rung.timestamp))
        if quiet:
            painter.setFont(sans(12))
            painter.drawText(QPointF(behind + px(34 if self.rung.timestamp else 10), base), "changes nothing here")
        painter.setFont(sans(12, strong=True))
        painter.setPen(QColor(roles.accent))
        for cause in causes:
            base += px(_CAUSE_LINE)
            painter.drawText(QPointF(px(_LEFT), base), cause)

    def _lines_of_source(self) -> tuple[list[str], list[str]]:
        """The name of the source in a line or two, the sign of its timestamp behind it, and what it waits for."""
        quiet, room = self.rung.is_quiet, self._room()
        behind = px(28 if self.rung.timestamp else 0)
        name = QFontMetricsF(sans(12 if quiet else 14, strong=not quiet))
        cause = QFontMetricsF(sans(12, strong=True))
        names = in_lines(self.rung.name, name, room, behind, most=1 if quiet else 2)
        return names, in_lines(self.rung.cause, cause, room, 0, most=2) if self.rung.cause and not quiet else []

    def _room(self) -> float:
        """How wide the name may be: up to the first column."""
        first = min((rect.left() for rect in self.columns.values()), default=px(_LEFT) + px(RUNG_NAME))
        return first - px(_LEFT) - 10

    @staticmethod
    def _paint_stamp(painter: QPainter, roles: Roles, center: QPointF, stamp: str) -> None:
        painter.setFont(sans(12, strong=True))
        painter.setPen(QPen(QColor(roles.zone_line), 1))
        painter.setBrush(QColor(roles.raised))
        painter.drawEllipse(center, px(10), px(10))
        painter.setPen(QColor(roles.soft))
        around = QRectF(center.x() - px(10), center.y() - px(10), px(20), px(20))
        painter.drawText(around, Qt.AlignmentFlag.AlignCenter, stamp)

    def _paint_refusal(self, painter: QPainter, roles: Roles) -> None:
        left = min((rect.left() for rect in self.columns.values()), default=px(_LEFT) + px(RUNG_NAME)) - 8
        rect = QRectF(left, self.height() / 2 - px(21), self.width() - left - 12, px(42))
        painter.setPen(QPen(QColor(roles.refused), 1))
        painter.setBrush(QColor(roles.surface))
        painter.drawRoundedRect(rect, 8, 8)
        painter.setFont(sans(13, strong=True))
        painter.setPen(QColor(roles.refused))
        wrapped = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(rect.adjusted(12, 0, -8, 0), wrapped, f"✕  {self.rung.why_not}")
