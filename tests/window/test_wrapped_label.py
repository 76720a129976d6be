"""Wrapped words are as high as Qt makes them, in another font and with other words too; a step moves no tab."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.wrapped_label import WrappedLabel

LONG = "Layer 4: Abigale changes the subtypes to Eye Zombie.\n" * 6


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("text", ["Short", LONG, f"<b>{LONG}</b> <a href='1'>613.1</a>"])
@pytest.mark.parametrize("width", [120, 303])
def test_words_are_as_high_as_in_a_label_of_qt(text: str, width: int) -> None:
    ours, theirs = WrappedLabel(), QLabel()
    for label in (ours, theirs):
        label.setWordWrap(True)
        label.setText("Before")
    assert ours.heightForWidth(width) == theirs.heightForWidth(width)
    for label in (ours, theirs):
        label.setText(text)
    assert ours.heightForWidth(width) == theirs.heightForWidth(width)
    font = theirs.font()
    font.setPixelSize(29)
    for label in (ours, theirs):
        label.setFont(font)
    assert ours.heightForWidth(width) == theirs.heightForWidth(width)


def test_the_steps_beside_the_tab_of_the_history_are_counted_and_move_nothing(window: Workbench) -> None:
    bar, at = window.tabs.tabBar(), window.tabs.indexOf(window.history)
    before = bar.tabRect(at)
    assert window.steps.text() == ""
    for count in range(1, 12):
        window.session.place("Elite Vanguard", "battlefield", "Ana")
        assert window.steps.text() == str(count)
        assert window.steps.accessibleName().startswith(f"{count} step")
    QApplication.processEvents()
    assert bar.tabRect(at) == before
    window.session.undo()
    assert window.steps.text() == "10"
