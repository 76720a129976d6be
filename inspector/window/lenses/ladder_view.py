"""The ladder itself: the head with its columns, the rungs with their layers and what waits for what, the result."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from inspector.lenses import TELLING, Ladder, LadderPiece
from inspector.rules import START
from inspector.window.lenses.ladder_cells import LINE, SymbolOf, lines_of, paint_pieces
from inspector.window.lenses.ladder_fold import FoldLine
from inspector.window.lenses.ladder_rung import GUTTER, HEIGHT, LAYER, RUNG_NAME, TILE, Cells, Columns, RungItem
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px, sans
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.plain_text import tip

# How wide a column would like to be; what is left over goes to those whose values are words.
_WIDTHS = {"types": 200.0, "abilities": 170.0, "size": 62.0, "name": 150.0, "colors": 80.0, "value": 90.0}
_OTHER = 110.0
_GROWING = ("types", "abilities", "name")
_HEAD = 34
# Columns stand so far apart, and those of words may shrink to so much of the width that they would like.
_APART, _LEAST = 12, 0.5
# In a ladder less wide than these names have less room, and the values what is left.
_NAMES = ((380, 56.0), (640, 128.0))
# The more rungs there are, the lower each may be: up to how many, how high.
_HEIGHTS = ((9, HEIGHT), (15, 54), (1000, 46))
LadderTile = Callable[[str], QPixmap | None]


def columns_in(ladder: Ladder, width: float, asked: str = "") -> dict[str, QRectF]:
    """Give the place of each column in a ladder of a width; where there is no room for all, of the most telling ones.

    The column ``asked`` about is always among them.
    """
    name = next((room for below, room in _NAMES if width < px(below)), RUNG_NAME)
    start = px(LAYER) + px(GUTTER) + px(TILE) + 12 + px(name)
    keys = _those_with_room([key for key, _ in ladder.columns], width - start - 14, asked)
    wanted = {key: px(_WIDTHS.get(key, _OTHER)) for key in keys}
    spare = width - start - 14 - sum(wanted.values()) - _APART * len(keys)
    growing = [key for key in keys if key in _GROWING] or keys
    # Numbers keep their width; words can be broken into lines.
    fixed = sum(wanted[key] for key in keys if key not in _GROWING)
    words = sum(wanted[key] for key in keys if key in _GROWING) or 1.0
    shrink = min(1.0, max(_LEAST, (width - start - 14 - _APART * len(keys) - fixed) / words))
    found, left = dict[str, QRectF](), start
    for key in keys:
        more = max(spare, 0) / len(growing) if key in growing else 0
        wide = wanted[key] * (shrink if key in _GROWING else 1.0) + more
        found[key] = QRectF(left, 0, wide, 1)
        left += wide + _APART
    return found


def _those_with_room(keys: Sequence[str], room: float, asked: str) -> list[str]:
    taken: list[str] = []
    for key in sorted(keys, key=lambda key: (key != asked, TELLING.index(key))):
        least = px(_WIDTHS.get(key, _OTHER)) * (_LEAST if key in _GROWING else 1.0) + _APART
        if least <= room or not taken:
            taken.append(key)
            room -= least
    return [key for key in keys if key in taken]


class _Line(QWidget):
    """The head, with the titles of the columns, or the result, with what the object is now.

    ``pressed`` is emitted with the key of the column under the mouse.
    """

    pressed = Signal(str)

    def __init__(self, title: str, symbol: SymbolOf, *, is_result: bool) -> None:
        super().__init__()
        self._symbol = symbol
        self.title, self.is_result = title, is_result
        self.columns: Columns = {}
        self.cells: Cells = {}
        self.roles: Roles | None = None
        self.chosen = ""
        self.setFixedHeight(round(px(_HEAD)))

    def choose(self, column: str) -> None:
        """Mark a column, empty for none."""
        self.chosen = column
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Tell which column it is."""
        at = event.position().x()
        found = next((key for key, rect in self.columns.items() if rect.left() - 6 <= at <= rect.right() + 6), "")
        if found:
            self.pressed.emit(found)

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
            self.setFixedHeight(round(max(lines, default=1) * px(LINE) + 26))
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
        elif self.title:
            first = min((rect.left() for rect in self.columns.values()), default=float(self.width()))
            painter.setFont(sans(12))
            painter.setPen(QColor(roles.soft))
            words = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, round(first - 26))
            painter.drawText(QPointF(14, self.height() / 2 + 5), words)
        for key, rect in self.columns.items():
            place = QRectF(rect.left(), 0, rect.width(), self.height())
            paint_pieces(painter, self.cells.get(key, ()), place, roles, self._symbol, on_current=False)
            if key == self.chosen:
                painter.fillRect(QRectF(rect.left(), self.height() - 3, rect.width(), 3), QColor(roles.accent))
        painter.end()


class _Rungs(QWidget):
    """All rungs one below the other; the layers' blocks and the arrows are painted behind them."""

    def __init__(self) -> None:
        super().__init__()
        self.rungs: list[RungItem] = []
        self.folds: list[FoldLine] = []
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

    def fold(self, folds: list[FoldLine]) -> None:
        """Show lines in the places of some rungs, and the others as they are."""
        for old in self.folds:
            self._column.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.folds = folds
        for rung in self.rungs:
            rung.setVisible(True)
        for fold in folds:
            self._column.insertWidget(self._column.indexOf(self.rungs[fold.places.start]), fold)
            for place in fold.places:
                self.rungs[place].setVisible(False)

    def item_of(self, place: int) -> QWidget:
        """What stands for a rung: itself, or the line in its place."""
        return next((fold for fold in self.folds if place in fold.places), self.rungs[place])

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint one block for the rungs of a layer, and an arrow from what comes first to what waits for it."""
        del event
        if self.roles is None or not self.rungs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = [rung for rung in self.rungs if not rung.isHidden() and not rung.is_covered]
        for layer, group in groupby(shown, lambda rung: rung.rung.layer):
            if layer != START:
                items = list(group)
                self._paint_layer(painter, self.roles, items[0], items[-1])
        for rung in shown:
            known = [self.rungs[first] for first in rung.rung.waits_for if self.rungs[first] in shown]
            for lane, first in enumerate(known[:3]):
                self._paint_arrow(painter, self.roles, first, rung, lane)
        painter.end()

    def _paint_layer(self, painter: QPainter, roles: Roles, first: RungItem, last: RungItem) -> None:
        top, bottom = first.geometry().top() + 2, last.geometry().bottom() - 1
        rect = QRectF(8, top, px(LAYER) - 8, bottom - top)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(roles.zone))
        painter.drawRoundedRect(rect, 8, 8)
        rung = first.rung
        painter.setPen(QColor(roles.ink))
        painter.setFont(sans(19, strong=True))
        top_line = QRectF(rect.left(), rect.top() + 3, rect.width(), px(24))
        painter.drawText(top_line, Qt.AlignmentFlag.AlignCenter, rung.layer)
        if rect.height() > px(44):
            painter.setPen(QColor(roles.soft))
            painter.setFont(sans(12))
            below = QRectF(rect.left(), top_line.bottom() - 2, rect.width(), px(32))
            painter.drawText(below, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, rung.about)

    @staticmethod
    def _paint_arrow(painter: QPainter, roles: Roles, first: RungItem, waiting: RungItem, lane: int) -> None:
        tip_at = px(LAYER) + px(GUTTER) - 7
        x = tip_at - 9 - lane * 4
        start, end = first.geometry().center().y(), waiting.geometry().center().y()
        path = QPainterPath(QPointF(tip_at - 2, start))
        path.lineTo(x, start)
        path.lineTo(x, end)
        path.lineTo(tip_at - 5, end)
        painter.setPen(QPen(QColor(roles.accent), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
        painter.setBrush(QColor(roles.accent))
        painter.drawEllipse(QPointF(tip_at - 2, start), 3, 3)
        head = QPainterPath(QPointF(tip_at, end))
        head.lineTo(tip_at - 7, end - 4)
        head.lineTo(tip_at - 7, end + 4)
        head.closeSubpath()
        painter.drawPath(head)


class LadderView(QFrame):
    """Shows a ladder; ``picked`` is emitted with the place of a rung, ``pointed`` with the label of its source.

    With a ``column`` asked about, the rungs that left it alone are folded into lines.
    """

    picked = Signal(int)
    pointed = Signal(str)

    def __init__(self, symbol: SymbolOf) -> None:
        super().__init__()
        self.setObjectName("Ladder")
        self._symbol = symbol
        self._roles: Roles | None = None
        self._ladder: Ladder | None = None
        self._last = ""
        self.column = ""
        self.is_covered = False
        self._opened: set[range] = set()
        self._place = 0
        self._real: Ladder | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._bring)
        self._head, self._result = (_Line(title, symbol, is_result=bool(title)) for title in ("", "Now it is"))
        self._inner = _Rungs()
        self._head.pressed.connect(self.ask_about)
        self._head.setCursor(Qt.CursorShape.PointingHandCursor)
        tip(self._head, f"Only the steps for one value ({key_of('ladder_short')})")
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

    @property
    def folds(self) -> list[FoldLine]:
        """The lines that stand in the place of rungs."""
        return self._inner.folds

    def minimumSizeHint(self) -> QSize:
        """Narrow enough for a small window."""
        return QSize(260, 100)

    def set_roles(self, roles: Roles) -> None:
        """Take the theme's colors."""
        self._roles = roles
        for part in (self._inner, *self._parts, *self.folds):
            part.set_roles(roles)

    def show_ladder(
        self, ladder: Ladder, tile: LadderTile, *, real: Ladder | None = None, differ: Collection[int] = ()
    ) -> None:
        """Show a ladder, each source with its picture; with the ``real`` one, it is marked as of a board that is not.

        ``differ`` are the places of the rungs that are otherwise on the ladder beside it.
        """
        if self._ladder is None or ladder.label != self._ladder.label:
            self.column = ""
        self._ladder, self._opened = ladder, set()
        self._real = real
        self.setProperty("whatif", real is not None)
        self.style().unpolish(self)
        self.style().polish(self)
        self._head.say("", {key: (LadderPiece(title),) for key, title in ladder.columns})
        self._last = "It would be" if real is not None else "Now it is"
        printed = {key: ladder.pieces(0, key) for key, _ in ladder.columns}
        rungs = [
            RungItem(place, rung, tile(rung.pictured), rung.cells if place else printed, self._symbol)
            for place, rung in enumerate(ladder.rungs)
        ]
        for rung in rungs:
            rung.differs = rung.place in differ
            rung.set_roles(self._roles)
            rung.picked.connect(self.picked)
            rung.pointed.connect(self.pointed)
        self._inner.show_rungs(rungs)
        if self.column not in {key for key, _ in ladder.columns}:
            self.column = ""
        self._fold()
        self.show_playhead(len(rungs) - 1)
        self._fit()

    def light(self, label: str) -> None:
        """Show which rungs are of a card that is pointed at elsewhere, empty for none."""
        for rung in self.rungs:
            rung.light(bool(label) and rung.rung.source == label)

    def cover(self, on: bool) -> None:
        """Cover the rungs to come, or only pale them."""
        self.is_covered = on

    def ask_about(self, column: str) -> None:
        """Fold away the rungs that left a column alone; asked again, or for none, show them."""
        self.column = "" if column == self.column else column
        self._opened = set()
        self._fold()
        self._fit()

    def ask_about_next(self) -> None:
        """Ask about one column after the other, then about all."""
        if self._ladder is not None:
            keys = ["", *(key for key, _ in self._ladder.columns)]
            self.ask_about(keys[(keys.index(self.column) + 1) % len(keys)])

    def _fold(self) -> None:
        if self._ladder is None:
            return
        title = dict(self._ladder.columns).get(self.column, "")
        spelled = "power and toughness" if self.column == "size" else f"the {title.lower()}"
        what = f"left {spelled} alone" if title else "changed nothing here"
        self._head.choose(self.column)
        folds = []
        # To a class not even that a rung changes nothing is told before.
        for run in () if self.is_covered else self._ladder.folded(self.column):
            if run in self._opened:
                continue
            fold = FoldLine(run, f"{len(run)} step{'s' * (len(run) > 1)} {what}")
            fold.set_roles(self._roles)
            fold.opened.connect(partial(self._open, run))
            folds.append(fold)
        self._inner.fold(folds)
        self._inner.update()

    def _open(self, run: range) -> None:
        self._opened.add(run)
        self._fold()
        self._fit()

    def show_playhead(self, place: int) -> None:
        """Show the ladder as of a rung: what comes behind it is pale, and the result is that of the rung."""
        if self._ladder is None:
            return
        for rung in self.rungs:
            to_come = rung.place > place
            rung.show_state(current=rung.place == place > 0, to_come=to_come, covered=to_come and self.is_covered)
        for fold in self._inner.folds:
            fold.show_state(place)
        self._inner.update()
        title = self._last if place == len(self.rungs) - 1 else "So far it is"
        self._result.say(title, {key: self._result_of(place, key) for key, _ in self._ladder.columns})
        self._result.setAccessibleName(
            "; ".join(f"{title}: {self._ladder.result_in_words(place, key)}" for key, title in self._ladder.columns)
        )
        self._place = place
        self._bring()
        # Rungs that were just made have their places only once the layout has run.
        self._later.start()

    def _result_of(self, place: int, column: str) -> tuple[LadderPiece, ...]:
        """What a column says below: at the end of a board that is not, beside what it says on the board."""
        assert self._ladder is not None
        real, would_be = self._real, self._ladder.result(place, column)
        if real is None or place < len(self._ladder.rungs) - 1:
            return would_be
        now, then = (one.result_in_words(len(one.rungs) - 1, column) for one in (real, self._ladder))
        return would_be if now == then else (LadderPiece(now, "gone"), LadderPiece(then, "new"))

    def _bring(self) -> None:
        if 0 <= self._place < len(self.rungs):
            self._scroll.ensureWidgetVisible(self._inner.item_of(self._place), 0, 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the columns their places anew."""
        super().resizeEvent(event)
        self._fit()
        self._later.start()

    def _fit(self) -> None:
        if self._ladder is None:
            return
        columns = columns_in(self._ladder, self.width() - 16, self.column)
        left_out = [title for key, title in self._ladder.columns if key not in columns]
        self._head.say(f"also: {', '.join(left_out)}" if left_out else "", self._head.cells)
        count = sum(not rung.isHidden() for rung in self.rungs)
        high = next((high for most, high in _HEIGHTS if count <= most), HEIGHT)
        for rung in self.rungs:
            rung.least_height = px(high)
        for part in self._parts:
            part.fit(columns)
        self._inner.update()
