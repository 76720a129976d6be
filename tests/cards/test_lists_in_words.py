"""Words in a row, and the article before them, as they are spoken."""

from __future__ import annotations

import pytest

from inspector.cards import belonging, capitalized, with_article


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
