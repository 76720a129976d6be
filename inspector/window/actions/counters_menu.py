"""Counters for the key K: kinds that change or mean something here, put on or taken off."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QInputDialog, QMenu, QWidget

from inspector.rules import Action, Counters, GameObject

KINDS = ("+1/+1", "-1/-1", "loyalty", "defense", "lore", "level", "charge", "flying", "trample", "stun", "shield")
_LONGEST = 40


def counters_menu(held: GameObject, act: Callable[[Action], object], parent: QWidget) -> QMenu:
    """The menu for one object; ``act`` is called with the action chosen."""
    menu = QMenu("Counters", parent)
    menu.setAccessibleName("Counters")

    def change(kind: str, count: int) -> None:
        act(Counters(object=held.label, kind=kind, count=count, player=held.controller))

    def name_one() -> None:
        kind, given = QInputDialog.getText(parent, "Another counter", "Kind of counter:")
        if given and kind.strip():
            change(kind.strip()[:_LONGEST], 1)

    for kind in KINDS:
        menu.addAction(f"Put a {kind} counter on it").triggered.connect(partial(change, kind, 1))
    menu.addAction("Put another kind on it …").triggered.connect(name_one)
    if held.counters:
        menu.addSeparator()
    for kind, count in held.counters.items():
        menu.addAction(f"Remove one {kind} counter").triggered.connect(partial(change, kind, -1))
        if count > 1:
            menu.addAction(f"Remove all {count} {kind} counters").triggered.connect(partial(change, kind, -count))
    return menu
