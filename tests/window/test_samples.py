"""The bundled samples: opened as copies, offered by area, never written over, and never in the way of a start."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu

from inspector.bundled import bundled_files, bundled_path
from inspector.library import bundled_cards
from inspector.scenario import SUFFIX, ObjectExpectation, Scenario, read_scenario
from inspector.scenario.words import alike, board_from_words
from inspector.window.files import samples
from inspector.window.files.sample_questions import cards_shown
from inspector.window.files.sample_words import sample_in_words
from inspector.window.shell.invitation import MOST_FILES
from inspector.window.shell.workbench import Workbench

ONE_WINDOW = True


@pytest.fixture
def sample() -> Path:
    return bundled_path("scenarios/delver.scenario.json")


@pytest.mark.own_window
def test_a_sample_opens_as_a_copy_with_its_title_and_no_file(window: Workbench, sample: Path) -> None:
    assert window.files.open_path(sample)
    assert window.session.board.path is None
    assert window.session.board.title == read_scenario(sample).title
    assert window.settings.recent_files() == ()


def test_saving_a_sample_asks_where_and_leaves_the_sample_alone(
    window: Workbench, sample: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sample.read_bytes()
    offered: list[str] = []

    def choose(_parent: object, _title: str, start: str, _kinds: str) -> tuple[str, str]:
        offered.append(start)
        return str(tmp_path / "mine.scenario.json"), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    window.files.open_path(sample)
    window.session.place("Elite Vanguard", "battlefield", "Ana")
    assert window.files.save()
    assert sample.read_bytes() == before
    assert offered[0].endswith(".scenario.json")
    assert str(sample.parent) not in offered[0]
    assert window.session.board.path == tmp_path / "mine.scenario.json"


def test_choosing_the_sample_itself_to_save_to_is_refused(
    window: Workbench, sample: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sample.read_bytes()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(sample), ""))
    window.files.open_path(sample)
    assert not window.files.save()
    assert "choose another folder" in window.notice.text
    assert sample.read_bytes() == before


def test_the_welcome_offers_a_few_samples_and_reads_no_more(window: Workbench, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Path] = []

    def title(path: Path) -> str:
        read.append(path)
        return path.name

    monkeypatch.setattr("inspector.window.shell.welcome.question_of", title)
    window.welcome.find_samples()
    assert len(read) == MOST_FILES
    assert all(path.parent == bundled_path("scenarios") for path in read)


def test_the_samples_menu_reaches_every_bundled_scenario_by_area(window: Workbench) -> None:
    top = window.welcome.samples
    top.aboutToShow.emit()
    reached = 0
    for menu in (top, *top.findChildren(QMenu)):
        if menu is not top:
            menu.aboutToShow.emit()
        reached += sum(1 for action in menu.actions() if action.menu() is None and not action.isSeparator())
    assert reached == len(bundled_files("scenarios", ".scenario.json"))
    action = next(action for action in top.actions() if action.menu() is None)
    action.trigger()
    assert window.session.table.objects


def test_a_broken_sample_is_offered_by_its_file_name_and_disturbs_nothing(
    window: Workbench, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "scenarios"
    (folder / "meld-pairs").mkdir(parents=True)
    (folder / "a-broken-one.scenario.json").write_text("{", encoding="utf-8")
    (folder / "meld-pairs" / "two.scenario.json").write_text("", encoding="utf-8")
    monkeypatch.setattr("inspector.bundled._assets", lambda: tmp_path)
    window.welcome.find_samples()
    assert samples.title_of(samples.samples()[0]) == "A broken one"
    assert [area.title for area in samples.areas()] == ["Meld pairs"]
    assert window.notice.text == ""


def test_a_damaged_installation_offers_no_samples(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("inspector.bundled._assets", lambda: tmp_path)
    assert samples.samples() == ()
    assert samples.areas() == ()
    assert not samples.is_bundled(tmp_path.parent / "x.scenario.json")


def test_every_sample_asks_and_no_question_tells_its_title() -> None:
    asked = {path: (read_scenario(path), samples.question_of(path)) for path in bundled_files("scenarios", SUFFIX)}
    assert all(question.endswith("?") and "{" not in question for _, question in asked.values())
    assert all(scenario.title.casefold() not in question.casefold() for scenario, question in asked.values())
    # A question is of one card of its board, or of several that become something.
    assert all(_is_of_its_cards(scenario, question) for scenario, question in asked.values())


def _is_of_its_cards(scenario: Scenario, question: str) -> bool:
    names = cards_shown(scenario)
    return names == () or names[0].partition(" // ")[0] in question


@pytest.mark.parametrize(
    ("file", "question"),
    [
        ("insectile-aberration-2011", "What is the mana value of Delver of Secrets under the rules of 2011?"),
        ("jace-returns", None),
        ("delver", "Which face of Delver of Secrets is up?"),
    ],
)
def test_a_sample_asks_for_what_its_title_tells(file: str, question: str | None) -> None:
    path = bundled_path("scenarios") / f"{file}{SUFFIX}"
    if question is None:
        assert "Jace" in samples.question_of(path)
    else:
        assert samples.question_of(path) == question


def test_the_gallery_finds_by_words_and_enter_opens_a_copy(window: Workbench) -> None:
    gallery = window.incoming.gallery
    window.commands.trigger("samples")
    gallery.read_all()
    assert gallery.model.rowCount() == len(bundled_files("scenarios", SUFFIX))
    QTest.keyClicks(gallery.field, "humility opalescence")
    left = [row for row in range(gallery.model.rowCount()) if not gallery.list.isRowHidden(row)]
    assert 0 < len(left) < 10
    assert f"{len(left)} board" in gallery.line.text()
    assert gallery.model.item(left[0]).data(Qt.ItemDataRole.AccessibleTextRole) in gallery.field.accessibleDescription()
    # Where no window is active the desk has the keys, which are told what Enter means there.
    gallery.field.returnPressed.emit()
    assert gallery.isHidden()
    assert {"Humility", "Opalescence"} <= {now.name for now in window.session.values().values()}
    window.commands.trigger("samples")
    QTest.keyClicks(gallery.field, "no such sample")
    assert "No sample has" in gallery.line.text()
    gallery.close()


@pytest.mark.parametrize("path", bundled_files("scenarios", SUFFIX), ids=lambda path: path.stem)
def test_each_sample_in_words_reads_back_to_it_and_asks_for_what_it_expects(path: Path) -> None:
    sample = read_scenario(path)
    text = sample_in_words(sample, bundled_cards())
    told = board_from_words(text, bundled_cards(), sample.cards)
    first = sample.players[0]
    tables = (told.run.start, *(step.table for step in told.run.steps))
    pairs = zip(sample.actions, told.scenario.actions, tables, strict=False)
    assert len(sample.actions) == len(told.scenario.actions)
    assert all(alike(one, other, first, table) for one, other, table in pairs)
    assert (told.scenario.edition, told.scenario.players) == (sample.edition, sample.players)
    # The title tells the answer.
    assert sample.title not in text
    (asked,) = told.asks
    expected = {each.label for each in sample.expect if isinstance(each, ObjectExpectation)}
    assert asked.object in expected or not (expected & {*told.run.table.objects})


def test_the_chosen_sample_is_shown_in_words_and_opened_with_them(window: Workbench) -> None:
    gallery = window.incoming.gallery
    window.window.resize(1280, 800)
    window.commands.trigger("samples")
    gallery.resize(1040, 640)
    gallery.read_all()
    QTest.keyClicks(gallery.field, "humility opalescence")
    gallery.show_words()
    text = gallery.pane.text.toPlainText()
    assert text.endswith("?")
    assert "Humility" in text
    gallery.pane.copy.click()
    assert QApplication.clipboard().text() == text
    gallery.pane.in_words.click()
    assert window.in_words.sheet is not None
    assert window.in_words.sheet.editor.text == text
    # Its question is answered.
    assert window.in_words.sheet.answers.text
    window.in_words.close()
