"""A theme or a size of type is put on in several turns of the event loop; nobody sees it half on."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHeaderView,
    QLabel,
    QScrollBar,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)

from inspector.window.kept.settings import THEME
from inspector.window.shell.main_window import MainWindow
from inspector.window.shell.workbench import Workbench
from inspector.window.style.theme import THEMES
from inspector.window.widgets.plain_text import plain_label
from tests.window.clean_desk import dressed

ONE_WINDOW = True


class Counting(QObject):
    """Counts how often each kind of event comes to some widgets."""

    def __init__(self, *watched: QWidget) -> None:
        super().__init__()
        self.seen: list[tuple[QObject, QEvent.Type]] = []
        for widget in watched:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.seen.append((watched, event.type()))
        return False


@pytest.mark.parametrize("command", ["theme_dark", "theme_contrast", "type_larger", "type_smaller", "theme_light"])
def test_no_widget_takes_the_style_more_often_than_off_and_on(window: Workbench, command: str) -> None:
    deep = window.panel.findChildren(QLabel)
    assert max(depth(label) for label in deep) > 4
    if window.settings.get(THEME) == command.removeprefix("theme_"):
        # Another test of this window has chosen it already.
        window.commands.trigger("theme_contrast" if command != "theme_contrast" else "theme_light")
        dressed(window)
    counting = Counting(*deep)
    window.commands.trigger(command)
    dressed(window)
    taken = [watched for watched, kind in counting.seen if kind is QEvent.Type.StyleChange]
    assert taken
    assert max(taken.count(label) for label in deep) <= 3


def test_nothing_is_painted_half_and_everything_stays_where_it_was(window: Workbench) -> None:
    window.session.place("Grizzly Bears", "battlefield", "Ana")
    window.session.select(next(iter(window.session.table.objects)))
    window.window.resize(800, 500)
    for _ in range(3):
        QApplication.processEvents()
    bars = [bar for bar in window.panel.findChildren(QScrollBar) if bar.isVisible() and bar.maximum()]
    assert bars
    for bar in bars:
        bar.setValue(bar.maximum())
    for theme in ("dark", "contrast", "light"):
        widgets = [widget for widget in window.window.findChildren(QWidget) if widget.isVisible()]
        before = [widget.geometry() for widget in widgets]
        counting = Counting(*widgets)
        window.commands.trigger(f"theme_{theme}")
        painted_with: list[tuple[str, bool]] = []
        shown = window.window
        assert isinstance(shown, MainWindow)
        while shown.dressing.is_under_way:
            counting.seen.clear()
            QApplication.processEvents()
            if QEvent.Type.Paint in {kind for _, kind in counting.seen}:
                painted_with.append((QApplication.palette().window().color().name().upper(), bool(sheet())))
        assert set(painted_with) <= {(THEMES[theme].window, True)}
        assert sheet()
        moved = [widget for widget, was in zip(widgets, before, strict=True) if widget.geometry() != was]
        assert moved == []
        assert [bar.value() for bar in bars] == [bar.maximum() for bar in bars]
    window.window.resize(1280, 720)


def test_what_is_chosen_last_is_put_on_however_soon_it_is_chosen(window: Workbench) -> None:
    window.preferences.set_theme("light")
    dressed(window)
    window.commands.trigger("theme_dark")
    QApplication.processEvents()
    for _ in range(2):
        window.preferences.next_theme()
    assert window.settings.get(THEME) == "light"
    dressed(window)
    assert QApplication.palette().window().color().name().upper() == THEMES["light"].window
    assert THEMES["light"].window in sheet()
    assert window.desk.look.roles == THEMES["light"]


def test_a_sheet_may_open_and_close_meanwhile(window: Workbench) -> None:
    before, during = sheet_with_a_list(window), QDialog(window.window)
    window.commands.trigger("theme_dark")
    before.close()
    before.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    during.show()
    dressed(window)
    assert during.updatesEnabled()
    assert during.palette().window().color().name().upper() == THEMES["dark"].window
    during.close()
    window.commands.trigger("theme_light")
    dressed(window)
    assert window.window.updatesEnabled()


def test_a_sheet_of_its_own_and_measured_rows_are_there_again(window: Workbench) -> None:
    dialog, table = QDialog(window.window), QTableWidget(2, 1)
    rows = QVBoxLayout(dialog)
    rows.addWidget(table)
    labels = [plain_label(f"line {number}", "Own") for number in range(30)]
    for label in labels:
        rows.addWidget(label)
    dialog.setStyleSheet("#Own { color: #123456; }")
    measured = table.verticalHeader()
    measured.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    dialog.show()
    QApplication.processEvents()
    low = table.rowHeight(0)
    counting = Counting(labels[0])
    for command in ("theme_dark", "type_larger"):
        counting.seen.clear()
        window.commands.trigger(command)
        dressed(window)
        # Off and on in the program's sheet; in its own it is told by the dialog, and by what lies between.
        assert [kind for _, kind in counting.seen].count(QEvent.Type.StyleChange) <= 7
        assert dialog.styleSheet() == "#Own { color: #123456; }"
        assert labels[0].palette().windowText().color().name() == "#123456"
        assert measured.sectionResizeMode(0) is QHeaderView.ResizeMode.ResizeToContents
    QApplication.processEvents()
    assert table.rowHeight(0) > low
    dialog.close()
    for command in ("type_smaller", "theme_light"):
        window.commands.trigger(command)
        dressed(window)


def sheet_with_a_list(window: Workbench) -> QDialog:
    made = QDialog(window.window)
    QVBoxLayout(made).addWidget(plain_label("one"))
    made.show()
    return made


def sheet() -> str:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    return app.styleSheet()


def depth(widget: QWidget) -> int:
    above, count = widget.parentWidget(), 0
    while above is not None:
        above, count = above.parentWidget(), count + 1
    return count


def test_no_sheet_is_put_over_another_whenever_the_next_is_chosen(
    window: Workbench, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Qt does not survive that where there are boxes to choose from."""
    put: list[tuple[bool, bool]] = []
    set_sheet = QApplication.setStyleSheet

    def note(app: QApplication, new: str) -> None:
        put.append((bool(app.styleSheet()), bool(new)))
        set_sheet(app, new)

    monkeypatch.setattr(QApplication, "setStyleSheet", note)
    shown = window.window
    assert isinstance(shown, MainWindow)
    for turns in (1, 2):
        light, dark = THEMES["light"], THEMES["dark"]
        shown.dressing.dress(light)
        dressed(window)
        # The one that is on is chosen again, and in one of the turns that this takes another.
        shown.dressing.dress(light)
        for _ in range(turns):
            QApplication.processEvents()
        put.clear()
        shown.dressing.dress(dark)
        dressed(window)
        assert put == [(True, False), (False, True)], turns
    shown.apply_theme()
    dressed(window)
