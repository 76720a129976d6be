"""The filters of the search: each is a query that is understood, and clicking one narrows what is found."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from inspector.window.search.filter_row import show_syntax
from inspector.window.search.filters import CHIPS, GROUPS, KINDS_TO_BROWSE, SYNTAX_LINES, toggled
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True
EVERY = (*CHIPS, *KINDS_TO_BROWSE, *(one for _, filters in GROUPS for one in filters))


@pytest.mark.parametrize(
    ("query", "term", "becomes"),
    [
        ("", "is:room", "is:room"),
        ("wolf ", "t:creature", "wolf t:creature"),
        ("wolf t:creature mv=2", "t:creature", "wolf mv=2"),
        ("is:roomy", "is:room", "is:roomy is:room"),
    ],
)
def test_a_filter_is_added_and_taken_out(query: str, term: str, becomes: str) -> None:
    assert toggled(query, term) == becomes


def test_every_filter_and_example_is_a_query_that_is_understood(window: Workbench) -> None:
    window.finding.prepare()
    found = {one.term: window.finding.look_up(one.term) for one in EVERY}
    # The bundled cards are all that there is here: no Class is among them, and not every number.
    assert [term for term, cards in found.items() if term.startswith(("is:", "t:")) and not cards] == ["is:class"]
    for example, _ in SYNTAX_LINES:
        for query in example.split("  "):
            window.finding.look_up(query)


def test_what_can_be_browsed_is_shown_by_the_arrow_in_the_empty_field(window: Workbench, qtbot: QtBot) -> None:
    field, results = window.finding.field, window.finding.results
    window.finding.prepare()
    window.furniture.focus_search()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert results.list.count() == len(KINDS_TO_BROWSE)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == KINDS_TO_BROWSE[0].term
    qtbot.waitUntil(lambda: not window.finding.is_asking)
    names = [results._view(row).card_name for row in range(results.list.count())]
    assert "Bottomless Pool // Locker Room" in names
    assert results.filters.chips["is:room"].isChecked()
    results.filters.chips["is:room"].click()
    assert field.text() == ""
    window.finding.leave()


def test_where_no_card_is_found_what_helps_is_offered(window: Workbench) -> None:
    window.finding.prepare()
    QTest.keyClicks(window.finding.field, "xqzzyv")
    window.finding.guess_now()
    assert "own_card" in window.finding.results.line.text()
    window.finding.results.line.linkActivated.emit("own_card")
    assert window.own_card.sheet.isVisible()
    assert window.finding.field.text() == ""
    window.own_card.close()


def test_hits_have_pictures_which_are_drawn_while_nobody_waits(window: Workbench) -> None:
    window.finding.prepare()
    assert window.finding._tile("Grizzly Bears") is None
    window.finding._tiles._go_on()
    tile = window.finding._tile("Grizzly Bears")
    assert tile is not None
    assert tile.width() > 0
    assert window.finding._tile("No such card") is None


def test_how_a_query_is_written_is_said_to_the_ear_too(window: Workbench) -> None:
    sheet = show_syntax(window.window)
    heard = " ".join(label.accessibleName() for label in sheet.findChildren(QLabel))
    assert all(example in heard for example, _ in SYNTAX_LINES)
    sheet.close()
