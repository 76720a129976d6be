"""Placing a card otherwise than as it is: back face up, flipped, a door unlocked, face down by its cause, tapped."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtWidgets import QMenu, QWidget

from inspector.rules import Outcome, Place, Result, ways_to_place
from inspector.window.actions.card_menu import refused_line
from inspector.window.board.placing import placing
from inspector.window.board.session import Session
from inspector.window.widgets.plain_text import tip

_LONGEST = 90


class PlaceWay(msgspec.Struct, frozen=True):
    """One way to place a card: in words, the action, and how it ends where it is refused."""

    words: str
    action: Place
    refused: Outcome | None = None

    @property
    def line(self) -> str:
        """The way in a menu; a refused one with the rule and the reason."""
        if self.refused is None:
            return self.words
        return refused_line(self.words, self.refused, _LONGEST)


def ways_here(session: Session, card_name: str, zone: str, player: str) -> tuple[PlaceWay, ...]:
    """Every way that means something for this card and this zone; those that the rules refuse with their reason."""
    card = session.cards.pool.find(card_name)
    if card is None:
        return ()
    found: list[PlaceWay] = []
    plain = placing(session.table, card_name, zone, player)
    for action, words in ways_to_place(card, plain, session.table.edition):
        tried = session.tries.tried(action)
        if tried is not None:
            outcome = tried[1]
            found.append(PlaceWay(words, action, outcome if outcome.result is Result.ILLEGAL else None))
    return tuple(found)


def place_menu(session: Session, card_name: str, zone: str, player: str, parent: QWidget) -> QMenu:
    """The ways as a menu; choosing one places the card."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    menu.addAction(f"Place {card_name} ({zone})").setEnabled(False)
    menu.addSeparator()
    for way in ways_here(session, card_name, zone, player):
        action = menu.addAction(way.line.replace("&", "&&"))
        action.setEnabled(way.refused is None)
        tip(action, way.refused.says if way.refused is not None else way.words)
        action.triggered.connect(partial(session.act, way.action))
    chosen = next((action for action in menu.actions() if action.isEnabled() and not action.isSeparator()), None)
    if chosen is not None:
        menu.setActiveAction(chosen)
    return menu
