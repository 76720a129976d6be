"""Presenting: values are covered until they are revealed, nothing tells them before, and leaving brings all back."""

from __future__ import annotations

from unittest.mock import Mock

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QMenu, QMenuBar, QWidget

from inspector.bundled import bundled_path
from inspector.drawing import SideUp
from inspector.rules import BecomeCopy, Effect
from inspector.rules.telling import characteristics
from inspector.window.desk.arrange import arrange
from inspector.window.desk.places import Spot
from inspector.window.desk.rows import CREATURE, LAND
from inspector.window.files.samples import samples, title_of
from inspector.window.shell.workbench import Workbench
from inspector.window.style.type_faces import type_scale

# Each test finds its desk empty.
ONE_WINDOW = True


@pytest.fixture
def delver(window: Workbench) -> Workbench:
    """A transformed Delver of Secrets, selected, while presenting: mana value 1, by its front's cost (712.8e)."""
    window.session.place("Grizzly Bears", "battlefield", "Ben")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("transform")
    press(window, Qt.Key.Key_F11)
    return window


def press(window: Workbench, key: Qt.Key) -> None:
    QTest.keyClick(window.desk, key)
    QApplication.processEvents()


def told(window: Workbench) -> str:
    """Everything that a class can read, or hear, of the window."""
    found: list[str] = []
    for widget in (window.window, *window.window.findChildren(QWidget)):
        if widget.isVisible():
            found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
            found += [widget.text()] if isinstance(widget, QLabel) else []
    found += [f"{view.name} {view.sentence} {view.look} {view.peek}" for view in window.desk.shown.cards.values()]
    found += [item.toolTip() for item in window.desk.items()]
    for label in window.desk.shown.cards:
        voice = window.spoken.card(label)
        assert voice is not None
        found += [voice.text(QAccessible.Text.Name), voice.text(QAccessible.Text.Description)]
    return "\n".join(found)


def test_the_desk_is_laid_out_once_and_no_reason_of_covered_cards_is_sought(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ben")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    QApplication.processEvents()
    laid, sought = Mock(wraps=arrange), Mock(wraps=characteristics._recorded)
    monkeypatch.setattr("inspector.window.desk.surface.arrange", laid)
    monkeypatch.setattr(characteristics, "_recorded", sought)
    window.presenting.begin()
    assert laid.call_count == 1
    assert "Grizzly Bears" not in {label for (_, label), _ in sought.call_args_list}


def test_all_values_are_covered_at_first(delver: Workbench) -> None:
    assert set(delver.presenting.sheet.texts.values()) == {"?"}
    assert delver.presenting.sheet.reason == ""


def test_space_reveals_one_value_after_the_other_with_its_rule(delver: Workbench) -> None:
    texts = []
    for _ in range(3):
        press(delver, Qt.Key.Key_Space)
        texts.append(delver.presenting.sheet.texts)
    assert [list(shown.values()).count("?") for shown in texts] == [6, 5, 4]
    assert texts[2]["mana_value"] == "1"
    assert "712.8e" in delver.presenting.sheet.reason
    assert not delver.session.table.objects["Delver of Secrets"].tapped


def test_left_and_backspace_cover_again(delver: Workbench) -> None:
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Left):
        press(delver, key)
    assert [text != "?" for text in delver.presenting.sheet.texts.values()][:3] == [True, False, False]
    press(delver, Qt.Key.Key_Backspace)
    assert set(delver.presenting.sheet.texts.values()) == {"?"}


def test_r_reveals_all_and_the_desk_then_shows_what_the_card_is(delver: Workbench) -> None:
    before = delver.desk.shown.cards["Delver of Secrets"]
    press(delver, Qt.Key.Key_R)
    assert "?" not in delver.presenting.sheet.texts.values()
    now = delver.desk.shown.cards["Delver of Secrets"]
    assert "mana value 1" in now.sentence
    assert "mana value" not in before.sentence


def test_a_pressed_row_is_revealed_and_a_press_beside_it_the_next(delver: Workbench) -> None:
    sheet = delver.presenting.sheet
    QTest.mouseClick(sheet.rows["colors"], Qt.MouseButton.LeftButton)
    assert [key for key, text in sheet.texts.items() if text != "?"] == ["colors", "color_indicator"][:1]
    QTest.mouseClick(sheet, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, QPoint(4, 4))
    assert {key for key, text in sheet.texts.items() if text != "?"} == {"name", "colors"}


def test_nothing_tells_a_covered_value(window: Workbench) -> None:
    """A bear that an effect made a blue 7/9, a copy of it, and a face-down card: none of it is to be read anywhere."""
    session = window.session
    session.place("Grizzly Bears", "battlefield", "Ana")
    session.place("Delver of Secrets", "battlefield", "Ana")
    for counter in range(7):
        del counter
        window.commands.trigger("add_counter")
    press(window, Qt.Key.Key_F11)
    window.spoken.answer()
    size = {row.key: row.text for row in window.presenter.rows_of("Delver of Secrets")}["power"]
    assert size == "8/8"
    for key in (Qt.Key.Key_P, Qt.Key.Key_Tab, Qt.Key.Key_Tab):
        press(window, key)
        assert "8/8" not in told(window)
    session.select("Delver of Secrets")
    press(window, Qt.Key.Key_R)
    assert "8/8" in told(window)


def test_the_menu_of_a_covered_card_tells_nothing_of_it(delver: Workbench) -> None:
    press(delver, Qt.Key.Key_Return)
    menus = [menu for menu in delver.desk.findChildren(QMenu) if menu.isVisible()]
    actions = [action for menu in menus for action in menu.findChildren(QAction) if action.isVisible()]
    assert len(actions) > 3
    assert not [action.text() for action in actions if action.data()]
    assert menus[0].actions()[0].text() == "Insectile Aberration"
    assert not any(menu.toolTipsVisible() for menu in menus)
    for menu in menus:
        menu.close()


def test_an_action_covers_what_it_changed(delver: Workbench) -> None:
    press(delver, Qt.Key.Key_R)
    press(delver, Qt.Key.Key_T)
    assert set(delver.presenting.sheet.texts.values()) == {"?"}
    press(delver, Qt.Key.Key_U)
    assert "✕" in delver.presenting.strip.keys.text()


def test_another_edition_asks_anew(delver: Workbench) -> None:
    press(delver, Qt.Key.Key_R)
    QTest.keyClick(delver.desk, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert delver.session.edition_key == "2011-09"
    assert set(delver.presenting.sheet.texts.values()) == {"?"}
    press(delver, Qt.Key.Key_R)
    assert delver.presenting.sheet.texts["mana_value"] == "0"


@pytest.mark.parametrize("key", [Qt.Key.Key_F11, Qt.Key.Key_Escape])
def test_leaving_brings_everything_back(window: Workbench, key: Qt.Key) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ben")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.session.select("Grizzly Bears")
    QApplication.processEvents()
    before = _stand(window)
    press(window, Qt.Key.Key_F11)
    assert window.window.isFullScreen()
    assert not window.top.isVisible()
    assert not window.panel.isVisible()
    assert not menu_bar_of(window).isVisible()
    press(window, Qt.Key.Key_Tab)
    press(window, key)
    assert _stand(window) == before
    assert window.panel.shown is not None
    assert window.panel.shown.label == "Grizzly Bears"


def menu_bar_of(window: Workbench) -> QWidget:
    bar = window.menus["File"].parentWidget()
    assert isinstance(bar, QMenuBar)
    return bar


def _stand(window: Workbench) -> tuple[object, ...]:
    shown = (window.top, window.panel, window.tabs, window.notice, menu_bar_of(window), window.presenter.pinned)
    return (
        window.window.windowState(),
        window.window.geometry(),
        window.panel.size(),
        window.desk.size(),
        window.session.chosen,
        tuple(widget.isVisible() for widget in shown),
        window.desk.hasFocus(),
    )


def test_while_a_copys_original_is_picked_the_arrows_pick(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ben")
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    press(window, Qt.Key.Key_F11)
    press(window, Qt.Key.Key_C)
    assert "Enter" in window.presenting.strip.keys.text()
    press(window, Qt.Key.Key_Up)
    press(window, Qt.Key.Key_Return)
    assert window.session.table.objects["Delver of Secrets"].copies
    press(window, Qt.Key.Key_C)
    press(window, Qt.Key.Key_Escape)
    assert window.presenting.is_on


def test_the_title_of_a_sample_does_not_tell_its_answer(window: Workbench) -> None:
    """709.5-both: with both doors open the mana value is that of the whole cost, which is for the class to say."""
    window.files.open_path(bundled_path("scenarios/rooms/both-doors-open.scenario.json"))
    assert "mana value 7" in window.session.board.title
    press(window, Qt.Key.Key_F11)
    assert "mana value 7" not in told(window)
    assert window.presenting.strip.title.text().startswith("2026-08 709.5")
    assert "Rules of 2026-08" in window.presenting.strip.edition.text()


def test_the_windows_own_title_does_not_tell_the_answer_either_and_comes_back(window: Workbench) -> None:
    window.files.open_path(bundled_path("scenarios/rooms/both-doors-open.scenario.json"))
    before = window.window.windowTitle()
    press(window, Qt.Key.Key_F11)
    assert "mana value 7" not in window.window.windowTitle()
    press(window, Qt.Key.Key_F11)
    assert window.window.windowTitle() == before


def test_a_bundled_sample_without_a_colon_in_its_title_is_not_named(window: Workbench) -> None:
    path = next(path for path in samples() if ": " not in title_of(path))
    window.files.open_path(path)
    press(window, Qt.Key.Key_F11)
    for text in (window.presenting.strip.title.text(), window.window.windowTitle()):
        assert title_of(path) not in text


@pytest.mark.parametrize("id_", ["search", "rule", "history_tab", "outline_tab", "rules_tab", "pin"])
def test_what_is_put_aside_says_so(delver: Workbench, id_: str) -> None:
    delver.commands.trigger(id_)
    assert "put aside while presenting" in delver.presenting.strip.keys.text()
    assert delver.presenting.is_on


def test_the_key_of_the_search_says_that_it_is_put_aside(delver: Workbench) -> None:
    press(delver, Qt.Key.Key_Slash)
    assert "Search for a card: put aside while presenting" in delver.presenting.strip.keys.text()
    press(delver, Qt.Key.Key_F11)
    assert "presenting" not in delver.notice.text


@pytest.mark.parametrize("id_", ["editions", "compare_steps"])
def test_tables_of_answers_are_not_opened_while_presenting(delver: Workbench, id_: str) -> None:
    delver.commands.trigger(id_)
    assert not [sheet for sheet in delver.window.findChildren(QDialog) if sheet.isVisible()]
    assert "would give away the answers" in delver.presenting.strip.keys.text()
    press(delver, Qt.Key.Key_F11)
    delver.commands.trigger(id_)
    assert [sheet for sheet in delver.window.findChildren(QDialog) if sheet.isVisible()]


def test_a_sheet_that_stood_open_is_hidden_while_presenting_and_comes_back(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("transform")
    window.commands.trigger("compare_steps")
    (sheet,) = (sheet for sheet in window.window.findChildren(QDialog) if sheet.isVisible())
    window.presenting.begin()
    assert not sheet.isVisible()
    window.presenting.leave()
    assert sheet.isVisible()


def test_a_panel_in_a_window_of_its_own_is_hidden_while_presenting_and_comes_back(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    window.commands.trigger("detach_panel")
    frame = window.detached.frame
    assert frame is not None
    assert frame.isVisible()
    window.commands.trigger("presenter")
    window.commands.trigger("transform")
    window.presenting.reveal()
    assert not frame.isVisible()
    window.commands.trigger("presenter")
    assert frame.isVisible()


def test_the_ladder_is_revealed_rung_by_rung_large_enough_for_the_last_row(window: Workbench) -> None:
    for name in ("Humility", "Opalescence"):
        window.session.place(name, "battlefield", "Ana")
    window.session.select("Humility")
    press(window, Qt.Key.Key_F11)
    window.commands.trigger("lens_copiable")
    assert "its values are covered" in window.presenting.strip.keys.text()
    window.commands.trigger("ladder")
    ladder = window.showing.lenses.ladder
    assert type_scale() == 1.5
    ladders = ladder.page.findChildren(QWidget)
    spoken = " ".join(f"{one.accessibleName()} {one.accessibleDescription()}" for one in ladders if one.isVisible())
    assert [words for words in ("4/4", "Opalescence") if words in spoken] == []
    for count in range(1, 5):
        QTest.keyClick(ladder.page, Qt.Key.Key_Space)
        assert sum(not rung.is_covered for rung in ladder.page.view.rungs) == count + 1
    # The newer Opalescence comes last (613.7), and with it the class has seen all values.
    assert "4/4" in ladder.page.view._result.accessibleName()
    assert window.presenting.what_is_hidden() == ""
    QTest.keyClick(ladder.page, Qt.Key.Key_Backspace)
    assert ladder.page.view.rungs[4].is_covered
    window.commands.trigger("lens_copiable")
    assert window.showing.lenses.shown == "copiable"
    QTest.keyClick(window.showing.lenses.page.grid, Qt.Key.Key_Escape)
    assert (window.presenting.is_on, type_scale()) == (True, 1.0)
    press(window, Qt.Key.Key_F11)


def test_the_row_and_the_badges_of_a_covered_card_tell_nothing_of_its_values(window: Workbench) -> None:
    window.session.place("Forest", "battlefield", "Ana")
    change = {"add_types": ["Creature"], "set_power": 5, "set_toughness": 5}
    window.session.act(msgspec.convert({"do": "effect", "on": ["Forest"], "change": change}, Effect))
    field = Spot("battlefield", "Ana")
    assert (window.desk.shown.tiles[field][0].kind, window.desk.shown.cards["Forest"].figures) == (CREATURE, "5/5")
    press(window, Qt.Key.Key_F11)
    assert (window.desk.shown.tiles[field][0].kind, window.desk.shown.cards["Forest"].figures) == (LAND, "")
    QTest.mouseClick(window.presenting.strip.leave, Qt.MouseButton.LeftButton)
    assert not window.presenting.is_on
    assert window.desk.shown.tiles[field][0].kind == CREATURE


def test_the_question_stands_in_words_and_goes_on_with_each_value(delver: Workbench) -> None:
    sheet = delver.presenting.sheet
    asked = [sheet.question]
    # Beside "What is its name?" a name would be taken for the answer, and of most cards be it.
    assert not any(label.isVisible() and "Delver" in label.text() for label in sheet.findChildren(QLabel))
    while sheet.question != "All revealed.":
        press(delver, Qt.Key.Key_Space)
        asked.append(sheet.question)
    assert asked[:3] == ["What is its name now?", "What is its mana cost now?", "What is its mana value now?"]
    assert asked[-2:] == ["What are its power and toughness now?", "All revealed."]


def test_a_library_lies_face_down_before_a_class_too(window: Workbench) -> None:
    """401.2: nobody looks at the cards of a library."""
    window.session.place("Island", "library", "Ana")
    press(window, Qt.Key.Key_F11)
    (view,) = window.desk.shown.cards.values()
    assert view.look.side is SideUp.BACK
    assert "Island" not in view.name + view.sentence


def test_the_menu_of_a_zone_names_cards_as_the_class_sees_them(window: Workbench) -> None:
    for name in ("Clone", "Delver of Secrets", "Forest", "Bonesplitter"):
        window.session.place(name, "battlefield", "Ana")
    window.session.act(BecomeCopy(object="Clone", of="Delver of Secrets"))
    press(window, Qt.Key.Key_F11)
    window.presenter.open_zone(Spot("battlefield", "Ana"), QPoint(5, 5))
    found = window.desk.findChildren(QMenu)
    menu = next(one for one in found if any("4 cards" in action.text() for action in one.actions()))
    lines = [action.text() for action in menu.actions()]
    # 707.2: it is named Delver of Secrets now, which is for the class to say.
    assert lines.count("Clone") == lines.count("Delver of Secrets") == 1
    assert not any("creature" in line or "mana value" in line for line in lines)
    menu.close()


def test_before_a_class_nothing_empty_takes_room_and_the_card_fills_it(window: Workbench) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    before = window.desk.width_of("Delver of Secrets")
    press(window, Qt.Key.Key_F11)
    laid = window.desk.arrangement
    assert laid is not None
    assert set(laid.frame.halves) == {"Ana"}
    assert window.desk.width_of("Delver of Secrets") > 1.3 * before
    QTest.mouseClick(window.presenting.strip.leave, Qt.MouseButton.LeftButton)
    assert not window.presenting.is_on
    assert window.desk.width_of("Delver of Secrets") == before


def test_the_open_boards_are_a_program_and_the_teacher_sees_the_answers_elsewhere(delver: Workbench) -> None:
    delver.presenting.leave()
    delver.session.select("Delver of Secrets")
    delver.boards.new()
    delver.session.place("Grizzly Bears", "battlefield", "Ana")
    press(delver, Qt.Key.Key_F11)
    strip = delver.presenting.strip
    assert strip.place.text() == "2 of 2"
    QTest.mouseClick(strip.teacher, Qt.MouseButton.LeftButton)
    teacher = delver.presenting.teacher
    assert teacher is not None
    press(delver, Qt.Key.Key_PageUp)
    assert (strip.place.text(), teacher.boards.currentRow()) == ("1 of 2", 0)
    # 712.8e: the front face's cost gives the mana value; only the teacher sees it yet.
    shown = [label.text() for label in teacher.findChildren(QLabel)]
    assert any("712.8e" in text for text in shown)
    assert set(delver.presenting.sheet.texts.values()) == {"?"}
    teacher.notes.setPlainText("Ask about the moon.")
    QTest.keyClick(teacher, Qt.Key.Key_Space)
    assert delver.presenting.sheet.texts["name"] != "?"
    teacher.boards.setCurrentRow(1)
    assert strip.place.text() == "2 of 2"
    teacher.boards.setCurrentRow(0)
    assert teacher.notes.toPlainText() == "Ask about the moon."
    delver.presenting.leave()
    assert delver.presenting.teacher is None
