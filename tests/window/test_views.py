"""Other views of the board: all editions side by side, the outline; themes and the size of type."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu
from pytestqt.qtbot import QtBot

from inspector.library import bundled_cards
from inspector.rules import EDITIONS, Convert, Manifest, Transform
from inspector.window.kept.settings import THEME, TYPE_SIZE
from inspector.window.lenses.editions_dialog import EditionsDialog
from inspector.window.lenses.editions_table import MISSING, Cell, EditionsLine, compare_editions
from inspector.window.shell.workbench import Workbench
from inspector.window.style.theme import CONTRAST, THEMES
from inspector.window.style.type_faces import sans, scaled, set_type_scale
from tests.window.clean_desk import dressed

ONE_WINDOW = True


@pytest.fixture
def transformed(window: Workbench) -> Workbench:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.act(Transform(object="Delver of Secrets"))
    return window


def line(lines: tuple[EditionsLine, ...], title: str) -> EditionsLine:
    return next(found for found in lines if found.title.lower() == title)


def test_the_mana_value_of_a_back_face_differs_between_the_editions(transformed: Workbench) -> None:
    lines = tuple(compare_editions(transformed.session.board.scenario, bundled_cards()))
    value = line(lines, "mana value")
    # 202.3b: since April 2016 the front face's mana cost counts; before, a face without a mana cost had 0 (202.3a).
    assert [cell.text for cell in value.cells] == ["0", "0", "1", "1", "1"]
    assert value.differs
    assert value.about == "Insectile Aberration", "the object is called by its name now, not by its label"
    assert "202.3" in value.cells[0].why
    assert not line(lines, "name").differs


def test_a_step_that_an_edition_forbids_is_told_as_such(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.act(Convert(object="Delver of Secrets"))
    lines = tuple(compare_editions(window.session.board.scenario, bundled_cards()))
    step = next(found for found in lines if found.title.startswith("2."))
    # Converting came with the edition of 2025-06 at hand (701.28 there); 2011-09 knows no such action.
    assert step.cells[0].text == "✕ not possible"
    assert step.cells[-1].text == "✓ done"


def test_an_object_that_one_edition_lacks_is_missing_there(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("token_copy")
    lines = tuple(compare_editions(window.session.board.scenario, bundled_cards()))
    assert all(len(found.cells) == len(EDITIONS) for found in lines)
    assert MISSING not in {cell.text for found in lines for cell in found.cells}


def test_the_table_shows_first_what_differs_then_all(transformed: Workbench, qtbot: QtBot) -> None:
    transformed.commands.trigger("editions")
    dialog = transformed.window.findChild(EditionsDialog)
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.is_filled)
    heading = dialog.findChild(QLabel, "Heading")
    assert heading is not None
    # A board's own title may be a paragraph: it is no heading.
    assert heading.text() == "Under all five editions"
    few = dialog.table.rowCount()
    items = [dialog.table.item(row, 1) for row in range(few)]
    assert "≠ 0" in [item.text() for item in items if item is not None]
    dialog.only.setChecked(False)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert dialog.table.rowCount() > few
    assert dialog.table.columnCount() == 6


def test_a_board_of_many_cards_is_compared_in_turns_and_shows_the_same_in_the_end(
    window: Workbench, qtbot: QtBot
) -> None:
    cells = (Cell("0"),) * (len(EDITIONS) - 1)
    asked: list[int] = []

    def lines() -> Iterator[EditionsLine]:
        for number in range(60):
            asked.append(number)
            busy = perf_counter() + 0.001
            while perf_counter() < busy:
                pass
            yield EditionsLine(f"card {number // 2}", f"value {number}", (*cells, Cell(str(number % 2))))

    dialog = EditionsDialog("A table", lines(), window.window)
    assert dialog.summary.text() == "Comparing …", "an empty table says why it is empty"
    QApplication.processEvents()
    assert len(asked) < 60
    # Turned over while lines still come, it begins again with those that came.
    dialog.only.setChecked(False)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert asked == list(range(60))
    assert dialog.table.rowCount() == 30 + 60
    assert dialog.summary.text().startswith("30 of 60 lines differ")
    dialog.only.setChecked(True)
    qtbot.waitUntil(lambda: dialog.is_filled)
    assert dialog.table.rowCount() == 30 + 30
    assert all(dialog.table.rowHeight(row) > 0 for row in range(60))
    dialog.close()


def test_the_outline_lists_every_object_under_its_zone(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.place("Elite Vanguard", "hand", "Ben")
    model = window.outline.model
    zones = [model.item(row).text() for row in range(model.rowCount())]
    assert zones == ["Ana's battlefield (1)", "Ben's hand (1)"]
    assert model.item(0).child(0).text() == "Delver of Secrets"
    assert "1/1" in str(model.item(0).child(0).data(Qt.ItemDataRole.AccessibleTextRole))


def test_the_outline_by_keyboard_selects_and_acts(window: Workbench) -> None:
    for card in ("Delver of Secrets", "Elite Vanguard"):
        window.session.place(card, "battlefield", "Ana")
    window.commands.trigger("outline_tab")
    assert QApplication.focusWidget() is window.outline.tree
    QTest.keyClick(window.outline.tree, Qt.Key.Key_Up)
    assert window.session.selected == "Delver of Secrets"
    QTest.keyClick(window.outline.tree, Qt.Key.Key_T)
    assert window.session.values()["Delver of Secrets"].name == "Insectile Aberration"
    assert window.outline.tree.currentIndex().data() == "Insectile Aberration"
    QTest.keyClick(window.outline.tree, Qt.Key.Key_Return)
    menus = [menu for menu in window.desk.findChildren(QMenu) if menu.isVisible()]
    assert menus
    assert menus[-1].accessibleName() == "Actions for Insectile Aberration"
    menus[-1].close()


def test_the_outline_follows_the_desk(window: Workbench) -> None:
    # It is written only where it is in view.
    window.furniture.show_tab("outline")
    for card in ("Delver of Secrets", "Elite Vanguard"):
        window.session.place(card, "battlefield", "Ana")
    window.desk.chosen.emit("Delver of Secrets")
    assert window.outline.tree.currentIndex().data() == "Delver of Secrets"
    window.desk.chosen.emit(None)
    assert not window.outline.tree.currentIndex().isValid()


def test_high_contrast_text_stands_out_from_every_ground() -> None:
    for role in ("ink", "soft", "faint", "accent", "done", "nothing", "refused"):
        assert contrast(getattr(CONTRAST, role), CONTRAST.surface) >= 7, role


@pytest.mark.parametrize("name", THEMES)
def test_every_theme_can_be_chosen_and_shows_a_card(transformed: Workbench, name: str) -> None:
    transformed.commands.trigger(f"theme_{name}")
    assert transformed.settings.get(THEME) == name
    dressed(transformed)
    picture = transformed.window.grab().toImage()
    dark = picture.pixelColor(picture.width() // 2, 3).lightness() < 128
    assert dark == (name != "light")


def test_larger_type_makes_labels_larger_and_is_remembered(transformed: Workbench) -> None:
    before = transformed.panel.values["name"].sizeHint().height()
    transformed.commands.trigger("type_larger")
    assert transformed.settings.get(TYPE_SIZE) == "115"
    dressed(transformed)
    assert transformed.panel.values["name"].sizeHint().height() > before
    for _ in range(8):
        transformed.commands.trigger("type_larger")
    assert transformed.settings.get(TYPE_SIZE) == TYPE_SIZE.allowed[-1]
    for _ in range(9):
        transformed.commands.trigger("type_smaller")
    assert transformed.settings.get(TYPE_SIZE) == TYPE_SIZE.allowed[0]
    dressed(transformed)
    set_type_scale(1)


def test_scaling_changes_type_sizes_and_nothing_else() -> None:
    set_type_scale(1.5)
    assert scaled("font-size: 12px; padding: 4px") == "font-size:18px; padding: 4px"
    assert sans(20).pixelSize() == 30
    set_type_scale(1)


def contrast(one: str, other: str) -> float:
    """The contrast ratio as WCAG 2.1 defines it."""

    def light(color: str) -> float:
        parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_menu_of_a_zone_stays_where_it_is_asked_for(window: Workbench) -> None:
    window.session.place("Elite Vanguard", "graveyard", "Ana")
    window.outline.menu_wanted.emit("Elite Vanguard", QPoint(5, 5))
    menus = [menu for menu in window.desk.findChildren(QMenu) if menu.isVisible()]
    assert menus
    menus[-1].close()


@pytest.mark.own_window
def test_a_pinned_card_stays_beside_the_next_and_follows_the_table(window: Workbench) -> None:
    for card in ("Delver of Secrets", "Elite Vanguard"):
        window.session.place(card, "battlefield", "Ana")
    window.session.select("Delver of Secrets")
    QTest.keyClick(window.desk, Qt.Key.Key_P)
    window.session.select("Elite Vanguard")
    pinned = window.presenter.pinned
    assert pinned.isVisible()
    assert [panel.shown.name for panel in (pinned, window.panel) if panel.shown] == [
        "Delver of Secrets",
        "Elite Vanguard",
    ]
    window.session.act(Transform(object="Delver of Secrets"))
    assert pinned.values["name"].row.text == "Insectile Aberration"
    window.session.select("Delver of Secrets")
    window.commands.trigger("pin")
    assert not pinned.isVisible()


def test_a_pinned_card_that_is_gone_leaves_the_view(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("pin")
    window.session.undo()
    assert not window.presenter.pinned.isVisible()


def test_f5_shows_the_faces_of_ones_own_face_down_cards_alone(window: Workbench) -> None:
    for player in ("Ana", "Ben"):
        window.session.place("Elite Vanguard", "hand", player)
    for label, player in (("Elite Vanguard", "Ana"), ("Elite Vanguard 2", "Ben")):
        window.session.act(Manifest(object=label, player=player))
    QTest.keyClick(window.desk, Qt.Key.Key_F5)
    assert "Ana looks at 1 face-down card: " in window.notice.text
    assert window.desk._shows_other_side("Elite Vanguard")
    assert not window.desk._shows_other_side("Elite Vanguard 2")
    QTest.keyClick(window.desk, Qt.Key.Key_F5)
    assert not window.desk._shows_other_side("Elite Vanguard")


def test_f5_without_face_down_cards_says_so(window: Workbench) -> None:
    QTest.keyClick(window.desk, Qt.Key.Key_F5)
    assert "no face-down card" in window.notice.text
