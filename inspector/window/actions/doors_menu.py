"""Which door? What the key U asks on a Room with both doors locked: each door's name, its unlock cost and its key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from inspector.rules import GameObject, Intent, Result, Unlock, top_values
from inspector.window.actions.card_commands import act_on_each
from inspector.window.board.session import Session
from inspector.window.widgets.keys import key_of
from inspector.window.widgets.symbol_pictures import cost_in_letters

_DOORS = {"left": Intent.LEFT_DOOR, "right": Intent.RIGHT_DOOR}


def rooms_to_ask_about(session: Session) -> tuple[GameObject, ...]:
    """The selected Rooms of which two doors could be unlocked, so that one has to be chosen."""
    return tuple(
        session.table.objects[label]
        for label in session.chosen
        if all(_can_unlock(session, label, intent) for intent in _DOORS.values())
    )


def _can_unlock(session: Session, label: str, intent: Intent) -> bool:
    action = session.tries.meant(label, intent)
    tried = session.tries.tried(action) if isinstance(action, Unlock) else None
    return tried is not None and tried[1].result is Result.DONE


def doors_menu(rooms: tuple[GameObject, ...], session: Session, parent: QWidget) -> QMenu:
    """The menu; the keys of the doors, written before them, choose as on the desk; one step for all ``rooms``."""
    menu = QMenu("Which door?", parent)
    menu.setAccessibleName("Which door?")
    menu.addAction("Which door is unlocked?").setEnabled(False)
    for side, words in zip(_DOORS, _words(rooms), strict=True):
        action = menu.addAction(f"&{key_of(f'unlock_{side}')}   {words.replace('&', '&&')}")
        action.triggered.connect(partial(_unlock, session, rooms, side))
    return menu


def _unlock(session: Session, rooms: tuple[GameObject, ...], side: str) -> None:
    act_on_each(session, [session.tries.meant(held.label, _DOORS[side]) for held in rooms])


def _words(rooms: tuple[GameObject, ...]) -> Iterator[str]:
    """Of one Room the names and costs; several have only left and right in common."""
    if len(rooms) > 1:
        yield from (f"The {side} door of each of the {len(rooms)} Rooms" for side in _DOORS)
        return
    for side, face in zip(_DOORS, top_values(rooms[0]).faces[:2], strict=True):
        cost = f", unlock cost {cost_in_letters(str(face.mana_cost))}" if face.mana_cost else ""
        yield f"{side.capitalize()} door: {face.name}{cost}"
