"""A rule's life through the five editions."""

from __future__ import annotations

import json

import pytest

from inspector.bundled import bundled_text
from inspector.rulebook import Lives, Rulebook, RulebookError, RuleLife
from inspector.rules import EDITIONS, concepts_in, numbers

KEYS = [edition.key for edition in EDITIONS]
LIVES = Lives()


def row(life: RuleLife) -> list[str]:
    return [stage.number or "-" for stage in life.stages]


@pytest.mark.parametrize(
    ("number", "edition", "expected"),
    [
        ("711.2b", "2011-09", "711.2b 711.4b 712.4d 712.8e 712.8e"),
        ("706.2", "2011-09", "706.2 706.2 707.2 707.2 707.2"),
        ("707.2", "2011-09", "707.2 707.2 708.2 708.2 708.2"),
        ("701.25c", "2016-01", "701.25c 701.25c 701.28b 701.27b 701.27b"),
        ("613.3b", "2011-09", "613.3b 613.3b 613.4b 613.4b 613.4b"),
        ("701.31a", "2016-01", "- 701.31a 701.34a 701.40a 701.40a"),
        ("709.1c", "2011-09", "709.1c 709.1c 710.1c 710.1c 710.1c"),
        ("702.35b", "2011-09", "702.35b 702.36c 702.37c 702.37c 702.37c"),
        ("709.5e", "2026-08", "- - - 709.5e 709.5e"),
    ],
)
def test_a_rule_has_its_number_in_every_edition(number: str, edition: str, expected: str) -> None:
    (life,) = LIVES.of(number, edition)
    assert row(life) == expected.split()


def test_an_old_number_leads_to_todays_rule_and_todays_comes_first() -> None:
    today, old = LIVES.of("707.2")
    assert today.today == "707.2"
    assert old.today == "708.2"
    assert LIVES.had("706.2") == ("2011-09", "2016-01")
    assert [life.today for life in LIVES.of("706.2")] == ["707.2"]


def test_a_rule_that_went_leads_to_the_one_that_took_it_over() -> None:
    (life,) = LIVES.of("713.11", "2021-09")
    assert life.stages[-1].number == ""
    assert life.today == "712.19"


def test_the_steps_tell_what_happened() -> None:
    (life,) = LIVES.of("712.8e", "2026-08")
    assert [stage.step for stage in life.stages] == [
        "first",
        "moved and reworded",
        "moved and reworded",
        "moved and reworded",
        "reworded",
    ]
    (manifest,) = LIVES.of("701.40a", "2026-08")
    assert [stage.step for stage in manifest.stages][:2] == ["absent", "new"]


def test_every_cited_number_has_a_life_whose_other_numbers_are_of_their_editions() -> None:
    book = Rulebook()
    for edition in KEYS:
        for concept in concepts_in(edition):
            for number in numbers(concept, edition):
                (life,) = LIVES.of(number, edition)
                assert life.number_in(edition) == number
                for other in KEYS:
                    there = life.number_in(other)
                    if there:
                        assert book.has(there, other), f"{number} ({edition}) is {there} ({other})"


def test_what_a_digest_says_has_changed_is_no_step_without_change() -> None:
    book = Rulebook()
    for edition in KEYS[1:]:
        for passage in (book.rule(number, edition) for number in book.digest(edition).rules):
            (life,) = LIVES.of(passage.number, edition)
            stage = next(stage for stage in life.stages if stage.edition == edition)
            if stage.step == "new":
                assert passage.changed, f"{passage.number} ({edition})"


@pytest.mark.parametrize(("number", "edition"), [("712.99", ""), ("nonsense", ""), ("712.8e", "2011-09")])
def test_a_number_without_a_life_has_none(number: str, edition: str) -> None:
    assert LIVES.of(number, edition) == ()


@pytest.mark.parametrize(
    "row",
    ["712.1 712.1", "712.1 712.1 712.1 712.1 712.1 ===", "x x x x x ====", "712.1 712.1 712.1 712.1 712.1 ==?="],
)
def test_a_broken_table_is_one_sentence(row: str) -> None:
    table = json.loads(bundled_text("rulebook/lives.json")) | {"rows": [row]}
    with pytest.raises(RulebookError, match=r"rulebook/lives\.json: the numbers of the rules cannot be read"):
        Lives(lambda _name: json.dumps(table))
