"""One of a trainer's own files on the first page: what it is, and what can be done with it."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton

from inspector.training import OwnSet
from inspector.window.widgets.plain_text import plain_label, tip


class OwnRow(QFrame):
    """Shows a lesson or list; ``taken``, ``presented`` and ``edited`` are emitted with its path."""

    taken = Signal(object)
    presented = Signal(object)
    edited = Signal(object)

    def __init__(self, one: OwnSet) -> None:
        super().__init__()
        self.setObjectName("TrainingOwn")
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 8, 8)
        row.setSpacing(8)
        what = "lesson" if one.kind == "lesson" else "list"
        said = one.problem or f"{one.title}  ·  {what}, {one.steps} question{'' if one.steps == 1 else 's'}"
        label = plain_label(said, "TrainingSmall" if one.problem else "")
        label.setWordWrap(True)
        tip(label, str(one.path))
        row.addWidget(label, 1)
        runs = (
            ("Begin", partial(self.taken.emit, one.path)),
            ("Present", partial(self.presented.emit, one.path)),
            ("Edit", partial(self.edited.emit, one.path)),
        )
        for words, run in () if one.problem else runs:
            button = QPushButton(words)
            button.setProperty("kind", "plain")
            button.setAccessibleName(f"{words}: {one.title}")
            button.clicked.connect(run)
            row.addWidget(button)
