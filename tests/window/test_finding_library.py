"""The search over the whole library: the user's own cards, queries, both faces, and saving what was found."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from threading import Event, Timer, current_thread, main_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from inspector.cards import CardIndex
from inspector.library import DATA_DIR_VARIABLE, FoundCard, LibraryError, bundled_cards, library_path
from inspector.library.catalog import Catalog
from inspector.library.importing import import_cards
from inspector.library.names import Named
from inspector.library.searching import search_catalog
from inspector.rules import Tap
from inspector.scenario import read_scenario, replay
from inspector.window.board.session import Session
from inspector.window.search.search import LOADING
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True

HOUND = {
    "oracle_id": "00000000-0000-4000-8000-000000000002",
    "name": "Dusk Herder // Night Hound",
    "layout": "transform",
    "lang": "en",
    "cmc": 3.0,
    "color_identity": ["G"],
    "keywords": ["Transform"],
    "set": "tst",
    "card_faces": [
        {"name": "Dusk Herder", "mana_cost": "{2}{G}", "type_line": "Creature — Human", "power": "2", "toughness": "3"},
        {"name": "Night Hound", "mana_cost": "", "type_line": "Creature — Wolf", "power": "4", "toughness": "4"},
    ],
}


@pytest.fixture(autouse=True)
def own_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A library of the user's with one card, in a folder of this test; the file that it came from."""
    monkeypatch.setenv(DATA_DIR_VARIABLE, str(tmp_path / "data"))
    file = tmp_path / "own.json"
    file.write_text(json.dumps([HOUND]), encoding="utf-8")
    import_cards(library_path(), [file])
    return file


@pytest.fixture
def window(window: Workbench) -> Workbench:
    """The window once all names are in memory."""
    window.finding.prepare()
    return window


def shown(window: Workbench) -> list[str]:
    results = window.finding.results.list
    return [results.item(row).data(Qt.ItemDataRole.UserRole).card_name for row in range(results.count())]


def line_under_the_field(window: Workbench) -> str:
    return window.finding.results.line.text() if window.finding.results.line.isVisible() else ""


def test_the_users_own_card_is_found_by_its_back_face_and_shows_both_faces(window: Workbench) -> None:
    window.search.setText("night ho")
    assert shown(window) == ["Dusk Herder // Night Hound"]
    view = window.finding.results.list.item(0).data(Qt.ItemDataRole.UserRole)
    assert (view.found, view.others) == ("Night Hound", ("Dusk Herder",))
    assert view.types == "Creature — Wolf ⇄ Creature — Human"


def test_the_cost_of_the_face_that_matched_stands_at_the_right(window: Workbench) -> None:
    window.search.setText("dusk herder")
    assert window.finding.results.list.item(0).data(Qt.ItemDataRole.UserRole).symbols == ("{2}", "{G}")


@pytest.mark.own_window
def test_a_query_in_scryfalls_syntax_finds_rooms_of_low_mana_value(window: Workbench, qtbot: QtBot) -> None:
    window.search.setText("is:room mv<=7")
    qtbot.waitUntil(lambda: shown(window) != [])
    names = shown(window)
    assert all(" // " in name for name in names)
    assert "Unholy Annex // Ritual Chamber" not in names
    window.search.setText("is:room")
    # What was found before stays until there is more.
    assert shown(window) == names
    qtbot.waitUntil(lambda: set(names) < set(shown(window)))


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Each answer out of another thread waits until this is set; what asks them in the window's thread waits not."""
    opened, asked = Event(), search_catalog

    def held(catalog: Catalog, query: str, limit: int, *, guesses: bool) -> list[Named]:
        if current_thread() is not main_thread():
            opened.wait(20)
            if query == "t:human":
                raise sqlite3.OperationalError("disk I/O error")
        return asked(catalog, query, limit, guesses=guesses)

    monkeypatch.setattr("inspector.library.library.search_catalog", held)
    return opened


def test_the_newest_query_wins_and_nothing_else_is_shown(
    window: Workbench, qtbot: QtBot, gate: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.search.setText("night ho")
    filled: list[str] = []
    show = window.finding.results.show_matches

    def shown_for(query: str, found: tuple[FoundCard, ...], *, more_to_come: bool = False) -> None:
        filled.append(query)
        show(query, found, more_to_come=more_to_come)

    monkeypatch.setattr(window.finding.results, "show_matches", shown_for)
    for query in ("t:w", "t:wo", "t:wolf", "is:room", "t:instant"):
        window.search.setText(query)
        QApplication.processEvents()
        assert shown(window) == ["Dusk Herder // Night Hound"]
    gate.set()
    qtbot.waitUntil(lambda: filled != [])
    assert filled == ["t:instant"]
    assert "Lightning Bolt" in shown(window)


def test_enter_takes_the_best_of_what_was_typed_last(window: Workbench, gate: Event) -> None:
    window.search.setText("lightning bolt")
    window.search.setText("t:wolf night")
    Timer(0.05, gate.set).start()
    window.search.entered.emit()
    assert list(window.session.table.objects) == ["Dusk Herder"]


def test_an_answer_comes_to_nobody_who_has_left_or_typed_on(window: Workbench, qtbot: QtBot, gate: Event) -> None:
    window.search.setText("night ho")
    window.search.setText("t:wolf")
    window.search.setText("lightning bol")
    found = shown(window)
    gate.set()
    qtbot.waitUntil(lambda: not window.finding.is_asking)
    assert shown(window) == found
    assert found[0] == "Lightning Bolt"
    window.search.setText("t:wolf")
    window.search.left.emit()
    qtbot.waitUntil(lambda: not window.finding.is_asking)
    assert window.finding.results.isHidden()


def test_what_fails_in_the_thread_is_asked_where_it_is_told(window: Workbench, qtbot: QtBot, gate: Event) -> None:
    gate.set()
    window.search.setText("t:human")
    qtbot.waitUntil(lambda: "Dusk Herder // Night Hound" in shown(window))
    window.search.setText("c:xyz")
    qtbot.waitUntil(lambda: "c:xyz" in line_under_the_field(window))
    assert shown(window) == []


def test_a_query_that_cannot_be_read_is_told_under_the_field_and_places_nothing(
    window: Workbench, qtbot: QtBot
) -> None:
    window.search.setText("(is:room")
    said = line_under_the_field(window)
    assert said.endswith("<u>(</u></span>is:room<br>This bracket is not closed.")
    assert "cannot be read at character 1" in window.search.accessibleDescription()
    assert shown(window) == []
    window.search.entered.emit()
    assert window.session.board.actions == ()
    assert window.notice.text == ""
    window.search.setText("(is:room)")
    qtbot.waitUntil(lambda: shown(window) != [])
    assert line_under_the_field(window) == ""


def test_what_is_typed_is_shown_as_typed_whatever_signs_it_has(window: Workbench) -> None:
    window.search.setText("<b>qq&zz")
    window.search.entered.emit()
    assert "“&lt;b&gt;qq&amp;zz”" in line_under_the_field(window)


def test_enter_before_the_pause_is_over_shows_guesses_and_places_nothing(window: Workbench) -> None:
    window.search.setText("nigt hownd")
    window.search.entered.emit()
    assert line_under_the_field(window) == "Did you mean:"
    assert window.session.board.actions == ()
    window.search.entered.emit()
    assert len(window.session.board.actions) == 1


def test_typing_on_or_leaving_ends_the_pause(window: Workbench, qtbot: QtBot) -> None:
    window.search.setText("nigt hownd")
    window.search.setText("night hound")
    qtbot.waitUntil(lambda: not window.finding._pause.isActive())
    assert line_under_the_field(window) == ""
    window.search.setText("nigt hownd")
    window.search.left.emit()
    qtbot.waitUntil(lambda: not window.finding._pause.isActive())
    assert window.finding.results.isHidden()


def test_a_misspelled_name_asks_did_you_mean(window: Workbench, qtbot: QtBot) -> None:
    window.search.setText("nigt hownd")
    assert line_under_the_field(window) == "Looking for similar names …"
    assert shown(window) == []
    qtbot.waitUntil(lambda: line_under_the_field(window) == "Did you mean:")
    assert shown(window)[0] == "Dusk Herder // Night Hound"


@pytest.mark.own_window
def test_a_library_that_is_damaged_is_told_and_the_bundled_cards_are_found(window: Workbench) -> None:
    library_path().write_bytes(b"no database at all" * 400)
    # What names tell is in memory by now, so that the file is not read again before it is known to be another.
    assert window.session.cards.library.refresh()
    window.search.setText("insectile")
    assert "Delver of Secrets // Insectile Aberration" in shown(window)
    assert "set aside" in window.notice.text


def test_a_saved_scenario_opens_where_the_users_cards_are_not(window: Workbench, tmp_path: Path) -> None:
    window.session.place("Night Hound", "battlefield", "Ana")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    path = tmp_path / "own.scenario.json"
    window.session.show_board(window.session.board.saved_at(path))
    window.session.act(Tap(object="Delver of Secrets"))
    assert window.files.save()
    assert not window.session.board.is_dirty
    saved = read_scenario(path)
    assert [card["name"] for card in saved.cards] == ["Dusk Herder // Night Hound"]
    library_path().unlink()
    assert len(replay(saved, bundled_cards()).table.objects) == 2


@pytest.mark.own_window
def test_what_is_kept_aside_holds_the_users_cards_too(window: Workbench, tmp_path: Path) -> None:
    window.session.place("Night Hound", "battlefield", "Ana")
    window.files.keep_aside()
    (kept,) = (tmp_path / "recovery").rglob("*.json")
    assert "Dusk Herder // Night Hound" in kept.read_text(encoding="utf-8")
    assert "card_faces" in kept.read_text(encoding="utf-8")


def test_a_pool_that_is_given_to_a_session_is_the_one_it_uses() -> None:
    pool = CardIndex(())
    session = Session(pool)
    assert session.cards.pool is pool
    assert session.place("Delver of Secrets", "battlefield", "Ana") is None


def test_what_is_typed_before_the_names_are_read_finds_bundled_cards_at_once_and_then_all(
    window: Workbench, qtbot: QtBot
) -> None:
    window.session.cards.library.close()
    window.session.cards.library.refresh()
    window.search.setText("insectile")
    assert shown(window) == ["Delver of Secrets // Insectile Aberration"]
    assert line_under_the_field(window) == LOADING
    window.search.setText("night hou")
    assert shown(window) == []
    qtbot.waitUntil(lambda: not window.finding.is_loading)
    assert shown(window) == ["Dusk Herder // Night Hound"]
    assert line_under_the_field(window) == ""


def test_enter_before_the_names_are_read_takes_the_best_of_all_cards(window: Workbench) -> None:
    window.session.cards.library.close()
    window.session.cards.library.refresh()
    window.search.setText("night hound")
    assert line_under_the_field(window) == LOADING
    window.search.entered.emit()
    assert not window.finding.is_loading
    (placed,) = window.session.board.actions
    assert "Night Hound" in str(placed)


def test_an_error_while_names_are_read_ends_the_reading_and_is_told(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = window.session.cards.library
    library.close()
    library.refresh()

    def fails(_seconds: float) -> bool:
        raise LibraryError("cards.sqlite", "it cannot be asked; please report this")

    monkeypatch.setattr(library, "load_for", fails)
    window.search.setText("insectile")
    QApplication.processEvents()
    assert not window.finding.is_loading
    assert "cannot be asked" in window.notice.text
    assert shown(window) == ["Delver of Secrets // Insectile Aberration"]
    assert line_under_the_field(window) == ""
