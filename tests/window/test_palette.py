"""The palette: what fits what is typed, in which order, and what Enter does with it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from inspector.window.palette.ranking import Fit, PaletteEntry, fit_of, hit_ranges, is_meant, ranked, used_now
from inspector.window.palette.sheet import PaletteSheet
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True


def entry(text: str, kind: str = "command", **more: object) -> PaletteEntry:
    """An entry called by its text."""
    return PaletteEntry(id=text, kind=kind, text=text, **more)  # type: ignore[arg-type]


BLUE, IN_TEXT = entry("Blue"), entry("Red becomes blue in its text")
ELEMENTAL = entry("Blue Elemental Blast", "card")


@pytest.mark.parametrize(
    ("typed", "text", "fit"),
    [
        ("undo", "Undo", Fit.WHOLE),
        ("  UNDO ", "Undo", Fit.WHOLE),
        ("blue", "Blue Elemental Blast", Fit.BEGINS_WITH),
        ("tran", "Transform", Fit.BEGINS),
        ("blue", "Red becomes blue in its text", Fit.PHRASE),
        ("becomes bl", "Red becomes blue in its text", Fit.WITHIN),
        ("text red", "Red becomes blue in its text", Fit.WORDS),
        ("lue", "Blue", None),
        ("blue moon", "Blue", None),
        ("ana’s", "Ana's board", Fit.BEGINS_WITH),
        ("(", "Undo", None),
    ],
)
def test_how_well_words_fit(typed: str, text: str, fit: Fit | None) -> None:
    assert fit_of(typed, entry(text)) == fit


def texts(typed: str, *entries: PaletteEntry, used: tuple[str, ...] = ()) -> list[str]:
    """What is listed, in order."""
    return [hit.entry.text for hit in ranked(typed, entries, used)]


def test_the_exact_phrase_beats_the_near_one_however_often_that_was_used() -> None:
    order = ["Blue", "Blue Elemental Blast", "Red becomes blue in its text"]
    assert texts("blue", IN_TEXT, ELEMENTAL, BLUE, used=(IN_TEXT.id,)) == order


@pytest.mark.parametrize(
    ("entries", "meant"),
    [
        ((BLUE, IN_TEXT), True),
        ((ELEMENTAL, IN_TEXT), True),
        ((IN_TEXT,), False),
        ((entry("Paint it blue …"),), True),
        ((entry("It is blue …", "effect"),), False),
        ((entry("Blau", near=True),), False),
        ((entry("Delver of Secrets", "card", found=True),), False),
        ((), False),
    ],
)
def test_enter_takes_only_what_begins_with_what_was_typed(entries: tuple[PaletteEntry, ...], meant: bool) -> None:
    assert is_meant("blue", ranked("blue", entries)) == meant


def test_what_was_used_comes_first_among_equals_and_what_waits_last() -> None:
    one, two, three = entry("Save one"), entry("Save two"), entry("Save it", waits="nothing is changed")
    assert texts("save", one, two, three) == ["Save one", "Save two", "Save it"]
    assert texts("save", one, two, three, used=("Save it", "Save two")) == ["Save two", "Save one", "Save it"]


def test_what_suits_the_selection_comes_before_what_was_used() -> None:
    citation, token = entry("Copy citation"), entry("Copy the token", suits=True)
    assert texts("copy", citation, token, used=(citation.id,)) == ["Copy the token", "Copy citation"]


def test_where_nothing_is_typed_all_stands_there_and_nothing_is_meant() -> None:
    hits = ranked("", (entry("Undo", waits="nothing to undo"), entry("Open"), entry("Save")), ("Save",))
    assert [hit.entry.text for hit in hits] == ["Save", "Open", "Undo"]
    assert not is_meant("", hits)


def test_a_rule_is_found_by_its_number_and_no_kind_floods_the_list() -> None:
    rule = entry("712.8e", "rule", names=("712.8e", "cr 712.8e"), also="its words")
    many = [entry(f"712.8e sample {number}", "sample") for number in range(20)]
    hits = ranked("CR 712.8e", (*many, rule))
    assert [hit.entry.text for hit in hits] == ["712.8e"]
    kinds = [hit.entry.kind for hit in ranked("712.8e", (*many, rule))]
    assert kinds == ["rule", *["sample"] * 4]


def test_no_heading_of_what_stands_there_at_first_is_empty(window: Workbench, qtbot: QtBot) -> None:
    palette = window.incoming.palette
    for select in (None, "Grizzly Bears"):
        window.session.select(select)
        palette.toggle()
        qtbot.waitUntil(lambda: palette.sheet.list.count() > 0)
        rows = [palette.sheet.list.item(row) for row in range(palette.sheet.list.count())]
        headings = [row.text() for row in rows if row.data(Qt.ItemDataRole.UserRole) is None]
        assert all(headings)
        assert ("Grizzly Bears, selected" in headings) is (select is not None)
        palette.sheet.close_sheet()
        palette.sheet.list.clear()
        if select is None:
            window.session.place("Grizzly Bears", "battlefield", "Ana")


def test_what_was_used_last_is_remembered_first_and_once() -> None:
    assert used_now("b", ("a", "b", "c"), 3) == ("b", "a", "c")
    assert used_now("d", ("a", "b", "c"), 3) == ("d", "a", "b")


def opened(window: Workbench, typed: str) -> PaletteSheet:
    """The palette with something typed into it."""
    window.commands.trigger("palette")
    sheet: PaletteSheet = window.incoming.palette.sheet
    window.finding.prepare()
    QTest.keyClicks(sheet.field, typed)
    return sheet


def test_who_finds_nothing_among_the_few_cards_that_come_along_is_told_so(window: Workbench) -> None:
    few = window.session.cards.library.only_these
    sheet = opened(window, "qqqqqqqqqq")
    assert f"Only {few} cards are here until you import the others" in sheet.line.text()
    sheet.close_sheet()


def press(sheet: PaletteSheet, *keys: Qt.Key) -> None:
    """Press keys in its field."""
    for key in keys:
        QTest.keyClick(sheet.field, key)


def test_enter_places_the_card_whose_name_was_typed(window: Workbench) -> None:
    press(opened(window, "grizzly bears"), Qt.Key.Key_Return)
    assert list(window.session.table.objects) == ["Grizzly Bears"]
    assert window.incoming.palette.sheet.isHidden()


def test_enter_opens_a_rule_by_its_number(window: Workbench) -> None:
    window.tabs.setCurrentIndex(1)
    press(opened(window, "712.8e"), Qt.Key.Key_Return)
    page = window.reader.pages.current
    assert page is not None
    assert page.target == "712.8e"
    assert window.tabs.currentIndex() == 0


def test_enter_changes_the_edition(window: Workbench) -> None:
    press(opened(window, "2016-01"), Qt.Key.Key_Return)
    assert window.session.edition_key == "2016-01"


def test_a_command_that_waits_says_for_what_and_the_palette_stays(window: Workbench) -> None:
    sheet = opened(window, "redo")
    press(sheet, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert sheet.line.text() == "Redo: nothing to redo."
    press(sheet, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_enter_does_nothing_merely_near_until_an_arrow_leads_there(window: Workbench) -> None:
    sheet = opened(window, "all battlefield")
    press(sheet, Qt.Key.Key_Return)
    assert sheet.isVisible()
    assert sheet.line.text().startswith("Nothing here begins with “all battlefield”")
    press(sheet, Qt.Key.Key_Down)
    assert sheet.list.currentItem().data(Qt.ItemDataRole.UserRole) is sheet.entries[0]
    press(sheet, Qt.Key.Key_Escape)


def test_another_open_board_is_led_to_by_its_title(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    title = window.session.board.caption
    window.commands.trigger("new")
    sheet = opened(window, title)
    row = next(place for place, one in enumerate(sheet.entries) if one.kind == "board")
    press(sheet, *[Qt.Key.Key_Up] * len(sheet.entries), *[Qt.Key.Key_Down] * row, Qt.Key.Key_Return)
    assert window.boards.current == 0


def test_a_sentence_typed_is_offered_with_what_it_would_do_and_done(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.place("Clone", "battlefield", "Ben")
    sheet = opened(window, "clone copies delver")
    found = sheet.entries[0]
    assert (found.kind, found.text) == ("sentence", "Clone becomes a copy of Delver of Secrets.")
    assert found.also.startswith("name Clone → Delver of Secrets")
    press(sheet, Qt.Key.Key_Return)
    assert window.session.values()["Clone"].name == "Delver of Secrets"


@pytest.mark.parametrize(
    ("typed", "kind", "value", "now"),
    [("blue", "effect", "colors", ("U",)), ("make ben's", "sentence", "controller", "Ben")],
)
def test_what_is_selected_need_not_be_said(window: Workbench, typed: str, kind: str, value: str, now: object) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    sheet = opened(window, typed)
    assert sheet.entries[0].kind == kind
    press(sheet, Qt.Key.Key_Return)
    assert getattr(window.session.values()["Grizzly Bears"], value) == now


def test_a_card_that_asks_is_answered_by_its_name_and_the_answer(window: Workbench) -> None:
    window.session.place("Conspiracy", "battlefield", "Ana")
    press(opened(window, "conspiracy elf"), Qt.Key.Key_Return)
    assert window.session.values()["Conspiracy"].chosen == {"creature_type": "Elf"}


def test_what_is_asked_of_the_selected_card_is_meant_of_it(window: Workbench) -> None:
    window.session.place("Forest", "battlefield", "Ana")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    sheet = opened(window, "copy")
    assert next(entry.id for entry in sheet.entries if entry.kind == "command") == "command:copy"
    sheet._show_preview()
    assert sheet.preview.shown is not None
    assert len(sheet.preview.shown.looks) == 1
    press(sheet, Qt.Key.Key_Escape)


def test_a_number_chooses_the_card_of_that_number_for_what_asks_for_one(window: Workbench, qtbot: QtBot) -> None:
    for name in ("Elite Vanguard", "Grizzly Bears", "Delver of Secrets"):
        window.session.place(name, "battlefield", "Ana")
    sheet = opened(window, "become a copy of")
    qtbot.waitUntil(lambda: sheet.preview.shown is not None)
    assert sheet.preview.shown is not None
    assert sheet.preview.shown.targets == ("Elite Vanguard", "Grizzly Bears")
    # No card has this number, so it is a letter like any other.
    press(sheet, Qt.Key.Key_3)
    assert sheet.field.text().endswith("3")
    press(sheet, Qt.Key.Key_Backspace)
    qtbot.waitUntil(lambda: sheet.preview.shown is not None and bool(sheet.preview.shown.targets))
    press(sheet, Qt.Key.Key_2)
    assert sheet.isHidden()
    assert window.session.values()["Delver of Secrets"].name == "Grizzly Bears"
    assert not window.desk.is_picking


def test_the_words_typed_are_marked_in_the_rule_that_has_them(window: Workbench) -> None:
    sheet = opened(window, "#mana value of a nonmodal")
    press(sheet, Qt.Key.Key_Down)
    sheet._show_preview()
    shown = next(label for label in sheet.preview.findChildren(QLabel) if label.objectName() == "PreviewRule")
    assert shown.text().count("background-color") >= 1
    press(sheet, Qt.Key.Key_Escape)


def test_a_choice_is_previewed_as_it_would_be_and_nothing_is_done(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    sheet = opened(window, "transform")
    sheet._show_preview()
    shown = sheet.preview.shown
    assert shown is not None
    assert "Insectile Aberration" in shown.text
    assert [look.face.name for look in shown.looks] == ["Insectile Aberration"]
    assert window.session.values()["Delver of Secrets"].name == "Delver of Secrets"
    press(sheet, Qt.Key.Key_Escape)


@pytest.mark.parametrize(
    ("typed", "kinds"),
    [("@bears", {"here"}), ("#712", {"rule"}), (">undo", {"command"}), ("is:flip", {"card", "more", "rule"})],
)
def test_a_sign_before_the_words_asks_for_one_kind(window: Workbench, typed: str, kinds: set[str]) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    sheet = opened(window, typed)
    assert {entry.kind for entry in sheet.entries} == kinds
    press(sheet, Qt.Key.Key_Escape)


def test_a_zone_is_found_and_what_lies_there_is_chosen_by_name(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "graveyard", "Ben")
    window.session.place("Forest", "battlefield", "Ana")
    opened(window, "ben's graveyard")
    zones = [entry for entry in window.incoming.palette.sheet.entries if entry.kind == "zone"]
    assert [(zone.text, zone.also) for zone in zones] == [("Ben's graveyard", "1 card")]
    window.incoming.palette.sheet.close_sheet()
    press(opened(window, "@grizzly"), Qt.Key.Key_Return)
    assert window.session.selected == "Grizzly Bears"


def test_of_many_of_a_kind_the_rest_is_told_by_number_and_listed_by_enter(window: Workbench) -> None:
    sheet = opened(window, "is:flip")
    more = next(entry for entry in sheet.entries if entry.kind == "more")
    row = sheet.entries.index(more)
    press(sheet, *[Qt.Key.Key_Up] * len(sheet.entries), *[Qt.Key.Key_Down] * row, Qt.Key.Key_Return)
    cards = [entry for entry in sheet.entries if entry.kind == "card"]
    assert len(cards) == len(sheet.entries) > 4
    press(sheet, Qt.Key.Key_Tab)
    assert any(entry.kind == "rule" for entry in sheet.entries)
    press(sheet, Qt.Key.Key_Escape)


def test_what_was_typed_is_found_in_a_name_to_be_underlined() -> None:
    assert hit_ranges("copy", "Become a copy of …") == ((9, 13),)
    assert hit_ranges("text red", "Red becomes blue in its text") == ((0, 3), (24, 28))
    assert hit_ranges("lue", "Blue") == ()
