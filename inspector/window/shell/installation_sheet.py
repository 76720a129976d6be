"""The sheet "Check this installation": what the self-check found, to read and to copy into a report."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from inspector.self_check import CheckResult, checked, checks, no_trouble
from inspector.window.shell.qt_parts import qt_checks
from inspector.window.style.type_faces import sans
from inspector.window.widgets.inquiry import Inquiry, Reply
from inspector.window.widgets.plain_text import plain_label

_TEXT_WIDTH = 460
_LOOKING = "Looking at the program's own files, its rules, and what you keep …"
_ALL_WELL = "All is well. The program has looked at its own files, its rules, and what you keep."


def installation_sheet(parent: QWidget, results: list[CheckResult] | None = None) -> QDialog:
    """What was found, or what is found now: looking takes a second or two, beside the window's thread."""
    dialog = QDialog(parent)
    dialog.setWindowTitle("Check this installation")
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    layout = QVBoxLayout(dialog)
    layout.setContentsMargins(30, 24, 30, 18)
    layout.setSpacing(16)
    layout.addWidget(plain_label("This installation", "Heading"))
    if results is None:
        _look(dialog, layout)
    else:
        _show(dialog, layout, results)
    return dialog


def _look(dialog: QDialog, layout: QVBoxLayout) -> None:
    looking = plain_label(_LOOKING, "Sub")
    looking.setMinimumWidth(_TEXT_WIDTH)
    layout.addWidget(looking)
    # What asks Qt is asked here: it belongs to the window's thread.
    of_qt, inquiry = [checked(check) for check in qt_checks()], Inquiry(dialog)

    def show(reply: Reply) -> None:
        if reply.error is not None:
            raise reply.error
        layout.removeWidget(looking)
        looking.deleteLater()
        _show(dialog, layout, [*reply.found, *of_qt])
        dialog.adjustSize()

    inquiry.answered.connect(show)
    inquiry.ask("", lambda: [checked(check) for check in checks()])


def _show(dialog: QDialog, layout: QVBoxLayout, results: list[CheckResult]) -> None:
    wrong = sum(not result.is_well for result in results)
    layout.addWidget(plain_label(_ALL_WELL if no_trouble(results) else _some_wrong(wrong, len(results)), "Sub"))
    layout.addLayout(_rows(results))
    layout.addWidget(_buttons(results, dialog))


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
