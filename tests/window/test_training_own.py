"""A trainer's own lessons and lists: written, tried, shown to a class; a damaged file is told in a sentence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from inspector.scenario import Scenario, scenario_from_bytes
from inspector.training import QuizAsk, StepRecord, own_sets, step_record
from inspector.training.plots.setting import act_of
from inspector.window.training.window import TrainingWindow


def board_step() -> StepRecord:
    scenario = Scenario(
        edition="2026-08",
        actions=(
            act_of("place", card="Delver of Secrets", zone="battlefield", **{"as": "d"}),
            act_of("transform", object="d"),
        ),
    )
    asks = QuizAsk(object="d", key="mana_value")
    return step_record(scenario, asks, "What now?", says="The front's cost.", notes="Ask why.")


def test_a_trainer_writes_a_list_shows_it_to_a_class_and_prints_it(training: TrainingWindow, tmp_path: Path) -> None:
    training.edit()
    editor = training.editor
    editor.title.setText("Monday's faces")
    editor.kind.setCurrentIndex(1)
    training.take_board(scenario_from_bytes(msgspec.json.encode(board_step().scenario), "a board"))
    editor.form.key.setCurrentIndex(editor.form.key.findData("mana_value"))
    editor.form.key.activated.emit(0)
    editor.form.notes.setPlainText("Ask why.")
    editor._draw()
    assert editor.steps.count() == 2
    editor.move_step(-1)
    editor.steps.setCurrentRow(1)
    assert editor.form.step is not None
    assert editor.form.step.asks.key == "mana_value"
    editor.form._prove()
    assert editor.form.proof.text().startswith("1.")
    assert any("0:" in editor.form.beliefs.item(row).text() for row in range(editor.form.beliefs.count()))
    assert editor.save()
    assert editor.path is not None
    (own,) = own_sets(training.folder)
    assert (own.title, own.kind, own.steps) == ("Monday's faces", "questions", 2)
    training.present(editor.path)
    page = training.page
    QTest.keyClick(page, Qt.Key.Key_Space)
    assert page.judgement is not None
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not page.notes.isVisible()
    QTest.keyClicks(page, "n")
    assert page.notes.text() == "Ask why."
    page.fields.choose(0)
    assert page.judgement is not None
    # What a class says is nobody's answer.
    assert training.log.count() == 0
    training.edit(editor.path)
    editor.save_sheet(tmp_path / "monday.pdf")
    assert all((tmp_path / name).read_bytes().startswith(b"%PDF") for name in ("monday.pdf", "monday-key.pdf"))
    editor._put_away()
    assert training.pages.currentWidget() is training.home
    assert own_sets(training.folder) == ()


def test_what_is_not_saved_is_left_by_a_second_escape(training: TrainingWindow) -> None:
    training.edit()
    training.editor.title.setText("Half")
    training.editor.title.textEdited.emit("Half")
    training.go_back()
    assert training.pages.currentWidget() is training.editor
    assert "not saved" in training.told.text()
    training.go_back()
    assert training.pages.currentWidget() is training.home


HOSTILE = [b"", b"{", b"\xff\xfe\x00", b"[1]", b'{"format": "card-inspector-lesson/1"}', b"\x00" * 64]


@pytest.mark.parametrize("data", HOSTILE, ids=range(len(HOSTILE)))
def test_a_damaged_lesson_is_told_in_a_sentence(training: TrainingWindow, data: bytes) -> None:
    training.folder.mkdir()
    path = training.folder / "<b>bad.lesson.json"
    path.write_bytes(data)
    training.show_home()
    (row,) = training.home.own.cells
    (label,) = row.findChildren(QLabel)
    assert "bad.lesson.json" in label.text()
    assert not row.findChildren(QPushButton)
    for run in (training.take_own, training.present, training.edit):
        run(path)
        assert training.pages.currentWidget() is training.home
        assert training.told.text().rstrip().endswith(".")
