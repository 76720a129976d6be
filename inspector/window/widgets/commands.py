"""The one list of commands: menus, shortcuts, tool bar and the sheet of keys are all made from these records."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from inspector.window.widgets.keys import keys_in_words, keys_of
from inspector.window.widgets.plain_text import say, tip, tip_text

if TYPE_CHECKING:
    # The window's frame stands before the rules are loaded.
    from inspector.rules import Outcome


def always() -> str:
    """Nothing stands in the way of the command."""
    return ""


def never() -> None:
    """The rules have nothing against it."""


def no_choice() -> None:
    """The command is no choice of one among several, so that nothing is marked as chosen."""


class Command(msgspec.Struct, frozen=True, kw_only=True):
    """One thing the user can have done.

    Its keys stand in ``keys`` under its ``id``. ``why_not`` says why it cannot be done now, empty
    if it can; ``refused`` how it would end where the rules refuse it: menus then show it gray with the rule, while its
    key does it all the same, so that the bar tells the whole reason. ``scope`` is ``desk`` for keys that only mean this
    while the desk has the keyboard. ``group`` parts a menu by lines. ``is_chosen`` says of
    one choice among several whether it is the one that holds now: menus then mark it with a check.
    """

    id: str
    text: str
    menu: str
    run: Callable[[], object]
    why_not: Callable[[], str] = always
    refused: Callable[[], Outcome | None] = never
    scope: str = "window"
    group: int = 0
    is_chosen: Callable[[], bool | None] = no_choice

    @property
    def shortcuts(self) -> tuple[str, ...]:
        """Its key sequences, the first of which menus show."""
        return keys_of(self.id)


class Commands(QObject):
    """Makes menus and shortcuts of the records and keeps them up to date.

    A key whose command cannot be done now is not dead: ``refused`` is emitted with the reason.
    """

    refused = Signal(str)

    def __init__(self, records: Iterable[Command], window: QWidget, desk: QWidget) -> None:
        super().__init__(window)
        self.records = tuple(records)
        self.by_id = {record.id: record for record in self.records}
        self._in_menus: dict[str, QAction] = {}
        for record in self.records:
            if record.shortcuts:
                self._add_keys(record, window if record.scope == "window" else desk)

    def trigger(self, id_: str) -> None:
        """Do a command, or say why it cannot be done."""
        record = self.by_id[id_]
        problem = record.why_not()
        if problem:
            self.refused.emit(f"{record.text}: {problem}.")
        else:
            record.run()

    def fill(self, menus: dict[str, QMenu]) -> None:
        """Fill the menus, given by name."""
        for name, menu in menus.items():
            menu.aboutToShow.connect(self.update)
            menu.setToolTipsVisible(True)
            group = 0
            for record in sorted(self.records, key=lambda each: each.group):
                if record.menu != name:
                    continue
                if record.group != group and not menu.isEmpty():
                    menu.addSeparator()
                group = record.group
                self._in_menus[record.id] = menu.addAction("")
                self._in_menus[record.id].triggered.connect(partial(self.trigger, record.id))
        self.update()

    def update(self) -> None:
        """Show which commands can be done now, and of the others why not."""
        for id_, action in self._in_menus.items():
            record = self.by_id[id_]
            problem = record.why_not()
            refused = None if problem else record.refused()
            key = f"\t{keys_in_words(record.shortcuts[0])}" if record.shortcuts else ""
            shown = f"{record.text}  —  {problem}" if problem == NOT_COMPUTED else record.text
            if refused is not None:
                shown = f"{record.text}   ✕ {refused.rules[0] if refused.rules else ''}"
                problem = refused.says
            say(action, f"{shown}{key}")
            chosen = record.is_chosen()
            action.setCheckable(chosen is not None)
            action.setChecked(bool(chosen))
            action.setEnabled(not problem)
            action.setStatusTip(tip_text(problem))
            tip(action, problem or record.text)

    def _add_keys(self, record: Command, owner: QWidget) -> None:
        action = QAction(record.text, owner)
        action.setShortcuts([QKeySequence(keys) for keys in record.shortcuts])
        whole = record.scope == "window"
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut if whole else Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self.trigger(record.id))
        owner.addAction(action)


NOT_COMPUTED = "not computed yet"
