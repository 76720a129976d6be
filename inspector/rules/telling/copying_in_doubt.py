"""Choosing what is copied, judged by values that are not computed: nobody knows whether it can be chosen (707.5)."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Final

import msgspec

from inspector.cards import Filter
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.in_force import top_values
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.outcomes import Outcome
from inspector.rules.layers.computed_tables import scratches
from inspector.rules.steps.steps import Step
from inspector.rules.steps.words_of_copying import copied_as_it_enters
from inspector.rules.steps.zones import shown_name
from inspector.rules.table.actions import Action, BecomeCopy, PutOntoBattlefield, Resolve, TurnFaceUp
from inspector.rules.table.table import Table
from inspector.rules.telling.unread import not_computed
from inspector.rules.telling.unread_spread import asked_by

_FOLLOWING: Final = Concept.FOLLOWING_THE_INSTRUCTIONS
_REFUSED_BY = (Concept.ENTERS_WITH, Concept.AS_THIS_IS_TURNED_FACE_UP)
# What words may ask of an original that is to be copied later; nobody asks for its text.
_OF_LINE, _OF_NUMBERS = ("types", "subtypes", "supertypes"), ("power", "toughness", "mana_value", "counters")
_ASKED = frozenset(
    ("name", "colors", "controller", "zone", "keywords", "tapped", "designations", *_OF_LINE, *_OF_NUMBERS)
)


def copying_in_doubt(table: Table, action: Action, outcome: Outcome) -> NotComputed | None:
    """Give what is not computed of an original, of which the copy was illegal, where that may decide it; else None."""
    if not isinstance(action, Resolve | PutOntoBattlefield | TurnFaceUp) or action.as_copy_of is None:
        return None
    if outcome.reasons[0].concept not in _REFUSED_BY or action.object is None:
        return None
    face = top_values(table.object(action.object)).faces[0]
    # Where it lies is asked in any case.
    return _doubt_of(table, action.as_copy_of, {"zone", *asked_by(copied_as_it_enters(face) or Filter())})


def with_sure_remarks(step: Step, action: Action, outcome: Outcome) -> Outcome:
    """Tell that words allow no such copy only where nothing that is not computed of the original may decide it."""
    if type(action) is not BecomeCopy:
        return outcome
    remarks = [why for why in outcome.reasons if why.concept is _FOLLOWING]
    if not remarks:
        return outcome
    open_ = _doubt_of(step.table, action.of, _ASKED)
    if open_ is None:
        return outcome
    original = shown_name(step, step.table.object(action.of))
    why = step.wording.why(_FOLLOWING, "copy not judged", original=original, text=open_.text.rstrip("."))
    return msgspec.structs.replace(outcome, reasons=(*(one for one in outcome.reasons if one not in remarks), why))


def _doubt_of(table: Table, of: str, asked: AbstractSet[str]) -> NotComputed | None:
    marks = not_computed(table, scratches(table)).get(of, ())
    return next((one for one in marks if not asked.isdisjoint(one.keys)), None)
