"""Larger type and dark themes: what stands in the window is not cut off, and can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from inspector.rules import EDITIONS
from inspector.window.board.notices import Notice
from inspector.window.kept.settings import TYPE_SIZE
from inspector.window.lenses.editions_dialog import EditionsDialog
from inspector.window.panel.value_row import SYMBOL
from inspector.window.shell.workbench import Workbench
from inspector.window.style.type_faces import px
from tests.window.clean_desk import dressed

ONE_WINDOW = True


@pytest.fixture(params=["100", "150", "175"])
def large(request: pytest.FixtureRequest, window: Workbench) -> Workbench:
    window.settings.put(TYPE_SIZE, request.param)
    window.preferences.theme_chosen.emit()
    window.window.resize(1280, 800)
    dressed(window)
    QApplication.processEvents()
    return window


def is_whole(label: QLabel) -> bool:
    return label.height() >= label.heightForWidth(label.width())


def test_the_things_to_try_are_told_whole(large: Workbench) -> None:
    told = [(button, label) for button in large.welcome.trial_buttons() for label in button.findChildren(QLabel)]
    assert len(told) == 6
    # In large type there may be room for the titles alone.
    shown = [(button, label) for button, label in told if not label.isHidden()]
    assert len(shown) in (3, 6)
    for button, label in shown:
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
    text = "The program ended without saving an unnamed board (2 steps)."
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


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_the_rim_of_a_box_to_check_can_be_seen(window: Workbench, theme: str) -> None:
    """A contrast of 3 to 1 for what is needed to know a control (WCAG 2.2, 1.4.11)."""
    window.preferences.set_theme(theme)
    dressed(window)
    dialog = EditionsDialog("A table", (), window.window)
    dialog.show()
    QApplication.processEvents()
    picture = dialog.grab(QRect(dialog.only.pos(), dialog.only.size())).toImage()
    middle = picture.height() // 2
    row = [luminance(picture.pixelColor(x, middle)) for x in range(16)]
    ground = luminance(dialog.palette().window().color())
    assert max((max(each, ground) + 0.05) / (min(each, ground) + 0.05) for each in row) >= 3
    dialog.close()


def luminance(color: QColor) -> float:
    """How light a color is, 0 to 1, as WCAG 2.2 reckons."""
    red, green, blue = (_linear(part) for part in (color.redF(), color.greenF(), color.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


@pytest.mark.parametrize("large", ["175"], indirect=True)
def test_what_a_value_is_called_and_its_symbols_grow_with_the_type(large: Workbench) -> None:
    large.session.place("Grizzly Bears", "battlefield", "Ana")
    QApplication.processEvents()
    rows = large.panel.values
    for row in rows.values():
        title = next(label for label in row.findChildren(QLabel) if label.objectName() == "ValueTitle")
        widest = max(map(title.fontMetrics().horizontalAdvance, title.text().split()))
        assert widest <= title.width(), title.text()
    symbols = [label for label in rows["mana_cost"].findChildren(QLabel) if not label.pixmap().isNull()]
    assert symbols
    assert min(label.pixmap().deviceIndependentSize().height() for label in symbols) == pytest.approx(px(SYMBOL), abs=1)
