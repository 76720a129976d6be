"""One value in the panel: what it is, what it was, the deciding reason with its rule, and how many steps led to it."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QWidget

from inspector.rules import Reason
from inspector.window.panel.card_text import CardText, spoken_words
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import Roles
from inspector.window.style.type_faces import px, type_scale
from inspector.window.widgets.plain_text import say_marked, tip
from inspector.window.widgets.symbol_text import say_with_symbols
from inspector.window.widgets.wrapped_label import WrappedLabel
from inspector.window.words.doubt_words import MARK
from inspector.window.words.value_words import NONE, Row

# Gives the words of a rule by its number, for a tool tip.
RuleText = Callable[[str], str]
TITLE_WIDTH = 84
_WIDEST_TITLE = 1.4
# So many letters have room in one line beside what it was, at the usual size of type in a narrow panel.
LONG = 18
SENTENCE = 60
_LINE = 32
_LEADS_ON = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
SMALL_SYMBOL = 13
SYMBOL = 17.0


class Telling(Enum):
    """How much of its reason a row tells: all, what holds for the rows below it too, or nothing that stands above."""

    WHOLE = "whole"
    FOR_SEVERAL = "for several"
    NOT_AGAIN = "not again"


class ValueRow(QFrame):
    """Shows a ``Row``. ``chosen`` is emitted with its key, ``cited`` with a key, a reason and a rule number.

    ``pointed`` is emitted with the labels of the objects that the words under the mouse touch, ``steps_wanted`` with
    the place of the last step that made the value what it is.
    """

    pointed = Signal(object)
    chosen = Signal(str)
    cited = Signal(str, object, str)
    steps_wanted = Signal(int)

    def __init__(self, row: Row, pictures: Pictures, rule_text: RuleText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ValueRow")
        self.row = row
        self._pictures = pictures
        self._rule_text = rule_text
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._title = _label("ValueTitle", wrap=True)
        self._title.setContentsMargins(0, 3, 0, 0)
        self._text = _label("ValueText")
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._card_text = CardText()
        self._card_text.pointed.connect(self.pointed)
        self._symbols_shown: tuple[tuple[str, ...], float] = ((), 0.0)
        self._costs: list[QLabel] = []
        self._beside, self._below = _label("ValueChange"), _label("ValueChange", wrap=True)
        self._mark, self._doubt = _label("ValueDoubtMark"), _label("ValueDoubt", wrap=True)
        self._lead = _label("ValueReason", wrap=True)
        self._rule, self._steps = _label("ValueLink"), _label("ValueLink")
        self._accent = ""
        self._rule.linkActivated.connect(self._cite)
        self._rule.linkHovered.connect(self._tell_rule)
        self._steps.linkActivated.connect(self._open_steps)
        for link in (self._rule, self._steps):
            link.setTextInteractionFlags(
                Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
            )
        self._lay_out()
        self._is_chosen: bool | None = None
        self._shown: Row | None = None
        self._telling = Telling.WHOLE
        self.show_row(row)

    def _lay_out(self) -> None:
        layout = QGridLayout(self)
        layout.setContentsMargins(10, 2, 8, 3)
        layout.setHorizontalSpacing(8)
        layout.setVerticalSpacing(0)
        layout.setColumnStretch(1, 1)
        layout.addWidget(self._title, 0, 0, 5, 1, Qt.AlignmentFlag.AlignTop)
        self._line = QHBoxLayout()
        self._line.setSpacing(3)
        self._line.addWidget(self._text)
        self._line.addWidget(self._mark)
        self._line.addWidget(self._beside)
        self._line.addStretch(1)
        self._beside.setContentsMargins(7, 0, 0, 0)
        layout.addLayout(self._line, 0, 1)
        layout.addWidget(self._card_text, 1, 1)
        layout.addWidget(self._below, 2, 1)
        layout.addWidget(self._doubt, 3, 1)
        layout.addWidget(self._lead, 4, 1)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
        self._rule.setContentsMargins(0, 3, 0, 0)
        layout.addWidget(self._rule, 0, 2, 2, 1, right)
        layout.addWidget(self._steps, 4, 2, right)

    def show_row(self, row: Row, telling: Telling = Telling.WHOLE) -> None:
        """Show a value, or what became of it: labels stay and take other words, for making them again takes longer."""
        self._fit_title()
        self._show_symbols(_symbols(row.cost))
        if (row, telling) == (self._shown, self._telling):
            return
        self._shown, self.row, self._telling = row, row, telling
        self.setAccessibleName(f"{row.title}: {row.text}{', may differ' if row.doubts else ''}")
        self.setAccessibleDescription(
            " ".join((*row.doubts, *spoken_words(row.words), *(why.says for why in row.why[:1])))
        )
        _say(self._title, row.title)
        self._show_text()
        _say(self._mark, MARK if row.doubts else "")
        _say(self._doubt, "\n".join(row.doubts))
        short = self._is_short
        before = self._changed(row)
        _say(self._beside, before if short else "")
        _say(self._below, "" if short else before)
        self._show_reason(row.why[0] if row.why else None)

    def _fit_title(self) -> None:
        """As wide as its longest word needs in the type in use; what it is called is not what is read for long."""
        wide = round(TITLE_WIDTH * min(max(type_scale(), 1.0), _WIDEST_TITLE))
        if self._title.maximumWidth() != wide:
            self._title.setFixedWidth(wide)

    def _show_symbols(self, wanted: tuple[str, ...]) -> None:
        size = px(SYMBOL)
        if (wanted, size) == self._symbols_shown:
            return
        for label in self._costs:
            self._line.removeWidget(label)
            label.hide()
            label.deleteLater()
        self._costs = [QLabel() for _ in wanted]
        for index, (label, symbol) in enumerate(zip(self._costs, wanted, strict=True)):
            label.setPixmap(self._pictures.symbol(symbol, size, self.devicePixelRatioF()))
            label.setAccessibleName(symbol)
            self._line.insertWidget(index, label)
        self._symbols_shown = (wanted, size)

    def _show_text(self) -> None:
        words = self.row.words
        self._card_text.show_words(words)
        text = self.row.text if not (self.row.cost or words) else ""
        long, sentence = len(text) > LONG / type_scale(), len(text) > SENTENCE
        _say(self._text, text)
        self._text.setWordWrap(long)
        self._line.setStretch(self._line.indexOf(self._text), 1 if long else 0)
        self._line.setStretch(self._line.count() - 1, 0 if long else 1)
        if self._text.property("long") != sentence:
            self._text.setProperty("long", sentence)
            self._text.style().unpolish(self._text)
            self._text.style().polish(self._text)

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors: of words that act and that do not, and of links, which keep what they were made in."""
        self._fit_title()
        self._card_text.set_roles(roles)
        self._accent = roles.accent
        self._show_reason(self.row.why[0] if self.row.why else None)

    def choose(self, *, on: bool) -> None:
        """Show it as the chosen value."""
        if on == self._is_chosen:
            return
        self._is_chosen = on
        self.setProperty("chosen", on)
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

    @property
    def _is_short(self) -> bool:
        """Whether what it was stands beside the value rather than under it."""
        was = self.row.before if self.row.before is not None else self.row.printed or ""
        return not self.row.words and len(self.row.text) + len(was) <= LONG / type_scale()

    @staticmethod
    def _changed(row: Row) -> str:
        """Say what it was before the last action, or else what is printed, where something changed it."""
        if row.before is not None and row.text == NONE and row.words:
            # What it has lost stands below it, word for word.
            return "▲ changed"
        if row.before is not None:
            return f"▲ changed: was {_in_short(row.before) or NONE}"
        return f"▲ changed: printed {_in_short(row.printed)}" if row.printed is not None else ""

    def _show_reason(self, reason: Reason | None) -> None:
        """Show the deciding reason and its rule; how many steps there were leads to the ladder."""
        count = len(self.row.steps)
        told = _part(reason, self._telling) if reason is not None else ""
        _say(self._lead, _layer(reason) + told if reason is not None and told else "")
        self._lead.setAccessibleName(reason.says if reason is not None else "")
        number = reason.rules[0] if reason is not None and reason.rules else ""
        _say(self._rule, self._link(number, number) if number else "", is_markup=True)
        self._rule.setAccessibleName(f"Rule {number}" if number else "")
        steps = f"{count}\N{NO-BREAK SPACE}step{'s' * (count > 1)}"
        _say(self._steps, self._link("steps", f"{steps}\N{NO-BREAK SPACE}{_LEADS_ON}") if count else "", is_markup=True)
        self._steps.setAccessibleName(f"{self.row.title}: {steps}, on the ladder" if count else "")

    def _link(self, target: str, words: str) -> str:
        color = f"; color: {self._accent}" if self._accent else ""
        return f'<a href="{escape(target)}" style="text-decoration: none{color}">{escape(words)}</a>'

    def _tell_rule(self, number: str) -> None:
        tip(self._rule, self._rule_text(number) if number else "")

    def _cite(self, number: str) -> None:
        self.cited.emit(self.row.key, self.row.why[0], number)

    def _open_steps(self) -> None:
        self.steps_wanted.emit(self.row.steps[-1])


def _in_short(text: str) -> str:
    """As many words of a text as a line has room for: all of what was stands in the comparison of steps."""
    if len(text) <= _LINE:
        return text
    return f"{text[:_LINE].rsplit(maxsplit=1)[0].rstrip(',:;')} …"


def _label(name: str, *, wrap: bool = False) -> WrappedLabel:
    label = WrappedLabel()
    label.setObjectName(name)
    label.setWordWrap(wrap)
    return label


def _say(label: QLabel, text: str, *, is_markup: bool = False) -> None:
    """Show a text with its symbols, or markup of ours; an empty label takes no room.

    To hide and show it would lay out the whole window each time.
    """
    if label.text() == text and text:
        return
    if not text:
        label.setText("")
    elif is_markup:
        say_marked(label, text)
    else:
        say_with_symbols(label, text, round(px(SMALL_SYMBOL)))
    most = _ANY_HEIGHT if text else 0
    if label.maximumHeight() != most:
        label.setMaximumHeight(most)


# What Qt calls QWIDGETSIZE_MAX.
_ANY_HEIGHT = 16777215


def tellings(rows: tuple[Row, ...]) -> tuple[Telling, ...]:
    """How each row tells its reason where rows stand below one another: what one above says is not said again."""
    heads = [_head(row) for row in rows]
    return tuple(_telling(head, heads[:at], heads[at + 1 :]) for at, head in enumerate(heads))


def _telling(head: tuple[object, ...], above: list[tuple[object, ...]], below: list[tuple[object, ...]]) -> Telling:
    if not head or head not in (*above, *below):
        return Telling.WHOLE
    return Telling.NOT_AGAIN if head in above else Telling.FOR_SEVERAL


def _head(row: Row) -> tuple[object, ...]:
    """What the reasons of two values have in common where one sentence can stand for both; nothing where none can."""
    if not row.why:
        return ()
    reason = row.why[0]
    return (reason.layer, reason.source, reason.head) if reason.head else ()


def _part(reason: Reason, telling: Telling) -> str:
    """A sentence, or of one that ends in the value only what holds for several."""
    if telling is Telling.WHOLE:
        return reason.says
    return reason.head if telling is Telling.FOR_SEVERAL else ""


def _layer(reason: Reason) -> str:
    return f"Layer {reason.layer}: " if reason.layer else ""


def _symbols(cost: str) -> tuple[str, ...]:
    return tuple(f"{{{part}}}" for part in cost.replace("{", " ").replace("}", " ").split() if part != "and")
