"""The sentence of an error: where, what was expected there, and no more of either than people read."""

from __future__ import annotations

import pytest

from inspector.scenario import ScenarioError, UnknownCardError


@pytest.mark.parametrize(
    ("parts", "sentence"),
    [
        (
            ("a.json", "actions[3]", "expected a zone, this is none"),
            "a.json: actions[3]: expected a zone, this is none.",
        ),
        (("a.json", "", "the file is empty"), "a.json: the file is empty."),
        (("", "", "the file is empty"), "the file is empty."),
        (("a.json", "", "is it found, or not?"), "a.json: is it found, or not?"),
    ],
)
def test_an_error_is_one_sentence_with_the_file_and_the_place(parts: tuple[str, str, str], sentence: str) -> None:
    error = ScenarioError(*parts)
    assert str(error) == sentence
    assert (error.file, error.path, error.expected) == parts


@pytest.mark.parametrize("length", [1_999, 2_000])
def test_what_people_can_read_is_told_whole(length: int) -> None:
    error = ScenarioError("x", "p" * length, "e" * length)
    assert (error.path, error.expected) == ("p" * length, "e" * length)


def test_of_what_a_stranger_wrote_at_length_the_beginning_and_the_end_are_told() -> None:
    error = ScenarioError("x", "p" * 1_001 + "q" * 1_000, "e" * 5_000 + "f" * 1_000)
    assert error.path == "p" * 1_000 + " … " + "q" * 1_000
    assert error.expected == "e" * 1_000 + " … " + "f" * 1_000


@pytest.mark.parametrize(("perhaps", "asked"), [(None, ""), ("Clone", ' (did you mean "Clone"?)')])
def test_a_card_that_is_not_known_is_named_with_one_that_is_spelled_alike(perhaps: str | None, asked: str) -> None:
    error = UnknownCardError("a.json", "actions[0].card", "Clown", perhaps)
    assert f'"Clown" is not one that is known here{asked}; check its spelling' in str(error)
    assert (error.card, error.perhaps) == ("Clown", perhaps)
