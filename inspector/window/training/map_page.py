"""What somebody knows: every concept by section of the rules, each in one of five states, and what is due."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from inspector.training import ConceptProgress, SectionProgress
from inspector.training.scheduling import ConceptStanding
from inspector.window.widgets.plain_text import plain_label, say, tip

_COLUMNS = 3
_SIGNS = {
    ConceptStanding.NOT_MET: "○",
    ConceptStanding.LEARNING: "◔",
    ConceptStanding.SHAKY: "◑",
    ConceptStanding.FIRM: "◕",
    ConceptStanding.SURE: "●",
}


class MapPage(QWidget):
    """Shows the map; ``concept_asked`` is emitted with a concept's name that is to be trained."""

    concept_asked = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[QPushButton] = []
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)

    def show_map(self, sections: Iterable[SectionProgress], titles: Mapping[str, str]) -> None:
        """Show the concepts of each section; ``titles`` are the sections' names."""
        rows = QVBoxLayout()
        rows.setContentsMargins(48, 26, 48, 30)
        rows.setSpacing(8)
        rows.addLayout(_key())
        self.chips = []
        for section in sections:
            rows.addSpacing(12)
            title = titles.get(section.section, "")
            rows.addWidget(plain_label(f"{section.section}  {title}".strip(), "TrainingName"))
            grid = QGridLayout()
            grid.setSpacing(8)
            for place, concept in enumerate(section.concepts):
                grid.addWidget(self._chip(concept), place // _COLUMNS, place % _COLUMNS)
            for column in range(_COLUMNS):
                grid.setColumnStretch(column, 1)
            rows.addLayout(grid)
        rows.addStretch(1)
        holder = QWidget()
        holder.setLayout(rows)
        self._scroll.setWidget(holder)

    def _chip(self, concept: ConceptProgress) -> QPushButton:
        chip = QPushButton()
        chip.setObjectName("TrainingChip")
        chip.setProperty("standing", str(concept.standing))
        due = ", due" if concept.is_due else ""
        say(chip, f"{_SIGNS[concept.standing]}  {concept.rule}  {concept.concept}")
        told = f"{concept.rule}, {concept.concept}: {concept.standing}{due}. A click asks about it."
        tip(chip, told)
        chip.setAccessibleName(told)
        # A long name is cut rather than the whole page made wider; its tip has it whole.
        chip.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        chip.clicked.connect(partial(self.concept_asked.emit, str(concept.concept)))
        self.chips.append(chip)
        return chip


def _key() -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(22)
    row.addWidget(plain_label("What you know", "TrainingTitle"))
    row.addStretch(1)
    for standing, sign in _SIGNS.items():
        row.addWidget(plain_label(f"{sign} {standing}", "TrainingSmall"))
    return row
