"""Which door? What the key U asks on a Room with both doors locked: each door's name, its unlock cost and its key."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtWidgets import QMenu, QWidget

from inspector.rules import Action, GameObject, top_values
from inspector.window.actions.card_actions import SIDES, Side, locked_doors, unlocking
from inspector.window.board.session import Session
from inspector.window.widgets.keys import key_of


def rooms_to_ask_about(session: Session) -> tuple[GameObject, ...]:
    """The selected Rooms of which two doors could be unlocked, so that one has to be chosen."""
    chosen = (session.table.objects[label] for label in session.chosen)
    return tuple(held for held in chosen if len(locked_doors(session, held)) > 1)


def doors_menu(rooms: tuple[GameObject, ...], session: Session, parent: QWidget) -> QMenu:
    """The menu; the keys of the doors, written before them, choose as on the desk; one step for all ``rooms``."""
    menu = QMenu("Which door?", parent)
    menu.setAccessibleName("Which door?")
    menu.addAction("Which door is unlocked?").setEnabled(False)
    for side, words in zip(SIDES, _words(rooms), strict=True):
        action = menu.addAction(f"&{key_of(f'unlock_{side}')}   {words.replace('&', '&&')}")
        action.triggered.connect(partial(_unlock, session, rooms, side))
    return menu


def _unlock(session: Session, rooms: tuple[GameObject, ...], side: Side) -> None:
    actions: list[Action] = [unlocking(session, held, side) for held in rooms]
    if len(actions) == 1:
        session.act(actions[0])
    else:
        session.act_all(actions)


def _words(rooms: tuple[GameObject, ...]) -> Iterator[str]:
    """Of one Room the names and costs; several have only left and right in common."""
    if len(rooms) > 1:
        yield from (f"The {side} door of each of the {len(rooms)} Rooms" for side in SIDES)
        return
    for side, face in zip(SIDES, top_values(rooms[0]).faces[:2], strict=True):
        cost = f", unlock cost {face.mana_cost}" if face.mana_cost else ""
        yield f"{side.capitalize()} door: {face.name}{cost}"
