"""The lenses in the window: what their tables say, and how one opens, follows, leads to rule and ladder, and goes."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton

from inspector.lenses import LENSES, look_through
from inspector.library import bundled_cards
from inspector.rules import Counters
from inspector.scenario import replay
from inspector.scenario.words import board_from_words
from inspector.window.kept.settings import LENS
from inspector.window.lenses.lens_bar import COMMANDS_OF, LADDER, LENS_HEADINGS, LENS_TITLES
from inspector.window.lenses.lens_sheets import NOT_THERE, LensSheet, lens_sheet_of
from inspector.window.lenses.printed import pdf_of_html, sheet_html
from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.keys import KEYS
from inspector.window.widgets.symbol_pictures import symbols_by_address
from tests.pdf_streams import has_letter

ONE_WINDOW = True

HUMILITY = "Ana has Humility and Opalescence on the battlefield."
ROOM = "Bottomless Pool // Locker Room"
ROOMS = f"Ana has {ROOM} on the battlefield."
DELVER = "Ana has Delver of Secrets on the battlefield."


def sheet(lens: str, words: str, label: str) -> LensSheet:
    pool = bundled_cards()
    scenario = board_from_words(words, pool).scenario
    return lens_sheet_of(look_through(lens, scenario, replay(scenario, pool).table, pool, label))


def line(found: LensSheet, title: str) -> list[str]:
    (cells,) = (line.cells for line in found.lines if line.title == title)
    return [("≠ " if cell.differs else "") + cell.text for cell in cells]


def test_a_lens_of_the_core_has_its_words_and_keys_in_the_window() -> None:
    assert set(LENS_TITLES) == {LADDER, *LENSES} == set(LENS.allowed)
    assert set(LENS_HEADINGS) == set(LENSES)
    assert set(COMMANDS_OF.values()) < set(KEYS)
    # One name for a lens, in the bar, in menus and where a card lacks.
    assert all(says.startswith(f"{title}: ") for title, says in LENS_TITLES.values())


def test_the_copy_lens_sets_what_it_is_beside_what_a_copy_gets() -> None:
    found = sheet("copiable", HUMILITY, "Humility")
    # 707.2: no effect that is not a copy effect is copied, so a copy is no creature and has the ability.
    assert line(found, "Types") == ["Enchantment Creature", "≠ Enchantment"]
    assert line(found, "Size") == ["4/4", "≠ none"]
    assert line(found, "Abilities")[0] == "none"
    assert line(found, "Mana value") == ["4", "4"]
    assert line(found, "Controller") == ["Ana", "≠ stays behind"]


def test_the_door_board_marks_the_present_state_and_what_differs_from_both_doors() -> None:
    found = sheet("doors", ROOMS, ROOM)
    # 709.5: a locked half has neither name nor cost; it enters with both locked unless it was cast.
    assert line(found, "Name") == ["≠ no name", "≠ Bottomless Pool", "≠ Locker Room", ROOM]
    assert line(found, "Mana value") == ["≠ 0", "≠ 1", "≠ 5", "6"]
    # 709.5e: unlocking costs the mana cost of the half that is locked.
    assert line(found, "Unlock left") == ["≠ {U}", "none", "≠ {U}", "none"]
    assert line(found, "Unlock right") == ["≠ {4}{U}", "≠ {4}{U}", "none", "none"]
    assert found.now == 0


def test_the_matrix_tells_alike_zones_in_one_line() -> None:
    found = sheet("matrix", DELVER, "Delver of Secrets")
    titles = [line.title for line in found.lines]
    assert "Hand, library, graveyard, exile" in titles
    back = next(line for line in found.lines if line.title == "Battlefield: back face up")
    # 712.8e: with its back face up it has that face's characteristics, and the front face's mana value.
    assert dict(zip(found.columns, (cell.text for cell in back.cells), strict=True)) == {
        "Name": "Insectile Aberration",
        "Mana cost": "none",
        "Mana value": "1",
        "Colors": "blue",
        "Types": "Creature — Human Insect",
        "Size": "3/2",
        "Abilities": "Flying",
    }


def test_the_edition_table_says_where_a_card_is_not_there() -> None:
    found = sheet("editions", ROOMS, ROOM)
    assert line(found, "Mana value") == [f"≠ {NOT_THERE}"] * 3 + ["0", "0"]
    assert [cell.edition for cell in found.lines[0].cells] == [*list(found.columns[:4]), "2026-08"]


def test_a_cell_of_the_edition_table_opens_its_rule_and_its_ladder_in_that_edition(window: Workbench) -> None:
    window.session.load(board_from_words(HUMILITY, bundled_cards()).scenario, None)
    window.session.select("Humility")
    lenses = window.showing.lenses
    lenses.toggle("editions")
    grid = lenses.page.grid
    size = next(row for row in range(grid.rowCount()) if str(grid.model().index(row, 0).data()) == "Size")
    grid.setCurrentCell(size, 1)
    QApplication.processEvents()
    page = window.presenter.reader.pages.current
    # Timestamps stand in 613.6 and below in 2011, and not in 613.7.
    assert page is not None
    assert page.target.startswith("613.6")
    assert page.loaded is not None
    assert page.loaded.text.rules[page.target].text
    QTest.keyClick(grid, Qt.Key.Key_Return)
    assert (lenses.shown, lenses.ladder.edition) == ("ladder", "2011-09")
    window.session.set_edition("2016-01")
    assert lenses.ladder.edition == ""
    QTest.keyClick(lenses.ladder.page, Qt.Key.Key_Escape)
    assert window.furniture.middle.currentWidget() is window.desk


def test_a_lens_follows_the_selection_says_why_it_shows_nothing_and_is_remembered(window: Workbench) -> None:
    window.session.load(
        board_from_words(f"Ana has {ROOM} and Humility on the battlefield.", bundled_cards()).scenario, None
    )
    lenses = window.showing.lenses
    window.session.select(None)
    lenses.toggle_last()
    assert "Select a card first" in window.notice.text
    window.session.select(ROOM)
    lenses.toggle("doors")
    assert lenses.page.grid.isVisibleTo(window.window)
    window.session.select("Humility")
    assert not lenses.page.grid.isVisibleTo(window.window)
    assert "has no doors" in lenses.page.accessibleName()
    window.session.select(None)
    assert lenses.shown == ""
    window.session.select(ROOM)
    lenses.toggle_last()
    assert lenses.shown == "doors"


def test_presenting_puts_a_lens_away_for_it_would_tell_what_is_covered(window: Workbench) -> None:
    window.session.load(board_from_words(HUMILITY, bundled_cards()).scenario, None)
    window.session.select("Humility")
    window.showing.lenses.toggle("copiable")
    window.presenting.begin()
    assert window.furniture.middle.currentWidget() is window.desk
    window.commands.trigger("lens_matrix")
    assert window.showing.lenses.shown == ""


def test_a_pinned_lens_stays_with_its_card_and_one_of_its_own_window_follows_the_board(window: Workbench) -> None:
    window.session.load(board_from_words(HUMILITY, bundled_cards()).scenario, None)
    window.session.select("Humility")
    lenses = window.showing.lenses
    lenses.toggle("editions")
    lenses.toggle_pin()
    window.session.select("Opalescence")
    assert lenses.heading == "Humility under each edition"
    lenses.ask_to_detach()
    assert window.furniture.middle.currentWidget() is window.desk
    (own,) = window.showing.lens_windows.shown
    assert own.windowTitle().startswith("Humility under each edition")
    window.session.act(Counters(object="Humility", kind="+1/+1"))
    cells = [own.lenses.page.grid.item(row, 5) for row in range(own.lenses.page.grid.rowCount())]
    # 4/4 by Opalescence, and a counter (613.4c).
    assert any(cell is not None and "5/5" in cell.text() for cell in cells)
    lenses_there = own.lenses
    lenses_there.open("ladder")
    rungs = lenses_there.ladder.page.view.rungs
    window.desk.pointed.emit("Opalescence")
    assert [rung.is_lit for rung in rungs] == [rung.rung.source == "Opalescence" for rung in rungs]
    window.presenting.begin()
    assert not own.isVisible()
    window.presenting.leave()
    assert own.isVisible()
    window.session.undo()
    lenses.toggle_pin()
    own.close()
    assert window.showing.lens_windows.shown == []


def test_a_cell_of_the_edition_table_opens_its_proof_there(window: Workbench) -> None:
    window.session.load(board_from_words(HUMILITY, bundled_cards()).scenario, None)
    window.session.select("Humility")
    lenses = window.showing.lenses
    lenses.toggle("editions")
    titles = [each.title for each in sheet("editions", HUMILITY, "Humility").lines]
    lenses.page.grid.setCurrentCell(titles.index("Abilities"), 1)
    QTest.keyClick(lenses.page.grid, Qt.Key.Key_Return)
    # Its ability goes in layer 6, by its second step, in 2011 as today.
    assert lenses.ladder.edition == "2011-09"
    assert lenses.ladder.page.bar.segments.accessibleDescription().startswith("Step 2 of 4: ")


def test_a_lens_is_saved_as_a_pdf_and_a_folder_that_is_none_is_told(window: Workbench, tmp_path: Path) -> None:
    window.session.load(board_from_words(HUMILITY, bundled_cards()).scenario, None)
    window.session.select("Humility")
    for name in ("ladder", "copiable"):
        window.showing.lenses.open(name)
        path = tmp_path / f"{name}.pdf"
        assert window.showing.lenses.save_pdf(path)
        assert path.read_bytes().startswith(b"%PDF-")
        assert not window.showing.lenses.save_pdf(tmp_path / "none" / "it.pdf")
        assert "cannot be saved" in window.notice.text


def test_a_symbol_on_a_lens_on_paper_can_be_searched_for_copied_and_heard() -> None:
    words = 'Ratchet Bomb: {T}, {2/W} and {"}'
    nothing = LensSheet(corner="", columns=(), lines=())
    html = sheet_html(words, nothing)
    assert set(symbols_by_address(html).values()) == {"{T}", "{2/W}", '{"}'}
    assert has_letter(pdf_of_html("Ratchet Bomb", html), "{")
    assert not has_letter(pdf_of_html("Ratchet Bomb", sheet_html("Ratchet Bomb", nothing)), "{")


def test_no_lens_makes_a_narrow_window_wider_and_what_folds_is_offered_by_a_menu(window: Workbench) -> None:
    """960 by 540 is what 200 % leaves of 1920 by 1080, and 640 by 360 what 300 % does."""
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    for width, height in ((960, 540), (800, 500), (640, 360)):
        window.window.resize(width, height)
        for lens in ("ladder", "copiable", "doors", "matrix", "editions"):
            if window.showing.lenses.shown != lens:
                window.showing.lenses.toggle(lens)
            QApplication.processEvents()
            assert window.window.size().toTuple() == (width, height), lens
    # What the lines are is seen first, wherever the cell lies that tells most.
    window.window.resize(640, 400)
    for lens in ("copiable", "matrix", "editions"):
        window.showing.lenses.open(lens)
        QApplication.processEvents()
        assert window.showing.lenses.page.grid.horizontalScrollBar().value() == 0, lens
        window.showing.lenses.close()
    window.showing.lenses.open("copiable")
    bar = window.showing.lenses.bar
    assert not bar.pin.isVisible()
    one, more = (button for button in bar.findChildren(QToolButton) if button.isVisible())
    one.menu().actions()[list(LENS_TITLES).index("doors")].trigger()
    assert (window.showing.lenses.shown, one.text()) == ("doors", "Doors")
    more.menu().aboutToShow.emit()
    assert len(more.menu().actions()) == 3
    more.menu().actions()[0].trigger()
    assert bar.pin.isChecked()
    more.menu().actions()[0].trigger()
    window.window.resize(1280, 720)
    QApplication.processEvents()
    assert bar.pin.isVisible()
