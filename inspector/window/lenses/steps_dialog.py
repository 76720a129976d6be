"""The sheet on which two steps of the history stand side by side; a rule's number opens the rule."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QTableWidgetItem, QWidget

from inspector.window.board.step_differences import Difference, Moment
from inspector.window.lenses.comparison_sheet import ComparisonSheet, ComparisonTable
from inspector.window.widgets.plain_text import plain_label, say, tip

SIZE = (960, 520)
_WHY_WIDTH = 330
_RULE = Qt.ItemDataRole.UserRole


class StepsDialog(ComparisonSheet):
    """Shows what differs between two steps; ``rule_wanted`` is emitted with the number of a rule."""

    rule_wanted = Signal(str)

    def __init__(self, earlier: Moment, later: Moment, found: tuple[Difference, ...], parent: QWidget) -> None:
        titles = ["", f"Step {earlier.step}", f"Step {later.step}", "Why, in the later step"]
        table = ComparisonTable("Differences between two steps", titles, wide=(3, _WHY_WIDTH))
        super().__init__("Two steps compared", SIZE, table, parent)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.cellActivated.connect(self._open_rule)
        count = len({each.about for each in found})
        said = (
            f"{_counted(len(found), 'value')} of {_counted(count, 'object')} differ{'s' if len(found) == 1 else ''}."
            if found
            else "Nothing differs."
        )
        say(self.summary, f"{said} The reasons are those of the later step; Enter on a line opens its rule.")
        self.summary.setWordWrap(True)
        heading = plain_label("What differs between the two steps", "Heading")
        between = plain_label(f"From {_words(earlier)} to {_words(later)}.", "Sub")
        self.lay_out([heading, between], [self.summary])
        for each in found:
            table.add(each.about, list(_items(each)))
        table.resizeRowsToContents()
        table.setFocus()

    def _open_rule(self, row: int, _column: int) -> None:
        item = self.table.item(row, 0)
        rule = item.data(_RULE) if item is not None else None
        if rule:
            self.rule_wanted.emit(rule)


def _items(each: Difference) -> Iterator[QTableWidgetItem]:
    rule = each.rules[0] if each.rules else ""
    for text in (f"    {each.title}", each.earlier, each.later, f"{rule}  {each.says}".strip()):
        item = QTableWidgetItem(text)
        tip(item, text.strip())
        item.setData(_RULE, rule)
        yield item


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def _words(moment: Moment) -> str:
    return f"step {moment.step} (“{moment.title}”)" if moment.step else "the empty board"
