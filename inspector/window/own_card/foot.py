"""The foot of the sheet for a card of one's own: a line that says what came of it, where it goes, and the deeds."""

from __future__ import annotations

from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from inspector.window.search.search import SEARCH_PLACES
from inspector.window.widgets.chooser import Chooser
from inspector.window.widgets.plain_text import say

_SIGNS = {"done": "✓", "refused": "✕", "note": "i"}
_STATUS_HEIGHT = 38


class Foot(QWidget):
    """Buttons ``open`` ``export`` ``delete`` ``save`` ``keep`` ``place``, and where ``place`` puts the card."""

    def __init__(self) -> None:
        super().__init__()
        self.sign, self.status = QLabel(), QLabel()
        self.sign.setObjectName("NoticeSign")
        self.status.setWordWrap(True)
        self.status.setMinimumHeight(_STATUS_HEIGHT)
        self.status.setAccessibleName("What happened")
        self.zone, self.player = Chooser("Zone"), Chooser("Player")
        self.zone.addItems(SEARCH_PLACES)
        for combo in (self.zone, self.player):
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.open = _button("Open JSON …", "plain")
        self.export = _button("Export JSON …", "plain")
        self.delete = _button("Delete", "plain")
        self.save = _button("Save in library", "plain")
        self.keep = _button("Keep in scenario", "plain")
        self.place = _button("Place on the desk", "main")
        self._lay_out()

    def _lay_out(self) -> None:
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.sign)
        line.addWidget(self.status, 1)
        for widget in (QLabel("It goes to the"), self.zone, QLabel("of"), self.player):
            line.addWidget(widget)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for button in (self.open, self.export, self.delete):
            buttons.addWidget(button)
        buttons.addStretch(1)
        for button in (self.save, self.keep, self.place):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addLayout(line)
        column.addLayout(buttons)

    def set_players(self, players: tuple[str, ...], chosen: str | None) -> None:
        """Offer these players and choose one, or keep the one chosen where he still plays."""
        here = chosen or self.player.currentText()
        self.player.clear()
        self.player.addItems(players)
        if here in players:
            self.player.setCurrentText(here)

    def placed_at(self, zone: str) -> None:
        """Choose a zone."""
        self.zone.setCurrentText(zone)

    def say(self, kind: str, text: str) -> None:
        """Say what came of it; ``kind`` is done, refused or note."""
        say(self.sign, _SIGNS.get(kind, "") if text else "")
        self.sign.setProperty("kind", kind)
        self.sign.style().unpolish(self.sign)
        self.sign.style().polish(self.sign)
        say(self.status, text)
        self.status.setAccessibleDescription(text)
        if text:
            QAccessible.updateAccessibility(QAccessibleEvent(self.status, QAccessible.Event.Alert))


def _button(words: str, kind: str) -> QPushButton:
    button = QPushButton(words)
    button.setProperty("kind", kind)
    button.setAutoDefault(False)
    return button
