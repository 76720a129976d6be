"""The form for a card of one's own: its kind, a page for each face, and what belongs to the card as a whole."""

from __future__ import annotations

from itertools import pairwise

import msgspec
from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from inspector.library.schema import FACES_A_CARD
from inspector.rules import NEWEST, Concept, numbers
from inspector.window.own_card.draft import CardDraft, FaceDraft, Problem, blank, with_kind
from inspector.window.own_card.face import FacePage
from inspector.window.own_card.kinds import BY_KEY, KINDS, CardKind
from inspector.window.own_card.rows import FormLine, FormRow, Sheet
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import fill_in, plain_label, say


class OwnCardForm(QWidget):
    """``changed`` is emitted when the user changes something, ``face_chosen`` when another face is looked at."""

    changed = Signal()
    face_chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._draft = blank(BY_KEY["normal"])
        self._beyond: tuple[FaceDraft, ...] = ()
        self.kind = Chooser("Kind of card")
        for kind in KINDS:
            self.kind.addItem(kind.title, kind.key)
        self.kind.setMaxVisibleItems(len(KINDS))
        self.tabs = QTabBar()
        self.tabs.setAccessibleName("Faces")
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.pages: list[FacePage] = []
        self._stack = QStackedWidget()
        self.more = QPushButton()
        self.more.setProperty("kind", "link")
        self.more.setAutoDefault(False)
        self.more.setCheckable(True)
        self.more.setAccessibleName("More fields")
        self.card_lines: dict[str, QLineEdit] = {
            "melds_with": FormLine("Melds with", "the other card's name"),
            "melds_into": FormLine("Melds into", "the combined face's name"),
            "keywords": FormLine("Other keywords", "words newer than this program, separated by commas"),
            "set_code": FormLine("Set code", "isd"),
        }
        self._lay_out()
        self._connect()
        self.show_draft(self._draft)

    def _lay_out(self) -> None:
        head, melds, rest = Sheet(), Sheet(), Sheet()
        FormRow(head.grid, "Kind", self.kind)
        self._rows = {
            "melds_with": FormRow(melds.grid, "Melds with", self.card_lines["melds_with"]),
            "melds_into": FormRow(melds.grid, "Melds into", self.card_lines["melds_into"]),
            "keywords": FormRow(rest.grid, "Keywords", self.card_lines["keywords"]),
            "set_code": FormRow(rest.grid, "Set code", self.card_lines["set_code"]),
        }
        rule = " ".join(numbers(Concept.MELD_PAIRS, NEWEST.key))
        words = f"Only the pairs that the rules name can meld ({rule}); others are shown as they are printed."
        note = plain_label(words, "Small")
        note.setWordWrap(True)
        melds.grid.addWidget(note, melds.grid.rowCount(), 1)
        self.whole = QLabel()
        self.whole.setObjectName("FieldMessage")
        self.whole.setWordWrap(True)
        self.whole.setProperty("kind", "wrong")
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(0)
        for widget in (head, self.tabs, self._stack, melds, self.more, rest, self.whole):
            column.addWidget(widget)
        column.setAlignment(self.more, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        self._stack.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._melds, self._rest = melds, rest
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(inside)
        self._scroll = scroll
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(scroll)

    def _connect(self) -> None:
        self.kind.currentIndexChanged.connect(self._take_kind)
        self.tabs.currentChanged.connect(self._turn_to)
        self.more.toggled.connect(self._show_more)
        for line in self.card_lines.values():
            line.textChanged.connect(self._edited)

    @property
    def face(self) -> int:
        """The index of the face that is looked at."""
        return max(self.tabs.currentIndex(), 0)

    @property
    def draft(self) -> CardDraft:
        """What is typed."""
        faces = tuple(page.draft for page in self.pages[: len(self._draft.faces)])
        renamed = [face.name for face in faces] != [face.name for face in self._draft.faces]
        return msgspec.structs.replace(
            self._draft,
            faces=faces,
            full_name="" if renamed else self._draft.full_name,
            **{key: line.text() for key, line in self.card_lines.items()},
        )

    def show_draft(self, draft: CardDraft, face: int = 0) -> None:
        """Fill the form; nothing is emitted."""
        self._draft = draft
        kind = BY_KEY[draft.kind]
        with QSignalBlocker(self.kind):
            self.kind.setCurrentIndex(self.kind.findData(draft.kind))
        for key, line in self.card_lines.items():
            with QSignalBlocker(line):
                fill_in(line, getattr(draft, key))
        with QSignalBlocker(self.tabs):
            while self.tabs.count():
                self.tabs.removeTab(0)
            for index, held in enumerate(draft.faces[:FACES_A_CARD]):
                self.tabs.addTab(kind.part(index).title)
                self._page(index).show_draft(held, kind, index)
            self.tabs.setCurrentIndex(min(face, len(draft.faces) - 1))
        self._stack.setCurrentIndex(self.face)
        self.tabs.setVisible(len(draft.faces) > 1)
        self._melds.setVisible(kind.meld == "part")
        computed = any(held.computed for held in draft.faces)
        with QSignalBlocker(self.more):
            self.more.setChecked(computed or self.more.isChecked())
        self._show_more(self.more.isChecked())

    def begin(self, draft: CardDraft) -> None:
        """Fill the form with another card."""
        self._beyond = ()
        self.show_draft(draft)

    def turn_to(self, face: int) -> None:
        """Look at another face."""
        self.tabs.setCurrentIndex(face)

    def show_problems(self, problems: tuple[Problem, ...], note: str = "") -> None:
        """Say beside each field what is wrong, and mark the tabs of faces where something is."""
        kind = BY_KEY[self._draft.kind]
        for index, page in enumerate(self.pages[: self.tabs.count()]):
            here = [problem for problem in problems if problem.face == index]
            page.show_problems(here, note if index == 0 else "")
            wrong = any(not problem.missing for problem in here)
            self.tabs.setTabText(index, f"{kind.part(index).title}{'  ✕' if wrong else ''}")
        rest = [problem for problem in problems if problem.face is None]
        fields = {"keywords": "keywords", "set": "set_code", "all_parts": "melds_into"}
        told = {fields[problem.field]: problem.says for problem in rest if problem.field in fields}
        for key, row in self._rows.items():
            row.tell(told.get(key, ""))
        say(self.whole, " ".join(problem.says for problem in rest if problem.field not in fields))
        self.whole.setVisible(bool(self.whole.text()))

    def go_to(self, problem: Problem) -> None:
        """Put the keyboard into the field that is wrong."""
        if problem.face is None:
            self.more.setChecked(True)
            self.card_lines["keywords"].setFocus()
            return
        self.turn_to(problem.face)
        if problem.field == "computed":
            self.more.setChecked(True)
        field = self.pages[problem.face].field(problem.field)
        field.setFocus()
        self._scroll.ensureWidgetVisible(field)

    def _page(self, index: int) -> FacePage:
        while index >= len(self.pages):
            page = FacePage()
            page.changed.connect(self._edited)
            page.show_more(self.more.isChecked())
            self.pages.append(page)
            self._stack.addWidget(page)
            self._order_tabs()
        return self.pages[index]

    def _order_tabs(self) -> None:
        """Let Tab lead from above to below, whatever was made first."""
        lines = self.card_lines
        chain: list[QWidget] = [self.kind, self.tabs]
        for page in self.pages:
            chain += page.chain
        chain += [lines["melds_with"], lines["melds_into"], self.more, lines["keywords"], lines["set_code"]]
        for one, next_one in pairwise(chain):
            QWidget.setTabOrder(one, next_one)

    def _take_kind(self) -> None:
        """Turn what is typed into another kind; faces that it has no room for come back with a kind that has."""
        kind: CardKind = BY_KEY[self.kind.currentData()]
        draft, face = self.draft, self.face
        here = (*draft.faces, *self._beyond[len(draft.faces) :])
        self._beyond = here
        grown = msgspec.structs.replace(draft, faces=here[: max(len(kind.parts), 1)])
        if kind.layout == BY_KEY[draft.kind].layout == "split":
            grown = draft
        self.show_draft(with_kind(grown, kind), face)
        self._edited()

    def _turn_to(self, index: int) -> None:
        self._stack.setCurrentIndex(max(index, 0))
        self.face_chosen.emit()

    def _show_more(self, shown: bool) -> None:
        self.more.setText("Fewer fields ▴" if shown else "More fields ▾")
        self._rest.setVisible(shown)
        for page in self.pages:
            page.show_more(shown)

    def _edited(self) -> None:
        self._draft = self.draft
        self.changed.emit()
