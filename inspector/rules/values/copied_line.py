"""The type line that a copy has by the copying alone, before exceptions changed it (707.9b)."""

from __future__ import annotations

from inspector.cards import TypeLine
from inspector.rules.table.objects import Printed
from inspector.rules.values.scratch import Scratch


def copied_line(values: Printed, after: Scratch) -> TypeLine | None:
    """Give the type line of the face that counts as it was copied; None where no exception changed one."""
    faces = zip(values.faces, values.lines_before, strict=False)
    return next((line for face, line in faces if face in after.chosen.faces), None)
