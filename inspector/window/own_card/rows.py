"""The rows of the form for a card of one's own: a label, a field, and under it what is wrong with what it holds."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QIcon, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QToolButton,
    QWidget,
)

from inspector.cards.colors import COLOR_WORDS
from inspector.window.style.pictures import Pictures
from inspector.window.style.type_faces import sans
from inspector.window.widgets.plain_text import plain_label, say, tip
from inspector.window.widgets.tick_boxes import paint_tick_box

# More than any field may hold, so that what is too long is told and not cut off in silence.
MOST_TYPED = 200_000
_LONGEST_LABEL = "Color indicator"
_LINES_OF_TEXT = 6
# How far the label of a tall field stands below its upper edge, to be level with its first line.
_DOWN = 6
_SYMBOLS = ("{X}", "{1}", "{2}", "{3}", "{W}", "{U}", "{B}", "{R}", "{G}", "{C}")
_SYMBOL_PX = 17


class FormLine(QLineEdit):
    """A field of one line."""

    def __init__(self, name: str, example: str = "") -> None:
        super().__init__()
        self.setMaxLength(MOST_TYPED)
        self.setAccessibleName(name)
        self.setPlaceholderText(example)


class Paragraphs(QPlainTextEdit):
    """A field of several lines, of which Tab leads on."""

    def __init__(self, name: str, example: str = "", lines: int = _LINES_OF_TEXT) -> None:
        super().__init__()
        self._lines = lines
        self.setObjectName("Paragraphs")
        self.setAccessibleName(name)
        self.setPlaceholderText(example)
        self.setTabChangesFocus(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fit()

    def fit(self) -> None:
        """Be as high as the lines that it is for."""
        self.setFixedHeight(round(self.fontMetrics().lineSpacing() * self._lines + 18))


class SymbolButtons(QWidget):
    """A button for each of the commonest mana symbols; ``pressed`` is emitted with the one pressed.

    The keyboard goes past them, since it can type ``{W}`` itself.
    """

    pressed = Signal(str)

    def __init__(self, ratio: float) -> None:
        super().__init__()
        pictures = Pictures()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for symbol in _SYMBOLS:
            button = QToolButton()
            button.setIcon(QIcon(pictures.symbol(symbol, _SYMBOL_PX, ratio)))
            button.setIconSize(QSize(_SYMBOL_PX, _SYMBOL_PX))
            button.setObjectName("SymbolButton")
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            tip(button, f"Add {symbol}")
            button.setAccessibleName(f"Add {symbol} to the mana cost")
            button.clicked.connect(partial(self._press, symbol))
            row.addWidget(button)

    def _press(self, symbol: str, _checked: bool = False) -> None:
        self.pressed.emit(symbol)


class CheckBox(QCheckBox):
    """A check box whose frame is seen in every theme."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box again over the style's own, and leave its words as they are."""
        super().paintEvent(event)
        option = QStyleOptionButton()
        self.initStyleOption(option)
        place = self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self)
        painter = QPainter(self)
        painter.fillRect(place, self.palette().window())
        paint_tick_box(painter, place, self.palette(), self.isChecked(), self.hasFocus())


class ColorBoxes(QWidget):
    """A box for each color; ``changed`` is emitted when one is ticked. ``value`` None means that nothing was told."""

    changed = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self._is_told = False
        self.boxes: dict[str, QCheckBox] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 3, 0, 3)
        row.setSpacing(12)
        for color, word in COLOR_WORDS.items():
            box = CheckBox(word.capitalize())
            box.setAccessibleName(f"{name}: {word}")
            box.toggled.connect(self._ticked)
            self.boxes[str(color)] = box
            row.addWidget(box)
        row.addStretch(1)
        self.setFocusProxy(next(iter(self.boxes.values())))

    @property
    def value(self) -> tuple[str, ...] | None:
        """The letters ticked, in the usual order."""
        return tuple(letter for letter, box in self.boxes.items() if box.isChecked()) if self._is_told else None

    def show_value(self, value: tuple[str, ...] | None) -> None:
        """Tick these."""
        self._is_told = value is not None
        for letter, box in self.boxes.items():
            with QSignalBlocker(box):
                box.setChecked(letter in (value or ()))

    def _ticked(self) -> None:
        self._is_told = True
        self.changed.emit()


class FormRow:
    """One row of a grid; the message stands under the field and takes room only while it says something."""

    def __init__(self, grid: QGridLayout, title: str, field: QWidget, *, says: QWidget | None = None) -> None:
        at = grid.rowCount()
        self.field = field
        self._says = says or field
        self.label = plain_label(title)
        self.label.setObjectName("FieldLabel")
        self.label.setMinimumWidth(QFontMetrics(sans()).horizontalAdvance(_LONGEST_LABEL) + 4)
        self.label.setBuddy(self._says)
        self.message = QLabel()
        self.message.setObjectName("FieldMessage")
        self.message.setWordWrap(True)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        tall = isinstance(self._says, QPlainTextEdit)
        self.label.setContentsMargins(0, _DOWN if tall else 0, 0, 0)
        place = Qt.AlignmentFlag.AlignTop if tall else Qt.AlignmentFlag.AlignVCenter
        grid.addWidget(self.label, at, 0, Qt.AlignmentFlag.AlignLeft | place)
        grid.addWidget(field, at, 1)
        grid.addWidget(self.message, at + 1, 1)
        self.message.hide()

    def set_shown(self, shown: bool) -> None:
        """Show the row, or hide it with all that is in it."""
        self.label.setVisible(shown)
        self.field.setVisible(shown)
        self.message.setVisible(shown and bool(self.message.text()))

    def tell(self, says: str, kind: str = "wrong") -> None:
        """Say what is wrong; ``kind`` is ``wrong``, ``missing`` for what is not there yet, or ``note``."""
        sign = {"wrong": "✕ ", "note": "i  "}.get(kind, "")
        text = f"{sign}{says}" if says else ""
        if text == self.message.text():
            return
        say(self.message, text)
        self.message.setProperty("kind", kind)
        self.message.style().unpolish(self.message)
        self.message.style().polish(self.message)
        self.message.setVisible(bool(text) and not self.field.isHidden())
        self._says.setAccessibleDescription(says)


class Sheet(QWidget):
    """A page of rows in a grid whose second column takes the room."""

    def __init__(self) -> None:
        super().__init__()
        self.grid = QGridLayout(self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.grid.setContentsMargins(0, 6, 6, 6)
        self.grid.setHorizontalSpacing(12)
        self.grid.setVerticalSpacing(4)
        self.grid.setColumnStretch(1, 1)

    def finish(self) -> None:
        """Let what room is left stand below the rows."""
        self.grid.setRowStretch(self.grid.rowCount(), 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter in a field does not press the sheet's main button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()
        else:
            super().keyPressEvent(event)
