"""One list of commands feeds menus, keys and the sheet of keys; every record must do something."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QMenu

from inspector.sharing import FAN_CONTENT
from inspector.window.kept.settings import MOTION
from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.keys import KEYS, WIDGET_KEYS, keys_of
from inspector.window.widgets.menus import MENUS

TOLD = {
    "transform": "T",
    "flip": "F",
    "unlock": "U",
    "unlock_left": "[",
    "unlock_right": "]",
    "face_down": "D",
    "copy": "C",
    "meld": "M",
    "tap": "Space",
    "effect": "E",
    "search": "/",
    "palette": "Ctrl+K",
    "rule": "Ctrl+Shift+K",
    "undo": "Ctrl+Z",
    "redo": "Ctrl+Shift+Z",
    "edition_1": "Ctrl+1",
    "edition_5": "Ctrl+5",
    "presenter": "F11",
    "full_screen": "Shift+F11",
    "keys": "?",
    "peek": "Alt",
    "menu": "Return",
}


def test_names_are_unique_and_menus_exist(window: Workbench) -> None:
    records = window.commands.records
    assert [id_ for id_, count in Counter(record.id for record in records).items() if count > 1] == []
    assert {record.menu for record in records} <= set(MENUS)


def test_every_key_belongs_to_a_command_or_to_a_widget(window: Workbench) -> None:
    records = {record.id for record in window.commands.records}
    widgets = {key.id for key in WIDGET_KEYS}
    assert not records & widgets
    assert set(KEYS) <= records | widgets
    assert widgets <= set(KEYS)


def test_every_command_stands_in_its_menu(window: Workbench) -> None:
    """A record that is in no menu, or that neither a menu nor a key runs, would be no command."""
    window.commands.update()
    for name, menu in window.menus.items():
        texts = [action.text().partition("\t")[0].partition("   ")[0] for action in menu.actions()]
        expected = {record.text for record in window.commands.records if record.menu == name}
        assert expected <= set(texts), name


def test_no_two_commands_share_a_key(window: Workbench) -> None:
    desk = [key.id for key in WIDGET_KEYS if key.where == "Card" and key.id != "place_own_card"]
    ids = (*(record.id for record in window.commands.records), *desk)
    keys = [QKeySequence(keys).toString() or keys for id_ in ids for keys in keys_of(id_)]
    assert [key for key, count in Counter(keys).items() if count > 1] == []


@pytest.mark.parametrize(("id_", "keys"), TOLD.items())
def test_the_keys_are_those_that_people_are_told(id_: str, keys: str) -> None:
    assert keys_of(id_)[0] == keys


def test_every_command_runs_or_says_why_not(window: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([], ""))
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    for record in window.commands.records:
        if record.id == "quit":
            continue
        said_before = window.notice.text
        problem = record.why_not()
        window.commands.trigger(record.id)
        if problem:
            assert problem in window.notice.text, (record.id, said_before)
    for opened in (*window.window.findChildren(QDialog), *window.desk.findChildren(QMenu)):
        opened.close()


def test_what_cannot_be_done_is_grey_and_says_why(window: Workbench) -> None:
    window.commands.update()
    card = [action for action in window.menus["Card"].actions() if action.text().startswith("Transform")]
    assert [action.isEnabled() for action in card] == [False]
    assert card[0].statusTip() == "select a card first"


def test_the_sheet_of_keys_lists_every_key(window: Workbench) -> None:
    window.commands.trigger("keys")
    sheet = window.window.findChildren(QDialog)[-1]
    texts = {label.text() for label in sheet.findChildren(QLabel)}
    assert {record.text for record in window.commands.records if record.shortcuts} <= texts
    assert {key.text for key in WIDGET_KEYS} <= texts
    sheet.close()


def test_the_edition_and_the_theme_that_hold_are_checked_in_the_menu(window: Workbench) -> None:
    for key, choice in (("edition_2", "dark"), ("edition_4", "contrast"), ("edition_4", "system")):
        window.commands.trigger(key)
        window.commands.trigger(f"theme_{choice}")
        window.commands.update()
        chosen = {record.id for record in window.commands.records if record.is_chosen()}
        checked = [action.text() for action in window.menus["View"].actions() if action.isChecked()]
        moves = {"motion"} if window.settings.get(MOTION) == "on" else set()
        assert chosen == {key, f"theme_{choice}", *moves}
        assert len(checked) == len(chosen)
        assert checked[0].startswith(window.commands.by_id[key].text)


def test_the_about_box_carries_the_fan_content_notice(window: Workbench) -> None:
    window.commands.trigger("about")
    box = window.window.findChildren(QDialog)[-1]
    texts = " ".join(label.text() for label in box.findChildren(QLabel))
    assert FAN_CONTENT in texts
    for fact in ("unofficial Fan Content", "Fan Content Policy", "approved nor endorsed", "property of Wizards"):
        assert fact in texts
    box.close()


def test_a_menu_gathers_the_commands_of_each_group_between_its_lines(window: Workbench) -> None:
    for name, menu in window.menus.items():
        texts = {record.text: record.group for record in window.commands.records if record.menu == name}
        words = [action.text().partition("\t")[0].partition("   ")[0] for action in menu.actions()]
        groups = [texts[word] for word in words if word in texts]
        assert groups == sorted(groups), name
