"""Comparing: the board under all editions, and two steps of the history, each on a sheet of its own."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from inspector.window.board.away import GivenUpError
from inspector.window.board.seeing import running_in_view
from inspector.window.board.session import Session
from inspector.window.board.step_differences import differences, moment
from inspector.window.lenses.editions_dialog import EditionsDialog
from inspector.window.lenses.editions_table import EditionsLine, compare_editions
from inspector.window.lenses.steps_dialog import StepsDialog


class Comparing(QObject):
    """Opens the sheets; ``rule_wanted`` is emitted with the number of a rule that is asked for on one."""

    rule_wanted = Signal(str)

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._window = session, window

    def compare_editions(self) -> None:
        """Show the board under all five editions."""
        try:
            lines = self.lines_of_editions()
        except GivenUpError as error:
            self._session.tell("refused", str(error))
            return
        EditionsDialog(self._session.board.title, lines, self._window).open()

    def lines_of_editions(self) -> Iterator[EditionsLine]:
        """Run the board in view under all editions and compare; raises GivenUpError where that is stopped."""
        session, pool = self._session, self._session.cards.pool
        running, scenario = running_in_view(session.away, session.whole), session.board.scenario
        if session.board.is_seen:
            # What is known of a board leaves out what nothing is known to have come of.
            scenario = msgspec.structs.replace(scenario, actions=running(scenario, pool).actions)
        return compare_editions(scenario, pool, running)

    def compare_steps(self, length: int) -> None:
        """Show what differs between the step that ends after so many actions and the one in view."""
        ends = sorted((length, self._session.board.cursor))
        earlier, later = (moment(self._session, end) for end in ends)
        found = differences(earlier, later, self._session.table.edition.words.mana_value)
        sheet = StepsDialog(earlier, later, found, self._window)
        sheet.rule_wanted.connect(self.rule_wanted)
        sheet.show()
