"""The two sheets of the Help menu: all keys, made from the list of commands, and what this program is."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

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
from inspector.window.style.type_faces import px
from inspector.window.widgets.commands import Command
from inspector.window.widgets.keys import WIDGET_KEYS, keys_in_words, keys_of
from inspector.window.widgets.menus import MENUS
from inspector.window.widgets.plain_text import plain_label

_WHAT = (
    "Shows what each card is now, and which rule says so, under five editions of the rules. It says what it does not "
    "compute; it is no substitute for a judge."
)


# Keys or a gesture, and what they do.
Rows = list[tuple[list[str], str]]
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
# What stands above and below the keys, and beside them, the frame of a window counted in.
_AROUND, _BESIDE = 210, 100
_MOST_COLUMNS, _BETWEEN, _KEYS_WIDE, _FEW = 3, 36, 132, 2
_LONG, _LONG_WIDE = 34, 220


def keys_sheet(records: Iterable[Command], parent: QWidget) -> QDialog:
    """A sheet of all keys, menu by menu, and of what the mouse does, in as many columns as the screen has room for."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("Keys")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    parts: dict[str, Rows] = {menu: [] for menu in MENUS}
    for record in records:
        if record.shortcuts:
            parts[record.menu].append((_caps_of(record.id), record.text))
    for key in WIDGET_KEYS:
        parts.setdefault(key.where, []).append((_caps_of(key.id), key.text))
    parts["Mouse"] = [([gesture], does) for gesture, does in _GESTURES]
    room = parent.screen().availableSize()
    holder, scroll = QWidget(), QScrollArea(dialog)
    scroll.setAccessibleName("All keys")
    scroll.setWidget(holder)
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    # Filled where it stands: whatever moves into another widget is dressed again, hundreds of labels each time.
    _fill(holder, {title: rows for title, rows in parts.items() if rows}, room.width() - _BESIDE)
    bar = scroll.verticalScrollBar().sizeHint().width()
    scroll.setMinimumWidth(min(holder.sizeHint().width() + bar, room.width() - _BESIDE))
    scroll.setMinimumHeight(min(holder.sizeHint().height(), room.height() - _AROUND))
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(28, 22, 28, 18)
    layout.setSpacing(14)
    layout.addWidget(plain_label("Keys", "Heading"))
    layout.addWidget(plain_label("They work wherever the keyboard is, except while you type in a field.", "Sub"))
    layout.addWidget(scroll, 1)
    layout.addWidget(_close(dialog))
    return dialog


def _fill(holder: QWidget, parts: dict[str, Rows], room: int) -> None:
    """Lay groups out in their order, in one to three columns about as high as each other."""
    groups = [_group(title, rows, holder) for title, rows in parts.items()]
    widest = max(group.sizeHint().width() for group in groups)
    count = max(1, min(_MOST_COLUMNS, (room + _BETWEEN) // (widest + _BETWEEN)))
    across = QHBoxLayout(holder)
    across.setContentsMargins(0, 0, 0, 0)
    across.setSpacing(_BETWEEN)
    for column in _shared_out(groups, count):
        down = QVBoxLayout()
        down.setSpacing(18)
        for group in column:
            down.addWidget(group)
        down.addStretch(1)
        across.addLayout(down, 1)


def _shared_out(groups: list[QWidget], count: int) -> list[list[QWidget]]:
    """Cut a list into so many parts that the highest is as low as it can be."""
    highs = [group.sizeHint().height() for group in groups]
    if count == 1 or len(groups) <= 1:
        return [groups]
    cuts = min(
        combinations(range(1, len(groups)), min(count, len(groups)) - 1),
        key=lambda cut: max(sum(highs[start:end]) for start, end in pairwise((0, *cut, len(groups)))),
    )
    return [groups[start:end] for start, end in pairwise((0, *cuts, len(groups)))]


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


def _caps_of(id_: str) -> list[str]:
    """Give the keys of a command as they are written; several that differ in an arrow alone are one."""
    keys = list(dict.fromkeys(keys_in_words(sequence) for sequence in keys_of(id_)))
    held = {key.rpartition("+")[0] for key in keys}
    if len(keys) > _FEW and len(held) == 1 and held != {""}:
        return [f"{held.pop()}+{' '.join(key.rpartition('+')[2] for key in keys)}"]
    return keys


def _group(title: str, rows: Rows, parent: QWidget) -> QWidget:
    holder = QWidget(parent)
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(14)
    grid.setVerticalSpacing(4)
    grid.setColumnMinimumWidth(0, round(px(_KEYS_WIDE)))
    grid.setColumnStretch(1, 1)
    grid.addWidget(plain_label(title, "KeysGroup"), 0, 0, 1, 2)
    for row, (keys, text) in enumerate(rows, start=1):
        caps = QHBoxLayout()
        caps.setSpacing(4)
        for key in keys:
            caps.addWidget(plain_label(key, "KeyCap"))
        caps.addStretch(1)
        grid.addLayout(caps, row, 0)
        does = plain_label(text)
        if len(text) > _LONG:
            # One long line would cost a column.
            does.setWordWrap(True)
            does.setMinimumWidth(round(px(_LONG_WIDE)))
        grid.addWidget(does, row, 1)
    return holder


def _close(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    buttons.rejected.connect(dialog.reject)
    return buttons
