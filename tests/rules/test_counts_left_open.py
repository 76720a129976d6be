"""613.4: that a count or a condition is not certain is told at the step that goes by it, and else by itself."""

from __future__ import annotations

import pytest

from inspector.cards import Condition, Count, Filter
from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Source
from inspector.rules.decisions.doubts import CountDoubt, Doubt
from inspector.rules.decisions.finished_values import NotComputed
from inspector.rules.decisions.open_kind import OpenKind
from inspector.rules.decisions.proof_step import Counted, OpenBy, ProofStep, TiedTo
from inspector.rules.telling.open_counts import with_open_counts

A, B, IT = Source("a"), Source("b"), Source("it")
LANDS = (Counted(value=Count(count=Filter(types="Land")), objects=(), number=1),)
TIED = (TiedTo(Condition(self_=Filter(power=">=4")), "b", True),)
COUNTS, ASKS = ProofStep(layer="7c", source=A, counted=LANDS), ProofStep(layer="6", source=B, conditions=TIED)
GIVES = ProofStep(layer="5", source=A)
DEFINES = ProofStep(layer="7a", source=IT, counted=LANDS, ground=Because.DEFINED)
STEPS = (GIVES, ASKS, DEFINES, COUNTS)
MOON = Doubt("Goblins are Bears.", "moon", "unread words")
SIGN = Doubt("*", "star", "unread sign", OpenKind.SIGN)
BY_MOON, BY_STAR = OpenBy("moon", OpenKind.WORDS), OpenBy("star", OpenKind.SIGN)


def _doubts(*found: Doubt, acts: bool = True) -> dict[tuple[str, ...], CountDoubt]:
    return {(one.text, one.source): CountDoubt(one, ("power",), acts) for one in found}


@pytest.mark.parametrize(
    ("counts", "at"),
    [
        # The step that counts, not another of the same source; what an object defines itself is told apart (613.4a).
        ((A, False), COUNTS),
        ((B, False), ASKS),
        ((IT, True), DEFINES),
    ],
    ids=str,
)
def test_613_4_a_step_that_goes_by_it_is_told_to_be_open(counts: tuple[Source, bool], at: ProofStep) -> None:
    told, left = with_open_counts(STEPS, {counts: _doubts(MOON, SIGN)})
    assert [step.open_by for step in told] == [(BY_MOON, BY_STAR) if step is at else () for step in STEPS]
    assert left == []
    assert [step.layer for step in told] == ["5", "6", "7a", "7c"]


@pytest.mark.parametrize("counts", [(Source("c"), False), (A, True), (IT, False)], ids=str)
def test_613_4_where_no_step_goes_by_it_the_words_are_told_themselves_where_they_act(
    counts: tuple[Source, bool],
) -> None:
    told, left = with_open_counts(STEPS, {counts: _doubts(MOON, SIGN)})
    assert told == STEPS
    assert left == [
        NotComputed("Goblins are Bears.", "moon", ("power",), "", OpenKind.WORDS),
        NotComputed("*", "star", ("power",), "", OpenKind.SIGN),
    ]
    # What only moves what is counted acts on nothing here.
    assert with_open_counts(STEPS, {counts: _doubts(MOON, acts=False)}) == (STEPS, [])
