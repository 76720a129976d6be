"""Larger type: what the empty desk, the bar and the table of editions say is not cut off."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from inspector.rules import EDITIONS
from inspector.window.editions_dialog import EditionsDialog
from inspector.window.session import Notice
from inspector.window.settings import TYPE_SIZE
from inspector.window.workbench import Workbench


@pytest.fixture(params=["100", "150", "175"])
def large(request: pytest.FixtureRequest, window: Workbench) -> Workbench:
    window.settings.put(TYPE_SIZE, request.param)
    window.theme_chosen.emit()
    window.window.resize(1280, 800)
    QApplication.processEvents()
    return window


def is_whole(label: QLabel) -> bool:
    return label.height() >= label.heightForWidth(label.width())


def test_the_things_to_try_are_told_whole(large: Workbench) -> None:
    told = [(button, label) for button in large.welcome.trial_buttons() for label in button.findChildren(QLabel)]
    assert len(told) == 6
    for button, label in told:
        assert is_whole(label), label.text()
        assert label.geometry().bottom() < button.height()


def test_nothing_on_the_empty_desk_overlaps_once_the_samples_are_found(large: Workbench) -> None:
    large.welcome.find_samples()
    QApplication.processEvents()
    buttons = [button for button in large.welcome.invitation.findChildren(QPushButton) if button.isVisible()]
    assert set(large.welcome.trial_buttons()) <= set(buttons)
    boxes = [QRect(button.mapTo(large.welcome.invitation, QPoint(0, 0)), button.size()) for button in buttons]
    for number, box in enumerate(boxes):
        assert large.welcome.invitation.rect().contains(box)
        assert not any(box.intersects(other) for other in boxes[:number])


def test_two_lines_in_the_bar_are_told_whole(large: Workbench) -> None:
    text = "An earlier run ended without saving a table without a name (2 steps)."
    large.notice.say(Notice("note", text), (("Restore it", lambda: None), ("Discard it", lambda: None)))
    QApplication.processEvents()
    label = next(label for label in large.notice.findChildren(QLabel) if label.text() == text)
    assert is_whole(label)


def test_the_names_of_the_editions_fit_their_columns(large: Workbench) -> None:
    dialog = EditionsDialog("A table", (), large.window)
    dialog.show()
    header = dialog.table.horizontalHeader()
    for column in range(1, len(EDITIONS) + 1):
        item = dialog.table.horizontalHeaderItem(column)
        assert item is not None
        for line in item.text().splitlines():
            assert header.fontMetrics().horizontalAdvance(line) <= header.sectionSize(column), line
    dialog.close()
