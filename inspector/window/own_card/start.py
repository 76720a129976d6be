"""What a card of one's own can begin with: nothing, a copy of a card on the desk, a file, one made before."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import msgspec
from PySide6.QtWidgets import QMenu

from inspector.cards.writing import record_of_card
from inspector.library.records import Record
from inspector.window.board.session import Session
from inspector.window.own_card.keeping import cards_in_scenario
from inspector.window.widgets.plain_text import tip
from inspector.window.words.value_words import text_of

LIBRARY, SCENARIO = "library", "scenario"
_MOST_LISTED = 20
_LONGEST = 60


class Begins(msgspec.Struct, frozen=True):
    """What the menu asks for."""

    blank: Callable[[], None]
    copy: Callable[[], None]
    file: Callable[[], None]
    edit: Callable[[str, Mapping[str, Any]], None]
    back: Callable[[], None]


def printed_record(session: Session) -> Record | None:
    """The record of the card that the selected object is printed on; None where none is."""
    held = session.table.objects.get(session.selected or "")
    return record_of_card(held.cards[0]) if held is not None and held.cards else None


def why_no_copy(session: Session) -> str:
    """Say why there is nothing to copy; empty where there is."""
    if session.selected is None:
        return "select a card first"
    return "" if printed_record(session) is not None else "no card represents it"


def fill_menu(menu: QMenu, session: Session, begins: Begins, read: tuple[Record, ...], left: str | None) -> None:
    """Refill the menu of beginnings; ``read`` are the cards of the file opened last, ``left`` the draft left."""
    menu.clear()
    if left is not None:
        menu.addAction(f"Back to {_short(left.strip(' /')) or 'the card left'}", begins.back)
        menu.addSeparator()
    menu.addAction("A blank card", begins.blank)
    problem = why_no_copy(session)
    name = text_of(session.values()[session.selected].name) if not problem and session.selected else "the selected card"
    copy = menu.addAction(f"A copy of {_short(name or 'the selected card')}", begins.copy)
    copy.setEnabled(not problem)
    tip(copy, problem)
    menu.addAction("A file …", begins.file)
    own = [(LIBRARY, record_of_card(card)) for card in session.cards.library.own_cards]
    for title, listed in (
        ("From the file", [("", record) for record in read[1:]]),
        ("In this scenario", [(SCENARIO, record) for record in cards_in_scenario(session)]),
        ("In your library", own),
    ):
        if listed:
            menu.addSeparator()
            under = menu.addMenu(f"{title} ({len(listed)})")
            for where, record in listed[-_MOST_LISTED:]:
                under.addAction(_short(str(record["name"])), partial(begins.edit, where, record))


def _short(name: str) -> str:
    shown = name if len(name) <= _LONGEST else f"{name[:_LONGEST]}…"
    return shown.replace("&", "&&")
