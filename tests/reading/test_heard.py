"""Effects in words that somebody types: what they mean, and the word at which they are not understood."""

from __future__ import annotations

import pytest

from inspector.cards import Change, TextChange
from inspector.reading import heard, not_understood


@pytest.mark.parametrize(
    ("words", "printed", "change"),
    [
        ("gains flying", "has flying", Change(add_abilities=("Flying",))),
        ("is every creature type", "is every creature type", Change(all_creature_types=True)),
        ("Lamp Moth loses all abilities.", "loses all abilities", Change(lose_all_abilities=True)),
        ("can't have flying", "can't have flying", Change(cant_have_abilities=("Flying",))),
    ],
)
def test_predicates_are_those_of_the_object_and_print_back(words: str, printed: str, change: Change) -> None:
    found = heard(words, ("Lamp Moth",))
    assert ([one.change for one in found.statics], found.statics[0].on) == ([change], "self")
    assert (found.printed, found.stopped_at) == (printed, "")


@pytest.mark.parametrize(
    ("words", "change"),
    [
        ("Gain control of it.", Change(control="you")),
        ("you gain control of Lamp Moth", Change(control="you")),
        ("In its text, Swamp becomes Island.", Change(text=TextChange(from_="Swamp", to="Island"))),
        (
            "Change its text by replacing all instances of red with blue",
            Change(text=TextChange(from_="red", to="blue")),
        ),
        ("In its text, all instances of Goblin are Elf", Change(text=TextChange(from_="Goblin", to="Elf"))),
    ],
)
def test_what_resolves_may_take_control_or_change_a_word_of_a_text(words: str, change: Change) -> None:
    found = heard(words, ("Lamp Moth",))
    assert [(one.on, one.change) for one in found.statics] == [("self", change)]


@pytest.mark.parametrize("words", ["in its text, Swamp becomes blue", "in its text, Swamp becomes Wizard", "gain it"])
def test_612_2_a_word_stands_for_another_of_its_kind_alone(words: str) -> None:
    assert heard(words).statics == ()


@pytest.mark.parametrize(
    ("words", "stopped_at"),
    [("gets +1/+1 by moonlight", "by"), ("glows", "glows"), ("other Elves get +1/+1 and glow", "glow"), ("gets", "")],
)
def test_the_word_is_named_at_which_nothing_goes_on(words: str, stopped_at: str) -> None:
    assert (heard(words).statics, heard(words).stopped_at) == ((), stopped_at)


def test_of_a_card_those_sentences_are_listed_that_might_change_values_and_are_not_read() -> None:
    paragraphs = ("Flying", "Other Elves get +1/+1.", "Elves you control have reach by moonlight.", "{T}: Add {G}.")
    assert [(one.printed, one.stopped_at) for one in not_understood(paragraphs, ("Elf",))] == [(paragraphs[2], "by")]
