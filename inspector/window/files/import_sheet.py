"""The sheet of an import: how far it is, with Stop; then its report, which can be copied. The desk works meanwhile."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from inspector.library.importing import Progress
from inspector.library.report import ImportReport
from inspector.window.widgets.plain_text import BreakingLabel, copy_text, say
from inspector.window.widgets.sheet_size import open_at

SIZE = (620, 380)
HEIGHT_AT_WORK = 150
_PARTS = 1000
_MINUTE = 60


class ImportSheet(QDialog):
    """Shows an import, not modal; ``stop_asked`` is emitted when the user wants it stopped."""

    stop_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Import cards")
        self.setModal(False)
        open_at(self, *SIZE)
        self.heading = BreakingLabel()
        self.heading.setObjectName("Heading")
        self.status = BreakingLabel()
        self.status.setObjectName("Sub")
        self.status.setWordWrap(True)
        self.bar = QProgressBar()
        self.bar.setRange(0, _PARTS)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.bar.setAccessibleName("Progress of the import")
        self.report = QPlainTextEdit()
        self.report.setReadOnly(True)
        self.report.document().setDocumentMargin(10)
        self.report.setAccessibleName("Report of the import")
        self.copy = _button("Copy report", "plain")
        self.stop = _button("Stop", "plain")
        self.close_button = _button("Close", "main")
        self._copied = ""
        self._lay_out()
        self.copy.clicked.connect(self._copy)
        self.stop.clicked.connect(self.stop_asked)
        self.close_button.clicked.connect(self.hide)

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.addWidget(self.copy)
        foot.addStretch()
        foot.addWidget(self.stop)
        foot.addWidget(self.close_button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(10)
        for widget in (self.heading, self.status, self.bar):
            layout.addWidget(widget)
        layout.addWidget(self.report, 1)
        layout.addStretch()
        layout.addLayout(foot)

    def begin(self, names: tuple[str, ...]) -> None:
        """Show that these files are being read."""
        self.heading.setText("Importing cards")
        say(self.status, f"Reading {', '.join(names)} …")
        self.bar.setValue(0)
        self.report.clear()
        self.stop.setText("Stop")
        self.stop.setEnabled(True)
        self._at_work(True)
        self.show()
        self.raise_()

    def show_progress(self, progress: Progress) -> None:
        """Show how far it is, how fast, and how long it may take still."""
        if self.bar.isHidden():
            return
        self.bar.setValue(round(_PARTS * progress.done / progress.total) if progress.total else 0)
        say(self.status, progress_in_words(progress))

    def stopping(self) -> None:
        """Show that the wish to stop was heard."""
        self.stop.setText("Stopping …")
        self.stop.setEnabled(False)

    def show_report(self, report: ImportReport) -> None:
        """Show what came of it."""
        self._copied = "\n".join(report.sentences(everything=True))
        # The first sentence has the counts, which stand above already.
        self._end(f"{how_many(report.cards, 'card')} imported", summary_of(report), "\n".join(report.sentences()[1:]))

    def show_end(self, heading: str, sentence: str) -> None:
        """Show that nothing came of it, and why."""
        self._copied = sentence
        self._end(heading, sentence, "")

    def _end(self, heading: str, status: str, report: str) -> None:
        say(self.heading, heading)
        say(self.status, status)
        self.report.setPlainText(report)
        self._at_work(False)
        if self.isVisible():
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _at_work(self, at_work: bool) -> None:
        for widget in (self.bar, self.stop):
            widget.setVisible(at_work)
        for shown in (self.copy, self.close_button, self.report):
            shown.setVisible(not at_work)
        self.resize(self.width(), HEIGHT_AT_WORK if at_work else SIZE[1])

    def _copy(self) -> None:
        copy_text(self._copied)
        self.copy.setText("Copied")

    def reject(self) -> None:
        """Escape hides the sheet; the import goes on and its report shows it again."""
        self.hide()


def summary_of(report: ImportReport) -> str:
    """The counts of a report in one line."""
    skipped = sum(report.skipped.values())
    kept = f"{report.new:,} new, {report.changed:,} changed, {report.same:,} as before"
    further = f", {how_many(report.printings, 'more printing')}" if report.printings else ""
    return f"{how_many(report.read, 'record')} read: {kept}{further}, {skipped:,} skipped."


def progress_in_words(progress: Progress) -> str:
    """How far an import is, how fast, and how long it may take still."""
    if progress.finishing:
        return f"{how_many(progress.cards, 'card')} read; putting them in order …"
    said = f"{progress.file}: {how_many(progress.cards, 'card')}, {_megabytes(progress)}"
    if progress.speed:
        said += f", {progress.speed / 1e6:,.0f} MB/s"
    left = progress.seconds_left
    if left is None:
        return f"{said}."
    time = f"{left:.0f} s" if left < _MINUTE else f"{left / _MINUTE:.0f} min"
    return f"{said}, {time} left."


def how_many(count: int, word: str) -> str:
    """A number of things in words: 1 card, 2 cards."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"


def _megabytes(progress: Progress) -> str:
    return f"{progress.done / 1e6:,.1f} of {progress.total / 1e6:,.1f} MB"


def _button(text: str, kind: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("kind", kind)
    button.setAutoDefault(False)
    return button
