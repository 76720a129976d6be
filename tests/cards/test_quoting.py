"""Quoting words of a card: what they quote themselves stands in single marks, and a sentence ends once."""

from __future__ import annotations

import pytest

from inspector.cards import in_quotes, sentence_in_quotes, with_full_stop


@pytest.mark.parametrize("given", ['It has "Draw a card."', "It has “Draw a card.”"])
def test_what_is_quoted_within_stands_in_single_marks_however_the_file_writes_it(given: str) -> None:
    assert in_quotes(given) == sentence_in_quotes(given) == "“It has ‘Draw a card.’”"


@pytest.mark.parametrize(
    ("given", "quoted"),
    [
        *(("It flies", "“It flies.”"), ("It flies.", "“It flies.”"), ("Does it fly?", "“Does it fly?”")),
        *(("Fly!", "“Fly!”"), ("Fly (it can.)", "“Fly (it can.)”"), ('It has "Fly."', "“It has ‘Fly.’”")),
        *(
            ("It has “Fly.”", "“It has ‘Fly.’”"),
            ("Fly (it can)", "“Fly (it can).”"),
            ('It has "Fly"', "“It has ‘Fly’.”"),
        ),
    ],
)
def test_a_sentence_gets_the_full_stop_that_it_lacks(given: str, quoted: str) -> None:
    assert sentence_in_quotes(given) == quoted


def test_what_ends_with_a_quoted_sentence_gets_no_second_full_stop() -> None:
    assert with_full_stop("It says “It flies.”") == "It says “It flies.”"
    assert with_full_stop("It says “Switch?”") == "It says “Switch?”"
    assert with_full_stop("It is Doctor Jr.") == "It is Doctor Jr."
    assert with_full_stop("It says “flying”") == "It says “flying”."
    assert with_full_stop("It says “Fly!”") == "It says “Fly!”"
    assert with_full_stop("It says “It has ‘Fly.’”") == "It says “It has ‘Fly.’”"
    assert with_full_stop("") == "."
