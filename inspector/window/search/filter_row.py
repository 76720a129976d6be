"""The row of filters above the cards found: chips that narrow them, a menu of more, and how a query is written."""

from __future__ import annotations

from functools import partial
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from inspector.window.search.filters import CHIPS, GROUPS, KINDS_TO_BROWSE, SYNTAX_LINES, SearchFilter, has_term
from inspector.window.widgets.plain_text import plain_label, say, say_marked, tip

FILTERS_TITLE = "Filters"


class FilterRow(QWidget):
    """Shows which filters a query has; ``chosen`` is emitted with the term that is to be added or taken out."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 6, 0)
        row.setSpacing(5)
        self.chips: dict[str, QToolButton] = {}
        for chip in CHIPS:
            button = _button(chip.title)
            button.setCheckable(True)
            button.setProperty("kind", "chip")
            tip(button, chip.term)
            button.clicked.connect(partial(self._choose, chip.term))
            self.chips[chip.term] = button
            row.addWidget(button)
        row.addStretch(1)
        self.more = _button(f"{FILTERS_TITLE} ▾")
        self.more.setAccessibleName("More filters, and how a query is written")
        self.more.clicked.connect(self.open_menu)
        row.addWidget(self.more)

    def show_query(self, query: str) -> None:
        """Mark the filters that a query has."""
        for term, button in self.chips.items():
            button.setChecked(has_term(query, term))

    def open_menu(self) -> None:
        """Open the menu of all filters."""
        self.menu().popup(self.more.mapToGlobal(self.more.rect().bottomLeft()))

    def menu(self) -> QMenu:
        """All filters: kinds to browse, then what narrows a search, each with the term that one could type."""
        menu = QMenu(FILTERS_TITLE, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        browse = menu.addMenu("Browse")
        self._add(browse, KINDS_TO_BROWSE)
        menu.addSeparator()
        for title, filters in GROUPS:
            self._add(menu.addMenu(title), filters)
        menu.addSeparator()
        menu.addAction("How a query is written …").triggered.connect(partial(show_syntax, self.window()))
        return menu

    def _add(self, menu: QMenu, filters: tuple[SearchFilter, ...]) -> None:
        for one in filters:
            menu.addAction(f"{one.title}\t{one.term}").triggered.connect(partial(self._choose, one.term))

    def _choose(self, term: str, _checked: bool = False) -> None:
        self.chosen.emit(term)


def show_syntax(parent: QWidget) -> QDialog:
    """Show how a query is written, with an example of each kind of term."""
    sheet = QDialog(parent)
    sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    sheet.setWindowTitle("How a query is written")
    cell = "padding: 4px 24px 4px 0"
    rows = "".join(
        f"<tr><td style='{cell}'><b>{escape(example)}</b></td><td style='{cell}'>{escape(says)}</td></tr>"
        for example, says in SYNTAX_LINES
    )
    words = QLabel()
    words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    say_marked(words, f"<table>{rows}</table>")
    words.setAccessibleName("; ".join(f"{example}: {says}" for example, says in SYNTAX_LINES))
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(sheet.reject)
    column = QVBoxLayout(sheet)
    column.setContentsMargins(24, 20, 24, 16)
    column.setSpacing(14)
    for widget in (plain_label("How a query is written", "Heading"), words, buttons):
        column.addWidget(widget)
    sheet.show()
    return sheet


def _button(words: str) -> QToolButton:
    button = QToolButton()
    say(button, words)
    button.setAccessibleName(words)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    return button
