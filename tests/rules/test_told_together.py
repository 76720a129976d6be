"""Reasons told together are those that are told one by one, in each edition."""

from __future__ import annotations

import msgspec
import pytest

from inspector.rules import EDITIONS, new_table
from inspector.rules.edition.concepts import Concept
from inspector.rules.edition.editions import Edition
from inspector.rules.steps.steps import Step

ROWS = (
    (Concept.LAYER_1A_COPIES, "copiable values"),
    (Concept.COPIABLE_VALUES, "copiable values"),
    # Twice, and by a rule that older editions have not.
    (Concept.COPIABLE_VALUES, "copiable values"),
    (Concept.TOKEN_COPY_OF_A_DOUBLE_FACED_OBJECT, "copiable values"),
    (Concept.ORIGINAL_CHANGED_LATER, "original later"),
)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
@pytest.mark.parametrize("is_own", [False, True], ids=["as it is", "changed"])
def test_reasons_told_together_are_those_told_one_by_one(edition: Edition, is_own: bool) -> None:
    held = msgspec.structs.replace(edition) if is_own else edition
    table = new_table(held)
    nothing = Step(table=table, start=table, player="Ana", index=0)
    for before in (nothing, nothing.because(*ROWS[1], original="Bear"), nothing.also(*ROWS[4], original="Bear")):
        one_by_one = before
        for concept, template in ROWS:
            one_by_one = one_by_one.also(concept, template, original="Bear")
        assert before.also_of("Bear", ROWS).reasons == one_by_one.reasons
