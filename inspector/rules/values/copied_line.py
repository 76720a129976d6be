"""What exceptions did to the face of a copy that counts, and the type line that it was copied with (707.9b)."""

from __future__ import annotations

from inspector.cards import TypeLine
from inspector.rules.table.objects import OnFace, Printed
from inspector.rules.values.scratch import Scratch


def copied_line(values: Printed, after: Scratch) -> TypeLine | None:
    """Give the type line of the face that counts as it was copied; None where no exception changed one."""
    faces = zip(values.faces, values.lines_before, strict=False)
    return next((line for face, line in faces if face in after.chosen.faces), None)


def excepted_here(values: Printed, after: Scratch) -> OnFace:
    """Give what the last copying excepted of the faces that count now (707.9a-d): the other face may be another case.

    The values of a prototype are on no face of their own: it is told what was excepted of any.
    """
    sides = (*values.faces, values.besides)
    here = [on for face, on in zip(sides, values.on_each, strict=False) if face in after.chosen.faces] or values.on_each
    excepted = dict.fromkeys(key for on in here for key in on.excepted)
    return OnFace(excepted=tuple(excepted), dropped=tuple(dict.fromkeys(key for on in here for key in on.dropped)))
