"""Questions that ask several things, that are no questions by their sign, that ask twice, or of other rules."""

from __future__ import annotations

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import WordsError, answers_to, board_from_words

POOL = bundled_cards()
DELVER = "Ana has Delver of Secrets on the battlefield. It transforms."
BEARS = "Ana has Grizzly Bears on the battlefield."
TWO = "Ana has Grizzly Bears and Craw Wurm on the battlefield."
FIRE = "Ana has Fire // Ice in hand. What is its mana value?"


def asked(text: str) -> list[tuple[str, str]]:
    return [(each.object, each.key or each.edition) for each in board_from_words(text, POOL).asks]


def answers(text: str) -> list[str]:
    told = board_from_words(text, POOL)
    return [*answers_to(told.scenario, told.run, told.asks)]


@pytest.mark.parametrize(
    "question",
    [
        "State its name and mana value.",
        "Give Insectile Aberration's name and mana value.",
        "Please give me its name and its mana value.",
        "Determine the name and the mana value of Insectile Aberration.",
        "What name does it have, and what is its mana value?",
        "What are Delver's name and mana value?",
        "What is its name and what is its mana value?",
    ],
)
def test_several_things_are_asked_of_one(question: str) -> None:
    assert asked(f"{DELVER} {question}") == [("Delver of Secrets", "name"), ("Delver of Secrets", "mana_value")]


@pytest.mark.parametrize(
    ("board", "question", "found"),
    [
        (TWO, "What is the size of each creature?", [("Grizzly Bears", "size"), ("Craw Wurm", "size")]),
        (TWO, "How big are all the creatures?", [("Grizzly Bears", "size"), ("Craw Wurm", "size")]),
        (
            TWO,
            "What is the power of Grizzly Bears and of Craw Wurm?",
            [("Grizzly Bears", "power"), ("Craw Wurm", "power")],
        ),
        (BEARS, "Describe Grizzly Bears.", [("Grizzly Bears", "")]),
        (BEARS, "What subtypes?", [("Grizzly Bears", "subtypes")]),
        (BEARS, "Does it have flying or haste?", [("Grizzly Bears", "keywords")] * 2),
        (BEARS, "Is it a token or a card?", [("Grizzly Bears", "token")] * 2),
    ],
)
def test_of_each_it_is_asked(board: str, question: str, found: list[tuple[str, str]]) -> None:
    assert asked(f"{board} {question}") == found


@pytest.mark.parametrize(
    "words",
    [
        "Would the answer differ under the 2016 rules?",
        "Would it be different under the rules of 2016?",
        "Does the answer change in 2016?",
        "And under the 2016 rules?",
        "Was it the same under the rules of January 2016?",
    ],
)
def test_whether_other_rules_answer_otherwise_is_answered_under_both(words: str) -> None:
    said = answers(f"{FIRE} {words}")
    # Since 2017 both halves count together wherever the card is no spell (202.3d); before, each had its own.
    assert said[0].startswith("Fire // Ice's mana value is 4.")
    assert said[1].startswith("Under the rules of 2016-01")
    assert said[2].startswith("Fire // Ice's converted mana cost is 2, 2.")


def test_what_it_was_under_other_rules_may_be_asked_with_what_it_is() -> None:
    text = "Ana has Fire // Ice in hand. What is its mana value now and what was it under the 2016 rules?"
    assert asked(text) == [("Fire // Ice", "mana_value"), ("", "2016-01")]


def test_before_and_after_asks_twice_of_what_happens_between() -> None:
    said = answers(f"{BEARS} Ana has Humility in hand. How big is Grizzly Bears before and after Humility enters?")
    powers = [each.partition(".")[0] for each in said if "power" in each]
    assert powers == ["Grizzly Bears' power is 2", "Grizzly Bears' power is 1"]
    turned = answers("Ana has Delver of Secrets on the battlefield. What is its name before and after transforming?")
    names = [each.partition(".")[0] for each in turned if "name is" in each]
    assert names == ["Delver of Secrets' name is Delver of Secrets", "Delver of Secrets' name is Insectile Aberration"]


def test_what_has_just_happened_does_not_happen_again_for_the_question() -> None:
    text = (
        "Ana has Delver of Secrets on the battlefield. It transforms. What is its name before and after it transforms?"
    )
    told = board_from_words(text, POOL)
    assert len(told.run.steps) == 2
    names = [each.partition(".")[0] for each in answers(text) if "name is" in each]
    assert names == ["Delver of Secrets' name is Delver of Secrets", "Delver of Secrets' name is Insectile Aberration"]


def test_of_two_that_may_be_attached_it_is_asked_back_which() -> None:
    worn = " ".join(
        f"Ana has {name} on the battlefield attached to Grizzly Bears." for name in ("Flight", "Bonesplitter")
    )
    with pytest.raises(WordsError) as stopped:
        board_from_words(f"{BEARS} {worn} Ana has Clone on the battlefield. Is it still attached?", POOL)
    assert stopped.value.proposals == ("Flight", "Bonesplitter")


@pytest.mark.parametrize(
    ("name", "kind", "truth"),
    [
        ("Goblin Piker", "a Goblin", "No."),
        ("Dryad Arbor", "a Dryad", "No."),
        ("Giant Killer", "an Elf", "Yes."),
        ("Forest", "a Forest", "No."),
    ],
)
def test_a_kind_that_is_in_a_name_is_asked_for_as_a_kind(name: str, kind: str, truth: str) -> None:
    becomes = "an Island" if name == "Forest" else "an Elf"
    found = answers(f"Ana has {name} on the battlefield. {name} becomes {becomes}. Is {name} still {kind}?")
    assert found[0].startswith(truth)
    assert "subtype" in found[0]


@pytest.mark.parametrize("ends", ["its other colors and types", "its other types and colors"])
@pytest.mark.parametrize(
    "said", ["becomes black and becomes a Zombie", "is black and is a Zombie", "is a black Zombie"]
)
def test_what_is_in_addition_to_colors_leaves_them(said: str, ends: str) -> None:
    """105.3: what is a color in addition to its other colors keeps those."""
    found = answers(f"{BEARS} Grizzly Bears {said} in addition to {ends}. What color is it?")
    assert found[0].startswith("Grizzly Bears' color is black and green.")


@pytest.mark.parametrize(
    ("comes", "told"),
    [
        ("Ben has Opalescence on the battlefield.", "Humility is taken to have come before Opalescence, as it is"),
        ("Ben has Opalescence in hand. Ben casts it. It resolves.", ""),
    ],
)
def test_the_order_that_only_the_telling_gives_is_told(comes: str, told: str) -> None:
    """613.7: an answer that goes by who came first says where that is taken from."""
    last = answers(f"Ana has Humility on the battlefield. {comes} How big is Humility?")[-1]
    assert (told in last) if told else ("taken" not in last)


@pytest.mark.parametrize(
    ("question", "found"),
    [
        # A type line has the subtypes (205.1), a size the power (208.1).
        ("What are its types and subtypes?", ["card type is", "subtype is"]),
        ("What is its type line and its subtypes?", ["card type is", "subtype is"]),
        ("What is its power and its size?", ["power is", "toughness is"]),
        ("What are its power, toughness and size?", ["power is", "toughness is"]),
        ("What color is it and what are its colors?", ["color is"]),
    ],
)
def test_what_is_asked_twice_at_once_is_told_once(question: str, found: list[str]) -> None:
    said = answers(f"{BEARS} {question}")
    assert [words for words in found for each in said if words in each] == found
    assert len(said) == len(found)
