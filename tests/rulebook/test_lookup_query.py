"""What the number box understands."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inspector.rulebook import lookup_query


@pytest.mark.parametrize(
    ("typed", "kind", "target"),
    [
        ("712.8e", "rule", "712.8e"),
        ("CR 712.8e.", "rule", "712.8e"),
        ("  rule 712.8E ", "rule", "712.8e"),
        ("712.8", "rule", "712.8"),
        ("712.08", "rule", "712.8"),
        ("712.8 e", "rule", "712.8e"),
        ("rules 712.10a,", "rule", "712.10a"),
        ("C.R. 100.1", "rule", "100.1"),
        ("712", "section", "712"),
        ("section 712.", "section", "712"),
        ("§ 613", "section", "613"),
        ("7", "chapter", "7"),
        ("Chapter 6.", "chapter", "6"),
        ("layer 4", "rule", "613.1d"),
        ("Layer 1b", "rule", "613.2b"),
        ("layer 7b", "rule", "613.4b"),
        ("layer 7d", "rule", "613.4d"),
        ("back face's mana value", "concept", "back face's mana value"),
        ("Legend Rule", "concept", "legend rule"),
        ("copy of a back face", "words", "copy of a back face"),
        ("layer 9", "words", "layer 9"),
        ("layer 7e", "words", "layer 7e"),
        ("12.8", "words", "12.8"),
        ("", "nothing", ""),
        ("  ", "nothing", ""),
    ],
)
def test_what_is_typed_is_understood(typed: str, kind: str, target: str) -> None:
    found = lookup_query(typed, "2026-08")
    assert (found.kind, found.target) == (kind, target)


@pytest.mark.parametrize(
    ("typed", "edition", "target"),
    [
        ("layer 7b", "2011-09", "613.3b"),
        ("layer 7e", "2016-01", "613.3e"),
        ("layer 1a", "2021-09", "613.2a"),
        ("layer 1", "2011-09", "613.1a"),
    ],
)
def test_a_layer_is_the_rule_that_it_has_in_the_edition(typed: str, edition: str, target: str) -> None:
    assert lookup_query(typed, edition).target == target


def test_a_sublayer_that_an_edition_does_not_have_is_searched_for() -> None:
    assert lookup_query("layer 1b", "2011-09").kind == "words"


def test_a_concept_that_an_edition_does_not_have_is_searched_for() -> None:
    assert lookup_query("cloak", "2026-08").kind == "concept"
    assert lookup_query("cloak", "2016-01").kind == "words"


@given(st.text(max_size=60))
def test_anything_may_be_typed(text: str) -> None:
    assert lookup_query(text, "2026-08").kind in {"rule", "section", "chapter", "concept", "words", "nothing"}
