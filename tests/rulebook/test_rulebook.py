"""Asking the rule book by concept, number and section."""

from __future__ import annotations

from datetime import date

import pytest

from inspector.bundled import bundled_text
from inspector.rulebook import Rulebook, RulebookError, citation
from inspector.rules import EDITIONS, Concept

BOOK = Rulebook()


def test_the_mana_value_of_a_back_face_was_0_in_2011_and_is_the_fronts_today() -> None:
    before = BOOK.passages(Concept.BACK_FACES_MANA_VALUE, "2011-09")
    today = BOOK.passages(Concept.BACK_FACES_MANA_VALUE, "2026-08")
    assert [passage.number for passage in before] == ["711.2b", "202.3a"]
    assert "no mana cost" in before[0].highlighted[0]
    assert before[1].highlighted == ("converted mana cost is 0",)
    assert [passage.number for passage in today] == ["712.8e", "202.3b"]
    for passage in today:
        assert "front face's mana cost" in passage.highlighted[0]


def test_modal_cards_could_not_transform_in_2025_and_can_today() -> None:
    (before,) = BOOK.passages(Concept.WHAT_CAN_TRANSFORM, "2025-06")
    (today,) = BOOK.passages(Concept.WHAT_CAN_TRANSFORM, "2026-08")
    assert "transforming double-faced card" in before.highlighted[0]
    assert "but a meld card" in today.highlighted[0]
    assert "modal" in today.changed.lower()


def test_one_text_highlights_for_each_concept_the_words_that_decide_it() -> None:
    (front,) = BOOK.passages(Concept.FRONT_ONLY_OFF_THE_BATTLEFIELD, "2011-09")
    up, _only_that_face_is_read = BOOK.passages(Concept.FRONT_FACE_UP_ON_THE_BATTLEFIELD, "2011-09")
    assert front.number == up.number == "711.2a"
    assert front.text == up.text
    assert front.highlights != up.highlights


def test_a_concept_that_an_edition_does_not_have_gives_no_passage() -> None:
    assert BOOK.passages(Concept.CLOAK, "2021-09") == ()


def test_a_passage_names_its_edition_date_section_and_keyword() -> None:
    passage = BOOK.rule("701.27a", "2026-08")
    assert passage.edition_key == "2026-08"
    assert passage.edition_label == EDITIONS[-1].label
    assert passage.effective == date(2026, 8, 7)
    assert (passage.section, passage.section_title) == ("701", "Keyword Actions")
    assert passage.keyword == "Transform"
    assert passage.highlights == ()
    assert BOOK.rule("712.8e", "2026-08").keyword == ""


def test_a_citation_always_carries_its_edition() -> None:
    assert citation(BOOK.rule("712.8e", "2026-08")) == "712.8e (2026-08)"
    assert citation(BOOK.rule("711.2b", "2011-09")) == "711.2b (2011-09)"


def test_the_same_number_is_another_rule_in_another_edition() -> None:
    assert "double-faced" in BOOK.rule("711.8", "2011-09").text
    assert not BOOK.has("711.8", "2026-08")
    assert "controller" not in BOOK.rule("707.2", "2011-09").text
    assert "Face down" in BOOK.rule("707.2", "2016-01").text
    assert "copy" in BOOK.rule("707.2", "2021-09").text


def test_a_section_comes_in_the_order_of_its_numbers() -> None:
    numbers = [passage.number for passage in BOOK.section("2026-08", "712")]
    assert numbers.index("712.9") < numbers.index("712.10") < numbers.index("712.11") < numbers.index("712.11a")
    assert numbers.index("712.8") < numbers.index("712.8a") < numbers.index("712.8g") < numbers.index("712.9")
    assert len(set(numbers)) == len(numbers)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.key)
def test_every_rule_of_every_section_is_had_and_found_by_its_number(edition: object) -> None:
    key = getattr(edition, "key", "")
    sections = {passage.section for concept in Concept for passage in BOOK.passages(concept, key)}
    for section in sections:
        for passage in BOOK.section(key, section):
            assert passage.section == section
            assert BOOK.has(passage.number, key)
            assert BOOK.rule(passage.number, key) == passage


@pytest.mark.parametrize("asked", ["", "712", "712.", "712.8e.", "712.99", "999.1", "712.8E", "seven", "712.8e\n"])
def test_what_is_no_number_of_the_digest_is_not_had_and_one_clear_error(asked: str) -> None:
    assert not BOOK.has(asked, "2026-08")
    with pytest.raises(RulebookError) as caught:
        BOOK.rule(asked, "2026-08")
    assert "2026-08" in caught.value.where
    assert caught.value.do


def test_a_section_without_cited_rules_is_one_clear_error() -> None:
    with pytest.raises(
        RulebookError, match=r"the section 999 \(2026-08\): our digest of this edition does not hold it"
    ):
        BOOK.section("2026-08", "999")


def test_an_unknown_edition_is_one_error_that_lists_the_known_ones() -> None:
    with pytest.raises(RulebookError, match=r"2019-01: there is no such edition of the rules; choose one of 2011-09, "):
        BOOK.has("712.1", "2019-01")


def test_a_digest_is_read_once_and_only_when_it_is_needed() -> None:
    read: list[str] = []

    def reading(name: str) -> str:
        read.append(name)
        return bundled_text(name)

    book = Rulebook(reading)
    assert read == []
    book.rule("711.2b", "2011-09")
    book.passages(Concept.MANA_VALUE, "2011-09")
    book.section("2026-08", "712")
    assert read == ["rulebook/2011-09.json", "rulebook/2026-08.json"]
