"""One value in the panel: what it is, what it was, and the deciding reason; the others fold out beneath it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from inspector.rules import Reason
from inspector.window.pictures import Pictures
from inspector.window.symbol_text import with_symbols
from inspector.window.value_words import NONE, Row

# Gives the words of a rule by its number, for a tool tip.
RuleText = Callable[[str], str]
TITLE_WIDTH = 84
LONG = 24
SENTENCE = 60
SMALL_SYMBOL = 13
SYMBOL = 17.0


class ValueRow(QFrame):
    """Shows a ``Row``. ``chosen`` is emitted with its key, ``cited`` with a key, a reason and a rule number."""

    chosen = Signal(str)
    cited = Signal(str, object, str)

    def __init__(self, row: Row, pictures: Pictures, rule_text: RuleText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ValueRow")
        self.row = row
        self._rule_text = rule_text
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(f"{row.title}: {row.text}")
        layout = QGridLayout(self)
        layout.setContentsMargins(10, 4, 8, 5)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        title = QLabel(row.title)
        title.setObjectName("ValueTitle")
        title.setFixedWidth(TITLE_WIDTH)
        title.setContentsMargins(0, 3, 0, 0)
        title.setWordWrap(True)
        layout.addWidget(title, 0, 0, 4, 1, Qt.AlignmentFlag.AlignTop)
        layout.addLayout(self._value(pictures), 0, 1)
        if row.before is not None and not self._is_short:
            layout.addWidget(self._changed(row.before, wrap=True), 1, 1)
        if row.why:
            layout.addWidget(self._reason(row.why[0], lead=True), 2, 1)
        self._rest = self._folded()
        layout.addWidget(self._rest, 3, 1)
        self._is_chosen: bool | None = None
        self.choose(on=False)
        if row.why:
            self.setAccessibleDescription(row.why[0].says)

    def choose(self, *, on: bool) -> None:
        """Show it as the chosen value: its other reasons fold out."""
        if on == self._is_chosen:
            return
        self._is_chosen = on
        self.setProperty("chosen", on)
        self._rest.setVisible(on and len(self.row.why) > 1)
        self.style().unpolish(self)
        self.style().polish(self)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the value."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.chosen.emit(self.row.key)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the value by Enter or Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self.row.key)
        else:
            super().keyPressEvent(event)

    def _value(self, pictures: Pictures) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setSpacing(3)
        for symbol in _symbols(self.row.cost):
            label = QLabel()
            label.setPixmap(pictures.symbol(symbol, SYMBOL, self.devicePixelRatioF()))
            label.setAccessibleName(symbol)
            line.addWidget(label)
        if not self.row.cost:
            text = QLabel(self.row.text)
            text.setObjectName("ValueText")
            text.setTextFormat(Qt.TextFormat.PlainText)
            long = len(self.row.text) > LONG
            text.setProperty("long", len(self.row.text) > SENTENCE)
            text.setWordWrap(long)
            line.addWidget(text, 1 if long else 0)
        if self.row.before is not None and self._is_short:
            line.addSpacing(7)
            line.addWidget(self._changed(self.row.before, wrap=False))
        line.addStretch(1 if self._is_short else 0)
        return line

    @property
    def _is_short(self) -> bool:
        """Whether what it was stands beside the value rather than under it."""
        return len(self.row.text) + len(self.row.before or "") <= LONG

    def _changed(self, before: str, *, wrap: bool) -> QLabel:
        words = f"▲ changed: was {before or NONE}"
        label = QLabel(self._symbols(words))
        label.setObjectName("ValueChange")
        label.setAccessibleName(words)
        label.setWordWrap(wrap)
        label.setTextFormat(Qt.TextFormat.RichText)
        return label

    def _symbols(self, text: str) -> str:
        return with_symbols(text, SMALL_SYMBOL, self.devicePixelRatioF())

    def _folded(self) -> QWidget:
        rest = QWidget()
        column = QVBoxLayout(rest)
        column.setContentsMargins(0, 3, 0, 0)
        column.setSpacing(3)
        for reason in self.row.why[1:]:
            column.addWidget(self._reason(reason, lead=False))
        return rest

    def _reason(self, reason: Reason, *, lead: bool) -> QLabel:
        links = "  ".join(f'<a href="{escape(number)}">{escape(number)}</a>' for number in reason.rules)
        says = QLabel(f"{'' if lead else '· '}{self._symbols(_layer(reason) + reason.says)}&nbsp; {links}")
        says.setObjectName("ValueReason")
        says.setWordWrap(True)
        says.setTextFormat(Qt.TextFormat.RichText)
        says.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        says.setAccessibleName(f"{reason.says} Rules {', '.join(reason.rules)}")
        says.linkActivated.connect(lambda number: self.cited.emit(self.row.key, reason, number))
        says.linkHovered.connect(lambda number: says.setToolTip(self._rule_text(number) if number else ""))
        return says


def _layer(reason: Reason) -> str:
    return f"Layer {reason.layer}: " if reason.layer else ""


def _symbols(cost: str) -> tuple[str, ...]:
    return tuple(f"{{{part}}}" for part in cost.replace("{", " ").replace("}", " ").split() if part != "and")
