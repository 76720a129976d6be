"""The two sheets of the Help menu: all keys, made from the list of commands, and what this program is."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from inspector import __version__
from inspector.sharing import FAN_CONTENT
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import WIDGET_KEYS, keys_in_words, keys_of
from inspector.window.widgets.menus import MENUS
from inspector.window.widgets.plain_text import plain_label

_WHAT = (
    "Shows what each card is now, and which rule says so, under five editions of the rules. It says what it does not "
    "compute; it is no substitute for a judge."
)


# Keys or a gesture, and what they do.
Rows = list[tuple[str, str]]
_GESTURES = (
    ("Click", "Select a card"),
    ("Double click", "Do the most likely action"),
    ("Right click", "All actions for a card or a zone"),
    ("Ctrl+click, Shift+click", "Select a card too, or no longer"),
    ("Drag a card", "Move it, or all selected cards, to a zone"),
    ("Drag from an empty spot", "Select what the frame touches"),
    ("Middle button", "Move the view"),
    ("Ctrl+wheel", "Zoom the desk"),
)
# What stands above and below the keys, and the frame of a window.
_AROUND = 210


def keys_sheet(records: Iterable[Command], parent: QWidget) -> QDialog:
    """A sheet of all keys, menu by menu, and of what the mouse does."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("Keys")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    holder = QWidget()
    columns = QHBoxLayout(holder)
    columns.setContentsMargins(0, 0, 0, 0)
    columns.setSpacing(24)
    parts: dict[str, Rows] = {menu: [] for menu in MENUS}
    for record in records:
        if record.shortcuts:
            parts[record.menu].append((_keys_of(record.id), record.text))
    for key in WIDGET_KEYS:
        parts.setdefault(key.where, []).append((_keys_of(key.id), key.text))
    parts["Mouse"] = list(_GESTURES)
    # The longest menus have a column each; the mouse stands beneath the keys for a card, which it is the other way to.
    for titles in ([title for title in parts if title not in ("Card", "View", "Mouse")], ["Card"], ["View", "Mouse"]):
        columns.addWidget(_keys_column({title: parts[title] for title in titles if parts[title]}), 0)
    scroll = QScrollArea()
    scroll.setAccessibleName("All keys")
    scroll.setWidget(holder)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    bar = scroll.verticalScrollBar().sizeHint().width()
    scroll.setMinimumWidth(min(holder.sizeHint().width() + bar, parent.screen().availableSize().width() - 64))
    scroll.setMinimumHeight(min(holder.sizeHint().height(), parent.screen().availableSize().height() - _AROUND))
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(28, 22, 28, 18)
    layout.setSpacing(14)
    heading = QLabel("Keys")
    heading.setObjectName("Heading")
    layout.addWidget(heading)
    layout.addWidget(scroll, 1)
    note = QLabel("They work everywhere except in a text field.")
    note.setObjectName("Sub")
    layout.addWidget(note)
    layout.addWidget(_close(dialog))
    return dialog


def about_sheet(parent: QWidget) -> QDialog:
    """What the program is, whose it is not, under which license it is given."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("About Card Inspector")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(30, 24, 30, 18)
    layout.setSpacing(12)
    heading = QLabel("Card Inspector")
    heading.setObjectName("Heading")
    layout.addWidget(heading)
    for text in (f"Version {__version__}. MIT license.", _WHAT, FAN_CONTENT):
        label = plain_label(text)
        label.setWordWrap(True)
        label.setMinimumWidth(440)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        layout.addWidget(label)
    layout.addWidget(_close(dialog))
    return dialog


def _keys_of(id_: str) -> str:
    return "  ".join(dict.fromkeys(keys_in_words(sequence) for sequence in keys_of(id_)))


def _keys_column(parts: dict[str, Rows]) -> QWidget:
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(5)
    for title, rows in parts.items():
        if grid.count():
            grid.setRowMinimumHeight(grid.rowCount(), 8)
        heading = plain_label(title)
        heading.setObjectName("Sub")
        grid.addWidget(heading, grid.rowCount(), 0, 1, 2)
        for keys, text in rows:
            row = grid.rowCount()
            shown = plain_label(keys)
            shown.setObjectName("ValueText")
            grid.addWidget(shown, row, 0)
            grid.addWidget(plain_label(text), row, 1)
    grid.setRowStretch(grid.rowCount(), 1)
    return holder


def _close(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    return buttons
