"""The printing of a double-faced card, chosen in its menu: the mark is the printing's, and the file keeps it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from inspector.drawing.looks import Mark
from inspector.library.importing import import_cards
from inspector.window.actions.card_menu import card_menu
from inspector.window.own_card.draft import draft_of_record, record_of_draft
from inspector.window.shell.workbench import Workbench
from tests.library.records import Record, normal, transform, write

ONE_WINDOW = True

FIRST: Record = {"set": "isd", "released_at": "2011-09-30", "frame_effects": ["sunmoondfc"]}
LATER: Record = {"set": "inr", "released_at": "2025-01-24", "frame_effects": []}
PROMO: Record = {"set": "pxyz", "released_at": "2012-01-01", "frame_effects": []}


@pytest.fixture
def herder(window: Workbench, tmp_path: Path) -> Workbench:
    """A window with a card of three printings, one of them known in two languages, on the battlefield."""
    records = [transform() | keys for keys in (FIRST, LATER, PROMO, FIRST | {"lang": "de"})]
    import_cards(window.session.cards.library.path, [write(tmp_path / "cards.json", [*records, normal()])])
    window.session.cards.library.refresh()
    window.session.place("Mill Keeper", "battlefield", "Ana")
    window.session.place("Dusk Herder", "battlefield", "Ana")
    return window


def printings(window: Workbench, label: str) -> dict[str, QAction]:
    menu = card_menu(window.session, label, window.presenter.asking.asks, window.desk)
    inner = [part for part in menu.findChildren(QMenu) if part.title() == "Printing"]
    return {action.text(): action for part in inner for action in part.actions()}


def mark(window: Workbench) -> Mark | None:
    assert window.panel.shown is not None
    return window.panel.shown.look.face.mark


def test_the_menu_lists_the_printings_with_their_marks_and_the_one_shown_is_checked(herder: Workbench) -> None:
    listed = printings(herder, "Dusk Herder")
    assert [*listed] == [
        "INR, 2025-01-24 — triangle up and triangle down",
        "PXYZ, 2012-01-01 — mark not known",
        "ISD, 2011-09-30 — sun and crescent moon",
    ]
    assert [action.isChecked() for action in listed.values()] == [True, False, False]
    assert printings(herder, "Mill Keeper") == {}


def test_the_mark_is_that_of_the_printing_chosen_and_nothing_else_changes(herder: Workbench) -> None:
    values = herder.session.values()
    for words, shown in (("ISD", Mark.SUN), ("PXYZ", None), ("INR", Mark.TRIANGLE_UP), ("ISD", Mark.SUN)):
        chosen = next(action for text, action in printings(herder, "Dusk Herder").items() if text.startswith(words))
        chosen.trigger()
        assert mark(herder) is shown
        assert (
            next(text for text, action in printings(herder, "Dusk Herder").items() if action.isChecked())[:3]
            == words[:3]
        )
    assert herder.session.values() == values
    assert len(herder.session.board.actions) == 2
    # What is saved shows the same printing to whoever has no such library.
    (record,) = herder.session.board.scenario.cards
    assert (record["set"], record["frame_effects"]) == ("isd", ["sunmoondfc"])


def test_the_form_of_own_cards_keeps_what_is_known_of_a_printing_as_long_as_its_set() -> None:
    draft = draft_of_record(transform() | FIRST)
    assert record_of_draft(draft)["frame_effects"] == ["sunmoondfc"]
    moved = record_of_draft(msgspec.structs.replace(draft, set_code="mom"))
    assert (moved["set"], "frame_effects" in moved, "released_at" in moved) == ("mom", False, False)
