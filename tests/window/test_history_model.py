"""The history's item model keeps to Qt's contract."""

from __future__ import annotations

from pytestqt.modeltest import ModelTester

from inspector.window.panel.history import HistoryModel
from inspector.window.shell.workbench import Workbench


def test_the_model_behaves_while_it_changes(window: Workbench, qtmodeltester: ModelTester) -> None:
    window.session.place("Delver of Secrets", "battlefield", "Ana")
    model = HistoryModel()
    model.show(window.session.entries(), 1)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    model.show((), 0)
    qtmodeltester.check(model)  # type: ignore[no-untyped-call]
    assert model.rowCount() == 1
