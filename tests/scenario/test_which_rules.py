"""Under which rules a text is to be read, as its heading says it and as people begin (202.3b, and before it 711.2b)."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import WordsError, answers_to, board_from_words

POOL = bundled_cards()
TOLD = "{} Ana has a transformed Delver of Secrets on the battlefield."


@pytest.mark.parametrize(
    ("said", "edition"),
    [
        ("Rules of 2011.", "2011-09"),
        ("Under the rules of 2016, ", "2016-01"),
        ("By the rules from 2016", "2016-01"),
        ("Using the rules as of June 2025:", "2025-06"),
        ("Under the 2011 rules", "2011-09"),
        ("With the 2011 rules,", "2011-09"),
        ("2021 rules.", "2021-09"),
        ("Under September 2021 rules:", "2021-09"),
        ("The 2016 rules apply.", "2016-01"),
        ("In 2011", "2011-09"),
        ("In 2016,", "2016-01"),
        ("in September 2021:", "2021-09"),
    ],
)
def test_people_begin_with_the_rules_in_many_ways(said: str, edition: str) -> None:
    read = board_from_words(TOLD.format(said), POOL)
    assert (read.scenario.edition, len(read.scenario.actions)) == (edition, 1)


@pytest.mark.parametrize("said", ["In 2019,", "Under the 1999 rules:", "Rules of 2020."])
def test_rules_that_nobody_here_knows_are_no_others(said: str) -> None:
    with pytest.raises(WordsError, match="no such rules are known"):
        board_from_words(TOLD.format(said), POOL)


def test_711_2b_2011_what_is_asked_behind_the_rules_is_answered_by_them_alone() -> None:
    told = TOLD.format("With the 2011 rules,")
    read = board_from_words(f"{told} What is its mana value?", POOL)
    answers = list(answers_to(read.scenario, read.run, read.asks))
    assert [each.rpartition("(")[2] for each in answers] == ["711.2b, 202.3a)"]
