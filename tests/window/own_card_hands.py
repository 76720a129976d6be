"""What hands do on the sheet for a card of one's own: choose a kind, fill fields in, put the card on the desk."""

from __future__ import annotations

from typing import Any

from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

from inspector.window.own_card.sheet import OwnCardSheet
from inspector.window.shell.workbench import Workbench


def choose(sheet: OwnCardSheet, kind: str) -> None:
    sheet.form.kind.setCurrentIndex(sheet.form.kind.findData(kind))


def fill(sheet: OwnCardSheet, face: int = 0, **fields: str) -> None:
    sheet.form.turn_to(face)
    page = sheet.form.pages[face]
    for key, text in fields.items():
        field = page.field(key)
        if isinstance(field, QPlainTextEdit):
            field.setPlainText(text)
        else:
            assert isinstance(field, QLineEdit)
            field.setText(text)


def placed(window: Workbench, zone: str = "battlefield") -> Any:  # noqa: ANN401 - the values of one object
    """Press the main button and give the computed values of the object that it put on the desk."""
    sheet = window.own_card.sheet
    sheet.foot.zone.setCurrentText(zone)
    sheet.foot.place.click()
    assert not sheet.isVisible(), sheet.foot.status.text()
    label = window.session.selected
    assert label is not None
    return window.session.values()[label]


def colors(now: Any) -> set[str]:  # noqa: ANN401
    return {str(color) for color in now.colors}
