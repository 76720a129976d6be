"""The sheet beside the desk while presenting: large rows, covered by a question mark until each is revealed."""

from __future__ import annotations

from functools import partial
from html import escape
from string import Template

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from inspector.window.presentation.veil import Asked
from inspector.window.rules_reader.pane import Citation
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import SERIF, scaled
from inspector.window.widgets.plain_text import BreakingLabel, plain_label, say, say_marked
from inspector.window.widgets.symbol_text import with_symbols
from inspector.window.words.value_words import Row

_FULL_HEIGHT = 960.0
_LEAST, _MOST = 0.72, 2.0
_LONG = 34
_TITLE = 128
_COVER = "?"
_QUESTIONS = {
    "colors": "What color is it now?",
    "color_indicator": "Which color does its indicator show?",
    "types": "What types does it have now?",
    "abilities": "Which abilities does it have now?",
    "power": "What are its power and toughness now?",
}
_SHEET = Template("""
#PresentHint { font-family: "$serif"; font-size: ${name}px; font-weight: 600; }
#PresentName { font-size: ${text}px; font-weight: 600; }
#PresentGiven, #PresentTitle { color: $soft; font-size: ${small}px; }
#PresentRow { border-radius: 10px; border: 2px solid transparent; }
#PresentRow[last="true"] { background: $accent_soft; border: 2px solid $accent; }
#PresentValue { font-size: ${value}px; font-weight: 600; }
#PresentValue[long="true"] { font-size: ${text}px; font-weight: 400; }
#PresentCover { font-size: ${value}px; font-weight: 600; color: $soft; background: $zone;
                border: 2px dashed $zone_line; border-radius: 9px; padding: 0 14px; }
#PresentWhy { background: $raised; border-top: 1px solid $line; }
#PresentSays { font-family: "$serif"; font-size: ${text}px; font-weight: 600; }
#PresentRule { font-size: ${small}px; }
""")


class PresentRow(QFrame):
    """One value, covered or not; ``wanted`` is emitted with its key when it is pressed."""

    wanted = Signal(str)

    def __init__(self, row: Row, *, is_open: bool, is_last: bool, scale: float, ratio: float) -> None:
        super().__init__()
        self.setObjectName("PresentRow")
        self.setProperty("last", is_last)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._key = row.key
        self.text = row.text if is_open else _COVER
        self.setAccessibleName(f"{row.title}: {row.text if is_open else 'covered'}")
        title, value = plain_label(f"▸ {row.title}" if is_last else row.title), BreakingLabel()
        title.setObjectName("PresentTitle")
        title.setWordWrap(True)
        title.setFixedWidth(round(_TITLE * scale))
        value.setObjectName("PresentValue" if is_open else "PresentCover")
        value.setTextFormat(Qt.TextFormat.RichText)
        long = is_open and len(row.text) > _LONG
        value.setProperty("long", long)
        value.setWordWrap(long)
        size = round((18 if long else 27) * scale)
        say_marked(value, with_symbols(self.text, size, ratio))
        line = QHBoxLayout(self)
        line.setContentsMargins(round(12 * scale), round(6 * scale), round(10 * scale), round(6 * scale))
        line.setSpacing(round(12 * scale))
        line.addWidget(title)
        line.addWidget(value, 1 if long else 0)
        if not long:
            line.addStretch(1)
        for label in (title, value):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for this value."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.wanted.emit(self._key)


class PresentingSheet(QFrame):
    """Shows an ``Asked``. ``wanted`` is emitted with the key of a row pressed, or empty for the next one."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("Panel")
        self.setAccessibleName("Values to be revealed")
        self._roles: Roles | None = None
        self._asked: Asked | None = None
        self._citations: tuple[Citation, ...] = ()
        self.rows: dict[str, PresentRow] = {}
        self._name, self._given, self._hint = _label("PresentName"), _label("PresentGiven"), _label("PresentHint")
        self._says, self._rule = _label("PresentSays"), _label("PresentRule")
        for label in (self._says, self._rule):
            label.setTextFormat(Qt.TextFormat.RichText)
        self._why = QFrame()
        self._why.setObjectName("PresentWhy")
        why = QVBoxLayout(self._why)
        why.setContentsMargins(24, 12, 20, 14)
        for label in (self._says, self._rule):
            why.addWidget(label)
        holder = QWidget()
        self._list = QVBoxLayout(holder)
        self._list.setContentsMargins(12, 4, 12, 4)
        self._list.setSpacing(2)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(holder)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        head = QVBoxLayout()
        head.setContentsMargins(26, 16, 20, 4)
        for label in (self._hint, self._name, self._given):
            head.addWidget(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self._scroll, 1)
        column.addWidget(self._why)

    @property
    def scale(self) -> float:
        """How large its type is: a projector's picture is looked at from the last row."""
        return min(max(self.window().height() / _FULL_HEIGHT, _LEAST), _MOST)

    @property
    def texts(self) -> dict[str, str]:
        """What is to be read in each row, by its key."""
        return {key: row.text for key, row in self.rows.items()}

    @property
    def question(self) -> str:
        """What the class is asked."""
        return self._hint.text()

    @property
    def reason(self) -> str:
        """The reason and the rules shown."""
        return f"{self._says.text()} {self._rule.text()}" if self._why.isVisibleTo(self) else ""

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors."""
        self._roles = roles
        self._show()

    def show_asked(self, asked: Asked | None, citations: tuple[Citation, ...]) -> None:
        """Show an object, and why the value revealed last is what it is."""
        self._asked, self._citations = asked, citations
        self._show()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ask for the next value."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.wanted.emit("")

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The type grows with the screen."""
        super().resizeEvent(event)
        if event.size().height() != event.oldSize().height():
            self._show()

    def _show(self) -> None:
        # What goes is not dressed first.
        self._clear()
        self._style()
        asked = self._asked
        # What is printed on it stands on the card; beside the question after its name it would be the answer.
        named = asked is not None and "name" in asked.open
        say(self._name, asked.name if asked is not None and named else "")
        self._name.setVisible(named)
        say(self._given, asked.given if asked else "")
        self._given.setVisible(bool(asked and asked.given))
        say(self._hint, question_asked(asked))
        for row in asked.rows if asked else ():
            is_open = row.key in asked.open if asked else False
            is_last = bool(asked and asked.open and asked.open[-1] == row.key)
            widget = PresentRow(row, is_open=is_open, is_last=is_last, scale=self.scale, ratio=self.devicePixelRatioF())
            widget.wanted.connect(self.wanted)
            self.rows[row.key] = widget
            self._list.addWidget(widget)
            if is_last:
                QTimer.singleShot(0, widget, partial(self._scroll.ensureWidgetVisible, widget, 0, 4))
        self._list.addStretch(1)
        self._show_why()

    def _show_why(self) -> None:
        first = next(iter(self._citations), None)
        self._why.setVisible(first is not None)
        if first is None or self._roles is None:
            return
        say_marked(self._says, with_symbols(first.says, round(18 * self.scale), self.devicePixelRatioF()))
        say_marked(self._rule, "<br>".join(_rule(found, self._roles) for found in self._citations[:2]))

    def _style(self) -> None:
        if self._roles is None:
            return
        colors = self._roles._asdict()
        sizes = {"name": 38, "value": 30, "text": 20, "small": 18}
        px = {name: f"{size * self.scale:.1f}" for name, size in sizes.items()}
        sheet = scaled(_SHEET.substitute({**colors, **px}, serif=SERIF))
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)

    def _clear(self) -> None:
        self.rows = {}
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()


def question_asked(asked: Asked | None) -> str:
    """What the class is asked now, in words: about the next value that is covered."""
    if asked is None:
        return "Click a card, or press Tab."
    row = next((row for row in asked.rows if row.key == asked.next), None)
    if row is None:
        return "All revealed."
    return _QUESTIONS.get(row.key, f"What is its {row.title.lower()} now?")


def _rule(citation: Citation, roles: Roles) -> str:
    """A rule with its deciding words marked."""
    mark = f'<span style="background:{roles.mark}; color:{roles.on_mark}">'
    parts, done = [f"<b>{escape(citation.number)}</b>&nbsp; "], 0
    if citation.passage is None:
        return parts[0]
    text = citation.passage.text
    for start, end in citation.passage.highlights:
        parts += [escape(text[done:start]), mark, escape(text[start:end]), "</span>"]
        done = end
    return "".join((*parts, escape(text[done:])))


def _label(name: str) -> QLabel:
    label = BreakingLabel()
    label.setObjectName(name)
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    return label
