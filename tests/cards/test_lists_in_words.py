"""Words in a row, and the article before them, as they are spoken."""

from __future__ import annotations

import pytest

from inspector.cards import belonging, capitalized, listed_words, possessive, with_article, with_possessives


@pytest.mark.parametrize(
    "said",
    [
        "an Elf",
        "a Unicorn",
        "an untapped land",
        "an hour counter",
        "a human",
        "a +1/+1 counter",
        "an 8/8",
        "an 11/11",
        "an 18/18",
        "a 1/1",
        "a 7/7",
        "a 17/17",
        "an 88/8",
        "a 111/1",
        "an eight",
        "a 3/8",
    ],
)
def test_the_article_is_the_one_that_is_spoken(said: str) -> None:
    """The found defect: whatever begins with u had "an", in five functions that each wrote it again."""
    assert with_article(said.partition(" ")[2]) == said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Grizzly Bears", "Grizzly Bears' toughness"),
        ("Emeria's Call", "Emeria's Call's toughness"),
        ("Grizzly Bears (b)", "the toughness of Grizzly Bears (b)"),
        ("Ana's locked Room", "the toughness of Ana's locked Room"),
        ("Ana's face-down creature (g)", "the toughness of Ana's face-down creature (g)"),
        ("Lars' nameless creature", "the toughness of Lars' nameless creature"),
        ("the locked Room", "the locked Room's toughness"),
    ],
)
def test_what_says_itself_whose_it_is_takes_no_other_apostrophe(name: str, said: str) -> None:
    assert belonging("toughness", name) == said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("its own ability", "Its own ability"),
        ("a Clone of Ana", "A Clone of Ana"),
        ("+1/+1 counter", "+1/+1 counter"),
        ("", ""),
    ],
)
def test_a_sentence_begins_with_a_capital_and_keeps_its_other_letters(words: str, said: str) -> None:
    assert capitalized(words) == said


@pytest.mark.parametrize(
    ("count", "said", "or_said"),
    [(0, "", ""), (1, "A", "A"), (2, "A and B", "A or B"), (3, "A, B and C", "A, B or C"), (4, "A, B, C and D", None)],
)
def test_the_last_of_several_is_joined_by_a_word(count: int, said: str, or_said: str | None) -> None:
    assert listed_words("ABCD"[:count]) == said
    assert or_said is None or listed_words("ABCD"[:count], "or") == or_said


def test_whose_something_is_ends_in_an_apostrophe_alone_behind_an_s() -> None:
    assert [possessive(name) for name in ("Ana", "Lars", "S")] == ["Ana's", "Lars'", "S's"]
    template = "{name}'s power is {other}'s, as {name}'s and {name} say."
    assert with_possessives(template, {"name": "Lars", "other": "Ana"}) == (
        "{name}' power is {other}'s, as {name}' and {name} say."
    )
    # Only words end in an s, and only a place before an apostrophe changes.
    assert with_possessives(template, {"name": 5, "other": "Ana"}) == template
    assert with_possessives("{name} is there.", {"name": "Lars"}) == "{name} is there."
