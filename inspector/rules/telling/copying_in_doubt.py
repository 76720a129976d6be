"""Choosing what is copied, judged by values that are not computed: nobody knows whether it can be chosen (707.5)."""

from __future__ import annotations

from typing import Final

import msgspec

from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome, Result
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Step
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Action, BecomeCopy
from inspector.rules.table.table import Table
from inspector.rules.telling.unread import not_computed

_FOLLOWING: Final = Concept.FOLLOWING_THE_INSTRUCTIONS
_REFUSED_BY = (Concept.ENTERS_WITH, Concept.AS_THIS_IS_TURNED_FACE_UP)
# What words may ask of an original; nobody asks for its text.
_ASKED = frozenset(
    ("name", "types", "subtypes", "supertypes", "colors", "controller", "zone", "power", "mana_value", "keywords")
)


def copying_in_doubt(table: Table, action: Action, outcome: Outcome) -> NotComputed | None:
    """Give what is not computed of an original that was refused, where that may decide it; None where nothing may."""
    of = getattr(action, "as_copy_of", None)
    if of is None or outcome.result is not Result.ILLEGAL or outcome.reasons[0].concept not in _REFUSED_BY:
        return None
    return _doubt_of(table, of)


def with_sure_remarks(step: Step, action: Action, outcome: Outcome) -> Outcome:
    """Tell that words allow no such copy only where nothing that is not computed of the original may decide it."""
    if type(action) is not BecomeCopy:
        return outcome
    remarks = [why for why in outcome.reasons if why.concept is _FOLLOWING]
    if not remarks:
        return outcome
    open_ = _doubt_of(step.table, action.of)
    if open_ is None:
        return outcome
    original = shown_name(step, step.table.object(action.of))
    why = step.wording.why(_FOLLOWING, "copy not judged", original=original, text=open_.text.rstrip("."))
    return msgspec.structs.replace(outcome, reasons=(*(one for one in outcome.reasons if one not in remarks), why))


def _doubt_of(table: Table, of: str) -> NotComputed | None:
    marks = not_computed(table, scratches(table)).get(of, ())
    return next((one for one in marks if not _ASKED.isdisjoint(one.keys)), None)
