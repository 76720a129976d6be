"""Anchors: the deciding sentence of each concept in the five editions' texts, fixed by hand, and what is none."""

from __future__ import annotations

from pathlib import Path

import pytest

from inspector.rulebook import Rulebook, Shelf
from inspector.rulebook.anchors import anchored, anchors, checksum
from inspector.rules import EDITIONS, Concept, numbers
from tests.rulebook.test_texts_beside import OF_EDITION, TEXTS, text, whole_texts

BACK, VALUE = "712.8e It has its back face's values alone. ", "Its mana value, though, comes from the front."


@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_every_anchor_is_of_a_rule_that_the_concept_is_cited_with(edition: str) -> None:
    known = {concept.value: concept for concept in Concept}
    for name, rules in anchors()[edition].items():
        assert name in known, f"{name} is no concept any more; take its anchor out"
        assert rules.keys() <= set(numbers(known[name], edition)), name
        assert all(anchor.at == tuple(sorted(set(anchor.at))) and anchor.at for anchor in rules.values()), name


@whole_texts
@pytest.mark.parametrize("edition", [edition.key for edition in EDITIONS])
def test_every_concept_has_its_deciding_sentence_in_the_official_text(edition: str) -> None:
    official = text(TEXTS / OF_EDITION[edition])
    lost = [
        f"{concept.value} ({number})"
        for concept in Concept
        for number in numbers(concept, edition)
        if number in official.rules and not anchored(concept, edition, number, official.rules[number].text)
    ]
    assert lost == [], "add them with packaging/write_anchors.py"


# What the aligning took for something else; each is the sentence that a judge would read aloud.
READ_ALOUD = [
    ("2011-09", Concept.POWER_AND_TOUGHNESS, "The first number is its power"),
    ("2016-01", Concept.CHOSEN_NAME_OF_A_SPLIT_CARD, "must name one of those names and not both"),
    ("2021-09", Concept.CHOSEN_NAME_OF_A_SPLIT_CARD, "must choose one of those names and not both"),
    ("2025-06", Concept.HALF_UNLOCKED, "given the appropriate unlocked designation"),
    ("2026-08", Concept.BACK_FACES_MANA_VALUE, "calculated using the mana cost of its front face"),
    ("2026-08", Concept.TYPES_ARE_SET, "replaces any existing card types"),
]


@whole_texts
@pytest.mark.parametrize(("edition", "concept", "words"), READ_ALOUD)
def test_the_sentence_that_a_judge_would_read_aloud_is_marked(
    edition: str, concept: Concept, words: str, tmp_path: Path
) -> None:
    shelf = Shelf(tmp_path)
    shelf.add(TEXTS / OF_EDITION[edition])
    found = Rulebook(shelf=shelf).passages(concept, edition)[0]
    assert (found.marked_by, found.is_sure, found.note) == ("anchor", True, "")
    assert words in " ".join(found.highlighted)
    assert len(" ".join(found.highlighted)) < len(found.text)


def test_a_text_with_other_words_has_no_anchor() -> None:
    assert anchored(Concept.BACK_FACES_MANA_VALUE, "2026-08", "712.8e", BACK + VALUE) == ()
    assert anchored(Concept.BACK_FACES_MANA_VALUE, "2026-08", "712.8e", "One sentence.") == ()
    assert anchored(Concept.BACK_FACES_MANA_VALUE, "2026-08", "999.9z", BACK + VALUE) == ()


def test_the_checksum_is_of_words_not_of_their_spacing_or_quotes() -> None:
    assert checksum(["It\u2019s  \u201cup\u201d."]) == checksum(['it\'s "up".'])
    assert checksum(["It is up."]) != checksum(["It is down."])
