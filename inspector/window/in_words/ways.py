"""The list of ways to go on with a text: the words, and beside each what it would do."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QListView, QStyledItemDelegate, QStyleOptionViewItem

from inspector.cards import CardPool
from inspector.rules import Result, Table
from inspector.scenario.words import TableNames, WaysOn, WayTried
from inspector.window.style.theme import LIGHT, Roles
from inspector.window.widgets.plain_text import plain
from inspector.window.widgets.symbol_flow import SymbolFlow
from inspector.window.words.value_words import change_in_words
from inspector.window.words.zone_words import zone_of_player

WORDS_ROLE = Qt.ItemDataRole.UserRole + 1
_EFFECT_ROLE = Qt.ItemDataRole.UserRole + 2
_MOST_CHANGES = 2
_LONGEST = 70
_GAP, _ANY_WIDTH = 20, 10_000.0


class WaysModel(QStandardItemModel):
    """The words of each way, and what would come of it."""

    def fill(self, ways: WaysOn, told_of: Callable[[str], str]) -> None:
        """Show other ways; of those that need more words, what ``told_of`` knows of them."""
        self.clear()
        for words, tried in zip(ways.words, ways.tried or (None,) * len(ways.words), strict=True):
            item = QStandardItem(plain(words))
            item.setData(plain(words), WORDS_ROLE)
            effect = plain(would_do(tried) or told_of(words), _LONGEST)
            item.setData(effect, _EFFECT_ROLE)
            item.setData(f"{plain(words)}. {effect}".rstrip(), Qt.ItemDataRole.AccessibleTextRole)
            self.appendRow(item)


def what_it_is(name: str, table: Table, pool: CardPool) -> str:
    """Say what a name that the text can go on with stands for: where it lies, else what is printed on the card."""
    if not name[:1].isupper():
        return ""
    called = TableNames(table, {})
    held = next((each for label, each in table.objects.items() if called.phrase(label) == name), None)
    if held is not None:
        return zone_of_player(held.zone, held.controller if held.zone == "battlefield" else held.owner)
    card = pool.find(name)
    face = next((each for each in card.faces if each.name == name), card.front) if card is not None else None
    return str(face.type_line) if face is not None else ""


def would_do(tried: WayTried | None) -> str:
    """Say what would come of a way: values that change, or that none would; empty where it needs more words."""
    if tried is None:
        return ""
    if tried.outcome.result is Result.NOTHING:
        return "nothing would happen"
    if tried.outcome.result is not Result.DONE:
        return "not possible"
    # Where it goes says most in few words; what a card of another zone can do besides follows from that.
    changes = sorted(tried.changes, key=lambda change: change.key != "zone")
    said = [change_in_words(change) for change in changes[:_MOST_CHANGES]]
    if len({change.label for change in tried.changes}) == 1:
        # Of one object everybody knows which.
        said = [each.partition(": ")[2] for each in said]
    more = len(tried.changes) - len(said)
    return "; ".join(said) + (f"; {more} more" if more > 0 else "")


class WaysDelegate(QStyledItemDelegate):
    """Draws the words as any list does, and at the right, in the color of what is less important, what they do."""

    def __init__(self, list_view: QListView) -> None:
        super().__init__(list_view)
        self.muted = QColor(LIGHT.soft)

    def set_roles(self, roles: Roles) -> None:
        """Draw in a theme's colors."""
        self.muted = QColor(roles.soft)

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Give room for both."""
        size = super().sizeHint(option, index)
        effect = str(index.data(_EFFECT_ROLE) or "")
        width = round(SymbolFlow(effect, option.font, _ANY_WIDTH, 1.0, wraps=False).width) + _GAP if effect else 0
        return QSize(size.width() + width, size.height())

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw one way."""
        super().paint(painter, option, index)
        effect = str(index.data(_EFFECT_ROLE) or "")
        if effect:
            words = option.fontMetrics.horizontalAdvance(str(index.data(WORDS_ROLE)))
            box = QRectF(option.rect.adjusted(words + _GAP, 0, -10, 0))
            ratio = painter.device().devicePixelRatio()
            flow = SymbolFlow(effect, option.font, box.width(), ratio, wraps=False)
            flow.paint(painter, QPointF(box.right() - flow.width, box.center().y() - flow.height / 2), self.muted)
