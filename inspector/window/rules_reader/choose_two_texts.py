"""The box in which two rules texts are chosen to be compared, the older first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from inspector.rulebook import Loaded
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import plain_label

_WIDTH = 420


class ChooseTwoTexts(QDialog):
    """Offers texts, the newest first; at the start the two digests that are newest are chosen."""

    def __init__(self, texts: Sequence[Loaded], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle("Compare two rules texts")
        self._texts = tuple(texts)
        self.old, self.new = Chooser("The older text"), Chooser("The newer text")
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(8)
        layout.addWidget(plain_label("Compare two rules texts", "Heading"))
        for title, box in (("From", self.old), ("To", self.new)):
            layout.addWidget(plain_label(title, name="FieldLabel"))
            for one in self._texts:
                box.addItem(one.label)
            layout.addWidget(box)
        digests = [place for place, one in enumerate(self._texts) if one.text.kind == "digest"]
        self.new.setCurrentIndex(digests[0])
        self.old.setCurrentIndex(digests[1])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel)
        compare = buttons.button(QDialogButtonBox.StandardButton.Ok)
        compare.setText("Compare")
        compare.setProperty("kind", "main")
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        layout.addSpacing(8)
        layout.addWidget(buttons)
        self.setMinimumWidth(_WIDTH)

    @property
    def chosen(self) -> tuple[Loaded, Loaded]:
        """The two texts, the older first."""
        return self._texts[self.old.currentIndex()], self._texts[self.new.currentIndex()]
