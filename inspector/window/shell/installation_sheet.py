"""The sheet "Check this installation": what the self-check found, to read and to copy into a report."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from inspector.self_check import CheckResult, checked, checks, no_trouble
from inspector.window.shell.qt_parts import qt_checks
from inspector.window.style.type_faces import sans
from inspector.window.widgets.plain_text import plain_label

_TEXT_WIDTH = 460
_ALL_WELL = "All is well. The program has looked at its own files, its rules, and what you keep."


def installation_sheet(parent: QWidget, results: list[CheckResult] | None = None) -> QDialog:
    """What was found, or what is found now, which takes a second or two."""
    results = [checked(check) for check in (*checks(), *qt_checks())] if results is None else results
    dialog = QDialog(parent)
    dialog.setWindowTitle("Check this installation")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(30, 24, 30, 18)
    layout.setSpacing(16)
    wrong = sum(not result.is_well for result in results)
    all_well = no_trouble(results)
    layout.addWidget(plain_label("This installation", "Heading"))
    layout.addWidget(plain_label(_ALL_WELL if all_well else _some_wrong(wrong, len(results)), "Sub"))
    layout.addLayout(_rows(results))
    layout.addWidget(_buttons(results, dialog))
    return dialog


def _some_wrong(wrong: int, of: int) -> str:
    return f"{wrong} of {of} checks {'is' if wrong == 1 else 'are'} not well; each says what to do."


def _rows(results: list[CheckResult]) -> QGridLayout:
    rows = QGridLayout()
    rows.setHorizontalSpacing(16)
    rows.setVerticalSpacing(8)
    rows.setColumnStretch(2, 1)
    for row, result in enumerate(results):
        # A sign and a word besides: color alone tells nothing to many.
        sign = QLabel("✓" if result.is_well else "✗")
        sign.setAccessibleName("well" if result.is_well else "not well")
        sentence = plain_label(result.sentence)
        sentence.setWordWrap(True)
        sentence.setMinimumWidth(_TEXT_WIDTH)
        sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        what = plain_label(result.what)
        what.setObjectName("Sub" if result.is_well else "")
        for column, label in enumerate((sign, what, sentence)):
            label.setFont(sans(strong=not result.is_well))
            rows.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)
    return rows


def _buttons(results: list[CheckResult], dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
    copy = buttons.addButton("Copy for a report", QDialogButtonBox.ButtonRole.ActionRole)
    report = "\n".join(str(result) for result in results)
    copy.clicked.connect(partial(QGuiApplication.clipboard().setText, report))
    buttons.rejected.connect(dialog.reject)
    return buttons
