"""What several cards ask that came at once: one after the other in a menu at each, with a count, or none of it.

What is left unsaid stays in the panel and in the card's menu, where it can be answered at any time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMenu

from inspector.rules import (
    Action,
    Move,
    PutOntoBattlefield,
    asks_as_it_comes,
    could_bear,
    could_copy,
    questions_of,
)
from inspector.window.actions.card_commands import attaching
from inspector.window.actions.questions_menu import add_question_lines
from inspector.window.board.session import Session
from inspector.window.desk.desk import Desk
from inspector.window.widgets.plain_text import LONGEST_TIP, plain
from inspector.window.words.value_words import text_of

# As many originals or bearers as a menu bears; others are chosen by the card's own menu.
_MOST = 12


class AskingInTurn(QObject):
    """Asks what some cards ask, one card after the other; Escape leaves one unsaid."""

    def __init__(self, session: Session, desk: Desk, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._desk = session, desk
        self._left: list[str] = []
        self._count = 0
        self.menu: QMenu | None = None

    def begin(self, labels: tuple[str, ...]) -> None:
        """Ask what these ask that have just come, when all else that this brings about is done."""
        self._left = [label for label in labels if asks_as_it_comes(self._session.table, label)]
        self._count = len(self._left)
        QTimer.singleShot(0, self, self._next)

    def stop(self) -> None:
        """Leave all that is not said yet unsaid."""
        left, self._left = len(self._left), []
        if left:
            self._session.tell("note", f"{left + 1} cards ask something that is left unsaid; their menus answer it.")

    def _next(self) -> None:
        while self._left:
            menu = self._menu_of(self._left.pop(0))
            if menu is not None:
                self.menu = menu
                menu.aboutToHide.connect(partial(QTimer.singleShot, 0, self, partial(self._after, menu)))
                return

    def _after(self, menu: QMenu) -> None:
        """Go on when what was chosen is done."""
        if self.menu is menu:
            self.menu = None
            menu.deleteLater()
            self._next()

    def _menu_of(self, label: str) -> QMenu | None:
        """The menu of what one card asks, shown at the card; None where it asks nothing any more."""
        table = self._session.table
        if label not in table.objects:
            return None
        menu = QMenu(self._desk)
        name = text_of(self._session.values()[label].name) or label
        number = self._count - len(self._left)
        asks = self._add_lines(menu, label)
        if not asks:
            menu.deleteLater()
            return None
        first = menu.actions()[0]
        title = f"{number} of {self._count}: {asks.format(name=name)}"
        heading = menu.addAction(plain(title, LONGEST_TIP).replace("&", "&&"))
        heading.setEnabled(False)
        menu.insertAction(first, heading)
        menu.insertSeparator(first)
        menu.setAccessibleName(title)
        menu.addSeparator()
        menu.addAction("Leave it unsaid")
        if self._left:
            menu.addAction(f"Leave all {len(self._left) + 1} unsaid").triggered.connect(lambda _=False: self.stop())
        self._session.select(label)
        menu.popup(self._desk.viewport().mapToGlobal(self._desk.card_center(label)))
        return menu

    def _add_lines(self, menu: QMenu, label: str) -> str:
        """Add the answers to what a card asks; give the question, with a place for its name, empty for none."""
        table, player = self._session.table, self._session.table.objects[label].controller
        copied, bearers = could_copy(table, label), could_bear(table, label)
        if copied:
            for of in copied[:_MOST]:
                enters = PutOntoBattlefield(object=label, as_copy_of=of, player=player)
                self._add(menu, f"A copy of {self._called(of)}", (Move(object=label, to="hand", player=player), enters))
            return "what does {name} enter as a copy of?"
        if bearers:
            for to in bearers[:_MOST]:
                self._add(menu, self._called(to), (attaching(self._session, label, to),))
            return "what is {name} attached to?"
        asked = [one for one in questions_of(table, label) if one.answer is None]
        add_question_lines(menu, self._session, asked, self._desk)
        return "{name} asks" if asked else ""

    def _add(self, menu: QMenu, words: str, actions: tuple[Action, ...]) -> None:
        line = menu.addAction(plain(words, LONGEST_TIP).replace("&", "&&"))
        alone, session = len(actions) == 1, self._session
        run: Callable[[], object] = partial(session.act, actions[0]) if alone else partial(session.act_all, actions)
        line.triggered.connect(lambda _=False: run())

    def _called(self, label: str) -> str:
        name = text_of(self._session.values()[label].name) or label
        return name if name == label else f"{name} ({label})"
