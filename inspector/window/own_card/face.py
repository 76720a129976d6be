"""The page of the form for one face: the fields that its kind and its type line call for."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from inspector.reading import not_understood, read_words
from inspector.window.own_card.draft import FaceDraft, Problem
from inspector.window.own_card.examples import EXAMPLES, with_example
from inspector.window.own_card.kinds import LINES, NUMBERS, CardKind
from inspector.window.own_card.rows import ColorBoxes, FormLine, FormRow, Paragraphs, Sheet, SymbolButtons
from inspector.window.widgets.plain_text import fill_in

_NUMBER_WIDTH = 84
_SIZED = ("Creature", "Vehicle", "Spacecraft", "Summon")


class FacePage(Sheet):
    """The fields of one face; ``changed`` is emitted when the user changes one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._kind: CardKind | None = None
        self._index = 0
        self._shows_more = False
        self.lines: dict[str, QLineEdit] = {
            "name": FormLine("Name", "Lamp Moth"),
            "mana_cost": FormLine("Mana cost", "{2}{W}{W}"),
            "type_line": FormLine("Type line", "Legendary Creature — Human Wizard"),
            "power": FormLine("Power"),
            "toughness": FormLine("Toughness"),
            "loyalty": FormLine("Loyalty", "3"),
            "defense": FormLine("Defense", "4"),
        }
        for key in NUMBERS:
            self.lines[key].setFixedWidth(_NUMBER_WIDTH)
        self.text = Paragraphs("Abilities, one per line", "Flying\nWhen it enters, draw a card.")
        self.colors = ColorBoxes("Colors")
        self.indicator = ColorBoxes("Color indicator")
        self.computed = Paragraphs("Abilities to compute with, as JSON", "", 7)
        self._rows = self._make_rows()
        self.finish()
        for line in self.lines.values():
            line.textChanged.connect(self._edited)
        for area in (self.text, self.computed):
            area.textChanged.connect(self._edited)
        for boxes in (self.colors, self.indicator):
            boxes.changed.connect(self._edited)

    def _make_rows(self) -> dict[str, FormRow]:
        grid, size, lines = self.grid, QWidget(), self.lines
        pair = QHBoxLayout(size)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(8)
        slash = QLabel("/")
        slash.setObjectName("Sub")
        for widget in (lines["power"], slash, lines["toughness"]):
            pair.addWidget(widget)
        pair.addStretch(1)
        return {
            "name": FormRow(grid, "Name", lines["name"]),
            "mana_cost": FormRow(grid, "Mana cost", self._with_symbols(), says=lines["mana_cost"]),
            "colors": FormRow(grid, "Colors", self.colors),
            "indicator": FormRow(grid, "Color indicator", self.indicator),
            "type_line": FormRow(grid, "Type line", lines["type_line"]),
            "text": FormRow(grid, "Abilities", self.text),
            "power": FormRow(grid, "Power /\ntoughness", size, says=lines["power"]),
            "loyalty": FormRow(grid, "Loyalty", lines["loyalty"]),
            "defense": FormRow(grid, "Defense", lines["defense"]),
            "computed": FormRow(grid, "To compute", self._with_examples(), says=self.computed),
        }

    def _with_symbols(self) -> QWidget:
        """The field for the mana cost beside buttons that write symbols into it."""
        holder, symbols = QWidget(), SymbolButtons(self.devicePixelRatioF())
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.lines["mana_cost"], 1)
        row.addWidget(symbols)
        symbols.pressed.connect(self.lines["mana_cost"].insert)
        return holder

    def _with_examples(self) -> QWidget:
        """The field for computable abilities under the button that writes one into it."""
        holder, button = QWidget(), QPushButton("Add an effect")
        self.add = button
        button.setProperty("kind", "plain")
        button.setAutoDefault(False)
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        words = QLabel(
            "The abilities above are read as those of real cards are. What is written here stands in place of their "
            "words: for what is not understood, or to have it otherwise."
        )
        words.setObjectName("Small")
        words.setWordWrap(True)
        button.setAccessibleName("Add an effect to compute with")
        menu = QMenu(button)
        for example in EXAMPLES:
            menu.addAction(example.words).triggered.connect(partial(self._add, example.key))
        button.setMenu(menu)
        for widget in (words, self.computed):
            column.addWidget(widget)
        column.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        return holder

    def _add(self, key: str, _checked: bool = False) -> None:
        self.computed.setPlainText(with_example(self.computed.toPlainText(), key))

    @property
    def draft(self) -> FaceDraft:
        """What is typed."""
        return FaceDraft(
            **{key: self.lines[key].text() for key in LINES},
            text=self.text.toPlainText(),
            indicator=self.indicator.value or (),
            colors=self.colors.value,
            computed=self.computed.toPlainText(),
        )

    def show_draft(self, draft: FaceDraft, kind: CardKind, index: int) -> None:
        """Fill the fields; nothing is emitted."""
        self._kind, self._index = kind, index
        for key, line in self.lines.items():
            _fill(line, getattr(draft, key))
        _fill(self.text, draft.text)
        _fill(self.computed, draft.computed)
        self.colors.show_value(draft.colors)
        self.indicator.show_value(draft.indicator)
        self.fit()

    def fit(self) -> None:
        """Show the fields that fit; one that holds something is never hidden."""
        draft, kind = self.draft, self._kind
        if kind is None:
            return
        words, part = set(draft.type_line.split()), kind.part(self._index)
        cost = bool(draft.mana_cost.strip())
        land = "Land" in words and "Creature" not in words
        for key, shown in (
            ("mana_cost", cost or (part.cost and not land)),
            ("colors", kind.is_token),
            ("indicator", bool(draft.indicator) or (not cost and (part.indicator or self._shows_more))),
            ("power", bool(draft.power or draft.toughness or words.intersection(_SIZED))),
            ("loyalty", bool(draft.loyalty or "Planeswalker" in words)),
            ("defense", bool(draft.defense or "Battle" in words)),
        ):
            self._rows[key].set_shown(shown)

    def show_more(self, shown: bool) -> None:
        """Show the fields that few cards need, too."""
        self._shows_more = shown
        self._rows["computed"].set_shown(shown)
        self.fit()

    def show_problems(self, problems: Iterable[Problem], note: str = "") -> None:
        """Say beside each field what is wrong with it; ``note`` is something to know about the name."""
        told: dict[str, Problem] = {}
        for problem in problems:
            told.setdefault("power" if problem.field == "toughness" else problem.field, problem)
        for key, row in self._rows.items():
            found = told.get(key)
            if found is not None:
                row.tell(found.says, "missing" if found.missing else "wrong")
            else:
                row.tell(note if key == "name" else self._heard if key == "text" else "", "note")

    @property
    def _heard(self) -> str:
        """What is understood of the abilities, or at which word one is not; empty where they change no value."""
        draft = self.draft
        paragraphs = tuple(line.strip() for line in draft.text.splitlines() if line.strip())
        if not paragraphs or draft.computed.strip():
            return ""
        names, is_spell = (draft.name.strip(),), not {"Instant", "Sorcery"}.isdisjoint(draft.type_line.split())
        unread = not_understood(paragraphs, names, is_spell=is_spell)
        if unread:
            first = unread[0]
            where = f"at “{first.stopped_at}” in" if first.stopped_at else "at the end of"
            more = f" And {len(unread) - 1} more." if len(unread) > 1 else ""
            return f"Not understood {where} “{first.printed}” Values that it may change will be marked.{more}"
        count = len(read_words(paragraphs, names, is_spell=is_spell))
        sentences = "one sentence that changes values is" if count == 1 else f"{count} sentences that change values are"
        return f"Understood: {sentences} computed." if count else ""

    def field(self, key: str) -> QWidget:
        """The widget of a field, to put the keyboard into."""
        others: dict[str, QWidget] = {
            "text": self.text,
            "computed": self.computed,
            "colors": self.colors,
            "indicator": self.indicator,
        }
        return self.lines.get(key) or others[key]

    @property
    def chain(self) -> list[QWidget]:
        """What Tab leads through, in order."""
        first = [self.lines["name"], self.lines["mana_cost"], *self.colors.boxes.values()]
        middle = [*self.indicator.boxes.values(), self.lines["type_line"], self.text]
        numbers = [self.lines[key] for key in NUMBERS]
        return [*first, *middle, *numbers, self.computed, self.add]

    def _edited(self) -> None:
        self.fit()
        self.changed.emit()


def _fill(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    with QSignalBlocker(field):
        if isinstance(field, QLineEdit):
            fill_in(field, text)
            field.setCursorPosition(0)
        else:
            field.setPlainText(text)
