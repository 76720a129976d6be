"""Links to files on the empty desk: whole where there is room, with dots where there is not."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from inspector.window.shell.invitation import FileLink

NAME = "Baithook Angler is cast from the graveyard with its back face up"


def test_a_name_is_shown_whole_where_there_is_room_and_ends_in_dots_where_there_is_none(qtbot: QtBot) -> None:
    link = FileLink(NAME)
    qtbot.addWidget(link)
    link.show()
    whole = link.sizeHint().width()
    link.resize(whole // 2, link.height())
    assert link.text() != NAME
    assert link.text().endswith("…")
    assert link.sizeHint().width() == whole
    assert link.accessibleName() == NAME
    link.resize(whole, link.height())
    assert link.text() == NAME
