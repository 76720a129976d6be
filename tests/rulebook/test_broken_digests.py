"""A broken digest is one clear error that names the file; nothing is shown as if it were right."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from inspector.bundled import BundledFileError
from inspector.rulebook import Rulebook, RulebookError
from inspector.rules import Concept

PLACE = "rulebook/2026-08.json"


def good() -> dict[str, Any]:
    text = "Every object has its mana added up into one number."
    return {
        "edition": "2026-08",
        "name": "the newest",
        "effective": "2026-08-07",
        "follows": "the text of 2026-08-07",
        "sections": {"202": {"title": "Mana", "rules": {"202.3": {"text": text, "marks": {"mana value": "added up"}}}}},
    }


def book_of(text: str) -> Rulebook:
    return Rulebook(lambda _name: text)


def error_of(text: str) -> RulebookError:
    with pytest.raises(RulebookError) as caught:
        book_of(text).has("202.3", "2026-08")
    return caught.value


def with_rule(**changes: object) -> str:
    record = good()
    record["sections"]["202"]["rules"]["202.3"].update(changes)
    return json.dumps(record)


def test_the_good_file_that_the_others_are_made_from_is_read() -> None:
    (passage,) = book_of(json.dumps(good())).passages(Concept.MANA_VALUE, "2026-08")
    assert passage.highlighted == ("added up",)
    assert passage.changed == ""


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '"words"', json.dumps(good())[:-40], "[" * 200_000, '{"edition": "2026-08"}'],
    ids=["empty", "half", "list", "null", "string", "cut off", "deep", "incomplete"],
)
def test_what_is_no_digest_is_one_error_that_names_the_file(text: str) -> None:
    error = error_of(text)
    assert error.where == PLACE
    assert str(error).startswith(f"{PLACE}: these rules cannot be read (")
    assert "install Card Inspector again" in error.do
    assert "\n" not in str(error)


def test_the_rules_of_another_edition_are_refused() -> None:
    error = error_of(json.dumps(good() | {"edition": "2025-06"}))
    assert error.what == 'these are the rules of the edition "2025-06", not of "2026-08"'


def test_an_unknown_field_is_refused() -> None:
    assert "comment" in error_of(json.dumps(good() | {"comment": ""})).what


@pytest.mark.parametrize("phrase", ["added down", "m"])
def test_marked_words_that_are_absent_or_stand_twice_are_refused(phrase: str) -> None:
    error = error_of(with_rule(marks={"mana value": phrase}))
    assert f'the marked words "{phrase}" stand ' in error.what
    assert "202.3" in error.what


@pytest.mark.parametrize("text", ["", 7, None, "x" * 2001])
def test_a_text_that_is_none_or_far_too_long_is_refused(text: object) -> None:
    assert "$.sections" in error_of(with_rule(text=text)).what


@pytest.mark.parametrize("number", ["203.1", "202", "mana", ""])
def test_a_rule_in_the_wrong_section_is_refused(number: str) -> None:
    record = good()
    rules = record["sections"]["202"]["rules"]
    rules[number] = rules.pop("202.3")
    assert error_of(json.dumps(record)).what == f'"{number}" is not a rule of the section 202'


def test_a_cited_rule_without_marked_words_is_an_error_and_never_a_passage_without_highlight() -> None:
    book = book_of(with_rule(marks={}))
    assert book.rule("202.3", "2026-08").highlights == ()
    with pytest.raises(
        RulebookError, match=r'the rule 202\.3 \(2026-08\): no words of this rule are marked for "mana va'
    ):
        book.passages(Concept.MANA_VALUE, "2026-08")


def test_a_cited_rule_that_is_missing_is_an_error() -> None:
    with pytest.raises(RulebookError, match=r"the rule 202\.3a \(2026-08\)"):
        book_of(json.dumps(good())).passages(Concept.NO_MANA_COST_MANA_VALUE_0, "2026-08")


def test_a_missing_file_is_one_error_that_says_where_it_was_looked_for() -> None:
    looked_for = Path("somewhere") / "2026-08.json"

    def reading(_name: str) -> str:
        raise BundledFileError(looked_for, "this part of the program is missing.")

    with pytest.raises(RulebookError) as caught:
        Rulebook(reading).section("2026-08", "712")
    assert caught.value.where == str(looked_for)
    assert "missing" in caught.value.what


def test_a_file_that_failed_is_tried_again_and_not_remembered_as_empty() -> None:
    answers = iter(["{", json.dumps(good())])
    book = Rulebook(lambda _name: next(answers))
    with pytest.raises(RulebookError):
        book.has("202.3", "2026-08")
    assert book.has("202.3", "2026-08")
