"""Pictures of what lies on a scenario's table at its end: what each object is then, and not only what is printed."""

from __future__ import annotations

from pathlib import Path

from inspector.drawing import CardLook
from inspector.drawing.printed import LookError
from inspector.library import Library
from inspector.rules import characteristics, face_down_orders
from inspector.scenario import read_scenario, replay
from inspector.window.words.card_looks import look_of


def looks_in(file: Path, labels: tuple[str, ...], library: Library, edition: str | None = None) -> list[CardLook]:
    """The objects of these labels as they are at the end of a scenario, under its edition or that of a key.

    Raises `LookError` where no object has such a label, and what reading and running a scenario raise.
    """
    table = replay(read_scenario(file), library, edition, where=str(file)).table
    orders, checklist = face_down_orders(table), table.edition.stand_ins_are_checklists
    looks = []
    for label in labels:
        held = table.objects.get(label)
        if held is None:
            known = ", ".join(f'"{other}"' for other in table.objects) or "none"
            raise LookError(f'{file}: no object is labelled "{label}" at the end; there are {known}.')
        looks.append(look_of(held, characteristics(table, label), order=orders.get(label, 0), checklist=checklist))
    return looks
