"""Importing card files and decklists through the window: progress, report, stop, and a table that stays."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from inspector.library import DATA_DIR_VARIABLE, StoppedError, library_path
from inspector.library.importing import Progress
from inspector.library.report import ImportReport
from inspector.window.files.import_sheet import progress_in_words, summary_of
from inspector.window.rules_reader.kinds_of_files import kind_of_file
from inspector.window.search import card_import
from inspector.window.search.deck_sheet import DeckSheet
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench

# Seconds after which a thread that was never told to stop gives up.
LONGEST = 60
KEEPER = {
    "oracle_id": "00000000-0000-4000-8000-000000000001",
    "name": "Mill Keeper",
    "layout": "normal",
    "lang": "en",
    "mana_cost": "{1}{W}",
    "cmc": 2.0,
    "type_line": "Creature — Human Cleric",
    "oracle_text": "Vigilance",
    "power": "2",
    "toughness": "2",
    "colors": ["W"],
    "color_identity": ["W"],
    "keywords": ["Vigilance"],
    "set": "tst",
}


@pytest.fixture(autouse=True)
def private_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of this test's own."""
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))


def cards_file(folder: Path, *records: Any, name: str = "own.json") -> Path:  # noqa: ANN401 - what a file holds
    path = folder / name
    path.write_text(json.dumps(records), encoding="utf-8")
    return path


def drop(window: Workbench, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy, button, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    assert isinstance(window.window, MainWindow)
    window.window.dropEvent(QDropEvent(QPoint(20, 20), copy, data, button, none))


def finish(window: Workbench, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.card_import.is_at_work and not window.finding.is_loading, timeout=20_000)


def deck_sheet(window: Workbench) -> DeckSheet:
    return window.window.findChildren(DeckSheet)[-1]


def test_an_imported_card_is_found_at_once_and_the_table_stays(
    window: Workbench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    before = window.session.table
    file = cards_file(tmp_path, KEEPER, {"object": "card", "layout": "normal"})
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([str(file)], ""))
    window.search.setText("mill keeper")
    assert window.finding.results.list.count() == 0
    window.commands.trigger("import_cards")
    finish(window, qtbot)
    assert window.session.table is before
    assert window.finding.results.list.item(0).data(Qt.ItemDataRole.UserRole).card_name == "Mill Keeper"
    assert window.session.place("Mill Keeper", "hand", "Ana") == "Mill Keeper"


def test_the_report_counts_every_record_and_can_be_copied(window: Workbench, qtbot: QtBot, tmp_path: Path) -> None:
    file = cards_file(tmp_path, KEEPER, {"object": "card", "layout": "normal"})
    window.card_import.read([file])
    finish(window, qtbot)
    sheet = window.card_import.sheet
    assert sheet.isVisible()
    assert sheet.heading.text() == "1 card imported"
    assert sheet.status.text() == "2 records read: 1 new, 0 changed, 0 as before, 1 skipped."
    assert "1 skipped, because the record" in sheet.report.toPlainText()
    sheet.copy.click()
    assert "own.json" in QApplication.clipboard().text()
    window.card_import.read([file])
    finish(window, qtbot)
    assert "0 new, 0 changed, 1 as before" in window.notice.text


def test_several_dropped_files_are_imported_together_one_of_them_packed(
    window: Workbench, qtbot: QtBot, tmp_path: Path
) -> None:
    packed = tmp_path / "more.json.gz"
    other = KEEPER | {"name": "Miller’s Cat", "oracle_id": "00000000-0000-4000-8000-000000000007"}
    packed.write_bytes(gzip.compress(json.dumps([other]).encode()))
    drop(window, cards_file(tmp_path, KEEPER), packed)
    finish(window, qtbot)
    assert window.session.cards.pool.find("Mill Keeper") is not None
    assert window.session.cards.pool.find("Miller’s Cat") is not None


@pytest.mark.parametrize("content", ["", "[{", "[1, 2]", '{"object": "list"}', "[" * 4000])
def test_a_file_without_cards_is_told_in_the_bar_and_leaves_no_library(
    window: Workbench, qtbot: QtBot, tmp_path: Path, content: str
) -> None:
    file = tmp_path / "broken.json"
    file.write_text(content, encoding="utf-8")
    window.card_import.read([file])
    finish(window, qtbot)
    assert window.notice.text
    assert window.card_import.sheet.isVisible()
    assert window.card_import.sheet.close_button.isVisible()
    window.search.setText("insectile")
    assert window.finding.results.list.count() >= 1


def import_until_stopped(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Let an import tell of one card and go on until it is told to stop; the event is set once it has heard it."""
    asked, ended = Event(), Event()
    really_ask = card_import.ImportThread.ask_to_stop

    def ask(reading: card_import.ImportThread) -> None:
        really_ask(reading)
        asked.set()

    def tell_once(library: Path, files: object, on_progress: Callable[[Progress], bool]) -> None:
        del library, files
        here = Progress("own.json", 1, 2, 1, 1.0)
        if on_progress(here) and asked.wait(LONGEST) and not on_progress(here):
            ended.set()
            raise StoppedError

    monkeypatch.setattr(card_import.ImportThread, "ask_to_stop", ask)
    monkeypatch.setattr(card_import, "import_cards", tell_once)
    return ended


def test_stop_leaves_the_library_as_it_was(
    window: Workbench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import_until_stopped(monkeypatch)
    window.card_import.read([cards_file(tmp_path, KEEPER)])
    sheet = window.card_import.sheet
    qtbot.waitUntil(lambda: "1 card," in sheet.status.text())
    assert sheet.stop.isVisible()
    assert not sheet.copy.isVisible()
    window.card_import.read([tmp_path / "other.json"])
    assert "Other cards are being imported" in window.notice.text
    assert window.session.place("Delver of Secrets", "hand", "Ana") is not None
    sheet.stop.click()
    finish(window, qtbot)
    assert sheet.heading.text() == "Stopped"
    assert not library_path().exists()


def test_closing_the_window_ends_an_import(
    window: Workbench, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended = import_until_stopped(monkeypatch)
    window.card_import.read([cards_file(tmp_path, KEEPER)])
    qtbot.waitUntil(lambda: "1 card," in window.card_import.sheet.status.text())
    window.window.close()
    assert ended.is_set()


def test_progress_tells_cards_speed_and_the_time_left() -> None:
    said = progress_in_words(Progress("all.json", 50_000_000, 200_000_000, 8_000, 2.0))
    assert said == "all.json: 8,000 cards, 50.0 of 200.0 MB, 25 MB/s, 6 s left."


def test_a_dropped_decklist_is_told_line_by_line_and_placed_where_the_user_says(
    window: Workbench, tmp_path: Path
) -> None:
    deck = tmp_path / "deck.txt"
    deck.write_text(
        "Deck\n4 Delver of Secrets\n2 Fire/Ice\n3 No Such Card\n\nSideboard\n1 Valki, God of Lies\n", encoding="utf-8"
    )
    drop(window, deck)
    sheet = deck_sheet(window)
    assert [line.became for line in sheet.deck.problems] == ["unknown"]
    assert "No Such Card" in sheet.report
    assert window.session.board.actions == ()
    sheet.zone.setCurrentText("hand")
    sheet.player.setCurrentText("Ben")
    sheet.place.click()
    held = window.session.values()
    assert sum(values.zone == "hand" and values.owner == "Ben" for values in held.values()) == 6
    assert len(window.session.board.actions) == len(held)
    assert "Not placed: 1 line of the list." in window.notice.text
    window.commands.trigger("undo")
    assert window.session.board.actions[: window.session.board.cursor] == ()
    assert not window.session.table.objects
    window.commands.trigger("redo")
    assert len(window.session.table.objects) == len(held)


def test_what_a_list_got_wrong_stands_first_and_is_set_right_with_one_click(window: Workbench, tmp_path: Path) -> None:
    deck = tmp_path / "deck.dck"
    deck.write_text("[Main]\n4 Island|XLN|1\n2 Lightnig Bolt\n1 Delvr of Secrets|ISD\n1 Zzqx", encoding="utf-8")
    drop(window, deck)
    sheet = deck_sheet(window)

    def column(at: int) -> list[str]:
        items = [sheet.table.item(row, at) for row in range(sheet.table.rowCount())]
        return [item.text() for item in items if item is not None]

    assert column(1)[:3] == ["2 Lightnig Bolt", "1 Delvr of Secrets|ISD", "1 Zzqx"]
    offered = [button.accessibleName() for button in sheet.suggestions]
    assert offered == ["Use Lightning Bolt for line 3", "Use Delver of Secrets for line 4"]
    sheet.suggestions[0].click()
    assert column(1)[:2] == ["1 Delvr of Secrets|ISD", "1 Zzqx"]
    assert [line.says for line in sheet.deck.lines if "Lightnig" in line.text] == ["2 Lightning Bolt to library"]
    sheet.suggestions[0].click()
    assert sheet.suggestions == []
    sheet.place.click()
    assert len(window.session.table.objects) == 7


def test_a_decklist_is_pasted(window: Workbench) -> None:
    QApplication.clipboard().setText("2 fire+ice\n1 Delver of Secrets (ISD) 51 *F*")
    window.commands.trigger("paste_deck")
    sheet = deck_sheet(window)
    assert sheet.deck.problems == ()
    sheet.place.click()
    assert len(window.session.table.objects) == 3


def test_who_finds_nothing_among_the_few_cards_that_come_along_is_told_so(window: Workbench, qtbot: QtBot) -> None:
    """The found defect: "Try fewer letters" was said of a card that no letters find before cards are imported."""
    library = window.session.cards.library
    assert not library.has_imported
    window.search.setText("zzrancorzz")
    few = f"Only {len(library.everything(tokens=False))} cards are here"

    def is_told() -> bool:
        window.finding.guess_now()
        return few in window.finding.results.line.text()

    qtbot.waitUntil(is_told)
    window.search.clear()


def test_pasted_sentences_are_read_in_words_and_of_lists_one_is_shown(window: Workbench) -> None:
    """The found defect: a question became a list of one line that no card was called, with no way on from there."""
    question = "My opponent Clones my Tarmogoyf. There is a Grizzly Bears in my graveyard. How big is the Clone?"
    clipboard = QApplication.clipboard()
    clipboard.setText(question)
    window.commands.trigger("paste_deck")
    assert [sheet for sheet in window.window.findChildren(DeckSheet) if sheet.isVisible()] == []
    words = window.in_words.sheet
    assert words is not None
    assert (words.isVisible(), words.editor.text) == (True, question)
    clipboard.setText("Tarmogoyf is copied by Clone")
    for _ in range(2):
        window.commands.trigger("paste_deck")
    (sheet,) = (each for each in window.window.findChildren(DeckSheet) if each.isVisible())
    sheet.as_words.click()
    assert not sheet.isVisible()
    assert words.editor.text == "Ana has Tarmogoyf on the battlefield.\nTarmogoyf is copied by Clone"
    assert "Tarmogoyf is taken to be on the battlefield" in window.notice.text
    clipboard.setText("1 Clone")
    window.commands.trigger("paste_deck")
    deck_sheet(window).cancel.click()
    assert not any(each.isVisible() for each in window.window.findChildren(DeckSheet))


@pytest.mark.parametrize(("text", "words"), [("", "copy a decklist first"), ("<html/>", "not a decklist")])
def test_a_clipboard_without_a_decklist_is_told(window: Workbench, text: str, words: str) -> None:
    QApplication.clipboard().setText(text)
    window.commands.trigger("paste_deck")
    assert words in window.notice.text


def test_a_list_of_bare_names_is_a_decklist_too(window: Workbench, tmp_path: Path) -> None:
    deck = tmp_path / "names.txt"
    deck.write_text("Delver of Secrets\nFire // Ice\n", encoding="utf-8")
    drop(window, deck)
    assert len(deck_sheet(window).deck.actions) == 2


def test_a_dropped_rules_text_still_goes_to_the_rules(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added: list[Path] = []
    monkeypatch.setattr(window.presenter.reader, "add_text", added.append)
    text = tmp_path / "rules.txt"
    text.write_text("712. Double-Faced Cards\n\n712.1. A rule of our own making.\n\n712.1a And a part of it.\n")
    drop(window, text)
    assert added == [text]
    assert window.window.findChildren(DeckSheet) == []


def test_dropped_scenarios_are_still_opened_as_scenarios(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(window.files, "open_path", opened.append)
    plain = tmp_path / "plain.json"
    plain.write_text('{"title": "t", "format": "card-inspector/1"}', encoding="utf-8")
    broken = tmp_path / "broken.scenario.json"
    broken.write_text("[{", encoding="utf-8")
    for path in (plain, broken):
        drop(window, path)
    assert opened == [plain, broken]
    assert kind_of_file(tmp_path / "missing.json", lambda _: False) == "scenario"
    deck = tmp_path / "deck.json"
    deck.write_text('{"meta": {}, "data": {"mainBoard": [{"count": 1, "name": "Island"}]}}', encoding="utf-8")
    assert kind_of_file(deck, lambda _: False) == "deck"
    assert kind_of_file(cards_file(tmp_path, KEEPER), lambda _: False) == "cards"


def test_of_several_dropped_files_those_left_aside_are_told(window: Workbench, qtbot: QtBot, tmp_path: Path) -> None:
    file, picture = cards_file(tmp_path, KEEPER), tmp_path / "cat.png"
    picture.write_bytes(bytes.fromhex("89504e470d0a1a0a"))
    told: list[str] = []
    window.session.said.connect(lambda notice: told.append(notice.text))
    window.incoming.open_dropped(file, picture)
    finish(window, qtbot)
    assert any(text.startswith("Not opened: cat.png;") for text in told)
    assert any(text.startswith("Cards imported.") for text in told)


def test_the_counts_of_the_sheet_name_further_printings_so_that_all_records_are_accounted_for() -> None:
    report = ImportReport(read=5, new=2, printings=3)
    assert summary_of(report) == "5 records read: 2 new, 0 changed, 0 as before, 3 more printings, 0 skipped."


def test_a_picture_that_is_dropped_is_called_one(window: Workbench, tmp_path: Path) -> None:
    picture = tmp_path / "cat.png"
    picture.write_bytes(bytes.fromhex("89504e470d0a1a0a0000000d"))
    window.incoming.open_dropped(picture)
    assert "This file is a picture" in window.notice.text
