"""The rule book beside a question: a rule is looked up by its number or by words, in the question's own edition."""

from __future__ import annotations

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QFrame, QLineEdit, QVBoxLayout

from inspector.rulebook import Rulebook, TextLibrary
from inspector.rules import NEWEST, Concept, numbers
from inspector.window.widgets.plain_text import plain_label, say

_MOST = 3
_SOON_MS = 150


class OpenBook(QFrame):
    """A field to look up rules, and those that it finds."""

    def __init__(self, book: Rulebook) -> None:
        super().__init__()
        self.setObjectName("TrainingBook")
        self._texts = TextLibrary(book)
        self._edition = ""
        self.field = QLineEdit()
        self.field.setPlaceholderText(f"Look up a rule: {numbers(Concept.COPIABLE_VALUES, NEWEST.key)[0]}, or words")
        self.field.setAccessibleName("Look up a rule by its number or by words")
        self.found = plain_label(name="TrainingFound")
        self.found.setWordWrap(True)
        self.found.hide()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.addWidget(self.field)
        rows.addWidget(self.found)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(_SOON_MS)
        self._soon.timeout.connect(self.look_up)
        self.field.textChanged.connect(self._soon.start)
        self.field.returnPressed.connect(self.look_up)

    def open_at(self, edition: str) -> None:
        """Turn to an edition, with nothing looked up yet."""
        self._edition = edition
        self.field.clear()
        self.look_up()

    def look_up(self) -> None:
        """Show what was found."""
        if not self._edition:
            return
        query = self.field.text().strip()
        digest = self._texts.digest(self._edition)
        numbered = [rule for rule in digest.text.rules.values() if query and rule.number.startswith(query)]
        if numbered:
            said = [f"{rule.number}  {rule.text}" for rule in numbered[:_MOST]]
        else:
            said = [f"{one.hit.number}  {one.hit.text}" for one in self._texts.search(query, (digest,), _MOST)]
        say(self.found, "\n".join(said) if said else "No rule of this edition was found." if query else "")
        self.found.setVisible(bool(query))
