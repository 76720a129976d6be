"""Every reason of every sample scenario leads to highlighted words, under the rules of every edition."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from inspector.bundled import bundled_files
from inspector.library import bundled_cards
from inspector.rulebook import Rulebook
from inspector.rules import EDITIONS, Concept, Reason, all_characteristics
from inspector.scenario import read_scenario, replay
from tests.rules.playing import do, place, play

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


@pytest.mark.parametrize("key", [edition.key for edition in EDITIONS])
def test_of_one_rule_the_reason_chooses_the_words(key: str) -> None:
    # Manifesting came in 2014.
    down = play(
        key,
        place("Serra Angel", "angel", "battlefield" if key == "2011-09" else "library"),
        do("turn_face_down" if key == "2011-09" else "manifest", "angel"),
        place("Grizzly Bears", "it"),
        do("become_copy", "it", of="angel"),
    )
    # The rule of copiable values (706.2, from 2021 on 707.2) says of both what is printed and what is face down.
    [own] = [one for one in BOOK.passages_of(down["it"].why["name"][0], key) if one.number in ("706.2", "707.2")]
    assert "face down" in own.highlighted[0]
    printed = play(
        key, place("Serra Angel", "angel"), place("Grizzly Bears", "it"), do("become_copy", "it", of="angel")
    )
    [own] = [one for one in BOOK.passages_of(printed["it"].why["name"][0], key) if one.number in ("706.2", "707.2")]
    assert "What is printed" in own.highlighted[0]
    goes_on = play(key, place("Humility", "humility"), place("Opalescence", "opal"))["humility"].why["power"]
    [reason] = [one for one in goes_on if one.concept is Concept.ONE_EFFECT_IN_SEVERAL_LAYERS]
    # 613.5, from 2021 on 613.6: what has begun goes on though the ability is gone.
    assert "Once begun" in BOOK.passages_of(reason, key)[0].highlighted[0]
