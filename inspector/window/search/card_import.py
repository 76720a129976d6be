"""Bringing the user's card files into the library while the window stays usable: one import at a time, in a thread."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, QThread, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from inspector.library import LibraryError, StoppedError
from inspector.library.importing import Progress, import_cards
from inspector.library.report import ImportReport
from inspector.window.board.session import Session
from inspector.window.files.import_sheet import ImportSheet, summary_of
from inspector.window.search.controller import Finding

FILTER = "Card files (*.json *.jsonl *.xml *.gz *.zip *.bz2 *.xz);;All files (*)"


class ImportThread(QThread):
    """One import in a thread of its own; ``progressed`` is emitted with a ``Progress`` some times a second.

    When it has finished, ``report`` or ``error`` says how it ended; both are None before.
    """

    progressed = Signal(object)

    def __init__(self, library: Path, files: Sequence[Path], parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._files = tuple(files)
        self._stop = Event()
        self.report: ImportReport | None = None
        self.error: Exception | None = None

    def ask_to_stop(self) -> None:
        """Let it end at its next step, the library as it was."""
        self._stop.set()

    def run(self) -> None:
        """Import; nothing of this thread but the signal reaches the window."""
        try:
            self.report = import_cards(self._library, self._files, self._tell)
        except Exception as error:  # noqa: BLE001 - raised again in the window's own thread
            self.error = error

    def _tell(self, progress: Progress) -> bool:
        self.progressed.emit(progress)
        return not self._stop.is_set()


class CardImport(QObject):
    """Imports files into the session's library and tells what came of it; the table stays as it is."""

    def __init__(self, session: Session, finding: Finding, window: QWidget) -> None:
        super().__init__(window)
        self._session = session
        self._finding = finding
        self._window = window
        self._reading: ImportThread | None = None
        self.sheet = ImportSheet(window)
        self.sheet.stop_asked.connect(self.stop)

    @property
    def is_at_work(self) -> bool:
        """Whether files are being read."""
        return self._reading is not None

    def ask(self) -> None:
        """Ask for files and import them."""
        if self.is_at_work:
            self._show_again()
            return
        names, _ = QFileDialog.getOpenFileNames(self._window, "Import cards", "", FILTER)
        if names:
            self.read([Path(name) for name in names])

    def read(self, files: Sequence[Path]) -> None:
        """Import these files; while others are being read, say so instead."""
        if self.is_at_work:
            self._show_again()
            self._session.tell("nothing", "Other cards are being imported; import these when that is done.")
            return
        library = self._session.cards.library
        if os.name == "nt":
            # There a file that is open cannot be replaced; the bundled cards remain meanwhile.
            library.close()
        reading = self._reading = ImportThread(library.path, files, self)
        reading.progressed.connect(self.sheet.show_progress)
        reading.finished.connect(self._finished)
        self.sheet.begin(tuple(path.name for path in files))
        reading.start()

    def stop(self) -> None:
        """Stop the import; the library is as it was before."""
        if self._reading is not None:
            self._reading.ask_to_stop()
            self.sheet.stopping()

    def close(self) -> None:
        """Stop the import and wait for its end, since the window goes."""
        if self._reading is not None:
            reading, self._reading = self._reading, None
            reading.finished.disconnect(self._finished)
            reading.ask_to_stop()
            reading.wait()
        self.sheet.hide()

    def _show_again(self) -> None:
        self.sheet.show()
        self.sheet.raise_()

    def _finished(self) -> None:
        reading, self._reading = self._reading, None
        if reading is None:
            return
        reading.deleteLater()
        self._session.cards.library.refresh()
        self._finding.search_again()
        if reading.report is not None:
            self._tell_report(reading.report)
        else:
            self._tell_end(reading.error)

    def _tell_report(self, report: ImportReport) -> None:
        self.sheet.show_report(report)
        self.sheet.show()
        self._session.tell("done" if report.cards else "nothing", f"Cards imported. {summary_of(report)}")

    def _tell_end(self, error: Exception | None) -> None:
        if isinstance(error, StoppedError):
            sentence = "The import was stopped; the card library is as it was before."
            self.sheet.show_end("Stopped", sentence)
            self._session.tell("nothing", sentence)
        elif isinstance(error, LibraryError):
            self.sheet.show_end("Nothing was imported", str(error))
            self._session.tell("refused", str(error))
        else:
            self.sheet.show_end("Nothing was imported", f"Something went wrong inside the program ({error}).")
            if error is not None:
                raise error
