"""A form for an effect of one's own: each line is one thing an effect may change, with the layer it belongs to."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFormLayout, QLineEdit, QWidget

from inspector.cards import Change
from inspector.rules import LAYER_OF_KEY

# The key of the change, what people call it, and an example; those with several words are split at commas.
_LISTS = (
    ("set_types", "Card types", "Creature, Artifact"),
    ("add_types", "also these types", "Artifact"),
    ("set_subtypes", "Subtypes", "Frog"),
    ("add_subtypes", "also these subtypes", "Zombie"),
    ("set_colors", "Colors, by letter", "W, U"),
    ("add_abilities", "Has abilities", "Flying, Trample"),
)
# Two changes at once: how their line is called here, and the one that tells the layer of both.
_PAIRS = (("size", "set_power", "Is this size", "1/1"), ("more", "power", "Gets", "+2/+2"))
_NOTHING = "Write what it does as a card would, or fill in at least one line."


class EffectForm(QWidget):
    """``changed`` is emitted when a line is; ``change`` is what they make together, ``problem`` why they make none."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.fields: dict[str, QLineEdit] = {}
        self.words = QLineEdit()
        self.words.setPlaceholderText("gets +1/+1 for each Swamp you control and has flying")
        self.words.setAccessibleName("What it does, in the words of a card")
        self.words.setMaxLength(400)
        self.words.textChanged.connect(self._take_words)
        self.loses = QCheckBox(_titled("loses all abilities", "lose_all_abilities"))
        self.switches = QCheckBox(_titled("has its power and toughness switched", "switch_power_toughness"))
        self.problem = _NOTHING
        layout = QFormLayout(self)
        layout.setContentsMargins(4, 10, 4, 0)
        layout.addRow("In words", self.words)
        lines = [(key, _titled(says, key), example) for key, says, example in _LISTS]
        lines += [(name, _titled(says, key), example) for name, key, says, example in _PAIRS]
        for key, title, example in lines:
            field = QLineEdit()
            field.setPlaceholderText(example)
            field.setAccessibleName(title)
            field.setMaxLength(120)
            field.textChanged.connect(self.changed)
            self.fields[key] = field
            layout.addRow(title, field)
        for box in (self.loses, self.switches):
            box.toggled.connect(self.changed)
            layout.addRow("", box)

    def _take_words(self, text: str) -> None:
        """Let the lines rest while words say what it does: they would say it twice."""
        for widget in (*self.fields.values(), self.loses, self.switches):
            widget.setEnabled(not text.strip())
        self.changed.emit()

    @property
    def change(self) -> Change | None:
        """The change, None where the lines make none."""
        made: dict[str, object] = {}
        for key, _title, _example in _LISTS:
            words = tuple(word.strip() for word in self.fields[key].text().split(",") if word.strip())
            if words:
                made[key] = tuple(word.upper() for word in words) if key == "set_colors" else words
        if self.loses.isChecked():
            made["lose_all_abilities"] = True
        if self.switches.isChecked():
            made["switch_power_toughness"] = True
        try:
            made |= _pair(self.fields["size"].text(), "set_power", "set_toughness", signed=False)
            made |= _pair(self.fields["more"].text(), "power", "toughness", signed=True)
            change = msgspec.convert(made, Change)
        except (ValueError, msgspec.ValidationError) as error:
            self.problem = f"Not readable yet: {error}."
            return None
        self.problem = _NOTHING
        return change if made else None


def _titled(says: str, key: str) -> str:
    """What a line changes, with the layer in which that is done."""
    return f"{says} ({LAYER_OF_KEY[key]})"


def _pair(text: str, power: str, toughness: str, *, signed: bool) -> dict[str, object]:
    """Read ``+2/-1``; raises ValueError for anything else that is not empty."""
    text = text.strip().replace("−", "-")
    if not text:
        return {}
    first, slash, second = (part.strip() for part in text.partition("/"))
    if not slash:
        raise ValueError("power and toughness are written as 2/2")
    numbers = int(first), int(second)
    if not signed:
        return {power: numbers[0], toughness: numbers[1]}
    return {power: f"{numbers[0]:+d}", toughness: f"{numbers[1]:+d}"}
