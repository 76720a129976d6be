"""Rows that mix qualities, counters of any kind, what goes on with "it": each with what a judge says it does."""

from __future__ import annotations

import pytest

from inspector.reading import Whom, read_words, unread_sentences
from tests.reading.test_reader import Json, read, same

PUMP = {"power": "+2", "toughness": "+1"}
FLYING = {"add_abilities": ["Flying"]}
CREATURE = {"types": "Creature"}
ELSEWHERE = ["library", "hand", "graveyard", "exile", "command"]
YOURS = {"types": "Creature", "controller": "you"}
TEN = {"self": {"counters": {"any": ">=10"}}}


@pytest.mark.parametrize(
    ("sentence", "expected"),
    [
        (
            "Creatures you control that are Elves and/or tokens get +2/+1.",
            [
                {"filter": {**YOURS, "subtypes": "Elf"}, "change": PUMP},
                {"filter": {**YOURS, "token": True, "not": {"subtypes": "Elf"}}, "change": PUMP},
            ],
        ),
        (
            "Enchanted creature gets +X/+Y, where X is half your life total, rounded up, and Y is its mana value.",
            [
                {
                    "on": "attached",
                    "change": {
                        "power": {"life": "you", "half": "up"},
                        "toughness": {"of": "mana value", "on": "attached"},
                    },
                },
            ],
        ),
        (
            "Enchanted creature has flying as long as its controller has two or fewer cards in their graveyard.",
            [
                {
                    "on": "attached",
                    "change": FLYING,
                    "if": {"count": {"zone": "graveyard", "belongs_to": "its controller"}, "is": "<=2"},
                },
            ],
        ),
        # Whoever's it is, one is enough.
        (
            "This creature gets +2/+1 as long as there are nine or more cards in a single graveyard.",
            [
                {
                    "on": "self",
                    "change": PUMP,
                    "if": {
                        "any": [
                            {"count": {"zone": "graveyard", "owner": "you"}, "is": ">=9"},
                            {"count": {"zone": "graveyard", "belongs_to": "an opponent"}, "is": ">=9"},
                        ]
                    },
                },
            ],
        ),
        (
            "Elves you control have protection from Ring-bearers.",
            [
                {
                    "filter": {"subtypes": "Elf", "controller": "you"},
                    "change": {"add_abilities": ["Protection from Ring-bearers"]},
                },
            ],
        ),
        # A creature that has both qualities gets it once.
        (
            "Other snow and Elf creatures you control get +2/+1.",
            [
                {"filter": {**YOURS, "supertypes": "Snow", "other": "self"}, "change": PUMP},
                {
                    "filter": {**YOURS, "subtypes": "Elf", "other": "self", "not": {"supertypes": "Snow"}},
                    "change": PUMP,
                },
            ],
        ),
        (
            "Goblins and other Elves get +2/+1.",
            [
                {"filter": {"subtypes": "Goblin"}, "change": PUMP},
                {"filter": {"subtypes": "Elf", "other": "self", "not": {"subtypes": "Goblin"}}, "change": PUMP},
            ],
        ),
        (
            "All cards that aren't on the battlefield, spells, and permanents are red.",
            [
                {"filter": {"zone": zone} if zone else {}, "change": {"set_colors": ["R"]}}
                for zone in (ELSEWHERE, "stack", None)
            ],
        ),
        (
            "Elves you control and Elf spells you control have flying.",
            [
                {"filter": {"subtypes": "Elf", "controller": "you"}, "change": FLYING},
                {"filter": {"subtypes": "Elf", "controller": "you", "zone": "stack"}, "change": FLYING},
            ],
        ),
        (
            "Each creature you control but don't own gets +2/+1.",
            [{"filter": {**YOURS, "owner": "opponent"}, "change": PUMP}],
        ),
        (
            "Each Vehicle you control gets +2/+1 as long as it's a creature.",
            [{"filter": {**YOURS, "subtypes": "Vehicle"}, "change": PUMP}],
        ),
        (
            "As long as you control exactly one Elf, that Elf has flying.",
            [
                {
                    "filter": {"subtypes": "Elf", "controller": "you"},
                    "if": {"count": {"subtypes": "Elf", "controller": "you"}, "is": 1},
                    "change": FLYING,
                }
            ],
        ),
        # Counters of any kind, colors
        (
            "As long as this creature has ten or more counters on it, it has flying.",
            [{"on": "self", "if": TEN, "change": FLYING}],
        ),
        (
            "Equipped creature gets +1/+0 for each counter on this Equipment.",
            [{"on": "attached", "only": CREATURE, "change": {"power": {"counters": "any", "on": "self"}}}],
        ),
        (
            "Each creature you control gets +1/+0 for each of its colors.",
            [{"filter": YOURS, "change": {"power": {"of": "colors", "on": "it"}}}],
        ),
        # What was chosen
        (
            "Enchanted creature has protection from the chosen color.",
            [{"on": "attached", "change": {"add_abilities": ["Protection from the chosen color"]}}],
        ),
        ("This land is the chosen type.", [{"on": "self", "change": {"set_chosen": "basic land type"}}]),
        # What is forbidden changes no value
        (
            "Enchanted creature gets +2/+1 and can't attack you or planeswalkers you control.",
            [{"on": "attached", "change": PUMP}],
        ),
        # Further sentences
        (
            "Enchanted creature gets +2/+1. It gets +2/+2 instead as long as you control a Swamp.",
            [
                {
                    "on": "attached",
                    "if": {"count": {"subtypes": "Swamp", "controller": "you"}, "is": ">=1"},
                    "change": {"power": "+2", "toughness": "+2"},
                },
                {
                    "on": "attached",
                    "if": {"not": {"count": {"subtypes": "Swamp", "controller": "you"}, "is": ">=1"}},
                    "change": PUMP,
                },
            ],
        ),
        (
            "Equipped creature gets +2/+1. If it's an Elf, it gets +2/+2 instead.",
            [
                {
                    "on": "attached",
                    "only": CREATURE,
                    "if": {"attached": {"subtypes": "Elf"}},
                    "change": {"power": "+2", "toughness": "+2"},
                },
                {"on": "attached", "only": CREATURE, "if": {"not": {"attached": {"subtypes": "Elf"}}}, "change": PUMP},
            ],
        ),
        (
            "Equipped creature gets +2/+1. As long as it's red, it has flying. As long as it's snow, it has haste.",
            [
                {"on": "attached", "only": CREATURE, "change": PUMP},
                {"on": "attached", "only": CREATURE, "if": {"attached": {"colors": "R"}}, "change": FLYING},
                {
                    "on": "attached",
                    "only": CREATURE,
                    "if": {"attached": {"supertypes": "Snow"}},
                    "change": {"add_abilities": ["Haste"]},
                },
            ],
        ),
        (
            "Enchanted creature is an Elf. It has haste and loses all other abilities.",
            [
                {
                    "on": "attached",
                    "change": {
                        "set_subtypes": ["Elf"],
                        "add_abilities": ["Haste"],
                        "lose_all_abilities": True,
                    },
                }
            ],
        ),
        # The same name behind "named" is that of any object.
        (
            "This creature's power is equal to the number of creatures named Quiet Lantern on the battlefield.",
            [{"define": {"power": {"count": {"types": "Creature", "name": "Quiet Lantern"}}}}],
        ),
        (
            "Quiet Lantern is every creature type (even where no one looks).",
            [{"define": {"all_creature_types": True}}],
        ),
        (
            "Elves you control have protection from the colors of permanents you control.",
            [
                {
                    "filter": {"subtypes": "Elf", "controller": "you"},
                    "change": {"add_abilities": ["Protection from the colors of permanents you control"]},
                }
            ],
        ),
        # 700.12: an outlaw is any one of five kinds.
        (
            "Outlaw creature cards in each player's hand have flying.",
            [
                {
                    "filter": {
                        "types": "Creature",
                        "subtypes": ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"],
                        "zone": "hand",
                    },
                    "change": FLYING,
                }
            ],
        ),
        # Whose they are is said of both; an adjective before a card type is no adjective of a subtype.
        (
            "Artifact creatures and Elves you control get +2/+1.",
            [
                {"filter": {"all_types": ["Artifact", "Creature"], "controller": "you"}, "change": PUMP},
                {
                    "filter": {
                        "subtypes": "Elf",
                        "controller": "you",
                        "not": {"all_types": ["Artifact", "Creature"]},
                    },
                    "change": PUMP,
                },
            ],
        ),
        (
            "During your end step, Elves you control get +2/+1.",
            [
                {
                    "filter": {"subtypes": "Elf", "controller": "you"},
                    "change": PUMP,
                    "if": {"said": "it's your end step"},
                }
            ],
        ),
        (
            "This creature has reach while a card exiled with it has reach. The same is true for menace and haste.",
            [
                {
                    "on": "self",
                    "change": {"add_abilities": [keyword]},
                    "if": {"said": f"a card exiled with it has {word}"},
                }
                for keyword, word in (("Reach", "reach"), ("Menace", "menace"), ("Haste", "haste"))
            ],
        ),
        # What nothing on the desk tells is asked in the words of the card.
        (
            (
                "This creature's power is equal to the last chosen number and its toughness is equal to 5 minus that "
                "number."
            ),
            [
                {
                    "define": {
                        "power": {"said": "last chosen number"},
                        "toughness": {"said": "last chosen number", "times": -1, "plus": 5},
                    }
                }
            ],
        ),
        (
            "Other Elves get +X/+0, where X is your speed.",
            [
                {
                    "filter": {"subtypes": "Elf", "other": "self"},
                    "change": {"power": {"said": "your speed"}},
                    "if": {"value": {"said": "your speed"}, "is": ">=0"},
                }
            ],
        ),
        (
            "As long as an exiled Elf card has flying, this creature has flying. The same is true for reach and haste.",
            [
                {
                    "on": "self",
                    "change": {"add_abilities": [keyword]},
                    "if": {"count": {"subtypes": "Elf", "zone": "exile", "keywords": keyword}, "is": ">=1"},
                }
                for keyword in ("Flying", "Reach", "Haste")
            ],
        ),
        # 702.14a, 702.16a: each says more, and what is had is that of the other.
        (
            (
                "As long as an Elf card with flying is in exile, this creature has flying. The same is true for "
                "landwalk and protection."
            ),
            [
                {
                    "on": "self",
                    "change": FLYING,
                    "if": {"count": {"subtypes": "Elf", "zone": "exile", "keywords": "Flying"}, "is": ">=1"},
                },
                *(
                    {
                        "on": "self",
                        "change": {"abilities_of": {"among": {"subtypes": "Elf", "zone": "exile"}, "kind": one}},
                    }
                    for one in ("landwalk", "protection")
                ),
            ],
        ),
    ],
)
def test_a_sentence_means_what_a_judge_says(sentence: str, expected: list[Json]) -> None:
    assert same(read(sentence), expected)


@pytest.mark.parametrize(
    "sentence",
    [
        # Whether the second is without flying too is not said.
        "Enchanted creature has flying. It loses all abilities.",
        # No color was chosen of which it could lose it.
        "Enchanted creature loses protection from the chosen color.",
        "Snow and nontoken creatures you control get +2/+1.",
        "Elves you control and Goblins get +2/+1.",
        "As long as you control exactly one Elf, that Goblin has flying.",
        # From what, nobody has said.
        "While a card exiled with it has flying, this creature has flying. The same is true for reach and protection.",
        "White Elves and Goblins you control get +2/+1.",
    ],
)
def test_what_is_not_certain_stays_unread(sentence: str) -> None:
    asked = {one.text for one in unread_sentences((sentence,), ("Quiet Lantern",))}
    assert asked - {one.text for one in read_words((sentence,), ("Quiet Lantern",))}


def test_what_lasts_until_end_of_turn_is_no_static_ability() -> None:
    assert (
        unread_sentences(("You may turn a coin. If you do, it gains haste until end of turn.",), ("Quiet Lantern",))
        == ()
    )


def test_109_5_what_may_be_cast_from_elsewhere_is_a_spell_or_permanent_of_who_does_so() -> None:
    for verbs in (
        "cast a spell from your graveyard",
        "play a land or cast a permanent spell from among cards in exile",
    ):
        words = f"Once each turn, you may {verbs}. If you do, it gains “When this permanent dies, you lose 1 life.”"
        (told,) = unread_sentences((words,), ("Quiet Lantern",))
        assert told.whom == (Whom(zones=("stack", "battlefield"), controller="you"),)
