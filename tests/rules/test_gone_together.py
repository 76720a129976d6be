"""613.8a: effects of one layer that lost their abilities to the same other one are told in one reason."""

from __future__ import annotations

import pytest

from inspector.rules.decisions.because import Because
from inspector.rules.decisions.decisions import Decision, Source
from inspector.rules.edition.concepts import Concept
from inspector.rules.telling.gone_together import gone_together

A, B, C, HUSH, MUTE = (Source(label) for label in ("a", "b", "c", "hush", "mute"))


def gone(source: Source, other: Source = HUSH, layer: str = "7c", because: Because = Because.DEPENDS_GONE) -> Decision:
    return Decision("power", Concept.DEPENDENCY, because, {"source": source, "other": other}, layer)


OTHERWISE = gone(B, because=Because.DEPENDS_NO_LONGER)


@pytest.mark.parametrize(
    ("decisions", "told"),
    [
        # The newest is decided first, and the oldest is named first.
        ([gone(C), gone(B), gone(A)], [(A, B, C)]),
        ([gone(B), gone(A)], [(A, B)]),
        ([gone(A)], [A]),
        # One that lost two abilities is named once.
        ([gone(A), gone(A)], [A]),
        ([gone(B), gone(A), gone(B)], [(A, B)]),
        # By another, in another layer, or told for another reason, they stay apart.
        ([gone(A), gone(B, MUTE)], [A, B]),
        ([gone(A), gone(B, layer="6")], [A, B]),
        ([gone(A), OTHERWISE], [A, B]),
        ([OTHERWISE, gone(A)], [B, A]),
        ([OTHERWISE, OTHERWISE], [B, B]),
        # What stands between them stays where it was, behind the first.
        ([gone(C), gone(B, MUTE), gone(A)], [(A, C), B]),
        ([], []),
    ],
)
def test_613_8a_what_one_effect_took_is_told_at_once(decisions: list[Decision], told: list[object]) -> None:
    joined = gone_together(decisions)
    assert [one.inputs["source"] for one in joined] == told
    first = [one for one in decisions if one in (joined[0], decisions[0])][:1]
    assert [(one.inputs["other"], one.layer, one.because) for one in joined[:1]] == [
        (one.inputs["other"], one.layer, one.because) for one in first
    ]
