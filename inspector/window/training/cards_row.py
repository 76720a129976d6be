"""The cards of a question as they are printed: what a judge would have lying before them, and no more."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from inspector.cards import Card, CardPool, Shape
from inspector.drawing import LookError, printed_look
from inspector.rules import Place
from inspector.scenario import Scenario
from inspector.scenario.words import possessive
from inspector.training import details_of
from inspector.window.style.pictures import Pictures
from inspector.window.style.theme import ThemeName
from inspector.window.widgets.plain_text import plain_label, tip

_ASPECT = 88 / 63
_WIDE, _LEAST, _MARGIN, _GAP = 250, 96, 24, 18
_MOST = 8
# In less room than this, in logical pixels, cards lie closer together.
_SMALL = 340
_NAMED = 150
_LIES = {
    "hand": "in hand",
    "graveyard": "in the graveyard",
    "library": "in the library",
    "exile": "in exile",
    "stack": "on the stack",
}


class CardsRow(QFrame):
    """Shows the cards that a scenario places, as printed: nothing of what became of them, which is what is asked."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("TrainingBoard")
        self._pictures = pictures
        self._cells: list[QWidget] = []
        self._shown: tuple[Scenario, CardPool, tuple[int, int]] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(_MARGIN, _MARGIN, _MARGIN, _MARGIN)
        self._grid.setSpacing(_GAP)
        self._grid.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def show_cards(self, scenario: Scenario, pool: CardPool, room: tuple[int, int]) -> None:
        """Show them within so many logical pixels, wide and high; the same card once, however often it lies there."""
        self._shown = scenario, pool, room
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.hide()
            cell.deleteLater()
        placed: dict[Card, list[Place]] = {}
        for action in scenario.actions:
            card = pool.find(action.card) if isinstance(action, Place) else None
            if card is not None and isinstance(action, Place):
                placed.setdefault(card, []).append(action)
        cards = list(placed)[:_MOST]
        small = min(room) < _SMALL
        margin = _MARGIN // 3 if small else _MARGIN
        self._grid.setContentsMargins(margin, margin, margin, margin)
        self._grid.setSpacing(_GAP // 2 if small else _GAP)
        columns, width = _arranged(len(cards), room, margin)
        whose = scenario.players[0]
        self._cells = [self._cell(card, width, _caption(card, placed[card], whose)) for card in cards]
        for place, cell in enumerate(self._cells):
            self._grid.addWidget(cell, place // columns, place % columns, Qt.AlignmentFlag.AlignTop)
        self.setAccessibleName(f"Cards of this question: {', '.join(card.name for card in cards)}")

    def resize_to(self, room: tuple[int, int]) -> None:
        """Show them within another room."""
        if self._shown is not None and room != self._shown[2]:
            self.show_cards(self._shown[0], self._shown[1], room)

    def set_theme(self, theme: ThemeName) -> None:
        """Draw them for another theme."""
        self._pictures.set_theme(theme)
        if self._shown is not None:
            self.show_cards(*self._shown)

    def _cell(self, card: Card, width: int, caption: tuple[str, str]) -> QWidget:
        cell = QWidget(self)
        rows = QVBoxLayout(cell)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(6)
        picture = QLabel()
        picture.setFixedSize(width, round(width * _ASPECT))
        try:
            drawn = self._pictures.card(printed_look(card), width, round(width * _ASPECT), self.devicePixelRatioF())
            picture.setPixmap(drawn)
        except LookError:
            picture.setText("This card cannot be drawn.")
        picture.setAccessibleName(f"{card.name}, as printed")
        rows.addWidget(picture)
        tip(picture, card.name)
        if width >= _NAMED:
            # Of a smaller card the name is read on it.
            for words, style in zip(caption, ("TrainingName", "TrainingSmall"), strict=True):
                label = plain_label(words, style)
                label.setWordWrap(True)
                label.setFixedWidth(width)
                rows.addWidget(label)
                label.setVisible(bool(words))
        return cell


def _arranged(count: int, room: tuple[int, int], margin: int) -> tuple[int, int]:
    """In how many columns so many cards are largest, and how wide each is then."""
    best = (1, _LEAST)
    for columns in range(1, max(1, count) + 1):
        rows = -(-max(1, count) // columns)
        wide = (room[0] - 2 * margin - (columns - 1) * _GAP) // columns
        high = (room[1] - 2 * margin - (rows - 1) * _GAP) // rows - 34
        width = max(_LEAST, min(_WIDE, wide, round(high / _ASPECT)))
        if width > best[1]:
            best = (columns, width)
    return best


def _caption(card: Card, placed: list[Place], first_player: str) -> tuple[str, str]:
    """Whose a card is, and how it lay there at first, as the story has it: never what it is by now."""
    if len(placed) > 1:
        return card.name, ""
    action = placed[0]
    details = ", ".join(details_of(card, action))
    named = card.name if card.shape is Shape.SPLIT else card.front.name
    where = "" if action.zone == "battlefield" else _LIES.get(action.zone, "")
    return f"{possessive(action.player or first_player)} {named}", ", ".join(filter(None, (where, details)))
