"""Every reason of every sample scenario leads to highlighted words, under the rules of every edition."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from inspector.bundled import bundled_files
from inspector.library import bundled_cards
from inspector.rulebook import Rulebook
from inspector.rules import EDITIONS, Reason, all_characteristics
from inspector.scenario import read_scenario, replay

BOOK = Rulebook()
SAMPLES = bundled_files("scenarios", ".scenario.json")


@cache
def reasons(edition_key: str) -> frozenset[Reason]:
    return frozenset(reason for path in SAMPLES for reason in _reasons(path, edition_key))


def _reasons(path: object, edition_key: str) -> Iterator[Reason]:
    run = replay(read_scenario(path), bundled_cards(), edition_key)  # type: ignore[arg-type]
    for step in run.steps:
        yield from step.outcome.reasons
    for values in all_characteristics(run.table).values():
        for why in values.why.values():
            yield from why


@pytest.mark.parametrize("key", [edition.key for edition in EDITIONS])
def test_every_reason_leads_to_highlighted_words_of_each_rule_it_names(key: str) -> None:
    assert len(reasons(key)) > 20
    for reason in reasons(key):
        passages = BOOK.passages_of(reason, key)
        assert [passage.number for passage in passages] == list(reason.rules)
        for passage in passages:
            assert passage.highlights, f"{reason.concept} names {passage.number} ({key})"
            assert all(words.strip() for words in passage.highlighted)
