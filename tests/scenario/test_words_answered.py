"""Answers in words: of each value what it is and the rules that make it so, with nothing besides; and what has none."""

from __future__ import annotations

import re

import pytest

from inspector.library import bundled_cards
from inspector.scenario.words import answers_to, board_from_words
from inspector.scenario.words.players_named import players_named

POOL = bundled_cards()
BEARS = "Ana has Grizzly Bears on the battlefield"
ANGEL = "Ana has Serra Angel on the battlefield"
FOREST = "Ana has Forest on the battlefield"
DELVER = "Ana has Delver of Secrets on the battlefield"
LANES = "Ana has Flight on the battlefield. Ana has Grizzly Bears on the battlefield"
TITANIA = "Titania, Voice of Gaea"


def answered(text: str) -> list[str]:
    told = board_from_words(text, POOL)
    return list(answers_to(told.scenario, told.run, told.asks))


def value_and_rules(answer: str) -> str:
    """An answer without the sentence that says why."""
    cited = re.search(r" \((?:\d[\w., ]*)\)$", answer)
    value = re.split(r"(?<=[.”]) ", answer, maxsplit=1)[0]
    return f"{value.removesuffix('.')}{cited[0] if cited else ''}"


WHOLE: dict[str, tuple[str, ...]] = {
    # What it has not is left out where everything is asked; the order is that of a card.
    f"{BEARS}. What is it?": (
        *("name is Grizzly Bears (201.1)", "mana cost is {1}{G} (202.1)", "mana value is 2 (202.3)"),
        *("color is green (202.2)", "card type is Creature (205.1)", "subtype is Bear (205.1)"),
        *("power is 2 (208.1)", "toughness is 2 (208.1)"),
    ),
    f"{FOREST}. What is it?": (
        *("name is Forest (201.1)", "mana value is 0 (202.3a)", "color is colorless (202.2b)"),
        *("supertype is Basic (205.1)", "card type is Land (205.1)", "subtype is Forest (205.1)"),
        "ability is “{T}: Add {G}.” (305.6)",
    ),
    f"{BEARS}, face down. What is it?": (
        *("mana value is 0 (708.2a)", "color is colorless (708.2a)", "card type is Creature (708.2a)"),
        *("power is 2 (708.2a)", "toughness is 2 (708.2a)"),
    ),
    "Ana has Jace, the Mind Sculptor on the battlefield, with three loyalty counters. What is its loyalty?": (
        "loyalty is 3 (306.5c)",
    ),
    "Ana has Invasion of Zendikar on the battlefield, with three defense counters. What is its defense?": (
        "defense is 3 (310.4c)",
    ),
    "Ana has Woodland Changeling on the battlefield. What are its subtypes?": (
        "subtypes are all creature types (702.73a, 604.3)",
    ),
    f"{BEARS}, with one +1/+1 counter. What are its counters?": ("Grizzly Bears has a +1/+1 counter (122.1)",),
    "Ana has Serra Angel in hand. Where is it?": ("hand (400.7)",),
    "Ana casts Serra Angel. Where is it?": ("Serra Angel is on the stack (601.2a)",),
    f"{BEARS}. Ben gains control of it. Who controls it?": ("controller is Ben (613.1b, 611.2c)",),
    f"{BEARS}. Ben gains control of it. Who owns it?": ("owner is Ana (108.3)",),
}


@pytest.mark.parametrize("text", WHOLE)
def test_values_are_told_in_the_order_of_a_card_with_their_rules(text: str) -> None:
    found = [re.sub(r"^.*?(?:'s?|s') (?=[a-z])", "", value_and_rules(each), count=1) for each in answered(text)]
    assert tuple(found) == WHOLE[text]


@pytest.mark.parametrize(
    ("text", "answers"),
    [
        # What it has none of is said as having none; a size that it has not, by what it is.
        (f"{FOREST}. What is its loyalty?", ["Forest has no loyalty"]),
        (f"{FOREST}. What is its defense?", ["Forest has no defense"]),
        (f"{FOREST}. What is its power?", ["Forest has no power (208.1)"]),
        (f"{FOREST}. What is its toughness?", ["Forest has no toughness (208.1)"]),
        (f"{FOREST}. What is its mana cost?", ["Forest has no mana cost (202.1b, 118.6)"]),
        (f"{FOREST}. What are its counters?", ["Forest has no counters"]),
        (f"{FOREST}. What are its keywords?", ["Forest has no keyword abilities (207.1)"]),
        (f"{FOREST}. How big is it?", ["Forest's card type is Land (205.1)"]),
        (f"{FOREST}. What is its base power and toughness?", ["Forest has no power and toughness now"]),
        (f"{BEARS}, face down. What is its name?", ["Grizzly Bears has no name (708.2a)"]),
        (f"{BEARS}, face down. What are its subtypes?", ["Grizzly Bears has no subtypes (708.2a)"]),
        (f"{BEARS}. What are its supertypes?", ["Grizzly Bears has no supertypes (205.1)"]),
        # 208.4b: base power and toughness are those before counters and what adds to them.
        (
            f"{BEARS}, with one +1/+1 counter. What is its base power and toughness?",
            ["Grizzly Bears' base power and toughness are 2/2, before counters and what adds to them or switches them"],
        ),
        # Whether: of a status it is only said once how it is.
        (f"{BEARS}, tapped. Is it tapped?", ["Yes (110.5)"]),
        (f"{BEARS}. Is it tapped?", ["No (110.5)"]),
        (f"{ANGEL}. Is it blue?", ["No (202.2)"]),
        (f"{BEARS}. Is it legendary?", ["No (205.1)"]),
        (f"{ANGEL}. Does it have 4 power?", ["Yes (208.1)"]),
        (f"{ANGEL}. Does it have 5 toughness?", ["No (208.1)"]),
        (f"{ANGEL}. Does it have flying or trample?", ["Yes (207.1)", "No (207.1)"]),
        (
            f"{BEARS}. Is it a green creature?",
            ["Yes (202.2)", "Yes (205.1)", "Grizzly Bears' subtype is Bear (205.1)"],
        ),
        (f"{BEARS}. Is it a 2/2?", ["Yes (208.1)", "Grizzly Bears' toughness is 2 (208.1)"]),
        (f"{BEARS}. Is it a 3/3?", ["No (208.1)", "Grizzly Bears' toughness is 2 (208.1)"]),
        # 704.5f, 704.5j, 704.5m: what state-based actions do.
        ("Ana has Elite Vanguard on the battlefield, with two -1/-1 counters. Does it die?", ["Yes (704.5f, 400.7)"]),
        ("Ana has Elite Vanguard on the battlefield, with one -1/-1 counter. Is it alive?", ["No (704.5f, 400.7)"]),
        (f"{FOREST}. Does it die?", ["No"]),
        (f"Ana has two {TITANIA} on the battlefield. Does the legend rule apply?", ["Yes (704.5j, 400.7)"]),
        (f"Ana has two {TITANIA} on the battlefield. Do I keep both?", ["No (704.5j, 400.7)"]),
        (f"Ana has {TITANIA} on the battlefield. Does the legend rule apply?", ["No"]),
        (f"Ana has {TITANIA} on the battlefield. Do I keep both?", ["Yes"]),
        (f"{LANES}. Flight is attached to Grizzly Bears. Is Flight attached to Grizzly Bears?", ["Yes"]),
        (
            f"{LANES}. Flight is attached to Grizzly Bears. What is Flight attached to?",
            ["Flight is attached to Grizzly Bears"],
        ),
        # 712.9, 701.27c: only what a double-faced card represents transforms.
        (f"{BEARS}. Can it transform?", ["No (712.9, 701.27c)"]),
        (f"{DELVER}. Can it transform?", ["Yes (712.9, 701.27a)"]),
        ("What happens?", ["Nothing has happened yet"]),
        # 704.3: what only lies there does nothing but what state-based actions do with it.
        (
            f"{BEARS}. What happens?",
            ["Nothing has happened yet: everything only lies there, and no state-based action applies (704.3)"],
        ),
        # The rules and the reason are asked of an answer.
        ("Under the rules of 2011?", ["Nothing is asked of this board yet"]),
        (f"{BEARS}. Under the rules of 2011?", ["Nothing is asked of this board yet"]),
        (f"{BEARS}. Why?", ["Nothing is asked of this board yet"]),
        # 709.4b since 2017: both halves count together; before, each had its own value.
        (
            "Ana has Fire // Ice in hand. What is its mana value under the rules of 2016?",
            [
                "Fire // Ice's mana value is 4 (202.3d, 709.4b)",
                "Under the rules of 2016-01 (Oath of the Gatewatch):",
                "Fire // Ice's converted mana cost is 2, 2 (708.2, 708.5)",
            ],
        ),
    ],
)
def test_what_is_asked_is_answered_and_nothing_else(text: str, answers: list[str]) -> None:
    assert [value_and_rules(each) for each in answered(text)] == answers


CHANGES = {
    f"{DELVER}. What happens if it transforms?": (
        "Delver of Secrets is 3/2, not 1/1, has the name Insectile Aberration, not Delver of Secrets, has no mana cost "
        "any more, has the subtypes Human Insect, not Human Wizard, loses an ability and gains flying."
    ),
    f"{ANGEL}. What happens if Ben gains control of it?": "Serra Angel is controlled by Ben, not by Ana.",
    f"{ANGEL}. What happens if it is turned face down?": (
        "Serra Angel is 2/2, not 4/4, has no name any more, has no mana cost any more, has the mana value 0, not 5, is "
        "colorless, not white, has no subtypes any more and loses flying and vigilance."
    ),
    f"{FOREST}. What happens if it becomes a 3/3 creature?": (
        "Forest is 3/3, has the card type Creature, not Land, has no subtypes any more and has no abilities any more."
    ),
    f"{BEARS}. What happens if it becomes an artifact creature?": (
        "Grizzly Bears has the card types Artifact Creature, not Creature."
    ),
    f"{ANGEL}. What happens if it gains trample?": "Serra Angel gains trample.",
    f"{BEARS}. {ANGEL}. What happens if Serra Angel gets +0/+1?": "Serra Angel is 4/5, not 4/4.",
}


@pytest.mark.parametrize("text", CHANGES)
def test_all_that_would_change_is_told_in_the_order_of_a_card(text: str) -> None:
    assert " ".join(answered(text)).endswith(f") {CHANGES[text]}")


NOBODY = """
I We You Someone Somebody Something Anyone Nobody Neither Each Everybody Everyone NAP AP Player It He She They Who What
Opponent Opp That This There Which
"""


@pytest.mark.parametrize("word", NOBODY.split())
def test_whoever_is_not_named_is_no_player_of_that_name(word: str) -> None:
    for acts in ("controls Humility.", "casts Clone.", "then plays Forest."):
        assert players_named(f"{word} {acts}", ("Ana", "Ben"), POOL) == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("text", "players"),
    [
        ("Zoe controls Humility. Max casts Clone.", ("Zoe", "Max")),
        ("Zoe controls Humility.", ("Zoe", "Ana")),
        ("I control Clone. Zoe casts Fork.", ("Ana", "Zoe")),
        ("Ana casts Clone. Zoe has Humility on the battlefield.", ("Ana", "Zoe")),
        ("Humility is controlled by Zoe. Max has two Clones in hand.", ("Zoe", "Max")),
        # Whose name is nearly one that is known is that player misspelled, and asked back.
        ("Anna controls Humility. Ana casts Clone.", ("Ana", "Ben")),
        # A card does nothing of this, and where there is "my opponent" nobody knows who that is.
        ("Clone controls Humility.", ("Ana", "Ben")),
        ("Phantasmal Image casts Clone.", ("Ana", "Ben")),
        ("My opponent has Clone. Zoe casts Fork.", ("Ana", "Ben")),
        # Four may play.
        ("Zoe casts Clone. Max casts Fork. Tim casts Flight. Kim casts Maro.", ("Zoe", "Max", "Tim", "Kim")),
        ("Zoe casts Clone. Max casts Fork. Tim casts Flight. Kim casts Maro. Lea casts Clone.", ("Ana", "Ben")),
    ],
)
def test_who_acts_plays(text: str, players: tuple[str, ...]) -> None:
    assert players_named(text, ("Ana", "Ben"), POOL) == players


PAPER_HERALD = {
    "name": "Paper Herald",
    "type_line": "Enchantment",
    "oracle_text": "As this enters, choose a creature type.\nCreatures of the chosen type get +3/+1.",
}


@pytest.mark.parametrize(
    ("placed", "asked", "open_"),
    [
        ("Painter's Servant and Plains", "What color is Plains", "which color was chosen"),
        ("Painter's Servant and Plains", "Is Plains blue", "which color was chosen"),
        ("Painter's Servant and Plains", "What color is Painter's Servant", "which color was chosen"),
        ("Conspiracy and Grizzly Bears", "What are the subtypes of Grizzly Bears", "which creature type was chosen"),
        ("Conspiracy and Grizzly Bears", "Is Grizzly Bears a Bear", "which creature type was chosen"),
        ("Paper Herald and Grizzly Bears", "What is the power of Grizzly Bears", "which creature type was chosen"),
        # What it may decide without being a value that waits.
        ("Painter's Servant and Plains", "How many blue permanents are there", "may change this"),
        ("Paper Herald and Grizzly Bears with two -1/-1 counters", "Does Grizzly Bears die", "may decide it"),
        # What it does not touch is told without a mark, and all is where it was said.
        ("Painter's Servant and Plains", "What is the mana value of Plains", ""),
        ("Conspiracy and Grizzly Bears", "What color is Grizzly Bears", ""),
        ("Conspiracy and Plains", "What are the subtypes of Plains", ""),
        ("Plains and Painter's Servant with blue chosen", "What color is Plains", ""),
        ("Grizzly Bears and Conspiracy with Elf chosen", "Is Grizzly Bears an Elf", ""),
    ],
)
def test_what_a_choice_may_change_that_nobody_said_is_marked(placed: str, asked: str, open_: str) -> None:
    told = board_from_words(f"Ana has {placed} on the battlefield. {asked}?", POOL, (PAPER_HERALD,))
    (answer,) = answers_to(told.scenario, told.run, told.asks)
    assert ("Not computed" in answer) == bool(open_)
    assert open_ in answer


def test_what_is_part_of_another_is_told_so_and_how_something_is_face_down() -> None:
    melded = (
        "Ana has Gisela, the Broken Blade and Bruna, the Fading Light on the battlefield. Gisela, the Broken Blade and "
        "Bruna, the Fading Light meld (Brisela). Where is Gisela, the Broken Blade?"
    )
    assert answered(melded) == ["Gisela, the Broken Blade is part of Brisela now."]
    down = "Ana has Exalted Angel on the battlefield, face down with morph. Is it face down?"
    assert answered(down) == ["Yes. Exalted Angel is face down, cast with morph. (702.37c)"]
