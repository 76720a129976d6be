"""Names made to do harm stand everywhere in the window as what they are: no markup is obeyed, no file is read."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QPersistentModelIndex, QPoint, Qt, QUrl
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QGraphicsView,
    QInputDialog,
    QLabel,
    QMenu,
    QMessageBox,
    QTabBar,
    QTextEdit,
    QWidget,
)

from inspector.library import QueryError
from inspector.library.decks import read_deck
from inspector.window.actions.card_menu import card_menu
from inspector.window.actions.effects_dialog import EffectsDialog
from inspector.window.actions.selection_menu import selection_menu
from inspector.window.actions.zone_menu import zone_menu
from inspector.window.board.notices import Notice
from inspector.window.desk.places import Spot
from inspector.window.files.files import ask_about_changes
from inspector.window.files.forge_boards import LostSheet
from inspector.window.lenses.editions_dialog import EditionsDialog
from inspector.window.search.deck_sheet import DeckSheet
from inspector.window.search.place_menu import place_menu
from inspector.window.shell.workbench import Workbench
from inspector.window.widgets.plain_text import plain, plain_label, tip_text
from inspector.window.widgets.symbol_text import with_symbols
from tests.window.test_drag_and_drop import drop, enter

# What ends the window, or fills the screen.
NOT_TRIED = ("quit", "full_screen")
RULES = """Magic Comprehensive Rules
These rules are effective as of June 6, 2025.

100. {evil}
100.1. {evil} see rule 100.2. {bidi}
100.2. Another rule.
"""
BOLD = "<b>x</b>"
PICTURE = '<img src="{}" width=3>'
BIDI = "\u202egnorw\u202c\u2066"


@pytest.fixture
def bait(tmp_path: Path) -> Path:
    """A picture on the disk that nobody has any business reading; when it was last read can be told."""
    path = tmp_path / "bait.png"
    Image.new("RGB", (3, 3)).save(path)
    os.utime(path, (1, path.stat().st_mtime))
    return path


def hostile(bait: Path, more: str = "") -> str:
    return f"{more}{BOLD}{PICTURE.format(bait.as_uri())}&lt;i&gt;&amp;"


def table(bait: Path) -> dict[str, Any]:
    """A table on which everything that can have a name has a hostile one."""
    evil = hostile(bait)
    text = f"{evil}\nFlying\nWhen {evil} enters, {{T}}: {BIDI}"
    face = {
        "type_line": f"Creature — {BOLD}",
        "mana_cost": "{1}{U}",
        "power": "2",
        "toughness": BOLD,
        "oracle_text": text,
    }
    one = {"name": evil, "layout": "normal", "set": BOLD, "keywords": [BOLD], **face}
    two = {
        "name": f"A{evil} // B{evil}",
        "layout": "transform",
        "card_faces": [face | {"name": f"{side}{evil}"} for side in "AB"],
    }
    odd = {"name": f"{BIDI}\0new\nline{BOLD}", "layout": "normal", **face}
    long = {"name": "L" * 290 + BOLD, "layout": "normal", **face}
    names = [card["name"] for card in (one, two, odd, long)]
    players = [f"Ana{evil}", f"Ben{BIDI}\n{BOLD}"]
    placed = [
        {"do": "place", "card": name, "as": f"{number}{evil}"[:299], "zone": "battlefield", "counters": {BOLD: 2}}
        for number, name in enumerate(names)
    ]
    changed = [
        {
            "do": "effect",
            "on": [f"0{evil}"],
            "change": {"name": f"Z{evil}", "add_subtypes": [BOLD], "add_abilities": [evil]},
            "called": evil,
        },
        {"do": "transform", "object": f"0{evil}"},
        {"do": "transform", "object": f"1{evil}"},
        {"do": "effect", "on": [f"2{evil}"], "change": {"control": players[1]}},
        {"do": "place", "card": names[0], "as": f"hand{evil}", "zone": "hand", "player": players[0]},
    ]
    return {
        "format": "card-inspector/1",
        "title": f"{evil} {BIDI} {'5000 ' * 1000}",
        "players": players,
        "cards": [one, two, odd, long],
        "actions": [*placed, *changed],
    }


@pytest.fixture
def bench(window: Workbench, tmp_path: Path, bait: Path) -> Workbench:
    folder = tmp_path / "<b>x<"
    folder.mkdir()
    # What stands in a path cannot hold a stroke.
    path = folder / f"{BOLD.replace('/', '')}<img src='x'>.scenario.json"
    path.write_bytes(json.dumps(table(bait)).encode())
    assert window.files.open_path(path), window.notice.text
    window.session.select(next(iter(window.session.table.objects)))
    QApplication.processEvents()
    return window


def test_no_markup_of_a_strangers_is_obeyed_anywhere(
    bench: Workbench, bait: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, answer in (("getOpenFileName", ("", "")), ("getOpenFileNames", ([], "")), ("getSaveFileName", ("", ""))):
        monkeypatch.setattr(QFileDialog, name, lambda *_, answer=answer: answer)
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: ("", False))
    read_before = bait.stat().st_atime_ns
    for open_one in openings(bench, bait, tmp_path):
        open_one()
        QApplication.processEvents()
        while any(not sheet.is_filled for sheet in bench.window.findChildren(EditionsDialog)):
            QApplication.processEvents()
        assert list(obeyed()) == []
        for widget in QApplication.topLevelWidgets():
            if widget is not bench.window and widget.isVisible():
                widget.grab()
        bench.window.grab()
        QApplication.processEvents()
        close_all(bench)
    assert bait.stat().st_atime_ns == read_before, "the picture named in a card was read"


def openings(bench: Workbench, bait: Path, folder: Path) -> Iterator[Callable[[], object]]:
    """Everything that can be opened over a table, one after the other."""
    session, evil, asks = bench.session, hostile(bait), bench.presenter.asking.asks
    labels, player = list(session.table.objects), session.table.players[0]
    record = session.board.scenario.cards[0]
    at = QPoint(5, 5)
    yield lambda: None
    yield from (partial(bench.tabs.setCurrentIndex, tab) for tab in range(bench.tabs.count()))
    for label in labels:
        yield partial(session.select, label)
        yield lambda label=label: card_menu(session, label, asks, bench.window).popup(at)  # type: ignore[misc]
    yield from (partial(bench.presenter.choose_value, row.key) for row in bench.presenter.rows_of(labels[0]))
    yield lambda: session.tell("refused", evil)
    yield lambda: bench.notice.say(Notice("note", evil), ((evil, lambda: None),))
    yield lambda: session.select_all(tuple(labels))
    yield lambda: selection_menu(session, asks, bench.window).popup(at)
    yield lambda: place_menu(session, record["name"], "battlefield", player, bench.window).popup(at)
    yield lambda: zone_menu(
        bench.session, Spot("battlefield", player), bench.desk, bench.presenter.placing_wanted.emit
    ).popup(at)
    yield lambda: bench.finding.results.show_matches(evil, ())
    yield lambda: bench.finding.results.show_problem(evil, QueryError(evil, 0, 3))
    yield lambda: bench.search.setText(evil)
    yield lambda: DeckSheet(evil, read_deck(f"4 {evil}\n1 {BIDI}\nx{BOLD}"), session, bench.window).show()
    yield lambda: LostSheet(evil, evil, (evil, BOLD), bench.window).show()
    yield lambda: EffectsDialog((labels[0],), evil, session, bench.window).show()
    yield lambda: bench.rules.show_citations(evil, BOLD, ())
    yield lambda: bench.presenter.show_reasons(evil, (), "")
    yield lambda: bench.welcome.recent.popup(at)
    for record_of_command in bench.commands.records:
        if record_of_command.id not in NOT_TRIED:
            yield partial(run_command, bench, record_of_command.id, labels[0])
    rules = folder / "evil.txt"
    rules.write_text(RULES.format(evil=evil, bidi=BIDI), encoding="utf-8")
    yield lambda: bench.presenter.reader.add_text(rules)
    yield lambda: bench.presenter.reader.open("100.1")
    yield lambda: bench.presenter.reader.open(BOLD)


def run_command(bench: Workbench, id_: str, label: str) -> None:
    """Give a command over the hostile table, whatever the one before it did."""
    bench.boards.show(0)
    bench.session.select(label)
    bench.commands.update()
    bench.commands.trigger(id_)


def obeyed() -> Iterator[str]:
    """Where markup of a stranger's would be obeyed in what there is of widgets, commands and lists now."""
    for widget in QApplication.allWidgets():
        kind = type(widget).__name__
        for what, text in texts_of(widget):
            if is_markup(text):
                yield f"{kind} {widget.objectName()}: {what} {text[:200]}"
        if isinstance(widget, QLabel) and label_obeys(widget):
            yield f"{kind} {widget.objectName()} in {type(widget.parent()).__name__}: {widget.text()[:200]}"
        if isinstance(widget, QTextEdit) and 'src="file' in widget.toHtml():
            yield f"{kind} {widget.objectName()} shows a picture"


def texts_of(widget: QWidget) -> Iterator[tuple[str, str]]:
    """The tool tips of a widget and of what lies in it."""
    yield "tool tip", widget.toolTip()
    for action in widget.actions():
        yield "tip of an action", action.toolTip() if action.toolTip() != action.text().replace("&", "") else ""
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        for index in below(widget, QModelIndex()):
            yield "tip of a line", str(index.data(Qt.ItemDataRole.ToolTipRole) or "")
    if isinstance(widget, QGraphicsView) and widget.scene() is not None:
        for item in widget.scene().items():
            yield "tip on the desk", item.toolTip()
    if isinstance(widget, QTabBar):
        for place in range(widget.count()):
            yield "tip of a tab", widget.tabToolTip(place)
    if isinstance(widget, QMessageBox):
        yield "question", widget.text() if widget.textFormat() is not Qt.TextFormat.PlainText else ""


def below(view: QAbstractItemView, parent: QModelIndex | QPersistentModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    # Of a list of one column Qt's bindings do not tell how many it has.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)
    for row in range(model.rowCount(parent)):
        for column in range(columns):
            index = model.index(row, column, parent)
            yield index
            yield from below(view, index)


def is_markup(text: str) -> bool:
    """Whether a text that Qt may take for HTML has a stranger's markup in it, as it came."""
    return any(mark in text for mark in (BOLD, '<img src="file', "<img src='x"))


def label_obeys(label: QLabel) -> bool:
    return label.textFormat() is not Qt.TextFormat.PlainText and is_markup(label.text())


def close_all(bench: Workbench) -> None:
    while isinstance(popup := QApplication.activePopupWidget(), QMenu):
        popup.close()
    for widget in QApplication.topLevelWidgets():
        if widget is not bench.window and widget.isVisible():
            widget.close()
    if bench.presenting.is_on:
        bench.presenting.leave()
    if bench.detached.is_detached:
        bench.detached.attach()
    QApplication.processEvents()


def test_the_question_about_changes_shows_a_title_as_it_is(
    bench: Workbench, bait: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[tuple[str, Qt.TextFormat]] = []

    def answer(box: QMessageBox) -> int:
        seen.append((box.text(), box.textFormat()))
        return QMessageBox.StandardButton.Cancel.value

    monkeypatch.setattr(QMessageBox, "exec", answer)
    pressed = ask_about_changes(bench.window, hostile(bait))
    assert pressed is QMessageBox.StandardButton.Cancel
    assert [BOLD in text and shape is Qt.TextFormat.PlainText for text, shape in seen] == [True]


@pytest.mark.parametrize(
    "url", ["file:///a%00b.scenario.json", "file:///%00", "file:///" + "x" * 5000, "file:///%ED%A0%80.txt"]
)
def test_a_dropped_address_that_no_file_can_have_is_told(window: Workbench, url: str) -> None:
    data = QMimeData()
    data.setUrls([QUrl(url)])
    enter(window.window, QPoint(300, 300), data)
    drop(window.window, QPoint(300, 300), data)
    assert window.session.table.objects == {}
    assert window.notice.shown is not None
    assert "; " in window.notice.text, "nothing says what to do"


def test_what_a_helper_shows_is_the_text_itself(window: Workbench, bait: Path) -> None:
    evil = hostile(bait)
    label = plain_label(evil)
    assert (label.text(), label.textFormat()) == (evil, Qt.TextFormat.PlainText)
    shown = QTextDocument()
    shown.setHtml(tip_text(evil))
    assert shown.toPlainText() == evil
    shown.setHtml(with_symbols(f"{evil} {{U}}", 12, 1.0))
    assert evil in shown.toPlainText()
    assert plain(f"a{BIDI}b\0c\nd\x07") == "agnorwbc\nd"
    assert len(plain("x" * 100_000)) < 5000
    assert window.window.isVisible()
