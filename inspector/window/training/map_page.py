"""What somebody knows: every concept by section of the rules, each in one of five states, what is due, and its rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from inspector.rulebook import LinkedParagraph, Rulebook
from inspector.rules import NEWEST
from inspector.training import ConceptProgress, SectionProgress
from inspector.training.scheduling import ConceptStanding
from inspector.window.rules_reader.html import marked_words
from inspector.window.style.theme import Roles
from inspector.window.training.flow_grid import FlowGrid
from inspector.window.widgets.plain_text import plain_label, say, say_marked, tip

_CHIP_WIDE, _MOST_COLUMNS, _CHIPS_A_TURN = 300, 4, 80
_SIGNS = {
    ConceptStanding.NOT_MET: "○",
    ConceptStanding.LEARNING: "◔",
    ConceptStanding.SHAKY: "◑",
    ConceptStanding.FIRM: "◕",
    ConceptStanding.SURE: "●",
}


class MapPage(QWidget):
    """Shows the map, and the rule of what was chosen; ``concept_asked`` is emitted with what is to be trained."""

    concept_asked = Signal(str)

    def __init__(self, book: Rulebook, roles: Roles) -> None:
        super().__init__()
        self._book, self._roles = book, roles
        self.chips: list[QPushButton] = []
        # The sections still to be laid out, some in each turn: all chips at once would halt the window.
        self._still: Iterator[SectionProgress] = iter(())
        self._titles: Mapping[str, str] = {}
        self._turn = QTimer(self)
        self._turn.setInterval(0)
        self._turn.timeout.connect(self._go_on)
        self.chosen: ConceptProgress | None = None
        self._scroll = QScrollArea()
        self._scroll.setAccessibleName("The map of the rules")
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroll, 1)
        whole.addWidget(self._foot())

    def _foot(self) -> QFrame:
        """What the chosen concept says, and what trains it."""
        self.rule = plain_label(name="TrainingReason")
        self.rule.setWordWrap(True)
        self.train = QPushButton("Train this   Enter")
        self.train.setProperty("kind", "main")
        self.train.clicked.connect(self._ask)
        self.foot = QFrame()
        self.foot.setObjectName("TrainingFoot")
        row = QHBoxLayout(self.foot)
        row.setContentsMargins(48, 14, 48, 14)
        row.setSpacing(24)
        row.addWidget(self.rule, 1)
        row.addWidget(self.train)
        self.foot.hide()
        return self.foot

    def set_roles(self, roles: Roles) -> None:
        """Take a theme's colors, of the words that are marked in a rule."""
        self._roles = roles
        if self.chosen is not None:
            self.choose(self.chosen)

    def choose(self, concept: ConceptProgress) -> None:
        """Show the rule of a concept, with the deciding words marked."""
        self.chosen = concept
        passage = next(iter(self._book.passages(concept.concept, NEWEST.key)), None)
        if passage is None:
            say(self.rule, f"{concept.rule}  {concept.concept}")
        else:
            words = marked_words(LinkedParagraph(passage.text, ()), passage.highlights, self._roles)
            say_marked(self.rule, f"<b>{passage.number}</b> &nbsp; {words}")
            self.rule.setAccessibleName(f"{passage.number}: {passage.text}")
            self.train.setAccessibleName(f"{passage.number}: {passage.text} {self.train.text()}")
        self.foot.show()
        self.train.setFocus()

    def _ask(self) -> None:
        if self.chosen is not None:
            self.concept_asked.emit(str(self.chosen.concept))

    def show_map(self, sections: Iterable[SectionProgress], titles: Mapping[str, str]) -> None:
        """Show the concepts of each section; ``titles`` are the sections' names."""
        # Filled where it stands: whatever moves into another widget is dressed again, hundreds of chips each time.
        self.forget()
        holder = QWidget()
        self._scroll.setWidget(holder)
        self._rows = QVBoxLayout(holder)
        self._rows.setContentsMargins(48, 26, 48, 30)
        self._rows.setSpacing(8)
        self._rows.addLayout(_key())
        self._still, self._titles = iter(tuple(sections)), titles
        self._go_on()
        self._turn.start()

    def _go_on(self) -> None:
        """Lay out as many sections as a turn has time for."""
        until = len(self.chips) + _CHIPS_A_TURN
        for section in self._still:
            self._rows.addSpacing(12)
            title = self._titles.get(section.section, "")
            self._rows.addWidget(plain_label(f"{section.section}  {title}".strip(), "TrainingName"))
            grid = FlowGrid(_CHIP_WIDE, _MOST_COLUMNS)
            self._rows.addWidget(grid)
            grid.show_cells(self._chip(concept) for concept in section.concepts)
            if len(self.chips) >= until:
                return
        self._rows.addStretch(1)
        self._turn.stop()

    def forget(self) -> None:
        """Let the map go: out of sight it would be dressed with each theme, and it is laid out anew to be seen."""
        self._turn.stop()
        self.chips, self.chosen = [], None
        self.foot.hide()
        before = self._scroll.takeWidget()
        if before is not None:
            before.deleteLater()

    def finish(self) -> None:
        """Lay out what is left, for who will not wait for it."""
        while self._turn.isActive():
            self._go_on()

    def _chip(self, concept: ConceptProgress) -> QPushButton:
        chip = QPushButton()
        chip.setObjectName("TrainingChip")
        chip.setProperty("standing", str(concept.standing))
        due = ", due" if concept.is_due else ""
        say(chip, f"{_SIGNS[concept.standing]}  {concept.rule}  {concept.concept}")
        told = f"{concept.rule}, {concept.concept}: {concept.standing}{due}. A click shows its rule."
        tip(chip, told)
        chip.setAccessibleName(told)
        # A long name is cut rather than the whole page made wider; its tip has it whole.
        chip.clicked.connect(partial(self.choose, concept))
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
