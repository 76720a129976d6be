"""How a card enters by its own words: tapped, with counters, as a copy, by a choice (614.1c-d, 614.12)."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.cards import EnteringWords, entering_words

NAMES = ("Mira, Keeper of Wells",)
NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]


def read(*paragraphs: str) -> EnteringWords:
    return entering_words(paragraphs, NAMES)


@pytest.mark.parametrize(("word", "count"), [*zip(NUMBERS, range(1, 13), strict=True), ("a", 1), ("an", 1), ("15", 15)])
def test_122_6_so_many_counters_as_the_word_says(word: str, count: int) -> None:
    several = "counter" if count == 1 else "counters"
    assert read(f"This creature enters with {word} oil {several} on it.") == EnteringWords(counters=(("oil", count),))


@pytest.mark.parametrize("own", ["This land", "It", "He", "She", "They", "Mira", "Mira, Keeper of Wells"])
def test_201_5_a_card_calls_itself_by_its_name_its_short_name_or_a_pronoun(own: str) -> None:
    assert read(f"{own} enters tapped.") == EnteringWords(tapped=True)
    assert entering_words((f"{own} enters tapped.",), ("Other",)).tapped is not own.startswith("Mira")
    assert read(f"If it was kicked, {own.lower()} enters with X flood counters on it.").unread


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("This land enters the battlefield tapped.", {"tapped": True}),
        ("This creature enters prepared.", {"prepared": True}),
        ("Mira enters tapped and with a +1/+1 counter on it.", {"tapped": True, "counters": (("+1/+1", 1),)}),
        ("Mira enters tapped with two charge counters.", {"tapped": True, "counters": (("charge", 2),)}),
        ("Mira enters with X first strike counters on her.", {"counters": (("first strike", "X"),)}),
        # 702.43a, 702.58a, 702.32a, 702.63a, 702.156a: keywords by which it enters with counters.
        ("Modular 3", {"counters": (("+1/+1", 3),)}),
        ("Graft 2 (It has some.)", {"counters": (("+1/+1", 2),)}),
        ("Fading 4", {"counters": (("fade", 4),)}),
        ("Vanishing 12", {"counters": (("time", 12),)}),
        ("Ravenous", {"counters": (("+1/+1", "X"),)}),
        # 702.38a, 702.54a, 702.82a, 702.44a, 702.98a, 702.104a, 702.136a, 702.155b, 702.176a: that leave open how many.
        *(
            (text, {"unread": (text,)})
            for text in (
                *("Amplify 2", "Bloodthirst 1", "Devour 3", "Impending 4—{2}", "Modular—Sunburst", "Read ahead"),
                *("Riot", "Sunburst", "Tribute 2", "Unleash"),
                # What is no number word, and conditions.
                "This creature enters with several oil counters on it",
                "This land enters tapped unless you control a Forest",
                "If you would put it there, discard a card instead of putting it onto the battlefield",
            )
        ),
        # 614.1c: choices as it enters, of a simple kind or not.
        *(
            (text, {"choices": (text,)})
            for text in (
                "As Mira enters, choose a color",
                "Choose a creature type as Mira enters",
                "As it enters, choose an opponent",
                "As it enters, choose a nonland card name",
            )
        ),
        ("As Mira enters, choose a god", {"unread": ("As Mira enters, choose a god",)}),
        # 707.5: as a copy, tapped or not.
        ("You may have Mira enter as a copy of a creature on the battlefield.", {}),
        ("You may have Mira enter tapped as a copy of any land.", {"tapped_copy": True}),
        ("Mira may enter as a copy of a creature.", {}),
        # 702.138c: only once it escaped.
        ("Mira escapes with two +1/+1 counters on it.", {"escaping": ("Mira escapes with two +1/+1 counters on it",)}),
        # 614.1d: what is said of others.
        ("Artifacts enter tapped.", {"of_others": ("Artifacts enter tapped",)}),
        ("Any Ape enters with a hit counter.", {"of_others": ("Any Ape enters with a hit counter",)}),
        # 603.6: what happens once it has entered is no way of entering, nor is what is quoted.
        ("When Mira enters, draw a card.", {}),
        ("Landfall — Whenever a land enters under your control, you gain 1 life.", {}),
        ("{2}: The next creature enters tapped.", {}),
        ("I, II — Mira enters tapped.", {}),
        ('Creatures have "This creature enters tapped."', {}),
        ("Flying (Mira enters tapped.)", {}),
        ("Draw a card.", {}),
        # Words of flavor stand before an ability and are none (207.2d).
        ("Slow Wake — Mira enters tapped.", {"tapped": True}),
    ],
)  # fmt: skip
def test_614_1c_each_sentence_that_says_how_it_enters_is_read_or_kept(text: str, found: dict[str, Any]) -> None:
    assert read(text) == EnteringWords(**found)


def test_614_1c_all_paragraphs_and_sentences_count() -> None:
    found = read("Fading 2\nFlying", "Modular 1", "Mira enters tapped. It enters with an oil counter on it.", "Riot")
    assert found.counters == (("+1/+1", 1), ("oil", 1))
    assert (found.tapped, found.unread) == (True, ("Riot",))
