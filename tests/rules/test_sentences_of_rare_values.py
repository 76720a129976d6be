"""Sentences that say where a value comes from, as a judge says them, where few boards have it so (2026-08)."""

from __future__ import annotations

import pytest

from inspector.rules import characteristics
from tests.rules.cards_for_tests import creature, room
from tests.rules.playing import Record, do, place, play
from tests.rules.sentence_rows import BEAR, INN, NEW, OLD, hand
from tests.rules.test_sentences_of_values import GOBLIN, POOL, copying

DEN = room({"name": "Den", "oracle_text": "Flying"}, {"name": "Loft", "oracle_text": "Haste"})
MOTLEY = creature("Motley", "Golem", "3/3", "{4}", oracle_text="Motley is all colors.")
OTHERS = do("effect", on=["it"], change={"add_abilities": ["Reach"], "remove_abilities": ["Flying"]})
# What happens, which value of "it" is asked, and the sentence behind its first rule.
ROWS: tuple[tuple[tuple[Record, ...], str, str], ...] = (
    (
        (BEAR, do("phase_out", "it")),
        "phased_out",
        "702.26b: It is phased out, so it is treated as if it were not there.",
    ),
    (
        (BEAR, GOBLIN, copying("g", except_={"colors": ["G"]})),
        "colors",
        "707.9c: By an exception to the copy effect it does not copy the color and keeps its own.",
    ),
    (
        (BEAR, place("Void", "v"), copying("v", except_={"colors": ["G"]})),
        "colors",
        (
            "707.9d: Since an exception gives its color, neither an ability that defines that nor a color indicator is "
            "copied."
        ),
    ),
    (
        (place("Two"), OTHERS),
        "keywords",
        "613.1f: An effect changes the keyword abilities: haste and reach.",
    ),
    (
        (place("Two"), do("choose", "it", number=3), do("choose", "it", color="U")),
        "chosen",
        "607.2d: These were chosen for it: 3 and blue.",
    ),
    (
        (place("Two"), do("effect", on=["it"], change={"control": "Ana"})),
        "controller",
        "613.1b: An effect gives control to Ana, who had it already.",
    ),
    (
        (place("Two"), do("effect", on=["it"], change={"switch_power_toughness": True})),
        "power",
        "613.4d: An effect switches power and toughness, which are equal: power 2.",
    ),
    ((place("Two"), OTHERS), "abilities", "613.1f: An effect changes the abilities: two abilities."),
    ((place("Stars"),), "power", "208.1: It is printed as *; the ability that defines it is not computed."),
    (
        (place("Delver of Secrets", "d", face="back"), do("create_token_copy", of="d", as_="it")),
        "mana_value",
        (
            "712.8e: The rules can be read both ways for a copy made with its back face up; here its own front face "
            "gives the mana value."
        ),
    ),
    ((place("Motley"),), "colors", "604.3: An ability of its own makes it white, blue, black, red and green."),
    (
        (
            place("Opalescence", "o"),
            place("Unholy Annex", "r", unlocked=["left"]),
            hand("Gemrazer", "g"),
            do("mutate", "g", onto="r", on_top=False),
            place("Bear"),
            copying("r"),
        ),
        "abilities",
        "707.2: What it copied had abilities that belong to neither half, so no lock takes them away.",
    ),
    (
        # A half that is unlocked and says something leads; what is of neither half stands behind it.
        (
            place("Opalescence", "o"),
            place("Den // Loft", "r", unlocked=["left"]),
            hand("Gemrazer", "g"),
            do("mutate", "g", onto="r", on_top=False),
            place("Bear"),
            copying("r"),
        ),
        "keywords",
        "707.2: What it copied had abilities that belong to neither half, so no lock takes them away.",
    ),
    (
        (place("Awakening", "a"), place("Humbling")),
        "power",
        ("613.6: The effect of its own ability began in an earlier layer, so it goes on although the ability is gone."),
    ),
    (
        (
            place("Hanweir Garrison", "a"),
            place("Hanweir Battlements", "b"),
            do("meld", objects=["a", "b"], as_="it"),
        ),
        "mana_value",
        "712.8g: Of the front faces only one has a mana cost, {2}{R}, and that counts: mana value 3.",
    ),
    (
        (place("Bear", counters={"age": 1}),),
        "counters",
        "122.1: Counters stay on it until something removes them or it changes zones.",
    ),
)


@pytest.mark.parametrize(("actions", "key", "sentence"), ROWS)
def test_a_sentence_that_is_seldom_told_of_a_value_is_as_a_judge_says_it(
    actions: tuple[Record, ...], key: str, sentence: str
) -> None:
    found = characteristics(play(NEW, *actions, cards=(*POOL, MOTLEY, DEN)).table, "it").why[key]
    assert sentence in [f"{why.rules[0]}: {why.says}" for why in found]


# By what an exception says: the value that it touches, and what is told of it. What is set, or what nothing was copied
# of, is told whole; of what comes besides what was copied, that alone.
GIVEN: tuple[tuple[Record, str, str], ...] = (
    (
        {"add_subtypes": ["Zombie"]},
        "subtypes",
        "707.9b: An exception to the copy effect also gives it the subtype Zombie.",
    ),
    (
        {"add_subtypes": ["Zombie", "Wizard"]},
        "subtypes",
        "707.9b: An exception to the copy effect also gives it the subtypes Zombie and Wizard.",
    ),
    (
        {"add_types": ["Artifact"]},
        "types",
        "707.9b: An exception to the copy effect also gives it the card type Artifact.",
    ),
    (
        {"set_subtypes": ["Zombie"]},
        "subtypes",
        "707.9b: An exception to the copy effect makes it so: subtype Zombie.",
    ),
    # What was copied is so by copying alone.
    (
        {"add_types": ["Creature"]},
        "types",
        "707.2: It is a copy of Goblin (g), so it has the copied values: card type Creature.",
    ),
    (
        {"add_supertypes": ["Legendary"]},
        "supertypes",
        "707.9b: An exception to the copy effect makes it so: supertype Legendary.",
    ),
)


@pytest.mark.parametrize(("says", "key", "told"), GIVEN)
def test_707_9b_of_types_an_exception_is_told_to_give_what_was_not_copied(says: Record, key: str, told: str) -> None:
    found = play(NEW, BEAR, GOBLIN, copying("g", except_=says), cards=POOL)["it"].why[key]
    assert [f"{why.rules[0]}: {why.says}" for why in found] == [told]


@pytest.mark.parametrize("how", [do("become_copy", "g", of="t"), do("create_token_copy", of="t", as_="g")])
def test_707_9b_what_left_a_copy_of_a_copy_without_a_value_is_told_right_behind_the_copying(how: Record) -> None:
    plain = do("create_token_copy", of="it", as_="t", except_={"remove_supertypes": ["Legendary"]})
    copies = [how] if how["do"] == "create_token_copy" else [GOBLIN, how]
    of_it = play(NEW, place("Bruna, the Fading Light"), plain, *copies, cards=POOL)["g"].why["supertypes"]
    assert [why.rules[0] for why in of_it[:2]] == ["707.2", "707.9b"]
    # A row ends with the first reason that is more than an order: both of these are told.
    assert [why.on_order for why in of_it[:2]] == [True, False]
    assert of_it[1].says == "An exception to an earlier copy effect left no supertypes to be copied."


def test_111_6_a_token_is_told_to_be_no_card() -> None:
    made = play(NEW, BEAR, do("create_token_copy", of="it", as_="t"), cards=POOL)["t"]
    assert [f"{why.rules[0]}: {why.says}" for why in made.why["token"]] == ["111.6: It is a token, not a card."]


@pytest.mark.parametrize("edition", [OLD, INN])
def test_708_3_two_mana_costs_are_told_to_give_a_split_card_its_colors(edition: str) -> None:
    made = play(edition, hand("Fire // Ice"), cards=POOL)["it"]
    told = [f"{why.rules[0]}: {why.says}" for why in made.why["colors"]]
    assert told[0] == "708.3: The symbols of its two mana costs make it blue and red."
    assert not any("its mana cost " in one for one in told)
