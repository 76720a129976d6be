"""The numbers of the concepts: complete, well formed, and found in the official texts where these lie at hand."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from inspector.rules import EDITIONS, Concept, concepts_in, numbers
from inspector.rules.edition import citations, concepts
from inspector.rules.edition.concept_row import ConceptRow
from tests.house import ROOT
from tests.rules.editions import EDITION_KEYS

# official texts, where someone laid them beside the checkout
OFFICIAL_TEXTS = ROOT.parent / "shared" / "rules-texts"
TEXT_OF_EDITION = {
    "2011-09": "2011-09-30.txt",
    "2016-01": "2015-11-13.txt",
    "2021-09": "2021-11-15.txt",
    "2025-06": "2025-06-06.txt",
    "2026-08": "2026-08-07.txt",
}
NUMBER = re.compile(r"[1-9]\d\d\.[1-9]\d*[a-z]?")


def cited_in(edition_key: str) -> set[str]:
    return {number for concept in concepts_in(edition_key) for number in numbers(concept, edition_key)}


@cache
def official_numbers(file: Path) -> frozenset[str]:
    text = file.read_bytes().decode("utf-8-sig", "replace")
    return frozenset(re.findall(rf"^({NUMBER.pattern})\.?\s", text, re.MULTILINE))


def test_the_editions_stand_from_the_oldest_to_the_newest() -> None:
    assert sorted(EDITIONS, key=lambda edition: edition.effective) == list(EDITIONS)
    assert list(TEXT_OF_EDITION) == list(EDITION_KEYS)


def test_each_row_is_one_concept_that_its_name_and_its_label_find() -> None:
    rows = [row for part in Concept.__mro__ for row in vars(part).values() if isinstance(row, ConceptRow)]
    assert {row.label: row.cells for row in rows} == {concept.value: concept.cells for concept in Concept}
    assert len(rows) == len(list(Concept)) > 400
    for concept in Concept:
        assert getattr(Concept, concept.name) is Concept(concept.value) is concept
    with pytest.raises(ValueError, match="no concept is read as"):
        Concept("back face up, perhaps")


def test_the_rows_of_each_part_are_read_once_and_none_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row is found by its name and by its label; a second of either would hide the first."""

    class New:
        TAPS_ALONE = ConceptRow("it taps alone", "- | 999.1 | 999.1a 999.1")
        NOT_A_ROW = "no row"

    class SameLabel:
        TAPS_ELSEWHERE = ConceptRow("it taps alone", "999.2")

    class SameName:
        TAPS_ALONE = ConceptRow("it taps again", "999.3")

    assert set(concepts._ROWS) == {part for part in Concept.__mro__[2:] if part.__name__.startswith("ConceptsOf")}
    monkeypatch.setattr(concepts, "_CONCEPTS", dict(concepts._CONCEPTS))
    monkeypatch.setattr(concepts, "_ROWS", (New,))
    # What is set on the class itself goes with the test as well.
    monkeypatch.setattr(Concept, "TAPS_ALONE", None, raising=False)
    monkeypatch.delattr(Concept, "TAPS_ALONE")
    concepts._read_rows()
    made = Concept("it taps alone")
    assert (made, made.value, made.name) == ("it taps alone", "it taps alone", "TAPS_ALONE")
    assert (made.cells, vars(Concept)["TAPS_ALONE"]) == (((), ("999.1",), ("999.1a", "999.1")), made)
    assert list(Concept)[-1] is made
    assert "NOT_A_ROW" not in vars(Concept)
    made.cells = (("999.1",),) * (len(EDITIONS) + 1)
    with pytest.raises(ValueError, match="has numbers for 6 editions, but there are 5"):
        citations._numbers_by_edition(made)
    for part in (SameLabel, SameName, New):
        monkeypatch.setattr(concepts, "_ROWS", (part,))
        with pytest.raises(ValueError, match="two rows are named TAPS_"):
            concepts._read_rows()


def test_a_row_has_a_cell_for_each_edition_and_none_where_there_is_no_such_rule() -> None:
    row = ConceptRow("turned over", "- | 711.2 | 712.8e 712.8 | -")
    assert (row.label, row.cells) == ("turned over", ((), ("711.2",), ("712.8e", "712.8"), ()))

    class Labels(str):
        __slots__ = ()
        IT = ConceptRow("it taps alone", "-")

    assert (type(Labels.IT), str(Labels.IT)) == (Labels, "it taps alone")


def test_a_concept_has_numbers_in_some_edition_and_never_one_twice() -> None:
    for concept in Concept:
        rows = [numbers(concept, key) for key in EDITION_KEYS]
        assert any(rows), concept
        for row in rows:
            assert len(set(row)) == len(row), concept
            assert [number for number in row if not NUMBER.fullmatch(number)] == [], concept


@pytest.mark.parametrize("key", EDITION_KEYS)
def test_an_edition_lists_just_the_concepts_that_have_a_number_in_it(key: str) -> None:
    assert concepts_in(key) == tuple(concept for concept in Concept if numbers(concept, key))


def test_a_concept_once_there_stays_in_every_later_edition_but_for_the_five_rules_given_up() -> None:
    given_up = [
        concept
        for concept in Concept
        for earlier, later in pairwise(EDITION_KEYS)
        if numbers(concept, earlier) and not numbers(concept, later)
    ]
    # Since meld cards are double-faced, the rule of those hides them too (712.7).
    # What "enchanted" and "equipped" mean has been what the permanent is on, whatever it is itself, since an edition
    # before 2016.
    # Since 2017-09 the legend rule does what this rule did.
    # Since 2016-09 a token is phased out like any other permanent.
    # Since 2020-07 a commander is exiled, and moved by a state-based action (903.9a).
    gone = [
        Concept.HIDDEN_MELD_CARD,
        Concept.ENCHANTED_BY_AN_AURA_ONLY,
        Concept.EQUIPPED_BY_EQUIPMENT_ONLY,
        Concept.PLANESWALKER_UNIQUENESS,
        Concept.COMMANDER_NOT_EXILED,
        Concept.PHASED_OUT_TOKEN_CEASES,
    ]
    assert given_up == gone


def test_some_numbers_known_by_heart_are_right() -> None:
    assert numbers(Concept.BACK_FACES_MANA_VALUE, "2011-09") == ("711.2b", "202.3a")
    assert numbers(Concept.BACK_FACES_MANA_VALUE, "2021-09") == ("712.4d", "202.3b")
    assert numbers(Concept.WHAT_CAN_TRANSFORM, "2026-08") == ("712.9",)
    assert numbers(Concept.LAYER_7_COUNTERS, "2016-01") == ("613.3d",)
    assert numbers(Concept.LAYER_7_COUNTERS, "2021-09") == ("613.4c",)
    assert numbers(Concept.DAY_AND_NIGHT, "2016-01") == ()
    assert numbers(Concept.DAY_AND_NIGHT, "2026-08") == ("731.1",)


@pytest.mark.skipif(not OFFICIAL_TEXTS.is_dir(), reason="no official texts lie beside this checkout")
@pytest.mark.parametrize("key", EDITION_KEYS)
def test_every_cited_number_exists_in_the_official_text_of_its_edition(key: str) -> None:
    official = official_numbers(OFFICIAL_TEXTS / TEXT_OF_EDITION[key])
    assert len(official) > 1500
    assert sorted(cited_in(key) - official) == []
