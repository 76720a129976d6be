"""Whatever takes the keyboard, in the window and in every dialog and sheet, has a name that is spoken."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractItemView, QApplication, QComboBox, QDialog, QLabel, QWidget

from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

# Every command that opens a dialog or a sheet, and the card it needs.
DIALOGS = (
    "editions",
    "keys",
    "about",
    "effect",
    "own_card",
    "compare_steps",
    "alter_copy",
    "handout",
)


def name_of(widget: QWidget) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)


def is_inside_of_another(widget: QWidget) -> bool:
    """Qt's own parts: a list that a box opens, the view of a scrolled area, a label's text."""
    above = widget.parent()
    while above is not None and not isinstance(above, QComboBox):
        above = above.parent()
    list_of_box = isinstance(widget, QAbstractItemView) and above is not None
    return list_of_box or widget.objectName().startswith("qt_") or isinstance(widget, QLabel)


def nameless(root: QWidget) -> list[str]:
    """What takes the keyboard below a window and has no name."""
    return [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in (root, *root.findChildren(QWidget))
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not is_inside_of_another(widget) and not name_of(widget)
    ]


@pytest.fixture
def delver(window: Workbench) -> Iterator[Workbench]:
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    yield window
    for dialog in window.window.findChildren(QDialog):
        dialog.close()


@pytest.mark.parametrize("tab", ["rules", "history", "outline"])
def test_in_the_window(delver: Workbench, tab: str) -> None:
    delver.furniture.show_tab(tab)
    delver.commands.trigger("pin")
    assert nameless(delver.window) == []


def test_on_the_empty_desk(window: Workbench) -> None:
    assert nameless(window.window) == []


@pytest.mark.parametrize("command", DIALOGS)
def test_in_a_dialog(delver: Workbench, command: str) -> None:
    before = set(QApplication.topLevelWidgets())
    delver.commands.trigger(command)
    QApplication.processEvents()
    opened = [found for found in QApplication.topLevelWidgets() if found not in before and isinstance(found, QDialog)]
    asked = [found for found in delver.window.findChildren(QDialog) if found.isVisible()]
    dialogs = {*opened, *asked}
    assert dialogs, f"{command} opens nothing"
    for dialog in dialogs:
        assert dialog.windowTitle()
        assert nameless(dialog) == []


def test_in_the_board_in_words_beside_the_cards(delver: Workbench) -> None:
    delver.commands.trigger("board_in_words")
    QApplication.processEvents()
    assert delver.in_words.is_open
    assert nameless(delver.window) == []


def test_in_training_and_beside_a_presentation(delver: Workbench) -> None:
    delver.commands.trigger("training")
    QApplication.processEvents()
    shown = delver.training.shown
    assert shown is not None
    assert nameless(shown) == []
    delver.training.end()
    delver.presenting.begin()
    delver.presenting.toggle_teacher()
    assert delver.presenting.teacher is not None
    assert nameless(delver.presenting.teacher) == []
    delver.presenting.leave()
