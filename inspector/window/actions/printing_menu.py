"""Which printing of a double-faced card lies on the board: the mark in its corner is that of the printing."""

from __future__ import annotations

from functools import partial

import msgspec
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu

from inspector.cards import Card, Kind, Printing, name_key
from inspector.cards.writing import record_of_card
from inspector.drawing import marks_of
from inspector.scenario import ScenarioError, replay
from inspector.window.board.session import Session
from inspector.window.widgets.plain_text import say

_MOST = 40


def printing_menu(session: Session, label: str, parent: QMenu) -> QMenu | None:
    """Make the menu of the printings that are known; None where there is nothing to choose.

    Only of nonmodal double-faced cards printings look different.
    """
    held = session.table.objects[label]
    card = held.cards[0] if len(held.cards) == 1 else None
    if card is None or card.kind is not Kind.NONMODAL or card.is_token or held.face_down is not None:
        return None
    known = _told_apart((*session.cards.printings_of(card.name), card.printing))
    if len(known) < 2:
        return None
    menu = QMenu("Printing", parent)
    group = QActionGroup(menu)
    for printing in known[:_MOST]:
        action = menu.addAction("")
        say(action, _words(card, printing))
        action.setCheckable(True)
        action.setChecked(_key(printing) == _key(card.printing))
        action.triggered.connect(partial(_show, session, card, printing))
        group.addAction(action)
    if len(known) > _MOST:
        menu.addAction(f"and {len(known) - _MOST} more").setEnabled(False)
    return menu


def with_printing(session: Session, card: Card, printing: Printing) -> bool:
    """Show a card in one printing wherever it lies on the board; gives whether that could be done.

    The board keeps the card in that printing, so that a saved file shows it as well. No value changes.
    """
    board = session.whole
    record = record_of_card(msgspec.structs.replace(card, printing=printing))
    others = [held for held in board.base.cards if name_key(str(held.get("name"))) != name_key(card.name)]
    base = msgspec.structs.replace(board.base, cards=(record, *others))
    try:
        run = replay(msgspec.structs.replace(base, actions=board.actions), session.cards.pool, session.edition_key)
    except ScenarioError as error:
        session.tell("refused", f"The printing stays as it is: {error.expected}.")
        return False
    session.show_board(board.under(base, run))
    return True


def _show(session: Session, card: Card, printing: Printing, _checked: bool = False) -> None:
    if with_printing(session, card, printing):
        session.tell("note", f"{card.front.name} is shown as printed: {_words(card, printing)}.")


def _told_apart(printings: tuple[Printing, ...]) -> tuple[Printing, ...]:
    """Leave out those that differ from an earlier one in language only, English ones first."""
    ordered = sorted(printings, key=lambda each: each.language not in (None, "en"))
    found = {_key(printing): printing for printing in reversed(ordered) if printing.is_said}
    return tuple(sorted(found.values(), key=lambda each: (each.released or "", each.set_code or ""), reverse=True))


def _key(printing: Printing) -> tuple[str | None, str | None, tuple[str, ...]]:
    return printing.set_code, printing.released, printing.frame_effects


def _words(card: Card, printing: Printing) -> str:
    """A printing in words: its set, its date, its marks."""
    front, back = marks_of(card.kind, printing, card.front.name)
    told = [printing.set_code.upper() if printing.set_code else "set not known", *filter(None, [printing.released])]
    return f"{', '.join(told)} — {f'{front.value} and {back.value}' if front and back else 'mark not known'}"
