"""The sheet for a card of one's own: wrong fields are told; cards are kept, saved, exported, altered, deleted."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QPushButton,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from inspector.cards.writing import record_of_card
from inspector.library import DATA_DIR_VARIABLE, Library, bundled_cards
from inspector.scenario import read_scenario, replay
from inspector.window.board.making import empty_board
from inspector.window.own_card.draft import blank
from inspector.window.own_card.keeping import cards_in_scenario
from inspector.window.own_card.kinds import BY_KEY
from inspector.window.own_card.sheet import OwnCardSheet
from inspector.window.shell.workbench import Workbench
from tests.window.own_card_hands import choose, fill, placed

ONE_WINDOW = True


@pytest.fixture(autouse=True)
def library_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))


@pytest.fixture
def sheet(window: Workbench) -> OwnCardSheet:
    window.commands.trigger("own_card")
    sheet = window.own_card.sheet
    assert sheet.isVisible()
    # Of the window that is shared, it still has what the test before made.
    sheet.begin(blank(BY_KEY["normal"]), None)
    return sheet


# What is typed wrongly.


def test_a_wrong_field_is_told_beside_it_and_the_picture_goes_on(
    window: Workbench, sheet: OwnCardSheet, qtbot: QtBot
) -> None:
    del window
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    QTest.keyClicks(sheet.form.pages[0].lines["mana_cost"], "{2}{W")
    line = sheet.form.pages[0].lines["mana_cost"]
    qtbot.waitUntil(lambda: line.accessibleDescription().startswith("{W is missing its }"))
    assert sheet.picture.views[0].look.face.name == "Paper Owl"
    sheet.foot.place.click()
    assert sheet.isVisible()
    assert "{W is missing its }" in sheet.foot.status.text()
    assert sheet.focusWidget() is line
    QTest.keyClicks(line, "}")
    qtbot.waitUntil(lambda: line.accessibleDescription() == "")
    assert sheet.reading.problems == ()


@pytest.mark.parametrize(
    ("field", "text", "says"),
    [
        ("name", "x" * 10_000, "10,000 characters"),
        ("text", "y" * 30_000, "30,000 characters"),
        ("power", "9" * 99, "99 characters"),
    ],
)
def test_giant_texts_are_told_in_a_sentence(
    window: Workbench, sheet: OwnCardSheet, field: str, text: str, says: str
) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird")
    fill(sheet, 0, **{field: text})
    for button in (sheet.foot.save, sheet.foot.keep, sheet.foot.place, sheet.foot.export):
        button.click()
        assert says in sheet.foot.status.text()
    assert window.session.board.actions == ()
    assert window.session.cards.library.own_cards == ()


def test_signs_that_steer_the_screen_do_not_reach_the_desk(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper\u202eOwl\x07", type_line="Creature — Bird", power="1", toughness="1")
    assert placed(window).name == "PaperOwl"


def test_a_wrong_face_marks_its_tab_and_a_press_leads_there(window: Workbench, sheet: OwnCardSheet) -> None:
    del window
    choose(sheet, "transform")
    fill(sheet, 0, name="Lamp Moth", type_line="Creature — Insect")
    fill(sheet, 1, name="Moon Moth", type_line="Creature // Land")
    sheet.form.turn_to(0)
    sheet.foot.keep.click()
    assert "✕" in sheet.form.tabs.tabText(1)
    assert "✕" not in sheet.form.tabs.tabText(0)
    assert sheet.form.face == 1


# Where it is kept.


@pytest.mark.own_window
def test_a_saved_card_is_found_by_the_search_edited_and_deleted(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", mana_cost="{U}", type_line="Creature — Bird", power="1", toughness="1")
    sheet.foot.save.click()
    assert "Saved" in sheet.foot.status.text()
    library = window.session.cards.library
    assert [found.name for found in library.search("is:own")] == ["Paper Owl"]
    assert [card.name for card in Library(library.path).own_cards] == ["Paper Owl"]
    fill(sheet, name="Paper Crane", power="2")
    sheet.foot.save.click()
    assert [(card.name, str(card.front.power)) for card in library.own_cards] == [("Paper Crane", "2")]
    sheet.foot.delete.click()
    assert list(library.own_cards) == []
    assert sheet.foot.delete.isHidden()
    sheet.foot.save.click()
    assert [card.name for card in library.own_cards] == ["Paper Crane"]


@pytest.mark.own_window
def test_a_scenario_with_an_own_card_opens_where_nobody_knows_it(
    window: Workbench, sheet: OwnCardSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(sheet, "transform")
    fill(sheet, 0, name="Lamp Moth", mana_cost="{2}{B}", type_line="Creature — Insect", power="2", toughness="2")
    fill(sheet, 1, name="Moon Moth", type_line="Creature — Insect Horror", power="4", toughness="5")
    sheet.foot.save.click()
    placed(window)
    file = tmp_path / "moths.scenario.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    assert window.files.save()
    assert [record["name"] for record in json.loads(file.read_text("utf-8"))["cards"]] == ["Lamp Moth // Moon Moth"]
    run = replay(read_scenario(file), bundled_cards())
    assert [held.base.faces[1].name for held in run.table.objects.values()] == ["Moon Moth"]


def test_a_card_kept_in_the_scenario_is_saved_with_it_though_it_lies_nowhere(
    window: Workbench, sheet: OwnCardSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    sheet.foot.keep.click()
    assert "Kept in this scenario" in sheet.foot.status.text()
    assert window.session.board.is_dirty
    assert window.session.board.actions == ()
    file = tmp_path / "owl.scenario.json"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    assert window.files.save()
    assert read_scenario(file).cards == cards_in_scenario(window.session)
    assert window.session.cards.library.own_cards == ()


def test_undo_takes_the_object_away_and_redo_brings_it_back(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    placed(window)
    assert len(window.session.table.objects) == 1
    window.session.undo()
    assert len(window.session.table.objects) == 0
    assert len(cards_in_scenario(window.session)) == 1
    window.session.redo()
    assert len(window.session.table.objects) == 1


def test_a_changed_card_changes_what_lies_on_the_desk_of_it(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    placed(window)
    window.commands.trigger("own_card")
    fill(sheet, power="7")
    sheet.foot.keep.click()
    assert [now.power for now in window.session.values().values()] == [7]
    assert len(cards_in_scenario(window.session)) == 1


def test_a_card_on_the_desk_never_becomes_one_of_ones_own(window: Workbench, sheet: OwnCardSheet) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("own_card")
    fill(sheet, name="Delver of Secrets", type_line="Creature — Bird", power="9", toughness="9")
    for button in (sheet.foot.keep, sheet.foot.place, sheet.foot.save):
        button.click()
        assert "give yours another name" in sheet.foot.status.text()
    assert [now.power for now in window.session.values().values()] == [1]
    assert cards_in_scenario(window.session) == ()
    assert window.session.cards.library.own_cards == ()


def test_a_name_that_is_taken_is_told_while_it_is_typed(window: Workbench, sheet: OwnCardSheet) -> None:
    del window
    fill(sheet, name="Delver of Secrets", type_line="Creature — Bird")
    sheet.read_now()
    assert "yours comes first" in sheet.form.pages[0].lines["name"].accessibleDescription()


def test_a_card_in_use_is_not_taken_out_from_under_its_object(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    placed(window)
    window.commands.trigger("own_card")
    sheet.foot.delete.click()
    assert "is on the desk" in sheet.foot.status.text()
    window.session.undo()
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    sheet.foot.delete.click()
    assert cards_in_scenario(window.session) == ()


# Files, copies, keyboard.


def test_an_exported_card_opens_again_as_it_was(
    window: Workbench, sheet: OwnCardSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    del window
    choose(sheet, "room")
    fill(sheet, 0, name="Dry Well", mana_cost="{1}{W}", text="Your creatures have vigilance.")
    fill(sheet, 1, name="Wet Attic", mana_cost="{3}{U}", text="When you unlock this door, draw a card.")
    before = sheet.form.draft
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / Path(args[2]).stem), ""))
    sheet.foot.export.click()
    file = tmp_path / "dry-well-wet-attic.json"
    assert json.loads(file.read_text("utf-8")) == sheet.reading.record
    sheet.begin_blank()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    sheet.foot.open.click()
    assert sheet.form.draft == before


@pytest.mark.parametrize("data", [b"", b"[[[", b"\xff\xfe", b'{"name": "Owl"}', b'{"a": 1}', b"[1, 2]", b"{" * 9_000])
def test_a_broken_file_is_told_and_the_sheet_keeps_what_was_typed(
    window: Workbench, sheet: OwnCardSheet, tmp_path: Path, data: bytes
) -> None:
    del window
    fill(sheet, name="Paper Owl")
    file = tmp_path / "broken.json"
    file.write_bytes(data)
    sheet.open_file(file)
    assert "broken.json" in sheet.foot.status.text()
    assert sheet.form.pages[0].draft.name == "Paper Owl"
    sheet.open_file(tmp_path / "nowhere.json")
    assert "nowhere.json" in sheet.foot.status.text()


def test_of_a_file_with_several_cards_the_others_are_offered(
    window: Workbench, sheet: OwnCardSheet, tmp_path: Path
) -> None:
    del window
    file = tmp_path / "three.json"
    records = [{"name": name, "type_line": "Artifact", "layout": "normal"} for name in ("One", "Two", "Three")]
    file.write_text(json.dumps([*records, {"name": "Four"}]), encoding="utf-8")
    sheet.open_file(file)
    assert sheet.form.pages[0].draft.name == "One"
    assert "2 more" in sheet.foot.status.text()
    assert "Four" in sheet.foot.status.text()
    sheet.start.menu().aboutToShow.emit()
    titles = [action.text() for action in sheet.start.menu().actions()]
    assert "From the file (2)" in titles


def test_a_copy_of_the_selected_card_can_be_altered(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("alter_copy")
    sheet = window.own_card.sheet
    assert sheet.form.draft.kind == "transform"
    fill(sheet, 1, power="8")
    assert placed(window).name == "Delver of Secrets (altered)"
    window.commands.trigger("transform")
    now = window.session.values()[window.session.selected or ""]
    assert (now.name, now.power) == ("Insectile Aberration (altered)", 8)
    names = [held.name for held in window.session.values().values()]
    assert names[0] == "Delver of Secrets"


def test_nothing_to_copy_is_told(window: Workbench) -> None:
    window.commands.trigger("alter_copy")
    assert "select a card first" in window.notice.text


@pytest.mark.own_window
def test_a_card_is_made_by_the_keyboard_alone(window: Workbench, qtbot: QtBot) -> None:
    QTest.keyClick(window.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    sheet = window.own_card.sheet
    qtbot.waitUntil(sheet.isActiveWindow)

    def here() -> QWidget:
        focused = sheet.focusWidget()
        assert focused is not None
        return focused

    def typed(text: str) -> None:
        QTest.keyClicks(here(), text)
        QTest.keyClick(here(), Qt.Key.Key_Tab)

    typed("Paper Owl")
    typed("{1}{U}")
    sheet.form.pages[0].lines["type_line"].selectAll()
    typed("Artifact Creature - Bird")
    typed("Flying")
    typed("1")
    typed("2")
    assert sheet.form.draft.faces[0].text == "Flying"
    seen: list[QWidget] = []
    while here() is not sheet.foot.place:
        assert here() not in seen, "the keyboard does not reach the main button"
        seen.append(here())
        QTest.keyClick(here(), Qt.Key.Key_Tab)
    QTest.keyClick(here(), Qt.Key.Key_Space)
    assert not sheet.isVisible(), (sheet.foot.status.text(), sheet.form.draft)
    assert [(now.name, now.power, now.toughness) for now in window.session.values().values()] == [("Paper Owl", 1, 2)]


def test_closing_the_sheet_loses_nothing(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", text="Flying")
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    window.commands.trigger("own_card")
    assert (sheet.form.draft.faces[0].name, sheet.form.draft.faces[0].text) == ("Paper Owl", "Flying")


def test_faces_taken_away_by_another_kind_come_back_with_the_first(window: Workbench, sheet: OwnCardSheet) -> None:
    del window
    choose(sheet, "transform")
    fill(sheet, 0, name="Lamp Moth")
    fill(sheet, 1, name="Moon Moth", power="4")
    choose(sheet, "normal")
    assert sheet.form.tabs.isHidden()
    choose(sheet, "modal_dfc")
    assert (sheet.form.draft.faces[1].name, sheet.form.draft.faces[1].power) == ("Moon Moth", "4")


def test_every_field_and_button_has_a_name(window: Workbench, sheet: OwnCardSheet) -> None:
    del window
    for kind in ("transform", "token", "meld_part", "planeswalker", "battle"):
        choose(sheet, kind)
        for widget in sheet.findChildren(QWidget):
            if isinstance(widget, QLineEdit | QPlainTextEdit | QComboBox | QCheckBox | QPushButton):
                name = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
                assert name, widget


def test_another_board_does_not_offer_to_take_out_what_it_does_not_hold(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    sheet.foot.keep.click()
    assert not sheet.foot.delete.isHidden()
    window.session.show_board(empty_board(window.session.cards, window.session.edition_key))
    assert sheet.foot.delete.isHidden()
    sheet.foot.keep.click()
    assert len(cards_in_scenario(window.session)) == 1


def test_a_kept_card_survives_a_crash(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", power="1", toughness="1")
    sheet.foot.keep.click()
    window.files.keep_aside()
    kept = [json.loads(file.read_text("utf-8")) for file in window.files._recovery._folder.rglob("*.json")]
    assert [record["name"] for scenario in kept for record in scenario.get("cards", ())] == ["Paper Owl"]


@pytest.mark.own_window
def test_a_click_on_a_symbol_writes_it_into_the_mana_cost(window: Workbench, sheet: OwnCardSheet) -> None:
    del window
    for symbol in ("{2}", "{W}"):
        named = f"Add {symbol} to the mana cost"
        (button,) = [each for each in sheet.findChildren(QToolButton) if each.accessibleName() == named]
        button.click()
    assert sheet.form.draft.faces[0].mana_cost == "{2}{W}"


@pytest.mark.parametrize("name", ["Delver of Secrets", "Invasion of Zendikar", "Akki Lavarunner"])
def test_the_picture_shows_the_face_that_is_written_and_the_other_one_small(
    window: Workbench, sheet: OwnCardSheet, name: str
) -> None:
    del window
    card = bundled_cards().find(name)
    assert card is not None
    sheet.edit("", record_of_card(card))
    for face in (0, 1):
        sheet.form.turn_to(face)
        assert card.faces[face].name in sheet.picture.large.accessibleDescription()
        large, small = sheet.picture.large.pixmap(), sheet.picture.small.pixmap()
        assert large.deviceIndependentSize().width() > 2 * small.deviceIndependentSize().width()
        assert large.deviceIndependentSize().height() <= sheet.picture.large.height()


def test_a_place_that_the_rules_refuse_is_told_on_the_sheet(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Bolt", mana_cost="{R}", type_line="Instant", text="3 damage to any target.")
    sheet.foot.zone.setCurrentText("battlefield")
    sheet.foot.place.click()
    # 304.4: an instant cannot be on the battlefield
    assert sheet.isVisible()
    assert "Not possible" in sheet.foot.status.text()
    assert window.session.board.actions == ()


def test_ctrl_enter_places_from_any_field(window: Workbench, sheet: OwnCardSheet, qtbot: QtBot) -> None:
    fill(sheet, name="Paper Owl", type_line="Creature — Bird", text="Flying", power="1", toughness="1")
    qtbot.waitUntil(sheet.isActiveWindow)
    sheet.form.pages[0].text.setFocus()
    QTest.keyClick(sheet.form.pages[0].text, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert [now.name for now in window.session.values().values()] == ["Paper Owl"]


@pytest.mark.own_window
def test_cards_made_before_are_under_start_from(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper & Owl", type_line="Creature — Bird", power="1", toughness="1")
    sheet.foot.save.click()
    fill(sheet, name="Paper Crane")
    sheet.foot.keep.click()
    sheet.begin_blank()
    sheet.start.menu().aboutToShow.emit()
    under = {action.text(): action.menu() for action in sheet.start.menu().actions()}
    menu = under["In your library (1)"]
    assert isinstance(menu, QMenu)
    (entry,) = menu.actions()
    assert entry.text() == "Paper && Owl"
    entry.trigger()
    assert (sheet.form.draft.faces[0].name, sheet.editing) == ("Paper & Owl", ("library", "Paper & Owl"))
    assert "In this scenario (1)" in under
    assert window.session.board.actions == ()


def test_a_card_left_for_another_can_be_had_back(window: Workbench, sheet: OwnCardSheet) -> None:
    fill(sheet, name="Paper Owl", text="Flying")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("alter_copy")
    assert sheet.form.draft.kind == "transform"
    sheet.start.menu().aboutToShow.emit()
    back = sheet.start.menu().actions()[0]
    assert back.text() == "Back to Paper Owl"
    back.trigger()
    assert (sheet.form.draft.faces[0].name, sheet.form.draft.faces[0].text) == ("Paper Owl", "Flying")


@pytest.mark.own_window
def test_a_card_that_was_kept_is_not_offered_as_left(window: Workbench, sheet: OwnCardSheet) -> None:
    del window
    fill(sheet, name="Paper Owl", type_line="Creature — Bird")
    sheet.foot.save.click()
    sheet.begin_blank()
    sheet.start.menu().aboutToShow.emit()
    assert sheet.start.menu().actions()[0].text() == "A blank card"


def test_the_form_says_what_is_understood_of_the_abilities_and_where_not(sheet: OwnCardSheet) -> None:
    fill(sheet, name="Lamp Moth", type_line="Creature — Insect", power="1", toughness="1", mana_cost="{1}")
    row = sheet.form.pages[0]._rows["text"]
    for text, said in (
        ("Flying", ""),
        (
            "Lamp Moth gets +1/+1 for each Swamp you control.",
            "Understood: one sentence that changes values is computed.",
        ),
        ("Other Insects get +1/+1 by moonlight.", "Not understood at “by” in “Other Insects get +1/+1 by moonlight.”"),
    ):
        fill(sheet, text=text)
        sheet.read_now()
        told = row.message.text().removeprefix("i  ")
        assert told.startswith(said)
        assert bool(told) is bool(said)
