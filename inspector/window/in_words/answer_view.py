"""What a board in words asks, answered: the verdict large, its reason below it, the rules to be opened by a click."""

from __future__ import annotations

import re
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from inspector.window.widgets.plain_text import say
from inspector.window.widgets.symbol_text import say_with_symbols
from inspector.window.widgets.wrapped_label import WrappedLabel
from inspector.window.words.sentences import spoken

# So many verdicts are read at a glance; of more each is said in a smaller type.
_MOST_LARGE: Final = 2
_LARGE_SYMBOL, _SYMBOL = 18, 14
_MOST_RULES: Final = 2
_RULES: Final = re.compile(r"\s*\((?P<rules>\d{3}\.\d+[a-z]?(?:, \d{3}\.\d+[a-z]?)*)\)\.?$")
_SENTENCE: Final = re.compile(r"(?:[^“”\".?!]|“[^”]*”|\"[^\"]*\"|[.?!](?!\s|$))+[.?!](?=\s|$)")


class AnswerParts(NamedTuple):
    """An answer taken apart: what is so, why, and the numbers of the rules that say so."""

    verdict: str
    reason: str = ""
    rules: tuple[str, ...] = ()


def answer_parts(line: str) -> AnswerParts:
    """Take one line of an answer apart; what has no reason or no rules is all verdict."""
    found = _RULES.search(line)
    rules = tuple(found["rules"].split(", ")) if found is not None else ()
    words = line[: found.start()] if found is not None else line
    first = _SENTENCE.match(words)
    if first is None:
        return AnswerParts(words, "", rules)
    return AnswerParts(first[0], words[first.end() :].strip(), rules)


class AnswerView(QWidget):
    """Shows answers; ``rule_clicked`` is emitted with the number of a rule that one of them cites."""

    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.lines: tuple[str, ...] = ()
        self._is_large = True
        self._rows: list[_AnswerRow] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)

    @property
    def text(self) -> str:
        """All answers, one a line."""
        return "\n".join(self.lines)

    def show_lines(self, lines: tuple[str, ...], *, large: bool = True) -> None:
        """Show the answers, one of a line each; a few of them in a ``large`` type where there is room."""
        if (lines, large) == (self.lines, self._is_large):
            return
        self.lines, self._is_large = lines, large
        while len(self._rows) < len(lines):
            row = _AnswerRow()
            row.rule_clicked.connect(self.rule_clicked)
            self._rows.append(row)
            self._column.addWidget(row)
        large = large and sum(not line.endswith(":") for line in lines) <= _MOST_LARGE
        for row, line in zip(self._rows, lines, strict=False):
            row.show_line(line, large=large)
        for place, row in enumerate(self._rows):
            row.setVisible(place < len(lines))


class _AnswerRow(QWidget):
    """One answer."""

    rule_clicked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._verdict, self._reason = WrappedLabel(), WrappedLabel()
        self._reason.setObjectName("Sub")
        for label in (self._verdict, self._reason):
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._links: list[QPushButton] = []
        words, self._numbers = QVBoxLayout(), QVBoxLayout()
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(8)
        across.addLayout(words, 1)
        across.addLayout(self._numbers)
        for column in (words, self._numbers):
            column.setSpacing(2)
        for part in (self._verdict, self._reason):
            words.addWidget(part)
        words.addStretch(1)
        # At the right, as on the panel.
        self._numbers.addStretch(1)

    def show_line(self, line: str, *, large: bool) -> None:
        parts = answer_parts(line)
        # "Before “...”:" stands over the answers that it is about.
        name = "Sub" if line.endswith(":") else "AnswerLarge" if large else "AnswerVerdict"
        _name(self._verdict, name)
        say_with_symbols(self._verdict, parts.verdict, _LARGE_SYMBOL if name == "AnswerLarge" else _SYMBOL)
        say_with_symbols(self._reason, parts.reason, _SYMBOL)
        self._reason.setVisible(bool(parts.reason))
        self._show_rules(parts.rules[:_MOST_RULES])
        self.setAccessibleName(spoken(line))

    def _show_rules(self, rules: tuple[str, ...]) -> None:
        while len(self._links) < len(rules):
            link = QPushButton()
            link.setProperty("kind", "link")
            link.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            link.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            link.clicked.connect(partial(self._go, len(self._links)))
            self._numbers.insertWidget(len(self._links), link, 0, Qt.AlignmentFlag.AlignRight)
            self._links.append(link)
        for place, link in enumerate(self._links):
            if place < len(rules):
                say(link, rules[place])
                link.setAccessibleName(f"Rule {rules[place]}")
            link.setVisible(place < len(rules))

    def _go(self, place: int, _checked: bool = False) -> None:
        self.rule_clicked.emit(self._links[place].text())


def _name(label: QLabel, name: str) -> None:
    """Give a label another name for the style sheet."""
    if label.objectName() != name:
        label.setObjectName(name)
        label.style().unpolish(label)
        label.style().polish(label)
